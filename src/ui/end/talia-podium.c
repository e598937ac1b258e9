/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the players of a finished match by place, the winner in front of the cards that decided it. */
#include "talia-podium.h"

#include <glib/gi18n.h>
#include <math.h>

#include "talia-deciding-cards.h"
#include "ui/cards/talia-card-face.h"
#include "ui/cards/talia-card-textures.h"
#include "ui/faces/talia-face.h"
#include "ui/faces/talia-own-face.h"
#include "words/talia-words-cards.h"
#include "words/talia-words-sides.h"

/* The size of the winner's face at the minimum height of the podium. */
#define LEAST_FACE 58.f

/* In a wide podium, the faces are at least as far apart as faces of this size would be, to leave room for the text. */
#define LEAST_APART 66.f

/* Below this width, the other players are in a row below the winner. */
#define NARROW 520

/* Lengths relative to the winner's face: how far the cards reach above its centre (RISE), the width of a card (CARD),
 * and how far below the centre the cards are pivoted (HANG). STEP is the angle between two cards in degrees. */
#define RISE 1.12f
#define CARD .8f
#define HANG 1.85f
#define STEP 9.f

/* The size of a partner's face and the distance between two partners, relative to the face of a single player. */
#define PAIRED .78f
#define APART .62f

/* The size of a face in the row below the winner, relative to the winner's face. */
#define ROW .62f

#define GAP 6

/* The distance between the cards and the upper edge, where the rim of the table is. */
#define MARGIN 18

/* A side: its faces and the text below them. */
typedef struct
{
  int place;
  int n, seats[TALIA_MAX_SEATS];
  GtkWidget *faces[TALIA_MAX_SEATS];
  GtkWidget *words;
} Entry;

/* The place of an entry: the centre of its faces, their size, and the width of the text. */
typedef struct
{
  float x, y, face, width;
} Spot;

struct _TaliaPodium
{
  GtkWidget parent_instance;

