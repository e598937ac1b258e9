/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests choosing among AisleRiot's real decks, and files that are not decks. */
#include <adwaita.h>
#include <glib/gstdio.h>

#include "find.h"
#include "playing.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/app/talia-picture-row.h"
#include "ui/app/talia-preferences-dialog.h"
#include "ui/cards/talia-card-face.h"
#include "ui/cards/talia-card-textures.h"
#include "ui/cards/talia-decks.h"

#define WIDTH 100
#define HEIGHT 140

static char *folder; /* of the player's own decks */

/* --- files -------------------------------------------------------------------------------------- */

static void
store (const char *name, const char *text, gsize size)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, (gssize) size, NULL));
}

static GBytes *
compress_bytes (const char *text, gsize size)
{
  g_autoptr (GZlibCompressor) compressor = g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, 9);
  g_autoptr (GOutputStream) memory = g_memory_output_stream_new_resizable ();
  g_autoptr (GOutputStream) stream = g_converter_output_stream_new (memory, G_CONVERTER (compressor));

  g_assert_true (g_output_stream_write_all (stream, text, size, NULL, NULL, NULL));
  g_assert_true (g_output_stream_close (stream, NULL, NULL));
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (memory));
}

static void
store_compressed (const char *name, const char *text, gsize size, int times)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, size);

  for (; times > 0; times--)
    {
      g_autoptr (GBytes) before = g_steal_pointer (&bytes);

      bytes = compress_bytes (g_bytes_get_data (before, NULL), g_bytes_get_size (before));
    }
  store (name, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* Creates a deck of coloured squares with this content in each card, without the card of id `missing`. */
static char *
create_deck (const char *missing, const char *prologue, const char *content)
{
  static const char *const suits[] = { "club", "diamond", "heart", "spade" };
  static const char *const ranks[] = { "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king" };
  GString *text = g_string_new (prologue);

  g_string_append (text, "<svg xmlns='http://www.w3.org/2000/svg' width='1300' height='700'>");
  for (int i = 0; i < 53; i++)
    {
      int column = i < 52 ? i % 13 : 2, row = i / 13;
      g_autofree char *id = i < 52 ? g_strdup_printf ("%s_%s", suits[row], ranks[column]) : g_strdup ("back");

      if (!g_str_equal (id, missing))
        g_string_append_printf (text,
                                "<g id='%s'><rect x='%d' y='%d' width='100' height='140' fill='#%02x%02x80'/>%s</g>",
                                id, column * 100, row * 140, 15 * column, 40 * row, content);
    }
  g_string_append (text, "</svg>");
  return g_string_free (text, FALSE);
}

static void
store_deck (const char *name, const char *missing, const char *prologue, const char *content)
{
  g_autofree char *text = create_deck (missing, prologue, content);

  store (name, text, strlen (text));
}

/* Noise that is so fine that each card takes a second of processor time. */
#define SLOW                                                                                                           \
  "<filter id='f' x='0' y='0' width='1' height='1'><feTurbulence baseFrequency='.9' numOctaves='99'/></filter>"        \
  "<rect width='1300' height='700' filter='url(#f)'/>"

/* Entities that expand to a thousand million times "ha". */
#define ENTITIES                                                                                                       \
  "<!DOCTYPE svg [<!ENTITY a 'ha'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;'>"                                        \
  "<!ENTITY c '&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;'><!ENTITY d '&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;'>"                           \
  "<!ENTITY e '&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;'><!ENTITY f '&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;'>"                           \
  "<!ENTITY g '&f;&f;&f;&f;&f;&f;&f;&f;&f;&f;'><!ENTITY h '&g;&g;&g;&g;&g;&g;&g;&g;&g;&g;'>"                           \
  "<!ENTITY i '&h;&h;&h;&h;&h;&h;&h;&h;&h;&h;'><!ENTITY j '&i;&i;&i;&i;&i;&i;&i;&i;&i;&i;'>]>"

static void
store_files (void)
{
  static const char junk[] = "Ceci n'est pas une carte.", cut[] = "\x1f\x8b\x08\x00 and so on";
  static const char empty[] = "<svg xmlns='http://www.w3.org/2000/svg' width='1300' height='700'/>";
  g_autofree char *whole = create_deck ("", "", ""), *large = g_malloc0 (40 * 1024 * 1024);
  g_autofree char *directory = g_build_filename (folder, "folder.svg", NULL);

  memset (large, ' ', 40 * 1024 * 1024);
  store_deck ("good.svg", "", "", "");
  store_compressed ("good_too.svgz", whole, strlen (whole), 1);
  store ("nothing.svg", "", 0);
  store ("no-gzip.svgz", junk, sizeof junk - 1);
  store ("cut.svgz", cut, sizeof cut - 1);
  store ("large.svg", large, 40 * 1024 * 1024);
  store_compressed ("bomb.svgz", large, 40 * 1024 * 1024, 1);
  store_compressed ("two-bombs.svgz", large, 40 * 1024 * 1024, 2);
  store ("no-ids.svg", empty, sizeof empty - 1);
  store_deck ("entities.svg", "", ENTITIES, "<text>&j;</text>");
  store_deck ("no-seven.svg", "club_7", "", "");
  store_deck ("no-back.svg", "back", "", "");
  store_deck ("slow.svg", "", "", SLOW);
  g_assert_cmpint (g_mkdir (directory, 0700), ==, 0);
}

static const struct
{
  const char *name;
  int code; /* -1: it is a deck */
  const char *sentence;
} files[] = {
  { "good.svg", -1, NULL },
  { "good_too.svgz", -1, NULL },
  { "nothing.svg", TALIA_CARD_DECK_ERROR_NO_PICTURE, "The deck “nothing.svg” is not a valid SVG picture." },
  { "no-gzip.svgz", TALIA_CARD_DECK_ERROR_NO_PICTURE, "The deck “no-gzip.svgz” is not a valid SVG picture." },
  { "cut.svgz", TALIA_CARD_DECK_ERROR_NO_PICTURE, "The deck “cut.svgz” is not a valid SVG picture." },
  { "large.svg", TALIA_CARD_DECK_ERROR_TOO_LARGE, "The deck “large.svg” is too large." },
  { "bomb.svgz", TALIA_CARD_DECK_ERROR_TOO_LARGE, "The deck “bomb.svgz” is too large." },
  { "two-bombs.svgz", TALIA_CARD_DECK_ERROR_NO_PICTURE, "The deck “two-bombs.svgz” is not a valid SVG picture." },
  { "no-ids.svg", TALIA_CARD_DECK_ERROR_INCOMPLETE, "The deck “no-ids.svg” is not complete: “back” is missing." },
  { "entities.svg", TALIA_CARD_DECK_ERROR_NO_PICTURE, "The deck “entities.svg” is not a valid SVG picture." },
  { "no-seven.svg", TALIA_CARD_DECK_ERROR_INCOMPLETE, "The deck “no-seven.svg” is not complete: “club_7” is missing." },
  { "no-back.svg", TALIA_CARD_DECK_ERROR_INCOMPLETE, "The deck “no-back.svg” is not complete: “back” is missing." },
  { "slow.svg", TALIA_CARD_DECK_ERROR_TOO_SLOW, "The deck “slow.svg” takes too long to draw." },
  { "folder.svg", TALIA_CARD_DECK_ERROR_UNREADABLE, "The deck “folder.svg” cannot be read." },
};

/* --- loading ------------------------------------------------------------------------------------ */

static void
test_a_file_is_a_deck_or_says_why_not (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (GFile) file = talia_decks_find (talia_decks_get (), files[i].name);
  g_autoptr (GError) error = NULL;
  g_autoptr (TaliaCardDeck) deck = NULL;

  g_assert_nonnull (file);
  deck = talia_card_deck_load (file, NULL, &error);
  if (files[i].code < 0)
    {
      g_assert_no_error (error);
      g_assert_nonnull (deck);
      return;
    }
  g_assert_null (deck);
  g_assert_error (error, TALIA_CARD_DECK_ERROR, files[i].code);
  g_assert_cmpstr (error->message, ==, files[i].sentence);
}

static void
test_loading_can_be_cancelled (void)
{
  g_autoptr (GFile) file = talia_decks_find (talia_decks_get (), "good.svg");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (talia_card_deck_load (file, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* --- AisleRiot's decks ----------------------------------------------------------------------------- */

static TaliaCardDeck *
load_deck (const char *id)
{
  g_autoptr (GFile) file = talia_decks_find (talia_decks_get (), id);
  g_autoptr (GError) error = NULL;
  TaliaCardDeck *deck = talia_card_deck_load (file, NULL, &error);

  g_assert_no_error (error);
  return deck;
}

static void
download (const TaliaCardLook *look, TaliaCard card, guint32 *pixels)
{
  g_autoptr (GdkTexture) texture = talia_card_face_create_texture (look, card, WIDTH, 1);

  g_assert_cmpint (gdk_texture_get_height (texture), ==, HEIGHT);
  gdk_texture_download (texture, (guchar *) pixels, WIDTH * 4);
}

/* The card fills the rectangle exactly: it is drawn up to the middle of each edge. */
static void
check_place (TaliaCardDeck *deck, TaliaCard card)
{
  static const struct
  {
    int x, y;
  } edges[] = { { WIDTH / 2, 4 }, { WIDTH / 2, HEIGHT - 5 }, { 4, HEIGHT / 2 }, { WIDTH - 5, HEIGHT / 2 } };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);
  const guchar *data;

  g_assert_true (talia_card_deck_draw (deck, cr, card, WIDTH / 2., HEIGHT / 2., WIDTH, HEIGHT));
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  data = cairo_image_surface_get_data (surface);
  for (guint i = 0; i < G_N_ELEMENTS (edges); i++)
    if (data[edges[i].y * cairo_image_surface_get_stride (surface) + 4 * edges[i].x + 3] < 250)
      g_error ("card %d does not fill its rectangle at %d, %d", card, edges[i].x, edges[i].y);
  cairo_surface_destroy (surface);
}

/* Whether the centre of the pixel is in our index; beside the index, our own face cards have their figure. */
static gboolean
is_in_index (const TaliaCardLook *look, int x, int y)
{
  graphene_rect_t index = talia_card_face_get_index (look, WIDTH);

  graphene_rect_inset (&index, index.size.width * .15f, 0);
  return graphene_rect_contains_point (&index, &GRAPHENE_POINT_INIT ((float) x + .5f, (float) y + .5f));
}

/* With our indices all decks have the same pixels there; with its own indices a deck has none of ours. */
static void
check_indices (TaliaCardDeck *deck, TaliaCard card)
{
  const TaliaCardLook own = { 0 }, over = { .deck = deck }, left = { .deck = deck, .deck_indices = TRUE };
  g_autofree guint32 *usual = g_new (guint32, WIDTH * HEIGHT), *ours = g_new (guint32, WIDTH * HEIGHT);
  g_autofree guint32 *theirs = g_new (guint32, WIDTH * HEIGHT);
  int differ = 0, elsewhere = 0;

  download (&own, card, usual);
  download (&over, card, ours);
  download (&left, card, theirs);
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++)
      {
        int i = y * WIDTH + x;

        if (is_in_index (&own, x, y) && usual[i] != ours[i])
          g_error ("card %d: the deck covers our index at %d, %d", card, x, y);
        differ += is_in_index (&own, x, y) && ours[i] != theirs[i];
        elsewhere += x > WIDTH / 3 && x < WIDTH * 2 / 3 && usual[i] != theirs[i];
      }
  g_assert_cmpint (differ, >, 50);
  g_assert_cmpint (elsewhere, >, 50);
}

static void
test_a_real_deck (gconstpointer data)
{
  const char *id = data;
  g_autoptr (TaliaCardDeck) deck = load_deck (id);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree guint32 *pixels = g_new (guint32, WIDTH * HEIGHT);
  const TaliaCardLook look = { .deck = deck, .deck_indices = TRUE, .back = TALIA_CARD_BACK_DECK };

  check_place (deck, TALIA_NO_CARD);
  for (TaliaCards cards = TALIA_ALL_CARDS; cards != 0;)
    {
      TaliaCard card = talia_cards_pop (&cards);

      check_place (deck, card);
      check_indices (deck, card);
      download (&look, card, pixels);
      g_assert_true (g_hash_table_add (
          seen, g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) pixels, WIDTH * HEIGHT * 4)));
    }
  download (&look, TALIA_NO_CARD, pixels);
  g_assert_true (g_hash_table_add (
      seen, g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) pixels, WIDTH * HEIGHT * 4)));
}

