/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes reasons for moves as words, for files that outlive a version: the number of a reason may change, its word does
 * not. */
#include "talia-reason-text.h"

#include <string.h>

#include "engine/talia-whole.h"

static const char *const reasons[TALIA_REASONS] = {
  [TALIA_REASON_NONE] = "none",
  [TALIA_REASON_ONLY_CARD] = "only-card",
  [TALIA_REASON_PASS_DANGEROUS] = "pass-dangerous",
  [TALIA_REASON_PASS_EMPTIES_SUIT] = "pass-empties-suit",
  [TALIA_REASON_LEAD_LOW] = "lead-low",
  [TALIA_REASON_LEAD_SUIT_OUT] = "lead-suit-out",
  [TALIA_REASON_LEAD_QUEEN] = "lead-queen",
  [TALIA_REASON_LEAD_DRIVES_QUEEN] = "lead-drives-queen",
  [TALIA_REASON_LEAD_FREE] = "lead-free",
  [TALIA_REASON_LEAD_NONE_SAFE] = "lead-none-safe",
  [TALIA_REASON_LEAD_ALL_DEAR] = "lead-all-dear",
  [TALIA_REASON_FOLLOW_UNDER] = "follow-under",
  [TALIA_REASON_FOLLOW_GIVES_QUEEN] = "follow-gives-queen",
  [TALIA_REASON_FOLLOW_GIVES_PENALTY] = "follow-gives-penalty",
  [TALIA_REASON_FOLLOW_TAKES_DEAR] = "follow-takes-dear",
  [TALIA_REASON_FOLLOW_TAKES_FREE] = "follow-takes-free",
  [TALIA_REASON_FOLLOW_FIRST_TRICK] = "follow-first-trick",
  [TALIA_REASON_FOLLOW_LOW] = "follow-low",
  [TALIA_REASON_DISCARD_QUEEN] = "discard-queen",
  [TALIA_REASON_DISCARD_HEART] = "discard-heart",
  [TALIA_REASON_DISCARD_PENALTY] = "discard-penalty",
  [TALIA_REASON_DISCARD_DANGEROUS] = "discard-dangerous",
  [TALIA_REASON_MOON_STOP] = "moon-stop",
  [TALIA_REASON_MOON_KEEP] = "moon-keep",
  [TALIA_REASON_ALL_STOP] = "all-stop",
  [TALIA_REASON_ALL_KEEP] = "all-keep",
  [TALIA_REASON_MOON_WINS] = "moon-wins",
  [TALIA_REASON_BID_LOOK] = "bid-look",
  [TALIA_REASON_BID_NOT_BLIND] = "bid-not-blind",
  [TALIA_REASON_BID_NIL] = "bid-nil",
  [TALIA_REASON_BID_TRICKS] = "bid-tricks",
  [TALIA_REASON_NIL_UNDER] = "nil-under",
  [TALIA_REASON_NIL_LEAST] = "nil-least",
  [TALIA_REASON_NIL_COVER] = "nil-cover",
  [TALIA_REASON_NIL_LEAVE] = "nil-leave",
  [TALIA_REASON_BID_MADE_LEAVE] = "bid-made-leave",
  [TALIA_REASON_BID_MADE_SPEND] = "bid-made-spend",
  [TALIA_REASON_TRICK_BY_SPADE] = "trick-by-spade",
  [TALIA_REASON_TRICK_TAKEN] = "trick-taken",
  [TALIA_REASON_TRICK_PARTNER] = "trick-partner",
  [TALIA_REASON_TRICK_LATER] = "trick-later",
  [TALIA_REASON_ROW_HOLD] = "row-hold",
  [TALIA_REASON_ROW_LOST] = "row-lost",
  [TALIA_REASON_ROW_OWN_WAY] = "row-own-way",
  [TALIA_REASON_ROW_NOTHING] = "row-nothing",
  [TALIA_REASON_ROW_WAITS] = "row-waits",
  [TALIA_REASON_ROW_SPARE] = "row-spare",
  [TALIA_REASON_ROW_LEAST] = "row-least",
  [TALIA_REASON_TAKE_SWEEP] = "take-sweep",
  [TALIA_REASON_TAKE_OWN_BUILD] = "take-own-build",
  [TALIA_REASON_TAKE_TO_TRAIL] = "take-to-trail",
  [TALIA_REASON_TAKE_BUILD] = "take-build",
  [TALIA_REASON_TAKE_COUNTING] = "take-counting",
  [TALIA_REASON_TAKE_SPADES] = "take-spades",
  [TALIA_REASON_TAKE_CARDS] = "take-cards",
  [TALIA_REASON_BUILD_STEAL] = "build-steal",
  [TALIA_REASON_BUILD_GROWS] = "build-grows",
  [TALIA_REASON_BUILD_SAFE] = "build-safe",
  [TALIA_REASON_BUILD_MORE] = "build-more",
  [TALIA_REASON_TRAIL_LEAST] = "trail-least",
  [TALIA_REASON_TRAIL_TWIN] = "trail-twin",
  [TALIA_REASON_TRAIL_RANK_OUT] = "trail-rank-out",
  [TALIA_REASON_ONLY_MOVE] = "only-move",
  [TALIA_REASON_TAKE_ALL] = "take-all",
  [TALIA_REASON_BETTER] = "better",
  [TALIA_REASON_A_LITTLE_BETTER] = "a-little-better",
  [TALIA_REASON_AS_GOOD] = "as-good",
  [TALIA_REASON_FOR_MATCH] = "for-match",
};

