/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Matches played at random, and temporary folders, shared by the tests of the model. */
#pragma once

#include "model/match/talia-claim.h"
#include "model/table/talia-table-private.h"

G_BEGIN_DECLS

/** Creates a match of hearts with `settings` (`KEY=VALUE KEY=VALUE`) as options. */
TaliaTable *playing_table (const char *settings);

/** Creates a match of any game in the same way. */
TaliaTable *playing_game_table (const TaliaGame *game, const char *settings);

/** Creates a match of hearts, played until the person at seat 0 is to choose and could make that claim;
 * TALIA_CLAIM_NONE: any claim. */
TaliaTable *playing_table_to_claim (TaliaClaim claim);

/** Makes one random step: a deal if one is due (from a number or, at times, a pack), otherwise a move. */
void playing_step (TaliaTable *table, TaliaRandom *random);

/** Makes random steps until the match has `steps` steps or is over. */
void playing_steps (TaliaTable *table, TaliaRandom *random, guint steps);

/** Makes a random step as playing_step() does, or undoes some steps, or redoes some of them. */
void playing_wild_step (TaliaTable *table, TaliaRandom *random);

/** Returns how often to do something: the number in an environment variable, which must not be 0, or else `usual`. */
guint playing_amount (const char *variable, guint usual);

/** Runs a program, such as keep-playing, with `folder`, `seed` and the number of the call to the disk that it does not
 * survive; returns the number of steps that it reported, each with one byte, and whether it was killed (NULL: that does
 * not matter). */
gsize playing_run_until_killed (const char *program, const char *folder, guint seed, guint64 call, gboolean *killed);

/** Creates a new folder for one test. */
char *playing_folder (void);

/** Removes the folder with its contents, and frees its name. */
void playing_remove_folder (char *folder);

/** Returns the contents of the file `name` in `folder`; the test fails if there is no such file. */
char *playing_read (const char *folder, const char *name);

/** Returns the sorted names in `folder` that begin with `prefix`; the folder must exist. */
GStrv playing_list (const char *folder, const char *prefix);

/** returns how many idle iterations something is waited for: a minute or more, or TALIA_PATIENCE. The checks that
 * tests fail set that, because they would wait as long for what never happens. */
guint playing_get_patience (void);

/** Runs the main loop until the condition is true; fails if it is not after many iterations with nothing to do, which
 * are counted because they take longer on a busy machine, as what is waited for does. */
#define wait_until(condition)                                                                                          \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    for (guint idle_ = 0; !(condition) && idle_ < playing_get_patience ();)                                            \
      if (!g_main_context_iteration (NULL, FALSE))                                                                     \
        {                                                                                                              \
          idle_++;                                                                                                     \
          g_usleep (500);                                                                                              \
        }                                                                                                              \
    g_assert_true (condition);                                                                                         \
  }                                                                                                                    \
  G_STMT_END

/** Does the same until `done` returns TRUE. */
void playing_wait (gboolean (*done) (gpointer data), gpointer data);

G_END_DECLS
