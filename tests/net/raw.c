/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A raw connection to a host for tests, which can write any bytes and keeps all lines that come back. */
#include "raw.h"

static gboolean
accept_cb (void)
{
  return TRUE;
}

static void
line_cb (Raw *self, const char *line)
{
  g_ptr_array_add (self->lines, g_strdup (line));
}

static void
closed_cb (Raw *self, const char *why)
{
  self->closed = g_strdup (why);
}

typedef struct
{
  GIOStream *stream;
  gboolean done;
} Waiting;

static void
connected_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Waiting *waiting = data;

  waiting->stream = G_IO_STREAM (g_socket_client_connect_to_host_finish (G_SOCKET_CLIENT (source), result, NULL));
  waiting->done = TRUE;
}

static void
encrypted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Waiting *waiting = data;

  if (!g_tls_connection_handshake_finish (G_TLS_CONNECTION (source), result, NULL))
    g_clear_object (&waiting->stream);
  waiting->done = TRUE;
}

Raw *
raw_new (guint16 port, gboolean encrypted)
{
  return raw_new_from ("127.0.0.1", port, encrypted);
}

Raw *
raw_new_from (const char *address, guint16 port, gboolean encrypted)
{
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  g_autoptr (GSocketAddress) own = g_inet_socket_address_new_from_string (address, 0);
  Raw *self = g_new0 (Raw, 1);
  Waiting waiting = { 0 };

  self->lines = g_ptr_array_new_with_free_func (g_free);
  g_socket_client_set_enable_proxy (client, FALSE);
  g_socket_client_set_local_address (client, own);
  g_socket_client_connect_to_host_async (client, "127.0.0.1", port, NULL, connected_cb, &waiting);
  while (!waiting.done)
    g_main_context_iteration (NULL, TRUE);
  if (encrypted && waiting.stream != NULL)
    {
      g_autoptr (GIOStream) plain = waiting.stream;

      waiting = (Waiting) { .stream = g_tls_client_connection_new (plain, NULL, NULL) };
      g_signal_connect (waiting.stream, "accept-certificate", G_CALLBACK (accept_cb), NULL);
      g_tls_connection_handshake_async (G_TLS_CONNECTION (waiting.stream), G_PRIORITY_DEFAULT, NULL, encrypted_cb,
                                        &waiting);
      while (!waiting.done)
        g_main_context_iteration (NULL, TRUE);
    }
  if (waiting.stream == NULL)
    {
      self->closed = g_strdup ("refused");
      return self;
    }
  self->channel = talia_channel_new (waiting.stream, FALSE);
  g_signal_connect_swapped (self->channel, "line", G_CALLBACK (line_cb), self);
  g_signal_connect_swapped (self->channel, "closed", G_CALLBACK (closed_cb), self);
  g_object_unref (waiting.stream);
  return self;
}

void
raw_write (Raw *self, const char *bytes, gsize length)
{
  /* The bytes may contain newlines, so that several lines are sent. */
  if (self->closed == NULL)
    talia_channel_send (self->channel, "%.*s", (int) length, bytes);
}

const char *
raw_find (Raw *self, const char *word)
{
  for (guint i = self->lines->len; i > 0; i--)
    {
      const char *line = self->lines->pdata[i - 1];
      gsize length = strlen (word);

      if (g_str_has_prefix (line, word) && line[length] == ' ')
        return line + length + 1;
    }
  return NULL;
}

void
raw_free (Raw *self)
{
  if (self->channel != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->channel, self);
      talia_channel_close (self->channel);
      g_object_unref (self->channel);
    }
  g_ptr_array_unref (self->lines);
  g_free (self->closed);
  g_free (self);
}
