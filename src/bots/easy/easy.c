/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The easy level: judges each legal move by its game's page of rules. */
#include "easy.h"

#include <stdlib.h>
#include <string.h>

#define N_(text) (text)

/* Which page of rules each game is played by. */
static const struct
{
  const char *game;
  TaliaEasyJudge judge;
} judges[] = {
  { "casino", talia_easy_casino },   { "czarna-dama", talia_easy_kierki }, { "greckie", talia_easy_kierki },
  { "hearts", talia_easy_hearts },   { "kierki", talia_easy_kierki },      { "loteryjka", talia_easy_kierki },
  { "punktowe", talia_easy_kierki }, { "royal", talia_easy_casino },       { "spades", talia_easy_spades },
};

static TaliaEasyJudge
find_judge (const TaliaGame *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (judges); i++)
    if (strcmp (judges[i].game, game->id) == 0)
      return judges[i].judge;
  return NULL;
}

gboolean
talia_easy_plays (const TaliaGame *game)
{
  return find_judge (game) != NULL;
}

static int
compare_advice (gconstpointer a, gconstpointer b, gpointer data)
{
  double x = ((const TaliaAdvice *) a)->estimate, y = ((const TaliaAdvice *) b)->estimate;

  return x < y ? 1 : x > y ? -1 : 0;
}

guint
talia_easy_advise (const TaliaGame *game, const TaliaView *view, TaliaThinking *thinking, TaliaAdvice *advice)
{
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  guint n = (guint) MAX (talia_game_legal_or_some (game, &view->seen, moves), 0);
  TaliaKnowledge known;

  talia_knowledge_init (&known, game, view);
  for (guint i = 0; i < n; i++)
    advice[i] = (TaliaAdvice) { .move = moves[i] };
  find_judge (game) (&known, advice, n);
  if (n == 1 && moves[0].kind == TALIA_MOVE_PLAY)
    advice[0].reason = N_ ("It is the only card you may play.");
  g_sort_array (advice, n, sizeof *advice, compare_advice, NULL);
  return n;
}
