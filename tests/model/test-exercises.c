/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests which decisions become exercises, when they come back, and what a person who answers one learns. */
#include <glib/gstdio.h>

#include "archiving.h"
#include "model/archive/talia-verdicts.h"
#include "model/exercise/talia-exercises.h"
#include "model/exercise/talia-repetition.h"
#include "model/record/talia-record.h"
#include "model/table/talia-table-notes.h"

#define TODAY 740000

static const ArchivingMatch finished = { "matches/finished.talia",
                                         "hearts",
                                         "target=50",
                                         0,
                                         "2026-01-02T18:00:00Z",
                                         NULL,
                                         { "human Ala", "easy Ola", "easy Ewa", "easy Jan" } };

/* --- when a decision is an exercise ------------------------------------------------------------ */

static const struct
{
  double loss, error;
  gboolean clear;
} losses[] = {
  { 0.0, 0.0, FALSE }, { 0.4, 0.0, FALSE }, { 0.5, 0.0, TRUE },  { 0.5, 0.4, TRUE },  { 0.5, 0.45, FALSE },
  { 2.0, 1.7, FALSE }, { 2.0, 1.6, TRUE },  { 9.0, 8.0, FALSE }, { 12.0, 0.1, TRUE },
};

static void
test_clear (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (losses); i++)
    g_assert_cmpint (talia_trial_is_clear (losses[i].loss, losses[i].error), ==, losses[i].clear);
}

/* --- the boxes ----------------------------------------------------------------------------------- */

/* Answers, each on the day on which the exercise is due (`+` right, `-` wrong), and the days until then. */
static const struct
{
  const char *path, *answers;
  guint32 days[10];
  gboolean off;
} courses[] = {
  { "/exercises/boxes/solved-at-once", "++++++", { 2, 4, 8, 16, 32, 64 }, FALSE },
  { "/exercises/boxes/out-of-the-last-box", "+++++++", { 2, 4, 8, 16, 32, 64 }, TRUE },
  { "/exercises/boxes/missed", "---", { 1, 1, 1 }, FALSE },
  { "/exercises/boxes/missed-then-solved", "-++", { 1, 2, 4 }, FALSE },
  { "/exercises/boxes/back-to-the-first", "+++-+", { 2, 4, 8, 1, 2 }, FALSE },
  { "/exercises/boxes/missed-in-the-last", "++++++-", { 2, 4, 8, 16, 32, 64, 1 }, FALSE },
};

static void
test_course (gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  TaliaRepetitionState state = { 0 };
  guint32 today = TODAY;

  for (guint n = 0; courses[i].answers[n] != '\0'; n++)
    {
      talia_repetition_state_answer (&state, courses[i].answers[n] == '+', today);
      g_assert_cmpuint (state.tried, ==, today);
      if (state.off)
        break;
      g_assert_cmpuint (state.due, ==, today + courses[i].days[n]);
      today = state.due;
    }
  g_assert_cmpint (state.off, ==, courses[i].off);
}

/* --- exercises of an archive --------------------------------------------------------------------- */

typedef struct
{
  Archiving archiving;
  TaliaTable *table; /* the finished match */
  TaliaVerdicts *verdicts;
  TaliaExercises *exercises;
} Fixture;

static void
write_match (Fixture *self, const ArchivingMatch *match)
{
  g_autofree char *text = NULL;

  g_clear_object (&self->table);
  self->table = archiving_play (match, NULL, 7);
  text = talia_record_write (self->table);
  archiving_write (&self->archiving, match->file, text, -1);
  archiving_look (&self->archiving);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  *self = (Fixture) { .archiving = { .folder = playing_folder () } };
  archiving_open (&self->archiving);
  self->verdicts = talia_verdicts_new (self->archiving.folder);
  self->exercises = talia_exercises_new (self->archiving.archive);
  write_match (self, &finished);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  talia_exercises_unref (self->exercises);
  talia_verdicts_unref (self->verdicts);
  g_object_unref (self->table);
  archiving_tear_down (&self->archiving, NULL);
}

/* Stores a verdict on `n` decisions of that seat in the first deal, each of which gave away `loss`. */
static void
judge (Fixture *self, int seat, TaliaSight sight, guint n, double loss)
{
  g_autoptr (GArray) judgements = g_array_new (FALSE, TRUE, sizeof (TaliaJudgement));

  for (guint step = 1; judgements->len < n; step++)
    {
      const TaliaStep *it = talia_table_get_step (self->table, step);
      TaliaJudgement judgement = { .step = step, .made = it->move, .loss = loss, .error = 0.1 };

      g_assert_false (it->is_deal);
      judgement.best = talia_table_get_step (self->table, step + 1)->move;
      if (it->seat == seat)
        g_array_append_val (judgements, judgement);
    }
  g_assert_true (talia_verdicts_keep (self->verdicts, self->table, seat, 1, sight, judgements));
}

