/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "talia-reason.h"

/* Whether the cause is about the whole hand, and so true whatever is chosen. */
static gboolean
is_of_hand (const TaliaCause *cause)
{
  return cause->id == TALIA_CAUSE_BID_CARDS || cause->id == TALIA_CAUSE_BID_BELOW || cause->id == TALIA_CAUSE_NIL_RISK;
}

/* Whether the cause of the reason is about the hand, and `against` has none. */
static gboolean
is_told_of_hand (const TaliaReason *reason, const TaliaReason *against)
{
  return is_of_hand (&reason->cause) && against->cause.id == TALIA_CAUSE_NONE;
}

/* Whether the reason is that the move brings more points, or as many. */
static gboolean
is_of_points (const TaliaReason *reason)
{
  return reason->id == TALIA_REASON_BETTER || reason->id == TALIA_REASON_A_LITTLE_BETTER
         || reason->id == TALIA_REASON_AS_GOOD;
}

TaliaReason
talia_reason_facing (const TaliaReason *reason, const TaliaReason *against)
{
  TaliaReason facing = *reason;

  if (against->id != TALIA_REASON_NONE && is_of_points (reason) && !is_told_of_hand (reason, against))
    return *against;
  if (!is_told_of_hand (reason, against))
    facing.cause = against->cause;
  return facing;
}
