/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The index of all matches and score pads, a database that can be rebuilt from their files at any time. */
#include "talia-archive-index-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/pad/talia-pad-folder.h"
#include "talia-archive-database.h"
#include "talia-verdicts.h"

/* The version of the table below and of the contents of TaliaMatchFacts. An index of another version is rebuilt. */
#define VERSION 8

/* The number of files that are read in one transaction, after which the results become visible. */
#define BATCH 100

/* The time in milliseconds to wait for another program that is writing. */
#define PATIENCE 2000

struct _TaliaArchiveIndex
{
  char *folder;
  sqlite3 *database;
};

static const char schema[] =
    "CREATE TABLE match ("
    "  file TEXT PRIMARY KEY, stamp INTEGER, size INTEGER, game TEXT, date INTEGER,"
    "  title TEXT, others TEXT, level TEXT, seats INTEGER, sides INTEGER, deals INTEGER,"
    "  over INTEGER, place INTEGER, points INTEGER, best_other INTEGER, undone INTEGER,"
    "  apart INTEGER, rules TEXT, key TEXT, own INTEGER, moons INTEGER, nils INTEGER,"
    "  failed_nils INTEGER, sweeps INTEGER, people TEXT, day INTEGER, contest TEXT,"
    "  pad INTEGER);"
    "CREATE INDEX by_date ON match (date, file, game, over, place, pad) WHERE game IS NOT NULL;"
    "CREATE INDEX by_game ON match (game, over, date DESC, file DESC, pad)"
    "  WHERE game IS NOT NULL;"
    "CREATE INDEX by_others ON match (others, date DESC, file DESC, game, over, place, pad)"
    "  WHERE game IS NOT NULL;"
    "CREATE INDEX by_place ON match (over DESC, place = 0, place, date DESC, file DESC, game, pad)"
    "  WHERE game IS NOT NULL;"
    "CREATE INDEX by_key ON match (key);"
    "CREATE INDEX by_people ON match (game, date, apart, key, people)"
    "  WHERE people <> '' AND pad = 0;"
    "CREATE INDEX by_pad ON match (game, date, apart, key, people) WHERE pad = 1;"
    "CREATE INDEX by_contest ON match (game, date, key, contest)"
    "  WHERE contest <> '' AND apart = 0;"
    "CREATE INDEX by_day ON match (day, over) WHERE day > 0;"
    "CREATE INDEX damaged ON match (file) WHERE game IS NULL;"
    "CREATE INDEX by_rules ON match (game, rules)"
    "  WHERE game IS NOT NULL AND over = 1 AND place > 0;"
    "CREATE INDEX by_level ON match (game, level)"
    "  WHERE game IS NOT NULL AND over = 1 AND place > 0;"
    "CREATE INDEX by_result ON match (game, date, apart, place, points, best_other, deals,"
    "  moons, nils, failed_nils, sweeps, level, rules)"
    "  WHERE game IS NOT NULL AND over = 1 AND place > 0;";

/* In the order of TaliaMatchFacts, which the statements below rely on. */
#define COLUMNS                                                                                                         \
  "file, stamp, size, game, date, title, others, level, seats, sides, deals, over, place, points, best_other, undone, " \
  "apart, rules, key, own, moons, nils, failed_nils, sweeps, people, day, contest, pad"

static const TaliaArchiveDatabase kind = {
  .name = TALIA_ARCHIVE_INDEX_FILE,
  .version = VERSION,
  .pragmas = "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL",
  .schema = schema,
  .trial = "SELECT count (*) FROM (SELECT 1 FROM match LIMIT 1)",
  .patience = PATIENCE,
  .names = 2,
};

/* --- opening ------------------------------------------------------------------------- */

static gboolean
run (TaliaArchiveIndex *self, const char *sql)
{
  return sqlite3_exec (self->database, sql, NULL, NULL, NULL) == SQLITE_OK;
}

/* Creates an index, which takes ownership of the database; NULL without one. */
static TaliaArchiveIndex *
create (const char *folder, sqlite3 *database)
{
  TaliaArchiveIndex *self;

  if (database == NULL)
    return NULL;
  self = g_new (TaliaArchiveIndex, 1);
  *self = (TaliaArchiveIndex) { g_strdup (folder), database };
  return self;
}

static void
set_error (GError **error, const char *folder)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, _ ("Could not save the list of matches in “%s”."), folder);
}

