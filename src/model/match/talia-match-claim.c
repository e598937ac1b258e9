/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ends a deal of a match early, if the person can know that nothing is left to decide. */
#include "model/table/talia-table-follow.h"
#include "model/table/talia-table-private.h"
#include "talia-match-away.h"
#include "talia-match-private.h"

TaliaClaim
talia_match_get_claim (TaliaMatch *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), TALIA_CLAIM_NONE);

  if (talia_match_get_curtain (self) || talia_match_is_telling (self))
    return TALIA_CLAIM_NONE;
  return talia_claim_judge (talia_match_get_game (self), talia_match_get_view (self), NULL);
}

static gboolean
play_out (TaliaTable *table, TaliaClaim claim, int seat)
{
  TaliaMove moves[TALIA_MAX_PACK];
  guint n = talia_claim_play_out (talia_table_get_game (table), talia_table_get_state (table), seat, moves);

  return talia_table_claim (table, claim == TALIA_CLAIM_REST ? seat : TALIA_NOBODY, moves, n, NULL);
}

gboolean
talia_match_claim (TaliaMatch *self)
{
  TaliaClaim claim = talia_match_get_claim (self);
  TaliaTable *table = talia_match_get_table (self);

  if (claim == TALIA_CLAIM_NONE)
    return FALSE;
  if (talia_table_follow_get_seat (table) != TALIA_NOBODY)
    return talia_table_follow_ask (table, "claim", NULL);
  talia_match_be_back (self);
  return play_out (table, claim, talia_match_get_own_seat (self));
}

gboolean
talia_match_claim_for (TaliaMatch *self, int seat)
{
  TaliaTable *table = talia_match_get_table (self);
  TaliaClaim claim;
  TaliaView view;

  g_return_val_if_fail (TALIA_IS_MATCH (self), FALSE);

  talia_table_get_view (table, seat, &view);
  claim = talia_claim_judge (talia_match_get_game (self), &view, NULL);
  return claim != TALIA_CLAIM_NONE && play_out (table, claim, seat);
}
