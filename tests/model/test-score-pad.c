/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests a score pad: deals, corrections, undo, the end; and its file, whole, torn and damaged. */
#include <string.h>

#include "model/match/talia-deal-score.h"
#include "model/pad/talia-answers.h"
#include "model/pad/talia-fault-text.h"
#include "model/pad/talia-scores.h"

static TaliaScorePad *
make_pad (const char *game_id, const char *options_text)
{
  const TaliaGame *game = talia_registry_find (game_id);
  g_autoptr (GError) error = NULL;
  TaliaOptions options;
  TaliaScorePad *pad;

  talia_options_apply_preset (game->options, &options, &(TaliaPreset) { "", "", options_text });
  pad = talia_score_pad_new (game, &options, &error);
  g_assert_no_error (error);
  return pad;
}

static TaliaTold
read_told (TaliaScorePad *pad, guint deal, const char *answers)
{
  TaliaForm form;
  TaliaTold told;

  g_assert_true (talia_score_pad_ask (pad, deal, 0, &form, &told, NULL));
  g_assert_true (talia_answers_read (&form, answers, &told));
  return told;
}

static TaliaFaultReason
add (TaliaScorePad *pad, const char *answers)
{
  const TaliaTold told = read_told (pad, talia_score_pad_get_n_deals (pad) + 1, answers);

  return talia_score_pad_add (pad, 0, &told).reason;
}

static TaliaFaultReason
correct (TaliaScorePad *pad, guint deal, const char *answers, guint *at)
{
  const TaliaTold told = read_told (pad, deal, answers);

  return talia_score_pad_correct (pad, deal, &told, at).reason;
}

static void
assert_totals (TaliaScorePad *pad, int a, int b, int c, int d)
{
  const TaliaState *state = talia_score_pad_get_state (pad, talia_score_pad_get_n_deals (pad));
  const int totals[] = { a, b, c, d };

  for (int side = 0; side < state->sides; side++)
    g_assert_cmpint (state->total[side], ==, totals[side]);
}

static void
append_line (TaliaScorePad *pad, const char *line, GString *lines)
{
  g_string_append_printf (lines, "%s\n", line);
}

/* Reads the text, which must be whole, and is written as `expected`. */
static void
assert_reads_as (const char *text, const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TaliaScorePad) pad = talia_scores_salvage (text, strlen (text), TALIA_RECORD_AUTOSAVE, NULL, NULL, &error);
  g_autofree char *written = NULL;

  g_assert_no_error (error);
  written = talia_score_pad_write (pad);
  g_assert_cmpstr (written, ==, expected);
}

/* --- the pad --------------------------------------------------------------------------------- */

static void
test_a_correction_changes_what_follows (void)
{
  g_autoptr (TaliaScorePad) pad = make_pad ("hearts", "");
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autofree char *head = talia_score_pad_write (pad), *whole = NULL, *kept = NULL;

  g_signal_connect (pad, "line", G_CALLBACK (append_line), lines);
  g_assert_cmpstr (talia_score_pad_get_title (pad), ==, "");
  talia_score_pad_set_title (pad, " Christmas\nEve ");
  g_assert_cmpstr (talia_score_pad_get_title (pad), ==, "Christmas Eve");
  talia_score_pad_set_player (pad, 0, " Ala\n");
  g_assert_cmpstr (talia_score_pad_get_player (pad, 0), ==, "Ala");
  g_assert_cmpstr (talia_score_pad_get_player (pad, 1), ==, "");
  g_assert_cmpint (add (pad, "hearts=1,2,3,7 queen-of-spades=0"), ==, TALIA_FAULT_NONE);
  g_assert_cmpint (add (pad, "hearts=0,13,0,0 queen-of-spades=1 moon=subtract"), ==, TALIA_FAULT_NONE);
  assert_totals (pad, 14, -24, 3, 7);
  g_assert_false (talia_score_pad_is_corrected (pad, 1));
  g_assert_cmpint (correct (pad, 1, "hearts=7,2,3,1 queen-of-spades=3", NULL), ==, TALIA_FAULT_NONE);
  g_assert_true (talia_score_pad_is_corrected (pad, 1));
  assert_totals (pad, 7, -24, 3, 14);
  g_assert_cmpint (talia_score_pad_get_state (pad, 1)->total[3], ==, 14);
  g_assert_cmpint (correct (pad, 1, "hearts=7,2,3,2 queen-of-spades=3", NULL), ==, TALIA_FAULT_TOO_MANY);
  assert_totals (pad, 7, -24, 3, 14);

  kept = talia_score_pad_write (pad);
  whole = g_strconcat (head, lines->str, NULL);
  g_assert_cmpstr (kept, ==, whole);
  g_assert_true (g_str_has_suffix (kept, "title Christmas Eve\n"
                                         "player 0 Ala\n"
                                         "deal hearts=1,2,3,7 queen-of-spades=0\n"
                                         "deal hearts=0,13,0,0 queen-of-spades=1 moon=subtract\n"
                                         "correct 1 hearts=7,2,3,1 queen-of-spades=3\n"));
  assert_reads_as (kept, kept);
}

