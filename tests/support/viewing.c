/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks what a view hides: if the cards that a seat cannot see are dealt differently, its view stays the same. */
#include "viewing.h"

static guint64 pairs;

/* Removes as many random cards from the pack as there are in `cards`. */
static TaliaCards
draw (TaliaPack *hidden, TaliaCards cards)
{
  TaliaCards drawn = 0;

  for (int i = talia_cards_count (cards); i > 0; i--)
    drawn |= TALIA_BIT (hidden->cards[--hidden->n]);
  return drawn;
}

/* Cards chosen for passing are as hidden as a hand, except those that this seat has received. */
static void
scramble_trick (TaliaState *other, int seat, TaliaCards pack, TaliaPack *hidden, TaliaRandom *random)
{
  TaliaTrick *trick = &other->trick;

  for (int i = 0; i < other->seats; i++)
    if (i != seat && trick->pass[i] != 0
        && (other->phase == TALIA_PHASE_PASS || (i + trick->pass_shift) % other->seats != seat))
      trick->pass[i] = TALIA_BIT (talia_random_card (random, pack));
  if (other->to_act != TALIA_NOBODY)
    trick->aside = draw (hidden, trick->aside);
}

/* Deals the cards that `seat` cannot see differently; with `blind`, also its own. */
static TaliaState
scramble (const TaliaState *state, TaliaCards pack, int seat, gboolean blind, TaliaRandom *random)
{
  TaliaState other = *state;
  TaliaPack hidden;
  TaliaCards unseen = other.to_act != TALIA_NOBODY ? talia_state_hidden (&other) : 0;

  for (int i = 0; i < other.seats; i++)
    if (i != seat || blind)
      unseen |= other.hand[i];
  talia_random_shuffle (random, unseen, &hidden);
  for (int i = 0; i < other.seats; i++)
    if (i != seat || blind)
      other.hand[i] = draw (&hidden, other.hand[i]);
  switch ((TaliaBoardKind) other.board)
    {
    case TALIA_BOARD_TRICK:
      scramble_trick (&other, seat, pack, &hidden, random);
      break;
    case TALIA_BOARD_ROWS:
      break;
    case TALIA_BOARD_FISHING:
      for (int i = 0; i < other.fishing.n_stock; i++)
        talia_fishing_stock (&other.fishing)[i] = hidden.cards[--hidden.n];
      break;
    }
  return other;
}

/* Equal views have the same text, and the view of another seat has a different one. */
static void
check_texts (const TaliaGame *game, const TaliaState *state, const TaliaView *view, const TaliaView *same)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) same_text = g_string_new (NULL);
  g_autoptr (GString) neighbour = g_string_new (NULL);
  TaliaView other;

  talia_game_describe_view (game, view, text);
  talia_game_describe_view (game, same, same_text);
  g_assert_cmpstr (text->str, ==, same_text->str);
  talia_game_view (game, state, (view->seat + 1) % state->seats, &other);
  talia_game_describe_view (game, &other, neighbour);
  g_assert_cmpstr (text->str, !=, neighbour->str);
}

void
viewing_check (const TaliaGame *game, const TaliaState *state, TaliaCards pack, int seat, TaliaRandom *random)
{
  TaliaState other;
  TaliaView view, other_view;
  gboolean blind;

  talia_game_view (game, state, seat, &view);
  /* A seat sees its whole hand, or, before it has looked, none of it. */
  blind = view.seen.hand[seat] == 0;
  if (!blind)
    g_assert_cmphex (view.seen.hand[seat], ==, state->hand[seat]);
  else if (state->hand[seat] != 0)
    g_assert_cmpint (view.seen.phase, ==, TALIA_PHASE_BID);

  other = scramble (state, pack, seat, blind, random);
  talia_game_view (game, &other, seat, &other_view);
  g_assert_cmpmem (&view, sizeof view, &other_view, sizeof other_view);
  pairs += !talia_state_equal (state, &other);
  for (int i = 0; i < state->seats; i++)
    g_assert_cmpint (view.held[i], ==, talia_cards_count (state->hand[i]));

  if (talia_random_below (random, 64) == 0) /* creating the text is slow */
    check_texts (game, state, &view, &other_view);
}

guint64
viewing_get_pairs (void)
{
  return pairs;
}
