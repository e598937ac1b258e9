/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A connection that carries lines of text, with limits for their length and for their number per second. */
#include "talia-channel.h"

#include <string.h>

#include "talia-rate.h"

#define FINISH_SECONDS 5 /* the time in which to read what is still sent */
#define OVERSLEPT_MS 100 /* the least delay of a program that counts */

struct _TaliaChannel
{
  GObject parent_instance;

  GIOStream *stream;
  GCancellable *cancellable;
  char buffer[4096];
  GString *line; /* the part of the next line that has arrived */
  GString *out;  /* data to be sent after the current data */
  GBytes *sending;
  TaliaRate lines;
  gint64 heard; /* the time of the last data received, in monotonic microseconds … */
  gint64 said;  /* … and sent */
  gboolean limited;
  gboolean slow;
  gboolean finished;
  gboolean closed;
};

G_DEFINE_FINAL_TYPE (TaliaChannel, talia_channel, G_TYPE_OBJECT)

enum
{
  LINE,
  CLOSED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static void read_more (TaliaChannel *self);

static void
break_off (TaliaChannel *self, const char *why)
{
  if (self->closed)
    return;
  talia_channel_close (self);
  g_signal_emit (self, signals[CLOSED], 0, why);
}

/* --- in ------------------------------------------------------------------------------- */

static gboolean
is_text (const GString *line)
{
  for (gsize i = 0; i < line->len; i++)
    if (g_ascii_iscntrl (line->str[i]))
      return FALSE;
  return g_utf8_validate_len (line->str, line->len, NULL);
}

static void
end_line (TaliaChannel *self)
{
  g_autoptr (GString) line = g_steal_pointer (&self->line);

  self->line = g_string_new (NULL);
  if (!is_text (line))
    break_off (self, "text");
  else if (self->limited && !talia_rate_take (&self->lines, g_get_monotonic_time ()))
    break_off (self, "flood");
  else
    g_signal_emit (self, signals[LINE], 0, line->str);
}

static void
take_in (TaliaChannel *self, const char *bytes, gsize n)
{
  while (n > 0 && !self->closed && !self->finished)
    {
      const char *newline = memchr (bytes, '\n', n);
      gsize part = newline != NULL ? (gsize) (newline - bytes) : n;

      if (self->line->len + part > TALIA_CHANNEL_MAX_LINE)
        {
          break_off (self, "long");
          return;
        }
      g_string_append_len (self->line, bytes, (gssize) part);
      if (newline != NULL)
        {
          end_line (self);
          part++;
        }
      bytes += part;
      n -= part;
    }
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TaliaChannel) self = data;
  g_autoptr (GError) error = NULL;
  gssize n = g_input_stream_read_finish (G_INPUT_STREAM (source), result, &error);

  if (self->closed || self->finished)
    return;
  if (n <= 0)
    {
      break_off (self, n == 0 ? "end" : "broken");
      return;
    }
  self->heard = g_get_monotonic_time ();
  take_in (self, self->buffer, (gsize) n);
  if (!self->closed && !self->finished)
    read_more (self);
}

/* Reads at low priority, so that the people at this machine come first. */
static void
read_more (TaliaChannel *self)
{
  g_input_stream_read_async (g_io_stream_get_input_stream (self->stream), self->buffer, sizeof self->buffer,
                             G_PRIORITY_DEFAULT_IDLE, self->cancellable, read_cb, g_object_ref (self));
}

/* --- out ------------------------------------------------------------------------------ */

static void send_more (TaliaChannel *self);

static void
write_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TaliaChannel) self = data;
  gboolean sent = g_output_stream_write_all_finish (G_OUTPUT_STREAM (source), result, NULL, NULL);

  g_clear_pointer (&self->sending, g_bytes_unref);
  if (self->closed)
    return;
  if (!sent)
    break_off (self, "broken");
  else if (self->out->len > 0)
    send_more (self);
  else if (self->finished)
    talia_channel_close (self);
}

static void
send_more (TaliaChannel *self)
{
  self->sending = g_string_free_to_bytes (g_steal_pointer (&self->out));
  self->out = g_string_new (NULL);
  g_output_stream_write_all_async (g_io_stream_get_output_stream (self->stream), g_bytes_get_data (self->sending, NULL),
                                   g_bytes_get_size (self->sending), G_PRIORITY_DEFAULT, self->cancellable, write_cb,
                                   g_object_ref (self));
}

static void
slow_cb (gpointer data)
{
  g_autoptr (TaliaChannel) self = data;

  break_off (self, "slow");
}

