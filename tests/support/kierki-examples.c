/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks worked examples of the games of the Kierki family, and starts and plays deals for their tests. */
#include "kierki-examples.h"

#include <string.h>

/* Returns a state at the end of the play of deal `deal`, with empty hands and no card taken yet. */
TaliaState
kierki_state (const TaliaGame *game, JsonObject *example, int deal)
{
  JsonObject *options;
  TaliaState state;

  if (!json_object_has_member (example, "options"))
    json_object_set_object_member (example, "options", json_object_new ());
  options = json_object_get_object_member (example, "options");
  if (deal == 7)
    json_object_set_boolean_member (options, "robber", TRUE);
  state = example_state (game, example, (guint) deal);
  memset (state.hand, 0, sizeof state.hand);
  memset (state.taken, 0, sizeof state.taken);
  return state;
}

int
kierki_tricks (const TaliaGame *game, const TaliaState *state)
{
  return talia_cards_count (game->pack (state)) / state->seats;
}

void
kierki_assert_scores (const TaliaGame *game, const TaliaState *state, JsonObject *example)
{
  int expected[TALIA_MAX_SEATS];

  g_assert_cmpint (example_ints (example, "expect", expected), ==, state->seats);
  for (int seat = 0; seat < state->seats; seat++)
    g_assert_cmpint (talia_game_score (game, state, seat, NULL, NULL), ==, expected[seat]);
}

/* Checks what seat 0 may play after the example's cards in the trick. */
void
kierki_check_legal (const TaliaGame *game, JsonObject *example)
{
  TaliaState state = kierki_state (game, example, (int) json_object_get_int_member (example, "deal"));
  TaliaTrick *trick = &state.trick;
  const char *opening = json_object_get_string_member_with_default (example, "opening", NULL);

  trick->in_trick = trick->n_played =
      (uint8_t) example_card_list (json_object_get_array_member (example, "trick"), trick->played);
  trick->leader = (uint8_t) ((state.seats - trick->in_trick) % state.seats);
  trick->rules.opening = opening != NULL ? talia_card_parse (opening) : trick->rules.opening;
  state.phase = TALIA_PHASE_PLAY;
  state.to_act = 0;
  state.hand[0] = example_cards (example, "hand");
  example_assert_legal (game, &state, example_cards (example, "expect"));
}

/* The tricks of the example are the last ones of the deal. */
void
kierki_check_tricks (const TaliaGame *game, JsonObject *example)
{
  TaliaState state = kierki_state (game, example, (int) json_object_get_int_member (example, "deal"));
  JsonArray *tricks = json_object_get_array_member (example, "tricks");
  int n = (int) json_array_get_length (tricks);

  state.trick.tricks = (uint8_t) kierki_tricks (game, &state);
  for (int i = 0; i < n; i++)
    {
      JsonArray *trick = json_array_get_array_element (tricks, (guint) i);
      int taker = (int) json_array_get_int_element (trick, 0);
      TaliaCard cards[TALIA_MAX_SEATS];
      int n_cards = example_card_list (json_array_get_array_element (trick, 1), cards);

      state.trick.winner[state.trick.tricks - n + i] = (uint8_t) taker;
      state.trick.won[taker]++;
      for (int k = 0; k < n_cards; k++)
        state.taken[taker] |= TALIA_BIT (cards[k]);
    }
  kierki_assert_scores (game, &state, example);
}

void
kierki_end_lottery (const TaliaGame *game, TaliaState *state, JsonArray *out)
{
  g_assert_cmpint (state->board, ==, TALIA_BOARD_ROWS);
  state->rows.n_out = TALIA_ROWS_PLACES;
  for (guint place = 0; place < TALIA_ROWS_PLACES; place++)
    state->rows.out[place] = (uint8_t) json_array_get_int_element (out, place);
  talia_game_finish_deal (game, state, NULL);
}

/* Plays the running deal at random. */
void
kierki_play_deal (const TaliaGame *game, TaliaState *state, TaliaRandom *random)
{
  while (state->to_act != TALIA_NOBODY)
    {
      TaliaMove moves[400];
      int n = talia_game_legal (game, state, moves, G_N_ELEMENTS (moves));

      talia_game_apply (game, state, &moves[talia_random_below (random, (uint64_t) n)], state, NULL);
    }
}

TaliaState
kierki_start (const TaliaGame *game, const char *options)
{
  g_autofree char *line = g_strdup_printf ("{\"options\":{%s}}", options);
  g_autoptr (JsonNode) node = json_from_string (line, NULL);

  return example_state (game, json_node_get_object (node), 0);
}

/* Deals with `aside` as its last card. */
void
kierki_deal_with_aside (const TaliaGame *game, TaliaState *state, TaliaCard aside)
{
  TaliaPack pack;
  int dealer;

  talia_game_shuffle (game, state, (uint64_t) aside + 1, &pack, &dealer);
  for (int i = 0; i < pack.n; i++)
    if (pack.cards[i] == aside)
      {
        pack.cards[i] = pack.cards[pack.n - 1];
        pack.cards[pack.n - 1] = aside;
      }
  g_assert_true (talia_game_deal (game, state, &pack, dealer, state, NULL, NULL));
}
