/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests score sheets on paper: what is on them, and that everything fits one page and can be read, for every game,
 * every number of players, usual sizes of paper, and both languages. TALIA_PICTURES names a folder for pictures of
 * them. */
#include "ui/print/talia-sheet-print.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

#include "find.h"
#include "model/match/talia-score-sheet.h"
#include "model/table/talia-table-private.h"
#include "playing.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "starting.h"
#include "ui/desktop/talia-language.h"
#include "ui/pad/talia-pad-sheet.h"
#include "ui/print/talia-sheet-dialog.h"
#include "ui/print/talia-sheet-page.h"
#include "ui/print/talia-sheet-scores.h"
#include "ui/print/talia-sheet-table.h"
#include "words/talia-words-dates.h"
#include "words/talia-words-sides.h"

/* More steps than any match needs that has the usual options; matches without end stop here. */
#define MOST_STEPS 4000

static const char *const languages[] = { "pl", "en" };
static const char *const papers[] = { GTK_PAPER_NAME_A5, GTK_PAPER_NAME_A4, GTK_PAPER_NAME_LETTER };
static const char *const names[] = { "Małgorzata", "Wojciech",  "Aleksandra", "Katarzyna",
                                     "Krzysztof",  "Magdalena", "Przemysław", NULL };

/* --- pages --------------------------------------------------------------------------------------- */

typedef struct
{
  double x1, y1, x2, y2;
  char *text;
} Ink;

static void
clear_ink (gpointer data)
{
  g_free (((Ink *) data)->text);
}

/* Returns where the letters of each text are. */
static GArray *
list_ink (TaliaSheetPage *page)
{
  GArray *inks = g_array_new (FALSE, FALSE, sizeof (Ink));
  PangoLayout *layout;
  double x, y;

  g_array_set_clear_func (inks, clear_ink);
  for (guint i = 0; (layout = talia_sheet_page_get_text (page, i, &x, &y)) != NULL; i++)
    {
      PangoRectangle ink;
      Ink place;

      pango_layout_get_extents (layout, &ink, NULL);
      place = (Ink) { x + (double) ink.x / PANGO_SCALE, y + (double) ink.y / PANGO_SCALE, 0, 0,
                      g_strdup (pango_layout_get_text (layout)) };
      place.x2 = place.x1 + (double) ink.width / PANGO_SCALE;
      place.y2 = place.y1 + (double) ink.height / PANGO_SCALE;
      g_array_append_val (inks, place);
    }
  return inks;
}

static void
check_overlaps (GArray *inks, const char *where)
{
  for (guint i = 0; i < inks->len; i++)
    for (guint j = 0; j < i; j++)
      {
        const Ink *a = &g_array_index (inks, Ink, i), *b = &g_array_index (inks, Ink, j);

        if (a->x1 < b->x2 && b->x1 < a->x2 && a->y1 < b->y2 && b->y1 < a->y2)
          g_error ("%s: “%s” and “%s” overlap", where, a->text, b->text);
      }
}

/* Everything that is drawn, lines as well, is within the margins. */
static void
check_margins (TaliaSheetPage *page, double width, double height, const char *where)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  double x, y, ink_width, ink_height;

  talia_sheet_page_draw (page, cr);
  cairo_recording_surface_ink_extents (surface, &x, &y, &ink_width, &ink_height);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  if (x < -1 || y < -1 || x + ink_width > width + 1 || y + ink_height > height + 1)
    g_error ("%s: from %g, %g to %g, %g on %g × %g", where, x, y, x + ink_width, y + ink_height, width, height);
  g_assert_cmpfloat (ink_width, >, width * 0.9);
}

/* Names may be cut and, where a narrow page has many columns, what is above the columns. */
static gboolean
may_be_cut (const char *text, double width)
{
  static const char *const heads[] = { "Punkty", "Points", "Wynik", "Total", NULL };

  return g_strv_contains (names, text) || strstr (text, " i ") != NULL || strstr (text, " and ") != NULL
         || (width < 400 && g_strv_contains (heads, text));
}

static void
check_letters (TaliaSheetPage *page, double width, const char *where)
{
  PangoLayout *layout;
  double x, y;

  for (guint i = 0; (layout = talia_sheet_page_get_text (page, i, &x, &y)) != NULL; i++)
    {
      const PangoFontDescription *font = pango_layout_get_font_description (layout);
      const char *text = pango_layout_get_text (layout);

      g_assert_cmpint (pango_font_description_get_size (font), >=, (int) (TALIA_SHEET_LEAST * PANGO_SCALE));
      if (pango_layout_is_ellipsized (layout) && !may_be_cut (text, width))
        g_error ("%s: “%s” is cut", where, text);
      g_assert_cmpint (pango_layout_get_unknown_glyphs_count (layout), ==, 0);
    }
}

