/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays every game in the window, from the first deal to the end of a match. */
#include "find.h"
#include "setup.h"
#include "ui/end/talia-match-end.h"
#include "ui/score/talia-score-row.h"
#include "window.h"
#include "words/talia-words.h"

typedef struct
{
  const char *game;
  const char *options;
} Game;

static const Game games[] = {
  { "hearts", "target=50 jack-diamonds=bonus" },
  { "spades", "target=100 loss=-100" },
  { "kierki", "players=3 lottery-prizes=balanced" },
  { "kierki", "robber=true" },
  { "kierki", "players=5" },
  { "kierki", "players=6 lottery-may-pass=true" },
  { "kierki", "players=7 lottery-deals=4" },
  { "loteryjka", "" },
  { "punktowe", "" },
  { "czarna-dama", "qs-force=strict" },
  { "greckie", "players=6 greek-pass=windows windows-rules=true" },
  { "casino", "" },
  { "casino", "players=3" },
  { "casino", "players=4 partners=true" },
  { "royal", "players=4" },
};

static const TaliaState *
get_state (Window *window)
{
  return talia_table_get_state (window->table);
}

/* Returns any legal move, as a person might make. */
static TaliaMove
choose (Window *window, TaliaRandom *random)
{
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  TaliaView view;
  int n;

  talia_table_get_view (window->table, talia_match_get_own_seat (window->match), &view);
  n = talia_game_legal_or_some (talia_table_get_game (window->table), &view.seen, moves);
  g_assert_cmpint (n, >, 0);
  return moves[talia_random_below (random, (uint64_t) n)];
}

/* Makes the move by its card or button, if it is one card or one button. */
static void
make (Window *window, TaliaMove move)
{
  g_autofree char *word = talia_move_to_text (&move);
  guint steps = talia_table_get_n_steps (window->table);

  talia_board_hasten (TALIA_BOARD (window->board));
  switch ((TaliaMoveKind) move.kind)
    {
    case TALIA_MOVE_PLAY:
      g_assert_true (gtk_widget_activate (window_get_card (window, move.card)));
      break;
    case TALIA_MOVE_PASS:
      while (move.cards != 0)
        g_assert_true (gtk_widget_activate (window_get_card (window, talia_cards_pop (&move.cards))));
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.confirm", NULL));
      break;
    case TALIA_MOVE_SKIP:
    case TALIA_MOVE_BID:
    case TALIA_MOVE_BLIND:
    case TALIA_MOVE_LOOK:
    case TALIA_MOVE_ADD:
    case TALIA_MOVE_SUBTRACT:
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window->page), "table.choose", "s", word));
      break;
    case TALIA_MOVE_TRAIL: /* choosing several cards has a separate test */
    case TALIA_MOVE_TAKE:
    case TALIA_MOVE_BUILD:
      g_assert_true (talia_match_play (window->match, &move, NULL));
      break;
    }
  g_assert_cmpuint (talia_table_get_n_steps (window->table), >, steps);
}

/* Asserts that the sheet has a row for each deal, and that the summary is shown. */
static void
assert_summed_up (Window *window, guint deals)
{
  wait_until (
      (talia_board_hasten (TALIA_BOARD (window->board)), talia_board_get_centre (TALIA_BOARD (window->board)) != NULL));
  g_assert_cmpuint (count (window->window, TALIA_TYPE_SCORE_ROW), ==, deals);
}

static void
test_a_match (gconstpointer data)
{
  const Game *game = data;
  Window *window = window_new_game (game->game, game->options, 1);
  TaliaRandom random;
  g_autofree char *winners = NULL;

  talia_random_init (&random, 3);
  while (get_state (window)->phase != TALIA_PHASE_OVER)
    {
      while (window_wait_for_turn (window))
        make (window, choose (window, &random));
      assert_summed_up (window, get_state (window)->deals);
      if (get_state (window)->phase == TALIA_PHASE_DEAL)
        window_deal (window, get_state (window)->deals + 1);
    }
  winners = talia_words_winners (window->match);
  g_assert_nonnull (find_button (window->window, "Play Again"));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (
                       find_css (find_widget (window->window, TALIA_TYPE_MATCH_END), GTK_TYPE_LABEL, "title-1"))),
                   ==, winners);
  window_free (window);
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strdup_printf ("/whole-matches/%s-%zu", games[i].game, i);

      g_test_add_data_func (path, &games[i], test_a_match);
    }
  return g_test_run ();
}
