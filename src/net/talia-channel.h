/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A connection as lines of text, with limits for their length and rate. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** The version of what host and guests say to each other (docs/NETWORK.md). */
#define TALIA_NET_VERSION "4"

/** No line is longer than this many bytes, its newline not counted. */
#define TALIA_CHANNEL_MAX_LINE (16 * 1024)

/** The greatest number of lines at once, and of lines each second after that. */
#define TALIA_CHANNEL_BURST 4000
#define TALIA_CHANNEL_RATE 200

/** The greatest number of bytes that wait to be sent. */
#define TALIA_CHANNEL_MAX_WAITING (4 * 1024 * 1024)

/**
 * TaliaChannel:
 *
 * Signals: `line (const char *)`: one that is UTF-8 without control characters. `closed (const char *why)`: nothing
 * more comes, whichever side has ended it: `end`, `long`, `text`, `flood`, `slow` or `broken`. Not where
 * talia_channel_close() was called.
 */
#define TALIA_TYPE_CHANNEL (talia_channel_get_type ())
G_DECLARE_FINAL_TYPE (TaliaChannel, talia_channel, TALIA, CHANNEL, GObject)

/** A channel over `stream`, which reads from now on; `limited`: no more lines than the figures above allow. */
TaliaChannel *talia_channel_new (GIOStream *stream, gboolean limited);

/** Sends a line, sooner or later; nothing once it is closed. */
void talia_channel_send (TaliaChannel *self, const char *format, ...) G_GNUC_PRINTF (2, 3);

/** Reads no more, and closes once all is sent. */
void talia_channel_finish (TaliaChannel *self);

/** Reads on until the other side closes, or for a few seconds. */
void talia_channel_hang_on (TaliaChannel *self);

/** Ends it now. */
void talia_channel_close (TaliaChannel *self);

/** Seconds since anything came, by g_get_monotonic_time(). */
double talia_channel_get_silence (TaliaChannel *self);

/** Seconds since something was sent, by g_get_monotonic_time(). */
double talia_channel_get_quiet (TaliaChannel *self);

G_END_DECLS
