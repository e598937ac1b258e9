/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computes what a seat knows from its view, once for each view; all rules of thumb of computer players use the
 * result. */
#include "talia-knowledge.h"

#include "engine/trick/talia-trick-game.h"

static void
look_at_tricks (TaliaKnowledge *self)
{
  const TaliaState *seen = self->seen;
  const TaliaTrick *trick = &seen->trick;

  self->later = seen->seats - 1 - trick->in_trick;
  for (int seat = 0; seat < seen->seats; seat++)
    self->voids[seat] = talia_trick_game_voids (seen, seat);
  if (trick->in_trick > 0)
    {
      self->best_seat = talia_trick_best (trick, seen->seats);
      self->best = talia_trick_running (trick)[(self->best_seat + seen->seats - trick->leader) % seen->seats];
    }
}

void
talia_knowledge_init (TaliaKnowledge *self, const TaliaGame *game, const TaliaView *view)
{
  *self = (TaliaKnowledge) {
    .game = game,
    .view = view,
    .seen = &view->seen,
    .own = view->seat,
    .hand = view->seen.hand[view->seat],
    .table = talia_state_table (&view->seen),
    .best_seat = TALIA_NOBODY,
  };
  talia_game_unseen (game, view, &self->where);
  self->unseen = self->where.cards;
  for (int seat = 0; seat < view->seen.seats; seat++)
    if (seat != view->seat)
      self->unseen |= view->seen.hand[seat]; /* a view with open hands, of a review */
  if (view->seen.board == TALIA_BOARD_TRICK)
    look_at_tricks (self);
}

int
talia_knowledge_led (const TaliaKnowledge *self)
{
  return talia_trick_led (&self->seen->trick);
}
