/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The part of a row of the score sheet that lists why one side got its points in a deal. */
#include "talia-score-side.h"

#include <glib/gi18n.h>

#include "model/base/talia-text.h"
#include "ui/cards/talia-mini-card.h"
#include "ui/faces/talia-faces.h"
#include "ui/plot/talia-bar.h"
#include "words/talia-words.h"

/* The size of the face before the name, in pixels. */
#define FACE_SIZE 32

struct _TaliaScoreSide
{
  AdwBin parent_instance;

  GtkBox *head;
  GtkLabel *name;
  GtkLabel *total;
  GtkLabel *points;
  GtkBox *lines;
};

G_DEFINE_FINAL_TYPE (TaliaScoreSide, talia_score_side, ADW_TYPE_BIN)

/* Creates a card, with its points below if the points depend on the rank. */
static GtkWidget *
create_card (TaliaCard card, const TaliaStake *stake)
{
  GtkWidget *box, *label;
  g_autofree char *points = NULL;

  if (stake == NULL || stake->kind != TALIA_STAKE_RANK)
    return talia_mini_card_new (card);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  points = talia_words_format_points (talia_stake_cost (stake, card));
  label = gtk_label_new (points);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "numeric");
  gtk_box_append (GTK_BOX (box), talia_mini_card_new (card));
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static GtkWidget *
create_cards (TaliaCards cards, const TaliaStake *stake)
{
  GtkWidget *box = adw_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (box), 3);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (box), 3);
  while (cards != 0)
    adw_wrap_box_append (ADW_WRAP_BOX (box), create_card (talia_cards_pop (&cards), stake));
  return box;
}

static gboolean
link_activated_cb (GtkWidget *label, const char *id)
{
  gtk_widget_activate_action (label, "win.show-rules", "s", id);
  return TRUE;
}

/* Creates the title of a line, a link to the place where the rules explain it. */
static GtkWidget *
create_link (const TaliaScoreLine *line)
{
  GtkWidget *label = gtk_label_new (NULL);
  g_autofree char *markup = g_markup_printf_escaped ("<a href=\"score/%s\">%s</a>", line->what, _ (line->what));

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "score-link");
  g_signal_connect (label, "activate-link", G_CALLBACK (link_activated_cb), NULL);
  return label;
}

/* Returns a count such as "3 × 30", or only the number if not all are worth the same. Returns NULL if a count would say
 * nothing new: for a single one, or if each card is shown with its points. */
static char *
describe_count (const TaliaScoreLine *line, const TaliaStake *stake)
{
  int each = line->count != 0 ? line->points / line->count : 0;
  g_autofree char *points = talia_words_format_points (each);

  if (line->count <= 1 || (stake != NULL && stake->kind == TALIA_STAKE_RANK))
    return NULL;
  if (each * line->count == line->points)
    /* Translators: how many, and how many points each */
    return talia_text_number (g_strdup_printf (_ ("%d × %s"), line->count, points));
  return g_strdup_printf ("%d", line->count);
}

/* Creates a line: its title (such as "Queens"), the count and the points, with the cards below or a single card beside.
 */
static GtkWidget *
create_line (const TaliaScoreLine *line, const TaliaStake *stake)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  g_autofree char *text = talia_words_format_points (line->points), *times = describe_count (line, stake);
  GtkWidget *points = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (points), 1);
  gtk_label_set_width_chars (GTK_LABEL (points), 4);
  gtk_widget_set_hexpand (points, TRUE);
  gtk_widget_add_css_class (points, "numeric");

  gtk_box_append (GTK_BOX (top), create_link (line));
  if (times != NULL)
    {
      GtkWidget *label = gtk_label_new (times);

      gtk_widget_add_css_class (label, "dim-label");
      gtk_widget_add_css_class (label, "numeric");
      gtk_box_append (GTK_BOX (top), label);
    }
  gtk_box_append (GTK_BOX (row), top);
  if (talia_cards_count (line->cards) == 1 && (stake == NULL || stake->kind != TALIA_STAKE_RANK))
    gtk_box_append (GTK_BOX (top), create_cards (line->cards, stake));
  else if (line->cards != 0)
    gtk_box_append (GTK_BOX (row), create_cards (line->cards, stake));
  gtk_box_append (GTK_BOX (top), points);
  return row;
}

