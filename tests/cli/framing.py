#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks how talia-engine handles arbitrary bytes: framing, garbage, refusals.  Usage: framing.py ENGINE"""
import os
import random
import resource
import subprocess
import sys
import tempfile
import time

from conversation import Engine, Tap, converse, expect

MIB = 1024 * 1024
PACK = ",".join(rank + suit for suit in "CDHS" for rank in "23456789TJQKA")

# What is sent, and the complete output.
FRAMES = [
    ("a command is answered", b"name\n", b"= Talia\n\n"),
    ("an id is echoed", b"12 name\n", b"=12 Talia\n\n"),
    ("an id is echoed as it was written", b"007 name\n99999999999999999999 name\n",
     b"=007 Talia\n\n=99999999999999999999 Talia\n\n"),
    ("an id is echoed in a refusal", b"3 nonsense\n", b"?3 unknown command\n\n"),
    ("an id alone is no command", b"12\n", b"?12 unknown command\n\n"),
    ("only digits are an id", b"-1 name\n1x name\n", b"? unknown command\n\n? unknown command\n\n"),
    ("an answer without text", b"5 new hearts\n", b"=5\n\n"),
    ("blank lines are ignored", b"\n   \n\t\n\r\n\nname\n\n", b"= Talia\n\n"),
    ("comments are ignored", b"# name\n   # name\n#\nname # version\nname#\n", b"= Talia\n\n= Talia\n\n"),
    ("an id before a comment alone is no command", b"4 # x\n", b"?4 unknown command\n\n"),
    ("a tab is a space", b"\t1\tknown_command\tname\t\n", b"=1 true\n\n"),
    ("a carriage return is dropped", b"name\r\n", b"= Talia\n\n"),
    ("control characters are dropped", b"\x01n\x02a\x7fm\x1be\x0b\x0c\x08\n", b"= Talia\n\n"),
    ("NUL bytes are dropped", b"\x00n\x00ame\x00\x00\n\x00\n", b"= Talia\n\n"),
    ("many spaces are one", b"   1    known_command     name   \n", b"=1 true\n\n"),
    ("the end in mid-command still runs it", b"2 name", b"=2 Talia\n\n"),
    ("the end in mid-word refuses it", b"2 nam", b"?2 unknown command\n\n"),
    ("the end after an id", b"2", b"?2 unknown command\n\n"),
    ("no input", b"", b""),
    ("quit ends", b"7 quit\nname\n", b"=7\n\n"),
    ("quit in a comment does not end", b"# quit\nname\n", b"= Talia\n\n"),
    ("bytes that are no UTF-8", b"\xff\xfe\x80\nknown_command \xc5\n", b"? unknown command\n\n= false\n\n"),
    ("a line of 1 MiB is taken", b"name".ljust(MIB) + b"\nname\n", b"= Talia\n\n= Talia\n\n"),
    ("a longer line is refused, once", b"name".ljust(MIB + 1) + b"\nname\n",
     b"? the line is longer than 1 MiB\n\n= Talia\n\n"),
    ("a line of 2 MiB is refused", b"9 play " + b"x" * 2 * MIB + b"\nname\n",
     b"?9 the line is longer than 1 MiB\n\n= Talia\n\n"),
    ("2 MiB of NUL bytes are refused", b"\0" * 2 * MIB + b"\nname\n",
     b"? the line is longer than 1 MiB\n\n= Talia\n\n"),
    ("2 MiB and then the end", b"x" * 2 * MIB, b"? the line is longer than 1 MiB\n\n"),
    ("a comment of 2 MiB is a line of 2 MiB", b"#" * 2 * MIB + b"\n", b"? the line is longer than 1 MiB\n\n"),
]

