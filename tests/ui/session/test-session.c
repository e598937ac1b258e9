/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests what the session decides about files, challenges and matches, without a window and without a display. */
#include "ui/session/talia-session.h"

#include "endless.h"
#include "model/match/talia-challenge.h"
#include "model/match/talia-number.h"
#include "model/record/talia-record.h"
#include "playing.h"
#include "saving.h"

#define LONG 20000 /* undone moves: more than is read at once */

typedef struct
{
  char *folder;
  TaliaSession *session;
  GPtrArray *questions; /* all questions in order */
  GPtrArray *told;      /* the sentences that were shown */
  guint withdrawn, recalled, fetched, returned, waiting;
} Fixture;

static void
count (guint *n)
{
  (*n)++;
}

static void
asked_cb (Fixture *self, TaliaQuestion *question)
{
  g_signal_connect_swapped (question, "withdrawn", G_CALLBACK (count), &self->withdrawn);
  g_ptr_array_add (self->questions, g_object_ref (question));
}

static void
told_cb (Fixture *self, const char *text)
{
  g_ptr_array_add (self->told, g_strdup (text));
}

static void
start (Fixture *self)
{
  self->session = talia_session_new (self->folder);
  g_signal_connect_swapped (self->session, "asked", G_CALLBACK (asked_cb), self);
  g_signal_connect_swapped (self->session, "told", G_CALLBACK (told_cb), self);
  g_signal_connect_swapped (self->session, "waiting", G_CALLBACK (count), &self->waiting);
  g_signal_connect_swapped (self->session, "recalled", G_CALLBACK (count), &self->recalled);
  g_signal_connect_swapped (self->session, "fetched", G_CALLBACK (count), &self->fetched);
  g_signal_connect_swapped (self->session, "returned", G_CALLBACK (count), &self->returned);
  talia_session_look (self->session);
}

static void
finish (Fixture *self)
{
  g_object_run_dispose (G_OBJECT (self->session));
  g_ptr_array_set_size (self->questions, 0);
  g_clear_object (&self->session);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
set_up (Fixture *self, gconstpointer unused)
{
  self->folder = playing_folder ();
  self->questions = g_ptr_array_new_with_free_func (g_object_unref);
  self->told = g_ptr_array_new_with_free_func (g_free);
  start (self);
}

static void
tear_down (Fixture *self, gconstpointer unused)
{
  finish (self);
  g_ptr_array_unref (self->questions);
  g_ptr_array_unref (self->told);
  playing_remove_folder (self->folder);
}

/* Returns a match of the game with this number of steps. */
static TaliaTable *
create_table (const char *game, guint steps)
{
  TaliaTable *table = playing_game_table (talia_registry_find (game), "");
  TaliaRandom random;

  talia_random_init (&random, 7);
  talia_table_set_seat (table, 0, "human Ala");
  playing_steps (table, &random, steps);
  return table;
}

/* Writes the file of a match, or one with `text`. */
static GFile *
write_file (Fixture *self, const char *name, const char *game, guint steps, const char *text)
{
  g_autoptr (TaliaTable) table = text == NULL ? create_table (game, steps) : NULL;
  g_autofree char *path = g_build_filename (self->folder, name, NULL);
  g_autofree char *record = table != NULL ? talia_record_write (table) : g_strdup (text);

  g_assert_true (g_file_set_contents (path, record, -1, NULL));
  return g_file_new_for_path (path);
}

static void
drop_file (Fixture *self, const char *name, const char *game, guint steps, const char *text)
{
  g_autoptr (GFile) file = write_file (self, name, game, steps, text);

  talia_session_open_files (self->session, &file, 1);
}

/* Plays a match, and leaves the table before its end. */
static void
leave_unfinished (Fixture *self, const char *game, guint steps)
{
  g_autoptr (TaliaTable) table = create_table (game, steps);

  talia_session_begin (self->session, table);
  talia_session_leave_match (self->session, talia_session_get_match (self->session));
  talia_session_look (self->session);
  g_assert_true (talia_session_get_can_continue (self->session));
}

static TaliaQuestion *
get_question (Fixture *self, guint i, TaliaQuestionKind kind)
{
  wait_until (self->questions->len > i);
  g_assert_cmpint (talia_question_get_kind (self->questions->pdata[i]), ==, kind);
  return self->questions->pdata[i];
}

/* Returns the number of steps of the match on the table, and waits for one. */
static guint
count_steps (Fixture *self)
{
  wait_until (talia_session_get_match (self->session) != NULL);
  return talia_table_get_n_steps (talia_match_get_table (talia_session_get_match (self->session)));
}

/* Waits for answers that threads may still give. */
static void
settle (void)
{
  for (int i = 0; i < 40; i++)
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_usleep (1000);
    }
}

