/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fills a score sheet for printing with the deals of a match, both those that are over and those that are still to be
 * played. */
#include "talia-sheet-scores.h"

#include <glib/gi18n.h>

#include "engine/talia-condition.h"
#include "model/base/talia-text.h"
#include "words/talia-words-plan.h"
#include "words/talia-words-rules.h"
#include "words/talia-words-sides.h"

/* A match whose number of deals is open has rows for this many, or for some more than it has had. */
#define USUAL_DEALS 18
#define MORE_DEALS 4

/* What is being filled, and from what. */
typedef struct
{
  TaliaSheet *sheet;
  const TaliaGame *game;
  const TaliaState *state;
  gboolean over;
  GListModel *deals;
  const char *const *names;
  guint n_finished;
  guint n_deals;    /* with those to come */
  guint n_planned;  /* 0: as many as it takes */
  gboolean running; /* whether totals are kept deal by deal, since no section has prices of its own */
} Filling;

/* --- what the match is -------------------------------------------------------------------------- */

/* Whether a deal gives points for something that the others cost, such as Loteryjka after the deals with penalties. */
static gboolean
gives (Filling *self, guint deal)
{
  TaliaDealPlan plan;

  talia_game_plan (self->game, self->state, deal, &plan);
  for (guint i = 0; i < plan.n_stakes; i++)
    if (plan.stakes[i].points > 0)
      return FALSE;
  return plan.n_stakes > 0;
}

/* Returns the last deal of the section that begins with `first`. */
static guint
find_end (Filling *self, guint first)
{
  guint last = first;

  while (last < self->n_planned && gives (self, last + 1) == gives (self, first))
    last++;
  return last;
}

/* Returns the prices of a deal, one a line. */
static char *
list_prices (Filling *self, guint deal)
{
  TaliaDealPlan plan;

  talia_game_plan (self->game, self->state, deal, &plan);
  return talia_words_stakes (&plan);
}

/* Returns the name of the preset that has these options, except those about who plays and who deals first. If there is
 * none, describes what differs from the usual rules; NULL: nothing does. */
static char *
describe_rules (const TaliaGame *game, const TaliaOptions *options)
{
  for (const TaliaPreset *preset = game->presets; preset->id != NULL; preset++)
    {
      TaliaOptions given, own = *options;

      talia_options_apply_preset (game->options, &given, preset);
      for (guint i = 0; game->options[i].key != NULL; i++)
        if (game->options[i].apart)
          given.value[i] = own.value[i];
      talia_options_tidy (game->options, &given);
      talia_options_tidy (game->options, &own);
      if (memcmp (&given, &own, sizeof given) == 0)
        return g_strdup (_ (preset->label));
    }
  return talia_words_changed_rules (game, options);
}

/* Returns the rules and, if all deals have the same, the prices. */
static char *
describe (Filling *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  char *rules = describe_rules (self->game, &self->state->options);
  g_auto (GStrv) parts = NULL;

  if (rules != NULL)
    g_strv_builder_take (builder, rules);
  if (self->running)
    {
      g_autofree char *prices = list_prices (self, 1);
      g_auto (GStrv) lines = g_strsplit (prices, "\n", -1);

      g_strv_builder_addv (builder, (const char **) lines);
    }
  parts = g_strv_builder_end (builder);
  return g_strjoinv (" · ", parts);
}

static guint
count_deals (Filling *self)
{
  if (self->over)
    return self->n_finished;
  return self->n_planned > 0 ? self->n_planned : MAX (USUAL_DEALS, self->n_finished + MORE_DEALS);
}

/* --- columns ------------------------------------------------------------------------------------ */

static char *
name_side (Filling *self, int side)
{
  const int partner = side + self->state->sides;
  g_autofree char *name = NULL, *other = NULL;

  if (partner >= self->state->seats || (*self->names[side] == '\0' && *self->names[partner] == '\0'))
    return g_strdup (self->names[side]);
  name = talia_text_isolate (self->names[side]);
  other = talia_text_isolate (self->names[partner]);
  /* Translators: two partners */
  return g_strdup_printf (_ ("%s and %s"), name, other);
}

static void
add_columns (Filling *self)
{
  for (int side = 0; side < self->state->sides; side++)
    {
      g_autofree char *name = name_side (self, side);

      talia_sheet_add_column (self->sheet, name);
    }
  if (self->game->contract != NULL)
    {
      /* Translators: the head of a narrow column; the shortest word that players understand */
      talia_sheet_add_field (self->sheet, C_ ("column", "Bid"), FALSE);
      talia_sheet_add_field (self->sheet, _ ("Tricks"), FALSE);
    }
  talia_sheet_add_field (self->sheet, self->running ? _ ("Points") : "", FALSE);
  if (self->game->contract != NULL)
    talia_sheet_add_field (self->sheet, _ ("Bags"), TRUE);
  if (self->running)
    talia_sheet_add_field (self->sheet, _ ("Total"), TRUE);
}

static void
set_points (Filling *self, TaliaSheetRow *row, int side, guint field, int points)
{
  g_autofree char *text = talia_words_format_points (points);

  talia_sheet_set_cell (self->sheet, row, (guint) side, field, text);
}

/* --- rows --------------------------------------------------------------------------------------- */

/* "4 + 0" if one of the partners has bid nil. */
static char *
format_bid (const TaliaContract *contract)
{
  if (contract->nils == 0)
    return g_strdup_printf ("%d", contract->bid);
  return g_strdup_printf (contract->nils == 1 ? "%d + 0" : "0 + 0", contract->bid);
}

