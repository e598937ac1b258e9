/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page on which exercises are answered: the board, and below it what the expert says of the answer. */
#include "talia-exercise-page.h"

#include <glib/gi18n.h>

#include "talia-exercise-seen.h"
#include "talia-exercise-words.h"
#include "ui/board/kinds/talia-board-kinds.h"
#include "ui/board/seats/talia-contract-chip.h"
#include "ui/board/talia-board-bar.h"
#include "ui/desktop/talia-press.h"
#include "ui/table/session/talia-table-session.h"
#include "ui/table/talia-move-buttons.h"

struct _TaliaExercisePage
{
  AdwNavigationPage parent_instance;

  AdwWindowTitle *title;
  GtkWidget *off_button;
  GtkMenuButton *seen_button;
  AdwBin *board_bin;
  GtkWidget *answer;
  GtkLabel *heading, *better, *then;
  GtkWidget *choices;
  GtkButton *next_button;

  TaliaExercises *exercises;
  GPtrArray *list;
  guint32 today;
  guint at; /* the number of the exercise, from 0 */
  GCancellable *cancellable;

  TaliaTrial *trial; /* NULL, as all below: the match is being read */
  TaliaTableSession *session;
  TaliaBoard *board; /* owned by its place */
  TaliaBoardBar *bar;
  gboolean answered; /* whether the first answer was stored */
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (TaliaExercisePage, talia_exercise_page, ADW_TYPE_NAVIGATION_PAGE)

enum
{
  PROP_NARROW = 1,
  N_PROPS
};
static GParamSpec *props[N_PROPS];
static guint play_signal;

/* The greatest height of what has been seen; more of it can be scrolled. */
#define MOST_SEEN 560

static const TaliaLoss *
get_exercise (TaliaExercisePage *self)
{
  return self->list->pdata[self->at];
}

/* --- the board ------------------------------------------------------------------------------- */

/* Moves the focus to where the next move is made. */
static void
move_focus (TaliaExercisePage *self)
{
  const char *lead = talia_table_session_get_lead (self->session);

  gtk_widget_grab_focus (lead != NULL ? talia_board_bar_find_choice (self->bar, lead) : GTK_WIDGET (self->board));
}

static void
choices_changed_cb (GListModel *choices, guint position, guint removed, guint added, TaliaExercisePage *self)
{
  talia_move_buttons_fill (self->bar, choices);
}

static void
announced_cb (TaliaTableSession *session, const char *text, TaliaSpeakPriority priority, TaliaExercisePage *self)
{
  gtk_accessible_announce (GTK_ACCESSIBLE (self), text, (GtkAccessibleAnnouncementPriority) priority);
}

static void
arrange_cb (TaliaExercisePage *self)
{
  talia_board_queue_arrange (self->board); /* the bar may need another height */
}

static void
refused_cb (TaliaBoard *board, const GError *error, TaliaExercisePage *self)
{
  talia_table_session_refuse (self->session, error);
}

static void
chosen_cb (TaliaExercisePage *self)
{
  talia_table_session_forget_refusal (self->session);
}

static void
confirm_cb (TaliaExercisePage *self)
{
  talia_board_confirm (self->board);
}

static void
settle_press_cb (TaliaExercisePage *self)
{
  talia_press_settle (gtk_widget_get_root (GTK_WIDGET (self)));
}

/* Binds the texts of the session to the bar, and what only the board knows to the session, as at a table. */
static void
bind_board (TaliaExercisePage *self)
{
  static const char *const shown[][2] = {
    { "prompt", "prompt" }, { "news", "news" }, { "news-rule", "rule" }, { "most-choices", "most-choices" }
  };
  static const char *const told[][2] = { { "prompt", "board-prompt" },
                                         { "confirm-label", "confirm-label" },
                                         { "can-confirm", "can-confirm" },
                                         { "choices", "offered" },
                                         { "busy", "busy" } };

  for (gsize i = 0; i < G_N_ELEMENTS (shown); i++)
    g_object_bind_property (self->session, shown[i][0], self->bar, shown[i][1], G_BINDING_SYNC_CREATE);
  for (gsize i = 0; i < G_N_ELEMENTS (told); i++)
    g_object_bind_property (self->board, told[i][0], self->session, told[i][1], G_BINDING_SYNC_CREATE);
}

static void
follow (TaliaExercisePage *self)
{
  GListModel *choices = talia_table_session_get_choices (self->session);

  g_signal_connect_object (self->session, "announced", G_CALLBACK (announced_cb), self, 0);
  g_signal_connect_object (self->session, "notify::news", G_CALLBACK (arrange_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "changed", G_CALLBACK (arrange_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "acting::confirm", G_CALLBACK (confirm_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "acted::choose", G_CALLBACK (settle_press_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "refused", G_CALLBACK (refused_cb), self, 0);
  g_signal_connect_object (self->board, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (choices, "items-changed", G_CALLBACK (choices_changed_cb), self, 0);
  talia_move_buttons_fill (self->bar, choices);
}

/* Creates the popover with what somebody at the table would remember of the deal. */
static void
create_seen_cb (GtkMenuButton *button, gpointer data)
{
  TaliaExercisePage *self = data;
  GtkWidget *popover = gtk_popover_new (), *window = gtk_scrolled_window_new ();
  gboolean with_last;

  g_object_get (self->session, "can-look-back", &with_last, NULL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (window), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (window), TRUE);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (window), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (window), MOST_SEEN);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (window), talia_exercise_seen_new (self->board, with_last));
  gtk_popover_set_child (GTK_POPOVER (popover), window);
  gtk_menu_button_set_popover (button, popover);
}

static void
show_board (TaliaExercisePage *self)
{
  TaliaMatch *match = talia_trial_get_match (self->trial);

  self->session = talia_table_session_new (match);
  g_object_set (self->session, "tipless", TRUE, NULL);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "table", talia_table_session_get_actions (self->session));
  self->bar = TALIA_BOARD_BAR (talia_board_bar_new ());
  talia_contract_chip_add_all (match, self->bar, G_OBJECT (self), "narrow");
  self->board = TALIA_BOARD (talia_board_new (match, GTK_WIDGET (self->bar)));
  talia_board_set_patient (self->board, TRUE); /* a trick stays as long as the expert's words about it */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->board), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Table"), -1);
  bind_board (self);
  follow (self);
  adw_bin_set_child (self->board_bin, GTK_WIDGET (self->board));
}

static void
drop_trial (TaliaExercisePage *self)
{
  if (self->trial != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->trial, self);
      talia_trial_stop (self->trial);
    }
  if (self->session != NULL)
    talia_table_session_close (self->session);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "table", NULL);
  if (self->seen_button != NULL)
    gtk_menu_button_set_popover (self->seen_button, NULL);
  if (self->board_bin != NULL)
    adw_bin_set_child (self->board_bin, NULL);
  self->board = NULL;
  self->bar = NULL;
  g_clear_object (&self->session);
  g_clear_object (&self->trial);
}

