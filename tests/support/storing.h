/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the tests of the store: a folder of its own, and a list of what the store has reported. */
#pragma once

#include "model/record/talia-store.h"
#include "playing.h"

G_BEGIN_DECLS

/** A fixture: one store in a fresh folder. */
typedef struct
{
  char *folder;
  char *current; /* the file of the open match */
  TaliaRandom random;
  TaliaStore *store;
  GPtrArray *failures; /* messages of `failed` */
  guint recovered;     /* how often that was told */
} Storing;

/** A test by its path. */
typedef struct
{
  const char *path;
  void (*test) (Storing *self, gconstpointer data);
} StoringTest;

/** Runs tests, each with a fixture of its own; what main() returns. */
int storing_run (int argc, char **argv, const StoringTest *tests, guint n);

/** Makes of the store what the next start of the program has. */
void storing_restart (Storing *self);

/** Begins a short match, which is to be stored, and makes so many steps of it. */
TaliaTable *storing_begin (Storing *self, guint steps);

/** Goes on with the stored match, which must be sound. */
TaliaTable *storing_open (Storing *self);

/** Asserts that the file of the open match is the record of this one, to the byte. */
void storing_assert_file_is (Storing *self, TaliaTable *table);

/** Asserts how many names in `folder` begin with `prefix`. */
void storing_assert_n_files (const char *folder, const char *prefix, guint n);

G_END_DECLS
