# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of faults that are planted to check that each guard fails, one a row.

A row has a name for the fault, the guard that must notice it, a word of the guard's message, and the changes that make
the fault. The guard is a script of SCRIPTS, which is run on a changed copy of the sources, or a test of the build, into
whose program the change is compiled.
"""
from typing import NamedTuple

from plant import Edit

# By their path and arguments: {sources} is the copy, {build} the build.
SCRIPTS = {
    "house": ("tests/house/test-house.py", "{sources}"),
    "wording": ("tests/data/test-wording.py", "{sources}"),
    "questions": ("tests/book/test-questions.py", "{sources}"),
    "said": ("tests/words/test-said.py", "{build}/tests/words/say-all", "{sources}"),
    "release": ("tests/tools/test-release.py", "{sources}"),
    **{case: ("tests/data/test-data.py", "{sources}", "{build}", case)
       for case in ("blueprints-are-formatted", "c-is-formatted", "catalogs-are-complete", "catalogs-are-listed",
                    "icons-are-square", "nothing-is-transformed-by-degrees", "sources-say-their-licence",
                    "tests-quote-the-catalog")},
}


class Fault(NamedTuple):
    name: str
    guard: str
    said: str  # the end of a sentence in it, or a part
    edits: tuple = ()
    arguments: tuple = ()  # of the guard
    environment: dict = {}
    program: str = ""  # of the build, where the change is not in the test's own program


CARDS, CARDS_TEST = "src/engine/talia-cards.c", "tests/engine/test-cards.c"
FIRST_CASE = "test_lists (void)\n{\n"
ONE_CASE = ("-p", "/cards/lists-are-sorted-and-exact")

# Without a compiler.
SOURCES = [
    Fault("an animation that transforms what it shows", "nothing-is-transformed-by-degrees", "@keyframes moment",
          (Edit("data/style.css", "@keyframes moment {\n  from {\n", "@keyframes moment {\n  from {\n    transform: none;\n"),)),
    Fault("an include that no room may have", "house", "may not include ui/board/talia-board.h",
          (Edit("src/words/talia-words-cards.c", "", '#include "ui/board/talia-board.h"\n'),)),
    Fault("a circle between files", "house", "stands in a circle",
          (Edit("src/engine/talia-cards.h", "", '#include "engine/talia-game.h"\n'),)),
    Fault("a core that knows a game", "house", "speaks of “Spades”",
          (Edit("src/engine/trick/talia-trick.c", "", "/* Spades: the bids. */\n"),)),
    Fault("a file that reaches out", "house", "reaches out of the program",
          (Edit(CARDS, "", "void planted (void) {\n  g_unlink (path);\n}\n"),)),
    Fault("a link in the docs that leads nowhere", "house", "docs/CELLAR.md",
          (Edit("docs/ARCHITECTURE.md", "(RECORD.md)", "(CELLAR.md)"),)),
    Fault("a text that is in no catalog", "catalogs-are-complete", "Something new",
          (Edit("src/words/talia-words-cards.c", "", 'static const char *planted = N_ ("Something new");\n'),)),
    Fault("a hole in a catalog", "catalogs-are-complete", "pl: 1 not translated",
          (Edit("po/pl.po", 'msgstr "Wszystkie pliki"', 'msgstr ""'),)),
    Fault("a doubtful text in a catalog", "catalogs-are-complete", "1 doubtful",
          (Edit("po/pl.po", '#, c-format\nmsgid "%d match saved"', '#, fuzzy, c-format\nmsgid "%d match saved"'),)),
    Fault("a plural that lacks a form", "catalogs-are-complete", "number of format specifications",
          (Edit("po/pl.po", 'msgstr[2] "Zapisano %d partii"', 'msgstr[2] ""'),)),
    Fault("a translation with another number in it", "catalogs-are-complete", "are not the same",
          (Edit("po/pl.po", 'msgstr[2] "Zapisano %d partii"', 'msgstr[2] "Zapisano %s partii"'),)),
    Fault("no language at all", "catalogs-are-complete", "names no language", (Edit("po/LINGUAS", "pl\n", ""),)),
    Fault("a language that is left out", "catalogs-are-listed", "in po/: ['pl']", (Edit("po/LINGUAS", "pl\n", ""),)),
    Fault("news that stores are not told", "release", "only one of them says “A tenth game”",
          (Edit("NEWS", "* Spades with nil and blind nil\n", "* Spades with nil and blind nil\n* A tenth game\n"),)),
    Fault("a release with a hole in a catalog", "release", "not ok",
          (Edit("tools/release", "    if not complete:\n", "    if False:\n"),)),
    Fault("a test that looks for words of yesterday", "tests-quote-the-catalog", "Cellar",
          (Edit("tests/ui/test-play.py", "", 'match.say("Cellar")\n'),)),
    Fault("C that is formatted otherwise", "c-is-formatted", "talia-cards.c", (Edit(CARDS, "", "int planted   ;\n"),)),
    Fault("a Blueprint that is formatted otherwise", "blueprints-are-formatted", "talia-seat-plate.blp",
          (Edit("src/ui/board/talia-seat-plate.blp", "spacing: 6;", "spacing:6;"),)),
    Fault("a file without a licence", "sources-say-their-licence", "tools/planted.py",
          (Edit("tools/planted.py", "", "import sys\n"),)),
    Fault("an icon that is no square", "icons-are-square", "talia-hint-symbolic.svg",
          (Edit("data/icons/actions/talia-hint-symbolic.svg", 'viewBox="0 0 16 16"', 'viewBox="0 0 16 12"'),)),
    Fault("a word that must not come back", "wording", "say “a match of Kierki”",
          (Edit("README.md", "", "\nA Kierki party.\n"),)),
    Fault("an answer that the rules no longer give", "questions", "two of clubs after passing",
          (Edit("data/rules/hearts.xml", "The player who holds the two of clubs after passing", "Somebody"),)),
    Fault("a sentence that is said otherwise", "said", "Zapisano 2 partii",
          (Edit("po/pl.po", 'msgstr[1] "Zapisano %d partie"', 'msgstr[1] "Zapisano %d partii"'),)),
]

# What any test can do wrong: Meson lets most of it pass.
TESTS = [
    Fault("a program that plans nothing", "cards", "1..0\n", arguments=("-p", "/nowhere")),
    Fault("a program that stops half way", "cards", "TAP version",
          (Edit(CARDS_TEST, FIRST_CASE, FIRST_CASE + "exit (0);\n"),), ONE_CASE),
    Fault("a crash that says that it is skipped", "cards", "",
          (Edit(CARDS_TEST, "  g_test_init (&argc, &argv, NULL);\n", "  exit (77);\n"),)),
    Fault("a skip for no reason that is allowed", "cards", "I would rather not",
          (Edit(CARDS_TEST, FIRST_CASE, FIRST_CASE + 'g_test_skip ("I would rather not");\nreturn;\n'),)),
    Fault("a number of matches that is none", "conformance", "would test nothing", environment={"TALIA_MATCHES": "0"}),
    Fault("a number of kills that is none", "store-fetch", "nothing would be tested", environment={"TALIA_KILLS": "0"}),
]

# A file compiled, a program linked, seconds at most of its test.
PROGRAMS = [
    Fault("a hidden hand in a view", "conformance", "viewing_check",
          (Edit("src/engine/talia-game.c", "if (other != seat)", "if (other != seat && other != 2)"),),
          ("-p", "/conformance/hearts/random")),
    Fault("a hidden stock in a view", "conformance", "viewing_check",
          (Edit("src/engine/fishing/talia-fishing-game.c", "  memset (seen->fishing.stock, 0, sizeof seen->fishing.stock);\n", ""),),
          ("-p", "/conformance/casino/random")),
    Fault("a wrong rule in the core of tricks", "hearts", "not ok",
          (Edit("src/engine/trick/talia-trick.c", "  TaliaCards legal = talia_trick_legal (trick, hand);",
                "  TaliaCards legal = hand;"),)),
    Fault("a wrong rule in the core of rows", "loteryjka", "not ok",
          (Edit("src/engine/rows/talia-rows.c", "open | open_above (rows->laid, eights) |", "open |"),)),
    Fault("a wrong rule in the core of fishing", "casino-rules", "not ok",
          (Edit("src/engine/fishing/talia-fishing-legal.c", "row->value[at] <= need", "row->value[at] < need"),)),
    Fault("a wrong price", "referee", "not ok",
          (Edit("src/engine/games/hearts.c", "TALIA_STAKE_CARDS, 13 }", "TALIA_STAKE_CARDS, 12 }"),),
          program="src/cli/talia-engine"),
    Fault("a record that is written otherwise", "golden", "not ok",
          (Edit("src/model/record/talia-record.c", '"option %s=%s\\n"', '"option %s=%s \\n"'),)),
    Fault("a record that plays out otherwise", "golden", "not ok",
          (Edit("src/engine/games/hearts.c", "TALIA_STAKE_CARDS, 13 }", "TALIA_STAKE_CARDS, 12 }"),)),
    Fault("a failure to save that nobody is told of", "store-faults", "not ok",
          (Edit("src/model/record/talia-match-file.c", "      return fail (error, saved, path);\n    }\n  self->length",
                "      return TRUE;\n    }\n  self->length"),)),
    Fault("a folder that is not brought to the disk", "store-power", "not ok",
          (Edit("src/model/record/talia-folder.c", "fsync (fd) == 0 ? 0 : errno", "0"),)),
    Fault("a layer that calls upwards", "layer-engine", "undefined reference to `talia_table_new'",
          (Edit("src/engine/talia-planted.c", "", "void talia_table_new (void);\nvoid planted (void);\n"
                "void planted (void) { talia_table_new (); }\n"),)),
    Fault("a picture that lacks a card", "table-picture", "count_drawn",
          (Edit("src/ui/board/talia-table-picture.c", "draw_cards (self, snapshot, self->hand, CARD, edge)",
                "draw_cards (self, snapshot, self->hand & (self->hand - 1), CARD, edge)"),)),
    Fault("a double click that decides twice", "presses", "check_look",
          (Edit("src/ui/desktop/talia-press.c", "area != NULL && same && ", "FALSE && "),),
          ("-p", "/presses/2-clicks-100-ms/last-to-play")),
    Fault("a press that outlives what was shown", "presses", "deciding_assert",
          (Edit("src/ui/table/talia-table-asked.c", "    talia_press_outdate (page);\n", "    (void) 0;\n"),),
          ("-p", "/presses/changed-below/drag")),
    Fault("an undo that asks nobody whom it costs", "table-session", "undo_asks",
          (Edit("src/ui/table/session/talia-table-session.c", "  if (cost == 0)\n", "  if (cost != G_MAXUINT)\n"),),
          ("-p", "/table-session/undo-costs")),
    Fault("a hint that is told when nobody waits for it", "table-session", "late-hint",
          (Edit("src/ui/table/session/talia-table-session.c", "    g_cancellable_cancel (self->hint);\n", "    (void) 0;\n"),),
          ("-p", "/table-session/late-hint")),
    Fault("a key that is held and plays on", "held-keys", "deciding_assert",
          (Edit("src/ui/desktop/talia-press.c", "return repeats && ", "return FALSE && repeats && "),),
          ("-p", "/held-keys/once/lead")),
    Fault("a button that acts when it is too late", "held-keys", "deciding_assert",
          (Edit("src/ui/desktop/talia-platform.c", "klass->activate = click_at_once;", "klass = klass;"),
           Edit("src/ui/desktop/talia-platform.c", "static void\nclick_at_once", "G_GNUC_UNUSED static void\nclick_at_once")),
          ("-p", "/held-keys/at-once/pass")),
    Fault("a keyboard on which no card has a name", "layouts", "not ok",
          (Edit("src/ui/board/talia-key-letter.c", "return other != 0 ? other : letter;", "return letter;"),),
          ("-p", "/layouts/ru")),
    Fault("a card that is taken for the one that was named", "layouts", "check_miss",
          (Edit("src/ui/board/talia-board-input.c", "    miss (self);\n", "    (void) 0;\n"),), ("-p", "/layouts/us")),
    Fault("a blank at a line's end that is damage", "record", "editors_are_forgiven",
          (Edit("src/model/record/talia-record-lines.c", "  return c == ' ' || c == '\\t';\n", "  return c == '\\t';\n"),),
          ("-p", "/record/editors-are-forgiven")),
    Fault("a deleted match that an archive brings back", "bundle-hostile", "bundling_assert_taken",
          (Edit("src/model/bundle/talia-bundle-import.c", "  else if (is_deleted (self->member))\n", "  else if (FALSE)\n"),),
          ("-p", "/bundle/members")),
    Fault("a shadow that does not tell how high a card is", "card-faces", "softer_shadows",
          (Edit("src/ui/cards/talia-card-shadow.c", "[TALIA_CARD_FLIES] = { 14, 18, .24f }", "[TALIA_CARD_FLIES] = { 2, 4, .34f }"),),
          ("-p", "/card-faces/higher-cards-throw-softer-shadows")),
    Fault("a choice that changes no picture", "look", "g_bytes_equal (usual, chosen)",
          (Edit("src/ui/cards/talia-card-look.c", 'g_settings_get_boolean (settings, "four-colors")', "FALSE"),),
          ("-p", "/look/every-choice-is-seen-at-once")),
    Fault("a language that the code has to know", "third-language", "test_list",
          (Edit("src/ui/desktop/talia-language.c", "text = g_strndup (g_bytes_get_data (linguas, NULL), g_bytes_get_size (linguas));",
                'text = g_strdup ("pl");'),)),
    Fault("a language that is not there and counts all the same", "third-language", "test_unknown",
          (Edit("src/ui/desktop/talia-language.c", "  if (g_strv_contains ((const char *const *) codes, wanted))\n",
                "  if (wanted != NULL)\n"),)),
    Fault("a match that is renamed while the window waits", "rename", "test_window_goes_on",
          (Edit("src/model/record/talia-retitling.c", 'g_thread_new ("talia-retitle", make_cb, self)',
                "(make_cb (self), NULL)"),)),
    Fault("a move that is lost while a match is renamed", "rename", "assert_renamed",
          (Edit("src/model/record/talia-match-file.c", "append_rest (fd, path, end)", "0"),),
          ("-p", "/rename/played-meanwhile")),
    Fault("letters larger than there is room for", "nothing-covered", "not ok",
          (Edit("src/ui/board/talia-board-geometry.c", "talia_board_geometry_fits (geometry, &seen)", "TRUE"),),
          ("-p", "/nothing-covered/spades-bid")),
    Fault("seats that are not opposite each other", "board-geometry", "are not opposite each other",
          (Edit("src/ui/board/talia-board-geometry-ring.c", "get_pose (&ring, 180 - degrees[i])",
                "get_pose (&ring, 176 - degrees[i])"),), ("-p", "/board-geometry/seats-are-on-a-ring")),
    Fault("a hand that is no arc", "board-geometry", "test_the_hand_is_an_arc",
          (Edit("src/ui/board/talia-board-geometry-hand.c", "pose.angle = angle * 180 / (float) G_PI;", "pose.angle = 0;"),),
          ("-p", "/board-geometry/the-hand-is-an-arc")),
    Fault("somebody who sits down after having been sent away", "regulars-chosen", "easy Grace",
          (Edit("src/ui/start/talia-match-settings.c", '!has_of_seat ("regulars", index))',
                '(!has_of_seat ("regulars", index) || index > 0))'),),
          ("-p", "/regulars-chosen/nobody-in-particular-again")),
]

# What takes longer.
SLOW = [
    Fault("a hidden hand in a window", "pairs", "not ok",
          (Edit("src/model/table/talia-seat.c", "follow_int (self, &self->points, points,",
                "follow_int (self, &self->points, (int) (state->hand[self->index] % 31),"),),
          environment={"TALIA_PAIRS": "1"}, program="src/ui/talia"),
    Fault("a hidden hand that goes over the network", "network", "not ok",
          (Edit("src/engine/talia-game.c", "if (other != seat)", "if (other != seat && other != 2)"),)),
    Fault("a line for which all that follows is looked at", "linear", "assert_linear",
          (Edit("src/model/bundle/talia-bundle-files.c", 'talia_record_line_begins (&line, "note title ")',
                'g_str_has_prefix (line.text, "note title ")'),)),
    Fault("an archive that is read on after it was cancelled", "linear", "test_cancelled",
          (Edit("src/model/bundle/talia-bundle-import.c", "TALIA_RECORD_SHARED, &reading,", "TALIA_RECORD_SHARED, NULL,"),
           Edit("src/model/bundle/talia-bundle-import.c",
                "  TaliaRecordReading reading = { .cancellable = self->budget.cancellable };\n", "")),
          ("-p", "/linear/cancelled")),
    Fault("a pipe that is taken for the index", "archive", "assert_found",
          (Edit("src/model/archive/talia-archive-database.c", "  if (!is_free (path))\n    return NULL;\n", ""),),
          ("-p", "/archive/index-beside-what-is-in-the-way")),
    Fault("a list of matches that says all has changed", "archive", "assert_difference",
          (Edit("src/model/archive/talia-archive-list.c", "  trim (self, &first, &removed, &added);\n", ""),),
          ("-p", "/archive/list-follows")),
    Fault("an item that is another object after each change", "archive", "test_list_keeps_its_items",
          (Edit("src/model/archive/talia-archive-list.c", "= g_hash_table_lookup (self->held, facts->file);", "= NULL;"),),
          ("-p", "/archive/list-keeps-its-items")),
    Fault("a guest's machine that moves for the others", "players", "test_row",
          (Edit("src/model/match/talia-match.c", "seat == followed ? TALIA_PLAYER_HERE : TALIA_PLAYER_AT_HOST",
                "TALIA_PLAYER_HERE"),),
          ("-p", "/players/guest")),
    Fault("a move that is taken back though others are at other machines", "players", "test_row",
          (Edit("src/model/match/talia-players.c",
                "return talia_players_are_networked (self) ? 0 : talia_players_find_deciders (self);",
                "return talia_players_find_deciders (self);"),),
          ("-p", "/players/host")),
    Fault("hands that are seen between two people", "players", "test_row",
          (Edit("src/model/match/talia-players.c", "self->curtain ? TALIA_SIGHT_COMMON : TALIA_SIGHT_OWN", "TALIA_SIGHT_OWN"),),
          ("-p", "/players/hot-seat-between")),
    Fault("a match that is no more recorded after another was not fetched", "store-fetch", "test_failed_fetch",
          (Edit("src/model/record/talia-store.c",
                "  settle (self);\n  if (!take_slot (self, error) || !put_away_to",
                "  detach (self);\n  if (!take_slot (self, error) || !put_away_to"),),
          ("-p", "/store-fetch/a-failed-fetch-leaves-the-match-recorded")),
    Fault("an address that takes all places at the door", "network-door", "test_places",
          (Edit("src/net/talia-host-queue.c", "n.here < TALIA_HOST_MAX_BY_ADDRESS + missing", "n.here < 1000 + missing"),),
          ("-p", "/network-door/places")),
    Fault("a guess that slows everybody", "network-door", "test_guesses_slow_their_own_address",
          (Edit("src/net/talia-host-door.c", "address = talia_visitor_get_address (visitor)", 'address = ""'),),
          ("-p", "/network-door/guesses-slow-their-own-address")),
    Fault("a notification where there is no bus for it", "network-window", "something is wrong in it",
          (Edit("src/ui/app/talia-window-turn.c",
                "application != NULL && g_application_get_dbus_connection (application) != NULL ? application : NULL",
                "application"),), program="src/ui/talia"),
    Fault("memory for each line of a host", "network-window-lies", "KiB after a tenth of the lines",
          (Edit("src/net/talia-guest-hear.c", "  gsize length = strcspn (line, \" \");\n",
                "  gsize length = strcspn (line, \" \");\n  memset (g_malloc (65536), 1, 65536);\n"),),
          program="src/ui/talia"),
    Fault("a record that is read anew at the end of each deal", "network-steps", "find_most",
          (Edit("src/net/talia-guest-hear.c", "  const gsize read = self->read;\n\n  self->read",
                "  const gsize read = 0;\n\n  g_clear_object (&self->told);\n  self->told = read_record (self);\n"
                "  if (read == 0)\n    return self->told != NULL;\n  self->read"),)),
    Fault("a certificate that an authority has signed", "network-certificate", "assert_refuses",
          (Edit("src/net/talia-guest.c", "  if (!is_host (self,", "  if (0 && !is_host (self,"),)),
    Fault("a table that is open in all networks", "network-listen", "not ok",
          (Edit("src/net/talia-host.c", "(const char *const *) self->networks, &self->port", "NULL, &self->port"),),
          program="tests/net/listen-peer"),
    Fault("a guest who is waited for without end", "network-time", "test_guest",
          (Edit("src/net/talia-host-clock.c", "if (limit > 0 && now >= limit)", "if (limit > 0 && now >= 10 * limit)"),),
          ("-p", "/network-time/guest-moves")),
    Fault("a person who is back and played for all the same", "network-time", "test_guest",
          (Edit("src/net/talia-host-match.c", 'g_str_has_prefix (line, "play ") || ', ""),),
          ("-p", "/network-time/guest-moves")),
    Fault("a host whom computer players wait for without end", "network-time", "test_held",
          (Edit("src/model/match/talia-turns.c", "return self->holds > 0 && !self->unattended;", "return self->holds > 0;"),),
          ("-p", "/network-time/held")),
    Fault("a guest who is not let choose before the others have", "network-passing", "pass",
          (Edit("src/model/match/talia-passing.c", "seat > state->to_act", "seat > state->to_act + 7"),),
          ("-p", "/network-passing/any-order")),
    Fault("a choice that is told to everybody", "network-passing", "test_secret",
          (Edit("src/net/talia-host-match.c", "self->match, talia_visitor_get_seat (visitor)) : NULL;",
                "self->match, 3) : NULL;"),
           Edit("src/net/talia-host-match.c", "chosen = events == NULL ?", "chosen = TRUE ?")),
          ("-p", "/network-passing/secret")),
    Fault("a choice that is forgotten when somebody comes back", "network-passing", "test_back",
          (Edit("src/net/talia-host-match.c", "chosen = events == NULL ?", "chosen = FALSE ?"),),
          ("-p", "/network-passing/back")),
    Fault("people of one name who are called the same", "namesakes", "test_row",
          (Edit("src/model/base/talia-names.c", "*called != '\\0' && is_taken", "FALSE && is_taken"),),
          ("-p", "/namesakes/three-alike")),
    Fault("questions that lie one above the other", "records", "test_several_files_ask_once",
          (Edit("src/ui/session/talia-session.c", "  if (self->question != NULL)\n    talia_question_withdraw", "  if (FALSE)\n    talia_question_withdraw"),),
          ("-p", "/records/several-files-ask-once")),
    Fault("a file that is played before somebody was asked", "session", "get_question",
          (Edit("src/ui/session/talia-session.c", "  if (is_stored (self, game))\n    standing", "  if (FALSE)\n    standing"),),
          ("-p", "/session/a-file-is-played-instead")),
    Fault("a shared table that is left for a file without a word", "session", "get_question",
          (Edit("src/ui/session/talia-session.c", "  if (talia_shared_table_is_open (self->shared))", "  if (FALSE)"),),
          ("-p", "/session/a-shared-table-is-left-for-a-file")),
    Fault("a number from which the next deal follows", "number", "test_deals_that_are_shared",
          (Edit("src/model/match/talia-number.c", "if (!talia_number_is_shared (table) && ", "if ("),),
          ("-p", "/number/deals-that-are-shared")),
    Fault("a number that is told before the end", "score", "test_numbers_of_what_is_shared",
          (Edit("src/model/match/talia-number.c", "return !talia_number_is_shared (table) ||", "return TRUE ||"),),
          ("-p", "/score/numbers-of-what-is-shared")),
]

# In a build with sanitizers.
SANITIZED = [
    Fault("a search that relies on what nobody asks", "playout", "test_unsound",
          (Edit("tests/engine/test-playout.c", '#include "engine/talia-playout.h"\n',
                '#include "engine/talia-rely.h"\n#undef TALIA_RELY\n#define TALIA_RELY(condition) ((void) 0)\n'
                '#include "engine/talia-playout.h"\n'),), ("-p", "/playout/what-is-relied-on")),
    Fault("a leak", "options", "LeakSanitizer",
          (Edit("tests/engine/test-options.c", "  g_test_init (&argc, &argv, NULL);\n",
                "  g_test_init (&argc, &argv, NULL);\n  g_strdup (argv[0]);\n"),)),
    Fault("memory that is freed twice", "options", "AddressSanitizer",
          (Edit("tests/engine/test-options.c", "  g_test_init (&argc, &argv, NULL);\n",
                "  char *volatile planted = g_malloc (7);\n\n  g_free (planted);\n  g_free (planted);\n"
                "  g_test_init (&argc, &argv, NULL);\n"),)),
    Fault("a number that goes over", "options", "runtime error: signed integer overflow",
          (Edit("tests/engine/test-options.c", "  g_test_init (&argc, &argv, NULL);\n",
                "  volatile int planted = G_MAXINT;\n\n  planted += argc;\n  g_test_init (&argc, &argv, NULL);\n"),)),
]


def of_fuzzers(tests):
    """A crash in each fuzzer, and a leak."""
    short = ("-runs=1000", "-artifact_prefix={folder}/")
    head = "int\nLLVMFuzzerTestOneInput (const uint8_t *data, size_t size)\n{\n"
    for test in sorted(tests):
        edit = Edit(f"tests/fuzz/{test}.c", head, head + "  if (size > 3) __builtin_trap ();\n")
        yield Fault(f"a crash in {test}", test, "deadly signal", (edit,), short)
    leak = Edit("tests/fuzz/fuzz-move.c", head, head + '  if (size > 3) g_strdup ("planted");\n')
    yield Fault("a leak in a fuzzer", "fuzz-move", "LeakSanitizer", (leak,), short)
