/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page on which a match is played: the board, and beside it the score sheet and the rules. */
#include "talia-table-page.h"

#include <glib/gi18n.h>

#include "settings/talia-settings.h"
#include "talia-move-buttons.h"
#include "talia-table-asked.h"
#include "talia-table-asking.h"
#include "talia-table-curtain.h"
#include "talia-table-guide.h"
#include "talia-table-layout.h"
#include "talia-table-panel.h"
#include "ui/board/kinds/talia-board-kinds.h"
#include "ui/board/seats/talia-contract-chip.h"
#include "ui/board/stage/talia-board-pace.h"
#include "ui/board/talia-board-bar.h"
#include "ui/desktop/talia-press.h"
#include "ui/desktop/talia-sounds.h"
#include "ui/end/talia-match-end.h"
#include "ui/score/talia-deal-summary.h"
#include "ui/score/talia-schedule.h"
#include "ui/table/session/talia-table-session.h"

struct _TaliaTablePage
{
  AdwNavigationPage parent_instance;

  GtkMenuButton *schedule_button; /* around the title */
  GtkMenuButton *last_button;
  GtkMenuButton *bottom_last_button; /* shown if the window is narrow but not low */
  GMenuModel *table_menu;
  AdwToolbarView *toolbars;
  GtkOverlay *place;
  TaliaTableLayout *layout;
  AdwBin *board_bin;
  TaliaTablePanel *panel;

  TaliaTableSession *session;
  TaliaMatch *match; /* the match of the session */
  TaliaBoard *board; /* the kind of board that the deal needs; not in the window while the curtain is down */
  GBindingGroup *board_bindings; /* from properties of the board to those of the session */
  GSignalGroup *board_signals;
  TaliaBoardBar *bar;
  TaliaTableGuide *guide; /* on the board; NULL: the deal is not guided */
  TaliaTableAsked asked;
  gboolean was_in_bar, was_near; /* where the focus was before the choices changed */
  gboolean was_on_board;         /* and before the layout around the board began to change */
  guint layout_idle;
};

G_DEFINE_FINAL_TYPE (TaliaTablePage, talia_table_page, ADW_TYPE_NAVIGATION_PAGE)

enum
{
  PROP_SESSION = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static const TaliaState *
get_state (TaliaTablePage *self)
{
  return &talia_match_get_view (self->match)->seen;
}

/* --- the focus -------------------------------------------------------------------------------- */

/* Returns the widget of the window that has the focus; NULL if none has. */
static GtkWidget *
find_focus (TaliaTablePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

/* Whether the focus is on the board or on a widget in it. */
static gboolean
is_focus_on_board (TaliaTablePage *self)
{
  GtkWidget *focus = find_focus (self);

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->board_bin));
}

/* Moves the focus to where the next move is made; while the player's cards are visible, not to a choice, because an
 * accidental key must not bid. */
