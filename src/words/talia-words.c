/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window says: cards, moves, events and expectations in the player's language. */
#include "talia-words.h"

#include <glib/gi18n.h>

#include "talia-words-bids.h"
#include "talia-words-fishing.h"
#include "talia-words-plan.h"
#include "talia-words-rows.h"

/* --- levels -------------------------------------------------------------------------- */

char *
talia_words_level (const char *id)
{
  const TaliaLevel *level;

  g_return_val_if_fail (id != NULL, NULL);

  level = talia_level_find (id);
  return g_strdup (level != NULL && level->label != NULL ? _ (level->label) : id);
}

/* --- moves ----------------------------------------------------------------------------- */

char *
talia_words_move (const TaliaMove *move)
{
  g_return_val_if_fail (move != NULL, NULL);

  switch ((TaliaMoveKind) move->kind)
    {
    case TALIA_MOVE_PLAY:
      return talia_words_card (move->card);
    case TALIA_MOVE_SKIP:
      return g_strdup (_ ("Lose the turn"));
    case TALIA_MOVE_PASS:
      return talia_words_cards (move->cards);
    case TALIA_MOVE_BID:
      if (move->value == 0)
        return g_strdup (_ ("Nil"));
      return g_strdup_printf (ngettext ("%d trick", "%d tricks", move->value), move->value);
    case TALIA_MOVE_BLIND:
      return g_strdup (_ ("Blind nil"));
    case TALIA_MOVE_LOOK:
      return g_strdup (_ ("Look at the hand"));
    case TALIA_MOVE_ADD:
      return g_strdup (_ ("Add 26 points to the others"));
    case TALIA_MOVE_SUBTRACT:
      return g_strdup (_ ("Subtract 26 points from my total"));
    case TALIA_MOVE_TRAIL:
      /* Translators: in Casino, to lay a card on the table without taking anything */
      return g_strdup (_ ("Trail"));
    case TALIA_MOVE_TAKE:
      return g_strdup (_ ("Take"));
    case TALIA_MOVE_BUILD:
      /* Translators: in Casino, to make a build of that value */
      return g_strdup_printf (_ ("Build %d"), move->value);
    }
  g_return_val_if_reached (NULL);
}

const char *
talia_words_claim (TaliaClaim claim)
{
  switch (claim)
    {
    case TALIA_CLAIM_NONE:
      return NULL;
    case TALIA_CLAIM_REST:
      return _ ("Claim the Rest");
    case TALIA_CLAIM_END:
      return _ ("End the Deal");
    }
  g_return_val_if_reached (NULL);
}

char *
talia_words_choice (TaliaMatch *match, const TaliaMove *move)
{
  const TaliaState *state;

  g_return_val_if_fail (TALIA_IS_MATCH (match), NULL);

  state = &talia_match_get_view (match)->seen;
  if (state->board == TALIA_BOARD_FISHING)
    return talia_words_fishing_move (&state->fishing, move);
  return talia_words_move (move);
}

char *
talia_words_proposal (TaliaMatch *match, const TaliaMove *move)
{
  g_autofree char *label = talia_words_choice (match, move), *card = NULL, *cards = NULL;

  if (move->card == TALIA_NO_CARD || move->cards == 0)
    return g_steal_pointer (&label);
  card = talia_words_card (move->card);
  cards = talia_words_cards (move->cards);
  /* Translators: a move that is proposed: its name, such as "Build 9", the card of the hand, the cards of the table */
  return g_strdup_printf (_ ("%s (%s; %s)"), label, card, cards);
}

/* --- events ---------------------------------------------------------------------------- */

static char *
describe_exchange (TaliaMatch *match, const TaliaEvent *event)
{
  const TaliaState *state = &talia_match_get_view (match)->seen;
  int giver = (talia_match_get_own_seat (match) + state->seats - event->value) % state->seats;
  g_autofree char *cards = talia_words_cards_in (state->trick.pass[giver], TALIA_CASE_ACCUSATIVE);

  /* Translators: followed by the names of the cards passed to the player */
  return g_strdup_printf (_ ("You receive: %s"), cards);
}

static char *
describe_bid (const char *name, gboolean own, int value)
{
  switch (value)
    {
    case TALIA_BID_NONE:
    case TALIA_BID_LOOKED:
      return NULL;
    case TALIA_BID_BLIND:
      return own ? g_strdup (_ ("You bid blind nil")) : g_strdup_printf (_ ("%s bids blind nil"), name);
    case 0:
      return own ? g_strdup (_ ("You bid nil")) : g_strdup_printf (_ ("%s bids nil"), name);
    default:
      return own ? g_strdup_printf (_ ("You bid %d"), value) : g_strdup_printf (_ ("%s bids %d"), name, value);
    }
}

