/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the AisleRiot decks of the system and of the player, and loads the one that the player has chosen. */
#pragma once

#include "talia-card-deck.h"

G_BEGIN_DECLS

/**
 * TaliaDecks:
 *
 * Decks are files, SVG or compressed SVG, in `talia/decks` of the user's data folder and in `aisleriot/cards` of the
 * system's data folders. A deck's id is the name of its file; if two files have the same name, the first one is used.
 * The preference `deck` is the id of the chosen deck, or empty for Talia's own faces.
 *
 * A deck is loaded in a thread. Until it is ready, the previous one is shown or, at the start, Talia's own faces. If
 * the chosen deck is missing or broken at the start, Talia's own faces are shown, without a message.
 *
 * Signals:
 * - `changed ()`: another deck is shown now, or Talia's own faces
 * - `refused (sentence)`: the deck that the player has just chosen cannot be shown; the sentence says why. Nothing has
 * changed.
 */
#define TALIA_TYPE_DECKS (talia_decks_get_type ())
G_DECLARE_FINAL_TYPE (TaliaDecks, talia_decks, TALIA, DECKS, GObject)

/** Returns the only object of this type (transfer none). */
TaliaDecks *talia_decks_get (void);

/** Returns the ids of all decks, sorted by their names (transfer full). */
GStrv talia_decks_list (TaliaDecks *self);

/** Returns the file of a deck (transfer full); NULL if there is none. */
GFile *talia_decks_find (TaliaDecks *self, const char *id);

/** Returns the folder for the player's own decks, which is created if it is missing (transfer full); NULL with `error`
 * set if that fails. */
GFile *talia_decks_make_folder (GError **error);

/** Returns the name of a deck for the player, derived from the name of its file, such as "Anglo poker"; a new string.
 */
char *talia_decks_get_name (const char *id);

/** Loads a deck, which then becomes the player's choice or is refused; an empty id chooses Talia's own faces at once.
 */
void talia_decks_choose (TaliaDecks *self, const char *id);

/** Returns the deck that is shown (transfer none, valid until the next `changed`); NULL for Talia's own faces. */
TaliaCardDeck *talia_decks_get_deck (TaliaDecks *self);

G_END_DECLS
