/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window tells of matches and files that cannot be read: in dialogs, since it is to be read to its end. */
#pragma once

#include <adwaita.h>

#include "model/talia-table.h"

G_BEGIN_DECLS

/**
 * Tells why the stored match cannot be gone on with. `kept_as` is the file that it was put aside as because it is
 * damaged; NULL where it is still in its place. `salvaged`, unless it is NULL, is what stands before the damage: the
 * dialog, which is returned, then has a response `salvage`, to go on from there.
 */
AdwDialog *talia_window_tell_unreadable (AdwApplicationWindow *window, const GError *error, const char *kept_as,
                                         TaliaTable *salvaged);

/**
 * Tells of those of the `files` (TaliaRecordFile) that have an error, in one dialog, however many they are. `salvaged`
 * as above, of one of them.
 */
AdwDialog *talia_window_tell_unopened (AdwApplicationWindow *window, GPtrArray *files, TaliaTable *salvaged);

G_END_DECLS
