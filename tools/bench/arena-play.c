/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays deals and matches several times with changed seats, so that luck is the same for both players. */
#include "arena-play.h"

#include "arena-seating.h"

/* Returns the seed of a number within another one, so that each has its own random numbers. */
static guint64
number_within (guint64 whole, guint64 number)
{
  TaliaRandom random;

  talia_random_init (&random, whole);
  talia_random_init (&random, talia_random_next (&random) + number);
  return talia_random_next (&random);
}

static void
begin (const ArenaContest *contest, TaliaState *state)
{
  if (!talia_game_start (contest->game, &contest->options, state, NULL))
    g_error ("%s does not start", contest->game->id); /* these options have worked before */
}

guint
arena_contest_sides (const ArenaContest *contest)
{
  TaliaState state;

  begin (contest, &state);
  return state.sides;
}

static void
deal (const ArenaContest *contest, TaliaState *state, guint64 seed)
{
  TaliaPack pack;
  int dealer;

  talia_game_shuffle (contest->game, state, seed, &pack, &dealer);
  if (!talia_game_deal (contest->game, state, &pack, dealer, state, NULL, NULL))
    g_error ("%s cannot be dealt", contest->game->id);
}

/* Plays the deal of seed `number` to its end; the seeds of plays and seats are derived from it. */
static gboolean
play_deal (ArenaWorker *self, TaliaState *state, guint8 seating, guint64 number, GError **error)
{
  TaliaRandom random[TALIA_MAX_SEATS];

  for (int seat = 0; seat < state->seats; seat++)
    talia_random_init (&random[seat], number_within (number, (guint64) seat));
  deal (self->contest, state, number);
  arena_worker_note (self, "deal seed=%" G_GUINT64_FORMAT "\n", number);
  while (state->to_act != TALIA_NOBODY)
    {
      int seat = state->to_act;

      if (g_atomic_int_get (self->stop)
          || !arena_worker_play (self, state, arena_seating_player (state, seat, seating), &random[seat], error))
        return FALSE;
    }
  return !g_atomic_int_get (self->stop);
}

/* Begins a match that is played, and its log. */
static void
begin_match (ArenaWorker *self, TaliaState *state)
{
  const ArenaContest *contest = self->contest;

  begin (contest, state);
  if (self->log == NULL)
    return;
  g_string_truncate (self->log, 0);
  arena_worker_note (self, "new %s", contest->game->id);
  for (char **setting = contest->settings; setting != NULL && *setting != NULL; setting++)
    arena_worker_note (self, " %s", *setting);
  arena_worker_note (self, "\n");
}

/* Plays the deal of seed `number` in all seatings; `state` becomes that after the play from which the match
 * continues. */
static gboolean
play_seatings (ArenaWorker *self, TaliaState *state, const ArenaSeatings *seatings, guint64 number, double *points,
               GError **error)
{
  const TaliaGame *game = self->contest->game;
  g_autofree char *log = self->log != NULL ? g_strdup (self->log->str) : NULL;
  g_autofree char *followed = NULL;
  TaliaState next = *state;

  for (guint i = 0; i < seatings->n; i++)
    {
      TaliaState played = *state;

      if (log != NULL)
        g_string_assign (self->log, log);
      if (!play_deal (self, &played, seatings->sides[i], number, error))
        return FALSE;
      *points += arena_seating_advantage (game, &played, seatings->sides[i]) / seatings->n;
      if (i != seatings->followed)
        continue;
      next = played;
      if (log != NULL)
        followed = g_strdup (self->log->str);
    }
  *state = next;
  if (log != NULL)
    g_string_assign (self->log, followed);
  return TRUE;
}

static gboolean
follow_match (ArenaWorker *self, guint match, ArenaEmit emit, gpointer data, GError **error)
{
  const ArenaContest *contest = self->contest;
  guint64 number = number_within (contest->seed, match);
  ArenaSeatings seatings;
  TaliaState state;

  begin_match (self, &state);
  arena_seatings_init (&seatings, state.sides, contest->one, match);
  while (state.phase != TALIA_PHASE_OVER)
    {
      ArenaResult result = { .match = match };
      TaliaDealPlan plan;

      if (!play_seatings (self, &state, &seatings, number_within (number, state.deals), &result.points, error))
        return FALSE;
      talia_game_plan (contest->game, &state, state.deals, &plan);
      result.title = plan.title;
      result.board = (TaliaBoardKind) state.board;
      emit (&result, data);
    }
  return TRUE;
}

/* Adds the result of a finished match for A's sides, with the weight `share`. */
static void
add_match (ArenaResult *result, const TaliaGame *game, const TaliaState *state, guint8 seating, double share)
{
  double each = share / __builtin_popcount (seating);

  for (int side = 0; side < state->sides; side++)
    if (seating >> side & 1)
      {
        int equals = 0;

        for (int other = 0; other < state->sides; other++)
          equals += state->total[other] == state->total[side];
        result->place += each * (talia_game_place (game, state, side) + (equals - 1) / 2.0);
        if (state->winners >> side & 1)
          result->wins += each / __builtin_popcount (state->winners);
      }
}

static gboolean
play_whole_match (ArenaWorker *self, guint match, ArenaEmit emit, gpointer data, GError **error)
{
  const ArenaContest *contest = self->contest;
  guint64 number = number_within (contest->seed, match);
  ArenaResult result = { .match = match };
  ArenaSeatings seatings;

  arena_seatings_init (&seatings, arena_contest_sides (contest), contest->one, match);
  for (guint i = 0; i < seatings.n; i++)
    {
      TaliaState state;

      begin_match (self, &state);
      while (state.phase != TALIA_PHASE_OVER)
        if (!play_deal (self, &state, seatings.sides[i], number_within (number, state.deals), error))
          return FALSE;
      add_match (&result, contest->game, &state, seatings.sides[i], 1.0 / seatings.n);
    }
  emit (&result, data);
  return TRUE;
}

gboolean
arena_play_match (ArenaWorker *worker, guint match, ArenaEmit emit, gpointer data, GError **error)
{
  return (worker->contest->matches ? play_whole_match : follow_match) (worker, match, emit, data, error);
}
