/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An order to a thread, to export matches to one file or to import them from one: the data that the thread needs. */
#pragma once

#include "model/record/talia-record-reader.h"

G_BEGIN_DECLS

typedef struct
{
  char *folder; /* the folder of the matches */
  GFile *file;  /* the file to export to or to import from */
  TaliaRecordReading *reading;
} TaliaBundleOrder;

/**
 * Runs `work` in a thread, with the order as task data; `folder` NULL is the user's own. `tag` is the public function.
 */
void talia_bundle_order_run (const char *folder, GFile *file, TaliaRecordReading *reading, GTaskThreadFunc work,
                             gpointer tag, GAsyncReadyCallback callback, gpointer data);

G_END_DECLS
