/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Talks to Avahi, the service that announces and finds services in the network (DNS-SD over multicast). */
#include "talia-avahi.h"

#include <string.h>

#define NAME "org.freedesktop.Avahi"

struct _TaliaAvahi
{
  const TaliaAvahiListener *listener;
  gpointer data;
  GCancellable *cancellable; /* later answers are dropped */
  GDBusConnection *connection;
  guint watch, subscription;
};

static void
signal_cb (GDBusConnection *connection, const char *sender, const char *path, const char *interface, const char *signal,
           GVariant *parameters, gpointer data)
{
  TaliaAvahi *self = data;

  self->listener->told (self->data, path, signal, parameters);
}

/* Watches Avahi's own name before asking for its owner, so that no signal is missed. */
static void
come_cb (GDBusConnection *connection, const char *name, const char *owner, gpointer data)
{
  TaliaAvahi *self = data;

  self->subscription = g_dbus_connection_signal_subscribe (connection, owner, NULL, NULL, NULL, NULL,
                                                           G_DBUS_SIGNAL_FLAGS_NONE, signal_cb, self, NULL);
  self->listener->come (self->data);
}

static void
unsubscribe (TaliaAvahi *self)
{
  if (self->subscription != 0)
    g_dbus_connection_signal_unsubscribe (self->connection, self->subscription);
  self->subscription = 0;
}

static void
gone_cb (GDBusConnection *connection, const char *name, gpointer data)
{
  TaliaAvahi *self = data;

  unsubscribe (self);
  self->listener->gone (self->data);
}

static void
connected_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TaliaAvahi *self = data;
  g_autoptr (GError) error = NULL;
  GDBusConnection *connection = g_dbus_connection_new_for_address_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  self->connection = connection;
  if (connection == NULL)
    self->listener->gone (self->data);
  else
    self->watch = g_bus_watch_name_on_connection (connection, NAME, G_BUS_NAME_WATCHER_FLAGS_AUTO_START, come_cb,
                                                  gone_cb, self, NULL);
}

TaliaAvahi *
talia_avahi_new (const TaliaAvahiListener *listener, gpointer data)
{
  TaliaAvahi *self = g_new0 (TaliaAvahi, 1);
  g_autofree char *address = g_dbus_address_get_for_bus_sync (G_BUS_TYPE_SYSTEM, NULL, NULL);

  self->listener = listener;
  self->data = data;
  self->cancellable = g_cancellable_new ();
  g_dbus_connection_new_for_address (address != NULL ? address : "unix:path=/nowhere",
                                     G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT
                                         | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
                                     NULL, self->cancellable, connected_cb, self);
  return self;
}

void
talia_avahi_free (TaliaAvahi *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_handle_id (&self->watch, g_bus_unwatch_name);
  if (self->connection != NULL)
    {
      unsubscribe (self);
      g_dbus_connection_close (self->connection, NULL, NULL, NULL);
    }
  g_clear_object (&self->connection);
  g_free (self);
}

typedef struct
{
  TaliaAvahiAnswer answer;
  gpointer data;
} Question;

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Question *question = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) reply = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, &error);

  if (question->answer != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    question->answer (question->data, reply);
}

void
talia_avahi_ask (TaliaAvahi *self, const char *path, const char *method, GVariant *parameters, TaliaAvahiAnswer answer,
                 gpointer data)
{
  const char *dot = strchr (method, '.');
  g_autofree char *interface = g_strdup_printf (NAME ".%.*s", (int) (dot - method), method);
  Question *question = g_new0 (Question, 1);

  question->answer = answer;
  question->data = data;
  g_dbus_connection_call (self->connection, NAME, path, interface, dot + 1, parameters, NULL, G_DBUS_CALL_FLAGS_NONE,
                          -1, self->cancellable, answered_cb, question);
}
