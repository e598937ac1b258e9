/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Not learned yet. */
static TaliaTrickWeights weights_spades[6];
