/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A chip with the bid of a side, the tricks it has taken, and its bags. */
#pragma once

#include <gtk/gtk.h>

#include "model/match/talia-match.h"
#include "ui/board/talia-board-bar.h"

G_BEGIN_DECLS

/** TaliaContractChip: A small plate that follows the match, hidden before the first deal. Property: `brief` (boolean:
 * fewer words, for narrow windows). */
#define TALIA_TYPE_CONTRACT_CHIP (talia_contract_chip_get_type ())
G_DECLARE_FINAL_TYPE (TaliaContractChip, talia_contract_chip, TALIA, CONTRACT_CHIP, GtkWidget)

/** Adds a chip for each side to the bar, beginning with the player's own; none in a game without bids. Chips are brief
 * while `property` of `narrow` is TRUE. */
void talia_contract_chip_add_all (TaliaMatch *match, TaliaBoardBar *bar, GObject *narrow, const char *property);

G_END_DECLS
