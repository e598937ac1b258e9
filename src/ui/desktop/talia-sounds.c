/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sounds of the table, while the preference `sounds` is on. tools/make-sounds makes them. */
#include "talia-sounds.h"

#include <gtk/gtk.h>

#include "settings/talia-settings.h"

static const char *const names[TALIA_SOUNDS] = {
  [TALIA_SOUND_DEAL] = "deal", [TALIA_SOUND_PLAY] = "play", [TALIA_SOUND_TAKE] = "take",
  [TALIA_SOUND_WIN] = "win",   [TALIA_SOUND_MOON] = "moon",
};

/* NULL until loaded, and while the preference is off. */
static GtkMediaStream *streams[TALIA_SOUNDS];
static guint loading;

static gboolean
are_wanted (void)
{
  return g_settings_get_boolean (talia_settings_get (), "sounds");
}

static void
load (TaliaSound sound)
{
  g_autofree char *path = g_strdup_printf ("/io/github/taliacards/Talia/sounds/%s.wav", names[sound]);

  if (streams[sound] == NULL)
    streams[sound] = gtk_media_file_new_for_resource (path);
}

/* One at a time: each starts a player of its own. */
static gboolean
load_next_cb (gpointer data)
{
  for (TaliaSound sound = 0; sound < TALIA_SOUNDS; sound++)
    if (streams[sound] == NULL)
      {
        load (sound);
        return G_SOURCE_CONTINUE;
      }
  loading = 0;
  return G_SOURCE_REMOVE;
}

void
talia_sounds_prepare (void)
{
  if (are_wanted () && loading == 0)
    loading = g_idle_add (load_next_cb, NULL);
  else if (!are_wanted ())
    {
      g_clear_handle_id (&loading, g_source_remove);
      for (TaliaSound sound = 0; sound < TALIA_SOUNDS; sound++)
        g_clear_object (&streams[sound]);
    }
}

void
talia_sounds_play (TaliaSound sound)
{
  g_return_if_fail (sound < TALIA_SOUNDS);

  if (!are_wanted ())
    return;
  load (sound);
  if (gtk_media_stream_get_error (streams[sound]) != NULL)
    return; /* no audio: silence is what there is */
  if (gtk_media_stream_is_prepared (streams[sound]))
    gtk_media_stream_seek (streams[sound], 0);
  gtk_media_stream_play (streams[sound]);
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
      case TALIA_EVENT_TRICK: /* sounds when it is taken off the table */
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
