/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the cleaning of text from outside: the result is short, has one line, and keeps the direction of the sentence
 * around it (docs/RECORD.md). */
#include "model/base/talia-text.h"
#include "model/match/talia-match.h"
#include "model/record/talia-record-file.h"
#include "model/record/talia-record.h"
#include "model/table/talia-seat.h"
#include "playing.h"

#define TEN "abcdefghij"
#define FORTY TEN TEN TEN TEN
#define ACUTE "\u0301"
#define HEBREW "\u05de\u05e9\u05d4"
#define FAMILY "\U0001f468\u200d\U0001f469\u200d\U0001f467"

static const struct
{
  const char *rule, *given, *shown;
} names[] = {
  { "plain", "Ala", "Ala" },
  { "polish", "Zażółć gęślą jaźń", "Zażółć gęślą jaźń" },
  { "empty", "", "" },
  { "spaces-around", "  Ala  ", "Ala" },
  { "spaces-within", "Ala \u00a0 \u3000Ma", "Ala Ma" },
  { "newlines-are-spaces", "Ala\nMa\r\n\u2028Kota\u2029", "Ala Ma Kota" },
  { "controls-are-spaces", "\001Ala\tMa\x7fKota\xc2\x85", "Ala Ma Kota" },
  { "overrides-go", "\u202eAla\u202d\u202c", "Ala" },
  { "embeddings-go", "\u202aA\u202bla\u202c", "Ala" },
  { "isolates-go", "\u2066A\u2067l\u2068a\u2069\u2069", "Ala" },
  { "direction-marks-go", "\u200eA\u200fl\u061ca", "Ala" },
  { "what-hides-goes", "A\u200bl\u00ada\ufeff\u2060\U000e0041", "Ala" },
  { "joiners-stay", "\u0645\u06cc\u200c\u0631\u0648\u062f", "\u0645\u06cc\u200c\u0631\u0648\u062f" },
  { "joined-emoji-stay", FAMILY, FAMILY },
  { "one-mark", "A" ACUTE, "A" ACUTE },
  { "four-marks", "A" ACUTE ACUTE ACUTE ACUTE, "A" ACUTE ACUTE ACUTE ACUTE },
  { "five-marks", "A" ACUTE ACUTE ACUTE ACUTE ACUTE "la", "A" ACUTE ACUTE ACUTE ACUTE "la" },
  { "enclosing-marks", "A\u20dd\u20de\u20df\u20e0\u20e4la", "A\u20dd\u20de\u20df\u20e0la" },
  { "joiners-are-marks", "A\u200d\u200d\u200d\u200d\u200dla", "A\u200d\u200d\u200d\u200dla" },
  { "marks-on-nothing", ACUTE "Ala", "Ala" },
  { "marks-on-a-space", "A " ACUTE "la", "A la" },
  { "not-utf-8", "A\xc5la\xff", "A\ufffdla\ufffd" },
  { "torn-utf-8", "Al\xc4", "Al\ufffd" },
  { "as-long-as-can-be", FORTY, FORTY },
  { "longer", FORTY "k", TEN TEN TEN "abcdefghi…" },
  { "spaces-count", TEN TEN TEN "abcdefghi jk", TEN TEN TEN "abcdefghi…" },
  { "marks-do-not-count", FORTY ACUTE ACUTE, FORTY ACUTE ACUTE },
  { "marks-go-with-what-is-cut", FORTY ACUTE "k", TEN TEN TEN "abcdefghi…" },
  { "spaces-behind-are-no-more", FORTY "  ", FORTY },
};

static void
test_name (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autofree char *shown = talia_text_clean (names[i].given, TALIA_TEXT_NAME);
  g_autofree char *again = talia_text_clean (shown, TALIA_TEXT_NAME);
  g_autoptr (TaliaSeat) seat = talia_seat_new (1, names[i].given, "easy");

  g_assert_cmpstr (shown, ==, names[i].shown);
  g_assert_cmpstr (again, ==, shown);
  g_assert_cmpstr (talia_seat_get_given_name (seat), ==, shown);
}

/* Any amount of text from any source is limited. */
static void
test_floods (void)
{
  static const char *const floods[] = { "a", ACUTE, "\u202e", "\n", "\u4e00", HEBREW, "\xff", "a" ACUTE ACUTE, FAMILY };

  for (gsize i = 0; i < G_N_ELEMENTS (floods); i++)
    {
      g_autoptr (GString) flood = g_string_new ("A");
      g_autofree char *shown = NULL;

      for (guint n = 0; n < 1000000; n++)
        g_string_append (flood, floods[i]);
      shown = talia_text_clean (flood->str, TALIA_TEXT_NAME);
      g_assert_true (g_utf8_validate (shown, -1, NULL));
      g_assert_cmpint (g_utf8_strlen (shown, -1), <=, 5 * TALIA_TEXT_NAME);
    }
}

static void
test_paths (void)
{
  g_autoptr (GString) path = g_string_new (NULL);
  g_autofree char *shown = NULL, *plain = talia_text_clean_path ("/home/ala/a\nb\u202e.talia");

  g_assert_cmpstr (plain, ==, "/home/ala/a b.talia");
  for (guint i = 0; i < 400; i++)
    g_string_append (path, "/long" ACUTE);
  g_string_append (path, "/match.talia");
  shown = talia_text_clean_path (path->str);
  g_assert_true (g_str_has_prefix (shown, "…"));
  g_assert_true (g_str_has_suffix (shown, "/long" ACUTE "/match.talia"));
  g_assert_cmpint (g_utf8_strlen (shown, -1), <=, TALIA_TEXT_LINE + TALIA_TEXT_LINE / 5);
  g_assert_cmpint (g_utf8_strlen (shown, -1), >=, TALIA_TEXT_LINE);
}

