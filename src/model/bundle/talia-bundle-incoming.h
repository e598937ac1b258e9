/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Matches and score pads that are being imported: written to a folder of their own, then moved to the others all at
 * once. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _TaliaBundleIncoming TaliaBundleIncoming;

/** Creates a temporary folder beside the matches of `folder`. Error: G_FILE_ERROR, with a sentence. */
TaliaBundleIncoming *talia_bundle_incoming_new (const char *folder, GError **error);

/**
 * Writes a match, or a score pad if `pad`, that began at `time` and was written at `written`, both in seconds since
 * 1970. Returns its temporary path (transfer full), or NULL on an error.
 */
char *talia_bundle_incoming_add (TaliaBundleIncoming *self, const char *text, gboolean pad, gint64 time, gint64 written,
                                 GError **error);

/** Synchronises all files to the disk, then gives each a free name among the matches or pads. */
gboolean talia_bundle_incoming_keep (TaliaBundleIncoming *self, GError **error);

/** Removes files that were not kept. */
void talia_bundle_incoming_free (TaliaBundleIncoming *self);

G_END_DECLS
