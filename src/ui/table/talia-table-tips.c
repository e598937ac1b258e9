/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tips about shortcuts that are hard to find, shown in the line of news where they help. */
#include "talia-table-tips.h"

#include <glib/gi18n.h>

#include "model/talia-settings.h"
#include "model/talia-table-notes.h"
#include "words/talia-words-cards.h"

/* The number of rounds of the table before the first tip, since nobody needs one for the first moves. */
#define ROUNDS 3

static gboolean
has_seen_rounds (TaliaTableNews *news)
{
  TaliaTable *table = talia_match_get_table (news->match);

  return talia_table_get_n_steps (table) >= (guint) (ROUNDS * talia_table_get_n_seats (table));
}

/* Whether the hand is played from by keys: then the ring around the focus is seen. */
static gboolean
uses_keys (TaliaTableNews *news)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (news->board));

  return GTK_IS_WINDOW (root) && gtk_window_get_focus_visible (GTK_WINDOW (root)) && has_seen_rounds (news);
}

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

/* In the order in which they are told, one a turn; what has been told is kept by its id. */
static const struct
{
  const char *id;
  gboolean (*helps) (TaliaTableNews *news);
  char *(*tell) (void);
} tips[] = {
  { "typing", uses_keys, tell_typing },
  { "hint", has_seen_rounds, tell_hint },
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

/* A guided deal has enough to say. */
static gboolean
is_free (TaliaTableNews *news)
{
  const char *said = talia_board_bar_get_news (news->bar);

  return (said == NULL || *said == '\0') && talia_match_get_own_turn (news->match)
         && talia_match_get_view (news->match)->seen.phase == TALIA_PHASE_PLAY && !talia_match_is_telling (news->match)
         && talia_table_get_note (talia_match_get_table (news->match), TALIA_NOTE_GUIDED) == NULL;
}

void
talia_table_tips_announce (TaliaTableNews *news)
{
  g_auto (GStrv) told = NULL;

  talia_table_news_announce_prompt (news);
  if (!is_free (news))
    return;
  told = g_settings_get_strv (talia_settings_get (), "told-tips");
  for (guint i = 0; i < G_N_ELEMENTS (tips); i++)
    if (!g_strv_contains ((const char *const *) told, tips[i].id) && tips[i].helps (news))
      {
        g_autofree char *text = tips[i].tell ();

        talia_table_news_tell_tip (news, text);
        remember ((const char *const *) told, tips[i].id);
        return;
      }
}
