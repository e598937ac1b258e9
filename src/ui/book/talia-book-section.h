/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A section of the rules: its heading and its blocks. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** TaliaBookSection: Focusing the widget focuses its heading. */
#define TALIA_TYPE_BOOK_SECTION (talia_book_section_get_type ())
G_DECLARE_FINAL_TYPE (TaliaBookSection, talia_book_section, TALIA, BOOK_SECTION, AdwBin)

/** Creates a section; `title` is in the player's language. */
GtkWidget *talia_book_section_new (const char *title);

void talia_book_section_append (TaliaBookSection *self, GtkWidget *block);

/** Returns the label of the heading. */
GtkLabel *talia_book_section_get_label (TaliaBookSection *self);

/** Sets a short text below the heading about the section's status in the running match; NULL for none. */
void talia_book_section_set_status (TaliaBookSection *self, const char *status);

G_END_DECLS