static void
check_page (TaliaSheet *sheet, double width, double height, const char *where)
{
  g_autoptr (TaliaSheetPage) page = talia_sheet_page_new (sheet, width, height);
  g_autoptr (GArray) inks = list_ink (page);

  check_letters (page, width, where);
  check_margins (page, width, height, where);
  check_overlaps (inks, where);
}

/* Draws the page that would be printed on A4, twice as large as it is, into a file. */
static void
take_picture (TaliaSheet *sheet, const char *where)
{
  g_autoptr (GtkPageSetup) setup = talia_sheet_print_choose_page (sheet);
  const double width = gtk_page_setup_get_page_width (setup, GTK_UNIT_POINTS);
  const double height = gtk_page_setup_get_page_height (setup, GTK_UNIT_POINTS);
  g_autofree char *name = g_strdelimit (g_strconcat (where, ".png", NULL), "/ ", '-');
  g_autofree char *path = NULL;
  g_autoptr (TaliaSheetPage) page = NULL;
  cairo_surface_t *surface;
  cairo_t *cr;

  if (g_getenv ("TALIA_PICTURES") == NULL)
    return;
  path = g_build_filename (g_getenv ("TALIA_PICTURES"), name, NULL);
  page = talia_sheet_page_new (sheet, width, height);
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) width * 2 + 80, (int) height * 2 + 80);
  cr = cairo_create (surface);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_translate (cr, 40, 40);
  cairo_scale (cr, 2, 2);
  talia_sheet_page_draw (page, cr);
  cairo_destroy (cr);
  cairo_surface_write_to_png (surface, path);
  cairo_surface_destroy (surface);
}

/* Looks at the sheet on every paper, upright and across; a usual run takes the one with the least room. */
static void
check_sheet (TaliaSheet *sheet, const char *where)
{
  for (gsize i = 0; i < (g_test_thorough () ? G_N_ELEMENTS (papers) : 1); i++)
    {
      GtkPaperSize *paper = gtk_paper_size_new (papers[i]);
      const double margins = 68, width = gtk_paper_size_get_width (paper, GTK_UNIT_POINTS) - margins;
      const double height = gtk_paper_size_get_height (paper, GTK_UNIT_POINTS) - margins;
      g_autofree char *upright = g_strdup_printf ("%s %s", where, papers[i]);
      g_autofree char *across = g_strdup_printf ("%s across", upright);

      check_page (sheet, width, height, upright);
      check_page (sheet, height, width, across);
      gtk_paper_size_free (paper);
    }
  take_picture (sheet, where);
}

/* --- matches ------------------------------------------------------------------------------------- */

static TaliaTable *
make_table (const TaliaGame *game, const TaliaOptions *options)
{
  TaliaTable *table = talia_table_new (game, options, NULL);

  g_assert_nonnull (table);
  for (int seat = 0; seat < talia_table_get_n_seats (table); seat++)
    {
      g_autofree char *text = g_strconcat ("human ", names[seat], NULL);

      talia_table_set_seat (table, seat, text);
    }
  return table;
}

static void
check_in_language (TaliaTable *table, const char *name, const char *language)
{
  const TaliaState *state = talia_table_get_state (table);
  g_autoptr (TaliaSheet) sheet = NULL;
  g_autofree char *where =
      g_strdup_printf ("%s %d %s %s", talia_table_get_game (table)->id, state->seats, name, language);

  g_settings_set_string (talia_settings_get (), "language", language);
  talia_language_apply ();
  sheet = state->deals == 0 ? talia_sheet_new_blank (talia_table_get_game (table), &state->options)
                            : talia_sheet_new_table (table);
  check_sheet (sheet, where);
}

static gboolean
is_extreme (const TaliaOption *players, int n)
{
  return n == players->min || n == players->max;
}

