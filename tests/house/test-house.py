#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the laws of the sources: which file may include which, which names may appear where, how long files and functions
may be. Speaks TAP.

Usage: test-house.py SOURCE-DIR
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "drive"))
import laws  # noqa: E402
import tap  # noqa: E402
from known import KNOWN  # noqa: E402
from tree import Tree  # noqa: E402


def names(*headers):
    return "".join(f'#include "{header}"\n' for header in headers)


# A tree without violations; each row below changes it.
SOUND = {
    "src/engine/talia-cards.h": "/* Cards. */\n",
    "src/engine/talia-game.h": names("talia-cards.h"),
    "src/engine/talia-registry.c": names("engine/games/games.h") + "/* Hearts comes first. */\n",
    "src/engine/games/games.h": names("engine/talia-game.h"),
    "src/engine/games/hearts.c": names("engine/trick/talia-trick.h", "games.h") + '  .id = "hearts",\n',
    "src/engine/trick/talia-trick.h": names("engine/talia-cards.h") + '/* docs/rules/hearts.md */ N_ ("The Spades!")\n',
    "src/model/table/talia-table.h": names("engine/talia-game.h"),
    "src/model/table/talia-table-private.h": names("talia-table.h"),
    "src/model/table/talia-filled.c": "  talia_table_fill ();\n",
    "src/model/table/talia-table.c": names("talia-table.h", "talia-table-private.h"),
    "src/model/record/talia-record.c": names("model/table/talia-table-private.h"),
    "src/words/talia-words-cards.c": names("engine/talia-cards.h") + 'N_ ("hearts"), /* "hearts" */\n',
    "src/words/talia-words-trick.c": names("engine/trick/talia-trick.h"),
    "src/ui/board/talia-board.h": names("model/table/talia-table.h"),
    "src/ui/board/stage/talia-felt.blp": "template $TaliaFelt {}\n",
    "src/ui/board/stage/talia-felt.h": '#include <gtk/gtk.h>\n',
    "src/ui/board/kinds/trick/talia-trick-board.h": names("engine/trick/talia-trick.h", "ui/board/talia-board.h"),
    "src/ui/score/talia-score.blp": "template $TaliaScore {}\n",
    "src/ui/score/talia-score.h": "\n",
    "docs/HOUSE.md": "`src/model/table/talia-table.h`, `src/ui/board`, src/engine/games/GAME.c, tools/*, build/src/none.c\n",
    "docs/rules/hearts.md": "\n",
    "tests/long.c": "void\nfill (void)\n{\n" + "  ;\n" * 58 + "}\nstruct\n{\n" + "  int n;\n" * 61 + "};\n",
    "tools/long.py": "def fill():\n" + "    pass\n" * 59,
    "tools/long": "#!/usr/bin/env bash\nfill() {\n" + "  true\n" * 58 + "}\n" + "\n" * 400,
}

