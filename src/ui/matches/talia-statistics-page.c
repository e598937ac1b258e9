/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The statistics page: the choice of matches, their statistics in numbers, and plots over time. */
#include "talia-statistics-page.h"

#include <glib/gi18n.h>

#include "talia-coach-group.h"
#include "talia-time-choice.h"
#include "ui/desktop/talia-escape.h"
#include "ui/plot/talia-bar.h"
#include "ui/plot/talia-plot.h"
#include "words/talia-words-dates.h"
#include "words/talia-words-rules.h"
#include "words/talia-words-statistics.h"

struct _TaliaStatisticsPage
{
  AdwNavigationPage parent_instance;

  GtkStack *stack;
  GtkWidget *rating_list;
  AdwComboRow *game_row, *rules_row, *level_row, *time_row;
  AdwPreferencesGroup *games, *numbers, *course, *rating, *family, *pads, *apart;
  TaliaPlot *plot, *rating_plot;
  TaliaCoachGroup *coach;

  TaliaArchive *archive;
  GArray *played;      /* of TaliaGameStatistics: the items of `game_row` after “all games” */
  GStrv rules, levels; /* the items of the rows with these names after “any” */
  GPtrArray *rows;     /* the rows of all groups, which own them */
  gboolean filling;    /* the rows are being filled, and a change is not the player's choice */
};

G_DEFINE_FINAL_TYPE (TaliaStatisticsPage, talia_statistics_page, ADW_TYPE_NAVIGATION_PAGE)

/* --- which matches ----------------------------------------------------------------------------- */

static gint64
get_since (TaliaStatisticsPage *self)
{
  return talia_time_choice_get_since (adw_combo_row_get_selected (self->time_row));
}

/* Returns the chosen game; NULL for all games. */
static const TaliaGameStatistics *
get_game (TaliaStatisticsPage *self)
{
  guint selected = adw_combo_row_get_selected (self->game_row);

  return selected > 0 && selected <= self->played->len
             ? &g_array_index (self->played, TaliaGameStatistics, selected - 1)
             : NULL;
}

/* Returns the chosen one of `values`, which come after the item “any”; NULL for that item. */
static const char *
get_value (AdwComboRow *row, GStrv values)
{
  guint selected = adw_combo_row_get_selected (row);

  return selected > 0 && selected <= g_strv_length (values) ? values[selected - 1] : NULL;
}

/* --- what is said ------------------------------------------------------------------------------ */

static void
clear_rows (TaliaStatisticsPage *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *group = gtk_widget_get_ancestor (self->rows->pdata[i], ADW_TYPE_PREFERENCES_GROUP);

      adw_preferences_group_remove (ADW_PREFERENCES_GROUP (group), self->rows->pdata[i]);
    }
  g_ptr_array_set_size (self->rows, 0);
}

static void
add_row (TaliaStatisticsPage *self, AdwPreferencesGroup *group, GtkWidget *row)
{
  adw_preferences_group_add (group, row);
  g_ptr_array_add (self->rows, row);
}

/* How much of all that is. The row's text says it, too. */
static void
add_bar (GtkWidget *row, double share)
{
  GtkWidget *bar = talia_bar_new (share, 0, 1, TRUE);

  gtk_widget_add_css_class (bar, "share");
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), bar);
}

static void
add_facts (TaliaStatisticsPage *self, AdwPreferencesGroup *group, GArray *facts)
{
  for (guint i = 0; i < facts->len; i++)
    {
      const TaliaWordsFact *fact = &g_array_index (facts, TaliaWordsFact, i);
      GtkWidget *row = adw_action_row_new (), *label = gtk_label_new (fact->value);

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), fact->title);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
      gtk_widget_add_css_class (label, "numeric");
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
      if (fact->share >= 0)
        add_bar (row, fact->share);
      add_row (self, group, row);
    }
  gtk_widget_set_visible (GTK_WIDGET (group), facts->len > 0);
}

static TaliaFigures *
create_figures (const TaliaStatistics *statistics)
{
  TaliaFigures *figures = talia_figures_new (_ ("Results over Time"), 0);

  talia_figures_add_line (figures, _ ("You"), TRUE);
  talia_figures_add_line (figures, _ ("Best of the others"), FALSE);
  for (guint i = 0; i < statistics->course->len; i++)
    {
      const TaliaStatisticsPoint *point = &g_array_index (statistics->course, TaliaStatisticsPoint, i);
      g_autofree char *brief = talia_words_day_brief (point->first);
      g_autofree char *label = talia_words_point_label (point->first, point->last, point->matches);

      talia_figures_add_point (figures, brief, label);
      talia_figures_set (figures, 0, i, point->points);
      talia_figures_set (figures, 1, i, point->best_other);
    }
  return figures;
}

