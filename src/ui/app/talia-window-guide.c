/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Starts a guided deal in the window. */
#include "talia-window-guide.h"

#include "ui/start/talia-match-settings.h"

typedef struct
{
  AdwApplicationWindow *window; /* that owns the action */
  TaliaWindowThen play;
} Guide;

static void
guided_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  Guide *self = data;
  const TaliaGame *game = talia_registry_find (g_variant_get_string (parameter, NULL));
  g_autoptr (TaliaSeat) person = game != NULL ? talia_match_settings_load_seat (game, 0) : NULL;
  g_autoptr (TaliaTable) table =
      person != NULL ? talia_guide_create_table (game, talia_seat_get_given_name (person)) : NULL;

  if (table != NULL)
    self->play (self->window, table);
}

static void
free_cb (gpointer data, GClosure *closure)
{
  g_free (data);
}

void
talia_window_guide_install (AdwApplicationWindow *window, TaliaWindowThen play)
{
  g_autoptr (GSimpleAction) action = g_simple_action_new ("guided", G_VARIANT_TYPE_STRING);
  Guide *self = g_new (Guide, 1);

  *self = (Guide) { window, play };
  g_signal_connect_data (action, "activate", G_CALLBACK (guided_cb), self, free_cb, 0);
  g_action_map_add_action (G_ACTION_MAP (window), G_ACTION (action));
}
