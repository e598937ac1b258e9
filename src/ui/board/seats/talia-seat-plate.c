/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The plate of a seat: the player's name, how the player stands, and the backs of the cards in hand. */
#include "talia-seat-plate.h"

#include <glib/gi18n.h>
#include <math.h>

#include "settings/talia-settings.h"
#include "talia-plate-fan.h"
#include "talia-plate-line.h"
#include "talia-plate-speech.h"
#include "ui/cards/talia-card-textures.h"
#include "ui/cards/talia-open-hand.h"
#include "ui/faces/talia-face.h"
#include "ui/faces/talia-own-face.h"
#include "words/talia-words-levels.h"
#include "words/talia-words-regulars.h"
#include "words/talia-words.h"

/* The width of a back behind the face, and how far it shows above the face, as fractions of the face's size. */
#define BACK .55f
#define PEEK .34f

/* Where the mark of the dealer is on the rim of the face above the plate: the angle from the side, in degrees, and the
 * part of the mark that is farther out than if its centre were on the rim. */
#define DEALT_ANGLE 38.f
#define DEALT_OUT .22f

/* The numbers of letters that fit into the second line: usually, and of a narrow plate. */
#define LINE_LETTERS 14
#define NARROW_LETTERS 10

struct _TaliaSeatPlate
{
  GtkWidget parent_instance;

  TaliaOpenHand *hand; /* the cards, if they are open */
  GtkOverlay *body;
  GtkWidget *portrait; /* the face above the plate, with the mark of the dealer */
  TaliaFace *head;
  GtkLabel *dealt;
  int head_size;    /* 0: there is no face above the plate */
  gboolean own;     /* the plate of the player at this window, who has a face on it */
  GtkWidget *frame; /* the plate, and what is on its corners */
  GtkBox *plate;    /* the face, if there is one, and the box */
  TaliaFace *face;
  GtkBox *box;
  GtkBox *first, *second, *third; /* the lines of the box */
  TaliaPlateSpeech says;          /* a remark, which covers the numbers */
  GtkWidget *turn;
  GtkLabel *name;
  GtkLabel *total;
  GtkLabel *points;
  GtkWidget *dot; /* between the points and the tricks of the deal */
  GtkLabel *tricks;
  GtkWidget *tricks_icon;
  GtkLabel *stack;
  GtkLabel *dealer;

  TaliaSeat *seat;
  TaliaPlateShape shape;
  guint cards;
  gboolean crowded; /* the cards are shown as a number on the plate */
  gboolean slim;    /* there is no room for a face on the plate */
  gboolean narrow;  /* the second line has room for a few letters only */
  char *recent;     /* what the seat did last */
  char *note;       /* the text in place of the tricks; NULL: the tricks are shown */
  char *brief;
  char *spoken_note;
  gboolean hides_points;

  TaliaPlateFan fan; /* the backs of the cards */
};

G_DEFINE_FINAL_TYPE (TaliaSeatPlate, talia_seat_plate, GTK_TYPE_WIDGET)

static char *
describe_with_notes (TaliaSeatPlate *self, const char *name, const char *total, const char *points, gboolean to_act)
{
  if (self->hides_points)
    /* Translators: a player at the table, read out by screen readers. First the total, such as "−12"; then what the
     * player has taken, such as "Cards taken: 12" */
    return to_act ? g_strdup_printf (_ ("%s, to play. Total: %s. %s."), name, total, self->spoken_note)
                  : g_strdup_printf (_ ("%s. Total: %s. %s."), name, total, self->spoken_note);
  /* Translators: a player at the table, read out by screen readers. The points of the whole match and of this deal,
   * such as "−12"; then the cards held, such as "5 cards". */
  g_autofree char *plain =
      g_strdup_printf (_ ("%s. Total: %s. This deal: %s. %s."), name, total, points, self->spoken_note);
  /* Translators: the same for the player whose turn it is. */
  g_autofree char *turn =
      g_strdup_printf (_ ("%s, to play. Total: %s. This deal: %s. %s."), name, total, points, self->spoken_note);

  return g_strconcat (to_act ? turn : plain, *self->recent != '\0' ? " " : "", self->recent, NULL);
}

