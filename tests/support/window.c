/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A window with a table page in it, for tests. */
#include "window.h"

#include "ui/desktop/talia-press.h"
#include "ui/table/session/talia-table-session.h"

static void
find_board (Window *self)
{
  self->board = TALIA_HAND_BOARD (talia_table_page_get_board (self->page));
}

/* Opens a window with the table; the page starts a deal by itself if `seed` is NULL. */
static Window *
create (TaliaTable *table, const guint64 *seed)
{
  Window *self = g_new0 (Window, 1);
  GtkWidget *view = adw_navigation_view_new ();
  const TaliaGame *game = talia_registry_find ("hearts");

  if (table == NULL)
    {
      TaliaOptions options;

      talia_game_init_options (game, &options);
      table = talia_table_new (game, &options, NULL);
    }
  self->table = table;
  self->match = talia_match_new (table, "easy");
  g_object_set (self->match, "bots-seed", G_GUINT64_CONSTANT (7), NULL);
  if (seed != NULL && talia_table_get_state (table)->phase == TALIA_PHASE_DEAL)
    g_assert_true (talia_match_deal (self->match, seed, NULL));
  self->page = talia_table_page_new (self->match);
  find_board (self);
  talia_match_set_pace (self->match, 0);

  self->window = adw_window_new ();
  talia_press_watch (GTK_WINDOW (self->window));
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1000, 700);
  adw_window_set_content (ADW_WINDOW (self->window), view);
  if (seed == NULL) /* a page pushed before the window is mapped would be shown before it can be seen */
    {
      adw_navigation_view_push (ADW_NAVIGATION_VIEW (view), adw_navigation_page_new (adw_bin_new (), "before"));
      gtk_window_present (GTK_WINDOW (self->window));
      wait_until (gtk_widget_get_mapped (view));
    }
  adw_navigation_view_push (ADW_NAVIGATION_VIEW (view), ADW_NAVIGATION_PAGE (self->page));
  gtk_window_present (GTK_WINDOW (self->window));
  wait_until (talia_match_get_curtain (self->match) ? gtk_widget_get_mapped (GTK_WIDGET (self->page))
                                                    : gtk_widget_get_mapped (GTK_WIDGET (self->board))
                                                          && gtk_widget_get_width (GTK_WIDGET (self->board)) > 0);
  return self;
}

Window *
window_new (TaliaTable *table, guint64 seed)
{
  return create (table, &seed);
}

static TaliaTable *
create_table (const char *id, const char *options)
{
  const TaliaGame *game = talia_registry_find (id);
  TaliaOptions values;

  talia_game_init_options (game, &values);
  if (*options != '\0')
    talia_options_apply_preset (game->options, &values, &(TaliaPreset) { "", "", options });
  return talia_table_new (game, &values, NULL);
}

Window *
window_new_game (const char *id, const char *options, guint64 seed)
{
  return create (create_table (id, options), &seed);
}

Window *
window_new_undealt (const char *id, const char *options)
{
  return create (create_table (id, options), NULL);
}

TaliaTable *
window_create_moon_table (void)
{
  const TaliaGame *game = talia_registry_find ("hearts");
  TaliaOptions options;
  TaliaTable *table;
  TaliaPack pack = { .n = TALIA_MAX_PACK };

  talia_game_init_options (game, &options);
  table = talia_table_new (game, &options, NULL);
  for (guint64 deal = 1; deal <= 3; deal++)
    {
      g_assert_true (talia_table_deal_seed (table, deal, NULL));
      while (talia_table_get_state (table)->to_act != TALIA_NOBODY)
        {
          g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);

          g_assert_cmpint (talia_game_legal (game, talia_table_get_state (table), moves, TALIA_MAX_LEGAL), >, 0);
          g_assert_true (talia_table_play (table, &moves[0], NULL));
        }
    }
  for (int i = 0; i < TALIA_MAX_PACK; i++)
    pack.cards[i] = TALIA_CARD (i / 4, i % 4);
  g_assert_true (talia_table_deal_pack (table, &pack, NULL));
  return table;
}

void
window_deal (Window *self, guint64 seed)
{
  talia_board_hasten (TALIA_BOARD (self->board));
  g_assert_true (talia_match_deal (self->match, &seed, NULL));
  find_board (self);
}

static void
frame_cb (GdkFrameClock *clock, guint *frames)
{
  (*frames)++;
}

/* Whether there is nothing to do but to draw, also after the X server has answered. */
static gboolean
is_quiet (GtkWidget *window)
{
  if (g_main_context_pending (NULL))
    return FALSE;
  gdk_display_sync (gtk_widget_get_display (window));
  return !g_main_context_pending (NULL);
}

void
window_wait_for_frames (Window *self, guint n)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (self->window);
  guint frames = 0;
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (frame_cb), &frames);

  /* A slow machine would draw frame after frame, and never call the idle functions that arrange a page anew. */
  wait_until (frames >= n || (is_quiet (self->window) && (gtk_widget_queue_draw (self->window), FALSE)));
  g_signal_handler_disconnect (clock, handler);
}

