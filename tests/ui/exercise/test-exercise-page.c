/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the page of exercises: answering on the board, what is said about it, and what may be seen. */
#include "archiving.h"
#include "find.h"
#include "model/archive/talia-verdicts.h"
#include "model/record/talia-record.h"
#include "presser.h"
#include "setup.h"
#include "ui/board/hand/talia-hand-board.h"
#include "ui/cards/talia-card-widget.h"
#include "ui/cards/talia-open-hand.h"
#include "ui/exercise/talia-exercise-page.h"
#include "ui/table/talia-memory-grid.h"
#include "window.h"
#include "words/talia-words-plan.h"

#define TODAY 740000

typedef struct
{
  Archiving archiving;
  TaliaTable *table;
  TaliaExercises *exercises;
  guint steps[2]; /* of the exercises, in the order in which they come */
  GtkWidget *window;
  AdwNavigationView *pages;
  TaliaExercisePage *page;
  TaliaTable *branch; /* the match to play on; NULL: none */
} Fixture;

/* A decision that becomes an exercise, in a match that was played at random. */
static const struct
{
  const char *path, *game, *settings;
  TaliaPhase phase;
} kinds[] = {
  { "/exercise-page/kinds/card", "hearts", "target=50", TALIA_PHASE_PLAY },
  { "/exercise-page/kinds/pass", "hearts", "target=50", TALIA_PHASE_PASS },
  { "/exercise-page/kinds/bid", "spades", "", TALIA_PHASE_BID },
  { "/exercise-page/kinds/capture", "casino", "players=4 target=1", TALIA_PHASE_PLAY },
  { "/exercise-page/kinds/rows", "loteryjka", "", TALIA_PHASE_PLAY },
};

/* Adds verdicts on the first decisions of seat 0 of that phase with at least three moves: the best one is the last of
 * them, the one that was made gave away three points. */
static void
judge (Fixture *self, TaliaPhase phase, guint n)
{
  g_autoptr (TaliaVerdicts) verdicts = talia_verdicts_new (self->archiving.folder);
  g_autoptr (GArray) judgements = g_array_new (FALSE, TRUE, sizeof (TaliaJudgement));

  for (guint i = 1; judgements->len < n; i++)
    {
      const TaliaStep *step = talia_table_get_step (self->table, i);
      TaliaJudgement it = { .step = i, .made = step->move, .loss = 3.0, .error = 0.5 };
      g_auto (TaliaMoves) moves = { 0 };
      TaliaState state;

      g_assert_false (step->is_deal);
      it.reason = (TaliaReason) { .id = TALIA_REASON_MOON_STOP, .seat = 2, .suit = -1 };
      talia_table_get_state_at (self->table, (int) i - 1, &state);
      if (step->seat != 0 || state.phase != phase
          || talia_game_moves (talia_table_get_game (self->table), &state, &moves) < 3)
        continue;
      for (int m = 0; m < moves.n; m++)
        {
          talia_moves_get (&moves, m, &it.best);
          if (!talia_move_equal (&it.best, &it.made))
            break;
        }
      self->steps[judgements->len] = i;
      g_array_append_val (judgements, it);
    }
  g_assert_true (talia_verdicts_keep (verdicts, self->table, 0, 1, TALIA_SIGHT_OWN, judgements));
}

static void
play_cb (TaliaExercisePage *page, TaliaTable *table, Fixture *self)
{
  g_set_object (&self->branch, table);
}

static gboolean
is_open (Fixture *self)
{
  return talia_exercise_page_get_board (self->page) != NULL
         && gtk_widget_get_width (GTK_WIDGET (talia_exercise_page_get_board (self->page))) > 0;
}

