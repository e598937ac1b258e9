/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Imports matches and score pads from an archive, which may come from anybody: none of its file names is used here, and
 * nothing in it is accepted before it has been read as a record or a pad. */
#include <archive.h>
#include <archive_entry.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "model/base/talia-text.h"
#include "model/pad/talia-pad-folder.h"
#include "model/pad/talia-scores.h"
#include "model/record/talia-record-lines.h"
#include "model/table/talia-table-notes.h"
#include "talia-bundle-files.h"
#include "talia-bundle-incoming.h"
#include "talia-bundle-order.h"
#include "talia-bundle.h"

#define CHUNK 65536

/* The share of the progress, in permille, for reading the existing matches. */
#define LOOKING 200

/* A bundle that is being read. */
typedef struct
{
  const TaliaBundleOrder *order;
  struct archive *archive;
  GInputStream *stream;
  goffset size; /* the size of the file; 0: unknown */
  char *buffer;
  char *member; /* the name of the member that is being read */
  TaliaBundleBudget budget;
  TaliaBundleKnown *known;
  TaliaBundleIncoming *incoming;
  TaliaBundleTally tally;
  GError *error; /* the error that ends the import */
} Import;

/* --- the file -------------------------------------------------------------------------------- */

static la_ssize_t
read_cb (struct archive *archive, void *data, const void **bytes)
{
  Import *self = data;

  *bytes = self->buffer;
  if (self->error != NULL)
    return -1;
  if (self->size > 0)
    g_atomic_int_set (&self->order->reading->permille,
                      (gint) (LOOKING + (1000 - LOOKING) * g_seekable_tell (G_SEEKABLE (self->stream)) / self->size));
  return g_input_stream_read (self->stream, self->buffer, CHUNK, self->budget.cancellable, &self->error);
}

static la_int64_t
seek_cb (struct archive *archive, void *data, la_int64_t offset, int whence)
{
  Import *self = data;
  GSeekType type = whence == SEEK_CUR ? G_SEEK_CUR : whence == SEEK_END ? G_SEEK_END : G_SEEK_SET;

  if (!g_seekable_seek (G_SEEKABLE (self->stream), offset, type, self->budget.cancellable, NULL))
    return ARCHIVE_FATAL;
  return g_seekable_tell (G_SEEKABLE (self->stream));
}

/* The formats that people use. The library knows more, but some run other programs (lrzip), or name files on this
 * computer (mtree), and this file may come from anybody. */
static int (*const kinds[]) (struct archive *archive) = {
  archive_read_support_filter_gzip, archive_read_support_filter_bzip2,    archive_read_support_filter_xz,
  archive_read_support_filter_lzma, archive_read_support_filter_lzip,     archive_read_support_filter_zstd,
  archive_read_support_filter_lz4,  archive_read_support_filter_compress, archive_read_support_format_tar,
  archive_read_support_format_zip,  archive_read_support_format_7zip,     archive_read_support_format_rar,
  archive_read_support_format_rar5, archive_read_support_format_cpio,
};

static gboolean
open_archive (Import *self)
{
  self->archive = archive_read_new ();
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    kinds[i](self->archive);
  archive_read_set_seek_callback (self->archive, seek_cb);
  return archive_read_open2 (self->archive, self, NULL, read_cb, NULL, NULL) == ARCHIVE_OK;
}

/* --- its members -------------------------------------------------------------------------- */

/* Whether the limits allow to read on. */
static gboolean
is_bearable (Import *self)
{
  return self->error == NULL && talia_bundle_budget_check (&self->budget, self->member, &self->error);
}

/* Notes why the file is not imported. */
static void
refuse (Import *self, const char *why)
{
  g_autofree char *shown = talia_text_clean_path (self->member);

  if (self->tally.bad++ < TALIA_BUNDLE_MAX_REFUSALS)
    /* Translators: a file in an archive, then why it was not imported, such as “line 3: …” */
    g_ptr_array_add (self->tally.refusals, g_strdup_printf (_ ("%s: %s"), shown, why));
}

