/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A folder with matches and another one to import them into, shared by the tests of export and import. */
#pragma once

#include "model/bundle/talia-bundle.h"
#include "playing.h"

G_BEGIN_DECLS

/** A match in the folder that is exported. */
typedef struct
{
  const char *file, *game, *date;
  guint steps; /* 0: to the end */
} BundlingMatch;

#define BUNDLING_KEPT 4
extern const BundlingMatch bundling_kept[BUNDLING_KEPT];

/** A fixture. */
typedef struct
{
  char *folder, *home; /* where matches come from, and where they go */
  GFile *bundle;
  TaliaRecordReading reading;
  GAsyncResult *result;
} Bundling;

/** The path of a test and its function. */
typedef struct
{
  const char *path;
  void (*test) (Bundling *self, gconstpointer data);
} BundlingTest;

/** Runs tests, each with a fixture of its own; returns the result of main(). */
int bundling_run (int argc, char **argv, const BundlingTest *tests, guint n);

/** Writes a file in a folder, which is created if necessary. */
void bundling_write_file (const char *folder, const char *file, const char *text, gssize length);

/** Returns the record of match `i` of bundling_kept, played `more` steps further. */
char *bundling_make_record (guint i, guint more);

/** Exports all matches; returns their number, or -1 on an error. */
gint bundling_write_out (Bundling *self, GError **error);

/** Imports the exported matches; `tally` is cleared before. */
gboolean bundling_take_over (Bundling *self, TaliaBundleTally *tally, GError **error);

/** Imports a valid file, and asserts how many matches are taken, known and bad. */
void bundling_assert_taken (Bundling *self, guint taken, guint known, guint bad);

/** Returns how many of the exported matches are in the new home, each of them complete. */
guint bundling_count_arrived (Bundling *self);

G_END_DECLS
