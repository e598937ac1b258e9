/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row for entering a sequence of sides, such as the sides that made the sweeps of a deal, in order. */
#pragma once

#include <adwaita.h>

#include "engine/talia-told.h"

G_BEGIN_DECLS

/**
 * TaliaPadOrder:
 *
 * A button for each side adds it to the end of the list, another one removes the last.
 *
 * Signals: `changed ()`: the player has changed the list.
 */
#define TALIA_TYPE_PAD_ORDER (talia_pad_order_get_type ())
G_DECLARE_FINAL_TYPE (TaliaPadOrder, talia_pad_order, TALIA, PAD_ORDER, AdwPreferencesRow)

/** Creates a row for a list of at most `most` entries. */
GtkWidget *talia_pad_order_new (const char *title, const char *const *sides, guint most);

/** Gets the list: sides up to the first TALIA_UNTOLD. */
void talia_pad_order_get (TaliaPadOrder *self, int16_t answers[TALIA_FIELD_CELLS]);
void talia_pad_order_set (TaliaPadOrder *self, const int16_t answers[TALIA_FIELD_CELLS]);

G_END_DECLS
