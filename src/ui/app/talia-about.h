/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the about dialog says. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** The about dialog: version, credits, licence. */
AdwDialog *talia_about_dialog_new (void);

G_END_DECLS
