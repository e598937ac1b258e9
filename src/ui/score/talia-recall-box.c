/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A box that asks the player a question about the cards of a finished deal, and says whether the answer was right. */
#include "talia-recall-box.h"

#include "model/look-back/talia-recall.h"
#include "model/table/talia-table-notes.h"
#include "settings/talia-settings.h"
#include "words/talia-words-recall.h"

struct _TaliaRecallBox
{
  AdwBin parent_instance;

  GtkLabel *question;
  GtkStack *stack;
  AdwWrapBox *choices;
  GtkLabel *answer;

  TaliaMatch *match; /* without a reference, because the summary does not outlive the match */
  TaliaRecall recall;
};

G_DEFINE_FINAL_TYPE (TaliaRecallBox, talia_recall_box, ADW_TYPE_BIN)

static guint answered;

static void
choose (TaliaRecallBox *self, guint choice)
{
  g_autofree char *text = talia_words_recall_answer (self->match, &self->recall, choice);

  gtk_label_set_label (self->answer, text);
  gtk_stack_set_visible_child_name (self->stack, "answer");
  gtk_accessible_announce (GTK_ACCESSIBLE (self), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  g_signal_emit (self, answered, 0);
}

static void
clicked_cb (GtkWidget *button, TaliaRecallBox *self)
{
  guint choice = 0;

  while ((button = gtk_widget_get_prev_sibling (button)) != NULL)
    choice++;
  choose (self, choice);
}

static void
talia_recall_box_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_RECALL_BOX);

  G_OBJECT_CLASS (talia_recall_box_parent_class)->dispose (object);
}

static void
talia_recall_box_class_init (TaliaRecallBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_recall_box_dispose;

  answered = g_signal_new ("answered", TALIA_TYPE_RECALL_BOX, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-recall-box.ui");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_bind_template_child (widget_class, TaliaRecallBox, question);
  gtk_widget_class_bind_template_child (widget_class, TaliaRecallBox, stack);
  gtk_widget_class_bind_template_child (widget_class, TaliaRecallBox, choices);
  gtk_widget_class_bind_template_child (widget_class, TaliaRecallBox, answer);
}

static void
talia_recall_box_init (TaliaRecallBox *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_choice (TaliaRecallBox *self, guint choice)
{
  g_autofree char *text = talia_words_recall_choice (self->match, &self->recall, choice);
  g_autofree char *spoken = talia_words_recall_spoken (self->match, &self->recall, choice);
  GtkWidget *button = gtk_button_new_with_label (text);

  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), PANGO_ELLIPSIZE_END);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, self->question, NULL,
                                  -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, 0);
  adw_wrap_box_append (self->choices, button);
}

void
talia_recall_box_set_match (TaliaRecallBox *self, TaliaMatch *match)
{
  TaliaTable *table;
  g_autofree char *question = NULL, *longest = NULL;

  g_return_if_fail (TALIA_IS_RECALL_BOX (self));
  g_return_if_fail (TALIA_IS_MATCH (match));
  g_return_if_fail (self->match == NULL);

  self->match = match;
  table = talia_match_get_table (match);
  /* Several people at one window have not seen the same cards, and a guided deal has its own questions. */
  if (talia_match_is_shared (match) || talia_table_get_note (table, TALIA_NOTE_GUIDED) != NULL
      || !talia_recall_init (&self->recall, table, talia_match_get_own_seat (match)))
    return;
  question = talia_words_recall_question (&self->recall);
  gtk_label_set_label (self->question, question);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, question, -1);
  /* The text for a wrong answer is the longest: it reserves the space while the answer is hidden. */
  longest = talia_words_recall_answer (match, &self->recall, (self->recall.right + 1) % self->recall.n_choices);
  gtk_label_set_label (self->answer, longest);
  for (guint i = 0; i < self->recall.n_choices; i++)
    add_choice (self, i);
  g_settings_bind (talia_settings_get (), "memory-question", self, "visible", G_SETTINGS_BIND_GET);
}
