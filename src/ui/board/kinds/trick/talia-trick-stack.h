/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tricks that a seat has taken in a deal, as a small stack of backs. */
#pragma once

#include <gtk/gtk.h>

#include "ui/board/stage/talia-stage-piece.h"

G_BEGIN_DECLS

/** TaliaTrickStack: Is only a picture; the plate of the seat tells how many tricks it has taken. */
#define TALIA_TYPE_TRICK_STACK (talia_trick_stack_get_type ())
G_DECLARE_FINAL_TYPE (TaliaTrickStack, talia_trick_stack, TALIA, TRICK_STACK, GtkWidget)

GtkWidget *talia_trick_stack_new (void);

/** Sets how many tricks have been taken; those that are on their way are not on the stack yet. */
void talia_trick_stack_set_tricks (TaliaTrickStack *self, guint tricks);

/** Returns the number of tricks on the stack. */
guint talia_trick_stack_get_tricks (TaliaTrickStack *self);

/** Announces that a trick is on its way; it is on the stack as soon as `packet` is removed. */
void talia_trick_stack_expect (TaliaTrickStack *self, GtkWidget *packet);

/** Returns the position of the next trick on a stack with its centre at `stack` and cards that are `width` wide. */
TaliaPose talia_trick_stack_get_top (TaliaTrickStack *self, const TaliaPose *stack, int width);

G_END_DECLS
