/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps a score pad in a file: each step is in the file before the step is reported. */
#include "talia-pad-file.h"

#include "model/base/talia-entropy.h"
#include "model/record/talia-match-file.h"
#include "model/record/talia-record-file.h"
#include "model/record/talia-record-lines.h"
#include "talia-scores.h"

struct _TaliaPadFile
{
  GObject parent_instance;
  TaliaScorePad *pad;
  char *folder;
  char *path; /* NULL: it was not written yet */
  TaliaMatchFile file;
  gboolean failed;
};

enum
{
  FAILED,
  RECOVERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TaliaPadFile, talia_pad_file, G_TYPE_OBJECT)

/* Writes the whole pad to a new file. It gets its name when it is complete, so that no file is ever replaced. */
static gboolean
write_new (TaliaPadFile *self, GError **error)
{
  g_autofree char *text = talia_score_pad_write (self->pad);
  g_autofree char *name = g_strdup_printf (".new-%016" G_GINT64_MODIFIER "x", talia_entropy ());
  g_autofree char *made = g_build_filename (self->folder, name, NULL);
  char *path;

  if (!talia_match_file_make_folder (self->folder, error) || !talia_match_file_write (&self->file, made, text, error))
    return FALSE;
  path = talia_match_file_move (made, self->folder, "", error);
  if (path == NULL)
    return FALSE;
  g_free (self->path);
  self->path = path;
  return TRUE;
}

/* Writes the whole pad: to its file, if nobody else has changed that. */
static gboolean
write_whole (TaliaPadFile *self, GError **error)
{
  g_autofree char *text = NULL;

  if (self->path == NULL || !talia_match_file_is_as_left (&self->file, self->path))
    return write_new (self, error);
  text = talia_score_pad_write (self->pad);
  return talia_match_file_write (&self->file, self->path, text, error);
}

static gboolean
append (TaliaPadFile *self, const char *line)
{
  return !self->failed && self->path != NULL && talia_match_file_is_sound (&self->file)
         && talia_match_file_is_as_left (&self->file, self->path)
         && self->file.length + (goffset) strlen (line) < TALIA_RECORD_MAX_LENGTH
         && talia_match_file_append (&self->file, self->path, line, NULL);
}

static void
line_cb (TaliaPadFile *self, const char *line)
{
  g_autoptr (GError) error = NULL;
  const gboolean had_failed = self->failed;

  if (append (self, line))
    return;
  self->failed = !write_whole (self, &error);
  if (self->failed && !had_failed)
    g_signal_emit (self, signals[FAILED], 0, error);
  else if (had_failed && !self->failed)
    g_signal_emit (self, signals[RECOVERED], 0);
}

static TaliaPadFile *
make (TaliaScorePad *pad, const char *folder)
{
  TaliaPadFile *self = g_object_new (TALIA_TYPE_PAD_FILE, NULL);

  self->pad = g_object_ref (pad);
  self->folder = g_strdup (folder);
  g_signal_connect_object (pad, "line", G_CALLBACK (line_cb), self, G_CONNECT_SWAPPED);
  return self;
}

TaliaPadFile *
talia_pad_file_new (TaliaScorePad *pad, const char *folder, GError **error)
{
  TaliaPadFile *self = make (pad, folder);

  self->failed = !write_new (self, error);
  return self;
}

/* Goes on in the file after its last whole line; one in another encoding is written anew. */
static gboolean
go_on (TaliaPadFile *self, const char *path, gsize end, gboolean encoded, GError **error)
{
  g_autofree char *text = encoded ? talia_score_pad_write (self->pad) : NULL;

  self->path = g_strdup (path);
  return encoded ? talia_match_file_write (&self->file, path, text, error)
                 : talia_match_file_resume (&self->file, path, (goffset) end, error);
}

/* Reads a pad up to `end`, where the first damage or an incomplete last line begins; `encoded` is set to whether the
 * text had to be converted to UTF-8. */
static TaliaScorePad *
read_pad (const char *path, gsize *end, gboolean *encoded, GError **error)
{
  GError *problem = NULL;
  gsize length;
  g_autofree char *text = talia_record_load_start (path, &length, &problem);
  TaliaScorePad *pad = NULL;

  if (text != NULL)
    {
      *encoded = talia_record_decode (&text, &length);
      pad = talia_scores_salvage (text, length, TALIA_RECORD_AUTOSAVE, NULL, end, problem == NULL ? &problem : NULL);
    }
  if (problem != NULL)
    g_propagate_error (error, problem);
  return pad;
}

TaliaScorePad *
talia_pad_file_peek (const char *path)
{
  gboolean encoded;
  gsize end;

  g_return_val_if_fail (path != NULL, NULL);

  return read_pad (path, &end, &encoded, NULL);
}

TaliaPadFile *
talia_pad_file_open (const char *path, TaliaScorePad **salvaged, GError **error)
{
  g_autoptr (GError) problem = NULL;
  g_autoptr (TaliaScorePad) pad = NULL;
  g_autoptr (TaliaPadFile) self = NULL;
  g_autofree char *folder = g_path_get_dirname (path);
  gboolean encoded = FALSE;
  gsize end = 0;

  *salvaged = NULL;
  pad = read_pad (path, &end, &encoded, &problem);
  if (problem != NULL)
    {
      *salvaged = g_steal_pointer (&pad);
      g_propagate_error (error, g_steal_pointer (&problem));
      return NULL;
    }
  self = make (pad, folder);
  return go_on (self, path, end, encoded, error) ? g_steal_pointer (&self) : NULL;
}

TaliaScorePad *
talia_pad_file_get_pad (TaliaPadFile *self)
{
  return self->pad;
}

const char *
talia_pad_file_get_path (TaliaPadFile *self)
{
  return self->path;
}

static void
talia_pad_file_finalize (GObject *object)
{
  TaliaPadFile *self = TALIA_PAD_FILE (object);

  talia_match_file_finish (&self->file);
  g_clear_object (&self->pad);
  g_free (self->folder);
  g_free (self->path);
  G_OBJECT_CLASS (talia_pad_file_parent_class)->finalize (object);
}

static void
talia_pad_file_class_init (TaliaPadFileClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = talia_pad_file_finalize;
  signals[FAILED] = g_signal_new ("failed", TALIA_TYPE_PAD_FILE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_ERROR);
  signals[RECOVERED] =
      g_signal_new ("recovered", TALIA_TYPE_PAD_FILE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
talia_pad_file_init (TaliaPadFile *self)
{
  talia_match_file_init (&self->file);
}
