/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A chip with what one side has bid and made, and its bags. */
#pragma once

#include <gtk/gtk.h>

#include "model/match/talia-match.h"
#include "ui/board/talia-board-bar.h"

G_BEGIN_DECLS

/** TaliaContractChip: a small plate that follows the match; not to be seen before the first deal. Property: `brief`
 * (boolean: fewer words, for narrow windows). */
#define TALIA_TYPE_CONTRACT_CHIP (talia_contract_chip_get_type ())
G_DECLARE_FINAL_TYPE (TaliaContractChip, talia_contract_chip, TALIA, CONTRACT_CHIP, GtkWidget)

/** Adds a chip a side to the bar, the own one first, brief while `property` of `narrow` is TRUE; none without bids. */
void talia_contract_chip_add_all (TaliaMatch *match, TaliaBoardBar *bar, GObject *narrow, const char *property);

G_END_DECLS
