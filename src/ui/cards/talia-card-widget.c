/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card as a widget: in a hand, where it can be played, or face up on the table. */
#include "talia-card-widget.h"

#include <adwaita.h>
#include <math.h>

#include "settings/talia-settings.h"
#include "talia-card-face.h"
#include "talia-card-textures.h"
#include "ui/desktop/talia-motion.h"
#include "words/talia-words-cards.h"
#include "words/talia-words-plan.h"

/* The scale of a winning card, which is higher than the others of its trick and therefore looks larger. */
#define WINNING 1.025f
#define WINNING_GLOW .75
/* The area of the lower index, in widths of a card: its distance from the right and the lower edge, and its size. */
#define FOOT_MARGIN .03f
#define FOOT_WIDTH .215f
#define FOOT_HEIGHT .42f

struct _TaliaCardWidget
{
  GtkWidget parent_instance;

  TaliaCard card;
  TaliaCardMark mark;
  TaliaCardHeight height; /* the minimum height; a chosen card is higher */
  float turned;           /* from 0, face down, to 1, face up */
  gboolean playable;
  float veil;            /* the veil over a card that may not be played; from 0 to 1 */
  AdwAnimation *veiling; /* the animation of the veil; NULL until it changes */
  gboolean can_mark;
  TaliaCardSigns signs;
  char *giver; /* the text of the tag, which belongs to the signs */
  gboolean in_hand;
  gboolean tucked;      /* below a neighbour that is raised */
  AdwAnimation *breath; /* the animation of the glow of a card that a hint proposes; NULL: there is none */
};

G_DEFINE_FINAL_TYPE (TaliaCardWidget, talia_card_widget, GTK_TYPE_WIDGET)

enum
{
  PLAYED,
  CONFIRMED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* The weakest opacity of the glow of a hint, and how long the glow pulsates to be noticed. */
#define FAINT .4
#define BREATHS 5

static void
breathe_cb (double value, TaliaCardWidget *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
update_breath (TaliaCardWidget *self)
{
  const TaliaMotion *motion = talia_motion_get (TALIA_MOTION_BREATH);
  AdwAnimationTarget *target;

  if (self->breath != NULL)
    adw_animation_pause (self->breath);
  g_clear_object (&self->breath);
  if (self->mark != TALIA_CARD_HINTED)
    return;
  target = adw_callback_animation_target_new ((AdwAnimationTargetFunc) (GCallback) breathe_cb, self, NULL);
  self->breath = adw_timed_animation_new (GTK_WIDGET (self), FAINT, 1, motion->duration, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->breath), motion->easing);
  adw_timed_animation_set_alternate (ADW_TIMED_ANIMATION (self->breath), TRUE);
  adw_timed_animation_set_repeat_count (ADW_TIMED_ANIMATION (self->breath), BREATHS);
  if (g_settings_get_enum (talia_settings_get (), "animation-speed") == 0) /* off */
    adw_animation_skip (self->breath);
  else
    adw_animation_play (self->breath);
}

static void
update_pressed (TaliaCardWidget *self)
{
  if (self->can_mark)
    gtk_accessible_update_state (
        GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED,
        self->mark == TALIA_CARD_MARKED ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  else
    gtk_accessible_reset_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED);
}

static void
play_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[PLAYED], 0);
}

static void
confirm_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gboolean handled = FALSE;

  g_signal_emit (widget, signals[CONFIRMED], 0, &handled);
  if (!handled)
    g_signal_emit (widget, signals[PLAYED], 0);
}

static gboolean
confirm_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  confirm_action (widget, NULL, NULL);
  return GDK_EVENT_STOP;
}

static void
pressed_cb (TaliaCardWidget *self, int n_press, double x, double y, GtkGesture *gesture)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* Reacts to the release, not to the press, because GTK loses count of the pressed buttons if the pressed widget is
 * removed. */
static void
released_cb (TaliaCardWidget *self, int n_press, double x, double y, GtkGesture *gesture)
{
  if (gtk_widget_contains (GTK_WIDGET (self), x, y))
    g_signal_emit (self, signals[PLAYED], 0);
}

/* How far a card rises below the pointer, in pixels. */
#define HOVER 3

static TaliaCardHeight
find_height (TaliaCardWidget *self, const TaliaCardState *state)
{
  TaliaCardHeight height = self->signs.on_table || self->card == TALIA_NO_CARD ? TALIA_CARD_LIES : TALIA_CARD_IS_HELD;

  if (self->mark == TALIA_CARD_MARKED)
    height = TALIA_CARD_IS_CHOSEN;
  else if (state->hovered || self->mark == TALIA_CARD_HINTED || self->signs.wins)
    height = TALIA_CARD_IS_RAISED;
  return MAX (height, self->height);
}

