/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A group of rows for choosing a preset: those of the game, and the player's own, by name. */
#include "talia-preset-group.h"

#include <glib/gi18n.h>

#include "model/base/talia-text.h"
#include "talia-match-settings.h"
#include "talia-presets.h"
#include "talia-two-lines.h"
#include "words/talia-words-rules.h"

struct _TaliaPresetGroup
{
  AdwPreferencesGroup parent_instance;

  AdwComboRow *preset;
  GtkWidget *delete_button;
  AdwEntryRow *name;

  const TaliaGame *game;
  TaliaOptions options; /* the current options */
  TaliaPresets presets; /* the items of the row; after them, "own settings" */
  gboolean updating;    /* the row is being set, not changed by the player */
};

G_DEFINE_FINAL_TYPE (TaliaPresetGroup, talia_preset_group, ADW_TYPE_PREFERENCES_GROUP)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

/* Returns the index of the preset with the current options, preferring the one that was chosen; otherwise that of "own
 * settings". */
static guint
find_place (TaliaPresetGroup *self)
{
  guint place = adw_combo_row_get_selected (self->preset);

  return talia_presets_fits (&self->presets, place, &self->options)
             ? place
             : talia_presets_find (&self->presets, &self->options);
}

/* Whether a preset can have that name: it is neither empty nor the name of a preset of the game. */
static gboolean
is_name (TaliaPresetGroup *self, const char *name)
{
  for (guint i = 0; i < self->presets.n_given; i++)
    if (g_str_equal (name, _ (self->game->presets[i].label)))
      return FALSE;
  return *name != '\0' && !g_str_equal (name, _ ("Your own options"));
}

/* Returns what the game says about its preset at that index; the player's own presets have no such text. */
static const char *
get_about (TaliaPresetGroup *self, guint place)
{
  const char *about = place < self->presets.n_given ? self->game->presets[place].about : NULL;

  return about != NULL ? _ (about) : "";
}

/* Shows a preset in full below the title of the row, since beside a sentence there is no room for its name. */
static char *
describe_cb (GtkStringObject *item, TaliaPresetGroup *self)
{
  const char *label = gtk_string_object_get_string (item);

  for (guint i = 0; i < self->presets.n_given; i++)
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

  talia_presets_load (&self->presets, self->game);
  for (guint i = 0; i < self->presets.n_given; i++)
    g_ptr_array_add (sentences, (gpointer) get_about (self, i));
  for (guint i = 0; i <= talia_presets_count (&self->presets); i++)
    gtk_string_list_append (labels, talia_presets_get_label (&self->presets, i));
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
  if (talia_presets_get (&self->presets, place, TRUE, &self->options, &options))
    g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, &options);
  else /* "own settings" are the current options */
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

/* The current options remain, and so does the name, if they can be saved again. */
static void
delete_cb (TaliaPresetGroup *self)
{
  guint place = adw_combo_row_get_selected (self->preset) - self->presets.n_given;
  const TaliaOwnPreset *preset;
  g_autofree char *label = NULL;

  /* Enter presses a button with a delay, after which another preset may have been chosen or this one deleted. */
  if (place >= self->presets.own->len)
    return;
  preset = g_ptr_array_index (self->presets.own, place);
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
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_PRESET_GROUP);
  talia_presets_clear (&TALIA_PRESET_GROUP (object)->presets);

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
  end = talia_presets_count (&self->presets);
  self->updating = TRUE;
  adw_combo_row_set_selected (self->preset, place);
  self->updating = FALSE;
  gtk_widget_set_visible (self->delete_button, place >= self->presets.n_given && place < end);
  /* Always visible: a row that appears and disappears would move those below it away from the pointer. */
  gtk_widget_set_sensitive (GTK_WIDGET (self->name), place == end && can_save);
}

char *
talia_preset_group_describe (TaliaPresetGroup *self)
{
  guint place;
  const char *label, *about;
  char *changed;

  g_return_val_if_fail (TALIA_IS_PRESET_GROUP (self), NULL);
  g_return_val_if_fail (self->game != NULL, NULL);

  place = find_place (self);
  label = talia_presets_get_label (&self->presets, place);
  about = get_about (self, place);
  if (*about != '\0')
    return g_strdup_printf ("%s · %s", label, about);
  changed =
      place == talia_presets_count (&self->presets) ? talia_words_changed_rules (self->game, &self->options) : NULL;
  return changed != NULL ? changed : g_strdup (label);
}
