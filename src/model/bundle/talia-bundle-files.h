/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the files of a folder that hold matches, and whether a given match is among them. */
#pragma once

#include "talia-bundle-budget.h"

G_BEGIN_DECLS

/** Returns the paths below `folder` of all files that hold matches, open or not, except deleted ones: strings. */
GPtrArray *talia_bundle_list_files (const char *folder);

/** The known matches, by their beginnings, which are different for any two matches. */
typedef struct _TaliaBundleKnown TaliaBundleKnown;

/** The files that are read for comparison count in `budget`; when that is used up, nothing is found any more. */
TaliaBundleKnown *talia_bundle_known_new (TaliaBundleBudget *budget);
void talia_bundle_known_free (TaliaBundleKnown *self);

/** Adds the record `text` of the file `path`. */
void talia_bundle_known_add (TaliaBundleKnown *self, const char *path, const char *text);

/** Whether one of the added files contains the match of the record `text`, perhaps with further moves or another
 * title. */
gboolean talia_bundle_known_holds (TaliaBundleKnown *self, const char *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaBundleKnown, talia_bundle_known_free)

G_END_DECLS
