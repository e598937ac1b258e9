/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows for the names of the players of a match with real cards, in the order of the seats, and for who deals first. */
#include "talia-pad-players.h"

#include <glib/gi18n.h>

#include "ui/start/talia-match-settings.h"

/* The number of characters of a name. */
#define LONGEST 24

struct _TaliaPadPlayers
{
  AdwPreferencesGroup parent_instance;

  GtkWidget *rows[TALIA_MAX_SEATS]; /* entries */
  GtkWidget *moves[TALIA_MAX_SEATS];
  AdwComboRow *dealer;
  GtkStringList *dealers;
  int seats;
};

G_DEFINE_FINAL_TYPE (TaliaPadPlayers, talia_pad_players, ADW_TYPE_PREFERENCES_GROUP)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_NAMED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static const char *
get_name (TaliaPadPlayers *self, int seat)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->rows[seat]));
}

/* Lists the players as possible dealers. */
static void
update_dealers (TaliaPadPlayers *self)
{
  const guint selected = adw_combo_row_get_selected (self->dealer);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (int i = 0; i < self->seats; i++)
    g_strv_builder_take (builder, *get_name (self, i) != '\0' ? g_strdup (get_name (self, i))
                                                              : g_strdup_printf (_ ("Player %d"), i + 1));
  names = g_strv_builder_end (builder);
  g_signal_handlers_block_matched (self->dealer, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, self);
  gtk_string_list_splice (self->dealers, 0, g_list_model_get_n_items (G_LIST_MODEL (self->dealers)),
                          (const char *const *) names);
  adw_combo_row_set_selected (self->dealer, selected < (guint) self->seats ? selected : 0);
  g_signal_handlers_unblock_matched (self->dealer, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, self);
}

static void
chosen_cb (TaliaPadPlayers *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Moves a player one seat up. */
static void
move_cb (TaliaPadPlayers *self, GtkWidget *button)
{
  for (int i = 1; i < self->seats; i++)
    if (self->moves[i] == button)
      {
        g_autofree char *above = g_strdup (get_name (self, i - 1)), *name = g_strdup (get_name (self, i));

        gtk_editable_set_text (GTK_EDITABLE (self->rows[i - 1]), name);
        gtk_editable_set_text (GTK_EDITABLE (self->rows[i]), above);
        if (i > 1)
          gtk_widget_grab_focus (self->moves[i - 1]);
      }
}

/* --- typing the names one after the other ---------------------------------------------------- */

/* Moves the focus to the next name; returns whether there is one. */
static gboolean
go_on (TaliaPadPlayers *self, GtkWidget *row)
{
  for (int i = 0; i + 1 < self->seats; i++)
    if (self->rows[i] == row)
      return gtk_widget_grab_focus (self->rows[i + 1]);
  return FALSE;
}

/* Enter was pressed in a name. */
static void
activated_cb (TaliaPadPlayers *self, GtkWidget *row)
{
  if (!go_on (self, row))
    g_signal_emit (self, signals[SIGNAL_NAMED], 0);
}

/* Tab leads from name to name, past the buttons, which would swallow the letters of the next name. Shift+Tab leads to
 * the buttons. */
static gboolean
key_pressed_cb (GtkEventController *keys, guint key, guint code, GdkModifierType modifiers, TaliaPadPlayers *self)
{
  GtkWidget *row = gtk_event_controller_get_widget (keys);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (row));

  if (key != GDK_KEY_Tab || (modifiers & (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0
      || focus != GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (row))))
    return GDK_EVENT_PROPAGATE;
  return go_on (self, row)
         || (gtk_widget_get_visible (GTK_WIDGET (self->dealer)) && gtk_widget_grab_focus (GTK_WIDGET (self->dealer)));
}

static void
follow_keys (TaliaPadPlayers *self, GtkWidget *row)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, G_CONNECT_DEFAULT);
  gtk_widget_add_controller (row, keys);
  g_signal_connect_object (row, "entry-activated", G_CALLBACK (activated_cb), self, G_CONNECT_SWAPPED);
}

/* --- the type -------------------------------------------------------------------------------- */

static void
talia_pad_players_dispose (GObject *object)
{
  g_clear_object (&TALIA_PAD_PLAYERS (object)->dealers);

  G_OBJECT_CLASS (talia_pad_players_parent_class)->dispose (object);
}

