/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The presets of a game and the player's own, by name. */
#include "talia-preset-group.h"

#include <glib/gi18n.h>

#include "engine/talia-condition.h"
#include "model/talia-text.h"
#include "talia-match-settings.h"
#include "talia-two-lines.h"

struct _TaliaPresetGroup
{
  AdwPreferencesGroup parent_instance;

  AdwComboRow *preset;
  GtkWidget *delete_button;
  AdwEntryRow *name;

  const TaliaGame *game;
  TaliaOptions options; /* in force */
  guint n_presets;      /* of the game; the player's own follow, then "own settings" */
  GPtrArray *own;       /* TaliaOwnPreset */
  gboolean updating;    /* the choice follows, nobody chooses */
};

G_DEFINE_FINAL_TYPE (TaliaPresetGroup, talia_preset_group, ADW_TYPE_PREFERENCES_GROUP)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

/* Whether the settings of a preset name that option. */
static gboolean
names (const char *settings, const char *key)
{
  g_autofree char *spaced = g_strdup_printf (" %s", settings), *setting = g_strdup_printf (" %s=", key);

  return strstr (spaced, setting) != NULL;
}

/* The options of the preset at that place of the list; FALSE at "own settings". Who plays and deals stays as it is,
 * unless the preset is about that: one of the player's own is about players where it is `chosen`. */
static gboolean
get_preset (TaliaPresetGroup *self, guint place, gboolean chosen, TaliaOptions *options)
{
  const TaliaOption *schema = self->game->options;
  gboolean is_own = place >= self->n_presets;

  if (place >= self->n_presets + self->own->len)
    return FALSE;
  if (is_own)
    *options = ((TaliaOwnPreset *) g_ptr_array_index (self->own, place - self->n_presets))->options;
  else
    talia_options_apply_preset (schema, options, &self->game->presets[place]);
  for (int i = 0; schema[i].key != NULL; i++)
    if (schema[i].apart
        && (is_own ? !chosen || i == talia_game_dealer_option (self->game)
                   : !names (self->game->presets[place].settings, schema[i].key)))
      options->value[i] = self->options.value[i];
  talia_options_tidy (schema, options);
  return TRUE;
}

static gboolean
matches (TaliaPresetGroup *self, guint place)
{
  TaliaOptions options, now = self->options;

  talia_options_tidy (self->game->options, &now);
  return get_preset (self, place, FALSE, &options)
         && memcmp (options.value, now.value, talia_options_count (self->game->options) * sizeof options.value[0]) == 0;
}

/* The place of the preset with the options in force, rather the one that was chosen; else of "own settings". */
static guint
find_place (TaliaPresetGroup *self)
{
  guint place = adw_combo_row_get_selected (self->preset);

  if (matches (self, place))
    return place;
  for (place = 0; place < self->n_presets + self->own->len; place++)
    if (matches (self, place))
      break;
  return place;
}

/* Anything but nothing and what the game calls its own presets. */
static gboolean
is_name (TaliaPresetGroup *self, const char *name)
{
  for (guint i = 0; i < self->n_presets; i++)
    if (g_str_equal (name, _ (self->game->presets[i].label)))
      return FALSE;
  return *name != '\0' && !g_str_equal (name, _ ("Your own options"));
}

/* What the game says of its preset at that place; nothing of one's own. */
static const char *
get_about (TaliaPresetGroup *self, guint place)
{
  const char *about = place < self->n_presets ? self->game->presets[place].about : NULL;

  return about != NULL ? _ (about) : "";
}

/* A preset in full, below the title of the row: beside a sentence there is no room for a name. */
static char *
describe_cb (GtkStringObject *item, TaliaPresetGroup *self)
{
  const char *label = gtk_string_object_get_string (item);

  for (guint i = 0; i < self->n_presets; i++)
    if (g_str_equal (label, _ (self->game->presets[i].label)) && *get_about (self, i) != '\0')
      return g_strdup_printf ("%s\n%s", label, get_about (self, i));
  return g_strdup (label);
}

static void
fill (TaliaPresetGroup *self)
{
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);
  g_autoptr (GPtrArray) sentences = g_ptr_array_new ();
  g_autoptr (GtkListItemFactory) factory = NULL;

  g_clear_pointer (&self->own, g_ptr_array_unref);
  self->own = talia_match_settings_list_presets (self->game);
  for (guint i = 0; i < self->n_presets; i++)
    {
      gtk_string_list_append (labels, _ (self->game->presets[i].label));
      g_ptr_array_add (sentences, (gpointer) get_about (self, i));
    }
  for (guint i = 0; i < self->own->len; i++)
    gtk_string_list_append (labels, ((TaliaOwnPreset *) g_ptr_array_index (self->own, i))->label);
  /* Translators: the options as the player has set them, which are those of no preset */
  gtk_string_list_append (labels, _ ("Your own options"));
  factory = talia_two_lines_factory_new (sentences);
  self->updating = TRUE;
  adw_combo_row_set_list_factory (self->preset, factory);
  adw_combo_row_set_model (self->preset, G_LIST_MODEL (labels));
  self->updating = FALSE;
}

