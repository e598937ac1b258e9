/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a score pad: its sheet, its standings, and the button for the next deal. */
#include "talia-pad-page.h"

#include <glib/gi18n.h>

#include "model/match/talia-scored.h"
#include "talia-pad-deal-dialog.h"
#include "talia-pad-large.h"
#include "talia-pad-names.h"
#include "talia-pad-sheet.h"
#include "talia-pad-standings.h"
#include "ui/print/talia-sheet-dialog.h"
#include "ui/score/talia-score-view.h"
#include "words/talia-words-pad.h"

struct _TaliaPadPage
{
  AdwNavigationPage parent_instance;

  AdwToastOverlay *toasts;
  AdwViewStack *stack;
  TaliaScoreView *sheet;
  TaliaPadStandings *standings;
  GtkLabel *next;
  GtkLabel *dealer;
  GtkWidget *enter;

  TaliaScorePad *pad;
  gint64 begun;    /* 0: not known */
  gboolean over;   /* at the last update */
  TaliaTold draft; /* what has been entered of the next deal */
  int draft_dealer;
  gboolean has_draft;
  GtkWidget *asker; /* what had the focus before the dialog of a deal; weak, NULL: nothing */
};

G_DEFINE_FINAL_TYPE (TaliaPadPage, talia_pad_page, ADW_TYPE_NAVIGATION_PAGE)

enum
{
  SIGNAL_TOLD,
  SIGNAL_DELETED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

/* Shows the text in the label, or hides the label if there is none. */
static void
say (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

static void
update (TaliaPadPage *self)
{
  const gboolean over = talia_score_pad_is_over (self->pad);
  g_autofree char *next = over ? NULL : talia_words_pad_deal (self->pad, talia_score_pad_get_n_deals (self->pad) + 1);
  g_autofree char *dealer = over ? NULL : talia_words_pad_dealer (self->pad);

  self->has_draft = FALSE;
  say (self->next, over ? _ ("The match is over.") : next);
  say (self->dealer, dealer);
  gtk_widget_set_visible (self->enter, !over);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "pad.enter", !over);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "pad.end", !over && talia_score_pad_get_n_deals (self->pad) > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "pad.undo", talia_score_pad_can_undo (self->pad));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "pad.redo", talia_score_pad_can_redo (self->pad));
  if (over != self->over)
    adw_view_stack_set_visible_child_name (self->stack, over ? "standings" : "sheet");
  self->over = over;
}

/* --- actions --------------------------------------------------------------------------------- */

static void
entered_cb (TaliaPadPage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static gboolean
is_next (TaliaPadPage *self, guint deal)
{
  return deal == talia_score_pad_get_n_deals (self->pad) + 1;
}

/* Gives the focus back, and keeps what was entered: bids are known long before the tricks are. */
static void
closed_cb (TaliaPadPage *self, TaliaPadDealDialog *dialog)
{
  TaliaPadForm *form = talia_pad_deal_dialog_get_form (dialog);

  gtk_widget_grab_focus (self->asker != NULL && gtk_widget_get_mapped (self->asker) ? self->asker : GTK_WIDGET (self));
  if (form == NULL || !is_next (self, talia_pad_deal_dialog_get_deal (dialog)))
    return;
  talia_pad_form_get_given (form, &self->draft, &self->draft_dealer);
  self->has_draft = TRUE;
}

static void
open_deal (TaliaPadPage *self, guint deal)
{
  TaliaPadDealDialog *dialog = talia_pad_deal_dialog_new (self->pad, deal);

  if (self->has_draft && is_next (self, deal))
    talia_pad_form_set_given (talia_pad_deal_dialog_get_form (dialog), &self->draft, self->draft_dealer);
  g_set_weak_pointer (&self->asker, gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))));
  g_signal_connect_object (dialog, "closed", G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "entered", G_CALLBACK (entered_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (self));
}

static void
enter_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TaliaPadPage *self = TALIA_PAD_PAGE (widget);

  if (!talia_score_pad_is_over (self->pad))
    open_deal (self, talia_score_pad_get_n_deals (self->pad) + 1);
}

static void
correct_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TaliaPadPage *self = TALIA_PAD_PAGE (widget);
  const guint deal = g_variant_get_uint32 (parameter);

  if (deal >= 1 && deal <= talia_score_pad_get_n_deals (self->pad))
    open_deal (self, deal);
}

static void
undo_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  talia_score_pad_undo (TALIA_PAD_PAGE (widget)->pad);
}

static void
redo_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  talia_score_pad_redo (TALIA_PAD_PAGE (widget)->pad);
}

/* What was entered of the next deal stays. */
static void
named_cb (TaliaPadPage *self, const char *response, TaliaPadNames *dialog)
{
  const gboolean has_draft = self->has_draft;

  talia_pad_names_apply (dialog, self->pad);
  self->has_draft = has_draft;
}

static void
name_players_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TaliaPadPage *self = TALIA_PAD_PAGE (widget);
  TaliaPadNames *dialog = talia_pad_names_new (self->pad);

  g_signal_connect_object (dialog, "response::rename", G_CALLBACK (named_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), widget);
}

static void
delete_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_DELETED], 0);
}

static void
end_cb (TaliaPadPage *self)
{
  talia_score_pad_end (self->pad);
}

