/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words for trick-taking games: events and prompts. */
#include "talia-words-trick.h"

#include <glib/gi18n.h>

#include "talia-words-bids.h"
#include "talia-words-cards.h"

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
describe_void (const char *name, int suit)
{
  switch (suit)
    {
    case TALIA_CLUBS:
      return g_strdup_printf (_ ("%s is out of clubs"), name);
    case TALIA_DIAMONDS:
      return g_strdup_printf (_ ("%s is out of diamonds"), name);
    case TALIA_HEARTS:
      return g_strdup_printf (_ ("%s is out of hearts"), name);
    case TALIA_SPADES:
      return g_strdup_printf (_ ("%s is out of spades"), name);
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
      return g_strdup (_ ("Clubs are broken: you may lead them now"));
    case TALIA_DIAMONDS:
      return g_strdup (_ ("Diamonds are broken: you may lead them now"));
    case TALIA_HEARTS:
      return g_strdup (_ ("Hearts are broken: you may lead them now"));
    case TALIA_SPADES:
      return g_strdup (_ ("Spades are broken: you may lead them now"));
    default:
      return NULL;
    }
}

static char *
describe_moon (const char *name, gboolean own, int choice, int n)
{
  if (choice == TALIA_MOVE_ADD && own)
    return g_strdup_printf (ngettext ("The others get %d point each", "The others get %d points each", (gulong) n), n);
  if (choice == TALIA_MOVE_ADD)
    return g_strdup_printf (
        /* Translators: a player's name, a number of points */
        ngettext ("%s gives everybody else %d point", "%s gives everybody else %d points", (gulong) n), name, n);
  if (choice == TALIA_MOVE_SUBTRACT && own)
    return g_strdup_printf (
        ngettext ("You take %d point off your total", "You take %d points off your total", (gulong) n), n);
  if (choice == TALIA_MOVE_SUBTRACT)
    return g_strdup_printf (
        /* Translators: a player's name, a number of points */
        ngettext ("%s takes %d point off their own total", "%s takes %d points off their own total", (gulong) n), name,
        n);
  return own ? g_strdup (_ ("You shoot the moon!")) : g_strdup_printf (_ ("%s shoots the moon!"), name);
}

