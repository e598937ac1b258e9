/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Samples a view: finds where the unseen cards may be, and deals them so that the seat cannot tell the resulting state
 * from the true one. */
#include "talia-game.h"

/* Returns every card that the seat sees, or has seen in this deal; other hands are empty unless they are open. */
static TaliaCards
seen_cards (const TaliaState *seen)
{
  TaliaCards cards = talia_state_table (seen);

  for (int seat = 0; seat < seen->seats; seat++)
    cards |= seen->hand[seat] | seen->taken[seat];
  if (seen->board == TALIA_BOARD_TRICK)
    cards |= seen->trick.aside; /* shown after the deal */
  return cards;
}

void
talia_game_unseen (const TaliaGame *game, const TaliaView *view, TaliaUnseen *unseen)
{
  const TaliaState *seen = &view->seen;
  int left;

  memset (unseen, 0, sizeof *unseen);
  if (seen->deals == 0)
    return;
  unseen->cards = game->pack (seen) & ~seen_cards (seen);
  left = talia_cards_count (unseen->cards);
  for (int seat = 0; seat < seen->seats; seat++)
    {
      unseen->n[seat] = (uint8_t) (view->held[seat] - talia_cards_count (seen->hand[seat]));
      left -= unseen->n[seat];
    }
  unseen->n[TALIA_PLACE_NOBODY] = (uint8_t) left;
  for (int place = 0; place < TALIA_MAX_PLACES; place++)
    if (unseen->n[place] > 0)
      unseen->may_hold[place] = unseen->cards;
  if (game->unseen != NULL)
    game->unseen (view, unseen);
  talia_unseen_conclude (unseen);
}

void
talia_game_sample_unseen (const TaliaGame *game, const TaliaView *view, const TaliaUnseen *unseen, TaliaRandom *random,
                          TaliaState *state)
{
  *state = view->seen;
  game->sample (view, unseen, random, state);
}

void
talia_game_sample (const TaliaGame *game, const TaliaView *view, TaliaRandom *random, TaliaState *state)
{
  TaliaUnseen unseen;

  talia_game_unseen (game, view, &unseen);
  talia_game_sample_unseen (game, view, &unseen, random, state);
}
