/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A file of SQLite that holds nothing of its own: it is opened, and made anew where it is of no use. */
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
  int patience;        /* ms to wait for another program that writes */
} TaliaArchiveDatabase;

/**
 * Opens the file in `folder`, and makes it where there is none. One of another version, or that is no database, is
 * deleted and begun anew, and so is a damaged one where `thorough` asks for a look at all of it. Where the disk is
 * full, the folder may not be written or another program does not let go, it is left as it is: NULL.
 */
sqlite3 *talia_archive_database_open (const TaliaArchiveDatabase *what, const char *folder, gboolean thorough);

/** The file as it is, for reading alone; NULL where that cannot be done either, or it is of another version. */
sqlite3 *talia_archive_database_look (const TaliaArchiveDatabase *what, const char *folder);

/** The one number that a statement gives; -1 when it gives none. */
gint64 talia_archive_database_ask (sqlite3 *database, const char *sql);

G_END_DECLS
