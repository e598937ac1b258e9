/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells people of the same name apart, by adding a number to the name. */
#include "talia-names.h"

/* Letters that look empty, in addition to those that have no width according to Unicode. */
#define BLANK_BRAILLE 0x2800
#define HANGUL_FILLER 0x115f

char *
talia_names_fold (const char *name)
{
  g_autofree char *composed = g_utf8_normalize (name, -1, G_NORMALIZE_NFKC);
  g_autofree char *folded = g_utf8_casefold (composed != NULL ? composed : name, -1);
  GString *seen = g_string_new (NULL);

  for (const char *at = folded; *at != '\0'; at = g_utf8_next_char (at))
    {
      const gunichar c = g_utf8_get_char (at);

      if (!g_unichar_iszerowidth (c) && c != BLANK_BRAILLE && c != HANGUL_FILLER)
        g_string_append_unichar (seen, c);
    }
  return g_strstrip (g_string_free_and_steal (seen));
}

static GStrv
fold_all (const char *const *names)
{
  g_autoptr (GStrvBuilder) folded = g_strv_builder_new ();

  for (guint i = 0; names[i] != NULL; i++)
    g_strv_builder_take (folded, talia_names_fold (names[i]));
  return g_strv_builder_end (folded);
}

/* Whether a name is taken: somebody has it or, if it was made by adding that number, somebody will. */
static gboolean
is_taken (GHashTable *taken, GStrv names, const char *key, guint number)
{
  return g_hash_table_contains (taken, key) || (number > 2 && g_strv_contains ((const char *const *) names, key));
}

GStrv
talia_names_tell_apart (const char *const *names)
{
  g_auto (GStrv) folded = fold_all (names);
  g_autoptr (GStrvBuilder) told = g_strv_builder_new ();
  g_autoptr (GHashTable) taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *called = g_strdup (names[i]), *key = g_strdup (folded[i]);

      for (guint number = 2; *called != '\0' && is_taken (taken, folded, key, number); number++)
        {
          g_free (called);
          g_free (key);
          called = g_strdup_printf ("%s %u", names[i], number);
          key = talia_names_fold (called);
        }
      g_hash_table_add (taken, g_steal_pointer (&key));
      g_strv_builder_take (told, g_steal_pointer (&called));
    }
  return g_strv_builder_end (told);
}
