/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds exercises for a collection (docs/EXERCISES.md): find-exercises GAME NUMBER FIRST [WORD...]. Experts play the
 * match with that number; from deal FIRST on, their decisions are printed in which one move is clearly the best and the
 * easy level plays another, unless their theme or their reason is one of the words. Whether the reason explains the
 * move is not looked at: `tools/make-exercises reasons` does that. */
#include <stdio.h>
#include <stdlib.h>

#include "bots/talia-bot.h"
#include "bots/talia-reason-text.h"
#include "engine/talia-theme.h"
#include "exercise-checks.h"
#include "model/exercise/talia-trial.h"
#include "model/table/talia-table-private.h"

/* The worlds that an expert tries while playing: in deals in which nothing is looked for, and in others; and those of
 * the judgements, each of which must agree with the one before. */
#define SKIPPED 10
#define PLAYED 40
static const guint checks[] = { 300, 2000, 10000 };

/* The most exercises that come from one match, and from one deal. */
#define A_MATCH 4
#define A_DEAL 2

/* Of a game of rows, the cards that must have been laid: before, luck decides most. */
#define LAID 16

/* Each level is asked so many times, and knows the answer if it gives it more often than not. */
#define ASKED 5
static const char *const graded[] = { "easy", "medium", "hard" };

/* What is printed of a match, and how much of that is worth printing. */
typedef struct
{
  GString *text;
  gsize whole; /* the length of the text up to the last exercise */
  guint in_match, in_deal;
  gboolean in_line;
  guint first;  /* the deal from which on exercises are looked for */
  char **words; /* themes and reasons that are not wanted */
} Output;

static GArray *
ask (const TaliaLevel *level, const TaliaGame *game, const TaliaView *view, guint worlds, guint64 seed,
     gboolean thorough)
{
  TaliaThinking thinking = { .worlds = worlds, .thorough = thorough };

  talia_random_init (&thinking.random, seed);
  return talia_level_advise (level, game, view, &thinking);
}

static const TaliaAdvice *
get (const GArray *advice, guint i)
{
  return &g_array_index (advice, TaliaAdvice, i);
}

/* Whether there is something to decide. */
static gboolean
is_choice (const TaliaGame *game, const TaliaState *state)
{
  g_auto (TaliaMoves) moves = { 0 };

  return talia_game_moves (game, state, &moves) > 1
         && (state->board != TALIA_BOARD_ROWS || state->rows.n_played >= LAID);
}

/* The number of levels that do not know the answer. */
static guint
grade (const TaliaGame *game, const TaliaView *view, const GArray *judged)
{
  guint fail = 0;

  for (guint i = 0; i < G_N_ELEMENTS (graded); i++)
    {
      const TaliaLevel *level = talia_level_find (graded[i]);
      guint knows = 0;

      for (guint times = 0; times < ASKED; times++)
        {
          g_autoptr (GArray) advice = ask (level, game, view, level->budget.worlds, 100 + times, FALSE);

          knows += exercise_is_right (judged, &get (advice, 0)->move);
        }
      fail += 2 * knows < ASKED;
    }
  return fail;
}

/* Whether the theme and the reason are wanted. */
static gboolean
is_wanted (const Output *output, const TaliaGame *game, const TaliaView *view, const TaliaAdvice *best)
{
  g_autofree char *reason = talia_reason_to_text (&best->reason);
  const char *theme = talia_theme_get (talia_game_get_theme (game, view, &best->move))->id;

  reason[strcspn (reason, " ")] = '\0';
  return !g_strv_contains ((const char *const *) output->words, reason)
         && !g_strv_contains ((const char *const *) output->words, theme);
}

/* Whether the expert already saw at the table that the easy level's move gives something away. */
static gboolean
seems_clear (const GArray *played, const TaliaMove *thumb)
{
  for (guint i = 1; i < played->len; i++)
    if (talia_move_equal (&get (played, i)->move, thumb))
      return talia_trial_is_clear (get (played, 0)->points - get (played, i)->points, 0.0);
  return FALSE;
}