static void
move_focus (TaliaTablePage *self)
{
  GtkWidget *ahead = self->guide != NULL ? talia_table_guide_get_ahead (self->guide) : NULL;
  const char *lead = talia_table_session_get_lead (self->session);

  if (talia_match_get_curtain (self->match))
    gtk_widget_grab_focus (gtk_widget_get_last_child (GTK_WIDGET (self->place)));
  else if (ahead != NULL)
    gtk_widget_grab_focus (ahead);
  else if (lead != NULL)
    gtk_widget_grab_focus (talia_board_bar_find_choice (self->bar, lead));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
painted_cb (GdkFrameClock *clock, TaliaTablePage *self)
{
  g_signal_handlers_disconnect_by_func (clock, painted_cb, self);
  self->was_on_board = FALSE;
  if (self->board != NULL)
    move_focus (self);
}

/* Moves the focus after the next frame, because GTK gives a lost focus to a button only at its end. */
static void
move_focus_later (TaliaTablePage *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

  if (clock == NULL)
    return;
  g_signal_connect_object (clock, "after-paint", G_CALLBACK (painted_cb), self, 0);
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
}

/* Puts the widget into the popover of the button. When it is closed, a focus that came from the table returns there and
 * not to the button. */
static void
hang (TaliaTablePage *self, GtkMenuButton *button, GtkWidget *child)
{
  GtkWidget *popover = gtk_popover_new ();

  if (find_focus (self) == NULL || is_focus_on_board (self))
    g_signal_connect_object (popover, "closed", G_CALLBACK (move_focus_later), self, G_CONNECT_SWAPPED);
  gtk_popover_set_child (GTK_POPOVER (popover), child);
  gtk_menu_button_set_popover (button, popover);
}

/* --- the panel beside or below the board ------------------------------------------------- */

static void
show_panel (TaliaTablePage *self, const char *name, gboolean toggle)
{
  if (toggle && talia_table_layout_get_open (self->layout) && talia_table_panel_is_at (self->panel, name))
    {
      talia_table_layout_set_open (self->layout, FALSE);
      move_focus (self);
      return;
    }
  talia_table_panel_show (self->panel, name);
  talia_table_layout_set_open (self->layout, TRUE);
}

/* Stores that the player has opened or closed the panel; not on a sheet above the board, which is open only for a
 * moment. */
static void
keep_panel (TaliaTablePage *self)
{
  if (!talia_table_layout_get_narrow (self->layout))
    talia_table_session_choose_score (self->session, talia_table_layout_get_open (self->layout));
}

static void
panel_clicked_cb (TaliaTablePage *self, GtkToggleButton *button)
{
  talia_table_layout_set_open (self->layout, gtk_toggle_button_get_active (button));
  keep_panel (self);
}

/* Opens or closes the panel beside the board, but does not close it while it shows the rules. */
static void
opens_score_cb (TaliaTablePage *self)
{
  gboolean opens = talia_table_session_get_opens_score (self->session);

  if (opens || talia_table_panel_is_at (self->panel, TALIA_TABLE_PANEL_SCORE))
    talia_table_layout_set_beside (self->layout, opens);
}

/* --- the board ---------------------------------------------------------------------------- */

static void
settle_cb (gpointer data)
{
  TaliaTablePage *self = data;

  self->layout_idle = 0;
  if (self->was_on_board)
    move_focus_later (self);
  if (talia_table_layout_get_narrow (self->layout)) /* where the rules have a page of their own */
    talia_table_panel_show (self->panel, TALIA_TABLE_PANEL_SCORE);
  g_object_set (self->session, "brief", talia_table_layout_get_narrow (self->layout), "roomy",
                talia_table_layout_get_roomy (self->layout), NULL);
}

static void
narrow_changed_cb (TaliaTablePage *self)
{
  self->was_on_board |= is_focus_on_board (self);
  if (self->layout_idle == 0)
    self->layout_idle = g_idle_add_once (settle_cb, self);
}

/* Replaces the buttons, including one that has the focus, and notes where the focus was. */
static void
choices_changed_cb (GListModel *choices, guint position, guint removed, guint added, TaliaTablePage *self)
{
  GtkWidget *focus = find_focus (self);

  self->was_in_bar = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->bar));
  self->was_near = gtk_widget_get_root (GTK_WIDGET (self)) != NULL && (focus == NULL || is_focus_on_board (self));
  talia_move_buttons_fill (self->bar, choices);
}

static void
offered_cb (TaliaTablePage *self)
{
  if (self->was_in_bar || (self->was_near && talia_table_session_get_lead (self->session) != NULL))
    move_focus (self);
}

static gboolean
is_between_deals (TaliaTablePage *self)
{
  return get_state (self)->phase == TALIA_PHASE_OVER || get_state (self)->phase == TALIA_PHASE_DEAL;
}

/* Shows the end of a match, which covers the board, or the summary of a deal. A match of a single deal ends with the
 * summary of this deal. */
