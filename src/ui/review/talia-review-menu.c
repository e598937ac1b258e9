/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The menu of a review: which deal to show, and from which seat. */
#include "talia-review-menu.h"

#include <glib/gi18n.h>

#include "talia-review-deal.h"
#include "words/talia-words-plan.h"

static void
append (GMenu *menu, const char *label, const char *action, GVariant *target)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (NULL, NULL);
  g_auto (GStrv) parts = g_strsplit (label, "_", -1); /* underscores in names are no mnemonics */
  g_autofree char *plain = g_strjoinv ("__", parts);

  g_menu_item_set_label (item, plain);
  g_menu_item_set_action_and_target_value (item, action, target);
  g_menu_append_item (menu, item);
}

static GMenuModel *
create_deals (TaliaTable *table)
{
  g_autoptr (TaliaScoreSheet) sheet = talia_score_sheet_new (table);
  guint ended = g_list_model_get_n_items (G_LIST_MODEL (sheet));
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < ended; i++)
    {
      g_autoptr (TaliaDealScore) deal = g_list_model_get_item (G_LIST_MODEL (sheet), i);
      g_autofree char *label = talia_words_deal_score (deal);

      append (menu, label, "review.deal", g_variant_new_uint32 (i + 1));
    }
  if (talia_review_deal_count (table) > ended)
    {
      /* Translators: the deal that is being played now, in a list of deals to look at again */
      g_autofree char *label = g_strdup_printf (_ ("Deal %d · Being Played"), (int) ended + 1);

      append (menu, label, "review.deal", g_variant_new_uint32 (ended + 1));
    }
  return G_MENU_MODEL (menu);
}

GMenuModel *
talia_review_menu_new (TaliaTable *table, TaliaMatch *match)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) deals = g_menu_new (), seats = g_menu_new (), play = g_menu_new ();
  g_autoptr (GMenuModel) list = NULL;

  g_return_val_if_fail (TALIA_IS_TABLE (table), NULL);
  g_return_val_if_fail (TALIA_IS_MATCH (match), NULL);

  list = create_deals (table);
  if (g_menu_model_get_n_items (list) > 1)
    {
      g_menu_append (deals, _ ("_Previous Deal"), "review.previous-deal");
      g_menu_append (deals, _ ("_Next Deal"), "review.next-deal");
      /* Translators: leads to a list of deals */
      g_menu_append_submenu (deals, _ ("_Deal"), list);
      g_menu_append_section (menu, NULL, G_MENU_MODEL (deals));
    }
  for (int seat = 0; seat < talia_table_get_n_seats (table); seat++)
    {
      /* Translators: whose cards lie in front when a match is looked at again; a player's name, as it is, perhaps "You"
       */
      g_autofree char *label =
          g_strdup_printf (_ ("As Seen by %s"), talia_seat_get_name (talia_match_get_seat (match, seat)));

      append (seats, label, "review.seen-by", g_variant_new_int32 (seat));
    }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (seats));
  g_menu_append (play, _ ("_Play from Here"), "review-page.play");
  g_menu_append (play, _ ("Play This Deal _Again"), "review-page.again");
  g_menu_append (play, _ ("Copy the Deal’s _Number"), "review-page.copy-number");
  g_menu_append (play, _ ("Copy as a C_hallenge"), "win.copy-challenge('')");
  g_menu_append (play, _ ("Pr_int Score Sheet…"), "win.print-score('')");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (play));
  return G_MENU_MODEL (menu);
}
