/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Estimates how many tricks a hand in Spades takes and how risky a nil is, by rules of thumb, for bidding and for
 * reading the bids of others. */
#pragma once

#include "engine/talia-cards.h"

G_BEGIN_DECLS

/** Estimates how many tricks a hand of thirteen cards takes. */
double talia_spades_tricks (TaliaCards hand);

/** Estimates the risk that a hand takes a trick: 0 is none, and below 1 a nil is worth trying. */
double talia_spades_nil_risk (TaliaCards hand);

G_END_DECLS
