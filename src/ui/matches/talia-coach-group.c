/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The coach in the statistics: shows how many points a player gives away in each kind of decision, in words, in rows
 * and as a plot. */
#include "talia-coach-group.h"

#include <glib/gi18n.h>

#include "ui/plot/talia-bar.h"
#include "ui/plot/talia-plot.h"
#include "words/talia-words-coach.h"
#include "words/talia-words-dates.h"
#include "words/talia-words-statistics.h"

/* The number of themes that have a line in the plot. */
#define LINES 2

struct _TaliaCoachGroup
{
  AdwPreferencesGroup parent_instance;

  GtkWidget *course;
  TaliaPlot *plot;

  GPtrArray *rows; /* of the themes, which the group owns */
};

G_DEFINE_FINAL_TYPE (TaliaCoachGroup, talia_coach_group, ADW_TYPE_PREFERENCES_GROUP)

static void
clear_rows (TaliaCoachGroup *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
}

/* The bar shows the part of all that is given away. */
static void
add_row (TaliaCoachGroup *self, const TaliaCoach *coach, const TaliaCoachTheme *theme)
{
  g_autofree char *detail = talia_words_coach_detail (theme), *loss = talia_words_coach_loss (&theme->loss);
  GtkWidget *row = adw_action_row_new (), *label = gtk_label_new (loss), *bar;

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (talia_theme_get (theme->theme)->name));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), detail);
  gtk_widget_set_tooltip_text (label, _ ("Points given away per deal"));
  gtk_widget_add_css_class (label, "numeric");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  bar = talia_bar_new (coach->loss.points > 0 ? theme->loss.points / coach->loss.points : 0, 0, 1, TRUE);
  gtk_widget_add_css_class (bar, "share");
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), bar);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  g_ptr_array_add (self->rows, row);
}

/* Below the row of a theme, offers exercises of it. */
static void
add_button (TaliaCoachGroup *self, const TaliaGame *game, TaliaThemeId theme)
{
  const TaliaTheme *it = talia_theme_get (theme);
  GtkWidget *row = adw_button_row_new ();
  /* Translators: a kind of decisions, such as “Leading” */
  g_autofree char *title = g_strdup_printf (_ ("Practise: %s"), _ (it->name));

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_button_row_set_end_icon_name (ADW_BUTTON_ROW (row), "go-next-symbolic");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.practise");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "(ss)", game->id, it->id);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  g_ptr_array_add (self->rows, row);
}

static TaliaFigures *
create_figures (const TaliaCoach *coach)
{
  TaliaFigures *figures = talia_figures_new (_ ("Points Given Away per Deal over Time"), 1);
  const guint lines = MIN (coach->themes->len, LINES);

  talia_figures_add_line (figures, _ ("All decisions"), TRUE);
  for (guint i = 0; i < lines; i++)
    {
      const TaliaThemeId theme = g_array_index (coach->themes, TaliaCoachTheme, i).theme;

      talia_figures_add_line (figures, _ (talia_theme_get (theme)->name), FALSE);
    }
  for (guint i = 0; i < coach->course->len; i++)
    {
      const TaliaCoachPoint *point = &g_array_index (coach->course, TaliaCoachPoint, i);
      g_autofree char *brief = talia_words_day_brief (point->first);
      g_autofree char *label = talia_words_point_label (point->first, point->last, point->matches);

      talia_figures_add_point (figures, brief, label);
      talia_figures_set_estimate (figures, 0, i, point->loss.points, point->loss.error);
      for (guint j = 0; j < lines; j++)
        talia_figures_set (figures, j + 1, i, point->themes[g_array_index (coach->themes, TaliaCoachTheme, j).theme]);
    }
  return figures;
}

static void
talia_coach_group_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_COACH_GROUP);

  G_OBJECT_CLASS (talia_coach_group_parent_class)->dispose (object);
}

static void
talia_coach_group_finalize (GObject *object)
{
  g_ptr_array_unref (TALIA_COACH_GROUP (object)->rows);

  G_OBJECT_CLASS (talia_coach_group_parent_class)->finalize (object);
}

static void
talia_coach_group_class_init (TaliaCoachGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_coach_group_dispose;
  G_OBJECT_CLASS (klass)->finalize = talia_coach_group_finalize;

  g_type_ensure (TALIA_TYPE_PLOT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-coach-group.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaCoachGroup, course);
  gtk_widget_class_bind_template_child (widget_class, TaliaCoachGroup, plot);
}

static void
talia_coach_group_init (TaliaCoachGroup *self)
{
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
talia_coach_group_show (TaliaCoachGroup *self, const TaliaGame *game, const TaliaCoach *coach)
{
  g_autofree char *advice = NULL;
  g_autoptr (TaliaFigures) figures = NULL;
  guint named = 0;

  g_return_if_fail (TALIA_IS_COACH_GROUP (self) && game != NULL && coach != NULL);

  advice = talia_words_coach_advice (coach);
  figures = create_figures (coach);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self), advice);
  clear_rows (self);
  for (guint i = 0; i < coach->themes->len; i++)
    {
      const TaliaCoachTheme *theme = &g_array_index (coach->themes, TaliaCoachTheme, i);

      add_row (self, coach, theme);
      if (theme->sure && named++ < TALIA_WORDS_COACH_THEMES)
        add_button (self, game, theme->theme);
    }
  gtk_widget_set_visible (self->course, coach->course->len > 1);
  talia_plot_set_figures (self->plot, figures);
}
