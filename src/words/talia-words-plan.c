/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words for the deals of a match: the title of each, and its prices. */
#include "talia-words-plan.h"

#include <glib/gi18n.h>

#include "model/match/talia-number.h"
#include "model/table/talia-table-notes.h"
#include "talia-words-rules.h"
#include "talia-words-sides.h"

/* "Queens: 60 each"; a new string. */
static char *
describe_stake (const TaliaStake *stake)
{
  g_autofree char *points = NULL;

  g_return_val_if_fail (stake != NULL, NULL);

  points = talia_words_format_points (stake->points);
  if (stake->kind == TALIA_STAKE_RANK)
    /* Translators: what costs in a deal, such as "Hearts": each as many points as its rank, ace 1 to king 13 */
    return g_strdup_printf (_ ("%s: 1 to 13"), _ (stake->what));
  if (talia_stake_is_single (stake))
    /* Translators: what costs in a deal, such as "King of hearts", and how many points */
    return g_strdup_printf (_ ("%s: %s"), _ (stake->what), points);
  /* Translators: what costs in a deal, such as "Queens", and how many points each of them */
  return g_strdup_printf (_ ("%s: %s each"), _ (stake->what), points);
}

/* "60 each", below a title that says what costs; a new string. */
static char *
describe_price (const TaliaStake *stake)
{
  g_autofree char *points = talia_words_format_points (stake->points);

  if (talia_stake_is_single (stake))
    /* Translators: what the card or trick costs that the title of the deal names, such as "No King of Hearts" */
    return g_strdup_printf (ngettext ("%s point", "%s points", (gulong) ABS (stake->points)), points);
  /* Translators: what each of the cards or tricks costs that the title of the deal names, such as "No Queens" */
  return g_strdup_printf (_ ("%s each"), points);
}

char *
talia_words_stakes (const TaliaDealPlan *plan)
{
  g_autoptr (GString) list = g_string_new (NULL);

  g_return_val_if_fail (plan != NULL, NULL);

  for (guint i = 0; i < plan->n_stakes; i++)
    {
      g_autofree char *stake = describe_stake (&plan->stakes[i]);

      g_string_append_printf (list, "%s%s", i > 0 ? "\n" : "", stake);
    }
  return g_steal_pointer (&list->str);
}

static char *
describe_number (guint deal, guint n, gboolean brief)
{
  if (n == 0)
    return g_strdup_printf (_ ("Deal %d"), (int) deal);
  /* Translators: which deal of the match, in as little room as possible */
  return brief ? g_strdup_printf (C_ ("brief", "%d/%d"), (int) deal, (int) n)
               /* Translators: which deal of the match */
               : g_strdup_printf (_ ("Deal %d of %d"), (int) deal, (int) n);
}

GStrv
talia_words_deal_parts (const TaliaGame *game, const TaliaState *state, gboolean brief)
{
  const char *title = talia_game_title (game, state);
  TaliaDealPlan plan;
  guint n = talia_game_plan (game, state, state->deals, &plan);
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  const gboolean titled = title != NULL && (!brief || (n > 0 && plan.n_stakes != 1));
  /* A stake that is the same in all deals of the match does not describe any of them. */
  gboolean alone = brief && n > 0 && !talia_game_has_schedule (game, state);

  g_strv_builder_take (parts, describe_number (state->deals, n, brief && !alone));
  if (alone)
    return g_strv_builder_end (parts);
  if (titled)
    g_strv_builder_add (parts, _ (title));
  /* The title says that ranks count. */
  if (plan.n_stakes == 1 && (brief || plan.stakes[0].kind != TALIA_STAKE_RANK))
    g_strv_builder_take (parts, titled ? describe_price (&plan.stakes[0]) : describe_stake (&plan.stakes[0]));
  return g_strv_builder_end (parts);
}

char *
talia_words_deal (const TaliaGame *game, const TaliaState *state, gboolean brief)
{
  g_auto (GStrv) parts = talia_words_deal_parts (game, state, brief);

  return g_strjoinv (" · ", parts);
}

/* Says what happens to the penalties if one side has taken all of them; NULL: nothing. */
static char *
describe_moon (const TaliaGame *game, const TaliaState *state, const TaliaMoon *moon)
{
  if (moon->own == NULL || (game->moon != NULL && game->moon (state) == TALIA_MOVE_SUBTRACT))
    return NULL;
  /* Translators: how many points each of the others gets */
  return g_strdup_printf (ngettext ("Whoever takes all the penalty cards pays nothing, and each of the others pays %d "
                                    "point.",
                                    "Whoever takes all the penalty cards pays nothing, and each of the others pays %d "
                                    "points.",
                                    (gulong) ABS (moon->points)),
                          ABS (moon->points));
}

