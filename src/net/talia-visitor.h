/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A connection to a host from somebody who has no seat yet: encrypted, and closed when it misbehaves. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** How far somebody who came has got. */
typedef enum
{
  TALIA_VISITOR_OUTSIDE,  /* nobody listens to them yet */
  TALIA_VISITOR_CAME,     /* nothing is known of them */
  TALIA_VISITOR_GREETED,  /* they speak as we do */
  TALIA_VISITOR_WELCOMED, /* they know the code, and have a seat */
  TALIA_VISITOR_SEATED,   /* they can play the game with these options */
} TaliaVisitorStage;

/**
 * TaliaVisitor:
 *
 * Signals: `line (const char *)`; `left ()`: nothing more comes. Somebody who is not seated within a while, or silent
 * for long, leaves.
 */
#define TALIA_TYPE_VISITOR (talia_visitor_get_type ())
G_DECLARE_FINAL_TYPE (TaliaVisitor, talia_visitor, TALIA, VISITOR, GObject)

/** Somebody who came by `stream`. `patience`: milliseconds until they are seated, and of silence. */
TaliaVisitor *talia_visitor_new (GSocketConnection *stream, guint patience);

/** Listens to them from now on, encrypted with `certificate`. */
void talia_visitor_begin (TaliaVisitor *self, GTlsCertificate *certificate);

/** Where they come from: the address as text, without the port. */
const char *talia_visitor_get_address (TaliaVisitor *self);

/** Whether the connection has used up its turn of `turn` milliseconds; one that has sent something has a few turns. */
gboolean talia_visitor_is_late (TaliaVisitor *self, guint turn);

TaliaVisitorStage talia_visitor_get_stage (TaliaVisitor *self);
void talia_visitor_set_stage (TaliaVisitor *self, TaliaVisitorStage stage);

/** Their seat; -1 before they are welcomed. */
int talia_visitor_get_seat (TaliaVisitor *self);
void talia_visitor_set_seat (TaliaVisitor *self, int seat);

/** How many bytes of the record they have been told. */
gsize talia_visitor_get_told (TaliaVisitor *self);
void talia_visitor_set_told (TaliaVisitor *self, gsize told);

/** Sends `WORD TEXT`. */
void talia_visitor_send (TaliaVisitor *self, const char *word, const char *text);

/** Sends a last line, and lets go of them. */
void talia_visitor_dismiss (TaliaVisitor *self, const char *word, const char *text);

/** Lets go of them, which `left` tells of as if they had left by themselves. */
void talia_visitor_leave (TaliaVisitor *self);

/** Lets go of them at once, without a word to anybody. */
void talia_visitor_drop (TaliaVisitor *self);

G_END_DECLS