static TaliaFigures *
create_rating_figures (const TaliaRatingCourse *course)
{
  TaliaFigures *figures = talia_figures_new (_ ("Rating over Time"), 0);

  talia_figures_let_float (figures);
  talia_figures_add_line (figures, _ ("Your rating"), TRUE);
  for (guint i = 0; i < course->course->len; i++)
    {
      const TaliaRatingPoint *point = &g_array_index (course->course, TaliaRatingPoint, i);
      g_autofree char *brief = talia_words_day_brief (point->last);
      g_autofree char *label = talia_words_point_label (point->first, point->last, point->matches);

      talia_figures_add_point (figures, brief, label);
      talia_figures_set_estimate (figures, 0, i, point->rating, 2.0 * point->deviation);
    }
  return figures;
}

/* The rating follows from all matches of the game; the choices of rules, opponents and time do not apply to it. */
static void
show_rating (TaliaStatisticsPage *self, const TaliaGame *game)
{
  g_autoptr (TaliaRatingCourse) course = talia_archive_get_rating (self->archive, game->id);
  g_autoptr (GArray) facts = talia_words_rating (game, course);
  g_autoptr (TaliaFigures) figures = create_rating_figures (course);
  g_autofree char *advice = talia_words_rating_advice (course);

  adw_preferences_group_set_description (self->rating, advice);
  add_facts (self, self->rating, facts);
  gtk_widget_set_visible (self->rating_list, course->course->len > 1);
  talia_plot_set_figures (self->rating_plot, figures);
}

/* Like the rating, the coach looks at the last matches of the game, whatever the filters of the page are. */
static void
show_coach (TaliaStatisticsPage *self, const TaliaGame *game)
{
  g_autoptr (TaliaCoach) coach = talia_archive_get_coach (self->archive, game->id);

  talia_coach_group_show (self->coach, game, coach);
  gtk_widget_set_visible (GTK_WIDGET (self->coach), TRUE);
}

static void
show_game (TaliaStatisticsPage *self, const TaliaGame *game)
{
  const TaliaStatisticsQuery query = { game->id, get_value (self->rules_row, self->rules),
                                       get_value (self->level_row, self->levels), get_since (self) };
  g_autoptr (TaliaStatistics) statistics = talia_archive_get_statistics (self->archive, &query);
  g_autoptr (GArray) facts = talia_words_statistics (statistics), apart = talia_words_apart (statistics);
  g_autoptr (TaliaFigures) figures = create_figures (statistics);

  add_facts (self, self->numbers, facts);
  adw_preferences_group_set_description (self->numbers, game->lowest_wins ? _ ("The lowest total wins") : "");
  add_facts (self, self->apart, apart);
  gtk_widget_set_visible (GTK_WIDGET (self->course), statistics->course->len > 1);
  talia_plot_set_figures (self->plot, figures);
  show_rating (self, game);
  show_coach (self, game);
}

static void
choose_cb (AdwActionRow *row, TaliaStatisticsPage *self)
{
  adw_combo_row_set_selected (self->game_row, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "talia-number")));
  gtk_widget_grab_focus (GTK_WIDGET (self->game_row)); /* the row itself no longer exists */
}

/* Whether there is anything to say but what score pads say. */
static gboolean
is_played_here (const TaliaGameStatistics *sums)
{
  return sums->played + sums->apart > 0;
}

/* Adds a row for a game with these sums, which leads to the statistics of that game: choice `number`. */
static void
add_game (TaliaStatisticsPage *self, const TaliaGameStatistics *sums, guint number)
{
  GtkWidget *row = adw_action_row_new (), *picture;
  g_autofree char *icon = g_strdup_printf ("talia-game-%s", sums->game->id);
  g_autofree char *subtitle = talia_words_played (sums->played, sums->won);

  picture = gtk_image_new_from_icon_name (icon);
  gtk_image_set_pixel_size (GTK_IMAGE (picture), 40);
  gtk_accessible_update_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), picture);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (sums->game->name));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  if (sums->played > 0)
    add_bar (row, (double) sums->won / sums->played);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  g_object_set_data (G_OBJECT (row), "talia-number", GUINT_TO_POINTER (number));
  g_signal_connect_object (row, "activated", G_CALLBACK (choose_cb), self, 0);
  add_row (self, self->games, row);
  gtk_widget_set_visible (GTK_WIDGET (self->games), TRUE);
}

