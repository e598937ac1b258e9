/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A dialog that shows a score sheet as it will be printed, and prints it or saves it as a PDF. */
#include "talia-sheet-dialog.h"

#include <glib/gi18n.h>

#include "model/record/talia-outgoing.h"
#include "talia-sheet-page.h"
#include "talia-sheet-print.h"

struct _TaliaSheetDialog
{
  AdwDialog parent_instance;

  TaliaSheet *sheet;
  GtkPageSetup *setup;
  TaliaSheetPage *page;

  AdwToastOverlay *toasts;
  GtkDrawingArea *preview;
  GtkWidget *save_button;
  GtkWidget *print_button;
};

G_DEFINE_FINAL_TYPE (TaliaSheetDialog, talia_sheet_dialog, ADW_TYPE_DIALOG)

static void
tell (TaliaSheetDialog *self, const char *text)
{
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* Draws the page as large as there is room, white with black letters in any style. */
static void
draw_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  TaliaSheetDialog *self = data;
  const double paper_width = gtk_page_setup_get_paper_width (self->setup, GTK_UNIT_POINTS);
  const double paper_height = gtk_page_setup_get_paper_height (self->setup, GTK_UNIT_POINTS);
  const double scale = MIN (width / paper_width, height / paper_height);

  cairo_translate (cr, (width - paper_width * scale) / 2, (height - paper_height * scale) / 2);
  cairo_scale (cr, scale, scale);
  cairo_rectangle (cr, 0, 0, paper_width, paper_height);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0.6, 0.6, 0.6);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  cairo_translate (cr, gtk_page_setup_get_left_margin (self->setup, GTK_UNIT_POINTS),
                   gtk_page_setup_get_top_margin (self->setup, GTK_UNIT_POINTS));
  talia_sheet_page_draw (self->page, cr);
}

/* --- printing ----------------------------------------------------------------------------------- */

/* Looks at the result of the operation, which may come long after the dialog has been closed. */
static void
done_cb (GtkPrintOperation *operation, GtkPrintOperationResult result, TaliaSheetDialog *self)
{
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;
  gtk_print_operation_get_error (operation, &error);
  tell (self, error->message);
}

static void
print_cb (TaliaSheetDialog *self)
{
  g_autoptr (GtkPrintOperation) operation = talia_sheet_print_new (self->sheet);

  g_signal_connect_object (operation, "done", G_CALLBACK (done_cb), self, 0);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                           GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), NULL);
}

/* --- the PDF ------------------------------------------------------------------------------------ */

static gboolean
write_pdf (TaliaSheet *sheet, GFile *file, GError **error)
{
  g_autoptr (GBytes) bytes = talia_sheet_print_to_pdf (sheet, error);
  TaliaOutgoing outgoing;
  gboolean good;

  if (bytes == NULL || !talia_outgoing_begin (&outgoing, file, G_FILE_CREATE_NONE, NULL, error))
    return FALSE;
  good = g_output_stream_write_all (outgoing.stream, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL,
                                    NULL, error);
  return talia_outgoing_end (&outgoing, good, NULL, error);
}

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TaliaSheetDialog) self = data;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, NULL);
  g_autoptr (GError) error = NULL;

  if (file != NULL && self->sheet != NULL)
    tell (self, write_pdf (self->sheet, file, &error) ? _ ("Saved as PDF") : error->message);
}

static void
save_cb (TaliaSheetDialog *self)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autofree char *stem = talia_sheet_name_file (self->sheet), *name = g_strconcat (stem, ".pdf", NULL);

  gtk_file_dialog_set_title (dialog, _ ("Save the Score Sheet"));
  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), NULL, saved_cb,
                        g_object_ref (self));
}

/* ------------------------------------------------------------------------------------------------ */

static void
talia_sheet_dialog_dispose (GObject *object)
{
  TaliaSheetDialog *self = TALIA_SHEET_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TALIA_TYPE_SHEET_DIALOG);
  g_clear_pointer (&self->page, talia_sheet_page_free);
  g_clear_pointer (&self->sheet, talia_sheet_unref);
  g_clear_object (&self->setup);

  G_OBJECT_CLASS (talia_sheet_dialog_parent_class)->dispose (object);
}

static void
talia_sheet_dialog_class_init (TaliaSheetDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_sheet_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-sheet-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaSheetDialog, toasts);
  gtk_widget_class_bind_template_child (widget_class, TaliaSheetDialog, preview);
  gtk_widget_class_bind_template_child (widget_class, TaliaSheetDialog, save_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaSheetDialog, print_button);
  gtk_widget_class_bind_template_callback (widget_class, save_cb);
  gtk_widget_class_bind_template_callback (widget_class, print_cb);
}

static void
talia_sheet_dialog_init (TaliaSheetDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
talia_sheet_dialog_present (TaliaSheet *sheet, GtkWidget *parent)
{
  TaliaSheetDialog *self;
  g_autofree char *name = NULL;

  g_return_if_fail (sheet != NULL);
  g_return_if_fail (GTK_IS_WIDGET (parent));

  self = g_object_new (TALIA_TYPE_SHEET_DIALOG, NULL);
  self->sheet = talia_sheet_ref (sheet);
  self->setup = talia_sheet_print_choose_page (sheet);
  self->page = talia_sheet_page_new (sheet, gtk_page_setup_get_page_width (self->setup, GTK_UNIT_POINTS),
                                     gtk_page_setup_get_page_height (self->setup, GTK_UNIT_POINTS));
  gtk_drawing_area_set_draw_func (self->preview, draw_cb, self, NULL);
  /* Translators: for screen readers: the picture of a page to be printed; the name of a game */
  name = g_strdup_printf (_ ("The page to be printed: %s"), sheet->title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->preview), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  adw_dialog_present (ADW_DIALOG (self), parent);
}
