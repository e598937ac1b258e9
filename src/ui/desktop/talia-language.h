/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The language of the window: the system's, or the one that the player prefers. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * Sets the locale and the catalogs from the system and the preference `language`. Call it first
 * in main(), before GTK is initialised.
 * The environment variable TALIA_LOCALEDIR names another folder of catalogs (the build's).
 */
void talia_language_init (void);

/**
 * Whether the catalogs can be used at all: C libraries ignore them where no locale but C is
 * installed, and the window then speaks English whatever the preference.
 */
gboolean talia_language_is_available (void);

/**
 * Takes over the preference `language` when it has changed; FALSE when it has not. Widgets keep the
 * language they were built in: who shows any builds them again.
 */
gboolean talia_language_apply (void);

G_END_DECLS