  Entry entries[TALIA_MAX_SEATS]; /* by place, the winners first */
  int n, winners;
  TaliaCard cards[TALIA_DECIDING_CARDS];
  guint n_cards;
  Spot homes[TALIA_MAX_SEATS];
  guint has_home; /* one bit for each seat */
  double faces, fan;
  Spot spots[TALIA_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (TaliaPodium, talia_podium, GTK_TYPE_WIDGET)

/* The places beside the winner, from the nearest outwards: distance from the winner, distance below the winner, and
 * size of the face, relative to the winner's face. Further out, faces are smaller and lower. */
static const struct
{
  float x, y, size;
} beside[] = { { 1.55f, .42f, .72f }, { 2.75f, .66f, .56f }, { 3.75f, .8f, .5f } };

/* Returns how far the centre of the winner's face is below the upper edge, relative to the size of the face. */
static float
get_rise (TaliaPodium *self)
{
  return self->n_cards > 0 ? RISE : .55f;
}

static gboolean
has_others (TaliaPodium *self)
{
  return self->n > self->winners;
}

/* Returns the height of the text below an entry, including the gaps. */
static int
get_words_below (TaliaPodium *self, int entry)
{
  int height;

  gtk_widget_measure (self->entries[entry].words, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  return height + 2 * GAP;
}

/* Puts the winners at the top and the others in a row below. */
static void
find_spots_narrow (TaliaPodium *self, float width, float height)
{
  const int others = self->n - self->winners;
  const float rise = get_rise (self), top = (float) get_words_below (self, 0),
              low = others > 0 ? (float) get_words_below (self, self->winners) : 0;
  const float face = MIN (MAX ((height - top - low) / (rise + .55f + (others > 0 ? ROW : 0)), 24),
                          width / (1.3f * (float) self->winners + 1.6f));

  for (int i = 0; i < self->n; i++)
    {
      const gboolean won = i < self->winners;
      const float n = (float) (won ? self->winners : others), k = (float) (won ? i : i - self->winners),
                  share = won ? MIN (width / n, 2.2f * face) : width / n;

      self->spots[i] = (Spot) { .x = width / 2 + (k - (n - 1) / 2) * share,
                                .y = rise * face,
                                .face = face,
                                .width = won ? MAX (share, width / n) - 2 * GAP : share - 2 };
      if (won)
        continue;
      self->spots[i].face = MIN (ROW * face, share - 2 * GAP);
      self->spots[i].y = (rise + .55f + ROW / 2) * face + top;
    }
}

/* Puts the winners in the middle and the others beside them: the second on the left, the third on the right, the next
 * two further out, on the right and on the left. */
static void
find_spots_wide (TaliaPodium *self, float width, float height)
{
  const int others = self->n - self->winners, last = MAX ((others - 1) / 2, 0);
  const float rise = get_rise (self), half = (float) (self->winners - 1) * .8f,
              first = (float) get_words_below (self, 0),
              low = others > 0 ? (float) get_words_below (self, self->winners) : 0,
              reach = others > 0 ? beside[last].x + .6f : 1.7f;
  float face = (height - first) / (rise + .5f), apart;

  if (others > 0)
    face = MIN (face, (height - low) / (rise + beside[last].y + beside[last].size / 2));
  face = MIN (face, width / 2 / (reach + half));
  apart = MIN (MAX (face, LEAST_APART), width / 2 / (reach + half));
  for (int i = 0; i < self->n; i++)
    {
      const int k = (i - self->winners) / 2;
      const float left = i == self->winners || ((i - self->winners) % 2 == 1 && k > 0) ? -1 : 1;

      if (i < self->winners)
        self->spots[i] = (Spot) { width / 2 + ((float) i * 1.6f - half) * apart, rise * face, face, 1.9f * apart };
      else
        self->spots[i] = (Spot) { width / 2 + left * (half + beside[k].x) * apart, (rise + beside[k].y) * face,
                                  beside[k].size * face, apart };
    }
}

static float
mix (float from, float to, double share)
{
  return from + (to - from) * (float) share;
}

static void
allocate (GtkWidget *widget, float x, float y, float width, float height)
{
  int least_width, least_height;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  width = MAX (width, (float) least_width);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, (int) width, &least_height, NULL, NULL, NULL);
  gtk_widget_size_allocate (widget,
                            &(GtkAllocation) { (int) lroundf (x - width / 2), (int) lroundf (y), (int) lroundf (width),
                                               MAX ((int) lroundf (height), least_height) },
                            -1);
}

static void
allocate_entry (TaliaPodium *self, const Entry *entry, const Spot *spot, int width)
{
  const float face = entry->n > 1 ? spot->face * PAIRED : spot->face, middle = (float) (entry->n - 1) / 2;
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  for (int i = 0; i < entry->n; i++)
    {
      const Spot *home = &self->homes[entry->seats[i]];
      const double way = self->has_home >> entry->seats[i] & 1 ? self->faces : 1;
      const float side = mirrored ? -1 : 1, goal = spot->x + side * ((float) i - middle) * spot->face * APART,
                  x = mix (home->x, goal, way), y = mix (home->y, spot->y, way), size = mix (home->face, face, way);

      allocate (entry->faces[i], x, y - size / 2, size, size);
    }
  allocate (entry->words, CLAMP (spot->x, spot->width / 2, (float) width - spot->width / 2),
            spot->y + spot->face / 2 + GAP, spot->width, 0);
}

static void
talia_podium_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TaliaPodium *self = TALIA_PODIUM (widget);
  float low = 0;

  if (self->n == 0)
    return;
  if (width < NARROW)
    find_spots_narrow (self, (float) width, (float) (height - MARGIN));
  else
    find_spots_wide (self, (float) width, (float) (height - MARGIN));
  for (int i = 0; i < self->n; i++)
    low = MAX (low, self->spots[i].y + self->spots[i].face / 2 + (float) get_words_below (self, i));
  for (int i = 0; i < self->n; i++)
    self->spots[i].y += MARGIN + MAX (((float) (height - MARGIN) - low) / 2, 0);
  for (int i = 0; i < self->n; i++)
    allocate_entry (self, &self->entries[i], &self->spots[i], width);
}

static GtkSizeRequestMode
talia_podium_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
talia_podium_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                      int *minimum_baseline, int *natural_baseline)
{
  TaliaPodium *self = TALIA_PODIUM (widget);

  *minimum = *natural = 200;
  if (orientation == GTK_ORIENTATION_HORIZONTAL || self->n == 0)
    return;
  *minimum = *natural =
      MARGIN + get_words_below (self, 0)
      + (int) ceilf (LEAST_FACE * (get_rise (self) + .55f + (for_size < NARROW && has_others (self) ? ROW : 0)))
      + (for_size < NARROW && has_others (self) ? get_words_below (self, self->winners) : 0);
}

/* Draws the cards, which come out from behind the winner's face and turn around a point below it. */
static void
append_fan (TaliaPodium *self, GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  TaliaCardTextures *textures = talia_card_textures_get ();
  graphene_point_t middle;
  float face;
  int width;

  talia_podium_get_light (self, &middle, &face);
  width = (int) lroundf (face * CARD);
  for (guint i = 0; i < self->n_cards && width > 0; i++)
    {
      const float u = (float) i - (float) (self->n_cards - 1) / 2, height = (float) width * (float) TALIA_CARD_ASPECT,
                  top = mix (0, RISE * face - height / 2, self->fan);

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (middle.x, middle.y + HANG * face));
      gtk_snapshot_rotate (snapshot, u * STEP * (float) self->fan);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) -width / 2, -HANG * face - top - height / 2));
      talia_card_textures_append_shadow (textures, snapshot, widget, width, TALIA_CARD_LIES);
      talia_card_textures_append (textures, snapshot, widget, self->cards[i], width);
      gtk_snapshot_restore (snapshot);
    }
}

