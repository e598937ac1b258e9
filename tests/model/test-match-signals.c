/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests what widgets can rely on when a match emits a signal: what is hidden, what is up to date, and what makes bots
 * wait. */
#include "model/match/talia-match.h"
#include "model/table/talia-events-type.h"
#include "playing.h"

#define STEPS 150

static TaliaTable *
new_table (const TaliaGame *game)
{
  g_autoptr (GError) error = NULL;
  TaliaOptions options;
  TaliaTable *table;

  talia_game_init_options (game, &options);
  table = talia_table_new (game, &options, &error);
  g_assert_no_error (error);
  return table;
}

/* Deals, plays any legal move, or undoes some. Returns FALSE when the match is over. */
static gboolean
step (TaliaTable *table, TaliaRandom *random)
{
  const TaliaState *state = talia_table_get_state (table);
  g_autofree TaliaMove *legal = g_new (TaliaMove, TALIA_MAX_LEGAL);
  guint n_undo = talia_table_get_n_undo (table), n_redo = talia_table_get_n_redo (table);
  int n;

  if (n_undo > 0 && talia_random_below (random, 12) == 0)
    return talia_table_undo (table, 1 + (guint) talia_random_below (random, n_undo));
  if (n_redo > 0 && talia_random_below (random, 2) == 0)
    return talia_table_redo (table, 1);
  if (state->phase == TALIA_PHASE_DEAL)
    return talia_table_deal_seed (table, talia_random_next (random), NULL);
  n = talia_game_legal_or_some (talia_table_get_game (table), state, legal);
  return n > 0 && talia_table_play (table, &legal[talia_random_below (random, (uint64_t) n)], NULL);
}

/* --- public information ------------------------------------------------------------------ */

static void
check_open_state (TaliaTable *table)
{
  const TaliaState *state = talia_table_get_state (table);
  TaliaState open;

  talia_table_get_open_state (table, &open);
  for (int seat = 0; seat < state->seats; seat++)
    {
      TaliaView view;

      talia_table_get_view (table, seat, &view);
      g_assert_cmphex (open.hand[seat], ==, 0);
      if (state->board == TALIA_BOARD_TRICK && state->seats > 2)
        g_assert_cmphex (open.trick.pass[seat], ==, 0);
      for (gsize i = 0; i < sizeof open; i++)
        g_assert_cmphex (((unsigned char *) &open)[i] & ~((unsigned char *) &view.seen)[i], ==, 0);
    }
  g_assert_cmpmem (open.total, sizeof open.total, state->total, sizeof state->total);
  g_assert_cmpmem (open.taken, sizeof open.taken, state->taken, sizeof state->taken);
  g_assert_cmpmem (&open.options, sizeof open.options, &state->options, sizeof state->options);
  g_assert_cmpuint (open.phase, ==, state->phase);
  g_assert_cmpuint (open.board, ==, state->board);
  g_assert_cmpuint (open.deals, ==, state->deals);
  g_assert_cmpint (open.to_act, ==, state->to_act);
  g_assert_cmpint (open.dealer, ==, state->dealer);
  g_assert_cmpuint (open.winners, ==, state->winners);
}

static void
test_the_open_state_is_what_all_seats_see (void)
{
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    {
      g_autoptr (TaliaTable) table = new_table (*game);
      TaliaRandom random;

      talia_random_init (&random, 1);
      for (int i = 0; i < STEPS && (check_open_state (table), step (table, &random)); i++)
        ;
    }
}

static void
keep_value_cb (GClosure *closure, GValue *result, guint n, const GValue *values, gpointer hint, gpointer data)
{
  GValue *kept = closure->data;

  g_assert_true (G_VALUE_HOLDS (&values[1], TALIA_TYPE_EVENTS));
  if (G_IS_VALUE (kept))
    g_value_unset (kept);
  g_value_init (kept, TALIA_TYPE_EVENTS);
  g_value_copy (&values[1], kept);
  if (result != NULL)
    g_value_set_boolean (result, FALSE);
}

