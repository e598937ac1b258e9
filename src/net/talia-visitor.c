/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A visitor of a host: the encrypted connection of somebody who wants a seat or has one. It is closed if the visitor is
 * silent for too long. */
#include "talia-visitor.h"

#include "talia-channel.h"

/* The time for the handshake, which takes a few seconds on a slow connection. */
#define TURNS 3

struct _TaliaVisitor
{
  GObject parent_instance;

  GIOStream *stream;
  GCancellable *cancellable;
  TaliaChannel *channel; /* NULL before the connection is encrypted */
  TaliaVisitorStage stage;
  int seat;
  gsize told;
  guint patience;
  gint64 came, begun, watched;
  char *address;
  GTlsCertificate *certificate;
  guint watch;
  GSource *first; /* waits for the first data, which needs no thread */
  gboolean spoke;
  gboolean shaking; /* a TLS operation that is running in a thread, and holds a reference until it has ended */
  gboolean gone;
};

G_DEFINE_FINAL_TYPE (TaliaVisitor, talia_visitor, G_TYPE_OBJECT)

enum
{
  LINE,
  LEFT,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static void
line_cb (TaliaVisitor *self, const char *line)
{
  g_autoptr (TaliaVisitor) keep = g_object_ref (self);

  if (!self->gone && !g_str_equal (line, "pong"))
    g_signal_emit (self, signals[LINE], 0, line);
}

static void
closed_cb (TaliaVisitor *self)
{
  talia_visitor_leave (self);
}

static void
handshake_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TaliaVisitor) self = data;

  self->shaking = FALSE;
  if (self->gone)
    {
      g_signal_emit (self, signals[LEFT], 0);
      return;
    }
  if (!g_tls_connection_handshake_finish (G_TLS_CONNECTION (source), result, NULL))
    {
      talia_visitor_leave (self);
      return;
    }
  self->channel = talia_channel_new (G_IO_STREAM (source), TRUE);
  g_signal_connect_object (self->channel, "line", G_CALLBACK (line_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->channel, "closed", G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
}

static gboolean
watch_cb (gpointer data)
{
  TaliaVisitor *self = data;
  double patience = self->patience / 1000.0;

  if (talia_channel_overslept (&self->watched, self->patience / 4))
    {
      self->came = self->watched;
      if (self->channel != NULL)
        talia_channel_excuse (self->channel);
    }
  if (self->stage != TALIA_VISITOR_SEATED)
    {
      if ((double) (g_get_monotonic_time () - self->came) / G_USEC_PER_SEC < patience)
        return G_SOURCE_CONTINUE;
    }
  else if (talia_channel_get_silence (self->channel) < patience)
    {
      /* Both sides wait for each other, and the other one may just have written. */
      if (MAX (talia_channel_get_silence (self->channel), talia_channel_get_quiet (self->channel)) > patience / 3)
        talia_channel_send (self->channel, "ping");
      return G_SOURCE_CONTINUE;
    }
  self->watch = 0;
  talia_visitor_leave (self);
  return G_SOURCE_REMOVE;
}

static void
talia_visitor_dispose (GObject *object)
{
  TaliaVisitor *self = TALIA_VISITOR (object);

  talia_visitor_drop (self);
  g_clear_object (&self->channel);
  g_clear_object (&self->stream);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->certificate);
  g_clear_pointer (&self->address, g_free);
  G_OBJECT_CLASS (talia_visitor_parent_class)->dispose (object);
}