static void
test_only_what_goes_the_other_way_is_isolated (void)
{
  static const struct
  {
    const char *text;
    gboolean isolated;
  } cases[] = {
    { "Ala", FALSE },          { "Łódź 5", FALSE },       { "Ωμέγα", FALSE },
    { "\u4e00\u4e8c", FALSE }, { "\u0939\u093f", FALSE }, { FAMILY, FALSE },
    { HEBREW, TRUE },          { "Ala " HEBREW, TRUE },   { "\u0639\u0644\u064a", TRUE },
    { "\u0661\u0662", TRUE },  { "\u07ca\u07d0", TRUE },  { "\U0001e900", TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *between = g_strdup_printf ("\u200e\u2068%s\u2069", cases[i].text);
      g_autofree char *isolated = talia_text_isolate (cases[i].text);
      g_autoptr (TaliaSeat) seat = talia_seat_new (1, cases[i].text, "easy");

      g_assert_cmpstr (isolated, ==, cases[i].isolated ? between : cases[i].text);
      g_assert_cmpstr (talia_seat_get_name (seat), ==, isolated);
      g_assert_cmpstr (talia_seat_get_given_name (seat), ==, cases[i].text);
    }
}

/* The record keeps the name unchanged, though the match shows less of it. */
static void
test_records_keep_what_they_were_given (void)
{
  g_autofree char *much = g_strnfill (900, 'x'); /* within the limit of a stored seat */
  g_autofree char *seat = g_strdup_printf ("easy \u202e%s  " ACUTE, much);
  g_autofree char *text = g_strdup_printf (
      "talia-record 1\ngame hearts\nseat 0 human  A" ACUTE ACUTE ACUTE ACUTE ACUTE "\nseat 1 %s\n", seat);
  g_autoptr (GError) error = NULL;
  g_autoptr (TaliaTable) table = talia_record_parse (text, -1, &error);
  g_autoptr (TaliaMatch) match = NULL;
  g_autofree char *again = NULL;

  g_assert_no_error (error);
  match = talia_match_new (table, "easy");
  g_assert_cmpint (g_utf8_strlen (talia_seat_get_name (talia_match_get_seat (match, 1)), -1), ==, TALIA_TEXT_NAME);
  g_assert_cmpstr (talia_table_get_seat (table, 1), ==, seat);
  again = talia_record_write (table);
  g_assert_nonnull (strstr (again, seat));
  g_assert_nonnull (strstr (again, "seat 0 human  A" ACUTE ACUTE ACUTE ACUTE ACUTE "\n"));
  g_assert_nonnull (strstr (again, "seat 2 easy Tom\n"));
}

/* The sentence about damage in a record cannot be reversed or flooded by the text of the record. */
static void
test_damage_is_told_in_short (void)
{
  static const char *const lines[] = { "game %s\n",
                                       "game hearts\noption %s\n",
                                       "game hearts\noption %s=1\n",
                                       "game hearts\noption target=%s\n",
                                       "game hearts\nnote %s x\n",
                                       "game hearts\nnote date %s\n",
                                       "game hearts\nseat %s\n",
                                       "game hearts\nseat 1 %s\n",
                                       "game hearts\ndeal %s\n",
                                       "game hearts\n%s\n" };
  g_autoptr (GString) evil = g_string_new (NULL);

  for (guint i = 0; i < 10000; i++)
    g_string_append (evil, "\u202e" HEBREW ACUTE);
  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *line = NULL, *text = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (GString) form = g_string_new (lines[i]);

      g_string_replace (form, "%s", evil->str, 0);
      text = g_strconcat ("talia-record 1\n", form->str, NULL);
      g_assert_null (talia_record_parse (text, -1, &error));
      g_assert_nonnull (error);
      g_assert_cmpint (g_utf8_strlen (error->message, -1), <=, 300);
      g_assert_null (strstr (error->message, "\u202e"));
      if (strstr (error->message, HEBREW) != NULL)
        {
          g_assert_nonnull (strstr (error->message, "\u2068"));
          g_assert_nonnull (strstr (error->message, "\u2069"));
        }
    }
}

/* The same for a file that cannot be read, whatever bytes are in its name. */
static void
test_files_are_named_in_short (void)
{
  static const char *const files[] = { "none", "\xff\xfe", "\u202enone", "a\nb", NULL };
  g_autofree char *much = g_strnfill (900, 'x'); /* within the limit of a stored seat */

  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_strdup_printf ("/no-such-folder/%s.talia", files[i] != NULL ? files[i] : much);
      g_autoptr (GError) error = NULL;
      gsize length;

      g_assert_null (talia_record_load (path, &length, &error));
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_cmpint (g_utf8_strlen (error->message, -1), <=, 300);
      g_assert_nonnull (strstr (error->message, ".talia"));
      g_assert_null (strpbrk (error->message, "\n"));
      g_assert_null (strstr (error->message, "\u202e"));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strdup_printf ("/text/names/%s", names[i].rule);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_name);
    }
  g_test_add_func ("/text/floods", test_floods);
  g_test_add_func ("/text/paths", test_paths);
  g_test_add_func ("/text/only-what-goes-the-other-way-is-isolated", test_only_what_goes_the_other_way_is_isolated);
  g_test_add_func ("/text/records-keep-what-they-were-given", test_records_keep_what_they_were_given);
  g_test_add_func ("/text/damage-is-told-in-short", test_damage_is_told_in_short);
  g_test_add_func ("/text/files-are-named-in-short", test_files_are_named_in_short);
  return g_test_run ();
}
