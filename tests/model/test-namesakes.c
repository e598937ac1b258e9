/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests how people of the same name are told apart at a table. */
#include "model/base/talia-names.h"
#include "model/match/talia-match.h"
#include "model/record/talia-record.h"
#include "playing.h"

static const struct
{
  const char *rule, *names[5], *called[5];
} rows[] = {
  { "nobody-alike", { "Ala", "Ola", "Jan" }, { "Ala", "Ola", "Jan" } },
  { "three-alike", { "Ola", "Ola", "Ola" }, { "Ola", "Ola 2", "Ola 3" } },
  { "in-capitals", { "Ola", "OLA", "ola" }, { "Ola", "OLA 2", "ola 3" } },
  { "capitals-of-other-letters",
    { "Łucja", "ŁUCJA", "Straße", "STRASSE" },
    { "Łucja", "ŁUCJA 2", "Straße", "STRASSE 2" } },
  { "somebody-is-called-so", { "Ola", "Ola", "Ola 2" }, { "Ola", "Ola 3", "Ola 2" } },
  { "somebody-was-called-so", { "Ola 2", "Ola", "Ola" }, { "Ola 2", "Ola", "Ola 3" } },
  { "somebody-is-called-so-in-capitals", { "Ola", "Ola", "OLA 2" }, { "Ola", "Ola 3", "OLA 2" } },
  { "twice-each", { "Ola", "Jan", "Ola", "Jan" }, { "Ola", "Jan", "Ola 2", "Jan 2" } },
  { "nothing-that-is-seen",
    { "Ola", "O\u200dla", "Ola\ufe0f", "Ola\u2800" },
    { "Ola", "O\u200dla 2", "Ola\ufe0f 3", "Ola\u2800 4" } },
  { "accents-of-two-kinds", { "Z\u00f3sia", "Zo\u0301sia" }, { "Z\u00f3sia", "Zo\u0301sia 2" } },
  { "wide-letters", { "Ola", "\uff2f\uff4c\uff41" }, { "Ola", "\uff2f\uff4c\uff41 2" } },
  { "another-accent", { "Zosia", "Z\u00f3sia" }, { "Zosia", "Z\u00f3sia" } },
  { "no-name", { "", "" }, { "", "" } },
};

static void
test_row (gconstpointer data)
{
  const guint row = GPOINTER_TO_UINT (data);
  g_auto (GStrv) called = talia_names_tell_apart (rows[row].names);

  g_assert_cmpstrv (called, rows[row].called);
}

/* The seats in a record, and the players' names in the match. */
static const struct
{
  const char *rule, *seats[4], *called[4];
} matches[] = {
  { "three-people", { "human Ola", "human Ola", "human Ola", "easy Tom" }, { "Ola", "Ola 2", "Ola 3", "Tom" } },
  { "spaces", { "human Ola", "human  Ola ", "human Ola\u200b", "easy Tom" }, { "Ola", "Ola 2", "Ola 3", "Tom" } },
  { "people-keep-theirs", { "easy Ola", "human Ola", "easy Ola", "human Jan" }, { "Ola 2", "Ola", "Ola 3", "Jan" } },
  { "without-a-name", { "human", "human", "human Player", "easy Tom" }, { "Player", "Player 2", "Player 3", "Tom" } },
  { "from-right-to-left",
    { "human \u05de\u05e9\u05d4", "human \u05de\u05e9\u05d4", "human Jan", "easy Tom" },
    { "\u200e\u2068\u05de\u05e9\u05d4\u2069", "\u200e\u2068\u05de\u05e9\u05d4 2\u2069", "Jan", "Tom" } },
};

/* The record keeps every name unchanged. */
static void
test_match (gconstpointer data)
{
  const guint row = GPOINTER_TO_UINT (data);
  g_autoptr (GString) text = g_string_new ("talia-record 1\ngame hearts\n");
  g_autoptr (TaliaTable) table = NULL;
  g_autoptr (TaliaMatch) match = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL, *after = NULL;

  for (int seat = 0; seat < 4; seat++)
    g_string_append_printf (text, "seat %d %s\n", seat, matches[row].seats[seat]);
  table = talia_record_parse (text->str, -1, &error);
  g_assert_no_error (error);
  before = talia_record_write (table);
  match = talia_match_new (table, "easy");
  for (int seat = 0; seat < 4; seat++)
    g_assert_cmpstr (talia_seat_get_name (talia_match_get_seat (match, seat)), ==, matches[row].called[seat]);
  after = talia_record_write (table);
  g_assert_cmpstr (after, ==, before);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/namesakes/%s", rows[i].rule);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_row);
    }
  for (guint i = 0; i < G_N_ELEMENTS (matches); i++)
    {
      g_autofree char *path = g_strdup_printf ("/namesakes/match/%s", matches[i].rule);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_match);
    }
  return g_test_run ();
}
