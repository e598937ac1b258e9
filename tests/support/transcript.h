/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes a match as text that a card player can check by reading. */
#pragma once

#include "model/table/talia-table.h"

/** The whole match as a transcript, a new string. */
char *transcript_write (TaliaTable *table);
