/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The start page: a tile for each game, with the match that can be continued and the deal of the day above them. */
#include "talia-start-page.h"

#include <glib/gi18n.h>

#include "talia-daily-card.h"
#include "talia-fan.h"
#include "talia-game-tile.h"
#include "talia-match-settings.h"
#include "talia-tile-grid.h"
#include "ui/board/stage/talia-felt.h"

struct _TaliaStartPage
{
  AdwNavigationPage parent_instance;

  GtkMenuButton *menu_button;
  GMenuModel *primary_menu;
  GtkWidget *table_button;
  GtkLabel *table_standing;
  GtkWidget *continue_button;
  GtkBox *tops; /* the strip, and the deal of the day unless it is on the strip */
  GtkWidget *strip;
  GtkBox *lines;
  TaliaDailyCard *daily;
  GtkLabel *title;
  GtkLabel *standing;
  TaliaFan *fan;
  gboolean offers_daily; /* whether the deal of the day has the focus, until the page is left */
  gboolean has_match;    /* whether the strip shows a match */
  gboolean is_at_table;  /* whether the match that can be continued is at the shared table */
  GtkBox *tiles;
  GtkWidget *pad_button;
  GtkLabel *pad_title;
  GtkWidget *exercises;
  GtkWidget *name_place;
  GtkEditable *name;
};

G_DEFINE_FINAL_TYPE (TaliaStartPage, talia_start_page, ADW_TYPE_NAVIGATION_PAGE)

/* Focuses the button that most players will press next. */
static void
talia_start_page_shown (AdwNavigationPage *page)
{
  TaliaStartPage *self = TALIA_START_PAGE (page);
  GtkWidget *tile = gtk_widget_get_first_child (GTK_WIDGET (self->tiles));

  ADW_NAVIGATION_PAGE_CLASS (talia_start_page_parent_class)->shown (page);

  gtk_widget_set_visible (self->name_place, !talia_match_settings_has_name ());
  for (GtkWidget *each = tile; each != NULL; each = gtk_widget_get_next_sibling (each))
    talia_game_tile_update (TALIA_GAME_TILE (each));
  if (!(self->offers_daily && gtk_widget_grab_focus (GTK_WIDGET (self->daily)))
      && !(gtk_widget_is_visible (self->table_button) && gtk_widget_grab_focus (self->table_button))
      && !(gtk_widget_is_visible (self->continue_button) && gtk_widget_grab_focus (self->continue_button)))
    gtk_widget_grab_focus (tile);
}

/* The question about the name is asked once: a player who leaves the proposed name unchanged accepts it. */
static void
talia_start_page_hidden (AdwNavigationPage *page)
{
  TaliaStartPage *self = TALIA_START_PAGE (page);

  self->offers_daily = FALSE;
  if (!talia_match_settings_has_name ())
    talia_match_settings_store_name (gtk_editable_get_text (self->name));

  ADW_NAVIGATION_PAGE_CLASS (talia_start_page_parent_class)->hidden (page);
}

/* Stores the name at each change, because a match may be started at any moment. */
static void
name_changed_cb (TaliaStartPage *self)
{
  talia_match_settings_store_name (gtk_editable_get_text (self->name));
}

/* Moves the deal of the day onto the strip if that has no match to show, otherwise below or beside it. */
static void
place_daily (TaliaStartPage *self)
{
  const gboolean on_strip = !self->has_match && !gtk_widget_get_sensitive (self->continue_button);
  GtkWidget *daily = GTK_WIDGET (self->daily), *place = GTK_WIDGET (on_strip ? self->lines : self->tops);
  g_autoptr (GtkWidget) kept = g_object_ref (daily);

  if (gtk_widget_get_parent (daily) == place)
    return;
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (daily)), daily);
  gtk_box_insert_child_after (GTK_BOX (place), daily, on_strip ? NULL : self->strip);
  talia_daily_card_set_on_felt (self->daily, on_strip);
}

