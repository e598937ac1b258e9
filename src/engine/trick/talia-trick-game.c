/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The functions that trick-taking games share (TaliaGame): dealing, passing, playing, hiding cards. */
#include "talia-trick-game.h"

void
talia_trick_game_deal (TaliaState *state, const TaliaPack *pack)
{
  int first = state->dealer == TALIA_NOBODY ? 0 : (state->dealer + 1) % state->seats;
  int whole = pack->n - pack->n % state->seats;

  for (int i = 0, seat = first; i < whole; i++, seat = seat + 1 < state->seats ? seat + 1 : 0)
    state->hand[seat] |= TALIA_BIT (pack->cards[i]);
  for (int i = whole; i < pack->n; i++)
    state->trick.aside |= TALIA_BIT (pack->cards[i]);
}

void
talia_trick_game_begin_passing (TaliaState *state, int shift)
{
  state->trick.pass_shift = (int8_t) shift;
  state->phase = TALIA_PHASE_PASS;
  state->to_act = 0;
}

void
talia_trick_game_begin_play (TaliaState *state, int leader)
{
  TaliaCard opening = state->trick.rules.opening;

  for (int seat = 0; opening != TALIA_NO_CARD && seat < state->seats; seat++)
    if (state->hand[seat] & TALIA_BIT (opening))
      leader = seat;
  state->trick.leader = (uint8_t) leader;
  state->phase = TALIA_PHASE_PLAY;
  state->to_act = (int8_t) leader;
}

TaliaRefusal
talia_trick_game_check (const TaliaState *state, const TaliaMove *move)
{
  TaliaCards hand = state->hand[state->to_act];

  if (state->phase == TALIA_PHASE_PASS && move->kind == TALIA_MOVE_PASS)
    {
      if (talia_cards_count (move->cards) != TALIA_PASSED_CARDS)
        return TALIA_REFUSED (TALIA_RULE_PASS_THREE);
      return move->cards & ~hand ? TALIA_REFUSED (TALIA_RULE_NOT_IN_HAND) : TALIA_ACCEPTED;
    }
  if (state->phase == TALIA_PHASE_PLAY && move->kind == TALIA_MOVE_PLAY)
    {
      if (!talia_card_is_valid (move->card) || !(hand & TALIA_BIT (move->card)))
        return TALIA_REFUSED (TALIA_RULE_NOT_IN_HAND);
      return talia_trick_check (&state->trick, hand, move->card);
    }
  return TALIA_REFUSED (TALIA_RULE_WRONG_MOVE);
}

void
talia_trick_game_moves (const TaliaState *state, TaliaMoves *moves)
{
  TaliaCards hand = state->hand[state->to_act];

  if (state->phase == TALIA_PHASE_PASS)
    moves->pass = hand;
  else
    moves->play = talia_trick_legal (&state->trick, hand);
}

gboolean
talia_trick_game_pass (TaliaState *state, TaliaCards cards, TaliaEvents *events)
{
  state->trick.pass[state->to_act] = cards;
  talia_events_add (events, (TaliaEvent) { .kind = TALIA_EVENT_CHOSE, .seat = state->to_act });
  if (++state->to_act < state->seats)
    return FALSE;

  for (int seat = 0; seat < state->seats; seat++)
    {
      state->hand[seat] &= ~state->trick.pass[seat];
      state->hand[(seat + state->trick.pass_shift) % state->seats] |= state->trick.pass[seat];
    }
  talia_events_add (
      events,
      (TaliaEvent) { .kind = TALIA_EVENT_EXCHANGED, .seat = TALIA_NOBODY, .value = (uint8_t) state->trick.pass_shift });
  return TRUE;
}

int
talia_trick_game_leader (const TaliaState *state, int trick)
{
  int first;

  if (trick > 0)
    return state->trick.winner[trick - 1];
  if (state->trick.tricks == 0)
    return state->trick.leader;
  /* The leader of the first trick is not stored: counts back from its winner to the first card. */
  first = 0;
  for (int i = 1; i < state->seats; i++)
    {
      TaliaCard card = state->trick.played[i], best = state->trick.played[first];

      if (talia_card_suit (card) == talia_card_suit (best) ? card > best
                                                           : talia_card_suit (card) == state->trick.rules.trump)
        first = i;
    }
  return (state->trick.winner[0] + state->seats - first) % state->seats;
}

