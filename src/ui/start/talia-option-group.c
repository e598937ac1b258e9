/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A group of rows for the options of a game, made from the game's table of options. */
#include "talia-option-group.h"

#include <glib/gi18n.h>

#include "engine/talia-condition.h"
#include "words/talia-words-sides.h"

struct _TaliaOptionGroup
{
  AdwPreferencesGroup parent_instance;

  const TaliaGame *game;
  TaliaOptions options; /* as they were set, for options that have no row */
  GtkWidget *rows[TALIA_MAX_OPTIONS];
  gboolean setting; /* several values are being set, and one signal at the end is enough */
};

G_DEFINE_FINAL_TYPE (TaliaOptionGroup, talia_option_group, ADW_TYPE_PREFERENCES_GROUP)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

/* Hides the rows of options that have no effect with the current values of others. */
static void
update_rows (TaliaOptionGroup *self)
{
  TaliaOptions options;

  talia_option_group_get_options (self, &options);
  for (guint i = 0; self->game->options[i].key != NULL; i++)
    if (self->rows[i] != NULL)
      gtk_widget_set_visible (self->rows[i], talia_option_matters (self->game->options, &options, i));
}

static void
value_changed_cb (TaliaOptionGroup *self)
{
  if (self->setting)
    return;
  update_rows (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static GtkWidget *
create_bool_row (TaliaOptionGroup *self)
{
  GtkWidget *row = adw_switch_row_new ();

  g_signal_connect_object (row, "notify::active", G_CALLBACK (value_changed_cb), self, G_CONNECT_SWAPPED);
  return row;
}

/* Shows a number below zero with a minus sign; players type it as a hyphen. */
static gboolean
show_number_cb (AdwSpinRow *row)
{
  g_autofree char *text = talia_words_format_points ((int) adw_spin_row_get_value (row));

  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (row)), text))
    gtk_editable_set_text (GTK_EDITABLE (row), text);
  return TRUE;
}

static int
read_number_cb (AdwSpinRow *row, double *value)
{
  g_autoptr (GString) text = g_string_new (gtk_editable_get_text (GTK_EDITABLE (row)));
  gint64 number;

  g_string_replace (text, "−", "-", 0);
  g_string_replace (text, "\u200e", "", 0); /* in a right-to-left window, a number below zero has a mark in front */
  /* A text that is not a number leaves the value unchanged; an error would make it zero. */
  if (!g_ascii_string_to_signed (text->str, 10, G_MININT, G_MAXINT, &number, NULL))
    number = (gint64) adw_spin_row_get_value (row);
  *value = (double) number;
  return TRUE;
}

static GtkWidget *
create_int_row (TaliaOptionGroup *self, const TaliaOption *option)
{
  GtkAdjustment *adjustment = gtk_adjustment_new (option->initial, option->min, option->max, 1, 10, 0);
  /* In libadwaita 1.7 the row's own role is "presentation", which hides its name from screen readers. */
  GtkWidget *row = g_object_new (ADW_TYPE_SPIN_ROW, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "adjustment",
                                 adjustment, "numeric", option->min >= 0, NULL);

  if (option->min < 0)
    {
      g_signal_connect (row, "output", G_CALLBACK (show_number_cb), NULL);
      g_signal_connect (row, "input", G_CALLBACK (read_number_cb), NULL);
      adw_spin_row_update (ADW_SPIN_ROW (row));
    }
  g_signal_connect_object (row, "notify::value", G_CALLBACK (value_changed_cb), self, G_CONNECT_SWAPPED);
  return row;
}

/* The number of characters of a value that are visible in the narrowest window. */
#define VALUE_CHARS 20

static void
setup_value_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_list_item_set_child (item, g_object_new (GTK_TYPE_LABEL, "xalign", 1.0, "ellipsize", PANGO_ELLIPSIZE_END, NULL));
}

static void
bind_value_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  const char *text = gtk_string_object_get_string (gtk_list_item_get_item (item));

  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)), text);
  gtk_label_set_width_chars (GTK_LABEL (gtk_list_item_get_child (item)),
                             MIN ((int) g_utf8_strlen (text, -1), VALUE_CHARS));
}

/* Shows the chosen value as a whole; the row's own factory cuts it off beside a long subtitle. */
static GtkListItemFactory *
create_value_factory (void)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_value_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_value_cb), NULL);
  return factory;
}

