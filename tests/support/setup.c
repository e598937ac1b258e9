/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Initialises the toolkit and the application for tests of widgets, without animations. */
#include "setup.h"

#include "saving.h"
#include "settings/talia-settings.h"
#include "ui/app/talia-application.h"
#include "ui/desktop/talia-language.h"
#include "ui/desktop/talia-platform.h"

void
setup_still (int *argc, char ***argv)
{
  gtk_test_init (argc, argv, NULL);
  talia_platform_init ();
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", "off");
  g_settings_set_strv (talia_settings_get (), "told-tips", (const char *const[]) { "typing", "hint", NULL });
  g_settings_set_string (talia_settings_get (), "score-sheet", "open"); /* the sheet that many tests read */
  g_settings_set_boolean (talia_settings_get (), "sounds", FALSE);
}

GtkCssProvider *
setup_style (void)
{
  GtkCssProvider *css = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (css, "/io/github/taliacards/Talia/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (css),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  return css;
}

GtkApplication *
setup_application (int *argc, char ***argv, const char *folder)
{
  GtkApplication *application;

  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  saving_init ();
  g_settings_set_string (talia_settings_get (), "language", "en");
  g_settings_set_string (talia_settings_get (), "animation-speed", "off");
  g_settings_set_strv (talia_settings_get (), "told-tips", (const char *const[]) { "typing", "hint", NULL });
  g_settings_set_string (talia_settings_get (), "score-sheet", "open"); /* the sheet that many tests read */
  g_settings_set_boolean (talia_settings_get (), "sounds", FALSE);
  talia_language_init ();
  gtk_test_init (argc, argv, NULL);
  if (!talia_language_is_available ())
    {
      g_print ("1..0 # SKIP no locale but C is installed, so the C library looks at no catalog\n");
      return NULL;
    }
  application = GTK_APPLICATION (talia_application_new ());
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_application_activate (G_APPLICATION (application));
  return application;
}

void
setup_font_size (int points)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autofree char *usual = NULL, *sized = NULL;
  g_autoptr (PangoFontDescription) font = NULL;

  g_object_get (settings, "gtk-font-name", &usual, NULL);
  font = pango_font_description_from_string (usual);
  sized = g_strdup_printf ("%s %d", pango_font_description_get_family (font), points);
  g_object_set (settings, "gtk-font-name", sized, NULL);
}

void
setup_text_scale (int percent)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * percent / 100, NULL);
}
