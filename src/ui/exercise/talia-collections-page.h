/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of the exercises that come with Talia: the choice of a game, and of how hard they are. */
#pragma once

#include <adwaita.h>

#include "model/exercise/talia-exercises.h"

G_BEGIN_DECLS

/**
 * TaliaCollectionsPage:
 *
 * Says for each grade how many exercises are solved, and offers those that are due and new ones.
 *
 * Signal: `chosen (GPtrArray *, guint)`: show these exercises (TaliaLoss) on that day.
 */
#define TALIA_TYPE_COLLECTIONS_PAGE (talia_collections_page_get_type ())
G_DECLARE_FINAL_TYPE (TaliaCollectionsPage, talia_collections_page, TALIA, COLLECTIONS_PAGE, AdwNavigationPage)

/** Creates the page on the day `today`. */
TaliaCollectionsPage *talia_collections_page_new (TaliaExercises *exercises, guint32 today);

G_END_DECLS
