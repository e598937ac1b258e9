/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the deal of the day on the start page: its date, its marks for the last 21 days, its words, and that it fits a
 * narrow window, and leaves room for all games in a usual one. */
#include "find.h"
#include "playing.h"
#include "setup.h"
#include "ui/start/talia-daily-card.h"
#include "ui/start/talia-day-row.h"
#include "ui/start/talia-game-tile.h"
#include "ui/start/talia-start-page.h"

typedef struct
{
  GtkWidget *window;
  TaliaDailyCard *card;
  GtkWidget *row;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->window = gtk_window_new ();
  self->card = g_object_new (TALIA_TYPE_DAILY_CARD, NULL);
  self->row = find (GTK_WIDGET (self->card), TALIA_TYPE_DAY_ROW, 0);
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->card));
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
}

/* Three days in a row until yesterday, today is begun. */
static TaliaDaily
make_daily (void)
{
  TaliaDaily daily = { .played = 3, .streak = 3 };
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_dmy (&date, 1, G_DATE_DECEMBER, 2025);
  daily.today = g_date_get_julian (&date);
  for (guint age = 1; age <= 3; age++)
    daily.days[TALIA_DAILY_DAYS - 1 - age] = TALIA_DAY_PLAYED;
  daily.days[TALIA_DAILY_DAYS - 1] = TALIA_DAY_BEGUN;
  return daily;
}

static void
show (Fixture *self, const TaliaDaily *daily)
{
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  talia_daily_card_set_daily (self->card, daily, none, none);
  gtk_window_present (GTK_WINDOW (self->window));
  wait_until (gtk_widget_get_width (GTK_WIDGET (self->card)) > 0);
}

static guint
count_shown (GtkWidget *root, const char *text)
{
  GtkWidget *label;
  guint n = 0;

  for (guint i = 0; (label = find (root, GTK_TYPE_LABEL, i)) != NULL; i++)
    n += gtk_widget_is_visible (label) && strstr (gtk_label_get_label (GTK_LABEL (label)), text) != NULL;
  return n;
}

/* A screen reader reads one sentence, not 21 marks; the streak is told once. */
static void
test_words_for_ears (Fixture *self, gconstpointer data)
{
  const TaliaDaily daily = make_daily ();

  show (self, &daily);
  g_assert_true (has_shown_text (GTK_WIDGET (self->card), "3 of the last 21 days played, 3 days in a row"));
  g_assert_cmpuint (count_shown (GTK_WIDGET (self->card), "in a row"), ==, 1);
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (self->row)), ==,
                   GTK_ACCESSIBLE_ROLE_PRESENTATION);
  g_assert_true (gtk_widget_get_mapped (self->row));
  g_assert_false (gtk_widget_get_focusable (self->row));
}

static void
test_date (Fixture *self, gconstpointer data)
{
  const TaliaDaily daily = make_daily ();

  show (self, &daily);
  g_assert_true (has_shown_text (GTK_WIDGET (self->card), "Monday"));
  g_assert_true (has_shown_text (GTK_WIDGET (self->card), "1"));
  g_assert_true (has_shown_text (GTK_WIDGET (self->card), "December"));
  g_assert_true (has_shown_text (GTK_WIDGET (self->card), "Not played yet"));
}

/* Until the first deal of the day is played, there is no row. */
static void
test_no_row_before_the_first_day (Fixture *self, gconstpointer data)
{
  TaliaDaily daily = { .today = make_daily ().today };

  show (self, &daily);
  g_assert_false (gtk_widget_get_mapped (self->row));
  daily = make_daily ();
  show (self, &daily);
  g_assert_true (gtk_widget_get_mapped (self->row));
}

/* What is drawn of a day, as a text. */
static char *
draw (Fixture *self, TaliaDay day)
{
  TaliaDaily daily = make_daily ();
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GBytes) bytes = NULL;

  for (guint i = 0; i < TALIA_DAILY_DAYS; i++)
    daily.days[i] = day;
  show (self, &daily);
  GTK_WIDGET_GET_CLASS (self->row)->snapshot (self->row, snapshot);
  node = gtk_snapshot_to_node (snapshot);
  bytes = gsk_render_node_serialize (node);
  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static guint
count_text (const char *text, const char *part)
{
  guint n = 0;

  for (const char *at = text; (at = strstr (at, part)) != NULL; at++)
    n++;
  return n;
}