/* A usual run takes the least and the greatest number of players. */
static void
test_pages (gconstpointer data)
{
  const StartingCase *test = data;
  const int players = talia_options_find (test->game->options, "players", -1);
  const guint n = players >= 0 ? (guint) (test->game->options[players].max - test->game->options[players].min) : 0;
  const char *preset = test->preset != NULL ? test->preset->id : "random";
  g_autofree char *blank = g_strconcat (preset, " blank", NULL), *running = g_strconcat (preset, " running", NULL);
  g_autofree char *over = g_strconcat (preset, " over", NULL);
  TaliaRandom random;

  talia_random_init (&random, 40);
  for (guint number = 0; number <= n; number++)
    {
      g_autoptr (TaliaTable) table = NULL;
      TaliaState state;
      const char *language;

      starting_case (test, number, &random, &state);
      if (!g_test_thorough () && players >= 0 && !is_extreme (&test->game->options[players], state.seats))
        continue;
      language =
          languages[g_test_thorough () ? number % 2 : players >= 0 && state.seats == test->game->options[players].min];
      table = make_table (test->game, &state.options);
      check_in_language (table, blank, language);
      playing_steps (table, &random, 150);
      if (g_test_thorough ())
        check_in_language (table, running, language);
      playing_steps (table, &random, MOST_STEPS);
      check_in_language (table, over, language);
    }
}

/* --- contents ------------------------------------------------------------------------------------ */

static void
use_english (void)
{
  g_settings_set_string (talia_settings_get (), "language", "en");
  talia_language_apply ();
}

static const char *
get_cell (TaliaSheet *sheet, const TaliaSheetRow *row, int column, guint field)
{
  return row->cells[(guint) column * sheet->fields->len + field];
}

static const TaliaSheetRow *
get_row (TaliaSheet *sheet, guint index)
{
  g_assert_cmpuint (index, <, sheet->rows->len);
  return g_ptr_array_index (sheet->rows, index);
}

static void
assert_points (int points, const char *text)
{
  g_autofree char *expected = talia_words_format_points (points);

  g_assert_cmpstr (text, ==, expected);
}

static TaliaTable *
play (const char *id, const char *settings, guint deals)
{
  const TaliaGame *game = talia_registry_find (id);
  g_autoptr (TaliaTable) model = playing_game_table (game, settings);
  TaliaTable *table = make_table (game, &talia_table_get_state (model)->options);
  TaliaRandom random;

  talia_random_init (&random, 7);
  while (talia_table_get_state (table)->phase != TALIA_PHASE_OVER
         && (talia_table_get_state (table)->deals < deals || talia_table_get_state (table)->phase != TALIA_PHASE_DEAL))
    playing_step (table, &random);
  return table;
}

/* The party has a row for each deal with its dealer, sums of both parts, totals and places. */
static void
test_party (void)
{
  g_autoptr (TaliaTable) table = NULL;
  g_autoptr (TaliaScoreSheet) deals = NULL;
  g_autoptr (TaliaSheet) sheet = NULL;
  const TaliaState *state;
  guint n_deals = 0;

  use_english ();
  table = play ("kierki", "players=5 dealer=2", 100);
  deals = talia_score_sheet_new (table);
  sheet = talia_sheet_new_table (table);
  state = talia_table_get_state (table);
  g_assert_cmpuint (sheet->columns->len, ==, 5);
  g_assert_cmpstr (g_ptr_array_index (sheet->columns, 3), ==, "Katarzyna");
  for (guint i = 0; i < sheet->rows->len; i++)
    {
      const TaliaSheetRow *row = get_row (sheet, i);
      g_autoptr (TaliaDealScore) deal = g_list_model_get_item (G_LIST_MODEL (deals), n_deals);

      if (row->kind != TALIA_SHEET_DEAL)
        continue;
      g_assert_cmpstr (row->title, ==, talia_deal_score_get_title (deal));
      g_assert_cmpstr (row->dealer, ==, names[(2 + n_deals) % 5]);
      for (int side = 0; side < 5; side++)
        assert_points (talia_deal_score_get_points (deal, side), get_cell (sheet, row, side, 0));
      n_deals++;
    }
  g_assert_cmpuint (n_deals, ==, g_list_model_get_n_items (G_LIST_MODEL (deals)));
  for (int side = 0; side < 5; side++)
    {
      g_autoptr (TaliaDealScore) last = g_list_model_get_item (G_LIST_MODEL (deals), 6 - 1);

      assert_points (talia_deal_score_get_total (last, side), get_cell (sheet, get_row (sheet, 6), side, 0));
      assert_points (state->total[side], get_cell (sheet, get_row (sheet, sheet->rows->len - 2), side, 0));
    }
  g_assert_cmpstr (get_row (sheet, 6)->title, ==, "Deals 1–6");
  g_assert_cmpint (get_row (sheet, 6)->kind, ==, TALIA_SHEET_SUBTOTAL);
}

