/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Talks to Avahi, the service that announces and finds services in the network (DNS-SD over multicast). */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** What a table is called in a network. */
#define TALIA_AVAHI_SERVICE "_talia._tcp"

/** Every interface; addresses of the older kind, as talia_addresses_list() tells them; the usual domain. */
#define TALIA_AVAHI_ANY (-1)
#define TALIA_AVAHI_IPV4 0

typedef struct _TaliaAvahi TaliaAvahi;

/** Callbacks for users of the connection. */
typedef struct
{
  /** It is there from now on, and has been asked for nothing yet. */
  void (*come) (gpointer data);
  /** There is none, or none any more: what it was asked for is forgotten. */
  void (*gone) (gpointer data);
  /** The object at `path` says something that it was not asked for. */
  void (*told) (gpointer data, const char *path, const char *signal, GVariant *parameters);
} TaliaAvahiListener;

/** What becomes of a question: NULL where it was refused. */
typedef void (*TaliaAvahiAnswer) (gpointer data, GVariant *reply);

/**
 * Opens a connection to the system's bus, which is our own: when it is closed, Avahi forgets all that it was asked for,
 * also when the program is killed.
 */
TaliaAvahi *talia_avahi_new (const TaliaAvahiListener *listener, gpointer data);

/** Nothing is told any more. */
void talia_avahi_free (TaliaAvahi *self);

/** Asks the object at `path` by `method`, such as `Server.EntryGroupNew`; `answer` may be NULL. */
void talia_avahi_ask (TaliaAvahi *self, const char *path, const char *method, GVariant *parameters,
                      TaliaAvahiAnswer answer, gpointer data);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaAvahi, talia_avahi_free)

G_END_DECLS
