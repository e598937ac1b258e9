# SPDX-License-Identifier: GPL-3.0-or-later
"""The laws of the sources: coding rules that the test `house` enforces. Each is a function that gets the source tree and
yields a pair (subject, sentence) for each violation."""

import re
from collections import defaultdict
from fnmatch import fnmatchcase
from posixpath import join, normpath

from tree import COMMENT, STRING, room, stem, ways_back

MAX_FILE = 1000  # in lines
MAX_FUNCTION = 60

# The rooms of the model for playing and looking back at matches; few others need the rooms for storage.
MODEL = ("model/base", "model/table", "model/match", "model/look-back")

# The parts of a board that other rooms may show.
BOARD = ("ui/board", "ui/board/stage", "ui/board/seats", "ui/board/hand")

# The table of dependencies, from bottom to top: what each room may include besides itself. A row may also name a file
# ("ROOM/STEM"), or several rooms (*); a file may include what any of its rows allows.
MAY_INCLUDE = {
    "engine": [],
    "engine/talia-state": ["engine/trick", "engine/rows", "engine/fishing"],  # a state is one flat value
    "engine/talia-registry": ["engine/games"],  # the list of games
    "engine/talia-feats": ["engine/trick", "engine/fishing"],
    "engine/talia-theme": ["engine/trick", "engine/rows"],  # what a decision asks for, by core
    "engine/talia-playout": ["engine/trick", "engine/rows"],  # the fast playouts of each core
    "engine/trick": ["engine"],
    "engine/rows": ["engine"],
    "engine/fishing": ["engine"],
    "engine/games": ["engine", "engine/trick", "engine/rows", "engine/fishing"],
    "engine/games/*": ["engine", "engine/games", "engine/trick", "engine/rows", "engine/fishing"],
    "bots": ["engine", "bots/*"],
    "bots/talia-knowledge": ["engine/trick"],
    "bots/talia-strength": ["engine/games"],  # a table by game
    "bots/*": ["engine", "engine/*", "bots", "bots/*"],  # a player knows the game it plays
    "model/base": ["engine"],
    "model/table": ["engine", "bots", "model/base"],
    "model/match": ["engine", "bots", "model/base", "model/table"],
    "model/look-back": ["engine", "bots", "model/base", "model/table", "model/match"],
    "model/record": ["engine", "bots", "model/base", "model/table", "model/match"],
    "model/pad": ["engine", "model/base", "model/match", "model/record"],
    "model/archive": ["engine", "bots", *MODEL, "model/record", "model/pad"],
    "model/exercise": ["engine", "bots", *MODEL, "model/record", "model/archive"],
    "model/bundle": ["engine", *MODEL, "model/record", "model/pad"],
    "settings": [],
    "net": ["engine", *MODEL, "model/record"],
    "words": ["engine", *MODEL, "settings"],
    "words/talia-words-trick": ["engine/trick"],
    "words/talia-words-rows": ["engine/rows"],
    "words/talia-words-fishing": ["engine/fishing"],
    "words/talia-words-causes": ["bots"],
    "words/talia-words-reasons": ["bots"],
    "words/talia-words-levels": ["bots"],
    "words/talia-words-regulars": ["bots"],
    "words/talia-words-archive": ["model/archive"],
    "words/talia-words-coach": ["model/archive"],
    "words/talia-words-pad": ["model/pad"],
    "words/talia-words-daily": ["model/archive"],
    "guide": ["engine", "bots", *MODEL, "words"],
    "words/talia-words-statistics": ["model/archive", "bots"],
    "book": ["engine"],
    "cli": ["engine", "bots", *MODEL, "model/record"],
    "ui/desktop": ["settings", "engine", *MODEL],
    "ui/cards": ["settings", "engine", *MODEL, "words", "ui/desktop"],
    "ui/faces": ["settings", "engine", "bots", *MODEL, "model/archive", "words"],
    "ui/board/stage": ["settings", "engine", *MODEL, "words", "ui/desktop", "ui/cards", "ui/faces"],
    "ui/board": ["settings", "engine", *MODEL, "words", "ui/desktop", "ui/cards", "ui/faces", "ui/board/stage"],
    "ui/board/seats": ["settings", "engine", *MODEL, "words", "ui/desktop", "ui/cards", "ui/faces", "ui/board", "ui/board/stage"],
    "ui/board/hand": ["settings", "engine", *MODEL, "words", "ui/desktop", "ui/cards", "ui/faces", *BOARD],
    "ui/board/kinds": [*BOARD, "ui/board/kinds/*"],
    "ui/board/kinds/*": ["engine", *MODEL, "words", "ui/desktop", "ui/cards", *BOARD],
    "ui/board/kinds/trick": ["engine/trick"],
    "ui/board/kinds/rows": ["engine/rows"],
    "ui/board/kinds/fishing": ["engine/fishing"],
    "ui/plot": ["model/base", "ui/desktop"],
    "ui/score": ["settings", "engine", *MODEL, "model/pad", "words", "ui/desktop", "ui/cards", "ui/faces", "ui/plot"],
    "ui/end": ["settings", "engine", *MODEL, "words", "ui/desktop", "ui/cards", "ui/faces", *BOARD, "ui/plot", "ui/score"],
    "ui/book": ["engine", "book", "words", "ui/desktop", "ui/cards"],
    "ui/start": ["settings", "engine", "bots", *MODEL, "model/archive", "words", "guide", "ui/desktop", "ui/faces", "ui/cards", *BOARD, "ui/print"],
    "ui/table/session": ["settings", "engine", *MODEL, "words", "guide"],  # without widgets
    "ui/table": ["settings", "engine", *MODEL, "words", "guide", "book", "ui/table/session", "ui/desktop", "ui/cards", "ui/faces", *BOARD, "ui/board/kinds", "ui/score", "ui/end",
                 "ui/book"],
    "ui/review": ["engine", *MODEL, "model/archive", "words", "ui/desktop", "ui/plot", *BOARD, "ui/board/kinds"],
    "ui/exercise": ["settings", "engine", *MODEL, "model/exercise", "words", "ui/desktop", *BOARD, "ui/board/kinds", "ui/table", "ui/table/session", "ui/review"],
    "ui/print": ["engine", *MODEL, "words"],
    "ui/print/talia-sheet-dialog": ["model/record"],  # saves a PDF
    "ui/party": ["settings", "engine", *MODEL, "words", "net", "ui/book", "ui/start"],
    "ui/pad": ["engine", *MODEL, "model/pad", "words", "ui/plot", "ui/print", "ui/score", "ui/start"],
    "ui/matches": ["engine", *MODEL, "model/archive", "words", "ui/desktop", "ui/plot"],
    "ui/session": ["settings", "engine", "bots", *MODEL, "model/record", "model/archive", "model/exercise", "words", "guide", "net", "ui/start", "ui/party"],
    "ui/app": ["settings", "engine", *MODEL, "model/pad", "model/record", "model/archive", "model/bundle", "model/exercise", "words", "guide", "ui/*"],
}

