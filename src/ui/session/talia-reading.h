/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The progress of a thread that the player may have to wait for, such as one that reads a record; through it, the
 * thread can be cancelled. */
#pragma once

#include "model/record/talia-record.h"

G_BEGIN_DECLS

/** TaliaReading: belongs to the code that waits for the thread's answer, which destroys the reading when the answer has
 * come. */
#define TALIA_TYPE_READING (talia_reading_get_type ())
G_DECLARE_FINAL_TYPE (TaliaReading, talia_reading, TALIA, READING, GObject)

TaliaReading *talia_reading_new (void);

/** Returns the structure to pass to the thread, which reports its progress there and looks there whether it was
 * cancelled. */
TaliaRecordReading *talia_reading_get (TaliaReading *self);

/** Returns the progress, from 0 to 1. */
double talia_reading_get_fraction (TaliaReading *self);

/** Cancels the reading: the thread then answers at once. */
void talia_reading_cancel (TaliaReading *self);

G_END_DECLS
