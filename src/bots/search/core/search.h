/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search: samples worlds from a view, plays each move out in each of them, and prefers the best average. */
#pragma once

#include "search-family.h"

G_BEGIN_DECLS

/** The function `advise` of all levels that search. */
guint talia_search_advise (const TaliaLevel *level, const TaliaGame *game, const TaliaView *view,
                           TaliaThinking *thinking, TaliaAdvice *advice);

G_END_DECLS
