/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An icon that appears one frame after its page. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Shows an icon of the theme once the image's window has been drawn; until then its room is kept. The image has a
 * pixel size. */
void talia_late_icon_show (GtkImage *image, const char *name);

G_END_DECLS