char *
talia_words_trick_event (TaliaMatch *match, const TaliaEvent *event)
{
  const char *name = NULL;
  gboolean own;

  g_return_val_if_fail (TALIA_IS_MATCH (match), NULL);
  g_return_val_if_fail (event != NULL, NULL);

  own = event->seat == talia_match_get_own_seat (match);
  if (event->seat >= 0)
    name = talia_seat_get_name (talia_match_get_seat (match, event->seat));

  switch (event->kind)
    {
    case TALIA_EVENT_CHOSE:
      return NULL;
    case TALIA_EVENT_EXCHANGED:
      return describe_exchange (match, event);
    case TALIA_EVENT_BID:
      return describe_bid (name, own, event->value);
    case TALIA_EVENT_VOID:
      return own ? NULL : describe_void (name, event->value);
    case TALIA_EVENT_BROKEN:
      return describe_broken (event->value);
    case TALIA_EVENT_TRICK:
      return own ? g_strdup (_ ("You take the trick")) : g_strdup_printf (_ ("%s takes the trick"), name);
    case TALIA_EVENT_MOON:
      return describe_moon (name, own, event->value, event->points);
    default:
      g_return_val_if_reached (NULL);
    }
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

static gboolean
may_play_all (const TaliaGame *game, const TaliaView *view)
{
  for (TaliaCards hand = view->seen.hand[view->seat]; hand != 0;)
    {
      TaliaMove move = TALIA_PLAY (talia_cards_pop (&hand));

      if (talia_game_check (game, &view->seen, &move).rule != TALIA_RULE_NONE)
        return FALSE;
    }
  return TRUE;
}

/* If there is no other restriction either, a player who is void in the suit is told that any card may be played. */
static char *
ask_to_follow (const TaliaGame *game, const TaliaView *view)
{
  const TaliaState *state = &view->seen;
  const TaliaCards hand = state->hand[view->seat];
  int led = talia_card_suit (state->trick.played[state->trick.n_played - state->trick.in_trick]);
  gboolean follows = (hand & TALIA_SUIT_CARDS (led)) != 0, any = may_play_all (game, view);

  switch (led)
    {
    case TALIA_CLUBS:
      return g_strdup (follows ? _ ("Your turn: follow with a club")
                       : any   ? _ ("Your turn: you have no clubs, so play any card")
                               : _ ("Your turn: you have no clubs"));
    case TALIA_DIAMONDS:
      return g_strdup (follows ? _ ("Your turn: follow with a diamond")
                       : any   ? _ ("Your turn: you have no diamonds, so play any card")
                               : _ ("Your turn: you have no diamonds"));
    case TALIA_HEARTS:
      return g_strdup (follows ? _ ("Your turn: follow with a heart")
                       : any   ? _ ("Your turn: you have no hearts, so play any card")
                               : _ ("Your turn: you have no hearts"));
    default:
      return g_strdup (follows ? _ ("Your turn: follow with a spade")
                       : any   ? _ ("Your turn: you have no spades, so play any card")
                               : _ ("Your turn: you have no spades"));
    }
}

/* Says what the refusal of a card of the hand means for the turn. */
static const char *
describe_refusal (TaliaRefusal refusal)
{
  switch ((int) refusal.rule)
    {
    case TALIA_RULE_FORCED_CARD:
      return refusal.suit == TALIA_HEARTS   ? _ ("Your turn: you must play the king of hearts")
             : refusal.suit == TALIA_SPADES ? _ ("Your turn: you must play the queen of spades")
                                            : NULL;
    case TALIA_RULE_FORCED_EITHER:
      return _ ("Your turn: you must play the king of hearts or the queen of spades");
    case TALIA_RULE_HEARTS_BANNED:
      return _ ("Your turn: lead, but not hearts");
    case TALIA_RULE_NOT_BROKEN:
      return refusal.suit == TALIA_HEARTS   ? _ ("Your turn: lead, but not hearts until they are broken")
             : refusal.suit == TALIA_SPADES ? _ ("Your turn: lead, but not spades until they are broken")
                                            : NULL;
    default:
      return NULL;
    }
}

/* Returns a sentence if certain cards of the hand must, or must not, be played now; NULL if all may. */
static char *
describe_duty (const TaliaGame *game, const TaliaView *view)
{
  for (TaliaCards hand = view->seen.hand[view->seat]; hand != 0;)
    {
      TaliaMove move = TALIA_PLAY (talia_cards_pop (&hand));
      const char *duty = describe_refusal (talia_game_check (game, &view->seen, &move));

      if (duty != NULL)
        return g_strdup (duty);
    }
  return NULL;
}

static char *
ask_to_play (const TaliaGame *game, const TaliaView *view)
{
  const TaliaState *state = &view->seen;
  char *duty;

  if ((duty = describe_duty (game, view)) != NULL)
    return duty;
  if (state->trick.in_trick > 0)
    return ask_to_follow (game, view);
  if (state->trick.tricks == 0 && state->trick.rules.opening != TALIA_NO_CARD)
    {
      g_autofree char *card = talia_words_card_in (state->trick.rules.opening, TALIA_CASE_INSTRUMENTAL);

      /* Translators: the name of a card follows */
      return g_strdup_printf (_ ("Your turn: lead the %s"), card);
    }
  return g_strdup (state->trick.tricks == 0 ? _ ("Your turn: lead to the first trick")
                                            : _ ("Your turn: lead to the next trick"));
}

char *
talia_words_trick_prompt (const TaliaGame *game, const TaliaView *view)
{
  switch (view->seen.phase)
    {
    case TALIA_PHASE_PASS:
      return ask_to_pass (&view->seen);
    case TALIA_PHASE_BID:
      return talia_words_ask_to_bid (view);
    case TALIA_PHASE_MOON:
      return g_strdup (_ ("You have shot the moon: add or subtract?"));
    default:
      return ask_to_play (game, view);
    }
}
