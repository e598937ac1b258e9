/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The easy level: judges each legal move by the rules of thumb of its game. */
#include "easy.h"

#include "engine/games/games.h"

static const struct
{
  const TaliaGame *game;
  TaliaEasyJudge judge;
} pages[] = {
#define ROW(name, page) { &talia_game_##name, talia_easy_##page },
  TALIA_EASY_PAGES (ROW)
#undef ROW
};

static TaliaEasyJudge
find_judge (const TaliaGame *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    if (pages[i].game == game)
      return pages[i].judge;
  return NULL;
}

gboolean
talia_easy_plays (const TaliaGame *game)
{
  return find_judge (game) != NULL;
}

/* Judges each of `n` moves by the game's rules of thumb, and sorts them, best first. */
static void
judge (const TaliaKnowledge *known, const TaliaMove *moves, guint n, TaliaAdvice *advice)
{
  for (guint i = 0; i < n; i++)
    advice[i] = talia_advice_of (&moves[i]);
  find_judge (known->game) (known, advice, n);
  if (n == 1 && moves[0].kind == TALIA_MOVE_PLAY)
    advice[0].reason = talia_reason (TALIA_REASON_ONLY_CARD);
  talia_advice_sort (advice, n);
}

gboolean
talia_easy_choose (const TaliaGame *game, const TaliaState *state, TaliaMove *move)
{
  TaliaMove moves[TALIA_EASY_MOVES];
  TaliaAdvice advice[TALIA_EASY_MOVES];
  const int n = talia_game_legal (game, state, moves, TALIA_EASY_MOVES);
  TaliaKnowledge known;
  TaliaView view;

  if (n <= 0)
    return FALSE;
  talia_game_view (game, state, state->to_act, &view);
  talia_knowledge_init (&known, game, &view);
  judge (&known, moves, (guint) n, advice);
  *move = advice[0].move;
  return TRUE;
}

guint
talia_easy_advise (const TaliaLevel *level, const TaliaGame *game, const TaliaView *view, TaliaThinking *thinking,
                   TaliaAdvice *advice)
{
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  guint n = (guint) MAX (talia_game_legal_or_some (game, &view->seen, moves), 0);
  TaliaKnowledge known;

  talia_knowledge_init (&known, game, view);
  judge (&known, moves, n, advice);
  if (level != NULL)
    talia_temper_prefer (&level->skill.temper, &known, advice, n);
  return n;
}