static void
test_every_step_can_be_taken_back (void)
{
  g_autoptr (TaliaScorePad) pad = make_pad ("kierki", "");
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autofree char *head = talia_score_pad_write (pad), *whole = NULL, *left = NULL;

  g_signal_connect (pad, "line", G_CALLBACK (append_line), lines);
  g_assert_false (talia_score_pad_undo (pad));
  g_assert_cmpint (add (pad, "tricks=13,0,0,0"), ==, TALIA_FAULT_NONE);
  g_assert_cmpint (correct (pad, 1, "tricks=0,13,0,0", NULL), ==, TALIA_FAULT_NONE);
  g_assert_cmpint (correct (pad, 1, "tricks=0,0,13,0", NULL), ==, TALIA_FAULT_NONE);
  g_assert_true (talia_score_pad_end (pad));
  g_assert_true (talia_score_pad_is_over (pad));
  g_assert_false (talia_score_pad_end (pad));
  g_assert_cmpint (add (pad, "hearts=13,0,0,0"), ==, TALIA_FAULT_OVER);
  g_assert_true (talia_score_pad_undo (pad));
  g_assert_false (talia_score_pad_is_over (pad));
  assert_totals (pad, 0, 0, 260, 0);
  g_assert_true (talia_score_pad_undo (pad));
  assert_totals (pad, 0, 260, 0, 0);
  g_assert_true (talia_score_pad_is_corrected (pad, 1));
  g_assert_true (talia_score_pad_undo (pad));
  assert_totals (pad, 260, 0, 0, 0);
  g_assert_false (talia_score_pad_is_corrected (pad, 1));

  whole = g_strconcat (head, lines->str, NULL);
  left = g_strconcat (head, "deal dealer=0 tricks=13,0,0,0\n", NULL);
  assert_reads_as (whole, left);
  g_assert_true (talia_score_pad_undo (pad));
  g_assert_cmpuint (talia_score_pad_get_n_deals (pad), ==, 0);
  g_assert_false (talia_score_pad_undo (pad));
}