static void
open_page (Fixture *self, int width, int height)
{
  g_autoptr (GPtrArray) list = talia_exercises_list (self->exercises, TODAY);

  self->window = adw_window_new ();
  self->pages = ADW_NAVIGATION_VIEW (adw_navigation_view_new ());
  adw_navigation_view_push (self->pages, adw_navigation_page_new (gtk_button_new (), "Below"));
  adw_window_set_content (ADW_WINDOW (self->window), GTK_WIDGET (self->pages));
  gtk_window_set_default_size (GTK_WINDOW (self->window), width, height);
  gtk_window_present (GTK_WINDOW (self->window));
  self->page = talia_exercise_page_new (self->exercises, list, TODAY);
  g_signal_connect (self->page, "play", G_CALLBACK (play_cb), self);
  adw_navigation_view_push (self->pages, ADW_NAVIGATION_PAGE (self->page));
}

static void
set_up_kind (Fixture *self, guint kind, guint n)
{
  const ArchivingMatch match = { "matches/a.talia",
                                 kinds[kind].game,
                                 kinds[kind].settings,
                                 0,
                                 "2026-01-02T18:00:00Z",
                                 NULL,
                                 { "human Ala", "easy Ola", "easy Ewa", "easy Jan" } };
  g_autofree char *text = NULL;

  *self = (Fixture) { .archiving = { .folder = playing_folder () } };
  archiving_open (&self->archiving);
  self->table = archiving_play (&match, NULL, 7);
  text = talia_record_write (self->table);
  archiving_write (&self->archiving, match.file, text, -1);
  archiving_look (&self->archiving);
  judge (self, kinds[kind].phase, n);
  self->exercises = talia_exercises_new (self->archiving.archive);
}

static void
tear_down (Fixture *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_clear_object (&self->branch);
  talia_exercises_unref (self->exercises);
  g_object_unref (self->table);
  archiving_tear_down (&self->archiving, NULL);
}

static TaliaTrial *
get_trial (Fixture *self)
{
  return talia_exercise_page_get_trial (self->page);
}

static void
answer (Fixture *self, const TaliaMove *move)
{
  g_assert_true (talia_board_play (talia_exercise_page_get_board (self->page), move, NULL));
  wait_until (talia_trial_get_stage (get_trial (self)) != TALIA_TRIAL_ASKS);
}

static void
click (Fixture *self, const char *label)
{
  wait_until (find_button (GTK_WIDGET (self->page), label) != NULL);
  g_signal_emit_by_name (find_button (GTK_WIDGET (self->page), label), "clicked");
}

static guint
count_on (Fixture *self, guint32 day)
{
  g_autoptr (GPtrArray) list = talia_exercises_list (self->exercises, day);

  return list->len;
}

static gboolean
says (Fixture *self, const char *text)
{
  return has_shown_text (GTK_WIDGET (self->page), text);
}

static GtkWidget *
get_focus (Fixture *self)
{
  return gtk_root_get_focus (GTK_ROOT (self->window));
}

static gboolean
is_focus_on_board (Fixture *self)
{
  GtkWidget *board = GTK_WIDGET (talia_exercise_page_get_board (self->page));

  return get_focus (self) != NULL && (get_focus (self) == board || gtk_widget_is_ancestor (get_focus (self), board));
}

/* Asserts that the page shows no card that the person did not see then: besides the player's hand, only cards that
 * everybody saw. */
static void
assert_secret (Fixture *self)
{
  TaliaMatch *match = talia_trial_get_match (get_trial (self));
  const TaliaView *view = talia_match_get_view (match);
  const TaliaState *state = talia_table_get_state (talia_match_get_table (match));
  GtkWidget *widget;

  g_assert_cmpint (view->seat, ==, 0);
  g_assert_false (talia_match_get_open (match) || talia_match_get_open (talia_trial_get_before (get_trial (self))));
  for (int seat = 1; seat < state->seats; seat++)
    g_assert_cmphex (view->seen.hand[seat], ==, 0);
  for (guint i = 0; (widget = find (self->window, TALIA_TYPE_OPEN_HAND, i)) != NULL; i++)
    g_assert_cmphex (talia_open_hand_get_cards (TALIA_OPEN_HAND (widget)), ==, 0);
  for (guint i = 0; (widget = find (self->window, TALIA_TYPE_CARD_WIDGET, i)) != NULL; i++)
    {
      const TaliaCard card = talia_card_widget_get_card (TALIA_CARD_WIDGET (widget));

      for (int seat = 1; seat < state->seats && card != TALIA_NO_CARD; seat++)
        g_assert_cmphex (state->hand[seat] & TALIA_BIT (card), ==, 0);
    }
}

