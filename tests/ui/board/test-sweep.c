/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the path of a taken trick: its cards gather below the winning card, turn over, and come to rest on the taker's
 * stack. */
#include "engine/trick/talia-trick-game.h"
#include "packet.h"
#include "setup.h"
#include "ui/cards/talia-card-widget.h"
#include "ui/desktop/talia-motion.h"
#include "words/talia-words-cards.h"

static const struct
{
  const char *game, *options;
} rows[] = {
  { "hearts", "" },   { "spades", "" },      { "kierki", "players=4" },
  { "punktowe", "" }, { "czarna-dama", "" }, { "greckie", "" },
};

static guint
count_taken (Window *window)
{
  const TaliaState *state = talia_table_get_state (window->table);
  guint n = 0;

  for (int seat = 0; seat < state->seats; seat++)
    n += state->trick.won[seat];
  return n;
}

/* Starts a match whose next move ends a trick, but not the first one. */
static Window *
begin (gsize row)
{
  Window *window = window_new_game (rows[row].game, rows[row].options, 5);
  const TaliaState *state = talia_table_get_state (window->table);

  talia_match_hold (window->match);
  while (count_taken (window) == 0 || state->phase != TALIA_PHASE_PLAY || state->trick.in_trick != state->seats - 1)
    {
      window_move (window);
      state = talia_table_get_state (window->table);
    }
  talia_board_hasten (TALIA_BOARD (window->board));
  window_wait_for_rest (window);
  return window;
}

static void
end (Window *window)
{
  packet_set_motion (FALSE);
  talia_match_release (window->match);
  window_free (window);
}

static GPtrArray *
list_trick (Window *window, TaliaCards cards, GtkWidget **best)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (g_object_unref);
  const TaliaState *state = talia_table_get_state (window->table);
  const int last = state->trick.tricks - 1, winner = state->trick.winner[last];
  int leader = last > 0 ? state->trick.winner[last - 1] : 0;

  while (cards != 0)
    {
      TaliaCard card = talia_cards_pop (&cards);
      GtkWidget *widget = talia_trick_board_get_trick_card (TALIA_TRICK_BOARD (window->board), card);

      g_assert_nonnull (widget);
      g_ptr_array_add (list, g_object_ref (widget));
      if (state->trick.played[last * state->seats + (winner - leader + state->seats) % state->seats] == card)
        *best = widget;
    }
  return list;
}

static void
test_a_trick_travels_as_one_packet (gconstpointer data)
{
  Window *window = begin (GPOINTER_TO_UINT (data));
  const guint before = packet_count_stacked (window);
  GtkWidget *best = NULL;
  g_autoptr (GPtrArray) trick = NULL;

  g_assert_cmpuint (before, ==, count_taken (window));
  packet_set_motion (TRUE);
  window_move (window);
  trick = list_trick (window, talia_board_get_lying (TALIA_BOARD (window->board)), &best);
  packet_follow (window, trick, best);
  g_assert_cmpuint (packet_count_stacked (window), ==, before + 1);
  end (window);
}

/* After undo the trick is on the table again, face up. */
static void
test_undo_takes_it_from_the_stack (gconstpointer data)
{
  Window *window = begin (GPOINTER_TO_UINT (data));
  const guint before = packet_count_stacked (window);

  window_move (window);
  talia_board_hasten (TALIA_BOARD (window->board));
  window_wait_for_rest (window);
  g_assert_cmpuint (packet_count_stacked (window), ==, before + 1);
  packet_set_motion (TRUE);
  g_assert_true (talia_table_undo (window->table, 1));
  g_assert_cmpuint (packet_count_stacked (window), ==, before);
  window_wait_for_rest (window);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (window->board)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (TALIA_IS_CARD_WIDGET (child))
      g_assert_cmpfloat (talia_card_widget_get_turned (TALIA_CARD_WIDGET (child)), ==, 1);
  end (window);
}

/* Until a card rests, it is not marked as the best, and neither is the previous one. */
static void
test_the_best_card_is_shown_when_it_lies (gconstpointer data)
{
  Window *window = begin (GPOINTER_TO_UINT (data));
  TaliaStage *stage = TALIA_STAGE (window->board);
  const TaliaState *state = talia_table_get_state (window->table);
  GtkWidget *widget;

  talia_board_hasten (TALIA_BOARD (window->board));
  window_move (window);
  talia_board_hasten (TALIA_BOARD (window->board));
  window_wait_for_rest (window);
  if (state->phase != TALIA_PHASE_PLAY)
    {
      end (window);
      return;
    }
  packet_set_motion (TRUE);
  window_move (window); /* leads, and is the best so far */
  widget = talia_trick_board_get_trick_card (TALIA_TRICK_BOARD (window->board), talia_trick_running (&state->trick)[0]);
  g_assert_nonnull (widget);
  do
    {
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, NULL);
      window_wait_for_frames (window, 1);
    }
  while (talia_stage_get_layer (stage, widget) != TALIA_STAGE_LAYER_TABLE);
  window_wait_for_rest (window);
  window_wait_for_frames (window, 2);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       talia_words_part (TRUE, TRUE));
  end (window);
}

/* Each motion begins and ends at its places; a spring overshoots a little. */
static const struct
{
  TaliaMotionKind kind;
  double most;
} ways[] = {
  { TALIA_MOTION_PLAY, 1 }, { TALIA_MOTION_GAP, 1.03 }, { TALIA_MOTION_GATHER, 1 }, { TALIA_MOTION_TAKE, 1 },
  { TALIA_MOTION_DEAL, 1 }, { TALIA_MOTION_TURN, 1 },   { TALIA_MOTION_REFUSE, 1 },
};

static void
test_motions_arrive (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      double most = 0;

      for (double time = 0; time < 1; time += .01)
        most = MAX (most, talia_motion_get_way (ways[i].kind, time));
      g_assert_cmpfloat_with_epsilon (talia_motion_get_way (ways[i].kind, 0), 0, 1e-6);
      g_assert_cmpfloat_with_epsilon (talia_motion_get_way (ways[i].kind, .9999), 1, .005);
      g_assert_cmpfloat (talia_motion_get_way (ways[i].kind, 1), ==, 1);
      g_assert_cmpfloat (most, <=, ways[i].most);
      g_assert_true ((ways[i].most > 1) == (most > 1));
    }
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);
  g_test_add_func ("/sweep/motions-arrive", test_motions_arrive);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/sweep/a-trick-travels-as-one-packet/%s", rows[i].game);
      g_autofree char *undo = g_strdup_printf ("/sweep/undo-takes-it-from-the-stack/%s", rows[i].game);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_a_trick_travels_as_one_packet);
      g_autofree char *best = g_strdup_printf ("/sweep/the-best-card-is-shown-when-it-lies/%s", rows[i].game);

      g_test_add_data_func (best, GUINT_TO_POINTER (i), test_the_best_card_is_shown_when_it_lies);
      g_test_add_data_func (undo, GUINT_TO_POINTER (i), test_undo_takes_it_from_the_stack);
    }
  return g_test_run ();
}
