/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests in the window that each rule of each game refuses a move, and that the link shown then leads to that rule's
 * paragraph. Half of a game's rules are tested in English and half in Polish, the halves alternating from game to game;
 * a thorough run tests all rules in both languages. */
#include <adwaita.h>
#include <glib/gi18n.h>

#include "book-play.h"
#include "book/talia-book.h"
#include "model/record/talia-record.h"
#include "playing.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/app/talia-window.h"
#include "ui/board/talia-board-bar.h"

#include "find.h"
#include "window.h"

/* The number of matches of each game, with all kinds of options: enough to meet rare cases. */
#define MATCHES 40

/* A match in which a rule refuses a move of the person. */
typedef struct
{
  char *record;
  TaliaMove move;
} Refusal;

static GtkApplication *application;

static TaliaWindow *
get_window (void)
{
  GtkWindow *window = gtk_application_get_active_window (application);

  return TALIA_IS_WINDOW (window) ? TALIA_WINDOW (window) : NULL;
}

/* --- finding the refusals ------------------------------------------------------------------ */

/* Returns the rule by which the match would refuse this move of seat 0. */
static TaliaRuleId
get_rule (const TaliaGame *game, const TaliaState *state, const TaliaMove *move)
{
  if (state->to_act != TALIA_NOBODY && state->to_act != 0)
    return TALIA_RULE_NOT_YOUR_TURN;
  return (TaliaRuleId) talia_game_check (game, state, move).rule;
}

static void
note_refusals (TaliaTable *table, TaliaRandom *random, Refusal refusals[TALIA_RULES_COUNT])
{
  const TaliaState *state = talia_table_get_state (table);
  TaliaMove moves[12];

  book_play_make_up (state, random, moves, G_N_ELEMENTS (moves));
  for (guint i = 0; i < G_N_ELEMENTS (moves) && state->deals > 0; i++)
    {
      Refusal *refusal = &refusals[get_rule (talia_table_get_game (table), state, &moves[i])];

      if (refusal->record != NULL)
        continue;
      refusal->record = talia_record_write (table);
      refusal->move = moves[i];
    }
}

static void
find_refusals (const TaliaGame *game, Refusal refusals[TALIA_RULES_COUNT])
{
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  TaliaRandom random;

  talia_random_init (&random, 1);
  for (int match = 0; match < MATCHES; match++)
    {
      g_autoptr (TaliaTable) table = NULL;
      const TaliaState *state;
      TaliaOptions options;

      book_play_random_options (game, &random, &options);
      table = talia_table_new (game, &options, NULL);
      talia_table_set_seat (table, 0, "human Ala");
      while (state = talia_table_get_state (table), state->phase != TALIA_PHASE_OVER)
        {
          note_refusals (table, &random, refusals);
          if (state->phase == TALIA_PHASE_DEAL)
            g_assert_true (talia_table_deal_seed (table, talia_random_next (&random), NULL));
          else
            {
              int n = talia_game_legal_or_some (game, state, moves);

              g_assert_true (talia_table_play (table, &moves[talia_random_below (&random, (uint64_t) n)], NULL));
            }
        }
      note_refusals (table, &random, refusals);
    }
}

/* --- following the links ------------------------------------------------------------------- */

static GtkWidget *
find_link (GtkWidget *root, const char *rule_id)
{
  if (GTK_IS_BUTTON (root) && gtk_widget_get_mapped (root)
      && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (root)), "win.show-rules") == 0
      && g_str_equal (g_variant_get_string (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (root)), NULL),
                      rule_id))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_link (child, rule_id);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Returns the marked paragraph when it is visible, otherwise NULL. */
static GtkWidget *
find_paragraph_in_view (GtkWidget *root)
{
  GtkWidget *marked = find_css (root, GTK_TYPE_WIDGET, "marked");
  GtkWidget *scroller = marked != NULL ? gtk_widget_get_ancestor (marked, GTK_TYPE_SCROLLED_WINDOW) : NULL;
  graphene_rect_t place;

  if (scroller == NULL || !gtk_widget_get_mapped (marked) || !gtk_widget_compute_bounds (marked, scroller, &place))
    return NULL;
  return place.origin.y >= 0 && place.origin.y < (float) gtk_widget_get_height (scroller) ? marked : NULL;
}