# The law, the path of a changed or new file, its text, and a word of the sentence about the violation (None: no
# sentence).
BREACHES = [
    (laws.includes_are_rooted, "src/model/table/talia-table.c", names("talia-game.h"), "model/table/talia-game.h"),
    (laws.includes_are_rooted, "src/model/table/talia-table.c", names("../engine/talia-game.h"), "no file"),
    (laws.includes_are_rooted, "src/model/table/talia-table.c", names("engine/talia-game.h"), None),
    (laws.includes_are_rooted, "src/ui/score/talia-score.blp", "template $TaliaScore { $TaliaScoreRow row {} }\n",
     "score-row"),
    (laws.arrows_go_down, "src/engine/talia-cards.c", names("model/table/talia-table.h"), "model/table/talia-table.h"),
    (laws.arrows_go_down, "src/engine/talia-cards.c", names("engine/trick/talia-trick.h"), "engine/trick"),
    (laws.arrows_go_down, "src/engine/talia-state.h", names("engine/trick/talia-trick.h"), None),
    (laws.arrows_go_down, "src/engine/trick/talia-trick.c", names("engine/games/games.h"), "engine/games/games.h"),
    (laws.arrows_go_down, "src/engine/trick/talia-trick.c", names("engine/rows/talia-rows.h"), "engine/rows"),
    (laws.arrows_go_down, "src/model/table/talia-table.c", names("model/record/talia-record.h"), "talia-record.h"),
    (laws.arrows_go_down, "src/words/talia-words-cards.c", names("ui/board/talia-board.h"), "talia-board.h"),
    (laws.arrows_go_down, "src/words/talia-words-cards.c", names("engine/trick/talia-trick.h"), "engine/trick"),
    (laws.arrows_go_down, "src/words/talia-words-rows.c", names("engine/trick/talia-trick.h"), "engine/trick"),
    (laws.arrows_go_down, "src/book/talia-book.c", names("model/table/talia-table.h"), "model"),
    (laws.arrows_go_down, "src/cli/talia-engine.c", names("ui/board/talia-board.h"), "ui/board"),
    (laws.arrows_go_down, "src/ui/board/talia-board.c", names("engine/trick/talia-trick.h"), "engine/trick"),
    (laws.arrows_go_down, "src/ui/board/talia-board.c", names("ui/board/kinds/trick/talia-trick-board.h"), "kinds"),
    (laws.arrows_go_down, "src/ui/board/kinds/rows/talia-rows-board.h", names("engine/trick/talia-trick.h"), "trick"),
    (laws.arrows_go_down, "src/ui/board/kinds/talia-kinds.c", names("ui/board/kinds/trick/talia-trick-board.h"), None),
    (laws.arrows_go_down, "src/ui/score/talia-score.c", names("ui/board/talia-board.h"), "ui/board"),
    (laws.arrows_go_down, "src/ui/score/talia-score.blp", "template $TaliaScore { $TaliaFelt felt {} }\n",
     "talia-felt.h"),
    (laws.arrows_go_down, "src/bots/strong/strong.c", names("engine/trick/talia-trick.h"), None),
    (laws.arrows_go_down, "src/cellar/talia-wine.c", names("engine/talia-cards.h"), "cellar"),
    (laws.there_are_no_circles, "src/engine/talia-cards.c", names("talia-game.h"), "stands in a circle: engine/talia-"),
    (laws.there_are_no_circles, "src/engine/talia-cards.c", names("talia-cards.h"), None),
    (laws.private_headers_stay_in_their_room, "src/ui/board/talia-board.c", names("model/table/talia-table-private.h"),
     "for model/table alone"),
    (laws.private_headers_stay_in_their_room, "src/words/talia-words.c", names("model/table/talia-table-private.h"),
     "talia-words.c"),
    (laws.cores_know_no_game, "src/engine/trick/talia-trick.c", "/* Spades: the bids. */\n", "Spades"),
    (laws.cores_know_no_game, "src/engine/talia-state.c", "/* Spades: the bids. */\n", "Spades"),
    (laws.cores_know_no_game, "src/engine/rows/talia-rows.c", "if (state->moon)\n", "moon"),
    (laws.cores_know_no_game, "src/engine/talia-state.c", "case TALIA_PHASE_MOON:\n", None),
    (laws.cores_know_no_game, "src/engine/fishing/talia-fishing.c", "case TALIA_HEARTS: /* the suit */\n", None),
    (laws.nothing_above_the_engine_asks_which_game_it_is, "src/ui/board/talia-board.c",
     'if (g_str_equal (game->id, "hearts"))\n', "“hearts”"),
    (laws.nothing_above_the_engine_asks_which_game_it_is, "src/model/table/talia-table.c", '{ "hearts", 4 },\n',
     "“hearts”"),
    (laws.nothing_above_the_engine_asks_which_game_it_is, "src/bots/talia-bot.c", '{ "hearts", play },\n', None),
    (laws.few_files_reach_out, "src/ui/board/talia-board.c", "  g_file_set_contents (path, text, -1, NULL);\n",
     "g_file_set_contents"),
    (laws.few_files_reach_out, "src/ui/board/talia-board.c", "  fd = open (path, O_RDONLY);\n", "open"),
    (laws.few_files_reach_out, "src/words/talia-words.c", "  fd = socket (AF_INET, SOCK_STREAM, 0);\n", "socket"),
    (laws.few_files_reach_out, "src/ui/app/talia-window.c", "  g_bus_get (G_BUS_TYPE_SYSTEM, NULL, cb, self);\n", "g_bus_get"),
    (laws.few_files_reach_out, "src/model/record/talia-folder.c", "  g_rename (from, to);\n", None),
    (laws.few_files_reach_out, "src/words/talia-words.c", '/* open (x) */ N_ ("remove (y)")\n', None),
    (laws.what_is_named_is_there, "docs/HOUSE.md", "Look into `src/model/talia-cellar.c`.\n", "talia-cellar.c"),
    (laws.what_is_named_is_there, "README.md", "[House](docs/CELLAR.md)\n", "docs/CELLAR.md"),
    (laws.what_is_named_is_there, "docs/HOUSE.md", "[Wine](CELLAR.md#red)\n", "docs/CELLAR.md"),
    (laws.what_is_named_is_there, "docs/rules/hearts.md", "[House](../HOUSE.md#door) [site](https://a.org/b)\n", None),
    (laws.what_is_named_is_there, "src/model/table/talia-table.c", "/* docs/cellar/wine.md */\n", "docs/cellar/wine.md"),
    (laws.files_are_short, "docs/HOUSE.md", "\n" * 1001, None),
    (laws.files_are_short, "tests/long.sh", "\n" * 1001, "1001 lines"),
    (laws.files_are_short, "src/ui/score/talia-score.blp", "\n" * 1001, "1001 lines"),
    (laws.files_are_short, "tests/long.sh", "\n" * 1000, None),
    (laws.functions_are_short, "src/model/table/talia-table.c",
     "void\nfill (int a,\n      int b)\n{\n" + "  ;\n" * 59 + "}\n", "fill"),
    (laws.functions_are_short, "tools/long.py", "class It:\n    def fill(self):\n" + "        pass\n" * 60, "fill"),
    (laws.public_functions_have_callers, "src/model/table/talia-table.h", "guint talia_table_count (void);\n", "talia_table_count"),
    (laws.public_functions_have_callers, "src/ui/score/talia-score.h", "int talia_table_sum (int a,\n  int b);\n",
     "talia_table_sum"),
    (laws.public_functions_have_callers, "src/model/table/talia-table.h",
     "void talia_table_free (void);\n#define CLEAN talia_table_free\n", None),
    (laws.public_functions_have_callers, "src/model/table/talia-table.h", "void talia_table_fill (void);\n", None),
    (laws.functions_are_short, "tools/long", "#!/usr/bin/env bash\nfill() {\n" + "  true\n" * 59 + "}\n", "fill"),
]


