/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs a contest on all cores of the processor; the results come in the same order, however many cores there are. */
#include "arena-pool.h"

typedef struct
{
  const ArenaContest *contest;
  guint jobs;
  gint stop; /* atomic */

  GMutex lock; /* protects everything below */
  GCond changed;
  GPtrArray *matches; /* Match: the matches that were begun */
  guint current;      /* the match whose results are passed on */
  GError *error;
} Pool;

/* The results of one match so far. */
typedef struct
{
  Pool *pool;
  GArray *results;
  guint taken;
  gboolean ended;
} Match;

typedef struct
{
  Pool *pool;
  ArenaWorker worker;
} Job;

static void
match_free (gpointer data)
{
  Match *match = data;

  g_array_unref (match->results);
  g_free (match);
}

/* Begins the next match; returns NULL if none should be begun. Only a few are begun ahead, because they may be
 * discarded. */
static Match *
begin_match (Pool *pool, guint *number)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&pool->lock);
  Match *match;

  while (!g_atomic_int_get (&pool->stop) && pool->matches->len > pool->current + pool->jobs)
    g_cond_wait (&pool->changed, &pool->lock);
  if (g_atomic_int_get (&pool->stop))
    return NULL;
  match = g_new0 (Match, 1);
  match->pool = pool;
  match->results = g_array_new (FALSE, FALSE, sizeof (ArenaResult));
  *number = pool->matches->len;
  g_ptr_array_add (pool->matches, match);
  return match;
}

static void
emit (const ArenaResult *result, gpointer data)
{
  Match *match = data;
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&match->pool->lock);

  g_array_append_val (match->results, *result);
  g_cond_broadcast (&match->pool->changed);
}

static void
end_match (Match *match, GError *error)
{
  Pool *pool = match->pool;
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&pool->lock);

  match->ended = TRUE;
  if (error != NULL && pool->error == NULL)
    pool->error = error;
  else
    g_clear_error (&error);
  g_cond_broadcast (&pool->changed);
}

static gpointer
run_job (gpointer data)
{
  Job *job = data;
  Match *match;
  guint number;

  while ((match = begin_match (job->pool, &number)) != NULL)
    {
      GError *error = NULL;
      gboolean played = arena_play_match (&job->worker, number, emit, match, &error);

      end_match (match, error);
      if (!played)
        break;
    }
  return NULL;
}

/* Waits for the next result; returns FALSE if a player has failed. */
static gboolean
wait_for_result (Pool *pool, ArenaResult *result)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&pool->lock);

  while (pool->error == NULL)
    {
      Match *match = pool->current < pool->matches->len ? g_ptr_array_index (pool->matches, pool->current) : NULL;

      if (match != NULL && match->taken < match->results->len)
        {
          *result = g_array_index (match->results, ArenaResult, match->taken++);
          return TRUE;
        }
      if (match != NULL && match->ended)
        {
          pool->current++;
          g_cond_broadcast (&pool->changed);
        }
      else
        g_cond_wait (&pool->changed, &pool->lock);
    }
  return FALSE;
}

static void
stop (Pool *pool)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&pool->lock);

  g_atomic_int_set (&pool->stop, TRUE);
  g_cond_broadcast (&pool->changed);
}

gboolean
arena_pool_run (const ArenaContest *contest, guint jobs, ArenaTake take, gpointer data, ArenaTimes times[2],
                GError **error)
{
  Pool pool = { .contest = contest, .jobs = jobs, .matches = g_ptr_array_new_with_free_func (match_free) };
  g_autofree Job *job = g_new0 (Job, jobs);
  g_autofree GThread **threads = g_new (GThread *, jobs);
  ArenaResult result;

  g_mutex_init (&pool.lock);
  g_cond_init (&pool.changed);
  for (guint i = 0; i < jobs; i++)
    {
      job[i].pool = &pool;
      arena_worker_init (&job[i].worker, contest, &pool.stop);
      threads[i] = g_thread_new ("arena", run_job, &job[i]);
    }
  while (wait_for_result (&pool, &result) && take (&result, data))
    ;
  stop (&pool);
  for (guint i = 0; i < jobs; i++)
    {
      g_thread_join (threads[i]);
      for (int player = 0; player < 2; player++)
        arena_times_merge (&times[player], &job[i].worker.times[player]);
      arena_worker_clear (&job[i].worker);
    }
  g_ptr_array_unref (pool.matches);
  g_cond_clear (&pool.changed);
  g_mutex_clear (&pool.lock);
  if (pool.error == NULL)
    return TRUE;
  g_propagate_error (error, pool.error);
  return FALSE;
}
