/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The summary after a deal: why each side got its points, and what comes next. */
#include "talia-deal-summary.h"

#include <glib/gi18n.h>

#include "model/table/talia-table-notes.h"
#include "talia-recall-box.h"
#include "talia-score-side.h"
#include "ui/cards/talia-mini-card.h"
#include "words/talia-words-challenge.h"
#include "words/talia-words-course.h"
#include "words/talia-words-plan.h"
#include "words/talia-words.h"

struct _TaliaDealSummary
{
  AdwBin parent_instance;

  GtkLabel *title;
  GtkLabel *about;
  GtkLabel *challenge;
  GtkLabel *before;
  GtkLabel *direction;
  GtkLabel *limit;
  GtkBox *aside;
  GtkListBox *sides;
  TaliaRecallBox *recall;
  GtkLabel *seed;
  GtkWidget *next_button;
  GtkWidget *review_button;
  GtkWidget *first_button; /* the button that gets the focus: `next_button` or `review_button` */
  gboolean focused;        /* the button has already had the focus */
};

G_DEFINE_FINAL_TYPE (TaliaDealSummary, talia_deal_summary, ADW_TYPE_BIN)

static gboolean
is_guided (TaliaMatch *match)
{
  return talia_table_get_note (talia_match_get_table (match), TALIA_NOTE_GUIDED) != NULL;
}

/* Gives the button the focus once, as soon as it can have it: its action may be enabled after the summary is shown. */
static void
focus_button (TaliaDealSummary *self)
{
  if (!self->focused && gtk_widget_get_mapped (GTK_WIDGET (self)) && gtk_widget_is_sensitive (self->first_button))
    self->focused = gtk_widget_grab_focus (self->first_button);
}

static gboolean
talia_deal_summary_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (TALIA_DEAL_SUMMARY (widget)->first_button);
}

static void
talia_deal_summary_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (talia_deal_summary_parent_class)->map (widget);

  focus_button (TALIA_DEAL_SUMMARY (widget));
}

static void
talia_deal_summary_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_DEAL_SUMMARY);

  G_OBJECT_CLASS (talia_deal_summary_parent_class)->dispose (object);
}

static void
talia_deal_summary_class_init (TaliaDealSummaryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_deal_summary_dispose;
  widget_class->grab_focus = talia_deal_summary_grab_focus;
  widget_class->map = talia_deal_summary_map;

  g_type_ensure (TALIA_TYPE_RECALL_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-deal-summary.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaDealSummary, title);
  gtk_widget_class_bind_template_child (widget_class, TaliaDealSummary, about);
  gtk_widget_class_bind_template_child (widget_class, TaliaDealSummary, challenge);
  gtk_widget_class_bind_template_child (widget_class, TaliaDealSummary, before);
  gtk_widget_class_bind_template_child (widget_class, TaliaDealSummary, direction);
  gtk_widget_class_bind_template_child (widget_class, TaliaDealSummary, limit);
  gtk_widget_class_bind_template_child (widget_class, TaliaDealSummary, aside);
  gtk_widget_class_bind_template_child (widget_class, TaliaDealSummary, sides);
  gtk_widget_class_bind_template_child (widget_class, TaliaDealSummary, recall);
  gtk_widget_class_bind_template_child (widget_class, TaliaDealSummary, seed);
  gtk_widget_class_bind_template_child (widget_class, TaliaDealSummary, next_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaDealSummary, review_button);
}

static void
talia_deal_summary_init (TaliaDealSummary *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->first_button = self->next_button;
  g_signal_connect_object (self->next_button, "notify::sensitive", G_CALLBACK (focus_button), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->review_button, "notify::sensitive", G_CALLBACK (focus_button), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->recall, "answered", G_CALLBACK (gtk_widget_grab_focus), self, G_CONNECT_SWAPPED);
}

