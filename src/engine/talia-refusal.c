/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of the rules that refuse moves. */
#include "talia-refusal.h"

#include <string.h>

#define N_(text) (text)

/* `text` has one sentence, or one for each suit in the order C D H S, or one for each thing that is to be done
 * first. */
static const struct
{
  const char *id;
  const char *text[TALIA_SUITS];
} rules[TALIA_RULES_COUNT] = {
  [TALIA_RULE_NONE] = { "none", { "" } },
  [TALIA_RULE_NO_DEAL] = { "no-deal", { N_ ("The cards have not been dealt yet.") } },
  [TALIA_RULE_MATCH_OVER] = { "match-over", { N_ ("The match is over.") } },
  [TALIA_RULE_NOT_YOUR_TURN] = { "not-your-turn", { N_ ("It is not your turn.") } },
  [TALIA_RULE_WRONG_MOVE] = { "wrong-move",
                              { N_ ("You cannot do that now."),
                                [TALIA_FIRST_PASS] = N_ ("Pass three cards first; then play begins."),
                                [TALIA_FIRST_BID] = N_ ("Bid first; play begins when everybody has bid."),
                                [TALIA_FIRST_CHOOSE] = N_ ("First choose whether to add or subtract.") } },
  [TALIA_RULE_NOT_IN_HAND] = { "not-in-hand", { N_ ("You do not have that card.") } },
  [TALIA_RULE_PASS_THREE] = { "pass-three", { N_ ("Choose three cards to pass, no more and no fewer.") } },
  [TALIA_RULE_OPENING_CARD] = { "opening-card",
                                { N_ ("The lowest club is led to the first trick."),
                                  N_ ("The lowest diamond is led to the first trick."),
                                  N_ ("The lowest heart is led to the first trick."),
                                  N_ ("The lowest spade is led to the first trick.") } },
  [TALIA_RULE_FIRST_TRICK] = { "first-trick",
                               { N_ ("You may not throw a heart or the queen of spades on the first trick.") } },
  [TALIA_RULE_FOLLOW_SUIT] = { "follow-suit",
                               { N_ ("You have a club, so you must follow suit."),
                                 N_ ("You have a diamond, so you must follow suit."),
                                 N_ ("You have a heart, so you must follow suit."),
                                 N_ ("You have a spade, so you must follow suit.") } },
  [TALIA_RULE_FORCED_CARD] = { "forced-card",
                               { N_ ("You must play the club that has to go now."),
                                 N_ ("You must play the diamond that has to go now."),
                                 N_ ("You must play the king of hearts now."),
                                 N_ ("You must play the queen of spades now.") } },
  [TALIA_RULE_FORCED_EITHER] = { "forced-either",
                                 { N_ ("You must play the king of hearts or the queen of spades now.") } },
  [TALIA_RULE_NOT_BROKEN] = { "not-broken",
                              { N_ ("You may not lead clubs until they are broken."),
                                N_ ("You may not lead diamonds until they are broken."),
                                N_ ("You may not lead hearts until they are broken."),
                                N_ ("You may not lead spades until they are broken.") } },
  [TALIA_RULE_HEARTS_BANNED] = { "hearts-banned",
                                 { N_ (
                                     "In this deal you may not lead hearts while you hold a card of another suit.") } },
  [TALIA_RULE_BID_RANGE] = { "bid-range", { N_ ("Bid from 0 to 13 tricks.") } },
  [TALIA_RULE_LOOK_FIRST] = { "look-first", { N_ ("Look at your cards first, or bid blind nil.") } },
  [TALIA_RULE_BLIND_SCORE] = { "blind-score",
                               { N_ ("Only a pair that is at least 200 points behind may bid blind nil.") } },
  [TALIA_RULE_BLIND_LATE] = { "blind-late", { N_ ("You have seen your cards, so it is too late to bid blind nil.") } },
  [TALIA_RULE_MUST_START_WITH_EIGHT] = { "must-start-with-eight", { N_ ("You must begin with an eight.") } },
  [TALIA_RULE_MUST_PLAY] = { "must-play", { N_ ("You have a card that fits, so you must play one.") } },
  [TALIA_RULE_ROW_CLOSED] = { "row-closed",
                              { N_ ("The eight of clubs is not on the table yet."),
                                N_ ("The eight of diamonds is not on the table yet."),
                                N_ ("The eight of hearts is not on the table yet."),
                                N_ ("The eight of spades is not on the table yet.") } },
  [TALIA_RULE_NOT_PLAYABLE] = { "not-playable", { N_ ("That card does not fit at either end of its row.") } },
  [TALIA_RULE_TRAIL_WITH_BUILD] = { "trail-with-build", { N_ ("You may not trail while you own a build.") } },
  [TALIA_RULE_GUARD] = { "guard", { N_ ("For each value you have built, keep a card that takes it.") } },
  [TALIA_RULE_NO_TABLE_CARDS] = { "no-table-cards", { N_ ("Choose cards on the table as well.") } },
  [TALIA_RULE_NOT_ON_TABLE] = { "not-on-table", { N_ ("Not all of those cards are on the table.") } },
  [TALIA_RULE_WHOLE_BUILD] = { "whole-build", { N_ ("Builds are never split: take the whole build, or add to it.") } },
  [TALIA_RULE_CAPTURE_BUILD] = { "capture-build", { N_ ("Only a card of the build’s value can take it.") } },
  [TALIA_RULE_CAPTURE_SUM] = { "capture-sum",
                               { N_ ("The cards you take must match yours, or add up to it in sets.") } },
  [TALIA_RULE_FACE_RANK] = { "face-rank", { N_ ("Jacks take only jacks, queens only queens, kings only kings.") } },
  [TALIA_RULE_FACE_ONE] = { "face-one", { N_ ("A jack, queen or king takes exactly one card.") } },
  [TALIA_RULE_FACE_ONE_OR_THREE] = { "face-one-or-three", { N_ ("A jack, queen or king takes one card or three.") } },
  [TALIA_RULE_BUILD_VALUE] = { "build-value", { N_ ("A build cannot have that value.") } },
  [TALIA_RULE_BUILD_FACE] = { "build-face",
                              { N_ ("You cannot build with jacks, queens or kings: they have no value.") } },
  [TALIA_RULE_BUILD_SUM] = { "build-sum", { N_ ("Those cards do not add up to the build’s value.") } },
  [TALIA_RULE_BUILD_CARD] = { "build-card", { N_ ("You must keep a card of the build’s value.") } },
  [TALIA_RULE_ONE_BUILD] = { "one-build", { N_ ("You can add to only one build at a time.") } },
  [TALIA_RULE_RAISE_OFF] = { "raise-off", { N_ ("You may not raise builds in this match.") } },
  [TALIA_RULE_RAISE_OWN] = { "raise-own", { N_ ("You may not raise your own build.") } },
  [TALIA_RULE_RAISE_MULTIPLE] = { "raise-multiple", { N_ ("You cannot raise a multiple build.") } },
  [TALIA_RULE_RAISE_SUM] = { "raise-sum", { N_ ("The build must grow by exactly the value of your card.") } },
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
