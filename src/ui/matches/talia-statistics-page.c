/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the finished matches come to, game by game. */
#include "talia-statistics-page.h"

#include <glib/gi18n.h>
#include <math.h>

#include "ui/desktop/talia-escape.h"
#include "words/talia-words-sides.h"

struct _TaliaStatisticsPage
{
  AdwNavigationPage parent_instance;

  GtkStack *stack;
  AdwPreferencesGroup *games;

  TaliaArchive *archive;
  GPtrArray *rows; /* of the group; it owns them */
};

G_DEFINE_FINAL_TYPE (TaliaStatisticsPage, talia_statistics_page, ADW_TYPE_NAVIGATION_PAGE)

/* One number and what it says. */
static void
add_fact (AdwExpanderRow *row, const char *title, char *value)
{
  GtkWidget *fact = adw_action_row_new (), *label = gtk_label_new (value);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (fact), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (fact), title);
  gtk_widget_add_css_class (label, "numeric");
  adw_action_row_add_suffix (ADW_ACTION_ROW (fact), label);
  adw_expander_row_add_row (row, fact);
  g_free (value);
}

static void
add_facts (AdwExpanderRow *row, const TaliaArchiveSums *sums)
{
  add_fact (row, _ ("Matches finished"), g_strdup_printf ("%u", sums->played));
  if (sums->played > 0)
    {
      add_fact (row, _ ("Matches won"), /* Translators: matches won, and what share of all that is */
                g_strdup_printf (_ ("%u (%.0f %%)"), sums->won, 100.0 * sums->won / sums->played));
      add_fact (row, _ ("Average place"), g_strdup_printf ("%.1f", sums->place));
      add_fact (row, _ ("Average result in points"), talia_words_format_points ((int) lround (sums->points)));
      add_fact (row, _ ("Best result in points"), talia_words_format_points (sums->best));
      add_fact (row, _ ("Deals in these matches"), g_strdup_printf ("%u", sums->deals));
    }
  if (sums->undone > 0)
    add_fact (row, _ ("Matches with moves taken back"), g_strdup_printf ("%u", sums->undone));
}

static GtkWidget *
create_row (const TaliaGame *game, const TaliaArchiveSums *sums)
{
  GtkWidget *row = adw_expander_row_new ();
  g_autofree char *icon = g_strdup_printf ("talia-game-%s", game->id), *played = NULL, *won = NULL, *subtitle = NULL;
  GtkWidget *picture = gtk_image_new_from_icon_name (icon);

  played = g_strdup_printf (ngettext ("%u match", "%u matches", sums->played), sums->played);
  won = g_strdup_printf (ngettext ("%u won", "%u won", sums->won), sums->won);
  subtitle = g_strdup_printf ("%s · %s", played, won);
  gtk_image_set_pixel_size (GTK_IMAGE (picture), 40);
  gtk_accessible_update_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  adw_expander_row_add_prefix (ADW_EXPANDER_ROW (row), picture);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (game->name));
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), subtitle);
  add_facts (ADW_EXPANDER_ROW (row), sums);
  return row;
}

static void
update (TaliaStatisticsPage *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->games, self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    {
      TaliaArchiveSums sums;

      talia_archive_sum (self->archive, *game, &sums);
      if (sums.played + sums.undone == 0)
        continue;
      g_ptr_array_add (self->rows, create_row (*game, &sums));
      adw_preferences_group_add (self->games, self->rows->pdata[self->rows->len - 1]);
    }
  gtk_stack_set_visible_child_name (self->stack, self->rows->len > 0 ? "games" : "none");
}

static void
talia_statistics_page_dispose (GObject *object)
{
  TaliaStatisticsPage *self = TALIA_STATISTICS_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_STATISTICS_PAGE);
  g_clear_object (&self->archive);

  G_OBJECT_CLASS (talia_statistics_page_parent_class)->dispose (object);
}

static void
talia_statistics_page_finalize (GObject *object)
{
  g_clear_pointer (&TALIA_STATISTICS_PAGE (object)->rows, g_ptr_array_unref);

  G_OBJECT_CLASS (talia_statistics_page_parent_class)->finalize (object);
}

static void
talia_statistics_page_class_init (TaliaStatisticsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_statistics_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = talia_statistics_page_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-statistics-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaStatisticsPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TaliaStatisticsPage, games);
}

static void
talia_statistics_page_init (TaliaStatisticsPage *self)
{
  self->rows = g_ptr_array_new ();
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
