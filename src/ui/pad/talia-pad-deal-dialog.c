/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog in which what happened in a deal is entered or corrected. */
#include "talia-pad-deal-dialog.h"

#include <glib/gi18n.h>

#include "model/pad/talia-fault-text.h"
#include "words/talia-words-pad.h"

struct _TaliaPadDealDialog
{
  AdwDialog parent_instance;

  TaliaPadForm *form;
  GtkLabel *said;
  GtkWidget *enter;

  TaliaScorePad *pad;
  guint deal;
};

G_DEFINE_FINAL_TYPE (TaliaPadDealDialog, talia_pad_deal_dialog, ADW_TYPE_DIALOG)

enum
{
  SIGNAL_ENTERED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static gboolean
is_next (TaliaPadDealDialog *self)
{
  return self->deal > talia_score_pad_get_n_deals (self->pad);
}

static void
say (TaliaPadDealDialog *self, const char *text, gboolean is_fault)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && !g_str_equal (gtk_label_get_label (self->said), text))
    gtk_accessible_announce (GTK_ACCESSIBLE (self), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  gtk_label_set_label (self->said, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->said), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  (is_fault ? gtk_widget_add_css_class : gtk_widget_remove_css_class) (GTK_WIDGET (self->said), "warning");
  (is_fault ? gtk_widget_remove_css_class : gtk_widget_add_css_class) (GTK_WIDGET (self->said), "dim-label");
}

static void
changed_cb (TaliaPadDealDialog *self)
{
  TaliaTold told;
  int dealer;
  gboolean missing;
  g_autofree char *fault = talia_pad_form_get_told (self->form, &told, &dealer, &missing);

  say (self, fault != NULL ? fault : _ ("Everything adds up."), fault != NULL && !missing);
  gtk_widget_set_sensitive (self->enter, fault == NULL);
}

/* Says why the pad does not take the deal, such as because of a later one. */
static void
refuse (TaliaPadDealDialog *self, const TaliaFault *fault, guint at)
{
  g_autofree char *text = is_next (self) ? talia_pad_form_describe_fault (self->form, fault)
                                         : talia_fault_text_of_correction (self->pad, self->deal, at, fault);

  say (self, text, TRUE);
  gtk_widget_set_sensitive (self->enter, FALSE);
}

static void
enter_cb (TaliaPadDealDialog *self)
{
  TaliaTold told;
  TaliaFault result;
  int dealer;
  guint at = self->deal;
  gboolean missing;
  g_autofree char *fault = talia_pad_form_get_told (self->form, &told, &dealer, &missing);

  if (fault != NULL)
    return;
  result = is_next (self) ? talia_score_pad_add (self->pad, dealer, &told)
                          : talia_score_pad_correct (self->pad, self->deal, &told, &at);
  if (result.reason != TALIA_FAULT_NONE)
    {
      refuse (self, &result, at);
      return;
    }
  g_object_ref (self);
  adw_dialog_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[SIGNAL_ENTERED], 0);
  g_object_unref (self);
}

static void
talia_pad_deal_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_PAD_DEAL_DIALOG);

  G_OBJECT_CLASS (talia_pad_deal_dialog_parent_class)->dispose (object);
}

static void
talia_pad_deal_dialog_finalize (GObject *object)
{
  g_clear_object (&TALIA_PAD_DEAL_DIALOG (object)->pad);

  G_OBJECT_CLASS (talia_pad_deal_dialog_parent_class)->finalize (object);
}

static void
talia_pad_deal_dialog_class_init (TaliaPadDealDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_pad_deal_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = talia_pad_deal_dialog_finalize;

  signals[SIGNAL_ENTERED] =
      g_signal_new ("entered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (TALIA_TYPE_PAD_FORM);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-pad-deal-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaPadDealDialog, form);
  gtk_widget_class_bind_template_child (widget_class, TaliaPadDealDialog, said);
  gtk_widget_class_bind_template_child (widget_class, TaliaPadDealDialog, enter);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, enter_cb);
}

static void
talia_pad_deal_dialog_init (TaliaPadDealDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

TaliaPadDealDialog *
talia_pad_deal_dialog_new (TaliaScorePad *pad, guint deal)
{
  TaliaPadDealDialog *self;
  g_auto (GStrv) parts = NULL;
  g_autofree char *about = NULL;

  g_return_val_if_fail (TALIA_IS_SCORE_PAD (pad), NULL);

  self = g_object_new (TALIA_TYPE_PAD_DEAL_DIALOG, NULL);
  self->pad = g_object_ref (pad);
  self->deal = deal;
  parts = talia_words_pad_deal_parts (pad, deal);
  about = g_strjoinv (" · ", parts + 1);
  adw_dialog_set_title (ADW_DIALOG (self), parts[0]);
  gtk_button_set_label (GTK_BUTTON (self->enter), is_next (self) ? _ ("_Enter the Deal") : _ ("_Correct the Deal"));
  talia_pad_form_set_deal (self->form, pad, deal);
  adw_preferences_page_set_description (ADW_PREFERENCES_PAGE (self->form), about);
  changed_cb (self);
  return self;
}

guint
talia_pad_deal_dialog_get_deal (TaliaPadDealDialog *self)
{
  g_return_val_if_fail (TALIA_IS_PAD_DEAL_DIALOG (self), 0);

  return self->deal;
}

TaliaPadForm *
talia_pad_deal_dialog_get_form (TaliaPadDealDialog *self)
{
  g_return_val_if_fail (TALIA_IS_PAD_DEAL_DIALOG (self), NULL);

  return self->form;
}