static GtkWidget *
show_summary (TaliaTablePage *self)
{
  const gboolean over = get_state (self)->phase == TALIA_PHASE_OVER && get_state (self)->deals > 1;
  GtkWidget *centre = over ? talia_match_end_new (self->match) : talia_deal_summary_new (self->match);

  if (over)
    talia_match_end_leave_seats (TALIA_MATCH_END (centre), TALIA_HAND_BOARD (self->board));
  talia_board_set_centre (self->board, centre, over);
  return centre;
}

static void
update_summary (TaliaTablePage *self)
{
  gboolean wanted =
      is_between_deals (self) && get_state (self)->deals > 0 && !talia_table_session_get_busy (self->session);
  GtkWidget *centre = talia_board_get_centre (self->board);

  gtk_widget_set_visible (GTK_WIDGET (self->bar), !wanted);
  if (wanted && centre == NULL)
    gtk_widget_grab_focus (show_summary (self));
  else if (!wanted && centre != NULL)
    talia_board_set_centre (self->board, NULL, FALSE);
}

static void
session_changed_cb (TaliaTablePage *self)
{
  update_summary (self);
  talia_table_asked_follow (&self->asked, self->board, GTK_WIDGET (self));
  talia_board_queue_arrange (self->board); /* the bar may need another height */
}

/* Creates a board for the running deal: the deals of a match may need different kinds of boards, or be seen from
 * different seats. The bar is passed on from the old board.
 */
static void
make_board (TaliaTablePage *self)
{
  g_autoptr (GtkWidget) bar = g_object_ref (GTK_WIDGET (self->bar));
  g_autoptr (TaliaBoard) old = self->board;

  if (old != NULL)
    {
      talia_board_settle (old);
      talia_board_sweep (old);
      talia_board_drop_bar (old);
      talia_board_set_bubble (old, NULL);
    }
  self->board = g_object_ref_sink (TALIA_BOARD (talia_board_new (self->match, bar)));
  talia_board_set_bubble (self->board, GTK_WIDGET (self->guide));
  g_signal_group_set_target (self->board_signals, self->board);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Table"), -1);
}

/* Shows the board for the running deal, or the curtain. When the curtain falls or rises, the popovers with the last
 * trick are removed, too. */
static void
show_board (TaliaTablePage *self)
{
  gboolean focused = is_focus_on_board (self);
  gboolean anew = self->board == NULL || talia_board_is_outdated (self->board);
  gboolean curtain = talia_match_get_curtain (self->match);
  gboolean drawn = talia_table_curtain_follow (self->match, self->place);

  if (anew)
    make_board (self);
  adw_bin_set_child (self->board_bin, curtain ? NULL : GTK_WIDGET (self->board));
  talia_table_panel_set_covered (self->panel, curtain);
  if (drawn)
    {
      gtk_menu_button_set_popover (self->last_button, NULL);
      gtk_menu_button_set_popover (self->bottom_last_button, NULL);
    }
  g_binding_group_set_source (self->board_bindings, self->board);
  if (drawn || (anew && focused))
    move_focus (self);
}

static void
happened_cb (TaliaMatch *match, const TaliaEvents *events, TaliaTablePage *self)
{
  show_board (self);
  for (guint i = 0; i < events->n; i++)
    if (events->at[i].kind == TALIA_EVENT_DEALT)
      talia_book_panel_follow (talia_table_panel_get_game (self->panel), talia_match_get_game (match),
                               get_state (self));
}

static void
settled_cb (TaliaMatch *match, const TaliaEvents *events, TaliaTablePage *self)
{
  if (gtk_widget_in_destruction (GTK_WIDGET (self)))
    return;
  talia_sounds_tell (events, get_state (self),
                     talia_state_side (get_state (self), talia_match_get_own_seat (self->match)));
}

static void
restored_cb (TaliaMatch *match, TaliaTablePage *self)
{
  show_board (self);
}