/* What was taken back can be taken again, also after the file was read, until another step is taken. */
static void
test_every_step_can_be_taken_again (void)
{
  g_autoptr (TaliaScorePad) pad = make_pad ("kierki", ""), again = NULL;
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autofree char *head = talia_score_pad_write (pad), *whole = NULL, *text = NULL, *redone = NULL;

  g_signal_connect (pad, "line", G_CALLBACK (append_line), lines);
  g_assert_false (talia_score_pad_can_redo (pad));
  g_assert_false (talia_score_pad_redo (pad));
  talia_score_pad_set_player (pad, 0, "Ala");
  g_assert_cmpint (add (pad, "tricks=13,0,0,0"), ==, TALIA_FAULT_NONE);
  g_assert_cmpint (correct (pad, 1, "tricks=0,13,0,0", NULL), ==, TALIA_FAULT_NONE);
  g_assert_true (talia_score_pad_end (pad));
  whole = talia_score_pad_write (pad);
  for (int i = 0; i < 3; i++)
    g_assert_true (talia_score_pad_undo (pad));
  talia_score_pad_set_player (pad, 0, "Ala"); /* no step */
  text = g_strconcat (head, lines->str, NULL);
  again = talia_scores_salvage (text, strlen (text), TALIA_RECORD_AUTOSAVE, NULL, NULL, NULL);
  for (int i = 0; i < 3; i++)
    {
      g_assert_true (talia_score_pad_redo (pad));
      g_assert_true (talia_score_pad_redo (again));
    }
  g_assert_false (talia_score_pad_can_redo (pad));
  g_clear_pointer (&text, g_free);
  text = talia_score_pad_write (pad);
  g_assert_cmpstr (text, ==, whole);
  redone = talia_score_pad_write (again);
  g_assert_cmpstr (redone, ==, whole);

  g_assert_true (talia_score_pad_undo (pad));
  g_assert_cmpint (add (pad, "hearts=13,0,0,0"), ==, TALIA_FAULT_NONE);
  g_assert_false (talia_score_pad_redo (pad));
}

/* Hearts to 50: a correction by which the first deals end the match refuses the deal that was played after them. */
static void
test_a_correction_that_ends_the_match_too_early (void)
{
  g_autoptr (TaliaScorePad) pad = make_pad ("hearts", "target=50");
  guint at;

  for (int deal = 0; deal < 3; deal++)
    g_assert_cmpint (add (pad, "hearts=12,1,0,0 queen-of-spades=1"), ==, TALIA_FAULT_NONE);
  g_assert_cmpint (correct (pad, 1, "hearts=12,1,0,0 queen-of-spades=0", &at), ==, TALIA_FAULT_NONE);
  g_assert_cmpint (correct (pad, 2, "hearts=13,0,0,0 queen-of-spades=1", &at), ==, TALIA_FAULT_NONE);
  g_assert_true (talia_score_pad_is_over (pad));
  g_assert_cmpint (correct (pad, 2, "hearts=12,1,0,0 queen-of-spades=0", &at), ==, TALIA_FAULT_OVER);
  g_assert_cmpuint (at, ==, 3);
  assert_totals (pad, 50, 28, 0, 0);
}

/* Each correction scores all later deals anew, so there are not any number of them. */
static void
test_corrections_are_limited (void)
{
  g_autoptr (TaliaScorePad) pad = make_pad ("kierki", "");

  g_assert_cmpint (add (pad, "tricks=13,0,0,0"), ==, TALIA_FAULT_NONE);
  g_assert_cmpint (add (pad, "hearts=13,0,0,0"), ==, TALIA_FAULT_NONE);
  for (int i = 0; i < TALIA_MAX_ANEW / 2; i++)
    g_assert_cmpint (correct (pad, 1, "tricks=0,13,0,0", NULL), ==, TALIA_FAULT_NONE);
  g_assert_cmpint (correct (pad, 2, "hearts=0,13,0,0", NULL), ==, TALIA_FAULT_OVER);
  g_assert_false (talia_score_pad_undo (pad));
  g_assert_cmpint (add (pad, "queens=4,0,0,0"), ==, TALIA_FAULT_NONE);
}

/* Says what the list has said of its changes. */
static void
note_change (GListModel *model, guint position, guint removed, guint added, GString *changes)
{
  g_string_append_printf (changes, "%u-%u+%u ", position, removed, added);
}

