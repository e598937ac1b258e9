/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the player of an exercise has seen of the deal until then. */
#include "talia-exercise-seen.h"

#include <glib/gi18n.h>

#include "ui/table/talia-memory-grid.h"
#include "words/talia-words-plan.h"

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
  g_auto (GStrv) rules = talia_words_deal_rules (game, seen);
  TaliaDealPlan plan;

  talia_game_plan (game, seen, seen->deals, &plan);
  add_text (box, deal, "heading");
  if (plan.n_stakes > 1) /* a single price is part of the title */
    stakes = talia_words_stakes (&plan);
  add_text (box, stakes, "caption");
  for (guint i = 0; rules[i] != NULL; i++)
    add_text (box, rules[i], "caption");
}

static void
close_cb (GtkWidget *button)
{
  GtkWidget *popover = gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER);

  if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
}

/* Adds a button that opens the rules of the game at the place which concerns this moment. */
static void
add_book (GtkBox *box)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("_Rules"));

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.show-rules");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", "");
  g_signal_connect (button, "clicked", G_CALLBACK (close_cb), NULL);
  gtk_box_append (box, button);
}

/* --- the whole ------------------------------------------------------------------------------------ */

GtkWidget *
talia_exercise_seen_new (TaliaBoard *board, gboolean with_last)
{
  g_auto (GStrv) players = NULL;
  GtkWidget *box, *grid;
  TaliaMatch *match;

  g_return_val_if_fail (TALIA_IS_BOARD (board), NULL);

  match = talia_board_get_match (board);
  players = talia_board_list_seen (board);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  add_deal (GTK_BOX (box), match);
  add_book (GTK_BOX (box));
  if (with_last)
    gtk_box_append (GTK_BOX (box), talia_board_create_last (board));
  for (guint i = 0; players != NULL && players[i] != NULL; i++)
    add_text (GTK_BOX (box), players[i], "caption");
  add_text (GTK_BOX (box), _ ("Cards still out"), "caption-heading");
  grid = g_object_new (TALIA_TYPE_MEMORY_GRID, NULL);
  talia_memory_grid_set_match (TALIA_MEMORY_GRID (grid), match);
  gtk_box_append (GTK_BOX (box), grid);
  return box;
}
