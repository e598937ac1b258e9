/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One deal in the schedule: what it is about, and whether it is over, running or to come. */
#include "talia-schedule-row.h"

#include <glib/gi18n.h>

#include "words/talia-words-plan.h"

struct _TaliaScheduleRow
{
  GtkListBoxRow parent_instance;

  GtkLabel *number;
  GtkBox *texts;
  GtkLabel *title;
  GtkImage *mark;
};

G_DEFINE_FINAL_TYPE (TaliaScheduleRow, talia_schedule_row, GTK_TYPE_LIST_BOX_ROW)

static void
append_text (TaliaScheduleRow *self, const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (self->texts, label);
}

static char *
describe (guint deal, const char *title, TaliaScheduleTime time)
{
  switch (time)
    {
    case TALIA_SCHEDULE_OVER:
      /* Translators: a deal of the match, read out by screen readers: its number, what it was about */
      return g_strdup_printf (_ ("Deal %u, over: %s"), deal, title);
    case TALIA_SCHEDULE_NOW:
      /* Translators: a deal of the match, read out by screen readers: its number, what it is about */
      return g_strdup_printf (_ ("Deal %u, now: %s"), deal, title);
    case TALIA_SCHEDULE_TO_COME:
      /* Translators: a deal of the match, read out by screen readers: its number, what it will be about */
      return g_strdup_printf (_ ("Deal %u, to come: %s"), deal, title);
    }
  g_return_val_if_reached (NULL);
}

static void
talia_schedule_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_SCHEDULE_ROW);

  G_OBJECT_CLASS (talia_schedule_row_parent_class)->dispose (object);
}

static void
talia_schedule_row_class_init (TaliaScheduleRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_schedule_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-schedule-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaScheduleRow, number);
  gtk_widget_class_bind_template_child (widget_class, TaliaScheduleRow, texts);
  gtk_widget_class_bind_template_child (widget_class, TaliaScheduleRow, title);
  gtk_widget_class_bind_template_child (widget_class, TaliaScheduleRow, mark);
}

static void
talia_schedule_row_init (TaliaScheduleRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
talia_schedule_row_new (guint deal, const TaliaDealPlan *plan, TaliaScheduleTime time)
{
  static const char *const icons[] = { "object-select-symbolic", "media-playback-start-symbolic", NULL };
  TaliaScheduleRow *self = g_object_new (TALIA_TYPE_SCHEDULE_ROW, NULL);
  const char *title = plan->title != NULL ? _ (plan->title) : "";
  g_autofree char *number = g_strdup_printf ("%u", deal), *stakes = talia_words_stakes (plan),
                  *name = describe (deal, title, time);

  gtk_label_set_label (self->number, number);
  gtk_label_set_label (self->title, title);
  append_text (self, stakes);
  if (time == TALIA_SCHEDULE_NOW)
    for (guint i = 0; i < plan->n_duties; i++)
      append_text (self, _ (plan->duties[i]));
  gtk_image_set_from_icon_name (self->mark, icons[time]);
  if (time == TALIA_SCHEDULE_NOW)
    gtk_widget_add_css_class (GTK_WIDGET (self->title), "heading");
  else if (time == TALIA_SCHEDULE_OVER)
    gtk_widget_add_css_class (GTK_WIDGET (self->texts), "dim-label");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return GTK_WIDGET (self);
}
