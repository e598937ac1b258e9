/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The people of a finished match or score pad as text: one line for each person, with place, points and name. */
#pragma once

#include "model/table/talia-table.h"

G_BEGIN_DECLS

/** What a line says. */
typedef struct
{
  int place, points;
  const char *name; /* safe in any sentence */
} TaliaMatchPerson;

/** Adds a line, such as "1 87 Ola". */
void talia_match_people_add (GString *text, int place, int points, const char *name);

/** Reads a line, to which the name then points; returns FALSE if it is none. */
gboolean talia_match_people_read (const char *line, TaliaMatchPerson *person);

/**
 * Returns a line for each person in the match; "" if it is not over, or only one person played. People without a name
 * are left out. A new string.
 */
char *talia_match_people_describe (TaliaTable *table);

G_END_DECLS
