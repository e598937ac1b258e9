/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Exercises in a window: their place on the start page, and their page. */
#pragma once

#include "ui/session/talia-session.h"
#include "ui/start/talia-start-page.h"

G_BEGIN_DECLS

/**
 * TaliaWindowExercises:
 *
 * Keeps the number of exercises on a start page up to date.
 */
typedef struct _TaliaWindowExercises TaliaWindowExercises;

TaliaWindowExercises *talia_window_exercises_new (AdwNavigationView *pages, TaliaStartPage *start,
                                                  TaliaSession *session);
void talia_window_exercises_free (TaliaWindowExercises *self);

/** Offers the exercises of the day of `now`, unless the player does not want any. */
void talia_window_exercises_show (TaliaWindowExercises *self, GDateTime *now);

/** Opens the page of the exercises of the day of `now`, if there are any. */
void talia_window_exercises_open (TaliaWindowExercises *self, GDateTime *now);

/** Opens the page of exercises of a kind of decision in a game; returns FALSE if there are none. */
gboolean talia_window_exercises_practise (TaliaWindowExercises *self, const TaliaGame *game, TaliaThemeId theme,
                                          GDateTime *now);

/** Opens the page on which a collection is chosen. */
void talia_window_exercises_open_collections (TaliaWindowExercises *self, GDateTime *now);

G_END_DECLS
