/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the match that an expert plays in the place of a person: the same cards and the same players, to its end. */
#include "bots/talia-bot.h"
#include "bots/talia-regulars.h"
#include "model/look-back/talia-expert-match.h"
#include "model/match/talia-number.h"
#include "model/table/talia-table-private.h"
#include "model/table/talia-table-regulars.h"
#include "playing.h"

#define NUMBER 20251130
#define SEAT 0

typedef struct
{
  gboolean done;
  int place;
  GError *error;
} Result;

static void
finished_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Result *self = data;

  self->place = talia_expert_match_finish (result, &self->error);
  self->done = TRUE;
}

/* The match of a day: the person, and regulars at the medium level. */
static TaliaTable *
make_table (const char *game, const char *settings)
{
  TaliaTable *table = playing_game_table (talia_registry_find (game), settings);
  const char *regulars[TALIA_MAX_SEATS] = { NULL };

  talia_number_set (table, NUMBER, NULL);
  for (int i = 0; i < talia_table_get_n_seats (table); i++)
    {
      regulars[i] = i != SEAT ? talia_regulars_usual (i)->id : NULL;
      talia_table_set_seat (table, i, i != SEAT ? "medium Ola" : "human Ala");
    }
  talia_table_set_regulars (table, regulars);
  return table;
}

static int
play (TaliaTable *table)
{
  Result result = { 0 };

  talia_expert_match_async (table, SEAT, NULL, finished_cb, &result);
  while (!result.done) /* as long as it takes */
    g_main_context_iteration (NULL, TRUE);
  g_assert_no_error (result.error);
  return result.place;
}

static const struct
{
  const char *path, *game, *settings;
} matches[] = {
  { "/expert-match/casino", "casino", "players=2 target=5" },
  { "/expert-match/hearts", "hearts", "target=50" },
  { "/expert-match/spades", "spades", "target=100" },
};

/* The level at a seat: the expert has no temper, the others keep theirs. */
static TaliaLevel
get_level (TaliaTable *table, int seat)
{
  return seat == SEAT ? *talia_level_find ("expert")
                      : talia_regulars_level (talia_table_get_regular (table, seat), talia_level_find ("medium"));
}

/* Whether the move is the one that this level makes there. */
static void
assert_move (TaliaTable *table, guint step)
{
  const TaliaGame *game = talia_table_get_game (table);
  const TaliaStep *made = talia_table_get_step (table, step);
  const TaliaLevel level = get_level (table, made->seat);
  g_autoptr (GArray) advice = NULL;
  TaliaThinking thinking;
  TaliaState before;
  TaliaView view;

  talia_table_get_state_at (table, (int) step - 1, &before);
  talia_game_view (game, &before, made->seat, &view);
  talia_thinking_init (&thinking, &level, NUMBER + step);
  thinking.deadline = 0;
  advice = talia_level_advise (&level, game, &view, &thinking);
  g_assert_true (talia_move_equal (&g_array_index (advice, TaliaAdvice, 0).move, &made->move));
}

static void
assert_deal (TaliaTable *table, guint step, guint64 number)
{
  g_autofree char *line = talia_step_to_line (talia_table_get_step (table, step)),
                  *start = g_strdup_printf ("deal seed=%" G_GUINT64_FORMAT " ", number);

  g_assert_true (g_str_has_prefix (line, start));
}

static void
test_match (gconstpointer data)
{
  const guint which = GPOINTER_TO_UINT (data);
  g_autoptr (TaliaTable) table = make_table (matches[which].game, matches[which].settings);
  const int place = play (table);
  const TaliaState *state = talia_table_get_state (table);
  guint deals = 0;

  g_assert_cmpint (state->phase, ==, TALIA_PHASE_OVER);
  g_assert_cmpint (place, >=, 1);
  g_assert_cmpint (place, <=, state->sides);
  g_assert_cmpint (place, ==, talia_game_place (talia_table_get_game (table), state, talia_state_side (state, SEAT)));
  for (guint i = 0; i < talia_table_get_n_steps (table); i++)
    if (talia_table_get_step (table, i)->is_deal)
      assert_deal (table, i, NUMBER + deals++);
    else if (i < 12 || talia_table_get_step (table, i)->seat != SEAT) /* the expert takes longest */
      assert_move (table, i);
}

/* On every machine and each time the same comes of it. */
static void
test_once_more (void)
{
  g_autoptr (TaliaTable) table = make_table ("casino", "players=2 target=5"),
                         again = make_table ("casino", "players=2 target=5");

  g_assert_cmpint (play (table), ==, play (again));
  g_assert_cmpuint (talia_table_get_n_steps (again), ==, talia_table_get_n_steps (table));
}

/* An expert who still thinks stops when the player sits down at a table. */
static void
test_cancelled (void)
{
  g_autoptr (TaliaTable) table = make_table ("hearts", "");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Result result = { 0 };

  talia_expert_match_async (table, SEAT, cancellable, finished_cb, &result);
  g_cancellable_cancel (cancellable);
  wait_until (result.done);
  g_assert_error (result.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpint (result.place, ==, 0);
  g_assert_cmpint (talia_table_get_state (table)->phase, !=, TALIA_PHASE_OVER);
  g_clear_error (&result.error);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (matches); i++)
    g_test_add_data_func (matches[i].path, GUINT_TO_POINTER (i), test_match);
  g_test_add_func ("/expert-match/once-more", test_once_more);
  g_test_add_func ("/expert-match/cancelled", test_cancelled);
  return g_test_run ();
}