static void
announced_cb (TaliaTableSession *session, const char *text, TaliaSpeakPriority priority, TaliaTablePage *self)
{
  gtk_accessible_announce (GTK_ACCESSIBLE (self), text, (GtkAccessibleAnnouncementPriority) priority);
}

/* Arranges the board again, because the bar may need another height. */
static void
news_changed_cb (TaliaTablePage *self)
{
  talia_board_queue_arrange (self->board);
}

static void
swept_cb (TaliaTablePage *self)
{
  talia_sounds_play (TALIA_SOUND_TAKE);
}

static void
chosen_cb (TaliaTablePage *self)
{
  talia_table_session_forget_refusal (self->session);
}

static void
refused_cb (TaliaBoard *board, const GError *error, TaliaTablePage *self)
{
  talia_table_session_refuse (self->session, error);
}

static void
take_hint_back (TaliaTablePage *self)
{
  talia_board_show_hint (self->board, NULL);
}

/* Shows the hint on the board, and at the button if a button makes the move. */
static void
hinted_cb (TaliaTableSession *session, const TaliaMove *move, TaliaTablePage *self)
{
  g_autofree char *word = talia_move_to_text (move);
  GtkWidget *button;

  talia_board_show_hint (self->board, move);
  button = talia_board_bar_hint_choice (self->bar, word);
  if (button != NULL)
    gtk_widget_grab_focus (button);
}

/* --- popovers of the buttons around the table ------------------------------------------------- */

static void
create_last_cb (GtkMenuButton *button, gpointer data)
{
  TaliaTablePage *self = data;

  hang (self, button, talia_board_create_last (self->board));
}

static GtkWidget *
create_schedule (TaliaMatch *match)
{
  GtkWidget *schedule = talia_schedule_new (), *window = gtk_scrolled_window_new ();

  talia_schedule_set_scored (TALIA_SCHEDULE (schedule), TALIA_SCORED (match));
  gtk_widget_set_size_request (schedule, 280, -1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (window), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (window), 460);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), schedule);
  gtk_widget_add_css_class (window, "schedule");
  return window;
}

static void
create_schedule_cb (GtkMenuButton *button, gpointer data)
{
  TaliaTablePage *self = data;

  hang (self, button, create_schedule (self->match));
}

/* --- actions ------------------------------------------------------------------------------ */

static void
settle_press_cb (TaliaTablePage *self)
{
  talia_press_settle (gtk_widget_get_root (GTK_WIDGET (self)));
}

static void
hasten_cb (TaliaTablePage *self)
{
  talia_board_hasten (self->board);
}

static void
confirm_cb (TaliaTablePage *self)
{
  talia_board_confirm (self->board);
}

static void
show_last_cb (TaliaTablePage *self)
{
  gboolean is_above = gtk_widget_get_visible (GTK_WIDGET (self->last_button));

  gtk_menu_button_popup (is_above ? self->last_button : self->bottom_last_button);
}

static void
show_schedule_cb (TaliaTablePage *self)
{
  gtk_menu_button_popup (self->schedule_button);
}

static void
show_score_cb (TaliaTablePage *self)
{
  show_panel (self, TALIA_TABLE_PANEL_SCORE, TRUE);
  keep_panel (self);
}

static void
new_match_cb (TaliaTablePage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.new-match", "s", talia_match_get_game (self->match)->id);
}

/* Shows all regulars at the table; with a pointer, the player can ask for a single one. */
static void
show_regulars_cb (TaliaTablePage *self)
{
  g_autoptr (GString) ids = g_string_new (NULL);

  for (int seat = 0; seat < get_state (self)->seats; seat++)
    {
      const char *regular = talia_seat_get_regular (talia_match_get_seat (self->match, seat));

      if (regular != NULL)
        g_string_append_printf (ids, "%s%s", ids->len > 0 ? " " : "", regular);
    }
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-regulars", "s", ids->str);
}

static void
review_cb (TaliaTablePage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.review", "u", 0);
}

