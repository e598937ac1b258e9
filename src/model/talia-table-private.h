/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the reader of records needs of a table besides its public functions. */
#pragma once

#include "talia-table.h"

G_BEGIN_DECLS

/**
 * Deals `pack`, of the number `seed` unless that is NULL. `dealer` matters only where it is to be
 * drawn. Error: TALIA_DEAL_ERROR.
 */
gboolean talia_table_deal (TaliaTable *self, const TaliaPack *pack, int dealer, const guint64 *seed, GError **error);

G_END_DECLS
