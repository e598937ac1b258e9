/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The functions that trick-taking games share (TaliaGame): dealing, passing, playing, hiding cards. */
#pragma once

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** Deals the whole pack one card at a time from the dealer's left (from seat 0 without a dealer); cards that are left
 * over are set aside. */
void talia_trick_game_deal (TaliaState *state, const TaliaPack *pack);

/** Begins the passing of three cards each to the player `shift` seats further clockwise; seat 0 chooses first. */
void talia_trick_game_begin_passing (TaliaState *state, int shift);

/** Begins the play: the holder of the opening card leads if there is one, otherwise `leader`. */
void talia_trick_game_begin_play (TaliaState *state, int leader);

/** Judges a card played, or three cards passed, by the seat to act. */
TaliaRefusal talia_trick_game_check (const TaliaState *state, const TaliaMove *move);

/** Gets the cards that may be played or passed. */
void talia_trick_game_moves (const TaliaState *state, TaliaMoves *moves);

/** Stores what the seat to act passes. Returns TRUE if that was the last seat: the cards are then exchanged. */
gboolean talia_trick_game_pass (TaliaState *state, TaliaCards cards, TaliaEvents *events);

/**
 * Plays a legal card for the seat to act. Returns TRUE if that ends the deal: it was the last card, or by the rules the
 * deal ends because no card that counts is left.
 */
gboolean talia_trick_game_play (TaliaState *state, TaliaCard card, TaliaEvents *events);

/** Removes the card set aside, and the cards that other seats chose to pass, except those that this seat has received.
 */
void talia_trick_game_hide (TaliaState *seen, int seat);

/** Sets what the passing, the opening card and every card played reveal about the hidden cards. */
void talia_trick_game_unseen (const TaliaView *view, TaliaUnseen *unseen);

/** Fills the hidden hands, what is set aside, and what the others have chosen to pass. */
void talia_trick_game_sample (const TaliaView *view, const TaliaUnseen *unseen, TaliaRandom *random, TaliaState *state);

/** Returns whether a view has the number of cards, tricks and seats of a deal; used as the function `adds_up` of
 * TaliaGame. */
gboolean talia_trick_game_adds_up (const TaliaView *view);

/** Collects the pack that was dealt; used as the function `gather` of TaliaGame. */
gboolean talia_trick_game_gather (const TaliaState *state, TaliaPack *pack);

/** Returns the next cards passed, or the next card played; used as the function `retell` of TaliaGame. */
gboolean talia_trick_game_retell (const TaliaState *state, const TaliaState *so_far, TaliaMove *move);

/** Returns who led the trick with that index (from 0) in this deal; the running trick's leader is `trick.leader`. */
int talia_trick_game_leader (const TaliaState *state, int trick);

/**
 * Takes back all plays of this deal: the cards are in the hands again, and the seat that led first is to act. Needs the
 * true hands, or those of a sampled state.
 */
void talia_trick_game_rewind (TaliaState *state);

/** Returns the suits, as bits, in which `seat` has shown out in this deal. */
guint talia_trick_game_voids (const TaliaState *state, int seat);

/**
 * Returns whether the trick that `winner` has just taken ends the deal. With the last card, the winner also gets the
 * cards set aside, if the rules say so.
 */
static inline gboolean
talia_trick_game_ends (TaliaState *state, int winner)
{
  const TaliaTrickRules *rules = &state->trick.rules;
  TaliaCards left = rules->last_takes_aside ? state->trick.aside : 0;

  if (state->hand[winner] == 0)
    {
      state->taken[winner] |= left;
      return TRUE;
    }
  if (G_LIKELY (rules->ends_without == 0))
    return FALSE;
  for (int seat = 0; seat < state->seats; seat++)
    left |= state->hand[seat];
  return (left & rules->ends_without) == 0;
}

/** Gives the full trick of the cards `set` to its winner. Returns TRUE when that ends the deal. */
static inline __attribute__ ((always_inline)) gboolean
talia_trick_game_end_trick (TaliaState *state, int seats, TaliaCards set)
{
  int winner = talia_trick_best_of (&state->trick, seats, set);

  talia_trick_end (&state->trick, winner);
  state->taken[winner] |= set;
  state->to_act = (int8_t) winner;
  return talia_trick_game_ends (state, winner);
}

G_END_DECLS
