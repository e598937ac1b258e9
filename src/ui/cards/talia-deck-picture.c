/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws one card of a deck in a thread, for choosing among decks. */
#include "talia-deck-picture.h"

#include <math.h>

#include "talia-card-face.h"

/* The card that is drawn: a face card, because face cards differ most between decks. */
#define SHOWN TALIA_CARD (TALIA_QUEEN, TALIA_HEARTS)

static GdkTexture *
draw (TaliaCardDeck *deck, int width, GError **error)
{
  int height = (int) ceil (width * (double) TALIA_CARD_ASPECT);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  gboolean drawn = talia_card_deck_draw (deck, cr, SHOWN, width / 2., height / 2., width, height);

  cairo_destroy (cr);
  if (drawn)
    return talia_card_face_take_surface (surface);
  cairo_surface_destroy (surface);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, "no such card");
  return NULL;
}

static void
draw_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;
  g_autoptr (TaliaCardDeck) deck = talia_card_deck_open (data, cancellable, &error);
  int width = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (task), "width"));
  GdkTexture *texture = deck != NULL ? draw (deck, width, &error) : NULL;

  if (texture != NULL)
    g_task_return_pointer (task, texture, g_object_unref);
  else
    g_task_return_error (task, error);
}

void
talia_deck_picture_draw_async (GFile *file, int width, GCancellable *cancellable, GAsyncReadyCallback callback,
                               gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);

  g_return_if_fail (G_IS_FILE (file));

  g_object_set_data (G_OBJECT (task), "width", GINT_TO_POINTER (width));
  g_task_set_task_data (task, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (task, draw_thread);
}

GdkTexture *
talia_deck_picture_draw_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