/* Shows the result compared with that of the sender of the challenge. */
static void
show_challenge (TaliaDealSummary *self, TaliaMatch *match)
{
  g_autofree char *result = talia_words_challenge_result (match);

  gtk_label_set_label (self->challenge, result != NULL ? result : "");
  gtk_widget_set_visible (GTK_WIDGET (self->challenge), result != NULL);
}

static void
show_deal (TaliaDealSummary *self, TaliaMatch *match, TaliaDealScore *deal)
{
  const char *about = talia_deal_score_get_title (deal);
  g_autofree char *before = talia_words_compare_deal (match, deal), *number = talia_words_deal_number (match, deal);

  gtk_label_set_label (self->before, before != NULL ? before : "");
  gtk_widget_set_visible (GTK_WIDGET (self->before), before != NULL);
  gtk_label_set_label (self->about, about != NULL ? _ (about) : "");
  gtk_widget_set_visible (GTK_WIDGET (self->about), about != NULL);
  talia_score_side_fill (self->sides, match, deal);
  gtk_label_set_label (self->seed, number != NULL ? number : "");
  gtk_widget_set_visible (GTK_WIDGET (self->seed), number != NULL);
}

/* Shows the cards that nobody held, which may be seen now that the deal is over. */
static void
show_aside (TaliaDealSummary *self, TaliaCards cards)
{
  gtk_widget_set_visible (GTK_WIDGET (self->aside), cards != 0);
  while (cards != 0)
    gtk_box_append (self->aside, talia_mini_card_new (talia_cards_pop (&cards)));
}

GtkWidget *
talia_deal_summary_new (TaliaMatch *match)
{
  TaliaDealSummary *self;
  const TaliaState *state;
  GListModel *deals;
  g_autoptr (TaliaDealScore) deal = NULL;
  g_autofree char *title = NULL;
  const char *limit;

  g_return_val_if_fail (TALIA_IS_MATCH (match), NULL);

  self = g_object_new (TALIA_TYPE_DEAL_SUMMARY, NULL);
  state = &talia_match_get_view (match)->seen;
  deals = G_LIST_MODEL (talia_match_get_score_sheet (match));
  if (g_list_model_get_n_items (deals) > 0)
    {
      deal = g_list_model_get_item (deals, g_list_model_get_n_items (deals) - 1);
      show_deal (self, match, deal);
      show_challenge (self, match);
      show_aside (self, talia_state_hidden (state));
      talia_recall_box_set_match (self->recall, match);
    }

  limit = talia_table_get_limit (talia_match_get_table (match));
  gtk_widget_set_visible (GTK_WIDGET (self->direction), talia_match_get_game (match)->lowest_wins);
  gtk_label_set_label (self->limit, limit != NULL ? _ (limit) : "");
  gtk_widget_set_visible (GTK_WIDGET (self->limit), limit != NULL);
  title = state->phase == TALIA_PHASE_OVER ? talia_words_winners (match)
                                           : g_strdup_printf (_ ("Deal %u is over"), state->deals);
  if (is_guided (match))
    {
      gtk_button_set_label (GTK_BUTTON (self->next_button), _ ("_Play a Match"));
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->next_button), "s", talia_match_get_game (match)->id);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->next_button), "win.play-again");
    }
  else if (state->phase == TALIA_PHASE_OVER || limit != NULL)
    {
      self->first_button = self->review_button; /* an accidental Enter must not begin another match */
      gtk_widget_remove_css_class (self->next_button, "suggested-action"); /* a review is just as good a choice */
      gtk_button_set_label (GTK_BUTTON (self->next_button), _ ("Play _Again"));
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->next_button), "s", talia_match_get_game (match)->id);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->next_button), "win.play-again");
    }
  else
    {
      gtk_button_set_label (GTK_BUTTON (self->next_button), _ ("_Next Deal"));
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->next_button), "table.next-deal");
    }
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->review_button), "u", state->deals);
  gtk_label_set_label (self->title, title);
  return GTK_WIDGET (self);
}
