/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences dialog, in which the player chooses how the program looks, sounds and plays. */
#include "talia-preferences-dialog.h"

#include <glib/gi18n.h>
#include <math.h>

#include "settings/talia-settings.h"
#include "talia-picture-row.h"
#include "talia-window-dialogs.h"
#include "ui/board/stage/talia-felt.h"
#include "ui/cards/talia-card-back.h"
#include "ui/cards/talia-card-face.h"
#include "ui/cards/talia-deck-picture.h"
#include "ui/cards/talia-decks.h"
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
  TaliaPictureRow *faces;
  gboolean named; /* the row shows the stored name; later changes come from the user */

  AdwToastOverlay *toasts;
  TaliaPictureRow *decks;
  GPtrArray *deck_ids;      /* the decks in the order of the row's pictures */
  GPtrArray *deck_pictures; /* of AdwBin, in the same order */
  guint n_drawn;
  GCancellable *drawing;
  gboolean showing_deck; /* the row is being set to the current deck, not by the user */
  AdwSwitchRow *own_indices;

  AdwComboRow *indices;
  AdwSwitchRow *four_colors;
  AdwSwitchRow *large_indices;
  TaliaPictureRow *backs;
  GtkWidget *deck_back; /* the picture of the deck's back in `backs` */
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
  AdwSwitchRow *exercises;
  AdwSwitchRow *reactions;
  AdwSwitchRow *sounds;
  GtkAdjustment *volume_adjustment;
  TaliaStorageGroup *storage;
  AdwComboRow *language;
  GtkStringList *language_names;
  GtkWidget *unavailable_row;
};

#define BACK_WIDTH 36
#define DECK_WIDTH 48
#define PICTURE_SCALE 2
#define FELT_SIZE 36

G_DEFINE_FINAL_TYPE (TaliaPreferencesDialog, talia_preferences_dialog, ADW_TYPE_DIALOG)

/* The values of each setting, in the order of the items in its row. */
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

/* Shows a texture that has twice as many pixels each way, for high-resolution screens. */
static void
show_texture (GtkPicture *picture, GdkTexture *texture, int width)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) width * TALIA_CARD_ASPECT);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GdkPaintable) paintable = NULL;

  gtk_snapshot_append_texture (snapshot, texture, &bounds);
  paintable = gtk_snapshot_free_to_paintable (snapshot, &bounds.size);
  gtk_picture_set_paintable (picture, paintable);
  gtk_picture_set_can_shrink (picture, FALSE);
}

static void
show_back (GtkPicture *picture, TaliaCardBack back)
{
  TaliaCardLook look = { .back = back, .deck = talia_decks_get_deck (talia_decks_get ()) };
  g_autoptr (GdkTexture) texture = talia_card_face_create_texture (&look, TALIA_NO_CARD, BACK_WIDTH, PICTURE_SCALE);

  show_texture (picture, texture, BACK_WIDTH);
}

static void
add_backs (TaliaPreferencesDialog *self)
{
  for (int back = 0; back < TALIA_CARD_BACKS; back++)
    {
      GtkWidget *picture = gtk_picture_new ();

      show_back (GTK_PICTURE (picture), (TaliaCardBack) back);
      talia_picture_row_add (self->backs, talia_card_back_get_name ((TaliaCardBack) back), picture);
      if (back == TALIA_CARD_BACK_DECK)
        self->deck_back = picture;
    }
}

static void
add_deck (TaliaPreferencesDialog *self, const char *id, const char *name)
{
  GtkWidget *bin = adw_bin_new ();

  gtk_widget_set_size_request (bin, DECK_WIDTH, (int) ceil (DECK_WIDTH * (double) TALIA_CARD_ASPECT));
  g_ptr_array_add (self->deck_ids, g_strdup (id));
  g_ptr_array_add (self->deck_pictures, bin);
  talia_picture_row_add (self->decks, name, bin);
}

static void
show_deck_picture (TaliaPreferencesDialog *self, guint place, GdkTexture *texture)
{
  GtkWidget *picture = gtk_picture_new ();

  show_texture (GTK_PICTURE (picture), texture, DECK_WIDTH);
  adw_bin_set_child (self->deck_pictures->pdata[place], picture);
}

static void draw_next_deck (TaliaPreferencesDialog *self);

static void
deck_drawn_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkTexture) texture = talia_deck_picture_draw_finish (result, &error);
  TaliaPreferencesDialog *self = data;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return; /* the dialog is gone */
  if (texture != NULL)
    show_deck_picture (self, self->n_drawn, texture);
  else /* if it is chosen, a message says why */
    adw_bin_set_child (self->deck_pictures->pdata[self->n_drawn],
                       gtk_image_new_from_icon_name ("image-missing-symbolic"));
  self->n_drawn++;
  draw_next_deck (self);
}

/* Draws the decks one after the other, because a deck takes some memory while it is open. */
static void
draw_next_deck (TaliaPreferencesDialog *self)
{
  g_autoptr (GFile) file = NULL;

  if (self->n_drawn == self->deck_ids->len)
    return;
  file = talia_decks_find (talia_decks_get (), self->deck_ids->pdata[self->n_drawn]);
  if (file != NULL)
    {
      talia_deck_picture_draw_async (file, DECK_WIDTH * PICTURE_SCALE, self->drawing, deck_drawn_cb, self);
      return;
    }
  self->n_drawn++;
  draw_next_deck (self);
}

/* Begins to draw the decks when the row is shown. The first picture is already there. */
static void
decks_mapped_cb (TaliaPreferencesDialog *self)
{
  if (self->n_drawn > 0)
    return;
  self->n_drawn = 1;
  draw_next_deck (self);
}