static void
undo_costs_cb (TaliaTableSession *session, guint seats, TaliaTablePage *self)
{
  talia_table_asking_undo (GTK_WIDGET (self), self->match, seats);
}

/* Connects the functions that the page runs before and after the session carries out an action. */
static void
follow_actions (TaliaTablePage *self)
{
  static const struct
  {
    const char *signal;
    void (*act) (TaliaTablePage *self);
  } parts[] = {
    { "acting::confirm", confirm_cb },
    { "acting::choose", hasten_cb },
    { "acting::end-deal", settle_press_cb },
    { "acting::end-deal", hasten_cb },
    { "acting::next-deal", settle_press_cb },
    { "acting::raise-curtain", settle_press_cb },
    { "acted::undo", move_focus },
    { "acted::redo", move_focus },
    { "acted::confirm", move_focus },
    { "acted::choose", settle_press_cb },
    { "acted::next-deal", move_focus },
    { "acted::new-match", new_match_cb },
    { "acted::regulars", show_regulars_cb },
    { "acted::review", review_cb },
    { "acted::last-trick", show_last_cb },
    { "acted::show-schedule", show_schedule_cb },
    { "acted::show-score", show_score_cb },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    g_signal_connect_object (self->session, parts[i].signal, G_CALLBACK (parts[i].act), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "undo-costs", G_CALLBACK (undo_costs_cb), self, 0);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "table", talia_table_session_get_actions (self->session));
}

/* --- the page ------------------------------------------------------------------------------- */

static void
pace_changed_cb (TaliaTablePage *self)
{
  talia_match_set_pace (self->match, talia_board_pace_get_bots ());
}

/* The player uses the keyboard if the window shows the focus ring. */
static void
bind_keys (TaliaTablePage *self)
{
  GtkExpression *root = gtk_property_expression_new (GTK_TYPE_WIDGET, NULL, "root");

  gtk_expression_bind (gtk_property_expression_new (GTK_TYPE_WINDOW, root, "focus-visible"), self->session, "uses-keys",
                       self);
}

static void
follow_match (TaliaTablePage *self)
{
  TaliaMatch *match = self->match;

  g_signal_connect_object (match, "happened", G_CALLBACK (happened_cb), self, 0);
  g_signal_connect_object (match, "settled", G_CALLBACK (settled_cb), self, 0);
  g_signal_connect_object (match, "restored", G_CALLBACK (restored_cb), self, 0);
}

