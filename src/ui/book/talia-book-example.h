/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A worked example of the rules, collapsed until the reader opens it. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TALIA_TYPE_BOOK_EXAMPLE (talia_book_example_get_type ())
G_DECLARE_FINAL_TYPE (TaliaBookExample, talia_book_example, TALIA, BOOK_EXAMPLE, AdwBin)

/** Creates an example; `title` is in the player's language. */
GtkWidget *talia_book_example_new (const char *title);

void talia_book_example_append (TaliaBookExample *self, GtkWidget *block);

/** Returns the label of the title. */
GtkLabel *talia_book_example_get_label (TaliaBookExample *self);

/** Expands the example. */
void talia_book_example_unfold (TaliaBookExample *self);

G_END_DECLS