def house_keeps(law, tree):
    return laws.judge(law, tree, KNOWN.get(law.__name__, ()))


def sound_house_keeps(law):
    return laws.judge(law, Tree(SOUND))


def breach_is_noticed(law, path, text, word):
    """The law reports the violation of the row, and nothing else."""
    said = laws.judge(law, Tree(SOUND | {path: text}))
    if word is None:
        return said
    return [] if said and all(word in sentence for sentence in said) else [f"{path} should be told of {word}: {said}"]


def what_is_mended_leaves_the_list():
    said = laws.judge(laws.files_are_short, Tree(SOUND), {"tests/long.c"})
    return [] if any("out of KNOWN" in sentence for sentence in said) else ["an exception that is none went unnoticed"]


def laws_without_a_breach():
    return [f"nothing shows that {law.__name__} can be broken" for law in laws.LAWS
            if not any(row[0] is law and row[3] for row in BREACHES)]


def an_empty_house_is_noticed():
    return [] if any("ui/board" in said for said in laws.rows_without_an_object(Tree({}))) else ["nobody missed anything"]


def known_names_laws():
    return sorted(f"there is no law {name}" for name in KNOWN.keys() - {law.__name__ for law in laws.LAWS})


def cases():
    tree = Tree.read(sys.argv[1])
    for law in laws.LAWS:
        name = law.__name__.replace("_", "-")
        yield f"/house/{name}", house_keeps(law, tree)
        yield f"/house/itself/{name}/sound", sound_house_keeps(law)
        rows = [row for row in BREACHES if row[0] is law]
        for number, row in enumerate(rows, 1):
            yield f"/house/itself/{name}/{number}", breach_is_noticed(*row)
    yield "/house/itself/what-is-mended-leaves-the-list", what_is_mended_leaves_the_list()
    yield "/house/tables-name-what-is-there", list(laws.rows_without_an_object(tree))
    yield "/house/itself/an-empty-house", an_empty_house_is_noticed()
    yield "/house/itself/every-law-can-be-broken", laws_without_a_breach()
    yield "/house/itself/known-names-laws", known_names_laws()


tap.run((name, lambda complaints=complaints: tap.refuse(complaints)) for name, complaints in cases())
