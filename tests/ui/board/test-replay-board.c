/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that boards show a replay in the same way as a match that is played. */
#include "model/look-back/talia-replay.h"
#include "model/record/talia-record.h"
#include "model/table/talia-table-private.h"
#include "setup.h"
#include "ui/board/kinds/talia-board-kinds.h"
#include "ui/cards/talia-card-widget.h"

/* One match for each kind of board. */
static const char *const records[] = { "casino", "hearts", "kierki", "loteryjka", "spades" };

typedef struct
{
  TaliaTable *table;
  TaliaReplay *replay;
  TaliaMatch *match;
  GtkWidget *window;
  GtkWidget *board;
} Theatre;

/* Shows the board for the current state in the window, as a page does. */
static void
show (Theatre *self)
{
  self->board = talia_board_new (self->match, gtk_label_new (NULL));
  gtk_window_set_child (GTK_WINDOW (self->window), self->board);
}

static void
open_theatre (Theatre *self, const char *name)
{
  g_autofree char *path = g_strdup_printf (GOLDEN "/%s.talia", name);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, &error));
  self->table = talia_record_parse (text, -1, &error);
  g_assert_no_error (error);
  self->replay = talia_replay_new (self->table);
  self->match = talia_replay_watch (self->replay, 0);
  self->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1000, 700);
  show (self);
  gtk_window_present (GTK_WINDOW (self->window));
}

static void
close_theatre (Theatre *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_assert_finalize_object (self->match);
  g_assert_finalize_object (self->replay);
  g_object_unref (self->table);
}

/* Returns the open cards on the board: the hand and the centre. */
static TaliaCards
get_shown (GtkWidget *board)
{
  TaliaCards shown = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (board); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (TALIA_IS_CARD_WIDGET (child) && gtk_widget_get_child_visible (child)
        && talia_card_widget_get_card (TALIA_CARD_WIDGET (child)) != TALIA_NO_CARD)
      shown |= TALIA_BIT (talia_card_widget_get_card (TALIA_CARD_WIDGET (child)));
  return shown;
}

static void
assert_shows_view (Theatre *self)
{
  const TaliaState *seen = &talia_match_get_view (self->match)->seen;
  TaliaCards expected = seen->hand[0] | talia_state_table (seen);

  /* Taken cards may still be on the table. */
  talia_board_hasten (TALIA_BOARD (self->board));
  g_assert_cmphex (get_shown (self->board) & expected, ==, expected);
}

/* Forward through every step and back in jumps, the board shows the cards of the view. */
static void
test_a_board_follows (gconstpointer name)
{
  Theatre theatre;
  int last;

  open_theatre (&theatre, name);
  last = (int) talia_replay_get_n_steps (theatre.replay) - 1;
  for (int position = 0; position <= last; position++)
    {
      talia_replay_set_position (theatre.replay, position);
      if (talia_board_is_outdated (TALIA_BOARD (theatre.board)))
        show (&theatre);
      assert_shows_view (&theatre);
    }
  for (int position = last; position >= -1; position -= 7)
    {
      talia_replay_set_position (theatre.replay, position);
      if (talia_board_is_outdated (TALIA_BOARD (theatre.board)))
        show (&theatre);
      assert_shows_view (&theatre);
    }
  close_theatre (&theatre);
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autofree char *path = g_strdup_printf ("/replay-board/%s", records[i]);

      g_test_add_data_func (path, records[i], test_a_board_follows);
    }
  return g_test_run ();
}
