/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a review: a match that is replayed step by step on its board. */
#include "talia-review-page.h"

#include <glib/gi18n.h>

#include "talia-review-actions.h"
#include "talia-review-keys.h"
#include "talia-review-menu.h"
#include "talia-review-plot.h"
#include "talia-review-words.h"
#include "talia-verdict-dialog.h"
#include "ui/board/kinds/talia-board-kinds.h"
#include "ui/board/seats/talia-contract-chip.h"
#include "ui/board/talia-board-bar.h"

struct _TaliaReviewPage
{
  AdwNavigationPage parent_instance;

  AdwWindowTitle *title;
  GtkMenuButton *menu_button;
  GtkWidget *verdict_button;
  AdwBin *board_bin;
  TaliaReviewPlot *plot;
  GtkWidget *stop_back_button;
  GtkWidget *stop_forward_button;
  GtkWidget *slider;
  GtkAdjustment *steps;

  TaliaReview *review;
  TaliaVerdicts *verdicts; /* NULL: nothing is stored */
  TaliaBoard *board;       /* NULL while the match is replaced */
  TaliaBoardBar *bar;
  char *text;
  gboolean narrow; /* there is little room for text */
  gboolean moving; /* the slider is being set, not moved by the player */
};

G_DEFINE_FINAL_TYPE (TaliaReviewPage, talia_review_page, ADW_TYPE_NAVIGATION_PAGE)

enum
{
  PROP_NARROW = 1,
  N_PROPS
};
static GParamSpec *props[N_PROPS];
static guint play_signal;

static GtkWidget *
find_focus (TaliaReviewPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

/* --- the board ------------------------------------------------------------------------------------ */

static void
drop_board (TaliaReviewPage *self)
{
  GtkWidget *focus = find_focus (self);

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->board_bin)))
    gtk_widget_grab_focus (self->slider);
  self->board = NULL;
  self->bar = NULL;
  adw_bin_set_child (self->board_bin, NULL);
}

static void
show_board (TaliaReviewPage *self)
{
  TaliaMatch *match = talia_review_get_match (self->review);

  drop_board (self);
  self->bar = TALIA_BOARD_BAR (talia_board_bar_new ());
  talia_contract_chip_add_all (match, self->bar, G_OBJECT (self), "narrow");
  self->board = TALIA_BOARD (talia_board_new (match, GTK_WIDGET (self->bar)));
  talia_board_set_patient (self->board, TRUE); /* the player decides how long a trick stays, by stepping */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Table"), -1);
  adw_bin_set_child (self->board_bin, GTK_WIDGET (self->board));
}

static void
match_changed_cb (TaliaReviewPage *self)
{
  if (talia_review_get_match (self->review) == NULL)
    drop_board (self);
  else
    show_board (self);
}

/* --- what is said --------------------------------------------------------------------------------- */

/* A narrow window has no room for the game's name: the text that changes takes its line. */
static void
show_title (TaliaReviewPage *self, const char *name, const char *place)
{
  g_auto (GStrv) parts = g_strsplit (place, " · ", 2);
  gboolean split = self->narrow && g_strv_length (parts) == 2;

  adw_window_title_set_title (self->title, split ? parts[0] : self->narrow ? place : name);
  adw_window_title_set_subtitle (self->title, split ? parts[1] : self->narrow ? "" : place);
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), name);
}

static void
update_words (TaliaReviewPage *self)
{
  TaliaMatch *match = talia_review_get_match (self->review);
  int made = talia_review_get_position (self->review) - talia_review_get_first (self->review);
  g_autofree char *place = talia_review_words_place (match, made, self->narrow);
  gboolean on_tricks = talia_match_get_view (match)->seen.board == TALIA_BOARD_TRICK;
  const char *name = _ (talia_match_get_game (match)->name);
  g_autofree char *text = NULL;
  TaliaEvents events;

  talia_review_get_events (self->review, &events);
  text = talia_review_words_step (talia_review_get_teller (self->review), match, &events);
  if (g_set_str (&self->text, text))
    gtk_accessible_announce (GTK_ACCESSIBLE (self), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  talia_board_bar_set_prompt (self->bar, self->text);
  talia_board_queue_arrange (self->board); /* the bar may need another height */
  show_title (self, name, place);
  gtk_widget_set_tooltip_text (self->stop_back_button, on_tricks ? _ ("Previous Trick") : _ ("Your Previous Turn"));
  gtk_widget_set_tooltip_text (self->stop_forward_button, on_tricks ? _ ("Next Trick") : _ ("Your Next Turn"));
}

static void
update_slider (TaliaReviewPage *self)
{
  int first = talia_review_get_first (self->review);

  self->moving = TRUE;
  gtk_adjustment_set_upper (self->steps, talia_review_get_last (self->review) - first);
  gtk_adjustment_set_value (self->steps, talia_review_get_position (self->review) - first);
  self->moving = FALSE;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->slider), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, self->text, -1);
}