/* --- files --------------------------------------------------------------------------------- */

static void
test_a_file_is_played_at_once (Fixture *self, gconstpointer unused)
{
  drop_file (self, "letter.talia", "hearts", 9, NULL);
  g_assert_cmpuint (self->waiting, ==, 1);
  g_assert_cmpuint (count_steps (self), ==, 9);
  g_assert_cmpuint (self->questions->len, ==, 0);
}

/* An unfinished match of another game stays stored, and there is no question. */
static void
test_a_file_of_another_game_asks_nothing (Fixture *self, gconstpointer unused)
{
  leave_unfinished (self, "spades", 5);
  drop_file (self, "letter.talia", "hearts", 9, NULL);
  g_assert_cmpuint (count_steps (self), ==, 9);
  g_assert_cmpuint (self->questions->len, ==, 0);
}

static const struct
{
  const char *path, *answer;
  guint steps; /* in the match on the table after the answer; 0: there is none */
} answers[] = {
  { "/session/a-file-is-played-instead", "new", 9 },
  { "/session/a-file-waits-for-an-unfinished-match", "continue", 5 },
  { "/session/a-file-is-not-wanted-after-all", "cancel", 0 },
};

static void
test_a_file_asks_before_an_unfinished_match (Fixture *self, gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  g_autofree char *standing = NULL;
  TaliaQuestion *question;

  leave_unfinished (self, "hearts", 5);
  drop_file (self, "letter.talia", "hearts", 9, NULL);
  question = get_question (self, 0, TALIA_QUESTION_FINISH);
  g_assert_null (talia_session_get_match (self->session));
  g_object_get (self->session, "standing", &standing, NULL);
  g_assert_cmpstr (talia_question_get_standing (question), ==, standing);
  g_assert_nonnull (talia_question_get_standing (question));
  talia_question_answer (question, answers[i].answer);
  if (answers[i].steps > 0)
    g_assert_cmpuint (count_steps (self), ==, answers[i].steps);
  else
    g_assert_null (talia_session_get_match (self->session));
}

/* The newest request counts: the first one has no effect any more, whatever is answered. */
static void
test_a_second_file_takes_the_place_of_the_first (Fixture *self, gconstpointer unused)
{
  TaliaQuestion *first, *second;

  leave_unfinished (self, "hearts", 5);
  drop_file (self, "first.talia", "hearts", 9, NULL);
  first = get_question (self, 0, TALIA_QUESTION_FINISH);
  drop_file (self, "second.talia", "hearts", 14, NULL);
  second = get_question (self, 1, TALIA_QUESTION_FINISH);
  g_assert_cmpuint (self->withdrawn, ==, 1);
  g_assert_false (talia_question_is_open (first));
  talia_question_answer (first, "new");
  g_assert_null (talia_session_get_match (self->session));
  talia_question_answer (second, "new");
  g_assert_cmpuint (count_steps (self), ==, 14);
}

static void
test_of_several_files_the_first_is_played (Fixture *self, gconstpointer unused)
{
  g_autoptr (GFile) bad = write_file (self, "a.txt", NULL, 0, "Dear grandmother\n");
  g_autoptr (GFile) first = write_file (self, "b.talia", "hearts", 9, NULL);
  g_autoptr (GFile) second = write_file (self, "c.talia", "hearts", 14, NULL);
  GFile *files[] = { bad, first, second };

  talia_session_open_files (self->session, files, G_N_ELEMENTS (files));
  g_assert_cmpuint (count_steps (self), ==, 9);
  g_assert_cmpuint (self->told->len, ==, 1);
  g_assert_cmpuint (talia_question_get_files (get_question (self, 0, TALIA_QUESTION_UNOPENED))->len, ==, 3);
  g_assert_null (talia_question_get_table (self->questions->pdata[0]));
}

