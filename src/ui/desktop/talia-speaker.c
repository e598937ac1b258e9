/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A speaker: plays short sounds through the desktop's sound server, which is PipeWire or PulseAudio. */
#include "talia-speaker.h"

#include <pulse/glib-mainloop.h>
#include <pulse/pulseaudio.h>

#define HEADER 44     /* bytes before the samples of a WAV file */
#define LATENCY 30000 /* the time between a card landing and its sound, in microseconds */

struct _TaliaSpeaker
{
  GObject parent;

  pa_glib_mainloop *loop;
  pa_context *context; /* NULL: no server has answered */
  GBytes *waiting;     /* the last sound before the server answered, and its volume */
  double volume;
};

G_DEFINE_FINAL_TYPE (TaliaSpeaker, talia_speaker, G_TYPE_OBJECT)

static void
drained_cb (pa_stream *stream, int success, void *data)
{
  pa_stream_disconnect (stream);
}

/* A stream plays one sound: it gets all samples at once, and is freed when they have been heard, or with the
 * connection. */
static void
stream_state_cb (pa_stream *stream, void *data)
{
  GBytes *wav = data;
  pa_operation *draining;

  switch (pa_stream_get_state (stream))
    {
    case PA_STREAM_READY:
      pa_stream_write (stream, (const guint8 *) g_bytes_get_data (wav, NULL) + HEADER, g_bytes_get_size (wav) - HEADER,
                       NULL, 0, PA_SEEK_RELATIVE);
      draining = pa_stream_drain (stream, drained_cb, NULL);
      g_clear_pointer (&draining, pa_operation_unref);
      break;
    case PA_STREAM_FAILED:
    case PA_STREAM_TERMINATED:
      pa_stream_set_state_callback (stream, NULL, NULL);
      pa_stream_unref (stream);
      g_bytes_unref (wav);
      break;
    case PA_STREAM_UNCONNECTED:
    case PA_STREAM_CREATING:
      break;
    }
}

static pa_sample_spec
get_spec (GBytes *wav)
{
  const guint8 *header = g_bytes_get_data (wav, NULL);

  return (pa_sample_spec) {
    .format = PA_SAMPLE_S16LE,
    .channels = header[22],
    .rate = header[24] | header[25] << 8 | header[26] << 16,
  };
}

static void
start (TaliaSpeaker *self, GBytes *wav, double volume)
{
  const pa_sample_spec spec = get_spec (wav);
  pa_proplist *what = pa_proplist_new ();
  const pa_buffer_attr soon = {
    .maxlength = (guint32) -1,
    .tlength = (guint32) pa_usec_to_bytes (LATENCY, &spec),
    .prebuf = (guint32) -1,
    .minreq = (guint32) -1,
  };
  pa_stream *stream;
  pa_cvolume loudness;

  pa_proplist_sets (what, PA_PROP_MEDIA_ROLE, "event");
  stream = pa_stream_new_with_proplist (self->context, g_get_prgname (), &spec, NULL, what);
  pa_proplist_free (what);
  if (stream == NULL)
    return;
  pa_stream_set_state_callback (stream, stream_state_cb, g_bytes_ref (wav));
  pa_cvolume_set (&loudness, spec.channels, (pa_volume_t) (PA_VOLUME_NORM * volume));
  if (pa_stream_connect_playback (stream, NULL, &soon, PA_STREAM_ADJUST_LATENCY, &loudness, NULL) < 0)
    {
      pa_stream_unref (stream);
      g_bytes_unref (wav);
    }
}

static void
context_state_cb (pa_context *context, void *data)
{
  TaliaSpeaker *self = data;
  g_autoptr (GBytes) waiting = NULL;

  switch (pa_context_get_state (context))
    {
    case PA_CONTEXT_READY:
      waiting = g_steal_pointer (&self->waiting);
      if (waiting != NULL)
        start (self, waiting, self->volume);
      break;
    case PA_CONTEXT_FAILED:
    case PA_CONTEXT_TERMINATED:
      g_clear_pointer (&self->waiting, g_bytes_unref);
      g_clear_pointer (&self->context, pa_context_unref);
      break;
    case PA_CONTEXT_UNCONNECTED:
    case PA_CONTEXT_CONNECTING:
    case PA_CONTEXT_AUTHORIZING:
    case PA_CONTEXT_SETTING_NAME:
      break;
    }
}

static void
connect_to_server (TaliaSpeaker *self)
{
  self->context = pa_context_new (pa_glib_mainloop_get_api (self->loop), g_get_application_name ());
  if (self->context == NULL)
    return;
  pa_context_set_state_callback (self->context, context_state_cb, self);
  if (pa_context_connect (self->context, NULL, PA_CONTEXT_NOAUTOSPAWN, NULL) < 0)
    g_clear_pointer (&self->context, pa_context_unref);
}

static void
talia_speaker_finalize (GObject *object)
{
  TaliaSpeaker *self = TALIA_SPEAKER (object);

  if (self->context != NULL)
    {
      pa_context_set_state_callback (self->context, NULL, NULL);
      pa_context_disconnect (self->context);
      pa_context_unref (self->context);
    }
  pa_glib_mainloop_free (self->loop);
  g_clear_pointer (&self->waiting, g_bytes_unref);

  G_OBJECT_CLASS (talia_speaker_parent_class)->finalize (object);
}

static void
talia_speaker_class_init (TaliaSpeakerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = talia_speaker_finalize;
}

static void
talia_speaker_init (TaliaSpeaker *self)
{
  self->loop = pa_glib_mainloop_new (NULL);
  connect_to_server (self);
}

TaliaSpeaker *
talia_speaker_new (void)
{
  return g_object_new (TALIA_TYPE_SPEAKER, NULL);
}

void
talia_speaker_play (TaliaSpeaker *self, GBytes *wav, double volume)
{
  pa_sample_spec spec;

  g_return_if_fail (TALIA_IS_SPEAKER (self));
  g_return_if_fail (wav != NULL && g_bytes_get_size (wav) > HEADER && volume >= 0 && volume <= 1);

  if (volume == 0)
    return; /* the server would show a stream of silence */

  spec = get_spec (wav);
  g_return_if_fail (pa_sample_spec_valid (&spec));

  if (self->context == NULL)
    connect_to_server (self);
  if (self->context == NULL)
    return;
  if (pa_context_get_state (self->context) == PA_CONTEXT_READY)
    {
      start (self, wav, volume);
      return;
    }
  g_clear_pointer (&self->waiting, g_bytes_unref);
  self->waiting = g_bytes_ref (wav);
  self->volume = volume;
}