/* Partners share a column; bids, tricks, bags and totals are told deal by deal. */
static void
test_bids (void)
{
  g_autoptr (TaliaTable) table = NULL;
  g_autoptr (TaliaScoreSheet) deals = NULL;
  g_autoptr (TaliaSheet) sheet = NULL;

  use_english ();
  table = play ("spades", "dealer=0", 3);
  deals = talia_score_sheet_new (table);
  sheet = talia_sheet_new_table (table);
  g_assert_cmpuint (sheet->columns->len, ==, 2);
  g_assert_cmpstr (g_ptr_array_index (sheet->columns, 1), ==, "Wojciech and Katarzyna");
  g_assert_cmpuint (sheet->fields->len, ==, 5);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (deals)); i++)
    for (int side = 0; side < 2; side++)
      {
        g_autoptr (TaliaDealScore) deal = g_list_model_get_item (G_LIST_MODEL (deals), i);
        const TaliaContract *contract = talia_deal_score_get_contract (deal, side);

        g_assert_cmpint (atoi (get_cell (sheet, get_row (sheet, i), side, 0)), ==, contract->bid);
        assert_points (contract->tricks, get_cell (sheet, get_row (sheet, i), side, 1));
        assert_points (talia_deal_score_get_points (deal, side), get_cell (sheet, get_row (sheet, i), side, 2));
        assert_points (contract->bags, get_cell (sheet, get_row (sheet, i), side, 3));
        assert_points (talia_deal_score_get_total (deal, side), get_cell (sheet, get_row (sheet, i), side, 4));
        g_assert_cmpstr (get_row (sheet, i)->dealer, ==, names[i]);
      }
}

/* A match that goes on has empty rows for the deals to come. */
static void
test_running (void)
{
  g_autoptr (TaliaTable) table = NULL, first = NULL;
  g_autoptr (TaliaSheet) sheet = NULL, begun = NULL;
  guint n_open = 0, n_deals = 0;

  use_english ();
  table = play ("kierki", "players=4", 2);
  sheet = talia_sheet_new_table (table);
  for (guint i = 0; i < sheet->rows->len; i++)
    {
      n_open += talia_sheet_row_is_open (get_row (sheet, i));
      n_deals += get_row (sheet, i)->kind == TALIA_SHEET_DEAL;
    }
  g_assert_cmpint (n_deals, ==, talia_game_plan (talia_table_get_game (table), talia_table_get_state (table), 1, NULL));
  g_assert_false (talia_sheet_row_is_open (get_row (sheet, 1)));
  g_assert_cmpstr (get_row (sheet, 2)->title, ==, "Deals 1–2");
  g_assert_cmpuint (n_open, ==, sheet->rows->len - 3);

  /* A single deal is no sum. */
  first = play ("kierki", "players=4", 1);
  begun = talia_sheet_new_table (first);
  g_assert_cmpint (get_row (begun, 1)->kind, ==, TALIA_SHEET_DEAL);
}

/* On paper, somebody without a name is not called “You”, and a blank sheet has room for names, date and results. */
static void
test_blank (void)
{
  g_autoptr (TaliaTable) table = NULL;
  g_autoptr (TaliaSheet) sheet = NULL, blank = NULL;

  use_english ();
  table = play ("hearts", "", 1);
  talia_table_set_seat (table, 0, "human ");
  sheet = talia_sheet_new_table (table);
  g_assert_cmpstr (g_ptr_array_index (sheet->columns, 0), ==, "");
  blank = talia_sheet_new_blank (talia_registry_find ("hearts"), &talia_table_get_state (table)->options);
  for (guint i = 0; i < blank->rows->len; i++)
    g_assert_true (talia_sheet_row_is_open (get_row (blank, i)));
  for (guint i = 0; i < blank->columns->len; i++)
    g_assert_cmpstr (g_ptr_array_index (blank->columns, i), ==, "");
  g_assert_cmpstr (blank->date, ==, "");
  g_assert_cmpstr (get_row (blank, 0)->title, ==, "Pass to the left");
}

/* A score pad has the day on which it was begun. Players with the same name are told apart, also on a blank sheet,
 * which has room for the names that are missing and for the date. */