static void
talia_visitor_class_init (TaliaVisitorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = talia_visitor_dispose;
  signals[LINE] = g_signal_new ("line", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_STRING | G_SIGNAL_TYPE_STATIC_SCOPE);
  signals[LEFT] =
      g_signal_new ("left", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
talia_visitor_init (TaliaVisitor *self)
{
  self->seat = -1;
  self->cancellable = g_cancellable_new ();
  self->came = g_get_monotonic_time ();
}

static char *
find_address (GSocketConnection *stream)
{
  g_autoptr (GSocketAddress) address = g_socket_connection_get_remote_address (stream, NULL);

  if (!G_IS_INET_SOCKET_ADDRESS (address)) /* already disconnected */
    return g_strdup ("");
  return g_inet_address_to_string (g_inet_socket_address_get_address (G_INET_SOCKET_ADDRESS (address)));
}

TaliaVisitor *
talia_visitor_new (GSocketConnection *stream, guint patience)
{
  TaliaVisitor *self = g_object_new (TALIA_TYPE_VISITOR, NULL);

  self->stream = g_object_ref (G_IO_STREAM (stream));
  self->address = find_address (stream);
  self->patience = patience;
  self->watched = self->came;
  self->watch = g_timeout_add (MAX (patience / 4, 1), watch_cb, self);
  return self;
}

static void
clear_first (TaliaVisitor *self)
{
  if (self->first != NULL)
    g_source_destroy (self->first);
  g_clear_pointer (&self->first, g_source_unref);
}

/* The first data have arrived, or the connection has ended. */
static gboolean
first_cb (GSocket *socket, GIOCondition condition, gpointer data)
{
  TaliaVisitor *self = data;
  g_autoptr (GIOStream) encrypted = g_tls_server_connection_new (self->stream, self->certificate, NULL);

  clear_first (self);
  self->spoke = TRUE;
  self->shaking = encrypted != NULL; /* without the handshake, the time limit ends the connection */
  if (self->shaking)
    g_tls_connection_handshake_async (G_TLS_CONNECTION (encrypted), G_PRIORITY_DEFAULT_IDLE, self->cancellable,
                                      handshake_cb, g_object_ref (self));
  return G_SOURCE_REMOVE;
}

void
talia_visitor_begin (TaliaVisitor *self, GTlsCertificate *certificate)
{
  GSocket *socket = g_socket_connection_get_socket (G_SOCKET_CONNECTION (self->stream));

  self->stage = TALIA_VISITOR_CAME;
  self->begun = g_get_monotonic_time ();
  self->certificate = g_object_ref (certificate);
  self->first = g_socket_create_source (socket, G_IO_IN, NULL);
  g_source_set_callback (self->first, G_SOURCE_FUNC (first_cb), self, NULL);
  g_source_attach (self->first, NULL);
}

const char *
talia_visitor_get_address (TaliaVisitor *self)
{
  return self->address;
}

gboolean
talia_visitor_is_late (TaliaVisitor *self, guint turn)
{
  const gint64 turns = self->spoke ? TURNS : 1;

  return !self->gone && g_get_monotonic_time () - self->begun >= turns * turn * 1000;
}

TaliaVisitorStage
talia_visitor_get_stage (TaliaVisitor *self)
{
  return self->stage;
}

void
talia_visitor_set_stage (TaliaVisitor *self, TaliaVisitorStage stage)
{
  self->stage = stage;
}

int
talia_visitor_get_seat (TaliaVisitor *self)
{
  return self->seat;
}

void
talia_visitor_set_seat (TaliaVisitor *self, int seat)
{
  self->seat = seat;
}

gsize
talia_visitor_get_told (TaliaVisitor *self)
{
  return self->told;
}

void
talia_visitor_set_told (TaliaVisitor *self, gsize told)
{
  self->told = told;
}

void
talia_visitor_send (TaliaVisitor *self, const char *word, const char *text)
{
  g_return_if_fail (TALIA_IS_VISITOR (self));

  if (self->channel != NULL && !self->gone)
    talia_channel_send (self->channel, "%s %s", word, text);
}

void
talia_visitor_dismiss (TaliaVisitor *self, const char *word, const char *text)
{
  g_autoptr (TaliaVisitor) keep = g_object_ref (self);

  if (self->gone)
    return;
  if (self->channel == NULL)
    {
      talia_visitor_leave (self);
      return;
    }
  talia_visitor_send (self, word, text);
  if (self->gone)
    return;
  self->gone = TRUE;
  g_signal_handlers_disconnect_by_data (self->channel, self);
  talia_channel_finish (self->channel);
  g_clear_object (&self->channel); /* the channel exists until everything is sent */
  g_clear_object (&self->stream);
  g_clear_handle_id (&self->watch, g_source_remove);
  g_signal_emit (self, signals[LEFT], 0);
}

void
talia_visitor_leave (TaliaVisitor *self)
{
  g_autoptr (TaliaVisitor) keep = g_object_ref (self);

  if (self->gone)
    return;
  talia_visitor_drop (self);
  if (!self->shaking)
    g_signal_emit (self, signals[LEFT], 0);
}

void
talia_visitor_drop (TaliaVisitor *self)
{
  g_return_if_fail (TALIA_IS_VISITOR (self));

  self->gone = TRUE;
  clear_first (self);
  g_clear_handle_id (&self->watch, g_source_remove);
  g_cancellable_cancel (self->cancellable);
  if (self->channel != NULL)
    talia_channel_close (self->channel);
  else if (self->stream != NULL)
    g_io_stream_close_async (self->stream, G_PRIORITY_DEFAULT, NULL, NULL, NULL);
}
