/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays for the person when only one move is legal, if the preferences say so. */
#include "talia-table-autoplay.h"

#include "model/talia-decider.h"
#include "model/talia-settings.h"

static const struct
{
  const char *key, *changed;
  TaliaAutoplay flag;
} preferences[] = {
  { "autoplay-forced", "changed::autoplay-forced", TALIA_AUTOPLAY_FORCED },
  { "play-last", "changed::play-last", TALIA_AUTOPLAY_LAST },
  { "skip-lost-turns", "changed::skip-lost-turns", TALIA_AUTOPLAY_SKIP },
};

static void
update (TaliaMatch *match)
{
  guint autoplay = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (preferences); i++)
    if (g_settings_get_boolean (talia_settings_get (), preferences[i].key))
      autoplay |= preferences[i].flag;
  talia_match_set_autoplay (match, autoplay);
}

void
talia_table_autoplay_follow (TaliaMatch *match)
{
  g_return_if_fail (TALIA_IS_MATCH (match));

  for (gsize i = 0; i < G_N_ELEMENTS (preferences); i++)
    g_signal_connect_object (talia_settings_get (), preferences[i].changed, G_CALLBACK (update), match,
                             G_CONNECT_SWAPPED);
  update (match);
}

void
talia_table_autoplay_leave (TaliaMatch *match)
{
  g_return_if_fail (TALIA_IS_MATCH (match));

  g_signal_handlers_disconnect_by_func (talia_settings_get (), update, match);
  talia_match_set_autoplay (match, 0);
}