static void
talia_podium_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TaliaPodium *self = TALIA_PODIUM (widget);

  if (self->fan > 0)
    append_fan (self, snapshot);
  for (int i = self->n - 1; i >= 0; i--)
    {
      for (int face = 0; face < self->entries[i].n; face++)
        gtk_widget_snapshot_child (widget, self->entries[i].faces[face], snapshot);
      gtk_widget_snapshot_child (widget, self->entries[i].words, snapshot);
    }
}

static void
talia_podium_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  TALIA_PODIUM (object)->n = 0;

  G_OBJECT_CLASS (talia_podium_parent_class)->dispose (object);
}

static void
talia_podium_class_init (TaliaPodiumClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_podium_dispose;
  widget_class->get_request_mode = talia_podium_get_request_mode;
  widget_class->measure = talia_podium_measure;
  widget_class->size_allocate = talia_podium_size_allocate;
  widget_class->snapshot = talia_podium_snapshot;
  gtk_widget_class_set_css_name (widget_class, "podium");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
talia_podium_init (TaliaPodium *self)
{
  self->faces = self->fan = 1;
  g_signal_connect_object (talia_card_textures_get (), "changed", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

static GtkWidget *
add_label (GtkWidget *box, const char *text, const char *style, gboolean may_shorten)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), may_shorten ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

/* Creates the labels for name, total and place; for screen readers, they are an item of the list. */
static GtkWidget *
create_words (TaliaMatch *match, int side, int place)
{
  GtkWidget *words = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  g_autofree char *name = talia_words_side (match, side);
  g_autofree char *total = talia_words_format_points (talia_match_get_view (match)->seen.total[side]);

  gtk_widget_set_tooltip_text (add_label (words, name, "name", TRUE), name);
  add_label (words, total, "total", FALSE);
  add_label (words, talia_words_place (place), "place", FALSE);
  return words;
}

static void
add_entry (TaliaPodium *self, TaliaMatch *match, int side, int place)
{
  const TaliaState *state = &talia_match_get_view (match)->seen;
  const char *style = place == 1 ? "winner" : "other";
  Entry *entry = &self->entries[self->n++];

  entry->place = place;
  self->winners += place == 1;
  for (int seat = 0; seat < state->seats; seat++)
    if (talia_state_side (state, seat) == side)
      {
        TaliaSeat *player = talia_match_get_seat (match, seat);
        GtkWidget *face = talia_face_new (NULL, 0);

        talia_own_face_show_seat (TALIA_FACE (face), player);
        gtk_widget_set_halign (face, GTK_ALIGN_FILL);
        gtk_widget_set_valign (face, GTK_ALIGN_FILL);
        gtk_widget_add_css_class (face, style);
        gtk_widget_set_parent (face, GTK_WIDGET (self));
        entry->seats[entry->n] = seat;
        entry->faces[entry->n++] = face;
      }
  entry->words = create_words (match, side, place);
  gtk_widget_add_css_class (entry->words, style);
  gtk_widget_set_parent (entry->words, GTK_WIDGET (self));
}

static void
describe (TaliaPodium *self)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (self);
  TaliaCards set = 0;

  gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Final standings"), -1);
  for (guint i = 0; i < self->n_cards; i++)
    set |= TALIA_BIT (self->cards[i]);
  if (set != 0)
    {
      g_autofree char *cards = talia_words_cards (set);
      /* Translators: in the picture of the end of a match; followed by the names of cards */
      g_autofree char *text = g_strdup_printf (_ ("Behind the winner: %s"), cards);

      gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
    }
}

void
talia_podium_set_match (TaliaPodium *self, TaliaMatch *match)
{
  const TaliaState *state;

  g_return_if_fail (TALIA_IS_PODIUM (self) && self->n == 0);
  g_return_if_fail (TALIA_IS_MATCH (match));

  state = &talia_match_get_view (match)->seen;
  for (int place = 1; place <= state->sides; place++)
    for (int side = 0; side < state->sides; side++)
      if (talia_game_place (talia_match_get_game (match), state, side) == place)
        add_entry (self, match, side, place);
  self->n_cards = talia_deciding_cards_find (match, self->cards);
  describe (self);
}

void
talia_podium_set_home (TaliaPodium *self, int seat, float x, float y, float size)
{
  g_return_if_fail (TALIA_IS_PODIUM (self));
  g_return_if_fail (seat >= 0 && seat < TALIA_MAX_SEATS);

  self->homes[seat] = (Spot) { x, y, size, 0 };
  self->has_home |= 1u << seat;
}

void
talia_podium_set_progress (TaliaPodium *self, double faces, double fan)
{
  g_return_if_fail (TALIA_IS_PODIUM (self));

  for (int i = 0; i < self->n; i++)
    gtk_widget_set_opacity (self->entries[i].words, fan);
  self->faces = faces;
  self->fan = fan;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
talia_podium_get_light (TaliaPodium *self, graphene_point_t *middle, float *radius)
{
  const Spot *first = &self->spots[0], *last = &self->spots[MAX (self->winners - 1, 0)];

  g_return_if_fail (TALIA_IS_PODIUM (self));

  graphene_point_init (middle, (first->x + last->x) / 2, first->y);
  *radius = first->face;
}
