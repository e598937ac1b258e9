/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog for a score pad: going on with the last one, or a new one for one of the games. */
#include "talia-pad-dialog.h"

#include <glib/gi18n.h>

#include "talia-pad-setup.h"
#include "words/talia-words-pad.h"

struct _TaliaPadDialog
{
  AdwDialog parent_instance;

  AdwNavigationView *pages;
  GtkWidget *last_group;
  AdwActionRow *last;
  AdwPreferencesGroup *games;

  TaliaScorePad *pad; /* the last one */
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
continue_cb (TaliaPadDialog *self)
{
  g_object_ref (self);
  adw_dialog_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[SIGNAL_CONTINUED], 0);
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
  TaliaPadSetup *page = talia_pad_setup_new (g_object_get_data (G_OBJECT (row), "game"), self->pad);

  g_signal_connect_object (page, "started", G_CALLBACK (started_cb), self, G_CONNECT_SWAPPED);
  adw_navigation_view_push (self->pages, ADW_NAVIGATION_PAGE (page));
}

static void
add_game (TaliaPadDialog *self, const TaliaGame *game)
{
  GtkWidget *row = adw_action_row_new (), *arrow = gtk_image_new_from_icon_name ("go-next-symbolic");

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (game->name));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), arrow);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data (G_OBJECT (row), "game", (gpointer) game);
  g_signal_connect_object (row, "activated", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (self->games, row);
}

static void
talia_pad_dialog_dispose (GObject *object)
{
  TaliaPadDialog *self = TALIA_PAD_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TALIA_TYPE_PAD_DIALOG);
  g_clear_object (&self->pad);

  G_OBJECT_CLASS (talia_pad_dialog_parent_class)->dispose (object);
}

static void
talia_pad_dialog_class_init (TaliaPadDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_pad_dialog_dispose;

  signals[SIGNAL_STARTED] = g_signal_new ("started", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, TALIA_TYPE_SCORE_PAD);
  signals[SIGNAL_CONTINUED] =
      g_signal_new ("continued", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-pad-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaPadDialog, pages);
  gtk_widget_class_bind_template_child (widget_class, TaliaPadDialog, last_group);
  gtk_widget_class_bind_template_child (widget_class, TaliaPadDialog, last);
  gtk_widget_class_bind_template_child (widget_class, TaliaPadDialog, games);
  gtk_widget_class_bind_template_callback (widget_class, continue_cb);
}

static void
talia_pad_dialog_init (TaliaPadDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

TaliaPadDialog *
talia_pad_dialog_new (TaliaScorePad *last)
{
  TaliaPadDialog *self = g_object_new (TALIA_TYPE_PAD_DIALOG, NULL);

  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    add_game (self, *game);
  gtk_widget_set_visible (self->last_group, last != NULL);
  if (last != NULL)
    {
      g_autofree char *title = talia_words_pad_title (last);

      self->pad = g_object_ref (last);
      adw_action_row_set_subtitle (self->last, title);
    }
  return self;
}