void
window_wait_for_rest (Window *self)
{
  window_wait_for_frames (self, 2); /* by then the cards know their places */
  wait_until (!talia_stage_get_moving (TALIA_STAGE (self->board)));
}

void
window_free (Window *self)
{
  find_board (self);
  g_object_add_weak_pointer (G_OBJECT (self->page), (gpointer *) &self->page);
  g_object_add_weak_pointer (G_OBJECT (self->board), (gpointer *) &self->board);
  g_object_add_weak_pointer (G_OBJECT (self->match), (gpointer *) &self->match);
  g_object_add_weak_pointer (G_OBJECT (self->table), (gpointer *) &self->table);

  gtk_window_destroy (GTK_WINDOW (self->window));
  g_object_unref (self->match);
  g_object_unref (self->table);
  wait_until (self->page == NULL && self->board == NULL && self->match == NULL && self->table == NULL);
  g_free (self);
}

void
window_spin (guint milliseconds)
{
  for (gint64 end = g_get_monotonic_time () + milliseconds * 1000; g_get_monotonic_time () < end; g_usleep (500))
    g_main_context_iteration (NULL, FALSE);
}

TaliaBoardBar *
window_get_bar (Window *self)
{
  return TALIA_BOARD_BAR (talia_board_get_bar (TALIA_BOARD (self->board)));
}

GtkWidget *
window_get_focus (Window *self)
{
  return gtk_window_get_focus (GTK_WINDOW (self->window));
}

TaliaCards
window_get_hand (Window *self)
{
  return talia_table_get_state (self->table)->hand[talia_match_get_own_seat (self->match)];
}

GtkWidget *
window_get_card (Window *self, TaliaCard card)
{
  GtkWidget *widget = talia_hand_board_get_card (TALIA_HAND_BOARD (self->board), card);

  g_assert_nonnull (widget);
  return widget;
}

gboolean
window_can (Window *self, const char *action)
{
  g_autoptr (TaliaTableSession) session = NULL;

  g_object_get (self->page, "session", &session, NULL);
  return g_action_group_get_action_enabled (talia_table_session_get_actions (session), action);
}

gboolean
window_wait_for_turn (Window *self)
{
  const TaliaState *state = talia_table_get_state (self->table);

  wait_until ((talia_board_hasten (TALIA_BOARD (self->board)), talia_match_get_own_turn (self->match))
              || (state = talia_table_get_state (self->table))->phase == TALIA_PHASE_DEAL
              || state->phase == TALIA_PHASE_OVER);
  return talia_match_get_own_turn (self->match);
}

TaliaCard
window_find_card (Window *self, gboolean legal)
{
  TaliaCards hand = window_get_hand (self);

  while (hand != 0)
    {
      TaliaCard card = talia_cards_pop (&hand);
      TaliaMove move = TALIA_PLAY (card);
      TaliaRefusal refusal =
          talia_game_check (talia_table_get_game (self->table), talia_table_get_state (self->table), &move);

      if ((refusal.rule == TALIA_RULE_NONE) == legal)
        return card;
    }
  return TALIA_NO_CARD;
}

void
window_move (Window *self)
{
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  int n = talia_game_legal_or_some (talia_table_get_game (self->table), talia_table_get_state (self->table), moves);

  g_assert_cmpint (n, >, 0);
  g_assert_true (talia_table_play (self->table, &moves[n / 4], NULL));
}

void
window_pass (Window *self)
{
  TaliaCards hand = window_get_hand (self);

  for (int i = 0; i < 3; i++)
    g_assert_true (gtk_widget_activate_action (window_get_card (self, talia_cards_pop (&hand)), "card.play", NULL));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->page), "table.confirm", NULL));
  g_assert_true (window_wait_for_turn (self));
}

void
window_play_deal (Window *self)
{
  while (window_wait_for_turn (self) && talia_table_get_state (self->table)->phase == TALIA_PHASE_PLAY)
    {
      TaliaCard card = window_find_card (self, TRUE);

      if (card != TALIA_NO_CARD)
        g_assert_true (gtk_widget_activate (window_get_card (self, card)));
      else
        g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->page), "table.confirm", NULL));
    }
}

GtkWidget *
find_widget (GtkWidget *root, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type) && gtk_widget_get_mapped (root))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_widget (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
has_label (GtkWidget *button, const char *label)
{
  const char *text = gtk_button_get_label (GTK_BUTTON (button));

  for (; text != NULL && *text != '\0'; text++)
    if (*text != '_' && *text != *label++)
      return FALSE;
  return text != NULL && *label == '\0';
}

GtkWidget *
find_button (GtkWidget *root, const char *label)
{
  if (GTK_IS_BUTTON (root) && gtk_widget_get_mapped (root) && has_label (root, label))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_button (child, label);

      if (found != NULL)
        return found;
    }
  return NULL;
}