/* Shows every game that was ever played here, with its sums since the chosen time. */
static void
show_games (TaliaStatisticsPage *self)
{
  const gint64 since = get_since (self);
  g_autoptr (GArray) games = since > 0 ? talia_archive_list_games (self->archive, since) : g_array_ref (self->played);

  for (guint i = 0; i < self->played->len; i++)
    {
      const TaliaGameStatistics *ever = &g_array_index (self->played, TaliaGameStatistics, i);
      TaliaGameStatistics sums = { .game = ever->game };

      for (guint j = 0; j < games->len; j++)
        if (g_array_index (games, TaliaGameStatistics, j).game == sums.game)
          sums = g_array_index (games, TaliaGameStatistics, j);
      if (is_played_here (ever))
        add_game (self, &sums, i + 1);
    }
}

/* Shows a row for everybody who has played with others at one table, here or with real cards; the choices of rules and
 * opponents do not apply to it. */
static void
show_family (TaliaStatisticsPage *self, AdwPreferencesGroup *group, TaliaArchiveKind kind, const TaliaGame *game)
{
  g_autoptr (GArray) family =
      talia_archive_list_family (self->archive, kind, game != NULL ? game->id : NULL, get_since (self));

  for (guint i = 0; i < family->len; i++)
    {
      const TaliaFamilyMember *member = &g_array_index (family, TaliaFamilyMember, i);
      g_autofree char *subtitle = talia_words_member (member, game != NULL);
      GtkWidget *row = adw_action_row_new ();

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), member->name);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
      if (member->played > 0)
        add_bar (row, (double) member->won / member->played);
      add_row (self, group, row);
    }
  gtk_widget_set_visible (GTK_WIDGET (group), family->len > (kind == TALIA_ARCHIVE_PADS ? 0 : 1));
}

static void
show (TaliaStatisticsPage *self)
{
  const TaliaGameStatistics *sums = get_game (self);
  const TaliaGame *game = sums != NULL ? sums->game : NULL;

  clear_rows (self);
  gtk_widget_set_visible (GTK_WIDGET (self->games), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->rules_row), game != NULL && g_strv_length (self->rules) > 1);
  gtk_widget_set_visible (GTK_WIDGET (self->level_row), game != NULL && g_strv_length (self->levels) > 1);
  gtk_widget_set_visible (GTK_WIDGET (self->numbers), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->course), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->rating), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->coach), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->apart), FALSE);
  if (game == NULL)
    show_games (self);
  else if (is_played_here (sums))
    show_game (self, game);
  show_family (self, self->family, TALIA_ARCHIVE_PLAYED, game);
  show_family (self, self->pads, TALIA_ARCHIVE_PADS, game);
}

/* --- what is offered --------------------------------------------------------------------------- */

/* Fills a row with these items, and selects the one with that index. */
static void
offer (AdwComboRow *row, GtkStringList *list, guint selected)
{
  adw_combo_row_set_model (row, G_LIST_MODEL (list));
  adw_combo_row_set_selected (row, MIN (selected, g_list_model_get_n_items (G_LIST_MODEL (list)) - 1));
}

static guint
find_value (GStrv values, const char *value)
{
  for (guint i = 0; value != NULL && values[i] != NULL; i++)
    if (g_str_equal (values[i], value))
      return i + 1;
  return 0;
}

/* Offers the rules and levels of the chosen game; the previous choice remains if it is one of them. */
static void
offer_values (TaliaStatisticsPage *self)
{
  const TaliaGameStatistics *game = get_game (self);
  g_autofree char *rules = g_strdup (self->rules != NULL ? get_value (self->rules_row, self->rules) : NULL);
  g_autofree char *level = g_strdup (self->levels != NULL ? get_value (self->level_row, self->levels) : NULL);
  g_autoptr (GtkStringList) rules_list = gtk_string_list_new (NULL), level_list = gtk_string_list_new (NULL);

  g_clear_pointer (&self->rules, g_strfreev);
  g_clear_pointer (&self->levels, g_strfreev);
  self->rules = talia_archive_list_rules (self->archive, game != NULL ? game->game->id : "");
  self->levels = talia_archive_list_levels (self->archive, game != NULL ? game->game->id : "");
  gtk_string_list_append (rules_list, _ ("All Rules"));
  gtk_string_list_append (level_list, _ ("All Opponents"));
  for (guint i = 0; self->rules[i] != NULL; i++)
    gtk_string_list_take (rules_list, talia_words_rules (game->game, self->rules[i]));
  for (guint i = 0; self->levels[i] != NULL; i++)
    gtk_string_list_take (level_list, talia_words_opponents (self->levels[i]));
  offer (self->rules_row, rules_list, find_value (self->rules, rules));
  offer (self->level_row, level_list, find_value (self->levels, level));
}

