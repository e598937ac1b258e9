/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes matches to a folder before a test opens a window on it. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** A match in the folder: its game, steps made (0: to the end), when it began, who played with Ala (NULL: nobody). */
typedef struct
{
  const char *file, *game, *settings;
  guint steps;
  const char *date, *second;
} StoredMatch;

/** Plays a match and writes its file below `folder`; the folder of the file must exist. */
void stored_match_write (const char *folder, const StoredMatch *match, guint64 seed);

G_END_DECLS