/* Creates the menu when it is opened: it has a line for each deal of a match, which may be long and may still grow. */
static void
create_menu (GtkMenuButton *button, gpointer data)
{
  TaliaReview *review = TALIA_REVIEW_PAGE (data)->review;
  g_autoptr (GMenuModel) menu =
      talia_review_menu_new (talia_review_get_table (review), talia_review_get_teller (review));

  gtk_menu_button_set_menu_model (button, menu);
}

static void
changed_cb (TaliaReviewPage *self)
{
  GtkWidget *focus = find_focus (self);

  /* A button that becomes insensitive loses the focus, and keys would have no effect. */
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && (focus == NULL || !gtk_widget_is_sensitive (focus)))
    gtk_widget_grab_focus (self->slider);
  if (talia_board_is_outdated (self->board))
    show_board (self);
  gtk_widget_set_sensitive (self->verdict_button, talia_review_get_ended (self->review));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "review-page.play",
                                 talia_review_get_ended (self->review)
                                     && talia_review_get_position (self->review)
                                            < talia_review_get_last (self->review));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "review-page.again", talia_review_get_ended (self->review));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "review-page.copy-number",
                                 talia_review_may_tell_number (self->review));
  update_words (self);
  update_slider (self);
}

/* --- what the player does --------------------------------------------------------------------------- */

static void
slid_cb (TaliaReviewPage *self)
{
  if (!self->moving)
    talia_review_set_position (self->review, talia_review_get_first (self->review)
                                                 + (int) (gtk_adjustment_get_value (self->steps) + .5));
}

static void
judged_cb (TaliaReviewPage *self, int seat, GArray *own, GArray *open)
{
  talia_review_plot_show (self->plot, seat, own, open);
}

static void
verdict_cb (TaliaReviewPage *self)
{
  TaliaVerdictDialog *dialog = talia_verdict_dialog_new (self->review, self->verdicts);

  g_signal_connect_object (dialog, "judged", G_CALLBACK (judged_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (self));
}

static void
play_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (TaliaTable) branch = talia_review_branch (TALIA_REVIEW_PAGE (widget)->review);

  g_signal_emit (widget, play_signal, 0, branch);
}

static void
again_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (TaliaTable) branch = talia_review_repeat (TALIA_REVIEW_PAGE (widget)->review);

  g_signal_emit (widget, play_signal, 0, branch);
}

static void
copy_number_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autofree char *number = talia_review_dup_number (TALIA_REVIEW_PAGE (widget)->review);

  gtk_widget_activate_action (widget, "win.copy-number", "s", number != NULL ? number : "");
}

/* Cards in a review cannot be played, only looked at. */
static void
pressed_cb (GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
set_narrow (TaliaReviewPage *self, gboolean narrow)
{
  self->narrow = narrow;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NARROW]);
  if (self->board != NULL)
    update_words (self);
}

static void
narrow_cb (TaliaReviewPage *self)
{
  set_narrow (self, TRUE);
}

static void
wide_cb (TaliaReviewPage *self)
{
  set_narrow (self, FALSE);
}

static void
roomy_cb (TaliaReviewPage *self)
{
  talia_review_plot_set_room (self->plot, TRUE);
}

static void
crowded_cb (TaliaReviewPage *self)
{
  talia_review_plot_set_room (self->plot, FALSE);
}

/* --- the page ----------------------------------------------------------------------------------------- */

static void
talia_review_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, TALIA_REVIEW_PAGE (object)->narrow);
}

static void
talia_review_page_shown (AdwNavigationPage *page)
{
  ADW_NAVIGATION_PAGE_CLASS (talia_review_page_parent_class)->shown (page);
  gtk_widget_grab_focus (TALIA_REVIEW_PAGE (page)->slider);
}