/* --- the cases --------------------------------------------------------------------------------- */

/* Every kind of decision is asked on the board of its game; a miss can be tried again, and the first answer counts. */
static void
test_kind (gconstpointer data)
{
  Fixture self;
  const TaliaJudgement *verdict;

  set_up_kind (&self, GPOINTER_TO_UINT (data), 1);
  open_page (&self, 360, 640);
  wait_until (is_open (&self));
  verdict = talia_trial_get_verdict (get_trial (&self));
  g_assert_cmpuint (verdict->step, ==, self.steps[0]);
  assert_secret (&self);
  g_assert_true (says (&self, "1 of 1"));
  g_assert_null (find_button (GTK_WIDGET (self.page), "Try Again"));
  answer (&self, &verdict->made);
  g_assert_true (says (&self, "Not this one: it gives away 3.0 ± 0.5 points."));
  assert_secret (&self);
  g_assert_cmpuint (count_on (&self, TODAY), ==, 0);
  click (&self, "Try Again");
  g_assert_null (find_button (GTK_WIDGET (self.page), "Try Again"));
  assert_secret (&self);
  answer (&self, &verdict->best);
  g_assert_true (says (&self, "Right: the expert would do the same."));
  assert_secret (&self);
  g_assert_cmpuint (count_on (&self, TODAY + 1), ==, 1); /* missed at first, so it is due tomorrow */
  click (&self, "Done");
  wait_until (adw_navigation_view_get_visible_page (self.pages) != ADW_NAVIGATION_PAGE (self.page));
  tear_down (&self);
}

/* Returns a move that the verdict says nothing about, so that the expert has to judge it. */
static TaliaMove
find_other (const TaliaView *view, const TaliaGame *game, const TaliaJudgement *verdict)
{
  g_auto (TaliaMoves) moves = { 0 };
  TaliaMove move;

  for (int i = talia_game_moves (game, &view->seen, &moves); i-- > 0;)
    {
      talia_moves_get (&moves, i, &move);
      if (!talia_move_equal (&move, &verdict->made) && !talia_move_equal (&move, &verdict->best))
        return move;
    }
  g_assert_not_reached ();
}

/* While the expert thinks about an answer nobody can go on or try again, because the first answer counts. */
static void
test_thinking (void)
{
  Fixture self;
  TaliaMatch *match;
  TaliaMove other;
  GtkWidget *next;

  set_up_kind (&self, 0, 1);
  open_page (&self, 360, 640);
  wait_until (is_open (&self));
  match = talia_trial_get_match (get_trial (&self));
  other = find_other (talia_match_get_view (match), talia_match_get_game (match),
                      talia_trial_get_verdict (get_trial (&self)));
  answer (&self, &other);
  g_assert_cmpint (talia_trial_get_stage (get_trial (&self)), ==, TALIA_TRIAL_THINKS);
  next = find_button (GTK_WIDGET (self.page), "Done");
  g_assert_false (gtk_widget_is_sensitive (next));
  g_assert_false (gtk_widget_is_sensitive (find_button (GTK_WIDGET (self.page), "Try Again")));
  g_assert_false (is_focus_on_board (&self));
  g_assert_cmpuint (count_on (&self, TODAY), ==, 1);
  wait_until (talia_trial_get_stage (get_trial (&self)) != TALIA_TRIAL_THINKS);
  g_assert_true (gtk_widget_is_sensitive (next));
  g_assert_true (gtk_widget_has_focus (next));
  g_assert_cmpuint (count_on (&self, TODAY), ==, 0);
  tear_down (&self);
}

