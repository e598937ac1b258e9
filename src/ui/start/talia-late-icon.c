/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An icon that appears one frame after its page, because loading the pictures of the start page would take a fifth of
 * the time to its first frame. */
#include "talia-late-icon.h"

typedef struct
{
  char *name;
  gboolean painted; /* the first frame is over */
} LateIcon;

static void
late_icon_free (gpointer data)
{
  LateIcon *late = data;

  g_free (late->name);
  g_free (late);
}

static gboolean
tick_cb (GtkWidget *image, GdkFrameClock *clock, gpointer data)
{
  LateIcon *late = data;

  if (late->painted)
    gtk_image_set_from_icon_name (GTK_IMAGE (image), late->name);
  late->painted = !late->painted;
  return late->painted ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

void
talia_late_icon_show (GtkImage *image, const char *name)
{
  LateIcon *late;
  int size;

  g_return_if_fail (GTK_IS_IMAGE (image) && name != NULL);

  size = gtk_image_get_pixel_size (image);
  late = g_new (LateIcon, 1);
  *late = (LateIcon) { g_strdup (name), FALSE };
  gtk_widget_set_size_request (GTK_WIDGET (image), size, size);
  gtk_widget_add_tick_callback (GTK_WIDGET (image), tick_cb, late, late_icon_free);
}
