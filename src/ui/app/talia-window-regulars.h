/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows in the window who a regular is. */
#pragma once

#include <adwaita.h>

#include "model/archive/talia-archive.h"

G_BEGIN_DECLS

/** Installs `win.show-regulars` (s: ids with spaces between them), which shows what `archive` knows of them. */
void talia_window_regulars_install (AdwApplicationWindow *window, TaliaArchive *archive);

G_END_DECLS
