/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the end of a match: the players by place, the course of the match, and what to do next. */
#include "talia-match-end.h"

#include <glib/gi18n.h>

#include "settings/talia-settings.h"
#include "talia-podium.h"
#include "ui/board/stage/talia-board-pace.h"
#include "ui/cards/talia-mini-card.h"
#include "ui/plot/talia-plot.h"
#include "ui/score/talia-match-figures.h"
#include "ui/score/talia-recall-box.h"
#include "ui/score/talia-score-side.h"
#include "words/talia-words-challenge.h"
#include "words/talia-words-course.h"
#include "words/talia-words-plan.h"
#include "words/talia-words-sides.h"

/* The greatest part of the height above the buttons that the podium takes. If the table is lower than LOW and at least
 * WIDE, the podium is beside the text, not above it. The style class `narrow` is for that case and for widths below
 * NARROW.
 */
#define MOST_PODIUM .62
#define LOW 420
#define NARROW 520
#define WIDE 600

/* The vertical radius of the light: at first a multiple of the longer side of the table, at the end a multiple of the
 * winner's face. */
#define FULL_LIGHT 2.5
#define FACES_LIT 5.2

/* The least size of a face at the place where it starts, in pixels. */
#define SMALL_FACE 40

struct _TaliaMatchEnd
{
  GtkWidget parent_instance;

  GtkWidget *lamp; /* its CSS colour is that of the darkness around the light */
  TaliaPodium *podium;
  GtkWidget *scroller;
  GtkBox *content; /* the content of `scroller` */
  GtkWidget *words;
  GtkWidget *said;
  GtkLabel *title;
  GtkLabel *challenge;
  GtkLabel *course;
  GtkLabel *direction;
  GtkLabel *limit;
  GtkWidget *shown;
  TaliaPlot *plot;
  TaliaRecallBox *recall;
  GtkLabel *last_deal;
  GtkLabel *before;
  GtkBox *aside;
  GtkListBox *sides;
  GtkLabel *seed;
  GtkWidget *foot;
  GtkWidget *again_button;
  GtkWidget *review_button;

  AdwAnimation *animation;
  GtkEventController *keys; /* a controller of the window, while this widget is mapped */
  double light;             /* from 0 (the whole table is lit) to 1 (the light is narrow) */
  gboolean shown_once, focused;
  int width, height; /* the size of the last allocation */
};

G_DEFINE_FINAL_TYPE (TaliaMatchEnd, talia_match_end, GTK_TYPE_WIDGET)

/* The parts of the animation, in the order in which they begin. */
enum
{
  PART_LIGHT,
  PART_FACES,
  PART_FAN,
  PART_SAID,
  PART_SHOWN,
  PART_BUTTONS,
};

/* The times when each part begins and ends, as fractions of the whole animation. */
static const struct
{
  double from, to;
  AdwEasing easing;
} parts[] = {
  [PART_LIGHT] = { 0, .36, ADW_EASE_IN_OUT_CUBIC }, [PART_FACES] = { .08, .44, ADW_EASE_OUT_CUBIC },
  [PART_FAN] = { .4, .62, ADW_EASE_OUT_BACK },      [PART_SAID] = { .58, .74, ADW_EASE_OUT_CUBIC },
  [PART_SHOWN] = { .72, .88, ADW_EASE_OUT_CUBIC },  [PART_BUTTONS] = { .86, 1, ADW_EASE_OUT_CUBIC },
};

static double
get_part (guint part, double progress)
{
  const double way = CLAMP ((progress - parts[part].from) / (parts[part].to - parts[part].from), 0, 1);

  return way > 0 ? adw_easing_ease (parts[part].easing, way) : 0; /* some easings start slightly above 0 */
}

