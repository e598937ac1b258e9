/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A section of the rules: its heading and its blocks. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** TaliaBookSection: focusing the widget focuses its heading. */
#define TALIA_TYPE_BOOK_SECTION (talia_book_section_get_type ())
G_DECLARE_FINAL_TYPE (TaliaBookSection, talia_book_section, TALIA, BOOK_SECTION, AdwBin)

/** A section; `title` is in the player's language. */
GtkWidget *talia_book_section_new (const char *title);

void talia_book_section_append (TaliaBookSection *self, GtkWidget *block);

/** The label of the heading. */
GtkLabel *talia_book_section_get_label (TaliaBookSection *self);

/** A few words on what the running match makes of it, below the heading; NULL for none. */
void talia_book_section_set_status (TaliaBookSection *self, const char *status);

G_END_DECLS
