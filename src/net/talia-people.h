/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The people at a table that several machines share: the name and the state of each, which every machine knows. */
#pragma once

#include "engine/talia-cards.h"

G_BEGIN_DECLS

typedef enum
{
  TALIA_PERSON_NONE, /* nobody: a free seat, or a computer player's */
  TALIA_PERSON_HOST, /* a person at the machine of the table */
  TALIA_PERSON_HERE, /* a person at another machine */
  TALIA_PERSON_GONE, /* a person whose connection is lost: a computer player moves in the meantime */
} TaliaPersonState;

typedef struct
{
  TaliaPersonState state;
  gboolean idle;  /* whether the person is connected, but has not answered for long: a computer player moves */
  char name[160]; /* UTF-8, cleaned by talia_text_clean() */
} TaliaPerson;

/** One person for each seat. */
typedef struct
{
  int seats;
  TaliaPerson at[TALIA_MAX_SEATS];
} TaliaPeople;

/** Sets the name of a person, cut to the available room. */
void talia_person_set_name (TaliaPerson *self, const char *name);

/** Returns whether a computer player moves for the person until they are back. */
gboolean talia_person_is_played_for (const TaliaPerson *self);

/** Writes a seat as a line: `SEAT STATE NAME`, with the name escaped as in a URI. */
char *talia_people_to_line (const TaliaPeople *self, int seat);

/** Parses such a line; returns the seat, -1 if it is invalid. */
int talia_people_parse_line (TaliaPeople *self, const char *line);

/** Escapes a name so that it is a single word, and restores it; NULL if it is damaged. */
char *talia_people_escape (const char *name);
char *talia_people_unescape (const char *word);

G_END_DECLS
