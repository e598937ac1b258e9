/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays the sounds of the table if the player or, by default, the desktop wants them. tools/make-sounds makes the
 * files. */
#include "talia-sounds.h"

#include <gtk/gtk.h>

#include "settings/talia-settings.h"
#include "talia-speaker.h"

static const char *const names[TALIA_SOUNDS] = {
  [TALIA_SOUND_DEAL] = "deal", [TALIA_SOUND_PLAY] = "play", [TALIA_SOUND_TAKE] = "take",
  [TALIA_SOUND_WIN] = "win",   [TALIA_SOUND_MOON] = "moon",
};

static TaliaSpeaker *speaker; /* NULL while no sounds are wanted */

#define DESKTOP_SOUNDS "org.gnome.desktop.sound"
#define EVENT_SOUNDS "event-sounds"

/* Whether the desktop has sounds for events. In a sandbox, only the toolkit can see its settings. */
static gboolean
has_desktop_sounds (void)
{
  g_autoptr (GSettingsSchema) schema =
      g_settings_schema_source_lookup (g_settings_schema_source_get_default (), DESKTOP_SOUNDS, TRUE);
  g_autoptr (GSettings) desktop = NULL;
  gboolean toolkit = TRUE;

  if (schema == NULL || !g_settings_schema_has_key (schema, EVENT_SOUNDS))
    return FALSE;
  desktop = g_settings_new_full (schema, NULL, NULL);
  if (gdk_display_get_default () != NULL)
    g_object_get (gtk_settings_get_default (), "gtk-enable-event-sounds", &toolkit, NULL);
  return toolkit && g_settings_get_boolean (desktop, EVENT_SOUNDS);
}

gboolean
talia_sounds_are_wanted (void)
{
  g_autoptr (GVariant) chosen = g_settings_get_user_value (talia_settings_get (), "sounds");

  return chosen != NULL ? g_variant_get_boolean (chosen) : has_desktop_sounds ();
}

void
talia_sounds_prepare (void)
{
  if (!talia_sounds_are_wanted ())
    g_clear_object (&speaker);
  else if (speaker == NULL)
    speaker = talia_speaker_new ();
}

void
talia_sounds_play (TaliaSound sound)
{
  g_autofree char *path = NULL;
  g_autoptr (GBytes) wav = NULL;

  g_return_if_fail (sound < TALIA_SOUNDS);

  talia_sounds_prepare ();
  if (speaker == NULL)
    return;
  path = g_strdup_printf ("/io/github/taliacards/Talia/sounds/%s.wav", names[sound]);
  wav = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  talia_speaker_play (speaker, wav, g_settings_get_double (talia_settings_get (), "sound-volume"));
}

void
talia_sounds_tell (const TaliaEvents *events, const TaliaState *state, int side)
{
  int sound = -1;

  g_return_if_fail (events != NULL && state != NULL);

  for (guint i = 0; i < events->n; i++)
    switch ((TaliaEventKind) events->at[i].kind)
      {
      case TALIA_EVENT_DEALT:
      case TALIA_EVENT_EXCHANGED:
      case TALIA_EVENT_ROUND:
        sound = TALIA_SOUND_DEAL;
        break;
      case TALIA_EVENT_PLAYED:
      case TALIA_EVENT_TRAILED:
      case TALIA_EVENT_BUILT:
      case TALIA_EVENT_ADDED:
      case TALIA_EVENT_RAISED:
        sound = TALIA_SOUND_PLAY;
        break;
      case TALIA_EVENT_CAPTURED:
      case TALIA_EVENT_SWEPT:
      case TALIA_EVENT_RESIDUE:
      case TALIA_EVENT_CLAIMED:
        sound = TALIA_SOUND_TAKE;
        break;
      case TALIA_EVENT_MOON:
        sound = TALIA_SOUND_MOON;
        break;
      case TALIA_EVENT_MATCH_ENDED:
        if (state->winners & 1 << side)
          sound = TALIA_SOUND_WIN;
        break;
      case TALIA_EVENT_TRICK: /* makes its sound when it is taken off the table */
      case TALIA_EVENT_CHOSE:
      case TALIA_EVENT_BID:
      case TALIA_EVENT_VOID:
      case TALIA_EVENT_BROKEN:
      case TALIA_EVENT_SKIPPED:
      case TALIA_EVENT_OUT:
      case TALIA_EVENT_DEAL_ENDED:
        break;
      }
  if (sound >= 0)
    talia_sounds_play ((TaliaSound) sound);
}
