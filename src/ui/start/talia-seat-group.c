/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A group of rows for choosing the players of a new match, seat by seat, and who deals first. */
#include "talia-seat-group.h"

#include <glib/gi18n.h>

#include "bots/talia-regulars.h"
#include "model/base/talia-entropy.h"
#include "model/table/talia-table-regulars.h"
#include "talia-level-list.h"
#include "talia-match-settings.h"
#include "talia-seat-row.h"
#include "words/talia-words-levels.h"

struct _TaliaSeatGroup
{
  AdwPreferencesGroup parent_instance;

  GPtrArray *levels;  /* const TaliaLevel */
  AdwComboRow *level; /* the level of all computer players, or "various" */
  GtkWidget *rows[TALIA_MAX_SEATS];
  AdwComboRow *dealer;
  GtkStringList *dealers; /* "drawn at random", then the names */
  int seats;
};

G_DEFINE_FINAL_TYPE (TaliaSeatGroup, talia_seat_group, ADW_TYPE_PREFERENCES_GROUP)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

/* Lists the players at the table as possible dealers; a player who has left cannot deal. */
static void
update_dealers (TaliaSeatGroup *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->dealers));
  guint selected = adw_combo_row_get_selected (self->dealer);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (int i = 0; i < self->seats; i++)
    {
      g_autoptr (TaliaSeat) seat = talia_seat_row_create_seat (TALIA_SEAT_ROW (self->rows[i]));

      g_strv_builder_add (builder, talia_seat_get_name (seat));
    }
  names = g_strv_builder_end (builder);
  g_signal_handlers_block_matched (self->dealer, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, self);
  gtk_string_list_splice (self->dealers, 1, n - 1, (const char *const *) names);
  adw_combo_row_set_selected (self->dealer, selected <= (guint) self->seats ? selected : 0);
  g_signal_handlers_unblock_matched (self->dealer, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, self);
}

/* Describes the level to screen readers, which read the row but not its children. */
static void
tell_level (TaliaSeatGroup *self)
{
  g_autofree char *text =
      g_strdup_printf ("%s. %s", gtk_string_object_get_string (adw_combo_row_get_selected_item (self->level)),
                       adw_action_row_get_subtitle (ADW_ACTION_ROW (self->level)));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->level), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

/* Shows the level that all computer players at the table have. */
static void
update_level (TaliaSeatGroup *self)
{
  guint all = GTK_INVALID_LIST_POSITION;
  g_autofree char *about = NULL;

  for (int i = 1; i < self->seats; i++)
    {
      guint level = talia_seat_row_get_level (TALIA_SEAT_ROW (self->rows[i]));

      if (level != GTK_INVALID_LIST_POSITION)
        all = all == GTK_INVALID_LIST_POSITION || all == level ? level : self->levels->len;
    }
  gtk_widget_set_sensitive (GTK_WIDGET (self->level), all != GTK_INVALID_LIST_POSITION); /* only people */
  if (all == GTK_INVALID_LIST_POSITION)
    return;
  g_signal_handlers_block_matched (self->level, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, self);
  adw_combo_row_set_selected (self->level, all);
  g_signal_handlers_unblock_matched (self->level, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, self);
  if (all < self->levels->len)
    about = talia_words_level_about (g_ptr_array_index (self->levels, all));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->level), about != NULL ? about : "");
  tell_level (self);
}

/* Sets the level of all computer players, also of those at seats that are not used now. Nothing is set if they
 * differ. */
static void
level_chosen_cb (TaliaSeatGroup *self)
{
  guint level = adw_combo_row_get_selected (self->level);

  if (level < self->levels->len)
    for (int i = 1; i < TALIA_MAX_SEATS; i++)
      if (!talia_seat_row_is_person (TALIA_SEAT_ROW (self->rows[i])))
        talia_seat_row_set_level (TALIA_SEAT_ROW (self->rows[i]), level);
  update_level (self);
}

static void
dealer_changed_cb (TaliaSeatGroup *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
level_changed_cb (TaliaSeatGroup *self)
{
  update_level (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
talia_seat_group_dispose (GObject *object)
{
  TaliaSeatGroup *self = TALIA_SEAT_GROUP (object);

  g_clear_object (&self->dealers);
  g_clear_pointer (&self->levels, g_ptr_array_unref);

  G_OBJECT_CLASS (talia_seat_group_parent_class)->dispose (object);
}

static void
talia_seat_group_class_init (TaliaSeatGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = talia_seat_group_dispose;

  signals[SIGNAL_CHANGED] =
      g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
talia_seat_group_init (TaliaSeatGroup *self)
{
  /* Translators: who deals first is left to chance */
  self->dealers = gtk_string_list_new ((const char *const[]) { _ ("Random"), NULL });
  self->dealer = ADW_COMBO_ROW (adw_combo_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->dealer), _ ("First dealer"));
  adw_combo_row_set_model (self->dealer, G_LIST_MODEL (self->dealers));

  self->level = ADW_COMBO_ROW (adw_combo_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->level), _ ("Computer players"));
}

/* Chooses random regulars, a different one for each computer player. */
static void
invite_cb (TaliaSeatGroup *self)
{
  const TaliaRegular *all = talia_regulars_list ();
  TaliaRandom random;
  guint n = 0, order[64];

  talia_random_init (&random, talia_entropy ());
  for (; all[n].id != NULL && n < G_N_ELEMENTS (order); n++)
    {
      const guint j = (guint) talia_random_below (&random, n + 1);

      order[n] = order[j];
      order[j] = n;
    }
  for (int i = 1; i < TALIA_MAX_SEATS; i++)
    if (!talia_seat_row_is_person (TALIA_SEAT_ROW (self->rows[i])))
      talia_seat_row_set_regular (TALIA_SEAT_ROW (self->rows[i]), all[order[(guint) i % n]].id);
}

static void
add_invitation (TaliaSeatGroup *self)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("_Invite Regulars"));

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _ ("Players with a face and a character of their own"));
  g_signal_connect_object (button, "clicked", G_CALLBACK (invite_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (self), button);
}

