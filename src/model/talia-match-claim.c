/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ending a deal early in a match, as far as the person may know that nothing is left to decide. */
#include "talia-match.h"
#include "talia-table-private.h"

TaliaClaim
talia_match_get_claim (TaliaMatch *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), TALIA_CLAIM_NONE);

  if (talia_match_get_curtain (self) || talia_match_is_telling (self))
    return TALIA_CLAIM_NONE;
  return talia_claim_judge (talia_match_get_game (self), talia_match_get_view (self), NULL);
}

gboolean
talia_match_claim (TaliaMatch *self)
{
  TaliaClaim claim = talia_match_get_claim (self);
  TaliaTable *table = talia_match_get_table (self);
  int own_seat = talia_match_get_own_seat (self);
  TaliaMove moves[TALIA_MAX_PACK];
  guint n;

  if (claim == TALIA_CLAIM_NONE)
    return FALSE;
  n = talia_claim_play_out (talia_match_get_game (self), talia_table_get_state (table), own_seat, moves);
  return talia_table_claim (table, claim == TALIA_CLAIM_REST ? own_seat : TALIA_NOBODY, moves, n, NULL);
}
