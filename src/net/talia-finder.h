/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the tables that others have opened in the local network. */
#pragma once

#include <glib-object.h>

#include "engine/talia-game.h"

G_BEGIN_DECLS

/** More tables are not listed, whatever somebody tells the network. */
#define TALIA_FINDER_MAX_TABLES 32

/** A table that is to be found, as it says itself. Its code says more: nobody vouches for this. */
typedef struct
{
  char *id;              /* by which it is told from others, as long as it is there */
  char *host;            /* what talia_text_clean() leaves of the name; may be "" */
  const TaliaGame *game; /* NULL: it needs another version of Talia */
  guint free_seats;
  char *address; /* as people would type it; NULL while it is not known yet */
} TaliaFoundTable;

/**
 * TaliaFinder:
 *
 * Looks as long as it is there. Signals: `changed ()`: the tables, or whether they can be found at all.
 */
#define TALIA_TYPE_FINDER (talia_finder_get_type ())
G_DECLARE_FINAL_TYPE (TaliaFinder, talia_finder, TALIA, FINDER, GObject)

TaliaFinder *talia_finder_new (void);

/** Whether tables can be found, as far as is known: not where this machine has no Avahi. */
gboolean talia_finder_is_able (TaliaFinder *self);

/** The tables whose address is known, in the order in which they were found: an array of const TaliaFoundTable. */
GPtrArray *talia_finder_list (TaliaFinder *self);

G_END_DECLS