static char *
describe (TaliaSeatPlate *self, const char *total, const char *points, int tricks, gboolean to_act)
{
  int place = talia_seat_get_place (self->seat);
  /* Translators: the player who deals, read out by screen readers */
  g_autofree char *dealer = g_strdup_printf (_ ("%s, dealer"), talia_seat_get_name (self->seat));
  const char *name = talia_seat_get_dealer (self->seat) ? dealer : talia_seat_get_name (self->seat);

  if (place > 0)
    /* Translators: a player when the match is over, read out by screen readers: the name, the total, such as "−12", and
     * the place, such as "1st". */
    return g_strdup_printf (_ ("%s. Total: %s. Place: %s."), talia_seat_get_name (self->seat), total,
                            talia_words_place (place));
  if (self->note != NULL)
    return describe_with_notes (self, name, total, points, to_act);
  /* Translators: a player at the table, read out by screen readers. The points of the whole match and of this deal,
   * such as "−12", and the number of tricks taken. The first of the two is for the player whose turn it is. */
  return to_act
             ? g_strdup_printf (_ ("%s, to play. Total: %s. This deal: %s. Tricks: %d."), name, total, points, tricks)
             : g_strdup_printf (_ ("%s. Total: %s. This deal: %s. Tricks: %d."), name, total, points, tricks);
}

static void
update_spoken (TaliaSeatPlate *self, int total, int points, int tricks, gboolean to_act)
{
  g_autofree char *total_text = talia_words_format_points (total);
  g_autofree char *points_text = talia_words_format_points (points);
  g_autofree char *spoken = describe (self, total_text, points_text, tricks, to_act);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

/* Whether the plate has room only for the short form of the note: also if something stands beside it that is not left
 * out, as it stands for the points. */
static gboolean
is_brief (TaliaSeatPlate *self)
{
  const gboolean shares = self->hides_points && self->recent != NULL && *self->recent != '\0';

  return self->brief != NULL && (self->crowded || shares);
}

/* Whether the short form is a number, which needs the icon beside it. */
static gboolean
is_bare_number (TaliaSeatPlate *self)
{
  return is_brief (self) && *self->brief != '\0' && self->brief[strspn (self->brief, "0123456789")] == '\0';
}

static void
update_tricks (TaliaSeatPlate *self)
{
  int tricks = talia_seat_get_tricks (self->seat), place = talia_seat_get_place (self->seat);
  g_autofree char *full = g_strdup_printf (ngettext ("%d trick", "%d tricks", (gulong) tricks), tricks);
  g_autofree char *brief = g_strdup_printf ("%d", tricks); /* beside the icon */

  if (tricks == 0) /* zero tricks are not mentioned */
    full[0] = brief[0] = '\0';
  if (place > 0)
    gtk_label_set_text (self->tricks, talia_words_place (place));
  else if (self->note == NULL)
    gtk_label_set_text (self->tricks, self->crowded ? brief : full);
  else
    gtk_label_set_text (self->tricks, is_brief (self) ? self->brief : self->note);
  gtk_widget_set_visible (self->tricks_icon,
                          place == 0 && (self->note == NULL ? self->crowded && tricks > 0 : is_bare_number (self)));
  gtk_widget_set_visible (self->dot,
                          *gtk_label_get_text (self->points) != '\0' && *gtk_label_get_text (self->tricks) != '\0');
}

static void
set_class (TaliaSeatPlate *self, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (GTK_WIDGET (self), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), name);
}

/* Returns what the seat did last, or nothing if the note leaves no room for it. */
static const char *
get_recent (TaliaSeatPlate *self)
{
  const char *note = is_brief (self) ? self->brief : self->note;
  glong letters = g_utf8_strlen (self->recent, -1) + g_utf8_strlen (note, -1);
  glong most = self->narrow ? NARROW_LETTERS : LINE_LETTERS;

  return letters > most && !self->hides_points ? "" : self->recent;
}

/* Shows or hides the faces. Everybody has a face above the plate or, if there is too little room for that, a small one
 * on it. The mark of the dealer is at the face above the plate, or else on the plate. */
static void
update_faces (TaliaSeatPlate *self)
{
  const gboolean is_above = self->head_size > 0, deals = talia_seat_get_dealer (self->seat),
                 is_beside = !is_above && !self->slim;

  talia_own_face_show_seat (self->head, self->seat);
  talia_own_face_show_seat (self->face, self->seat);
  gtk_widget_set_visible (self->portrait, is_above);
  gtk_widget_set_visible (GTK_WIDGET (self->dealt), deals);
  gtk_widget_set_visible (GTK_WIDGET (self->dealer), deals && !is_above);
  gtk_widget_set_visible (GTK_WIDGET (self->face), is_beside);
  set_class (self, "faceless", !is_above && !is_beside);
}

