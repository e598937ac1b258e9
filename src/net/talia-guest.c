/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A guest: a seat at a table at another machine, with the connection to that machine, which is made again when it is
 * lost. */
#include "talia-guest-private.h"

#include "model/table/talia-table-follow.h"

#define SILENCE 20000 /* in milliseconds */
#define RETRY 8000
#define FIRST_WAIT 250
#define TRIES 3 /* attempts before the first message of a host */

G_DEFINE_FINAL_TYPE (TaliaGuest, talia_guest, G_TYPE_OBJECT)

enum
{
  CHANGED,
  BEGUN,
  HURRIED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

void
talia_guest_set_state (TaliaGuest *self, TaliaGuestState state)
{
  self->state = state;
  g_signal_emit (self, signals[CHANGED], 0);
}

void
talia_guest_begin (TaliaGuest *self, TaliaTable *table)
{
  self->table = table;
  g_signal_emit (self, signals[BEGUN], 0);
}

void
talia_guest_be_hurried (TaliaGuest *self, guint left)
{
  g_signal_emit (self, signals[HURRIED], 0, left);
}

/* --- the connection ------------------------------------------------------------------- */

static void
disconnect (TaliaGuest *self)
{
  g_clear_handle_id (&self->watch, g_source_remove);
  g_clear_handle_id (&self->again, g_source_remove);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  if (self->channel != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->channel, self);
      talia_channel_finish (self->channel);
      g_clear_object (&self->channel);
    }
  if (self->table != NULL)
    talia_table_follow_reconnect (self->table, NULL, NULL);
}

void
talia_guest_end (TaliaGuest *self, const char *reason)
{
  if (self->state == TALIA_GUEST_ENDED)
    return;
  disconnect (self);
  g_set_str (&self->reason, reason);
  talia_guest_set_state (self, TALIA_GUEST_ENDED);
}

static void connect_to_host (TaliaGuest *self);

static void
again_cb (gpointer data)
{
  TaliaGuest *self = data;

  self->again = 0;
  connect_to_host (self);
}

/* The connection is lost: connects again if there is a seat. */
static void
lose_connection (TaliaGuest *self)
{
  if (self->state == TALIA_GUEST_ENDED)
    return;
  /* A host with many connections at the door may have closed ours: tries again. */
  if (self->token == NULL && (!self->reached || ++self->tries == TRIES))
    {
      talia_guest_end (self, "unreachable");
      return;
    }
  disconnect (self);
  self->again = g_timeout_add_once (self->wait, again_cb, self);
  self->wait = MIN (2 * self->wait, self->retry);
  if (self->token != NULL)
    talia_guest_set_state (self, TALIA_GUEST_LOST);
}

void
talia_guest_ask (const char *line, gpointer data)
{
  TaliaGuest *self = data;

  if (self->channel != NULL)
    talia_channel_send (self->channel, "%s", line);
}

static void
line_cb (TaliaGuest *self, const char *line)
{
  g_autoptr (TaliaGuest) keep = g_object_ref (self);

  talia_guest_hear (self, line);
}

static gboolean
watch_cb (gpointer data)
{
  TaliaGuest *self = data;
  double silence;

  if (talia_channel_overslept (&self->watched, self->silence / 4))
    talia_channel_excuse (self->channel);
  silence = talia_channel_get_silence (self->channel) * 1000;
  if (silence < self->silence)
    {
      if (silence > self->silence / 3.0)
        talia_channel_send (self->channel, "pong"); /* an answer would only be a broken connection */
      return G_SOURCE_CONTINUE;
    }
  self->watch = 0;
  lose_connection (self);
  return G_SOURCE_REMOVE;
}

/* Whether the certificate is the one for which the code was made, or the one that is known from before. It makes no
 * difference who else has signed it, for whatever name. */
static gboolean
is_host (TaliaGuest *self, GTlsCertificate *certificate)
{
  g_autofree char *fingerprint = certificate != NULL ? talia_code_get_fingerprint (certificate) : NULL;

  if (fingerprint == NULL)
    return FALSE;
  if (self->fingerprint != NULL)
    return g_str_equal (self->fingerprint, fingerprint);
  if (!talia_code_fits (&self->code, certificate))
    return FALSE;
  self->fingerprint = g_steal_pointer (&fingerprint);
  return TRUE;
}

