/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Casino tables with chosen cards, for tests. */
#include "casino-tables.h"

#include <string.h>

#include "engine/fishing/talia-fishing-meanings.h"
#include "fishing-oracle.h"

TaliaCards
casino_cards (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, ",", -1);
  TaliaCards cards = 0;

  for (int i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    {
      TaliaCard card = talia_card_parse (words[i]);

      g_assert_cmpint (card, !=, TALIA_NO_CARD);
      cards |= TALIA_BIT (card);
    }
  return cards;
}

TaliaMove
casino_move (const char *text)
{
  const char *list = strrchr (text, ':');
  g_autofree char *sorted = g_strdup (text);
  TaliaMove move;

  if (list != NULL && strlen (list) > strlen (":5H"))
    {
      g_autofree char *cards = talia_cards_to_text (casino_cards (list + 1));

      g_free (sorted);
      sorted = g_strdup_printf ("%.*s:%s", (int) (list - text), text, cards);
    }
  g_assert_true (talia_move_parse (sorted, &move));
  return move;
}

TaliaState
casino_start (const TaliaGame *game, const char *settings)
{
  g_auto (GStrv) list = g_strsplit (settings, " ", -1);
  g_autoptr (GError) error = NULL;
  TaliaOptions options;
  TaliaState state;
  TaliaPack pack;
  int dealer;

  talia_game_init_options (game, &options);
  for (int i = 0; list[i] != NULL && *list[i] != '\0'; i++)
    {
      talia_options_set (game->options, &options, list[i], &error);
      g_assert_no_error (error);
    }
  talia_game_start (game, &options, &state, &error);
  g_assert_no_error (error);
  talia_game_shuffle (game, &state, 1, &pack, &dealer);
  talia_game_deal (game, &state, &pack, dealer, &state, NULL, &error);
  g_assert_no_error (error);
  return state;
}

void
casino_add_build (TaliaState *state, TaliaCards cards, int value, int owner)
{
  TaliaFishing *table = &state->fishing;

  table->build[table->n_builds] = cards;
  table->value[table->n_builds] = (uint8_t) value;
  table->owner[table->n_builds++] = (int8_t) owner;
}

TaliaState
casino_table (const TaliaGame *game, const char *settings, const char *hand, const char *loose, const char *builds)
{
  g_auto (GStrv) list = g_strsplit (builds, " ", -1);
  TaliaState state = casino_start (game, settings);

  memset (state.hand, 0, sizeof state.hand);
  state.dealer = (int8_t) (state.seats - 1);
  state.to_act = 0;
  state.hand[0] = casino_cards (hand);
  state.fishing.loose = casino_cards (loose);
  for (int i = 0; list[i] != NULL && *list[i] != '\0'; i++)
    {
      g_auto (GStrv) parts = g_strsplit (list[i], ":", 3);

      casino_add_build (&state, casino_cards (parts[2]), (int) g_ascii_strtoll (parts[0], NULL, 10),
                        (int) g_ascii_strtoll (parts[1], NULL, 10));
    }
  return state;
}

gboolean
casino_is_listed (const TaliaMove *moves, int n, const TaliaMove *move)
{
  for (int i = 0; i < n; i++)
    if (talia_move_equal (&moves[i], move))
      return TRUE;
  return FALSE;
}

/* Returns the number of moves of `card` that take or build with all the chosen cards, and sets `cards` to the cards of
 * these moves. */
static int
gather (const TaliaMove *listed, int n, TaliaCard card, TaliaCards chosen, TaliaCards *cards)
{
  int moves = 0;

  *cards = 0;
  for (int i = 0; i < n; i++)
    if (listed[i].card == card && listed[i].kind != TALIA_MOVE_TRAIL && (listed[i].cards & chosen) == chosen)
      {
        *cards |= listed[i].cards;
        moves++;
      }
  return moves;
}

static gboolean
splits_build (const TaliaFishing *table, TaliaCards cards)
{
  for (int i = 0; i < table->n_builds; i++)
    if ((cards & table->build[i]) != 0 && (table->build[i] & ~cards) != 0)
      return TRUE;
  return FALSE;
}

void
casino_check_meanings (const TaliaState *state, const TaliaMove *listed, int n)
{
  const TaliaFishing *table = &state->fishing;
  TaliaCards hand = state->hand[state->to_act], all = talia_state_table (state);
  int seat = state->to_act, found = 0;

  for (TaliaCards rest = hand; rest != 0;)
    {
      TaliaCard card = talia_cards_pop (&rest);
      TaliaMeanings meanings;
      TaliaCards joining;
      TaliaMove only;

      for (TaliaCards chosen = all;; chosen = (chosen - 1) & all)
        {
          talia_fishing_find_meanings (table, seat, hand, card, chosen, &meanings);
          for (int i = 0; i < meanings.n; i++)
            g_assert_true (casino_is_listed (listed, n, &meanings.at[i]));
          found += meanings.n;
          g_assert_cmpint (meanings.n == 0, ==, meanings.refusal.rule != TALIA_RULE_NONE);
          if (meanings.n == 0)
            g_assert_cmpint (talia_fishing_check (table, seat, hand, &meanings.refused).rule, ==,
                             meanings.refusal.rule);
          if (!splits_build (table, chosen))
            {
              gather (listed, n, card, chosen, &joining);
              g_assert_cmphex (talia_fishing_find_joining (table, seat, hand, card, chosen), ==, joining & ~chosen);
            }
          if (chosen == 0)
            break;
        }

      if (talia_fishing_find_only (table, seat, hand, card, &only))
        {
          g_assert_true (casino_is_listed (listed, n, &only));
          g_assert_cmpint (gather (listed, n, card, 0, &joining), ==, only.kind == TALIA_MOVE_TRAIL ? 0 : 1);
        }
      else if (gather (listed, n, card, 0, &joining) <= 1)
        g_assert_cmpint (meanings.refusal.rule, !=, TALIA_RULE_NONE); /* the card cannot be trailed either */
    }
  g_assert_cmpint (found, ==, n);
}

void
casino_judge_all (const TaliaGame *game, const TaliaState *state, const TaliaMove *listed, int n)
{
  TaliaCards table = talia_state_table (state);
  int accepted = 0;

  for (TaliaCards hand = state->hand[state->to_act]; hand != 0;)
    {
      TaliaCard card = talia_cards_pop (&hand);

      for (TaliaCards some = table;; some = (some - 1) & table)
        {
          for (int value = 0; value <= 15; value++)
            for (int kind = TALIA_MOVE_TRAIL; kind <= TALIA_MOVE_BUILD; kind++)
              {
                TaliaMove move = { .kind = (uint8_t) kind, .card = card, .value = (uint8_t) value, .cards = some };
                gboolean good = talia_game_check (game, state, &move).rule == TALIA_RULE_NONE;

                if (good != fishing_oracle_accepts (state, &move) || (good && !casino_is_listed (listed, n, &move)))
                  {
                    g_autofree char *text = talia_move_to_text (&move);

                    g_error ("%s is %s", text, good ? "accepted" : "refused");
                  }
                accepted += good;
              }
          if (some == 0)
            break;
        }
    }
  g_assert_cmpint (accepted, ==, n);
  casino_check_meanings (state, listed, n);
}
