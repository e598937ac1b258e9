/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The people who have finished a match, and the place that each of them took. */
#pragma once

#include "model/table/talia-table.h"

G_BEGIN_DECLS

/**
 * Returns a line for each person with place and name, such as "1 Ola"; "" if the match is not over, or only one person
 * played. People without a name are left out. A new string.
 */
char *talia_match_people_describe (TaliaTable *table);

G_END_DECLS