# What the cores must not mention, not even in comments: they know boards, and a game on a board is described by data.
# State, moves and events are shared by all games, so only the three cores must keep the second row.
CORES = {
    r"\b(?:Hearts|Spades|Kierki|Loteryjka|Punktowe|Czarna Dama|Greckie|Casino|Royal)\b|talia_game_(?:hearts|spades)":
        ["engine/talia-*", "engine/trick/*", "engine/rows/*", "engine/fishing/*"],
    r"(?i:queen of spades|king of hearts|robber|moon)":
        ["engine/trick/*", "engine/rows/*", "engine/fishing/*"],
}

# Calls that reach out of the program, and the files of src/ that may make them (docs/SECURITY.md).
REACHES = {
    r"\b(?:g_file_set_contents\w*|g_file_(?:replace|create|append_to|copy|move|delete|trash|make|open_tmp)\w*"
    r"|(?:g_)?f?open|(?:g_)?creat|(?:g_)?mk(?:dir|stemp)\w*|(?:g_)?rename\w*|(?:g_)?(?:unlink|remove|rmdir)"
    r"|g_dir_make_tmp|f?truncate) \(":
        ["model/archive/talia-archive.c", "model/archive/talia-archive-database.c", "model/bundle/talia-bundle-incoming.c",
         "model/record/talia-folder.c", "model/record/talia-match-file.c", "model/record/talia-outgoing.c",
         "model/record/talia-record-file.c", "model/record/talia-retitling.c", "model/record/talia-lock.c",
         "ui/cards/talia-decks.c", "ui/desktop/talia-surroundings.c"],
    # The folders of the matches and of the player's decks, shown by the desktop's own program when the player asks for it.
    r"\bgtk_file_launcher\w* \(": ["ui/app/talia-preferences-dialog.c", "ui/matches/talia-storage-group.c"],
    # Prints what the player wants to have printed.
    r"\bgtk_print_operation_run \(": ["ui/print/talia-sheet-dialog.c"],
    r"\b(?:socket|getaddrinfo|g_socket\w*|g_network\w*|g_resolver\w*|soup_\w+|gtk_show_uri\w*|g_app_info_launch\w*"
    r"|gtk_uri_launcher\w*|g_subprocess\w*|g_spawn\w*|system|popen|exec[lv]\w*|fork|dlopen|g_module_open) \(":
        ["net/talia-guest.c", "net/talia-host.c", "net/talia-listen.c", "net/talia-visitor.c"],
    # Avahi is asked for tables; other calls to the desktop are the toolkit's.
    r"\b(?:g_bus_\w+|g_dbus_\w+) \(": ["net/talia-avahi.c"],
}