static const char *const gains[TALIA_GAINS] = {
  [TALIA_GAIN_NONE] = "none",
  [TALIA_GAIN_CARDS_LEFT] = "cards-left",
  [TALIA_GAIN_CARDS_TAKEN] = "cards-taken",
  [TALIA_GAIN_TRICKS_LEFT] = "tricks-left",
  [TALIA_GAIN_COSTLY_LEFT] = "costly-left",
  [TALIA_GAIN_ALL_OWN] = "all-own",
  [TALIA_GAIN_ALL_OTHERS] = "all-others",
  [TALIA_GAIN_BID_OWN] = "bid-own",
  [TALIA_GAIN_BID_THEIRS] = "bid-theirs",
  [TALIA_GAIN_BAGS] = "bags",
  [TALIA_GAIN_NIL_OWN] = "nil-own",
  [TALIA_GAIN_NIL_PARTNER] = "nil-partner",
  [TALIA_GAIN_NIL_THEIRS] = "nil-theirs",
  [TALIA_GAIN_MOST_LIKELY_TAKES] = "most-likely-takes",
  [TALIA_GAIN_MOST_LIKELY_NOT] = "most-likely-not",
};

static const char *const causes[TALIA_CAUSES] = {
  [TALIA_CAUSE_NONE] = "none",
  [TALIA_CAUSE_OTHER_TAKES] = "other-takes",
  [TALIA_CAUSE_KEEP_PENALTY] = "keep-penalty",
  [TALIA_CAUSE_BELOW_ALL] = "below-all",
  [TALIA_CAUSE_KEPT_HIGH] = "kept-high",
  [TALIA_CAUSE_KEPT_TAKES] = "kept-takes",
  [TALIA_CAUSE_KEPT_DEARER] = "kept-dearer",
  [TALIA_CAUSE_EMPTIES] = "empties",
  [TALIA_CAUSE_GUARD] = "guard",
  [TALIA_CAUSE_EXIT] = "exit",
  [TALIA_CAUSE_NEXT_LEAD] = "next-lead",
  [TALIA_CAUSE_KEPT_LEADS] = "kept-leads",
  [TALIA_CAUSE_DISCARDS] = "discards",
  [TALIA_CAUSE_OTHER_MAY] = "other-may",
  [TALIA_CAUSE_KEPT_MAY] = "kept-may",
  [TALIA_CAUSE_KEPT_RISK] = "kept-risk",
  [TALIA_CAUSE_OTHER_MORE] = "other-more",
  [TALIA_CAUSE_LESS] = "less",
  [TALIA_CAUSE_BEATEN] = "beaten",
  [TALIA_CAUSE_KEEP_BREAKER] = "keep-breaker",
  [TALIA_CAUSE_ALL_SO_FAR] = "all-so-far",
  [TALIA_CAUSE_NIL_TAKES] = "nil-takes",
  [TALIA_CAUSE_TAKES] = "takes",
  [TALIA_CAUSE_PARTNER_TAKES] = "partner-takes",
  [TALIA_CAUSE_KEEP_WINNER] = "keep-winner",
  [TALIA_CAUSE_KEEP_OTHER] = "keep-other",
  [TALIA_CAUSE_NOT_LATER] = "not-later",
  [TALIA_CAUSE_RUFFS] = "ruffs",
  [TALIA_CAUSE_PROMOTES] = "promotes",
  [TALIA_CAUSE_KEEP_CHANCE] = "keep-chance",
  [TALIA_CAUSE_MORE] = "more",
  [TALIA_CAUSE_SIDE_TAKES] = "side-takes",
  [TALIA_CAUSE_PARTNER_HAD] = "partner-had",
  [TALIA_CAUSE_HIGHEST] = "highest",
  [TALIA_CAUSE_BID_CARDS] = "bid-cards",
  [TALIA_CAUSE_BID_BELOW] = "bid-below",
  [TALIA_CAUSE_NIL_RISK] = "nil-risk",
  [TALIA_CAUSE_CAN_WAIT] = "can-wait",
  [TALIA_CAUSE_OWNER_TAKES] = "owner-takes",
  [TALIA_CAUSE_AT_RISK] = "at-risk",
  [TALIA_CAUSE_LETS_SWEEP] = "lets-sweep",
  [TALIA_CAUSE_KEEP_SCORING] = "keep-scoring",
  [TALIA_CAUSE_BUILD_RISK] = "build-risk",
  [TALIA_CAUSE_LEAVES] = "leaves",
  [TALIA_CAUSE_TAKERS] = "takers",
  [TALIA_CAUSE_KEEP_TAKER] = "keep-taker",
  [TALIA_CAUSE_THEN_TAKES] = "then-takes",
  [TALIA_CAUSE_THEN_LOSES] = "then-loses",
  [TALIA_CAUSE_TAKES_LAST] = "takes-last",
  [TALIA_CAUSE_OWN_WAITS] = "own-waits",
  [TALIA_CAUSE_LETS_OUT] = "lets-out",
  [TALIA_CAUSE_PASSES_LESS] = "passes-less",
  [TALIA_CAUSE_OTHERS_PASS] = "others-pass",
};

