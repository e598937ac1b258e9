/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes reasons for moves as words, for files that outlive a version: the number of a reason may change, its word does
 * not. */
#pragma once

#include "talia-reason.h"

G_BEGIN_DECLS

/** Writes a reason as words, such as `better number=3 gain=cards-left gained=QS`; a new string. */
char *talia_reason_to_text (const TaliaReason *reason);

/** Reads a reason from an array of words that ends with NULL; returns FALSE if they are none. */
gboolean talia_reason_parse (char *const *words, TaliaReason *reason);

G_END_DECLS
