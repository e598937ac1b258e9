/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ratings of everybody in one game: of the person, of other people by name, and of the levels, which are fixed. */
#include "talia-ratings.h"

#include <math.h>

#include "bots/talia-strength.h"
#include "model/base/talia-names.h"
#include "talia-contest.h"
#include "talia-suited.h"

/* A person's results in one match, one against each of the other sides. */
typedef struct
{
  TaliaRatingResult at[TALIA_MAX_SEATS];
  guint n;
} Results;

struct _TaliaRatings
{
  const TaliaGame *game;
  TaliaRating own;
  GHashTable *others; /* names, folded, and the TaliaRating of each */
  Results last;       /* those of the person in the last match */
  TaliaSuited suited; /* the level that suits the person */
};

/* The strength of a side: the mean of its members', and the sum of the squares of their deviations, each by its share.
 */
typedef struct
{
  double rating, variance;
  guint members, place;
} Side;

/* A match while it is being counted. */
typedef struct
{
  TaliaContest contest;
  TaliaRating *people[TALIA_MAX_SEATS];   /* whom the match rates; NULL at the seats of others */
  TaliaRating strengths[TALIA_MAX_SEATS]; /* of everybody before the match */
  Side sides[TALIA_MAX_SEATS];
} Count;

TaliaRatings *
talia_ratings_new (const TaliaGame *game)
{
  TaliaRatings *self;

  g_return_val_if_fail (game != NULL, NULL);

  self = g_new0 (TaliaRatings, 1);
  self->game = game;
  self->others = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  talia_rating_init (&self->own);
  talia_suited_init (&self->suited, game);
  return self;
}

void
talia_ratings_free (TaliaRatings *self)
{
  g_hash_table_unref (self->others);
  g_free (self);
}

/* Finds the rating of a person; NULL for one without a name. */
static TaliaRating *
find_person (TaliaRatings *self, const TaliaContestant *one)
{
  g_autofree char *name = g_strndup (one->name, one->length), *key = NULL;
  TaliaRating *rating;

  if (one->length == 0)
    return NULL;
  key = talia_names_fold (name);
  rating = g_hash_table_lookup (self->others, key);
  if (rating == NULL)
    {
      rating = g_new (TaliaRating, 1);
      talia_rating_init (rating);
      g_hash_table_insert (self->others, g_steal_pointer (&key), rating);
    }
  return rating;
}

/* Finds the rating of each player; returns FALSE if a level has none, or the person does not play. */
static gboolean
look_at_players (TaliaRatings *self, Count *count)
{
  gboolean own = FALSE;

  for (guint i = 0; i < count->contest.n; i++)
    {
      const TaliaContestant *one = &count->contest.players[i];
      TaliaRating *strength = &count->strengths[i];

      talia_rating_init (strength);
      if (one->level != NULL)
        {
          strength->deviation = 0.0;
          if (!talia_strength_find (self->game, one->level, &strength->rating))
            return FALSE;
          continue;
        }
      count->people[i] = one->own ? &self->own : find_person (self, one);
      if (count->people[i] != NULL)
        *strength = *count->people[i];
      own = own || one->own;
    }
  return own && count->contest.sides > 1;
}

static void
look_at_sides (Count *count)
{
  for (guint i = 0; i < count->contest.n; i++)
    {
      Side *side = &count->sides[count->contest.players[i].side];

      side->members++;
      side->place = count->contest.players[i].place;
      side->rating += count->strengths[i].rating;
      side->variance += count->strengths[i].deviation * count->strengths[i].deviation;
    }
  for (guint i = 0; i < count->contest.sides; i++)
    {
      Side *side = &count->sides[i];

      side->rating /= MAX (side->members, 1);
      side->variance /= MAX (side->members * side->members, 1);
    }
}

/* A place among n sides tells less than n - 1 games, since they were won or lost together: the number of sides that one
 * leaves behind varies by (n² - 1) / 12, in independent games it would be (n - 1) / 4. */
static double
get_weight (guint sides)
{
  return 3.0 / (sides + 1.0);
}

/* The partners' strength counts as if it were the opponents' weakness. */
static void
find_results (const Count *count, guint player, Results *results)
{
  const guint own = count->contest.players[player].side;
  const Side *side = &count->sides[own];
  const double share = 1.0 / side->members;
  const double partners = side->rating - share * count->strengths[player].rating;
  const double deviation = share * count->strengths[player].deviation;

  results->n = 0;
  for (guint i = 0; i < count->contest.sides; i++)
    {
      const Side *other = &count->sides[i];

      if (i == own || other->members == 0)
        continue;
      results->at[results->n++] = (TaliaRatingResult) {
        .rating = (other->rating - partners) / share,
        .deviation = sqrt (MAX (other->variance + side->variance - deviation * deviation, 0.0)),
        .score = side->place < other->place    ? 1.0
                 : side->place == other->place ? 0.5
                                               : 0.0,
        .share = share,
        .weight = get_weight (count->contest.sides),
      };
    }
}

gboolean
talia_ratings_add (TaliaRatings *self, const char *contest)
{
  Count count = { 0 };

  g_return_val_if_fail (self != NULL && contest != NULL, FALSE);

  if (!talia_contest_parse (&count.contest, contest) || !look_at_players (self, &count))
    return FALSE;
  look_at_sides (&count);
  for (guint i = 0; i < count.contest.n; i++)
    {
      Results results;

      if (count.people[i] == NULL)
        continue;
      find_results (&count, i, &results);
      talia_rating_update (count.people[i], results.at, results.n);
      if (count.contest.players[i].own)
        {
          talia_suited_update (&self->suited, self->game, results.at, results.n);
          self->last = results;
        }
    }
  return TRUE;
}

const TaliaRating *
talia_ratings_get_own (TaliaRatings *self)
{
  return &self->own;
}

guint
talia_ratings_get_grade (TaliaRatings *self)
{
  return (guint) lround (self->suited.grade);
}

guint
talia_ratings_count_missing (TaliaRatings *self)
{
  return talia_rating_count_missing (&self->own, self->last.at, self->last.n);
}