/* Large indices and small cards combine our index with the deck's figure. */
static void
test_large_letters_stay_ours (void)
{
  static const TaliaCard cards[] = { TALIA_CARD (TALIA_KING, TALIA_SPADES), TALIA_CARD (TALIA_SEVEN, TALIA_HEARTS) };
  g_autoptr (TaliaCardDeck) deck = load_deck ("good.svg");
  const TaliaCardLook own = { .large_indices = TRUE },
                      of_deck = { .large_indices = TRUE, .deck = deck, .deck_indices = TRUE };

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      g_autofree guint32 *usual = g_new (guint32, WIDTH * HEIGHT), *pixels = g_new (guint32, WIDTH * HEIGHT);
      int differ = 0;

      download (&own, cards[i], usual);
      download (&of_deck, cards[i], pixels);
      for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++)
          {
            gboolean other = usual[y * WIDTH + x] != pixels[y * WIDTH + x];

            /* On our own face cards, the edge of the figure is below the index. */
            g_assert_false (other && is_in_index (&own, x, y) && y < HEIGHT * .28);
            differ += other;
          }
      g_assert_cmpint (differ > 0, ==, i == 0);
    }
}

/* --- choosing ----------------------------------------------------------------------------------- */

static void
count_cb (gpointer instance, int *changes)
{
  ++*changes;
}

