/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The memory aid: a grid of suits and players, with the cards that are still out. */
#include "talia-memory-grid.h"

#include <glib/gi18n.h>

#include "model/look-back/talia-memory.h"
#include "words/talia-words-cards.h"
#include "words/talia-words-sides.h"

struct _TaliaMemoryGrid
{
  AdwBin parent_instance;

  GtkGrid *grid;
  GtkLabel *points;
  GtkLabel *signs[TALIA_SUITS];
  GtkLabel *ranks[TALIA_SUITS];
  GtkLabel *names[TALIA_MAX_SEATS];
  GtkLabel *marks[TALIA_SUITS][TALIA_MAX_SEATS]; /* NULL for the player's own seat */

  TaliaMatch *match; /* without a reference, because the page has one */
  int own_seat;      /* the seat for which the columns are arranged; it changes if several people share the window */
};

G_DEFINE_FINAL_TYPE (TaliaMemoryGrid, talia_memory_grid, ADW_TYPE_BIN)

/* Returns the place of a seat among the columns: clockwise from the player's own seat, which is 1. */
static int
get_column (TaliaMemoryGrid *self, int seat)
{
  int seats = talia_match_get_view (self->match)->seen.seats;

  return 1 + (seat - talia_match_get_own_seat (self->match) + seats) % seats;
}

/* Adds a label. Screen readers read one sentence for the row of a suit, at its sign, because single cells say little.
 */
static GtkLabel *
add_label (TaliaMemoryGrid *self, int column, int row, GtkAccessibleRole role)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", role, NULL);

  gtk_grid_attach (self->grid, label, column, row, 1, 1);
  return GTK_LABEL (label);
}

static char *
describe_ranks (TaliaCards cards)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int rank = TALIA_RANKS - 1; rank >= 0; rank--)
    if (cards & TALIA_RANK_CARDS (rank))
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", talia_words_rank_index (rank));
  return g_string_free_and_steal (g_steal_pointer (&text));
}

/* Returns a sentence such as "Hearts, still out: ace of hearts. Out of this suit: Anna". */
static char *
describe_row (TaliaMemoryGrid *self, const TaliaMemory *memory, int suit)
{
  TaliaCards out = memory->out & TALIA_SUIT_CARDS (suit);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *cards = out != 0 ? talia_words_cards (out) : g_strdup (_ ("none"));
  g_autofree char *who = NULL;
  g_auto (GStrv) names = NULL;

  for (int seat = 0; seat < talia_match_get_view (self->match)->seen.seats; seat++)
    if (out != 0 && memory->lacks[seat] & (1u << suit))
      g_strv_builder_add (builder, talia_seat_get_name (talia_match_get_seat (self->match, seat)));
  names = g_strv_builder_end (builder);
  if (names[0] == NULL)
    /* Translators: a suit, and the names of its cards that have not been played */
    return g_strdup_printf (_ ("%s, still out: %s"), talia_words_suit (suit), cards);
  who = talia_words_list ((const char *const *) names);
  /* Translators: a suit, the names of its cards that have not been played, and the players who hold none of them */
  return g_strdup_printf (_ ("%s, still out: %s. Out of this suit: %s"), talia_words_suit (suit), cards, who);
}

static void
set_mark (GtkLabel *mark, gboolean lacks)
{
  gtk_label_set_label (mark, lacks ? "×" : "·");
  if (lacks)
    gtk_widget_add_css_class (GTK_WIDGET (mark), "lacks");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (mark), "lacks");
}

static void
update_row (TaliaMemoryGrid *self, const TaliaMemory *memory, int suit)
{
  TaliaCards out = memory->out & TALIA_SUIT_CARDS (suit);
  g_autofree char *ranks = describe_ranks (out), *row = describe_row (self, memory, suit);

  gtk_label_set_label (self->ranks[suit], ranks);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->signs[suit]), GTK_ACCESSIBLE_PROPERTY_LABEL, row, -1);
  for (int seat = 0; seat < talia_match_get_view (self->match)->seen.seats; seat++)
    if (self->marks[suit][seat] != NULL)
      set_mark (self->marks[suit][seat], out != 0 && memory->lacks[seat] & (1u << suit));
}

