/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The language of the window: that of the system, or the one that the player prefers. */
#include "talia-language.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>
#include <locale.h>

#include "settings/talia-settings.h"

/* Made by po/meson.build: the codes of all languages, and a key file with a localised Name for each. */
#define LINGUAS "/io/github/taliacards/Talia/LINGUAS"
#define LANGUAGES "/io/github/taliacards/Talia/languages"

static struct
{
  char *applied;         /* the value of the preference when it was applied */
  char *system_language; /* LANGUAGE as it was set when the program started; NULL if unset */
} language;

static gboolean
catalogs_are_ignored (void)
{
  const char *locale = setlocale (LC_MESSAGES, NULL);

  return locale == NULL || g_str_equal (locale, "C") || g_str_equal (locale, "POSIX")
         || g_str_has_prefix (locale, "C.");
}

static gboolean
locale_exists (const char *name)
{
  locale_t locale = newlocale (LC_MESSAGES_MASK, name, (locale_t) 0);

  if (locale == (locale_t) 0)
    return FALSE;
  freelocale (locale);
  return TRUE;
}

/* Finds a locale of that language in any country. It tries all codes of two letters for countries, as the C library has
 * no list. */
static char *
find_locale_of (const char *code)
{
  for (char first = 'A'; first <= 'Z'; first++)
    for (char second = 'A'; second <= 'Z'; second++)
      {
        g_autofree char *name = g_strdup_printf ("%.2s_%c%c.UTF-8", code, first, second);

        if (locale_exists (name))
          return g_steal_pointer (&name);
      }
  return NULL;
}

/*
 * Finds a locale that is installed; NULL if there is none. Any but C makes the C library look at LANGUAGE, whatever the
 * locale's own language. What is installed is most likely one of the languages that people speak here.
 */
static const char *
find_real_locale (void)
{
  static gboolean searched;
  static char *found;

  if (!searched)
    {
      g_auto (GStrv) codes = talia_language_list ();

      for (guint i = 0; found == NULL && codes[i] != NULL; i++)
        found = find_locale_of (codes[i]);
      searched = TRUE;
    }
  return found;
}

/* Returns the preferred language, if it exists. */
static char *
get_wanted (void)
{
  g_autofree char *wanted = g_settings_get_string (talia_settings_get (), "language");
  g_auto (GStrv) codes = talia_language_list ();

  if (g_strv_contains ((const char *const *) codes, wanted))
    return g_steal_pointer (&wanted);
  return g_strdup (TALIA_LANGUAGE_OF_SYSTEM);
}

/* Worker threads may be running, but their work (choosing moves) never reads the environment. */
static void
set_environment (const char *wanted)
{
  if (!g_str_equal (wanted, TALIA_LANGUAGE_OF_SYSTEM))
    g_setenv ("LANGUAGE", wanted, TRUE);
  else if (language.system_language != NULL)
    g_setenv ("LANGUAGE", language.system_language, TRUE);
  else
    g_unsetenv ("LANGUAGE");
}

gboolean
talia_language_apply (void)
{
  g_autofree char *wanted = get_wanted ();
  const char *locale;

  if (g_strcmp0 (language.applied, wanted) == 0)
    return FALSE;
  g_set_str (&language.applied, wanted);
  set_environment (wanted);
  setlocale (LC_ALL, ""); /* the C library also forgets the texts that it has looked up */
  if (!g_str_equal (wanted, TALIA_LANGUAGE_OF_SYSTEM) && catalogs_are_ignored ()
      && (locale = find_real_locale ()) != NULL)
    {
      setlocale (LC_MESSAGES, locale);
      /* Gettext converts texts to the encoding of the locale, which in the locale C is ASCII. */
      if (g_str_equal (setlocale (LC_CTYPE, NULL), "C"))
        setlocale (LC_CTYPE, locale);
    }
  return TRUE;
}

void
talia_language_init (void)
{
  const char *locale_dir = g_getenv ("TALIA_LOCALEDIR");

  /* Otherwise GTK would set the locale from the environment again, and undo what follows. */
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

static int
compare_names (gconstpointer a, gconstpointer b)
{
  g_autofree char *name = talia_language_get_name (*(const char *const *) a);
  g_autofree char *other = talia_language_get_name (*(const char *const *) b);

  return g_utf8_collate (name, other);
}

GStrv
talia_language_list (void)
{
  g_autoptr (GBytes) linguas = g_resources_lookup_data (LINGUAS, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autofree char *text = NULL;
  GStrv codes;

  g_assert (linguas != NULL);
  text = g_strndup (g_bytes_get_data (linguas, NULL), g_bytes_get_size (linguas));
  codes = g_strsplit (g_strstrip (text), "\n", -1);
  qsort (codes, g_strv_length (codes), sizeof *codes, compare_names);
  return codes;
}

char *
talia_language_get_name (const char *code)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (LANGUAGES, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GKeyFile) languages = g_key_file_new ();
  g_autofree char *key = g_strdup_printf (G_KEY_FILE_DESKTOP_KEY_NAME "[%s]", code);
  char *name;

  g_assert (bytes != NULL);
  g_key_file_load_from_bytes (languages, bytes, G_KEY_FILE_KEEP_TRANSLATIONS, NULL);
  name = g_key_file_get_string (languages, G_KEY_FILE_DESKTOP_GROUP, key, NULL);
  return name != NULL ? name : g_strdup (code);
}