/* --- the answer ------------------------------------------------------------------------------- */

/* Once answered, the board is only there to be looked at. Nobody can go on before the answer has been judged, because
 * the first one counts. */
static void
set_answering (TaliaExercisePage *self, gboolean answering)
{
  const gboolean thinks = talia_trial_get_stage (self->trial) == TALIA_TRIAL_THINKS;

  gtk_widget_set_visible (self->answer, !answering);
  gtk_widget_set_sensitive (self->choices, !thinks);
  gtk_widget_set_can_target (GTK_WIDGET (self->board_bin), answering);
  if (!answering)
    gtk_widget_grab_focus (thinks ? GTK_WIDGET (self->seen_button) : GTK_WIDGET (self->next_button));
  gtk_widget_set_can_focus (GTK_WIDGET (self->board_bin), answering);
  if (answering)
    move_focus (self);
  g_object_set (self->session, "silent", !answering, NULL);
}

static void
set_label (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), *text != '\0');
}

static void
show_answer (TaliaExercisePage *self)
{
  const gboolean thinks = talia_trial_get_stage (self->trial) == TALIA_TRIAL_THINKS;
  g_autofree char *heading = talia_exercise_words_answer (self->trial);
  g_autofree char *better = talia_exercise_words_better (self->trial);
  g_autofree char *then = thinks ? g_strdup ("") : talia_exercise_words_then (self->trial);
  g_autofree char *said = g_strjoin (" ", heading, better, then, NULL);

  set_label (self->heading, heading);
  set_label (self->better, better);
  set_label (self->then, then);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), said, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

