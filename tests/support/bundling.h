/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the tests of all matches as one file: a folder with matches, and another one to import them into. */
#pragma once

#include "model/bundle/talia-bundle.h"
#include "playing.h"

G_BEGIN_DECLS

/** What lies in the folder that is written out. */
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

/** A test by its path. */
typedef struct
{
  const char *path;
  void (*test) (Bundling *self, gconstpointer data);
} BundlingTest;

/** Runs tests, each with a fixture of its own; what main() returns. */
int bundling_run (int argc, char **argv, const BundlingTest *tests, guint n);

/** Writes a file in a folder, which is made. */
void bundling_write_file (const char *folder, const char *file, const char *text, gssize length);

/** The record of a match that is kept, played so many steps further. */
char *bundling_make_record (guint i, guint more);

/** Writes all matches out; how many, -1 on an error. */
gint bundling_write_out (Bundling *self, GError **error);

/** Takes them over; what `tally` said before is cleared. */
gboolean bundling_take_over (Bundling *self, TaliaBundleTally *tally, GError **error);

/** Takes over a sound file, and asserts what came of it. */
void bundling_assert_taken (Bundling *self, guint taken, guint known, guint bad);

/** How many of the matches that were written out are in the new home, each of them whole. */
guint bundling_count_arrived (Bundling *self);

G_END_DECLS