static guint
count (Fixture *self, guint32 today)
{
  g_autoptr (GPtrArray) list = talia_exercises_list (self->exercises, today);

  return list->len;
}

static void
answer_first (Fixture *self, guint n, gboolean solved, guint32 today)
{
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GPtrArray) list = talia_exercises_list (self->exercises, today);

      talia_exercises_answer (self->exercises, list->pdata[0], solved, today);
    }
}

/* Which verdicts make exercises. */
static const struct
{
  const char *path;
  guint steps; /* of the match; 0: it is finished */
  int seat;
  TaliaSight sight;
  double loss;
  guint exercises;
} kinds[] = {
  { "/exercises/which/own-decisions", 0, 0, TALIA_SIGHT_OWN, 2.0, 3 },
  { "/exercises/which/too-little-lost", 0, 0, TALIA_SIGHT_OWN, 0.3, 0 },
  { "/exercises/which/of-another-player", 0, 1, TALIA_SIGHT_OWN, 2.0, 0 },
  { "/exercises/which/in-hindsight", 0, 0, TALIA_SIGHT_ALL, 2.0, 0 },
  { "/exercises/which/of-an-unfinished-match", 100, 0, TALIA_SIGHT_OWN, 2.0, 0 },
};

static void
test_which (Fixture *self, gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  ArchivingMatch match = finished;

  match.steps = kinds[i].steps;
  write_match (self, &match);
  g_assert_cmpuint (count (self, TODAY), ==, 0);
  judge (self, kinds[i].seat, kinds[i].sight, 3, kinds[i].loss);
  g_assert_cmpuint (count (self, TODAY), ==, kinds[i].exercises);
}

static void
test_ten_a_day (Fixture *self, gconstpointer data)
{
  judge (self, 0, TALIA_SIGHT_OWN, 14, 2.0);
  g_assert_cmpuint (count (self, TODAY), ==, 10);
  answer_first (self, 4, TRUE, TODAY);
  g_assert_cmpuint (count (self, TODAY), ==, 6);
  answer_first (self, 6, FALSE, TODAY);
  g_assert_cmpuint (count (self, TODAY), ==, 0);
  g_assert_cmpuint (count (self, TODAY + 1), ==, 10); /* six that were missed, and four new ones */
  answer_first (self, 6, TRUE, TODAY + 1);
  g_assert_cmpuint (count (self, TODAY + 1), ==, 4);
}

/* Exercises of a collection do not count towards the ten a day of one's own. */
static void
test_apart (Fixture *self, gconstpointer data)
{
  TaliaLoss other = { .match = (char *) TALIA_COLLECTION_KEY "hearts 1", .deal = 1 };

  judge (self, 0, TALIA_SIGHT_OWN, 12, 2.0);
  for (other.step = 1; other.step <= 10; other.step++)
    talia_exercises_answer (self->exercises, &other, TRUE, TODAY);
  g_assert_cmpuint (count (self, TODAY), ==, 10);
}

/* For half a year all exercises are answered on each day, the first answer to each wrong: none comes before it is due,
 * there are never more than ten a day, and in the end all have been learned. */
static void
test_weeks (Fixture *self, gconstpointer data)
{
  guint32 due[64] = { 0 };
  guint answers[64] = { 0 }, total = 0;

  judge (self, 0, TALIA_SIGHT_OWN, 14, 2.0);
  for (guint32 day = TODAY; day < TODAY + 190; day++)
    {
      g_autoptr (GPtrArray) list = talia_exercises_list (self->exercises, day);

      g_assert_cmpuint (list->len, <=, 10);
      for (guint i = 0; i < list->len; i++)
        {
          const TaliaLoss *loss = list->pdata[i];
          const gboolean solved = answers[loss->step]++ > 0;

          g_assert_cmpuint (day, >=, due[loss->step]);
          due[loss->step] = day + (solved ? 1u << (answers[loss->step] - 1) : 1);
          talia_exercises_answer (self->exercises, loss, solved, day);
          total++;
        }
    }
  g_assert_cmpuint (total, ==, 14 * 8); /* once wrong, and once right in each of seven boxes */
  g_assert_cmpuint (count (self, TODAY + 10000), ==, 0);
}