static void
stage_cb (TaliaExercisePage *self)
{
  const TaliaTrialStage stage = talia_trial_get_stage (self->trial);

  if (stage != TALIA_TRIAL_ASKS && stage != TALIA_TRIAL_THINKS && !self->answered)
    {
      self->answered = TRUE;
      talia_exercises_answer (self->exercises, get_exercise (self), stage == TALIA_TRIAL_RIGHT, self->today);
    }
  if (stage != TALIA_TRIAL_ASKS)
    show_answer (self);
  set_answering (self, stage == TALIA_TRIAL_ASKS);
}

/* --- one exercise after the other ------------------------------------------------------------- */

static void open_exercise (TaliaExercisePage *self);

static void
leave (TaliaExercisePage *self)
{
  GtkWidget *pages = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_NAVIGATION_VIEW);

  if (pages != NULL && adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (pages)) == ADW_NAVIGATION_PAGE (self))
    adw_navigation_view_pop (ADW_NAVIGATION_VIEW (pages));
}

static void
go_on (TaliaExercisePage *self)
{
  if (self->at + 1 == self->list->len)
    {
      leave (self);
      return;
    }
  self->at++;
  open_exercise (self);
}

static void
show_title (TaliaExercisePage *self)
{
  const guint at = self->at + 1, n = self->list->len;
  g_autofree char *number = self->narrow
                                /* Translators: which exercise, in as little room as possible: 2 of 5 */
                                ? g_strdup_printf (C_ ("brief", "%u of %u"), at, n)
                                : g_strdup_printf (_ ("Exercise %u of %u"), at, n); /* Translators: 2 of 5 */
  g_autofree char *place = self->trial != NULL ? talia_exercise_words_place (self->trial, self->narrow) : g_strdup ("");

  adw_window_title_set_title (self->title, number);
  adw_window_title_set_subtitle (self->title, place);
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TaliaExercisePage) self = data;
  g_autoptr (TaliaTrial) trial = talia_exercises_open_finish (result);

  if (g_cancellable_is_cancelled (self->cancellable))
    return;
  if (trial == NULL) /* the match is no longer what it was */
    {
      go_on (self);
      return;
    }
  self->trial = g_steal_pointer (&trial);
  self->answered = FALSE;
  g_signal_connect_object (self->trial, "changed", G_CALLBACK (stage_cb), self, G_CONNECT_SWAPPED);
  show_title (self);
  show_board (self);
  gtk_widget_set_sensitive (self->off_button, TRUE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->seen_button), TRUE);
  set_answering (self, TRUE);
}

static void
open_exercise (TaliaExercisePage *self)
{
  const gboolean is_last = self->at + 1 == self->list->len;

  drop_trial (self);
  gtk_widget_set_sensitive (self->off_button, FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->seen_button), FALSE);
  gtk_widget_set_visible (self->answer, FALSE);
  gtk_button_set_label (self->next_button, is_last ? _ ("_Done") : _ ("_Next"));
  show_title (self);
  talia_exercises_open_async (self->exercises, get_exercise (self), self->today, self->cancellable, opened_cb,
                              g_object_ref (self));
}

static void
next_cb (TaliaExercisePage *self)
{
  go_on (self);
}

static void
again_cb (TaliaExercisePage *self)
{
  talia_trial_try_again (self->trial);
}

static void
play_cb (TaliaExercisePage *self)
{
  g_autoptr (TaliaTable) branch = talia_trial_branch (self->trial);

  g_signal_emit (self, play_signal, 0, branch);
}

static void
off_cb (TaliaExercisePage *self)
{
  talia_exercises_switch_off (self->exercises, get_exercise (self));
  go_on (self);
}

/* --- the page ---------------------------------------------------------------------------------- */

