/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules that refuse moves, each with an id for programs and a sentence for players. */
#pragma once

#include <glib.h>

#include "talia-cards.h"

G_BEGIN_DECLS

/** The rules that can refuse a move. Their texts are in talia-refusal.c, in this order. */
typedef enum
{
  TALIA_RULE_NONE, /* not refused */
  TALIA_RULE_NO_DEAL,
  TALIA_RULE_MATCH_OVER,
  TALIA_RULE_NOT_YOUR_TURN,
  TALIA_RULE_WRONG_MOVE,
  TALIA_RULE_NOT_IN_HAND,
  TALIA_RULE_PASS_THREE,
  TALIA_RULE_OPENING_CARD,
  TALIA_RULE_FIRST_TRICK,
  TALIA_RULE_FOLLOW_SUIT,
  TALIA_RULE_FORCED_CARD,
  TALIA_RULE_FORCED_EITHER,
  TALIA_RULE_NOT_BROKEN,
  TALIA_RULE_HEARTS_BANNED,
  TALIA_RULE_BID_RANGE,
  TALIA_RULE_LOOK_FIRST,
  TALIA_RULE_BLIND_SCORE,
  TALIA_RULE_BLIND_LATE,
  TALIA_RULE_MUST_START_WITH_EIGHT,
  TALIA_RULE_MUST_PLAY,
  TALIA_RULE_ROW_CLOSED,
  TALIA_RULE_NOT_PLAYABLE,
  TALIA_RULE_TRAIL_WITH_BUILD,
  TALIA_RULE_GUARD,
  TALIA_RULE_NO_TABLE_CARDS,
  TALIA_RULE_NOT_ON_TABLE,
  TALIA_RULE_WHOLE_BUILD,
  TALIA_RULE_CAPTURE_BUILD,
  TALIA_RULE_CAPTURE_SUM,
  TALIA_RULE_FACE_RANK,
  TALIA_RULE_FACE_ONE,
  TALIA_RULE_FACE_ONE_OR_THREE,
  TALIA_RULE_BUILD_VALUE,
  TALIA_RULE_BUILD_FACE,
  TALIA_RULE_BUILD_SUM,
  TALIA_RULE_BUILD_CARD,
  TALIA_RULE_ONE_BUILD,
  TALIA_RULE_RAISE_OFF,
  TALIA_RULE_RAISE_OWN,
  TALIA_RULE_RAISE_MULTIPLE,
  TALIA_RULE_RAISE_SUM,
  TALIA_RULES_COUNT
} TaliaRuleId;

/** What the player has to do instead, for the sentence of TALIA_RULE_WRONG_MOVE; such a refusal has one of these in its
 * field `suit`. */
enum
{
  TALIA_FIRST_NOTHING,
  TALIA_FIRST_PASS,
  TALIA_FIRST_BID,
  TALIA_FIRST_CHOOSE, /* choose how a moon counts */
};

/** The reason why a move is refused: the rule, and the suit if the sentence depends on one. */
typedef struct
{
  uint8_t rule;
  uint8_t suit;
} TaliaRefusal;

#define TALIA_ACCEPTED ((TaliaRefusal) { TALIA_RULE_NONE, 0 })
#define TALIA_REFUSED(r) ((TaliaRefusal) { (r), 0 })
#define TALIA_REFUSED_SUIT(r, s) ((TaliaRefusal) { (r), (uint8_t) (s) })

/** The GError domain of refused moves; the code is a TaliaRuleId. */
#define TALIA_RULE_ERROR (talia_rule_error_quark ())
GQuark talia_rule_error_quark (void);

/** Returns the rule's id in the protocol and in links to the rules pages, such as `follow-suit`. */
const char *talia_rule_id (TaliaRuleId rule);

/** Returns the rule with that id; TALIA_RULE_NONE if there is none. */
TaliaRuleId talia_rule_from_id (const char *id);

/** Returns the refusal in one English sentence, which is also its msgid in the catalogs. */
const char *talia_refusal_text (TaliaRefusal refusal);

/** Sets `error` to the refusal: domain TALIA_RULE_ERROR, the rule as code, the msgid as message. */
void talia_refusal_set_error (GError **error, TaliaRefusal refusal);

G_END_DECLS
