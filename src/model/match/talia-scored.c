/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An interface for what a score sheet can show: a match on the table, or one that is played with real cards. */
#include "talia-scored.h"

#include <glib/gi18n.h>

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

char *
talia_scored_name_side (TaliaScored *self, int side)
{
  const TaliaState *state;
  g_autofree char *name = NULL, *partner = NULL;

  g_return_val_if_fail (TALIA_IS_SCORED (self), NULL);

  state = talia_scored_get_state (self);
  g_return_val_if_fail (side >= 0 && side < state->sides, NULL);

  name = talia_scored_name_seat (self, side);
  if (state->sides == state->seats)
    return g_steal_pointer (&name);
  partner = talia_scored_name_seat (self, side + state->sides);
  /* Translators: two partners */
  return g_strdup_printf (_ ("%s and %s"), name, partner);
}

gboolean
talia_scored_is_over (TaliaScored *self)
{
  g_return_val_if_fail (TALIA_IS_SCORED (self), FALSE);

  return TALIA_SCORED_GET_IFACE (self)->is_over (self);
}

int
talia_scored_get_own_side (TaliaScored *self)
{
  g_return_val_if_fail (TALIA_IS_SCORED (self), TALIA_NOBODY);

  return TALIA_SCORED_GET_IFACE (self)->get_own_side (self);
}

int
talia_scored_get_addressee (TaliaScored *self)
{
  g_return_val_if_fail (TALIA_IS_SCORED (self), TALIA_NOBODY);

  return TALIA_SCORED_GET_IFACE (self)->get_addressee (self);
}
