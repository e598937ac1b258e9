/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Conditions on the options of a match, such as `players=3 moon!=off`: tells whether they hold. The rule book and the
 * games' tables of options contain them. */
#include "talia-condition.h"

#include <string.h>

/* Whether the option is set to that value; -1 when it has no such value. */
static int
is_set_to (const char *key, const char *value, const TaliaOption *schema, const TaliaOptions *options)
{
  g_autofree char *setting = g_strdup_printf ("%s=%s", key, value);
  int index = talia_options_find (schema, key, -1);
  TaliaOptions other = *options;

  if (index < 0 || !talia_options_set (schema, &other, setting, NULL))
    return -1;
  return other.value[index] == options->value[index];
}

static int
part_holds (const char *part, const TaliaOption *schema, const TaliaOptions *options)
{
  const char *equals = strchr (part, '=');
  gboolean not = equals != NULL && equals > part && equals[-1] == '!';
  g_autofree char *key = equals != NULL ? g_strndup (part, (gsize) (equals - part - not)) : NULL;
  g_auto (GStrv) values = equals != NULL ? g_strsplit (equals + 1, "|", -1) : NULL;
  int holds = FALSE;

  if (equals == NULL)
    return -1;
  for (guint i = 0; values[i] != NULL; i++)
    {
      int is = is_set_to (key, values[i], schema, options);

      if (is < 0)
        return -1;
      holds |= is;
    }
  return holds != not;
}

int
talia_game_condition_holds (const char *condition, const TaliaOption *schema, const TaliaOptions *options)
{
  g_auto (GStrv) parts = NULL;
  int holds = TRUE;

  g_return_val_if_fail (condition != NULL && schema != NULL && options != NULL, -1);

  parts = g_strsplit (condition, " ", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    {
      int part = part_holds (parts[i], schema, options);

      if (part < 0)
        return -1;
      holds &= part;
    }
  return holds;
}

int
talia_game_condition_is_usual (const char *condition, const TaliaOption *schema)
{
  g_auto (GStrv) parts = NULL;
  TaliaOptions usual;
  int holds = -1;

  g_return_val_if_fail (condition != NULL && schema != NULL, -1);

  talia_options_init (schema, &usual);
  parts = g_strsplit (condition, " ", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    {
      int index = talia_options_find (schema, parts[i], (gssize) strcspn (parts[i], "!="));
      int part = part_holds (parts[i], schema, &usual);

      if (part < 0)
        return -1;
      if (schema[index].type != TALIA_OPTION_INT)
        holds = holds != FALSE && part;
    }
  return holds;
}

gboolean
talia_option_matters (const TaliaOption *schema, const TaliaOptions *options, guint index)
{
  const char *when;

  g_return_val_if_fail (schema != NULL && options != NULL, FALSE);

  when = schema[index].when;
  return when == NULL || *when == '\0' || talia_game_condition_holds (when, schema, options) == TRUE;
}

void
talia_options_tidy (const TaliaOption *schema, TaliaOptions *options)
{
  g_return_if_fail (schema != NULL && options != NULL);

  for (guint i = 0; schema[i].key != NULL; i++)
    if (!talia_option_matters (schema, options, i))
      options->value[i] = (int16_t) schema[i].initial;
}