static void
refused_cb (TaliaDecks *decks, const char *sentence, char **last)
{
  g_set_str (last, sentence);
}

static void
test_the_choice_is_seen_at_once (void)
{
  TaliaDecks *decks = talia_decks_get ();
  TaliaCardTextures *textures = talia_card_textures_get ();
  GSettings *settings = talia_settings_get ();
  g_autofree char *id = NULL, *sentence = NULL;
  int changes = 0;
  gulong handler = g_signal_connect (textures, "changed", G_CALLBACK (count_cb), &changes);
  gulong refusals = g_signal_connect (decks, "refused", G_CALLBACK (refused_cb), &sentence);

  talia_decks_choose (decks, "good.svg");
  g_assert_null (talia_card_textures_get_look (textures)->deck); /* loading is asynchronous */
  wait_until (talia_card_textures_get_look (textures)->deck != NULL);
  g_assert_cmpint (changes, ==, 1);
  id = g_settings_get_string (settings, "deck");
  g_assert_cmpstr (id, ==, "good.svg");

  /* A broken deck changes nothing. */
  talia_decks_choose (decks, "no-back.svg");
  wait_until (sentence != NULL);
  g_assert_cmpstr (sentence, ==, "The deck “no-back.svg” is not complete: “back” is missing.");
  g_assert_nonnull (talia_card_textures_get_look (textures)->deck);
  g_assert_cmpint (changes, ==, 1);
  g_clear_pointer (&id, g_free);
  id = g_settings_get_string (settings, "deck");
  g_assert_cmpstr (id, ==, "good.svg");
  talia_decks_choose (decks, "../good.svg");
  g_assert_cmpstr (sentence, ==, "The deck “../good.svg” is no longer there.");

  /* The last of two choices wins. */
  talia_decks_choose (decks, "slow.svg");
  talia_decks_choose (decks, "");
  g_assert_null (talia_card_textures_get_look (textures)->deck);
  g_assert_cmpint (changes, ==, 2);

  g_signal_handler_disconnect (textures, handler);
  g_signal_handler_disconnect (decks, refusals);
}

