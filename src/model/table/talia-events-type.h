/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Registers events as a boxed type of GObject, so that signals can have them as parameters. */
#pragma once

#include <glib-object.h>

#include "engine/talia-game.h"

G_BEGIN_DECLS

#define TALIA_TYPE_EVENTS (talia_events_get_type ())
GType talia_events_get_type (void);

/** The type of a signal parameter that is not copied for each emission: it is valid during the emission. */
#define TALIA_TYPE_EVENTS_LENT (TALIA_TYPE_EVENTS | G_SIGNAL_TYPE_STATIC_SCOPE)

G_END_DECLS
