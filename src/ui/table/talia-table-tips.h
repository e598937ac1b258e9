/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tips about shortcuts that are hard to find, shown in the line of news where they help; each is shown only once. */
#pragma once

#include "talia-table-news.h"

G_BEGIN_DECLS

/** Says aloud what is expected now, and beside it, where the line is free, what the player may not know yet. */
void talia_table_tips_announce (TaliaTableNews *news);

G_END_DECLS
