/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fills the tiles of the start page with the unfinished matches; when something has changed, a thread reads the records
 * for their pictures. */
#include "talia-window-tiles.h"

#include <glib/gi18n.h>

#include "model/match/talia-match-seats.h"
#include "model/record/talia-record-reader.h"
#include "words/talia-words-archive.h"

/* The size in bytes above which a file is not read just for a small picture; nine of ten matches are a tenth as
 * large. */
#define MOST (1 << 20)

/* The match of a tile, and the match that its picture shows. */
typedef struct
{
  const TaliaGame *game;
  char *file;
  gint64 stamp, size;
  gboolean read;
} Tile;

/* A thread's work. */
typedef struct
{
  TaliaWindowTiles *owner; /* NULL: the result is no longer wanted */
  TaliaRecordReading reading;
  GPtrArray *games; /* the games whose matches are in the files */
} Work;

struct _TaliaWindowTiles
{
  TaliaStartPage *start;
  TaliaSession *session;
  GArray *tiles; /* of Tile */
  Work *work;    /* NULL: no thread is reading */
};

static void
clear_tile (gpointer data)
{
  g_free (((Tile *) data)->file);
}

static void
stop (TaliaWindowTiles *self)
{
  if (self->work == NULL)
    return;
  self->work->owner = NULL;
  g_cancellable_cancel (self->work->reading.cancellable);
  self->work = NULL;
}

/* Returns the tile of that game, and creates it if necessary. */
static Tile *
get_tile (TaliaWindowTiles *self, const TaliaGame *game)
{
  const Tile tile = { .game = game };

  for (guint i = 0; i < self->tiles->len; i++)
    if (g_array_index (self->tiles, Tile, i).game == game)
      return &g_array_index (self->tiles, Tile, i);
  g_array_append_val (self->tiles, tile);
  return &g_array_index (self->tiles, Tile, self->tiles->len - 1);
}

/* Sets which unfinished match the tile of a game is about; NULL if there is none. */
static void
set_match (TaliaWindowTiles *self, const TaliaGame *game, const TaliaMatchFacts *facts)
{
  Tile *tile = get_tile (self, game);
  const char *file = facts != NULL && facts->size <= MOST ? facts->file : NULL;
  gboolean same_file = g_strcmp0 (tile->file, file) == 0;

  if (same_file && (file == NULL || (tile->stamp == facts->stamp && tile->size == facts->size)))
    return;
  if (!same_file) /* the old picture of the same match stays until the new one is ready */
    talia_start_page_set_table (self->start, game, NULL);
  g_set_str (&tile->file, file);
  tile->stamp = file != NULL ? facts->stamp : 0;
  tile->size = file != NULL ? facts->size : 0;
  tile->read = FALSE;
}

static void
show (TaliaWindowTiles *self, const TaliaGame *game, TaliaTable *table)
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

/* Reads those matches that have changed since their pictures were made. */
static void
read_pictures (TaliaWindowTiles *self)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref), games = g_ptr_array_new ();
  TaliaArchive *archive = talia_session_get_archive (self->session);

  for (guint i = 0; i < self->tiles->len; i++)
    {
      const Tile *tile = &g_array_index (self->tiles, Tile, i);
      g_autofree char *path = tile->file != NULL ? talia_archive_get_path (archive, tile->file) : NULL;

      if (path == NULL || tile->read)
        continue;
      g_ptr_array_add (files, g_file_new_for_path (path));
      g_ptr_array_add (games, (gpointer) tile->game);
    }
  if (files->len == 0)
    return;
  stop (self); /* this includes what the thread was working on */
  self->work = g_new0 (Work, 1);
  *self->work = (Work) { self, { .cancellable = g_cancellable_new () }, g_steal_pointer (&games) };
  talia_record_reader_load_async ((GFile **) files->pdata, files->len, &self->work->reading, read_cb, self->work);
}

/* Describes how far an unfinished match is and how the sides stand; a new string. */
static char *
describe_unfinished (const TaliaMatchFacts *facts)
{
  g_autofree char *outcome = talia_words_match_outcome (facts), *points = talia_words_match_points (facts);

  if (facts->deals == 0)
    /* Translators: how far an unfinished match is, such as "3 deals played" */
    return g_strdup_printf (_ ("Unfinished: %s"), outcome);
  /* Translators: how far an unfinished match is, such as "3 deals played", and the points, such as "25 : 30" */
  return g_strdup_printf (_ ("Unfinished: %s, %s"), outcome, points);
}

/* Describes how the last finished match of a game ended; a new string, NULL if there is none. */
static char *
describe_last (TaliaWindowTiles *self, const TaliaGame *game)
{
  const TaliaArchiveQuery query = { .game = game->id, .finished = TRUE };
  g_autoptr (GPtrArray) found = talia_archive_find (talia_session_get_archive (self->session), &query, 0, 1);
  g_autofree char *outcome = found->len > 0 ? talia_words_match_outcome (found->pdata[0]) : NULL;

  /* Translators: what came of a match, such as "won" or "2nd of 4" */
  return outcome != NULL ? g_strdup_printf (_ ("Last match: %s"), outcome) : NULL;
}

void
talia_window_tiles_update (TaliaWindowTiles *self)
{
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    {
      g_autoptr (TaliaMatchFacts) facts = talia_session_find_unfinished (self->session, *game, TRUE);
      g_autofree char *text = facts != NULL ? describe_unfinished (facts) : NULL;
      g_autofree char *last = describe_last (self, *game);

      talia_start_page_set_unfinished (self->start, *game, text);
      talia_start_page_set_last (self->start, *game, last);
      set_match (self, *game, facts);
    }
  read_pictures (self);
}

TaliaWindowTiles *
talia_window_tiles_new (TaliaStartPage *start, TaliaSession *session)
{
  TaliaWindowTiles *self = g_new0 (TaliaWindowTiles, 1);

  self->start = g_object_ref (start);
  self->session = g_object_ref (session);
  self->tiles = g_array_new (FALSE, FALSE, sizeof (Tile));
  g_array_set_clear_func (self->tiles, clear_tile);
  g_signal_connect_swapped (talia_session_get_archive (session), "changed", G_CALLBACK (talia_window_tiles_update),
                            self);
  return self;
}

void
talia_window_tiles_free (TaliaWindowTiles *self)
{
  g_signal_handlers_disconnect_by_data (talia_session_get_archive (self->session), self);
  stop (self);
  g_array_unref (self->tiles);
  g_object_unref (self->session);
  g_object_unref (self->start);
  g_free (self);
}
