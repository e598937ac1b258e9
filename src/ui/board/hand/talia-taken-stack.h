/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards that a seat has taken in a deal, as a small stack of backs. */
#pragma once

#include <gtk/gtk.h>

#include "ui/board/stage/talia-stage-piece.h"

G_BEGIN_DECLS

/** TaliaTakenStack: a mere picture; the plate of the seat says what the seat has taken. */
#define TALIA_TYPE_TAKEN_STACK (talia_taken_stack_get_type ())
G_DECLARE_FINAL_TYPE (TaliaTakenStack, talia_taken_stack, TALIA, TAKEN_STACK, GtkWidget)

GtkWidget *talia_taken_stack_new (void);

/** Sets how many layers the stack has, such as one for each trick. It grows only when nothing is on its way to it. */
void talia_taken_stack_set_layers (TaliaTakenStack *self, guint layers);

/** Returns the number of layers that are shown. */
guint talia_taken_stack_get_layers (TaliaTakenStack *self);

/** Announces that cards are on their way; they are on the stack as soon as `packet` is removed. */
void talia_taken_stack_expect (TaliaTakenStack *self, GtkWidget *packet);

/** Returns the position of the next layer on a stack with its centre at `stack` and cards that are `width` wide. */
TaliaPose talia_taken_stack_get_top (TaliaTakenStack *self, const TaliaPose *stack, int width);

G_END_DECLS
