/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests what is recovered from a damaged record: everything before the damage, and nothing else. */
#include "model/record/talia-record.h"

#include "playing.h"

#define ROUNDS 40

/* Returns the beginning of the line that contains byte `at`, and of the line after it. */
static gsize
line_start (const GString *text, gsize at)
{
  while (at > 0 && text->str[at - 1] != '\n')
    at--;
  return at;
}

static gsize
line_end (const GString *text, gsize at)
{
  const char *newline = strchr (text->str + at, '\n');

  return newline != NULL ? (gsize) (newline - text->str) + 1 : text->len;
}

static void
change_a_byte (GString *text, gsize at, TaliaRandom *random)
{
  text->str[at] = (char) (1 + talia_random_below (random, 255));
}

static void
lose_a_line (GString *text, gsize at, TaliaRandom *random)
{
  gsize start = line_start (text, at);

  g_string_erase (text, (gssize) start, (gssize) (line_end (text, at) - start));
}

static void
double_a_line (GString *text, gsize at, TaliaRandom *random)
{
  gsize start = line_start (text, at), end = line_end (text, at);
  g_autofree char *line = g_strndup (text->str + start, end - start);

  g_string_insert (text, (gssize) end, line);
}

static void
give_an_option_again (GString *text, gsize at, TaliaRandom *random)
{
  const char *option = strstr (text->str, "option ");
  gsize start = option != NULL ? (gsize) (option - text->str) : 0;
  g_autofree char *line = g_strndup (text->str + start, line_end (text, start) - start);

  /* The value may be another one. */
  line[strlen (line) - 2] = '5';
  g_string_insert (text, (gssize) line_end (text, start), line);
}

static void
cut_off (GString *text, gsize at, TaliaRandom *random)
{
  g_string_truncate (text, at);
}

static void
lose_a_block (GString *text, gsize at, TaliaRandom *random)
{
  gsize lost = 1 + (gsize) talia_random_below (random, 512);

  g_string_erase (text, (gssize) at, (gssize) MIN (lost, text->len - at));
}

/* Fills a block with zeros, as a file system may after a power failure. */
static void
empty_a_block (GString *text, gsize at, TaliaRandom *random)
{
  memset (text->str + at, 0, MIN (512, text->len - at));
}

static void
undo_too_much (GString *text, gsize at, TaliaRandom *random)
{
  for (int i = 0; i < 100; i++)
    g_string_insert (text, (gssize) line_end (text, at), "undo\n");
}

static const struct
{
  const char *name;
  void (*damage) (GString *text, gsize at, TaliaRandom *random);
} damages[] = {
  { "change-a-byte", change_a_byte },
  { "lose-a-line", lose_a_line },
  { "double-a-line", double_a_line },
  { "give-an-option-again", give_an_option_again },
  { "cut-off", cut_off },
  { "lose-a-block", lose_a_block },
  { "empty-a-block", empty_a_block },
  { "undo-too-much", undo_too_much },
};

/* Returns the length of the first `lines` lines. */
static gsize
length_of_lines (const GString *text, guint lines)
{
  gsize at = 0;

  for (guint i = 0; i < lines && at < text->len; i++)
    {
      const char *newline = memchr (text->str + at, '\n', text->len - at);

      at = newline != NULL ? (gsize) (newline - text->str) + 1 : text->len;
    }
  return at;
}

/* Asserts that the line is the first bad one, and that everything before it was salvaged. */
static void
assert_is_the_whole_prefix (const GString *text, TaliaTable *salvaged, gsize end, guint line)
{
  gsize before = length_of_lines (text, line - 1), with = length_of_lines (text, line);
  g_autoptr (TaliaTable) legal = talia_record_read (text->str, before, TALIA_RECORD_AUTOSAVE, NULL, NULL);
  g_autoptr (TaliaTable) bad = talia_record_read (text->str, with, TALIA_RECORD_AUTOSAVE, NULL, NULL);

  g_assert_null (bad);
  g_assert_cmpint (legal != NULL, ==, salvaged != NULL);
  if (salvaged != NULL)
    {
      g_autofree char *expected = talia_record_write (legal), *found = talia_record_write (salvaged);

      g_assert_cmpuint (end, ==, before);
      g_assert_cmpstr (found, ==, expected);
      g_assert_true (talia_state_equal (talia_table_get_state (salvaged), talia_table_get_state (legal)));
    }
}

static void
test_the_whole_prefix_is_salvaged (gconstpointer path)
{
  g_autofree char *record = NULL;
  guint damaged = 0;
  gsize length;

  g_assert_true (g_file_get_contents (path, &record, &length, NULL));
  for (guint kind = 0; kind < G_N_ELEMENTS (damages); kind++)
    for (guint round = 0; round < ROUNDS; round++)
      {
        g_autoptr (GString) text = g_string_new_len (record, (gssize) length);
        g_autoptr (TaliaTable) salvaged = NULL;
        g_autoptr (GError) error = NULL;
        TaliaRandom random;
        gsize end;

        talia_random_init (&random, kind * ROUNDS + round);
        damages[kind].damage (text, (gsize) talia_random_below (&random, length), &random);
        salvaged = talia_record_salvage (text->str, text->len, TALIA_RECORD_AUTOSAVE, NULL, &end, &error);
        if (error == NULL)
          continue;
        g_assert_true (error->domain == TALIA_RECORD_ERROR);
        assert_is_the_whole_prefix (text, salvaged, end, (guint) error->code);
        damaged++;
      }
  g_assert_cmpuint (damaged, >, 3 * ROUNDS);
}

/* Reading that is cancelled ends without a result. */
static void
test_a_reading_can_be_cancelled (void)
{
  g_autoptr (GString) text = g_string_new ("talia-record 1\ngame hearts\n");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  TaliaRecordReading reading = { .cancellable = cancellable };
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 5000; i++)
    g_string_append (text, "seat 0 human Ala\n");
  g_cancellable_cancel (cancellable);
  g_assert_null (talia_record_salvage (text->str, text->len, TALIA_RECORD_SHARED, &reading, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpint (reading.permille, >, 0);
  g_assert_cmpint (reading.permille, <, 1000);
}

int
main (int argc, char **argv)
{
  g_auto (GStrv) names = NULL;

  g_test_init (&argc, &argv, NULL);

  names = playing_list (GOLDEN, "");
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_has_suffix (names[i], ".talia"))
      {
        g_autofree char *test = g_strdup_printf ("/salvage/%s", names[i]);

        g_test_add_data_func_full (test, g_build_filename (GOLDEN, names[i], NULL), test_the_whole_prefix_is_salvaged,
                                   g_free);
      }
  g_test_add_func ("/salvage/a-reading-can-be-cancelled", test_a_reading_can_be_cancelled);
  return g_test_run ();
}