/* Days differ in shape, not only in colour: rings, rings with half a disc, discs with a tick. */
static void
test_shapes (Fixture *self, gconstpointer data)
{
  static const struct
  {
    TaliaDay day;
    guint strokes, fills, masks;
  } rows[] = { { TALIA_DAY_FREE, 1, 0, 0 }, { TALIA_DAY_BEGUN, 1, 1, 0 }, { TALIA_DAY_PLAYED, 1, 1, 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = draw (self, rows[i].day);

      g_assert_cmpuint (count_text (text, "stroke {"), ==, rows[i].strokes * TALIA_DAILY_DAYS);
      g_assert_cmpuint (count_text (text, "fill {"), ==, rows[i].fills * TALIA_DAILY_DAYS);
      g_assert_cmpuint (count_text (text, "mask {"), ==, rows[i].masks * TALIA_DAILY_DAYS);
    }
}

/* The width of the card in a window of the usual size, without its padding. */
#define USUAL_WIDTH 938

/* When the expert has played, which takes some seconds, nothing moves under the pointer. */
static void
test_expert_moves_nothing (Fixture *self, gconstpointer data)
{
  TaliaMatchFacts facts = { .game = talia_registry_find ("casino"), .over = TRUE, .place = 2, .sides = 2 };
  const TaliaDaily daily = make_daily ();
  g_autoptr (GPtrArray) matches = g_ptr_array_new (), none = g_ptr_array_new ();
  int before, after;

  g_ptr_array_add (matches, &facts);
  show (self, &daily);
  talia_daily_card_set_daily (self->card, &daily, matches, none);
  gtk_widget_measure (GTK_WIDGET (self->card), GTK_ORIENTATION_VERTICAL, USUAL_WIDTH, &before, NULL, NULL, NULL);
  talia_daily_card_set_daily (self->card, &daily, matches, matches);
  gtk_widget_measure (GTK_WIDGET (self->card), GTK_ORIENTATION_VERTICAL, USUAL_WIDTH, &after, NULL, NULL, NULL);
  g_assert_true (has_shown_text (GTK_WIDGET (self->card), "An expert in your place\u00a0· Casino: 2nd of 2"));
  g_assert_cmpint (after, ==, before);
}

/* On a phone everything is there, whatever the size of letters, and the row does not become wider than the window. */
static void
test_narrow (Fixture *self, gconstpointer data)
{
  const TaliaDaily daily = make_daily ();
  const int sizes[] = { 11, 16, 24 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      int least;

      setup_font_size (sizes[i]);
      show (self, &daily);
      gtk_widget_measure (GTK_WIDGET (self->card), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_assert_cmpint (least, <=, 300); /* on the strip of a window of 360 pixels */
    }
  setup_font_size (11);
}

/* In a window of the usual size, the card is beside the strip with the last match, and all games are in sight. */
static void
test_all_games_in_sight (Fixture *self, gconstpointer data)
{
  const TaliaDaily daily = make_daily ();
  TaliaStartPage *page = talia_start_page_new ();
  g_autoptr (GPtrArray) none = g_ptr_array_new ();
  g_autoptr (GtkCssProvider) css = setup_style ();
  GtkWidget *view = find (GTK_WIDGET (page), GTK_TYPE_SCROLLED_WINDOW, 0), *last = NULL;
  graphene_rect_t bounds;

  talia_start_page_set_stored (page, talia_registry_find ("spades"), "Deal 2 · you lead by 79", NULL);
  talia_start_page_set_daily (page, &daily, none, none);
  gtk_window_set_decorated (GTK_WINDOW (self->window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 990, 690); /* without the rim of a window of 1000 × 700 */
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (page));
  gtk_window_present (GTK_WINDOW (self->window));
  for (guint i = 0; find (GTK_WIDGET (page), TALIA_TYPE_GAME_TILE, i) != NULL; i++)
    last = find (GTK_WIDGET (page), TALIA_TYPE_GAME_TILE, i);
  wait_until (gtk_widget_get_width (view) == 990 && gtk_widget_get_height (last) > 0);
  g_assert_true (gtk_widget_compute_bounds (last, view, &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, (float) gtk_widget_get_height (view));
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (css));
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);
  g_test_add ("/daily-card/words-for-ears", Fixture, NULL, set_up, test_words_for_ears, tear_down);
  g_test_add ("/daily-card/date", Fixture, NULL, set_up, test_date, tear_down);
  g_test_add ("/daily-card/no-row-before-the-first-day", Fixture, NULL, set_up, test_no_row_before_the_first_day,
              tear_down);
  g_test_add ("/daily-card/shapes", Fixture, NULL, set_up, test_shapes, tear_down);
  g_test_add ("/daily-card/expert-moves-nothing", Fixture, NULL, set_up, test_expert_moves_nothing, tear_down);
  g_test_add ("/daily-card/narrow", Fixture, NULL, set_up, test_narrow, tear_down);
  g_test_add ("/daily-card/all-games-in-sight", Fixture, NULL, set_up, test_all_games_in_sight, tear_down);
  return g_test_run ();
}
