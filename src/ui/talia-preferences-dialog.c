/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences dialog. */
#include "talia-preferences-dialog.h"

#include "talia-language.h"
#include "talia-settings.h"

struct _TaliaPreferencesDialog
{
  AdwPreferencesDialog parent_instance;

  AdwComboRow *indices;
  AdwComboRow *speed;
  AdwSwitchRow *autoplay;
  AdwSwitchRow *wait;
  AdwSwitchRow *end_early;
  AdwComboRow *language;
  GtkWidget *restart_row;
  GtkWidget *unavailable_row;
};

G_DEFINE_FINAL_TYPE (TaliaPreferencesDialog, talia_preferences_dialog, ADW_TYPE_PREFERENCES_DIALOG)

/* The values of the keys, in the order of the rows' items. */
static const char *const indices_values[] = { "language", "wdka", "jqka", NULL };
static const char *const speed_values[] = { "off", "fast", "normal", "slow", NULL };
static const char *const language_values[] = { "system", "pl", "en", NULL };

static gboolean
position_from_value (GValue *position, GVariant *value, gpointer values)
{
  for (guint i = 0; ((const char *const *) values)[i] != NULL; i++)
    if (g_str_equal (((const char *const *) values)[i], g_variant_get_string (value, NULL)))
      {
        g_value_set_uint (position, i);
        return TRUE;
      }
  return FALSE;
}

static GVariant *
value_from_position (const GValue *position, const GVariantType *type, gpointer values)
{
  guint selected = g_value_get_uint (position);

  if (selected >= g_strv_length (values))
    return NULL;
  return g_variant_new_string (((const char *const *) values)[selected]);
}

static void
bind_choice (const char *key, AdwComboRow *row, const char *const *values)
{
  g_settings_bind_with_mapping (talia_settings_get (), key, row, "selected", G_SETTINGS_BIND_DEFAULT,
                                position_from_value, value_from_position, (gpointer) values, NULL);
}

static void
update_language_rows (TaliaPreferencesDialog *self)
{
  g_autofree char *wanted = g_settings_get_string (talia_settings_get (), "language");
  gboolean hopeless = !talia_language_is_available () && !g_str_equal (wanted, "en");

  gtk_widget_set_visible (self->unavailable_row, hopeless);
  gtk_widget_set_visible (self->restart_row, talia_language_is_stale () && !hopeless);
}

static void
language_changed_cb (GSettings *settings, const char *key, gpointer data)
{
  update_language_rows (data);
}

static void
restart_cb (TaliaPreferencesDialog *self)
{
  talia_language_quit_to_restart (g_application_get_default ());
}

static void
talia_preferences_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_PREFERENCES_DIALOG);

  G_OBJECT_CLASS (talia_preferences_dialog_parent_class)->dispose (object);
}

static void
talia_preferences_dialog_class_init (TaliaPreferencesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_preferences_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-preferences-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, indices);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, speed);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, autoplay);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, wait);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, end_early);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, language);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, restart_row);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, unavailable_row);
  gtk_widget_class_bind_template_callback (widget_class, restart_cb);
}

static void
talia_preferences_dialog_init (TaliaPreferencesDialog *self)
{
  GSettings *settings = talia_settings_get ();

  gtk_widget_init_template (GTK_WIDGET (self));

  bind_choice ("indices", self->indices, indices_values);
  bind_choice ("animation-speed", self->speed, speed_values);
  bind_choice ("language", self->language, language_values);
  g_settings_bind (settings, "autoplay-forced", self->autoplay, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "wait-after-trick", self->wait, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "end-deals-early", self->end_early, "active", G_SETTINGS_BIND_DEFAULT);

  g_signal_connect_object (settings, "changed::language", G_CALLBACK (language_changed_cb), self, G_CONNECT_DEFAULT);
  update_language_rows (self);
}

AdwDialog *
talia_preferences_dialog_new (void)
{
  return g_object_new (TALIA_TYPE_PREFERENCES_DIALOG, NULL);
}
