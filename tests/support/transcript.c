/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes a match as text that a card player can check by reading. */
#include "transcript.h"

#include "model/table/talia-table-private.h"

/* A step, and the state after it. */
typedef struct
{
  const TaliaStep *made;
  TaliaState after;
} Step;

static const char *const suits[] = { "♣", "♦", "♥", "♠" };
static const char *const ranks[] = { "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A" };

static void
append_card (GString *out, TaliaCard card)
{
  g_string_append_printf (out, "%s%s", ranks[talia_card_rank (card)], suits[talia_card_suit (card)]);
}

/* Appends cards by suit, high cards first, as a player holds them. */
static void
append_hand (GString *out, TaliaCards cards)
{
  for (int suit = TALIA_SPADES; suit >= TALIA_CLUBS; suit--)
    {
      g_string_append_printf (out, " %s", suits[suit]);
      if ((cards & TALIA_SUIT_CARDS (suit)) == 0)
        g_string_append (out, " –");
      for (TaliaCards rest = cards & TALIA_SUIT_CARDS (suit); rest != 0;)
        {
          TaliaCard card = talia_cards_last (rest);

          g_string_append_printf (out, " %s", ranks[talia_card_rank (card)]);
          rest &= ~TALIA_BIT (card);
        }
    }
}

static void
append_hands (GString *out, const TaliaState *state)
{
  for (int seat = 0; seat < state->seats; seat++)
    {
      g_string_append_printf (out, "  seat %d%s", seat, seat == state->dealer ? " (dealer)" : "");
      append_hand (out, state->hand[seat]);
      g_string_append_c (out, '\n');
    }
}

static void
append_heading (GString *out, const TaliaGame *game, const TaliaOptions *options)
{
  g_string_append_printf (out, "%s\n", game->name);
  for (guint i = 0; i < talia_options_count (game->options); i++)
    if (options->value[i] != game->options[i].initial)
      {
        g_autofree char *value = talia_options_value_text (game->options, options, i);

        g_string_append_printf (out, "  %s = %s\n", game->options[i].key, value);
      }
}

static void
append_deal (GString *out, const TaliaGame *game, const Step *step)
{
  const TaliaState *state = &step->after;

  g_string_append_printf (out, "\nDeal %u", state->deals);
  if (game->title (state) != NULL)
    g_string_append_printf (out, ": %s", game->title (state));
  if (step->made->deal->has_seed)
    g_string_append_printf (out, " (number %" G_GUINT64_FORMAT ")", step->made->deal->seed);
  g_string_append_c (out, '\n');
  append_hands (out, state);
  if (talia_state_hidden (state) != 0 && state->board != TALIA_BOARD_FISHING)
    {
      g_string_append (out, "  set aside");
      append_hand (out, talia_state_hidden (state));
      g_string_append_c (out, '\n');
    }
  if (talia_state_table (state) != 0)
    {
      g_string_append (out, "  table");
      append_hand (out, talia_state_table (state));
      g_string_append_c (out, '\n');
    }
}

/* Appends a card of a trick, one trick on a line, with the winner at its end. */
static void
append_trick_card (GString *out, const TaliaState *before, const Step *step)
{
  if (before->trick.in_trick == 0)
    g_string_append_printf (out, "  trick %2d:", before->trick.tricks + 1);
  g_string_append_printf (out, "  %d ", step->made->seat);
  append_card (out, step->made->move.card);
  if (step->after.board == TALIA_BOARD_TRICK && step->after.trick.tricks > before->trick.tricks)
    g_string_append_printf (out, "  → seat %d\n", step->after.trick.winner[before->trick.tricks]);
}

static void
append_cards (GString *out, TaliaCards cards)
{
  while (cards != 0)
    {
      g_string_append_c (out, ' ');
      append_card (out, talia_cards_pop (&cards));
    }
}

/* Appends the cards on a fishing table: the loose cards, then each build with its value and owner. */
static void
append_fishing_table (GString *out, const TaliaFishing *table)
{
  if (table->loose == 0 && table->n_builds == 0)
    g_string_append (out, " –");
  append_cards (out, table->loose);
  for (int i = 0; i < table->n_builds; i++)
    {
      g_string_append_printf (out, "  [%d:", table->value[i]);
      append_cards (out, table->build[i]);
      g_string_append_printf (out, ", seat %d]", table->owner[i]);
    }
}

