/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a score sheet shows: a match that is played here, or one that is played with real cards. */
#include "talia-scored.h"

G_DEFINE_INTERFACE (TaliaScored, talia_scored, G_TYPE_OBJECT)

static void
talia_scored_default_init (TaliaScoredInterface *iface)
{
}

const TaliaGame *
talia_scored_get_game (TaliaScored *self)
{
  g_return_val_if_fail (TALIA_IS_SCORED (self), NULL);

  return TALIA_SCORED_GET_IFACE (self)->get_game (self);
}

const TaliaState *
talia_scored_get_state (TaliaScored *self)
{
  g_return_val_if_fail (TALIA_IS_SCORED (self), NULL);

  return TALIA_SCORED_GET_IFACE (self)->get_state (self);
}

GListModel *
talia_scored_get_deals (TaliaScored *self)
{
  g_return_val_if_fail (TALIA_IS_SCORED (self), NULL);

  return TALIA_SCORED_GET_IFACE (self)->get_deals (self);
}

char *
talia_scored_name_seat (TaliaScored *self, int seat)
{
  g_return_val_if_fail (TALIA_IS_SCORED (self), NULL);

  return TALIA_SCORED_GET_IFACE (self)->name_seat (self, seat);
}
