/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player of an exercise has seen of the deal until then. */
#include "talia-exercise-seen.h"

#include <glib/gi18n.h>

#include "ui/table/talia-memory-grid.h"
#include "words/talia-words-cards.h"
#include "words/talia-words-plan.h"
#include "words/talia-words-sides.h"

/* The width of a line in letters. */
#define LINE 44

static void
add_text (GtkBox *box, const char *text, const char *style)
{
  GtkWidget *label;

  if (text == NULL || *text == '\0')
    return;
  label = gtk_label_new (text);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (box, label);
}

/* --- the deal ---------------------------------------------------------------------------------- */

static void
add_deal (GtkBox *box, TaliaMatch *match)
{
  const TaliaGame *game = talia_match_get_game (match);
  const TaliaState *seen = &talia_match_get_view (match)->seen;
  g_autofree char *deal = talia_words_deal (game, seen, FALSE), *stakes = NULL;
  TaliaDealPlan plan;

  talia_game_plan (game, seen, seen->deals, &plan);
  add_text (box, deal, "heading");
  if (plan.n_stakes < 2) /* a single price is part of the title */
    return;
  stakes = talia_words_stakes (&plan);
  add_text (box, stakes, "caption");
}

/* --- what every player has done ------------------------------------------------------------------ */

/* The cards that the seat has laid, such as "8♣ 7♣ J♦", in that order. */
static char *
list_laid (const TaliaRows *rows, int seat)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < rows->n_played; i++)
    if (rows->by[i] == seat)
      g_string_append_printf (text, "%s%s%s", text->len > 0 ? " " : "",
                              talia_words_rank_index (talia_card_rank (rows->played[i])),
                              talia_words_suit_sign (talia_card_suit (rows->played[i])));
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static char *
describe_rows (TaliaMatch *match, int seat)
{
  const TaliaView *view = talia_match_get_view (match);
  const TaliaRows *rows = &view->seen.rows;
  const char *name = talia_seat_get_name (talia_match_get_seat (match, seat));
  g_autofree char *laid = list_laid (rows, seat), *lacks = NULL;

  if (rows->n_played == 0 || seat == view->seat)
    return NULL;
  lacks = talia_words_cards (rows->lacks[seat] & ~rows->laid & ~view->seen.hand[view->seat]);
  if (*lacks == '\0')
    /* Translators: a player, and the cards laid by that player so far, in that order */
    return g_strdup_printf (_ ("%s laid: %s"), name, laid);
  /* Translators: a player, the cards laid by that player so far, and cards that the player has not, having passed */
  return g_strdup_printf (_ ("%s laid: %s. Not held, because of a pass: %s"), name, laid, lacks);
}

static char *
describe_taken (TaliaMatch *match, int side)
{
  const TaliaState *seen = &talia_match_get_view (match)->seen;
  const TaliaCards taken = talia_state_taken (seen, side);
  const int n = talia_cards_count (taken);
  const int spades = talia_cards_count (taken & TALIA_SUIT_CARDS (TALIA_SPADES));
  g_autofree char *cards = g_strdup_printf (ngettext ("%d card", "%d cards", (gulong) n), n);
  g_autofree char *of_them = g_strdup_printf (ngettext ("%d spade", "%d spades", (gulong) spades), spades);
  g_autofree char *name = talia_words_side (match, side);

  /* Translators: a player or a pair, how many cards they have taken, and how many of these are spades */
  return g_strdup_printf (_ ("%s: %s taken, %s among them"), name, cards, of_them);
}

static void
add_players (GtkBox *box, TaliaMatch *match)
{
  const TaliaState *seen = &talia_match_get_view (match)->seen;
  const gboolean rows = seen->board == TALIA_BOARD_ROWS;

  for (int i = 0; i < (rows ? seen->seats : seen->sides); i++)
    {
      g_autofree char *text = NULL;

      if (rows)
        text = describe_rows (match, i);
      else if (seen->board == TALIA_BOARD_FISHING)
        text = describe_taken (match, i);
      add_text (box, text, "caption");
    }
}

/* --- the whole ------------------------------------------------------------------------------------ */

GtkWidget *
talia_exercise_seen_new (TaliaBoard *board, gboolean with_last)
{
  GtkWidget *box, *grid;
  TaliaMatch *match;

  g_return_val_if_fail (TALIA_IS_BOARD (board), NULL);

  match = talia_board_get_match (board);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  add_deal (GTK_BOX (box), match);
  if (with_last)
    gtk_box_append (GTK_BOX (box), talia_board_create_last (board));
  add_players (GTK_BOX (box), match);
  add_text (GTK_BOX (box), _ ("Cards still out"), "caption-heading");
  grid = g_object_new (TALIA_TYPE_MEMORY_GRID, NULL);
  talia_memory_grid_set_match (TALIA_MEMORY_GRID (grid), match);
  gtk_box_append (GTK_BOX (box), grid);
  return box;
}
