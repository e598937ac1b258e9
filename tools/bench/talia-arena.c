/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compares two computer players in one game, or in all of them (docs/BOTS.md). */
#include <locale.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "arena-pool.h"
#include "arena-tally.h"

#define DEALS 200

/* The default of `--max`, as a multiple of the minimum. */
#define MOST 16

/* The time between two progress lines, in microseconds. */
#define PROGRESS_EVERY (G_USEC_PER_SEC / 5)

static struct
{
  char **games, **settings;
  gint64 seed;
  int deals, matches, max, jobs;
  gboolean one, decide, markdown;
  double until;
} options = { .seed = 1 };

static const GOptionEntry entries[] = {
  { "game", 'g', 0, G_OPTION_ARG_STRING_ARRAY, &options.games, "this game, not all; may be repeated", "ID" },
  { "option", 'o', 0, G_OPTION_ARG_STRING_ARRAY, &options.settings, "an option of the game; may be repeated",
    "KEY=VALUE" },
  { "deals", 'd', 0, G_OPTION_ARG_INT, &options.deals, "the number of duplicate deals (200)", "N" },
  { "matches", 'm', 0, G_OPTION_ARG_INT, &options.matches,
    "the number of whole matches instead, each with all seats rotated", "N" },
  { "one", 0, 0, G_OPTION_ARG_NONE, &options.one, "a single side of A among sides of B; else half and half", NULL },
  { "until", 0, 0, G_OPTION_ARG_DOUBLE, &options.until,
    "go on until the interval is as narrow as ± W points, or per cent of wins", "W" },
  { "decide", 0, 0, G_OPTION_ARG_NONE, &options.decide, "go on until the interval leaves out 0", NULL },
  { "max", 0, 0, G_OPTION_ARG_INT, &options.max, "the greatest number of deals or matches (16 times the least)", "N" },
  { "jobs", 'j', 0, G_OPTION_ARG_INT, &options.jobs, "threads (one for each processor)", "N" },
  { "seed", 's', 0, G_OPTION_ARG_INT64, &options.seed, "the number that all chance comes from (1)", "N" },
  { "markdown", 0, 0, G_OPTION_ARG_NONE, &options.markdown, "rows of a table in Markdown", NULL },
  { NULL }
};

/* Reports wrong arguments; returns the exit status. */
static int refuse (const char *format, ...) G_GNUC_PRINTF (1, 2);

static int
refuse (const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_printerr ("talia-arena: %s\n", message);
  return 2;
}

/* --- one contest ---------------------------------------------------------------------------------- */

typedef struct
{
  ArenaTally tally;
  gboolean shows_progress;
  gint64 shown;
} Show;

static void
clear_progress (Show *show)
{
  if (show->shows_progress)
    g_printerr ("\r\033[K");
}

static gboolean
take (const ArenaResult *result, gpointer data)
{
  Show *show = data;
  gboolean more = arena_tally_add (&show->tally, result);
  gint64 now = g_get_monotonic_time ();

  if (show->shows_progress && now - show->shown > PROGRESS_EVERY)
    {
      g_autofree char *text = arena_tally_describe (&show->tally);

      g_printerr ("\r%s\033[K", text);
      show->shown = now;
    }
  return more;
}

static int
run_contest (const ArenaContest *contest, const ArenaLooks *looks)
{
  Show show = { .shows_progress = isatty (STDERR_FILENO) };
  g_autoptr (GError) error = NULL;
  g_autofree char *report = NULL;
  gboolean played;

  arena_tally_init (&show.tally, contest, looks);
  played = arena_pool_run (contest, (guint) options.jobs, take, &show, show.tally.times, &error);
  clear_progress (&show);
  if (played)
    report = (options.markdown ? arena_report_markdown : arena_report_plain) (&show.tally);
  else
    g_printerr ("talia-arena: %s\n", error->message);
  arena_tally_clear (&show.tally);
  if (!played)
    return 1;
  g_print ("%s", report);
  return 0;
}

/* --- arguments ------------------------------------------------------------------------------------ */

static gboolean
is_wanted (const TaliaGame *game)
{
  return options.games == NULL || g_strv_contains ((const char *const *) options.games, game->id);
}

