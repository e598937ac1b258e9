/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A host with one guest, to which it sends whatever lines a test chooses. */
#include "liar.h"

#include "net/talia-code.h"
#include "party.h"

static void
drop (Liar *self)
{
  if (self->channel != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->channel, self);
      talia_channel_close (self->channel);
    }
  g_clear_object (&self->channel);
}

static void
line_cb (Liar *self, const char *line)
{
  self->pongs += g_str_equal (line, "pong");
}

static void
closed_cb (Liar *self)
{
  self->gone = TRUE;
}

static void
handshake_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Liar *self = data;

  if (!g_tls_connection_handshake_finish (G_TLS_CONNECTION (source), result, NULL))
    return; /* a guest who waited too long tries again */
  drop (self);
  self->channel = talia_channel_new (G_IO_STREAM (source), FALSE);
  g_signal_connect_swapped (self->channel, "line", G_CALLBACK (line_cb), self);
  g_signal_connect_swapped (self->channel, "closed", G_CALLBACK (closed_cb), self);
  self->gone = FALSE;
  self->came++;
}

static gboolean
incoming_cb (Liar *self, GSocketConnection *connection)
{
  g_autoptr (GIOStream) encrypted = g_tls_server_connection_new (G_IO_STREAM (connection), self->certificate, NULL);

  g_tls_connection_handshake_async (G_TLS_CONNECTION (encrypted), G_PRIORITY_DEFAULT, NULL, handshake_cb, self);
  return TRUE;
}

Liar *
liar_new (void)
{
  Liar *self = g_new0 (Liar, 1);
  TaliaCode code;

  self->certificate = talia_code_make_certificate (NULL);
  talia_code_make (self->certificate, &code);
  self->code = talia_code_to_text (&code);
  self->service = g_socket_service_new ();
  self->port = g_socket_listener_add_any_inet_port (G_SOCKET_LISTENER (self->service), NULL, NULL);
  g_assert_cmpint (self->port, !=, 0);
  g_signal_connect_swapped (self->service, "incoming", G_CALLBACK (incoming_cb), self);
  return self;
}

TaliaGuest *
liar_invite (Liar *self)
{
  TaliaGuest *guest = talia_guest_new ("127.0.0.1", self->port, self->code, "Ola");
  const guint came = self->came;

  talia_guest_set_patience (guest, PARTY_PATIENCE, 100);
  PARTY_WAIT (self, self->came > came);
  return guest;
}

void
liar_say (Liar *self, const char *lines)
{
  g_auto (GStrv) all = g_strsplit (lines, "\n", -1);

  for (guint i = 0; all[i] != NULL; i++)
    if (*all[i] != '\0')
      talia_channel_send (self->channel, "%s", all[i]);
}

void
liar_cut (Liar *self)
{
  const guint came = self->came;

  drop (self);
  PARTY_WAIT (self, self->came > came);
}

void
liar_free (Liar *self)
{
  drop (self);
  g_signal_handlers_disconnect_by_data (self->service, self);
  g_socket_service_stop (self->service);
  g_socket_listener_close (G_SOCKET_LISTENER (self->service));
  g_object_unref (self->service);
  g_object_unref (self->certificate);
  g_free (self->code);
  g_free (self);
}