/* A handler that does not know the type, such as a binding, gets a copy of the events that it can keep. */
static void
test_signals_carry_events_as_values (void)
{
  static const char *const names[] = { "settling", "happened", "settled" };

  for (guint i = 0; i <= G_N_ELEMENTS (names); i++)
    {
      g_autoptr (TaliaTable) table = playing_table ("");
      g_autoptr (TaliaMatch) match = talia_match_new (table, TALIA_LEVEL_EASY);
      g_auto (GValue) kept = G_VALUE_INIT;
      GClosure *closure = g_closure_new_simple (sizeof *closure, &kept);
      TaliaEvents told;

      g_closure_set_marshal (closure, keep_value_cb);
      if (i < G_N_ELEMENTS (names))
        g_signal_connect_closure (match, names[i], closure, FALSE);
      else
        g_signal_connect_closure (table, "happened", closure, FALSE);
      g_assert_true (talia_table_deal_seed (table, 1, NULL));
      talia_table_get_events (table, 0, &told);
      g_assert_cmpmem (g_value_get_boxed (&kept), sizeof told, &told, sizeof told);
    }
}

/* The events of a step, asked for later, are those of the signal. */
static void
keep_cb (TaliaTable *table, const TaliaEvents *events, TaliaEvents *kept)
{
  *kept = *events;
}

static void
check_event (const TaliaEvent *event, const TaliaEvent *expected)
{
  g_assert_cmpuint (event->kind, ==, expected->kind);
  g_assert_cmpint (event->seat, ==, expected->seat);
  g_assert_cmpuint (event->card, ==, expected->card);
  g_assert_cmpuint (event->value, ==, expected->value);
  g_assert_cmphex (event->cards, ==, expected->cards);
}

static void
test_events_can_be_told_again (void)
{
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    {
      g_autoptr (TaliaTable) table = new_table (*game);
      TaliaEvents told, again;
      TaliaRandom random;

      talia_random_init (&random, 2);
      g_signal_connect (table, "happened", G_CALLBACK (keep_cb), &told);
      for (int i = 0; i < STEPS && (told.n = 0, step (table, &random)); i++)
        {
          int last = (int) talia_table_get_n_steps (table) - 1;

          if (told.n == 0 || talia_table_get_deal_step (table) == last)
            continue;
          talia_table_get_events (table, (guint) last, &again);
          g_assert_cmpuint (again.n, ==, told.n);
          for (guint j = 0; j < again.n; j++)
            check_event (&again.at[j], &told.at[j]);
        }
    }
}

/* --- signals ---------------------------------------------------------------------------- */

static guint
count_finished (const TaliaState *state)
{
  return state->phase == TALIA_PHASE_DEAL || state->phase == TALIA_PHASE_OVER ? state->deals : state->deals - 1;
}

static void
check_view (TaliaMatch *match)
{
  TaliaView view;

  talia_table_get_view (talia_match_get_table (match), talia_match_get_own_seat (match), &view);
  g_assert_cmpmem (talia_match_get_view (match), sizeof view, &view, sizeof view);
}

static void
check_all (TaliaMatch *match)
{
  const TaliaState *state = &talia_match_get_view (match)->seen;
  gboolean can_undo, can_redo;

  check_view (match);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (talia_match_get_score_sheet (match))), ==,
                    count_finished (state));
  for (int i = 0; i < state->seats; i++)
    {
      TaliaSeat *seat = talia_match_get_seat (match, i);

      g_assert_cmpint (talia_seat_get_total (seat), ==, state->total[talia_state_side (state, i)]);
      g_assert_cmpint (talia_seat_get_to_act (seat), ==, state->to_act == i);
    }
  g_object_get (match, "can-undo", &can_undo, "can-redo", &can_redo, NULL);
  g_assert_cmpint (can_redo, ==, talia_table_get_n_redo (talia_match_get_table (match)) > 0);
  g_assert_true (talia_table_get_n_undo (talia_match_get_table (match)) > 0 || !can_undo);
}

