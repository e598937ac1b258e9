/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tile of a game on the start page: its picture, its name, one line of text, and what a click starts or
 * continues. */
#include "talia-game-tile.h"

#include <glib/gi18n.h>

#include "guide/talia-guided-deal.h"
#include "talia-cover.h"
#include "talia-match-settings.h"
#include "talia-presets.h"
#include "ui/board/stage/talia-table-picture.h"

/* The width of the cover relative to the tile, if the text has room. */
#define COVER 0.37

struct _TaliaGameTile
{
  AdwBin parent_instance;

  GtkWidget *play_button;
  GtkWidget *settings_button;
  GtkWidget *guided_button;
  GtkWidget *halves;
  TaliaCover *cover;
  TaliaTablePicture *table;
  GtkLabel *name;
  GtkLabel *summary;
  GtkLabel *rules;
  GtkLabel *seats;
  GtkLabel *unfinished;

  const TaliaGame *game;
  char *standing; /* describes the unfinished match; NULL: there is none */
  char *last;     /* describes how the last finished match ended; NULL: there is none */
  char *players;  /* describes the number of players */
  char *seen;     /* describes the picture of the table; NULL: there is no picture */
};

G_DEFINE_FINAL_TYPE (TaliaGameTile, talia_game_tile, ADW_TYPE_BIN)

/* Returns the number of players of a match with these options. */
static guint
count_seats (const TaliaGame *game, const TaliaOptions *options)
{
  TaliaState state;

  return talia_game_start (game, options, &state, NULL) ? state.seats : 0;
}

/* Shows the rules by the name of their preset. Returns whether they are other than the game's usual rules. */
static gboolean
show_rules (TaliaGameTile *self, const TaliaOptions *options, const TaliaOptions *usual)
{
  g_auto (TaliaPresets) presets = { 0 };
  guint preset;

  talia_presets_load (&presets, self->game);
  preset = talia_presets_find (&presets, options);
  gtk_label_set_label (self->rules, talia_presets_get_label (&presets, preset));
  return preset != talia_presets_find (&presets, usual);
}

/* Returns the width of the cover beside the text, which is the same for all tiles of that width. */
static int
get_cover_width (GtkWidget *halves, int width)
{
  int least, text;

  gtk_widget_measure (gtk_widget_get_first_child (halves), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (gtk_widget_get_last_child (halves), GTK_ORIENTATION_HORIZONTAL, -1, &text, NULL, NULL, NULL);
  return MAX (least, MIN ((int) (COVER * width), width - text));
}

static GtkSizeRequestMode
get_request_mode_cb (GtkWidget *halves)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_cb (GtkWidget *halves, GtkOrientation orientation, int for_size, int *minimum, int *natural,
            int *minimum_baseline, int *natural_baseline)
{
  const gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;
  const int cover = across || for_size < 0 ? -1 : get_cover_width (halves, for_size);
  int least[2], usual[2];

  gtk_widget_measure (gtk_widget_get_first_child (halves), orientation, cover, &least[0], &usual[0], NULL, NULL);
  gtk_widget_measure (gtk_widget_get_last_child (halves), orientation, cover < 0 ? -1 : for_size - cover, &least[1],
                      &usual[1], NULL, NULL);
  *minimum = across ? least[0] + least[1] : MAX (least[0], least[1]);
  *natural = across ? usual[0] + usual[1] : MAX (usual[0], usual[1]);
}

static void
allocate_cb (GtkWidget *halves, int width, int height, int baseline)
{
  const int cover = get_cover_width (halves, width);
  const gboolean mirrored = gtk_widget_get_direction (halves) == GTK_TEXT_DIR_RTL;

  gtk_widget_size_allocate (gtk_widget_get_first_child (halves),
                            &(GtkAllocation) { mirrored ? width - cover : 0, 0, cover, height }, -1);
  gtk_widget_size_allocate (gtk_widget_get_last_child (halves),
                            &(GtkAllocation) { mirrored ? 0 : cover, 0, width - cover, height }, -1);
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
  g_free (TALIA_GAME_TILE (object)->players);
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

  g_type_ensure (TALIA_TYPE_COVER);
  g_type_ensure (TALIA_TYPE_TABLE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-game-tile.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaGameTile, play_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaGameTile, settings_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaGameTile, guided_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaGameTile, halves);
  gtk_widget_class_bind_template_child (widget_class, TaliaGameTile, cover);
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

  gtk_widget_set_layout_manager (self->halves, gtk_custom_layout_new (get_request_mode_cb, measure_cb, allocate_cb));
}

GtkWidget *
talia_game_tile_new (const TaliaGame *game)
{
  TaliaGameTile *self;
  g_autofree char *settings = NULL, *guided = NULL;

  g_return_val_if_fail (game != NULL, NULL);

  self = g_object_new (TALIA_TYPE_GAME_TILE, NULL);
  self->game = game;
  /* Translators: the name of a game */
  settings = g_strdup_printf (_ ("Options for %s"), _ (game->name));

  /* Translators: the name of a game */
  guided = g_strdup_printf (_ ("A first deal of %s, explained"), _ (game->name));

  talia_cover_set_game (self->cover, game);
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

/* Describes to screen readers the game, how far the match is, and what is on its table; or what a click starts, and how
 * the last match ended. */
static void
update_description (TaliaGameTile *self)
{
  const gboolean open = self->standing != NULL;
  const char *parts[] = { open ? self->standing : gtk_label_get_label (self->rules), open ? NULL : self->players,
                          open ? NULL : self->last, self->seen };
  g_autoptr (GString) text = g_string_new (_ (self->game->summary));

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i] != NULL)
      g_string_append_printf (text, ". %s", parts[i]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play_button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text->str,
                                  -1);
}

/* Shows the number of players if it is not the usual one, and how the last match ended; hides the label if there is
 * neither. */
static void
show_players_and_last (TaliaGameTile *self, gboolean usual)
{
  g_autofree char *both = !usual && self->last != NULL ? g_strdup_printf ("%s · %s", self->players, self->last) : NULL;
  const char *one = usual ? self->last : self->players;

  gtk_label_set_label (self->seats, both != NULL ? both : one != NULL ? one : "");
  gtk_widget_set_visible (GTK_WIDGET (self->seats), self->standing == NULL && one != NULL);
}

void
talia_game_tile_update (TaliaGameTile *self)
{
  guint n;
  gboolean own_rules;
  TaliaOptions options, usual;

  g_return_if_fail (TALIA_IS_GAME_TILE (self));

  talia_match_settings_load_options (self->game, &options);
  talia_game_init_options (self->game, &usual);
  own_rules = show_rules (self, &options, &usual);
  gtk_widget_set_visible (GTK_WIDGET (self->rules), self->standing == NULL && own_rules);
  n = count_seats (self->game, &options);
  g_free (self->players);
  self->players = g_strdup_printf (ngettext ("%u player", "%u players", n), n);
  show_players_and_last (self, n == count_seats (self->game, &usual));
  gtk_widget_set_visible (self->guided_button,
                          self->standing == NULL && self->last == NULL && talia_guided_deal_exists (self->game));
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
  talia_cover_set_bare (self->cover, view != NULL);
  update_description (self);
}
