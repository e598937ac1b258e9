/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the files of a folder that hold matches, and whether a given match is among them. */
#pragma once

#include "talia-bundle-budget.h"

G_BEGIN_DECLS

/** The paths below `folder` of all files that hold matches, open and put away, but not deleted ones: strings. */
GPtrArray *talia_bundle_list_files (const char *folder);

/** Which matches are known, by what cannot be the same in two of them. */
typedef struct _TaliaBundleKnown TaliaBundleKnown;

/** What is read to compare counts for `budget`; where that is used up, nothing is found any more. */
TaliaBundleKnown *talia_bundle_known_new (TaliaBundleBudget *budget);
void talia_bundle_known_free (TaliaBundleKnown *self);

/** Adds the record `text`, which lies in the file `path`. */
void talia_bundle_known_add (TaliaBundleKnown *self, const char *path, const char *text);

/** Whether one of the files added holds all that the record `text` does: as it is, or further on, whatever it is
 * called. */
gboolean talia_bundle_known_holds (TaliaBundleKnown *self, const char *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaBundleKnown, talia_bundle_known_free)

G_END_DECLS
