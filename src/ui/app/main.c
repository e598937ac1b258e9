/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The main function of Talia. */
#include "talia-application.h"
#include "ui/desktop/talia-language.h"
#include "ui/desktop/talia-surroundings.h"

int
main (int argc, char **argv)
{
  g_autoptr (TaliaApplication) application = NULL;

  talia_surroundings_prepare ();
  talia_language_init ();
  application = talia_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
