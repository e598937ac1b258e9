/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The settings of a new match, made from the game's option schema. */
#include "talia-new-match-dialog.h"

#include <glib/gi18n.h>

#include "talia-bot.h"
#include "talia-option-group.h"
#include "talia-seat.h"
#include "talia-settings.h"

struct _TaliaNewMatchDialog
{
  AdwDialog parent_instance;

  const TaliaRules *rules;
  GPtrArray *levels; /* const TaliaLevel, in the order of the row's items */

  GtkWidget *preset_group;
  AdwComboRow *preset;
  TaliaOptionGroup *options;
  GtkEditable *name;
  AdwComboRow *level;
  GtkLabel *conflict;
  GtkWidget *start_button;
};

G_DEFINE_FINAL_TYPE (TaliaNewMatchDialog, talia_new_match_dialog, ADW_TYPE_DIALOG)

enum
{
  SIGNAL_STARTED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

/* --- what is remembered ------------------------------------------------------------------ */

/* The options of the match started last, or the defaults. */
static void
load_options (const TaliaRules *rules, TaliaOptions *options)
{
  g_autoptr (GVariant) all = g_settings_get_value (talia_settings_get (), "last-options");
  const char *text = NULL;
  g_auto (GStrv) entries = NULL;

  talia_rules_init_options (rules, options);
  if (!g_variant_lookup (all, rules->id, "&s", &text))
    return;

  /* An option that this version no longer knows keeps its default. */
  entries = g_strsplit (text, " ", -1);
  for (guint i = 0; entries[i] != NULL; i++)
    talia_options_set (rules->options, options, entries[i], NULL);
  if (rules->conflict != NULL && rules->conflict (options) != NULL)
    talia_rules_init_options (rules, options);
}

static void
store_options (const TaliaRules *rules, const TaliaOptions *options)
{
  g_autoptr (GVariant) all = g_settings_get_value (talia_settings_get (), "last-options");
  g_autoptr (GVariantBuilder) builder = g_variant_builder_new (G_VARIANT_TYPE ("a{ss}"));
  g_autoptr (GString) text = g_string_new (NULL);
  GVariantIter iter;
  const char *game, *settings;

  for (guint i = 0; rules->options[i].key != NULL; i++)
    {
      g_autofree char *value = talia_options_value_text (rules->options, options, i);

      g_string_append_printf (text, "%s%s=%s", i > 0 ? " " : "", rules->options[i].key, value);
    }

  g_variant_iter_init (&iter, all);
  while (g_variant_iter_next (&iter, "{&s&s}", &game, &settings))
    if (!g_str_equal (game, rules->id))
      g_variant_builder_add (builder, "{ss}", game, settings);
  g_variant_builder_add (builder, "{ss}", rules->id, text->str);
  g_settings_set_value (talia_settings_get (), "last-options", g_variant_builder_end (builder));
}

/* What the player wants to be called: as told, else the first name of the account. */
static char *
load_name (void)
{
  g_autofree char *name = g_settings_get_string (talia_settings_get (), "player-name");
  g_auto (GStrv) real = g_strsplit (g_get_real_name (), " ", 2);

  if (*g_strstrip (name) != '\0')
    return g_steal_pointer (&name);
  if (real[0] == NULL || *real[0] == '\0' || g_str_equal (real[0], "Unknown") || g_str_equal (real[0], "root"))
    /* Translators: what somebody is called who has not told a name */
    return g_strdup (_ ("Player"));
  return g_strdup (real[0]);
}

static gboolean
level_is_offered (const TaliaLevel *level, const TaliaRules *rules)
{
  return level->label != NULL && (level->plays == NULL || level->plays (rules));
}

/* The level played against last where it plays this game, else the weakest that does. */
static const TaliaLevel *
load_level (const TaliaRules *rules)
{
  g_autofree char *last = g_settings_get_string (talia_settings_get (), "last-level");
  const TaliaLevel *found = NULL;

  for (const TaliaLevel *level = talia_levels (); level->id != NULL; level++)
    if (level_is_offered (level, rules) && (found == NULL || g_str_equal (level->id, last)))
      found = level;
  return found;
}

static TaliaTable *
create_table (const TaliaRules *rules, const TaliaOptions *options, const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TaliaTable) table = talia_table_new (rules, options, &error);
  g_autoptr (TaliaSeat) seat = NULL;
  g_autofree char *text = NULL;

  if (table == NULL)
    {
      g_critical ("No match with these options: %s", error->message);
      return NULL;
    }
  seat = talia_seat_new (0, name, NULL);
  text = talia_seat_to_text (seat);
  talia_table_set_seat (table, 0, text);
  return g_steal_pointer (&table);
}

/* --- the dialog ---------------------------------------------------------------------------- */

/* The index of the preset with these options; one past the last for the player's own. */
static guint
find_preset (const TaliaRules *rules, const TaliaOptions *options)
{
  guint i;

  for (i = 0; rules->presets[i].id != NULL; i++)
    {
      TaliaOptions preset;

      talia_options_apply_preset (rules->options, &preset, &rules->presets[i]);
      if (memcmp (preset.value, options->value, talia_options_count (rules->options) * sizeof preset.value[0]) == 0)
        break;
    }
  return i;
}

static void
preset_selected_cb (TaliaNewMatchDialog *self)
{
  guint selected = adw_combo_row_get_selected (self->preset);
  TaliaOptions options;

  if (self->rules == NULL || selected == GTK_INVALID_LIST_POSITION)
    return;
  talia_option_group_get_options (self->options, &options);
  /* The last item, "own settings", changes nothing. */
  if (self->rules->presets[selected].id == NULL || find_preset (self->rules, &options) == selected)
    return;
  talia_options_apply_preset (self->rules->options, &options, &self->rules->presets[selected]);
  talia_option_group_set_options (self->options, &options);
}

