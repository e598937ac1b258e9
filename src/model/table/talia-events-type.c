/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Registers events as a boxed type of GObject, so that signals can have them as parameters. */
#include "talia-events-type.h"

static TaliaEvents *
copy (TaliaEvents *events)
{
  return g_memdup2 (events, sizeof *events);
}

G_DEFINE_BOXED_TYPE (TaliaEvents, talia_events, copy, g_free)