# Commands that are refused in a match in which seat 0 is to pass, and the beginning of the refusal.
REFUSALS = [
    ("nonsense", "unknown command"), ("NAME", "unknown command"), ("name x", "the command is: name"),
    ("quit now", "the command is: quit"), ("known_command", "the command is: known_command COMMAND"),
    ("known_command a b", "the command is: known_command COMMAND"), ("options", "the command is: options GAME"),
    ("options bridge", "there is no such game"), ("new", "the command is: new GAME"),
    ("new bridge", "there is no such game"), ("new hearts target", "'target' is not"), ("new hearts x=1", ""),
    ("new hearts target=49", ""), ("new hearts target=201", ""), ("new hearts target=", ""),
    ("new hearts target=1e2", ""), ("new hearts moon=maybe", ""), ("new hearts forced-lead-breaks=1", ""),
    ("deal", "the command is: deal"), ("deal seed=1 pack=2C", "the command is: deal"), ("deal x", "a deal is of"),
    ("deal seed=", "a seed is"), ("deal seed=-1", "a seed is"), ("deal seed=+1", "a seed is"),
    ("deal seed=18446744073709551616", "a seed is"), ("deal seed=1x", "a seed is"), ("deal seed=0x1", "a seed is"),
    ("deal pack=", "a pack is"), ("deal pack=2C,2C", "a pack is"), ("deal pack=??", "a pack is"),
    ("deal seed=1", ""), ("deal pack=" + PACK, ""), ("play", "the command is: play MOVE"),
    ("play 2C 3C", "the command is: play MOVE"), ("play 2C", "illegal wrong-move"),
    ("play 2c", "illegal wrong-move"), ("play ZZ", "illegal wrong-move"), ("play -", "illegal wrong-move"),
    ("play pass:", "illegal wrong-move"), ("play pass:-", "illegal"), ("play pass:2C", "illegal pass-three"),
    ("play pass:6C,2C,TC", "illegal wrong-move"), ("play pass:2C,2C,6C", "illegal wrong-move"),
    ("play pass:3C,4C,5C", "illegal not-in-hand"), ("play bid:4", "illegal wrong-move"),
    ("play moon:add", "illegal wrong-move"), ("undo", "the deal has no move"), ("undo 1", "the command is: undo"),
    ("hand", "the command is: hand SEAT"), ("hand 4", "a seat is a number from 0 to 3"), ("hand -1", "a seat is"),
    ("hand x", "a seat is"), ("hand 0x0", "a seat is"), ("taken 4", "a side is"), ("view 4", "a seat is"),
    ("view", "the command is: view SEAT"), ("advise", "the command is: advise LEVEL [MS]"),
    ("advise nobody", "there is no such level"), ("advise easy 0", "the time is"), ("advise easy -5", "the time is"),
    ("advise easy 1 1", "the command is: advise"), ("genmove nobody", "there is no such level"),
    ("genmove easy soon", "the time is"), ("bots_seed", "the command is: bots_seed N"), ("bots_seed -1", "a seed is"),
    ("load", "the command is: load TEXT-FILE"), ("load /nonexistent/file", ""), ("load /", "line 1: "),
    ("load /dev/zero", "line 1: "), ("load /dev/null", "line 1: "),
]

MATCH_COMMANDS = ["deal seed=1", "dealer", "turn", "legal", "play 2C", "undo", "hand 0", "trick", "table", "taken 0",
                  "score", "total", "result", "view 0", "advise easy", "genmove easy", "record"]

COMMANDS = ["name", "version", "protocol_version", "list_commands", "known_command", "quit", "games", "options", "new",
            "deal", "dealer", "turn", "legal", "play", "undo", "hand", "trick", "table", "taken", "score", "total",
            "result", "view", "advise", "genmove", "bots_seed", "record", "load"]


def check_frame(program, sent, wanted):
    status, out, err = converse(program, sent)
    expect(out, wanted, "the answer")
    expect((status, err), (0, b""), "status and standard error")


def check_refusals(program):
    """A refused command changes nothing in any state."""
    engine = Engine(program)
    engine.get("new hearts target=77")
    engine.get("deal seed=1")
    before = [engine.get(command) for command in ["record", "turn", "legal", "view 0", "score"]]
    for command, wanted in REFUSALS:
        text = engine.refused(command)
        assert text and text.startswith(wanted), "%s: refused with %r, wanted %r" % (command, text, wanted)
        after = [engine.get(command) for command in ["record", "turn", "legal", "view 0", "score"]]
        expect(after, before, "the match after " + command)
    expect(engine.end(), 0, "status")
    return "%d refusals" % len(REFUSALS)


def check_before_new(program):
    engine = Engine(program)
    for command in MATCH_COMMANDS:
        assert engine.refused(command).startswith("there is no match"), command
    engine.get("bots_seed 1")
    expect(engine.end(), 0, "status")


def check_known(program):
    engine = Engine(program)
    expect(engine.get("list_commands").split("\n"), COMMANDS, "list_commands")
    for command in COMMANDS:
        expect(engine.get("known_command " + command), "true", command)
    expect(engine.get("known_command nonsense"), "false", "nonsense")
    expect(engine.get("protocol_version"), "1", "protocol_version")
    expect(engine.get("games").split("\n")[0], "hearts", "games")
    options = engine.get("options hearts").split("\n")
    for option in ("target int 100 50..200", "jack-diamonds choice off off|bonus", "moon choice ask ask|add|subtract",
                   "forced-lead-breaks bool false -"):
        expect(option in options, True, option)
    expect(engine.end(), 0, "status")