/* By bit of TaliaFact. */
static const char *const facts[TALIA_FACTS] = { "sure", "free", "trump" };

static gboolean
find (const char *word, const char *const *words, guint n, uint8_t *id)
{
  for (guint i = 0; i < n; i++)
    if (strcmp (words[i], word) == 0)
      {
        *id = (uint8_t) i;
        return TRUE;
      }
  return FALSE;
}

static void
write_cause (GString *text, const TaliaCause *cause)
{
  if (cause->id == TALIA_CAUSE_NONE)
    return;
  g_string_append_printf (text, " cause=%s", causes[cause->id]);
  if (cause->number != 0)
    g_string_append_printf (text, " count=%d", cause->number);
  if (cause->otherwise != 0)
    g_string_append_printf (text, " otherwise=%d", cause->otherwise);
  for (guint i = 0; i < TALIA_FACTS; i++)
    if (cause->facts >> i & 1)
      g_string_append_printf (text, " fact=%s", facts[i]);
  if (cause->cards != 0)
    talia_cards_append (g_string_append (text, " about="), cause->cards);
  if (cause->beside != 0)
    talia_cards_append (g_string_append (text, " beside="), cause->beside);
}

char *
talia_reason_to_text (const TaliaReason *reason)
{
  GString *text;

  g_return_val_if_fail (reason != NULL && reason->id < TALIA_REASONS && reason->gain < TALIA_GAINS, NULL);
  g_return_val_if_fail (reason->cause.id < TALIA_CAUSES, NULL);

  text = g_string_new (reasons[reason->id]);
  if (reason->seat != TALIA_NOBODY)
    g_string_append_printf (text, " seat=%d", reason->seat);
  if (reason->suit >= 0)
    g_string_append_printf (text, " suit=%d", reason->suit);
  if (reason->number != 0)
    g_string_append_printf (text, " number=%d", (int) reason->number);
  if (reason->cards != 0)
    talia_cards_append (g_string_append (text, " cards="), reason->cards);
  if (reason->gain != TALIA_GAIN_NONE)
    g_string_append_printf (text, " gain=%s", gains[reason->gain]);
  if (reason->gained != 0)
    talia_cards_append (g_string_append (text, " gained="), reason->gained);
  write_cause (text, &reason->cause);
  return g_string_free_and_steal (text);
}

