/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the history of fishing deals: replaying it from the table as dealt leads to the current table. */
#include <string.h>

#include "casino-tables.h"
#include "engine/fishing/talia-fishing-game.h"
#include "engine/games/games.h"
#include "engine/talia-sound.h"

#define HANDS 20

/* Numbers of players, and options that affect the history. */
static const struct
{
  const TaliaGame *game;
  const char *settings;
} tables[] = {
  { &talia_game_casino, "players=2" },
  { &talia_game_casino, "players=3 face-capture=any sweeps=true raise=others trail-with-build=true" },
  { &talia_game_casino, "players=4 partners=true face-capture=one-or-three" },
  { &talia_game_royal, "players=2" },
  { &talia_game_royal, "players=4 partners=false trail-with-build=true" },
};

typedef void (*At) (const TaliaGame *game, const TaliaState *dealt, const TaliaState *state);

/* Plays hands of every kind of table at random, and checks each state. */
static void
play_hands (At look)
{
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  TaliaRandom random;

  talia_random_init (&random, 1);
  for (guint i = 0; i < HANDS * G_N_ELEMENTS (tables); i++)
    {
      const TaliaGame *game = tables[i % G_N_ELEMENTS (tables)].game;
      TaliaState state = casino_start (game, tables[i % G_N_ELEMENTS (tables)].settings), dealt;
      TaliaPack pack;
      int dealer;

      talia_game_shuffle (game, &state, i, &pack, &dealer);
      dealt = state;
      while (state.phase == TALIA_PHASE_PLAY && state.deals == dealt.deals)
        {
          const int n = talia_game_legal_or_some (game, &state, moves);

          look (game, &dealt, &state);
          talia_game_make (game, &state, &moves[talia_random_pick (&random, (guint) n)], NULL);
        }
      look (game, &dealt, &state);
    }
}

static void
replay (const TaliaGame *game, const TaliaState *dealt, const TaliaState *state)
{
  TaliaState back = *state, again = *dealt;

  talia_fishing_game_rewind (&back);
  g_assert_cmphex (back.fishing.loose, ==, dealt->fishing.loose);
  g_assert_cmpint (back.fishing.n_stock, ==, dealt->fishing.n_stock);
  g_assert_cmpint (back.to_act, ==, dealt->to_act);
  for (int play = 0; play < state->fishing.n_played; play++)
    {
      const TaliaMove move = talia_fishing_move_of (&state->fishing, play);

      g_assert_cmpint (talia_game_check (game, &again, &move).rule, ==, TALIA_RULE_NONE);
      talia_game_make (game, &again, &move, NULL);
    }
  g_assert_true (talia_state_equal (&again, state));
}

static void
test_plays_lead_to_the_table (void)
{
  play_hands (replay);
}

/* Changes of a state after which its plays are impossible. */
typedef enum
{
  A_LOOSE_CARD_GONE,
  ANOTHER_CARD_PLAYED,
  MORE_TAKEN,
  CAPTURE_DENIED,
  CAPTURE_TOLD,
  SWEEP_TOLD,
  WITH_OTHERS,
  INTO_MORE,
  A_LATER_PLAY,
  BUILD_OF_MORE,
  BUILD_OF_ANOTHER,
  LIES
} Lie;

static guint told[LIES];

/* Makes one change; returns FALSE if the state has nothing to change. */
static gboolean
tell (Lie lie, TaliaState *state)
{
  TaliaFishing *table = &state->fishing;
  const int last = table->n_played - 1;
  TaliaCards hidden = TALIA_ALL_CARDS & ~talia_state_table (state);

  for (int seat = 0; seat < state->seats; seat++)
    hidden &= ~state->taken[seat];
  if (last < 0)
    return FALSE;
  switch (lie)
    {
    case A_LOOSE_CARD_GONE:
      return table->loose != 0 && (table->loose &= table->loose - 1, TRUE);
    case ANOTHER_CARD_PLAYED:
      /* A card that nobody has seen; of two visible ones, either could have been played. */
      return hidden != 0 && (table->played[last] = talia_cards_first (hidden), TRUE);
    case MORE_TAKEN:
      if (state->taken[0] & TALIA_BIT (table->played[last]))
        return FALSE;
      state->taken[0] |= TALIA_BIT (table->played[last]);
      return TRUE;
    case CAPTURE_DENIED:
      return table->captures != 0 && (table->captures &= table->captures - 1, TRUE);
    case CAPTURE_TOLD:
      table->captures |= (uint64_t) 1 << last;
      return table->with[last] == 0;
    case SWEEP_TOLD:
      table->sweeps |= (uint64_t) 1 << last;
      return table->with[last] == 0;
    case WITH_OTHERS:
      /* After the last play, the remaining cards go to the last taker as if they had been taken. */
      return table->with[last] != 0 && last < TALIA_FISHING_PLAYS - 1
             && (table->with[last] &= table->with[last] - 1, TRUE);
    case INTO_MORE:
      table->into[last]++;
      return TRUE;
    case A_LATER_PLAY:
      return last < TALIA_FISHING_PLAYS - 1 && (table->with[last + 1] = TALIA_BIT (0), TRUE);
    case BUILD_OF_MORE:
      return table->n_builds > 0 && (table->value[0]++, TRUE);
    case BUILD_OF_ANOTHER:
      return table->n_builds > 0 && (table->owner[0] = (int8_t) (1 - table->owner[0]), TRUE);
    case LIES:
      break;
    }
  g_assert_not_reached ();
}

static void
lie (const TaliaGame *game, const TaliaState *dealt, const TaliaState *state)
{
  for (int lie = 0; lie < LIES && state->phase == TALIA_PHASE_PLAY; lie++)
    {
      TaliaState told_so = *state;
      TaliaView view;

      if (!tell ((Lie) lie, &told_so))
        continue;
      talia_game_view (game, &told_so, 0, &view);
      g_assert_false (talia_view_is_sound (game, NULL, &view));
      told[lie]++;
    }
}

static void
test_lies_are_found (void)
{
  play_hands (lie);
  for (int lie = 0; lie < LIES; lie++)
    g_assert_cmpuint (told[lie], >, 20);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/fishing-history/plays-lead-to-the-table", test_plays_lead_to_the_table);
  g_test_add_func ("/fishing-history/lies-are-found", test_lies_are_found);
  return g_test_run ();
}
