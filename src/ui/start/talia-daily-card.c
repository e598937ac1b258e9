/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The deal of the day on the start page: its date, the player's result, and on which days of the last three weeks it
 * was played. */
#include "talia-daily-card.h"

#include <glib/gi18n.h>

#include "talia-day-row.h"
#include "words/talia-words-daily.h"
#include "words/talia-words-dates.h"

struct _TaliaDailyCard
{
  AdwBin parent_instance;

  GtkLabel *weekday, *number, *month;
  GtkLabel *today, *about;
  GtkWidget *weeks;
  TaliaDayRow *days;
  GtkLabel *course;
  GtkMenuButton *play_button;
};

G_DEFINE_FINAL_TYPE (TaliaDailyCard, talia_daily_card, ADW_TYPE_BIN)

/* Creates the menu when it is opened; creating it takes longer than all the rest of the start page. */
static void
create_menu (GtkMenuButton *button, gpointer data)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  if (gtk_menu_button_get_menu_model (button) != NULL)
    return;
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (_ ((*game)->name), NULL);

      g_menu_item_set_action_and_target (item, "win.daily", "s", (*game)->id);
      g_menu_append_item (menu, item);
    }
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

static gboolean
talia_daily_card_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (TALIA_DAILY_CARD (widget)->play_button));
}

static void
talia_daily_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_DAILY_CARD);

  G_OBJECT_CLASS (talia_daily_card_parent_class)->dispose (object);
}

static void
talia_daily_card_class_init (TaliaDailyCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_daily_card_dispose;
  widget_class->grab_focus = talia_daily_card_grab_focus;

  g_type_ensure (TALIA_TYPE_DAY_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-daily-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaDailyCard, weekday);
  gtk_widget_class_bind_template_child (widget_class, TaliaDailyCard, number);
  gtk_widget_class_bind_template_child (widget_class, TaliaDailyCard, month);
  gtk_widget_class_bind_template_child (widget_class, TaliaDailyCard, today);
  gtk_widget_class_bind_template_child (widget_class, TaliaDailyCard, about);
  gtk_widget_class_bind_template_child (widget_class, TaliaDailyCard, weeks);
  gtk_widget_class_bind_template_child (widget_class, TaliaDailyCard, days);
  gtk_widget_class_bind_template_child (widget_class, TaliaDailyCard, course);
  gtk_widget_class_bind_template_child (widget_class, TaliaDailyCard, play_button);
  gtk_widget_class_set_css_name (widget_class, "daily-card");
}

static void
talia_daily_card_init (TaliaDailyCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->play_button, create_menu, NULL, NULL);
}

void
talia_daily_card_set_daily (TaliaDailyCard *self, const TaliaDaily *daily, const GPtrArray *matches,
                            const GPtrArray *experts)
{
  g_autofree char *number = NULL, *today = NULL, *expert = NULL, *course = NULL;
  GDate date;

  g_return_if_fail (TALIA_IS_DAILY_CARD (self));
  g_return_if_fail (daily != NULL && matches != NULL && experts != NULL);

  g_date_clear (&date, 1);
  g_date_set_julian (&date, daily->today);
  number = g_strdup_printf ("%d", g_date_get_day (&date));
  today = talia_words_daily_today (matches);
  expert = talia_words_daily_expert (experts);
  course = talia_words_daily_course (daily);
  gtk_label_set_label (self->weekday, talia_words_weekday (daily->today));
  gtk_label_set_label (self->number, number);
  gtk_label_set_label (self->month, talia_words_month (daily->today));
  gtk_label_set_label (self->today, today);
  /* In the same place, so that nothing moves under the pointer when the expert has played. */
  gtk_label_set_label (self->about, expert != NULL ? expert : _ ("The same cards and opponents for everybody today"));
  gtk_label_set_label (self->course, course != NULL ? course : "");
  gtk_widget_set_visible (self->weeks, course != NULL);
  talia_day_row_set_daily (self->days, daily);
}

void
talia_daily_card_set_on_felt (TaliaDailyCard *self, gboolean on_felt)
{
  g_return_if_fail (TALIA_IS_DAILY_CARD (self));

  (on_felt ? gtk_widget_remove_css_class : gtk_widget_add_css_class) (GTK_WIDGET (self), "card");
}