static GtkWidget *
create_choice_row (TaliaOptionGroup *self, const TaliaOption *option)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkListItemFactory) factory = create_value_factory ();
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);

  for (const TaliaOptionChoice *choice = option->choices; choice->id != NULL; choice++)
    gtk_string_list_append (labels, _ (choice->label));
  adw_combo_row_set_list_factory (ADW_COMBO_ROW (row), adw_combo_row_get_factory (ADW_COMBO_ROW (row)));
  adw_combo_row_set_factory (ADW_COMBO_ROW (row), factory);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (labels));
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (value_changed_cb), self, G_CONNECT_SWAPPED);
  return row;
}

static GtkWidget *
create_row (TaliaOptionGroup *self, const TaliaOption *option)
{
  switch (option->type)
    {
    case TALIA_OPTION_BOOL:
      return create_bool_row (self);
    case TALIA_OPTION_INT:
      return create_int_row (self, option);
    case TALIA_OPTION_CHOICE:
      return create_choice_row (self, option);
    }
  g_assert_not_reached ();
}

static void
talia_option_group_class_init (TaliaOptionGroupClass *klass)
{
  signals[SIGNAL_CHANGED] =
      g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
talia_option_group_init (TaliaOptionGroup *self)
{
}

void
talia_option_group_set_game (TaliaOptionGroup *self, const TaliaGame *game, AdwPreferencesGroup *players)
{
  TaliaOptions options;

  g_return_if_fail (TALIA_IS_OPTION_GROUP (self));
  g_return_if_fail (game != NULL);
  g_return_if_fail (ADW_IS_PREFERENCES_GROUP (players));
  g_return_if_fail (self->game == NULL);

  self->game = game;
  for (int i = 0; game->options[i].key != NULL; i++)
    {
      if (i == talia_game_dealer_option (game))
        continue;
      self->rows[i] = create_row (self, &game->options[i]);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->rows[i]), _ (game->options[i].label));
      adw_action_row_set_subtitle (ADW_ACTION_ROW (self->rows[i]), _ (game->options[i].help));
      adw_preferences_group_add (game->options[i].apart ? players : ADW_PREFERENCES_GROUP (self), self->rows[i]);
    }

  talia_game_init_options (game, &options);
  talia_option_group_set_options (self, &options);
}

void
talia_option_group_get_options (TaliaOptionGroup *self, TaliaOptions *options)
{
  g_return_if_fail (TALIA_IS_OPTION_GROUP (self));
  g_return_if_fail (self->game != NULL && options != NULL);

  *options = self->options;
  for (guint i = 0; self->game->options[i].key != NULL; i++)
    if (self->rows[i] != NULL)
      switch (self->game->options[i].type)
        {
        case TALIA_OPTION_BOOL:
          options->value[i] = adw_switch_row_get_active (ADW_SWITCH_ROW (self->rows[i]));
          break;
        case TALIA_OPTION_INT:
          options->value[i] = (int16_t) adw_spin_row_get_value (ADW_SPIN_ROW (self->rows[i]));
          break;
        case TALIA_OPTION_CHOICE:
          options->value[i] = (int16_t) adw_combo_row_get_selected (ADW_COMBO_ROW (self->rows[i]));
          break;
        }
  talia_options_tidy (self->game->options, options);
}

void
talia_option_group_set_options (TaliaOptionGroup *self, const TaliaOptions *options)
{
  g_return_if_fail (TALIA_IS_OPTION_GROUP (self));
  g_return_if_fail (self->game != NULL && options != NULL);

  self->options = *options;
  self->setting = TRUE;
  for (guint i = 0; self->game->options[i].key != NULL; i++)
    if (self->rows[i] != NULL)
      switch (self->game->options[i].type)
        {
        case TALIA_OPTION_BOOL:
          adw_switch_row_set_active (ADW_SWITCH_ROW (self->rows[i]), options->value[i] != 0);
          break;
        case TALIA_OPTION_INT:
          adw_spin_row_set_value (ADW_SPIN_ROW (self->rows[i]), options->value[i]);
          break;
        case TALIA_OPTION_CHOICE:
          adw_combo_row_set_selected (ADW_COMBO_ROW (self->rows[i]), (guint) options->value[i]);
          break;
        }
  self->setting = FALSE;
  update_rows (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}
