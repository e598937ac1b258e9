/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds out what a person has seen a regular do in the matches that both have played together. */
#pragma once

#include "talia-archive.h"

G_BEGIN_DECLS

/** The number of finished matches that are considered, newest first. */
#define TALIA_ACQUAINTANCE_MATCHES 500

/** The results of a person and a regular in the finished matches in which both played. */
typedef struct
{
  guint matches;
  guint ahead;      /* matches in which the regular finished ahead of the person */
  guint behind;     /* matches in which the person finished ahead; those of partners are neither */
  TaliaFeats feats; /* the feats of the regular */
} TaliaAcquaintance;

/** Reads the records in a thread. `archive` is used only during this call. */
void talia_acquaintance_read_async (TaliaArchive *archive, const char *regular, GCancellable *cancellable,
                                    GAsyncReadyCallback callback, gpointer data);

/** Gets the result; returns FALSE if reading was cancelled. */
gboolean talia_acquaintance_read_finish (GAsyncResult *result, TaliaAcquaintance *acquaintance);

G_END_DECLS