/* In each signal handler all properties are up to date, whatever the signal and the order of handlers. */
static void
test_everything_is_up_to_date_when_somebody_is_told (void)
{
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    {
      g_autoptr (TaliaTable) table = new_table (*game);
      g_autoptr (TaliaMatch) match = talia_match_new (table, "easy");
      TaliaRandom random;

      talia_random_init (&random, 3);
      talia_match_hold (match);
      g_signal_connect (match, "happened", G_CALLBACK (check_all), NULL);
      g_signal_connect (match, "restored", G_CALLBACK (check_all), NULL);
      g_signal_connect (match, "changed", G_CALLBACK (check_all), NULL);
      g_signal_connect (match, "notify", G_CALLBACK (check_view), NULL);
      g_signal_connect_swapped (talia_match_get_score_sheet (match), "items-changed", G_CALLBACK (check_view), match);
      for (int i = 0; i < talia_table_get_n_seats (table); i++)
        g_signal_connect_swapped (talia_match_get_seat (match, i), "notify", G_CALLBACK (check_view), match);
      for (int i = 0; i < STEPS && step (table, &random); i++)
        ;
    }
}

static void
append (GString *heard, char letter)
{
  g_string_append_c (heard, letter);
}

static void
happened_cb (TaliaMatch *match, const TaliaEvents *events, GString *heard)
{
  append (heard, 'h');
}

static void
restored_cb (TaliaMatch *match, GString *heard)
{
  append (heard, 'r');
}

static void
changed_cb (TaliaMatch *match, GString *heard)
{
  append (heard, 'c');
}

static void
test_changed_comes_when_everybody_has_heard (void)
{
  g_autoptr (TaliaTable) table = new_table (talia_registry_find ("hearts"));
  g_autoptr (TaliaMatch) match = talia_match_new (table, "easy");
  g_autoptr (GString) heard = g_string_new (NULL);
  TaliaRandom random;

  talia_random_init (&random, 4);
  talia_match_hold (match);
  g_signal_connect (match, "changed", G_CALLBACK (changed_cb), heard);
  for (int i = 0; i < 2; i++)
    {
      g_signal_connect (match, "happened", G_CALLBACK (happened_cb), heard);
      g_signal_connect (match, "restored", G_CALLBACK (restored_cb), heard);
    }
  g_assert_true (talia_match_deal (match, NULL, NULL));
  g_assert_cmpstr (heard->str, ==, "hhc");
  while (talia_table_get_n_steps (table) < 2)
    step (table, &random);
  g_string_truncate (heard, 0);
  g_assert_true (talia_table_undo (table, 1));
  g_assert_cmpstr (heard->str, ==, "rrc");
}

/* --- holding back ------------------------------------------------------------------------- */

static void
test_every_holder_has_to_release (void)
{
  g_autoptr (TaliaTable) table = new_table (talia_registry_find ("hearts"));
  g_autoptr (TaliaMatch) match = talia_match_new (table, "easy");

  g_assert_false (talia_match_get_held (match));
  talia_match_hold (match);
  talia_match_hold (match);
  talia_match_release (match);
  g_assert_true (talia_match_get_held (match));
  talia_match_release (match);
  g_assert_false (talia_match_get_held (match));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/match/events-are-values", test_signals_carry_events_as_values);
  g_test_add_func ("/match/open-state-is-what-all-seats-see", test_the_open_state_is_what_all_seats_see);
  g_test_add_func ("/match/events-can-be-told-again", test_events_can_be_told_again);
  g_test_add_func ("/match/up-to-date-when-told", test_everything_is_up_to_date_when_somebody_is_told);
  g_test_add_func ("/match/changed-comes-last", test_changed_comes_when_everybody_has_heard);
  g_test_add_func ("/match/every-holder-releases", test_every_holder_has_to_release);
  return g_test_run ();
}
