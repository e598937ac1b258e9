/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game's options: reads, writes and describes their values by the game's schema, which is a table of its options. */
#include "talia-options.h"

#include <string.h>

#include "talia-whole.h"

G_DEFINE_QUARK (talia - option - error - quark, talia_option_error)

guint
talia_options_count (const TaliaOption *schema)
{
  guint n = 0;

  while (schema[n].key != NULL)
    n++;
  g_assert (n <= TALIA_MAX_OPTIONS);
  return n;
}

int
talia_options_find (const TaliaOption *schema, const char *key, gssize length)
{
  gsize n = length < 0 ? strlen (key) : (gsize) length;

  for (int i = 0; schema[i].key != NULL; i++)
    if (strlen (schema[i].key) == n && memcmp (schema[i].key, key, n) == 0)
      return i;
  return -1;
}

void
talia_options_init (const TaliaOption *schema, TaliaOptions *options)
{
  *options = (TaliaOptions) { 0 };
  for (guint i = 0; i < talia_options_count (schema); i++)
    options->value[i] = (int16_t) schema[i].initial;
}

static gboolean
parse_value (const TaliaOption *option, const char *text, int *value)
{
  gint64 number;

  switch (option->type)
    {
    case TALIA_OPTION_BOOL:
      *value = strcmp (text, "true") == 0;
      return *value || strcmp (text, "false") == 0;
    case TALIA_OPTION_INT:
      if (!talia_whole_parse (text, option->min, option->max, &number))
        return FALSE;
      *value = (int) number;
      return TRUE;
    case TALIA_OPTION_CHOICE:
      for (int i = 0; option->choices[i].id != NULL; i++)
        if (strcmp (option->choices[i].id, text) == 0)
          {
            *value = i;
            return TRUE;
          }
      return FALSE;
    }
  g_return_val_if_reached (FALSE);
}

gboolean
talia_options_set (const TaliaOption *schema, TaliaOptions *options, const char *setting, GError **error)
{
  const char *equals = strchr (setting, '=');
  int index, value;

  if (equals == NULL)
    {
      g_set_error (error, TALIA_OPTION_ERROR, TALIA_OPTION_ERROR_VALUE, "'%s' is not of the form KEY=VALUE", setting);
      return FALSE;
    }
  index = talia_options_find (schema, setting, equals - setting);
  if (index < 0)
    {
      g_set_error (error, TALIA_OPTION_ERROR, TALIA_OPTION_ERROR_UNKNOWN, "there is no option '%.*s'",
                   (int) (equals - setting), setting);
      return FALSE;
    }
  if (!parse_value (&schema[index], equals + 1, &value))
    {
      g_autofree char *line = talia_option_describe (&schema[index]);

      g_set_error (error, TALIA_OPTION_ERROR, TALIA_OPTION_ERROR_VALUE, "'%s' is not a value of the option: %s",
                   equals + 1, line);
      return FALSE;
    }
  options->value[index] = (int16_t) value;
  return TRUE;
}

void
talia_options_apply_preset (const TaliaOption *schema, TaliaOptions *options, const TaliaPreset *preset)
{
  g_auto (GStrv) settings = g_strsplit (preset->settings, " ", -1);

  talia_options_init (schema, options);
  for (int i = 0; settings[i] != NULL; i++)
    if (*settings[i] != '\0' && !talia_options_set (schema, options, settings[i], NULL))
      g_critical ("preset %s: %s", preset->id, settings[i]);
}

static char *
value_text (const TaliaOption *option, int value)
{
  switch (option->type)
    {
    case TALIA_OPTION_BOOL:
      return g_strdup (value ? "true" : "false");
    case TALIA_OPTION_INT:
      return g_strdup_printf ("%d", value);
    case TALIA_OPTION_CHOICE:
      return g_strdup (option->choices[value].id);
    }
  g_return_val_if_reached (NULL);
}

char *
talia_options_value_text (const TaliaOption *schema, const TaliaOptions *options, guint index)
{
  g_return_val_if_fail (index < talia_options_count (schema), NULL);

  return value_text (&schema[index], options->value[index]);
}

char *
talia_option_describe (const TaliaOption *option)
{
  static const char *const types[] = { "bool", "int", "choice" };
  g_autofree char *initial = value_text (option, option->initial);
  GString *out = g_string_new (NULL);

  g_string_printf (out, "%s %s %s ", option->key, types[option->type], initial);
  switch (option->type)
    {
    case TALIA_OPTION_BOOL:
      g_string_append_c (out, '-');
      break;
    case TALIA_OPTION_INT:
      g_string_append_printf (out, "%d..%d", option->min, option->max);
      break;
    case TALIA_OPTION_CHOICE:
      for (int i = 0; option->choices[i].id != NULL; i++)
        g_string_append_printf (out, "%s%s", i == 0 ? "" : "|", option->choices[i].id);
      break;
    }
  return g_string_free (out, FALSE);
}
