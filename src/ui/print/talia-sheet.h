/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A score sheet for printing: the texts of its head and of its table of deals and players. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** What a row of the table is. */
typedef enum
{
  TALIA_SHEET_DEAL,     /* one deal */
  TALIA_SHEET_SUBTOTAL, /* the sum of some deals above it */
  TALIA_SHEET_TOTAL,    /* the result, below all deals */
} TaliaSheetKind;

/** What is told about each deal to each player, such as the points; a narrow column within the player's. */
typedef struct
{
  char *title;
  gboolean runs; /* it counts all deals up to this one, so that earlier rows can be left out */
} TaliaSheetField;

typedef struct
{
  TaliaSheetKind kind;
  char *number; /* of the deal; "" for none */
  char *title;
  char *note;   /* below the title, in small letters */
  char *dealer; /* "" if that is to be written */
  GStrv cells;  /* the fields of the first player, then those of the second; "" for one to write into */
} TaliaSheetRow;

/**
 * TaliaSheet:
 *
 * What is on a sheet of paper with scores: a head, and a table with a column for each player and a row for each deal.
 * All texts are as they are to be read; an empty cell is one that somebody may write into. First come the columns and
 * fields, then the rows.
 */
typedef struct
{
  char *title;
  char *about;         /* the rules, below the title; may be "" */
  char *date;          /* "" for a line to write it on */
  gboolean has_titles; /* whether the rows have titles */
  gboolean has_dealer; /* whether there is a column for dealers */
  GPtrArray *columns;  /* char *: the players; "" for a name to be written */
  GPtrArray *fields;   /* TaliaSheetField */
  GPtrArray *rows;     /* TaliaSheetRow */
} TaliaSheet;

TaliaSheet *talia_sheet_new (const char *title, const char *about, const char *date);
TaliaSheet *talia_sheet_ref (TaliaSheet *self);
void talia_sheet_unref (TaliaSheet *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaSheet, talia_sheet_unref)

/** Puts the name of a match or a score pad in front of the title; NULL or "": it has none. */
void talia_sheet_set_name (TaliaSheet *self, const char *name);

/** Returns a name for a file with the sheet, from its title and date: without an extension, and without characters that
 * a name cannot contain. */
char *talia_sheet_name_file (TaliaSheet *self);

void talia_sheet_add_column (TaliaSheet *self, const char *name);
void talia_sheet_add_field (TaliaSheet *self, const char *title, gboolean runs);

/** Adds a row with empty cells; `number`, `title` and `note` may be NULL for none. */
TaliaSheetRow *talia_sheet_add_row (TaliaSheet *self, TaliaSheetKind kind, const char *number, const char *title,
                                    const char *note);

void talia_sheet_set_cell (TaliaSheet *self, TaliaSheetRow *row, guint column, guint field, const char *text);

/** Returns whether somebody may still write into the row. */
gboolean talia_sheet_row_is_open (const TaliaSheetRow *row);

G_END_DECLS