TaliaArchiveIndex *
talia_archive_index_open (const char *folder, gboolean thorough, GError **error)
{
  TaliaArchiveIndex *self;

  g_return_val_if_fail (folder != NULL, NULL);

  self = create (folder, talia_archive_database_open (&kind, folder, thorough));
  if (self == NULL)
    set_error (error, folder);
  return self;
}

TaliaArchiveIndex *
talia_archive_index_look (const char *folder)
{
  g_return_val_if_fail (folder != NULL, NULL);

  return create (folder, talia_archive_database_look (&kind, folder));
}

void
talia_archive_index_free (TaliaArchiveIndex *self)
{
  sqlite3_close (self->database);
  g_free (self->folder);
  g_free (self);
}

/* --- keeping up with the files ---------------------------------------------------------- */

static void
store (TaliaArchiveIndex *self, const TaliaMatchFacts *facts)
{
  static const char sql[] =
      "INSERT OR REPLACE INTO match (" COLUMNS ") "
      "VALUES (?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13,?14,?15,?16,?17,?18,?19,?20,?21,?22,?23,"
      "?24,?25,?26,?27,?28)";
  const gint64 numbers[] = { facts->seats,  facts->sides,      facts->deals,  facts->over, facts->place,
                             facts->points, facts->best_other, facts->undone, facts->apart };
  const gint64 feats[] = { facts->own, facts->feats.moons, facts->feats.nils, facts->feats.failed_nils,
                           facts->feats.sweeps };
  sqlite3_stmt *statement;

  if (sqlite3_prepare_v2 (self->database, sql, -1, &statement, NULL) != SQLITE_OK)
    return;
  sqlite3_bind_text (statement, 1, facts->file, -1, SQLITE_STATIC);
  sqlite3_bind_int64 (statement, 2, facts->stamp);
  sqlite3_bind_int64 (statement, 3, facts->size);
  if (facts->game != NULL)
    sqlite3_bind_text (statement, 4, facts->game->id, -1, SQLITE_STATIC);
  sqlite3_bind_int64 (statement, 5, facts->date);
  sqlite3_bind_text (statement, 6, facts->title, -1, SQLITE_STATIC);
  sqlite3_bind_text (statement, 7, facts->others, -1, SQLITE_STATIC);
  sqlite3_bind_text (statement, 8, facts->level, -1, SQLITE_STATIC);
  for (int i = 0; i < (int) G_N_ELEMENTS (numbers); i++)
    sqlite3_bind_int64 (statement, 9 + i, numbers[i]);
  sqlite3_bind_text (statement, 18, facts->rules, -1, SQLITE_STATIC);
  sqlite3_bind_text (statement, 19, facts->key, -1, SQLITE_STATIC);
  for (int i = 0; i < (int) G_N_ELEMENTS (feats); i++)
    sqlite3_bind_int64 (statement, 20 + i, feats[i]);
  sqlite3_bind_text (statement, 25, facts->people, -1, SQLITE_STATIC);
  sqlite3_bind_int64 (statement, 26, facts->day);
  sqlite3_bind_text (statement, 27, facts->contest, -1, SQLITE_STATIC);
  sqlite3_bind_int (statement, 28, facts->pad);
  sqlite3_step (statement);
  sqlite3_finalize (statement);
}

static void
drop (TaliaArchiveIndex *self, const char *file)
{
  sqlite3_stmt *statement;

  if (sqlite3_prepare_v2 (self->database, "DELETE FROM match WHERE file = ?1", -1, &statement, NULL) != SQLITE_OK)
    return;
  sqlite3_bind_text (statement, 1, file, -1, SQLITE_STATIC);
  sqlite3_step (statement);
  sqlite3_finalize (statement);
}

/* The stamp of a file at the time it was read. */
typedef struct
{
  gint64 stamp, size;
} Stamp;

/* Returns all files in the index, with their stamps. */
static GHashTable *
list_known (TaliaArchiveIndex *self)
{
  GHashTable *known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  sqlite3_stmt *statement;

  if (sqlite3_prepare_v2 (self->database, "SELECT file, stamp, size FROM match", -1, &statement, NULL) != SQLITE_OK)
    return known;
  while (sqlite3_step (statement) == SQLITE_ROW)
    {
      Stamp *stamp = g_new (Stamp, 1);

      *stamp = (Stamp) { sqlite3_column_int64 (statement, 1), sqlite3_column_int64 (statement, 2) };
      g_hash_table_insert (known, g_strdup ((const char *) sqlite3_column_text (statement, 0)), stamp);
    }
  sqlite3_finalize (statement);
  return known;
}