static void
talia_pad_players_class_init (TaliaPadPlayersClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = talia_pad_players_dispose;

  signals[SIGNAL_CHANGED] =
      g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_NAMED] =
      g_signal_new ("named", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
talia_pad_players_init (TaliaPadPlayers *self)
{
  self->dealers = gtk_string_list_new (NULL);
  self->dealer = ADW_COMBO_ROW (adw_combo_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->dealer), _ ("First dealer"));
  adw_combo_row_set_model (self->dealer, G_LIST_MODEL (self->dealers));
}

static char *
load_name (int seat, TaliaScorePad *last)
{
  if (last != NULL && seat < talia_score_pad_get_state (last, 0)->seats)
    return g_strdup (talia_score_pad_get_player (last, seat));
  return seat == 0 ? talia_match_settings_load_name () : talia_match_settings_load_person (seat);
}

GtkWidget *
talia_pad_players_create_row (const char *name)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_entry_row_set_max_length (ADW_ENTRY_ROW (row), LONGEST);
  gtk_editable_set_text (GTK_EDITABLE (row), name);
  return row;
}

char *
talia_pad_players_describe_seat (const TaliaState *state, int seat)
{
  const int partner = seat - state->sides;

  if (partner < 0)
    return g_strdup_printf (_ ("Player %d"), seat + 1);
  /* Translators: the number of a seat at the table, clockwise, and that of the partner's seat */
  return g_strdup_printf (_ ("Player %d, partner of player %d"), seat + 1, partner + 1);
}

static void
add_row (TaliaPadPlayers *self, int seat, TaliaScorePad *last)
{
  g_autofree char *name = load_name (seat, last);
  GtkWidget *row = self->rows[seat] = talia_pad_players_create_row (name);

  g_signal_connect_object (row, "changed", G_CALLBACK (update_dealers), self, G_CONNECT_SWAPPED);
  follow_keys (self, row);
  if (seat > 0)
    {
      self->moves[seat] = gtk_button_new_from_icon_name ("go-up-symbolic");
      gtk_widget_set_valign (self->moves[seat], GTK_ALIGN_CENTER);
      gtk_widget_add_css_class (self->moves[seat], "flat");
      gtk_widget_set_tooltip_text (self->moves[seat], _ ("Move up"));
      g_signal_connect_object (self->moves[seat], "clicked", G_CALLBACK (move_cb), self, G_CONNECT_SWAPPED);
      adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), self->moves[seat]);
    }
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
}

void
talia_pad_players_set_game (TaliaPadPlayers *self, const TaliaGame *game, TaliaScorePad *last)
{
  g_return_if_fail (TALIA_IS_PAD_PLAYERS (self));
  g_return_if_fail (game != NULL);
  g_return_if_fail (self->rows[0] == NULL);

  for (int seat = 0; seat < TALIA_MAX_SEATS; seat++)
    add_row (self, seat, last);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), GTK_WIDGET (self->dealer));
  gtk_widget_set_visible (GTK_WIDGET (self->dealer), talia_game_dealer_option (game) >= 0);
  g_signal_connect_object (self->dealer, "notify::selected", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
}

void
talia_pad_players_set_state (TaliaPadPlayers *self, const TaliaState *state)
{
  g_return_if_fail (TALIA_IS_PAD_PLAYERS (self));
  g_return_if_fail (self->rows[0] != NULL && state != NULL);

  self->seats = state->seats;
  for (int seat = 0; seat < TALIA_MAX_SEATS; seat++)
    {
      g_autofree char *title = talia_pad_players_describe_seat (state, seat);

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->rows[seat]), title);
      gtk_widget_set_visible (self->rows[seat], seat < state->seats);
    }
  update_dealers (self);
}

int
talia_pad_players_get_dealer (TaliaPadPlayers *self)
{
  g_return_val_if_fail (TALIA_IS_PAD_PLAYERS (self), 0);

  return (int) adw_combo_row_get_selected (self->dealer);
}

void
talia_pad_players_name (TaliaPadPlayers *self, TaliaScorePad *pad)
{
  g_return_if_fail (TALIA_IS_PAD_PLAYERS (self));
  g_return_if_fail (TALIA_IS_SCORE_PAD (pad));

  for (int seat = 0; seat < talia_score_pad_get_state (pad, 0)->seats; seat++)
    talia_score_pad_set_player (pad, seat, get_name (self, seat));
}
