/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of the score sheet: one deal, which expands to show the reasons for its points. */
#include "talia-score-row.h"

#include <glib/gi18n.h>

#include "model/match/talia-match.h"
#include "model/match/talia-number.h"
#include "model/pad/talia-score-pad.h"
#include "talia-score-cell.h"
#include "talia-score-side.h"
#include "words/talia-words-plan.h"
#include "words/talia-words.h"

struct _TaliaScoreRow
{
  GtkListBoxRow parent_instance;

  TaliaScored *scored;
  TaliaDealScore *deal;

  GtkLabel *title;
  GtkBox *cells;
  GtkImage *arrow;
  GtkRevealer *revealer;
  GtkBox *details;
};

G_DEFINE_FINAL_TYPE (TaliaScoreRow, talia_score_row, GTK_TYPE_LIST_BOX_ROW)

static int
count_sides (TaliaScoreRow *self)
{
  return talia_scored_get_state (self->scored)->sides;
}

static GtkWidget *
create_text (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
add_correction (TaliaScoreRow *self)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("_Correct This Deal"));

  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "pad.correct");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", (guint) talia_deal_score_get_number (self->deal));
  gtk_box_append (self->details, button);
}

/* Returns what the deal is called, and that it was corrected. */
static char *
describe (TaliaScored *scored, TaliaDealScore *deal)
{
  g_autofree char *title = talia_words_deal_score (deal);

  if (TALIA_IS_SCORE_PAD (scored)
      && talia_score_pad_is_corrected (TALIA_SCORE_PAD (scored), (guint) talia_deal_score_get_number (deal)))
    /* Translators: what a deal is called, such as "Deal 3 · Queens", of which the score was corrected */
    return g_strdup_printf (_ ("%s · corrected"), title);
  return g_steal_pointer (&title);
}

static void
fill_details (TaliaScoreRow *self)
{
  TaliaMatch *match = TALIA_IS_MATCH (self->scored) ? TALIA_MATCH (self->scored) : NULL;
  guint64 seed;

  if (TALIA_IS_SCORE_PAD (self->scored)) /* above the reasons, which are longer than a telephone is high */
    add_correction (self);
  for (int side = 0; side < count_sides (self); side++)
    gtk_box_append (self->details, talia_score_side_new (self->scored, self->deal, side));
  if (match != NULL && talia_deal_score_get_seed (self->deal, &seed)
      && talia_number_may_be_told (talia_match_get_table (match)))
    {
      g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);
      g_autofree char *text = g_strdup_printf (_ ("Deal number %s"), number);
      GtkWidget *label = create_text (text, "caption");

      gtk_label_set_selectable (GTK_LABEL (label), TRUE);
      gtk_widget_add_css_class (label, "dim-label");
      gtk_box_append (self->details, label);
    }
}

/* Sets the name of the row for screen readers. It names the sides, because the columns have no headers there. */
static void
update_spoken_name (TaliaScoreRow *self, const char *title)
{
  g_autoptr (GString) list = g_string_new (NULL);
  g_autofree char *name = NULL;

  for (int side = 0; side < count_sides (self); side++)
    {
      g_autofree char *side_name = talia_scored_name_side (self->scored, side);
      g_autofree char *points = talia_words_format_points (talia_deal_score_get_points (self->deal, side));

      g_string_append_printf (list, "%s%s %s", side > 0 ? ", " : "", side_name, points);
    }
  /* Translators: what a deal is called, such as "Deal 3 · Queens", and a list of names and points */
  name = g_strdup_printf (_ ("%s: %s"), title, list->str);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
talia_score_row_dispose (GObject *object)
{
  TaliaScoreRow *self = TALIA_SCORE_ROW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TALIA_TYPE_SCORE_ROW);
  g_clear_object (&self->scored);
  g_clear_object (&self->deal);

  G_OBJECT_CLASS (talia_score_row_parent_class)->dispose (object);
}

static void
talia_score_row_class_init (TaliaScoreRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_score_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-score-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaScoreRow, title);
  gtk_widget_class_bind_template_child (widget_class, TaliaScoreRow, cells);
  gtk_widget_class_bind_template_child (widget_class, TaliaScoreRow, arrow);
  gtk_widget_class_bind_template_child (widget_class, TaliaScoreRow, revealer);
  gtk_widget_class_bind_template_child (widget_class, TaliaScoreRow, details);
}

static void
talia_score_row_init (TaliaScoreRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_EXPANDED, FALSE, -1);
}

GtkWidget *
talia_score_row_new (TaliaScored *scored, TaliaDealScore *deal)
{
  TaliaScoreRow *self;
  g_autofree char *title = NULL;

  g_return_val_if_fail (TALIA_IS_SCORED (scored), NULL);
  g_return_val_if_fail (TALIA_IS_DEAL_SCORE (deal), NULL);

  self = g_object_new (TALIA_TYPE_SCORE_ROW, NULL);
  self->scored = g_object_ref (scored);
  self->deal = g_object_ref (deal);

  title = describe (scored, deal);
  gtk_label_set_label (self->title, title);
  for (int side = 0; side < count_sides (self); side++)
    {
      g_autofree char *points = talia_words_format_points (talia_deal_score_get_points (deal, side));

      talia_score_cell_append (self->cells, points);
    }
  update_spoken_name (self, title);
  return GTK_WIDGET (self);
}

void
talia_score_row_toggle (TaliaScoreRow *self)
{
  gboolean open;

  g_return_if_fail (TALIA_IS_SCORE_ROW (self));

  open = !gtk_revealer_get_reveal_child (self->revealer);
  if (open && gtk_widget_get_first_child (GTK_WIDGET (self->details)) == NULL)
    fill_details (self);
  gtk_revealer_set_reveal_child (self->revealer, open);
  gtk_image_set_from_icon_name (self->arrow, open ? "pan-down-symbolic" : "pan-end-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_EXPANDED, open, -1);
}
