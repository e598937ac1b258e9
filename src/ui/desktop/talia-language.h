/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The language of the window: that of the system, or the one that the player prefers. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The value of the preference `language` that stands for the language of the system. */
#define TALIA_LANGUAGE_OF_SYSTEM "system"

/**
 * Sets the locale and the catalogs from the system and the preference `language`. Call it first
 * in main(), before GTK is initialised.
 * The environment variable TALIA_LOCALEDIR names another folder of catalogs (the build's).
 */
void talia_language_init (void);

/**
 * Returns whether the catalogs can be used at all: C libraries ignore them where no locale but C is installed, and the
 * window then speaks English whatever the preference.
 */
gboolean talia_language_is_available (void);

/**
 * Applies the preference `language` if it has changed since the last call, and returns whether it has. Widgets keep
 * the language in which they were built, so the caller builds its widgets again. A value that is not the code of a
 * language in talia_language_list() counts as %TALIA_LANGUAGE_OF_SYSTEM.
 */
gboolean talia_language_apply (void);

/** Returns the codes of the languages in po/LINGUAS, and of English, sorted by name (transfer full). */
GStrv talia_language_list (void);

/** Returns the name of a language in that language, such as "polski"; the code if its catalog has no name (transfer
 * full). */
char *talia_language_get_name (const char *code);

G_END_DECLS
