/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the tables that others have opened in the local network. */
#pragma once

#include <glib-object.h>

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** The greatest number of tables in the list, whatever is announced in the network. */
#define TALIA_FINDER_MAX_TABLES 32

/** A table that was found, as it describes itself. Nothing of this can be trusted; only the table's code proves who it
 * is. */
typedef struct
{
  char *id;              /* identifies the table as long as it is announced */
  char *host;            /* the cleaned name (talia_text_clean()); may be "" */
  const TaliaGame *game; /* NULL: the table needs another version of Talia */
  guint free_seats;
  char *address; /* as people would type it; NULL until it is known */
} TaliaFoundTable;

/**
 * TaliaFinder:
 *
 * Searches for tables until it is freed. Signals: `changed ()`: the tables have changed, or whether the search is
 * possible.
 */
#define TALIA_TYPE_FINDER (talia_finder_get_type ())
G_DECLARE_FINAL_TYPE (TaliaFinder, talia_finder, TALIA, FINDER, GObject)

TaliaFinder *talia_finder_new (void);

/** Returns whether the search is possible, as far as is known: it is not if this machine has no Avahi. */
gboolean talia_finder_is_able (TaliaFinder *self);

/** Returns the tables whose address is known, in the order in which they were found: an array of const
 * TaliaFoundTable. */
GPtrArray *talia_finder_list (TaliaFinder *self);

G_END_DECLS