/* Nothing is sent before the host has been recognised. */
static void
handshake_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TaliaGuest) self = data;
  g_autoptr (GError) error = NULL;

  if (!g_tls_connection_handshake_finish (G_TLS_CONNECTION (source), result, &error))
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        lose_connection (self);
      return;
    }
  if (!is_host (self, g_tls_connection_get_peer_certificate (G_TLS_CONNECTION (source))))
    {
      g_io_stream_close_async (G_IO_STREAM (source), G_PRIORITY_DEFAULT, NULL, NULL, NULL);
      talia_guest_end (self, "code");
      return;
    }
  self->channel = talia_channel_new (G_IO_STREAM (source), FALSE);
  self->heard = TALIA_HEARD_NOTHING;
  g_clear_pointer (&self->events, g_free); /* the view was lost with the previous connection */
  self->watched = g_get_monotonic_time ();
  self->watch = g_timeout_add (MAX (self->silence / 4, 1), watch_cb, self);
  g_signal_connect_object (self->channel, "line", G_CALLBACK (line_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->channel, "closed", G_CALLBACK (lose_connection), self, G_CONNECT_SWAPPED);
  talia_channel_send (self->channel, "talia " TALIA_NET_VERSION);
}

/* The library asks only about certificates in which it finds a fault; ours is checked after the handshake, whether it
 * has one or not. */
static gboolean
accept_cb (void)
{
  return TRUE;
}

static void
connect_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TaliaGuest) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GSocketConnection) connection =
      g_socket_client_connect_to_host_finish (G_SOCKET_CLIENT (source), result, &error);
  g_autoptr (GIOStream) encrypted = NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  self->reached = connection != NULL;
  if (connection != NULL)
    encrypted = g_tls_client_connection_new (G_IO_STREAM (connection), NULL, NULL);
  if (encrypted == NULL)
    {
      lose_connection (self);
      return;
    }
  g_signal_connect (encrypted, "accept-certificate", G_CALLBACK (accept_cb), NULL);
  g_tls_connection_handshake_async (G_TLS_CONNECTION (encrypted), G_PRIORITY_DEFAULT, self->cancellable, handshake_cb,
                                    g_object_ref (self));
}

/* Connects to the host; nothing is connected now. */
static void
connect_to_host (TaliaGuest *self)
{
  g_autoptr (GSocketClient) client = g_socket_client_new ();

  self->cancellable = g_cancellable_new ();
  g_socket_client_set_enable_proxy (client, FALSE);
  g_socket_client_set_timeout (client, MAX (self->silence / 1000, 1));
  g_socket_client_connect_to_host_async (client, self->address, self->port, self->cancellable, connect_cb,
                                         g_object_ref (self));
}

/* --- the object ----------------------------------------------------------------------- */

static void
talia_guest_dispose (GObject *object)
{
  TaliaGuest *self = TALIA_GUEST (object);

  disconnect (self);
  g_clear_object (&self->table);
  g_clear_object (&self->first);
  g_clear_object (&self->blank);
  g_clear_object (&self->told);
  G_OBJECT_CLASS (talia_guest_parent_class)->dispose (object);
}

static void
talia_guest_finalize (GObject *object)
{
  TaliaGuest *self = TALIA_GUEST (object);

  g_free (self->address);
  g_free (self->name);
  g_free (self->fingerprint);
  g_free (self->token);
  g_free (self->reason);
  g_free (self->events);
  g_string_free (self->record, TRUE);
  G_OBJECT_CLASS (talia_guest_parent_class)->finalize (object);
}