/* What somebody at the table would remember can be looked at: the deal, and the cards that are still out; but no card
 * that the person did not see then. */
static void
test_seen (void)
{
  Fixture self;
  GtkWidget *button, *grid;
  g_autofree char *deal = NULL;
  TaliaMatch *match;

  set_up_kind (&self, 0, 1);
  open_page (&self, 1000, 700);
  wait_until (is_open (&self));
  button = find_widget (GTK_WIDGET (self.page), GTK_TYPE_MENU_BUTTON);
  g_assert_nonnull (button);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  wait_until ((grid = find_widget (GTK_WIDGET (self.page), TALIA_TYPE_MEMORY_GRID)) != NULL);
  match = talia_trial_get_match (get_trial (&self));
  deal = talia_words_deal (talia_match_get_game (match), &talia_match_get_view (match)->seen, FALSE);
  g_assert_true (says (&self, deal));
  g_assert_true (says (&self, "Cards still out"));
  g_assert_true (says (&self, "You may not lead hearts until they are broken."));
  g_assert_true (says (&self, "Play to: 50"));
  g_assert_nonnull (find_button (GTK_WIDGET (self.page), "Rules"));
  g_assert_false (gtk_widget_get_has_tooltip (button)); /* it would cover them */
  assert_secret (&self);
  tear_down (&self);
}

/* One exercise after the other; one that is not wanted does not come back. */
static void
test_next (void)
{
  Fixture self;

  set_up_kind (&self, 0, 2);
  open_page (&self, 1000, 700);
  wait_until (is_open (&self));
  g_assert_cmpuint (talia_trial_get_verdict (get_trial (&self))->step, ==, self.steps[0]);
  answer (&self, &talia_trial_get_verdict (get_trial (&self))->best);
  g_assert_cmpuint (count_on (&self, TODAY + 1), ==, 1);
  g_assert_cmpuint (count_on (&self, TODAY + 2), ==, 2);
  click (&self, "Next");
  wait_until (is_open (&self));
  g_assert_cmpuint (talia_trial_get_verdict (get_trial (&self))->step, ==, self.steps[1]);
  g_assert_true (says (&self, "Exercise 2 of 2"));
  g_assert_null (find_button (GTK_WIDGET (self.page), "Try Again"));
  for (guint i = 0;; i++)
    {
      GtkWidget *button = find (GTK_WIDGET (self.page), GTK_TYPE_BUTTON, i);

      g_assert_nonnull (button);
      if (g_strcmp0 (gtk_widget_get_tooltip_text (button), "Do Not Ask This Again") != 0)
        continue;
      g_signal_emit_by_name (button, "clicked");
      break;
    }
  wait_until (adw_navigation_view_get_visible_page (self.pages) != ADW_NAVIGATION_PAGE (self.page));
  g_assert_cmpuint (count_on (&self, TODAY + 1), ==, 0);
  g_assert_cmpuint (count_on (&self, TODAY + 2), ==, 1);
  tear_down (&self);
}

/* If a match has gone, its exercises are passed over. */
static void
test_gone (void)
{
  Fixture self;

  set_up_kind (&self, 0, 2);
  archiving_write (&self.archiving, "matches/a.talia", "nothing", -1);
  open_page (&self, 1000, 700);
  wait_until (adw_navigation_view_get_visible_page (self.pages) != ADW_NAVIGATION_PAGE (self.page));
  tear_down (&self);
}

