/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A board: shows the view of a seat, and lets cards fly to their places. */
#include "talia-board.h"

#include "talia-board-lying.h"
#include "talia-board-results.h"
#include "ui/board/stage/talia-board-pace.h"
#include "ui/board/stage/talia-stage-drag.h"
#include "ui/desktop/talia-press.h"

typedef struct
{
  TaliaMatch *match;
  GtkWidget *bar;
  GtkWidget *centre;
  GtkWidget *bubble;
  gboolean covered; /* the centre covers the whole board */
  TaliaBoardLying lying;
  TaliaBoardResults results;
  guint sweeping; /* the timer for the flight of a deal's last cards to their taker */
  gboolean dealing, busy, waits;
  TaliaView view;
  char *confirm_label;
  char **choices;
  char *prompt;
  gboolean can_confirm;
} TaliaBoardPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TaliaBoard, talia_board, TALIA_TYPE_STAGE)

enum
{
  PROP_0,
  PROP_MATCH,
  PROP_BAR,
  PROP_BUSY,
  PROP_WAITS,
  PROP_CONFIRM_LABEL,
  PROP_CAN_CONFIRM,
  PROP_CHOICES,
  PROP_PROMPT,
  N_PROPS
};

enum
{
  REFUSED,
  CHOSEN,
  SWEPT,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

#define PRIVATE(self) ((TaliaBoardPrivate *) talia_board_get_instance_private (self))

static void
update_waits (TaliaBoard *self)
{
  TaliaBoardPrivate *priv = PRIVATE (self);
  gboolean waits = talia_board_lying_is_waiting (&priv->lying);

  if (priv->waits == waits)
    return;
  priv->waits = waits;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WAITS]);
}

static void
busy_changed (TaliaBoard *self)
{
  TaliaBoardPrivate *priv = PRIVATE (self);
  gboolean busy = priv->lying.lies || priv->dealing || priv->results.kept || priv->sweeping != 0;

  update_waits (self);
  if (priv->busy == busy)
    return;
  priv->busy = busy;
  (busy ? talia_match_hold : talia_match_release) (priv->match);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_BUSY]);
}

static void
end_sweep (TaliaBoard *self)
{
  g_clear_handle_id (&PRIVATE (self)->sweeping, g_source_remove);
  talia_stage_land (TALIA_STAGE (self));
  busy_changed (self);
}

static void
update (TaliaBoard *self, const TaliaEvents *events)
{
  TaliaBoardPrivate *priv = PRIVATE (self);

  if (talia_board_is_outdated (self))
    return;
  talia_board_end_deal (self);
  if (priv->sweeping != 0)
    end_sweep (self);
  priv->view = *talia_match_get_view (priv->match);
  TALIA_BOARD_GET_CLASS (self)->update (self, &priv->view, events);
  talia_board_queue_arrange (self);
}

static void
happened_cb (TaliaMatch *match, const TaliaEvents *events, TaliaBoard *self)
{
  update (self, events);
}

/* Holds back the results if cards have to fly first; see talia_match_settle(). */
static gboolean
settling_cb (TaliaMatch *match, const TaliaEvents *events, TaliaBoard *self)
{
  return !talia_board_is_outdated (self) && talia_board_results_keep (&PRIVATE (self)->results, events);
}

static void
settled_cb (TaliaMatch *match, const TaliaEvents *events, TaliaBoard *self)
{
  if (!talia_board_is_outdated (self))
    TALIA_BOARD_GET_CLASS (self)->settled (self);
  talia_board_results_forget (&PRIVATE (self)->results);
  busy_changed (self);
}

static void
restored_cb (TaliaMatch *match, TaliaBoard *self)
{
  talia_board_results_forget (&PRIVATE (self)->results);
  busy_changed (self);
  talia_board_sweep (self);
  update (self, NULL);
}

