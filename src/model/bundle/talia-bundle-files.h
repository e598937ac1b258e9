/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the files in a folder that hold matches or score pads, and tells whether a given match is among them. */
#pragma once

#include "talia-bundle-budget.h"

G_BEGIN_DECLS

/** Returns the paths below `folder` of all files that hold matches or score pads, open or not, except deleted ones:
 * strings. */
GPtrArray *talia_bundle_list_files (const char *folder);

/** The known matches, by their beginnings, which are different for any two matches. */
typedef struct _TaliaBundleKnown TaliaBundleKnown;

/** Creates an empty set of known matches. The files that are read for comparison count in `budget`; when that is used
 * up, nothing is found any more. */
TaliaBundleKnown *talia_bundle_known_new (TaliaBundleBudget *budget);
void talia_bundle_known_free (TaliaBundleKnown *self);

/** Adds the record or score pad `text` of the file `path`. `begun` is when a pad was begun, which its text does not
 * say; 0 for a record. */
void talia_bundle_known_add (TaliaBundleKnown *self, const char *path, const char *text, gint64 begun);

/** Returns whether one of the added files contains the match of `text`, perhaps with further moves or another title. */
gboolean talia_bundle_known_holds (TaliaBundleKnown *self, const char *text, gint64 begun);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaBundleKnown, talia_bundle_known_free)

G_END_DECLS
