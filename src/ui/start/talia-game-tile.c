/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One game on the start page: picture, name, one line, seats. */
#include "talia-game-tile.h"

#include <glib/gi18n.h>

#include "guide/talia-guided-deal.h"

struct _TaliaGameTile
{
  AdwBin parent_instance;

  GtkWidget *play_button;
  GtkWidget *settings_button;
  GtkWidget *guided_button;
  GtkImage *picture;
  GtkLabel *name;
  GtkLabel *summary;
  GtkLabel *seats;
  GtkLabel *unfinished;

  const TaliaGame *game;
};

G_DEFINE_FINAL_TYPE (TaliaGameTile, talia_game_tile, ADW_TYPE_BIN)

/* How many people the game takes with its default options. */
static guint
count_seats (const TaliaGame *game)
{
  TaliaOptions options;
  TaliaState state;

  talia_game_init_options (game, &options);
  if (!talia_game_start (game, &options, &state, NULL))
    return 0;
  return state.seats;
}

static gboolean
talia_game_tile_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (TALIA_GAME_TILE (widget)->play_button);
}

static void
talia_game_tile_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_GAME_TILE);

  G_OBJECT_CLASS (talia_game_tile_parent_class)->dispose (object);
}

static void
talia_game_tile_class_init (TaliaGameTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_game_tile_dispose;
  widget_class->grab_focus = talia_game_tile_grab_focus;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-game-tile.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaGameTile, play_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaGameTile, settings_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaGameTile, guided_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaGameTile, picture);
  gtk_widget_class_bind_template_child (widget_class, TaliaGameTile, name);
  gtk_widget_class_bind_template_child (widget_class, TaliaGameTile, summary);
  gtk_widget_class_bind_template_child (widget_class, TaliaGameTile, seats);
  gtk_widget_class_bind_template_child (widget_class, TaliaGameTile, unfinished);
}

static void
talia_game_tile_init (TaliaGameTile *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
talia_game_tile_new (const TaliaGame *game)
{
  TaliaGameTile *self;
  g_autofree char *icon = NULL, *seats = NULL, *settings = NULL, *guided = NULL;
  guint n_seats;

  g_return_val_if_fail (game != NULL, NULL);

  self = g_object_new (TALIA_TYPE_GAME_TILE, NULL);
  self->game = game;
  n_seats = count_seats (game);
  icon = g_strdup_printf ("talia-game-%s", game->id);
  seats = g_strdup_printf (ngettext ("%u player", "%u players", n_seats), n_seats);
  /* Translators: the name of a game */
  settings = g_strdup_printf (_ ("Options for %s"), _ (game->name));

  /* Translators: the name of a game */
  guided = g_strdup_printf (_ ("A first deal of %s, explained"), _ (game->name));

  gtk_image_set_from_icon_name (self->picture, icon);
  gtk_label_set_label (self->name, _ (game->name));
  gtk_label_set_label (self->summary, _ (game->summary));
  gtk_label_set_label (self->seats, seats);
  gtk_widget_set_tooltip_text (self->settings_button, settings);
  gtk_widget_set_tooltip_text (self->guided_button, guided);
  gtk_widget_set_visible (self->guided_button, talia_guided_deal_exists (game));

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->play_button), "s", game->id);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->settings_button), "s", game->id);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->guided_button), "s", game->id);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play_button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ (game->name),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _ (game->summary), -1);
  return GTK_WIDGET (self);
}

const TaliaGame *
talia_game_tile_get_game (TaliaGameTile *self)
{
  g_return_val_if_fail (TALIA_IS_GAME_TILE (self), NULL);

  return self->game;
}

void
talia_game_tile_set_unfinished (TaliaGameTile *self, const char *text)
{
  g_autofree char *description = NULL;

  g_return_if_fail (TALIA_IS_GAME_TILE (self));

  gtk_label_set_label (self->unfinished, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->unfinished), text != NULL);
  gtk_widget_set_visible (self->guided_button, text == NULL && talia_guided_deal_exists (self->game));
  gtk_widget_set_visible (GTK_WIDGET (self->seats), text == NULL); /* a line more would make tiles of two heights */
  description = text != NULL ? g_strdup_printf ("%s. %s", _ (self->game->summary), text) : NULL;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play_button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description != NULL ? description : _ (self->game->summary), -1);
}
