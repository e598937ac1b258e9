/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The answers to the questions about a deal (talia-form.h): stores them, fills in those that follow from others, and
 * finds those that are impossible. */
#include "talia-told.h"

#include "talia-share.h"

static const TaliaFault no_fault = { TALIA_FAULT_NONE, 0, 0, TALIA_NOBODY, 0, 0 };

void
talia_told_init (TaliaTold *told)
{
  for (guint field = 0; field < TALIA_MAX_FIELDS; field++)
    for (guint cell = 0; cell < TALIA_FIELD_CELLS; cell++)
      told->answer[field][cell] = TALIA_UNTOLD;
}

/* Whether the answers to the field are numbers that add up to something. */
static gboolean
adds_up (const TaliaField *field)
{
  return field->kind == TALIA_FIELD_COUNT || field->kind == TALIA_FIELD_RANKS;
}

/* Whether nothing may be missing in the answers to the field. */
static gboolean
needs_all (const TaliaField *field)
{
  return adds_up (field) || field->kind == TALIA_FIELD_TAKER || field->kind == TALIA_FIELD_BID;
}

/* Returns the number of answers that are given, and their sum. */
static int
add_up (const TaliaField *field, const int16_t *answers, int *sum)
{
  int told = 0;

  *sum = 0;
  for (int cell = 0; cell < field->cells; cell++)
    if (answers[cell] != TALIA_UNTOLD)
      {
        *sum += answers[cell];
        told++;
      }
  return told;
}

void
talia_told_fill (const TaliaForm *form, TaliaTold *told)
{
  for (guint i = 0; i < form->n_fields; i++)
    {
      const TaliaField *field = &form->fields[i];
      int16_t *answers = told->answer[i];
      int sum, n = add_up (field, answers, &sum);

      int rest = field->whole - sum;

      /* Who has all of it leaves none to the others; otherwise only one answer may be missing. */
      if (!adds_up (field) || rest < 0 || (rest > 0 && (n < field->cells - 1 || field->spare > 0)))
        continue;
      for (int cell = 0; cell < field->cells; cell++)
        if (answers[cell] == TALIA_UNTOLD)
          answers[cell] = (int16_t) rest;
    }
}

int
talia_told_count (const TaliaForm *form, const TaliaTold *told, guint field, int who)
{
  const int16_t *answers = told->answer[field];

  if (form->fields[field].kind == TALIA_FIELD_TAKER)
    return answers[0] == who;
  return answers[who] != TALIA_UNTOLD ? answers[who] : 0;
}

/* --- what cannot be -------------------------------------------------------------------------- */

static gboolean
is_possible (const TaliaField *field, int answer)
{
  switch (field->kind)
    {
    case TALIA_FIELD_TAKER:
      return (answer >= 0 && answer <= field->most) || (answer == TALIA_NOBODY && field->spare > 0);
    case TALIA_FIELD_BID:
      return (answer >= 0 && answer <= field->most) || answer == TALIA_BID_BLIND;
    case TALIA_FIELD_CHOICE:
      return answer == TALIA_MOVE_ADD || answer == TALIA_MOVE_SUBTRACT;
    case TALIA_FIELD_COUNT:
    case TALIA_FIELD_RANKS:
    case TALIA_FIELD_SEQUENCE:
      return answer >= 0 && answer <= field->most;
    }
  g_return_val_if_reached (FALSE);
}

/* Judges the answers to one field by themselves. */
static TaliaFault
check_field (const TaliaForm *form, const TaliaTold *told, guint index)
{
  const TaliaField *field = &form->fields[index];
  const int16_t *answers = told->answer[index];
  TaliaFault fault = no_fault;
  int sum;

  fault.field = fault.other = index;
  for (int cell = 0; cell < field->cells; cell++)
    {
      fault.who = field->cells > 1 ? cell : TALIA_NOBODY;
      fault.is = answers[cell];
      fault.must = field->most;
      if (answers[cell] == TALIA_UNTOLD)
        continue;
      if (!is_possible (field, answers[cell]))
        fault.reason = TALIA_FAULT_RANGE;
      else if (field->kind == TALIA_FIELD_BID && answers[cell] == TALIA_BID_BLIND && !(field->blind >> cell & 1))
        fault.reason = TALIA_FAULT_BLIND;
      if (fault.reason != TALIA_FAULT_NONE)
        return fault;
    }
  add_up (field, answers, &sum);
  if (adds_up (field) && sum > field->whole)
    return (TaliaFault) { TALIA_FAULT_TOO_MANY, index, index, TALIA_NOBODY, sum, field->whole };
  return no_fault;
}

