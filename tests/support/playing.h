/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the tests of the model: matches played at random, and temporary folders. */
#pragma once

#include "model/match/talia-claim.h"
#include "model/table/talia-table-private.h"

G_BEGIN_DECLS

/** A match of hearts with `settings` (`KEY=VALUE KEY=VALUE`) as options. */
TaliaTable *playing_table (const char *settings);

/** The same of any game. */
TaliaTable *playing_game_table (const TaliaGame *game, const char *settings);

/** A match of hearts, played up to where the person at seat 0 is to choose and could make that claim; TALIA_CLAIM_NONE:
 * any. */
TaliaTable *playing_table_to_claim (TaliaClaim claim);

/** Makes one random step: deals where a deal is due (from a number or, at times, a pack), else moves. */
void playing_step (TaliaTable *table, TaliaRandom *random);

/** Steps until the match has `steps` of them or is over. */
void playing_steps (TaliaTable *table, TaliaRandom *random, guint steps);

/** Makes a random step as playing_step() does, or takes some back, or makes some of those again. */
void playing_wild_step (TaliaTable *table, TaliaRandom *random);

/** How often something is done: as the environment says, which cannot say never. */
guint playing_amount (const char *variable, guint usual);

/** A fresh folder for one test. */
char *playing_folder (void);

/** Removes the folder with all that it holds, and frees its name. */
void playing_remove_folder (char *folder);

/** The contents of the file `name` in `folder`; the test fails where there is none. */
char *playing_read (const char *folder, const char *name);

/** The names in `folder`, which must be there, that begin with `prefix`, sorted. */
GStrv playing_list (const char *folder, const char *prefix);

/** Lets the main loop run until the condition holds; fails after 10 seconds. */
#define wait_until(condition)                                                                                          \
  G_STMT_START                                                                                                         \
  {                                                                                                                    \
    gint64 until_ = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;                                                     \
    while (!(condition) && g_get_monotonic_time () < until_)                                                           \
      if (!g_main_context_iteration (NULL, FALSE))                                                                     \
        g_usleep (500);                                                                                                \
    g_assert_true (condition);                                                                                         \
  }                                                                                                                    \
  G_STMT_END

/** Iterates the main context until `done` says so; the test fails after ten seconds. */
void playing_wait (gboolean (*done) (gpointer data), gpointer data);

G_END_DECLS