void
talia_trick_game_rewind (TaliaState *state)
{
  TaliaTrick *trick = &state->trick;
  const int first = trick->n_played > 0 ? talia_trick_game_leader (state, 0) : trick->leader;

  for (int i = 0; i * state->seats < trick->n_played; i++)
    for (int j = 0, seat = talia_trick_game_leader (state, i); j < state->seats; j++)
      {
        if (i * state->seats + j < trick->n_played)
          state->hand[(seat + j) % state->seats] |= TALIA_BIT (trick->played[i * state->seats + j]);
      }
  memset (state->taken, 0, sizeof state->taken);
  memset (trick->played, 0, sizeof trick->played);
  memset (trick->winner, 0, sizeof trick->winner);
  memset (trick->won, 0, sizeof trick->won);
  trick->n_played = trick->tricks = trick->in_trick = trick->broken = 0;
  trick->leader = (uint8_t) first;
  state->to_act = (int8_t) first;
}

guint
talia_trick_game_voids (const TaliaState *state, int seat)
{
  const TaliaTrick *trick = &state->trick;
  guint voids = 0;

  for (int i = 0; i * state->seats < trick->n_played; i++)
    {
      const TaliaCard *cards = trick->played + i * state->seats;
      int place = (seat + state->seats - talia_trick_game_leader (state, i)) % state->seats;

      if (i * state->seats + place < trick->n_played && talia_card_suit (cards[place]) != talia_card_suit (cards[0]))
        voids |= 1u << talia_card_suit (cards[0]);
    }
  return voids;
}

/* Announces what the card that is about to be played shows. */
static void
note_play (const TaliaState *state, TaliaCard card, TaliaEvents *events)
{
  int led;

  talia_events_add (events, (TaliaEvent) { .kind = TALIA_EVENT_PLAYED, .seat = state->to_act, .card = card });
  if (state->trick.in_trick == 0)
    return;
  led = talia_card_suit (talia_trick_running (&state->trick)[0]);
  if (talia_card_suit (card) != led && !(talia_trick_game_voids (state, state->to_act) & 1u << led))
    talia_events_add (events, (TaliaEvent) { .kind = TALIA_EVENT_VOID, .seat = state->to_act, .value = (uint8_t) led });
}

/* Plays a card with a number of seats that the compiler knows. Returns TRUE if that ends the deal. */
static inline __attribute__ ((always_inline)) gboolean
play (TaliaState *state, int seats, TaliaCard card)
{
  TaliaTrick *trick = &state->trick;
  int seat = state->to_act;

  talia_trick_lay (trick, card);
  state->hand[seat] &= ~TALIA_BIT (card);
  if (trick->in_trick == seats)
    return talia_trick_game_end_trick (state, seats, talia_trick_cards (trick));
  state->to_act = (int8_t) (seat + 1 < seats ? seat + 1 : 0);
  return FALSE;
}

static gboolean
play_silently (TaliaState *state, TaliaCard card)
{
  return G_LIKELY (state->seats == 4) ? play (state, 4, card) : play (state, state->seats, card);
}

/* Plays a card, and adds the events. */
static G_GNUC_NO_INLINE gboolean
play_and_tell (TaliaState *state, TaliaCard card, TaliaEvents *events)
{
  const TaliaTrick *trick = &state->trick;
  gboolean broken = trick->broken, ended;
  int seat = state->to_act;
  TaliaCards cards = talia_trick_cards (trick) | TALIA_BIT (card);

  note_play (state, card, events);
  ended = play_silently (state, card);
  if (trick->broken && !broken)
    talia_events_add (events,
                      (TaliaEvent) { .kind = TALIA_EVENT_BROKEN,
                                     .seat = (int8_t) seat,
                                     .value = (uint8_t) talia_card_suit (talia_cards_first (trick->rules.lead_ban)) });
  if (trick->in_trick == 0)
    talia_events_add (events,
                      (TaliaEvent) { .kind = TALIA_EVENT_TRICK, .seat = (int8_t) trick->leader, .cards = cards });
  return ended;
}

gboolean
talia_trick_game_play (TaliaState *state, TaliaCard card, TaliaEvents *events)
{
  return events == NULL ? play_silently (state, card) : play_and_tell (state, card, events);
}

void
talia_trick_game_hide (TaliaState *seen, int seat)
{
  const int giver = (seat + seen->seats - seen->trick.pass_shift) % seen->seats;

  for (int other = 0; other < seen->seats; other++)
    if (other != seat && (other != giver || seen->phase == TALIA_PHASE_PASS))
      seen->trick.pass[other] = 0;
  if (seen->phase != TALIA_PHASE_DEAL && seen->phase != TALIA_PHASE_OVER)
    seen->trick.aside = 0;
}
