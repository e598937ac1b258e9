/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stores when each exercise is due again, by Leitner's system of boxes, in which the time doubles from box to box
 * (docs/EXERCISES.md). */
#include "talia-repetition.h"

#include "model/archive/talia-archive-database.h"
#include "model/record/talia-folder.h"
#include "talia-collection.h"

#define VERSION 1

/* The time in milliseconds to wait for another program that is writing. */
#define PATIENCE 500

/* The days after which the exercises of each box come back. */
static const guint32 days[TALIA_REPETITION_BOXES] = { 1, 2, 4, 8, 16, 32, 64 };

struct _TaliaRepetition
{
  char *folder;
  sqlite3 *database;
};

static const TaliaArchiveDatabase kind = {
  .name = TALIA_REPETITION_FILE,
  .version = VERSION,
  .pragmas = "PRAGMA journal_mode = DELETE",
  .schema = "CREATE TABLE exercise (match TEXT, seat INTEGER, deal INTEGER, step INTEGER, box INTEGER, due INTEGER,"
            "  tried INTEGER, off INTEGER, PRIMARY KEY (match, seat, deal, step));"
            "CREATE INDEX by_tried ON exercise (tried);",
  .trial = "SELECT count (off) FROM (SELECT off FROM exercise LIMIT 1)",
  .patience = PATIENCE,
  .names = 1,
};

TaliaRepetition *
talia_repetition_new (const char *folder)
{
  TaliaRepetition *self = g_new0 (TaliaRepetition, 1);

  self->folder = g_strdup (folder);
  return self;
}

void
talia_repetition_free (TaliaRepetition *self)
{
  sqlite3_close (self->database);
  g_free (self->folder);
  g_free (self);
}

/* Opens the database, and creates it and its folder only if something is to be written: whoever has not played a match
 * yet has no folder. The whole file is checked: it is small. */
static gboolean
open_database (TaliaRepetition *self, gboolean create)
{
  g_autofree char *path = NULL;

  if (self->database != NULL)
    return TRUE;
  path = g_build_filename (self->folder, TALIA_REPETITION_FILE, NULL);
  if (create ? talia_folder_make (self->folder) != 0 : !g_file_test (path, G_FILE_TEST_EXISTS))
    return FALSE;
  self->database = talia_archive_database_open (&kind, self->folder, TRUE);
  if (self->database == NULL)
    self->database = talia_archive_database_look (&kind, self->folder);
  return self->database != NULL;
}

static sqlite3_stmt *
prepare (TaliaRepetition *self, const char *sql, gboolean create)
{
  sqlite3_stmt *statement = NULL;

  if (!open_database (self, create) || sqlite3_prepare_v2 (self->database, sql, -1, &statement, NULL) != SQLITE_OK)
    return NULL;
  return statement;
}

/* Prepares a statement whose first parameters are the key. */
static sqlite3_stmt *
prepare_key (TaliaRepetition *self, const char *sql, gboolean create, const TaliaRepetitionKey *key)
{
  sqlite3_stmt *statement = prepare (self, sql, create);

  if (statement == NULL)
    return NULL;
  sqlite3_bind_text (statement, 1, key->match, -1, SQLITE_TRANSIENT);
  sqlite3_bind_int (statement, 2, key->seat);
  sqlite3_bind_int64 (statement, 3, key->deal);
  sqlite3_bind_int64 (statement, 4, key->step);
  return statement;
}

void
talia_repetition_begin (TaliaRepetition *self)
{
  g_return_if_fail (self != NULL);

  if (open_database (self, FALSE))
    sqlite3_exec (self->database, "BEGIN", NULL, NULL, NULL);
}

void
talia_repetition_end (TaliaRepetition *self)
{
  g_return_if_fail (self != NULL);

  if (self->database != NULL)
    sqlite3_exec (self->database, "COMMIT", NULL, NULL, NULL);
}

void
talia_repetition_find (TaliaRepetition *self, const TaliaRepetitionKey *key, TaliaRepetitionState *state)
{
  sqlite3_stmt *row;

  g_return_if_fail (self != NULL && key != NULL && state != NULL);

  *state = (TaliaRepetitionState) { 0 };
  row = prepare_key (self,
                     "SELECT box, due, tried, off FROM exercise "
                     "WHERE match = ?1 AND seat = ?2 AND deal = ?3 AND step = ?4",
                     FALSE, key);
  if (row != NULL && sqlite3_step (row) == SQLITE_ROW)
    *state = (TaliaRepetitionState) { .box = CLAMP (sqlite3_column_int (row, 0), 0, TALIA_REPETITION_BOXES),
                                      .due = (guint32) sqlite3_column_int64 (row, 1),
                                      .tried = (guint32) sqlite3_column_int64 (row, 2),
                                      .off = sqlite3_column_int (row, 3) != 0 };
  sqlite3_finalize (row);
}

gboolean
talia_repetition_keep (TaliaRepetition *self, const TaliaRepetitionKey *key, const TaliaRepetitionState *state)
{
  sqlite3_stmt *statement;
  gboolean kept;

  g_return_val_if_fail (self != NULL && key != NULL && state != NULL, FALSE);

  statement = prepare_key (self,
                           "INSERT OR REPLACE INTO exercise (match, seat, deal, step, box, due, tried, off) "
                           "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
                           TRUE, key);
  if (statement == NULL)
    return FALSE;
  sqlite3_bind_int (statement, 5, state->box);
  sqlite3_bind_int64 (statement, 6, state->due);
  sqlite3_bind_int64 (statement, 7, state->tried);
  sqlite3_bind_int (statement, 8, state->off);
  kept = sqlite3_step (statement) == SQLITE_DONE;
  sqlite3_finalize (statement);
  return kept;
}

guint
talia_repetition_count (TaliaRepetition *self, guint32 day)
{
  sqlite3_stmt *row;
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);

  row = prepare (self, "SELECT count (*) FROM exercise WHERE tried = ?1 AND match NOT GLOB '" TALIA_COLLECTION_KEY "*'",
                 FALSE);
  if (row != NULL)
    sqlite3_bind_int64 (row, 1, day);
  if (row != NULL && sqlite3_step (row) == SQLITE_ROW)
    n = (guint) sqlite3_column_int (row, 0);
  sqlite3_finalize (row);
  return n;
}

void
talia_repetition_state_answer (TaliaRepetitionState *self, gboolean solved, guint32 today)
{
  g_return_if_fail (self != NULL);

  self->tried = today;
  self->off = solved && self->box == TALIA_REPETITION_BOXES;
  self->box = solved ? MIN (MAX (self->box, 1) + 1, TALIA_REPETITION_BOXES) : 1;
  self->due = today + days[self->box - 1];
}
