/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences for the reasons of computer players (TaliaReasonId). */
#include "talia-words-reasons.h"

#include <glib/gi18n.h>

#include "talia-words-cards.h"
#include "talia-words-causes.h"

static const char *const sentences[TALIA_REASONS] = {
  [TALIA_REASON_ONLY_CARD] = N_ ("You have no other card to play."),
  [TALIA_REASON_PASS_DANGEROUS] = N_ ("The three cards most likely to take points."),
  [TALIA_REASON_PASS_EMPTIES_SUIT] = N_ ("Run out of a suit, so that you can throw penalty cards later."),
  [TALIA_REASON_LEAD_LOW] = N_ ("A low card: somebody else should take this trick."),
  [TALIA_REASON_LEAD_SUIT_OUT] = N_ ("Nobody else has this suit any more."),
  [TALIA_REASON_LEAD_QUEEN] = N_ ("Do not lead the queen of spades."),
  [TALIA_REASON_LEAD_DRIVES_QUEEN] = N_ ("Lead spades to force out the queen."),
  [TALIA_REASON_LEAD_FREE] = N_ ("A safe trick: get rid of a high card."),
  [TALIA_REASON_LEAD_NONE_SAFE] = N_ ("No lead is safe, but this one is the least risky."),
  [TALIA_REASON_LEAD_ALL_DEAR] = N_ ("Every lead costs points, but this one costs the fewest."),
  [TALIA_REASON_FOLLOW_UNDER] = N_ ("The highest card that does not take the trick."),
  [TALIA_REASON_FOLLOW_GIVES_QUEEN] = N_ ("Somebody else takes the queen of spades."),
  [TALIA_REASON_FOLLOW_GIVES_PENALTY] = N_ ("Somebody else takes the penalty card."),
  [TALIA_REASON_FOLLOW_TAKES_DEAR] = N_ ("You cannot avoid this trick: play your highest card."),
  [TALIA_REASON_FOLLOW_TAKES_FREE] = N_ ("There are no points in this trick: play your highest card."),
  [TALIA_REASON_FOLLOW_FIRST_TRICK] = N_ ("There are no points in the first trick: play your highest card."),
  [TALIA_REASON_FOLLOW_LOW] = N_ ("Your lowest card: somebody may still beat it."),
  [TALIA_REASON_DISCARD_QUEEN] = N_ ("Throw the queen of spades on somebody else’s trick."),
  [TALIA_REASON_DISCARD_HEART] = N_ ("Throw a heart on somebody else’s trick."),
  [TALIA_REASON_DISCARD_PENALTY] = N_ ("Throw a penalty card on somebody else’s trick."),
  [TALIA_REASON_DISCARD_DANGEROUS] = N_ ("Get rid of a dangerous card."),
  [TALIA_REASON_MOON_STOP] = N_ ("Somebody may be shooting the moon: take a heart to stop it."),
  [TALIA_REASON_MOON_KEEP] = N_ ("Somebody may be shooting the moon: keep your hearts."),
  [TALIA_REASON_ALL_STOP] = N_ ("Somebody may be taking all the penalty cards: take one of them."),
  [TALIA_REASON_ALL_KEEP] = N_ ("Somebody may be taking all the penalty cards: keep yours."),
  [TALIA_REASON_MOON_WINS] = N_ ("That wins you the match."),
  [TALIA_REASON_BID_LOOK] = N_ ("Look at your cards before you bid."),
  [TALIA_REASON_BID_NOT_BLIND] = N_ ("Blind nil fails far too often."),
  [TALIA_REASON_BID_NIL] = N_ ("Your cards are low enough for nil."),
  [TALIA_REASON_BID_TRICKS] = N_ ("About as many tricks as this hand is worth."),
  [TALIA_REASON_NIL_UNDER] = N_ ("You bid nil: the highest card that does not take the trick."),
  [TALIA_REASON_NIL_LEAST] = N_ ("The card least likely to take the trick."),
  [TALIA_REASON_NIL_COVER] = N_ ("Cover your partner’s nil."),
  [TALIA_REASON_NIL_LEAVE] = N_ ("Leave the trick to the player who bid nil."),
  [TALIA_REASON_BID_MADE_LEAVE] = N_ ("Your bid is made: leave the trick to the others."),
  [TALIA_REASON_BID_MADE_SPEND] = N_ ("Your bid is made: get rid of a high card on a trick you cannot avoid."),
  [TALIA_REASON_TRICK_BY_SPADE] = N_ ("Take the trick with a spade."),
  [TALIA_REASON_TRICK_TAKEN] = N_ ("A trick towards your bid."),
  [TALIA_REASON_TRICK_PARTNER] = N_ ("Your partner has the trick: a low card will do."),
  [TALIA_REASON_TRICK_LATER] = N_ ("A low card: keep the good ones for later."),
  [TALIA_REASON_ROW_HOLD] = N_ ("Hold back the card that would help the others."),
  [TALIA_REASON_ROW_LOST] = N_ ("None of your cards fits."),
  [TALIA_REASON_ROW_OWN_WAY] = N_ ("That opens the way for your own cards."),
  [TALIA_REASON_ROW_NOTHING] = N_ ("It opens nothing for the others."),
  [TALIA_REASON_ROW_WAITS] = N_ ("This row has to grow before you can lay your other cards in it."),
  [TALIA_REASON_ROW_SPARE] = N_ ("Keep the cards that let nothing out: you can lay them on any turn."),
  [TALIA_REASON_ROW_LEAST] = N_ ("Of the cards that fit, the one that helps the others least."),
  [TALIA_REASON_TAKE_SWEEP] = N_ ("Sweep the table."),
  [TALIA_REASON_TAKE_OWN_BUILD] = N_ ("Take your build before somebody else does."),
  [TALIA_REASON_TAKE_TO_TRAIL] = N_ ("Take your build: as long as you have one, you may not trail."),
  [TALIA_REASON_TAKE_BUILD] = N_ ("Take another player’s build."),
  [TALIA_REASON_TAKE_COUNTING] = N_ ("Take the cards that score."),
  [TALIA_REASON_TAKE_SPADES] = N_ ("Take spades: there is a point for the most spades."),
  [TALIA_REASON_TAKE_CARDS] = N_ ("There are points for the most cards, so every card counts."),
  [TALIA_REASON_BUILD_STEAL] = N_ ("Make another player’s build your own."),
  [TALIA_REASON_BUILD_GROWS] = N_ ("Let your build grow: you hold the card that takes it."),
  [TALIA_REASON_BUILD_SAFE] = N_ ("A build that others will find hard to take."),
  [TALIA_REASON_BUILD_MORE] = N_ ("You can take more cards on your next turn."),
  [TALIA_REASON_TRAIL_LEAST] = N_ ("The card that helps the next player least."),
  [TALIA_REASON_TRAIL_TWIN] = N_ ("You hold another card of that rank, and may take this one back with it."),
  [TALIA_REASON_TRAIL_RANK_OUT] = N_ ("Nobody else holds a card of that rank."),
  [TALIA_REASON_ONLY_MOVE] = N_ ("You have no other move."),
  [TALIA_REASON_TAKE_ALL] = N_ ("You have a chance to take all the penalty cards: go for them."),
  [TALIA_REASON_A_LITTLE_BETTER] = N_ ("A little better than the next best move."),
  [TALIA_REASON_AS_GOOD] = N_ ("Another move would be about as good."),
  [TALIA_REASON_FOR_MATCH] = N_ ("Better for the match, if not for this deal."),
};

