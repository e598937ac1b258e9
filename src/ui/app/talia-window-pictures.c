/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Small pictures of unfinished matches for the start page, read in a thread and only when something has changed. */
#include "talia-window-pictures.h"

#include "model/record/talia-record-reader.h"
#include "model/talia-match-seats.h"

/* Longer files are not read for the sake of a small picture, in bytes; nine matches in ten are a tenth of it. */
#define MOST (1 << 20)

/* The match on a tile, and the one that its picture shows. */
typedef struct
{
  const TaliaGame *game;
  char *file;
  gint64 stamp, size;
  gboolean read;
} Tile;

/* What a thread is at. */
typedef struct
{
  TaliaWindowPictures *owner; /* NULL: nobody wants it any more */
  TaliaRecordReading reading;
  GPtrArray *games; /* whose matches the files are */
} Work;

struct _TaliaWindowPictures
{
  TaliaStartPage *start;
  TaliaArchive *archive;
  GArray *tiles; /* of Tile */
  Work *work;    /* NULL: no thread reads */
};

static void
clear_tile (gpointer data)
{
  g_free (((Tile *) data)->file);
}

TaliaWindowPictures *
talia_window_pictures_new (TaliaStartPage *start, TaliaArchive *archive)
{
  TaliaWindowPictures *self = g_new0 (TaliaWindowPictures, 1);

  self->start = g_object_ref (start);
  self->archive = g_object_ref (archive);
  self->tiles = g_array_new (FALSE, FALSE, sizeof (Tile));
  g_array_set_clear_func (self->tiles, clear_tile);
  return self;
}

static void
stop (TaliaWindowPictures *self)
{
  if (self->work == NULL)
    return;
  self->work->owner = NULL;
  g_cancellable_cancel (self->work->reading.cancellable);
  self->work = NULL;
}

void
talia_window_pictures_free (TaliaWindowPictures *self)
{
  stop (self);
  g_array_unref (self->tiles);
  g_object_unref (self->archive);
  g_object_unref (self->start);
  g_free (self);
}

/* The tile of that game, made where it is not there. */
static Tile *
get_tile (TaliaWindowPictures *self, const TaliaGame *game)
{
  const Tile tile = { .game = game };

  for (guint i = 0; i < self->tiles->len; i++)
    if (g_array_index (self->tiles, Tile, i).game == game)
      return &g_array_index (self->tiles, Tile, i);
  g_array_append_val (self->tiles, tile);
  return &g_array_index (self->tiles, Tile, self->tiles->len - 1);
}

void
talia_window_pictures_set (TaliaWindowPictures *self, const TaliaGame *game, const TaliaMatchFacts *facts)
{
  Tile *tile = get_tile (self, game);
  const char *file = facts != NULL && facts->size <= MOST ? facts->file : NULL;
  gboolean same_file = g_strcmp0 (tile->file, file) == 0;

  if (same_file && (file == NULL || (tile->stamp == facts->stamp && tile->size == facts->size)))
    return;
  if (!same_file) /* of the same match the old picture stays until the new one is there */
    talia_start_page_set_table (self->start, game, NULL);
  g_set_str (&tile->file, file);
  tile->stamp = file != NULL ? facts->stamp : 0;
  tile->size = file != NULL ? facts->size : 0;
  tile->read = FALSE;
}

static void
show (TaliaWindowPictures *self, const TaliaGame *game, TaliaTable *table)
{
  TaliaView view;

  get_tile (self, game)->read = TRUE;
  if (table != NULL && talia_table_get_game (table) == game)
    talia_match_seats_glance (table, &view);
  talia_start_page_set_table (self->start, game, table != NULL && talia_table_get_game (table) == game ? &view : NULL);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Work *work = data;
  g_autoptr (GPtrArray) games = work->games, files = talia_record_reader_load_finish (result, NULL);
  g_autoptr (GCancellable) cancellable = work->reading.cancellable;

  if (work->owner == NULL)
    return;
  work->owner->work = NULL;
  for (guint i = 0; files != NULL && i < files->len; i++)
    show (work->owner, games->pdata[i], ((const TaliaRecordFile *) files->pdata[i])->table);
}

void
talia_window_pictures_read (TaliaWindowPictures *self)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref), games = g_ptr_array_new ();

  for (guint i = 0; i < self->tiles->len; i++)
    {
      const Tile *tile = &g_array_index (self->tiles, Tile, i);
      g_autofree char *path = tile->file != NULL ? talia_archive_get_path (self->archive, tile->file) : NULL;

      if (path == NULL || tile->read)
        continue;
      g_ptr_array_add (files, g_file_new_for_path (path));
      g_ptr_array_add (games, (gpointer) tile->game);
    }
  if (files->len == 0)
    return;
  stop (self); /* what it was at is among these */
  self->work = g_new0 (Work, 1);
  *self->work = (Work) { self, { .cancellable = g_cancellable_new () }, g_steal_pointer (&games) };
  talia_record_reader_load_async ((GFile **) files->pdata, files->len, &self->work->reading, read_cb, self->work);
}
