/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page on which a match is played: the board, and beside it the score sheet and the rules. */
#include "talia-table-page.h"

#include <glib/gi18n.h>

#include "model/talia-settings.h"
#include "talia-table-actions.h"
#include "talia-table-asked.h"
#include "talia-table-buttons.h"
#include "talia-table-curtain.h"
#include "talia-table-guide.h"
#include "talia-table-layout.h"
#include "talia-table-panel.h"
#include "ui/board/kinds/talia-board-kinds.h"
#include "ui/board/talia-board-bar.h"
#include "ui/board/talia-board-pace.h"
#include "ui/board/talia-contract-chip.h"
#include "ui/desktop/talia-press.h"
#include "ui/desktop/talia-sounds.h"
#include "ui/score/talia-deal-summary.h"
#include "ui/table/session/talia-table-session.h"

struct _TaliaTablePage
{
  AdwNavigationPage parent_instance;

  GtkMenuButton *schedule_button; /* around the title */
  GtkMenuButton *last_button;
  GtkMenuButton *bottom_last_button; /* where the window is narrow, but not low */
  GtkWidget *panel_button;
  AdwToolbarView *toolbars;
  GtkOverlay *place;
  TaliaTableLayout *layout;
  AdwBin *board_bin;
  TaliaTablePanel *panel;

  TaliaTableSession *session;
  TaliaMatch *match; /* the session's */
  TaliaBoard *board; /* of the kind that the deal is played on; behind the curtain it is not in the window */
  GBindingGroup *board_bindings; /* what the session is told of it */
  GSignalGroup *board_signals;
  TaliaBoardBar *bar;
  TaliaMoveButtons choices;
  TaliaTableFocus focus;
  TaliaTableHint hint;
  TaliaTableAsked asked;
  TaliaTableActions actions;
  TaliaTableButtons buttons;
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

/* --- the panel beside or below the board ------------------------------------------------- */

static void
show_panel (TaliaTablePage *self, const char *name, gboolean toggle)
{
  if (toggle && talia_table_layout_get_open (self->layout) && talia_table_panel_is_at (self->panel, name))
    {
      talia_table_layout_set_open (self->layout, FALSE);
      talia_table_focus_move (&self->focus);
      return;
    }
  talia_table_panel_show (self->panel, name);
  talia_table_layout_set_open (self->layout, TRUE);
}

/* --- what the board says ------------------------------------------------------------------ */

/* A title that tells less has no arrow. */
static gboolean
has_arrow (GtkWidget *page, gboolean has_schedule, gboolean brief)
{
  return has_schedule && !brief;
}

static void
settle_cb (gpointer data)
{
  TaliaTablePage *self = data;

  self->layout_idle = 0;
  talia_table_focus_settle (&self->focus);
  if (talia_table_layout_get_narrow (self->layout)) /* where the rules have a page of their own */
    talia_table_panel_show (self->panel, TALIA_TABLE_PANEL_SCORE);
  g_object_set (self->session, "brief", talia_table_layout_get_narrow (self->layout), NULL);
}

static void
narrow_changed_cb (TaliaTablePage *self)
{
  talia_table_focus_unsettle (&self->focus);
  if (self->layout_idle == 0)
    self->layout_idle = g_idle_add_once (settle_cb, self);
}

static void
update_choices (TaliaTablePage *self)
{
  GtkWidget *focus = talia_table_focus_find (&self->focus);
  gboolean in_bar = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->bar));
  gboolean on_board = focus == NULL || talia_table_focus_is_on_board (&self->focus);
  gboolean anew = talia_move_buttons_update (&self->choices, self->board, self->bar);

  talia_table_actions_update_choices (&self->actions);
  if (anew
      && (in_bar
          || (gtk_widget_get_root (GTK_WIDGET (self)) != NULL && on_board
              && talia_move_buttons_lead (&self->choices, self->match))))
    talia_table_focus_move (&self->focus);
}

static gboolean
is_between_deals (TaliaTablePage *self)
{
  return get_state (self)->phase == TALIA_PHASE_OVER || get_state (self)->phase == TALIA_PHASE_DEAL;
}

static void
update_summary (TaliaTablePage *self)
{
  gboolean wanted = is_between_deals (self) && get_state (self)->deals > 0 && !talia_board_get_busy (self->board);
  GtkWidget *centre = talia_board_get_centre (self->board);

  gtk_widget_set_visible (GTK_WIDGET (self->bar), !wanted);
  if (wanted && centre == NULL)
    {
      centre = talia_deal_summary_new (self->match);
      talia_board_set_centre (self->board, centre);
      gtk_widget_grab_focus (centre);
    }
  else if (!wanted && centre != NULL)
    talia_board_set_centre (self->board, NULL);
}

