/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The coach: computes how many points a person gives away in each theme, such as leading or bidding, and which themes
 * clearly cost more than the others (docs/COACH.md). */
#include "talia-coach.h"

#include <math.h>

/* The significance level: the probability with which a player who errs equally often in all themes may be told that one
 * costs more. */
#define FALSE_ALARMS 0.05

/* A theme with fewer decisions, or with fewer deals in which it cost something, is not compared with the others. */
#define LEAST_DECISIONS 20
#define LEAST_COSTLY 5

/* A point of the course stands for at least about as many deals, since the interval of fewer says nothing. */
#define LEAST_IN_POINT 10

/* The 0.975 quantile of the normal distribution. */
#define QUANTILE 1.959964

/* How much more a decision of one theme costs than one of the others, and how sure that is. */
typedef struct
{
  TaliaCoachTheme *theme;
  double score;  /* the difference by its standard error */
  double chance; /* how often chance alone would make it as great */
} Comparison;

/* The 0.975 quantile of Student's distribution, by the first terms of its expansion (see docs/COACH.md). */
static double
student_quantile (double freedom)
{
  const double z = QUANTILE, z3 = z * z * z, z5 = z3 * z * z;

  return z + (z3 + z) / (4 * freedom) + (5 * z5 + 16 * z3 + 3 * z) / (96 * freedom * freedom);
}

/* How often a number of Student's distribution is above `score`, approximately (see docs/COACH.md). */
static double
student_tail (double score, double freedom)
{
  const double z = score * (1 - 1 / (4 * freedom)) / sqrt (1 + score * score / (2 * freedom));

  return erfc (z / M_SQRT2) / 2;
}

static const TaliaCoachDeal *
get_deal (const GArray *deals, guint i)
{
  return &g_array_index (deals, TaliaCoachDeal, i);
}

/* Adds up the themes of a deal. */
static TaliaCoachCount
sum_deal (const TaliaCoachDeal *deal)
{
  TaliaCoachCount sum = { 0 };

  for (guint i = 0; i < TALIA_THEMES; i++)
    {
      sum.decisions += deal->themes[i].decisions;
      sum.loss += deal->themes[i].loss;
    }
  return sum;
}

/* The decisions of a deal that belong to a theme, or to any if `theme` is TALIA_THEMES. */
static TaliaCoachCount
get_count (const TaliaCoachDeal *deal, guint theme)
{
  return theme < TALIA_THEMES ? deal->themes[theme] : sum_deal (deal);
}

/* The mean of some deals, with its interval by Student's distribution; without an interval for a single deal. */
static TaliaCoachLoss
get_loss (const GArray *deals, guint first, guint n, guint theme)
{
  TaliaCoachLoss loss = { 0 };
  double squares = 0.0;

  for (guint i = first; i < first + n; i++)
    loss.points += get_count (get_deal (deals, i), theme).loss / n;
  if (n < 2)
    return loss;
  for (guint i = first; i < first + n; i++)
    {
      const double off = get_count (get_deal (deals, i), theme).loss - loss.points;

      squares += off * off;
    }
  loss.error = student_quantile (n - 1) * sqrt (squares / (n - 1) / n);
  return loss;
}

/* Adds up a theme in all deals; returns FALSE if it never came up. */
static gboolean
sum_theme (const GArray *deals, TaliaThemeId id, TaliaCoachTheme *theme)
{
  TaliaCoachCount sum = { 0 }, all = { 0 };

  for (guint i = 0; i < deals->len; i++)
    {
      const TaliaCoachCount own = get_deal (deals, i)->themes[id], every = sum_deal (get_deal (deals, i));

      sum = (TaliaCoachCount) { sum.decisions + own.decisions, sum.loss + own.loss };
      all = (TaliaCoachCount) { all.decisions + every.decisions, all.loss + every.loss };
    }
  if (sum.decisions == 0)
    return FALSE;
  *theme = (TaliaCoachTheme) { .theme = id, .decisions = sum.decisions };
  theme->loss = get_loss (deals, 0, deals->len, id);
  theme->each = sum.loss / sum.decisions;
  if (all.decisions > sum.decisions)
    theme->elsewhere = (all.loss - sum.loss) / (all.decisions - sum.decisions);
  return TRUE;
}

/* --- what is sure ------------------------------------------------------------------------------ */

/* Compares the loss per decision in the theme with the loss per decision in all others. Both are ratios of sums over
 * deals; the variance of their difference is estimated from the residuals of the deals (docs/COACH.md). Returns FALSE
 * if there is too little to compare. */
static gboolean
compare_theme (const GArray *deals, TaliaCoachTheme *theme, Comparison *comparison)
{
  double inside = 0, outside = 0, squares = 0;
  guint costly = 0;

  for (guint i = 0; i < deals->len; i++)
    {
      const TaliaCoachCount *own = &get_deal (deals, i)->themes[theme->theme];

      inside += own->decisions;
      outside += sum_deal (get_deal (deals, i)).decisions - own->decisions;
      costly += own->loss > 0;
    }
  if (inside < LEAST_DECISIONS || outside < LEAST_DECISIONS || costly < LEAST_COSTLY)
    return FALSE;
  for (guint i = 0; i < deals->len; i++)
    {
      const TaliaCoachCount own = get_deal (deals, i)->themes[theme->theme], all = sum_deal (get_deal (deals, i));
      const double off = (own.loss - theme->each * own.decisions) / inside
                         - (all.loss - own.loss - theme->elsewhere * (all.decisions - own.decisions)) / outside;

      squares += off * off;
    }
  *comparison = (Comparison) { .theme = theme };
  comparison->score = (theme->each - theme->elsewhere) / sqrt (squares * deals->len / (deals->len - 1));
  comparison->chance = student_tail (comparison->score, deals->len - 1);
  return TRUE;
}

