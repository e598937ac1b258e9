/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Limits for the length of a match and its record, the same for matches that are played and records that are read. */
#pragma once

/**
 * The greatest number of deals in a match. It also limits the number of steps, since every deal ends. Only deals are
 * refused, not moves, so that no deal remains unfinished.
 */
#define TALIA_MAX_DEALS 1000

/** The greatest number of bytes that are kept of the text of a seat: level and name. */
#define TALIA_MAX_SEAT_TEXT 1000

/**
 * The greatest length of a record in bytes; a longer file counts as damaged. The record of a match within the limits
 * above is far shorter, and one that has grown because of undone moves is rewritten before it becomes that long.
 */
#define TALIA_RECORD_MAX_LENGTH (16 * 1024 * 1024)
