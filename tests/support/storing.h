/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A folder for a store, and a list of what the store has reported, shared by the tests of the store. */
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
  guint recovered;     /* how often `recovered` was emitted */
} Storing;

/** The path of a test and its function. */
typedef struct
{
  const char *path;
  void (*test) (Storing *self, gconstpointer data);
} StoringTest;

/** Runs tests, each with a fixture of its own; returns the result of main(). */
int storing_run (int argc, char **argv, const StoringTest *tests, guint n);

/** Replaces the store by a new one, as at the next start of the program. */
void storing_restart (Storing *self);

/** Begins a short match that is stored, and makes `steps` steps. */
TaliaTable *storing_begin (Storing *self, guint steps);

/** Continues the stored match, which must be valid. */
TaliaTable *storing_open (Storing *self);

/** Asserts that the file of the open match is the record of this match, byte for byte. */
void storing_assert_file_is (Storing *self, TaliaTable *table);

/** Asserts how many names in `folder` begin with `prefix`. */
void storing_assert_n_files (const char *folder, const char *prefix, guint n);

G_END_DECLS