/* Those that are due come before new ones, the longest overdue first. */
static void
test_order (Fixture *self, gconstpointer data)
{
  g_autoptr (GPtrArray) all = NULL, list = NULL;

  judge (self, 0, TALIA_SIGHT_OWN, 3, 2.0);
  all = talia_exercises_list (self->exercises, TODAY);
  talia_exercises_answer (self->exercises, all->pdata[1], TRUE, TODAY);
  talia_exercises_answer (self->exercises, all->pdata[2], FALSE, TODAY);
  list = talia_exercises_list (self->exercises, TODAY + 5);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpuint (((TaliaLoss *) list->pdata[i])->step, ==, ((TaliaLoss *) all->pdata[2 - i])->step);
}

static guint
find_first_step (Fixture *self, TaliaThemeId theme, guint32 today)
{
  g_autoptr (GPtrArray) list =
      talia_exercises_list_theme (self->exercises, talia_table_get_game (self->table), theme, today);

  return ((TaliaLoss *) list->pdata[0])->step;
}

/* Those of one kind of decision are all there, on any day: first those that are due, then new ones, then the others.
 * One that is solved before it is due comes back when it would have. */
static void
test_theme (Fixture *self, gconstpointer data)
{
  const TaliaGame *game = talia_table_get_game (self->table);
  g_autoptr (GPtrArray) all = NULL, none = NULL, most = NULL, next = NULL;
  guint n = 0;

  judge (self, 0, TALIA_SIGHT_OWN, 14, 2.0);
  all = talia_archive_list_losses (self->archiving.archive);
  for (guint theme = 0; theme < TALIA_THEMES; theme++)
    {
      g_autoptr (GPtrArray) list = talia_exercises_list_theme (self->exercises, game, (TaliaThemeId) theme, TODAY);

      for (guint i = 0; i < list->len; i++)
        g_assert_cmpuint (((TaliaLoss *) list->pdata[i])->theme, ==, theme);
      n += list->len;
      if (most == NULL || list->len > most->len)
        {
          g_clear_pointer (&most, g_ptr_array_unref);
          most = g_ptr_array_ref (list);
        }
    }
  g_assert_cmpuint (n, ==, all->len);
  g_assert_cmpuint (most->len, >, 1);
  none = talia_exercises_list_theme (self->exercises, talia_registry_find ("spades"),
                                     ((TaliaLoss *) most->pdata[0])->theme, TODAY);
  g_assert_cmpuint (none->len, ==, 0);

  for (guint i = 0; i < most->len; i++)
    talia_exercises_answer (self->exercises, most->pdata[i], i > 0, TODAY);
  for (guint i = 0; i < most->len; i++) /* again, on the same day */
    talia_exercises_answer (self->exercises, most->pdata[i], TRUE, TODAY);
  g_assert_cmpuint (find_first_step (self, ((TaliaLoss *) most->pdata[0])->theme, TODAY), ==,
                    ((TaliaLoss *) most->pdata[0])->step);
  next = talia_exercises_list (self->exercises, TODAY + 1);
  g_assert_cmpuint (((TaliaLoss *) next->pdata[0])->step, ==, ((TaliaLoss *) most->pdata[0])->step); /* it is due */
}

static void
test_switched_off (Fixture *self, gconstpointer data)
{
  g_autoptr (GPtrArray) list = NULL;

  judge (self, 0, TALIA_SIGHT_OWN, 2, 2.0);
  list = talia_exercises_list (self->exercises, TODAY);
  talia_exercises_switch_off (self->exercises, list->pdata[0]);
  g_assert_cmpuint (count (self, TODAY), ==, 1);
  g_assert_cmpuint (count (self, TODAY + 1000), ==, 1);
}

/* A deleted match has no exercises; if it is brought back, they are where they were. */
static void
test_deleted_match (Fixture *self, gconstpointer data)
{
  judge (self, 0, TALIA_SIGHT_OWN, 3, 2.0);
  answer_first (self, 1, TRUE, TODAY);
  g_assert_true (talia_archive_remove (self->archiving.archive, finished.file, NULL));
  playing_wait (archiving_is_idle, self->archiving.archive);
  g_assert_cmpuint (count (self, TODAY), ==, 0);
  g_assert_true (talia_archive_restore (self->archiving.archive, finished.file, NULL));
  playing_wait (archiving_is_idle, self->archiving.archive);
  g_assert_cmpuint (count (self, TODAY), ==, 2);
}

