/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays for the person when only one move is legal, if the preferences say so. */
#pragma once

#include "model/talia-match.h"

G_BEGIN_DECLS

/** Lets the match follow the preferences as long as it lives. */
void talia_table_autoplay_follow (TaliaMatch *match);

/** Every move is the person's own from now on, whatever is preferred. */
void talia_table_autoplay_leave (TaliaMatch *match);

G_END_DECLS
