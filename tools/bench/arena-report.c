/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints the results of a contest. */
#include <math.h>

#include "arena-tally.h"

#define PER_CENT 100.0

/* One line of results: of all deals, or of one kind. */
typedef struct
{
  const char *title; /* NULL: all */
  ArenaSample sample;
} Line;

static double
half_width (const ArenaTally *tally, const ArenaSample *sample)
{
  return arena_sample_half_width (sample, arena_looks_alpha (&tally->looks));
}

/* Appends a mean and half its interval such as `+3.61 ± 0.22`, with or without a plus, and with this number of
 * decimals. */
static void
append_mean (GString *out, const ArenaTally *tally, const ArenaSample *sample, gboolean sign, int digits)
{
  double half = half_width (tally, sample);

  if (sign)
    g_string_append_printf (out, "%+.*f", digits, sample->mean);
  else
    g_string_append_printf (out, "%.*f", digits, sample->mean);
  if (isinf (half))
    g_string_append (out, " ± ?");
  else
    g_string_append_printf (out, " ± %.*f", digits, half);
}

/* Returns the share of wins of a side in per cent. */
static ArenaSample
wins_of (const ArenaTally *tally)
{
  ArenaSample wins = tally->main;

  wins.mean = (wins.mean + 1.0 / arena_contest_sides (tally->contest)) * PER_CENT;
  wins.squares *= PER_CENT * PER_CENT;
  return wins;
}

static void
append_result (GString *out, const ArenaTally *tally, const ArenaSample *sample, const char *between)
{
  if (!tally->contest->matches)
    append_mean (out, tally, sample, TRUE, 2);
  else
    {
      append_mean (out, tally, sample, FALSE, 1);
      g_string_append (out, between);
      append_mean (out, tally, &tally->places, FALSE, 2);
    }
}

static gboolean
has_boards (const ArenaTally *tally)
{
  guint boards = 0;

  for (guint i = 0; i < ARENA_BOARDS; i++)
    boards += tally->boards[i].points.n > 0;
  return boards > 1;
}

/* Lists everything, then each board and each kind if there are several. */
static GArray *
list_lines (const ArenaTally *tally)
{
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (Line));
  Line all = { NULL, tally->contest->matches ? wins_of (tally) : tally->main };

  g_array_append_val (lines, all);
  for (guint i = 0; has_boards (tally) && i < ARENA_BOARDS; i++)
    if (tally->boards[i].points.n > 0)
      g_array_append_vals (lines, &(Line) { tally->boards[i].title, tally->boards[i].points }, 1);
  for (guint i = 0; tally->kinds->len > 1 && i < tally->kinds->len; i++)
    {
      const ArenaKind *kind = &g_array_index (tally->kinds, ArenaKind, i);

      g_array_append_vals (lines, &(Line) { kind->title != NULL ? kind->title : "other deals", kind->points }, 1);
    }
  return lines;
}

char *
arena_tally_describe (const ArenaTally *tally)
{
  GString *out = g_string_new (NULL);
  ArenaSample sample = tally->contest->matches ? wins_of (tally) : tally->main;

  g_string_append_printf (out, "%s: %u of at most %u, ", tally->contest->game->id, sample.n, tally->looks.most);
  append_result (out, tally, &sample, " % wins, place ");
  return g_string_free (out, FALSE);
}

/* --- plain text ----------------------------------------------------------------------------------- */

static void
append_plain_line (GString *out, const ArenaTally *tally, const Line *line)
{
  const ArenaContest *contest = tally->contest;
  guint sides = arena_contest_sides (contest);

  g_string_append (out, contest->game->id);
  if (line->title != NULL)
    g_string_append_printf (out, ", %s: ", line->title);
  else
    g_string_append_printf (out, ": %s against %s: ", contest->players[0].name, contest->players[1].name);
  append_result (out, tally, &line->sample, " % wins a side, place ");
  if (contest->matches)
    g_string_append_printf (out, " (fair: %.1f %%, place %.1f), %u duplicate matches", PER_CENT / sides,
                            (sides + 1) / 2.0, line->sample.n);
  else if (line->title != NULL)
    g_string_append_printf (out, ", %u deals", line->sample.n);
  else
    g_string_append_printf (out, " points a side and deal, %u duplicate deals in %u matches", line->sample.n,
                            tally->matches);
  if (line->title == NULL && !(fabs (tally->main.mean) > half_width (tally, &tally->main)))
    g_string_append (out, ", NOTHING SHOWN");
  g_string_append_c (out, '\n');
}

char *
arena_report_plain (const ArenaTally *tally)
{
  g_autoptr (GArray) lines = list_lines (tally);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    append_plain_line (out, tally, &g_array_index (lines, Line, i));
  for (int i = 0; i < 2; i++)
    {
      const ArenaTimes *times = &tally->times[i];

      g_string_append_printf (
          out, "%s, %s: %.3f ms a move, 99 %% within %.3f ms, the longest %.3f ms, %" G_GUINT64_FORMAT " moves\n",
          tally->contest->game->id, tally->contest->players[i].name, arena_times_mean (times),
          arena_times_quantile (times, 0.99), arena_times_longest (times), times->n);
    }
  return g_string_free (out, FALSE);
}

/* --- Markdown --------------------------------------------------------------------------------------- */

const char *
arena_report_head (gboolean matches)
{
  if (matches)
    return "| game | A | B | matches | wins of a side of A, % | its place | ms a move of A | ms a move of B |\n"
           "|---|---|---|---|---|---|---|---|\n";
  return "| game | A | B | deals | points | ms a move of A | ms a move of B |\n"
         "|---|---|---|---|---|---|---|\n";
}

static void
append_times (GString *out, const ArenaTimes *times)
{
  g_string_append_printf (out, " %.2f / %.2f / %.2f |", arena_times_mean (times), arena_times_quantile (times, 0.99),
                          arena_times_longest (times));
}

char *
arena_report_markdown (const ArenaTally *tally)
{
  const ArenaContest *contest = tally->contest;
  g_autoptr (GArray) lines = list_lines (tally);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    {
      const Line *line = &g_array_index (lines, Line, i);

      g_string_append_printf (out, "| %s%s%s | %s | %s | %u | ", contest->game->id, line->title != NULL ? ", " : "",
                              line->title != NULL ? line->title : "", contest->players[0].name,
                              contest->players[1].name, line->sample.n);
      append_result (out, tally, &line->sample, " | ");
      g_string_append (out, " |");
      for (int player = 0; player < 2; player++)
        if (line->title == NULL)
          append_times (out, &tally->times[player]);
        else
          g_string_append (out, " |");
      g_string_append_c (out, '\n');
    }
  return g_string_free (out, FALSE);
}