static gboolean
has_text (GtkWidget *root, const char *text)
{
  if (GTK_IS_LABEL (root) && g_str_equal (gtk_label_get_text (GTK_LABEL (root)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (has_text (child, text))
      return TRUE;
  return FALSE;
}

static void
follow (const TaliaGame *game, TaliaRuleId rule, const Refusal *refusal)
{
  const TaliaBookNode *node = talia_book_page_find (talia_book_get (game->id), talia_rule_id (rule));
  GtkWidget *window = GTK_WIDGET (get_window ()), *link;
  g_autoptr (TaliaTable) table = talia_record_parse (refusal->record, -1, NULL);
  g_autofree char *plain = NULL, *markup = talia_book_text_to_markup (_ (node->text), &plain);
  TaliaTablePage *page;

  g_assert_nonnull (table);
  talia_session_begin (talia_window_get_session (TALIA_WINDOW (window)), table);
  page = talia_window_get_table_page (TALIA_WINDOW (window));
  g_assert_false (talia_board_play (talia_table_page_get_board (page), &refusal->move, NULL));

  /* Between two deals the result takes the place of the news with the link; a key opens the rules instead. */
  if (rule == TALIA_RULE_NO_DEAL || rule == TALIA_RULE_MATCH_OVER)
    talia_table_page_show_rules (page, talia_rule_id (rule));
  else
    {
      wait_until ((link = find_link (window, talia_rule_id (rule))) != NULL);
      gtk_widget_activate_action_variant (link, "win.show-rules",
                                          gtk_actionable_get_action_target_value (GTK_ACTIONABLE (link)));
    }
  wait_until (find_paragraph_in_view (window) != NULL);
  g_assert_true (has_text (find_paragraph_in_view (window), plain));
}

static void
test_game (gconstpointer data)
{
  const guint index = GPOINTER_TO_UINT (data);
  const TaliaGame *game = talia_registry_list ()[index];
  Refusal refusals[TALIA_RULES_COUNT] = { 0 };
  static const char *const languages[] = { "en", "pl" };
  int n = 0;

  find_refusals (game, refusals);
  for (guint l = 0; l < G_N_ELEMENTS (languages); l++)
    {
      gpointer old = get_window ();
      g_autofree char *now = g_settings_get_string (talia_settings_get (), "language");

      g_object_add_weak_pointer (old, &old);
      g_settings_set_string (talia_settings_get (), "language", languages[l]);
      wait_until (g_str_equal (now, languages[l]) || (old == NULL && get_window () != NULL));
      if (old != NULL)
        g_object_remove_weak_pointer (old, &old);
      for (int rule = TALIA_RULE_NONE + 1; rule < TALIA_RULES_COUNT; rule++)
        if (refusals[rule].record != NULL && (g_test_thorough () || (index + (guint) rule) % 2 == l))
          {
            follow (game, (TaliaRuleId) rule, &refusals[rule]);
            n++;
          }
    }
  g_test_message ("%s: %d refusals followed", game->id, n);
  g_assert_cmpint (n, >, g_test_thorough () ? 10 : 5);
  for (int rule = 0; rule < TALIA_RULES_COUNT; rule++)
    g_free (refusals[rule].record);
}

int
main (int argc, char **argv)
{
  char *folder = playing_folder ();
  int status = 0;

  application = setup_application (&argc, &argv, folder);
  if (application != NULL)
    {
      for (guint i = 0; talia_registry_list ()[i] != NULL; i++)
        {
          g_autofree char *path = g_strconcat ("/book-walk/", talia_registry_list ()[i]->id, NULL);

          g_test_add_data_func (path, GUINT_TO_POINTER (i), test_game);
        }
      status = g_test_run ();
      gtk_window_destroy (GTK_WINDOW (get_window ()));
      g_object_unref (application);
    }
  playing_remove_folder (folder);
  return status;
}
