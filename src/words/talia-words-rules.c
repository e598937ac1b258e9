/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Describes the rules of a match: by the name of a preset, or by the options that differ from the usual rules. */
#include "talia-words-rules.h"

#include <glib/gi18n.h>

#include "engine/talia-condition.h"
#include "talia-words-sides.h"

/* The greatest number of changed options that are named: they fit into a line or two. */
#define MAX_NAMED 3

/* Appends an option and its value. */
static void
append_option (GString *text, const TaliaOption *option, int value)
{
  g_string_append_printf (text, "%s%s: ", text->len > 0 ? " · " : "", _ (option->label));
  switch (option->type)
    {
    case TALIA_OPTION_BOOL:
      g_string_append (text, value ? _ ("Yes") : _ ("No"));
      break;
    case TALIA_OPTION_INT:
      if (value == option->min && option->least != NULL)
        g_string_append (text, _ (option->least));
      else
        {
          g_autofree char *number = talia_words_format_points (value);

          g_string_append (text, number);
        }
      break;
    case TALIA_OPTION_CHOICE:
      g_string_append (text, _ (option->choices[value].label));
      break;
    }
}

/* Appends a stored option and its value; nothing for an option that the game does not know. */
static void
append_setting (GString *text, const TaliaGame *game, const char *setting)
{
  int index = talia_options_find (game->options, setting, (gssize) strcspn (setting, "="));
  TaliaOptions options;

  talia_game_init_options (game, &options);
  if (index >= 0 && talia_options_set (game->options, &options, setting, NULL))
    append_option (text, &game->options[index], options.value[index]);
}

static gboolean
parse_rules (const TaliaGame *game, const char *rules, TaliaOptions *options)
{
  g_auto (GStrv) settings = g_strsplit (rules, " ", -1);

  talia_game_init_options (game, options);
  for (guint i = 0; settings[i] != NULL; i++)
    if (*settings[i] != '\0' && !talia_options_set (game->options, options, settings[i], NULL))
      return FALSE;
  return TRUE;
}

char *
talia_words_rules (const TaliaGame *game, const char *rules)
{
  g_auto (GStrv) settings = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  TaliaOptions options, other;

  g_return_val_if_fail (game != NULL && rules != NULL, NULL);

  if (parse_rules (game, rules, &options))
    for (const TaliaPreset *preset = game->presets; preset->id != NULL; preset++)
      {
        talia_options_apply_preset (game->options, &other, preset);
        if (memcmp (&options, &other, sizeof options) == 0)
          return g_strdup (_ (preset->label));
      }
  settings = g_strsplit (rules, " ", -1);
  for (guint i = 0; settings[i] != NULL; i++)
    append_setting (text, game, settings[i]);
  return g_steal_pointer (&text->str);
}

char *
talia_words_changed_rules (const TaliaGame *game, const TaliaOptions *options)
{
  g_autoptr (GString) text = g_string_new (NULL);
  TaliaOptions usual, tidy;
  guint changed = 0;

  g_return_val_if_fail (game != NULL && options != NULL, NULL);

  tidy = *options;
  talia_options_tidy (game->options, &tidy);
  talia_game_init_options (game, &usual);
  for (guint i = 0; game->options[i].key != NULL; i++)
    if (!game->options[i].apart && tidy.value[i] != usual.value[i] && changed++ < MAX_NAMED)
      append_option (text, &game->options[i], tidy.value[i]);
  if (changed > MAX_NAMED)
    {
      g_string_append (text, " · ");
      /* Translators: options of a game, after some that are named: "Penalties: 4 · Moon: Yes · 2 more changes" */
      g_string_append_printf (text, ngettext ("%u more change", "%u more changes", changed - MAX_NAMED),
                              changed - MAX_NAMED);
    }
  return changed > 0 ? g_string_free_and_steal (g_steal_pointer (&text)) : NULL;
}
