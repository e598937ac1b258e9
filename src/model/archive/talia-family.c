/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The results of people who play with each other, at this computer or with real cards: lists them by name, with the
 * matches that each has won. */
#include "talia-family.h"

#include "talia-archive-index-private.h"
#include "talia-match-people.h"

static void
clear_member (gpointer data)
{
  g_free (((TaliaFamilyMember *) data)->name);
}

/* A name in capital or small letters is the same person's. */
static TaliaFamilyMember *
find_member (GArray *members, GHashTable *numbers, const char *name)
{
  g_autofree char *normal = g_utf8_normalize (name, -1, G_NORMALIZE_ALL_COMPOSE);
  char *key = g_utf8_casefold (normal != NULL ? normal : name, -1);
  gpointer number;

  if (!g_hash_table_lookup_extended (numbers, key, NULL, &number))
    {
      number = GUINT_TO_POINTER (members->len);
      g_array_set_size (members, members->len + 1);
      g_hash_table_insert (numbers, g_strdup (key), number);
    }
  g_free (key);
  return &g_array_index (members, TaliaFamilyMember, GPOINTER_TO_UINT (number));
}

/* Adds the people of one match, from a text of talia_match_people_describe(). */
static void
count_match (GArray *members, GHashTable *numbers, const char *people)
{
  g_auto (GStrv) lines = g_strsplit (people, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      TaliaMatchPerson person;
      TaliaFamilyMember *member;

      if (!talia_match_people_read (lines[i], &person))
        continue;
      member = find_member (members, numbers, person.name);
      g_set_str (&member->name, person.name);
      member->played++;
      member->won += person.place == 1;
      member->places[person.place - 1]++;
      member->place += person.place;
      member->points += person.points;
    }
}

static int
compare (gconstpointer one, gconstpointer other)
{
  const TaliaFamilyMember *a = one, *b = other;

  if (a->won != b->won)
    return a->won > b->won ? -1 : 1;
  if (a->place < b->place || a->place > b->place)
    return a->place < b->place ? -1 : 1;
  return g_utf8_collate (a->name, b->name);
}

/* The database indexes contain everything that the query needs; if a match is stored twice, either copy gives the same
 * result. */
static sqlite3_stmt *
prepare (TaliaArchiveIndex *index, TaliaArchiveKind kind, const char *game, gint64 since)
{
  const gboolean pads = kind == TALIA_ARCHIVE_PADS;
  g_autofree char *sql =
      g_strdup_printf ("SELECT max (date), people FROM match INDEXED BY %s WHERE people <> '' AND pad = %d "
                       "AND date >= ?1 AND apart & ?2 = 0%s GROUP BY key ORDER BY 1",
                       pads ? "by_pad" : "by_people", pads, game != NULL ? " AND game = ?3" : "");
  sqlite3_stmt *rows = NULL;

  if (sqlite3_prepare_v2 (talia_archive_index_get_database (index), sql, -1, &rows, NULL) != SQLITE_OK)
    return NULL;
  sqlite3_bind_int64 (rows, 1, since > 0 ? since : G_MININT64);
  sqlite3_bind_int (rows, 2, TALIA_APART_BRANCH);
  if (game != NULL)
    sqlite3_bind_text (rows, 3, game, -1, SQLITE_TRANSIENT);
  return rows;
}

GArray *
talia_family_list (TaliaArchiveIndex *index, TaliaArchiveKind kind, const char *game, gint64 since)
{
  GArray *members = g_array_new (FALSE, TRUE, sizeof (TaliaFamilyMember));
  g_autoptr (GHashTable) numbers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  sqlite3_stmt *rows = index != NULL ? prepare (index, kind, game, since) : NULL;

  g_array_set_clear_func (members, clear_member);
  while (rows != NULL && sqlite3_step (rows) == SQLITE_ROW)
    count_match (members, numbers, (const char *) sqlite3_column_text (rows, 1));
  sqlite3_finalize (rows);
  for (guint i = 0; i < members->len; i++)
    {
      TaliaFamilyMember *member = &g_array_index (members, TaliaFamilyMember, i);

      member->place /= member->played;
      member->points /= member->played;
    }
  g_array_sort (members, compare);
  return members;
}