static void
selected_cb (TaliaPresetGroup *self)
{
  TaliaOptions options;
  guint place = adw_combo_row_get_selected (self->preset);

  if (self->updating || self->game == NULL)
    return;
  if (get_preset (self, place, TRUE, &options))
    g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, &options);
  else /* "own settings" are those in force */
    talia_preset_group_follow (self, &self->options, gtk_widget_get_sensitive (GTK_WIDGET (self->name)));
}

static void
name_changed_cb (TaliaPresetGroup *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self->name), "error");
}

static void
save_cb (TaliaPresetGroup *self)
{
  g_autofree char *name = talia_text_clean (gtk_editable_get_text (GTK_EDITABLE (self->name)), TALIA_TEXT_NAME);

  if (!is_name (self, name))
    {
      gtk_widget_add_css_class (GTK_WIDGET (self->name), "error");
      return;
    }
  talia_match_settings_save_preset (self->game, name, &self->options);
  fill (self);
  talia_preset_group_follow (self, &self->options, TRUE);
  gtk_editable_set_text (GTK_EDITABLE (self->name), "");
  gtk_widget_grab_focus (GTK_WIDGET (self->preset));
}

/* The options stay in force, and the name where it can be saved again. */
static void
delete_cb (TaliaPresetGroup *self)
{
  guint place = adw_combo_row_get_selected (self->preset) - self->n_presets;
  const TaliaOwnPreset *preset;
  g_autofree char *label = NULL;

  /* Enter presses a button a moment late, when another preset may have been chosen or this one deleted. */
  if (place >= self->own->len)
    return;
  preset = g_ptr_array_index (self->own, place);
  label = g_strdup (preset->label);
  talia_match_settings_delete_preset (self->game, preset->name);
  gtk_widget_grab_focus (GTK_WIDGET (self->preset));
  fill (self);
  gtk_editable_set_text (GTK_EDITABLE (self->name), label);
  talia_preset_group_follow (self, &self->options, TRUE);
}

static void
talia_preset_group_dispose (GObject *object)
{
  TaliaPresetGroup *self = TALIA_PRESET_GROUP (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_PRESET_GROUP);
  g_clear_pointer (&self->own, g_ptr_array_unref);

  G_OBJECT_CLASS (talia_preset_group_parent_class)->dispose (object);
}

static void
talia_preset_group_class_init (TaliaPresetGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_preset_group_dispose;

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_POINTER);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-preset-group.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaPresetGroup, preset);
  gtk_widget_class_bind_template_child (widget_class, TaliaPresetGroup, delete_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaPresetGroup, name);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, delete_cb);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, save_cb);
}

static void
talia_preset_group_init (TaliaPresetGroup *self)
{
  g_autoptr (GtkExpression) description = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  description = gtk_cclosure_expression_new (G_TYPE_STRING, NULL, 0, NULL, G_CALLBACK (describe_cb), self, NULL);
  adw_combo_row_set_expression (self->preset, description);
  adw_combo_row_set_use_subtitle (self->preset, TRUE);
}

void
talia_preset_group_set_game (TaliaPresetGroup *self, const TaliaGame *game)
{
  g_return_if_fail (TALIA_IS_PRESET_GROUP (self));
  g_return_if_fail (game != NULL);
  g_return_if_fail (self->game == NULL);

  self->game = game;
  while (game->presets != NULL && game->presets[self->n_presets].id != NULL)
    self->n_presets++;
  fill (self);
}

void
talia_preset_group_follow (TaliaPresetGroup *self, const TaliaOptions *options, gboolean can_save)
{
  guint place, end;

  g_return_if_fail (TALIA_IS_PRESET_GROUP (self));
  g_return_if_fail (self->game != NULL && options != NULL);

  self->options = *options;
  place = find_place (self);
  end = self->n_presets + self->own->len;
  self->updating = TRUE;
  adw_combo_row_set_selected (self->preset, place);
  self->updating = FALSE;
  gtk_widget_set_visible (self->delete_button, place >= self->n_presets && place < end);
  /* Always there: a row that came and went would move those below from under the pointer. */
  gtk_widget_set_sensitive (GTK_WIDGET (self->name), place == end && can_save);
}