static void
talia_board_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  TaliaBoardPrivate *priv = PRIVATE (TALIA_BOARD (object));

  switch (prop_id)
    {
    case PROP_MATCH:
      g_value_set_object (value, priv->match);
      break;
    case PROP_BAR:
      g_value_set_object (value, priv->bar);
      break;
    case PROP_BUSY:
      g_value_set_boolean (value, priv->busy);
      break;
    case PROP_WAITS:
      g_value_set_boolean (value, priv->waits);
      break;
    case PROP_CONFIRM_LABEL:
      g_value_set_string (value, priv->confirm_label);
      break;
    case PROP_CAN_CONFIRM:
      g_value_set_boolean (value, priv->can_confirm);
      break;
    case PROP_CHOICES:
      g_value_set_boxed (value, priv->choices);
      break;
    case PROP_PROMPT:
      g_value_set_string (value, priv->prompt);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
talia_board_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  TaliaBoardPrivate *priv = PRIVATE (TALIA_BOARD (object));

  switch (prop_id)
    {
    case PROP_MATCH:
      priv->match = priv->results.match = g_value_dup_object (value);
      break;
    case PROP_BAR:
      priv->bar = g_value_get_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
talia_board_constructed (GObject *object)
{
  TaliaBoard *self = TALIA_BOARD (object);
  TaliaBoardPrivate *priv = PRIVATE (self);

  G_OBJECT_CLASS (talia_board_parent_class)->constructed (object);

  if (priv->bar != NULL)
    talia_stage_add_in_front (TALIA_STAGE (self), priv->bar);
  g_signal_connect_object (priv->match, "settling", G_CALLBACK (settling_cb), self, 0);
  g_signal_connect_object (priv->match, "happened", G_CALLBACK (happened_cb), self, 0);
  g_signal_connect_object (priv->match, "settled", G_CALLBACK (settled_cb), self, 0);
  g_signal_connect_object (priv->match, "restored", G_CALLBACK (restored_cb), self, 0);
  priv->view = *talia_match_get_view (priv->match);
  update (self, NULL);
}

static void
talia_board_dispose (GObject *object)
{
  TaliaBoardPrivate *priv = PRIVATE (TALIA_BOARD (object));

  if (priv->busy)
    talia_match_release (priv->match);
  priv->busy = FALSE;
  talia_board_results_forget (&priv->results);
  g_clear_handle_id (&priv->sweeping, g_source_remove);
  talia_board_lying_clear (&priv->lying);
  priv->bar = priv->centre = priv->bubble = NULL;
  g_clear_pointer (&priv->confirm_label, g_free);
  g_clear_pointer (&priv->choices, g_strfreev);
  g_clear_pointer (&priv->prompt, g_free);
  g_clear_object (&priv->match);

  G_OBJECT_CLASS (talia_board_parent_class)->dispose (object);
}

static void
talia_board_class_init (TaliaBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = talia_board_get_property;
  object_class->set_property = talia_board_set_property;
  object_class->constructed = talia_board_constructed;
  object_class->dispose = talia_board_dispose;

  props[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, TALIA_TYPE_MATCH,
                                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  props[PROP_BAR] = g_param_spec_object ("bar", NULL, NULL, GTK_TYPE_WIDGET,
                                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  props[PROP_BUSY] = g_param_spec_boolean ("busy", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_WAITS] = g_param_spec_boolean ("waits", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_CONFIRM_LABEL] =
      g_param_spec_string ("confirm-label", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_CAN_CONFIRM] =
      g_param_spec_boolean ("can-confirm", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_CHOICES] =
      g_param_spec_boxed ("choices", NULL, NULL, G_TYPE_STRV, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_PROMPT] = g_param_spec_string ("prompt", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[REFUSED] = g_signal_new ("refused", TALIA_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                   G_TYPE_ERROR | G_SIGNAL_TYPE_STATIC_SCOPE);

  signals[SWEPT] = g_signal_new ("swept", TALIA_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  signals[CHOSEN] = g_signal_new ("chosen", TALIA_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
swept_cb (gpointer data)
{
  PRIVATE (TALIA_BOARD (data))->sweeping = 0;
  end_sweep (data);
}

/* Keeps the board busy while the last cards of a deal fly, so that what follows the deal does not open over them. */
static void
begin_sweep (TaliaBoard *self)
{
  TaliaBoardPrivate *priv = PRIVATE (self);
  guint flight = talia_board_pace_get_sweep (GTK_WIDGET (self));

  g_clear_handle_id (&priv->sweeping, g_source_remove);
  if (flight > 0 && gtk_widget_get_mapped (GTK_WIDGET (self)) && priv->view.seen.to_act == TALIA_NOBODY)
    priv->sweeping = g_timeout_add_once (flight, swept_cb, self);
}

static void
lying_ended (GtkWidget *widget, TaliaCards cards, int seat)
{
  TaliaBoard *self = TALIA_BOARD (widget);

  update_waits (self);
  talia_board_results_tell (&PRIVATE (self)->results); /* before the cards are out of sight */
  if (TALIA_BOARD_GET_CLASS (self)->swept != NULL)
    TALIA_BOARD_GET_CLASS (self)->swept (self, cards, seat);
  if (cards != 0)
    begin_sweep (self);
  busy_changed (self);
  g_signal_emit (self, signals[SWEPT], 0);
}

static void
talia_board_init (TaliaBoard *self)
{
  TaliaBoardPrivate *priv = PRIVATE (self);

  priv->lying = (TaliaBoardLying) { .board = GTK_WIDGET (self), .ended = lying_ended, .seat = TALIA_NOBODY };
  priv->results = (TaliaBoardResults) { .board = TALIA_STAGE (self) };
  talia_stage_drag_attach (TALIA_STAGE (self));
}

gboolean
talia_board_is_outdated (TaliaBoard *self)
{
  const TaliaView *view;

  g_return_val_if_fail (TALIA_IS_BOARD (self), FALSE);

  view = talia_match_get_view (PRIVATE (self)->match);
  return view->seen.board != TALIA_BOARD_GET_CLASS (self)->kind || view->seat != PRIVATE (self)->view.seat;
}

void
talia_board_drop_bar (TaliaBoard *self)
{
  TaliaBoardPrivate *priv = PRIVATE (self);

  g_return_if_fail (TALIA_IS_BOARD (self));

  if (priv->bar != NULL)
    talia_stage_remove (TALIA_STAGE (self), g_steal_pointer (&priv->bar));
}

TaliaMatch *
talia_board_get_match (TaliaBoard *self)
{
  g_return_val_if_fail (TALIA_IS_BOARD (self), NULL);

  return PRIVATE (self)->match;
}

GtkWidget *
talia_board_get_bar (TaliaBoard *self)
{
  g_return_val_if_fail (TALIA_IS_BOARD (self), NULL);

  return PRIVATE (self)->bar;
}

gboolean
talia_board_get_busy (TaliaBoard *self)
{
  g_return_val_if_fail (TALIA_IS_BOARD (self), FALSE);

  return PRIVATE (self)->busy;
}

gboolean
talia_board_is_dealing (TaliaBoard *self)
{
  g_return_val_if_fail (TALIA_IS_BOARD (self), FALSE);

  return PRIVATE (self)->dealing;
}

gboolean
talia_board_is_waiting (TaliaBoard *self)
{
  g_return_val_if_fail (TALIA_IS_BOARD (self), FALSE);

  return talia_board_lying_is_waiting (&PRIVATE (self)->lying) || talia_match_is_telling (PRIVATE (self)->match);
}

const char *
talia_board_get_confirm_label (TaliaBoard *self)
{
  g_return_val_if_fail (TALIA_IS_BOARD (self), NULL);

  return PRIVATE (self)->confirm_label;
}

gboolean
talia_board_get_can_confirm (TaliaBoard *self)
{
  g_return_val_if_fail (TALIA_IS_BOARD (self), FALSE);

  return PRIVATE (self)->can_confirm;
}

void
talia_board_set_patient (TaliaBoard *self, gboolean patient)
{
  g_return_if_fail (TALIA_IS_BOARD (self));

  PRIVATE (self)->lying.patient = patient;
}

void
talia_board_end_deal (TaliaBoard *self)
{
  g_return_if_fail (TALIA_IS_BOARD (self));

  if (PRIVATE (self)->dealing)
    TALIA_BOARD_GET_CLASS (self)->end_deal (self);
}

void
talia_board_settle (TaliaBoard *self)
{
  TaliaBoardPrivate *priv = PRIVATE (self);

  g_return_if_fail (TALIA_IS_BOARD (self));

  talia_board_end_deal (self);
  if (priv->sweeping != 0)
    end_sweep (self);
  if (!priv->results.kept)
    return;
  talia_stage_land (TALIA_STAGE (self));
  talia_board_results_tell (&priv->results);
}

void
talia_board_sweep (TaliaBoard *self)
{
  g_return_if_fail (TALIA_IS_BOARD (self));

  talia_board_lying_end (&PRIVATE (self)->lying);
}

void
talia_board_confirm (TaliaBoard *self)
{
  g_return_if_fail (TALIA_IS_BOARD (self));

  TALIA_BOARD_GET_CLASS (self)->confirm (self);
}

void
talia_board_show_hint (TaliaBoard *self, const TaliaMove *move)
{
  g_return_if_fail (TALIA_IS_BOARD (self));

  TALIA_BOARD_GET_CLASS (self)->show_hint (self, move);
}

GtkWidget *
talia_board_create_last (TaliaBoard *self)
{
  g_return_val_if_fail (TALIA_IS_BOARD (self), NULL);

  return TALIA_BOARD_GET_CLASS (self)->create_last (self);
}

char **
talia_board_list_seen (TaliaBoard *self)
{
  g_return_val_if_fail (TALIA_IS_BOARD (self), NULL);

  return TALIA_BOARD_GET_CLASS (self)->list_seen != NULL ? TALIA_BOARD_GET_CLASS (self)->list_seen (self) : NULL;
}

void
talia_board_set_centre (TaliaBoard *self, GtkWidget *widget, gboolean covers)
{
  TaliaBoardPrivate *priv = PRIVATE (self);

  g_return_if_fail (TALIA_IS_BOARD (self));

  if (priv->centre == widget)
    return;
  if (priv->centre != NULL && priv->covered)
    talia_stage_set_cover (TALIA_STAGE (self), NULL);
  else if (priv->centre != NULL)
    talia_stage_remove (TALIA_STAGE (self), priv->centre);
  priv->centre = widget;
  priv->covered = covers;
  if (widget != NULL && covers)
    talia_stage_set_cover (TALIA_STAGE (self), widget);
  else if (widget != NULL)
    {
      gtk_widget_add_css_class (widget, "centre");
      talia_stage_add (TALIA_STAGE (self), widget);
    }
  /* The centre appears at once, so no piece may still be flying out from below it. */
  talia_stage_queue_arrange (TALIA_STAGE (self), widget != NULL);
}

GtkWidget *
talia_board_get_centre (TaliaBoard *self)
{
  g_return_val_if_fail (TALIA_IS_BOARD (self), NULL);

  return PRIVATE (self)->centre;
}

void
talia_board_set_bubble (TaliaBoard *self, GtkWidget *bubble)
{
  TaliaBoardPrivate *priv = PRIVATE (self);

  g_return_if_fail (TALIA_IS_BOARD (self));

  if (priv->bubble == bubble)
    return;
  if (priv->bubble != NULL)
    talia_stage_remove (TALIA_STAGE (self), priv->bubble);
  priv->bubble = bubble;
  if (bubble != NULL)
    {
      talia_stage_add (TALIA_STAGE (self), bubble);
      gtk_widget_insert_before (bubble, GTK_WIDGET (self), NULL); /* its pointer may be above a card */
    }
  talia_board_queue_arrange (self);
}

GtkWidget *
talia_board_get_bubble (TaliaBoard *self)
{
  g_return_val_if_fail (TALIA_IS_BOARD (self), NULL);

  return PRIVATE (self)->bubble;
}

gboolean
talia_board_is_covered (TaliaBoard *self)
{
  g_return_val_if_fail (TALIA_IS_BOARD (self), FALSE);

  return PRIVATE (self)->centre != NULL && PRIVATE (self)->covered;
}

gboolean
talia_board_play (TaliaBoard *self, const TaliaMove *move, GtkWidget *piece)
{
  TaliaBoardPrivate *priv = PRIVATE (self);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self)); /* the move may remove the board from the window */
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (TALIA_IS_BOARD (self), FALSE);

  if (talia_match_play (priv->match, move, &error))
    {
      talia_press_settle (root);
      return TRUE;
    }
  if (piece != NULL)
    talia_stage_shake (TALIA_STAGE (self), piece);
  g_signal_emit (self, signals[REFUSED], 0, error);
  return FALSE;
}

void
talia_board_chosen (TaliaBoard *self)
{
  g_signal_emit (self, signals[CHOSEN], 0);
}

const TaliaView *
talia_board_get_view (TaliaBoard *self)
{
  return &PRIVATE (self)->view;
}

int
talia_board_get_place_of (TaliaBoard *self, int seat)
{
  const TaliaView *view = talia_board_get_view (self);

  return (seat - view->seat + view->seen.seats) % view->seen.seats;
}

void
talia_board_queue_arrange (TaliaBoard *self)
{
  talia_stage_queue_arrange (TALIA_STAGE (self), FALSE);
}

void
talia_board_let_lie (TaliaBoard *self, TaliaCards cards, int seat)
{
  talia_board_lying_begin (&PRIVATE (self)->lying, cards, seat);
  busy_changed (self);
}

void
talia_board_set_dealing (TaliaBoard *self, gboolean dealing)
{
  PRIVATE (self)->dealing = dealing;
  busy_changed (self);
}

void
talia_board_let_look (TaliaBoard *self)
{
  talia_board_lying_begin_long (&PRIVATE (self)->lying);
  busy_changed (self);
}

TaliaCards
talia_board_get_lying (TaliaBoard *self)
{
  return PRIVATE (self)->lying.cards;
}

int
talia_board_get_taker (TaliaBoard *self)
{
  return PRIVATE (self)->lying.seat;
}

void
talia_board_set_confirm (TaliaBoard *self, const char *label, gboolean can_confirm)
{
  TaliaBoardPrivate *priv = PRIVATE (self);

  if (g_set_str (&priv->confirm_label, label))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CONFIRM_LABEL]);
  if (priv->can_confirm != can_confirm)
    {
      priv->can_confirm = can_confirm;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_CONFIRM]);
    }
}

void
talia_board_set_choices (TaliaBoard *self, const char *const *choices)
{
  TaliaBoardPrivate *priv = PRIVATE (self);

  if (priv->choices == NULL || choices == NULL ? (const char *const *) priv->choices == choices
                                               : g_strv_equal ((const char *const *) priv->choices, choices))
    return;
  g_strfreev (priv->choices);
  priv->choices = g_strdupv ((char **) choices);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CHOICES]);
}

void
talia_board_set_prompt (TaliaBoard *self, const char *prompt)
{
  if (g_set_str (&PRIVATE (self)->prompt, prompt))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PROMPT]);
}
