/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the statistics by person for matches that several people played. */
#include <string.h>

#include "archiving.h"
#include "model/archive/talia-family.h"
#include "model/match/talia-match-seats.h"
#include "model/record/talia-record.h"
#include "model/table/talia-table-notes.h"

/* Finished matches and one with only some steps; the names of the players. */
static const ArchivingMatch matches[] = {
  { .game = "casino", .settings = "players=2 target=1", .seats = { "human Ala", "human Ola" } },
  { .game = "casino", .settings = "players=2 target=1", .seats = { "human OLA", "human Ala" } },
  { .game = "casino",
    .settings = "players=3 target=1",
    .seats = { "human Ala", "easy Jan", "human Łucja" },
    .note = "seat=2" },
  { .game = "hearts", .settings = "target=50", .seats = { "human Ala", "human Ola", "easy Ewa", "easy Jan" } },
  { .game = "casino", .settings = "players=2 target=1", .seats = { "human Ala", "easy Ola" } }, /* alone */
  { .game = "casino",
    .settings = "players=2 target=1",
    .seats = { "human Ala", "human Ola" },
    .steps = 10 }, /* not over */
  { .game = "casino",
    .settings = "players=2 target=1",
    .seats = { "human Ala", "human Ola" },
    .note = "before=deal 1" }, /* continued from another match */
  { .game = "casino",
    .settings = "players=2 target=1",
    .seats = { "human Ala", "human" } }, /* somebody without a name */
};

static TaliaTable *
make_match (guint i)
{
  g_autofree char *date = g_strdup_printf ("2025-11-%02uT18:00:00Z", i + 1);

  return archiving_play (&matches[i], date, i + 1);
}

static void
set_up (Archiving *self, gconstpointer data)
{
  self->folder = playing_folder ();
  for (guint i = 0; i < G_N_ELEMENTS (matches); i++)
    {
      g_autoptr (TaliaTable) table = make_match (i);
      g_autofree char *text = talia_record_write (table), *file = g_strdup_printf ("matches/%u.talia", i);

      archiving_write (self, file, text, -1);
      if (i == 0)
        archiving_write (self, "matches/again.talia", text, -1); /* as on a computer that was host and guest */
    }
  archiving_open (self);
  archiving_look (self);
}

/* Lists each person such as "Ala 3 …": the name, the number of matches, and the number of each place. */
static char *
list (Archiving *self, const char *game, gint64 since)
{
  g_autoptr (GArray) members = talia_archive_list_family (self->archive, TALIA_ARCHIVE_PLAYED, game, since);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < members->len; i++)
    {
      const TaliaFamilyMember *member = &g_array_index (members, TaliaFamilyMember, i);
      double sum = 0;
      guint n = 0;

      g_string_append_printf (text, "%s %u ", member->name, member->played);
      for (guint place = 0; place < TALIA_MAX_SEATS; place++)
        {
          n += member->places[place];
          sum += member->places[place] * (place + 1.0);
        }
      g_assert_cmpuint (n, ==, member->played);
      g_assert_cmpuint (member->won, ==, member->places[0]);
      g_assert_cmpfloat_with_epsilon (member->place * n, sum, 1e-6);
      if (i > 0)
        g_assert_cmpuint (member->won, <=, (member - 1)->won);
    }
  return g_string_free_and_steal (text);
}

/* The order depends on the winners, who are random; the numbers of matches do not. */
static void
assert_members (const char *text, const char *const *wanted)
{
  gsize length = 0;

  for (guint i = 0; wanted[i] != NULL; i++)
    {
      g_assert_nonnull (strstr (text, wanted[i]));
      length += strlen (wanted[i]);
    }
  g_assert_cmpuint (strlen (text), ==, length);
}

static void
test_all (Archiving *self, gconstpointer data)
{
  g_autofree char *all = list (self, NULL, 0), *casino = list (self, "casino", 0), *spades = list (self, "spades", 0);
  g_autoptr (GDateTime) third = g_date_time_new_utc (2025, 11, 3, 0, 0, 0);
  g_autofree char *later = list (self, "casino", g_date_time_to_unix (third));

  assert_members (all, (const char *const[]) { "Ala 5 ", "Ola 3 ", "Łucja 1 ", NULL });
  assert_members (casino, (const char *const[]) { "Ala 4 ", "OLA 2 ", "Łucja 1 ", NULL });
  assert_members (later, (const char *const[]) { "Ala 2 ", "Łucja 1 ", NULL });
  g_assert_cmpstr (spades, ==, "");
}

/* A person shares the place of a partner; a note names the person whose match it is. */
static void
test_own (Archiving *self, gconstpointer data)
{
  g_autoptr (TaliaTable) first = make_match (0), third = make_match (2), alone = make_match (4);

  g_assert_cmpint (talia_match_seats_find_person (first), ==, 0);
  g_assert_cmpint (talia_match_seats_find_person (third), ==, 2);
  g_assert_cmpint (talia_match_seats_find_person (alone), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/family/all", Archiving, NULL, set_up, test_all, archiving_tear_down);
  g_test_add ("/family/own", Archiving, NULL, set_up, test_own, archiving_tear_down);
  return g_test_run ();
}