/* Reads the current member to its end, and stores it in `text`; sets `good` if it fits there and has no holes. If both
 * are NULL, the member is skipped. Returns FALSE if the archive ends here: `tally.cut_short` is set, or there is an
 * error. */
static gboolean
read_data (Import *self, GString *text, gboolean *good)
{
  const void *block;
  la_int64_t offset;
  size_t length;
  int answer;

  while ((answer = archive_read_data_block (self->archive, &block, &length, &offset)) >= ARCHIVE_WARN)
    {
      if (answer == ARCHIVE_EOF)
        return TRUE;
      self->budget.bytes += length;
      if (!is_bearable (self))
        return FALSE;
      if (text == NULL)
        continue;
      *good = *good && (gsize) offset == text->len && text->len + length <= TALIA_RECORD_MAX_LENGTH;
      if (*good)
        g_string_append_len (text, block, (gssize) length);
    }
  self->tally.cut_short = answer == ARCHIVE_FATAL;
  return FALSE;
}

/* Whether the file is one that is beside the matches if somebody has packed the whole folder by hand. A match may have
 * any name, so only names that Talia or file managers give to other files are skipped. */
static gboolean
is_other (const char *member)
{
  static const char *const beginnings[] = { ".", "index", "verdicts", "exercises", NULL }, *const names[] = {
    "Thumbs.db", "desktop.ini", NULL
  };
  g_autofree char *name = g_path_get_basename (member);

  if (g_strv_contains (names, name))
    return TRUE;
  for (guint i = 0; beginnings[i] != NULL; i++)
    if (g_str_has_prefix (name, beginnings[i]) && (i == 0 || strstr (name, ".sqlite") != NULL))
      return TRUE;
  return g_str_has_prefix (member, "__MACOSX/");
}

/* Whether the file is in a bin (docs/RECORD.md, "Where matches are kept"). */
static gboolean
is_deleted (const char *member)
{
  g_autofree char *folder = g_path_get_dirname (member), *last = g_path_get_basename (folder);

  return g_str_equal (last, "bin") && g_str_has_suffix (member, ".talia");
}