/* A missing deck is ignored at the start; warnings are fatal. */
static void
test_a_deck_that_is_gone_is_not_missed (void)
{
  static const char *const ids[] = { "gone.svgz", "no-back.svg", "/etc/passwd", "" };
  TaliaDecks *decks = talia_decks_get ();
  GSettings *settings = talia_settings_get ();
  g_autofree char *sentence = NULL, *id = NULL;
  gulong refusals = g_signal_connect (decks, "refused", G_CALLBACK (refused_cb), &sentence);

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_settings_set_string (settings, "deck", "good.svg");
      wait_until (talia_decks_get_deck (decks) != NULL);
      g_settings_set_string (settings, "deck", ids[i]);
      wait_until (talia_decks_get_deck (decks) == NULL);
      g_free (id);
      id = g_settings_get_string (settings, "deck");
      g_assert_cmpstr (id, ==, ids[i]); /* the setting stays, because the deck may come back */
    }
  g_assert_null (sentence);
  g_signal_handler_disconnect (decks, refusals);
}

static void
test_names (void)
{
  static const char *const names[][2] = { { "anglo_poker.svgz", "Anglo poker" },
                                          { "l-&-h.svgz", "L-&-h" },
                                          { "атласные.svgz", "Атласные" },
                                          { "swiss-XVII.svg", "Swiss-XVII" } };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *name = talia_decks_get_name (names[i][0]);

      g_assert_cmpstr (name, ==, names[i][1]);
    }
}

/* --- preferences -------------------------------------------------------------------------------- */

static GtkWidget *
find_button (GtkWidget *row, const char *name)
{
  GtkWidget *button;

  for (guint i = 0; (button = find (row, GTK_TYPE_TOGGLE_BUTTON, i)) != NULL; i++)
    if (g_str_equal (gtk_widget_get_tooltip_text (button), name))
      return button;
  g_error ("There is no deck “%s”", name);
}

