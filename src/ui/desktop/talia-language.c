/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The language of the window: the system's, or the one that the player prefers. */
#include "talia-language.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>
#include <locale.h>

#include "model/talia-settings.h"

/* Any locale but C makes the C library look at LANGUAGE; those of our languages come first. */
static const char *const real_locales[] = {
  "pl_PL.UTF-8", "en_US.UTF-8", "en_GB.UTF-8", "de_DE.UTF-8", "fr_FR.UTF-8", "es_ES.UTF-8", "it_IT.UTF-8",
  "cs_CZ.UTF-8", "uk_UA.UTF-8", "ru_RU.UTF-8", "pt_BR.UTF-8", "nl_NL.UTF-8", "sv_SE.UTF-8", "en_DK.UTF-8",
};

static struct
{
  char *applied;         /* the value of the preference when it was applied */
  char *system_language; /* LANGUAGE as we found it, NULL when unset */
} language;

static gboolean
catalogs_are_ignored (void)
{
  const char *locale = setlocale (LC_MESSAGES, NULL);

  return locale == NULL || g_str_equal (locale, "C") || g_str_equal (locale, "POSIX")
         || g_str_has_prefix (locale, "C.");
}

/* The first of them that this system has. */
static const char *
find_real_locale (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (real_locales); i++)
    {
      locale_t locale = newlocale (LC_MESSAGES_MASK, real_locales[i], (locale_t) 0);

      if (locale != (locale_t) 0)
        {
          freelocale (locale);
          return real_locales[i];
        }
    }
  return NULL;
}

/* Worker threads may run, but what they do (choosing moves) never looks at the environment. */
static void
set_environment (const char *wanted)
{
  if (!g_str_equal (wanted, "system"))
    g_setenv ("LANGUAGE", wanted, TRUE);
  else if (language.system_language != NULL)
    g_setenv ("LANGUAGE", language.system_language, TRUE);
  else
    g_unsetenv ("LANGUAGE");
}

gboolean
talia_language_apply (void)
{
  g_autofree char *wanted = g_settings_get_string (talia_settings_get (), "language");
  const char *locale;

  if (g_strcmp0 (language.applied, wanted) == 0)
    return FALSE;
  g_set_str (&language.applied, wanted);
  set_environment (wanted);
  setlocale (LC_ALL, ""); /* the C library also forgets the texts that it has looked up */
  if (!g_str_equal (wanted, "system") && catalogs_are_ignored () && (locale = find_real_locale ()) != NULL)
    {
      setlocale (LC_MESSAGES, locale);
      /* Texts are converted to the encoding of the characters, which plain C says is ASCII. */
      if (g_str_equal (setlocale (LC_CTYPE, NULL), "C"))
        setlocale (LC_CTYPE, locale);
    }
  return TRUE;
}

void
talia_language_init (void)
{
  const char *locale_dir = g_getenv ("TALIA_LOCALEDIR");

  /* GTK would set the locale from the environment once more and undo what follows. */
  if (!gtk_is_initialized ())
    gtk_disable_setlocale ();

  g_set_str (&language.system_language, g_getenv ("LANGUAGE"));
  talia_language_apply ();

  bindtextdomain (GETTEXT_PACKAGE, locale_dir != NULL ? locale_dir : TALIA_INSTALLED_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

gboolean
talia_language_is_available (void)
{
  return !catalogs_are_ignored () || find_real_locale () != NULL;
}
