/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The language of the window: the system's, or the one that the player prefers. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * Sets the locale and the catalogs from the system and the preference `language`. Call it first
 * in main(), before GTK is initialised: widgets keep the language they were built in.
 * The environment variable TALIA_LOCALEDIR names another folder of catalogs (the build's).
 */
void talia_language_init (void);

/**
 * Whether the catalogs can be used at all: C libraries ignore them where no locale but C is
 * installed, and the window then speaks English whatever the preference.
 */
gboolean talia_language_is_available (void);

/** Whether the preference has been changed since talia_language_init() so that a restart is due. */
gboolean talia_language_is_stale (void);

/** Quits the application in order to start it again; see talia_language_restart(). */
void talia_language_quit_to_restart (GApplication *application);

/**
 * At the end of main(): when talia_language_quit_to_restart() was called, replaces the process by
 * a new one of the same program; otherwise returns.
 */
void talia_language_restart (char **argv);

G_END_DECLS
