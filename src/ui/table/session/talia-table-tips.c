/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tips about shortcuts that are hard to find; each is shown only once, at a moment when it helps. */
#include "talia-table-tips.h"

#include <glib/gi18n.h>

#include "guide/talia-guide.h"
#include "settings/talia-settings.h"
#include "words/talia-words-cards.h"

/* The number of rounds of the table before the first tip, since nobody needs one for the first moves. */
#define ROUNDS 3

static char *
tell_hint (void)
{
  return g_strdup (_ ("In doubt? H gives a hint."));
}

static char *
tell_typing (void)
{
  const char *queen = talia_words_rank_index (TALIA_QUEEN);

  /* Translators: how to choose a card by keys. The two parts are the index of the queen, and the first letters of
   * diamonds and hearts: as many of them as it takes to tell the suits apart */
  return g_strdup_printf (_ ("Cards can be typed: %s D is the queen of diamonds, %s H the queen of hearts."), queen,
                          queen);
}

/* The tips in the order in which they are shown, one in a turn. The settings store the ids of the tips that were shown.
 */
static const struct
{
  const char *id;
  gboolean for_keys; /* only for players who use the keyboard */
  char *(*tell) (void);
} tips[] = {
  { "typing", TRUE, tell_typing },
  { "hint", FALSE, tell_hint },
};

static void
remember (const char *const *told, const char *id)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  g_strv_builder_addv (builder, (const char **) told);
  g_strv_builder_add (builder, id);
  all = g_strv_builder_end (builder);
  g_settings_set_strv (talia_settings_get (), "told-tips", (const char *const *) all);
}

/* Whether a tip may be shown now; never in a guided deal, which has enough texts of its own. */
static gboolean
is_time (TaliaMatch *match)
{
  TaliaTable *table = talia_match_get_table (match);

  return talia_match_get_own_turn (match) && talia_match_get_view (match)->seen.phase == TALIA_PHASE_PLAY
         && !talia_match_is_telling (match) && !talia_guide_is_for (table)
         && talia_table_get_n_steps (table) >= (guint) (ROUNDS * talia_table_get_n_seats (table));
}

char *
talia_table_tips_tell (TaliaMatch *match, gboolean uses_keys)
{
  g_auto (GStrv) told = NULL;

  if (!is_time (match))
    return NULL;
  told = g_settings_get_strv (talia_settings_get (), "told-tips");
  for (guint i = 0; i < G_N_ELEMENTS (tips); i++)
    if (!g_strv_contains ((const char *const *) told, tips[i].id) && (uses_keys || !tips[i].for_keys))
      {
        remember ((const char *const *) told, tips[i].id);
        return tips[i].tell ();
      }
  return NULL;
}
