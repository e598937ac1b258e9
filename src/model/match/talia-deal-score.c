/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One finished deal on the score sheet: the points of each side, and the reasons for them. */
#include "talia-deal-score.h"

#include "model/table/talia-table-private.h"

typedef struct
{
  int points;
  int total;
  gboolean has_contract;
  TaliaContract contract;
  guint n_lines;
  TaliaScoreLine *lines;
} Side;

struct _TaliaDealScore
{
  GObject parent_instance;

  int number;
  const char *title;
  int dealer;
  gboolean has_seed;
  guint64 seed;
  TaliaDealPlan plan;
  guint n_sides;
  Side sides[TALIA_MAX_SEATS];
  guint n_seats;
  TaliaFeats feats[TALIA_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (TaliaDealScore, talia_deal_score, G_TYPE_OBJECT)

enum
{
  PROP_NUMBER = 1,
  PROP_TITLE,
  N_PROPS
};
static GParamSpec *props[N_PROPS];

static void
talia_deal_score_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  TaliaDealScore *self = TALIA_DEAL_SCORE (object);

  switch (id)
    {
    case PROP_NUMBER:
      g_value_set_int (value, self->number);
      break;
    case PROP_TITLE:
      g_value_set_static_string (value, self->title);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
talia_deal_score_finalize (GObject *object)
{
  TaliaDealScore *self = TALIA_DEAL_SCORE (object);

  for (guint i = 0; i < G_N_ELEMENTS (self->sides); i++)
    g_clear_pointer (&self->sides[i].lines, g_free);

  G_OBJECT_CLASS (talia_deal_score_parent_class)->finalize (object);
}

static void
talia_deal_score_class_init (TaliaDealScoreClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = talia_deal_score_get_property;
  object_class->finalize = talia_deal_score_finalize;

  /**
   * TaliaDealScore:number:
   *
   * The deal's number in the match, from 1.
   */
  props[PROP_NUMBER] =
      g_param_spec_int ("number", NULL, NULL, 0, G_MAXINT, 0, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * TaliaDealScore:title:
   *
   * The name of the deal, in a few words; a msgid.
   */
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
talia_deal_score_init (TaliaDealScore *self)
{
}

static TaliaDealScore *
make (const TaliaGame *game, const TaliaState *start, const TaliaState *end)
{
  TaliaDealScore *self = g_object_new (TALIA_TYPE_DEAL_SCORE, NULL);

  self->number = (int) end->deals;
  self->title = talia_game_title (game, start);
  self->dealer = start->dealer;
  talia_game_plan (game, start, end->deals, &self->plan);
  self->n_sides = end->sides;
  self->n_seats = end->seats;
  for (guint i = 0; i < self->n_sides; i++)
    {
      Side *side = &self->sides[i];
      TaliaScoreLine lines[TALIA_MAX_SCORE_LINES];
      int n_lines = 0;

      side->points = talia_game_score (game, end, (int) i, lines, &n_lines);
      side->total = end->total[i];
      side->has_contract = talia_game_contract (game, end, (int) i, &side->contract);
      side->n_lines = (guint) n_lines;
      side->lines = g_memdup2 (lines, side->n_lines * sizeof lines[0]);
    }
  return self;
}

TaliaDealScore *
talia_deal_score_new (const TaliaGame *game, const TaliaState *start, const guint64 *seed, const TaliaState *end)
{
  TaliaDealScore *self;

  g_return_val_if_fail (game != NULL && start != NULL && end != NULL, NULL);

  self = make (game, start, end);
  self->has_seed = seed != NULL;
  self->seed = seed != NULL ? *seed : 0;
  for (guint i = 0; i < self->n_seats; i++)
    talia_feats_add (&self->feats[i], game, end, (int) i);
  return self;
}

TaliaDealScore *
talia_deal_score_new_told (const TaliaGame *game, const TaliaState *start, const TaliaState *end)
{
  TaliaDealScore *self;

  g_return_val_if_fail (game != NULL && start != NULL && end != NULL, NULL);

  self = make (game, start, end);
  for (guint i = 0; i < self->n_sides; i++)
    for (guint j = 0; j < self->sides[i].n_lines; j++)
      {
        TaliaScoreLine *line = &self->sides[i].lines[j];
        const TaliaStake *stake = talia_deal_score_get_stake (self, line);

        if (stake != NULL && (stake->cards & game->pack (start)) != line->cards)
          line->cards = 0;
        else if (stake == NULL && line->cards != self->plan.moon.cards)
          line->cards = 0;
      }
  return self;
}

int
talia_deal_score_get_number (TaliaDealScore *self)
{
  g_return_val_if_fail (TALIA_IS_DEAL_SCORE (self), 0);
  return self->number;
}

const char *
talia_deal_score_get_title (TaliaDealScore *self)
{
  g_return_val_if_fail (TALIA_IS_DEAL_SCORE (self), NULL);
  return self->title;
}

gboolean
talia_deal_score_get_seed (TaliaDealScore *self, guint64 *seed)
{
  g_return_val_if_fail (TALIA_IS_DEAL_SCORE (self), FALSE);

  if (seed != NULL)
    *seed = self->seed;
  return self->has_seed;
}

int
talia_deal_score_get_points (TaliaDealScore *self, int side)
{
  g_return_val_if_fail (TALIA_IS_DEAL_SCORE (self), 0);
  g_return_val_if_fail (side >= 0 && side < (int) self->n_sides, 0);

  return self->sides[side].points;
}

int
talia_deal_score_get_total (TaliaDealScore *self, int side)
{
  g_return_val_if_fail (TALIA_IS_DEAL_SCORE (self), 0);
  g_return_val_if_fail (side >= 0 && side < (int) self->n_sides, 0);

  return self->sides[side].total;
}

int
talia_deal_score_get_dealer (TaliaDealScore *self)
{
  g_return_val_if_fail (TALIA_IS_DEAL_SCORE (self), TALIA_NOBODY);
  return self->dealer;
}

const TaliaContract *
talia_deal_score_get_contract (TaliaDealScore *self, int side)
{
  g_return_val_if_fail (TALIA_IS_DEAL_SCORE (self), NULL);
  g_return_val_if_fail (side >= 0 && side < (int) self->n_sides, NULL);

  return self->sides[side].has_contract ? &self->sides[side].contract : NULL;
}

const TaliaFeats *
talia_deal_score_get_feats (TaliaDealScore *self, int seat)
{
  g_return_val_if_fail (TALIA_IS_DEAL_SCORE (self), NULL);
  g_return_val_if_fail (seat >= 0 && seat < (int) self->n_seats, NULL);

  return &self->feats[seat];
}

const TaliaScoreLine *
talia_deal_score_get_lines (TaliaDealScore *self, int side, guint *n_lines)
{
  g_return_val_if_fail (TALIA_IS_DEAL_SCORE (self), NULL);
  g_return_val_if_fail (side >= 0 && side < (int) self->n_sides, NULL);
  g_return_val_if_fail (n_lines != NULL, NULL);

  *n_lines = self->sides[side].n_lines;
  return self->sides[side].lines;
}

const TaliaStake *
talia_deal_score_get_stake (TaliaDealScore *self, const TaliaScoreLine *line)
{
  g_return_val_if_fail (TALIA_IS_DEAL_SCORE (self), NULL);
  g_return_val_if_fail (line != NULL, NULL);

  for (guint i = 0; i < self->plan.n_stakes; i++)
    if (g_str_equal (self->plan.stakes[i].what, line->what))
      return &self->plan.stakes[i];
  return NULL;
}
