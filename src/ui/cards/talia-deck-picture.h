/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws one card of a deck in a thread, for choosing among decks. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Draws a card of the deck in a file, `width` pixels wide. */
void talia_deck_picture_draw_async (GFile *file, int width, GCancellable *cancellable, GAsyncReadyCallback callback,
                                    gpointer data);

/** Returns the picture (transfer full). */
GdkTexture *talia_deck_picture_draw_finish (GAsyncResult *result, GError **error);

G_END_DECLS