static void
test_pads (void)
{
  static const char *const told_apart[] = { "Ania", "Ania 2", "Ania 3", "" };
  const TaliaGame *game = talia_registry_find ("kierki");
  g_autoptr (TaliaScorePad) pad = NULL;
  g_autoptr (TaliaSheet) sheet = NULL, blank = NULL;
  g_autofree char *day = talia_words_day (1700000000);
  TaliaOptions options;

  use_english ();
  talia_game_init_options (game, &options);
  pad = talia_score_pad_new (game, &options, NULL);
  for (int seat = 0; seat < 3; seat++)
    talia_score_pad_set_player (pad, seat, "Ania");
  sheet = talia_pad_sheet_new (pad, 1700000000);
  blank = talia_pad_sheet_new_blank (pad);
  g_assert_cmpstr (sheet->date, ==, day);
  g_assert_cmpstr (blank->date, ==, "");
  for (guint i = 0; i < G_N_ELEMENTS (told_apart); i++)
    {
      g_assert_cmpstr (g_ptr_array_index (sheet->columns, i), ==, i < 3 ? told_apart[i] : "Player 4");
      g_assert_cmpstr (g_ptr_array_index (blank->columns, i), ==, told_apart[i]);
    }
}

/* The name of a pad is part of the title, and the file has the title and the day in its name, without a slash. */
static void
test_names (void)
{
  const TaliaGame *game = talia_registry_find ("kierki");
  g_autofree char *day = talia_words_day (1700000000), *dated = NULL;
  TaliaOptions options;

  use_english ();
  dated = g_strconcat ("Święta 2023-24 · Kierki, ", g_strdelimit (day, "/", '-'), NULL);
  talia_game_init_options (game, &options);
  for (int is_named = FALSE; is_named <= TRUE; is_named++)
    {
      g_autoptr (TaliaScorePad) pad = talia_score_pad_new (game, &options, NULL);
      g_autoptr (TaliaSheet) sheet = NULL, blank = talia_pad_sheet_new_blank (pad);
      g_autofree char *name = NULL, *blank_name = talia_sheet_name_file (blank);

      if (is_named)
        talia_score_pad_set_title (pad, "Święta 2023/24");
      sheet = talia_pad_sheet_new (pad, 1700000000);
      g_assert_cmpstr (sheet->title, ==, is_named ? "Święta 2023/24 · Kierki" : "Kierki");
      name = talia_sheet_name_file (sheet);
      g_assert_cmpstr (name, ==, is_named ? dated : strstr (dated, "Kierki"));
      g_assert_cmpstr (blank_name, ==, "Kierki");
    }
}

/* --- long matches -------------------------------------------------------------------------------- */

/* Where not all deals have room, the first of them share a row, which says what they brought. */
static void
test_long (void)
{
  g_autoptr (TaliaSheet) sheet = talia_sheet_new ("Long", NULL, NULL);
  g_autoptr (TaliaSheetPage) page = NULL;
  PangoLayout *layout;
  gboolean has_first = FALSE, has_last = FALSE, has_sum = FALSE;
  double x, y;

  use_english ();
  talia_sheet_add_column (sheet, "Ala");
  talia_sheet_add_column (sheet, "Ola");
  talia_sheet_add_field (sheet, "Points", FALSE);
  talia_sheet_add_field (sheet, "Total", TRUE);
  for (int i = 1; i <= 1000; i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", i), *total = g_strdup_printf ("%d", 20000 + i);
      TaliaSheetRow *row = talia_sheet_add_row (sheet, TALIA_SHEET_DEAL, number, NULL, NULL);

      talia_sheet_set_cell (sheet, row, 0, 0, "1");
      talia_sheet_set_cell (sheet, row, 0, 1, total);
    }
  check_page (sheet, 500, 700, "long");
  page = talia_sheet_page_new (sheet, 500, 700);
  for (guint i = 0; (layout = talia_sheet_page_get_text (page, i, &x, &y)) != NULL; i++)
    {
      const char *text = pango_layout_get_text (layout);

      has_first |= g_str_equal (text, "20001");
      has_last |= g_str_equal (text, "21000");
      has_sum |= g_str_has_prefix (text, "Deals 1–");
    }
  g_assert_false (has_first);
  g_assert_true (has_last);
  g_assert_true (has_sum);
}

/* --- printing ------------------------------------------------------------------------------------ */

static void
done_cb (GtkPrintOperation *operation, GtkPrintOperationResult result, int *out)
{
  *out = (int) result;
}

