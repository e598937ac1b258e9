/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why a computer player would make a move, in the player's language. */
#include "talia-words-reasons.h"

#include <glib/gi18n.h>

static const char *const sentences[TALIA_REASONS] = {
  [TALIA_REASON_ONLY_CARD] = N_ ("It is the only card you may play."),
  [TALIA_REASON_PASS_DANGEROUS] = N_ ("These three cards are the likeliest to take points."),
  [TALIA_REASON_PASS_EMPTIES_SUIT] = N_ ("This empties a suit, so that points can be thrown off later."),
  [TALIA_REASON_LEAD_LOW] = N_ ("A low card: others are likely to take this trick."),
  [TALIA_REASON_LEAD_SUIT_OUT] = N_ ("Nobody else holds this suit any more."),
  [TALIA_REASON_LEAD_QUEEN] = N_ ("The queen of spades should not be led."),
  [TALIA_REASON_LEAD_DRIVES_QUEEN] = N_ ("A spade lead drives out the queen of spades."),
  [TALIA_REASON_LEAD_FREE] = N_ ("This trick costs nothing: get rid of a high card."),
  [TALIA_REASON_LEAD_NONE_SAFE] = N_ ("No lead is safe now: this one is likely to cost least."),
  [TALIA_REASON_LEAD_ALL_DEAR] = N_ ("Every lead is dear here: this one costs least."),
  [TALIA_REASON_FOLLOW_UNDER] = N_ ("The highest card that does not take the trick."),
  [TALIA_REASON_FOLLOW_GIVES_QUEEN] = N_ ("The queen of spades falls to somebody else."),
  [TALIA_REASON_FOLLOW_GIVES_PENALTY] = N_ ("A card that costs falls to somebody else."),
  [TALIA_REASON_FOLLOW_TAKES_DEAR] = N_ ("The trick cannot be avoided: spend the highest card."),
  [TALIA_REASON_FOLLOW_TAKES_FREE] = N_ ("The trick costs nothing: spend the highest card."),
  [TALIA_REASON_FOLLOW_FIRST_TRICK] = N_ ("No points fall on the first trick: spend the highest card."),
  [TALIA_REASON_FOLLOW_LOW] = N_ ("The lowest card that may still be beaten."),
  [TALIA_REASON_DISCARD_QUEEN] = N_ ("The queen of spades goes to somebody else."),
  [TALIA_REASON_DISCARD_HEART] = N_ ("Throws a heart on somebody else’s trick."),
  [TALIA_REASON_DISCARD_PENALTY] = N_ ("Throws a penalty on somebody else’s trick."),
  [TALIA_REASON_DISCARD_DANGEROUS] = N_ ("Gets rid of a dangerous card."),
  [TALIA_REASON_MOON_STOP] = N_ ("Somebody may be shooting the moon: a heart taken stops it."),
  [TALIA_REASON_MOON_KEEP] = N_ ("Keep the hearts: somebody may be shooting the moon."),
  [TALIA_REASON_ALL_STOP] = N_ ("Somebody may be taking every penalty: take one of them."),
  [TALIA_REASON_ALL_KEEP] = N_ ("Keep what costs: somebody may be taking every penalty."),
  [TALIA_REASON_MOON_WINS] = N_ ("This wins the match now."),
  [TALIA_REASON_BID_LOOK] = N_ ("Only a look at the cards tells what they are worth."),
  [TALIA_REASON_BID_NOT_BLIND] = N_ ("A blind nil fails far too often."),
  [TALIA_REASON_BID_NIL] = N_ ("With cards as low as these a nil should succeed."),
  [TALIA_REASON_BID_TRICKS] = N_ ("About as many tricks as this hand should take."),
  [TALIA_REASON_NIL_UNDER] = N_ ("A nil takes nothing: the highest card that stays below."),
  [TALIA_REASON_NIL_LEAST] = N_ ("The card least likely to take the trick."),
  [TALIA_REASON_NIL_COVER] = N_ ("Covers the partner’s nil."),
  [TALIA_REASON_NIL_LEAVE] = N_ ("Leaves the trick to a nil."),
  [TALIA_REASON_BID_MADE_LEAVE] = N_ ("The bid is made: leave the trick to the others."),
  [TALIA_REASON_BID_MADE_SPEND] = N_ ("The bid is made: a high card goes where a trick cannot be avoided."),
  [TALIA_REASON_TRICK_BY_SPADE] = N_ ("A spade takes the trick."),
  [TALIA_REASON_TRICK_TAKEN] = N_ ("Takes a trick towards the bid."),
  [TALIA_REASON_TRICK_PARTNER] = N_ ("The partner has the trick: a low card is enough."),
  [TALIA_REASON_TRICK_LATER] = N_ ("A low card: the better ones are for later."),
  [TALIA_REASON_ROW_HOLD] = N_ ("Holds back a card that would help the others."),
  [TALIA_REASON_ROW_LOST] = N_ ("Nothing fits: the turn is lost."),
  [TALIA_REASON_ROW_OWN_WAY] = N_ ("It opens the way for your own cards."),
  [TALIA_REASON_ROW_NOTHING] = N_ ("It opens nothing for the others."),
  [TALIA_REASON_ROW_LEAST] = N_ ("Of the cards that fit, it helps the others least."),
  [TALIA_REASON_TAKE_SWEEP] = N_ ("This sweeps the table."),
  [TALIA_REASON_TAKE_OWN_BUILD] = N_ ("Take your build before somebody else does."),
  [TALIA_REASON_TAKE_BUILD] = N_ ("This takes another player’s build."),
  [TALIA_REASON_TAKE_COUNTING] = N_ ("This takes cards that count."),
  [TALIA_REASON_TAKE_SPADES] = N_ ("This takes spades: most of them bring a point."),
  [TALIA_REASON_TAKE_CARDS] = N_ ("Every card taken counts towards most cards."),
  [TALIA_REASON_BUILD_STEAL] = N_ ("Another player’s build becomes yours."),
  [TALIA_REASON_BUILD_GROWS] = N_ ("Your build grows, and you hold the card that takes it."),
  [TALIA_REASON_BUILD_SAFE] = N_ ("Hardly anybody else can take this build."),
  [TALIA_REASON_BUILD_MORE] = N_ ("More cards to take on your next turn."),
  [TALIA_REASON_TRAIL_LEAST] = N_ ("This card helps the next player least."),
  [TALIA_REASON_TRAIL_TWIN] = N_ ("You hold another card of this rank and may take it back."),
  [TALIA_REASON_TRAIL_RANK_OUT] = N_ ("Nobody else holds a card of this rank."),
  [TALIA_REASON_ONLY_MOVE] = N_ ("It is the only move."),
  [TALIA_REASON_TAKE_ALL] = N_ ("You may take everything that costs: go for it."),
  [TALIA_REASON_A_LITTLE_BETTER] = N_ ("A little better than the next best move."),
  [TALIA_REASON_AS_GOOD] = N_ ("Another move would be about as good."),
};

char *
talia_words_reason (const TaliaReason *reason)
{
  g_return_val_if_fail (reason != NULL && reason->id < TALIA_REASONS, NULL);

  if (reason->id == TALIA_REASON_NONE)
    return NULL;
  if (reason->id == TALIA_REASON_BETTER)
    return g_strdup_printf (ngettext ("Gains about %d point more on the others than the next best move.",
                                      "Gains about %d points more on the others than the next best move.",
                                      (gulong) reason->number),
                            reason->number);
  return g_strdup (_ (sentences[reason->id]));
}