static void
talia_review_page_dispose (GObject *object)
{
  TaliaReviewPage *self = TALIA_REVIEW_PAGE (object);

  if (self->review != NULL)
    g_signal_handlers_disconnect_by_data (self->review, self);
  self->board = NULL;
  self->bar = NULL;
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_REVIEW_PAGE);
  g_clear_pointer (&self->text, g_free);
  g_clear_object (&self->review);
  g_clear_pointer (&self->verdicts, talia_verdicts_unref);

  G_OBJECT_CLASS (talia_review_page_parent_class)->dispose (object);
}

static void
talia_review_page_class_init (TaliaReviewPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = talia_review_page_get_property;
  object_class->dispose = talia_review_page_dispose;
  ADW_NAVIGATION_PAGE_CLASS (klass)->shown = talia_review_page_shown;

  props[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                                             G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  play_signal = g_signal_new ("play", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                              TALIA_TYPE_TABLE);
  gtk_widget_class_install_action (widget_class, "review-page.play", NULL, play_action);
  gtk_widget_class_install_action (widget_class, "review-page.again", NULL, again_action);
  gtk_widget_class_install_action (widget_class, "review-page.copy-number", NULL, copy_number_action);

  g_type_ensure (TALIA_TYPE_REVIEW_PLOT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-review-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaReviewPage, title);
  gtk_widget_class_bind_template_child (widget_class, TaliaReviewPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaReviewPage, verdict_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaReviewPage, board_bin);
  gtk_widget_class_bind_template_child (widget_class, TaliaReviewPage, plot);
  gtk_widget_class_bind_template_child (widget_class, TaliaReviewPage, stop_back_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaReviewPage, stop_forward_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaReviewPage, slider);
  gtk_widget_class_bind_template_child (widget_class, TaliaReviewPage, steps);
  gtk_widget_class_bind_template_callback (widget_class, slid_cb);
  gtk_widget_class_bind_template_callback (widget_class, verdict_cb);
  gtk_widget_class_bind_template_callback (widget_class, narrow_cb);
  gtk_widget_class_bind_template_callback (widget_class, wide_cb);
  gtk_widget_class_bind_template_callback (widget_class, roomy_cb);
  gtk_widget_class_bind_template_callback (widget_class, crowded_cb);
}

static void
talia_review_page_init (TaliaReviewPage *self)
{
  GtkGesture *press;

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->menu_button, create_menu, self, NULL);
  talia_review_keys_attach (ADW_NAVIGATION_PAGE (self), GTK_WIDGET (self->board_bin));
  press = gtk_gesture_click_new ();
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect (press, "pressed", G_CALLBACK (pressed_cb), NULL);
  gtk_widget_add_controller (GTK_WIDGET (self->board_bin), GTK_EVENT_CONTROLLER (press));
}

TaliaReviewPage *
talia_review_page_new (TaliaTable *table, int seat, guint deal)
{
  TaliaReview *review = talia_review_new (table, seat, deal);
  g_autoptr (GSimpleActionGroup) actions = NULL;
  TaliaReviewPage *self;

  g_return_val_if_fail (review != NULL, NULL);

  self = g_object_new (TALIA_TYPE_REVIEW_PAGE, NULL);
  self->review = review;
  actions = talia_review_actions_new (review); /* before the page is notified */
  gtk_widget_insert_action_group (GTK_WIDGET (self), "review", G_ACTION_GROUP (actions));
  g_signal_connect_object (review, "notify::match", G_CALLBACK (match_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (review, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  match_changed_cb (self);
  changed_cb (self);
  talia_review_plot_set_review (self->plot, review);
  return self;
}

void
talia_review_page_set_verdicts (TaliaReviewPage *self, TaliaVerdicts *verdicts)
{
  g_return_if_fail (TALIA_IS_REVIEW_PAGE (self));
  g_return_if_fail (verdicts != NULL);

  talia_verdicts_ref (verdicts);
  g_clear_pointer (&self->verdicts, talia_verdicts_unref);
  self->verdicts = verdicts;
  talia_review_plot_set_verdicts (self->plot, verdicts);
}

TaliaReview *
talia_review_page_get_review (TaliaReviewPage *self)
{
  g_return_val_if_fail (TALIA_IS_REVIEW_PAGE (self), NULL);

  return self->review;
}

TaliaBoard *
talia_review_page_get_board (TaliaReviewPage *self)
{
  g_return_val_if_fail (TALIA_IS_REVIEW_PAGE (self), NULL);

  return self->board;
}

const char *
talia_review_page_get_text (TaliaReviewPage *self)
{
  g_return_val_if_fail (TALIA_IS_REVIEW_PAGE (self), NULL);

  return self->text;
}
