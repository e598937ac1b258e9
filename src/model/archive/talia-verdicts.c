/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stores the expert's verdicts on deals, so that none has to be computed twice. */
#include "talia-verdicts.h"

#include "model/base/talia-data-folder.h"
#include "model/table/talia-table-private.h"
#include "talia-archive-database.h"
#include "talia-match-facts.h"
#include "talia-verdict-text.h"

/* The version of the table below, of the text in it, and of the expert, since a stronger expert has other verdicts. */
#define VERSION 10

/* The text has the numbers of reasons and causes, which move when one is added: then the version has to be raised. */
G_STATIC_ASSERT (TALIA_REASONS == 68 && TALIA_CAUSES == 53);

/* The time in milliseconds to wait for another program that is writing. */
#define PATIENCE 500

struct _TaliaVerdicts
{
  char *folder;
  sqlite3 *database;
};

static const char schema[] =
    "CREATE TABLE verdict (match TEXT, deal INTEGER, seat INTEGER, sight INTEGER, digest TEXT,"
    "  decisions INTEGER, loss REAL, judgements TEXT, PRIMARY KEY (match, seat, sight, deal));"
    "CREATE INDEX sums ON verdict (match, seat, sight, decisions, loss);"
    /* What was clearly given away from what the seat could know. */
    "CREATE TABLE theme (match TEXT, seat INTEGER, deal INTEGER, theme TEXT, decisions INTEGER, loss REAL,"
    "  PRIMARY KEY (match, seat, deal, theme)) WITHOUT ROWID;";

/* The index attaches this database, and another program may read it where nothing may be written. */
static const TaliaArchiveDatabase kind = {
  .name = TALIA_VERDICTS_FILE,
  .version = VERSION,
  .pragmas = "PRAGMA journal_mode = DELETE",
  .schema = schema,
  .trial = "SELECT count (judgements) FROM (SELECT judgements FROM verdict LIMIT 1)",
  .patience = PATIENCE,
  .names = 1, /* the name under which the index attaches it */
};

TaliaVerdicts *
talia_verdicts_new (const char *folder)
{
  TaliaVerdicts *self = g_rc_box_new0 (TaliaVerdicts);

  self->folder = folder != NULL ? g_strdup (folder) : talia_data_folder_get (NULL);
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

static gboolean
open_database (TaliaVerdicts *self)
{
  if (self->database == NULL && g_file_test (self->folder, G_FILE_TEST_IS_DIR))
    self->database = talia_archive_database_open (&kind, self->folder, TRUE);
  if (self->database == NULL)
    self->database = talia_archive_database_look (&kind, self->folder);
  return self->database != NULL;
}

/* --- verdicts ---------------------------------------------------------------------------------- */

/* Prepares a statement whose first parameters are the match, the seat and the kind of information. */
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

/* Stores the judgements and their sum. */
static gboolean
keep_verdict (TaliaVerdicts *self, TaliaTable *table, int seat, guint deal, TaliaSight sight, guint first,
              const GArray *judgements)
{
  sqlite3_stmt *statement;
  double loss = 0.0;
  gboolean kept;

  statement = prepare (self,
                       "INSERT OR REPLACE INTO verdict (match, seat, sight, deal, digest, decisions, loss, judgements) "
                       "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
                       table, seat, sight);
  if (statement == NULL)
    return FALSE;
  for (guint i = 0; i < judgements->len; i++)
    loss += g_array_index (judgements, TaliaJudgement, i).loss;
  sqlite3_bind_int64 (statement, 4, deal);
  sqlite3_bind_text (statement, 5, talia_verdict_text_digest (table, first), -1, g_free);
  sqlite3_bind_int64 (statement, 6, judgements->len);
  sqlite3_bind_double (statement, 7, loss);
  sqlite3_bind_text (statement, 8, talia_verdict_text_write (judgements, table, first), -1, g_free);
  kept = sqlite3_step (statement) == SQLITE_DONE;
  sqlite3_finalize (statement);
  return kept;
}

/* Adds a decision to its theme. A loss within its error may be chance, and does not count. */
static gboolean
keep_theme (TaliaVerdicts *self, TaliaTable *table, int seat, guint deal, TaliaSight sight, const TaliaJudgement *it)
{
  sqlite3_stmt *statement;
  gboolean kept;

  statement = prepare (self,
                       "INSERT INTO theme (match, seat, deal, theme, decisions, loss) VALUES (?1, ?2, ?4, ?5, 1, ?6) "
                       "ON CONFLICT DO UPDATE SET decisions = decisions + 1, loss = loss + excluded.loss",
                       table, seat, sight);
  if (statement == NULL)
    return FALSE;
  sqlite3_bind_int64 (statement, 4, deal);
  sqlite3_bind_text (statement, 5, talia_theme_get (talia_verdict_text_find_theme (table, it))->id, -1, SQLITE_STATIC);
  sqlite3_bind_double (statement, 6, it->loss > it->error ? it->loss : 0.0);
  kept = sqlite3_step (statement) == SQLITE_DONE;
  sqlite3_finalize (statement);
  return kept;
}

/* Stores the judgements by theme, in the place of those of an earlier verdict. */
static gboolean
keep_themes (TaliaVerdicts *self, TaliaTable *table, int seat, guint deal, TaliaSight sight, const GArray *judgements)
{
  sqlite3_stmt *statement =
      prepare (self, "DELETE FROM theme WHERE match = ?1 AND seat = ?2 AND deal = ?4", table, seat, sight);
  gboolean kept;

  if (statement == NULL)
    return FALSE;
  sqlite3_bind_int64 (statement, 4, deal);
  kept = sqlite3_step (statement) == SQLITE_DONE;
  sqlite3_finalize (statement);
  for (guint i = 0; kept && i < judgements->len; i++)
    kept = keep_theme (self, table, seat, deal, sight, &g_array_index (judgements, TaliaJudgement, i));
  return kept;
}

static gboolean
run (TaliaVerdicts *self, const char *sql)
{
  return sqlite3_exec (self->database, sql, NULL, NULL, NULL) == SQLITE_OK;
}

gboolean
talia_verdicts_keep (TaliaVerdicts *self, TaliaTable *table, int seat, guint deal, TaliaSight sight,
                     const GArray *judgements)
{
  int first;

  g_return_val_if_fail (self != NULL && TALIA_IS_TABLE (table) && judgements != NULL, FALSE);

  first = talia_verdict_text_find_deal (table, deal);
  if (first < 0)
    return TRUE; /* it would never be looked up */
  if (!open_database (self) || !run (self, "BEGIN IMMEDIATE"))
    return FALSE;
  if (keep_verdict (self, table, seat, deal, sight, (guint) first, judgements)
      && (sight != TALIA_SIGHT_OWN || keep_themes (self, table, seat, deal, sight, judgements)) && run (self, "COMMIT"))
    return TRUE;
  run (self, "ROLLBACK");
  return FALSE;
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
