/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A job for the thread that exports or imports an archive of matches. */
#pragma once

#include "model/record/talia-record-reader.h"

G_BEGIN_DECLS

typedef struct
{
  char *folder; /* of the matches here */
  GFile *file;  /* that they go to or come from */
  TaliaRecordReading *reading;
} TaliaBundleOrder;

/**
 * Runs `work` in a thread, whose task data is the order; `folder` NULL is the user's own. `tag` is the function that
 * was called.
 */
void talia_bundle_order_run (const char *folder, GFile *file, TaliaRecordReading *reading, GTaskThreadFunc work,
                             gpointer tag, GAsyncReadyCallback callback, gpointer data);

G_END_DECLS
