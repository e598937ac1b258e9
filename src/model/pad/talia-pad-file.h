/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps a score pad in a file: each step is in the file before the step is reported. */
#pragma once

#include "talia-score-pad.h"

G_BEGIN_DECLS

/**
 * TaliaPadFile:
 *
 * The file of one pad. Each line is appended as it happens: the kernel has it when the step is reported, the disk soon
 * after (a thread syncs). A file that somebody else has changed or removed is left alone, and the pad goes on in a new
 * one.
 *
 * Signals: `failed (GError *)`: something could not be written; the pad goes on, and each further step tries to write
 * the whole of it again. `recovered ()`: this has succeeded.
 */
#define TALIA_TYPE_PAD_FILE (talia_pad_file_get_type ())
G_DECLARE_FINAL_TYPE (TaliaPadFile, talia_pad_file, TALIA, PAD_FILE, GObject)

/**
 * Keeps `pad` in a new file in `folder`, which is created if there is none. If it cannot be written, `error` is set
 * (G_FILE_ERROR), and the next step tries again.
 */
TaliaPadFile *talia_pad_file_new (TaliaScorePad *pad, const char *folder, GError **error);

/**
 * Opens the file of a pad and goes on there; a torn last line is cut off. A damaged file is not changed: returns NULL,
 * with the pad before the damage in `salvaged` (transfer full; NULL if there is none). Error: TALIA_RECORD_ERROR or
 * G_FILE_ERROR.
 */
TaliaPadFile *talia_pad_file_open (const char *path, TaliaScorePad **salvaged, GError **error);

/** Reads a pad without keeping it in its file. A damaged one is read up to the damage; NULL if nothing can be read. */
TaliaScorePad *talia_pad_file_peek (const char *path);

TaliaScorePad *talia_pad_file_get_pad (TaliaPadFile *self);

/** Returns where the pad is kept now; NULL if it could not be written yet. */
const char *talia_pad_file_get_path (TaliaPadFile *self);

G_END_DECLS
