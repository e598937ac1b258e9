/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks whether a view of a running deal that comes from another machine is possible by the rules. */
#include "talia-sound.h"

#include <string.h>

/* More moves than any deal has: in rows, 255 passes are counted, and a round of them may follow. */
#define MOST_MOVES 1000

/* Finds the state of the match before the deal, if the view is true. */
static gboolean
find_before (const TaliaGame *game, const TaliaState *seen, TaliaState *before)
{
  if (seen->deals == 0 || !talia_game_start (game, &seen->options, before, NULL))
    return FALSE;
  for (int side = 0; side < TALIA_MAX_SEATS; side++)
    if (seen->total[side] < -TALIA_MAX_TOTAL || seen->total[side] > TALIA_MAX_TOTAL
        || (side >= before->sides && seen->total[side] != 0))
      return FALSE;
  memcpy (before->total, seen->total, sizeof before->total);
  memcpy (before->memory, seen->memory, sizeof before->memory);
  before->deals = seen->deals - 1;
  if (before->deals == 0)
    return TRUE;
  if (game->has_dealer && before->dealer == TALIA_NOBODY)
    before->dealer = (int8_t) ((seen->dealer + before->seats - 1) % before->seats);
  else if (game->has_dealer)
    before->dealer = (int8_t) ((before->dealer + before->deals - 1) % before->seats);
  return !game->over (before);
}

/* Checks what holds in every game, and what everything below relies on. */
static gboolean
is_running (const TaliaGame *game, const TaliaState *before, const TaliaView *view)
{
  const TaliaState *seen = &view->seen;

  return before->phase == TALIA_PHASE_DEAL && seen->phase > TALIA_PHASE_DEAL && seen->phase < TALIA_PHASE_OVER
         && seen->seats == before->seats && seen->sides == before->sides && seen->variant == before->variant
         && memcmp (&seen->options, &before->options, sizeof seen->options) == 0 && seen->deals == before->deals + 1
         && seen->to_act >= 0 && seen->to_act < seen->seats && view->seat >= 0 && view->seat < seen->seats
         && (game->has_dealer ? seen->dealer >= 0 && seen->dealer < seen->seats : seen->dealer == TALIA_NOBODY);
}

/* Whether each card is in one place, all are from the pack, and as many are left for the hands as these hold. */
static gboolean
is_dealt_out (const TaliaGame *game, const TaliaView *view)
{
  const TaliaState *seen = &view->seen;
  TaliaCards cards = talia_state_table (seen);
  int n = talia_cards_count (cards), unseen = 0;

  for (int seat = 0; seat < seen->seats; seat++)
    {
      const int shown = talia_cards_count (seen->hand[seat]);

      if (shown != view->held[seat] && shown != 0)
        return FALSE;
      cards |= seen->hand[seat] | seen->taken[seat];
      n += shown + talia_cards_count (seen->taken[seat]);
      unseen += view->held[seat] - shown;
    }
  return talia_cards_count (cards) == n && (cards & ~game->pack (seen)) == 0
         && unseen <= talia_cards_count (game->pack (seen) & ~cards);
}

/* Draws a state that the view may come from, as far as cards and their numbers are concerned. */
static gboolean
draw (const TaliaGame *game, const TaliaView *view, TaliaUnseen *unseen, TaliaState *state)
{
  TaliaRandom random;

  talia_game_unseen (game, view, unseen);
  if (!talia_unseen_is_possible (unseen))
    return FALSE;
  talia_random_init (&random, 0);
  talia_game_sample_unseen (game, view, unseen, &random, state);
  return TRUE;
}

/* Makes a move that led to the view, if the rules allow it. */
static gboolean
make (const TaliaGame *game, const TaliaView *view, const TaliaUnseen *unseen, const TaliaMove *move, TaliaState *now,
      TaliaEvents *events)
{
  if (talia_game_apply (game, now, move, now, events).rule == TALIA_RULE_NONE)
    return TRUE;
  if (game->could_make == NULL || !game->could_make (view, unseen, now, move))
    return FALSE;
  talia_game_make (game, now, move, events);
  return TRUE;
}

