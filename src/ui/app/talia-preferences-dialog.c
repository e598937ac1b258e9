/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences dialog. */
#include "talia-preferences-dialog.h"

#include <glib/gi18n.h>

#include "settings/talia-settings.h"
#include "talia-picture-row.h"
#include "ui/board/stage/talia-felt.h"
#include "ui/cards/talia-card-back.h"
#include "ui/cards/talia-card-deck.h"
#include "ui/cards/talia-card-face.h"
#include "ui/desktop/talia-language.h"
#include "ui/desktop/talia-sounds.h"
#include "ui/faces/talia-face.h"
#include "ui/faces/talia-own-face.h"
#include "ui/matches/talia-storage-group.h"
#include "ui/start/talia-match-settings.h"

struct _TaliaPreferencesDialog
{
  AdwDialog parent_instance;

  GtkEditable *name;
  TaliaPictureRow *discs;
  gboolean named; /* the row shows the name; further changes are typed */

  AdwComboRow *indices;
  AdwSwitchRow *four_colors;
  AdwSwitchRow *large_indices;
  TaliaPictureRow *backs;
  TaliaPictureRow *felts;
  AdwComboRow *order;
  AdwSwitchRow *high_left;
  AdwComboRow *speed;
  AdwSwitchRow *autoplay;
  AdwSwitchRow *play_last;
  AdwSwitchRow *skip_turns;
  AdwSwitchRow *play_single;
  AdwSwitchRow *wait;
  AdwSwitchRow *end_early;
  AdwSwitchRow *memory;
  AdwSwitchRow *question;
  AdwSwitchRow *reactions;
  AdwSwitchRow *sounds;
  GtkAdjustment *volume_adjustment;
  TaliaStorageGroup *storage;
  AdwComboRow *language;
  GtkStringList *language_names;
  GtkWidget *unavailable_row;
};

#define BACK_WIDTH 36
#define BACK_SCALE 2
#define FELT_SIZE 36

G_DEFINE_FINAL_TYPE (TaliaPreferencesDialog, talia_preferences_dialog, ADW_TYPE_DIALOG)

/* The values of the setting, in the order of the row's items. */
static const char *const indices_values[] = { "language", "wdka", "jqka", NULL };
static const char *const back_values[] = { "lattice", "circles", "rosette", "suits", "plain", "deck", NULL };
static const char *const order_values[] = { "turns", "suits", "ranks", NULL };
static const char *const speed_values[] = { "off", "fast", "normal", "slow", NULL };

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
bind_choice (const char *key, gpointer row, const char *const *values)
{
  g_settings_bind_with_mapping (talia_settings_get (), key, row, "selected", G_SETTINGS_BIND_DEFAULT,
                                position_from_value, value_from_position, g_strdupv ((GStrv) values),
                                (GDestroyNotify) g_strfreev);
}

static void
add_backs (TaliaPictureRow *row)
{
  for (int back = 0; back < TALIA_CARD_BACKS; back++)
    if (back != TALIA_CARD_BACK_DECK || talia_card_deck_is_available ())
      {
        TaliaCardLook look = { .back = (TaliaCardBack) back };
        g_autoptr (GdkTexture) texture = talia_card_face_create_texture (&look, TALIA_NO_CARD, BACK_WIDTH, BACK_SCALE);
        graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, BACK_WIDTH, BACK_WIDTH * TALIA_CARD_ASPECT);
        GtkSnapshot *snapshot = gtk_snapshot_new ();
        g_autoptr (GdkPaintable) paintable = NULL;
        GtkWidget *picture;

        gtk_snapshot_append_texture (snapshot, texture, &bounds);
        paintable = gtk_snapshot_free_to_paintable (snapshot, &bounds.size);
        picture = gtk_picture_new_for_paintable (paintable);
        gtk_picture_set_can_shrink (GTK_PICTURE (picture), FALSE);
        talia_picture_row_add (row, talia_card_back_get_name (back), picture);
      }
}

/* Shows the discs with the initial that others see. */
static void
add_discs (TaliaPictureRow *row, const char *name)
{
  for (guint i = 0; talia_own_face_colors[i] != NULL; i++)
    {
      GtkWidget *face = talia_face_new (NULL, FELT_SIZE);

      talia_face_set_name (TALIA_FACE (face), *name != '\0' ? name : C_ ("group", "You"));
      talia_face_set_color (TALIA_FACE (face), (int) i - 1);
      talia_picture_row_add (row, talia_own_face_get_name (i), face);
    }
}

static void
add_felts (TaliaPictureRow *row)
{
  for (guint i = 0; talia_felts[i] != NULL; i++)
    {
      GtkWidget *picture = adw_bin_new ();

      gtk_widget_set_size_request (picture, FELT_SIZE, FELT_SIZE);
      gtk_widget_add_css_class (picture, "felt");
      gtk_widget_add_css_class (picture, talia_felts[i]);
      talia_picture_row_add (row, talia_felt_get_name (i), picture);
    }
}

/* Adds the languages after the row's first item, the language of the system. */
static void
add_languages (TaliaPreferencesDialog *self)
{
  g_auto (GStrv) languages = talia_language_list ();
  g_autoptr (GStrvBuilder) values = g_strv_builder_new ();
  g_auto (GStrv) choices = NULL;

  g_strv_builder_add (values, TALIA_LANGUAGE_OF_SYSTEM);
  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_autofree char *name = talia_language_get_name (languages[i]);

      gtk_string_list_append (self->language_names, name);
      g_strv_builder_add (values, languages[i]);
    }
  choices = g_strv_builder_end (values);
  bind_choice ("language", self->language, (const char *const *) choices);
}

