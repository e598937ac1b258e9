/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Limits how much of an imported file of matches is read, since a few compressed bytes may unpack to days of work. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** The limits, which exceed all matches of a person; a step is a line of a record. */
#define TALIA_BUNDLE_MAX_FILES 100000
#define TALIA_BUNDLE_MAX_MIB 1024
#define TALIA_BUNDLE_MAX_STEPS 50000000

/** What has been used so far; initially all zero, except perhaps for the cancellable. */
typedef struct
{
  GCancellable *cancellable; /* may be NULL */
  guint64 files, bytes, steps;
  guint64 promised; /* the total size after this file, according to the archive */
} TaliaBundleBudget;

/** Counts a text that was read. */
void talia_bundle_budget_take (TaliaBundleBudget *self, const char *text, gsize length);

/** Returns whether the limits are not reached, and the operation has not been cancelled. */
gboolean talia_bundle_budget_allows (const TaliaBundleBudget *self);

/**
 * Returns the same as talia_bundle_budget_allows(), and sets an error if that is FALSE: G_IO_ERROR_CANCELLED, or
 * G_IO_ERROR_INVALID_DATA with a sentence that names `file`, at which a limit was reached.
 */
gboolean talia_bundle_budget_check (const TaliaBundleBudget *self, const char *file, GError **error);

G_END_DECLS
