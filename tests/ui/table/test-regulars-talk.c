/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests regulars at the table: their faces on plates, and their remarks, which move nothing else. */
#include "find.h"
#include "model/record/talia-record.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/board/seats/talia-seat-plate.h"
#include "ui/faces/talia-face.h"
#include "window.h"
#include "words/talia-words-regulars.h"

#define SEED 9

static TaliaTable *
parse (const char *game, const char *regulars)
{
  g_autofree char *text = g_strdup_printf ("talia-record 1\ngame %s\n%s%sseat 0 human Ala\nseat 1 easy Grace\n"
                                           "seat 2 easy Ola\nseat 3 easy Nina\n",
                                           game, regulars, *regulars != '\0' ? "\n" : "");
  g_autoptr (GError) error = NULL;
  TaliaTable *table = talia_record_parse (text, -1, &error);

  g_assert_no_error (error);
  return table;
}

static TaliaSeatPlate *
get_plate (Window *window, int seat)
{
  return TALIA_SEAT_PLATE (find (GTK_WIDGET (window->board), TALIA_TYPE_SEAT_PLATE, (guint) seat));
}

/* Everybody, whether a regular or not, has a face above the plate or, if there is no room for that, on the plate. No
 * face is shown twice. */
static void
test_plate_shows_the_face (void)
{
  static const struct
  {
    int size; /* the size above the plate */
    gboolean above, beside;
  } rows[] = { { 60, TRUE, FALSE }, { 0, FALSE, TRUE } };
  Window *window = window_new (parse ("hearts", "note regulars - grace - nina"), SEED);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    for (int seat = 1; seat < 4; seat++)
      {
        GtkWidget *plate = GTK_WIDGET (get_plate (window, seat));

        talia_seat_plate_set_head (TALIA_SEAT_PLATE (plate), rows[i].size);
        g_assert_true (gtk_widget_get_mapped (find (plate, TALIA_TYPE_FACE, 0)) == rows[i].above);
        g_assert_true (gtk_widget_get_visible (find (plate, TALIA_TYPE_FACE, 1)) == rows[i].beside);
      }
  gtk_widget_activate_action (GTK_WIDGET (window->page), "table.regulars", NULL); /* nothing happens */
  window_free (window);
}

static graphene_rect_t
measure (TaliaSeatPlate *plate)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (plate), gtk_widget_get_parent (GTK_WIDGET (plate)), &bounds));
  return bounds;
}

static void
test_saying_something_moves_nothing (void)
{
  Window *window = window_new (parse ("hearts", "note regulars - grace - nina"), SEED);
  TaliaSeatPlate *plate = get_plate (window, 1);
  graphene_rect_t before, after;

  window_wait_for_frames (window, 3);
  before = measure (plate);
  talia_seat_plate_say (plate, "Of all the cards, and of all the players at this table…");
  g_assert_true (has_shown_text (GTK_WIDGET (plate), "Of all the cards, and of all the players at this table…"));
  window_wait_for_frames (window, 3);
  after = measure (plate);
  g_assert_true (graphene_rect_equal (&before, &after));
  talia_seat_plate_say (plate, NULL);
  g_assert_false (has_shown_text (GTK_WIDGET (plate), "Of all the cards, and of all the players at this table…"));
  window_free (window);
}

static TaliaReaction
react (TaliaMatch *match, TaliaEventKind kind, int seat, TaliaCards cards)
{
  const TaliaEvents events = { .n = 1, .at = { { .kind = (uint8_t) kind, .seat = (int8_t) seat, .cards = cards } } };

  return talia_words_regular_reaction (match, &events);
}

static void
test_who_says_something (void)
{
  Window *window = window_new (parse ("hearts", "note regulars - grace - nina"), SEED);
  const TaliaCards queen = TALIA_CARD_BIT (TALIA_QUEEN, TALIA_SPADES);

  g_assert_cmpint (react (window->match, TALIA_EVENT_MOON, 3, 0).seat, ==, 3);
  g_assert_cmpint (react (window->match, TALIA_EVENT_MOON, 2, 0).seat, ==, 3);
  g_assert_cmpint (react (window->match, TALIA_EVENT_MOON, 0, 0).seat, ==, 1);
  g_assert_cmpint (react (window->match, TALIA_EVENT_TRICK, 1, TALIA_CARD_BIT (TALIA_TWO, TALIA_HEARTS)).seat, ==,
                   TALIA_NOBODY);
  g_assert_cmpint (react (window->match, TALIA_EVENT_TRICK, 2, queen).seat, ==, TALIA_NOBODY); /* no regular */
  g_assert_cmpint (react (window->match, TALIA_EVENT_PLAYED, 1, queen).seat, ==, TALIA_NOBODY);
  window_free (window);
}

static void
test_nobody_in_particular_says_nothing (void)
{
  Window *window = window_new (parse ("hearts", ""), SEED);

  g_assert_cmpint (react (window->match, TALIA_EVENT_MOON, 3, 0).seat, ==, TALIA_NOBODY);
  window_free (window);
}

/* One switch turns off faces and remarks. */
static void
test_preference (gconstpointer data)
{
  Window *window = window_new (parse ("hearts", "note regulars - grace - nina"), SEED);
  const TaliaEvents events = { .n = 1, .at = { { .kind = TALIA_EVENT_MOON, .seat = 3 } } };
  const gboolean on = GPOINTER_TO_INT (data);
  GtkWidget *says;

  g_settings_set_boolean (talia_settings_get (), "reactions", on);
  g_signal_emit_by_name (window->match, "settled", &events);
  says = find_css (GTK_WIDGET (get_plate (window, 3)), GTK_TYPE_LABEL, "says");
  g_assert_true (gtk_widget_get_visible (says) == on);
  g_settings_reset (talia_settings_get (), "reactions");
  window_free (window);
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);
  g_test_add_func ("/regulars-talk/plate-shows-the-face", test_plate_shows_the_face);
  g_test_add_func ("/regulars-talk/saying-something-moves-nothing", test_saying_something_moves_nothing);
  g_test_add_func ("/regulars-talk/who-says-something", test_who_says_something);
  g_test_add_func ("/regulars-talk/nobody-in-particular-says-nothing", test_nobody_in_particular_says_nothing);
  g_test_add_data_func ("/regulars-talk/switched-on", GINT_TO_POINTER (TRUE), test_preference);
  g_test_add_data_func ("/regulars-talk/switched-off", GINT_TO_POINTER (FALSE), test_preference);
  return g_test_run ();
}