void
talia_channel_send (TaliaChannel *self, const char *format, ...)
{
  va_list arguments;

  g_return_if_fail (TALIA_IS_CHANNEL (self));

  if (self->closed || self->finished || self->slow)
    return;
  va_start (arguments, format);
  g_string_append_vprintf (self->out, format, arguments);
  va_end (arguments);
  g_string_append_c (self->out, '\n');
  self->said = g_get_monotonic_time ();
  if (self->sending == NULL)
    send_more (self);
  else if (self->out->len > TALIA_CHANNEL_MAX_WAITING && !self->slow && (self->slow = TRUE))
    g_idle_add_once (slow_cb, g_object_ref (self)); /* a signal handler must not free the channel */
}

/* --- the object ----------------------------------------------------------------------- */

static void
talia_channel_dispose (GObject *object)
{
  talia_channel_close (TALIA_CHANNEL (object));
  G_OBJECT_CLASS (talia_channel_parent_class)->dispose (object);
}

static void
talia_channel_finalize (GObject *object)
{
  TaliaChannel *self = TALIA_CHANNEL (object);

  g_clear_object (&self->stream);
  g_clear_object (&self->cancellable);
  g_string_free (self->line, TRUE);
  g_string_free (self->out, TRUE);
  g_clear_pointer (&self->sending, g_bytes_unref);
  G_OBJECT_CLASS (talia_channel_parent_class)->finalize (object);
}

static void
talia_channel_class_init (TaliaChannelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = talia_channel_dispose;
  object_class->finalize = talia_channel_finalize;
  signals[LINE] = g_signal_new ("line", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_STRING | G_SIGNAL_TYPE_STATIC_SCOPE);
  signals[CLOSED] = g_signal_new ("closed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING | G_SIGNAL_TYPE_STATIC_SCOPE);
}

static void
talia_channel_init (TaliaChannel *self)
{
  self->cancellable = g_cancellable_new ();
  self->line = g_string_new (NULL);
  self->out = g_string_new (NULL);
  self->heard = self->said = g_get_monotonic_time ();
  talia_rate_init (&self->lines, TALIA_CHANNEL_BURST, TALIA_CHANNEL_RATE, self->heard);
}

TaliaChannel *
talia_channel_new (GIOStream *stream, gboolean limited)
{
  TaliaChannel *self = g_object_new (TALIA_TYPE_CHANNEL, NULL);

  self->stream = g_object_ref (stream);
  self->limited = limited;
  read_more (self);
  return self;
}

static void
waited_cb (gpointer data)
{
  g_autoptr (TaliaChannel) self = data;

  talia_channel_close (self);
}

void
talia_channel_finish (TaliaChannel *self)
{
  g_return_if_fail (TALIA_IS_CHANNEL (self));

  if (self->closed || self->finished)
    return;
  self->finished = TRUE;
  g_timeout_add_seconds_once (FINISH_SECONDS, waited_cb, g_object_ref (self));
  if (self->sending == NULL)
    talia_channel_close (self);
}

void
talia_channel_hang_on (TaliaChannel *self)
{
  g_return_if_fail (TALIA_IS_CHANNEL (self));

  g_timeout_add_seconds_once (FINISH_SECONDS, waited_cb, g_object_ref (self));
}

void
talia_channel_close (TaliaChannel *self)
{
  g_return_if_fail (TALIA_IS_CHANNEL (self));

  if (self->closed)
    return;
  self->closed = TRUE;
  g_cancellable_cancel (self->cancellable);
  g_io_stream_close_async (self->stream, G_PRIORITY_DEFAULT, NULL, NULL, NULL);
}

gboolean
talia_channel_overslept (gint64 *last, guint ms)
{
  const gint64 before = *last;

  *last = g_get_monotonic_time ();
  return *last - before > MAX (2 * (gint64) ms, OVERSLEPT_MS) * 1000;
}

void
talia_channel_excuse (TaliaChannel *self)
{
  g_return_if_fail (TALIA_IS_CHANNEL (self));

  self->heard = g_get_monotonic_time ();
}

double
talia_channel_get_silence (TaliaChannel *self)
{
  g_return_val_if_fail (TALIA_IS_CHANNEL (self), 0);
  return (double) (g_get_monotonic_time () - self->heard) / G_USEC_PER_SEC;
}

double
talia_channel_get_quiet (TaliaChannel *self)
{
  g_return_val_if_fail (TALIA_IS_CHANNEL (self), 0);
  return (double) (g_get_monotonic_time () - self->said) / G_USEC_PER_SEC;
}