/* Whatever happens to the file of the schedule, the exercises stay, and new answers can be stored. */
static void
test_damaged_schedule (Fixture *self, gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->archiving.folder, TALIA_REPETITION_FILE, NULL);
  TaliaRandom random;

  talia_random_init (&random, 5);
  judge (self, 0, TALIA_SIGHT_OWN, 3, 2.0);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS)); /* looking creates nothing */
  for (int i = 0; i < 30; i++)
    {
      g_autofree char *bytes = NULL;
      gsize length, at;

      answer_first (self, 1, TRUE, TODAY);
      g_assert_cmpuint (count (self, TODAY), ==, 2);
      g_clear_pointer (&self->exercises, talia_exercises_unref);
      g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
      at = i == 0 ? 0 : talia_random_pick (&random, (guint32) length);
      for (gsize j = at; j < MIN (length, at + 500); j++)
        bytes[j] = (char) talia_random_next (&random);
      g_assert_true (g_file_set_contents (path, bytes, (gssize) (i % 2 == 0 ? length : at), NULL));
      self->exercises = talia_exercises_new (self->archiving.archive);
      g_assert_cmpuint (count (self, TODAY), >=, i == 0 ? 3 : 2);
      talia_exercises_unref (self->exercises);
      g_unlink (path);
      self->exercises = talia_exercises_new (self->archiving.archive);
      g_assert_cmpuint (count (self, TODAY), ==, 3);
    }
}

/* If the folder cannot hold a schedule, the exercises are there all the same. */
static void
test_no_schedule (Fixture *self, gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->archiving.folder, TALIA_REPETITION_FILE, "inside", NULL);

  g_assert_cmpint (g_mkdir_with_parents (path, 0700), ==, 0);
  judge (self, 0, TALIA_SIGHT_OWN, 3, 2.0);
  answer_first (self, 1, TRUE, TODAY);
  g_assert_cmpuint (count (self, TODAY), ==, 3);
}

/* Whoever has not played a match yet has no folder; the first answer is stored all the same. */
static void
test_first_answer (void)
{
  char *home = playing_folder ();
  g_autofree char *folder = g_build_filename (home, "share", "talia", NULL);
  const TaliaRepetitionKey key = { TALIA_COLLECTION_KEY "hearts 1", 0, 1, 2 };
  const TaliaRepetitionState answered = { .box = 2, .due = TODAY + 2, .tried = TODAY };
  TaliaRepetition *repetition = talia_repetition_new (folder);
  TaliaRepetitionState state;

  talia_repetition_find (repetition, &key, &state);
  g_assert_cmpuint (state.box, ==, 0);
  g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS)); /* looking creates nothing */
  talia_repetition_keep (repetition, &key, &answered);
  talia_repetition_free (repetition);
  repetition = talia_repetition_new (folder);
  talia_repetition_find (repetition, &key, &state);
  g_assert_cmpuint (state.box, ==, 2);
  g_assert_cmpuint (state.due, ==, TODAY + 2);
  talia_repetition_free (repetition);
  playing_remove_folder (home);
}

/* --- opening one ----------------------------------------------------------------------------------- */

typedef struct
{
  TaliaTrial *trial;
  gboolean done;
} Opened;

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Opened *opened = data;

  opened->trial = talia_exercises_open_finish (result);
  opened->done = TRUE;
}

static TaliaTrial *
open_first (Fixture *self)
{
  g_autoptr (GPtrArray) list = talia_exercises_list (self->exercises, TODAY);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Opened opened = { 0 };

  g_assert_cmpuint (list->len, >, 0);
  talia_exercises_open_async (self->exercises, list->pdata[0], TODAY, cancellable, opened_cb, &opened);
  wait_until (opened.done);
  return opened.trial;
}

/* What the person may see in the exercise is what the seat could see then, and no more. */
static void
test_position (Fixture *self, gconstpointer data)
{
  g_autoptr (TaliaTable) past = playing_game_table (talia_table_get_game (self->table), finished.settings);
  g_autoptr (TaliaTrial) trial = NULL;
  TaliaMatch *match;
  TaliaView then;
  guint step;

  judge (self, 0, TALIA_SIGHT_OWN, 8, 2.0);
  answer_first (self, 7, TRUE, TODAY);
  trial = open_first (self);
  g_assert_nonnull (trial);
  match = talia_trial_get_match (trial);
  step = talia_trial_get_verdict (trial)->step;
  g_assert_cmpuint (talia_table_get_n_steps (talia_match_get_table (match)), ==, step);
  talia_table_walk (past, self->table, (int) step - 1);
  talia_table_get_view (past, 0, &then);
  g_assert_cmpmem (talia_match_get_view (match), sizeof then, &then, sizeof then);
  g_assert_cmpmem (talia_match_get_view (talia_trial_get_before (trial)), sizeof then, &then, sizeof then);
  for (int seat = 1; seat < 4; seat++)
    g_assert_cmpuint (talia_match_get_view (match)->seen.hand[seat], ==, 0);
  g_assert_true (talia_match_get_own_turn (match));
  g_assert_false (talia_match_get_curtain (match));
}

