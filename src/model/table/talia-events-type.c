/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events as a boxed type, as which signals carry them. */
#include "talia-events-type.h"

static TaliaEvents *
copy (TaliaEvents *events)
{
  return g_memdup2 (events, sizeof *events);
}

G_DEFINE_BOXED_TYPE (TaliaEvents, talia_events, copy, g_free)
