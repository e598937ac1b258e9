/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A connection that carries lines of text, with limits for their length and for their number per second. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** The version of the protocol between host and guests (docs/NETWORK.md). */
#define TALIA_NET_VERSION "4"

/** The greatest length of a line in bytes, without its newline. */
#define TALIA_CHANNEL_MAX_LINE (16 * 1024)

/** The greatest number of lines at once, and of lines per second after that. */
#define TALIA_CHANNEL_BURST 4000
#define TALIA_CHANNEL_RATE 200

/** The greatest number of bytes in the queue to be sent. */
#define TALIA_CHANNEL_MAX_WAITING (4 * 1024 * 1024)

/**
 * TaliaChannel:
 *
 * Signals: `line (const char *)`: a line, which is UTF-8 without control characters. `closed (const char *why)`: the
 * connection has ended, by either side: `end`, `long`, `text`, `flood`, `slow` or `broken`. Not emitted after
 * talia_channel_close().
 */
#define TALIA_TYPE_CHANNEL (talia_channel_get_type ())
G_DECLARE_FINAL_TYPE (TaliaChannel, talia_channel, TALIA, CHANNEL, GObject)

/** Creates a channel over `stream`, and begins to read; if `limited`, the number of lines is limited as above. */
TaliaChannel *talia_channel_new (GIOStream *stream, gboolean limited);

/** Queues a line to be sent; does nothing once the channel is closed. */
void talia_channel_send (TaliaChannel *self, const char *format, ...) G_GNUC_PRINTF (2, 3);

/** Stops reading, and closes the channel when everything is sent. */
void talia_channel_finish (TaliaChannel *self);

/** Reads until the other side closes the channel, or for a few seconds. */
void talia_channel_hang_on (TaliaChannel *self);

/** Closes the channel at once. */
void talia_channel_close (TaliaChannel *self);

/** Whether a program that looks for silence every `ms` milliseconds has not looked for more than twice that time: it
 * was busy or stopped, and what the other side sent meanwhile may not have been read yet. `last` is the time of the
 * last look, which is set to now. */
gboolean talia_channel_overslept (gint64 *last, guint ms);

/** Counts the silence of the other side from now. */
void talia_channel_excuse (TaliaChannel *self);

/** Returns the seconds since any data arrived, by g_get_monotonic_time(). */
double talia_channel_get_silence (TaliaChannel *self);

/** Returns the seconds since data were sent, by g_get_monotonic_time(). */
double talia_channel_get_quiet (TaliaChannel *self);

G_END_DECLS