static void
test_the_list_follows (void)
{
  g_autoptr (TaliaScorePad) pad = make_pad ("hearts", "");
  g_autoptr (GString) changes = g_string_new (NULL);
  g_autoptr (TaliaDealScore) first = NULL, again = NULL, corrected = NULL;
  const TaliaScoreLine *lines;
  guint n;

  g_signal_connect (pad, "items-changed", G_CALLBACK (note_change), changes);
  talia_score_pad_set_player (pad, 0, "Ala");
  g_assert_cmpint (add (pad, "hearts=1,2,3,7 queen-of-spades=0"), ==, TALIA_FAULT_NONE);
  g_assert_cmpint (add (pad, "hearts=0,13,0,0 queen-of-spades=1 moon=subtract"), ==, TALIA_FAULT_NONE);
  first = g_list_model_get_item (G_LIST_MODEL (pad), 0);
  again = g_list_model_get_item (G_LIST_MODEL (pad), 0);
  g_assert_true (first == again);
  g_assert_cmpint (talia_deal_score_get_points (first, 0), ==, 14);
  /* Which heart it was is not told; the queen is. */
  lines = talia_deal_score_get_lines (first, 0, &n);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmphex (lines[0].cards, ==, 0);
  g_assert_cmpint (lines[0].count, ==, 1);
  g_assert_cmphex (lines[1].cards, ==, TALIA_CARD_BIT (TALIA_QUEEN, TALIA_SPADES));
  g_assert_cmpint (correct (pad, 1, "hearts=7,2,3,1 queen-of-spades=3", NULL), ==, TALIA_FAULT_NONE);
  corrected = g_list_model_get_item (G_LIST_MODEL (pad), 0);
  g_assert_cmpint (talia_deal_score_get_points (corrected, 0), ==, 7);
  g_assert_true (talia_score_pad_end (pad));
  for (int i = 0; i < 3; i++)
    g_assert_true (talia_score_pad_undo (pad));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (pad)), ==, 1);
  g_assert_cmpstr (changes->str, ==, "0-0+1 1-0+1 0-2+2 0-2+2 1-1+0 ");
}

/* --- what cannot be --------------------------------------------------------------------------- */

/* Impossible answers about the first deal, and what is said. */
static const struct
{
  const char *game, *options, *answers, *said;
} faults[] = {
  { "casino", "dealer=0", "cards=40,13", "“Cards”: that makes 53, and there are only 52." },
  { "casino", "dealer=0", "cards=2,50 spades=3,10",
    "Ala cannot have 3 of “Spades”: with so few of “Cards” the most is 2." },
  { "casino", "dealer=0", "cards=52,0 spades=13,0 big-casino=1",
    "Ola cannot have “Big casino (ten of diamonds)” with so few of “Cards”." },
  { "casino", "dealer=0", "cards=49,3 spades=10,3 ace-of-hearts=1",
    "Ola cannot have “Ace of hearts” with so few of “Cards”." },
  { "casino", "dealer=0", "cards=26,26 spades=7,6", "Still missing: Big casino (ten of diamonds)." },
  { "royal", "dealer=0",
    "cards=27,25 spades=6,7 big-casino=0 little-casino=1 ace-of-spades=0 ace-of-clubs=0 ace-of-hearts=0 "
    "ace-of-diamonds=1 sweeps=0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1",
    "“Sweeps”: in this order there can be only 23." },
  { "loteryjka", "dealer=0", "first-out=0 second-out=0",
    "Ala cannot be both “First out of cards” and “Second out of cards”: one of them is somebody else." },
  { "loteryjka", "dealer=0", "first-out=0", "Still missing: Second out of cards." },
  { "spades", "dealer=0", "bids=blind,3,3,3 tricks=0,5,4,4",
    "Ala may not bid blind nil: the pair is not far enough behind." },
};