# Rooms whose private headers other rooms may include, because they look on from outside the window.
MAY_SEE = {"ui/board": ["ui/board/*"], "model/table": ["model/*", "cli"], "model/match": ["model/*", "cli"], "bots/search/core": ["bots/search/*"]}

# Public functions that only tests call, by reason.
FOR_TESTS = {
    "a test asks a widget or an object what it shows or knows": {
        "talia_archive_get_updating", "talia_bar_get_ends", "talia_board_bubble_get_tip",
        "talia_book_panel_get_place", "talia_card_deck_is_read", "talia_card_textures_get_bytes",
        "talia_card_textures_get_drawn", "talia_card_textures_lookup", "talia_card_widget_get_cost",
        "talia_card_widget_get_giver",
        "talia_card_widget_get_turned", "talia_examiner_is_busy", "talia_exercise_page_get_board", "talia_exercise_page_get_trial", "talia_face_get_picture", "talia_fishing_board_get_table_card", "talia_match_get_autoplay",
        "talia_match_end_get_moving", "talia_match_get_held", "talia_match_row_get_facts", "talia_own_face_get_choice", "talia_taken_stack_get_layers",
        "talia_mini_card_get_card", "talia_open_hand_get_cards",
        "talia_plot_get_figures", "talia_review_page_get_board", "talia_review_page_get_text",
        "talia_rows_board_get_row_card", "talia_rows_board_has_place", "talia_seat_get_points", "talia_seat_get_to_act",
        "talia_seat_get_total", "talia_sheet_page_get_text", "talia_stage_get_layer", "talia_stage_list", "talia_table_get_n_undo",
        "talia_table_page_get_board", "talia_trick_board_get_trick_card"},
    "it sets or gets a property that Blueprint or a binding names": {
        "talia_board_bar_get_news", "talia_board_get_busy"},
    "a test has no Blueprint to make the widget": {
        "talia_book_panel_new", "talia_score_view_new", "talia_start_page_new", "talia_table_picture_new"},
    "a test sets what time or a network would": {
        "talia_guest_set_patience", "talia_host_set_patience", "talia_host_pass_time", "talia_host_receive"},
    "a step of what the program does at once, which a test takes alone": {
        "talia_advice_worth", "talia_book_list_aliases", "talia_book_page_find_option", "talia_book_panel_go",
        "talia_card_signs_place_cost", "talia_challenge_make_check", "talia_collection_parse", "talia_game_finish_deal", "talia_game_sample",
        "talia_guided_deal_parse", "talia_match_row_describe", "talia_number_is_shared", "talia_replay_find_trick", "talia_session_begin",
        "talia_store_end_match", "talia_temper_is_none", "talia_temper_taste",
        "talia_words_find_deciding_deal"},
}

