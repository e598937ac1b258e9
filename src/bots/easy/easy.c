/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The easy level: judges each legal move by its game's page of rules. */
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

guint
talia_easy_advise (const TaliaLevel *level, const TaliaGame *game, const TaliaView *view, TaliaThinking *thinking,
                   TaliaAdvice *advice)
{
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  guint n = (guint) MAX (talia_game_legal_or_some (game, &view->seen, moves), 0);
  TaliaKnowledge known;

  talia_knowledge_init (&known, game, view);
  for (guint i = 0; i < n; i++)
    advice[i] = talia_advice_of (&moves[i]);
  find_judge (game) (&known, advice, n);
  if (n == 1 && moves[0].kind == TALIA_MOVE_PLAY)
    advice[0].reason = talia_reason (TALIA_REASON_ONLY_CARD);
  talia_advice_sort (advice, n);
  if (level != NULL)
    talia_temper_prefer (&level->skill.temper, &known, advice, n);
  return n;
}
