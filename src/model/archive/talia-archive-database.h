/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An SQLite file that can be rebuilt at any time: opens it, and replaces it if it cannot be used. */
#pragma once

#include <glib.h>
#include <sqlite3.h>

G_BEGIN_DECLS

/** The description of a database. */
typedef struct
{
  const char *name;    /* its path, relative to the folder */
  int version;         /* the version of its tables and contents */
  const char *pragmas; /* the journal mode */
  const char *schema;  /* SQL statements that create the tables */
  const char *trial;   /* an SQL query that returns a number if the tables exist */
  int patience;        /* the time in milliseconds to wait for a program that is writing, and to open it as a whole */
  int names;           /* the number of file names to try: if it is 2, `index.sqlite` and `index-2.sqlite` */
} TaliaArchiveDatabase;

/**
 * Opens the file in `folder`, and creates it if necessary. A file of another version, or that is not a database, is
 * replaced by a new one; so is a damaged one, if `thorough` requests a check of the whole file. If its place is taken
 * by something other than a file, or another program holds a lock on it, that is left alone, and the next name is
 * tried. Returns NULL if the disk is full, the folder may not be written, or all names are taken.
 */
sqlite3 *talia_archive_database_open (const TaliaArchiveDatabase *what, const char *folder, gboolean thorough);

/** Opens the file for reading only; returns NULL if that is impossible, too, or the file has another version. */
sqlite3 *talia_archive_database_look (const TaliaArchiveDatabase *what, const char *folder);

/** Returns the number that a statement selects; -1 if it selects none. */
gint64 talia_archive_database_ask (sqlite3 *database, const char *sql);

G_END_DECLS
