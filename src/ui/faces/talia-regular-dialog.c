/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dialog about a regular: their character, and what the player has seen them do. */
#include "talia-regular-dialog.h"

#include <glib/gi18n.h>

#include "model/archive/talia-acquaintance.h"
#include "model/table/talia-seat.h"
#include "talia-face.h"
#include "words/talia-words-regulars.h"

#define SIZE 96
#define WIDTH 380
#define HEIGHT 520

static void
add_number (GtkWidget *group, const char *title, guint n)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *text = g_strdup_printf ("%u", n);
  GtkWidget *label = gtk_label_new (text);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_widget_add_css_class (label, "numeric");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
}

/* Shows all numbers except zeros; if there was no match, it says so. */
static void
show (GtkWidget *group, const TaliaAcquaintance *met)
{
  if (met->matches == 0)
    {
      GtkWidget *label = gtk_label_new (_ ("You have not finished a match together yet."));

      gtk_widget_add_css_class (label, "dimmed");
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_widget_set_margin_top (label, 6);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), label);
      return;
    }
  add_number (group, _ ("Matches together"), met->matches);
  if (met->ahead + met->behind > 0)
    {
      add_number (group, _ ("You came in ahead"), met->behind);
      /* Translators: of a computer player whom the dialog is about */
      add_number (group, _ ("Came in ahead of you"), met->ahead);
    }
  if (met->feats.moons > 0)
    add_number (group, _ ("All penalty cards taken"), met->feats.moons);
  if (met->feats.nils > 0)
    add_number (group, _ ("Nils made"), met->feats.nils);
  if (met->feats.failed_nils > 0)
    add_number (group, _ ("Nils failed"), met->feats.failed_nils);
  if (met->feats.sweeps > 0)
    add_number (group, _ ("Sweeps"), met->feats.sweeps);
}

/* The callback holds a reference to the group. */
static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GtkWidget) group = data;
  TaliaAcquaintance met;

  if (talia_acquaintance_read_finish (result, &met))
    show (group, &met);
}

static GtkWidget *
create_head (const char *regular)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *name = gtk_label_new (talia_seat_regular_name (regular));
  GtkWidget *about = g_object_new (GTK_TYPE_LABEL, "label", talia_words_regular_about (regular), "wrap", TRUE,
                                   "justify", GTK_JUSTIFY_CENTER, NULL);

  gtk_widget_add_css_class (name, "title-2");
  gtk_box_append (GTK_BOX (box), talia_face_new (regular, SIZE));
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), about);
  gtk_widget_set_margin_bottom (box, 6);
  return box;
}

static GtkWidget *
create_group (const char *regular, TaliaArchive *archive, GCancellable *cancellable)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), create_head (regular));
  if (archive != NULL)
    talia_acquaintance_read_async (archive, regular, cancellable, read_cb, g_object_ref_sink (group));
  return group;
}

void
talia_regular_dialog_present (GtkWidget *parent, TaliaArchive *archive, const char *const *regulars)
{
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *page = adw_preferences_page_new (), *toolbars = adw_toolbar_view_new ();
  GCancellable *cancellable = g_cancellable_new ();

  g_return_if_fail (regulars != NULL);

  for (guint i = 0; regulars[i] != NULL; i++)
    adw_preferences_page_add (ADW_PREFERENCES_PAGE (page),
                              ADW_PREFERENCES_GROUP (create_group (regulars[i], archive, cancellable)));
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (toolbars), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (toolbars), page);
  /* Translators: the computer players who have a face, a name and a temper */
  adw_dialog_set_title (dialog, _ ("Regulars"));
  adw_dialog_set_content_width (dialog, WIDTH);
  adw_dialog_set_content_height (dialog, HEIGHT);
  adw_dialog_set_child (dialog, toolbars);
  g_signal_connect_data (dialog, "closed", G_CALLBACK (g_cancellable_cancel), cancellable,
                         (GClosureNotify) (void (*) (void)) g_object_unref, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, parent);
}
