/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the hints of a match: each is a legal move, and it is withdrawn when it no longer applies. */
#include "matching.h"
#include "model/match/talia-match.h"
#include "model/table/talia-table-notes.h"
#include "playing.h"

static void
store_result_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static gboolean
is_set (gpointer data)
{
  return *(gpointer *) data != NULL;
}

static void
test_hint_is_a_legal_move (void)
{
  g_autoptr (TaliaMatch) match = matching_new ("easy");

  matching_deal (match, 11);
  g_assert_false (talia_table_was_helped (talia_match_get_table (match), TALIA_HELP_HINT));
  while (matching_get_state (match)->to_act != TALIA_NOBODY)
    {
      g_autoptr (GAsyncResult) result = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree TaliaAdvice *advice = NULL;

      talia_match_hint_async (match, NULL, store_result_cb, &result);
      playing_wait (is_set, &result);
      advice = talia_match_hint_finish (match, result, &error);
      g_assert_no_error (error);
      g_assert_true (talia_table_was_helped (talia_match_get_table (match), TALIA_HELP_HINT));
      talia_match_play (match, &advice->move, &error);
      g_assert_no_error (error);
      playing_wait (matching_waits, match);
    }
}

static void
test_hint_is_dropped (void)
{
  g_autoptr (TaliaMatch) match = matching_new ("easy");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  GAsyncResult *result = NULL;
  g_autoptr (GError) error = NULL;

  talia_match_hint_async (match, NULL, store_result_cb, &result);
  playing_wait (is_set, &result);
  g_assert_null (talia_match_hint_finish (match, result, &error));
  g_assert_error (error, TALIA_RULE_ERROR, TALIA_RULE_NOT_YOUR_TURN);
  g_clear_error (&error);
  g_clear_object (&result);

  matching_deal (match, 11);
  talia_match_hint_async (match, NULL, store_result_cb, &result);
  matching_play_own (match);
  playing_wait (is_set, &result);
  g_assert_null (talia_match_hint_finish (match, result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);
  g_clear_object (&result);

  talia_match_hint_async (match, cancellable, store_result_cb, &result);
  g_cancellable_cancel (cancellable);
  playing_wait (is_set, &result);
  g_assert_null (talia_match_hint_finish (match, result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_object (&result);
}

/* There is no hint for a view that no state has, and the person is told so. */
static void
test_no_hint_for_what_cannot_be (void)
{
  g_autoptr (TaliaMatch) match = matching_new ("easy");
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  matching_deal (match, 11);
  ((TaliaView *) talia_match_get_view (match))->held[1] = 1;
  talia_match_hint_async (match, NULL, store_result_cb, &result);
  playing_wait (is_set, &result);
  g_assert_null (talia_match_hint_finish (match, result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/match/hint-is-a-legal-move", test_hint_is_a_legal_move);
  g_test_add_func ("/match/hint-is-dropped", test_hint_is_dropped);

  g_test_add_func ("/match-hints/no-hint-for-what-cannot-be", test_no_hint_for_what_cannot_be);
  return g_test_run ();
}
