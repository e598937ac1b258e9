/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The application: its command line, its window, and the actions that belong to no window. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** TaliaApplication: installs `app.preferences`, `app.shortcuts`, `app.about`, `app.close` and `app.quit`. */
#define TALIA_TYPE_APPLICATION (talia_application_get_type ())
G_DECLARE_FINAL_TYPE (TaliaApplication, talia_application, TALIA, APPLICATION, AdwApplication)

TaliaApplication *talia_application_new (void);

G_END_DECLS