static void
test_play_on (void)
{
  Fixture self;

  set_up_kind (&self, 0, 1);
  open_page (&self, 1000, 700);
  wait_until (is_open (&self));
  answer (&self, &talia_trial_get_verdict (get_trial (&self))->made);
  click (&self, "Play from Here");
  g_assert_nonnull (self.branch);
  g_assert_cmpuint (talia_table_get_n_steps (self.branch), ==, self.steps[0]);
  tear_down (&self);
}

/* By keys alone: a card, then back to the board, then the card again and on. */
static void
test_keys (void)
{
  Fixture self;
  TaliaCard card;

  set_up_kind (&self, 0, 1);
  open_page (&self, 1000, 700);
  wait_until (is_open (&self) && gtk_window_is_active (GTK_WINDOW (self.window)));
  g_assert_true (presser_init (self.window));
  wait_until (is_focus_on_board (&self));
  card = talia_trial_get_verdict (get_trial (&self))->best.card;
  for (int way = 0; way < 2; way++)
    {
      gtk_widget_grab_focus (
          talia_hand_board_get_card (TALIA_HAND_BOARD (talia_exercise_page_get_board (self.page)), card));
      presser_type (GDK_KEY_Return);
      wait_until (talia_trial_get_stage (get_trial (&self)) == TALIA_TRIAL_RIGHT);
      wait_until (get_focus (&self) == find_button (GTK_WIDGET (self.page), "Done"));
      if (way > 0)
        break;
      presser_type (GDK_KEY_Tab);
      presser_arrive ();
      g_assert_true (get_focus (&self) == find_button (GTK_WIDGET (self.page), "Try Again"));
      presser_type (GDK_KEY_Return);
      wait_until (talia_trial_get_stage (get_trial (&self)) == TALIA_TRIAL_ASKS);
      wait_until (is_focus_on_board (&self));
    }
  presser_type (GDK_KEY_Return);
  wait_until (adw_navigation_view_get_visible_page (self.pages) != ADW_NAVIGATION_PAGE (self.page));
  tear_down (&self);
}

/* In every usual window, nothing leaves the page: the toolkit warns of that, which ends the test, and the board and the
 * button to go on are inside, even if the expert has much to say. */
static void
test_sizes (void)
{
  static const int sizes[][2] = { { 360, 640 }, { 360, 507 }, { 640, 360 }, { 1000, 700 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Fixture self;
      graphene_rect_t place;
      GtkWidget *page, *shown[2];

      set_up_kind (&self, 0, 1);
      open_page (&self, sizes[i][0], sizes[i][1]);
      page = GTK_WIDGET (self.page);
      wait_until (is_open (&self));
      answer (&self, &talia_trial_get_verdict (get_trial (&self))->made);
      wait_until (find_button (page, "Done") != NULL && gtk_widget_get_width (find_button (page, "Done")) > 0);
      shown[0] = GTK_WIDGET (talia_exercise_page_get_board (self.page));
      shown[1] = find_button (page, "Done");
      for (guint n = 0; n < G_N_ELEMENTS (shown); n++)
        {
          g_assert_true (gtk_widget_compute_bounds (shown[n], page, &place));
          g_assert_cmpfloat (place.origin.x, >=, 0);
          g_assert_cmpfloat (place.origin.x + place.size.width, <=, gtk_widget_get_width (page));
          g_assert_cmpfloat (place.origin.y + place.size.height, <=, gtk_widget_get_height (page));
        }
      tear_down (&self);
    }
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    g_test_add_data_func (kinds[i].path, GUINT_TO_POINTER (i), test_kind);
  g_test_add_func ("/exercise-page/thinking", test_thinking);
  g_test_add_func ("/exercise-page/seen", test_seen);
  g_test_add_func ("/exercise-page/next", test_next);
  g_test_add_func ("/exercise-page/gone", test_gone);
  g_test_add_func ("/exercise-page/play-on", test_play_on);
  g_test_add_func ("/exercise-page/keys", test_keys);
  g_test_add_func ("/exercise-page/sizes", test_sizes);
  return g_test_run ();
}