/* Ends the tag below the first line while the second one has nothing to say; it takes the same room, so that nothing
 * moves when it has. */
static void
update_quiet (TaliaSeatPlate *self)
{
  const gboolean is_high = self->shape != TALIA_PLATE_WIDE /* the lines are side by side, or there are three */
                           || (gtk_widget_get_visible (GTK_WIDGET (self->face))
                               && gtk_widget_get_parent (GTK_WIDGET (self->face)) == GTK_WIDGET (self->plate));

  set_class (self, "quiet",
             !self->own && !is_high && *gtk_label_get_text (self->points) == '\0'
                 && *gtk_label_get_text (self->tricks) == '\0' && !gtk_widget_get_visible (GTK_WIDGET (self->stack)));
}

static void
seat_changed_cb (TaliaSeatPlate *self)
{
  int total, points, tricks, to_act;
  g_autofree char *total_text = NULL, *deal_text = NULL;
  g_object_get (self->seat, "total", &total, "points", &points, "tricks", &tricks, "to-act", &to_act, NULL);
  gtk_label_set_ellipsize (self->name,
                           talia_seat_has_namesake (self->seat) ? PANGO_ELLIPSIZE_MIDDLE : PANGO_ELLIPSIZE_END);
  gtk_label_set_text (self->name, talia_seat_get_name (self->seat));
  total_text = talia_words_format_points (total);
  gtk_label_set_text (self->total, total_text);
  deal_text = points == 0 ? g_strdup ("") : talia_words_format_gain (points);
  if (self->note != NULL && (points == 0 || self->hides_points))
    g_set_str (&deal_text, get_recent (self));
  if (talia_seat_get_place (self->seat) > 0) /* at the end of a match, only the totals count */
    g_set_str (&deal_text, "");
  gtk_label_set_text (self->points, deal_text);
  gtk_widget_set_visible (GTK_WIDGET (self->points), *deal_text != '\0');
  update_tricks (self);
  update_faces (self);
  update_quiet (self);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->points),
                               self->hides_points ? self->spoken_note : _ ("Points in this deal"));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->tricks), /* because the label may be ellipsized */
                               self->note != NULL ? self->spoken_note : gtk_label_get_text (self->tricks));
  gtk_widget_set_visible (self->turn, to_act);
  set_class (self, "to-act", to_act);
  update_spoken (self, total, points, tricks, to_act);
}

