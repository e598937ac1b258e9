/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes records of legal matches of any length, for tests. */
#include "endless.h"

#include <string.h>

#include "model/record/talia-record.h"
#include "playing.h"

/* The direction in which cards are passed, as a number of seats, deal by deal; docs/rules/hearts.md. */
static const int shifts[] = { 1, 3, 2, 0 };

/* By seat, the suit of which it holds all cards after passing; seat 0 has clubs, so it opens and takes every trick. */
static const int suits[] = { TALIA_CLUBS, TALIA_DIAMONDS, TALIA_SPADES, TALIA_HEARTS };

/* Returns the three cards of the suit that are passed. */
static TaliaCards
get_passed (int seat)
{
  TaliaCards cards = 0;

  for (int rank = TALIA_FIVE; rank < TALIA_FIVE + 3; rank++)
    cards |= TALIA_CARD_BIT (rank, suits[seat]);
  return cards;
}

static void
fill_pack (TaliaPack *pack, int shift)
{
  pack->n = 52;
  for (int seat = 0; seat < 4; seat++)
    {
      int receiver = (seat + shift) % 4;
      TaliaCards hand = TALIA_SUIT_CARDS (suits[seat]);

      if (shift != 0)
        hand = (hand & ~get_passed (seat)) | get_passed (receiver);
      for (int i = 0; i < 13; i++)
        pack->cards[4 * i + seat] = talia_cards_pop (&hand);
    }
}

static void
play_deal (TaliaTable *table, int shift)
{
  const TaliaState *state = talia_table_get_state (table);
  g_autoptr (GError) error = NULL;
  TaliaPack pack;

  fill_pack (&pack, shift);
  talia_table_deal_pack (table, &pack, &error);
  g_assert_no_error (error);
  while (state->phase != TALIA_PHASE_DEAL)
    {
      TaliaCards hand = state->hand[state->to_act];
      TaliaMove move = TALIA_PLAY (talia_cards_first (hand));

      if (state->phase == TALIA_PHASE_PASS)
        move = TALIA_PASS (get_passed ((state->to_act + shift) % 4));
      talia_table_play (table, &move, &error);
      g_assert_no_error (error);
    }
}

char *
endless_record (guint deals)
{
  g_autoptr (TaliaTable) table = playing_table ("moon=subtract");
  g_autofree char *begun = talia_record_write (table);
  GString *record = g_string_new (begun);
  gsize at[G_N_ELEMENTS (shifts) + 1] = { record->len };

  for (guint i = 0; i < G_N_ELEMENTS (shifts); i++)
    {
      g_autofree char *text = NULL;

      play_deal (table, shifts[i]);
      text = talia_record_write (table);
      at[i + 1] = strlen (text);
      g_string_assign (record, text);
    }
  for (guint i = G_N_ELEMENTS (shifts); i < deals; i++)
    {
      guint same = i % G_N_ELEMENTS (shifts);
      g_autofree char *deal = g_strndup (record->str + at[same], at[same + 1] - at[same]);

      g_string_append (record, deal);
    }
  if (deals < G_N_ELEMENTS (shifts))
    g_string_truncate (record, at[deals]);
  return g_string_free_and_steal (record);
}

char *
endless_to_and_fro (guint times)
{
  g_autofree char *begun = endless_record (1);
  GString *record = g_string_new (begun);
  const char *pass = strstr (begun, "\npass:") + 1;
  g_autofree char *move = g_strndup (pass, strcspn (pass, "\n"));

  g_string_truncate (record, (gsize) (pass - begun));
  for (guint i = 0; i < times; i++)
    g_string_append_printf (record, "%s\nundo\n", move);
  return g_string_free_and_steal (record);
}
