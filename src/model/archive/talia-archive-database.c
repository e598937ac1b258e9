/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An SQLite file that can be rebuilt at any time: opens it, and replaces it if it cannot be used. */
#include "talia-archive-database.h"

#include <glib/gstdio.h>
#include <string.h>

/* The time in milliseconds between two attempts to get a lock that another program holds. */
#define PAUSE 20

/* The suffixes of the files that belong to a database. */
static const char *const ends[] = { "", "-wal", "-shm", "-journal" };

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

/* Whether the disk or another program was the cause, and not the contents of the file. */
static gboolean
is_out_of_reach (sqlite3 *database)
{
  switch (database != NULL ? sqlite3_errcode (database) & 0xff : SQLITE_NOMEM)
    {
    case SQLITE_NOMEM:
    case SQLITE_IOERR:
    case SQLITE_FULL:
    case SQLITE_CANTOPEN:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Opening a database takes several queries; this limits the time that all of them together wait for a lock. */
static int
wait_cb (gpointer data, int times)
{
  if (g_get_monotonic_time () >= *(const gint64 *) data)
    return 0;
  g_usleep (PAUSE * 1000);
  return 1;
}

/* Creates missing tables; returns FALSE if the database is not as it should be. */
static gboolean
prepare (const TaliaArchiveDatabase *what, sqlite3 *database, gboolean thorough)
{
  g_autofree char *make =
      g_strdup_printf ("BEGIN IMMEDIATE; %s PRAGMA user_version = %d; COMMIT", what->schema, what->version);

  if (!run (database, what->pragmas))
    return FALSE;
  if (talia_archive_database_ask (database, "PRAGMA user_version") == 0
      && talia_archive_database_ask (database, "SELECT count (*) FROM sqlite_schema") == 0)
    run (database, make); /* the tables exist if another program was faster */
  /* If its header forbids writing, the database cannot be used either. */
  return sqlite3_db_readonly (database, "main") == 0 && is_as_expected (what, database)
         && (!thorough || is_whole (database));
}

/* The reasons why a database could not be opened. */
typedef enum
{
  USELESS,      /* the file is not a usable database, and never will be */
  TAKEN,        /* something else is in its place, or another program holds a lock on it */
  OUT_OF_REACH, /* the disk does not allow it */
} Obstacle;

static Obstacle
find_obstacle (sqlite3 *database)
{
  const int code = database != NULL ? sqlite3_errcode (database) & 0xff : SQLITE_NOMEM;

  if (code == SQLITE_BUSY || code == SQLITE_LOCKED)
    return TAKEN;
  return is_out_of_reach (database) ? OUT_OF_REACH : USELESS;
}

/* Connects to the database; returns NULL if it is not as it should be. */
static sqlite3 *
connect_to (const TaliaArchiveDatabase *what, const char *path, gboolean thorough, Obstacle *obstacle)
{
  gint64 until = g_get_monotonic_time () + what->patience * G_GINT64_CONSTANT (1000);
  sqlite3 *database = NULL;

  if (sqlite3_open_v2 (path, &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL) == SQLITE_OK)
    {
      sqlite3_busy_handler (database, wait_cb, &until);
      if (prepare (what, database, thorough))
        {
          sqlite3_busy_timeout (database, what->patience);
          return database;
        }
    }
  *obstacle = find_obstacle (database);
  sqlite3_close (database);
  return NULL;
}

static void
remove_files (const char *path)
{
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *file = g_strconcat (path, ends[i], NULL);

      g_unlink (file);
    }
}

/* Whether a database can be at the path. Opening a pipe would block until another program opens its other end. */
static gboolean
is_free (const char *path)
{
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *file = g_strconcat (path, ends[i], NULL);

      if (g_file_test (file, G_FILE_TEST_EXISTS) && !g_file_test (file, G_FILE_TEST_IS_REGULAR))
        return FALSE;
    }
  return TRUE;
}

/* Returns the path of the file: `index.sqlite` or, if that cannot be used, the next one, `index-2.sqlite`. */
static char *
make_path (const TaliaArchiveDatabase *what, const char *folder, int n)
{
  const char *dot = strchr (what->name, '.');
  g_autofree char *name =
      n == 1 ? g_strdup (what->name) : g_strdup_printf ("%.*s-%d%s", (int) (dot - what->name), what->name, n, dot);

  return g_build_filename (folder, name, NULL);
}

static sqlite3 *
open_at (const TaliaArchiveDatabase *what, const char *path, gboolean thorough, Obstacle *obstacle)
{
  sqlite3 *database;

  *obstacle = TAKEN;
  if (!is_free (path))
    return NULL;
  database = connect_to (what, path, thorough, obstacle);
  if (database != NULL || *obstacle != USELESS)
    return database;
  remove_files (path);
  return connect_to (what, path, FALSE, obstacle);
}

sqlite3 *
talia_archive_database_open (const TaliaArchiveDatabase *what, const char *folder, gboolean thorough)
{
  Obstacle obstacle = TAKEN;
  sqlite3 *database = NULL;

  for (int n = 1; database == NULL && obstacle == TAKEN && n <= what->names; n++)
    {
      g_autofree char *path = make_path (what, folder, n);

      database = open_at (what, path, thorough, &obstacle);
    }
  return database;
}

static sqlite3 *
look_at (const TaliaArchiveDatabase *what, const char *path)
{
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  /* Uses no locks, and no second file, for which there may be no space. */
  g_autofree char *name = uri != NULL ? g_strconcat (uri, "?immutable=1", NULL) : NULL;
  sqlite3 *database = NULL;

  if (name != NULL && sqlite3_open_v2 (name, &database, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, NULL) == SQLITE_OK
      && is_as_expected (what, database))
    return database;
  sqlite3_close (database);
  return NULL;
}

sqlite3 *
talia_archive_database_look (const TaliaArchiveDatabase *what, const char *folder)
{
  sqlite3 *database = NULL;

  for (int n = 1; database == NULL && n <= what->names; n++)
    {
      g_autofree char *path = make_path (what, folder, n);

      database = is_free (path) ? look_at (what, path) : NULL;
    }
  return database;
}
