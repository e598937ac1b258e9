/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The progress of a thread that the player may have to wait for, such as one that reads a record, and cancelling it. */
#pragma once

#include "model/record/talia-record.h"

G_BEGIN_DECLS

/** TaliaReading: belongs to whoever waits for the answer of the thread, and is gone once that has come. */
#define TALIA_TYPE_READING (talia_reading_get_type ())
G_DECLARE_FINAL_TYPE (TaliaReading, talia_reading, TALIA, READING, GObject)

TaliaReading *talia_reading_new (void);

/** What the thread is to be given. */
TaliaRecordReading *talia_reading_get (TaliaReading *self);

/** How much has been done, from 0 to 1. */
double talia_reading_get_fraction (TaliaReading *self);

/** Nobody waits for it any more: the thread is to answer at once. */
void talia_reading_cancel (TaliaReading *self);

G_END_DECLS
