/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog for continuing an unfinished score pad, beginning a new one for one of the games, or looking at a finished
 * one. */
#include "talia-pad-dialog.h"

#include <glib/gi18n.h>

#include "talia-pad-setup.h"
#include "words/talia-words-pad.h"

struct _TaliaPadDialog
{
  AdwDialog parent_instance;

  AdwNavigationView *pages;
  AdwPreferencesGroup *open;
  AdwPreferencesGroup *games;
  AdwPreferencesGroup *finished;

  GPtrArray *pads; /* of TaliaScorePad: the last one and those that are offered, from the newest one */
  guint offers;
};

G_DEFINE_FINAL_TYPE (TaliaPadDialog, talia_pad_dialog, ADW_TYPE_DIALOG)

enum
{
  SIGNAL_STARTED,
  SIGNAL_CONTINUED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static void
continue_cb (TaliaPadDialog *self, GtkWidget *row)
{
  g_object_ref (self);
  adw_dialog_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[SIGNAL_CONTINUED], 0, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "offer")));
  g_object_unref (self);
}

static void
started_cb (TaliaPadDialog *self, TaliaScorePad *pad)
{
  g_object_ref (self);
  adw_dialog_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[SIGNAL_STARTED], 0, pad);
  g_object_unref (self);
}

static void
chosen_cb (TaliaPadDialog *self, GtkWidget *row)
{
  TaliaPadSetup *page = talia_pad_setup_new (g_object_get_data (G_OBJECT (row), "game"), self->pads);

  g_signal_connect_object (page, "started", G_CALLBACK (started_cb), self, G_CONNECT_SWAPPED);
  adw_navigation_view_push (self->pages, ADW_NAVIGATION_PAGE (page));
}

/* Adds a row with an arrow. */
static GtkWidget *
add_row (TaliaPadDialog *self, AdwPreferencesGroup *group, const char *title, GCallback activated)
{
  GtkWidget *row = adw_action_row_new (), *arrow = gtk_image_new_from_icon_name ("go-next-symbolic");

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), arrow);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_object (row, "activated", activated, self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (group, row);
  return row;
}

static void
talia_pad_dialog_dispose (GObject *object)
{
  TaliaPadDialog *self = TALIA_PAD_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TALIA_TYPE_PAD_DIALOG);
  g_clear_pointer (&self->pads, g_ptr_array_unref);

  G_OBJECT_CLASS (talia_pad_dialog_parent_class)->dispose (object);
}

static void
talia_pad_dialog_class_init (TaliaPadDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_pad_dialog_dispose;

  signals[SIGNAL_STARTED] = g_signal_new ("started", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, TALIA_TYPE_SCORE_PAD);
  signals[SIGNAL_CONTINUED] = g_signal_new ("continued", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                            NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-pad-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaPadDialog, pages);
  gtk_widget_class_bind_template_child (widget_class, TaliaPadDialog, open);
  gtk_widget_class_bind_template_child (widget_class, TaliaPadDialog, games);
  gtk_widget_class_bind_template_child (widget_class, TaliaPadDialog, finished);
}

static void
talia_pad_dialog_init (TaliaPadDialog *self)
{
  self->pads = g_ptr_array_new_with_free_func (g_object_unref);
  gtk_widget_init_template (GTK_WIDGET (self));
}

TaliaPadDialog *
talia_pad_dialog_new (TaliaScorePad *last)
{
  TaliaPadDialog *self = g_object_new (TALIA_TYPE_PAD_DIALOG, NULL);

  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    g_object_set_data (G_OBJECT (add_row (self, self->games, _ ((*game)->name), G_CALLBACK (chosen_cb))), "game",
                       (gpointer) *game);
  if (last != NULL)
    g_ptr_array_add (self->pads, g_object_ref (last));
  return self;
}

void
talia_pad_dialog_offer (TaliaPadDialog *self, TaliaScorePad *pad, gint64 time)
{
  AdwPreferencesGroup *group;
  g_autofree char *title = NULL, *circumstances = NULL;
  GtkWidget *row;

  g_return_if_fail (TALIA_IS_PAD_DIALOG (self));
  g_return_if_fail (TALIA_IS_SCORE_PAD (pad));

  group = talia_score_pad_is_over (pad) ? self->finished : self->open;
  title = talia_words_pad_title (pad);
  circumstances = talia_words_pad_circumstances (pad, time);
  row = add_row (self, group, title, G_CALLBACK (continue_cb));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), circumstances);
  g_object_set_data (G_OBJECT (row), "offer", GUINT_TO_POINTER (self->offers++));
  gtk_widget_set_visible (GTK_WIDGET (group), TRUE);
  g_ptr_array_add (self->pads, g_object_ref (pad));
}