/* Returns the greatest possible answer to the field `part` for a side whose answer to `whole` is `all`; -1 if `whole`
 * does not limit it. */
static int
limit_of (const TaliaForm *form, const TaliaField *part, const TaliaField *whole, int all)
{
  if (part->kind == TALIA_FIELD_RANKS || part->by_seat != whole->by_seat)
    return -1;
  if (part->tricks != 0)
    return whole->kind == TALIA_FIELD_COUNT && whole->tricks != 0 && (part->tricks & ~whole->tricks) == 0 ? all : -1;
  if (part->cards == 0)
    return -1;
  if (whole->tricks != 0 && __builtin_popcountll (whole->tricks) == talia_form_tricks (form))
    return all > 0 ? all * form->dealt.seats + talia_cards_count (form->dealt.trick.aside) : 0;
  if (whole->kind == TALIA_FIELD_COUNT && whole->cards != 0 && (part->cards & ~whole->cards) == 0)
    return all;
  if (whole->kind == TALIA_FIELD_RANKS && part->kind == TALIA_FIELD_TAKER && (part->cards & ~whole->cards) == 0)
    return all >= talia_card_number (talia_cards_first (part->cards)) ? 1 : 0;
  return -1;
}

/* Checks the answers to a field against those to another one: there is no queen of hearts without a heart, and no heart
 * without a trick. */
static TaliaFault
check_pair (const TaliaForm *form, const TaliaTold *told, guint part, guint whole)
{
  const TaliaField *field = &form->fields[part];

  if (field->places != 0 && form->fields[whole].places != 0 && told->answer[part][0] != TALIA_UNTOLD
      && told->answer[part][0] == told->answer[whole][0])
    return (TaliaFault) { TALIA_FAULT_TWICE, part, whole, told->answer[part][0], 0, 0 };
  for (int who = 0; form->fields[whole].cells > 1 && who < form->fields[whole].cells; who++)
    {
      const int is = talia_told_count (form, told, part, who);
      const int all = told->answer[whole][who];
      const int most = all != TALIA_UNTOLD ? limit_of (form, field, &form->fields[whole], all) : -1;

      if (most >= 0 && is > most)
        return (TaliaFault) { TALIA_FAULT_LACKS, part, whole, who, is, most };
    }
  return no_fault;
}

/* Whether the field asks for cards that are among those of `whole`, by sides as that does. */
static gboolean
is_part (const TaliaField *field, const TaliaField *whole)
{
  return field != whole && field->cards != 0 && (field->cards & ~whole->cards) == 0 && !field->by_seat
         && !whole->by_seat;
}

/* Returns the first card of `whole` for which a side has no room beside `n` cards of the set `counted` and the cards
 * that were named before it. */
static TaliaFault
check_named (const TaliaForm *form, const TaliaTold *told, guint whole, int who, int n, TaliaCards counted)
{
  const int all = told->answer[whole][who];

  for (guint i = 0; i < form->n_fields; i++)
    if (form->fields[i].kind == TALIA_FIELD_TAKER && is_part (&form->fields[i], &form->fields[whole])
        && (form->fields[i].cards & counted) == 0 && told->answer[i][0] == who && ++n > all)
      return (TaliaFault) { TALIA_FAULT_LACKS, i, whole, who, n, all };
  return no_fault;
}

/* Judges whether each side has enough cards, by the answers to the field `whole`, to have all cards that other fields
 * give it: a side with all four aces needs four. */
static TaliaFault
check_cards (const TaliaForm *form, const TaliaTold *told, guint whole)
{
  const TaliaField *field = &form->fields[whole];
  TaliaFault fault = no_fault;

  if (field->kind != TALIA_FIELD_COUNT || field->cards == 0)
    return fault;
  for (int who = 0; who < field->cells && fault.reason == TALIA_FAULT_NONE; who++)
    {
      if (told->answer[whole][who] == TALIA_UNTOLD)
        continue;
      fault = check_named (form, told, whole, who, 0, 0);
      for (guint i = 0; i < form->n_fields && fault.reason == TALIA_FAULT_NONE; i++)
        if (form->fields[i].kind == TALIA_FIELD_COUNT && is_part (&form->fields[i], field))
          fault = check_named (form, told, whole, who, talia_told_count (form, told, i, who), form->fields[i].cards);
    }
  return fault;
}