/* Adds the files of a subfolder that hold matches or score pads. */
static void
list_files (TaliaArchiveIndex *self, const char *below, const char *prefix, GPtrArray *files)
{
  g_autofree char *path = g_build_filename (self->folder, below, NULL);
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_prefix (name, prefix) && g_str_has_suffix (name, ".talia"))
      g_ptr_array_add (files, g_build_filename (below, name, NULL));
}

/* Reads the file if it has changed. Returns whether it has. */
static gboolean
look_at (TaliaArchiveIndex *self, const char *file, GHashTable *known, GCancellable *cancellable)
{
  g_autoptr (TaliaMatchFacts) facts = NULL;
  const Stamp *before = g_hash_table_lookup (known, file);
  gint64 stamp, size;

  if (!talia_match_facts_stat (self->folder, file, &stamp, &size))
    return FALSE; /* the file is gone: entries that are left in `known` will be removed */
  if (before != NULL && before->stamp == stamp && before->size == size)
    {
      g_hash_table_remove (known, file);
      return FALSE;
    }
  facts = talia_match_facts_read (self->folder, file, cancellable);
  if (facts == NULL)
    return FALSE;
  g_hash_table_remove (known, file);
  store (self, facts);
  return TRUE;
}

/* Updates the index for at most BATCH files from number `first` on; returns FALSE if it cannot be written. */
static gboolean
update_some (TaliaArchiveIndex *self, const GPtrArray *files, guint first, GHashTable *known, gboolean *changed,
             GCancellable *cancellable)
{
  gboolean seen = FALSE;

  if (!run (self, "BEGIN"))
    return FALSE;
  for (guint i = first; i < MIN (first + BATCH, files->len) && !g_cancellable_is_cancelled (cancellable); i++)
    if (look_at (self, files->pdata[i], known, cancellable))
      seen = TRUE;
  if (!run (self, "COMMIT"))
    {
      run (self, "ROLLBACK");
      return FALSE;
    }
  *changed = *changed || seen;
  return TRUE;
}

/* Removes the files that no longer exist; returns FALSE if the index cannot be written. */
static gboolean
drop_all (TaliaArchiveIndex *self, GHashTable *gone)
{
  GHashTableIter iter;
  gpointer file;

  if (!run (self, "BEGIN"))
    return FALSE;
  g_hash_table_iter_init (&iter, gone);
  while (g_hash_table_iter_next (&iter, &file, NULL))
    drop (self, file);
  if (run (self, "COMMIT"))
    return TRUE;
  run (self, "ROLLBACK");
  return FALSE;
}

gboolean
talia_archive_index_update (TaliaArchiveIndex *self, GCancellable *cancellable, GError **error)
{
  g_autoptr (GHashTable) known = list_known (self);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);
  gboolean changed = FALSE, kept = TRUE;

  list_files (self, "", "current", files);
  list_files (self, "matches", "", files);
  list_files (self, TALIA_PAD_FOLDER, "", files);
  for (guint i = 0; kept && i < files->len; i += BATCH)
    {
      if (g_cancellable_is_cancelled (cancellable))
        return changed;
      kept = update_some (self, files, i, known, &changed, cancellable);
    }
  if (g_cancellable_is_cancelled (cancellable))
    return changed; /* entries that are left in `known` may still exist */
  if (kept && g_hash_table_size (known) > 0)
    changed = kept = drop_all (self, known);
  if (!kept)
    set_error (error, self->folder);
  return changed;
}

/* --- asking ------------------------------------------------------------------------------ */

/* The database index for each order of a list, and the order itself. The statements name the index, since SQLite by
 * itself would read and sort all rows for the few that are shown. */
static const struct
{
  const char *index, *order;
} orders[] = {
  [TALIA_ARCHIVE_NEWEST] = { "by_date", "date DESC, file DESC" },
  [TALIA_ARCHIVE_OLDEST] = { "by_date", "date, file" },
  [TALIA_ARCHIVE_BY_GAME] = { "by_game", "over, date DESC, file DESC" },
  [TALIA_ARCHIVE_BY_OTHERS] = { "by_others", "others, date DESC, file DESC" },
  [TALIA_ARCHIVE_BY_RESULT] = { "by_place", "over DESC, place = 0, place, date DESC, file DESC" },
};