static void
end_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TaliaPadPage *self = TALIA_PAD_PAGE (widget);
  AdwDialog *dialog =
      adw_alert_dialog_new (_ ("End the Match?"), _ ("The standings are then final. Undo takes it back."));

  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "cancel", _ ("_Cancel"), "end", _ ("_End the Match"),
                                  NULL);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "end");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response::end", G_CALLBACK (end_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, widget);
}

static void
copy_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TaliaPadPage *self = TALIA_PAD_PAGE (widget);
  g_autofree char *text = talia_words_pad_text (self->pad);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  g_signal_emit (self, signals[SIGNAL_TOLD], 0, _ ("Scores copied: paste them into a message"));
}

static void
print_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TaliaPadPage *self = TALIA_PAD_PAGE (widget);
  g_autoptr (TaliaSheet) sheet = talia_pad_sheet_new (self->pad, self->begun);

  talia_sheet_dialog_present (sheet, widget);
}

static void
print_blank_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (TaliaSheet) sheet = talia_pad_sheet_new_blank (TALIA_PAD_PAGE (widget)->pad);

  talia_sheet_dialog_present (sheet, widget);
}

static void
large_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkWidget *pages = gtk_widget_get_ancestor (widget, ADW_TYPE_NAVIGATION_VIEW);

  /* While the other page slides in, the keys still come here. */
  if (adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (pages)) != ADW_NAVIGATION_PAGE (widget))
    return;
  adw_navigation_view_push (ADW_NAVIGATION_VIEW (pages),
                            ADW_NAVIGATION_PAGE (talia_pad_large_new (TALIA_PAD_PAGE (widget)->pad)));
}

/* --- the type -------------------------------------------------------------------------------- */

static void
talia_pad_page_shown (AdwNavigationPage *page)
{
  ADW_NAVIGATION_PAGE_CLASS (talia_pad_page_parent_class)->shown (page);

  gtk_widget_grab_focus (GTK_WIDGET (page));
}

static gboolean
talia_pad_page_grab_focus (GtkWidget *widget)
{
  TaliaPadPage *self = TALIA_PAD_PAGE (widget);

  return gtk_widget_grab_focus (gtk_widget_is_visible (self->enter) ? self->enter : GTK_WIDGET (self->stack));
}

static void
talia_pad_page_dispose (GObject *object)
{
  TaliaPadPage *self = TALIA_PAD_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TALIA_TYPE_PAD_PAGE);
  g_clear_object (&self->pad);
  g_clear_weak_pointer (&self->asker);

  G_OBJECT_CLASS (talia_pad_page_parent_class)->dispose (object);
}

static const struct
{
  const char *name, *parameter;
  GtkWidgetActionActivateFunc activate;
} actions[] = {
  { "pad.enter", NULL, enter_action },   { "pad.correct", "u", correct_action },
  { "pad.undo", NULL, undo_action },     { "pad.end", NULL, end_action },
  { "pad.copy", NULL, copy_action },     { "pad.large", NULL, large_action },
  { "pad.print", NULL, print_action },   { "pad.print-blank", NULL, print_blank_action },
  { "pad.redo", NULL, redo_action },     { "pad.rename", NULL, name_players_action },
  { "pad.delete", NULL, delete_action },
};

static void
talia_pad_page_class_init (TaliaPadPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_pad_page_dispose;
  widget_class->grab_focus = talia_pad_page_grab_focus;
  ADW_NAVIGATION_PAGE_CLASS (klass)->shown = talia_pad_page_shown;

  signals[SIGNAL_TOLD] = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_DELETED] =
      g_signal_new ("deleted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (TALIA_TYPE_SCORE_VIEW);
  g_type_ensure (TALIA_TYPE_PAD_STANDINGS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-pad-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaPadPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, TaliaPadPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TaliaPadPage, sheet);
  gtk_widget_class_bind_template_child (widget_class, TaliaPadPage, standings);
  gtk_widget_class_bind_template_child (widget_class, TaliaPadPage, next);
  gtk_widget_class_bind_template_child (widget_class, TaliaPadPage, dealer);
  gtk_widget_class_bind_template_child (widget_class, TaliaPadPage, enter);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter, actions[i].activate);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "pad.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "pad.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F11, 0, "pad.large", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "navigation.pop", NULL);
}

static void
talia_pad_page_init (TaliaPadPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

TaliaPadPage *
talia_pad_page_new (TaliaScorePad *pad, gint64 begun)
{
  TaliaPadPage *self;

  g_return_val_if_fail (TALIA_IS_SCORE_PAD (pad), NULL);

  self = g_object_new (TALIA_TYPE_PAD_PAGE, NULL);
  self->pad = g_object_ref (pad);
  self->begun = begun;
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), _ (talia_scored_get_game (TALIA_SCORED (pad))->name));
  talia_score_view_set_scored (self->sheet, TALIA_SCORED (pad));
  talia_pad_standings_set_pad (self->standings, pad);
  g_signal_connect_object (pad, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return self;
}

TaliaScorePad *
talia_pad_page_get_pad (TaliaPadPage *self)
{
  g_return_val_if_fail (TALIA_IS_PAD_PAGE (self), NULL);

  return self->pad;
}

AdwToastOverlay *
talia_pad_page_get_toasts (TaliaPadPage *self)
{
  g_return_val_if_fail (TALIA_IS_PAD_PAGE (self), NULL);

  return self->toasts;
}
