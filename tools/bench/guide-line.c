/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints material for a guided deal (docs/GUIDED-DEALS.md): guide-line GAME NUMBER [OPTION=VALUE…] [-- MOVE…].
 * Plays the first deal of the match of that number as the expert would, or by the given moves as long as there are any,
 * and prints each decision with the expert's opinion of it. */
#include <stdlib.h>

#include "bots/talia-bot.h"
#include "model/match/talia-number.h"
#include "model/table/talia-table-private.h"
#include "words/talia-words-reasons.h"

/* The level of the others in every guided deal, and the expert's limit. */
#define LEVEL "easy"
#define WORLDS 300
#define SHOWN 5

static void
print_hand (TaliaCards cards)
{
  g_autofree char *text = talia_cards_to_text (cards);

  g_print ("  hand: %s\n", text);
}

static void
print_advice (const GArray *advice)
{
  for (guint i = 0; i < MIN (advice->len, SHOWN); i++)
    {
      const TaliaAdvice *it = &g_array_index (advice, TaliaAdvice, i);
      g_autofree char *move = talia_move_to_text (&it->move), *reason = talia_words_reason (&it->reason);

      g_print ("    %-20s %7.2f  %s\n", move, it->points, reason != NULL ? reason : "");
    }
}

/* Returns seat 0's move: the given one, or the expert's. */
static TaliaMove
decide (TaliaTable *table, const char *told)
{
  const TaliaState *state = talia_table_get_state (table);
  TaliaThinking thinking = { .worlds = WORLDS };
  g_autoptr (GArray) advice = NULL;
  g_autofree char *move_text = NULL;
  TaliaMove move;
  TaliaView view;

  talia_table_get_view (table, 0, &view);
  talia_random_init (&thinking.random, 1);
  advice = talia_level_advise (talia_level_for_hints (), talia_table_get_game (table), &view, &thinking);
  move = g_array_index (advice, TaliaAdvice, 0).move;
  if (told != NULL && !talia_move_parse (told, &move))
    g_error ("“%s” is no move", told);
  move_text = talia_move_to_text (&move);
  print_hand (state->hand[0]);
  print_advice (advice);
  g_print ("  YOU: %s\n", move_text);
  return move;
}

static TaliaMove
decide_for (TaliaTable *table, guint64 number)
{
  const TaliaState *state = talia_table_get_state (table);
  const TaliaLevel *level = talia_level_find (LEVEL);
  g_autoptr (GArray) advice = NULL;
  g_autofree char *text = NULL;
  TaliaThinking thinking;
  TaliaMove move;
  TaliaView view;

  talia_table_get_view (table, state->to_act, &view);
  talia_thinking_init (&thinking, level, number + talia_table_get_n_steps (table)); /* the seed of talia-turns.c */
  thinking.deadline = 0;
  advice = talia_level_advise (level, talia_table_get_game (table), &view, &thinking);
  move = g_array_index (advice, TaliaAdvice, 0).move;
  text = talia_move_to_text (&move);
  g_print ("  seat %d: %s\n", state->to_act, text);
  return move;
}

int
main (int argc, char **argv)
{
  const TaliaGame *game = argc > 2 ? talia_registry_find (argv[1]) : NULL;
  g_autoptr (TaliaTable) table = NULL;
  TaliaOptions options;
  guint64 number;
  int at = 3;

  if (game == NULL)
    g_error ("guide-line GAME NUMBER [OPTION=VALUE…] [-- MOVE…]");
  number = strtoull (argv[2], NULL, 10);
  talia_game_init_options (game, &options);
  for (; at < argc && !g_str_equal (argv[at], "--"); at++)
    if (!talia_options_set (game->options, &options, argv[at], NULL))
      g_error ("“%s” is no option", argv[at]);
  table = talia_table_new (game, &options, NULL);
  talia_number_set (table, number, NULL);
  talia_table_deal_seed (table, number, NULL);
  for (int turn = 1; talia_table_get_state (table)->to_act != TALIA_NOBODY;)
    {
      gboolean own = talia_table_get_state (table)->to_act == 0;
      const char *told = at + turn < argc ? argv[at + turn] : NULL;
      g_autoptr (GError) error = NULL;
      TaliaMove move = own ? decide (table, told) : decide_for (table, number);

      turn += own;
      if (!talia_table_play (table, &move, &error))
        g_error ("%s", error->message);
    }
  for (int side = 0; side < talia_table_get_state (table)->sides; side++)
    g_print ("side %d: %d\n", side, talia_table_get_state (table)->total[side]);
  return 0;
}