/* Appends a move on a fishing table, the table after it, and the cards of the next round if it ends one. */
static void
append_fishing_move (GString *out, const TaliaState *before, const Step *step)
{
  const TaliaState *after = &step->after;
  const TaliaMove *move = &step->made->move;
  int build = 0;

  g_string_append_printf (out, "  %d ", step->made->seat);
  while (build < before->fishing.n_builds && !(before->fishing.build[build] & move->cards))
    build++;
  if (move->kind == TALIA_MOVE_TRAIL)
    g_string_append (out, "trails ");
  else if (move->kind == TALIA_MOVE_TAKE)
    g_string_append (out, "takes with ");
  else if (build == before->fishing.n_builds)
    g_string_append_printf (out, "builds %d with ", move->value);
  else
    g_string_append_printf (out, "%s %d with ", before->fishing.value[build] == move->value ? "adds to" : "raises to",
                            move->value);
  append_card (out, move->card);
  if (move->cards != 0)
    g_string_append_c (out, ':');
  append_cards (out, move->cards);
  g_string_append (out, "   | table");
  append_fishing_table (out, &after->fishing);
  g_string_append_c (out, '\n');
  for (int seat = 0; seat < after->seats && after->to_act == TALIA_NOBODY; seat++)
    {
      TaliaCards rest = after->taken[seat] & talia_state_table (before) & ~move->cards;

      if (move->kind == TALIA_MOVE_TRAIL)
        rest |= after->taken[seat] & TALIA_BIT (move->card);
      if (rest == 0)
        continue;
      g_string_append_printf (out, " what is left goes to seat %d:", seat);
      append_cards (out, rest);
      g_string_append_c (out, '\n');
    }
  if (after->fishing.n_stock < before->fishing.n_stock)
    {
      g_string_append_printf (out, " more cards, %d left in the pack\n", after->fishing.n_stock);
      append_hands (out, after);
    }
}

/* Appends the rows on the table as runs of neighbouring cards, such as `♠ 6–10`. */
static void
append_rows (GString *out, TaliaCards laid)
{
  for (int suit = TALIA_SPADES; suit >= TALIA_CLUBS; suit--)
    {
      TaliaCards row = laid & TALIA_SUIT_CARDS (suit);

      if (row != 0)
        g_string_append_printf (out, "  %s", suits[suit]);
      while (row != 0)
        {
          TaliaCard low = talia_cards_pop (&row), high = low;

          while (row & TALIA_BIT (high + 1))
            row &= ~TALIA_BIT (++high);
          g_string_append_printf (out, high > low ? " %s–%s" : " %s", ranks[talia_card_rank (low)],
                                  ranks[talia_card_rank (high)]);
        }
    }
}

static void
append_rows_state_move (GString *out, const Step *step)
{
  g_string_append_printf (out, "  %d ", step->made->seat);
  if (step->made->move.kind == TALIA_MOVE_SKIP)
    g_string_append (out, "–\n");
  else
    {
      append_card (out, step->made->move.card);
      g_string_append (out, "   |");
      append_rows (out, step->after.rows.laid);
      g_string_append_c (out, '\n');
    }
}

static void
append_move (GString *out, const TaliaState *before, const Step *step)
{
  const TaliaState *after = &step->after;
  g_autofree char *text = NULL;

  if (before->board == TALIA_BOARD_TRICK && step->made->move.kind == TALIA_MOVE_PLAY)
    {
      append_trick_card (out, before, step);
      return;
    }
  if (before->board == TALIA_BOARD_FISHING)
    {
      append_fishing_move (out, before, step);
      return;
    }
  if (before->board == TALIA_BOARD_ROWS)
    {
      append_rows_state_move (out, step);
      return;
    }
  text = talia_move_to_text (&step->made->move);
  g_string_append_printf (out, "  seat %d %s", step->made->seat, text);
  g_string_append_c (out, '\n');
  if (before->phase == TALIA_PHASE_PASS && after->phase != TALIA_PHASE_PASS)
    {
      g_string_append (out, " after passing\n");
      append_hands (out, after);
    }
}

static void
append_score (GString *out, const TaliaGame *game, const TaliaState *state)
{
  for (int side = 0; side < state->sides; side++)
    {
      TaliaScoreLine lines[TALIA_MAX_SCORE_LINES];
      int n;
      int points = talia_game_score (game, state, side, lines, &n);

      g_string_append_printf (out, "  side %d: %+d", side, points);
      for (int i = 0; i < n; i++)
        g_string_append_printf (out, "%s%s × %d = %+d", i == 0 ? "  (" : ", ", lines[i].what, lines[i].count,
                                lines[i].points);
      g_string_append_printf (out, "%s  total %d\n", n > 0 ? ")" : "", state->total[side]);
    }
  if (game->append_total != NULL)
    {
      g_string_append (out, " ");
      game->append_total (state, out);
      g_string_append_c (out, '\n');
    }
  if (state->phase == TALIA_PHASE_OVER)
    for (int side = 0; side < state->sides; side++)
      if (state->winners & (1 << side))
        g_string_append_printf (out, "Side %d wins.\n", side);
}

char *
transcript_write (TaliaTable *table)
{
  const TaliaGame *game = talia_table_get_game (table);
  GString *out = g_string_new (NULL);

  append_heading (out, game, &talia_table_get_state (table)->options);
  for (guint i = 0; i < talia_table_get_n_steps (table); i++)
    {
      Step step = { .made = talia_table_get_step (table, i) };
      TaliaState before;

      talia_table_get_state_at (table, (int) i - 1, &before);
      talia_table_get_state_at (table, (int) i, &step.after);
      if (step.made->is_deal)
        append_deal (out, game, &step);
      else
        append_move (out, &before, &step);
      if (!step.made->is_deal && step.after.to_act == TALIA_NOBODY)
        append_score (out, game, &step.after);
    }
  return g_string_free (out, FALSE);
}
