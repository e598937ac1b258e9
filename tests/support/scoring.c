/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Score pads on which random deals are entered, for tests. */
#include "scoring.h"

#include "model/match/talia-scored.h"

/* Shares out `whole` at random; often one gets all of it. */
static void
share (TaliaRandom *random, int whole, int cells, int16_t *answers)
{
  for (int cell = 0; cell < cells; cell++)
    answers[cell] = 0;
  for (int i = 0, to = (int) talia_random_below (random, (guint64) cells); i < whole; i++)
    {
      answers[to]++;
      if (talia_random_below (random, 3) == 0)
        to = (int) talia_random_below (random, (guint64) cells);
    }
}

static void
answer (TaliaRandom *random, const TaliaField *field, int16_t *answers)
{
  switch (field->kind)
    {
    case TALIA_FIELD_COUNT:
    case TALIA_FIELD_RANKS:
      share (random, field->whole, field->cells, answers);
      break;
    case TALIA_FIELD_TAKER:
    case TALIA_FIELD_SEQUENCE:
      answers[0] = (int16_t) talia_random_below (random, (guint64) field->most + 1);
      break;
    case TALIA_FIELD_BID:
      for (int seat = 0; seat < field->cells; seat++)
        answers[seat] = (int16_t) talia_random_below (random, 5);
      break;
    case TALIA_FIELD_CHOICE:
      break;
    }
}

void
scoring_make_up (const TaliaGame *game, const TaliaForm *form, TaliaRandom *random, TaliaTold *told, TaliaState *next)
{
  do
    {
      talia_told_init (told);
      for (guint i = 0; i < form->n_fields; i++)
        answer (random, &form->fields[i], told->answer[i]);
    }
  while (talia_tell_score (game, form, told, next).reason != TALIA_FAULT_NONE);
}

/* The games of scoring_pad(), and their options. */
static const struct
{
  const char *game, *options;
} pads[] = {
  { "kierki", "" },
  { "hearts", "target=50" },
  { "spades", "target=500" },
  { "casino", "" },
};

TaliaScorePad *
scoring_pad (guint number)
{
  const TaliaGame *game = talia_registry_find (pads[number % G_N_ELEMENTS (pads)].game);
  const TaliaPreset preset = { "", "", pads[number % G_N_ELEMENTS (pads)].options };
  TaliaOptions options;

  talia_options_apply_preset (game->options, &options, &preset);
  return talia_score_pad_new (game, &options, NULL);
}

/* Tells deal number `deal`, which is the next one or is corrected. */
static gboolean
tell (TaliaScorePad *pad, guint deal, TaliaRandom *random)
{
  const TaliaGame *game = talia_scored_get_game (TALIA_SCORED (pad));
  TaliaForm form;
  TaliaTold told;
  TaliaState next;
  TaliaFault fault;

  g_assert_true (talia_score_pad_ask (pad, deal, 0, &form, &told, NULL));
  scoring_make_up (game, &form, random, &told, &next);
  fault = deal > talia_score_pad_get_n_deals (pad) ? talia_score_pad_add (pad, 0, &told)
                                                   : talia_score_pad_correct (pad, deal, &told, NULL);
  return fault.reason == TALIA_FAULT_NONE;
}

gboolean
scoring_step (TaliaScorePad *pad, TaliaRandom *random)
{
  static const char *const names[] = { "Ala", "Ola", "Jan", "" };
  const guint deals = talia_score_pad_get_n_deals (pad), kind = talia_random_pick (random, 10);

  if (talia_score_pad_is_over (pad) || (kind == 0 && deals > 0))
    return talia_score_pad_undo (pad) || tell (pad, deals, random);
  if (kind == 1 && deals > 0)
    return talia_score_pad_end (pad);
  if (kind == 5 && talia_score_pad_can_redo (pad))
    return talia_score_pad_redo (pad);
  if (kind == 2)
    talia_score_pad_set_player (pad, 0, names[talia_random_pick (random, G_N_ELEMENTS (names))]);
  else if (kind < 5 && deals > 0)
    return tell (pad, 1 + talia_random_pick (random, deals), random) || tell (pad, deals + 1, random);
  else
    return tell (pad, deals + 1, random);
  return TRUE;
}