static void
offer_games (TaliaStatisticsPage *self)
{
  const TaliaGame *chosen = get_game (self) != NULL ? get_game (self)->game : NULL;
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  guint selected = 0;

  g_array_unref (self->played);
  self->played = talia_archive_list_games (self->archive, 0);
  gtk_string_list_append (list, _ ("All Games"));
  for (guint i = 0; i < self->played->len; i++)
    {
      const TaliaGame *game = g_array_index (self->played, TaliaGameStatistics, i).game;

      gtk_string_list_append (list, _ (game->name));
      if (game == chosen)
        selected = i + 1;
    }
  offer (self->game_row, list, self->played->len == 1 ? 1 : selected);
}

static void
game_cb (TaliaStatisticsPage *self)
{
  if (self->filling || self->archive == NULL)
    return;
  self->filling = TRUE;
  offer_values (self);
  self->filling = FALSE;
  show (self);
}

static void
filter_cb (TaliaStatisticsPage *self)
{
  if (!self->filling && self->archive != NULL)
    show (self);
}

static void
update (TaliaStatisticsPage *self)
{
  self->filling = TRUE;
  offer_games (self);
  offer_values (self);
  self->filling = FALSE;
  show (self);
  gtk_stack_set_visible_child_name (self->stack, self->played->len > 0 ? "games" : "none");
}

static void
talia_statistics_page_dispose (GObject *object)
{
  TaliaStatisticsPage *self = TALIA_STATISTICS_PAGE (object);

  self->filling = TRUE;
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_STATISTICS_PAGE);
  g_clear_object (&self->archive);

  G_OBJECT_CLASS (talia_statistics_page_parent_class)->dispose (object);
}

static void
talia_statistics_page_finalize (GObject *object)
{
  TaliaStatisticsPage *self = TALIA_STATISTICS_PAGE (object);

  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->played, g_array_unref);
  g_clear_pointer (&self->rules, g_strfreev);
  g_clear_pointer (&self->levels, g_strfreev);

  G_OBJECT_CLASS (talia_statistics_page_parent_class)->finalize (object);
}

static void
talia_statistics_page_class_init (TaliaStatisticsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_statistics_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = talia_statistics_page_finalize;

  g_type_ensure (TALIA_TYPE_PLOT);
  g_type_ensure (TALIA_TYPE_COACH_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-statistics-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaStatisticsPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TaliaStatisticsPage, game_row);
  gtk_widget_class_bind_template_child (widget_class, TaliaStatisticsPage, rules_row);
  gtk_widget_class_bind_template_child (widget_class, TaliaStatisticsPage, level_row);
  gtk_widget_class_bind_template_child (widget_class, TaliaStatisticsPage, time_row);
  gtk_widget_class_bind_template_child (widget_class, TaliaStatisticsPage, games);
  gtk_widget_class_bind_template_child (widget_class, TaliaStatisticsPage, numbers);
  gtk_widget_class_bind_template_child (widget_class, TaliaStatisticsPage, course);
  gtk_widget_class_bind_template_child (widget_class, TaliaStatisticsPage, rating);
  gtk_widget_class_bind_template_child (widget_class, TaliaStatisticsPage, rating_list);
  gtk_widget_class_bind_template_child (widget_class, TaliaStatisticsPage, rating_plot);
  gtk_widget_class_bind_template_child (widget_class, TaliaStatisticsPage, family);
  gtk_widget_class_bind_template_child (widget_class, TaliaStatisticsPage, pads);
  gtk_widget_class_bind_template_child (widget_class, TaliaStatisticsPage, coach);
  gtk_widget_class_bind_template_child (widget_class, TaliaStatisticsPage, apart);
  gtk_widget_class_bind_template_child (widget_class, TaliaStatisticsPage, plot);
  gtk_widget_class_bind_template_callback (widget_class, game_cb);
  gtk_widget_class_bind_template_callback (widget_class, filter_cb);
}

static void
talia_statistics_page_init (TaliaStatisticsPage *self)
{
  self->rows = g_ptr_array_new ();
  self->played = g_array_new (FALSE, FALSE, sizeof (TaliaGameStatistics));
  gtk_widget_init_template (GTK_WIDGET (self));
  talia_escape_leaves (ADW_NAVIGATION_PAGE (self));
}

TaliaStatisticsPage *
talia_statistics_page_new (TaliaArchive *archive)
{
  TaliaStatisticsPage *self;

  g_return_val_if_fail (TALIA_IS_ARCHIVE (archive), NULL);

  self = g_object_new (TALIA_TYPE_STATISTICS_PAGE, NULL);
  self->archive = g_object_ref (archive);
  g_signal_connect_object (archive, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return self;
}