/* Puts the mark of the dealer over the rim of the face, where it covers little of it. */
static gboolean
place_dealt_cb (TaliaSeatPlate *self, GtkWidget *mark, GdkRectangle *place)
{
  const float r = (float) self->head_size / 2, angle = DEALT_ANGLE * (float) G_PI / 180;
  const int toward = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? -1 : 1;
  float reach;
  int width, height;

  gtk_widget_measure (mark, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (mark, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  width = height = MAX (width, height); /* a disc */
  reach = r + (float) width * DEALT_OUT;
  *place = (GdkRectangle) { (int) roundf (r + (float) toward * reach * cosf (angle) - (float) width / 2),
                            (int) roundf (r - reach * sinf (angle) - (float) height / 2), width, height };
  return TRUE;
}

static void
forget_fan (TaliaSeatPlate *self)
{
  talia_plate_fan_forget (&self->fan);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
talia_seat_plate_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TaliaSeatPlate *self = TALIA_SEAT_PLATE (widget);
  const int back = (int) ((float) self->head_size * BACK);

  if (self->cards > 0 && back > 0)
    talia_plate_fan_append (&self->fan, widget, snapshot, self->cards, back,
                            (int) ceilf ((float) self->head_size * TALIA_PLATE_HEAD) + 1); /* below the upper edge */
  GTK_WIDGET_CLASS (talia_seat_plate_parent_class)->snapshot (widget, snapshot);
}

/* Drops the picture, which belongs to the renderer that has drawn it. */
static void
talia_seat_plate_unrealize (GtkWidget *widget)
{
  talia_plate_fan_forget (&TALIA_SEAT_PLATE (widget)->fan);

  GTK_WIDGET_CLASS (talia_seat_plate_parent_class)->unrealize (widget);
}

static void
talia_seat_plate_dispose (GObject *object)
{
  TaliaSeatPlate *self = TALIA_SEAT_PLATE (object);

  talia_plate_speech_clear (&self->says);
  g_clear_object (&self->seat);
  g_clear_pointer (&self->recent, g_free);
  g_clear_pointer (&self->note, g_free);
  g_clear_pointer (&self->brief, g_free);
  g_clear_pointer (&self->spoken_note, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_SEAT_PLATE);

  G_OBJECT_CLASS (talia_seat_plate_parent_class)->dispose (object);
}

static void
talia_seat_plate_class_init (TaliaSeatPlateClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_seat_plate_dispose;
  widget_class->snapshot = talia_seat_plate_snapshot;
  widget_class->unrealize = talia_seat_plate_unrealize;

  g_type_ensure (TALIA_TYPE_FACE);
  g_type_ensure (TALIA_TYPE_OPEN_HAND);
  gtk_widget_class_set_css_name (widget_class, "seat-plate");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-seat-plate.ui");
  gtk_widget_class_bind_template_callback (widget_class, place_dealt_cb);
  gtk_widget_class_bind_template_child (widget_class, TaliaSeatPlate, hand);
  gtk_widget_class_bind_template_child (widget_class, TaliaSeatPlate, body);
  gtk_widget_class_bind_template_child (widget_class, TaliaSeatPlate, portrait);
  gtk_widget_class_bind_template_child (widget_class, TaliaSeatPlate, head);
  gtk_widget_class_bind_template_child (widget_class, TaliaSeatPlate, dealt);
  gtk_widget_class_bind_template_child (widget_class, TaliaSeatPlate, frame);
  gtk_widget_class_bind_template_child (widget_class, TaliaSeatPlate, plate);
  gtk_widget_class_bind_template_child (widget_class, TaliaSeatPlate, face);
  gtk_widget_class_bind_template_child (widget_class, TaliaSeatPlate, box);
  gtk_widget_class_bind_template_child (widget_class, TaliaSeatPlate, first);
  gtk_widget_class_bind_template_child (widget_class, TaliaSeatPlate, second);
  gtk_widget_class_bind_template_child (widget_class, TaliaSeatPlate, third);
  gtk_widget_class_bind_template_child_full (widget_class, "says", FALSE, G_STRUCT_OFFSET (TaliaSeatPlate, says.label));
  gtk_widget_class_bind_template_child (widget_class, TaliaSeatPlate, turn);
  gtk_widget_class_bind_template_child (widget_class, TaliaSeatPlate, name);
  gtk_widget_class_bind_template_child (widget_class, TaliaSeatPlate, total);
  gtk_widget_class_bind_template_child (widget_class, TaliaSeatPlate, points);
  gtk_widget_class_bind_template_child (widget_class, TaliaSeatPlate, dot);
  gtk_widget_class_bind_template_child (widget_class, TaliaSeatPlate, tricks);
  gtk_widget_class_bind_template_child (widget_class, TaliaSeatPlate, tricks_icon);
  gtk_widget_class_bind_template_child (widget_class, TaliaSeatPlate, stack);
  gtk_widget_class_bind_template_child (widget_class, TaliaSeatPlate, dealer);
}

static void
talia_seat_plate_init (TaliaSeatPlate *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_overlay_set_measure_overlay (self->body, self->frame, TRUE);
  g_signal_connect_object (talia_card_textures_get (), "changed", G_CALLBACK (forget_fan), self, G_CONNECT_SWAPPED);
}

static void
face_clicked_cb (TaliaSeatPlate *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-regulars", "s", talia_seat_get_regular (self->seat));
}

/* Says what the regular is like, and at which level such a seat plays. */
static void
set_tooltip (TaliaSeatPlate *self, GtkWidget *face)
{
  g_autofree char *level = talia_words_level (talia_seat_get_level (self->seat));
  g_autofree char *text =
      g_strjoin ("\n", talia_words_regular_about (talia_seat_get_regular (self->seat)), level, NULL);

  gtk_widget_set_tooltip_text (face, text);
}

/* Lets a click on the face of a regular show more about the regular. Without a pointer, the menu shows all regulars. */
static void
explain_regular (TaliaSeatPlate *self, TaliaFace *face)
{
  GtkGesture *gesture = gtk_gesture_click_new ();

  set_tooltip (self, GTK_WIDGET (face));
  gtk_widget_set_cursor_from_name (GTK_WIDGET (face), "pointer");
  g_signal_connect_swapped (gesture, "released", G_CALLBACK (face_clicked_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (face), GTK_EVENT_CONTROLLER (gesture));
}

GtkWidget *
talia_seat_plate_new (TaliaSeat *seat)
{
  TaliaSeatPlate *self = g_object_new (TALIA_TYPE_SEAT_PLATE, NULL);

  g_return_val_if_fail (TALIA_IS_SEAT (seat), NULL);

  self->seat = g_object_ref (seat);
  if (talia_seat_get_regular (seat) != NULL)
    {
      explain_regular (self, self->head);
      explain_regular (self, self->face);
    }
  g_signal_connect_object (seat, "notify", G_CALLBACK (seat_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (talia_settings_get (), "changed::player-color", G_CALLBACK (update_faces), self,
                           G_CONNECT_SWAPPED);
  seat_changed_cb (self);
  return GTK_WIDGET (self);
}

static void
update_stack (TaliaSeatPlate *self)
{
  g_autofree char *text = g_strdup_printf ("%u", self->cards);
  gboolean is_noted = self->note != NULL && (*self->note == '\0' || self->hides_points);
  gboolean is_full = self->note != NULL && !is_noted; /* the note is not about the cards held */

  gtk_label_set_text (self->stack, text);
  gtk_widget_set_visible (GTK_WIDGET (self->stack),
                          self->cards > 0 && (is_noted || (self->crowded && self->head_size == 0 && !is_full)));
  update_quiet (self);
}

void
talia_seat_plate_set_cards (TaliaSeatPlate *self, guint n)
{
  g_return_if_fail (TALIA_IS_SEAT_PLATE (self));

  if (self->cards == n)
    return;
  self->cards = n;
  update_stack (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
talia_seat_plate_set_notes (TaliaSeatPlate *self, const char *turn, const char *cards, const char *brief,
                            const char *spoken)
{
  gboolean changed;

  g_return_if_fail (TALIA_IS_SEAT_PLATE (self));
  g_return_if_fail (turn != NULL && cards != NULL && spoken != NULL);

  changed = g_set_str (&self->recent, turn);
  changed |= g_set_str (&self->note, cards);
  changed |= g_set_str (&self->brief, brief);
  changed |= g_set_str (&self->spoken_note, spoken);
  if (!changed)
    return;
  update_stack (self);
  seat_changed_cb (self);
}

void
talia_seat_plate_set_hides_points (TaliaSeatPlate *self, gboolean hides_points)
{
  g_return_if_fail (TALIA_IS_SEAT_PLATE (self));

  if (self->hides_points == hides_points)
    return;
  self->hides_points = hides_points;
  update_stack (self);
  seat_changed_cb (self);
}

int
talia_seat_plate_measure_height (TaliaSeatPlate *self)
{
  int height;

  g_return_val_if_fail (TALIA_IS_SEAT_PLATE (self), 0);

  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  return height - gtk_widget_get_margin_top (self->frame) - talia_seat_plate_measure_open (self);
}

void
talia_seat_plate_set_open (TaliaSeatPlate *self, gboolean open, TaliaCards cards, TaliaCards marked)
{
  g_return_if_fail (TALIA_IS_SEAT_PLATE (self));

  talia_open_hand_set_cards (self->hand, open ? cards : 0, open ? marked : 0);
  gtk_widget_set_visible (GTK_WIDGET (self->hand), open);
}

void
talia_seat_plate_set_suits_per_line (TaliaSeatPlate *self, guint suits)
{
  g_return_if_fail (TALIA_IS_SEAT_PLATE (self));

  talia_open_hand_set_per_line (self->hand, suits);
}

int
talia_seat_plate_measure_open (TaliaSeatPlate *self)
{
  int height = 0;

  g_return_val_if_fail (TALIA_IS_SEAT_PLATE (self), 0);

  if (gtk_widget_get_visible (GTK_WIDGET (self->hand)))
    gtk_widget_measure (GTK_WIDGET (self->hand), GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  return height;
}

void
talia_seat_plate_set_pair (TaliaSeatPlate *self, gboolean ours, gboolean theirs)
{
  g_return_if_fail (TALIA_IS_SEAT_PLATE (self));

  set_class (self, "ours", ours);
  set_class (self, "theirs", theirs);
}

int
talia_seat_plate_measure_line (TaliaSeatPlate *self)
{
  g_autoptr (PangoLayout) layout = NULL;
  int height;

  g_return_val_if_fail (TALIA_IS_SEAT_PLATE (self), 0);

  layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), "X"); /* does not depend on labels that are smaller */
  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

/* Puts the face beside both lines, or, if there is little room, into the line with the most room. */
static void
place_face (TaliaSeatPlate *self)
{
  GtkBox *line = self->shape == TALIA_PLATE_HIGH                    ? self->third
                 : self->crowded || self->shape == TALIA_PLATE_FLAT ? self->first
                                                                    : self->plate;

  talia_plate_line_move (GTK_WIDGET (self->face), line, TRUE);
  update_quiet (self);
}

/* Puts the mark of the turn on the corner of the plate, or, if the plate is no tag or has only one line, of the face.
 */
static void
place_turn (TaliaSeatPlate *self)
{
  gtk_widget_set_halign (self->turn, self->own || self->shape == TALIA_PLATE_FLAT ? GTK_ALIGN_START : GTK_ALIGN_END);
}

void
talia_seat_plate_set_shape (TaliaSeatPlate *self, TaliaPlateShape shape)
{
  GtkWidget *const deal[] = { GTK_WIDGET (self->points), self->dot, self->tricks_icon, GTK_WIDGET (self->tricks) };
  gboolean flat = shape == TALIA_PLATE_FLAT, high = shape == TALIA_PLATE_HIGH;

  g_return_if_fail (TALIA_IS_SEAT_PLATE (self));

  if (self->shape == shape)
    return;
  self->shape = shape;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box),
                                  flat ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (self->box, flat ? 12 : 0);
  set_class (self, "one-line", flat);
  place_turn (self);
  talia_plate_line_move (GTK_WIDGET (self->total), high ? self->second : self->first, high);
  gtk_widget_set_hexpand (GTK_WIDGET (self->total), !high && !self->own);
  for (gsize i = 0; i < G_N_ELEMENTS (deal); i++)
    talia_plate_line_move (deal[i], high ? self->third : self->second, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->third), high);
  place_face (self);
}

void
talia_seat_plate_set_narrow (TaliaSeatPlate *self, gboolean narrow)
{
  g_return_if_fail (TALIA_IS_SEAT_PLATE (self));

  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  set_class (self, "narrow", narrow);
  seat_changed_cb (self); /* the second line may have room for less */
}

void
talia_seat_plate_set_fanned (TaliaSeatPlate *self, gboolean fanned)
{
  g_return_if_fail (TALIA_IS_SEAT_PLATE (self));

  if (self->crowded == !fanned)
    return;
  self->crowded = !fanned;
  update_stack (self);
  seat_changed_cb (self);
  place_face (self);
  set_class (self, "crowded", self->crowded);
}

void
talia_seat_plate_set_head (TaliaSeatPlate *self, int size)
{
  g_return_if_fail (TALIA_IS_SEAT_PLATE (self));
  g_return_if_fail (size >= 0);

  if (self->head_size == size)
    return;
  self->head_size = size;
  talia_face_set_size (self->head, size);
  gtk_widget_set_margin_top (self->portrait, (int) ((float) size * PEEK));
  gtk_widget_set_margin_top (self->frame, (int) ceilf ((float) size * TALIA_PLATE_HEAD));
  update_faces (self);
  update_stack (self);
}

void
talia_seat_plate_set_slim (TaliaSeatPlate *self, gboolean slim)
{
  g_return_if_fail (TALIA_IS_SEAT_PLATE (self));

  if (self->slim == slim)
    return;
  self->slim = slim;
  update_faces (self);
  update_quiet (self);
}

void
talia_seat_plate_set_own (TaliaSeatPlate *self, gboolean own)
{
  g_return_if_fail (TALIA_IS_SEAT_PLATE (self));

  if (self->own == own)
    return;
  self->own = own;
  set_class (self, "own", own);
  gtk_widget_set_halign (self->frame, own ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  place_turn (self);
  gtk_widget_set_hexpand (GTK_WIDGET (self->total), self->shape != TALIA_PLATE_HIGH && !own);
  update_faces (self);
  update_quiet (self);
}

void
talia_seat_plate_say (TaliaSeatPlate *self, const char *text)
{
  const gboolean beside =
      self->head_size == 0 && gtk_widget_get_parent (GTK_WIDGET (self->face)) == GTK_WIDGET (self->plate);
  g_autofree char *spoken = NULL;

  talia_plate_speech_say (&self->says, text, beside ? gtk_widget_get_width (GTK_WIDGET (self->face)) : 0);
  if (text == NULL)
    return;
  /* Translators: somebody's name, and what they say */
  spoken = g_strdup_printf (_ ("%s: %s"), talia_seat_get_name (self->seat), text);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), spoken, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}