/* Whether the text was read as a whole; otherwise the reason is noted. */
static gboolean
is_whole (Import *self, const GError *damage)
{
  if (damage != NULL && !g_error_matches (damage, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    refuse (self, damage->message);
  return damage == NULL;
}

/* Returns when the match began or, if that is unknown, when its file was written. */
static gint64
find_time (TaliaTable *table, struct archive_entry *entry)
{
  const char *note = talia_table_get_note (table, TALIA_NOTE_DATE);
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  g_autoptr (GDateTime) date = note != NULL ? g_date_time_new_from_iso8601 (note, utc) : NULL;

  return date != NULL ? g_date_time_to_unix (date) : (gint64) archive_entry_mtime (entry);
}

/* Reads a match from a text, up to its last whole line; returns FALSE if there is none. `time` is that of its name. */
static gboolean
read_match (Import *self, struct archive_entry *entry, const char *text, gsize length, gsize *end, gint64 *time)
{
  TaliaRecordReading reading = { .cancellable = self->budget.cancellable };
  g_autoptr (GError) damage = NULL;
  g_autoptr (TaliaTable) table = talia_record_salvage (text, length, TALIA_RECORD_SHARED, &reading, end, &damage);

  if (!is_whole (self, damage))
    return FALSE;
  *time = find_time (table, entry);
  return TRUE;
}

/* The same for a score pad, of which only its name says when it was begun. */
static gboolean
read_pad (Import *self, struct archive_entry *entry, const char *text, gsize length, gsize *end, gint64 *time)
{
  TaliaRecordReading reading = { .cancellable = self->budget.cancellable };
  g_autoptr (GError) damage = NULL;
  g_autoptr (TaliaScorePad) pad = talia_scores_salvage (text, length, TALIA_RECORD_SHARED, &reading, end, &damage);

  if (pad != NULL)
    self->budget.steps += talia_score_pad_get_n_anew (pad);
  if (!is_whole (self, damage))
    return FALSE;
  *time = talia_pad_folder_get_time (self->member);
  if (*time == 0)
    *time = (gint64) archive_entry_mtime (entry);
  return TRUE;
}

static void
take_text (Import *self, struct archive_entry *entry, const char *text, gsize length)
{
  const gboolean pad = talia_scores_is (text, length);
  g_autofree char *whole = NULL, *path = NULL;
  gint64 time, begun;
  gsize end;

  talia_bundle_budget_take (&self->budget, text, length);
  if (!is_bearable (self) || !(pad ? read_pad : read_match) (self, entry, text, length, &end, &time))
    return;
  begun = pad ? time : 0;
  /* Adds a missing newline at the end, which the next start of the program expects. */
  whole = end > 0 && text[end - 1] == '\n' ? g_strndup (text, end) : g_strdup_printf ("%.*s\n", (int) end, text);
  if (talia_bundle_known_holds (self->known, whole, begun))
    {
      self->tally.known++;
      return;
    }
  if (is_bearable (self))
    path = talia_bundle_incoming_add (self->incoming, whole, pad, time, (gint64) archive_entry_mtime (entry),
                                      &self->error);
  if (path != NULL)
    {
      talia_bundle_known_add (self->known, path, whole, begun);
      self->tally.taken++;
    }
}

/* Imports a regular file. */
static void
take_file (Import *self, struct archive_entry *entry)
{
  g_autofree char *bytes = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean good = TRUE;
  gsize length;

  if (!read_data (self, text, &good))
    return;
  if (!good)
    {
      refuse (self, _ ("the file is too long to be a record"));
      return;
    }
  length = text->len;
  bytes = g_string_free_and_steal (g_steal_pointer (&text));
  talia_record_decode (&bytes, &length);
  take_text (self, entry, bytes, length);
}

static void
take_member (Import *self, struct archive_entry *entry)
{
  const gboolean file = archive_entry_filetype (entry) == AE_IFREG && archive_entry_hardlink (entry) == NULL
                        && archive_entry_symlink (entry) == NULL;

  g_set_str (&self->member, archive_entry_pathname (entry) != NULL ? archive_entry_pathname (entry) : "");
  self->budget.files++;
  if (archive_entry_size_is_set (entry))
    self->budget.promised = self->budget.bytes + (guint64) MAX (archive_entry_size (entry), 0);
  if (!is_bearable (self))
    return;
  if (archive_entry_filetype (entry) == AE_IFDIR)
    read_data (self, NULL, NULL);
  else if (is_other (self->member))
    self->tally.others += read_data (self, NULL, NULL);
  else if (is_deleted (self->member))
    self->tally.deleted += read_data (self, NULL, NULL);
  else if (file)
    take_file (self, entry);
  else if (read_data (self, NULL, NULL))
    refuse (self, _ ("this is not a file"));
}

static void
read_members (Import *self)
{
  struct archive_entry *entry;
  int answer = open_archive (self) ? ARCHIVE_OK : ARCHIVE_FATAL;

  while (answer >= ARCHIVE_WARN && !self->tally.cut_short && is_bearable (self))
    {
      answer = archive_read_next_header (self->archive, &entry);
      if (answer == ARCHIVE_EOF)
        break;
      if (answer >= ARCHIVE_WARN)
        take_member (self, entry);
    }
  if (self->error != NULL || answer >= ARCHIVE_WARN)
    return;
  self->tally.cut_short = TRUE;
  if (self->budget.files == 0)
    g_set_error_literal (&self->error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                         _ ("The file is not an archive of matches, or it is damaged at the very beginning."));
}

/* --- all of it ------------------------------------------------------------------------------- */

/* Returns when the score pad of a file was begun; 0 for a match. */
static gint64
find_begun (const char *file, const char *path)
{
  const gint64 time = talia_pad_folder_get_time (file);
  GStatBuf there;

  if (!g_str_has_prefix (file, TALIA_PAD_FOLDER G_DIR_SEPARATOR_S))
    return 0;
  return time == 0 && g_stat (path, &there) == 0 ? (gint64) there.st_mtime : time;
}

static void
look_at_what_is_there (Import *self)
{
  g_autoptr (GPtrArray) files = talia_bundle_list_files (self->order->folder);

  for (guint i = 0; i < files->len && is_bearable (self); i++)
    {
      g_autofree char *path = g_build_filename (self->order->folder, files->pdata[i], NULL), *text = NULL;
      gsize length;

      text = talia_record_load (path, &length, NULL);
      g_set_str (&self->member, files->pdata[i]);
      if (text != NULL)
        talia_bundle_known_add (self->known, path, text, find_begun (files->pdata[i], path));
      g_atomic_int_set (&self->order->reading->permille, (gint) (LOOKING * (guint64) i / files->len));
    }
}

static void
take_all (Import *self)
{
  look_at_what_is_there (self);
  if (self->error == NULL)
    self->incoming = talia_bundle_incoming_new (self->order->folder, &self->error);
  if (self->error == NULL)
    read_members (self);
  if (self->error == NULL && is_bearable (self))
    talia_bundle_incoming_keep (self->incoming, &self->error);
  g_clear_pointer (&self->incoming, talia_bundle_incoming_free);
}

void
talia_bundle_tally_clear (TaliaBundleTally *self)
{
  g_clear_pointer (&self->refusals, g_ptr_array_unref);
}

static void
tally_free (gpointer data)
{
  talia_bundle_tally_clear (data);
  g_free (data);
}

static void
import_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Import self = { .order = data,
                  .member = g_strdup (""),
                  .budget = { .cancellable = cancellable },
                  .tally = { .refusals = g_ptr_array_new_with_free_func (g_free) } };
  g_autoptr (GFileInputStream) stream = g_file_read (self.order->file, cancellable, &self.error);
  g_autoptr (GFileInfo) info = NULL;

  if (stream != NULL)
    {
      info = g_file_input_stream_query_info (stream, G_FILE_ATTRIBUTE_STANDARD_SIZE, cancellable, NULL);
      self.size = info != NULL ? g_file_info_get_size (info) : 0;
      self.stream = G_INPUT_STREAM (stream);
      self.buffer = g_malloc (CHUNK);
      self.known = talia_bundle_known_new (&self.budget);
      take_all (&self);
      g_clear_pointer (&self.archive, archive_read_free);
      talia_bundle_known_free (self.known);
      g_free (self.buffer);
    }
  g_free (self.member);
  if (self.error != NULL)
    {
      talia_bundle_tally_clear (&self.tally);
      g_task_return_error (task, self.error);
    }
  else
    g_task_return_pointer (task, g_memdup2 (&self.tally, sizeof self.tally), tally_free);
}

void
talia_bundle_import_async (const char *folder, GFile *source, TaliaRecordReading *reading, GAsyncReadyCallback callback,
                           gpointer data)
{
  talia_bundle_order_run (folder, source, reading, import_in_thread, talia_bundle_import_async, callback, data);
}

gboolean
talia_bundle_import_finish (GAsyncResult *result, TaliaBundleTally *tally, GError **error)
{
  g_autofree TaliaBundleTally *found = NULL;

  g_return_val_if_fail (g_task_is_valid (result, NULL) && tally != NULL, FALSE);

  found = g_task_propagate_pointer (G_TASK (result), error);
  if (found != NULL)
    *tally = *found;
  return found != NULL;
}
