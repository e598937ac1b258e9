/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests archives of matches that an attacker may have made: nothing is written outside the folder, and intact matches
 * are imported. */
#include <archive.h>
#include <archive_entry.h>
#include <string.h>

#include "bundling.h"
#include "model/bundle/talia-bundle-budget.h"
#include "model/pad/talia-score-pad.h"
#include "scoring.h"

typedef struct
{
  const char *name, *link;
  char kind; /* f: a record, S: a score pad, D: a damaged one, g: garbage, e: nothing, l: too long, h: with a hole, d,
                s, L: folder, links, p: a pipe */
  guint record; /* index of `bundling_kept` */
} Member;

static char *
make_content (const Member *member, gsize *length)
{
  char *text = NULL;

  *length = 0;
  if (member->kind == 'f')
    {
      text = bundling_make_record (member->record, 0);
      *length = strlen (text);
    }
  else if (member->kind == 'g')
    {
      text = g_strdup ("talia-record 1\ngame bridge\n");
      *length = strlen (text);
    }
  else if (member->kind == 'S' || member->kind == 'D')
    {
      text = g_strdup (member->kind == 'S' ? SCORING_TEXT : SCORING_TEXT "deal hearts=13,1,0,0\n");
      *length = strlen (text);
    }
  else if (member->kind == 'l')
    {
      *length = TALIA_RECORD_MAX_LENGTH + 1;
      text = g_malloc0 (*length);
    }
  return text;
}

static void
add_member (struct archive *archive, const Member *member)
{
  struct archive_entry *entry = archive_entry_new ();
  gsize length;
  g_autofree char *text = make_content (member, &length);

  archive_entry_set_pathname (entry, member->name);
  archive_entry_set_perm (entry, 0777);
  archive_entry_set_filetype (entry, member->kind == 'd'   ? AE_IFDIR
                                     : member->kind == 's' ? AE_IFLNK
                                     : member->kind == 'p' ? AE_IFIFO
                                                           : AE_IFREG);
  if (member->kind == 's')
    archive_entry_set_symlink (entry, member->link);
  if (member->kind == 'L')
    archive_entry_set_hardlink (entry, member->link);
  archive_entry_set_size (entry, (la_int64_t) length);
  g_assert_cmpint (archive_write_header (archive, entry), >=, ARCHIVE_WARN);
  if (length > 0)
    g_assert_cmpint (archive_write_data (archive, text, length), ==, (gssize) length);
  archive_entry_free (entry);
}

/* `filter` may be NULL. */
static void
pack (Bundling *self, const Member *members, int (*format) (struct archive *), int (*filter) (struct archive *))
{
  struct archive *archive = archive_write_new ();

  g_assert_cmpint (format (archive), ==, ARCHIVE_OK);
  if (filter != NULL)
    g_assert_cmpint (filter (archive), ==, ARCHIVE_OK);
  g_assert_cmpint (archive_write_open_filename (archive, g_file_peek_path (self->bundle)), ==, ARCHIVE_OK);
  for (; members->name != NULL; members++)
    add_member (archive, members);
  g_assert_cmpint (archive_write_close (archive), ==, ARCHIVE_OK);
  archive_write_free (archive);
}

static void
make_bundle (Bundling *self, const Member *members, gboolean zip)
{
  pack (self, members, zip ? archive_write_set_format_zip : archive_write_set_format_pax_restricted,
        zip ? NULL : archive_write_add_filter_gzip);
}

