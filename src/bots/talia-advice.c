/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a computer player thinks of a move. */
#include "talia-advice.h"

#include <math.h>

TaliaAdvice
talia_advice_of (const TaliaMove *move)
{
  return (TaliaAdvice) {
    .move = *move,
    .low = -INFINITY,
    .high = INFINITY,
    .chance = NAN,
    .reason = talia_reason (TALIA_REASON_NONE),
  };
}