/* Draws a card that is being turned over about its vertical axis; half way it is seen from its edge. There is no
 * perspective, since cairo cannot draw it. */
static void
append_turning (TaliaCardWidget *self, GtkSnapshot *snapshot, float w)
{
  float seen = MAX (fabsf (cosf (self->turned * (float) G_PI)), .02f);

  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (w * (1 - seen) / 2, 0));
  gtk_snapshot_scale (snapshot, seen, 1);
  talia_card_textures_append_shadow (talia_card_textures_get (), snapshot, GTK_WIDGET (self), (int) w, self->height);
  talia_card_textures_append (talia_card_textures_get (), snapshot, GTK_WIDGET (self),
                              self->turned < .5f ? TALIA_NO_CARD : self->card, (int) w);
}

/* Draws paper over the lower index of a card of which little more would be seen. A deck may have other paper. */
static void
append_foot (TaliaCardWidget *self, GtkSnapshot *snapshot, float w, float h, const TaliaCardLook *look)
{
  if (self->tucked && !self->playable && look->deck == NULL)
    gtk_snapshot_append_color (snapshot, talia_card_look_get_paper (),
                               &GRAPHENE_RECT_INIT (w * (1 - FOOT_MARGIN - FOOT_WIDTH),
                                                    h - w * (FOOT_MARGIN + FOOT_HEIGHT), w * FOOT_WIDTH,
                                                    w * FOOT_HEIGHT));
}

static void
append_veil (TaliaCardWidget *self, GtkSnapshot *snapshot, float w)
{
  if (self->veil <= 0)
    return;
  if (self->veil < 1)
    gtk_snapshot_push_opacity (snapshot, self->veil);
  talia_card_textures_append_veil (talia_card_textures_get (), snapshot, GTK_WIDGET (self), (int) w);
  if (self->veil < 1)
    gtk_snapshot_pop (snapshot);
}

static void
talia_card_widget_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TaliaCardWidget *self = TALIA_CARD_WIDGET (widget);
  float w = gtk_widget_get_width (widget), h = gtk_widget_get_height (widget);
  TaliaCardTextures *textures = talia_card_textures_get ();
  TaliaCardState state = {
    .look = talia_card_textures_get_look (textures),
    .mark = self->mark,
    .dimmed = !self->playable,
    .signs = self->signs,
    .in_hand = self->in_hand,
    .focused = gtk_widget_has_visible_focus (widget),
    .hovered = self->playable && gtk_widget_get_focusable (widget)
               && (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_PRELIGHT) != 0,
  };

  if (w <= 0 || h <= 0)
    return;
  if (self->turned < 1)
    {
      append_turning (self, snapshot, w);
      return;
    }
  if (state.hovered) /* only the drawing changes, not the area that receives events */
    gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, -HOVER));
  if (self->signs.wins)
    {
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (w * (1 - WINNING) / 2, h * (1 - WINNING) / 2));
      gtk_snapshot_scale (snapshot, WINNING, WINNING);
    }
  talia_card_textures_append_shadow (textures, snapshot, widget, (int) w, find_height (self, &state));
  if (self->breath != NULL)
    talia_card_textures_append_glow (textures, snapshot, widget, (int) w, adw_animation_get_value (self->breath));
  else if (self->signs.wins)
    talia_card_textures_append_glow (textures, snapshot, widget, (int) w, WINNING_GLOW);
  talia_card_textures_append (textures, snapshot, widget, self->card, (int) w);
  append_foot (self, snapshot, w, h, state.look);
  append_veil (self, snapshot, w);
  talia_card_marks_append (snapshot, gtk_widget_get_pango_context (widget), w, h, &state);
}

static void
talia_card_widget_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                           int *minimum_baseline, int *natural_baseline)
{
  /* The parent determines the size. */
  *minimum = *natural = 0;
}

static void
talia_card_widget_state_flags_changed (GtkWidget *widget, GtkStateFlags previous)
{
  GTK_WIDGET_CLASS (talia_card_widget_parent_class)->state_flags_changed (widget, previous);
  gtk_widget_queue_draw (widget);
}

static void
talia_card_widget_dispose (GObject *object)
{
  TaliaCardWidget *self = TALIA_CARD_WIDGET (object);

  if (self->breath != NULL)
    adw_animation_pause (self->breath);
  g_clear_object (&self->breath);
  g_clear_object (&self->veiling);

  G_OBJECT_CLASS (talia_card_widget_parent_class)->dispose (object);
}