/* Adds a bar that compares the points of the side with those of the others; no bar for 0 points. */
static void
add_bar (TaliaScoreSide *self, TaliaScored *scored, TaliaDealScore *deal, int side)
{
  const TaliaState *state = talia_scored_get_state (scored);
  gboolean own = side == talia_scored_get_own_side (scored);
  int least = 0, most = 0;

  for (int i = 0; i < state->sides; i++)
    {
      least = MIN (least, talia_deal_score_get_points (deal, i));
      most = MAX (most, talia_deal_score_get_points (deal, i));
    }
  if (talia_deal_score_get_points (deal, side) != 0)
    gtk_box_insert_child_after (GTK_BOX (adw_bin_get_child (ADW_BIN (self))),
                                talia_bar_new (talia_deal_score_get_points (deal, side), least, most, own),
                                GTK_WIDGET (self->head));
}

static void
talia_score_side_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_SCORE_SIDE);

  G_OBJECT_CLASS (talia_score_side_parent_class)->dispose (object);
}

static void
talia_score_side_class_init (TaliaScoreSideClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_score_side_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-score-side.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaScoreSide, head);
  gtk_widget_class_bind_template_child (widget_class, TaliaScoreSide, name);
  gtk_widget_class_bind_template_child (widget_class, TaliaScoreSide, total);
  gtk_widget_class_bind_template_child (widget_class, TaliaScoreSide, points);
  gtk_widget_class_bind_template_child (widget_class, TaliaScoreSide, lines);
}

static void
talia_score_side_init (TaliaScoreSide *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
talia_score_side_new (TaliaScored *scored, TaliaDealScore *deal, int side)
{
  TaliaScoreSide *self;
  GtkWidget *faces = NULL;
  g_autofree char *name = NULL, *points = NULL, *total = NULL, *total_text = NULL;
  const TaliaScoreLine *lines;
  guint n_lines;

  g_return_val_if_fail (TALIA_IS_SCORED (scored), NULL);
  g_return_val_if_fail (TALIA_IS_DEAL_SCORE (deal), NULL);

  self = g_object_new (TALIA_TYPE_SCORE_SIDE, NULL);
  if (TALIA_IS_MATCH (scored))
    faces = talia_faces_of_side (TALIA_MATCH (scored), side, FACE_SIZE);
  if (faces != NULL)
    gtk_box_prepend (self->head, faces);
  name = talia_scored_name_side (scored, side);
  points = talia_words_format_points (talia_deal_score_get_points (deal, side));
  total = talia_words_format_points (talia_deal_score_get_total (deal, side));
  /* Translators: the points of a player after a deal */
  total_text = g_strdup_printf (_ ("Total %s"), total);
  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->points, points);
  gtk_label_set_label (self->total, total_text);

  add_bar (self, scored, deal, side);
  lines = talia_deal_score_get_lines (deal, side, &n_lines);
  for (guint i = 0; i < n_lines; i++)
    gtk_box_append (self->lines, create_line (&lines[i], talia_deal_score_get_stake (deal, &lines[i])));
  gtk_widget_set_visible (GTK_WIDGET (self->lines), n_lines > 0);
  return GTK_WIDGET (self);
}

void
talia_score_side_fill (GtkListBox *list, TaliaMatch *match, TaliaDealScore *deal)
{
  g_return_if_fail (GTK_IS_LIST_BOX (list));
  g_return_if_fail (TALIA_IS_MATCH (match));
  g_return_if_fail (TALIA_IS_DEAL_SCORE (deal));

  for (int side = 0; side < talia_match_get_view (match)->seen.sides; side++)
    {
      GtkWidget *row = gtk_list_box_row_new ();
      GtkWidget *score = talia_score_side_new (TALIA_SCORED (match), deal, side);

      gtk_widget_set_margin_top (score, 9);
      gtk_widget_set_margin_bottom (score, 9);
      gtk_widget_set_margin_start (score, 12);
      gtk_widget_set_margin_end (score, 12);
      gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), score);
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
      gtk_widget_set_focusable (row, FALSE);
      gtk_list_box_append (list, row);
    }
}
