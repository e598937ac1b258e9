/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Talia: a card table. */
#include "talia-application.h"
#include "talia-language.h"

int
main (int argc, char **argv)
{
  int status;

  talia_language_init ();
  {
    g_autoptr (TaliaApplication) application = talia_application_new ();

    status = g_application_run (G_APPLICATION (application), argc, argv);
  }
  talia_language_restart (argv);
  return status;
}