static void
progress_cb (double progress, TaliaMatchEnd *self)
{
  self->light = get_part (PART_LIGHT, progress);
  talia_podium_set_progress (self->podium, get_part (PART_FACES, progress), get_part (PART_FAN, progress));
  gtk_widget_set_opacity (self->said, get_part (PART_SAID, progress));
  gtk_widget_set_opacity (self->shown, get_part (PART_SHOWN, progress));
  gtk_widget_set_opacity (self->foot, get_part (PART_BUTTONS, progress));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- input --------------------------------------------------------------------------------------- */

static gboolean
skip (TaliaMatchEnd *self)
{
  if (!talia_match_end_get_moving (self))
    return FALSE;
  adw_animation_skip (self->animation);
  return TRUE;
}

static void
pressed_cb (GtkGesture *gesture, int n_press, double x, double y, TaliaMatchEnd *self)
{
  if (skip (self))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

/* Any key skips the animation and does nothing else, but a shortcut is passed on, because it is not meant for the
 * animation. */
static gboolean
key_pressed_cb (GtkEventController *controller, guint key, guint code, GdkModifierType modifiers, TaliaMatchEnd *self)
{
  return skip (self) && (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) == 0;
}

static void
focus_button (TaliaMatchEnd *self)
{
  if (!self->focused && gtk_widget_get_mapped (GTK_WIDGET (self)) && gtk_widget_is_sensitive (self->review_button))
    self->focused = gtk_widget_grab_focus (self->review_button);
}

/* Focuses the review button instead of "Play Again", so that an accidental Enter does not begin another match. */
static gboolean
talia_match_end_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (TALIA_MATCH_END (widget)->review_button);
}

/* --- the animation -------------------------------------------------------------------------------- */

/* Returns the duration of the animation in milliseconds; 0: everything is shown at once. */
static guint
get_duration (TaliaMatchEnd *self)
{
  g_autofree char *color = g_settings_get_string (talia_settings_get (), "table-color");

  if (g_str_equal (color, "plain"))
    return 0;
  return talia_board_pace_get (GTK_WIDGET (self), TALIA_MOTION_END);
}

/* The time of the animation begins with the first frame, for which a slow machine needs long. */
static gboolean
first_frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  TaliaMatchEnd *self = TALIA_MATCH_END (widget);

  if (self->animation != NULL && adw_animation_get_state (self->animation) == ADW_ANIMATION_IDLE)
    adw_animation_play (self->animation);
  return G_SOURCE_REMOVE;
}

static void
talia_match_end_map (GtkWidget *widget)
{
  TaliaMatchEnd *self = TALIA_MATCH_END (widget);
  guint duration = get_duration (self);

  GTK_WIDGET_CLASS (talia_match_end_parent_class)->map (widget);

  self->keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect (self->keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (gtk_widget_get_root (widget)), self->keys);
  if (!self->shown_once && duration > 0)
    {
      self->animation = adw_timed_animation_new (
          widget, 0, 1, duration,
          adw_callback_animation_target_new ((AdwAnimationTargetFunc) G_CALLBACK (progress_cb), self, NULL));
      adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
      progress_cb (0, self);
      gtk_widget_add_tick_callback (widget, first_frame_cb, NULL, NULL);
    }
  self->shown_once = TRUE;
  focus_button (self);
}

static void
talia_match_end_unmap (GtkWidget *widget)
{
  TaliaMatchEnd *self = TALIA_MATCH_END (widget);

  if (self->keys != NULL)
    gtk_widget_remove_controller (gtk_event_controller_get_widget (self->keys), self->keys);
  self->keys = NULL;

  GTK_WIDGET_CLASS (talia_match_end_parent_class)->unmap (widget);
}

/* --- the layout ----------------------------------------------------------------------------------- */

static void
talia_match_end_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                         int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = 200;
}

/* The size of the text may have changed, so the next allocation divides the space again. */
static void
talia_match_end_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (talia_match_end_parent_class)->css_changed (widget, change);

  TALIA_MATCH_END (widget)->width = 0;
}