static void
test_what_is_left_of_a_damaged_file_is_offered (Fixture *self, gconstpointer unused)
{
  g_autoptr (TaliaTable) table = create_table ("hearts", 9);
  g_autofree char *record = talia_record_write (table), *damaged = g_strconcat (record, "oops\n", NULL);
  TaliaQuestion *question;

  drop_file (self, "letter.talia", NULL, 0, damaged);
  question = get_question (self, 0, TALIA_QUESTION_UNOPENED);
  g_assert_null (talia_session_get_match (self->session));
  talia_question_answer (question, "salvage");
  g_assert_cmpuint (count_steps (self), ==, 9);
}

/* --- challenges ------------------------------------------------------------------------------ */

/* Returns the text of a challenge of Hearts, inside another text. */
static char *
create_challenge (void)
{
  g_autoptr (TaliaTable) table = playing_game_table (talia_registry_find ("hearts"), "");
  g_auto (TaliaChallenge) challenge = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  TaliaRandom random;

  talia_random_init (&random, 7);
  g_assert_true (talia_number_set (table, 7, NULL));
  for (int seat = 0; seat < 4; seat++)
    talia_table_set_seat (table, seat, seat == 0 ? "human Ala" : "easy Ola");
  g_assert_true (talia_table_deal_seed (table, talia_number_of_next_deal (table), NULL));
  while (talia_table_get_state (table)->phase != TALIA_PHASE_DEAL)
    playing_step (table, &random);
  talia_challenge_init (&challenge, table, &error);
  g_assert_no_error (error);
  text = talia_challenge_to_text (&challenge);
  return g_strdup_printf ("Beat this!\n%s\nAla", text);
}

static void
test_a_challenge_is_offered_as_a_file_is (Fixture *self, gconstpointer unused)
{
  g_autofree char *text = create_challenge ();

  leave_unfinished (self, "hearts", 5);
  talia_session_play_challenge (self->session, text);
  talia_question_answer (get_question (self, 0, TALIA_QUESTION_FINISH), "new");
  g_assert_cmpuint (count_steps (self), ==, 0);
}

static void
test_a_challenge_in_a_file_is_played (Fixture *self, gconstpointer unused)
{
  g_autofree char *text = create_challenge ();

  drop_file (self, "challenge.txt", NULL, 0, text);
  g_assert_cmpuint (count_steps (self), ==, 0);
}

static void
test_what_is_no_challenge_is_told (Fixture *self, gconstpointer unused)
{
  talia_session_play_challenge (self->session, "Dear grandmother");
  g_assert_cmpuint (self->told->len, ==, 1);
  g_assert_null (talia_session_get_match (self->session));
}

/* --- the stored match, and those of the archive --------------------------------------------------- */

static void
test_what_was_just_chosen_asks_nothing (Fixture *self, gconstpointer unused)
{
  g_autoptr (TaliaTable) table = create_table ("hearts", 9);

  leave_unfinished (self, "hearts", 5);
  talia_session_play_chosen (self->session, table);
  g_assert_cmpuint (count_steps (self), ==, 9);
  g_assert_cmpuint (self->questions->len, ==, 0);
  g_assert_cmpuint (self->told->len, ==, 1); /* the place of the former match */
}

static void
test_continuing_twice_opens_once (Fixture *self, gconstpointer unused)
{
  TaliaMatch *match;

  leave_unfinished (self, "hearts", 5);
  talia_session_continue (self->session);
  g_assert_cmpuint (count_steps (self), ==, 5);
  match = talia_session_get_match (self->session);
  talia_session_continue (self->session);
  g_assert_true (talia_session_get_match (self->session) == match);
}

static void
test_a_tile_continues_or_begins (Fixture *self, gconstpointer unused)
{
  leave_unfinished (self, "hearts", 5);
  talia_session_play_quick (self->session, talia_registry_find ("spades"));
  g_assert_cmpuint (count_steps (self), ==, 0);
  talia_session_leave_match (self->session, talia_session_get_match (self->session));
  talia_archive_update (talia_session_get_archive (self->session));
  wait_until (!talia_archive_get_updating (talia_session_get_archive (self->session)));
  talia_session_play_quick (self->session, talia_registry_find ("hearts"));
  g_assert_cmpuint (count_steps (self), ==, 5); /* the match that had been put away */
  g_assert_cmpuint (self->fetched, ==, 1);
}