def check_seed(program):
    """Computes the pack of a seed independently of the engine, as PROTOCOL.md describes it."""
    mask = 2 ** 64 - 1

    def rotate(x, n):
        return (x << n | x >> (64 - n)) & mask

    def shuffled(seed):
        words, state = [], seed
        for _ in range(4):
            state = (state + 0x9e3779b97f4a7c15) & mask
            z = state
            z = ((z ^ z >> 30) * 0xbf58476d1ce4e5b9) & mask
            z = ((z ^ z >> 27) * 0x94d049bb133111eb) & mask
            words.append(z ^ z >> 31)

        def draw(n):
            while True:
                result = (rotate((words[1] * 5) & mask, 7) * 9) & mask
                t = (words[1] << 17) & mask
                words[2] ^= words[0]
                words[3] ^= words[1]
                words[1] ^= words[2]
                words[0] ^= words[3]
                words[2] ^= t
                words[3] = rotate(words[3], 45)
                if result < 2 ** 64 - 2 ** 64 % n:
                    return result % n

        pack = PACK.split(",")
        for i in range(51, 0, -1):
            j = draw(i + 1)
            pack[i], pack[j] = pack[j], pack[i]
        return pack

    engine = Engine(program)
    for seed in [0, 1, 2, 42, 999999999, 2 ** 32, 2 ** 63, 2 ** 64 - 1]:
        engine.get("new hearts")
        engine.get("deal seed=%d" % seed)
        pack = shuffled(seed)
        expect(engine.get("record").split("\n")[-1], "deal seed=%d pack=%s" % (seed, ",".join(pack)), "the deal")
        for seat in range(4):
            expect(sorted(engine.get("hand %d" % seat).split(",")), sorted(pack[seat::4]), "hand %d" % seat)
    expect(engine.end(), 0, "status")


def check_views(program):
    """Two matches that a seat cannot tell apart give the same bytes, and a bot plays the same in both."""
    views, moves = [], []
    chance = random.Random(5)
    for _ in range(4):
        engine = Engine(program)
        cards = PACK.split(",")
        own, others = cards[::4], [card for card in cards if card not in cards[::4]]
        chance.shuffle(others)
        pack = [own.pop() if i % 4 == 0 else others.pop() for i in range(52)]
        engine.get("new hearts")
        engine.get("bots_seed 3")
        engine.get("deal pack=" + ",".join(pack))
        views.append(engine.get("view 0"))
        first = engine.get("advise random")
        expect(engine.get("advise random"), first, "advise, asked again")
        moves.append((first, engine.get("advise easy"), engine.get("genmove random")))
        expect(moves[-1][2], first.split("\n")[0], "genmove after advise")
        expect(engine.end(), 0, "status")
    expect(len(set(views)), 1, "the number of different views")
    expect(len(set(moves)), 1, "the number of different opinions")


def check_bots_seed(program):
    """The same seed gives the same match."""
    records = set()
    for _ in range(2):
        engine = Engine(program)
        engine.get("new hearts")
        engine.get("bots_seed 11")
        engine.get("deal seed=4")
        while engine.get("turn") != "deal -":
            engine.get("genmove random")
        records.add(engine.get("record"))
        expect(engine.end(), 0, "status")
    expect(len(records), 1, "the number of different matches")