static void
test_faults_are_said (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (TaliaScorePad) pad = make_pad (faults[i].game, faults[i].options);
      const TaliaTold told = read_told (pad, 1, faults[i].answers);
      g_autofree char *said = NULL;
      TaliaFault fault;
      TaliaForm form;
      TaliaTold none;

      talia_score_pad_set_player (pad, 0, "Ala");
      talia_score_pad_set_player (pad, 1, "Ola");
      fault = talia_score_pad_add (pad, 0, &told);
      talia_score_pad_ask (pad, 1, 0, &form, &none, NULL);
      said = talia_fault_text (pad, &form, &fault);
      g_assert_cmpstr (said, ==, faults[i].said);
    }
}

/* A correction that a later deal forbids is refused with the number of that deal and the reason. */
static void
assert_correction_is_refused (TaliaScorePad *pad, guint deal, const char *answers, const char *expected)
{
  const TaliaTold told = read_told (pad, deal, answers);
  guint at;
  const TaliaFault fault = talia_score_pad_correct (pad, deal, &told, &at);
  g_autofree char *said = talia_fault_text_of_correction (pad, deal, at, &fault);

  g_assert_cmpstr (said, ==, expected);
}

static void
test_refused_corrections_are_said (void)
{
  g_autoptr (TaliaScorePad) hearts = make_pad ("hearts", "target=50");
  g_autoptr (TaliaScorePad) spades = make_pad ("spades", "dealer=0 target=1000 loss=-1000");

  talia_score_pad_set_player (spades, 0, "Ala");
  g_assert_cmpint (add (spades, "bids=13,0,0,0 tricks=6,0,7,0"), ==, TALIA_FAULT_NONE);
  g_assert_cmpint (add (spades, "bids=blind,4,4,3 tricks=0,5,5,3"), ==, TALIA_FAULT_NONE);
  assert_correction_is_refused (spades, 1, "bids=3,3,3,3 tricks=3,3,3,4",
                                "Deal 2 would be impossible: Ala may not bid blind nil: the pair is not far enough "
                                "behind.");
  for (int deal = 0; deal < 3; deal++)
    g_assert_cmpint (add (hearts, "hearts=12,1,0,0 queen-of-spades=1"), ==, TALIA_FAULT_NONE);
  assert_correction_is_refused (hearts, 1, "hearts=12,1,0,1 queen-of-spades=0",
                                "“Hearts”: that makes 14, and there are only 13.");
  g_assert_cmpint (correct (hearts, 1, "hearts=12,1,0,0 queen-of-spades=0", NULL), ==, TALIA_FAULT_NONE);
  assert_correction_is_refused (hearts, 2, "hearts=12,1,0,0 queen-of-spades=0",
                                "The match would have ended before deal 3, which was played.");
}

/* --- its file -------------------------------------------------------------------------------- */

#define HEAD "talia-scores 1\ngame kierki\noption dealer=0\n"
#define DEAL "deal tricks=13,0,0,0\n"