/* A match of the archive replaces the one on the table; choosing the one on the table only shows it again. */
static void
test_a_match_of_the_archive_comes_on_the_table (Fixture *self, gconstpointer unused)
{
  g_autoptr (TaliaTable) table = create_table ("spades", 9);
  g_auto (GStrv) names = NULL;
  g_autofree char *matches = g_build_filename (self->folder, "matches", NULL), *file = NULL;

  leave_unfinished (self, "hearts", 5);
  talia_session_begin (self->session, table);
  talia_session_go_on (self->session, "current.talia");
  g_assert_cmpuint (self->recalled, ==, 1);
  names = playing_list (matches, "");
  g_assert_cmpuint (g_strv_length (names), ==, 1);
  file = g_build_filename ("matches", names[0], NULL);
  talia_session_go_on (self->session, file);
  g_assert_cmpuint (self->fetched, ==, 1);
  g_assert_cmpuint (count_steps (self), ==, 5);
}

static void
test_what_is_left_of_a_damaged_match_is_offered (Fixture *self, gconstpointer unused)
{
  g_autoptr (TaliaTable) table = create_table ("hearts", 9);
  g_autofree char *record = talia_record_write (table), *damaged = g_strconcat (record, "oops\n2C\n", NULL);
  TaliaQuestion *question;

  finish (self);
  g_object_unref (write_file (self, "current.talia", NULL, 0, damaged));
  start (self);
  talia_session_continue (self->session);
  question = get_question (self, 0, TALIA_QUESTION_UNREADABLE);
  g_assert_nonnull (talia_question_get_kept_as (question));
  g_assert_false (talia_session_get_can_continue (self->session));
  talia_question_answer (question, "salvage");
  g_assert_cmpuint (count_steps (self), ==, 9);
}

/* While a thread reads the stored match, which may be of any game, only the newest request waits. */
static void
test_of_what_waits_the_newest_is_done (Fixture *self, gconstpointer unused)
{
  g_autofree char *record = endless_to_and_fro (LONG);
  g_autoptr (TaliaTable) first = create_table ("spades", 9), second = create_table ("spades", 12);

  finish (self);
  g_object_unref (write_file (self, "current.talia", NULL, 0, record));
  self->waiting = 0;
  start (self);
  g_assert_cmpuint (self->waiting, ==, 1);
  g_assert_true (talia_session_get_can_continue (self->session));
  talia_session_offer (self->session, first);
  talia_session_offer (self->session, second);
  g_assert_null (talia_session_get_match (self->session));
  wait_until (talia_session_get_match (self->session) != NULL);
  settle ();
  g_assert_true (talia_match_get_table (talia_session_get_match (self->session)) == second);
  g_assert_cmpuint (self->waiting, ==, 1);
}

typedef struct
{
  gboolean answered;
  TaliaTable *table;
} Read;

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Read *read = data;

  read->table = talia_session_read_finish (TALIA_SESSION (source), result, NULL);
  read->answered = TRUE;
}

static void
test_a_match_is_read_to_be_looked_at (Fixture *self, gconstpointer unused)
{
  Read good = { FALSE, NULL }, bad = { FALSE, NULL };
  g_autoptr (GFile) file = write_file (self, "good.talia", "hearts", 9, NULL);
  g_autoptr (GFile) other = write_file (self, "bad.talia", NULL, 0, "Dear grandmother\n");

  talia_session_read_async (self->session, "good.talia", read_cb, &good);
  wait_until (good.answered);
  g_assert_cmpuint (talia_table_get_n_steps (good.table), ==, 9);
  g_object_unref (good.table);
  talia_session_read_async (self->session, "bad.talia", read_cb, &bad);
  wait_until (bad.answered);
  g_assert_null (bad.table);
  get_question (self, 0, TALIA_QUESTION_UNOPENED);
  g_assert_null (talia_session_get_match (self->session));
}

/* The answer of a thread after the end of the session has no effect. */
static void
test_a_session_that_is_over_plays_nothing (Fixture *self, gconstpointer unused)
{
  g_autoptr (TaliaSession) session = g_object_ref (self->session);

  drop_file (self, "letter.talia", "hearts", 9, NULL);
  finish (self);
  settle ();
  g_assert_null (talia_session_get_match (session));
  start (self);
}