/* If the file is gone or holds another match, or the deal was played differently after it was judged, there is no
 * exercise, and none of them comes back on the same day. */
static void
test_gone (Fixture *self, gconstpointer data)
{
  ArchivingMatch other = finished;
  g_autofree char *path = g_build_filename (self->archiving.folder, finished.file, NULL), *text = NULL;
  g_autoptr (TaliaTable) another = NULL;

  judge (self, 0, TALIA_SIGHT_OWN, 3, 2.0);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_null (open_first (self));
  other.date = "2026-01-03T18:00:00Z";
  another = archiving_play (&other, NULL, 8);
  text = talia_record_write (another);
  archiving_write (&self->archiving, finished.file, text, -1);
  g_assert_null (open_first (self));
  g_assert_cmpuint (count (self, TODAY), ==, 1);
  g_assert_cmpuint (count (self, TODAY + 1), ==, 3);
}

static void
test_played_differently (Fixture *self, gconstpointer data)
{
  g_autofree char *text = talia_record_write (self->table), *changed = NULL;
  g_autoptr (TaliaTable) other = playing_game_table (talia_table_get_game (self->table), finished.settings);
  TaliaRandom random;

  judge (self, 0, TALIA_SIGHT_OWN, 1, 2.0);
  g_assert_true (talia_table_set_note (other, TALIA_NOTE_DATE, finished.date, NULL));
  talia_table_walk (other, self->table, 30);
  talia_random_init (&random, 99);
  playing_steps (other, &random, G_MAXUINT);
  changed = talia_record_write (other);
  archiving_write (&self->archiving, finished.file, changed, -1);
  g_assert_null (open_first (self));
}

/* --- answering -------------------------------------------------------------------------------------- */

/* Creates a trial of a decision in the sixth trick of seat 0: the best move is the last legal one, the one that was
 * made is the first. */
static TaliaTrial *
create_trial (TaliaTable *table, TaliaMove *legal, guint *n)
{
  TaliaJudgement verdict = { .loss = 3.0, .error = 0.5, .reason = { .seat = TALIA_NOBODY, .suit = -1 } };

  for (guint i = 24;; i++)
    {
      TaliaState state;
      g_auto (TaliaMoves) moves = { 0 };

      talia_table_get_state_at (table, (int) i - 1, &state);
      g_assert_cmpint (state.phase, ==, TALIA_PHASE_PLAY);
      if (state.to_act != 0 || talia_game_moves (talia_table_get_game (table), &state, &moves) < 3)
        continue;
      *n = (guint) MIN (talia_game_moves (talia_table_get_game (table), &state, &moves), 16);
      for (guint m = 0; m < *n; m++)
        talia_moves_get (&moves, m, &legal[m]);
      verdict.step = i;
      verdict.made = legal[0];
      verdict.best = legal[*n - 1];
      return talia_trial_new (table, 0, &verdict);
    }
}

