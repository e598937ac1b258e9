/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints a score sheet on one page, in portrait or landscape, or saves it as a PDF. */
#include "talia-sheet-print.h"

#include <cairo-pdf.h>
#include <glib/gi18n.h>

#include "talia-sheet-page.h"

/* The margins of the page, in points: about 12 millimetres, which every printer can do. */
#define MARGIN 34.0

static GtkPageSetup *
make_setup (GtkPageOrientation orientation)
{
  GtkPageSetup *setup = gtk_page_setup_new ();

  gtk_page_setup_set_orientation (setup, orientation);
  gtk_page_setup_set_top_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_bottom_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_left_margin (setup, MARGIN, GTK_UNIT_POINTS);
  gtk_page_setup_set_right_margin (setup, MARGIN, GTK_UNIT_POINTS);
  return setup;
}

static TaliaSheetPage *
make_page (TaliaSheet *sheet, GtkPageSetup *setup)
{
  return talia_sheet_page_new (sheet, gtk_page_setup_get_page_width (setup, GTK_UNIT_POINTS),
                               gtk_page_setup_get_page_height (setup, GTK_UNIT_POINTS));
}

GtkPageSetup *
talia_sheet_print_choose_page (TaliaSheet *sheet)
{
  g_autoptr (GtkPageSetup) upright = make_setup (GTK_PAGE_ORIENTATION_PORTRAIT);
  g_autoptr (GtkPageSetup) across = make_setup (GTK_PAGE_ORIENTATION_LANDSCAPE);
  g_autoptr (TaliaSheetPage) first = NULL, second = NULL;

  g_return_val_if_fail (sheet != NULL, NULL);

  first = make_page (sheet, upright);
  second = make_page (sheet, across);
  return g_object_ref (talia_sheet_page_is_better (second, first) ? across : upright);
}

static void
draw_page_cb (GtkPrintOperation *operation, GtkPrintContext *context, int number, TaliaSheet *sheet)
{
  g_autoptr (TaliaSheetPage) page =
      talia_sheet_page_new (sheet, gtk_print_context_get_width (context), gtk_print_context_get_height (context));

  talia_sheet_page_draw (page, gtk_print_context_get_cairo_context (context));
}

static void
release_cb (gpointer sheet, GClosure *closure)
{
  talia_sheet_unref (sheet);
}

GtkPrintOperation *
talia_sheet_print_new (TaliaSheet *sheet)
{
  GtkPrintOperation *operation;
  g_autoptr (GtkPageSetup) setup = NULL;

  g_return_val_if_fail (sheet != NULL, NULL);

  operation = gtk_print_operation_new ();
  setup = talia_sheet_print_choose_page (sheet);
  gtk_print_operation_set_job_name (operation, sheet->title);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_n_pages (operation, 1);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect_data (operation, "draw-page", G_CALLBACK (draw_page_cb), talia_sheet_ref (sheet), release_cb, 0);
  return operation;
}

static cairo_status_t
append_cb (void *bytes, const guchar *data, guint length)
{
  g_byte_array_append (bytes, data, length);
  return CAIRO_STATUS_SUCCESS;
}

GBytes *
talia_sheet_print_to_pdf (TaliaSheet *sheet, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autoptr (GtkPageSetup) setup = NULL;
  g_autoptr (TaliaSheetPage) page = NULL;
  cairo_surface_t *surface;
  cairo_status_t status;
  cairo_t *cr;

  g_return_val_if_fail (sheet != NULL, NULL);

  setup = talia_sheet_print_choose_page (sheet);
  page = make_page (sheet, setup);
  surface =
      cairo_pdf_surface_create_for_stream (append_cb, bytes, gtk_page_setup_get_paper_width (setup, GTK_UNIT_POINTS),
                                           gtk_page_setup_get_paper_height (setup, GTK_UNIT_POINTS));
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, sheet->title);
  cr = cairo_create (surface);
  cairo_translate (cr, gtk_page_setup_get_left_margin (setup, GTK_UNIT_POINTS),
                   gtk_page_setup_get_top_margin (setup, GTK_UNIT_POINTS));
  talia_sheet_page_draw (page, cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status != CAIRO_STATUS_SUCCESS)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, cairo_status_to_string (status));
      return NULL;
    }
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}
