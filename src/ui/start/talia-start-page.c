/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The start page: the games as tiles, the open match first. */
#include "talia-start-page.h"

#include "talia-game-tile.h"

struct _TaliaStartPage
{
  AdwNavigationPage parent_instance;

  GtkWidget *continue_button;
  GtkLabel *standing;
  AdwWrapBox *tiles;
};

G_DEFINE_FINAL_TYPE (TaliaStartPage, talia_start_page, ADW_TYPE_NAVIGATION_PAGE)

/* The button that most players will press next. */
static void
talia_start_page_shown (AdwNavigationPage *page)
{
  TaliaStartPage *self = TALIA_START_PAGE (page);
  GtkWidget *tile = gtk_widget_get_first_child (GTK_WIDGET (self->tiles));

  ADW_NAVIGATION_PAGE_CLASS (talia_start_page_parent_class)->shown (page);

  if (!gtk_widget_is_visible (self->continue_button) || !gtk_widget_grab_focus (self->continue_button))
    gtk_widget_grab_focus (tile);
}

static void
talia_start_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_START_PAGE);

  G_OBJECT_CLASS (talia_start_page_parent_class)->dispose (object);
}

static void
talia_start_page_class_init (TaliaStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_start_page_dispose;
  ADW_NAVIGATION_PAGE_CLASS (klass)->shown = talia_start_page_shown;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaStartPage, continue_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaStartPage, standing);
  gtk_widget_class_bind_template_child (widget_class, TaliaStartPage, tiles);
}

static void
talia_start_page_init (TaliaStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    adw_wrap_box_append (self->tiles, talia_game_tile_new (*game));
}

TaliaStartPage *
talia_start_page_new (void)
{
  return g_object_new (TALIA_TYPE_START_PAGE, NULL);
}

void
talia_start_page_set_standing (TaliaStartPage *self, const char *standing)
{
  g_return_if_fail (TALIA_IS_START_PAGE (self));

  gtk_label_set_label (self->standing, standing != NULL ? standing : "");
  gtk_widget_set_visible (GTK_WIDGET (self->standing), standing != NULL);
}

void
talia_start_page_set_unfinished (TaliaStartPage *self, const TaliaGame *game, const char *text)
{
  g_return_if_fail (TALIA_IS_START_PAGE (self));

  for (GtkWidget *tile = gtk_widget_get_first_child (GTK_WIDGET (self->tiles)); tile != NULL;
       tile = gtk_widget_get_next_sibling (tile))
    if (talia_game_tile_get_game (TALIA_GAME_TILE (tile)) == game)
      talia_game_tile_set_unfinished (TALIA_GAME_TILE (tile), text);
}