/* Emphasises one of the two buttons. */
static void
update_buttons (TaliaStartPage *self)
{
  const gboolean at_table =
      gtk_widget_is_sensitive (self->table_button) && gtk_widget_get_visible (GTK_WIDGET (self->table_standing));

  gtk_widget_set_visible (self->continue_button,
                          gtk_widget_get_sensitive (self->continue_button) && !self->is_at_table);
  place_daily (self);
  (at_table ? gtk_widget_add_css_class : gtk_widget_remove_css_class) (self->table_button, "suggested-action");
  (at_table ? gtk_widget_remove_css_class : gtk_widget_add_css_class) (self->continue_button, "suggested-action");
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
  ADW_NAVIGATION_PAGE_CLASS (klass)->hidden = talia_start_page_hidden;

  g_type_ensure (TALIA_TYPE_DAILY_CARD);
  g_type_ensure (TALIA_TYPE_FAN);
  g_type_ensure (TALIA_TYPE_TILE_GRID);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaStartPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaStartPage, primary_menu);
  gtk_widget_class_bind_template_child (widget_class, TaliaStartPage, table_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaStartPage, table_standing);
  gtk_widget_class_bind_template_child (widget_class, TaliaStartPage, continue_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaStartPage, tops);
  gtk_widget_class_bind_template_child (widget_class, TaliaStartPage, strip);
  gtk_widget_class_bind_template_child (widget_class, TaliaStartPage, lines);
  gtk_widget_class_bind_template_child (widget_class, TaliaStartPage, daily);
  gtk_widget_class_bind_template_child (widget_class, TaliaStartPage, title);
  gtk_widget_class_bind_template_child (widget_class, TaliaStartPage, standing);
  gtk_widget_class_bind_template_child (widget_class, TaliaStartPage, fan);
  gtk_widget_class_bind_template_child (widget_class, TaliaStartPage, tiles);
  gtk_widget_class_bind_template_child (widget_class, TaliaStartPage, pad_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaStartPage, pad_title);
  gtk_widget_class_bind_template_child (widget_class, TaliaStartPage, exercises);
  gtk_widget_class_bind_template_child (widget_class, TaliaStartPage, name_place);
  gtk_widget_class_bind_template_child (widget_class, TaliaStartPage, name);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
}

/* Creates the menu when it is opened; creating it takes long. */
static void
create_primary_menu (GtkMenuButton *button, gpointer menu)
{
  if (gtk_menu_button_get_menu_model (button) == NULL)
    gtk_menu_button_set_menu_model (button, menu);
}

static void
talia_start_page_init (TaliaStartPage *self)
{
  g_autofree char *name = talia_match_settings_load_name ();

  gtk_widget_init_template (GTK_WIDGET (self));

  g_signal_handlers_block_matched (self->name, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, self);
  gtk_editable_set_text (self->name, name);
  g_signal_handlers_unblock_matched (self->name, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, self);
  gtk_widget_set_visible (self->name_place, !talia_match_settings_has_name ());

  g_signal_connect_swapped (self->continue_button, "notify::sensitive", G_CALLBACK (update_buttons), self);
  g_signal_connect_swapped (self->table_button, "notify::sensitive", G_CALLBACK (update_buttons), self);
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    gtk_box_append (self->tiles, talia_game_tile_new (*game));
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->continue_button), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY,
                                  self->title, self->standing, NULL, -1);
  talia_felt_follow (self->strip);
  talia_start_page_set_stored (self, NULL, NULL, NULL);
  talia_start_page_set_pad (self, NULL);
  gtk_menu_button_set_create_popup_func (self->menu_button, create_primary_menu, self->primary_menu, NULL);
}

TaliaStartPage *
talia_start_page_new (void)
{
  return g_object_new (TALIA_TYPE_START_PAGE, NULL);
}

/* Returns one card of each game, for a picture if no match has cards to show. */
static TaliaCards
get_covers (void)
{
  TaliaCards cards = 0;

  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    cards |= TALIA_BIT ((*game)->cover);
  return cards;
}

