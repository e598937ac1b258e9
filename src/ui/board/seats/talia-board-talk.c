/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the remarks that regulars make at the table about what has happened. */
#include "talia-board-talk.h"

#include "settings/talia-settings.h"
#include "talia-seat-plate.h"
#include "words/talia-words-regulars.h"

/* The key for the plates in the data of the board. */
#define PLATES "talia-board-talk"

static void
settled_cb (TaliaBoard *board, const TaliaEvents *events, TaliaMatch *match)
{
  GtkWidget **plates = g_object_get_data (G_OBJECT (board), PLATES);
  TaliaReaction reaction;

  if (!g_settings_get_boolean (talia_settings_get (), "reactions") || talia_match_get_open (match))
    return;
  reaction = talia_words_regular_reaction (match, events);
  if (reaction.seat != TALIA_NOBODY && plates[reaction.seat] != NULL)
    talia_seat_plate_say (TALIA_SEAT_PLATE (plates[reaction.seat]), reaction.text);
}

void
talia_board_talk_attach (TaliaBoard *board, GtkWidget **plates)
{
  g_object_set_data (G_OBJECT (board), PLATES, plates);
  g_signal_connect_object (talia_board_get_match (board), "settled", G_CALLBACK (settled_cb), board, G_CONNECT_SWAPPED);
}