static void
add_decks (TaliaPreferencesDialog *self)
{
  const TaliaCardLook own = { 0 };
  g_autoptr (GdkTexture) texture =
      talia_card_face_create_texture (&own, TALIA_CARD (TALIA_QUEEN, TALIA_HEARTS), DECK_WIDTH * PICTURE_SCALE, 1);
  g_auto (GStrv) ids = talia_decks_list (talia_decks_get ());

  self->drawing = g_cancellable_new ();
  self->deck_ids = g_ptr_array_new_with_free_func (g_free);
  self->deck_pictures = g_ptr_array_new ();
  add_deck (self, "", _ ("Talia’s own"));
  show_deck_picture (self, 0, texture);
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autofree char *name = talia_decks_get_name (ids[i]);

      add_deck (self, ids[i], name);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->decks), *ids != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->own_indices), *ids != NULL);
}

/* Shows the current deck in the row and in the picture of the deck's back. */
static void
show_deck (TaliaPreferencesDialog *self)
{
  TaliaCardDeck *deck = talia_decks_get_deck (talia_decks_get ());
  g_autofree char *id = g_settings_get_string (talia_settings_get (), "deck");
  guint place = 0;

  if (deck != NULL && !g_ptr_array_find_with_equal_func (self->deck_ids, id, g_str_equal, &place))
    place = 0;
  self->showing_deck = TRUE;
  g_object_set (self->decks, "selected", place, NULL);
  self->showing_deck = FALSE;
  gtk_widget_set_sensitive (GTK_WIDGET (self->own_indices), deck != NULL);
  show_back (GTK_PICTURE (self->deck_back), TALIA_CARD_BACK_DECK);
  gtk_widget_set_visible (gtk_widget_get_parent (self->deck_back),
                          deck != NULL || talia_card_deck_get_built_in () != NULL);
}

static void
deck_selected_cb (TaliaPreferencesDialog *self)
{
  guint place;

  g_object_get (self->decks, "selected", &place, NULL);
  if (!self->showing_deck)
    talia_decks_choose (talia_decks_get (), self->deck_ids->pdata[place]);
}

static void
deck_refused_cb (TaliaPreferencesDialog *self, const char *sentence)
{
  talia_window_tell (self->toasts, sentence);
  show_deck (self);
}

/* Says that the folder for decks cannot be opened, and why; closing a question of the desktop needs no message. */
static void
tell_folder_error (TaliaPreferencesDialog *self, const GError *error)
{
  g_autofree char *sentence = NULL;

  if (g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED)
      || g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_CANCELLED))
    return;
  /* Translators: %s is the reason, in the words of the system */
  sentence = g_strdup_printf (_ ("The folder for decks cannot be opened: %s"), error->message);
  talia_window_tell (self->toasts, sentence);
}

static void
folder_launched_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TaliaPreferencesDialog) self = data;
  g_autoptr (GError) error = NULL;

  if (!gtk_file_launcher_launch_finish (GTK_FILE_LAUNCHER (source), result, &error)
      && gtk_widget_get_mapped (GTK_WIDGET (self)))
    tell_folder_error (self, error);
}

static void
deck_folder_cb (TaliaPreferencesDialog *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) folder = talia_decks_make_folder (&error);
  g_autoptr (GtkFileLauncher) launcher = NULL;

  if (folder == NULL)
    {
      tell_folder_error (self, error);
      return;
    }
  launcher = gtk_file_launcher_new (folder);
  gtk_file_launcher_launch (launcher, GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), NULL, folder_launched_cb,
                            g_object_ref (self));
}

static void
follow_decks (TaliaPreferencesDialog *self)
{
  TaliaDecks *decks = talia_decks_get ();

  show_deck (self);
  g_signal_connect_object (self->decks, "notify::selected", G_CALLBACK (deck_selected_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->decks, "map", G_CALLBACK (decks_mapped_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (decks, "changed", G_CALLBACK (show_deck), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (decks, "refused", G_CALLBACK (deck_refused_cb), self, G_CONNECT_SWAPPED);
}

/* Adds the faces for the person at this computer; the discs have the initial that others see. */
static void
add_faces (TaliaPictureRow *row, const char *name)
{
  for (guint i = 0; talia_own_face_choices[i] != NULL; i++)
    {
      GtkWidget *face = talia_face_new (NULL, FELT_SIZE);

      talia_face_set_name (TALIA_FACE (face), *name != '\0' ? name : C_ ("group", "You"));
      talia_own_face_show (TALIA_FACE (face), i);
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
  TaliaPreferencesDialog *self = TALIA_PREFERENCES_DIALOG (object);

  g_cancellable_cancel (self->drawing);
  g_clear_object (&self->drawing);
  g_clear_pointer (&self->deck_ids, g_ptr_array_unref);
  g_clear_pointer (&self->deck_pictures, g_ptr_array_unref);
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
  gtk_widget_class_bind_template_callback (widget_class, deck_folder_cb);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, faces);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, toasts);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, decks);
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, own_indices);
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
  gtk_widget_class_bind_template_child (widget_class, TaliaPreferencesDialog, exercises);
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
  add_faces (self->faces, name);
  bind_choice ("player-color", self->faces, talia_own_face_choices);

  add_decks (self);
  g_settings_bind (settings, "own-indices", self->own_indices, "active", G_SETTINGS_BIND_DEFAULT);
  bind_choice ("indices", self->indices, indices_values);
  g_settings_bind (settings, "four-colors", self->four_colors, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "large-indices", self->large_indices, "active", G_SETTINGS_BIND_DEFAULT);
  add_backs (self);
  bind_choice ("card-back", self->backs, back_values);
  follow_decks (self);
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
  g_settings_bind (settings, "exercises", self->exercises, "active", G_SETTINGS_BIND_DEFAULT);
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