/* Returns the first answer that is missing, or less than there is. */
static TaliaFault
check_whole (const TaliaForm *form, const TaliaTold *told)
{
  int sum;

  for (guint i = 0; i < form->n_fields; i++)
    for (int cell = 0; needs_all (&form->fields[i]) && cell < form->fields[i].cells; cell++)
      if (told->answer[i][cell] == TALIA_UNTOLD)
        return (TaliaFault) { TALIA_FAULT_UNTOLD, i, i, form->fields[i].cells > 1 ? cell : TALIA_NOBODY, 0, 0 };
  for (guint i = 0; i < form->n_fields; i++)
    {
      const TaliaField *field = &form->fields[i];

      add_up (field, told->answer[i], &sum);
      if (adds_up (field) && sum < field->whole - field->spare)
        return (TaliaFault) { TALIA_FAULT_TOO_FEW, i, i, TALIA_NOBODY, sum, field->whole };
    }
  return no_fault;
}

/* --- the cards ------------------------------------------------------------------------------- */

/* Sets how many cards each side can have; the one card set aside is nobody's, or that of `last`, who took the last
 * trick. */
static void
make_room (const TaliaForm *form, const TaliaTold *told, int last, int room[TALIA_SHARE_PARTIES])
{
  const int sides = form->dealt.sides;

  for (int side = 0; side < sides; side++)
    room[side] = TALIA_MAX_PACK;
  room[sides] = talia_form_aside (form);
  for (guint i = 0; i < form->n_fields; i++)
    if (__builtin_popcountll (form->fields[i].tricks) == talia_form_tricks (form) && form->fields[i].tricks != 0
        && !form->fields[i].by_seat)
      for (int side = 0; side < sides; side++)
        room[side] = talia_told_count (form, told, i, side) * form->dealt.seats;
  if (form->dealt.board == TALIA_BOARD_TRICK && room[last] < TALIA_MAX_PACK)
    room[last] += talia_cards_count (form->dealt.trick.aside) - talia_form_aside (form);
}

/* Whether the side may have taken the last trick. */
static gboolean
may_be_last (const TaliaForm *form, const TaliaTold *told, int side)
{
  const int tricks = talia_form_tricks (form);

  for (guint i = 0; tricks > 0 && i < form->n_fields; i++)
    if ((form->fields[i].tricks >> (tricks - 1) & 1) && !form->fields[i].by_seat
        && talia_told_count (form, told, i, side) == 0)
      return FALSE;
  return TRUE;
}

static gboolean
share_out (const TaliaForm *form, const TaliaTold *told, TaliaCards taken[TALIA_MAX_SEATS])
{
  const int sides = form->dealt.sides;
  TaliaShare shares[TALIA_MAX_SHARES];
  TaliaCards found[TALIA_SHARE_PARTIES];
  int room[TALIA_SHARE_PARTIES] = { 0 };
  guint n = 0;

  for (guint i = 0; i < form->n_fields; i++)
    if (form->fields[i].cards != 0)
      {
        const TaliaField *field = &form->fields[i];
        TaliaShare *share = &shares[n++];

        *share = (TaliaShare) { .cards = field->cards, .ranks = field->kind == TALIA_FIELD_RANKS };
        share->has[sides] = field->kind == TALIA_FIELD_TAKER ? 1 : field->whole;
        for (int side = 0; side < sides; side++)
          {
            share->has[side] = talia_told_count (form, told, i, side);
            share->has[sides] -= share->has[side];
          }
      }
  for (int last = 0; last < sides; last++)
    if (may_be_last (form, told, last))
      {
        make_room (form, told, last, room);
        if (talia_share_out (shares, n, sides + 1, room, found))
          {
            memcpy (taken, found, (gsize) sides * sizeof *taken);
            return TRUE;
          }
      }
  return FALSE;
}

TaliaFault
talia_told_share (const TaliaForm *form, const TaliaTold *told, TaliaCards taken[TALIA_MAX_SEATS])
{
  TaliaFault fault = no_fault;

  for (guint i = 0; i < form->n_fields && fault.reason == TALIA_FAULT_NONE; i++)
    fault = check_field (form, told, i);
  for (guint i = 0; i < form->n_fields; i++)
    for (guint j = 0; j < form->n_fields && fault.reason == TALIA_FAULT_NONE; j++)
      if (i != j)
        fault = check_pair (form, told, i, j);
  for (guint i = 0; i < form->n_fields && fault.reason == TALIA_FAULT_NONE; i++)
    fault = check_cards (form, told, i);
  if (fault.reason == TALIA_FAULT_NONE)
    fault = check_whole (form, told);
  if (fault.reason == TALIA_FAULT_NONE && !share_out (form, told, taken))
    fault.reason = TALIA_FAULT_CARDS;
  return fault;
}

TaliaFault
talia_told_check (const TaliaForm *form, const TaliaTold *told)
{
  TaliaCards taken[TALIA_MAX_SEATS];

  return talia_told_share (form, told, taken);
}