static const char *const gains[TALIA_GAINS] = {
  [TALIA_GAIN_TRICKS_LEFT] = N_ ("You can expect fewer tricks."),
  [TALIA_GAIN_COSTLY_LEFT] = N_ ("You are less likely to take a trick that costs points."),
  [TALIA_GAIN_ALL_OWN] = N_ ("You are more likely to take all the penalty cards."),
  [TALIA_GAIN_ALL_OTHERS] = N_ ("Another player is less likely to take all the penalty cards."),
  [TALIA_GAIN_BID_OWN] = N_ ("You and your partner are more likely to make your bids."),
  [TALIA_GAIN_BID_THEIRS] = N_ ("Your opponents are less likely to make their bids."),
  [TALIA_GAIN_BAGS] = N_ ("You can expect fewer bags."),
  [TALIA_GAIN_NIL_OWN] = N_ ("You are more likely to make your nil."),
  [TALIA_GAIN_NIL_PARTNER] = N_ ("Your partner is more likely to make the nil."),
  [TALIA_GAIN_NIL_THEIRS] = N_ ("Your opponents are less likely to make their nil."),
  [TALIA_GAIN_MOST_LIKELY_TAKES] = N_ ("It most likely takes the trick."),
  [TALIA_GAIN_MOST_LIKELY_NOT] = N_ ("Somebody else most likely takes the trick."),
};