GStrv
talia_words_deal_rules (const TaliaGame *game, const TaliaState *state)
{
  g_autoptr (GStrvBuilder) rules = g_strv_builder_new ();
  const TaliaCards ban = state->board == TALIA_BOARD_TRICK ? state->trick.rules.lead_ban : 0;
  char *changed, *moon;
  TaliaDealPlan plan;

  talia_game_plan (game, state, state->deals, &plan);
  changed = talia_words_changed_rules (game, &state->options);
  moon = describe_moon (game, state, &plan.moon);
  if (changed != NULL)
    g_strv_builder_take (rules, changed);
  for (guint i = 0; i < plan.n_duties; i++)
    g_strv_builder_add (rules, _ (plan.duties[i]));
  if ((ban & TALIA_SUIT_CARDS (TALIA_HEARTS)) && state->trick.broken)
    g_strv_builder_add (rules, _ ("Hearts have been broken: they may be led."));
  if ((ban & TALIA_SUIT_CARDS (TALIA_SPADES)) && !state->trick.broken)
    g_strv_builder_add (rules, _ ("You may not lead spades until they are broken."));
  if (moon != NULL)
    g_strv_builder_take (rules, moon);
  return g_strv_builder_end (rules);
}

char *
talia_words_deal_score (TaliaDealScore *deal)
{
  const char *title;
  int number;

  g_return_val_if_fail (TALIA_IS_DEAL_SCORE (deal), NULL);

  title = talia_deal_score_get_title (deal);
  number = talia_deal_score_get_number (deal);
  return title != NULL ? g_strdup_printf (_ ("Deal %d · %s"), number, _ (title))
                       : g_strdup_printf (_ ("Deal %d"), number);
}

char *
talia_words_deal_number (TaliaMatch *match, TaliaDealScore *deal)
{
  g_autofree char *number = NULL;
  TaliaTable *table;
  guint64 seed;

  g_return_val_if_fail (TALIA_IS_MATCH (match), NULL);
  g_return_val_if_fail (TALIA_IS_DEAL_SCORE (deal), NULL);

  table = talia_match_get_table (match);
  if (!talia_number_may_be_told (table))
    return talia_number_of (table) > 0 ? g_strdup (_ ("This match has a number, so anybody may know its cards."))
                                       : NULL;
  if (talia_table_get_note (table, TALIA_NOTE_GUIDED) != NULL || !talia_deal_score_get_seed (deal, &seed))
    return NULL;
  number = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);
  return g_strdup_printf (_ ("Deal number %s"), number);
}

char *
talia_words_salvaged (TaliaTable *table)
{
  TaliaState open;
  int deal;

  g_return_val_if_fail (TALIA_IS_TABLE (table), NULL);

  talia_table_get_open_state (table, &open);
  deal = (int) open.deals;
  if (open.phase == TALIA_PHASE_OVER)
    return g_strdup (_ ("The whole match is there: the damage comes after its end."));
  if (open.phase == TALIA_PHASE_DEAL)
    return g_strdup_printf (_ ("You can play on after deal %d."), deal);
  if (open.board == TALIA_BOARD_TRICK && open.phase == TALIA_PHASE_PLAY)
    return g_strdup_printf (_ ("You can play on from deal %d, trick %d."), deal, open.trick.tricks + 1);
  return g_strdup_printf (_ ("You can play on from deal %d."), deal);
}

char *
talia_words_cost (int points)
{
  return g_strdup_printf (ngettext ("Costs %d point", "Costs %d points", (gulong) points), points);
}

char *
talia_words_how_far (TaliaTable *table)
{
  TaliaState state;

  g_return_val_if_fail (TALIA_IS_TABLE (table), NULL);

  talia_table_get_open_state (table, &state);
  return talia_words_deal (talia_table_get_game (table), &state, FALSE);
}

char *
talia_words_standing (TaliaTable *table)
{
  g_autofree char *deal = talia_words_how_far (table);

  g_return_val_if_fail (deal != NULL, NULL);

  return g_strdup_printf ("%s · %s", _ (talia_table_get_game (table)->name), deal);
}
