/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes a match as text that a card player can check by reading. */
#pragma once

#include "model/table/talia-table.h"

/** Returns a transcript of the whole match, a new string. */
char *transcript_write (TaliaTable *table);