/* The names of groups of cards that cost points together; the first row that contains all cards is used. */
static const struct
{
  TaliaCards cards;
  const char *fewer;
} called[] = {
  { TALIA_SUIT_CARDS (TALIA_HEARTS), N_ ("You can expect fewer hearts.") },
  { TALIA_RANK_CARDS (TALIA_QUEEN), N_ ("You can expect fewer queens.") },
  { TALIA_RANK_CARDS (TALIA_KING) | TALIA_RANK_CARDS (TALIA_JACK), N_ ("You can expect fewer kings and jacks.") },
  { TALIA_ALL_CARDS, N_ ("You can expect fewer penalty cards.") },
};

/* For names of cards in the plural. */
static const char *
find_fewer (TaliaCards cards)
{
  guint i = 0;

  while (cards & ~called[i].cards)
    i++;
  return _ (called[i].fewer);
}

/* Says in what the move is better. */
static char *
say_gain (const TaliaReason *reason)
{
  g_autofree char *card = NULL;

  if (reason->gained == 0)
    return g_strdup (_ (gains[reason->gain]));
  if (talia_cards_count (reason->gained) > 1)
    return g_strdup (find_fewer (reason->gained));
  card = talia_words_cards_in (reason->gained, TALIA_CASE_ACCUSATIVE);
  return g_strdup_printf (reason->gain == TALIA_GAIN_CARDS_LEFT
                              /* Translators: %s is a card */
                              ? _ ("You are less likely to take the %s.")
                              /* Translators: %s is a card */
                              : _ ("You are more likely to take the %s."),
                          card);
}

/* The greatest number of cards that fit in the line of a narrow window. */
#define NAMED 2

/* Equivalent cards, named up to a limit; NULL if there are none. */
static char *
say_equals (TaliaCards equals, guint most)
{
  const guint n = (guint) talia_cards_count (equals);
  g_autofree char *cards = talia_words_cards (equals);

  if (n == 0)
    return NULL;
  if (n <= most)
    /* Translators: %s is a card, or two */
    return g_strdup_printf (_ ("Just as good: %s."), cards);
  return g_strdup_printf (ngettext ("Just as good: %u other card.", "Just as good: %u other cards.", n), n);
}

/* If a reason follows, there is room only for how much better the move is. */
static char *
say_better (const TaliaReason *reason, gboolean with_why)
{
  const int points = reason->number;

  if (reason->id == TALIA_REASON_A_LITTLE_BETTER)
    return g_strdup (with_why ? _ ("A little better.") : _ (sentences[TALIA_REASON_A_LITTLE_BETTER]));
  return g_strdup_printf (with_why ? ngettext ("About %d point better.", "About %d points better.", (gulong) points)
                                   : ngettext ("About %d point better than the next best move.",
                                               "About %d points better than the next best move.", (gulong) points),
                          points);
}

/* Sentences that name the cards which a reason for a move in a row is about: of one card, and of two. */
static const struct
{
  const char *one, *two; /* `two` is NULL if it is the same */
} with_cards[TALIA_REASONS] = {
  /* Translators: %s is a card of the player, or two */
  [TALIA_REASON_ROW_OWN_WAY] = { N_ ("That opens the way for the %s in your hand."), NULL },
  /* Translators: %s is a card of the player, or two */
  [TALIA_REASON_ROW_WAITS] = { N_ ("This row has to grow before you can lay the %s."), NULL },
  /* Translators: %s is a card of the player */
  [TALIA_REASON_ROW_SPARE] = { N_ ("Keep the %s: it lets nothing out, so you can lay it on any turn."),
                               /* Translators: %s are two cards of the player */
                               N_ ("Keep the %s: they let nothing out, so you can lay them on any turn.") },
  /* Translators: %s is a card that others can lay next, or two */
  [TALIA_REASON_ROW_LEAST] = { N_ ("Of the cards that fit, it helps the others least: it lets out only the %s."),
                               NULL },
};

/* Names the cards that a reason for a move in a row is about; NULL if there are none, or too many. */
static char *
say_with_cards (const TaliaReason *reason)
{
  const int n = talia_cards_count (reason->cards);
  const char *one = with_cards[reason->id].one, *two = with_cards[reason->id].two;

  if (n == 0 || n > NAMED || one == NULL)
    return NULL;
  return talia_words_cards_put (_ (n > 1 && two != NULL ? two : one), reason->cards, TALIA_CASE_ACCUSATIVE);
}

