/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The buttons in the bar for moves other than choosing a card. */
#include "talia-move-buttons.h"

#include "model/talia-settings.h"
#include "words/talia-words-bids.h"
#include "words/talia-words.h"

/* More moves than this are no list of buttons. */
#define MAX_CHOICES 32

/* The words of the moves that the board offers, or that are no cards; empty when there are none. */
static char **
list_words (TaliaBoard *board)
{
  TaliaMatch *match = talia_board_get_match (board);
  const TaliaState *state = &talia_match_get_view (match)->seen;
  const char *const *offered = talia_board_get_choices (board);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  TaliaMove moves[MAX_CHOICES];
  int n = 0;

  if (offered != NULL)
    return g_strdupv ((char **) offered);
  if (state->phase != TALIA_PHASE_PASS && state->phase != TALIA_PHASE_PLAY && talia_match_get_own_turn (match))
    n = talia_game_legal (talia_match_get_game (match), state, moves, MAX_CHOICES);
  for (int i = 0; i < n; i++)
    g_strv_builder_take (words, talia_move_to_text (&moves[i]));
  return g_strv_builder_end (words);
}

/* Many moves of one kind are small buttons side by side. */
static void
add_move (TaliaBoardBar *bar, const TaliaMove *move, const char *label, const char *word)
{
  g_autofree char *brief = talia_words_move_short (move);
  GtkWidget *button =
      talia_board_bar_add_choice (bar, brief != NULL ? brief : label, "table.choose", g_variant_new_string (word));

  if (brief == NULL)
    return;
  gtk_widget_add_css_class (button, "brief");
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
add_moves (TaliaBoardBar *bar, TaliaMatch *match, char **words)
{
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autofree char *label = NULL;
      TaliaMove move;

      if (!talia_move_parse (words[i], &move))
        continue;
      label = talia_words_choice (match, &move);
      add_move (bar, &move, label, words[i]);
    }
}

static TaliaClaim
get_claim (TaliaMatch *match)
{
  return g_settings_get_boolean (talia_settings_get (), "end-deals-early") ? talia_match_get_claim (match)
                                                                           : TALIA_CLAIM_NONE;
}

gboolean
talia_move_buttons_update (TaliaMoveButtons *self, TaliaBoard *board, TaliaBoardBar *bar)
{
  TaliaMatch *match = talia_board_get_match (board);
  const char *label = talia_board_get_confirm_label (board);
  g_auto (GStrv) words = list_words (board);
  TaliaClaim claim = get_claim (match);

  if (self->words != NULL && g_strv_equal ((const char *const *) self->words, (const char *const *) words)
      && g_strcmp0 (self->confirm_label, label) == 0 && self->claim == claim)
    return FALSE;
  g_strfreev (self->words);
  self->words = g_steal_pointer (&words);
  g_set_str (&self->confirm_label, label);
  self->claim = claim;

  talia_board_bar_clear_choices (bar);
  if (label != NULL)
    gtk_widget_add_css_class (talia_board_bar_add_choice (bar, label, "table.confirm", NULL), "suggested-action");
  add_moves (bar, match, self->words);
  if (claim != TALIA_CLAIM_NONE)
    talia_board_bar_add_choice (bar, talia_words_claim (claim), "table.end-deal", NULL);
  return TRUE;
}

gboolean
talia_move_buttons_lead (const TaliaMoveButtons *self, TaliaMatch *match)
{
  const TaliaView *view = talia_match_get_view (match);

  return self->words != NULL && self->words[0] != NULL && view->seen.hand[view->seat] == 0;
}

void
talia_move_buttons_clear (TaliaMoveButtons *self)
{
  g_clear_pointer (&self->words, g_strfreev);
  g_clear_pointer (&self->confirm_label, g_free);
}
