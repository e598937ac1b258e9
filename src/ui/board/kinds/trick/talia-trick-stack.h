/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tricks that a seat has taken in a deal, as a small stack of backs. */
#pragma once

#include <gtk/gtk.h>

#include "ui/board/stage/talia-stage-piece.h"

G_BEGIN_DECLS

/** TaliaTrickStack: merely to be seen; the seat's plate says how many tricks it has taken. */
#define TALIA_TYPE_TRICK_STACK (talia_trick_stack_get_type ())
G_DECLARE_FINAL_TYPE (TaliaTrickStack, talia_trick_stack, TALIA, TRICK_STACK, GtkWidget)

GtkWidget *talia_trick_stack_new (void);

/** How many tricks have been taken; those that are on their way do not lie there yet. */
void talia_trick_stack_set_tricks (TaliaTrickStack *self, guint tricks);

/** How many lie there. */
guint talia_trick_stack_get_tricks (TaliaTrickStack *self);

/** A trick is on its way, and lies on the stack as soon as `packet` is gone. */
void talia_trick_stack_expect (TaliaTrickStack *self, GtkWidget *packet);

/** Where the next trick goes to, with the middle of the stack at `stack` and cards `width` wide. */
TaliaPose talia_trick_stack_get_top (TaliaTrickStack *self, const TaliaPose *stack, int width);

G_END_DECLS
