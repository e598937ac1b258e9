/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Talia: a card table. */
#include "talia-application.h"
#include "talia-language.h"

int
main (int argc, char **argv)
{
  g_autoptr (TaliaApplication) application = NULL;

  /* That a machine draws without a graphics card is nothing to tell a player at each start. */
  g_setenv ("EGL_LOG_LEVEL", "fatal", FALSE);
  talia_language_init ();
  application = talia_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
