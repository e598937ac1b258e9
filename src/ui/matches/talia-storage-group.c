/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A group of rows in the preferences: how many matches are stored, and buttons to export, import and delete them. */
#include "talia-storage-group.h"

#include <glib/gi18n.h>

#include "model/base/talia-text.h"

struct _TaliaStorageGroup
{
  AdwPreferencesGroup parent_instance;

  AdwActionRow *matches;
  AdwActionRow *folder;
  GtkWidget *delete;

  TaliaArchive *archive;
};

G_DEFINE_FINAL_TYPE (TaliaStorageGroup, talia_storage_group, ADW_TYPE_PREFERENCES_GROUP)

static void
update (TaliaStorageGroup *self)
{
  const TaliaArchiveQuery all = { .kind = TALIA_ARCHIVE_ALL }, finished = { .finished = TRUE };
  guint n = talia_archive_count (self->archive, &all);
  g_autofree char *size = g_format_size ((guint64) talia_archive_get_size (self->archive));
  /* Translators: how many matches there are, and how much room they take, such as "12 matches, 34 kB" */
  g_autofree char *text = g_strdup_printf (ngettext ("%u match, %s", "%u matches, %s", n), n, size);

  adw_action_row_set_subtitle (self->matches, text);
  gtk_widget_set_sensitive (self->delete, talia_archive_count (self->archive, &finished) > 0);
}

/* If no file manager responds, the path can still be read and copied. */
static void
open_cb (TaliaStorageGroup *self)
{
  g_autofree char *path = talia_archive_get_path (self->archive, "matches");
  g_autoptr (GFile) inside = g_file_new_for_path (path);
  g_autoptr (GtkFileLauncher) launcher = gtk_file_launcher_new (inside);

  gtk_file_launcher_open_containing_folder (launcher, GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), NULL, NULL,
                                            NULL);
}

/* Passes an action to the window, and closes the dialog above it. */
static void
pass_on (TaliaStorageGroup *self, const char *action)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWidget *dialog = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_DIALOG);

  if (dialog != NULL)
    adw_dialog_close (ADW_DIALOG (dialog));
  gtk_widget_activate_action (window, action, NULL);
}

static void
export_cb (TaliaStorageGroup *self)
{
  pass_on (self, "win.export-all");
}

static void
import_cb (TaliaStorageGroup *self)
{
  pass_on (self, "win.import-all");
}

static void
delete_cb (TaliaStorageGroup *self)
{
  pass_on (self, "win.delete-finished");
}

static void
talia_storage_group_dispose (GObject *object)
{
  TaliaStorageGroup *self = TALIA_STORAGE_GROUP (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_STORAGE_GROUP);
  g_clear_object (&self->archive);

  G_OBJECT_CLASS (talia_storage_group_parent_class)->dispose (object);
}

static void
talia_storage_group_class_init (TaliaStorageGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_storage_group_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-storage-group.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaStorageGroup, matches);
  gtk_widget_class_bind_template_child (widget_class, TaliaStorageGroup, folder);
  gtk_widget_class_bind_template_child (widget_class, TaliaStorageGroup, delete);
  gtk_widget_class_bind_template_callback (widget_class, open_cb);
  gtk_widget_class_bind_template_callback (widget_class, export_cb);
  gtk_widget_class_bind_template_callback (widget_class, import_cb);
  gtk_widget_class_bind_template_callback (widget_class, delete_cb);
}

static void
talia_storage_group_init (TaliaStorageGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
talia_storage_group_set_archive (TaliaStorageGroup *self, TaliaArchive *archive)
{
  g_autofree char *path = NULL;

  g_return_if_fail (TALIA_IS_STORAGE_GROUP (self));
  g_return_if_fail (TALIA_IS_ARCHIVE (archive));

  if (!g_set_object (&self->archive, archive))
    return;
  path = talia_text_clean_path (talia_archive_get_folder (archive));
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->folder), FALSE);
  adw_action_row_set_subtitle (self->folder, path);
  g_signal_connect_object (archive, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
