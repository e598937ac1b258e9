/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What an expert has said of deals, kept so that nobody has to wait for it twice. */
#include "talia-verdicts.h"

#include <glib/gstdio.h>
#include <sqlite3.h>

#include "talia-match-facts.h"
#include "talia-verdict-text.h"

/* Of the table below, of the text in it, and of the expert: one who plays better says something else. */
#define VERSION 1

/* Another program may be writing: milliseconds to wait for it. */
#define PATIENCE 500

struct _TaliaVerdicts
{
  char *folder;
  sqlite3 *database;
};

static const char schema[] =
    "CREATE TABLE IF NOT EXISTS verdict (match TEXT, deal INTEGER, seat INTEGER, sight INTEGER, digest TEXT,"
    "  decisions INTEGER, loss REAL, judgements TEXT, PRIMARY KEY (match, seat, sight, deal));";

TaliaVerdicts *
talia_verdicts_new (const char *folder)
{
  TaliaVerdicts *self = g_rc_box_new0 (TaliaVerdicts);

  self->folder = folder != NULL ? g_strdup (folder) : g_build_filename (g_get_user_data_dir (), "talia", NULL);
  return self;
}

TaliaVerdicts *
talia_verdicts_ref (TaliaVerdicts *self)
{
  return g_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  TaliaVerdicts *self = data;

  sqlite3_close (self->database);
  g_free (self->folder);
}

void
talia_verdicts_unref (TaliaVerdicts *self)
{
  g_rc_box_release_full (self, clear);
}

/* --- the database ------------------------------------------------------------------------------ */

static int
get_version (sqlite3 *database)
{
  sqlite3_stmt *row = NULL;
  int version = -1;

  if (sqlite3_prepare_v2 (database, "PRAGMA user_version", -1, &row, NULL) == SQLITE_OK
      && sqlite3_step (row) == SQLITE_ROW)
    version = sqlite3_column_int (row, 0);
  sqlite3_finalize (row);
  return version;
}

static gboolean
connect_to (TaliaVerdicts *self, const char *path)
{
  g_autofree char *make = g_strdup_printf ("BEGIN IMMEDIATE; %s PRAGMA user_version = %d; COMMIT", schema, VERSION);
  int version;

  if (sqlite3_open_v2 (path, &self->database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL) != SQLITE_OK)
    return FALSE;
  sqlite3_busy_timeout (self->database, PATIENCE);
  version = get_version (self->database);
  if (version != 0 && version != VERSION)
    return FALSE;
  return sqlite3_exec (self->database, make, NULL, NULL, NULL) == SQLITE_OK
         && sqlite3_exec (self->database, "PRAGMA quick_check (1); SELECT judgements FROM verdict LIMIT 1", NULL, NULL,
                          NULL)
                == SQLITE_OK;
}

/* Whether there is a database; one that cannot be read is begun anew. */
static gboolean
open_database (TaliaVerdicts *self)
{
  g_autofree char *path = g_build_filename (self->folder, TALIA_VERDICTS_FILE, NULL);
  g_autofree char *journal = g_strconcat (path, "-journal", NULL);

  if (self->database != NULL)
    return TRUE;
  if (!g_file_test (self->folder, G_FILE_TEST_IS_DIR))
    return FALSE;
  if (connect_to (self, path))
    return TRUE;
  g_clear_pointer (&self->database, sqlite3_close);
  g_unlink (path);
  g_unlink (journal);
  if (connect_to (self, path))
    return TRUE;
  g_clear_pointer (&self->database, sqlite3_close);
  return FALSE;
}

/* --- verdicts ---------------------------------------------------------------------------------- */

/* A statement whose first parameters are the match, the seat and the sight. */
static sqlite3_stmt *
prepare (TaliaVerdicts *self, const char *sql, TaliaTable *table, int seat, TaliaSight sight)
{
  sqlite3_stmt *statement = NULL;

  if (!open_database (self) || sqlite3_prepare_v2 (self->database, sql, -1, &statement, NULL) != SQLITE_OK)
    return NULL;
  sqlite3_bind_text (statement, 1, talia_match_facts_make_key (table), -1, g_free);
  sqlite3_bind_int (statement, 2, seat);
  sqlite3_bind_int (statement, 3, (int) sight);
  return statement;
}

GArray *
talia_verdicts_find (TaliaVerdicts *self, TaliaTable *table, int seat, guint deal, TaliaSight sight)
{
  g_autofree char *digest = NULL;
  GArray *judgements = NULL;
  sqlite3_stmt *row;
  int first;

  g_return_val_if_fail (self != NULL && TALIA_IS_TABLE (table), NULL);

  first = talia_verdict_text_find_deal (table, deal);
  if (first < 0)
    return NULL;
  row = prepare (self,
                 "SELECT judgements FROM verdict WHERE match = ?1 AND seat = ?2 AND sight = ?3 AND deal = ?4 "
                 "AND digest = ?5",
                 table, seat, sight);
  if (row == NULL)
    return NULL;
  digest = talia_verdict_text_digest (table, (guint) first);
  sqlite3_bind_int64 (row, 4, deal);
  sqlite3_bind_text (row, 5, digest, -1, SQLITE_STATIC);
  if (sqlite3_step (row) == SQLITE_ROW && sqlite3_column_text (row, 0) != NULL)
    judgements = talia_verdict_text_read ((const char *) sqlite3_column_text (row, 0), table, (guint) first);
  sqlite3_finalize (row);
  return judgements;
}

void
talia_verdicts_keep (TaliaVerdicts *self, TaliaTable *table, int seat, guint deal, TaliaSight sight,
                     const GArray *judgements)
{
  sqlite3_stmt *statement;
  double loss = 0.0;
  int first;

  g_return_if_fail (self != NULL && TALIA_IS_TABLE (table) && judgements != NULL);

  first = talia_verdict_text_find_deal (table, deal);
  if (first < 0)
    return;
  statement = prepare (self,
                       "INSERT OR REPLACE INTO verdict (match, seat, sight, deal, digest, decisions, loss, judgements) "
                       "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
                       table, seat, sight);
  if (statement == NULL)
    return;
  for (guint i = 0; i < judgements->len; i++)
    loss += g_array_index (judgements, TaliaJudgement, i).loss;
  sqlite3_bind_int64 (statement, 4, deal);
  sqlite3_bind_text (statement, 5, talia_verdict_text_digest (table, (guint) first), -1, g_free);
  sqlite3_bind_int64 (statement, 6, judgements->len);
  sqlite3_bind_double (statement, 7, loss);
  sqlite3_bind_text (statement, 8, talia_verdict_text_write (judgements, (guint) first), -1, g_free);
  sqlite3_step (statement);
  sqlite3_finalize (statement);
}

gboolean
talia_verdicts_sum (TaliaVerdicts *self, TaliaTable *table, int seat, guint *deals, guint *decisions, double *loss)
{
  sqlite3_stmt *row;

  g_return_val_if_fail (self != NULL && TALIA_IS_TABLE (table), FALSE);

  *deals = *decisions = 0;
  *loss = 0.0;
  row = prepare (self,
                 "SELECT count (*), total (decisions), total (loss) FROM verdict "
                 "WHERE match = ?1 AND seat = ?2 AND sight = ?3",
                 table, seat, TALIA_SIGHT_OWN);
  if (row != NULL && sqlite3_step (row) == SQLITE_ROW)
    {
      *deals = (guint) sqlite3_column_int (row, 0);
      *decisions = (guint) sqlite3_column_double (row, 1);
      *loss = sqlite3_column_double (row, 2);
    }
  sqlite3_finalize (row);
  return *deals > 0;
}
