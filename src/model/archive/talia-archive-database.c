/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A file of SQLite that holds nothing of its own: it is opened, and made anew where it is of no use. */
#include "talia-archive-database.h"

#include <glib/gstdio.h>

static gboolean
run (sqlite3 *database, const char *sql)
{
  return sqlite3_exec (database, sql, NULL, NULL, NULL) == SQLITE_OK;
}

gint64
talia_archive_database_ask (sqlite3 *database, const char *sql)
{
  sqlite3_stmt *row = NULL;
  gint64 answer = -1;

  if (sqlite3_prepare_v2 (database, sql, -1, &row, NULL) != SQLITE_OK)
    return -1;
  if (sqlite3_step (row) == SQLITE_ROW)
    answer = sqlite3_column_int64 (row, 0);
  sqlite3_finalize (row);
  return answer;
}

static gboolean
is_whole (sqlite3 *database)
{
  sqlite3_stmt *row = NULL;
  gboolean whole = FALSE;

  if (sqlite3_prepare_v2 (database, "PRAGMA quick_check (1)", -1, &row, NULL) != SQLITE_OK)
    return FALSE;
  if (sqlite3_step (row) == SQLITE_ROW)
    whole = g_strcmp0 ((const char *) sqlite3_column_text (row, 0), "ok") == 0;
  sqlite3_finalize (row);
  return whole;
}

static gboolean
is_as_expected (const TaliaArchiveDatabase *what, sqlite3 *database)
{
  return talia_archive_database_ask (database, "PRAGMA user_version") == what->version
         && talia_archive_database_ask (database, what->trial) >= 0;
}

/* Whether it was the disk or another program that stood in the way, not what is in the file. */
static gboolean
is_out_of_reach (sqlite3 *database)
{
  switch (database != NULL ? sqlite3_errcode (database) & 0xff : SQLITE_NOMEM)
    {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_NOMEM:
    case SQLITE_IOERR:
    case SQLITE_FULL:
    case SQLITE_CANTOPEN:
      return TRUE;
    default:
      return FALSE;
    }
}

/* The database where it is as it should be; NULL where not, and `useless` where it never will be. */
static sqlite3 *
connect_to (const TaliaArchiveDatabase *what, const char *path, gboolean thorough, gboolean *useless)
{
  g_autofree char *make =
      g_strdup_printf ("BEGIN IMMEDIATE; %s PRAGMA user_version = %d; COMMIT", what->schema, what->version);
  sqlite3 *database = NULL;

  *useless = FALSE;
  if (sqlite3_open_v2 (path, &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL) == SQLITE_OK)
    {
      sqlite3_busy_timeout (database, what->patience);
      if (run (database, what->pragmas))
        {
          if (talia_archive_database_ask (database, "PRAGMA user_version") == 0
              && talia_archive_database_ask (database, "SELECT count (*) FROM sqlite_schema") == 0)
            run (database, make); /* where another program was faster, it is there */
          /* Where its header says that it must not be written, nothing can be kept in it either. */
          if (sqlite3_db_readonly (database, "main") == 0 && is_as_expected (what, database)
              && (!thorough || is_whole (database)))
            return database;
        }
    }
  *useless = !is_out_of_reach (database);
  sqlite3_close (database);
  return NULL;
}

static void
remove_files (const char *path)
{
  static const char *const ends[] = { "", "-wal", "-shm", "-journal" };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *file = g_strconcat (path, ends[i], NULL);

      g_unlink (file);
    }
}

sqlite3 *
talia_archive_database_open (const TaliaArchiveDatabase *what, const char *folder, gboolean thorough)
{
  g_autofree char *path = g_build_filename (folder, what->name, NULL);
  gboolean useless;
  sqlite3 *database = connect_to (what, path, thorough, &useless);

  if (database != NULL || !useless)
    return database;
  remove_files (path);
  return connect_to (what, path, FALSE, &useless);
}

sqlite3 *
talia_archive_database_look (const TaliaArchiveDatabase *what, const char *folder)
{
  g_autofree char *path = g_build_filename (folder, what->name, NULL), *uri = g_filename_to_uri (path, NULL, NULL);
  /* Without locks and without a file beside it, for which there may be no room. */
  g_autofree char *name = uri != NULL ? g_strconcat (uri, "?immutable=1", NULL) : NULL;
  sqlite3 *database = NULL;

  if (name != NULL && sqlite3_open_v2 (name, &database, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, NULL) == SQLITE_OK
      && is_as_expected (what, database))
    return database;
  sqlite3_close (database);
  return NULL;
}