/* The operation of the print dialog prints one page, here into a file. */
static void
test_print (void)
{
  g_autofree char *folder = playing_folder ();
  g_autofree char *path = g_build_filename (folder, "sheet.pdf", NULL), *text = NULL;
  g_autoptr (TaliaTable) table = NULL;
  g_autoptr (TaliaSheet) sheet = NULL;
  g_autoptr (GtkPrintOperation) operation = NULL;
  g_autoptr (GBytes) bytes = NULL;
  int result = -1;

  use_english ();
  table = play ("kierki", "players=7", 100);
  sheet = talia_sheet_new_table (table);
  operation = talia_sheet_print_new (sheet);
  gtk_print_operation_set_export_filename (operation, path);
  g_signal_connect (operation, "done", G_CALLBACK (done_cb), &result);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, NULL);
  wait_until (result >= 0);
  g_assert_cmpint (result, ==, GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_cmpint (gtk_print_operation_get_n_pages_to_print (operation), ==, 1);
  text = playing_read (folder, "sheet.pdf");
  g_assert_true (g_str_has_prefix (text, "%PDF-"));

  bytes = talia_sheet_print_to_pdf (sheet, NULL);
  g_assert_cmpuint (g_bytes_get_size (bytes), >, 1000);
  g_assert_true (memcmp (g_bytes_get_data (bytes, NULL), "%PDF-", 5) == 0);
  playing_remove_folder (g_steal_pointer (&folder));
}

/* Many players need the page across, few do not. */
static void
test_orientation (void)
{
  g_autoptr (TaliaTable) two = NULL;
  g_autoptr (TaliaSheet) few = NULL, blank = NULL;
  g_autoptr (GtkPageSetup) upright = NULL, also = NULL;

  use_english ();
  two = play ("casino", "players=2", 100);
  few = talia_sheet_new_table (two);
  upright = talia_sheet_print_choose_page (few);
  g_assert_cmpint (gtk_page_setup_get_orientation (upright), ==, GTK_PAGE_ORIENTATION_PORTRAIT);
  blank = talia_sheet_new_blank (talia_registry_find ("casino"), &talia_table_get_state (two)->options);
  also = talia_sheet_print_choose_page (blank);
  g_assert_cmpint (gtk_page_setup_get_orientation (also), ==, GTK_PAGE_ORIENTATION_PORTRAIT);
}

/* The dialog shows the page in a window as narrow as a phone, and names it. */
static void
test_dialog (void)
{
  GtkWidget *window = adw_window_new ();
  g_autoptr (TaliaSheet) sheet = NULL;
  AdwDialog *dialog;
  GtkWidget *preview;
  TaliaOptions options;
  int least;

  use_english ();
  talia_game_init_options (talia_registry_find ("kierki"), &options);
  sheet = talia_sheet_new_blank (talia_registry_find ("kierki"), &options);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  gtk_window_present (GTK_WINDOW (window));
  talia_sheet_dialog_present (sheet, window);
  dialog = adw_window_get_visible_dialog (ADW_WINDOW (window));
  g_assert_true (TALIA_IS_SHEET_DIALOG (dialog));
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  preview = find (GTK_WIDGET (dialog), GTK_TYPE_DRAWING_AREA, 0);
  wait_until (gtk_widget_get_width (preview) > 200 && gtk_widget_get_height (preview) > 300);
  g_assert_true (is_named (preview, "The page to be printed: Kierki"));
  gtk_widget_measure (adw_dialog_get_child (dialog), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 360);
  adw_dialog_force_close (dialog);
  wait_until (dialog == NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_settings_set_string (talia_settings_get (), "language", "en");
  talia_language_init ();
  setup_still (&argc, &argv);
  if (!talia_language_is_available ())
    {
      g_print ("1..0 # SKIP no locale but C is installed, so the C library looks at no catalog\n");
      return 0;
    }

  starting_add_cases ("sheet/pages", test_pages);
  g_test_add_func ("/sheet/party", test_party);
  g_test_add_func ("/sheet/bids", test_bids);
  g_test_add_func ("/sheet/running", test_running);
  g_test_add_func ("/sheet/blank", test_blank);
  g_test_add_func ("/sheet/pads", test_pads);
  g_test_add_func ("/sheet/names", test_names);
  g_test_add_func ("/sheet/long", test_long);
  g_test_add_func ("/sheet/print", test_print);
  g_test_add_func ("/sheet/orientation", test_orientation);
  g_test_add_func ("/sheet/dialog", test_dialog);
  return g_test_run ();
}