static void
talia_card_widget_finalize (GObject *object)
{
  g_free (TALIA_CARD_WIDGET (object)->giver);

  G_OBJECT_CLASS (talia_card_widget_parent_class)->finalize (object);
}

static void
talia_card_widget_class_init (TaliaCardWidgetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_card_widget_dispose;
  G_OBJECT_CLASS (klass)->finalize = talia_card_widget_finalize;
  widget_class->snapshot = talia_card_widget_snapshot;
  widget_class->measure = talia_card_widget_measure;
  widget_class->state_flags_changed = talia_card_widget_state_flags_changed;

  signals[PLAYED] = g_signal_new ("played", TALIA_TYPE_CARD_WIDGET, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
  signals[CONFIRMED] = g_signal_new ("confirmed", TALIA_TYPE_CARD_WIDGET, G_SIGNAL_RUN_LAST, 0,
                                     g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 0);

  gtk_widget_class_set_activate_signal (widget_class, signals[PLAYED]);
  gtk_widget_class_set_css_name (widget_class, "playing-card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_widget_class_install_action (widget_class, "card.play", NULL, play_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "card.play", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Space, 0, "card.play", NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Return, 0, confirm_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Enter, 0, confirm_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_ISO_Enter, 0, confirm_cb, NULL);
}

static void
talia_card_widget_init (TaliaCardWidget *self)
{
  self->card = TALIA_NO_CARD;
  self->playable = TRUE;
  self->turned = 1;
  g_signal_connect_object (talia_card_textures_get (), "changed", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
talia_card_widget_new (TaliaCard card)
{
  g_autofree char *name = NULL;
  GtkWidget *widget;

  g_return_val_if_fail (talia_card_is_valid (card), NULL);

  name = talia_words_card (card);
  widget = talia_card_widget_new_choosable (card, name);
  TALIA_CARD_WIDGET (widget)->in_hand = TRUE;
  return widget;
}

GtkWidget *
talia_card_widget_new_choosable (TaliaCard card, const char *name)
{
  TaliaCardWidget *self = g_object_new (TALIA_TYPE_CARD_WIDGET, "focusable", TRUE, NULL);
  GtkGesture *click = gtk_gesture_click_new ();

  g_return_val_if_fail (talia_card_is_valid (card), NULL);

  self->card = card;
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_PRIMARY);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  talia_card_widget_set_name (self, name);
  return GTK_WIDGET (self);
}

GtkWidget *
talia_card_widget_new_on_table (TaliaCard card, const char *name)
{
  TaliaCardWidget *self =
      g_object_new (TALIA_TYPE_CARD_WIDGET, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, "can-target", FALSE, NULL);

  g_return_val_if_fail (talia_card_is_valid (card), NULL);

  self->card = card;
  self->signs.on_table = TRUE;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "card.play", FALSE);
  talia_card_widget_set_name (self, name);
  return GTK_WIDGET (self);
}

GtkWidget *
talia_card_widget_new_back (void)
{
  TaliaCardWidget *self = g_object_new (TALIA_TYPE_CARD_WIDGET, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                        "can-target", FALSE, NULL);

  self->card = TALIA_NO_CARD;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "card.play", FALSE);
  return GTK_WIDGET (self);
}

void
talia_card_widget_set_name (TaliaCardWidget *self, const char *name)
{
  g_return_if_fail (TALIA_IS_CARD_WIDGET (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
talia_card_widget_set_turned (TaliaCardWidget *self, float turned)
{
  g_return_if_fail (TALIA_IS_CARD_WIDGET (self));

  if (self->turned == turned)
    return;
  self->turned = turned;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

float
talia_card_widget_get_turned (TaliaCardWidget *self)
{
  g_return_val_if_fail (TALIA_IS_CARD_WIDGET (self), 1);

  return self->turned;
}

TaliaCard
talia_card_widget_get_card (TaliaCardWidget *self)
{
  g_return_val_if_fail (TALIA_IS_CARD_WIDGET (self), TALIA_NO_CARD);

  return self->card;
}

void
talia_card_widget_set_height (TaliaCardWidget *self, TaliaCardHeight height)
{
  g_return_if_fail (TALIA_IS_CARD_WIDGET (self) && height < TALIA_CARD_HEIGHTS);

  if (self->height == height)
    return;
  self->height = height;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
set_veil (double veil, gpointer widget)
{
  TALIA_CARD_WIDGET (widget)->veil = (float) veil;
  gtk_widget_queue_draw (widget);
}

/* Fades the veil, so that the hand does not flash between turns, if animations are on. */
static void
change_veil (TaliaCardWidget *self)
{
  g_autofree char *speed = g_settings_get_string (talia_settings_get (), "animation-speed");
  const double from = self->veil, goal = self->playable ? 0 : 1;
  const TaliaMotion *motion = talia_motion_get (TALIA_MOTION_VEIL);

  if (self->veiling == NULL)
    self->veiling = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, motion->duration,
                                             adw_callback_animation_target_new (set_veil, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->veiling), motion->easing);
  adw_animation_reset (self->veiling);
  adw_timed_animation_set_value_from (ADW_TIMED_ANIMATION (self->veiling), from);
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->veiling), goal);
  adw_timed_animation_set_duration (
      ADW_TIMED_ANIMATION (self->veiling),
      g_str_equal (speed, "off") || !gtk_widget_get_mapped (GTK_WIDGET (self)) ? 0 : motion->duration);
  adw_animation_play (self->veiling);
}

void
talia_card_widget_set_playable (TaliaCardWidget *self, gboolean playable, const char *description)
{
  g_return_if_fail (TALIA_IS_CARD_WIDGET (self));

  if (self->playable != playable)
    {
      self->playable = playable;
      change_veil (self);
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

gboolean
talia_card_widget_get_playable (TaliaCardWidget *self)
{
  g_return_val_if_fail (TALIA_IS_CARD_WIDGET (self), FALSE);

  return self->playable;
}

void
talia_card_widget_set_mark (TaliaCardWidget *self, TaliaCardMark mark)
{
  g_return_if_fail (TALIA_IS_CARD_WIDGET (self));

  if (self->mark == mark)
    return;
  self->mark = mark;
  update_breath (self);
  update_pressed (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

TaliaCardMark
talia_card_widget_get_mark (TaliaCardWidget *self)
{
  g_return_val_if_fail (TALIA_IS_CARD_WIDGET (self), TALIA_CARD_PLAIN);

  return self->mark;
}

void
talia_card_widget_set_can_mark (TaliaCardWidget *self, gboolean can_mark)
{
  g_return_if_fail (TALIA_IS_CARD_WIDGET (self));

  if (self->can_mark == can_mark)
    return;
  self->can_mark = can_mark;
  update_pressed (self);
}

gboolean
talia_card_widget_get_can_mark (TaliaCardWidget *self)
{
  g_return_val_if_fail (TALIA_IS_CARD_WIDGET (self), FALSE);

  return self->can_mark;
}

void
talia_card_widget_set_cost (TaliaCardWidget *self, int points)
{
  g_autofree char *text = NULL;

  g_return_if_fail (TALIA_IS_CARD_WIDGET (self));

  if (self->signs.cost == points)
    return;
  self->signs.cost = points;
  if (points > 0)
    {
      text = talia_words_cost (points);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_HELP_TEXT, text, -1);
    }
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_HELP_TEXT);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

int
talia_card_widget_get_cost (TaliaCardWidget *self)
{
  g_return_val_if_fail (TALIA_IS_CARD_WIDGET (self), 0);

  return self->signs.cost;
}

void
talia_card_widget_set_overlaid (TaliaCardWidget *self, gboolean overlaid)
{
  g_return_if_fail (TALIA_IS_CARD_WIDGET (self));

  if (self->signs.overlaid == overlaid)
    return;
  self->signs.overlaid = overlaid;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
talia_card_widget_set_tucked (TaliaCardWidget *self, gboolean tucked)
{
  g_return_if_fail (TALIA_IS_CARD_WIDGET (self));

  if (self->tucked == tucked)
    return;
  self->tucked = tucked;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
talia_card_widget_set_giver (TaliaCardWidget *self, const char *tag)
{
  g_return_if_fail (TALIA_IS_CARD_WIDGET (self));

  if (!g_set_str (&self->giver, tag))
    return;
  self->signs.giver = self->giver;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

const char *
talia_card_widget_get_giver (TaliaCardWidget *self)
{
  g_return_val_if_fail (TALIA_IS_CARD_WIDGET (self), NULL);

  return self->giver;
}

int
talia_card_widget_get_tag_height (TaliaCardWidget *self)
{
  g_return_val_if_fail (TALIA_IS_CARD_WIDGET (self), 0);

  return self->giver != NULL ? (int) talia_card_signs_get_tag_height (gtk_widget_get_pango_context (GTK_WIDGET (self)))
                             : 0;
}

void
talia_card_widget_set_part (TaliaCardWidget *self, gboolean leads, gboolean wins)
{
  const char *text;

  g_return_if_fail (TALIA_IS_CARD_WIDGET (self));

  if (self->signs.leads == leads && self->signs.wins == wins)
    return;
  self->signs.leads = leads;
  self->signs.wins = wins;
  text = talia_words_part (leads, wins);
  if (text != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
