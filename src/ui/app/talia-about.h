/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The about dialog: names, addresses and release notes from the metainfo, and credits. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** Creates the about dialog: version, credits, licence. */
AdwDialog *talia_about_dialog_new (void);

G_END_DECLS
