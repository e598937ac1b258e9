/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events as a boxed type, as which signals carry them. */
#pragma once

#include <glib-object.h>

#include "engine/talia-game.h"

G_BEGIN_DECLS

#define TALIA_TYPE_EVENTS (talia_events_get_type ())
GType talia_events_get_type (void);

/** The type of a parameter that is not copied for each emission: it is valid as long as that lasts. */
#define TALIA_TYPE_EVENTS_LENT (TALIA_TYPE_EVENTS | G_SIGNAL_TYPE_STATIC_SCOPE)

G_END_DECLS