static void
update_language_rows (TaliaPreferencesDialog *self)
{
  g_autofree char *wanted = g_settings_get_string (talia_settings_get (), "language");
  gboolean hopeless = !talia_language_is_available () && !g_str_equal (wanted, "en");

  gtk_widget_set_visible (self->unavailable_row, hopeless);
}

/* The name is for matches begun from now on; it is stored unchanged, as on the start page. */
static void
name_changed_cb (TaliaPreferencesDialog *self)
{
  if (self->named)
    talia_match_settings_store_name (gtk_editable_get_text (self->name));
}

/* Not a binding, because a value that comes from the desktop is not a choice of the player. */
static void
sounds_changed_cb (TaliaPreferencesDialog *self)
{
  if (adw_switch_row_get_active (self->sounds) != talia_sounds_are_wanted ())
    g_settings_set_boolean (talia_settings_get (), "sounds", adw_switch_row_get_active (self->sounds));
}

static void
language_changed_cb (GSettings *settings, const char *key, gpointer data)
{
  update_language_rows (data);
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

  g_type_ensure (TALIA_TYPE_PICTURE_ROW);
  g_type_ensure (TALIA_TYPE_STORAGE_GROUP);
  G_OBJECT_CLASS (klass)->dispose = talia_preferences_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-preferences-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, name);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, discs);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, indices);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, four_colors);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, large_indices);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, backs);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, felts);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, order);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, high_left);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, speed);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, autoplay);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, play_last);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, skip_turns);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, play_single);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, wait);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, end_early);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, memory);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, question);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, reactions);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, sounds);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, volume_adjustment);
  gtk_widget_class_bind_template_callback (widget_class, sounds_changed_cb);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, language);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, language_names);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, storage);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, unavailable_row);
}

static void
talia_preferences_dialog_init (TaliaPreferencesDialog *self)
{
  GSettings *settings = talia_settings_get ();
  g_autofree char *name = talia_match_settings_load_name ();

  gtk_widget_init_template (GTK_WIDGET (self));

  gtk_editable_set_text (self->name, name);
  self->named = TRUE;
  add_discs (self->discs, name);
  bind_choice ("player-color", self->discs, talia_own_face_colors);

  bind_choice ("indices", self->indices, indices_values);
  g_settings_bind (settings, "four-colors", self->four_colors, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "large-indices", self->large_indices, "active", G_SETTINGS_BIND_DEFAULT);
  add_backs (self->backs);
  bind_choice ("card-back", self->backs, back_values);
  add_felts (self->felts);
  bind_choice ("table-color", self->felts, talia_felts);
  bind_choice ("card-order", self->order, order_values);
  g_settings_bind (settings, "high-cards-left", self->high_left, "active", G_SETTINGS_BIND_DEFAULT);
  bind_choice ("animation-speed", self->speed, speed_values);
  add_languages (self);
  g_settings_bind (settings, "autoplay-forced", self->autoplay, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "play-last", self->play_last, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "skip-lost-turns", self->skip_turns, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "play-single", self->play_single, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "wait-after-trick", self->wait, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "reactions", self->reactions, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "memory-question", self->question, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "memory-aid", self->memory, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "end-deals-early", self->end_early, "active", G_SETTINGS_BIND_DEFAULT);
  adw_switch_row_set_active (self->sounds, talia_sounds_are_wanted ());
  g_settings_bind (settings, "sound-volume", self->volume_adjustment, "value", G_SETTINGS_BIND_DEFAULT);

  g_signal_connect_object (settings, "changed::language", G_CALLBACK (language_changed_cb), self, G_CONNECT_DEFAULT);
  update_language_rows (self);
}

AdwDialog *
talia_preferences_dialog_new (TaliaArchive *archive)
{
  TaliaPreferencesDialog *self = g_object_new (TALIA_TYPE_PREFERENCES_DIALOG, NULL);

  gtk_widget_set_visible (GTK_WIDGET (self->storage), archive != NULL);
  if (archive != NULL)
    talia_storage_group_set_archive (self->storage, archive);
  return ADW_DIALOG (self);
}

/* Waits, since the dialog cannot scroll to the row before it has been allocated. */
static gboolean
go_to_row_cb (GtkWidget *row, GdkFrameClock *clock, gpointer data)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (row, GTK_TYPE_VIEWPORT);

  if (gtk_widget_get_width (row) == 0)
    return G_SOURCE_CONTINUE;
  gtk_widget_grab_focus (row);
  gtk_viewport_scroll_to (GTK_VIEWPORT (viewport), row, NULL);
  return G_SOURCE_REMOVE;
}

AdwDialog *
talia_preferences_dialog_new_at_language (TaliaArchive *archive)
{
  TaliaPreferencesDialog *self = TALIA_PREFERENCES_DIALOG (talia_preferences_dialog_new (archive));

  gtk_widget_add_tick_callback (GTK_WIDGET (self->language), go_to_row_cb, NULL, NULL);
  return ADW_DIALOG (self);
}