static void
fill_deal (Filling *self, TaliaSheetRow *row, TaliaDealScore *deal)
{
  for (int side = 0; side < self->state->sides; side++)
    {
      const TaliaContract *contract = talia_deal_score_get_contract (deal, side);
      guint field = 0;

      if (contract != NULL)
        {
          g_autofree char *bid = format_bid (contract);

          talia_sheet_set_cell (self->sheet, row, (guint) side, field++, bid);
          set_points (self, row, side, field++, contract->tricks);
        }
      set_points (self, row, side, field++, talia_deal_score_get_points (deal, side));
      if (contract != NULL)
        set_points (self, row, side, field++, contract->bags);
      if (self->running)
        set_points (self, row, side, field, talia_deal_score_get_total (deal, side));
    }
}

/* Adds a row for a deal, from 1, which `dealer` deals if that is known. */
static void
add_deal (Filling *self, guint deal, int dealer)
{
  g_autofree char *number = g_strdup_printf ("%u", deal);
  g_autofree char *prices = !self->running ? list_prices (self, deal) : NULL;
  TaliaSheetRow *row;
  TaliaDealPlan plan;

  talia_game_plan (self->game, self->state, deal, &plan);
  row = talia_sheet_add_row (self->sheet, TALIA_SHEET_DEAL, number, plan.title != NULL ? _ (plan.title) : NULL, prices);
  self->sheet->has_titles |= plan.title != NULL;
  if (dealer != TALIA_NOBODY)
    g_set_str (&row->dealer, self->names[dealer]);
  if (deal <= self->n_finished)
    {
      g_autoptr (TaliaDealScore) score = g_list_model_get_item (self->deals, deal - 1);

      fill_deal (self, row, score);
    }
}

/* Adds a row with what the deals from `first` to `last` have brought, if they are all over. */
static void
add_sum (Filling *self, guint first, guint last)
{
  /* Translators: numbers of deals whose points are added up */
  g_autofree char *title = g_strdup_printf (_ ("Deals %u–%u"), first, last);
  TaliaSheetRow *row = talia_sheet_add_row (self->sheet, TALIA_SHEET_SUBTOTAL, NULL, title, NULL);

  for (int side = 0; side < self->state->sides && last <= self->n_finished; side++)
    {
      int sum = 0;

      for (guint deal = first; deal <= last; deal++)
        {
          g_autoptr (TaliaDealScore) score = g_list_model_get_item (self->deals, deal - 1);

          sum += talia_deal_score_get_points (score, side);
        }
      set_points (self, row, side, 0, sum);
    }
}

static int
find_dealer (Filling *self, guint deal, int before)
{
  TaliaState then = *self->state;

  if (!self->game->has_dealer)
    return TALIA_NOBODY;
  if (deal <= self->n_finished)
    {
      g_autoptr (TaliaDealScore) score = g_list_model_get_item (self->deals, deal - 1);

      return talia_deal_score_get_dealer (score);
    }
  if (deal == 1 || before == TALIA_NOBODY)
    return deal == 1 && then.deals <= 1 ? then.dealer : TALIA_NOBODY;
  then.deals = deal - 1;
  then.dealer = (int8_t) before;
  return talia_game_next_dealer (self->game, &then);
}

static void
add_deals (Filling *self)
{
  int dealer = TALIA_NOBODY;
  guint first = 1;

  for (guint deal = 1; deal <= self->n_deals; deal++)
    {
      const guint end = self->running ? self->n_deals : find_end (self, first);

      dealer = find_dealer (self, deal, dealer);
      add_deal (self, deal, dealer);
      if (deal == end && !self->running && end > first)
        add_sum (self, first, end);
      else if (deal == self->n_finished && deal > 1 && !self->running && !self->over)
        add_sum (self, 1, deal);
      if (deal == end)
        first = deal + 1;
    }
}

/* Adds the totals and the places; while deals are still to come, as rows to write into. */
static void
add_totals (Filling *self)
{
  const guint field = self->sheet->fields->len - 1;
  TaliaSheetRow *row;

  if (self->running && !self->over)
    return;
  row = talia_sheet_add_row (self->sheet, TALIA_SHEET_TOTAL, NULL,
                             self->game->lowest_wins ? _ ("Totals: the lowest wins") : _ ("Totals"), NULL);
  for (int side = 0; side < self->state->sides && self->over; side++)
    set_points (self, row, side, field, self->state->total[side]);
  /* Translators: the row of a score sheet that says who came first, second and so on */
  row = talia_sheet_add_row (self->sheet, TALIA_SHEET_TOTAL, NULL, _ ("Place"), NULL);
  for (int side = 0; side < self->state->sides && self->over; side++)
    talia_sheet_set_cell (self->sheet, row, (guint) side, field,
                          talia_words_place (talia_game_place (self->game, self->state, side)));
}

TaliaSheet *
talia_sheet_new_scores (const TaliaGame *game, const TaliaState *state, gboolean over, GListModel *deals,
                        const char *const *names, const char *date)
{
  Filling self = { .game = game, .state = state, .over = over, .deals = deals, .names = names };
  g_autofree char *about = NULL;

  g_return_val_if_fail (game != NULL && state != NULL && names != NULL, NULL);

  self.n_finished = deals != NULL ? g_list_model_get_n_items (deals) : 0;
  self.n_planned = talia_game_plan (game, state, 1, NULL);
  self.n_deals = count_deals (&self);
  self.running = find_end (&self, 1) >= self.n_planned;
  about = describe (&self);
  self.sheet = talia_sheet_new (_ (game->name), about, date);
  self.sheet->has_dealer = game->has_dealer;
  add_columns (&self);
  add_deals (&self);
  add_totals (&self);
  return self.sheet;
}
