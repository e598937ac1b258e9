/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An SQLite file that can be rebuilt at any time: opens it, and replaces it if it cannot be used. */
#pragma once

#include <glib.h>
#include <sqlite3.h>

G_BEGIN_DECLS

/** What such a file is to be. */
typedef struct
{
  const char *name;    /* below the folder */
  int version;         /* of the tables and of what is in them */
  const char *pragmas; /* how it is to be written */
  const char *schema;  /* statements that make the tables */
  const char *trial;   /* a question that gives a number where they are there */
  int patience;        /* ms to wait for another program that writes; to open it takes no longer in all */
  int names;           /* how many are tried where something is in the way: 2 are `index.sqlite`, `index-2.sqlite` */
} TaliaArchiveDatabase;

/**
 * Opens the file in `folder`, and makes it where there is none. One of another version, or that is no database, is
 * deleted and begun anew, and so is a damaged one where `thorough` asks for a look at all of it. Where something else
 * than a file is in its place, or another program does not let go, that is left as it is and the database is one of
 * another name beside it. NULL where the disk is full, the folder may not be written, or all names are taken.
 */
sqlite3 *talia_archive_database_open (const TaliaArchiveDatabase *what, const char *folder, gboolean thorough);

/** The file as it is, for reading alone; NULL where that cannot be done either, or it is of another version. */
sqlite3 *talia_archive_database_look (const TaliaArchiveDatabase *what, const char *folder);

/** The one number that a statement gives; -1 when it gives none. */
gint64 talia_archive_database_ask (sqlite3 *database, const char *sql);

G_END_DECLS