/* A file, and what is left of it. */
static const struct
{
  const char *name, *text;
  int line;    /* of the damage; 0: none */
  guint deals; /* before it */
} files[] = {
  { "whole", HEAD "player 0 Ala\nplayer 3 Ola  Ola\n" DEAL "deal hearts=13,0,0,0\n", 0, 2 },
  { "torn", HEAD DEAL "deal hearts=13,0,0,0", 0, 1 },
  { "torn in the head", "talia-scores 1\ngame kierki\noption dea", 0, 0 },
  { "edited", "\xef\xbb\xbf" HEAD "\n  " DEAL "\r\n", 0, 1 },
  { "taken back", HEAD DEAL "undo\n" DEAL "correct 1 tricks=0,13,0,0\nundo\nend\n", 0, 1 },
  { "empty", "", 1, 0 },
  { "a record", "talia-record 1\ngame kierki\n", 1, 0 },
  { "another version", "talia-scores 2\ngame kierki\n", 1, 0 },
  { "no such game", "talia-scores 1\ngame bridge\n", 2, 0 },
  { "an option too late", HEAD DEAL "option players=3\n", 5, 1 },
  { "options that conflict", "talia-scores 1\ngame kierki\noption lottery-prizes=balanced\nend\n", 4, 0 },
  { "no such seat", HEAD "player 4 Ala\n", 4, 0 },
  { "fourteen tricks", HEAD DEAL "deal hearts=13,1,0,0\n" DEAL, 5, 1 },
  { "another field", HEAD DEAL DEAL, 5, 1 },
  { "a field twice", HEAD "deal tricks=13,0,0,0 tricks=13,0,0,0\n", 4, 0 },
  { "a player too many", HEAD "deal tricks=13,0,0,0,0\n", 4, 0 },
  { "a number that is none", HEAD "deal tricks=13,0,0,-0\n", 4, 0 },
  { "a bid in a count", HEAD "deal tricks=13,0,0,blind\n", 4, 0 },
  { "a dealer whom the rules know", HEAD "deal dealer=1 tricks=13,0,0,0\n", 4, 0 },
  { "no dealer", "talia-scores 1\ngame kierki\n" DEAL, 3, 0 },
  { "a dealer who is not there", "talia-scores 1\ngame kierki\ndeal dealer=4 tricks=13,0,0,0\n", 3, 0 },
  { "a correction of no deal", HEAD DEAL "correct 2 hearts=13,0,0,0\n", 5, 1 },
  { "a deal after the end", HEAD DEAL "end\ndeal hearts=13,0,0,0\n", 6, 1 },
  { "nothing to take back", HEAD "undo\n", 4, 0 },
  { "no line of a pad", HEAD DEAL "2C\n", 5, 1 },
  { "two spaces", HEAD "deal  tricks=13,0,0,0\n", 4, 0 },
  { "a control character", HEAD DEAL "end\x01\n", 5, 1 },
  { "no UTF-8", HEAD DEAL "player 0 \xff\n", 5, 1 },
};

static void
test_file (gconstpointer data)
{
  const gsize i = GPOINTER_TO_SIZE (data);
  g_autoptr (GError) error = NULL;
  g_autoptr (TaliaScorePad) pad =
      talia_scores_salvage (files[i].text, strlen (files[i].text), TALIA_RECORD_AUTOSAVE, NULL, NULL, &error);
  g_autofree char *written = NULL;

  if (files[i].line == 0)
    g_assert_no_error (error);
  else
    g_assert_error (error, TALIA_RECORD_ERROR, files[i].line);
  if (pad == NULL)
    {
      g_assert_cmpuint (files[i].deals, ==, 0);
      return;
    }
  g_assert_cmpuint (talia_score_pad_get_n_deals (pad), ==, files[i].deals);
  written = talia_score_pad_write (pad);
  assert_reads_as (written, written);
}

/* A deal with each kind of answer, as its line is written. */
static const struct
{
  const char *game, *options, *answers;
} told[] = {
  { "hearts", "", "hearts=0,0,13,0 queen-of-spades=2 moon=add" },
  { "hearts", "jack-diamonds=bonus", "hearts=0,0,13,0 queen-of-spades=1 jack-of-diamonds=0" },
  { "spades", "dealer=0", "bids=0,13,4,1 tricks=0,5,5,3" },
  { "kierki", "dealer=0 players=7", "tricks=0,1,2,0,1,2,1" },
  { "loteryjka", "dealer=0", "first-out=3 second-out=0" },
  { "punktowe", "dealer=0", "hearts=91,0,0,0" },
  { "czarna-dama", "dealer=0 players=6", "hearts=0,0,12,0,0,0 queen-of-spades=5" },
  { "czarna-dama", "dealer=0 players=6", "hearts=0,0,13,0,0,0 queen-of-spades=-" },
  { "greckie", "dealer=0 players=3", "hearts=30,30,31 queen-of-spades=0" },
  { "casino", "dealer=0 players=3",
    "cards=20,20,12 spades=6,5,2 big-casino=0 little-casino=1 ace-of-spades=2 ace-of-clubs=0 ace-of-hearts=1 "
    "ace-of-diamonds=2" },
  { "royal", "dealer=0",
    "cards=26,26 spades=6,7 big-casino=0 little-casino=1 ace-of-spades=0 ace-of-clubs=0 ace-of-hearts=1 "
    "ace-of-diamonds=1 sweeps=0,0,1" },
};