static void
test_answers (Fixture *self, gconstpointer data)
{
  TaliaMove legal[16];
  guint n;
  g_autoptr (TaliaTrial) trial = create_trial (self->table, legal, &n);
  TaliaMatch *match = talia_trial_get_match (trial);
  const TaliaView before = *talia_match_get_view (match);

  g_assert_cmpint (talia_trial_get_stage (trial), ==, TALIA_TRIAL_ASKS);
  g_assert_true (talia_match_play (match, &legal[n - 1], NULL));
  g_assert_cmpint (talia_trial_get_stage (trial), ==, TALIA_TRIAL_RIGHT);
  g_assert_cmpfloat (talia_trial_get_answer (trial)->loss, ==, 0.0);

  talia_trial_try_again (trial);
  g_assert_cmpint (talia_trial_get_stage (trial), ==, TALIA_TRIAL_ASKS);
  g_assert_null (talia_trial_get_answer (trial));
  g_assert_cmpmem (talia_match_get_view (match), sizeof before, &before, sizeof before);
  g_assert_true (talia_match_play (match, &legal[0], NULL));
  g_assert_cmpint (talia_trial_get_stage (trial), ==, TALIA_TRIAL_WRONG);
  g_assert_cmpfloat (talia_trial_get_answer (trial)->loss, ==, 3.0);

  talia_trial_try_again (trial);
  g_assert_true (talia_match_play (match, &legal[1], NULL));
  g_assert_cmpint (talia_trial_get_stage (trial), ==, TALIA_TRIAL_THINKS);
  wait_until (talia_trial_get_stage (trial) != TALIA_TRIAL_THINKS);
  g_assert_true (talia_move_equal (&talia_trial_get_answer (trial)->made, &legal[1]));
  /* The expert has thought as for the verdict, so that the same move is the best. */
  g_assert_cmpuint (talia_trial_get_answer (trial)->step, ==, talia_trial_get_verdict (trial)->step);
  for (int i = 0; i < 20; i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpint (talia_table_get_n_steps (talia_match_get_table (match)), ==,
                   talia_trial_get_verdict (trial)->step + 1); /* nobody else has moved */
}

static void
count_up (guint *n)
{
  (*n)++;
}

/* An answer that is taken back while the expert thinks is forgotten, and so is a trial that is closed or stopped. */
static void
test_taken_back (Fixture *self, gconstpointer data)
{
  TaliaMove legal[16];
  guint n;
  TaliaTrial *trial = create_trial (self->table, legal, &n);
  TaliaMatch *match = talia_trial_get_match (trial);
  guint n_changes = 0;

  g_assert_true (talia_match_play (match, &legal[1], NULL));
  talia_trial_try_again (trial);
  g_assert_cmpint (talia_trial_get_stage (trial), ==, TALIA_TRIAL_ASKS);
  g_assert_true (talia_match_play (match, &legal[0], NULL));
  g_assert_cmpint (talia_trial_get_stage (trial), ==, TALIA_TRIAL_WRONG);
  talia_trial_try_again (trial);
  g_assert_true (talia_match_play (match, &legal[1], NULL));
  g_signal_connect_swapped (trial, "changed", G_CALLBACK (count_up), &n_changes);
  talia_trial_stop (trial);
  g_object_add_weak_pointer (G_OBJECT (trial), (gpointer *) &trial);
  g_object_unref (trial);
  wait_until (trial == NULL);
  g_assert_cmpuint (n_changes, ==, 0);
}

/* The match to play on from has the same players, and stands before the decision. */
static void
test_branch (Fixture *self, gconstpointer data)
{
  TaliaMove legal[16];
  guint n;
  g_autoptr (TaliaTrial) trial = create_trial (self->table, legal, &n);
  g_autoptr (TaliaTable) branch = talia_trial_branch (trial);

  g_assert_cmpuint (talia_table_get_n_steps (branch), ==, talia_trial_get_verdict (trial)->step);
  for (int seat = 0; seat < 4; seat++)
    g_assert_cmpstr (talia_table_get_seat (branch, seat), ==, finished.seats[seat]);
  g_assert_cmpstr (talia_table_get_seat (talia_match_get_table (talia_trial_get_match (trial)), 0), ==, "human Ala");
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *self, gconstpointer data);
  } tests[] = {
    { "/exercises/ten-a-day", test_ten_a_day },
    { "/exercises/apart", test_apart },
    { "/exercises/weeks", test_weeks },
    { "/exercises/order", test_order },
    { "/exercises/theme", test_theme },
    { "/exercises/switched-off", test_switched_off },
    { "/exercises/deleted-match", test_deleted_match },
    { "/exercises/damaged-schedule", test_damaged_schedule },
    { "/exercises/no-schedule", test_no_schedule },
    { "/exercises/position", test_position },
    { "/exercises/gone", test_gone },
    { "/exercises/played-differently", test_played_differently },
    { "/exercises/answers", test_answers },
    { "/exercises/taken-back", test_taken_back },
    { "/exercises/branch", test_branch },
  };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/exercises/clear", test_clear);
  g_test_add_func ("/exercises/first-answer", test_first_answer);
  for (guint i = 0; i < G_N_ELEMENTS (courses); i++)
    g_test_add_data_func (courses[i].path, GUINT_TO_POINTER (i), test_course);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    g_test_add (kinds[i].path, Fixture, GUINT_TO_POINTER (i), set_up, test_which, tear_down);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
