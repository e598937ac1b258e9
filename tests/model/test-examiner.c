/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests how finished matches are judged in the background: which, when, and what is kept. */
#include "archiving.h"
#include "model/archive/talia-verdicts.h"
#include "model/exercise/talia-examiner.h"
#include "model/exercise/talia-exercises.h"
#include "model/record/talia-record.h"
#include "saving.h"

#define TODAY 740000
#define INTERRUPTIONS 1000
#define WORLDS 20 /* enough to find the mistakes of a match that was played at random */

/* A match of a few deals, played at random, so that it has mistakes. */
static const ArchivingMatch finished = { "matches/a.talia",
                                         "hearts",
                                         "target=50",
                                         0,
                                         "2026-01-02T18:00:00Z",
                                         NULL,
                                         { "human Ala", "easy Ola", "easy Ewa", "easy Jan" } };

typedef struct
{
  Archiving archiving;
  TaliaTable *table; /* the match */
  guint deals;
  TaliaExaminer *examiner;
  guint judged;  /* how often it has said that a deal was judged */
  guint hold_at; /* it is held when that many deals were judged; 0: never */
} Fixture;

static void
judged_cb (Fixture *self)
{
  if (++self->judged == self->hold_at)
    g_object_set (self->examiner, "held", TRUE, NULL);
}

static void
create_examiner (Fixture *self)
{
  self->examiner = talia_examiner_new (self->archiving.archive, WORLDS, 0);
  g_signal_connect_swapped (self->examiner, "judged", G_CALLBACK (judged_cb), self);
}

static void
write_match (Fixture *self)
{
  g_autofree char *text = NULL;

  self->table = archiving_play (&finished, NULL, 7);
  self->deals = (guint) talia_table_get_state (self->table)->deals;
  text = talia_record_write (self->table);
  archiving_write (&self->archiving, finished.file, text, -1);
}

static void
set_up (Fixture *self, gconstpointer unused)
{
  *self = (Fixture) { .archiving = { .folder = playing_folder () } };
  saving_set (FALSE);
  archiving_open (&self->archiving);
  write_match (self);
  create_examiner (self);
}

static gboolean
is_idle (gpointer examiner)
{
  return !talia_examiner_is_busy (examiner);
}

static gboolean
has_judged (gpointer fixture)
{
  return ((Fixture *) fixture)->judged > 0;
}

/* Ends the examiner, as when the window is closed, and waits for its thread. */
static void
end_examiner (Fixture *self)
{
  g_object_run_dispose (G_OBJECT (self->examiner));
  playing_wait (is_idle, self->examiner);
  g_clear_object (&self->examiner);
}

static void
tear_down (Fixture *self, gconstpointer unused)
{
  end_examiner (self);
  g_object_unref (self->table);
  archiving_tear_down (&self->archiving, NULL);
}

/* Returns the number of deals that have a verdict. */
static guint
count_verdicts (Fixture *self)
{
  g_autoptr (TaliaVerdicts) verdicts = talia_verdicts_new (self->archiving.folder);
  guint n = 0;

  for (guint deal = 1; deal <= self->deals; deal++)
    {
      g_autoptr (GArray) it = talia_verdicts_find (verdicts, self->table, 0, deal, TALIA_SIGHT_OWN);

      n += it != NULL;
    }
  return n;
}

/* Waits until the whole match has been judged. */
static void
finish (Fixture *self)
{
  playing_wait (is_idle, self->examiner);
  g_assert_cmpuint (count_verdicts (self), ==, self->deals);
}

static guint
count_exercises (Fixture *self)
{
  g_autoptr (TaliaExercises) exercises = talia_exercises_new (self->archiving.archive);
  g_autoptr (GPtrArray) list = talia_exercises_list (exercises, TODAY);

  return list->len;
}

/* After a match there are exercises, although nobody has asked for a verdict. */
static void
test_exercises (Fixture *self, gconstpointer unused)
{
  g_assert_cmpuint (self->deals, >, 1);
  archiving_look (&self->archiving);
  finish (self);
  g_assert_cmpuint (self->judged, ==, self->deals);
  g_assert_cmpuint (count_exercises (self), >, 0);
}

/* Lets matches be judged or not, by the state of the computer or by the player's wish. */
static void
set_now (Fixture *self, gconstpointer power, gboolean now)
{
  if (power)
    saving_set (!now);
  else
    g_object_set (self->examiner, "wanted", now, NULL);
}

/* Nothing is judged for a player who wants no exercises, or while the computer saves power. */
static void
test_not_now (Fixture *self, gconstpointer power)
{
  g_object_set (self->examiner, "held", TRUE, NULL); /* it would be done too soon */
  set_now (self, power, FALSE);
  archiving_look (&self->archiving);
  g_assert_false (talia_examiner_is_busy (self->examiner));
  set_now (self, power, TRUE);
  g_assert_true (talia_examiner_is_busy (self->examiner));
  set_now (self, power, FALSE);
  playing_wait (is_idle, self->examiner);
  g_assert_cmpuint (count_verdicts (self), ==, 0);
  g_object_set (self->examiner, "held", FALSE, NULL);
  set_now (self, power, TRUE);
  finish (self);
}

/* Returns whether the thread that judges is there, and its nice value. */
static gboolean
find_thread (int *nice)
{
  g_autoptr (GDir) threads = g_dir_open ("/proc/self/task", 0, NULL);
  const char *name;

  while (threads != NULL && (name = g_dir_read_name (threads)) != NULL)
    {
      g_autofree char *path = g_build_filename ("/proc/self/task", name, "stat", NULL), *text = NULL;
      g_auto (GStrv) fields = NULL;

      if (!g_file_get_contents (path, &text, NULL, NULL) || strstr (text, "(talia-examiner)") == NULL)
        continue;
      fields = g_strsplit (strstr (text, ") ") + 2, " ", -1);
      *nice = atoi (fields[16]); /* field 19, and the third is the first one here */
      return TRUE;
    }
  return FALSE;
}

