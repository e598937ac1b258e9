/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score sheet of a match: a list of its finished deals. */
#include "talia-score-sheet.h"

#include "model/table/talia-table-private.h"

struct _TaliaScoreSheet
{
  GObject parent_instance;

  TaliaTable *table;
  GPtrArray *rows; /* TaliaDealScore */
};

static void talia_score_sheet_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TaliaScoreSheet, talia_score_sheet, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, talia_score_sheet_list_model_init))

static guint
count_finished (TaliaTable *table)
{
  const TaliaState *state = talia_table_get_state (table);

  switch ((TaliaPhase) state->phase)
    {
    case TALIA_PHASE_DEAL:
    case TALIA_PHASE_OVER:
      return state->deals;
    case TALIA_PHASE_PASS:
    case TALIA_PHASE_BID:
    case TALIA_PHASE_PLAY:
    case TALIA_PHASE_MOON:
      return state->deals - 1;
    }
  g_assert_not_reached ();
}

/* Adds the rows of the finished deals from `first` up to `end`, counted from 0. */
static void
add_rows (TaliaScoreSheet *self, guint first, guint end)
{
  const TaliaGame *game = talia_table_get_game (self->table);

  for (guint i = first; i < end; i++)
    {
      TaliaState start, last;
      const TaliaDealing *deal = talia_table_get_dealing (self->table, i, &last);

      talia_dealing_repeat (deal, game, &start, NULL);
      g_ptr_array_add (self->rows, talia_deal_score_new (game, &start, deal->has_seed ? &deal->seed : NULL, &last));
    }
}

static GType
talia_score_sheet_get_item_type (GListModel *model)
{
  return TALIA_TYPE_DEAL_SCORE;
}

static guint
talia_score_sheet_get_n_items (GListModel *model)
{
  return TALIA_SCORE_SHEET (model)->rows->len;
}

static gpointer
talia_score_sheet_get_item (GListModel *model, guint position)
{
  TaliaScoreSheet *self = TALIA_SCORE_SHEET (model);

  return position < self->rows->len ? g_object_ref (g_ptr_array_index (self->rows, position)) : NULL;
}

static void
talia_score_sheet_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = talia_score_sheet_get_item_type;
  iface->get_n_items = talia_score_sheet_get_n_items;
  iface->get_item = talia_score_sheet_get_item;
}

static void
talia_score_sheet_finalize (GObject *object)
{
  TaliaScoreSheet *self = TALIA_SCORE_SHEET (object);

  g_clear_object (&self->table);
  g_clear_pointer (&self->rows, g_ptr_array_unref);

  G_OBJECT_CLASS (talia_score_sheet_parent_class)->finalize (object);
}

static void
talia_score_sheet_class_init (TaliaScoreSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = talia_score_sheet_finalize;
}

static void
talia_score_sheet_init (TaliaScoreSheet *self)
{
  self->rows = g_ptr_array_new_with_free_func (g_object_unref);
}

TaliaScoreSheet *
talia_score_sheet_new (TaliaTable *table)
{
  TaliaScoreSheet *self;

  g_return_val_if_fail (TALIA_IS_TABLE (table), NULL);

  self = g_object_new (TALIA_TYPE_SCORE_SHEET, NULL);
  self->table = g_object_ref (table);
  talia_score_sheet_update (self);
  return self;
}

void
talia_score_sheet_update (TaliaScoreSheet *self)
{
  guint finished, before;

  g_return_if_fail (TALIA_IS_SCORE_SHEET (self));

  finished = count_finished (self->table);
  before = self->rows->len;
  if (finished < before)
    {
      g_ptr_array_set_size (self->rows, (int) finished);
      g_list_model_items_changed (G_LIST_MODEL (self), finished, before - finished, 0);
    }
  else if (finished > before)
    {
      add_rows (self, before, finished);
      g_list_model_items_changed (G_LIST_MODEL (self), before, 0, finished - before);
    }
}
