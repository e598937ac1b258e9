/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The decks of AisleRiot that this computer or the player has, and the one that the player has chosen. */
#pragma once

#include "talia-card-deck.h"

G_BEGIN_DECLS

/**
 * TaliaDecks:
 *
 * Decks are files, SVG or compressed SVG, in `talia/decks` of the user's data folder and in `aisleriot/cards` of the
 * system's. A deck's id is the name of its file; where two have the same, the first is taken. The preference `deck` is
 * the id of the chosen one, or empty for Talia's own faces.
 *
 * A deck is loaded in a thread; until it is, the previous one stays, or at the start Talia's own faces. If the chosen
 * deck is gone or broken at the start, these are shown, and nothing is said.
 *
 * Signals:
 * - `changed ()`: another deck is shown now, or none
 * - `refused (sentence)`: the deck that was last chosen cannot be shown, and why; nothing has changed
 */
#define TALIA_TYPE_DECKS (talia_decks_get_type ())
G_DECLARE_FINAL_TYPE (TaliaDecks, talia_decks, TALIA, DECKS, GObject)

/** The one object of the program (transfer none). */
TaliaDecks *talia_decks_get (void);

/** The ids of all decks, in the order of their names (transfer full). */
GStrv talia_decks_list (TaliaDecks *self);

/** A deck's file (transfer full); NULL if there is none. */
GFile *talia_decks_find (TaliaDecks *self, const char *id);

/** The name of a deck for the player, which is that of its file, such as "Anglo poker". */
char *talia_decks_get_name (const char *id);

/** Loads a deck, which is then the player's choice, or is refused; an empty id chooses Talia's own faces at once. */
void talia_decks_choose (TaliaDecks *self, const char *id);

/** The deck that is shown (transfer none: valid until the next `changed`); NULL for Talia's own faces. */
TaliaCardDeck *talia_decks_get_deck (TaliaDecks *self);

G_END_DECLS
