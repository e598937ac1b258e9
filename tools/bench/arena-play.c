/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Deals and matches that are played several times over. */
#include "arena-play.h"

#include "arena-seating.h"

/* One stream of chance for each number within another. */
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
    g_error ("%s does not start", contest->game->id); /* the options have been tried before */
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

/* Whether A has the side; it is player 0. */
static int
player_of (const TaliaState *state, int seat, guint8 seating)
{
  return !(seating >> talia_state_side (state, seat) & 1);
}

/* What the level answers, and how long that takes. */
static gboolean
ask (ArenaWorker *self, int player, const TaliaView *view, TaliaRandom *random, TaliaMove *move)
{
  const ArenaContest *contest = self->contest;
  TaliaThinking thinking = { .random = *random, .cancelled = self->stop };
  guint64 began = arena_times_now ();
  g_autoptr (GArray) advice = NULL;

  arena_player_begin (&contest->players[player], &thinking);
  advice = talia_level_advise (contest->players[player].level, contest->game, view, &thinking);
  arena_times_add (&self->times[player], arena_times_now () - began);
  *random = thinking.random;
  if (advice->len == 0)
    return FALSE;
  *move = g_array_index (advice, TaliaAdvice, 0).move;
  return TRUE;
}

static gboolean
play_move (ArenaWorker *self, TaliaState *state, int player, TaliaRandom *random, GError **error)
{
  const ArenaContest *contest = self->contest;
  g_autofree char *text = NULL;
  TaliaMove move;
  TaliaView view;

  talia_game_view (contest->game, state, state->to_act, &view);
  if (!ask (self, player, &view, random, &move))
    {
      g_set_error (error, ARENA_ERROR, 0, "%s gave no answer in %s", contest->players[player].name, contest->game->id);
      return FALSE;
    }
  if (talia_game_apply (contest->game, state, &move, state, NULL).rule == TALIA_RULE_NONE)
    return TRUE;
  text = talia_move_to_text (&move);
  g_set_error (error, ARENA_ERROR, 0, "%s gave the illegal answer %s in %s", contest->players[player].name, text,
               contest->game->id);
  return FALSE;
}

/* Plays the deal of that number to its end; the numbers of play and seat follow from it. */
static gboolean
play_deal (ArenaWorker *self, TaliaState *state, guint8 seating, guint64 number, GError **error)
{
  TaliaRandom random[TALIA_MAX_SEATS];

  for (int seat = 0; seat < state->seats; seat++)
    talia_random_init (&random[seat], number_within (number, (guint64) seat));
  deal (self->contest, state, number);
  while (state->to_act != TALIA_NOBODY)
    {
      int seat = state->to_act;

      if (g_atomic_int_get (self->stop)
          || !play_move (self, state, player_of (state, seat, seating), &random[seat], error))
        return FALSE;
    }
  return !g_atomic_int_get (self->stop);
}

/* What a side of A has more than one of B. */
static double
advantage (const TaliaGame *game, const TaliaState *state, guint8 seating)
{
  double points[2] = { 0.0 };
  int n[2] = { 0 };

  for (int side = 0; side < state->sides; side++)
    {
      int player = player_of (state, side, seating);

      points[player] += talia_game_score (game, state, side, NULL, NULL);
      n[player]++;
    }
  return (points[0] / n[0] - points[1] / n[1]) * (game->lowest_wins ? -1.0 : 1.0);
}

static gboolean
follow_match (ArenaWorker *self, guint match, ArenaEmit emit, gpointer data, GError **error)
{
  const ArenaContest *contest = self->contest;
  guint64 number = number_within (contest->seed, match);
  ArenaSeatings seatings;
  TaliaState state;

  begin (contest, &state);
  arena_seatings_init (&seatings, state.sides, contest->one, match);
  while (state.phase != TALIA_PHASE_OVER)
    {
      guint64 dealt = number_within (number, state.deals);
      ArenaResult result = { .match = match };
      TaliaState next = state;
      TaliaDealPlan plan;

      for (guint i = 0; i < seatings.n; i++)
        {
          TaliaState played = state;

          if (!play_deal (self, &played, seatings.sides[i], dealt, error))
            return FALSE;
          result.points += advantage (contest->game, &played, seatings.sides[i]) / seatings.n;
          if (i == seatings.followed)
            next = played;
        }
      state = next;
      talia_game_plan (contest->game, &state, state.deals, &plan);
      result.title = plan.title;
      result.board = (TaliaBoardKind) state.board;
      emit (&result, data);
    }
  return TRUE;
}

/* Adds what A's sides have of a finished match, as the part `share` of the result. */
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

      begin (contest, &state);
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