/* --- the shared table --------------------------------------------------------------------------- */

#ifdef WITH_NETWORK

static const struct
{
  const char *path, *answer;
  guint steps; /* in the match on the table afterwards; 0: it is still the shared one */
  guint returned;
} leavings[] = {
  { "/session/a-shared-table-is-left-for-a-file", "leave", 9, 0 },
  { "/session/a-shared-table-is-returned-to", "back", 0, 1 },
  { "/session/a-shared-table-stays-where-nothing-is-answered", "cancel", 0, 0 },
};

static void
test_a_file_asks_before_a_shared_table_is_left (Fixture *self, gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  TaliaSharedTable *shared = talia_session_get_shared_table (self->session);
  const TaliaGame *game = talia_registry_find ("spades");
  g_autoptr (TaliaHost) host = NULL;
  g_autoptr (TaliaMatch) match = NULL;
  TaliaOptions options;
  TaliaQuestion *question;

  talia_game_init_options (game, &options);
  host = talia_host_new (game, &options, "Ala", NULL);
  g_assert_true (talia_host_open (host, 0, NULL, NULL));
  match = talia_host_make_match (host, "easy");
  talia_shared_table_host (shared, host, match);
  g_assert_true (talia_session_get_match (self->session) == match);
  drop_file (self, "letter.talia", "hearts", 9, NULL);
  question = get_question (self, 0, TALIA_QUESTION_LEAVE);
  g_assert_true (talia_question_get_hosted (question));
  talia_question_answer (question, leavings[i].answer);
  g_assert_cmpuint (self->returned, ==, leavings[i].returned);
  if (leavings[i].steps > 0)
    g_assert_cmpuint (count_steps (self), ==, leavings[i].steps);
  else
    g_assert_true (talia_session_get_match (self->session) == match);
  g_assert_true (talia_shared_table_is_open (shared) == (leavings[i].steps == 0));
}
#endif

static const struct
{
  const char *path;
  void (*test) (Fixture *self, gconstpointer unused);
} tests[] = {
  { "/session/a-file-is-played-at-once", test_a_file_is_played_at_once },
  { "/session/a-file-of-another-game-asks-nothing", test_a_file_of_another_game_asks_nothing },
  { "/session/a-second-file-takes-the-place-of-the-first", test_a_second_file_takes_the_place_of_the_first },
  { "/session/of-several-files-the-first-is-played", test_of_several_files_the_first_is_played },
  { "/session/what-is-left-of-a-damaged-file-is-offered", test_what_is_left_of_a_damaged_file_is_offered },
  { "/session/a-challenge-is-offered-as-a-file-is", test_a_challenge_is_offered_as_a_file_is },
  { "/session/a-challenge-in-a-file-is-played", test_a_challenge_in_a_file_is_played },
  { "/session/what-is-no-challenge-is-told", test_what_is_no_challenge_is_told },
  { "/session/what-was-just-chosen-asks-nothing", test_what_was_just_chosen_asks_nothing },
  { "/session/continuing-twice-opens-once", test_continuing_twice_opens_once },
  { "/session/a-tile-continues-or-begins", test_a_tile_continues_or_begins },
  { "/session/a-match-of-the-archive-comes-on-the-table", test_a_match_of_the_archive_comes_on_the_table },
  { "/session/what-is-left-of-a-damaged-match-is-offered", test_what_is_left_of_a_damaged_match_is_offered },
  { "/session/of-what-waits-the-newest-is-done", test_of_what_waits_the_newest_is_done },
  { "/session/a-match-is-read-to-be-looked-at", test_a_match_is_read_to_be_looked_at },
  { "/session/a-session-that-is-over-plays-nothing", test_a_session_that_is_over_plays_nothing },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  saving_init ();
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    g_test_add (answers[i].path, Fixture, GUINT_TO_POINTER (i), set_up, test_a_file_asks_before_an_unfinished_match,
                tear_down);
#ifdef WITH_NETWORK
  for (guint i = 0; i < G_N_ELEMENTS (leavings); i++)
    g_test_add (leavings[i].path, Fixture, GUINT_TO_POINTER (i), set_up, test_a_file_asks_before_a_shared_table_is_left,
                tear_down);
#endif
  return g_test_run ();
}