static char *
describe_card (const char *name, gboolean own, TaliaCard card)
{
  g_autofree char *card_name = talia_words_card_in (card, TALIA_CASE_ACCUSATIVE);

  /* Translators: the name of a card follows */
  return own ? g_strdup_printf (_ ("You play the %s"), card_name)
             /* Translators: a player's name, the name of a card */
             : g_strdup_printf (_ ("%s plays the %s"), name, card_name);
}

/* Loteryjka: the first or the second player without cards. */
static char *
describe_out (const char *name, gboolean own, int place)
{
  if (place == 1)
    /* Translators: a player's name */
    return own ? g_strdup (_ ("You are the first to run out of cards"))
               : g_strdup_printf (_ ("%s is the first to run out of cards"), name);
  /* Translators: a player's name */
  return own ? g_strdup (_ ("You are the second to run out of cards"))
             : g_strdup_printf (_ ("%s is the second to run out of cards"), name);
}

static char *
describe_void (const char *name, int suit)
{
  switch (suit)
    {
    case TALIA_CLUBS:
      return g_strdup_printf (_ ("%s has no more clubs"), name);
    case TALIA_DIAMONDS:
      return g_strdup_printf (_ ("%s has no more diamonds"), name);
    case TALIA_HEARTS:
      return g_strdup_printf (_ ("%s has no more hearts"), name);
    case TALIA_SPADES:
      return g_strdup_printf (_ ("%s has no more spades"), name);
    default:
      return NULL;
    }
}

static char *
describe_broken (int suit)
{
  switch (suit)
    {
    case TALIA_CLUBS:
      return g_strdup (_ ("Clubs are broken: they may be led now"));
    case TALIA_DIAMONDS:
      return g_strdup (_ ("Diamonds are broken: they may be led now"));
    case TALIA_HEARTS:
      return g_strdup (_ ("Hearts are broken: they may be led now"));
    case TALIA_SPADES:
      return g_strdup (_ ("Spades are broken: they may be led now"));
    default:
      return NULL;
    }
}

static char *
describe_moon (const char *name, gboolean own, int choice)
{
  if (choice == TALIA_MOVE_ADD)
    return own ? g_strdup (_ ("You add 26 points to everybody else"))
               : g_strdup_printf (_ ("%s adds 26 points to everybody else"), name);
  if (choice == TALIA_MOVE_SUBTRACT)
    return own ? g_strdup (_ ("You subtract 26 points from your total"))
               : g_strdup_printf (_ ("%s subtracts 26 points"), name);
  return own ? g_strdup (_ ("You shoot the moon!")) : g_strdup_printf (_ ("%s shoots the moon!"), name);
}

static char *
describe_deal_end (TaliaMatch *match)
{
  const TaliaState *state = &talia_match_get_view (match)->seen;
  g_autoptr (GString) list = g_string_new (NULL);

  for (int side = 0; side < state->sides; side++)
    {
      g_autofree char *name = talia_words_side (match, side);
      g_autofree char *points =
          talia_words_format_points (talia_game_score (talia_match_get_game (match), state, side, NULL, NULL));

      g_string_append_printf (list, "%s%s %s", side > 0 ? ", " : "", name, points);
    }
  /* Translators: followed by a list of names and points */
  return g_strdup_printf (_ ("The deal is over. Points: %s"), list->str);
}

char *
talia_words_event (TaliaMatch *match, const TaliaEvent *event)
{
  const char *name = NULL;
  gboolean own;

  g_return_val_if_fail (TALIA_IS_MATCH (match), NULL);
  g_return_val_if_fail (event != NULL, NULL);

  own = event->seat == talia_match_get_own_seat (match);
  if (event->seat >= 0)
    name = talia_seat_get_name (talia_match_get_seat (match, event->seat));

  switch ((TaliaEventKind) event->kind)
    {
    case TALIA_EVENT_DEALT:
      return talia_words_deal (talia_match_get_game (match), &talia_match_get_view (match)->seen, FALSE);
    case TALIA_EVENT_CHOSE:
      return NULL;
    case TALIA_EVENT_EXCHANGED:
      return describe_exchange (match, event);
    case TALIA_EVENT_BID:
      return describe_bid (name, own, event->value);
    case TALIA_EVENT_PLAYED:
      return describe_card (name, own, event->card);
    case TALIA_EVENT_VOID:
      return own ? NULL : describe_void (name, event->value);
    case TALIA_EVENT_BROKEN:
      return describe_broken (event->value);
    case TALIA_EVENT_TRICK:
      return own ? g_strdup (_ ("You take the trick")) : g_strdup_printf (_ ("%s takes the trick"), name);
    case TALIA_EVENT_SKIPPED:
      /* Translators: a player's name */
      return own ? g_strdup (_ ("You lose your turn")) : g_strdup_printf (_ ("%s loses the turn"), name);
    case TALIA_EVENT_OUT:
      return describe_out (name, own, event->value);
    case TALIA_EVENT_MOON:
      return describe_moon (name, own, event->value);
    case TALIA_EVENT_ROUND:
      return event->value == 0 ? g_strdup (_ ("These are the last cards")) : g_strdup (_ ("More cards are dealt"));
    case TALIA_EVENT_TRAILED:
    case TALIA_EVENT_CAPTURED:
    case TALIA_EVENT_SWEPT:
    case TALIA_EVENT_BUILT:
    case TALIA_EVENT_ADDED:
    case TALIA_EVENT_RAISED:
    case TALIA_EVENT_RESIDUE:
      return talia_words_fishing_event (match, event);
    case TALIA_EVENT_CLAIMED:
      if (name == NULL)
        return NULL; /* the end of the deal says enough */
      return own ? g_strdup (_ ("You take the rest")) : g_strdup_printf (_ ("%s takes the rest"), name);
    case TALIA_EVENT_DEAL_ENDED:
      return describe_deal_end (match);
    case TALIA_EVENT_MATCH_ENDED:
      return talia_words_winners (match);
    }
  g_return_val_if_reached (NULL);
}

