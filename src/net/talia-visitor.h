/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A visitor of a host: the encrypted connection of somebody who wants a seat or has one. It is closed if the visitor is
 * silent for too long. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** The stages of a connection. */
typedef enum
{
  TALIA_VISITOR_OUTSIDE,  /* in the queue: nothing is read from it yet */
  TALIA_VISITOR_CAME,     /* connected: nothing is known about it */
  TALIA_VISITOR_GREETED,  /* greeted: speaks the same version of the protocol */
  TALIA_VISITOR_WELCOMED, /* welcomed: has shown the code, and has a seat */
  TALIA_VISITOR_SEATED,   /* seated: can play the game with these options */
} TaliaVisitorStage;

/**
 * TaliaVisitor:
 *
 * Signals: `line (const char *)`; `left ()`: the connection has ended. A visitor who takes too long to be seated, or is
 * silent for too long, is disconnected.
 */
#define TALIA_TYPE_VISITOR (talia_visitor_get_type ())
G_DECLARE_FINAL_TYPE (TaliaVisitor, talia_visitor, TALIA, VISITOR, GObject)

/** Creates a visitor for the connection `stream`. `patience`: the time limit in milliseconds for being seated, and for
 * silence. */
TaliaVisitor *talia_visitor_new (GSocketConnection *stream, guint patience);

/** Begins to listen to the visitor, encrypted with `certificate`. */
void talia_visitor_begin (TaliaVisitor *self, GTlsCertificate *certificate);

/** Returns the address of the visitor as text, without the port. */
const char *talia_visitor_get_address (TaliaVisitor *self);

/** Returns whether the connection has used up its turn of `turn` milliseconds; a connection that has sent something
 * gets a few turns. */
gboolean talia_visitor_is_late (TaliaVisitor *self, guint turn);

TaliaVisitorStage talia_visitor_get_stage (TaliaVisitor *self);
void talia_visitor_set_stage (TaliaVisitor *self, TaliaVisitorStage stage);

/** Returns the seat of the visitor; -1 before they are welcomed. */
int talia_visitor_get_seat (TaliaVisitor *self);
void talia_visitor_set_seat (TaliaVisitor *self, int seat);

/** Returns the number of bytes of the record that the visitor has been sent. */
gsize talia_visitor_get_told (TaliaVisitor *self);
void talia_visitor_set_told (TaliaVisitor *self, gsize told);

/** Sends `WORD TEXT`. */
void talia_visitor_send (TaliaVisitor *self, const char *word, const char *text);

/** Sends a last line, and closes the connection. */
void talia_visitor_dismiss (TaliaVisitor *self, const char *word, const char *text);

/** Closes the connection; `left` is emitted as if the visitor had left. */
void talia_visitor_leave (TaliaVisitor *self);

/** Closes the connection at once, without any signal. */
void talia_visitor_drop (TaliaVisitor *self);

G_END_DECLS
