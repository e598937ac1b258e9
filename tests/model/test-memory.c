/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the memory aid: what it shows is true, grows with each card seen, and never exceeds what the view allows. */
#include "model/look-back/talia-memory.h"
#include "playing.h"

static void
assert_true_of (const TaliaMemory *memory, const TaliaState *state, int seat)
{
  TaliaCards others = talia_state_hidden (state);

  for (int other = 0; other < state->seats; other++)
    {
      if (other != seat)
        others |= state->hand[other];
      for (int suit = 0; suit < TALIA_SUITS; suit++)
        if (memory->lacks[other] & (1u << suit))
          g_assert_cmpuint (state->hand[other] & TALIA_SUIT_CARDS (suit), ==, 0);
    }
  g_assert_cmpuint (memory->lacks[seat], ==, 0);
  g_assert_cmpuint (memory->out & ~others, ==, 0);
}

static void
look (TaliaTable *table)
{
  const TaliaState *state = talia_table_get_state (table);

  for (int seat = 0; seat < state->seats; seat++)
    {
      TaliaMemory memory;
      TaliaView view;

      talia_table_get_view (table, seat, &view);
      talia_memory_init (&memory, talia_table_get_game (table), &view);
      assert_true_of (&memory, state, seat);
    }
}

static void
test_it_is_true (void)
{
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    {
      g_autoptr (TaliaTable) table = playing_game_table (*game, "");
      TaliaRandom random;

      talia_random_init (&random, 3);
      look (table); /* before the first deal there is nothing to know */
      for (guint i = 0; i < 120 && talia_table_get_state (table)->phase != TALIA_PHASE_OVER; i++)
        {
          playing_step (table, &random);
          look (table);
        }
    }
}

/* Hearts: seat 0 holds every club and leads one. */
static void
test_whoever_does_not_follow_is_out_of_the_suit (void)
{
  const guint clubs = 1u << talia_card_suit (talia_card_parse ("2C"));
  g_autoptr (TaliaTable) table = playing_table ("");
  TaliaPack pack = { .n = TALIA_MAX_PACK };
  TaliaMemory memory;
  TaliaView view;

  for (int deal = 0; deal < 3; deal++) /* the fourth deal has no passing */
    {
      g_assert_true (talia_table_deal_seed (table, (guint64) deal + 1, NULL));
      while (talia_table_get_state (table)->to_act != TALIA_NOBODY)
        {
          g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);

          talia_game_legal_or_some (talia_table_get_game (table), talia_table_get_state (table), moves);
          g_assert_true (talia_table_play (table, &moves[0], NULL));
        }
    }
  for (int i = 0; i < TALIA_MAX_PACK; i++)
    pack.cards[i] = TALIA_CARD (i / 4, i % 4);
  g_assert_true (talia_table_deal_pack (table, &pack, NULL));
  talia_table_get_view (table, 1, &view);
  talia_memory_init (&memory, talia_table_get_game (table), &view);
  g_assert_true (memory.has_points);
  g_assert_cmpuint (memory.lacks[2] & clubs, ==, 0);

  while (talia_table_get_state (table)->trick.in_trick < 3)
    {
      g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);

      talia_game_legal_or_some (talia_table_get_game (table), talia_table_get_state (table), moves);
      g_assert_true (talia_table_play (table, &moves[0], NULL));
    }
  talia_table_get_view (table, 1, &view);
  talia_memory_init (&memory, talia_table_get_game (table), &view);
  g_assert_true (memory.lacks[2] & clubs);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/memory/true", test_it_is_true);
  g_test_add_func ("/memory/out-of-a-suit", test_whoever_does_not_follow_is_out_of_the_suit);
  return g_test_run ();
}
