/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long a match and its record may become; the same for those that are played and those that are read. */
#pragma once

/**
 * After so many deals no other is dealt. That limits the steps as well, since every deal ends; moves are not refused,
 * so that none stays unfinished.
 */
#define TALIA_MAX_DEALS 1000

/** Of what is said of a seat, the level and the name, so many bytes are kept at most. */
#define TALIA_MAX_SEAT_TEXT 1000

/**
 * No record is longer than this many bytes; a longer file is damaged. The record of a match within the limits above
 * is far shorter: one that has grown by moves taken back is written anew before it comes to this.
 */
#define TALIA_RECORD_MAX_LENGTH (16 * 1024 * 1024)
