/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Talks to Avahi, the service that announces and finds services in the network (DNS-SD over multicast). */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** The type of the service. */
#define TALIA_AVAHI_SERVICE "_talia._tcp"

/** Avahi's constants: all interfaces; IPv4, as talia_addresses_list() returns it; the default domain. */
#define TALIA_AVAHI_ANY (-1)
#define TALIA_AVAHI_IPV4 0

typedef struct _TaliaAvahi TaliaAvahi;

/** Callbacks for users of the connection. */
typedef struct
{
  /** Called when Avahi has started; it has no requests from us yet. */
  void (*come) (gpointer data);
  /** Called when Avahi is not running, or has ended and forgotten all requests. */
  void (*gone) (gpointer data);
  /** Called when the object at `path` has emitted a signal. */
  void (*told) (gpointer data, const char *path, const char *signal, GVariant *parameters);
} TaliaAvahiListener;

/** Called with the answer to a request; NULL if it was refused. */
typedef void (*TaliaAvahiAnswer) (gpointer data, GVariant *reply);

/**
 * Opens a private connection to the system bus. When it is closed, even because the program was killed, Avahi drops all
 * requests that were made through it.
 */
TaliaAvahi *talia_avahi_new (const TaliaAvahiListener *listener, gpointer data);

/** Closes the connection; no callback is called any more. */
void talia_avahi_free (TaliaAvahi *self);

/** Calls `method`, such as `Server.EntryGroupNew`, of the object at `path`; `answer` may be NULL. */
void talia_avahi_ask (TaliaAvahi *self, const char *path, const char *method, GVariant *parameters,
                      TaliaAvahiAnswer answer, gpointer data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaAvahi, talia_avahi_free)

G_END_DECLS
