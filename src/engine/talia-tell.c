/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scores matches that are played with real cards: asks what has to be known of a deal, and scores it by the rules. */
#include "talia-tell.h"

#include <string.h>

#define N_(text) (text)

gboolean
talia_tell_ask (const TaliaGame *game, const TaliaState *state, int dealer, TaliaForm *form, GError **error)
{
  TaliaPack pack = { 0 };
  TaliaDealPlan plan;

  *form = (TaliaForm) { .pack = game->pack (state) };
  for (TaliaCards rest = form->pack; rest != 0;)
    pack.cards[pack.n++] = talia_cards_pop (&rest);
  if (!talia_game_deal (game, state, &pack, dealer, &form->dealt, NULL, error))
    return FALSE;
  talia_game_plan (game, &form->dealt, form->dealt.deals, &plan);
  talia_form_add_plan (form, &plan);
  if (game->ask != NULL)
    game->ask (&form->dealt, form);
  if (game->moon != NULL)
    talia_form_add (form, (TaliaField) { .id = "moon", .what = N_ ("Shooting the moon"), .kind = TALIA_FIELD_CHOICE });
  return TRUE;
}

/* Distributes those of `tricks` that nobody has yet, until each side or seat has as many as the answers to the field
 * say. */
static void
give_tricks (const TaliaForm *form, const TaliaTold *told, guint field, TaliaTrick *trick)
{
  uint64_t free = 0;

  for (uint64_t rest = form->fields[field].tricks; rest != 0; rest &= rest - 1)
    if (trick->winner[__builtin_ctzll (rest)] == UINT8_MAX)
      free |= rest & -rest;
  for (int who = 0; who < (form->fields[field].by_seat ? form->dealt.seats : form->dealt.sides); who++)
    {
      int n = talia_told_count (form, told, field, who);

      for (uint64_t rest = form->fields[field].tricks; rest != 0; rest &= rest - 1)
        n -= trick->winner[__builtin_ctzll (rest)] == who;
      for (; n > 0 && free != 0; n--, free &= free - 1)
        trick->winner[__builtin_ctzll (free)] = (uint8_t) who;
    }
}

/* The fields about fewer tricks come first, because the others contain these. Tricks that no field is about have no
 * price: they may be anybody's. */
static void
lay_tricks (const TaliaForm *form, const TaliaTold *told, TaliaTrick *trick)
{
  const int tricks = talia_form_tricks (form);

  memset (trick->winner, UINT8_MAX, (gsize) tricks);
  for (int n = 1; n <= tricks; n++)
    for (guint i = 0; i < form->n_fields; i++)
      if (__builtin_popcountll (form->fields[i].tricks) == n)
        give_tricks (form, told, i, trick);
  for (int i = 0; i < tricks; i++)
    {
      if (trick->winner[i] == UINT8_MAX)
        trick->winner[i] = 0;
      trick->won[trick->winner[i]]++;
    }
  trick->tricks = (uint8_t) tricks;
}

static void
lay_bids (const TaliaField *field, const int16_t *answers, TaliaTrick *trick)
{
  for (int seat = 0; seat < field->cells; seat++)
    trick->bid[seat] = (uint8_t) answers[seat];
}

static void
lay_places (const TaliaField *field, const int16_t *answers, TaliaRows *rows)
{
  for (uint64_t rest = field->places; rest != 0; rest &= rest - 1)
    {
      rows->out[__builtin_ctzll (rest)] = (uint8_t) answers[0];
      rows->n_out++;
    }
}

/* Chooses the play of each sweep, as early as possible: the first play of that side, at least two after the sweep
 * before. The real sweeps cannot have been earlier. */
static TaliaFault
lay_sweeps (guint field, const int16_t *answers, TaliaState *state)
{
  const TaliaFault none = { .who = TALIA_NOBODY };
  int play = 0;

  for (int i = 0; i < TALIA_FIELD_CELLS && answers[i] != TALIA_UNTOLD; i++, play += 2)
    {
      while (talia_state_side (state, talia_fishing_player (state->dealer, state->seats, play)) != answers[i])
        play++;
      if (play >= TALIA_FISHING_PLAYS)
        return (TaliaFault) { TALIA_FAULT_TOO_MANY, field, field, TALIA_NOBODY, i + 1, i };
      state->fishing.sweeps |= (uint64_t) 1 << play;
    }
  return none;
}

/* Sets the end of the deal according to the answers. */
static TaliaFault
lay (const TaliaForm *form, const TaliaTold *told, TaliaState *state)
{
  TaliaCards taken[TALIA_MAX_SEATS] = { 0 };
  TaliaFault fault = talia_told_share (form, told, taken);

  if (fault.reason != TALIA_FAULT_NONE)
    return fault;
  *state = form->dealt;
  memset (state->hand, 0, sizeof state->hand);
  state->phase = TALIA_PHASE_PLAY;
  state->to_act = TALIA_NOBODY;
  memcpy (state->taken, taken, sizeof taken);
  if (state->board == TALIA_BOARD_TRICK)
    lay_tricks (form, told, &state->trick);
  for (guint i = 0; i < form->n_fields; i++)
    {
      const TaliaField *field = &form->fields[i];

      if (field->kind == TALIA_FIELD_BID)
        lay_bids (field, told->answer[i], &state->trick);
      else if (field->places != 0)
        lay_places (field, told->answer[i], &state->rows);
      else if (field->kind == TALIA_FIELD_SEQUENCE)
        fault = lay_sweeps (i, told->answer[i], state);
    }
  return fault;
}

/* Makes the choice after a moon. */
static TaliaFault
choose (const TaliaGame *game, const TaliaForm *form, const TaliaTold *told, TaliaState *state)
{
  for (guint i = 0; i < form->n_fields; i++)
    if (form->fields[i].kind == TALIA_FIELD_CHOICE)
      {
        const TaliaMove move = TALIA_PLAIN_MOVE ((uint8_t) told->answer[i][0]);

        if (told->answer[i][0] == TALIA_UNTOLD)
          return (TaliaFault) { TALIA_FAULT_UNTOLD, i, i, talia_state_side (state, state->to_act), 0, 0 };
        talia_game_apply (game, state, &move, state, NULL);
      }
  return (TaliaFault) { .who = TALIA_NOBODY };
}

TaliaFault
talia_tell_score (const TaliaGame *game, const TaliaForm *form, const TaliaTold *told, TaliaState *next)
{
  TaliaState state;
  TaliaFault fault = lay (form, told, &state);

  if (fault.reason == TALIA_FAULT_NONE)
    {
      talia_game_end_deal (game, &state, NULL);
      if (state.phase == TALIA_PHASE_MOON)
        fault = choose (game, form, told, &state);
    }
  if (fault.reason == TALIA_FAULT_NONE)
    *next = state;
  return fault;
}