static void
options_changed_cb (TaliaNewMatchDialog *self)
{
  TaliaOptions options;
  const char *conflict;

  if (self->rules == NULL)
    return;
  talia_option_group_get_options (self->options, &options);
  if (self->rules->presets != NULL)
    adw_combo_row_set_selected (self->preset, find_preset (self->rules, &options));

  conflict = self->rules->conflict != NULL ? self->rules->conflict (&options) : NULL;
  gtk_label_set_label (self->conflict, conflict != NULL ? _ (conflict) : "");
  gtk_widget_set_visible (GTK_WIDGET (self->conflict), conflict != NULL);
  gtk_widget_set_sensitive (self->start_button, conflict == NULL);
}

static void
start_cb (TaliaNewMatchDialog *self)
{
  GSettings *settings = talia_settings_get ();
  g_autofree char *name = g_strdup (gtk_editable_get_text (self->name));
  g_autoptr (TaliaTable) table = NULL;
  const TaliaLevel *level;
  TaliaOptions options;
  guint selected = adw_combo_row_get_selected (self->level);

  g_return_if_fail (selected < self->levels->len);

  level = g_ptr_array_index (self->levels, selected);
  talia_option_group_get_options (self->options, &options);
  if (*g_strstrip (name) == '\0')
    g_set_str (&name, _ ("Player"));
  table = create_table (self->rules, &options, name);
  if (table == NULL)
    return;

  store_options (self->rules, &options);
  g_settings_set_string (settings, "player-name", name);
  g_settings_set_string (settings, "last-level", level->id);

  g_object_ref (self);
  adw_dialog_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[SIGNAL_STARTED], 0, table, level->id);
  g_object_unref (self);
}

static void
fill_presets (TaliaNewMatchDialog *self)
{
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);

  if (self->rules->presets == NULL)
    {
      gtk_widget_set_visible (self->preset_group, FALSE);
      return;
    }
  for (const TaliaPreset *preset = self->rules->presets; preset->id != NULL; preset++)
    gtk_string_list_append (labels, _ (preset->label));
  /* Translators: the options as the player has set them, which are those of no preset */
  gtk_string_list_append (labels, _ ("Own settings"));
  adw_combo_row_set_model (self->preset, G_LIST_MODEL (labels));
}

static void
fill_levels (TaliaNewMatchDialog *self)
{
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);
  const TaliaLevel *last = load_level (self->rules);

  for (const TaliaLevel *level = talia_levels (); level->id != NULL; level++)
    if (level_is_offered (level, self->rules))
      {
        g_ptr_array_add (self->levels, (gpointer) level);
        gtk_string_list_append (labels, _ (level->label));
      }
  adw_combo_row_set_model (self->level, G_LIST_MODEL (labels));
  for (guint i = 0; i < self->levels->len; i++)
    if (g_ptr_array_index (self->levels, i) == last)
      adw_combo_row_set_selected (self->level, i);
}

static void
talia_new_match_dialog_dispose (GObject *object)
{
  TaliaNewMatchDialog *self = TALIA_NEW_MATCH_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TALIA_TYPE_NEW_MATCH_DIALOG);
  g_clear_pointer (&self->levels, g_ptr_array_unref);

  G_OBJECT_CLASS (talia_new_match_dialog_parent_class)->dispose (object);
}

static void
talia_new_match_dialog_class_init (TaliaNewMatchDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_new_match_dialog_dispose;

  signals[SIGNAL_STARTED] = g_signal_new ("started", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 2, TALIA_TYPE_TABLE, G_TYPE_STRING);

  g_type_ensure (TALIA_TYPE_OPTION_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-new-match-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaNewMatchDialog, preset_group);
  gtk_widget_class_bind_template_child (widget_class, TaliaNewMatchDialog, preset);
  gtk_widget_class_bind_template_child (widget_class, TaliaNewMatchDialog, options);
  gtk_widget_class_bind_template_child (widget_class, TaliaNewMatchDialog, name);
  gtk_widget_class_bind_template_child (widget_class, TaliaNewMatchDialog, level);
  gtk_widget_class_bind_template_child (widget_class, TaliaNewMatchDialog, conflict);
  gtk_widget_class_bind_template_child (widget_class, TaliaNewMatchDialog, start_button);
  gtk_widget_class_bind_template_callback (widget_class, preset_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, options_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
}

static void
talia_new_match_dialog_init (TaliaNewMatchDialog *self)
{
  self->levels = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

TaliaNewMatchDialog *
talia_new_match_dialog_new (const TaliaRules *rules)
{
  TaliaNewMatchDialog *self;
  g_autofree char *name = load_name ();
  TaliaOptions options;

  g_return_val_if_fail (rules != NULL, NULL);

  self = g_object_new (TALIA_TYPE_NEW_MATCH_DIALOG, NULL);
  adw_dialog_set_title (ADW_DIALOG (self), _ (rules->name));
  talia_option_group_set_rules (self->options, rules);
  gtk_editable_set_text (self->name, name);

  self->rules = rules;
  fill_presets (self);
  fill_levels (self);
  load_options (rules, &options);
  talia_option_group_set_options (self->options, &options);
  return self;
}

TaliaTable *
talia_new_match_dialog_quick_table (const TaliaRules *rules, char **level)
{
  g_autofree char *name = load_name ();
  TaliaOptions options;

  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (level != NULL, NULL);

  load_options (rules, &options);
  *level = g_strdup (load_level (rules)->id);
  return create_table (rules, &options, name);
}