def check_load(program):
    """`load` names the line and the reason for a damaged record, and accepts an intact one."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "a match.talia")
        engine = Engine(program)
        engine.get("new hearts moon=add")
        engine.get("deal seed=8")
        for _ in range(20):
            engine.get("genmove easy")
        record = engine.get("record")
        lines = record.split("\n")

        def load(text, mode="w"):
            with open(path, mode, **({} if "b" in mode else {"encoding": "utf-8"})) as file:
                file.write(text)
            return engine.ask("load " + path)

        expect(load(record + "\n"), (True, ""), "load")
        expect(load(record), (True, ""), "load without the last newline")
        expect(engine.get("record"), record, "record")
        expect(load(record.replace("\n", "\r\n") + "\r\n"), (True, ""), "load with CRLF")
        expect(engine.get("record"), record, "record")
        expect(load(record + "\npa"), (True, ""), "load with a torn line")
        expect(engine.get("record"), record, "record")
        for number in range(1, len(lines) + 1):
            damaged = lines[:number - 1] + ["rubbish"] + lines[number:]
            good, text = load("\n".join(damaged) + "\n")
            assert not good and text.startswith("line %d: " % number), text
        for text, number in [("", 1), ("\0" * 100 + "\n", 1), (record + "\nK\0C\n", len(lines) + 1)]:
            good, answer = load(text)
            assert not good and answer.startswith("line %d: " % number), answer
        good, answer = load(b"talia-record 1\ngame hearts\nseat 0 human \xff\n", "wb")
        assert not good and answer.startswith("line 3: "), answer
        expect(engine.get("record"), record, "record after refused ones")
        expect(engine.end(), 0, "status")


def check_garbage(program):
    """Random bytes and lines of random words: there are as many answers as lines that are not blank."""
    chance = random.Random(1)
    words = COMMANDS + ["hearts", "target=60", "seed=1", "pack=" + PACK, "0", "3", "-1", "easy", "random", "2C", "#",
                        "pass:2C,3C,4C", "\0", "\xff", "1" * 300, "%s%n", "/tmp", ""]
    words.remove("quit")
    words.remove("load")
    lines = [" ".join(chance.choice(words) for _ in range(chance.randint(0, 4))).encode("latin-1")
             for _ in range(3000)]
    lines += [bytes(chance.randrange(256) for _ in range(chance.randint(0, 200))).replace(b"\n", b"")
              for _ in range(3000)]
    wanted = 0
    for line in lines:
        text = bytes(b for b in line.split(b"#")[0] if b == 9 or (b >= 32 and b != 127)).strip(b" \t")
        wanted += text != b""
    status, out, err = converse(program, b"\n".join(lines) + b"\n")
    expect((status, err), (0, b""), "status and standard error")
    answers = out.split(b"\n\n")
    expect(answers.pop(), b"", "what follows the last answer")
    expect(len(answers), wanted, "the number of answers")
    for answer in answers:
        assert answer[:1] in (b"=", b"?"), answer
    return "%d lines, %d answers" % (len(lines), len(answers))


def check_memory(program):
    """A line without an end is read, but not kept in memory."""
    process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    # Memory is only measured once the program has started up.
    process.stdin.write(b"name\n")
    process.stdin.flush()
    expect(process.stdout.read(len(b"= Talia\n\n")), b"= Talia\n\n", "the answer to the first command")
    before = resident(process.pid)
    for _ in range(64):
        process.stdin.write(b"x" * MIB)
    process.stdin.flush()
    grown = resident(process.pid) - before
    process.stdin.write(b"\nname\n")
    out, _ = process.communicate()
    expect(out, b"? the line is longer than 1 MiB\n\n= Talia\n\n", "the answer")
    expect(process.returncode, 0, "status")
    assert grown < 16 * 1024, "64 MiB of line took %d KiB" % grown
    return "64 MiB of line took %d KiB" % grown


def resident(pid):
    with open("/proc/%d/status" % pid, encoding="utf-8") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("VmRSS"))


def check_flush(program):
    """An answer comes at once, not at the end of the input; otherwise Engine would hang here."""
    engine = Engine(program)
    start = time.monotonic()
    for _ in range(100):
        engine.get("name")
    assert time.monotonic() - start < 60, "answers are late"
    expect(engine.end(), 0, "status")


def check_gone_reader(program):
    """If nobody reads the answers any more, the program ends normally, without a signal or a message."""
    process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    process.stdout.close()
    try:
        process.stdin.write(b"list_commands\n" * 10000)
        process.stdin.close()
    except BrokenPipeError:
        pass
    expect(process.stderr.read(), b"", "standard error")
    expect(process.wait(60), 0, "status")
    process.stderr.close()


def check_options(program):
    status, out, err = converse(program, b"", ["--version"])
    assert status == 0 and out.startswith(b"talia-engine ") and not err, (status, out, err)
    status, out, err = converse(program, b"", ["--help"])
    assert status == 0 and out.startswith(b"Usage: talia-engine") and not err, (status, out, err)
    for argument in ["--nonsense", "file", ""]:
        status, out, err = converse(program, b"name\n", [argument])
        expect((status, out, err.count(b"\n")), (2, b"", 1), "status, output and lines of error")


def main():
    program, tap = sys.argv[1], Tap()
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    for name, sent, wanted in FRAMES:
        tap.run(name, check_frame, program, sent, wanted)
    tap.run("a refused command changes nothing", check_refusals, program)
    tap.run("a command about the match before `new` is refused", check_before_new, program)
    tap.run("the commands, games and options are listed", check_known, program)
    tap.run("a seed is the pack that the protocol says", check_seed, program)
    tap.run("views and bots know no hidden card", check_views, program)
    tap.run("bots_seed makes bots reproducible", check_bots_seed, program)
    tap.run("a damaged record is refused with the line and the reason", check_load, program)
    tap.run("garbage is answered line by line", check_garbage, program)
    tap.run("a line without an end takes no memory", check_memory, program)
    tap.run("each answer comes at once", check_flush, program)
    tap.run("a reader that goes away is an end", check_gone_reader, program)
    tap.run("options of the program", check_options, program)
    return tap.end()


if __name__ == "__main__":
    sys.exit(main())
