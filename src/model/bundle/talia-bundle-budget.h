/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Limits how much of an archive of matches is read, since a few bytes may unpack to days of work. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** More than all matches of a person take up; a step is a line of a record. */
#define TALIA_BUNDLE_MAX_FILES 100000
#define TALIA_BUNDLE_MAX_MIB 1024
#define TALIA_BUNDLE_MAX_STEPS 50000000

/** What was used so far; nothing, with a cancellable or without, is where to begin. */
typedef struct
{
  GCancellable *cancellable; /* may be NULL */
  guint64 files, bytes, steps;
  guint64 promised; /* bytes that it will have been after this file, by what the archive says */
} TaliaBundleBudget;

/** Counts a text that is read. */
void talia_bundle_budget_take (TaliaBundleBudget *self, const char *text, gsize length);

/** Whether there is some left, and somebody still waits. */
gboolean talia_bundle_budget_allows (const TaliaBundleBudget *self);

/**
 * As above; where not, says why: G_IO_ERROR_CANCELLED, or G_IO_ERROR_INVALID_DATA with a sentence that names `file`,
 * with which it became too much.
 */
gboolean talia_bundle_budget_check (const TaliaBundleBudget *self, const char *file, GError **error);

G_END_DECLS
