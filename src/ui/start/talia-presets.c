/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A list of the presets for a new match of one game: first those that the game has, then the player's own. */
#include "talia-presets.h"

#include <glib/gi18n.h>
#include <string.h>

#include "engine/talia-condition.h"
#include "talia-match-settings.h"

void
talia_presets_load (TaliaPresets *self, const TaliaGame *game)
{
  g_return_if_fail (self != NULL && game != NULL);

  talia_presets_clear (self);
  self->game = game;
  while (game->presets != NULL && game->presets[self->n_given].id != NULL)
    self->n_given++;
  self->own = talia_match_settings_list_presets (game);
}

void
talia_presets_clear (TaliaPresets *self)
{
  g_clear_pointer (&self->own, g_ptr_array_unref);
  *self = (TaliaPresets) { 0 };
}

guint
talia_presets_count (const TaliaPresets *self)
{
  return self->n_given + self->own->len;
}

static const TaliaOwnPreset *
get_own (const TaliaPresets *self, guint place)
{
  return g_ptr_array_index (self->own, place - self->n_given);
}

const char *
talia_presets_get_label (const TaliaPresets *self, guint place)
{
  if (place < self->n_given)
    return _ (self->game->presets[place].label);
  if (place < talia_presets_count (self))
    return get_own (self, place)->label;
  /* Translators: the options as the player has set them, which are those of no preset */
  return _ ("Your own options");
}

/* Whether the settings of a preset contain that option. */
static gboolean
names (const char *settings, const char *key)
{
  g_autofree char *spaced = g_strdup_printf (" %s", settings), *setting = g_strdup_printf (" %s=", key);

  return strstr (spaced, setting) != NULL;
}

gboolean
talia_presets_get (const TaliaPresets *self, guint place, gboolean chosen, const TaliaOptions *now,
                   TaliaOptions *options)
{
  const TaliaOption *schema = self->game->options;
  const gboolean is_own = place >= self->n_given;

  if (place >= talia_presets_count (self))
    return FALSE;
  if (is_own)
    *options = get_own (self, place)->options;
  else
    talia_options_apply_preset (schema, options, &self->game->presets[place]);
  for (int i = 0; schema[i].key != NULL; i++)
    if (schema[i].apart
        && (is_own ? !chosen || i == talia_game_dealer_option (self->game)
                   : !names (self->game->presets[place].settings, schema[i].key)))
      options->value[i] = now->value[i];
  talia_options_tidy (schema, options);
  return TRUE;
}

gboolean
talia_presets_fits (const TaliaPresets *self, guint place, const TaliaOptions *now)
{
  TaliaOptions options, tidy = *now;

  talia_options_tidy (self->game->options, &tidy);
  return talia_presets_get (self, place, FALSE, &tidy, &options)
         && memcmp (options.value, tidy.value, talia_options_count (self->game->options) * sizeof options.value[0])
                == 0;
}

guint
talia_presets_find (const TaliaPresets *self, const TaliaOptions *now)
{
  guint place = 0;

  while (place < talia_presets_count (self) && !talia_presets_fits (self, place, now))
    place++;
  return place;
}
