/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The baseline's rules of thumb: in rows, it lays cards that make room for its other cards; in fishing, it makes the
 * most valuable capture. */
#include "baseline-private.h"
#include "engine/talia-playout.h"

/* --- rows --------------------------------------------------------------------------------------- */

/* The value of a lost turn, compared with the cards below. */
#define SKIP_WORTH (-30)

/* Returns the value of opening a row to the cards `beyond`, of which `next` comes first. */
static inline int
judge_way (TaliaCards beyond, TaliaCards next, TaliaCards hand)
{
  int own = talia_cards_count (beyond & hand), all = talia_cards_count (beyond);

  return 24 * own - 3 * (all - own) - ((next & ~hand) != 0 ? 13 : 0);
}

static inline int
judge_card (const Baseline *self, const TaliaState *state, TaliaCard card, TaliaCards hand)
{
  TaliaCards left = self->pack & ~state->rows.laid, above = talia_cards_above (card);
  TaliaCards up = left & above, down = left & TALIA_SUIT_CARDS (talia_card_suit (card)) & ~above & ~TALIA_BIT (card);
  int rank = talia_card_rank (card), worth = 0;

  if (rank >= TALIA_EIGHT && up != 0)
    worth += judge_way (up, up & -up, hand);
  if (rank <= TALIA_EIGHT && down != 0)
    worth += judge_way (down, TALIA_BIT (talia_cards_last (down)), hand);
  return worth;
}

static inline TaliaCard
choose_row (const TaliaState *state, TaliaCards legal, gboolean may_skip, gpointer data)
{
  Baseline *self = data;
  TaliaCard best = TALIA_NO_CARD;
  /* If everybody lost their turns, the deal would never end. */
  gboolean skips = may_skip && state->rows.skips < state->seats - 1 - state->rows.n_out;
  int most = skips ? SKIP_WORTH : G_MININT;

  if (!skips && (legal & (legal - 1)) == 0)
    return talia_cards_first (legal);
  if (baseline_errs (self))
    return talia_random_card (self->random, legal);
  for (TaliaCards rest = legal; rest != 0;)
    {
      TaliaCard card = talia_cards_pop (&rest);
      int worth = judge_card (self, state, card, state->hand[state->to_act]);

      if (worth > most)
        {
          most = worth;
          best = card;
        }
    }
  return best;
}

void
baseline_play_rows (Baseline *self, TaliaState *state)
{
  talia_playout (state, choose_row, self);
}

/* --- fishing ------------------------------------------------------------------------------------ */

#define SPADES TALIA_SUIT_CARDS (TALIA_SPADES)
#define BIG_CASINO TALIA_CARD_BIT (TALIA_TEN, TALIA_DIAMONDS)
#define ONES (TALIA_RANK_CARDS (TALIA_ACE) | TALIA_CARD_BIT (TALIA_TWO, TALIA_SPADES))

/* In hundredths of a point; every capture is worth more than any trailed card, and that more than any build. */
#define TAKES 2000
#define TRAILS 1000

static inline int
worth_of (TaliaCards cards)
{
  return 10 * talia_cards_count (cards) + 12 * talia_cards_count (cards & SPADES)
         + 100 * talia_cards_count (cards & ONES) + (cards & BIG_CASINO ? 200 : 0);
}

static int
judge_move (const TaliaFishing *table, TaliaCards all, const TaliaMove *move)
{
  if (move->kind == TALIA_MOVE_TAKE)
    return TAKES + worth_of (move->cards | TALIA_BIT (move->card))
           + (table->rules.sweeps && move->cards == all ? 100 : 0);
  return move->kind == TALIA_MOVE_TRAIL ? TRAILS - worth_of (TALIA_BIT (move->card)) : 0;
}

static const TaliaMove *
choose_fishing (Baseline *self, const TaliaState *state, int n)
{
  TaliaCards all = state->fishing.loose | talia_fishing_built (&state->fishing);
  const TaliaMove *best = &self->moves[0];
  int most = G_MININT;

  if (baseline_errs (self))
    return &self->moves[talia_random_pick (self->random, (guint) n)];
  for (int i = 0; i < n; i++)
    {
      int worth = judge_move (&state->fishing, all, &self->moves[i]);

      if (worth > most)
        {
          most = worth;
          best = &self->moves[i];
        }
    }
  return best;
}

void
baseline_play_fishing (Baseline *self, TaliaState *state)
{
  while (state->phase == TALIA_PHASE_PLAY)
    {
      int n = talia_game_legal_or_some (self->game, state, self->moves);

      talia_game_make (self->game, state, choose_fishing (self, state, n), NULL);
    }
}