PATH = re.compile(r"(?<![\w/.}$-])(?:src|tests|tools|data|docs)/[\w./*-]*[\w*]")
MADE_UP = ("tests/house/", "tests/tools/faults.py", "tests/tools/slow_faults.py",
           "tests/tools/test-release.py")  # their paths are made up
LINK = re.compile(r"\]\((?!\w+:)([^)#\s]+)")  # to a file of this project


DECLARATION = re.compile(r"^(?!static |typedef |#|G_D)[A-Za-z_][\w *]*?[ *](talia_\w+) \(", re.MULTILINE)
DEFINITION = re.compile(r"^(talia_\w+) \(", re.MULTILINE)


def rows_for(path):
    """Returns the targets that the table allows for a file of src/, or None if its room has no row."""
    rows = [allowed for row, allowed in MAY_INCLUDE.items() if row == stem(path) or fnmatchcase(room(path), row)]
    return {target for allowed in rows for target in allowed} if rows else None


def includes_are_rooted(tree):
    """An include names a room, or a file in the same folder, so that the other laws can check it."""
    for path, target in tree.arrows():
        if target not in tree.sources:
            yield f"{path} -> {target}", f"{path} names {target}, which is no file of src/"


def arrows_go_down(tree):
    for path, target in tree.arrows():
        allowed = rows_for(path)
        if allowed is None:
            yield room(path), f"{room(path)} is a room that MAY_INCLUDE has no row for"
        elif room(path) != room(target) and not any(fnmatchcase(room(target), pattern) for pattern in allowed):
            rooms = ", ".join(sorted(allowed)) or "its own room alone"
            yield f"{path} -> {target}", f"{path} may not include {target}; it knows {rooms}"


def there_are_no_circles(tree):
    graph = {}
    for path, target in tree.arrows():
        if stem(path) != stem(target):
            graph.setdefault(stem(path), set()).add(stem(target))
    for start, way in ways_back(graph):
        yield start, f"{start} stands in a circle: {' -> '.join(way)}"


def private_headers_stay_in_their_room(tree):
    """A folder inside a room belongs to the room."""
    for path, target in tree.arrows():
        inside = path.startswith(room(target) + "/") or any(fnmatchcase(room(path), row) for row in MAY_SEE.get(room(target), ()))
        if target.endswith("-private.h") and not inside:
            yield f"{path} -> {target}", f"{path} may not include {target}: it is for {room(target)} alone"


def cores_know_no_game(tree):
    for path, text in tree.sources.items():
        code = re.sub(r"docs/rules/\S+", "", STRING.sub('""', text))  # sentences name cards, and a path is a path
        for words, cores in CORES.items():
            if any(fnmatchcase(path, core) for core in cores) and stem(path) != "engine/talia-registry":
                for word in sorted(set(re.findall(words, code))):
                    yield f"{path}: {word}", f"{path} is of a core and speaks of “{word}”"


def nothing_above_the_engine_asks_which_game_it_is(tree):
    """Computer players know the games they play; all other code asks the game's table. The names of suits are
    translated texts."""
    ids = {id for path, text in tree.sources.items() if path.startswith("engine/games/")
           for id in re.findall(r'^  \.id = "([\w-]+)"', text, re.MULTILINE)}
    if not ids:
        yield "engine/games", "there is no game whose id could be looked for"
    for path, text in tree.sources.items():
        if path.startswith(("engine/", "bots/")) or not path.endswith((".c", ".h")):
            continue
        for marked, word in re.findall(r'(\b(?:N_|C_|_|NC_) \([^()]*)?"([\w-]+)"', COMMENT.sub("", text)):
            if word in ids and not marked:
                yield f"{path}: {word}", f"{path} asks for the game “{word}”"


