/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Limits for the length of a match and its record, the same for matches that are played and records that are read. */
#pragma once

/**
 * The greatest number of deals in a match. It limits the steps as well, since every deal ends; moves are not refused,
 * so that none stays unfinished.
 */
#define TALIA_MAX_DEALS 1000

/** The greatest number of bytes that are kept of a seat's level and name. */
#define TALIA_MAX_SEAT_TEXT 1000

/**
 * No record is longer than this many bytes; a longer file is damaged. The record of a match within the limits above
 * is far shorter: one that has grown by moves taken back is written anew before it comes to this.
 */
#define TALIA_RECORD_MAX_LENGTH (16 * 1024 * 1024)
