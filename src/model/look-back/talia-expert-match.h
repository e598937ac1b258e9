/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lets an expert play a whole match in the place of a person, with the same cards and against the same players. */
#pragma once

#include <gio/gio.h>

#include "model/table/talia-table.h"

G_BEGIN_DECLS

/**
 * Plays a match with a number (talia_number_of()) that has not begun, in a thread, with an expert at `seat`; takes some
 * seconds. Everybody plays as at the table, but searches are limited by counts alone and never by the clock, so that
 * the result is the same each time. Nobody else may use the table meanwhile.
 */
void talia_expert_match_async (TaliaTable *table, int seat, GCancellable *cancellable, GAsyncReadyCallback callback,
                               gpointer data);

/** Returns the expert's place, from 1; 0 if the match could not be played to its end. Error: G_IO_ERROR. */
int talia_expert_match_finish (GAsyncResult *result, GError **error);

G_END_DECLS
