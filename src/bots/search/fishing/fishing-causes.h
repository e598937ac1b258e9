/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds what on the table makes a move of a fishing game the best: what others could take after it. */
#pragma once

#include "bots/search/core/search-family.h"

G_BEGIN_DECLS

/** The function `cause` of TaliaFamily for fishing games. */
TaliaCause talia_fishing_cause (const TaliaPosition *position, const TaliaContrast *contrast);

G_END_DECLS
