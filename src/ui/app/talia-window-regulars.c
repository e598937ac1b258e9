/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows in the window who a regular is. */
#include "talia-window-regulars.h"

#include "ui/faces/talia-regular-dialog.h"

/* Where the action has the archive. */
#define ARCHIVE "talia-archive"

static void
show_cb (GSimpleAction *action, GVariant *parameter, GtkWidget *window)
{
  g_auto (GStrv) ids = g_strsplit (g_variant_get_string (parameter, NULL), " ", -1);

  talia_regular_dialog_present (window, g_object_get_data (G_OBJECT (action), ARCHIVE), (const char *const *) ids);
}

void
talia_window_regulars_install (AdwApplicationWindow *window, TaliaArchive *archive)
{
  g_autoptr (GSimpleAction) action = g_simple_action_new ("show-regulars", G_VARIANT_TYPE_STRING);

  g_object_set_data_full (G_OBJECT (action), ARCHIVE, g_object_ref (archive), g_object_unref);
  g_signal_connect (action, "activate", G_CALLBACK (show_cb), window);
  g_action_map_add_action (G_ACTION_MAP (window), G_ACTION (action));
}
