/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "talia-reason.h"

/* Whether the cause is about the whole hand, and so true whatever is chosen. */
static gboolean
is_of_hand (const TaliaCause *cause)
{
  return cause->id == TALIA_CAUSE_BID_CARDS || cause->id == TALIA_CAUSE_BID_BELOW || cause->id == TALIA_CAUSE_NIL_RISK;
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

  if (is_of_hand (&reason->cause) && against->cause.id == TALIA_CAUSE_NONE)
    return facing;
  if (against->id != TALIA_REASON_NONE && is_of_points (reason))
    return *against;
  facing.cause = against->cause;
  return facing;
}
