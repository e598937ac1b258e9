/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences, as one object that the window and the code that makes sentences share. */
#include "talia-settings.h"

GSettings *
talia_settings_get (void)
{
  static GSettings *settings;

  if (settings == NULL)
    settings = g_settings_new (TALIA_APP_ID);
  return settings;
}