static void
follow_session (TaliaTablePage *self)
{
  /* Properties of the board and the session. `busy` is the last, because the session then updates everything. */
  static const char *const told[][2] = { { "waits", "waits" },
                                         { "prompt", "board-prompt" },
                                         { "confirm-label", "confirm-label" },
                                         { "can-confirm", "can-confirm" },
                                         { "choices", "offered" },
                                         { "busy", "busy" } };
  GListModel *choices = talia_table_session_get_choices (self->session);

  for (gsize i = 0; i < G_N_ELEMENTS (told); i++)
    g_binding_group_bind (self->board_bindings, told[i][0], self->session, told[i][1], G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->session, "announced", G_CALLBACK (announced_cb), self, 0);
  g_signal_connect_object (self->session, "notify::news", G_CALLBACK (news_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::opens-score", G_CALLBACK (opens_score_cb), self, G_CONNECT_SWAPPED);
  opens_score_cb (self);
  g_signal_connect_object (self->session, "changed", G_CALLBACK (session_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "offered", G_CALLBACK (offered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "hinted", G_CALLBACK (hinted_cb), self, 0);
  g_signal_connect_object (self->session, "refused", G_CALLBACK (take_hint_back), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (choices, "items-changed", G_CALLBACK (choices_changed_cb), self, 0);
  talia_move_buttons_fill (self->bar, choices);
}

static void
follow_settings (TaliaTablePage *self)
{
  GSettings *settings = talia_settings_get ();

  g_signal_connect_object (settings, "changed::animation-speed", G_CALLBACK (pace_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::sounds", G_CALLBACK (talia_sounds_prepare), self, G_CONNECT_SWAPPED);
  pace_changed_cb (self);
  talia_sounds_prepare ();
}

/* Shows the proposed move as a hint, and focuses the button that has to be pressed before it. */
static void
guide_changed_cb (TaliaTablePage *self)
{
  const TaliaMove *move = talia_table_guide_get_move (self->guide);
  GtkWidget *ahead = talia_table_guide_get_ahead (self->guide);
  g_autofree char *word = move != NULL ? talia_move_to_text (move) : NULL;

  if (ahead != NULL && gtk_widget_get_mapped (ahead))
    move_focus (self);
  if (move == NULL || self->board == NULL)
    return;
  talia_board_show_hint (self->board, move);
  talia_board_bar_hint_choice (self->bar, word);
}

/* A page with a bottom bar is narrow; a page that is narrow without a bottom bar is low. */
static void
update_guide_shape (TaliaTablePage *self)
{
  gboolean has_bar = adw_toolbar_view_get_reveal_bottom_bars (self->toolbars);

  g_object_set (self->guide, "low", talia_table_layout_get_narrow (self->layout) && !has_bar, NULL);
}

static void
add_guide (TaliaTablePage *self)
{
  g_autoptr (TaliaGuide) guide = talia_guide_new (self->match);

  self->guide = TALIA_TABLE_GUIDE (g_object_ref_sink (talia_table_guide_new (guide)));
  g_signal_connect_object (self->toolbars, "notify::reveal-bottom-bars", G_CALLBACK (update_guide_shape), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->layout, "notify::narrow", G_CALLBACK (update_guide_shape), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (guide, "changed", G_CALLBACK (guide_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->guide, "went-on", G_CALLBACK (move_focus), self, G_CONNECT_SWAPPED);
  update_guide_shape (self);
  g_object_bind_property (self->guide, "visible", self->session, "silent", G_BINDING_SYNC_CREATE);
  talia_board_set_bubble (self->board, GTK_WIDGET (self->guide));
  guide_changed_cb (self);
}

static void
talia_table_page_constructed (GObject *object)
{
  TaliaTablePage *self = TALIA_TABLE_PAGE (object);

  G_OBJECT_CLASS (talia_table_page_parent_class)->constructed (object);

  self->match = talia_table_session_get_match (self->session);
  talia_contract_chip_add_all (self->match, self->bar, G_OBJECT (self->layout), "low");
  show_board (self);
  talia_table_panel_set_match (self->panel, self->match);
  follow_match (self);
  follow_session (self);
  follow_actions (self);
  follow_settings (self);
  bind_keys (self);
  if (talia_guide_is_for (talia_match_get_table (self->match)))
    add_guide (self);
  session_changed_cb (self);
}

static void
talia_table_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_SESSION:
      g_value_set_object (value, TALIA_TABLE_PAGE (object)->session);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
talia_table_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_SESSION:
      TALIA_TABLE_PAGE (object)->session = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

/* A page below another one must not have the focus: nobody would see what keys do here, and a late hint would move the
 * focus back to this page. */
static void
talia_table_page_hiding (AdwNavigationPage *page)
{
  ADW_NAVIGATION_PAGE_CLASS (talia_table_page_parent_class)->hiding (page);
  gtk_widget_set_can_focus (GTK_WIDGET (page), FALSE);
}

static void
talia_table_page_showing (AdwNavigationPage *page)
{
  ADW_NAVIGATION_PAGE_CLASS (talia_table_page_parent_class)->showing (page);
  gtk_widget_set_can_focus (GTK_WIDGET (page), TRUE);
}

static void
talia_table_page_shown (AdwNavigationPage *page)
{
  TaliaTablePage *self = TALIA_TABLE_PAGE (page);

  ADW_NAVIGATION_PAGE_CLASS (talia_table_page_parent_class)->shown (page);

  if (is_between_deals (self) && get_state (self)->deals == 0)
    gtk_widget_activate_action (GTK_WIDGET (self), "table.next-deal", NULL);
  else
    move_focus (self);
}

/* Removes the items of the menu. The popovers that have shown it are gone, but a popover keeps its model's sections in
 * memory for ever (GTK 4.18). */
static void
empty_menu (GMenuModel *menu)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);

      g_menu_remove_all (G_MENU (section));
    }
}

static void
talia_table_page_dispose (GObject *object)
{
  TaliaTablePage *self = TALIA_TABLE_PAGE (object);
  g_autoptr (GMenuModel) menu = self->table_menu != NULL ? g_object_ref (self->table_menu) : NULL;

  g_clear_handle_id (&self->layout_idle, g_source_remove);
  if (self->session != NULL)
    talia_table_session_close (self->session);
  g_clear_object (&self->board_bindings);
  g_clear_object (&self->board_signals);
  if (self->board != NULL)
    talia_board_set_bubble (self->board, NULL);
  g_clear_object (&self->guide);
  g_clear_object (&self->board);
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_TABLE_PAGE);
  if (menu != NULL)
    empty_menu (menu);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (talia_table_page_parent_class)->dispose (object);
}

static void
talia_table_page_class_init (TaliaTablePageClass *klass)
{
  static const struct
  {
    guint key;
    GdkModifierType modifiers;
    const char *action;
  } keys[] = {
    { GDK_KEY_z, GDK_CONTROL_MASK, "table.undo" },       { GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "table.redo" },
    { GDK_KEY_h, GDK_CONTROL_MASK, "table.hint" },       { GDK_KEY_h, 0, "table.hint" },
    { GDK_KEY_e, GDK_CONTROL_MASK, "table.end-deal" },   { GDK_KEY_n, GDK_CONTROL_MASK, "table.new-match" },
    { GDK_KEY_r, GDK_CONTROL_MASK, "table.review" },     { GDK_KEY_l, 0, "table.last-trick" },
    { GDK_KEY_l, GDK_CONTROL_MASK, "table.last-trick" }, { GDK_KEY_F9, 0, "table.show-score" },
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AdwNavigationPageClass *page_class = ADW_NAVIGATION_PAGE_CLASS (klass);

  object_class->get_property = talia_table_page_get_property;
  object_class->set_property = talia_table_page_set_property;
  object_class->constructed = talia_table_page_constructed;
  object_class->dispose = talia_table_page_dispose;
  page_class->showing = talia_table_page_showing;
  page_class->shown = talia_table_page_shown;
  page_class->hiding = talia_table_page_hiding;

  props[PROP_SESSION] = g_param_spec_object ("session", NULL, NULL, TALIA_TYPE_TABLE_SESSION,
                                             G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (TALIA_TYPE_BOARD_BAR);
  g_type_ensure (TALIA_TYPE_TABLE_LAYOUT);
  g_type_ensure (TALIA_TYPE_TABLE_PANEL);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-table-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaTablePage, schedule_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaTablePage, last_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaTablePage, bottom_last_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaTablePage, table_menu);
  gtk_widget_class_bind_template_child (widget_class, TaliaTablePage, toolbars);
  gtk_widget_class_bind_template_child (widget_class, TaliaTablePage, place);
  gtk_widget_class_bind_template_child (widget_class, TaliaTablePage, layout);
  gtk_widget_class_bind_template_child (widget_class, TaliaTablePage, board_bin);
  gtk_widget_class_bind_template_child (widget_class, TaliaTablePage, panel);
  gtk_widget_class_bind_template_child (widget_class, TaliaTablePage, bar);
  gtk_widget_class_bind_template_callback (widget_class, panel_clicked_cb);

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i].key, keys[i].modifiers, keys[i].action, NULL);
}

static void
talia_table_page_init (TaliaTablePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->board_bindings = g_binding_group_new ();
  self->board_signals = g_signal_group_new (TALIA_TYPE_BOARD);
  g_signal_group_connect_swapped (self->board_signals, "swept", G_CALLBACK (swept_cb), self);
  g_signal_group_connect (self->board_signals, "refused", G_CALLBACK (refused_cb), self);
  g_signal_group_connect_swapped (self->board_signals, "chosen", G_CALLBACK (chosen_cb), self);

  gtk_menu_button_set_create_popup_func (self->schedule_button, create_schedule_cb, self, NULL);
  gtk_menu_button_set_create_popup_func (self->last_button, create_last_cb, self, NULL);
  gtk_menu_button_set_create_popup_func (self->bottom_last_button, create_last_cb, self, NULL);
  talia_press_guard (GTK_WIDGET (self->board_bin));
  g_signal_connect_swapped (self->layout, "notify::narrow", G_CALLBACK (narrow_changed_cb), self);
  g_signal_connect_swapped (self->layout, "notify::roomy", G_CALLBACK (narrow_changed_cb), self);
  g_signal_connect_swapped (self->toolbars, "notify::reveal-bottom-bars", G_CALLBACK (narrow_changed_cb), self);
}

TaliaTablePage *
talia_table_page_new (TaliaMatch *match)
{
  g_autoptr (TaliaTableSession) session = NULL;

  g_return_val_if_fail (TALIA_IS_MATCH (match), NULL);

  session = talia_table_session_new (match);
  return g_object_new (TALIA_TYPE_TABLE_PAGE, "session", session, NULL);
}

TaliaMatch *
talia_table_page_get_match (TaliaTablePage *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE_PAGE (self), NULL);

  return self->match;
}

TaliaBoard *
talia_table_page_get_board (TaliaTablePage *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE_PAGE (self), NULL);

  return self->board;
}

gboolean
talia_table_page_open_book (TaliaTablePage *self, TaliaBookPanel *panel, const char *id)
{
  const TaliaGame *game;

  g_return_val_if_fail (TALIA_IS_TABLE_PAGE (self), FALSE);
  g_return_val_if_fail (TALIA_IS_BOOK_PANEL (panel), FALSE);

  game = talia_match_get_game (self->match);
  talia_book_panel_set_options (panel, game, &get_state (self)->options);
  if (id == NULL || *id == '\0')
    return talia_book_panel_show_now (panel, game, get_state (self));
  talia_book_panel_show (panel, game->id, id);
  return TRUE;
}

void
talia_table_page_show_rules (TaliaTablePage *self, const char *id)
{
  gboolean is_open, moved;

  g_return_if_fail (TALIA_IS_TABLE_PAGE (self));

  if (talia_table_layout_get_narrow (self->layout) || talia_match_get_curtain (self->match))
    {
      talia_table_layout_set_open (self->layout, FALSE);
      gtk_widget_activate_action (GTK_WIDGET (self), "win.read-rules", "s", id != NULL ? id : "");
      return;
    }
  is_open =
      talia_table_layout_get_open (self->layout) && talia_table_panel_is_at (self->panel, TALIA_TABLE_PANEL_RULES);
  moved = talia_table_page_open_book (self, talia_table_panel_get_game (self->panel), id);
  show_panel (self, TALIA_TABLE_PANEL_RULES, is_open && !moved);
  if (talia_table_layout_get_open (self->layout))
    talia_book_panel_focus_later (talia_table_panel_get_game (self->panel));
}

void
talia_table_page_arrange_like (TaliaTablePage *self, TaliaTablePage *other)
{
  g_return_if_fail (TALIA_IS_TABLE_PAGE (self));
  g_return_if_fail (TALIA_IS_TABLE_PAGE (other));

  talia_table_layout_arrange_like (self->layout, other->layout);
  talia_table_panel_arrange_like (self->panel, other->panel);
  talia_board_choose_like (self->board, other->board);
}