static void
test_answers_are_written_as_they_are_read (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autoptr (TaliaScorePad) pad = make_pad (told[i].game, told[i].options);
      g_autofree char *line = g_strdup_printf ("\ndeal %s\n", told[i].answers), *text = NULL;

      g_assert_cmpint (add (pad, told[i].answers), ==, TALIA_FAULT_NONE);
      text = talia_score_pad_write (pad);
      g_assert_true (g_str_has_suffix (text, line));
      assert_reads_as (text, text);
    }
}

/* A pair that is 200 behind may bid blind nil; a correction by which it was not behind refuses that. */
static void
test_blind_nil_is_judged_by_what_was_told_before (void)
{
  g_autoptr (TaliaScorePad) pad = make_pad ("spades", "dealer=0 target=1000 loss=-1000");
  guint at;

  g_assert_cmpint (add (pad, "bids=13,0,0,0 tricks=6,0,7,0"), ==, TALIA_FAULT_NONE);
  g_assert_cmpint (add (pad, "bids=blind,4,4,3 tricks=0,5,5,3"), ==, TALIA_FAULT_NONE);
  g_assert_cmpint (correct (pad, 1, "bids=3,3,3,3 tricks=3,3,3,4", &at), ==, TALIA_FAULT_BLIND);
  g_assert_cmpuint (at, ==, 2);
}

/* Wherever the file is cut off, the whole lines before are read, and nothing is damage. */
static void
test_torn_anywhere (void)
{
  const char *text = HEAD "player 0 Ala\n" DEAL "correct 1 tricks=0,13,0,0\ndeal hearts=13,0,0,0\nundo\nend\n";
  const gsize head = strlen ("talia-scores 1\ngame kierki\n");

  for (gsize length = head; length <= strlen (text); length++)
    {
      g_autoptr (GError) error = NULL;
      gsize end, lines = length;
      g_autoptr (TaliaScorePad) pad = talia_scores_salvage (text, length, TALIA_RECORD_AUTOSAVE, NULL, &end, &error);

      while (text[lines - 1] != '\n')
        lines--;
      g_assert_no_error (error);
      g_assert_nonnull (pad);
      g_assert_cmpuint (end, ==, lines);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/score-pad/a-correction-changes-what-follows", test_a_correction_changes_what_follows);
  g_test_add_func ("/score-pad/every-step-can-be-taken-back", test_every_step_can_be_taken_back);
  g_test_add_func ("/score-pad/every-step-can-be-taken-again", test_every_step_can_be_taken_again);
  g_test_add_func ("/score-pad/a-correction-that-ends-the-match-too-early",
                   test_a_correction_that_ends_the_match_too_early);
  g_test_add_func ("/score-pad/the-list-follows", test_the_list_follows);
  g_test_add_func ("/score-pad/corrections-are-limited", test_corrections_are_limited);
  g_test_add_func ("/score-pad/faults-are-said", test_faults_are_said);
  g_test_add_func ("/score-pad/refused-corrections-are-said", test_refused_corrections_are_said);
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_strconcat ("/score-pad/file/", files[i].name, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_file);
    }
  g_test_add_func ("/score-pad/answers-are-written-as-they-are-read", test_answers_are_written_as_they_are_read);
  g_test_add_func ("/score-pad/blind-nil-is-judged-by-what-was-told-before",
                   test_blind_nil_is_judged_by_what_was_told_before);
  g_test_add_func ("/score-pad/torn-anywhere", test_torn_anywhere);
  return g_test_run ();
}