def few_files_reach_out(tree):
    """No other file uses the network, starts programs or writes files."""
    for path, text in tree.sources.items():
        code = COMMENT.sub("", STRING.sub('""', text))
        for calls, files in REACHES.items():
            if path not in files:
                for call in sorted(set(re.findall(calls, code))):
                    yield f"{path}: {call}", f"{path} calls {call}), which reaches out of the program"


def what_is_named_is_there(tree):
    """Paths in prose and in comments exist (those with a star or capitals stand for several), and so do the targets of
    links."""
    for path, text in (tree.docs | tree.texts).items():
        for named in [] if path.startswith(MADE_UP) else sorted(set(PATH.findall(text))):
            if named not in tree.paths and not re.search(r"\*|GAME|ID", named):
                yield f"{path}: {named}", f"{path} names {named}, which is not there"
    for path, text in tree.docs.items():
        for link in sorted(set(LINK.findall(text))):
            target = normpath(join(room(path), link))
            if target not in tree.paths:
                yield f"{path}: {link}", f"{path} has a link to {target}, which is not there"


def files_are_short(tree):
    for path, text in tree.texts.items():
        lines = len(text.splitlines())
        if lines > MAX_FILE:
            yield path, f"{path} has {lines} lines; {MAX_FILE} are enough"


def functions_are_short(tree):
    for path in tree.texts:
        for name, lines in tree.functions(path):
            if lines > MAX_FUNCTION:
                yield f"{path}: {name}", f"{name} of {path} has {lines} lines; {MAX_FUNCTION} are enough"


def public_functions_have_callers(tree):
    """Callers are in another file of src/ or tools/, or in a macro of the header; otherwise the function should be
    static."""
    excused = {name for names in FOR_TESTS.values() for name in names}
    words = {path: set(re.findall(r"\w+", COMMENT.sub("", text))) for path, text in tree.texts.items()
             if path.startswith(("src/", "tools/")) and path.endswith((".c", ".h"))}
    callers, definers = defaultdict(set), defaultdict(set)
    for path, found in words.items():
        for word in found:
            callers[word].add(path)
        for word in DEFINITION.findall(tree.texts[path]):
            definers[word].add(path)
    for path in sorted(path for path in words if path.endswith(".h") and path.startswith("src/")):
        text = COMMENT.sub("", tree.texts[path])
        for name in sorted(set(DECLARATION.findall(text))):
            elsewhere = callers[name] - definers[name] - {path}
            if not elsewhere and len(re.findall(rf"\b{name}\b", text)) == 1 and name not in excused:
                yield name, f"{name} of {path} has no caller outside its file: make it static, or say in FOR_TESTS why not"


LAWS = (includes_are_rooted, arrows_go_down, there_are_no_circles, private_headers_stay_in_their_room,
        cores_know_no_game, nothing_above_the_engine_asks_which_game_it_is, few_files_reach_out, what_is_named_is_there,
        files_are_short, functions_are_short, public_functions_have_callers)


def rows_without_an_object(tree):
    """Names in the tables above that do not exist in the tree, and an empty tree: a law about them would check
    nothing."""
    rooms = {room(path) for path in tree.sources}
    for row, targets in MAY_INCLUDE.items():
        for name in [row, *targets]:
            if not any(fnmatchcase(path, name) for path in rooms | {stem(path) for path in tree.sources}):
                yield f"MAY_INCLUDE speaks of {name}, which is not there"
    declared = {name for path, text in tree.sources.items() if path.endswith(".h") for name in DECLARATION.findall(text)}
    for name in sorted({name for names in FOR_TESTS.values() for name in names} - declared):
        yield f"FOR_TESTS speaks of {name}, which is not there"
    for path in [path for row in [*CORES.values(), *REACHES.values()] for path in row]:
        if not any(fnmatchcase(source, path) for source in tree.sources):
            yield f"a law speaks of {path}, which is not there"


def judge(law, tree, known=()):
    """Returns sentences about violations that are not known, and about known ones that no longer exist."""
    breaches = dict(law(tree))
    said = [sentence for subject, sentence in breaches.items() if subject not in known]
    return said + [f"“{subject}” keeps it: take it out of KNOWN" for subject in known if subject not in breaches]
