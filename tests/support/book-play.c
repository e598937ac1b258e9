/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays random matches, to compare the rules pages with them. */
#include "book-play.h"

void
book_play_match (const TaliaGame *game, const TaliaOptions *options, TaliaRandom *random, BookPlayFunc func,
                 gpointer data)
{
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  TaliaState state;

  g_assert_true (talia_game_start (game, options, &state, NULL));
  while (!func (game, &state, data) && state.phase != TALIA_PHASE_OVER)
    {
      if (state.phase == TALIA_PHASE_DEAL)
        {
          TaliaPack pack;
          int dealer;

          talia_game_shuffle (game, &state, talia_random_next (random), &pack, &dealer);
          g_assert_true (talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL));
        }
      else
        {
          int n = talia_game_legal_or_some (game, &state, moves);

          g_assert_cmpint (n, >, 0);
          talia_game_apply (game, &state, &moves[talia_random_below (random, (uint64_t) n)], &state, NULL);
        }
    }
}

static int
random_value (const TaliaOption *option, TaliaRandom *random)
{
  int n = 0;

  switch (option->type)
    {
    case TALIA_OPTION_BOOL:
      return (int) talia_random_below (random, 2);
    case TALIA_OPTION_CHOICE:
      while (option->choices[n].id != NULL)
        n++;
      return (int) talia_random_below (random, (uint64_t) n);
    case TALIA_OPTION_INT: /* a number of players or points: small, because a long match proves no more */
      return option->max - option->min > 8
                 ? option->initial
                 : option->min + (int) talia_random_below (random, (uint64_t) (option->max - option->min + 1));
    }
  g_assert_not_reached ();
}

void
book_play_random_options (const TaliaGame *game, TaliaRandom *random, TaliaOptions *options)
{
  TaliaState state;

  do
    {
      talia_game_init_options (game, options);
      for (int i = 0; game->options[i].key != NULL; i++)
        if (talia_random_below (random, 2) == 0)
          options->value[i] = (int16_t) random_value (&game->options[i], random);
    }
  while (!talia_game_start (game, options, &state, NULL));
}

static TaliaCards
random_subset (TaliaRandom *random, TaliaCards cards, int n)
{
  TaliaCards subset = 0;

  for (; n > 0 && cards != 0; n--)
    {
      TaliaCard card = talia_random_card (random, cards);

      cards &= ~TALIA_BIT (card);
      subset |= TALIA_BIT (card);
    }
  return subset;
}

/* Chooses table cards for a move: loose ones, and builds as a whole or sometimes in part. */
static TaliaCards
random_table_cards (const TaliaState *state, TaliaRandom *random)
{
  TaliaCards cards = 0;

  if (state->board != TALIA_BOARD_FISHING)
    return random_subset (random, TALIA_ALL_CARDS, 1);
  cards = random_subset (random, state->fishing.loose, (int) talia_random_below (random, 4));
  for (int i = 0; i < state->fishing.n_builds; i++)
    if (talia_random_below (random, 3) == 0)
      cards |= talia_random_below (random, 5) == 0 ? random_subset (random, state->fishing.build[i], 1)
                                                   : state->fishing.build[i];
  if (talia_random_below (random, 8) == 0)
    cards |= random_subset (random, TALIA_ALL_CARDS, 1);
  return cards;
}

void
book_play_make_up (const TaliaState *state, TaliaRandom *random, TaliaMove *moves, int n)
{
  TaliaCards hand = state->to_act >= 0 ? state->hand[state->to_act] : TALIA_ALL_CARDS;

  for (int i = 0; i < n; i++)
    {
      TaliaMoveKind kind = (TaliaMoveKind) talia_random_below (random, TALIA_MOVE_BUILD + 1);
      gboolean own = hand != 0 && talia_random_below (random, 8) != 0;

      moves[i] = (TaliaMove) { .kind = (uint8_t) kind, .card = TALIA_NO_CARD };
      if (TALIA_MOVES_WITH_CARD & 1u << kind)
        moves[i].card = talia_random_card (random, own ? hand : TALIA_ALL_CARDS);
      if (kind == TALIA_MOVE_PASS)
        moves[i].cards = random_subset (random, own ? hand : TALIA_ALL_CARDS, 2 + (int) talia_random_below (random, 3));
      else if (TALIA_MOVES_WITH_CARDS & 1u << kind)
        moves[i].cards = random_table_cards (state, random);
      if (TALIA_MOVES_WITH_VALUE & 1u << kind)
        moves[i].value = (uint8_t) talia_random_below (random, 16);
    }
}
