/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A form with the questions about a deal that was played with real cards: all that has to be known to score it. */
#include "talia-form.h"

int
talia_form_tricks (const TaliaForm *form)
{
  return form->dealt.board == TALIA_BOARD_TRICK ? talia_cards_count (form->pack) / form->dealt.seats : 0;
}

int
talia_form_aside (const TaliaForm *form)
{
  const TaliaTrick *trick = &form->dealt.trick;

  if (form->dealt.board != TALIA_BOARD_TRICK || trick->rules.last_takes_aside)
    return 0;
  return talia_cards_count (trick->aside);
}

static int
sum_of_ranks (TaliaCards cards)
{
  int sum = 0;

  while (cards != 0)
    sum += talia_card_number (talia_cards_pop (&cards));
  return sum;
}

/* Sets the greatest answer and the sum of all. */
static void
set_numbers (const TaliaForm *form, TaliaField *field)
{
  switch (field->kind)
    {
    case TALIA_FIELD_COUNT:
      field->whole = talia_cards_count (field->cards) + __builtin_popcountll (field->tricks);
      field->spare = field->cards != 0 ? talia_form_aside (form) : 0;
      field->most = field->whole;
      break;
    case TALIA_FIELD_RANKS:
      field->whole = sum_of_ranks (field->cards);
      field->spare = talia_form_aside (form) * TALIA_RANKS;
      field->most = field->whole;
      break;
    case TALIA_FIELD_TAKER:
      field->spare = field->cards != 0 ? talia_form_aside (form) : 0;
      field->most = form->dealt.sides - 1;
      break;
    case TALIA_FIELD_SEQUENCE:
      field->most = form->dealt.sides - 1;
      break;
    case TALIA_FIELD_BID:
      field->most = talia_form_tricks (form);
      break;
    case TALIA_FIELD_CHOICE:
      break;
    }
}

void
talia_form_add (TaliaForm *form, TaliaField field)
{
  const gboolean each =
      field.kind == TALIA_FIELD_COUNT || field.kind == TALIA_FIELD_RANKS || field.kind == TALIA_FIELD_BID;

  g_assert (form->n_fields < TALIA_MAX_FIELDS);
  field.cards &= form->pack;
  field.cells = field.kind == TALIA_FIELD_SEQUENCE ? TALIA_FIELD_CELLS
                : !each                            ? 1
                : field.by_seat                    ? form->dealt.seats
                                                   : form->dealt.sides;
  set_numbers (form, &field);
  form->fields[form->n_fields++] = field;
}

void
talia_form_add_plan (TaliaForm *form, const TaliaDealPlan *plan)
{
  const uint64_t tricks = ((uint64_t) 1 << talia_form_tricks (form)) - 1;

  for (guint i = 0; i < plan->n_stakes; i++)
    {
      const TaliaStake *stake = &plan->stakes[i];
      TaliaField field = { .id = stake->id, .what = stake->what, .cards = stake->cards };

      if (stake->kind == TALIA_STAKE_TRICKS || stake->kind == TALIA_STAKE_LAST)
        field.tricks = stake->kind == TALIA_STAKE_TRICKS ? tricks : stake->which & tricks;
      if (stake->kind == TALIA_STAKE_PLACE)
        field.places = stake->which;
      field.kind = talia_stake_is_single (stake)     ? TALIA_FIELD_TAKER
                   : stake->kind == TALIA_STAKE_RANK ? TALIA_FIELD_RANKS
                                                     : TALIA_FIELD_COUNT;
      talia_form_add (form, field);
    }
}