void
talia_start_page_set_stored (TaliaStartPage *self, const TaliaGame *game, const char *standing, const TaliaView *view)
{
  TaliaCards hand = 0;

  g_return_if_fail (TALIA_IS_START_PAGE (self));
  g_return_if_fail ((game == NULL) == (standing == NULL));

  if (view != NULL && view->seat != TALIA_NOBODY)
    hand = view->seen.hand[view->seat];
  self->has_match = game != NULL;
  gtk_label_set_label (self->title, game != NULL ? _ (game->name) : "");
  gtk_label_set_label (self->standing, game != NULL ? standing : "");
  gtk_widget_set_visible (GTK_WIDGET (self->title), game != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->standing), game != NULL);
  talia_fan_set_cards (self->fan, hand != 0 ? hand : get_covers ());
  place_daily (self);
}

void
talia_start_page_set_open_table (TaliaStartPage *self, const char *standing, gboolean is_match)
{
  g_return_if_fail (TALIA_IS_START_PAGE (self));

  gtk_label_set_label (self->table_standing, standing != NULL ? standing : "");
  gtk_widget_set_visible (GTK_WIDGET (self->table_standing), standing != NULL);
  self->is_at_table = is_match;
  update_buttons (self);
}

static TaliaGameTile *
find_tile (TaliaStartPage *self, const TaliaGame *game)
{
  GtkWidget *tile = gtk_widget_get_first_child (GTK_WIDGET (self->tiles));

  while (tile != NULL && talia_game_tile_get_game (TALIA_GAME_TILE (tile)) != game)
    tile = gtk_widget_get_next_sibling (tile);
  return TALIA_GAME_TILE (tile);
}

void
talia_start_page_set_unfinished (TaliaStartPage *self, const TaliaGame *game, const char *text)
{
  TaliaGameTile *tile;

  g_return_if_fail (TALIA_IS_START_PAGE (self));

  if ((tile = find_tile (self, game)) != NULL)
    talia_game_tile_set_unfinished (tile, text);
}

void
talia_start_page_set_last (TaliaStartPage *self, const TaliaGame *game, const char *text)
{
  TaliaGameTile *tile;

  g_return_if_fail (TALIA_IS_START_PAGE (self));

  if ((tile = find_tile (self, game)) != NULL)
    talia_game_tile_set_last (tile, text);
}

void
talia_start_page_set_table (TaliaStartPage *self, const TaliaGame *game, const TaliaView *view)
{
  TaliaGameTile *tile;

  g_return_if_fail (TALIA_IS_START_PAGE (self));

  if ((tile = find_tile (self, game)) != NULL)
    talia_game_tile_set_table (tile, view);
}

void
talia_start_page_offer_daily (TaliaStartPage *self)
{
  g_return_if_fail (TALIA_IS_START_PAGE (self));

  self->offers_daily = TRUE; /* also when the page is still to slide in */
  gtk_widget_grab_focus (GTK_WIDGET (self->daily));
}

void
talia_start_page_set_pad (TaliaStartPage *self, const char *title)
{
  g_return_if_fail (TALIA_IS_START_PAGE (self));

  gtk_label_set_label (self->pad_title, title != NULL ? title : _ ("For real cards"));
  gtk_widget_set_tooltip_text (self->pad_button, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->pad_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title != NULL ? _ ("Continue the Score Pad") : _ ("Score Pad"), -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->pad_button),
                                  title != NULL ? "win.continue-pad" : "win.score-pad");
}

void
talia_start_page_keep_exercises (TaliaStartPage *self, gboolean keep)
{
  g_return_if_fail (TALIA_IS_START_PAGE (self));

  gtk_widget_set_visible (self->exercises, keep);
}

void
talia_start_page_set_exercises (TaliaStartPage *self, guint n)
{
  g_autofree char *title = NULL;

  g_return_if_fail (TALIA_IS_START_PAGE (self));

  title = g_strdup_printf (ngettext ("%u exercise from your play", "%u exercises from your play", n), n);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->exercises), n > 0 ? title : _ ("No more exercises today"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->exercises),
                               n > 0 ? _ ("What would you do today?") : _ ("They come back another day."));
  gtk_widget_set_sensitive (self->exercises, n > 0);
}

void
talia_start_page_set_daily (TaliaStartPage *self, const TaliaDaily *daily, const GPtrArray *matches,
                            const GPtrArray *experts)
{
  g_return_if_fail (TALIA_IS_START_PAGE (self));

  talia_daily_card_set_daily (self->daily, daily, matches, experts);
}
