/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the score sheet: a row for each deal, which is removed when the end of the deal is undone. */
#include "model/match/talia-score-sheet.h"
#include "model/record/talia-record.h"
#include "playing.h"

static void
items_changed_cb (GListModel *model, guint position, guint removed, guint added, GString *heard)
{
  g_string_append_printf (heard, "%u-%u+%u ", position, removed, added);
}

/* Compares every row with the history of the table. */
static void
assert_rows (TaliaTable *table, TaliaScoreSheet *sheet)
{
  GListModel *model = G_LIST_MODEL (sheet);
  int totals[4] = { 0 };

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (TaliaDealScore) row = g_list_model_get_item (model, i);

      g_assert_cmpint (talia_deal_score_get_number (row), ==, (int) i + 1);
      g_assert_nonnull (talia_deal_score_get_title (row));
      for (int side = 0; side < 4; side++)
        {
          guint n_lines;
          const TaliaScoreLine *lines = talia_deal_score_get_lines (row, side, &n_lines);
          int sum = 0;

          for (guint line = 0; line < n_lines; line++)
            sum += lines[line].points;
          g_assert_cmpint (sum, ==, talia_deal_score_get_points (row, side));
          totals[side] += sum;
          g_assert_cmpint (talia_deal_score_get_total (row, side), ==, totals[side]);
        }
    }
  for (int side = 0; side < 4; side++)
    g_assert_cmpint (totals[side], ==, talia_table_get_state (table)->total[side]);
}

/* Returns a sheet that is told about events immediately, like that of a match which is not held back. */
static TaliaScoreSheet *
new_followed (TaliaTable *table)
{
  TaliaScoreSheet *sheet = talia_score_sheet_new (table);

  g_signal_connect_object (table, "happened", G_CALLBACK (talia_score_sheet_update), sheet, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "restored", G_CALLBACK (talia_score_sheet_update), sheet, G_CONNECT_SWAPPED);
  return sheet;
}

static void
test_a_row_a_deal (void)
{
  TaliaRandom random;

  for (guint seed = 0; seed < 10; seed++)
    {
      g_autoptr (TaliaTable) table = playing_table ("target=60 jack-diamonds=bonus");
      g_autoptr (TaliaScoreSheet) sheet = new_followed (table);

      talia_random_init (&random, seed);
      while (talia_table_get_state (table)->phase != TALIA_PHASE_OVER)
        {
          playing_wild_step (table, &random);
          assert_rows (table, sheet);
        }
      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (sheet)), ==, talia_table_get_state (table)->deals);
    }
}

static void
test_undo_takes_the_row_away (void)
{
  g_autoptr (TaliaTable) table = playing_table ("target=200");
  g_autoptr (TaliaScoreSheet) sheet = new_followed (table);
  g_autoptr (GString) heard = g_string_new (NULL);
  TaliaRandom random;
  guint64 seed;

  talia_random_init (&random, 4);
  g_signal_connect (sheet, "items-changed", G_CALLBACK (items_changed_cb), heard);
  g_assert_true (talia_table_deal_seed (table, 77, NULL));
  while (talia_table_get_state (table)->phase != TALIA_PHASE_DEAL)
    playing_step (table, &random);
  g_assert_cmpstr (heard->str, ==, "0-0+1 ");
  {
    g_autoptr (TaliaDealScore) row = g_list_model_get_item (G_LIST_MODEL (sheet), 0);

    g_assert_true (talia_deal_score_get_seed (row, &seed));
    g_assert_cmpuint (seed, ==, 77);
    g_assert_null (g_list_model_get_item (G_LIST_MODEL (sheet), 1));
  }
  g_assert_true (talia_table_undo (table, 3));
  g_assert_true (talia_table_redo (table, 3));
  g_assert_cmpstr (heard->str, ==, "0-0+1 0-1+0 0-0+1 ");
}

static void
test_loaded_match_has_its_rows (void)
{
  g_autoptr (TaliaTable) table = playing_table ("target=200");
  g_autoptr (TaliaScoreSheet) sheet = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *record = NULL;
  TaliaRandom random;

  talia_random_init (&random, 9);
  playing_steps (table, &random, 200);
  record = talia_record_write (table);
  g_clear_object (&table);
  table = talia_record_parse (record, -1, &error);
  g_assert_no_error (error);
  sheet = new_followed (table);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (sheet)), >=, 3);
  assert_rows (table, sheet);
}

static void
test_sheet_finalises (void)
{
  g_autoptr (TaliaTable) table = playing_table ("");
  TaliaScoreSheet *sheet = new_followed (table);
  TaliaDealScore *row;
  TaliaRandom random;

  talia_random_init (&random, 1);
  playing_steps (table, &random, 100);
  row = g_list_model_get_item (G_LIST_MODEL (sheet), 0);
  g_assert_finalize_object (sheet);
  g_assert_finalize_object (row);
  g_assert_finalize_object (g_steal_pointer (&table));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/score-sheet/a-row-a-deal", test_a_row_a_deal);
  g_test_add_func ("/score-sheet/undo-takes-the-row-away", test_undo_takes_the_row_away);
  g_test_add_func ("/score-sheet/loaded-match-has-its-rows", test_loaded_match_has_its_rows);
  g_test_add_func ("/score-sheet/finalises", test_sheet_finalises);

  return g_test_run ();
}
