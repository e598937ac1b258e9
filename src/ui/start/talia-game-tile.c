/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tile of a game on the start page: its picture, its name, one line of text, and what a click starts or
 * continues. */
#include "talia-game-tile.h"

#include <glib/gi18n.h>

#include "guide/talia-guided-deal.h"
#include "talia-late-icon.h"
#include "talia-match-settings.h"
#include "talia-presets.h"
#include "ui/board/talia-table-picture.h"

struct _TaliaGameTile
{
  AdwBin parent_instance;

  GtkWidget *play_button;
  GtkWidget *settings_button;
  GtkWidget *guided_button;
  GtkImage *picture;
  TaliaTablePicture *table;
  GtkLabel *name;
  GtkLabel *summary;
  GtkLabel *rules;
  GtkLabel *seats;
  GtkLabel *unfinished;

  const TaliaGame *game;
  char *standing; /* what is said of the unfinished match; NULL: there is none */
  char *last;     /* what came of the match that ended last; NULL: none has */
  char *seen;     /* what the picture of its table shows; NULL: there is no picture */
};

G_DEFINE_FINAL_TYPE (TaliaGameTile, talia_game_tile, ADW_TYPE_BIN)

/* How many sit at a match by these options. */
static guint
count_seats (const TaliaGame *game, const TaliaOptions *options)
{
  TaliaState state;

  return talia_game_start (game, options, &state, NULL) ? state.seats : 0;
}

/* The rules by the name of their preset. */
static void
show_rules (TaliaGameTile *self, const TaliaOptions *options)
{
  g_auto (TaliaPresets) presets = { 0 };

  talia_presets_load (&presets, self->game);
  gtk_label_set_label (self->rules, talia_presets_get_label (&presets, talia_presets_find (&presets, options)));
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
talia_game_tile_finalize (GObject *object)
{
  g_free (TALIA_GAME_TILE (object)->standing);
  g_free (TALIA_GAME_TILE (object)->last);
  g_free (TALIA_GAME_TILE (object)->seen);

  G_OBJECT_CLASS (talia_game_tile_parent_class)->finalize (object);
}

static void
talia_game_tile_class_init (TaliaGameTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_game_tile_dispose;
  G_OBJECT_CLASS (klass)->finalize = talia_game_tile_finalize;
  widget_class->grab_focus = talia_game_tile_grab_focus;

  g_type_ensure (TALIA_TYPE_TABLE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-game-tile.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaGameTile, play_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaGameTile, settings_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaGameTile, guided_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaGameTile, picture);
  gtk_widget_class_bind_template_child (widget_class, TaliaGameTile, table);
  gtk_widget_class_bind_template_child (widget_class, TaliaGameTile, name);
  gtk_widget_class_bind_template_child (widget_class, TaliaGameTile, summary);
  gtk_widget_class_bind_template_child (widget_class, TaliaGameTile, rules);
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
  g_autofree char *icon = NULL, *settings = NULL, *guided = NULL;

  g_return_val_if_fail (game != NULL, NULL);

  self = g_object_new (TALIA_TYPE_GAME_TILE, NULL);
  self->game = game;
  icon = g_strdup_printf ("talia-game-%s", game->id);
  /* Translators: the name of a game */
  settings = g_strdup_printf (_ ("Options for %s"), _ (game->name));

  /* Translators: the name of a game */
  guided = g_strdup_printf (_ ("A first deal of %s, explained"), _ (game->name));

  talia_late_icon_show (self->picture, icon);
  gtk_label_set_label (self->name, _ (game->name));
  gtk_label_set_label (self->summary, _ (game->summary));
  gtk_widget_set_tooltip_text (self->settings_button, settings);
  gtk_widget_set_tooltip_text (self->guided_button, guided);

  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->play_button), "s", game->id);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->settings_button), "s", game->id);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->guided_button), "s", game->id);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play_button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ (game->name),
                                  -1);
  talia_game_tile_update (self);
  return GTK_WIDGET (self);
}

const TaliaGame *
talia_game_tile_get_game (TaliaGameTile *self)
{
  g_return_val_if_fail (TALIA_IS_GAME_TILE (self), NULL);

  return self->game;
}

/* What the game is about, how far the match is, and what lies on its table; or what a click starts, and what came of
 * the last one. */
static void
update_description (TaliaGameTile *self)
{
  const char *rules = gtk_label_get_label (self->rules), *seats = gtk_label_get_label (self->seats);
  const char *parts[] = { self->standing != NULL ? self->standing : rules, self->standing != NULL ? NULL : seats,
                          self->seen };
  g_autoptr (GString) text = g_string_new (_ (self->game->summary));

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i] != NULL)
      g_string_append_printf (text, ". %s", parts[i]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play_button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text->str,
                                  -1);
}

void
talia_game_tile_update (TaliaGameTile *self)
{
  guint n;
  g_autofree char *seats = NULL, *both = NULL;
  TaliaOptions options;

  g_return_if_fail (TALIA_IS_GAME_TILE (self));

  talia_match_settings_load_options (self->game, &options);
  show_rules (self, &options);
  n = count_seats (self->game, &options);
  seats = g_strdup_printf (ngettext ("%u player", "%u players", n), n);
  both = self->last != NULL ? g_strdup_printf ("%s · %s", seats, self->last) : NULL;
  gtk_label_set_label (self->seats, both != NULL ? both : seats);
  gtk_widget_set_visible (self->guided_button,
                          self->standing == NULL && self->last == NULL && talia_guided_deal_exists (self->game));
  gtk_widget_set_visible (GTK_WIDGET (self->seats), self->standing == NULL); /* else tiles had two heights */
  update_description (self);
}

void
talia_game_tile_set_unfinished (TaliaGameTile *self, const char *text)
{
  g_return_if_fail (TALIA_IS_GAME_TILE (self));

  g_set_str (&self->standing, text);
  gtk_label_set_label (self->unfinished, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->unfinished), text != NULL);
  talia_game_tile_update (self);
}

void
talia_game_tile_set_last (TaliaGameTile *self, const char *text)
{
  g_return_if_fail (TALIA_IS_GAME_TILE (self));

  if (g_set_str (&self->last, text))
    talia_game_tile_update (self);
}

void
talia_game_tile_set_table (TaliaGameTile *self, const TaliaView *view)
{
  g_return_if_fail (TALIA_IS_GAME_TILE (self));

  g_free (self->seen);
  self->seen = view != NULL ? talia_table_picture_describe (view) : NULL;
  if (view != NULL)
    talia_table_picture_set_view (self->table, view);
  gtk_widget_set_visible (GTK_WIDGET (self->table), view != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->picture), view == NULL);
  update_description (self);
}