static void
set_narrow (TaliaExercisePage *self, gboolean narrow)
{
  self->narrow = narrow;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NARROW]);
  if (self->list != NULL)
    show_title (self);
}

static void
narrow_cb (TaliaExercisePage *self)
{
  set_narrow (self, TRUE);
}

static void
wide_cb (TaliaExercisePage *self)
{
  set_narrow (self, FALSE);
}

static void
talia_exercise_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, TALIA_EXERCISE_PAGE (object)->narrow);
}

static void
talia_exercise_page_shown (AdwNavigationPage *page)
{
  TaliaExercisePage *self = TALIA_EXERCISE_PAGE (page);

  ADW_NAVIGATION_PAGE_CLASS (talia_exercise_page_parent_class)->shown (page);
  if (self->trial != NULL && talia_trial_get_stage (self->trial) == TALIA_TRIAL_ASKS)
    move_focus (self);
}

static void
talia_exercise_page_dispose (GObject *object)
{
  TaliaExercisePage *self = TALIA_EXERCISE_PAGE (object);

  g_cancellable_cancel (self->cancellable);
  drop_trial (self);
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_EXERCISE_PAGE);
  g_clear_pointer (&self->exercises, talia_exercises_unref);
  g_clear_pointer (&self->list, g_ptr_array_unref);

  G_OBJECT_CLASS (talia_exercise_page_parent_class)->dispose (object);
}

static void
talia_exercise_page_finalize (GObject *object)
{
  g_object_unref (TALIA_EXERCISE_PAGE (object)->cancellable);

  G_OBJECT_CLASS (talia_exercise_page_parent_class)->finalize (object);
}

static void
talia_exercise_page_class_init (TaliaExercisePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = talia_exercise_page_get_property;
  object_class->dispose = talia_exercise_page_dispose;
  object_class->finalize = talia_exercise_page_finalize;
  ADW_NAVIGATION_PAGE_CLASS (klass)->shown = talia_exercise_page_shown;

  props[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                                             G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  play_signal = g_signal_new ("play", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                              TALIA_TYPE_TABLE);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-exercise-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaExercisePage, title);
  gtk_widget_class_bind_template_child (widget_class, TaliaExercisePage, off_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaExercisePage, seen_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaExercisePage, board_bin);
  gtk_widget_class_bind_template_child (widget_class, TaliaExercisePage, answer);
  gtk_widget_class_bind_template_child (widget_class, TaliaExercisePage, heading);
  gtk_widget_class_bind_template_child (widget_class, TaliaExercisePage, better);
  gtk_widget_class_bind_template_child (widget_class, TaliaExercisePage, then);
  gtk_widget_class_bind_template_child (widget_class, TaliaExercisePage, choices);
  gtk_widget_class_bind_template_child (widget_class, TaliaExercisePage, next_button);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, again_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_cb);
  gtk_widget_class_bind_template_callback (widget_class, off_cb);
  gtk_widget_class_bind_template_callback (widget_class, narrow_cb);
  gtk_widget_class_bind_template_callback (widget_class, wide_cb);
}

static void
talia_exercise_page_init (TaliaExercisePage *self)
{
  self->cancellable = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->seen_button, create_seen_cb, self, NULL);
  talia_press_guard (GTK_WIDGET (self->board_bin));
}

TaliaExercisePage *
talia_exercise_page_new (TaliaExercises *exercises, GPtrArray *list, guint32 today)
{
  TaliaExercisePage *self;

  g_return_val_if_fail (exercises != NULL && list != NULL && list->len > 0, NULL);

  self = g_object_new (TALIA_TYPE_EXERCISE_PAGE, NULL);
  self->exercises = talia_exercises_ref (exercises);
  self->list = g_ptr_array_ref (list);
  self->today = today;
  open_exercise (self);
  return self;
}

TaliaTrial *
talia_exercise_page_get_trial (TaliaExercisePage *self)
{
  g_return_val_if_fail (TALIA_IS_EXERCISE_PAGE (self), NULL);

  return self->trial;
}

TaliaBoard *
talia_exercise_page_get_board (TaliaExercisePage *self)
{
  g_return_val_if_fail (TALIA_IS_EXERCISE_PAGE (self), NULL);

  return self->board;
}