static void
update_actions (TaliaTablePage *self)
{
  talia_table_actions_update (&self->actions);
  talia_table_buttons_update (&self->buttons);
}

static void
session_changed_cb (TaliaTablePage *self)
{
  gboolean has_schedule;

  g_object_get (self->session, "has-schedule", &has_schedule, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.show-schedule", has_schedule);
  update_choices (self);
  update_actions (self);
  update_summary (self); /* after the actions: its button takes the focus, which only an enabled one can */
  talia_table_asked_follow (&self->asked, self->board, GTK_WIDGET (self));
  talia_board_queue_arrange (self->board); /* the bar may need another height */
}

/* Deals of one match may be played on different boards, or seen from another seat; the bar moves from one to the next.
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
    }
  self->board = self->focus.board = g_object_ref_sink (TALIA_BOARD (talia_board_new (self->match, bar)));
  g_signal_group_set_target (self->board_signals, self->board);
  talia_table_buttons_follow_board (&self->buttons);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Table"), -1);
}

/* The board for what is to be seen, or the curtain; with the table goes what hangs on the buttons. */
static void
show_board (TaliaTablePage *self)
{
  gboolean focused = talia_table_focus_is_on_board (&self->focus);
  gboolean anew = self->board == NULL || talia_board_is_outdated (self->board);
  gboolean curtain = talia_match_get_curtain (self->match);
  gboolean drawn = talia_table_curtain_follow (self->match, self->place);

  if (anew)
    make_board (self);
  adw_bin_set_child (self->board_bin, curtain ? NULL : GTK_WIDGET (self->board));
  talia_table_panel_set_covered (self->panel, curtain);
  if (drawn)
    talia_table_buttons_clear (&self->buttons);
  g_binding_group_set_source (self->board_bindings, self->board);
  if (drawn || (anew && focused))
    talia_table_focus_move (&self->focus);
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
changed_cb (TaliaMatch *match, TaliaTablePage *self)
{
  talia_table_hint_forget (&self->hint);
}

static void
announced_cb (TaliaTableSession *session, const char *text, TaliaSpeakPriority priority, TaliaTablePage *self)
{
  gtk_accessible_announce (GTK_ACCESSIBLE (self), text, (GtkAccessibleAnnouncementPriority) priority);
}

/* The bar may need another height. */
static void
news_changed_cb (TaliaTablePage *self)
{
  talia_board_queue_arrange (self->board);
}

static void
undo_changed_cb (TaliaTablePage *self)
{
  talia_table_actions_update_undo (&self->actions);
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
  talia_board_show_hint (self->board, NULL);
  talia_table_session_refuse (self->session, error);
}

/* --- actions ------------------------------------------------------------------------------ */

static void
last_trick_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  talia_table_buttons_show_last (&TALIA_TABLE_PAGE (widget)->buttons);
}

static void
show_schedule_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_menu_button_popup (TALIA_TABLE_PAGE (widget)->schedule_button);
}

static void
show_score_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_panel (TALIA_TABLE_PAGE (widget), TALIA_TABLE_PANEL_SCORE, TRUE);
}

/* --- the page ------------------------------------------------------------------------------- */

static void
pace_changed_cb (TaliaTablePage *self)
{
  talia_match_set_pace (self->match, talia_board_pace_get_bots ());
}

