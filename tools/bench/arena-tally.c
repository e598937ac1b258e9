/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Adds up the results of a contest. */
#include "arena-tally.h"

void
arena_tally_init (ArenaTally *tally, const ArenaContest *contest, const ArenaLooks *looks)
{
  *tally = (ArenaTally) { .contest = contest, .looks = *looks };
  tally->boards[TALIA_BOARD_TRICK].title = "all deals of tricks";
  tally->boards[TALIA_BOARD_ROWS].title = "all deals of rows";
  tally->boards[TALIA_BOARD_FISHING].title = "all deals of fishing";
  tally->kinds = g_array_new (FALSE, TRUE, sizeof (ArenaKind));
}

void
arena_tally_clear (ArenaTally *tally)
{
  g_clear_pointer (&tally->kinds, g_array_unref);
}

static ArenaKind *
find_kind (ArenaTally *tally, const char *title)
{
  ArenaKind kind = { .title = title };

  for (guint i = 0; i < tally->kinds->len; i++)
    if (g_strcmp0 (g_array_index (tally->kinds, ArenaKind, i).title, title) == 0)
      return &g_array_index (tally->kinds, ArenaKind, i);
  g_array_append_val (tally->kinds, kind);
  return &g_array_index (tally->kinds, ArenaKind, tally->kinds->len - 1);
}

gboolean
arena_tally_add (ArenaTally *tally, const ArenaResult *result)
{
  tally->matches = result->match + 1;
  if (tally->contest->matches)
    {
      arena_sample_add (&tally->main, result->wins - 1.0 / arena_contest_sides (tally->contest));
      arena_sample_add (&tally->places, result->place);
    }
  else
    {
      arena_sample_add (&tally->main, result->points);
      arena_sample_add (&tally->boards[result->board].points, result->points);
      arena_sample_add (&find_kind (tally, result->title)->points, result->points);
    }
  return !arena_looks_enough (&tally->looks, &tally->main);
}