/* The members of a bundle, and the numbers of matches that are taken, known and bad. */
static const struct
{
  const char *what;
  Member members[7];
  guint taken, known, bad;
} bundles[] = {
  { "names lead nowhere",
    { { "../../../../../../tmp/talia-escaped.talia", NULL, 'f', 0 },
      { "/tmp/talia-escaped.talia", NULL, 'f', 1 },
      { "talia/..", NULL, 'f', 2 } }, /* a hidden file */
    2,
    0,
    0 },
  { "the same twice", { { "a.talia", NULL, 'f', 1 }, { "b.talia", NULL, 'f', 1 } }, 1, 1, 0 },
  { "links lead nowhere",
    { { "talia/matches", "/tmp", 's' },
      { "talia/matches/talia-escaped.talia", NULL, 'f', 0 },
      { "talia/hard.talia", "/etc/passwd", 'L' },
      { "pipe", NULL, 'p' } },
    1,
    0,
    3 },
  { "folders count for nothing", { { "talia/", NULL, 'd' }, { "talia/x.talia", NULL, 'f', 3 } }, 1, 0, 0 },
  { "score pads lead nowhere",
    { { "../scores/2025-11-29T20-00-00Z/../../../../tmp/talia-escaped.talia", NULL, 'S' },
      { "/etc/2025-11-28T20-00-00Z.talia", NULL, 'S' },
      { "2025-99-99T99-99-99Z.talia", NULL, 'S' }, /* of no time, like the first one, and therefore the same */
      { "talia/bin/scores-2025-11-29T20-00-00Z.talia", NULL, 'S' },
      { "scores/x.talia", NULL, 'D' } },
    2,
    1,
    1 },
  { "what is no match is counted",
    { { "README", NULL, 'g' }, { "empty.talia", NULL, 'e' }, { "long.talia", NULL, 'l' }, { "a", NULL, 'f', 0 } },
    1,
    0,
    3 },
  { "the bin stays a bin",
    { { "talia/bin/a.talia", NULL, 'f', 0 }, { "bin/b.talia", NULL, 'f', 1 }, { "cabin/c.talia", NULL, 'f', 2 } },
    1,
    0,
    0 },
  { "what lies beside matches is none",
    { { "talia/.lock-1", NULL, 'e' },
      { "index.sqlite-wal", NULL, 'g' },
      { "talia/matches/._a.talia", NULL, 'g' },
      { "verdicts.sqlite", NULL, 'g' },
      { "exercises.sqlite", NULL, 'g' },
      { "index.talia", NULL, 'f', 2 } },
    1,
    0,
    0 },
  { "nothing at all", { { "README", NULL, 'g' } }, 0, 0, 1 },
};

static void
test_members (Bundling *self, gconstpointer data)
{
  for (guint i = 0; i < 2 * G_N_ELEMENTS (bundles); i++)
    {
      const guint b = i / 2;

      /* Zip files have no such links, and no pipes. */
      if (i % 2 == 1 && g_str_has_prefix (bundles[b].what, "links"))
        continue;
      g_test_message ("%s", bundles[b].what);
      playing_remove_folder (self->home);
      self->home = playing_folder ();
      make_bundle (self, bundles[b].members, i % 2 == 1);
      bundling_assert_taken (self, bundles[b].taken, bundles[b].known, bundles[b].bad);
      g_assert_false (g_file_test ("/tmp/talia-escaped.talia", G_FILE_TEST_EXISTS));
    }
}

/* A folder packed by hand, with files that belong to no match, and backup copies of text editors. */
static void
test_packed_by_hand (Bundling *self, gconstpointer data)
{
  static const char *const names[] = { "hand.tar.gz", "hand.tar.xz", "hand.zip" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (PACKED, names[i], NULL);
      g_auto (TaliaBundleTally) tally = { 0 };
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", names[i]);
      playing_remove_folder (self->home);
      self->home = playing_folder ();
      g_object_unref (self->bundle);
      self->bundle = g_file_new_for_path (path);
      g_assert_true (bundling_take_over (self, &tally, &error));
      g_assert_no_error (error);
      g_assert_cmpuint (tally.taken, ==, 3);
      g_assert_cmpuint (tally.known, ==, 2);
      g_assert_cmpuint (tally.deleted, ==, 1);
      g_assert_cmpuint (tally.others, >, 0);
      g_assert_cmpuint (tally.bad, ==, 0);
      bundling_assert_taken (self, 0, 5, 0);
    }
}

/* One match, packed in every usual format. */
static const struct
{
  const char *what;
  int (*format) (struct archive *archive), (*filter) (struct archive *archive);
} packers[] = {
  { "tar", archive_write_set_format_ustar, NULL },
  { "tar.gz", archive_write_set_format_gnutar, archive_write_add_filter_gzip },
  { "tar.bz2", archive_write_set_format_ustar, archive_write_add_filter_bzip2 },
  { "tar.xz", archive_write_set_format_ustar, archive_write_add_filter_xz },
  { "tar.lzma", archive_write_set_format_ustar, archive_write_add_filter_lzma },
  { "tar.zst", archive_write_set_format_ustar, archive_write_add_filter_zstd },
  { "tar.lz4", archive_write_set_format_ustar, archive_write_add_filter_lz4 },
  { "tar.Z", archive_write_set_format_ustar, archive_write_add_filter_compress },
  { "zip", archive_write_set_format_zip, NULL },
  { "7z", archive_write_set_format_7zip, NULL },
  { "cpio", archive_write_set_format_cpio_newc, NULL },
};

static void
test_kinds (Bundling *self, gconstpointer data)
{
  static const Member members[] = { { "talia/a.talia", NULL, 'f', 1 }, { NULL } };

  for (guint i = 0; i < G_N_ELEMENTS (packers); i++)
    {
      g_test_message ("%s", packers[i].what);
      playing_remove_folder (self->home);
      self->home = playing_folder ();
      pack (self, members, packers[i].format, packers[i].filter);
      bundling_assert_taken (self, 1, 0, 0);
    }
}

