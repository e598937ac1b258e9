/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The record of a match as text, one line a step (docs/RECORD.md). */
#pragma once

#include "talia-rules.h"

G_BEGIN_DECLS

/** GError domain of damaged records: the code is the number of the line, the message names line and reason. */
#define TALIA_RECORD_ERROR (talia_record_error_quark ())
GQuark talia_record_error_quark (void);

G_END_DECLS