static void
test_the_preferences_offer_decks (void)
{
  GtkWidget *window = adw_window_new (), *dialog = GTK_WIDGET (talia_preferences_dialog_new (NULL));
  GtkWidget *row, *own, *good, *broken;
  TaliaDecks *decks = talia_decks_get ();

  gtk_window_set_default_size (GTK_WINDOW (window), 520, 700);
  adw_window_set_content (ADW_WINDOW (window), gtk_label_new (NULL));
  gtk_window_present (GTK_WINDOW (window));
  adw_dialog_present (ADW_DIALOG (dialog), window);
  row = find (dialog, TALIA_TYPE_PICTURE_ROW, 1);
  own = find_button (row, "Talia’s own");
  good = find_button (row, "Good too");
  broken = find_button (row, "No-ids");
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (own)));
  wait_until (find (good, GTK_TYPE_PICTURE, 0) != NULL && find (broken, GTK_TYPE_IMAGE, 0) != NULL);

  g_signal_emit_by_name (good, "clicked");
  wait_until (talia_decks_get_deck (decks) != NULL);
  g_signal_emit_by_name (broken, "clicked");
  wait_until (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (good)));
  wait_until (has_shown_text (dialog, "The deck “no-ids.svg” is not complete: “back” is missing."));
  g_assert_nonnull (talia_decks_get_deck (decks));
  g_signal_emit_by_name (own, "clicked");
  g_assert_null (talia_decks_get_deck (decks));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The folder for own decks is made when it is asked for; if that cannot be, the preferences say why. */
static void
test_the_folder_is_made_or_it_is_said_why_not (void)
{
  GtkWidget *window = adw_window_new (), *dialog = GTK_WIDGET (talia_preferences_dialog_new (NULL));
  g_autofree char *away = g_strconcat (folder, "-away", NULL), *sentence = NULL;
  g_autoptr (GFile) made = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_rename (folder, away), ==, 0);
  made = talia_decks_make_folder (&error);
  g_assert_no_error (error);
  g_assert_cmpstr (g_file_peek_path (made), ==, folder);
  g_assert_true (g_file_test (folder, G_FILE_TEST_IS_DIR));

  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_true (g_file_set_contents (folder, "no folder", -1, NULL));
  g_assert_null (talia_decks_make_folder (&error));
  sentence = g_strconcat ("The folder for decks cannot be opened: ", error->message, NULL);
  adw_window_set_content (ADW_WINDOW (window), gtk_label_new (NULL));
  gtk_window_present (GTK_WINDOW (window));
  adw_dialog_present (ADW_DIALOG (dialog), window);
  g_signal_emit_by_name (find (dialog, ADW_TYPE_BUTTON_ROW, 0), "activated");
  wait_until (has_shown_text (dialog, sentence));
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_cmpint (g_remove (folder), ==, 0);
  g_assert_cmpint (g_rename (away, folder), ==, 0);
}

static void
add_tests (void)
{
  g_auto (GStrv) real = NULL;
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_strdup_printf ("/decks/file/%s", files[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_a_file_is_a_deck_or_says_why_not);
    }
  real = talia_decks_list (talia_decks_get ());
  for (guint i = 0; real[i] != NULL; i++)
    {
      g_autoptr (GFile) file = talia_decks_find (talia_decks_get (), real[i]);
      g_autofree char *path = g_strdup_printf ("/decks/real/%s", real[i]);

      if (g_str_has_prefix (g_file_peek_path (file), folder))
        continue;
      n++;
      g_test_add_data_func_full (path, g_strdup (real[i]), test_a_real_deck, g_free);
    }
  g_test_message ("%u decks of AisleRiot", n);
}

int
main (int argc, char **argv)
{
  char *data = playing_folder ();
  int result;

  g_setenv ("XDG_DATA_HOME", data, TRUE);
  folder = g_build_filename (data, "talia", "decks", NULL);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  setup_still (&argc, &argv);
  store_files ();

  add_tests ();
  g_test_add_func ("/decks/cancelled", test_loading_can_be_cancelled);
  g_test_add_func ("/decks/large-letters", test_large_letters_stay_ours);
  g_test_add_func ("/decks/choice", test_the_choice_is_seen_at_once);
  g_test_add_func ("/decks/gone", test_a_deck_that_is_gone_is_not_missed);
  g_test_add_func ("/decks/names", test_names);
  g_test_add_func ("/decks/folder", test_the_folder_is_made_or_it_is_said_why_not);
  g_test_add_func ("/decks/preferences", test_the_preferences_offer_decks);
  result = g_test_run ();
  playing_remove_folder (data);
  g_free (folder);
  return result;
}