static int
compare_chances (gconstpointer a, gconstpointer b)
{
  const double one = ((const Comparison *) a)->chance, two = ((const Comparison *) b)->chance;

  return one < two ? -1 : one > two;
}

/* Holm's procedure: the significance level is divided by the number of themes for the surest theme, by the number of
 * remaining ones for the next, and so on. Returns the number of themes that pass. */
static guint
find_sure (GArray *comparisons)
{
  guint n = 0;

  g_array_sort (comparisons, compare_chances);
  while (n < comparisons->len
         && g_array_index (comparisons, Comparison, n).chance <= FALSE_ALARMS / (comparisons->len - n))
    g_array_index (comparisons, Comparison, n++).theme->sure = TRUE;
  return n;
}

/* How many more matches like these would make the first comparison sure, if they fit into those that are looked at. */
static guint
count_missing (const TaliaCoach *self, const GArray *comparisons)
{
  const double before = self->deals, each = before / self->matches;

  for (guint more = 1; comparisons->len > 0 && self->matches + more <= TALIA_COACH_MATCHES; more++)
    {
      const double deals = before + more * each;
      const double score = g_array_index (comparisons, Comparison, 0).score * sqrt (deals / before);

      if (student_tail (score, deals - 1) <= FALSE_ALARMS / comparisons->len)
        return more;
    }
  return G_MAXUINT;
}

/* --- putting it together ----------------------------------------------------------------------- */

static int
compare_costs (gconstpointer a, gconstpointer b)
{
  const double one = ((const TaliaCoachTheme *) a)->loss.points, two = ((const TaliaCoachTheme *) b)->loss.points;

  return one > two ? -1 : one < two;
}

static void
add_themes (TaliaCoach *self, const GArray *deals)
{
  g_autoptr (GArray) comparisons = g_array_new (FALSE, FALSE, sizeof (Comparison));

  for (guint i = 0; i < TALIA_THEMES; i++)
    {
      TaliaCoachTheme theme;

      if (sum_theme (deals, i, &theme))
        g_array_append_val (self->themes, theme);
    }
  g_array_sort (self->themes, compare_costs);
  for (guint i = 0; i < self->themes->len; i++)
    {
      Comparison comparison;

      if (compare_theme (deals, &g_array_index (self->themes, TaliaCoachTheme, i), &comparison))
        g_array_append_val (comparisons, comparison);
    }
  if (find_sure (comparisons) == 0)
    self->missing = count_missing (self, comparisons);
}

/* Makes a point of the deals of some successive matches. */
static void
add_point (TaliaCoach *self, const GArray *deals, guint first, guint n, guint matches)
{
  TaliaCoachPoint point = { .first = get_deal (deals, first)->date,
                            .last = get_deal (deals, first + n - 1)->date,
                            .matches = matches,
                            .deals = n,
                            .loss = get_loss (deals, first, n, TALIA_THEMES) };

  for (guint i = 0; i < TALIA_THEMES; i++)
    point.themes[i] = get_loss (deals, first, n, i).points;
  g_array_append_val (self->course, point);
}

/* Each point stands for about the same number of matches. */
static void
add_course (TaliaCoach *self, const GArray *deals)
{
  const guint points = MIN (MIN (self->matches, TALIA_COACH_POINTS), deals->len / LEAST_IN_POINT);
  guint first = 0, before = 0, match = 0;

  for (guint i = 1; i <= deals->len; i++)
    {
      if (i < deals->len && get_deal (deals, i)->match == get_deal (deals, i - 1)->match)
        continue;
      match++;
      if (i < deals->len && match * points / self->matches == before * points / self->matches)
        continue;
      add_point (self, deals, first, i - first, match - before);
      first = i;
      before = match;
    }
}

static guint
count_matches (const GArray *deals)
{
  guint n = 0;

  for (guint i = 0; i < deals->len; i++)
    n += i == 0 || get_deal (deals, i)->match != get_deal (deals, i - 1)->match;
  return n;
}

TaliaCoach *
talia_coach_new (const GArray *deals)
{
  TaliaCoach *self = g_new0 (TaliaCoach, 1);

  g_return_val_if_fail (deals != NULL, self);

  self->themes = g_array_new (FALSE, FALSE, sizeof (TaliaCoachTheme));
  self->course = g_array_new (FALSE, FALSE, sizeof (TaliaCoachPoint));
  self->matches = count_matches (deals);
  self->deals = deals->len;
  if (deals->len < TALIA_COACH_DEALS)
    {
      const guint more = TALIA_COACH_DEALS - deals->len;

      self->missing = deals->len > 0 ? (more * self->matches + deals->len - 1) / deals->len : G_MAXUINT;
      return self;
    }
  self->loss = get_loss (deals, 0, deals->len, TALIA_THEMES);
  add_themes (self, deals);
  add_course (self, deals);
  return self;
}

void
talia_coach_free (TaliaCoach *self)
{
  g_array_unref (self->themes);
  g_array_unref (self->course);
  g_free (self);
}