/* Whether the ring around the focus is seen in the window. */
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
  g_signal_connect_object (match, "changed", G_CALLBACK (changed_cb), self, 0);
  g_signal_connect_object (match, "notify::can-undo", G_CALLBACK (undo_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "notify::can-redo", G_CALLBACK (undo_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
follow_session (TaliaTablePage *self)
{
  /* The board's property, and the session's. Busy is last: with it everything is new. */
  static const char *const told[][2] = { { "waits", "waits" }, { "prompt", "board-prompt" }, { "busy", "busy" } };

  for (gsize i = 0; i < G_N_ELEMENTS (told); i++)
    g_binding_group_bind (self->board_bindings, told[i][0], self->session, told[i][1], G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->session, "announced", G_CALLBACK (announced_cb), self, 0);
  g_signal_connect_object (self->session, "notify::news", G_CALLBACK (news_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "changed", G_CALLBACK (session_changed_cb), self, G_CONNECT_SWAPPED);
}

static void
follow_settings (TaliaTablePage *self)
{
  GSettings *settings = talia_settings_get ();

  g_signal_connect_object (settings, "changed::animation-speed", G_CALLBACK (pace_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::end-deals-early", G_CALLBACK (update_choices), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::sounds", G_CALLBACK (talia_sounds_prepare), self, G_CONNECT_SWAPPED);
  pace_changed_cb (self);
  talia_sounds_prepare ();
}

static void
talia_table_page_constructed (GObject *object)
{
  TaliaTablePage *self = TALIA_TABLE_PAGE (object);

  G_OBJECT_CLASS (talia_table_page_parent_class)->constructed (object);

  self->match = talia_table_session_get_match (self->session);
  self->hint = (TaliaTableHint) { .page = GTK_WIDGET (self), .session = self->session, .focus = &self->focus };
  self->focus = (TaliaTableFocus) { .page = GTK_WIDGET (self),
                                    .place = GTK_WIDGET (self->place),
                                    .board_bin = GTK_WIDGET (self->board_bin),
                                    .bar = self->bar,
                                    .buttons = &self->choices };
  self->actions = (TaliaTableActions) { self->match, &self->focus, &self->hint, &self->choices };
  talia_contract_chip_add_all (self->match, self->bar, G_OBJECT (self->layout), "low");
  show_board (self);
  talia_table_panel_set_match (self->panel, self->match);
  follow_match (self);
  follow_session (self);
  follow_settings (self);
  bind_keys (self);
  talia_table_guide_add (self->toolbars, self->layout, self->match, &self->focus);
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

/* Below another page nobody sees what keys do here, and a hint that comes late must not lead them back. */
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
    talia_table_actions_deal (&self->actions);
  else
    talia_table_focus_move (&self->focus);
}

static void
talia_table_page_dispose (GObject *object)
{
  TaliaTablePage *self = TALIA_TABLE_PAGE (object);

  g_clear_handle_id (&self->layout_idle, g_source_remove);
  talia_table_hint_forget (&self->hint);
  if (self->session != NULL)
    talia_table_session_close (self->session);
  g_clear_object (&self->board_bindings);
  g_clear_object (&self->board_signals);
  self->focus.board = NULL;
  g_clear_object (&self->board);
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_TABLE_PAGE);
  talia_move_buttons_clear (&self->choices);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (talia_table_page_parent_class)->dispose (object);
}

static void
talia_table_page_class_init (TaliaTablePageClass *klass)
{
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
  gtk_widget_class_bind_template_child (widget_class, TaliaTablePage, panel_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaTablePage, toolbars);
  gtk_widget_class_bind_template_child (widget_class, TaliaTablePage, place);
  gtk_widget_class_bind_template_child (widget_class, TaliaTablePage, layout);
  gtk_widget_class_bind_template_child (widget_class, TaliaTablePage, board_bin);
  gtk_widget_class_bind_template_child (widget_class, TaliaTablePage, panel);
  gtk_widget_class_bind_template_child (widget_class, TaliaTablePage, bar);
  gtk_widget_class_bind_template_callback (widget_class, has_arrow);

  talia_table_actions_install (widget_class, G_STRUCT_OFFSET (TaliaTablePage, actions));
  gtk_widget_class_install_action (widget_class, "table.last-trick", NULL, last_trick_action);
  gtk_widget_class_install_action (widget_class, "table.show-schedule", NULL, show_schedule_action);
  gtk_widget_class_install_action (widget_class, "table.show-score", NULL, show_score_action);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_l, 0, "table.last-trick", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_l, GDK_CONTROL_MASK, "table.last-trick", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F9, 0, "table.show-score", NULL);
}

static void
talia_table_page_init (TaliaTablePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->board_bindings = g_binding_group_new ();
  self->board_signals = g_signal_group_new (TALIA_TYPE_BOARD);
  g_signal_group_connect_swapped (self->board_signals, "notify::confirm-label", G_CALLBACK (update_choices), self);
  g_signal_group_connect_swapped (self->board_signals, "notify::can-confirm", G_CALLBACK (update_choices), self);
  g_signal_group_connect_swapped (self->board_signals, "notify::choices", G_CALLBACK (update_choices), self);
  g_signal_group_connect_swapped (self->board_signals, "swept", G_CALLBACK (swept_cb), self);
  g_signal_group_connect (self->board_signals, "refused", G_CALLBACK (refused_cb), self);
  g_signal_group_connect_swapped (self->board_signals, "chosen", G_CALLBACK (chosen_cb), self);

  self->buttons = (TaliaTableButtons) { &self->focus, self->schedule_button, self->last_button,
                                        self->bottom_last_button, self->panel_button };
  talia_table_buttons_attach (&self->buttons);
  talia_press_guard (GTK_WIDGET (self->board_bin));
  g_signal_connect_swapped (self->layout, "notify::narrow", G_CALLBACK (narrow_changed_cb), self);
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