static gboolean
read_fact (const char *word, uint8_t *all)
{
  uint8_t bit;

  if (!find (word, facts, TALIA_FACTS, &bit))
    return FALSE;
  *all |= (uint8_t) (1u << bit);
  return TRUE;
}

/* Reads one word such as `seat=2`. */
static gboolean
read_field (const char *word, TaliaReason *reason)
{
  const char *value = strchr (word, '=');
  gint64 number = 0;

  if (value == NULL)
    return FALSE;
  value++;
  if (g_str_has_prefix (word, "cards="))
    return talia_cards_parse (value, -1, &reason->cards);
  if (g_str_has_prefix (word, "gained="))
    return talia_cards_parse (value, -1, &reason->gained);
  if (g_str_has_prefix (word, "gain="))
    return find (value, gains, TALIA_GAINS, &reason->gain);
  if (g_str_has_prefix (word, "cause="))
    return find (value, causes, TALIA_CAUSES, &reason->cause.id);
  if (g_str_has_prefix (word, "fact="))
    return read_fact (value, &reason->cause.facts);
  if (g_str_has_prefix (word, "about="))
    return talia_cards_parse (value, -1, &reason->cause.cards);
  if (g_str_has_prefix (word, "beside="))
    return talia_cards_parse (value, -1, &reason->cause.beside);
  if (g_str_has_prefix (word, "seat=") && talia_whole_parse (value, 0, TALIA_MAX_SEATS - 1, &number))
    reason->seat = (int8_t) number;
  else if (g_str_has_prefix (word, "suit=") && talia_whole_parse (value, 0, TALIA_SUITS - 1, &number))
    reason->suit = (int8_t) number;
  else if (g_str_has_prefix (word, "number=") && talia_whole_parse (value, G_MININT32, G_MAXINT32, &number))
    reason->number = (int32_t) number;
  else if (g_str_has_prefix (word, "count=") && talia_whole_parse (value, 0, G_MAXINT16, &number))
    reason->cause.number = (int16_t) number;
  else if (g_str_has_prefix (word, "otherwise=") && talia_whole_parse (value, 0, G_MAXINT16, &number))
    reason->cause.otherwise = (int16_t) number;
  else
    return FALSE;
  return TRUE;
}

gboolean
talia_reason_parse (char *const *words, TaliaReason *reason)
{
  g_return_val_if_fail (words != NULL && reason != NULL, FALSE);

  *reason = talia_reason (TALIA_REASON_NONE);
  if (words[0] == NULL || !find (words[0], reasons, TALIA_REASONS, &reason->id))
    return FALSE;
  for (guint i = 1; words[i] != NULL; i++)
    if (!read_field (words[i], reason))
      return FALSE;
  return TRUE;
}
