/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules that refuse moves: one row of the table each. */
#include "talia-refusal.h"

#include <string.h>

#define N_(text) (text)

/* `text` has one sentence, or four in the order C D H S where the suit matters. */
static const struct
{
  const char *id;
  const char *text[TALIA_SUITS];
} rules[TALIA_RULES_COUNT] = {
  [TALIA_RULE_NONE] = { "none", { "" } },
  [TALIA_RULE_NO_DEAL] = { "no-deal", { N_ ("The next deal has not been dealt yet.") } },
  [TALIA_RULE_MATCH_OVER] = { "match-over", { N_ ("The match is over.") } },
  [TALIA_RULE_NOT_YOUR_TURN] = { "not-your-turn", { N_ ("It is not your turn.") } },
  [TALIA_RULE_WRONG_MOVE] = { "wrong-move", { N_ ("That is no move for this moment.") } },
  [TALIA_RULE_NOT_IN_HAND] = { "not-in-hand", { N_ ("You do not hold that card.") } },
  [TALIA_RULE_PASS_THREE] = { "pass-three", { N_ ("Choose exactly three cards to pass.") } },
  [TALIA_RULE_OPENING_CARD] = { "opening-card",
                                { N_ ("The lowest club opens the first trick."),
                                  N_ ("The lowest diamond opens the first trick."),
                                  N_ ("The lowest heart opens the first trick."),
                                  N_ ("The lowest spade opens the first trick.") } },
  [TALIA_RULE_FIRST_TRICK] = { "first-trick", { N_ ("No heart and no queen of spades on the first trick.") } },
  [TALIA_RULE_FOLLOW_SUIT] = { "follow-suit",
                               { N_ ("You hold a club."), N_ ("You hold a diamond."), N_ ("You hold a heart."),
                                 N_ ("You hold a spade.") } },
  [TALIA_RULE_FORCED_CARD] = { "forced-card",
                               { N_ ("A club that must be thrown goes now."),
                                 N_ ("A diamond that must be thrown goes now."), N_ ("The king of hearts must go now."),
                                 N_ ("The queen of spades must go now.") } },
  [TALIA_RULE_FORCED_EITHER] = { "forced-either", { N_ ("The king of hearts or the queen of spades must go now.") } },
  [TALIA_RULE_NOT_BROKEN] = { "not-broken",
                              { N_ ("Clubs may not be led until they are broken."),
                                N_ ("Diamonds may not be led until they are broken."),
                                N_ ("Hearts may not be led until they are broken."),
                                N_ ("Spades may not be led until they are broken.") } },
  [TALIA_RULE_HEARTS_BANNED] = { "hearts-banned",
                                 { N_ ("Hearts may not be led in this deal while you hold another suit.") } },
  [TALIA_RULE_BID_RANGE] = { "bid-range", { N_ ("Bid a number of tricks from 0 to 13.") } },
  [TALIA_RULE_LOOK_FIRST] = { "look-first", { N_ ("Look at your cards first, or bid a blind nil.") } },
  [TALIA_RULE_BLIND_SCORE] = { "blind-score",
                               { N_ ("Only a side that is at least 200 points behind may bid a blind nil.") } },
  [TALIA_RULE_BLIND_LATE] = { "blind-late", { N_ ("You have seen your cards: it is too late for a blind nil.") } },
  [TALIA_RULE_MUST_START_WITH_EIGHT] = { "must-start-with-eight", { N_ ("The play must begin with an eight.") } },
  [TALIA_RULE_MUST_PLAY] = { "must-play", { N_ ("One of your cards fits, so you must play.") } },
  [TALIA_RULE_ROW_CLOSED] = { "row-closed",
                              { N_ ("The eight of clubs has not been laid yet."),
                                N_ ("The eight of diamonds has not been laid yet."),
                                N_ ("The eight of hearts has not been laid yet."),
                                N_ ("The eight of spades has not been laid yet.") } },
  [TALIA_RULE_NOT_PLAYABLE] = { "not-playable", { N_ ("That card fits at neither end of its row.") } },
  [TALIA_RULE_TRAIL_WITH_BUILD] = { "trail-with-build", { N_ ("You may not trail while you own a build.") } },
  [TALIA_RULE_GUARD] = { "guard", { N_ ("You must keep a card that can take each build you own.") } },
  [TALIA_RULE_NO_TABLE_CARDS] = { "no-table-cards", { N_ ("Choose cards on the table as well.") } },
  [TALIA_RULE_NOT_ON_TABLE] = { "not-on-table", { N_ ("Those cards do not all lie on the table.") } },
  [TALIA_RULE_WHOLE_BUILD] = { "whole-build", { N_ ("A build is never split: take it, or build on it, as a whole.") } },
  [TALIA_RULE_CAPTURE_BUILD] = { "capture-build", { N_ ("Only a card of a build’s value takes it.") } },
  [TALIA_RULE_CAPTURE_SUM] = { "capture-sum",
                               { N_ ("What you take must add up to your card, once or several times.") } },
  [TALIA_RULE_FACE_RANK] = { "face-rank", { N_ ("A jack, queen or king takes only its own rank.") } },
  [TALIA_RULE_FACE_ONE] = { "face-one", { N_ ("A jack, queen or king takes exactly one card.") } },
  [TALIA_RULE_FACE_ONE_OR_THREE] = { "face-one-or-three", { N_ ("A jack, queen or king takes one card or three.") } },
  [TALIA_RULE_BUILD_VALUE] = { "build-value", { N_ ("A build cannot have that value.") } },
  [TALIA_RULE_BUILD_FACE] = { "build-face", { N_ ("Jacks, queens and kings have no value to build with.") } },
  [TALIA_RULE_BUILD_SUM] = { "build-sum", { N_ ("Those cards do not add up to the value of the build.") } },
  [TALIA_RULE_BUILD_CARD] = { "build-card", { N_ ("You must keep a card of the build’s value in your hand.") } },
  [TALIA_RULE_ONE_BUILD] = { "one-build", { N_ ("A move builds on only one build.") } },
  [TALIA_RULE_RAISE_OFF] = { "raise-off", { N_ ("Builds are not raised in this match.") } },
  [TALIA_RULE_RAISE_OWN] = { "raise-own", { N_ ("You may not raise your own build.") } },
  [TALIA_RULE_RAISE_MULTIPLE] = { "raise-multiple", { N_ ("A multiple build cannot be raised.") } },
  [TALIA_RULE_RAISE_SUM] = { "raise-sum", { N_ ("A build is raised by exactly the value of your card.") } },
};

G_DEFINE_QUARK (talia - rule - error - quark, talia_rule_error)

const char *
talia_rule_id (TaliaRuleId rule)
{
  g_return_val_if_fail (rule < TALIA_RULES_COUNT, NULL);

  return rules[rule].id;
}

TaliaRuleId
talia_rule_from_id (const char *id)
{
  for (int rule = TALIA_RULE_NONE + 1; rule < TALIA_RULES_COUNT; rule++)
    if (strcmp (rules[rule].id, id) == 0)
      return (TaliaRuleId) rule;
  return TALIA_RULE_NONE;
}

const char *
talia_refusal_text (TaliaRefusal refusal)
{
  g_return_val_if_fail (refusal.rule < TALIA_RULES_COUNT && refusal.suit < TALIA_SUITS, NULL);

  if (rules[refusal.rule].text[refusal.suit] == NULL)
    return rules[refusal.rule].text[0];
  return rules[refusal.rule].text[refusal.suit];
}

void
talia_refusal_set_error (GError **error, TaliaRefusal refusal)
{
  g_set_error_literal (error, TALIA_RULE_ERROR, refusal.rule, talia_refusal_text (refusal));
}