/* --- what is expected of the player ----------------------------------------------------- */

static char *
ask_to_pass (const TaliaState *state)
{
  int shift = state->trick.pass_shift;

  if (shift == 1)
    return g_strdup (_ ("Choose three cards to pass to the left"));
  if (shift == state->seats - 1)
    return g_strdup (_ ("Choose three cards to pass to the right"));
  if (2 * shift == state->seats)
    return g_strdup (_ ("Choose three cards to pass across the table"));
  return g_strdup (_ ("Choose three cards to pass"));
}

static char *
ask_to_follow (const TaliaState *state, int seat)
{
  int led = talia_card_suit (state->trick.played[state->trick.n_played - state->trick.in_trick]);
  gboolean follows = (state->hand[seat] & TALIA_SUIT_CARDS (led)) != 0;

  switch (led)
    {
    case TALIA_CLUBS:
      return g_strdup (follows ? _ ("Your turn: follow with a club") : _ ("Your turn: you have no clubs"));
    case TALIA_DIAMONDS:
      return g_strdup (follows ? _ ("Your turn: follow with a diamond") : _ ("Your turn: you have no diamonds"));
    case TALIA_HEARTS:
      return g_strdup (follows ? _ ("Your turn: follow with a heart") : _ ("Your turn: you have no hearts"));
    default:
      return g_strdup (follows ? _ ("Your turn: follow with a spade") : _ ("Your turn: you have no spades"));
    }
}

static char *
ask_to_play (const TaliaGame *game, const TaliaView *view)
{
  const TaliaState *state = &view->seen;
  char *duty;

  if (state->board == TALIA_BOARD_ROWS)
    return talia_words_rows_prompt (view);
  if (state->board != TALIA_BOARD_TRICK)
    return g_strdup (_ ("Your turn"));
  if ((duty = talia_words_duty (game, view)) != NULL)
    return duty;
  if (state->trick.in_trick > 0)
    return ask_to_follow (state, view->seat);
  if (state->trick.tricks == 0 && state->trick.rules.opening != TALIA_NO_CARD)
    {
      g_autofree char *card = talia_words_card_in (state->trick.rules.opening, TALIA_CASE_ACCUSATIVE);

      /* Translators: the name of a card follows */
      return g_strdup_printf (_ ("Your turn: lead the %s"), card);
    }
  return g_strdup (_ ("Your turn: lead to the next trick"));
}

char *
talia_words_prompt (TaliaMatch *match)
{
  const TaliaView *view;
  const TaliaState *state;

  g_return_val_if_fail (TALIA_IS_MATCH (match), NULL);

  view = talia_match_get_view (match);
  state = &view->seen;

  switch ((TaliaPhase) state->phase)
    {
    case TALIA_PHASE_DEAL:
      return g_strdup (state->deals > 0 ? _ ("The deal is over") : _ ("The cards are to be dealt"));
    case TALIA_PHASE_OVER:
      return g_strdup (_ ("The match is over"));
    case TALIA_PHASE_PASS:
      if (state->to_act == view->seat)
        return ask_to_pass (state);
      return g_strdup (_ ("The others are choosing their cards"));
    case TALIA_PHASE_BID:
    case TALIA_PHASE_PLAY:
    case TALIA_PHASE_MOON:
      break;
    }

  if (state->to_act != view->seat)
    /* Translators: a player's name */
    return g_strdup_printf (_ ("Waiting for %s"), talia_seat_get_name (talia_match_get_seat (match, state->to_act)));
  if (state->phase == TALIA_PHASE_BID)
    return talia_words_ask_to_bid (view);
  if (state->phase == TALIA_PHASE_MOON)
    return g_strdup (_ ("You have shot the moon: what shall it be?"));
  return ask_to_play (talia_match_get_game (match), view);
}
