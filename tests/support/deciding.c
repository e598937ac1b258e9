/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables of every kind for tests, each with the widget that is pressed to make a decision. */
#include "deciding.h"

#include "model/record/talia-record.h"
#include "presser.h"
#include "ui/cards/talia-card-widget.h"

/* --- tables to press at ------------------------------------------------------------------------------- */

static Window *
open_record (const char *name)
{
  g_autofree char *path = g_strdup_printf (CASES "/%s.talia", name), *text = NULL;
  g_autoptr (GError) error = NULL;
  TaliaTable *table;

  g_assert_true (g_file_get_contents (path, &text, NULL, &error));
  table = talia_record_parse (text, -1, &error);
  g_assert_no_error (error);
  return window_new (table, 0);
}

static Window *
open_last_to_play (void)
{
  return open_record ("last-to-play");
}

static Window *
open_lead (void)
{
  return window_new_game ("kierki", "", 1);
}

static Window *
open_pass (void)
{
  Window *window = window_new (NULL, 5);
  TaliaCards hand = window_get_hand (window);

  for (int i = 0; i < 3; i++)
    g_assert_true (gtk_widget_activate (window_get_card (window, talia_cards_pop (&hand))));
  return window;
}

static Window *
open_bid (void)
{
  return window_new_game ("spades", "", 1);
}

static Window *
open_rows (void)
{
  return window_new_game ("loteryjka", "", 3);
}

static Window *
open_lost_turn (void)
{
  Window *window = window_new_game ("loteryjka", "", 5);
  TaliaCard card;

  while (window_wait_for_turn (window) && (card = window_find_card (window, TRUE)) != TALIA_NO_CARD)
    g_assert_true (gtk_widget_activate (window_get_card (window, card)));
  return window;
}

static Window *
open_fishing (void)
{
  return window_new_game ("casino", "players=2 dealer=1", 4);
}

/* Opens a table with a chosen card that can be laid beside the others. */
static Window *
open_offer (void)
{
  Window *window = open_fishing ();
  TaliaCards hand = window_get_hand (window);

  while (hand != 0 && !talia_board_get_can_confirm (TALIA_BOARD (window->board)))
    gtk_widget_activate (window_get_card (window, talia_cards_pop (&hand)));
  return window;
}

static Window *
open_summary (void)
{
  Window *window = window_new (NULL, 5);

  window_pass (window);
  window_play_deal (window);
  talia_board_hasten (TALIA_BOARD (window->board));
  return window;
}

static Window *
open_curtain (void)
{
  const TaliaGame *game = talia_registry_find ("hearts");
  TaliaOptions options;
  TaliaTable *table;

  talia_game_init_options (game, &options);
  table = talia_table_new (game, &options, NULL);
  for (int seat = 0; seat < talia_table_get_n_seats (table); seat++)
    talia_table_set_seat (table, seat, seat < 2 ? "human Ala" : "random Ola");
  return window_new (table, 5);
}

/* --- the widgets to press -------------------------------------------------------------------------------- */

GtkWidget *
deciding_find_legal_card (Window *window)
{
  TaliaCard card = window_find_card (window, TRUE);

  return card != TALIA_NO_CARD ? window_get_card (window, card) : NULL;
}

static GtkWidget *
find_king_of_clubs (Window *window)
{
  return window_get_card (window, talia_card_parse ("KC"));
}

static GtkWidget *
find_first_card (Window *window)
{
  return window_get_card (window, talia_cards_first (window_get_hand (window)));
}

static GtkWidget *
find_pass_left (Window *window)
{
  return find_button (window->window, "Pass Left");
}

static GtkWidget *
find_bid (Window *window)
{
  return talia_board_bar_find_choice (window_get_bar (window), "bid:3");
}

static GtkWidget *
find_confirm (Window *window)
{
  return find_button (window->window, talia_board_get_confirm_label (TALIA_BOARD (window->board)));
}

static GtkWidget *
find_next_deal (Window *window)
{
  return find_button (window->window, "Next Deal");
}

static GtkWidget *
find_curtain (Window *window)
{
  return find_button (window->window, "I Am Ala");
}

const DecidingPlace deciding_places[] = {
  { "last-to-play", open_last_to_play, find_king_of_clubs, 1, 0 },
  { "lead", open_lead, deciding_find_legal_card, 1, 0 },
  { "pass", open_pass, find_pass_left, 1, 0 },
  { "bid", open_bid, find_bid, 1, 0 },
  { "rows", open_rows, deciding_find_legal_card, 1, 0 },
  { "lost-turn", open_lost_turn, find_confirm, 1, 0 },
  { "fishing", open_fishing, find_first_card, 1, 0, TRUE },
  { "fishing-offer", open_offer, find_confirm, 1, 0 },
  { "next-deal", open_summary, find_next_deal, 0, 1 },
  { "curtain", open_curtain, find_curtain, 0, 0 },
};

const guint deciding_n_places = G_N_ELEMENTS (deciding_places);

void
deciding_count (Window *window, guint *moves, guint *deals)
{
  *moves = *deals = 0;
  for (guint i = 0; i < talia_table_get_n_steps (window->table); i++)
    {
      const TaliaStep *step = talia_table_get_step (window->table, i);

      *deals += step->is_deal;
      *moves += !step->is_deal && talia_seat_is_person (talia_match_get_seat (window->match, step->seat));
    }
}

void
deciding_assert (Window *window, guint moves, guint deals)
{
  guint moves_now, deals_now;

  deciding_count (window, &moves_now, &deals_now);
  g_assert_cmpuint (moves_now, ==, moves);
  g_assert_cmpuint (deals_now, ==, deals);
}

Window *
deciding_show (const DecidingPlace *place)
{
  Window *window = place->open ();

  g_assert_true (presser_init (window->window));
  wait_until (place->find (window) != NULL && gtk_widget_get_mapped (place->find (window)));
  window_wait_for_frames (window, 2);
  return window;
}