static const char *
choose_index (const TaliaArchiveQuery *query)
{
  const gboolean by_date = query->order == TALIA_ARCHIVE_NEWEST || query->order == TALIA_ARCHIVE_OLDEST;

  if (query->day > 0)
    return "by_day"; /* a day has few matches, which are sorted soon */
  if (query->kind == TALIA_ARCHIVE_PADS)
    return "by_pad"; /* nor are there many score pads */
  /* An index by game is used even for a game with few matches. */
  return by_date && query->game != NULL && query->unfinished != query->finished ? "by_game"
                                                                                : orders[query->order].index;
}

/* Creates the condition of a query; its text is parameter 1, its game parameter 2, its time parameter 3, its day
 * parameter 4. */
static char *
make_where (const TaliaArchiveQuery *query)
{
  GString *where = g_string_new (" WHERE game IS NOT NULL");

  if (query->kind != TALIA_ARCHIVE_ALL)
    g_string_append (where, query->kind == TALIA_ARCHIVE_PADS ? " AND pad = 1" : " AND pad = 0");
  if (query->game != NULL)
    g_string_append (where, " AND game = ?2");
  if (query->unfinished != query->finished)
    g_string_append (where, query->finished ? " AND over = 1" : " AND over = 0");
  if (query->won)
    g_string_append (where, " AND over = 1 AND place = 1");
  if (query->since > 0)
    g_string_append (where, " AND date >= ?3");
  if (query->day > 0)
    g_string_append (where, " AND day > 0 AND day = ?4");
  if (query->text != NULL && *query->text != '\0')
    g_string_append (where, " AND talia_find (game, title, others, ?1)");
  return g_string_free_and_steal (where);
}

/* An SQL function: whether each word of its last argument, which has folded case, is part of the game's name or of the
 * other arguments. SQLite itself can fold the case of English letters only. */
static void
find_function (sqlite3_context *context, int n, sqlite3_value **values)
{
  const char *id = (const char *) sqlite3_value_text (values[0]);
  const TaliaGame *game = id != NULL ? talia_registry_find (id) : NULL;
  g_autofree char *text = g_strjoin ("\n", game != NULL ? _ (game->name) : "", sqlite3_value_text (values[1]),
                                     sqlite3_value_text (values[2]), NULL);
  g_autofree char *folded = g_utf8_casefold (text, -1);
  g_auto (GStrv) words = g_strsplit ((const char *) sqlite3_value_text (values[3]), " ", -1);
  gboolean found = TRUE;

  for (guint i = 0; words[i] != NULL; i++)
    found = found && strstr (folded, words[i]) != NULL;
  sqlite3_result_int (context, found);
}

/* Prepares a statement; `index` and `order` follow the table's name and the condition. */
static sqlite3_stmt *
prepare (TaliaArchiveIndex *self, const char *what, const char *index, const TaliaArchiveQuery *query,
         const char *order)
{
  g_autofree char *where = make_where (query);
  g_autofree char *sql = g_strconcat ("SELECT ", what, " FROM match", index, where, order, NULL);
  sqlite3_stmt *statement;

  sqlite3_create_function (self->database, "talia_find", 4, SQLITE_UTF8, NULL, find_function, NULL, NULL);
  if (sqlite3_prepare_v2 (self->database, sql, -1, &statement, NULL) != SQLITE_OK)
    return NULL;
  if (query->text != NULL && *query->text != '\0')
    sqlite3_bind_text (statement, 1, g_utf8_casefold (query->text, -1), -1, g_free);
  if (query->game != NULL)
    sqlite3_bind_text (statement, 2, query->game, -1, SQLITE_TRANSIENT);
  if (query->since > 0)
    sqlite3_bind_int64 (statement, 3, query->since);
  if (query->day > 0)
    sqlite3_bind_int64 (statement, 4, query->day);
  return statement;
}

guint
talia_archive_index_count_damaged (TaliaArchiveIndex *self)
{
  return (guint) MAX (talia_archive_database_ask (self->database, "SELECT count (*) FROM match WHERE game IS NULL"), 0);
}

gint64
talia_archive_index_get_size (TaliaArchiveIndex *self)
{
  return MAX (talia_archive_database_ask (self->database, "SELECT total (size) FROM match"), 0);
}

guint
talia_archive_index_count (TaliaArchiveIndex *self, const TaliaArchiveQuery *query)
{
  sqlite3_stmt *statement = prepare (self, "count (*)", "", query, "");
  guint n = 0;

  if (statement != NULL && sqlite3_step (statement) == SQLITE_ROW)
    n = (guint) sqlite3_column_int64 (statement, 0);
  sqlite3_finalize (statement);
  return n;
}

static char *
dup_column (sqlite3_stmt *statement, int column)
{
  const char *text = (const char *) sqlite3_column_text (statement, column);

  return g_strdup (text != NULL ? text : "");
}

