/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A score sheet for printing: the texts of its head and of its table of deals and players. */
#include "talia-sheet.h"

static void
free_field (gpointer data)
{
  TaliaSheetField *field = data;

  g_free (field->title);
  g_free (field);
}

static void
free_row (gpointer data)
{
  TaliaSheetRow *row = data;

  g_free (row->number);
  g_free (row->title);
  g_free (row->note);
  g_free (row->dealer);
  g_strfreev (row->cells);
  g_free (row);
}

TaliaSheet *
talia_sheet_new (const char *title, const char *about, const char *date)
{
  TaliaSheet *self;

  g_return_val_if_fail (title != NULL, NULL);

  self = g_rc_box_new0 (TaliaSheet);
  self->title = g_strdup (title);
  self->about = g_strdup (about != NULL ? about : "");
  self->date = g_strdup (date != NULL ? date : "");
  self->columns = g_ptr_array_new_with_free_func (g_free);
  self->fields = g_ptr_array_new_with_free_func (free_field);
  self->rows = g_ptr_array_new_with_free_func (free_row);
  return self;
}

TaliaSheet *
talia_sheet_ref (TaliaSheet *self)
{
  return g_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  TaliaSheet *self = data;

  g_free (self->title);
  g_free (self->about);
  g_free (self->date);
  g_ptr_array_unref (self->columns);
  g_ptr_array_unref (self->fields);
  g_ptr_array_unref (self->rows);
}

void
talia_sheet_unref (TaliaSheet *self)
{
  g_rc_box_release_full (self, clear);
}

void
talia_sheet_set_name (TaliaSheet *self, const char *name)
{
  g_autofree char *title = NULL;

  g_return_if_fail (self != NULL);

  if (name == NULL || *name == '\0')
    return;
  title = g_strdup_printf ("%s · %s", name, self->title);
  g_set_str (&self->title, title);
}

char *
talia_sheet_name_file (TaliaSheet *self)
{
  char *name;

  g_return_val_if_fail (self != NULL, NULL);

  name = g_strconcat (self->title, *self->date != '\0' ? ", " : "", self->date, NULL);
  return g_strdelimit (name, G_DIR_SEPARATOR_S, '-');
}

void
talia_sheet_add_column (TaliaSheet *self, const char *name)
{
  g_return_if_fail (self != NULL && name != NULL && self->rows->len == 0);

  g_ptr_array_add (self->columns, g_strdup (name));
}

void
talia_sheet_add_field (TaliaSheet *self, const char *title, gboolean runs)
{
  TaliaSheetField *field;

  g_return_if_fail (self != NULL && title != NULL && self->rows->len == 0);

  field = g_new (TaliaSheetField, 1);
  *field = (TaliaSheetField) { g_strdup (title), runs };
  g_ptr_array_add (self->fields, field);
}

TaliaSheetRow *
talia_sheet_add_row (TaliaSheet *self, TaliaSheetKind kind, const char *number, const char *title, const char *note)
{
  TaliaSheetRow *row;
  guint n;

  g_return_val_if_fail (self != NULL, NULL);

  row = g_new0 (TaliaSheetRow, 1);
  n = self->columns->len * self->fields->len;
  row->kind = kind;
  row->number = g_strdup (number != NULL ? number : "");
  row->title = g_strdup (title != NULL ? title : "");
  row->note = g_strdup (note != NULL ? note : "");
  row->dealer = g_strdup ("");
  row->cells = g_new0 (char *, n + 1);
  for (guint i = 0; i < n; i++)
    row->cells[i] = g_strdup ("");
  g_ptr_array_add (self->rows, row);
  return row;
}

void
talia_sheet_set_cell (TaliaSheet *self, TaliaSheetRow *row, guint column, guint field, const char *text)
{
  g_return_if_fail (self != NULL && row != NULL && text != NULL);
  g_return_if_fail (column < self->columns->len && field < self->fields->len);

  g_set_str (&row->cells[column * self->fields->len + field], text);
}

gboolean
talia_sheet_row_is_open (const TaliaSheetRow *row)
{
  g_return_val_if_fail (row != NULL, FALSE);

  for (guint i = 0; row->cells[i] != NULL; i++)
    if (*row->cells[i] != '\0')
      return FALSE;
  return TRUE;
}
