/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of the exercises that come with Talia: the choice of a game, and of how hard they are. */
#include "talia-collections-page.h"

#include <glib/gi18n.h>

#include "settings/talia-settings.h"
#include "talia-exercise-words.h"

/* The game that was chosen last. */
#define SETTING "exercises-game"

struct _TaliaCollectionsPage
{
  AdwNavigationPage parent_instance;

  AdwComboRow *game_row;
  AdwActionRow *easy_row, *medium_row, *hard_row;

  TaliaExercises *exercises; /* NULL while the page is created */
  guint32 today;
};

G_DEFINE_FINAL_TYPE (TaliaCollectionsPage, talia_collections_page, ADW_TYPE_NAVIGATION_PAGE)

static guint chosen_signal;

static const TaliaGame *
get_game (TaliaCollectionsPage *self)
{
  return talia_registry_list ()[adw_combo_row_get_selected (self->game_row)];
}

static AdwActionRow *
get_row (TaliaCollectionsPage *self, guint grade)
{
  return grade == 1 ? self->easy_row : grade == 2 ? self->medium_row : self->hard_row;
}

static void
show (TaliaCollectionsPage *self)
{
  for (guint grade = 1; grade <= TALIA_COLLECTION_GRADES; grade++)
    {
      AdwActionRow *row = get_row (self, grade);
      g_autofree char *subtitle = NULL;
      TaliaExercisesCount count;

      talia_exercises_count_collection (self->exercises, get_game (self), grade, self->today, &count);
      subtitle = talia_exercise_words_collection (grade, &count, self->today);
      adw_action_row_set_subtitle (row, subtitle);
      gtk_widget_set_sensitive (GTK_WIDGET (row), count.due + count.fresh > 0);
      gtk_widget_set_visible (GTK_WIDGET (row), count.n > 0);
    }
}

static void
game_cb (TaliaCollectionsPage *self)
{
  if (self->exercises == NULL)
    return;
  g_settings_set_string (talia_settings_get (), SETTING, get_game (self)->id);
  show (self);
}

static void
activated_cb (TaliaCollectionsPage *self, AdwActionRow *row)
{
  const guint grade = row == self->easy_row ? 1 : row == self->medium_row ? 2 : 3;
  g_autoptr (GPtrArray) list = talia_exercises_list_collection (self->exercises, get_game (self), grade, self->today);

  if (list->len > 0)
    g_signal_emit (self, chosen_signal, 0, list, (guint) self->today);
}

/* Offers all games, first that which was chosen last. */
static void
offer_games (TaliaCollectionsPage *self)
{
  g_autofree char *last = g_settings_get_string (talia_settings_get (), SETTING);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  const TaliaGame *const *games = talia_registry_list ();
  guint selected = 0;

  for (guint i = 0; games[i] != NULL; i++)
    {
      gtk_string_list_append (names, _ (games[i]->name));
      if (g_str_equal (games[i]->id, last))
        selected = i;
    }
  adw_combo_row_set_model (self->game_row, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->game_row, selected);
}

/* Some may have been answered meanwhile. */
static void
talia_collections_page_showing (AdwNavigationPage *page)
{
  ADW_NAVIGATION_PAGE_CLASS (talia_collections_page_parent_class)->showing (page);
  show (TALIA_COLLECTIONS_PAGE (page));
}

static void
talia_collections_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_COLLECTIONS_PAGE);

  G_OBJECT_CLASS (talia_collections_page_parent_class)->dispose (object);
}

static void
talia_collections_page_finalize (GObject *object)
{
  g_clear_pointer (&TALIA_COLLECTIONS_PAGE (object)->exercises, talia_exercises_unref);

  G_OBJECT_CLASS (talia_collections_page_parent_class)->finalize (object);
}

static void
talia_collections_page_class_init (TaliaCollectionsPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = talia_collections_page_dispose;
  object_class->finalize = talia_collections_page_finalize;
  ADW_NAVIGATION_PAGE_CLASS (klass)->showing = talia_collections_page_showing;

  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_PTR_ARRAY, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-collections-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaCollectionsPage, game_row);
  gtk_widget_class_bind_template_child (widget_class, TaliaCollectionsPage, easy_row);
  gtk_widget_class_bind_template_child (widget_class, TaliaCollectionsPage, medium_row);
  gtk_widget_class_bind_template_child (widget_class, TaliaCollectionsPage, hard_row);
  gtk_widget_class_bind_template_callback (widget_class, game_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
}

static void
talia_collections_page_init (TaliaCollectionsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  offer_games (self);
}

TaliaCollectionsPage *
talia_collections_page_new (TaliaExercises *exercises, guint32 today)
{
  TaliaCollectionsPage *self;

  g_return_val_if_fail (exercises != NULL, NULL);

  self = g_object_new (TALIA_TYPE_COLLECTIONS_PAGE, NULL);
  self->exercises = talia_exercises_ref (exercises);
  self->today = today;
  return self;
}