static void
talia_guest_class_init (TaliaGuestClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = talia_guest_dispose;
  object_class->finalize = talia_guest_finalize;
  signals[CHANGED] =
      g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[BEGUN] =
      g_signal_new ("begun", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[HURRIED] = g_signal_new ("hurried", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
talia_guest_init (TaliaGuest *self)
{
  self->record = g_string_new (NULL);
  self->seat = -1;
  self->silence = SILENCE;
  self->retry = RETRY;
  self->wait = FIRST_WAIT;
}

TaliaGuest *
talia_guest_new (const char *address, guint16 default_port, const char *code, const char *name)
{
  g_autoptr (TaliaGuest) self = g_object_new (TALIA_TYPE_GUEST, NULL);

  if (!talia_code_parse (code, &self->code) || *address == '\0')
    return NULL;
  self->address = g_strdup (address);
  self->port = default_port;
  self->name = g_strdup (name);
  connect_to_host (self);
  return g_steal_pointer (&self);
}

TaliaGuest *
talia_guest_new_saved (const char *saved)
{
  g_auto (GStrv) words = g_strsplit (saved, " ", 6);
  g_autoptr (TaliaGuest) self = g_object_new (TALIA_TYPE_GUEST, NULL);
  guint64 port;

  if (g_strv_length (words) != 4 || !g_ascii_string_to_unsigned (words[1], 10, 1, G_MAXUINT16, &port, NULL))
    return NULL;
  self->address = g_strdup (words[0]);
  self->port = (guint16) port;
  self->fingerprint = g_strdup (words[2]);
  self->token = g_strdup (words[3]);
  connect_to_host (self);
  return g_steal_pointer (&self);
}

char *
talia_guest_save (TaliaGuest *self)
{
  g_return_val_if_fail (TALIA_IS_GUEST (self), NULL);

  if (self->token == NULL)
    return NULL;
  return g_strdup_printf ("%s %u %s %s", self->address, self->port, self->fingerprint, self->token);
}

TaliaGuestState
talia_guest_get_state (TaliaGuest *self)
{
  g_return_val_if_fail (TALIA_IS_GUEST (self), TALIA_GUEST_ENDED);
  return self->state;
}

const char *
talia_guest_get_reason (TaliaGuest *self)
{
  g_return_val_if_fail (TALIA_IS_GUEST (self), NULL);
  return self->reason;
}

const TaliaPeople *
talia_guest_get_people (TaliaGuest *self)
{
  g_return_val_if_fail (TALIA_IS_GUEST (self), NULL);
  return &self->people;
}

int
talia_guest_get_seat (TaliaGuest *self)
{
  g_return_val_if_fail (TALIA_IS_GUEST (self), -1);
  return self->seat;
}

const TaliaGame *
talia_guest_get_game (TaliaGuest *self, TaliaOptions *options)
{
  TaliaState open;

  g_return_val_if_fail (TALIA_IS_GUEST (self), NULL);

  if (self->blank == NULL)
    return NULL;
  talia_table_get_open_state (self->blank, &open);
  *options = open.options;
  return talia_table_get_game (self->blank);
}

TaliaTable *
talia_guest_get_table (TaliaGuest *self)
{
  g_return_val_if_fail (TALIA_IS_GUEST (self), NULL);
  return self->table;
}

guint
talia_guest_get_turn_time (TaliaGuest *self)
{
  g_return_val_if_fail (TALIA_IS_GUEST (self), 0);
  return self->turn_time;
}

void
talia_guest_be_here (TaliaGuest *self)
{
  g_return_if_fail (TALIA_IS_GUEST (self));

  if (self->channel != NULL && self->heard >= TALIA_HEARD_AGREE)
    talia_channel_send (self->channel, "here");
}

void
talia_guest_sit (TaliaGuest *self, int seat)
{
  g_return_if_fail (TALIA_IS_GUEST (self));

  if (self->channel != NULL)
    talia_channel_send (self->channel, "sit %d", seat);
}

void
talia_guest_leave (TaliaGuest *self)
{
  g_return_if_fail (TALIA_IS_GUEST (self));

  if (self->channel != NULL)
    {
      talia_channel_send (self->channel, "leave");
      g_signal_handlers_disconnect_by_data (self->channel, self);
      talia_channel_hang_on (self->channel); /* data sent just before a connection is closed may be lost */
      g_clear_object (&self->channel);
      g_clear_handle_id (&self->watch, g_source_remove);
    }
  talia_guest_end (self, "left");
}

void
talia_guest_set_patience (TaliaGuest *self, guint silence, guint retry)
{
  g_return_if_fail (TALIA_IS_GUEST (self));
  self->silence = silence;
  self->retry = retry;
  self->wait = MIN (self->wait, retry);
}