static int
measure_height (GtkWidget *widget, int width)
{
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

/* Gives the podium the height that the text leaves. This is done only for a new size, so that the players stay where
 * they are when a part is expanded; the content then scrolls. */
static void
share_room (TaliaMatchEnd *self, int width, int height, int room)
{
  const gboolean beside = height < LOW && width >= WIDE;

  if (width == self->width && height == self->height)
    return;
  self->width = width;
  self->height = height;
  (width < NARROW || beside ? gtk_widget_add_css_class : gtk_widget_remove_css_class) (GTK_WIDGET (self), "narrow");
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->content),
                                  beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_homogeneous (self->content, beside);
  gtk_widget_set_size_request (
      GTK_WIDGET (self->podium), -1,
      beside ? room : CLAMP (room - measure_height (self->words, width), 0, (int) (MOST_PODIUM * room)));
}

static void
talia_match_end_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TaliaMatchEnd *self = TALIA_MATCH_END (widget);
  const int foot = measure_height (self->foot, width), room = height - foot;

  share_room (self, width, height, room);
  gtk_widget_size_allocate (self->lamp, &(GtkAllocation) { 0, 0, width, height }, -1);
  gtk_widget_size_allocate (self->scroller, &(GtkAllocation) { 0, 0, width, room }, -1);
  gtk_widget_size_allocate (self->foot, &(GtkAllocation) { 0, room, width, foot }, -1);
}

static void
append_light (TaliaMatchEnd *self, GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  graphene_point_t middle;
  float face, reach;
  GdkRGBA dark, clear, warm = { 1, .95f, .75f, .2f * (float) self->light }, cold = { 1, .95f, .75f, 0 };

  gtk_widget_get_color (self->lamp, &dark);
  if (dark.alpha <= 0) /* a plain table has no light */
    return;
  talia_podium_get_light (self->podium, &middle, &face);
  if (!gtk_widget_compute_point (GTK_WIDGET (self->podium), widget, &middle, &middle))
    return;
  dark.alpha *= (float) self->light;
  clear = dark;
  clear.alpha = 0;
  reach = (float) (adw_lerp (FULL_LIGHT * MAX (width, height), FACES_LIT * face, self->light));
  gtk_snapshot_append_radial_gradient (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height), &middle, reach * 1.2f, reach, 0, 1,
      (GskColorStop[]) {
          { .3f, clear }, { .62f, { dark.red, dark.green, dark.blue, dark.alpha * .55f } }, { 1, dark } },
      3);
  gtk_snapshot_append_radial_gradient (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height), &middle, 2 * face,
                                       1.7f * face, 0, 1, (GskColorStop[]) { { 0, warm }, { 1, cold } }, 2);
}

static void
talia_match_end_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  append_light (TALIA_MATCH_END (widget), snapshot);

  GTK_WIDGET_CLASS (talia_match_end_parent_class)->snapshot (widget, snapshot);
}

static void
talia_match_end_dispose (GObject *object)
{
  TaliaMatchEnd *self = TALIA_MATCH_END (object);

  g_clear_object (&self->animation);
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_MATCH_END);

  G_OBJECT_CLASS (talia_match_end_parent_class)->dispose (object);
}

static void
talia_match_end_class_init (TaliaMatchEndClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_match_end_dispose;
  widget_class->grab_focus = talia_match_end_grab_focus;
  widget_class->map = talia_match_end_map;
  widget_class->unmap = talia_match_end_unmap;
  widget_class->css_changed = talia_match_end_css_changed;
  widget_class->measure = talia_match_end_measure;
  widget_class->size_allocate = talia_match_end_size_allocate;
  widget_class->snapshot = talia_match_end_snapshot;

  g_type_ensure (TALIA_TYPE_PODIUM);
  g_type_ensure (TALIA_TYPE_PLOT);
  g_type_ensure (TALIA_TYPE_RECALL_BOX);
  gtk_widget_class_set_css_name (widget_class, "match-end");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-match-end.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchEnd, lamp);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchEnd, podium);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchEnd, scroller);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchEnd, content);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchEnd, words);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchEnd, said);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchEnd, title);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchEnd, challenge);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchEnd, course);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchEnd, direction);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchEnd, limit);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchEnd, shown);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchEnd, plot);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchEnd, recall);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchEnd, last_deal);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchEnd, before);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchEnd, aside);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchEnd, sides);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchEnd, seed);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchEnd, foot);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchEnd, again_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchEnd, review_button);
}

