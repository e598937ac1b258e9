/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences, as one object that the window and the code that makes sentences share. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** Returns the program's GSettings (transfer none): one object for all, so that changes reach everybody at once. */
GSettings *talia_settings_get (void);

G_END_DECLS
