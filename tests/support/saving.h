/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lets a test say whether the computer saves power. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** Takes the place of the desktop's power profile monitor; call it before the first one is needed. Power is saved, so
 * that nothing is judged in the background, until saving_set() says otherwise. */
void saving_init (void);

/** Begins to save power, or ends that. */
void saving_set (gboolean saves);

G_END_DECLS
