/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The files of a folder that hold matches, and whether a match is among them. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** The paths below `folder` of all files that hold matches, open and put away, but not deleted ones: strings. */
GPtrArray *talia_bundle_list_files (const char *folder);

/** Which matches are known, by what cannot be the same in two of them. */
typedef struct _TaliaBundleKnown TaliaBundleKnown;

TaliaBundleKnown *talia_bundle_known_new (void);
void talia_bundle_known_free (TaliaBundleKnown *self);

/** Whether a match is there. */
typedef enum
{
  TALIA_BUNDLE_NEW,
  TALIA_BUNDLE_KNOWN,    /* as it is, or further on, whatever it is called */
  TALIA_BUNDLE_TOO_MANY, /* so many begin in the same way that no person has played them */
} TaliaBundleNews;

/** Adds the record `text`, which lies in the file `path`. */
void talia_bundle_known_add (TaliaBundleKnown *self, const char *path, const char *text);

/** Whether one of the files added holds all that the record `text` does. */
TaliaBundleNews talia_bundle_known_ask (TaliaBundleKnown *self, const char *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaBundleKnown, talia_bundle_known_free)

G_END_DECLS