/* The thread gets only time that nothing else needs. */
static void
test_nice (Fixture *self, gconstpointer unused)
{
  int nice = 0;

  end_examiner (self);
  self->examiner = talia_examiner_new (self->archiving.archive, WORLDS, TALIA_EXAMINER_NICE);
  g_object_set (self->examiner, "held", TRUE, NULL);
  archiving_look (&self->archiving);
  wait_until (find_thread (&nice) && nice == TALIA_EXAMINER_NICE);
  g_assert_cmpuint (count_verdicts (self), ==, 0);
}

/* The number of others that have judged the same deals, one after the other, before it is looked whether this one has.
 */
#define OTHERS 4

/* While it is held, nothing is judged, though another examiner has done the same work meanwhile. */
static void
test_held (Fixture *self, gconstpointer unused)
{
  Fixture other;

  g_object_set (self->examiner, "held", TRUE, NULL);
  archiving_look (&self->archiving);
  g_object_set (self->examiner, "held", TRUE, NULL); /* also once it has begun */
  /* If this one went on, it would be done with a deal by then, even on a busy machine. */
  for (guint i = 0; i < OTHERS; i++)
    {
      set_up (&other, NULL);
      archiving_look (&other.archiving);
      finish (&other);
      tear_down (&other, NULL);
    }
  g_assert_true (talia_examiner_is_busy (self->examiner));
  g_assert_cmpuint (self->judged, ==, 0);
  g_object_set (self->examiner, "held", FALSE, NULL);
  finish (self);
}

/* A decision in which the thread was interrupted is judged anew: the verdict is the same. */
static void
test_interrupted (Fixture *self, gconstpointer unused)
{
  Fixture other;
  g_autoptr (TaliaVerdicts) one = NULL, two = NULL;

  set_up (&other, NULL);
  archiving_look (&other.archiving);
  finish (&other);
  archiving_look (&self->archiving);
  for (guint i = 0; i < INTERRUPTIONS && self->judged == 0; i++)
    {
      g_object_set (self->examiner, "held", i % 2 == 0, NULL);
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_usleep (200); /* long enough to stop, and then to get something done */
    }
  g_object_set (self->examiner, "held", FALSE, NULL);
  finish (self);
  one = talia_verdicts_new (self->archiving.folder);
  two = talia_verdicts_new (other.archiving.folder);
  for (guint deal = 1; deal <= self->deals; deal++)
    {
      g_autoptr (GArray) here = talia_verdicts_find (one, self->table, 0, deal, TALIA_SIGHT_OWN);
      g_autoptr (GArray) there = talia_verdicts_find (two, self->table, 0, deal, TALIA_SIGHT_OWN);

      g_assert_cmpuint (here->len, ==, there->len);
      for (guint i = 0; i < here->len; i++)
        g_assert_cmpfloat (g_array_index (here, TaliaJudgement, i).loss, ==,
                           g_array_index (there, TaliaJudgement, i).loss);
    }
  tear_down (&other, NULL);
}

/* If the window is closed, whole deals are kept and nothing else is left; the next time, only the others are judged. */
static void
test_closed (Fixture *self, gconstpointer unused)
{
  g_auto (GStrv) left = NULL;
  guint kept;

  archiving_look (&self->archiving);
  playing_wait (has_judged, self);
  end_examiner (self);
  kept = count_verdicts (self);
  g_assert_cmpuint (kept, >, 0);
  left = playing_list (self->archiving.folder, "verdicts");
  g_assert_cmpuint (g_strv_length (left), ==, 1);
  self->judged = 0;
  create_examiner (self);
  archiving_write (&self->archiving, "matches/b.talia", "nothing", -1); /* so that the archive has changed */
  archiving_look (&self->archiving);
  finish (self);
  g_assert_cmpuint (self->judged, ==, self->deals - kept);
}

/* A match that a program is judging is left to it by another one. */
static void
test_two_programs (Fixture *self, gconstpointer unused)
{
  Fixture other = *self;

  archiving_open (&other.archiving);
  create_examiner (&other);
  self->hold_at = 1;
  archiving_look (&self->archiving);
  playing_wait (has_judged, self);
  archiving_look (&other.archiving);
  playing_wait (is_idle, other.examiner);
  g_assert_cmpuint (other.judged, ==, 0);
  g_object_set (self->examiner, "held", FALSE, NULL);
  finish (self);
  g_assert_cmpuint (self->judged, ==, self->deals);
  end_examiner (&other);
  g_object_unref (other.archiving.archive);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    gconstpointer data;
    void (*test) (Fixture *, gconstpointer);
  } cases[] = {
    { "/examiner/exercises", NULL, test_exercises },
    { "/examiner/not-now/unwanted", NULL, test_not_now },
    { "/examiner/not-now/saving", "power", test_not_now },
    { "/examiner/nice", NULL, test_nice },
    { "/examiner/held", NULL, test_held },
    { "/examiner/interrupted", NULL, test_interrupted },
    { "/examiner/closed", NULL, test_closed },
    { "/examiner/two-programs", NULL, test_two_programs },
  };

  g_test_init (&argc, &argv, NULL);
  saving_init ();
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add (cases[i].path, Fixture, cases[i].data, set_up, cases[i].test, tear_down);
  return g_test_run ();
}