/* Adds the row that sets the level of all computer players. */
static void
add_level_row (TaliaSeatGroup *self)
{
  g_autoptr (GtkStringList) labels = talia_level_list_new (self->levels);
  g_autoptr (GtkListItemFactory) factory = talia_level_list_create_factory (self->levels),
                                 chosen = talia_level_list_create_row_factory ();

  /* Translators: the levels of the computer players, of whom some play better than others */
  gtk_string_list_append (labels, _ ("Various levels"));
  adw_combo_row_set_model (self->level, G_LIST_MODEL (labels));
  adw_combo_row_set_factory (self->level, chosen);
  adw_combo_row_set_list_factory (self->level, factory);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), GTK_WIDGET (self->level));
  g_signal_connect_object (self->level, "notify::selected", G_CALLBACK (level_chosen_cb), self, G_CONNECT_SWAPPED);
}

void
talia_seat_group_set_game (TaliaSeatGroup *self, const TaliaGame *game, GPtrArray *levels)
{
  g_return_if_fail (TALIA_IS_SEAT_GROUP (self));
  g_return_if_fail (game != NULL && levels != NULL);
  g_return_if_fail (self->rows[0] == NULL);

  self->levels = g_ptr_array_ref (levels);
  add_invitation (self);
  add_level_row (self);
  gtk_widget_set_visible (GTK_WIDGET (self->level), levels->len > 1); /* a single level leaves nothing to choose */
  for (int i = 0; i < TALIA_MAX_SEATS; i++)
    {
      g_autoptr (TaliaSeat) seat = talia_match_settings_load_seat (game, i);

      self->rows[i] = talia_seat_row_new (seat, levels);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), self->rows[i]);
      g_signal_connect_object (self->rows[i], "changed", G_CALLBACK (update_dealers), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->rows[i], "level-changed", G_CALLBACK (level_changed_cb), self, G_CONNECT_SWAPPED);
    }
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), GTK_WIDGET (self->dealer));
  gtk_widget_set_visible (GTK_WIDGET (self->dealer), talia_game_dealer_option (game) >= 0);
  g_signal_connect_object (self->dealer, "notify::selected", G_CALLBACK (dealer_changed_cb), self, G_CONNECT_SWAPPED);
}

void
talia_seat_group_set_state (TaliaSeatGroup *self, const TaliaState *state)
{
  g_return_if_fail (TALIA_IS_SEAT_GROUP (self));
  g_return_if_fail (self->rows[0] != NULL && state != NULL);

  self->seats = state->seats;
  for (int i = 0; i < TALIA_MAX_SEATS; i++)
    {
      g_autofree char *title = NULL;

      if (i == 0)
        title = g_strdup (_ ("Your name"));
      else if (talia_state_side (state, i) == talia_state_side (state, 0))
        title = g_strdup (_ ("Your partner"));
      else
        /* Translators: the number of a seat at the table, clockwise; the first is the person's own */
        title = g_strdup_printf (_ ("Player %d"), i + 1);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->rows[i]), title);
      gtk_widget_set_visible (self->rows[i], i < state->seats);
    }
  update_dealers (self);
  update_level (self);
}

int
talia_seat_group_get_dealer (TaliaSeatGroup *self)
{
  g_return_val_if_fail (TALIA_IS_SEAT_GROUP (self), TALIA_NOBODY);
  return (int) adw_combo_row_get_selected (self->dealer) - 1;
}

void
talia_seat_group_set_dealer (TaliaSeatGroup *self, int dealer)
{
  g_return_if_fail (TALIA_IS_SEAT_GROUP (self));
  g_return_if_fail (dealer >= TALIA_NOBODY && dealer < self->seats);

  adw_combo_row_set_selected (self->dealer, (guint) (dealer + 1));
}

gboolean
talia_seat_group_is_shared (TaliaSeatGroup *self)
{
  guint people = 0;

  g_return_val_if_fail (TALIA_IS_SEAT_GROUP (self), FALSE);

  for (int i = 0; i < self->seats; i++)
    people += talia_seat_row_is_person (TALIA_SEAT_ROW (self->rows[i]));
  return people > 1;
}

void
talia_seat_group_seat (TaliaSeatGroup *self, TaliaTable *table)
{
  g_return_if_fail (TALIA_IS_SEAT_GROUP (self));
  g_return_if_fail (TALIA_IS_TABLE (table));

  const char *regulars[TALIA_MAX_SEATS] = { NULL };

  for (int i = 0; i < TALIA_MAX_SEATS; i++)
    {
      g_autoptr (TaliaSeat) seat = talia_seat_row_create_seat (TALIA_SEAT_ROW (self->rows[i]));
      g_autofree char *text = talia_seat_to_text (seat);

      regulars[i] = g_intern_string (talia_seat_get_regular (seat));
      if (i < talia_table_get_n_seats (table))
        talia_table_set_seat (table, i, text);
      /* Also stores the players at seats that are not used now, who may play in the next match. */
      talia_match_settings_store_seat (seat);
    }
  talia_table_set_regulars (table, regulars);
}
