/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The boxed type of events, for the parameters of signals. */
#include "talia-events-type.h"

static TaliaEvents *
copy (TaliaEvents *events)
{
  return g_memdup2 (events, sizeof *events);
}

G_DEFINE_BOXED_TYPE (TaliaEvents, talia_events, copy, g_free)