/* Each refused file is named, with the reason; of very many, only the first ones. */
static void
test_refusals_are_named (Bundling *self, gconstpointer data)
{
  g_autofree Member *members = g_new0 (Member, TALIA_BUNDLE_MAX_REFUSALS + 3);
  g_autoptr (GError) error = NULL;
  g_auto (TaliaBundleTally) tally = { 0 };

  for (guint i = 0; i < TALIA_BUNDLE_MAX_REFUSALS + 2; i++)
    members[i] = (Member) { "talia/błąd.talia", NULL, i == 0 ? 'l' : i == 1 ? 'D' : 'g' };
  pack (self, members, archive_write_set_format_pax_restricted, NULL);
  g_assert_true (bundling_take_over (self, &tally, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (tally.bad, ==, TALIA_BUNDLE_MAX_REFUSALS + 2);
  g_assert_cmpuint (tally.refusals->len, ==, TALIA_BUNDLE_MAX_REFUSALS);
  g_assert_cmpstr (tally.refusals->pdata[0], ==, "talia/błąd.talia: the file is too long to be a record");
  g_assert_true (g_str_has_prefix (tally.refusals->pdata[1], "talia/błąd.talia: line 9: “deal hearts=13,1,0,0”: "));
  g_assert_cmpstr (tally.refusals->pdata[2], ==, "talia/błąd.talia: line 2: there is no game “bridge”");
}

static char *
unpack (const char *packed, gsize length, gsize *n)
{
  g_autoptr (GInputStream) bytes = g_memory_input_stream_new_from_data (packed, (gssize) length, NULL);
  g_autoptr (GConverter) gzip = G_CONVERTER (g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP));
  g_autoptr (GInputStream) plain = g_converter_input_stream_new (bytes, gzip);
  g_autoptr (GOutputStream) text = g_memory_output_stream_new_resizable ();

  g_assert_cmpint (g_output_stream_splice (text, plain, G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET, NULL, NULL), >, 0);
  *n = g_memory_output_stream_get_data_size (G_MEMORY_OUTPUT_STREAM (text));
  return g_memory_output_stream_steal_data (G_MEMORY_OUTPUT_STREAM (text));
}

/* From a file that is cut off or has garbage in it, the intact matches are imported, without a wrong report. A
 * compressed file as small as this gives nothing unless the damage is at its end. */
static void
test_damaged_files (Bundling *self, gconstpointer data)
{
  g_autofree char *packed = NULL, *plain = NULL;
  gsize packed_length, plain_length;
  guint parts = 0;
  TaliaRandom random;

  talia_random_init (&random, 5);
  g_assert_cmpint (bundling_write_out (self, NULL), ==, BUNDLING_KEPT);
  g_assert_true (g_file_load_contents (self->bundle, NULL, &packed, &packed_length, NULL, NULL));
  plain = unpack (packed, packed_length, &plain_length);
  for (guint i = 0; i < 200; i++)
    {
      gsize length = i % 4 < 2 ? packed_length : plain_length;
      g_autofree char *damaged = g_memdup2 (i % 4 < 2 ? packed : plain, length);
      gsize at = talia_random_pick (&random, (guint32) length), n = i % 2 == 0 ? at : length;
      g_autoptr (GError) error = NULL;
      g_auto (TaliaBundleTally) tally = { 0 };

      for (gsize j = at; j < MIN (n, at + 40); j++)
        damaged[j] = (char) talia_random_next (&random);
      bundling_write_file (self->folder, "all.tar.gz", damaged, (gssize) n);
      playing_remove_folder (self->home);
      self->home = playing_folder ();
      if (bundling_take_over (self, &tally, &error))
        {
          /* Garbage may happen to be a valid record of another match. */
          g_assert_cmpuint (bundling_count_arrived (self), <=, tally.taken);
          g_assert_true (i % 2 == 1 || bundling_count_arrived (self) == tally.taken);
        }
      else
        g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
      if (i % 2 == 0 && at > 0 && error == NULL)
        {
          g_assert_true (tally.cut_short || tally.taken == BUNDLING_KEPT);
          parts += tally.taken > 0 && tally.taken < BUNDLING_KEPT;
        }
    }
  g_assert_cmpuint (parts, >, 0);
}

static void
test_no_archive (Bundling *self, gconstpointer data)
{
  static const char *const contents[] = { "", "talia-record 1\ngame hearts\n", "PK\003\004", "\037\213\010" };

  for (guint i = 0; i < G_N_ELEMENTS (contents); i++)
    {
      g_autoptr (GError) error = NULL;
      g_auto (TaliaBundleTally) tally = { 0 };

      bundling_write_file (self->folder, "all.tar.gz", contents[i], -1);
      g_assert_false (bundling_take_over (self, &tally, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
    }
}

/* A file whose header says that it unpacks to more than any disk holds is refused at once. */
static void
test_bombs (Bundling *self, gconstpointer data)
{
  g_autofree char *zeros = g_malloc0 (1 << 20);
  g_autoptr (GError) error = NULL;
  guint sum = 0;
  g_auto (TaliaBundleTally) tally = { 0 };

  strcpy (zeros, "bomb.talia");
  strcpy (zeros + 100, "0000644");
  strcpy (zeros + 124, "77777777777"); /* 8 GiB */
  zeros[156] = '0';
  strcpy (zeros + 257, "ustar");
  memcpy (zeros + 263, "00", 2);
  memset (zeros + 148, ' ', 8);
  for (guint i = 0; i < 512; i++)
    sum += (guchar) zeros[i];
  g_snprintf (zeros + 148, 8, "%06o", sum);
  bundling_write_file (self->folder, "all.tar.gz", zeros, 1 << 20);
  g_assert_false (bundling_take_over (self, &tally, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
  g_assert_nonnull (strstr (error->message, "“bomb.talia”"));
  g_assert_nonnull (strstr (error->message, "unpacks"));
}

/* Bundles with more than is read: `files` files of `lines` empty lines each, one file too many, or a score pad after
 * them whose corrections score more deals anew than there may be steps. What is not read is named. */
static const struct
{
  guint files;
  gsize lines;
  gboolean pad;
  const char *named, *said;
} floods[] = {
  { TALIA_BUNDLE_MAX_FILES + 1, 0, FALSE, "“100000.talia”", "more than 100000 files" },
  { 3, (TALIA_BUNDLE_MAX_STEPS - TALIA_MAX_ANEW) / 3, TRUE, "“last.talia”", "more than 50000000 steps" },
};

/* Returns a pad whose corrections take as long as is allowed. */
static char *
make_corrected (void)
{
  GString *pad = g_string_new (SCORING_TEXT "deal hearts=13,0,0,0\n");

  for (guint i = 0; i < TALIA_MAX_ANEW / 2; i++)
    g_string_append (pad, "correct 1 tricks=5,5,3,0\n");
  return g_string_free_and_steal (pad);
}

static void
add_text (struct archive *archive, const char *name, const char *text, gsize length)
{
  struct archive_entry *entry = archive_entry_new ();

  archive_entry_set_pathname (entry, name);
  archive_entry_set_perm (entry, 0600);
  archive_entry_set_filetype (entry, AE_IFREG);
  archive_entry_set_size (entry, (la_int64_t) length);
  g_assert_cmpint (archive_write_header (archive, entry), ==, ARCHIVE_OK);
  g_assert_cmpint (archive_write_data (archive, text, length), ==, (gssize) length);
  archive_entry_free (entry);
}

static void
make_flood (Bundling *self, guint files, gsize lines, gboolean pad)
{
  struct archive *archive = archive_write_new ();
  g_autofree char *text = g_malloc (lines + 1), *last = pad ? make_corrected () : NULL;

  memset (text, '\n', lines);
  archive_write_set_format_ustar (archive);
  archive_write_add_filter_gzip (archive);
  archive_write_set_filter_option (archive, "gzip", "compression-level", "1");
  g_assert_cmpint (archive_write_open_filename (archive, g_file_peek_path (self->bundle)), ==, ARCHIVE_OK);
  for (guint i = 0; i < files; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.talia", i);

      add_text (archive, name, text, lines);
    }
  if (last != NULL)
    add_text (archive, "last.talia", last, strlen (last));
  g_assert_cmpint (archive_write_close (archive), ==, ARCHIVE_OK);
  archive_write_free (archive);
}

static void
test_floods (Bundling *self, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (floods); i++)
    {
      g_autoptr (GError) error = NULL;
      g_auto (TaliaBundleTally) tally = { 0 };

      make_flood (self, floods[i].files, floods[i].lines, floods[i].pad);
      g_assert_false (bundling_take_over (self, &tally, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA);
      g_assert_nonnull (strstr (error->message, floods[i].named));
      g_assert_nonnull (strstr (error->message, floods[i].said));
    }
}

int
main (int argc, char **argv)
{
  static const BundlingTest tests[] = {
    { "/bundle/members", test_members },       { "/bundle/damaged-files", test_damaged_files },
    { "/bundle/no-archive", test_no_archive }, { "/bundle/bombs", test_bombs },
    { "/bundle/floods", test_floods },         { "/bundle/packed-by-hand", test_packed_by_hand },
    { "/bundle/kinds", test_kinds },           { "/bundle/refusals-are-named", test_refusals_are_named },
  };

  return bundling_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
