/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of the levels of computer players, and the random level. */
#include "talia-bot.h"

#include <string.h>

#include "bots/easy/easy.h"
#include "bots/search/core/search.h"
#include "engine/talia-sound.h"

#define N_(text) (text)

/* Lists every legal move, all with the same value. */
static guint
advise_random (const TaliaLevel *level, const TaliaGame *game, const TaliaView *view, TaliaThinking *thinking,
               TaliaAdvice *advice)
{
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  int n = talia_game_legal_or_some (game, &view->seen, moves);

  for (int i = 0; i < n; i++)
    {
      int j = (int) talia_random_below (&thinking->random, (uint64_t) i + 1);

      advice[i] = advice[j];
      advice[j] = talia_advice_of (&moves[i]);
    }
  return (guint) MAX (n, 0);
}

/* The id and the skill of the best level, which are the same at the table and for hints. */
#define EXPERT "expert"
#define EXPERT_SKILL { .recalls = TRUE, .infers = 20 }

static const TaliaLevel levels[] = {
  { .id = "random", .advise = advise_random },
  {
      .id = TALIA_LEVEL_EASY,
      .label = N_ ("Easy"),
      .about = N_ ("Plays by rules of thumb and does not look ahead."),
      .advise = talia_easy_advise,
      .plays = talia_easy_plays,
  },
  {
      .id = TALIA_LEVEL_MEDIUM,
      .label = N_ ("Medium"),
      .about = N_ ("Tries out a few deals, but forgets what the others have shown."),
      .budget = { .worlds = 12 },
      .skill = { .slips = 0.16 },
      .advise = talia_search_advise,
  },
  {
      .id = "hard",
      .label = N_ ("Hard"),
      .about = N_ ("Thinks ahead and remembers what the others have shown."),
      .budget = { .worlds = 40 },
      .skill = { .recalls = TRUE, .slips = 0.08 },
      .advise = talia_search_advise,
  },
  {
      .id = EXPERT,
      .label = N_ ("Expert"),
      .about = N_ ("Tries out the most deals, and reads your cards from how you play."),
      .budget = { .ms = 50 },
      .skill = EXPERT_SKILL,
      .advise = talia_search_advise,
  },
  { NULL },
};

/* The budget for hints: a person who asks can wait a little longer than the others at the table. */
#define HINT_MS 400
#define HINT_THREADS 16

const TaliaLevel *
talia_levels (void)
{
  return levels;
}

const TaliaLevel *
talia_level_find (const char *id)
{
  for (int i = 0; levels[i].id != NULL; i++)
    if (strcmp (levels[i].id, id) == 0)
      return &levels[i];
  return NULL;
}

gboolean
talia_level_plays (const TaliaLevel *level, const TaliaGame *game)
{
  return level->plays == NULL || level->plays (game);
}

const TaliaLevel *
talia_level_for_hints (void)
{
  static const TaliaLevel adviser = {
    .id = EXPERT,
    .budget = { .ms = HINT_MS, .threads = HINT_THREADS },
    .skill = EXPERT_SKILL,
    .advise = talia_search_advise,
  };

  return &adviser;
}

/* The share of the time, in thousandths, that is kept in reserve in case the processor is busy when time is up. */
#define SPARED 80

void
talia_thinking_init (TaliaThinking *self, const TaliaLevel *level, guint64 seed)
{
  *self = (TaliaThinking) { .worlds = level->budget.worlds };
  self->threads = MAX (MIN (level->budget.threads, g_get_num_processors () - 1), 1);
  talia_random_init (&self->random, seed);
  if (level->budget.ms > 0)
    self->deadline = g_get_monotonic_time () + (gint64) level->budget.ms * (1000 - SPARED);
}

GArray *
talia_level_advise (const TaliaLevel *level, const TaliaGame *game, const TaliaView *view, TaliaThinking *thinking)
{
  g_autofree TaliaAdvice *advice = g_new (TaliaAdvice, TALIA_MAX_LEGAL);
  GArray *answer = g_array_new (FALSE, FALSE, sizeof (TaliaAdvice));
  guint n;

  g_return_val_if_fail (view->seen.to_act == view->seat, answer);
  if (!talia_view_is_sound (game, NULL, view))
    return answer;
  if (!talia_level_plays (level, game))
    level = &levels[0];
  n = level->advise (level, game, view, thinking, advice);
  g_array_append_vals (answer, advice, n);
  return answer;
}