static void
add_seat (TaliaMemoryGrid *self, int seat)
{
  int column = get_column (self, seat) + 1;

  self->names[seat] = add_label (self, column, 0, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_label_set_ellipsize (self->names[seat], PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (self->names[seat], 3);
  gtk_label_set_max_width_chars (self->names[seat], 8);
  for (int suit = 0; suit < TALIA_SUITS; suit++)
    self->marks[suit][seat] = add_label (self, column, suit + 1, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

/* Creates a column for each of the other players. */
static void
arrange (TaliaMemoryGrid *self)
{
  self->own_seat = talia_match_get_own_seat (self->match);
  for (int seat = 0; seat < TALIA_MAX_SEATS; seat++)
    {
      if (self->names[seat] != NULL)
        gtk_grid_remove (self->grid, GTK_WIDGET (self->names[seat]));
      self->names[seat] = NULL;
      for (int suit = 0; suit < TALIA_SUITS; suit++)
        {
          if (self->marks[suit][seat] != NULL)
            gtk_grid_remove (self->grid, GTK_WIDGET (self->marks[suit][seat]));
          self->marks[suit][seat] = NULL;
        }
    }
  for (int seat = 0; seat < talia_match_get_view (self->match)->seen.seats; seat++)
    if (seat != self->own_seat)
      add_seat (self, seat);
}

static void
update (TaliaMemoryGrid *self)
{
  TaliaMemory memory = { 0 };
  g_autofree char *points = NULL, *number = NULL;

  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  if (self->own_seat != talia_match_get_own_seat (self->match))
    arrange (self);
  if (!talia_match_get_curtain (self->match)) /* nothing is shown while it is down */
    talia_memory_init (&memory, talia_match_get_game (self->match), talia_match_get_view (self->match));
  for (int suit = 0; suit < TALIA_SUITS; suit++)
    update_row (self, &memory, suit);
  for (int seat = 0; seat < talia_match_get_view (self->match)->seen.seats; seat++)
    if (self->names[seat] != NULL)
      gtk_label_set_label (self->names[seat], talia_seat_get_name (talia_match_get_seat (self->match, seat)));
  number = talia_words_format_points (memory.points);
  /* Translators: what the cards cost that have not been played, such as "−10" */
  points = g_strdup_printf (_ ("Points still out: %s"), number);
  gtk_label_set_label (self->points, points);
  gtk_widget_set_visible (GTK_WIDGET (self->points), memory.has_points);
}

static void
talia_memory_grid_class_init (TaliaMemoryGridClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "memory-grid");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
talia_memory_grid_init (TaliaMemoryGrid *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_spacing (self->grid, 9);
  self->points = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->points, 0);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->grid));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->points));
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Memory aid"), -1);
}

void
talia_memory_grid_set_match (TaliaMemoryGrid *self, TaliaMatch *match)
{
  g_return_if_fail (TALIA_IS_MEMORY_GRID (self));
  g_return_if_fail (TALIA_IS_MATCH (match));
  g_return_if_fail (self->match == NULL);

  self->match = match;
  for (int suit = 0; suit < TALIA_SUITS; suit++)
    {
      self->signs[suit] = add_label (self, 0, suit + 1, GTK_ACCESSIBLE_ROLE_LABEL);
      gtk_label_set_label (self->signs[suit], talia_words_suit_sign (suit));
      self->ranks[suit] = add_label (self, 1, suit + 1, GTK_ACCESSIBLE_ROLE_PRESENTATION);
      gtk_label_set_xalign (self->ranks[suit], 0);
      gtk_label_set_ellipsize (self->ranks[suit], PANGO_ELLIPSIZE_END);
      gtk_widget_set_hexpand (GTK_WIDGET (self->ranks[suit]), TRUE);
    }
  arrange (self);
  g_signal_connect (self, "notify::visible", G_CALLBACK (update), NULL);
  g_signal_connect_object (match, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