/* Returns a sentence about wrong numbers, or NULL. */
static const char *
judge_numbers (int least)
{
  if (options.deals > 0 && options.matches > 0)
    return "it plays either deals or matches";
  if (options.deals < 0 || options.matches < 0 || options.jobs < 0 || options.until < 0.0 || options.max < 0)
    return "numbers are above 0";
  if (options.max > 0 && options.until <= 0.0 && !options.decide)
    return "--max is for --until or --decide";
  if (options.max > 0 && options.max < least)
    return "--max is less than the least number";
  if (options.settings != NULL && options.games == NULL)
    return "an option is of a game: --game says which";
  return NULL;
}

static ArenaLooks
choose_looks (int least)
{
  gboolean sequential = options.until > 0.0 || options.decide;
  gint64 most = !sequential ? least : options.max > 0 ? options.max : (gint64) MOST * least;

  return (ArenaLooks) {
    .least = (guint) least,
    .most = (guint) MIN (most, G_MAXINT),
    .until = options.matches > 0 ? options.until / 100.0 : options.until,
    .decide = options.decide,
  };
}

/* Sets the options of the game, and tries to start a match; returns 0 or the exit status. */
static int
prepare (ArenaContest *contest)
{
  g_autoptr (GError) error = NULL;
  TaliaState state;

  talia_game_init_options (contest->game, &contest->options);
  for (char **setting = options.settings; setting != NULL && *setting != NULL; setting++)
    if (!talia_options_set (contest->game->options, &contest->options, *setting, &error))
      return refuse ("%s: %s", contest->game->id, error->message);
  if (!talia_game_start (contest->game, &contest->options, &state, &error))
    return refuse ("%s: %s", contest->game->id, error->message);
  for (int i = 0; i < 2; i++)
    if (contest->players[i].level != NULL && !talia_level_plays (contest->players[i].level, contest->game))
      return refuse ("%s does not play %s", contest->players[i].name, contest->game->id);
  return 0;
}

/* Prepares every game before the first one is played. */
static int
run (const ArenaPlayer players[2])
{
  ArenaContest contest = { .players = players,
                           .matches = options.matches > 0,
                           .one = options.one,
                           .settings = options.settings,
                           .seed = (guint64) options.seed };
  int least = options.matches > 0 ? options.matches : options.deals > 0 ? options.deals : DEALS;
  const char *wrong = judge_numbers (least);
  ArenaLooks looks = choose_looks (least);
  int status = wrong != NULL ? refuse ("%s", wrong) : 0;

  for (char **id = options.games; status == 0 && id != NULL && *id != NULL; id++)
    if (talia_registry_find (*id) == NULL)
      status = refuse ("there is no game “%s”", *id);
  for (int i = 0; status == 0 && (contest.game = talia_registry_list ()[i]) != NULL; i++)
    if (is_wanted (contest.game))
      status = prepare (&contest);
  if (options.jobs == 0)
    options.jobs = (int) g_get_num_processors ();
  if (status == 0 && options.markdown)
    g_print ("%s", arena_report_head (contest.matches));
  for (int i = 0; status == 0 && (contest.game = talia_registry_list ()[i]) != NULL; i++)
    if (is_wanted (contest.game) && (status = prepare (&contest)) == 0)
      status = run_contest (&contest, &looks);
  return status;
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new ("A B - compares two computer players");
  g_autoptr (GError) error = NULL;
  ArenaPlayer players[2] = { 0 };
  int status = 0;

  setlocale (LC_CTYPE, "");  /* programs may read the output, so no other category of the locale is used */
  signal (SIGPIPE, SIG_IGN); /* a program that has ended is noticed by its missing answer */
  g_option_context_add_main_entries (context, entries, NULL);
  g_option_context_set_description (context,
                                    "A player is a level, such as easy, or one with a budget for each move: "
                                    "baseline@300 (worlds), baseline@50ms, baseline@50ms,300; or a program that "
                                    "speaks Talia's protocol: program:easy:COMMAND, program:easy@50ms:COMMAND.\n");
  if (!g_option_context_parse (context, &argc, &argv, &error))
    return refuse ("%s", error->message);
  if (argc != 3)
    return refuse ("it takes two players, such as: talia-arena easy random");
  for (int i = 0; i < 2 && status == 0; i++)
    if (!arena_player_parse (&players[i], argv[i + 1], &error))
      status = refuse ("%s", error->message);
  if (status == 0)
    status = run (players);
  for (int i = 0; i < 2; i++)
    arena_player_clear (&players[i]);
  g_strfreev (options.games);
  g_strfreev (options.settings);
  return status;
}