static void
talia_match_end_init (TaliaMatchEnd *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->light = 1;
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), "value-changed",
                           G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED); /* the light follows the winner when the content scrolls */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_object (self->review_button, "notify::sensitive", G_CALLBACK (focus_button), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->recall, "answered", G_CALLBACK (gtk_widget_grab_focus), self, G_CONNECT_SWAPPED);
}

/* --- the texts ------------------------------------------------------------------------------------ */

/* Shows the text in the label, or hides the label if there is no text. */
static void
say (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

static void
show_course (TaliaMatchEnd *self, TaliaMatch *match)
{
  g_autoptr (TaliaFigures) figures = talia_match_figures_new (TALIA_SCORED (match));
  g_autofree char *deciding = talia_words_deciding_deal (match), *feats = talia_words_feats (match);
  g_autofree char *text = g_strdup_printf ("%s%s%s", deciding != NULL ? deciding : "",
                                           deciding != NULL && feats != NULL ? "\n" : "", feats != NULL ? feats : "");

  say (self->course, text);
  talia_plot_set_figures (self->plot, figures);
}

static void
show_last_deal (TaliaMatchEnd *self, TaliaMatch *match, TaliaDealScore *deal)
{
  g_autofree char *heading = talia_words_deal_score (deal), *before = talia_words_compare_deal (match, deal),
                  *number = talia_words_deal_number (match, deal);
  TaliaCards aside = talia_state_hidden (&talia_match_get_view (match)->seen);

  say (self->last_deal, heading);
  say (self->before, before);
  say (self->seed, number);
  talia_score_side_fill (self->sides, match, deal);
  gtk_widget_set_visible (GTK_WIDGET (self->aside), aside != 0);
  while (aside != 0)
    gtk_box_append (self->aside, talia_mini_card_new (talia_cards_pop (&aside)));
}

GtkWidget *
talia_match_end_new (TaliaMatch *match)
{
  TaliaMatchEnd *self;
  GListModel *deals;
  g_autoptr (TaliaDealScore) last = NULL;
  g_autofree char *winners = NULL, *challenge = NULL;
  const char *limit;

  g_return_val_if_fail (TALIA_IS_MATCH (match), NULL);

  self = g_object_new (TALIA_TYPE_MATCH_END, NULL);
  deals = G_LIST_MODEL (talia_match_get_score_sheet (match));
  last = g_list_model_get_item (deals, g_list_model_get_n_items (deals) - 1);
  winners = talia_words_winners (match);
  challenge = talia_words_challenge_result (match);
  limit = talia_table_get_limit (talia_match_get_table (match));
  talia_podium_set_match (self->podium, match);
  say (self->title, winners);
  say (self->challenge, challenge);
  say (self->limit, limit != NULL ? _ (limit) : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->direction), talia_match_get_game (match)->lowest_wins);
  show_course (self, match);
  if (last != NULL)
    show_last_deal (self, match, last);
  talia_recall_box_set_match (self->recall, match);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->again_button), "s", talia_match_get_game (match)->id);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->review_button), "u",
                                    talia_match_get_view (match)->seen.deals);
  return GTK_WIDGET (self);
}

void
talia_match_end_leave_seats (TaliaMatchEnd *self, TaliaHandBoard *board)
{
  const TaliaView *view;
  int head;

  g_return_if_fail (TALIA_IS_MATCH_END (self));
  g_return_if_fail (TALIA_IS_HAND_BOARD (board));

  view = talia_board_get_view (TALIA_BOARD (board));
  head = talia_hand_board_get_geometry (board)->head;
  for (int seat = 0; seat < view->seen.seats; seat++)
    {
      TaliaPose pose;

      if (talia_hand_board_get_seat_pose (board, seat, &pose))
        talia_podium_set_home (self->podium, seat, pose.x, pose.y,
                               seat == view->seat ? SMALL_FACE : MAX (head, SMALL_FACE));
    }
}

gboolean
talia_match_end_get_moving (TaliaMatchEnd *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH_END (self), FALSE);

  return self->animation != NULL && adw_animation_get_state (self->animation) != ADW_ANIMATION_FINISHED;
}
