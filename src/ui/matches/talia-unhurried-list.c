/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list model that gives a list view a few rows at first and some more in each following frame, so that a page with a
 * long list opens at once. */
#include "talia-unhurried-list.h"

/* The number of rows that are added in each frame once the first ones are visible. */
#define STEP 4

/* The largest number of rows that a list view creates, whatever its model has. */
#define ROWS 200

typedef struct
{
  GtkSliceListModel *slice;
  gboolean painted; /* whether the first frame is over */
} Growth;

static void
growth_free (gpointer data)
{
  Growth *growth = data;

  g_object_unref (growth->slice);
  g_free (growth);
}

static gboolean
grow_cb (GtkWidget *list, GdkFrameClock *clock, gpointer data)
{
  Growth *growth = data;
  guint size = gtk_slice_list_model_get_size (growth->slice) + STEP;

  if (growth->painted)
    gtk_slice_list_model_set_size (growth->slice, size < ROWS ? size : G_MAXUINT);
  growth->painted = TRUE;
  return size < ROWS ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

GListModel *
talia_unhurried_list_new (GtkListView *list, GListModel *items)
{
  Growth *growth;

  g_return_val_if_fail (GTK_IS_LIST_VIEW (list) && G_IS_LIST_MODEL (items), NULL);

  growth = g_new (Growth, 1);
  *growth = (Growth) { gtk_slice_list_model_new (g_object_ref (items), 0, 1), FALSE };
  gtk_widget_add_tick_callback (GTK_WIDGET (list), grow_cb, growth, growth_free);
  return G_LIST_MODEL (g_object_ref (growth->slice));
}