/* Prints what another move gives away. */
static void
print_other (Output *output, const TaliaAdvice *best, const TaliaAdvice *other)
{
  const gboolean alike = exercise_are_alike (best, other);
  g_autofree char *move = talia_move_to_text (&other->move), *against = talia_reason_to_text (&other->against);
  char loss[G_ASCII_DTOSTR_BUF_SIZE], error[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_formatd (loss, sizeof loss, "%.2f", best->points - other->points);
  g_ascii_formatd (error, sizeof error, "%.2f", alike ? 0.0 : exercise_error (best, other));
  g_string_append_printf (output->text, "but %s %s %s", move, loss, error);
  if (other->against.id != TALIA_REASON_NONE)
    g_string_append_printf (output->text, " %s", against);
  g_string_append_c (output->text, '\n');
}

/* Prints the best move and why, and what others give away, first of them that of the easy level. */
static void
print_exercise (Output *output, const TaliaGame *game, const TaliaView *view, const GArray *advice,
                const TaliaMove *thumb)
{
  const TaliaAdvice *best = get (advice, 0);
  g_autofree char *move = talia_move_to_text (&best->move), *reason = talia_reason_to_text (&best->reason);
  const TaliaThemeId theme = talia_game_get_theme (game, view, &best->move);

  g_string_append_printf (output->text, "%sask %u %s %s %s\n", output->in_line ? "\n" : "", grade (game, view, advice),
                          talia_theme_get (theme)->id, move, reason);
  for (guint i = 1; i < advice->len; i++)
    if (talia_move_equal (&get (advice, i)->move, thumb))
      print_other (output, best, get (advice, i));
  for (guint i = 1; i < advice->len; i++)
    if (!talia_move_equal (&get (advice, i)->move, thumb))
      print_other (output, best, get (advice, i));
  output->in_line = FALSE;
  output->whole = output->text->len;
  output->in_match++;
  output->in_deal++;
}

/* Prints an exercise if this decision, for which `played` is the expert's advice, is one. */
static void
examine (Output *output, const TaliaGame *game, const TaliaView *view, const GArray *played)
{
  const TaliaLevel *expert = talia_level_for_hints ();
  g_autoptr (GArray) easy = ask (talia_level_find (TALIA_LEVEL_EASY), game, view, 0, 1, FALSE);
  const TaliaMove *best = &get (played, 0)->move, *thumb = &get (easy, 0)->move;
  g_autoptr (GArray) last = NULL;

  if (output->in_match == A_MATCH || output->in_deal == A_DEAL || !seems_clear (played, thumb))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (checks); i++)
    {
      g_autoptr (GArray) advice = ask (expert, game, view, checks[i], i + 1, TRUE);

      if (!exercise_is_clear (advice, best, thumb) || !is_wanted (output, game, view, get (advice, 0)))
        {
          g_printerr ("%s: %u worlds: dropped\n", game->id, checks[i]);
          return;
        }
      if (i == 0 && !exercise_is_fair (game, view, best, thumb))
        {
          g_printerr ("%s: not fair\n", game->id);
          return;
        }
      g_clear_pointer (&last, g_array_unref);
      last = g_steal_pointer (&advice);
    }
  print_exercise (output, game, view, last, thumb);
}

static void
print_move (Output *output, const TaliaMove *move)
{
  g_autofree char *text = talia_move_to_text (move);

  g_string_append_printf (output->text, "%s%s", output->in_line ? " " : "", text);
  output->in_line = TRUE;
}

static void
play_move (Output *output, TaliaTable *table, guint64 seed)
{
  const TaliaGame *game = talia_table_get_game (table);
  const TaliaState *state = talia_table_get_state (table);
  const gboolean looks = state->deals >= output->first;
  g_autoptr (GArray) advice = NULL;
  TaliaView view;

  talia_table_get_view (table, state->to_act, &view);
  advice = ask (talia_level_for_hints (), game, &view, looks ? PLAYED : SKIPPED, seed, FALSE);
  if (looks && is_choice (game, state))
    examine (output, game, &view, advice);
  print_move (output, &get (advice, 0)->move);
  if (!talia_table_play (table, &get (advice, 0)->move, NULL))
    g_error ("%s: an illegal move", game->id);
}

static void
play_match (const TaliaGame *game, guint64 number, guint first, char **words)
{
  Output output = { .text = g_string_new (NULL), .first = first, .words = words };
  g_autoptr (TaliaTable) table = NULL;
  const TaliaState *state;
  TaliaOptions options;
  guint64 step = 0;

  talia_game_init_options (game, &options);
  table = talia_table_new (game, &options, NULL);
  state = talia_table_get_state (table);
  g_string_append (output.text, "match\n");
  while (state->phase != TALIA_PHASE_OVER && output.in_match < A_MATCH)
    if (state->phase == TALIA_PHASE_DEAL)
      {
        g_string_append_printf (output.text, "%sdeal %" G_GUINT64_FORMAT "\n", output.in_line ? "\n" : "",
                                number + state->deals);
        output.in_line = FALSE;
        output.in_deal = 0;
        talia_table_deal_seed (table, number + state->deals, NULL);
      }
    else
      play_move (&output, table, number * 10000 + step++);
  g_string_truncate (output.text, output.whole);
  fputs (output.text->str, stdout);
  fflush (stdout);
  g_string_free (output.text, TRUE);
}

int
main (int argc, char **argv)
{
  const TaliaGame *game = argc > 3 ? talia_registry_find (argv[1]) : NULL;

  if (game == NULL)
    g_error ("find-exercises GAME NUMBER FIRST [WORD...]");
  play_match (game, strtoull (argv[2], NULL, 10), (guint) strtoul (argv[3], NULL, 10), argv + 4);
  return 0;
}
