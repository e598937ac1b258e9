/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A question about a deal that has few possible answers, shown as buttons of which one is pressed. */
#include "talia-pad-choice.h"

/* The least size of a button, for thumbs, in pixels. */
#define BUTTON_WIDTH 56
#define BUTTON_HEIGHT 44

struct _TaliaPadChoice
{
  AdwPreferencesRow parent_instance;

  AdwWrapBox *answers;

  GtkToggleButton *none; /* in no place: it is pressed as long as there is no answer */
  GPtrArray *buttons;    /* owned by `answers` */
  gboolean showing;
};

G_DEFINE_FINAL_TYPE (TaliaPadChoice, talia_pad_choice, ADW_TYPE_PREFERENCES_ROW)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static void
toggled_cb (TaliaPadChoice *self, GtkToggleButton *button)
{
  if (gtk_toggle_button_get_active (button) && !self->showing)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
talia_pad_choice_dispose (GObject *object)
{
  TaliaPadChoice *self = TALIA_PAD_CHOICE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TALIA_TYPE_PAD_CHOICE);
  g_clear_object (&self->none);
  g_clear_pointer (&self->buttons, g_ptr_array_unref);

  G_OBJECT_CLASS (talia_pad_choice_parent_class)->dispose (object);
}

static void
talia_pad_choice_class_init (TaliaPadChoiceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_pad_choice_dispose;

  signals[SIGNAL_CHANGED] =
      g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-pad-choice.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaPadChoice, answers);
}

static void
talia_pad_choice_init (TaliaPadChoice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->buttons = g_ptr_array_new ();
  self->none = g_object_ref_sink (GTK_TOGGLE_BUTTON (gtk_toggle_button_new ()));
  gtk_toggle_button_set_active (self->none, TRUE);
}

GtkWidget *
talia_pad_choice_new (const char *title, const char *const *answers)
{
  TaliaPadChoice *self = g_object_new (TALIA_TYPE_PAD_CHOICE, "title", title, NULL);

  for (guint i = 0; answers[i] != NULL; i++)
    {
      GtkWidget *button = gtk_toggle_button_new_with_label (answers[i]);

      gtk_widget_set_size_request (button, BUTTON_WIDTH, BUTTON_HEIGHT);
      gtk_button_set_can_shrink (GTK_BUTTON (button), TRUE);
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), self->none);
      g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
      adw_wrap_box_append (self->answers, button);
      g_ptr_array_add (self->buttons, button);
    }
  return GTK_WIDGET (self);
}

int
talia_pad_choice_get_selected (TaliaPadChoice *self)
{
  g_return_val_if_fail (TALIA_IS_PAD_CHOICE (self), -1);

  for (guint i = 0; i < self->buttons->len; i++)
    if (gtk_toggle_button_get_active (self->buttons->pdata[i]))
      return (int) i;
  return -1;
}

void
talia_pad_choice_set_selected (TaliaPadChoice *self, int selected)
{
  g_return_if_fail (TALIA_IS_PAD_CHOICE (self));
  g_return_if_fail (selected < (int) self->buttons->len);

  self->showing = TRUE;
  gtk_toggle_button_set_active (selected >= 0 ? self->buttons->pdata[selected] : self->none, TRUE);
  self->showing = FALSE;
}