static TaliaMatchFacts *
read_row (sqlite3_stmt *statement)
{
  TaliaMatchFacts *facts = g_new (TaliaMatchFacts, 1);
  g_autofree char *game = dup_column (statement, 3);

  *facts = (TaliaMatchFacts) {
    .file = dup_column (statement, 0),
    .stamp = sqlite3_column_int64 (statement, 1),
    .size = sqlite3_column_int64 (statement, 2),
    .game = talia_registry_find (game),
    .date = sqlite3_column_int64 (statement, 4),
    .title = dup_column (statement, 5),
    .others = dup_column (statement, 6),
    .level = dup_column (statement, 7),
    .seats = (guint) sqlite3_column_int (statement, 8),
    .sides = (guint) sqlite3_column_int (statement, 9),
    .deals = (guint) sqlite3_column_int (statement, 10),
    .over = sqlite3_column_int (statement, 11) != 0,
    .place = sqlite3_column_int (statement, 12),
    .points = sqlite3_column_int (statement, 13),
    .best_other = sqlite3_column_int (statement, 14),
    .undone = (guint) sqlite3_column_int (statement, 15),
    .apart = (guint) sqlite3_column_int (statement, 16),
    .rules = dup_column (statement, 17),
    .key = dup_column (statement, 18),
    .own = sqlite3_column_int (statement, 19),
    .feats = {
      .moons = (guint) sqlite3_column_int (statement, 20),
      .nils = (guint) sqlite3_column_int (statement, 21),
      .failed_nils = (guint) sqlite3_column_int (statement, 22),
      .sweeps = (guint) sqlite3_column_int (statement, 23),
    },
    .people = dup_column (statement, 24),
    .day = (guint32) sqlite3_column_int64 (statement, 25),
    .contest = dup_column (statement, 26),
    .pad = sqlite3_column_int (statement, 27) != 0,
  };
  return facts;
}

static void
list_some (TaliaArchiveIndex *self, const TaliaArchiveQuery *query, guint first, guint n, GPtrArray *found)
{
  g_autofree char *index = g_strconcat (" INDEXED BY ", choose_index (query), NULL);
  g_autofree char *order = g_strdup_printf (" ORDER BY %s LIMIT %u OFFSET %u", orders[query->order].order, n, first);
  sqlite3_stmt *statement = prepare (self, COLUMNS, index, query, order);

  while (statement != NULL && sqlite3_step (statement) == SQLITE_ROW)
    g_ptr_array_add (found, read_row (statement));
  sqlite3_finalize (statement);
}

/* Lists one game after the other in the order of the start page, which SQLite does not know. */
static void
list_by_game (TaliaArchiveIndex *self, const TaliaArchiveQuery *query, guint first, guint n, GPtrArray *found)
{
  TaliaArchiveQuery of_game = *query;

  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL && found->len < n; game++)
    {
      guint here;

      of_game.game = (*game)->id;
      here = talia_archive_index_count (self, &of_game);
      if (first < here)
        list_some (self, &of_game, first, n - found->len, found);
      first -= MIN (first, here);
    }
}

GPtrArray *
talia_archive_index_list (TaliaArchiveIndex *self, const TaliaArchiveQuery *query, guint first, guint n)
{
  GPtrArray *found = g_ptr_array_new_with_free_func ((GDestroyNotify) talia_match_facts_free);

  if (query->order == TALIA_ARCHIVE_BY_GAME && query->game == NULL)
    list_by_game (self, query, first, n, found);
  else
    list_some (self, query, first, n, found);
  return found;
}

sqlite3 *
talia_archive_index_get_database (TaliaArchiveIndex *self)
{
  return self->database;
}

gboolean
talia_archive_index_attach_verdicts (TaliaArchiveIndex *self)
{
  g_autofree char *path = g_build_filename (self->folder, TALIA_VERDICTS_FILE, NULL);
  sqlite3_stmt *statement = NULL;
  gboolean attached;

  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR)
      || sqlite3_prepare_v2 (self->database, "ATTACH ?1 AS kept", -1, &statement, NULL) != SQLITE_OK)
    return FALSE;
  sqlite3_bind_text (statement, 1, path, -1, SQLITE_STATIC);
  attached = sqlite3_step (statement) == SQLITE_DONE;
  sqlite3_finalize (statement);
  return attached;
}

void
talia_archive_index_detach_verdicts (TaliaArchiveIndex *self)
{
  run (self, "DETACH kept");
}
