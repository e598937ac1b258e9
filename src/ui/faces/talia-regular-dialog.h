/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dialog about a regular: their character, and what the player has seen them do. */
#pragma once

#include <adwaita.h>

#include "model/archive/talia-archive.h"

G_BEGIN_DECLS

/** Shows a dialog about one or more regulars, given by their ids, and what `archive` (may be NULL) knows of matches
 * with them. */
void talia_regular_dialog_present (GtkWidget *parent, TaliaArchive *archive, const char *const *regulars);

G_END_DECLS