/* Says how much better the move is than the next one, in what, and which moves are equivalent. */
static char *
say_comparison (const TaliaReason *reason)
{
  const gboolean with_why = reason->gain != TALIA_GAIN_NONE;
  g_autoptr (GString) all = g_string_new (NULL);
  g_autofree char *better = say_better (reason, with_why);
  g_autofree char *equals = say_equals (reason->cards, with_why ? 1 : NAMED);
  g_autofree char *gain = with_why ? say_gain (reason) : NULL;

  g_string_append (all, better);
  if (gain != NULL)
    g_string_append_printf (all, " %s", gain);
  if (equals != NULL)
    g_string_append_printf (all, " %s", equals);
  return g_string_free_and_steal (g_steal_pointer (&all));
}

/* Names cards that are about as good as the move. */
static char *
say_as_good (const TaliaReason *reason)
{
  const guint n = (guint) talia_cards_count (reason->cards);
  g_autofree char *cards = talia_words_cards (reason->cards);

  if (n == 0 || n > NAMED)
    return g_strdup (_ (sentences[reason->id]));
  /* Translators: %s is a card, or two */
  return g_strdup_printf (_ ("About as good: %s."), cards);
}

/* Whether the cause says how many tricks the hand is worth. */
static gboolean
is_said_by_cause (const TaliaReason *reason)
{
  return reason->id == TALIA_REASON_BID_TRICKS
         && (reason->cause.id == TALIA_CAUSE_BID_CARDS || reason->cause.id == TALIA_CAUSE_BID_BELOW);
}

/* Says the reason without what is behind it; NULL if there is no reason. */
static char *
say (const TaliaReason *reason)
{
  g_autofree char *named = NULL;

  if (reason->id == TALIA_REASON_NONE || is_said_by_cause (reason))
    return NULL;
  if (reason->id == TALIA_REASON_A_LITTLE_BETTER || reason->id == TALIA_REASON_BETTER)
    return say_comparison (reason);
  if (reason->id == TALIA_REASON_AS_GOOD)
    return say_as_good (reason);
  named = say_with_cards (reason);
  return g_strdup (named != NULL ? named : _ (sentences[reason->id]));
}

/* Joins what is said of a move with what is behind it; both may be NULL. Takes over `said`. */
static char *
add_cause (char *said, const TaliaReason *reason)
{
  TaliaCause behind = reason->cause;
  g_autofree char *first = said, *cause = NULL;

  if (reason->id == TALIA_REASON_FOLLOW_TAKES_FREE)
    behind.facts &= (uint8_t) ~TALIA_FACT_FREE; /* the reason has said so */
  cause = talia_words_cause (&behind);
  if (cause == NULL)
    return g_steal_pointer (&first);
  if (first == NULL)
    return g_steal_pointer (&cause);
  return g_strdup_printf ("%s %s", first, cause);
}

char *
talia_words_reason (const TaliaReason *reason)
{
  g_return_val_if_fail (reason != NULL && reason->id < TALIA_REASONS, NULL);

  return add_cause (say (reason), reason);
}

char *
talia_words_why (const TaliaReason *reason)
{
  g_return_val_if_fail (reason != NULL && reason->id < TALIA_REASONS, NULL);

  if (reason->id == TALIA_REASON_A_LITTLE_BETTER || reason->id == TALIA_REASON_BETTER)
    return add_cause (reason->gain != TALIA_GAIN_NONE ? say_gain (reason) : NULL, reason);
  return add_cause (reason->id != TALIA_REASON_AS_GOOD ? say (reason) : NULL, reason);
}

/* Whether the sentence for a reason says less than a cause. */
static gboolean
is_vague (TaliaReasonId id)
{
  return id == TALIA_REASON_DISCARD_DANGEROUS || id == TALIA_REASON_LEAD_LOW || id == TALIA_REASON_TRICK_LATER
         || id == TALIA_REASON_BID_TRICKS || id == TALIA_REASON_BID_NIL || id == TALIA_REASON_TRAIL_LEAST
         || id == TALIA_REASON_TAKE_CARDS;
}

char *
talia_words_reason_brief (const TaliaReason *reason)
{
  g_return_val_if_fail (reason != NULL && reason->id < TALIA_REASONS, NULL);

  if (reason->cause.id == TALIA_CAUSE_NONE)
    return say (reason);
  if (reason->id == TALIA_REASON_A_LITTLE_BETTER || reason->id == TALIA_REASON_BETTER)
    return add_cause (say_better (reason, TRUE), reason);
  return is_vague (reason->id) ? talia_words_cause_brief (&reason->cause) : say (reason);
}
