/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of the levels of computer players, the level `random`, and the level `suited`, whose strength is between
 * two neighbouring levels of that table. */
#include "talia-bot.h"

#include <string.h>

#include "bots/easy/easy.h"
#include "bots/search/core/search.h"
#include "engine/talia-sound.h"
#include "engine/talia-whole.h"

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

static guint advise_between (const TaliaLevel *level, const TaliaGame *game, const TaliaView *view,
                             TaliaThinking *thinking, TaliaAdvice *advice);

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
      .grade = 100,
  },
  {
      .id = TALIA_LEVEL_MEDIUM,
      .label = N_ ("Medium"),
      .about = N_ ("Tries out a few deals, but forgets what the others have shown."),
      .budget = { .worlds = 12 },
      .skill = { .slips = 0.16 },
      .advise = talia_search_advise,
      .grade = 200,
  },
  {
      .id = "hard",
      .label = N_ ("Hard"),
      .about = N_ ("Thinks ahead and remembers what the others have shown."),
      .budget = { .worlds = 40 },
      .skill = { .recalls = TRUE, .slips = 0.08 },
      .advise = talia_search_advise,
      .grade = 300,
  },
  {
      .id = EXPERT,
      .label = N_ ("Expert"),
      .about = N_ ("Tries out the most deals, and reads your cards from how you play."),
      .budget = { .ms = 50 },
      .skill = EXPERT_SKILL,
      .advise = talia_search_advise,
      .grade = TALIA_GRADE_MAX,
  },
  {
      .id = TALIA_LEVEL_SUITED,
      .label = N_ ("Suits You"),
      .about = N_ ("Follows your rating, so that you win about your fair share."),
      .budget = { .ms = 50 },
      .advise = advise_between,
      .plays = talia_easy_plays,
      .grade = TALIA_GRADE_USUAL,
  },
  { NULL },
};

/* The grades of a level. */
#define GRADES 100

/* Asks one of the two levels between which this one is, by chance: the better one in so many of 100 cases as the grade
 * says. It has its own worlds, skill and slips, and the temper of the regular who asks. */
static guint
advise_between (const TaliaLevel *level, const TaliaGame *game, const TaliaView *view, TaliaThinking *thinking,
                TaliaAdvice *advice)
{
  const gboolean better = talia_random_below (&thinking->random, GRADES) < level->grade % GRADES;
  TaliaLevel asked = levels[level->grade / GRADES + better];
  const guint worlds = thinking->worlds;
  guint n;

  asked.skill.temper = level->skill.temper;
  asked.skill.recalls |= level->skill.recalls;
  if (asked.budget.worlds > 0 && (worlds == 0 || worlds > asked.budget.worlds))
    thinking->worlds = asked.budget.worlds;
  n = asked.advise (&asked, game, view, thinking, advice);
  thinking->worlds = worlds;
  return n;
}

/* The budget for hints: a person who asks can wait a little longer than the others at the table. */
#define HINT_MS 400
#define HINT_THREADS 16

const TaliaLevel *
talia_levels (void)
{
  return levels;
}

/* The level of each grade, made when the first is needed. */
static const TaliaLevel *
list_grades (void)
{
  static gsize made;

  if (g_once_init_enter (&made))
    {
      TaliaLevel *grades = g_new (TaliaLevel, TALIA_GRADE_MAX + 1);
      const TaliaLevel *suited = talia_level_find (TALIA_LEVEL_SUITED);

      for (guint i = 0; i <= TALIA_GRADE_MAX; i++)
        {
          grades[i] = *suited;
          grades[i].id = g_strdup_printf (TALIA_LEVEL_SUITED "-%u", i);
          grades[i].grade = i;
        }
      g_once_init_leave (&made, GPOINTER_TO_SIZE (grades));
    }
  return GSIZE_TO_POINTER (made);
}

const TaliaLevel *
talia_level_find (const char *id)
{
  gint64 grade;

  for (int i = 0; levels[i].id != NULL; i++)
    if (strcmp (levels[i].id, id) == 0)
      return &levels[i];
  if (g_str_has_prefix (id, TALIA_LEVEL_SUITED "-")
      && talia_whole_parse (id + strlen (TALIA_LEVEL_SUITED "-"), 0, TALIA_GRADE_MAX, &grade))
    return &list_grades ()[grade];
  return NULL;
}

const TaliaLevel *
talia_level_graded (const TaliaLevel *level, guint grade)
{
  return level->advise == advise_between ? &list_grades ()[MIN (grade, TALIA_GRADE_MAX)] : level;
}

const TaliaLevel *
talia_level_chosen (const TaliaLevel *level)
{
  return level->advise == advise_between ? talia_level_find (TALIA_LEVEL_SUITED) : level;
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