/* The steps to a view from what its seat saw earlier, `from`; NULL: the steps are not needed. */
typedef struct
{
  const TaliaView *from;
  gboolean found;
  TaliaState then;    /* the state in which `from` was seen */
  guint steps;        /* the number of steps since then */
  TaliaEvents events; /* the events of the last step */
} Way;

/* Notes whether `now`, which is not the end yet, is the beginning of the steps; a step follows. */
static void
note (const TaliaGame *game, const TaliaView *view, const TaliaState *now, Way *way)
{
  TaliaView seen;

  way->steps++;
  if (way->from == NULL)
    return;
  talia_game_view (game, now, view->seat, &seen);
  /* A later view shows nothing of rounds in which everybody passed before a card was laid. */
  if (now->board == TALIA_BOARD_ROWS && view->seen.board == TALIA_BOARD_ROWS
      && now->rows.n_played < view->seen.rows.n_played)
    seen.seen.rows.skips = way->from->seen.rows.skips;
  if (memcmp (&seen, way->from, sizeof seen) != 0)
    return;
  way->found = TRUE;
  way->then = *now;
  way->steps = 1;
}

/* Whether the deal, if it is dealt and played again, leads to `state`. */
static gboolean
comes_of (const TaliaGame *game, const TaliaState *before, const TaliaView *view, const TaliaUnseen *unseen,
          const TaliaState *state, Way *way)
{
  TaliaState now;
  TaliaMove move;
  TaliaPack pack;

  note (game, view, before, way);
  if (!game->gather (state, &pack) || !talia_game_deal (game, before, &pack, state->dealer, &now, &way->events, NULL))
    return FALSE;
  for (guint i = 0; i < MOST_MOVES && game->retell (state, &now, &move); i++)
    {
      note (game, view, &now, way);
      if (!make (game, view, unseen, &move, &now, &way->events))
        return FALSE;
    }
  return talia_state_equal (&now, state);
}

/* Whether the seat sees exactly this of the state; or all hands, if others' hands are open. */
static gboolean
is_seen (const TaliaGame *game, const TaliaView *view, const TaliaState *state)
{
  TaliaView again;
  gboolean open = FALSE;

  for (int seat = 0; seat < state->seats; seat++)
    open |= seat != view->seat && view->seen.hand[seat] != 0;
  talia_game_view (game, state, view->seat, &again);
  if (open)
    memcpy (again.seen.hand, state->hand, sizeof again.seen.hand);
  return memcmp (&again, view, sizeof again) == 0;
}

/* Finds a state behind the view, and the steps that lead to it. */
static gboolean
explain (const TaliaGame *game, const TaliaState *before, const TaliaView *view, Way *way)
{
  TaliaUnseen unseen;
  TaliaState state;

  return is_running (game, before, view) && game->adds_up (view) && is_dealt_out (game, view)
         && draw (game, view, &unseen, &state) && comes_of (game, before, view, &unseen, &state, way)
         && is_seen (game, view, &state);
}

gboolean
talia_view_is_sound (const TaliaGame *game, const TaliaState *before, const TaliaView *view)
{
  TaliaState found;
  Way way = { 0 };

  if (before == NULL && !find_before (game, &view->seen, &found))
    return FALSE;
  return explain (game, before != NULL ? before : &found, view, &way);
}

gboolean
talia_view_follows (const TaliaGame *game, const TaliaState *before, const TaliaView *from, const TaliaEvents *events,
                    const TaliaView *view)
{
  Way way = { .from = from };

  return from->seat == view->seat && explain (game, before, view, &way) && way.found
         && talia_events_tell (events, &way.then, way.steps, &way.events);
}
