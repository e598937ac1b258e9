/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The people at a table that several machines share: name and state of each, as every machine knows them. */
#pragma once

#include "engine/talia-cards.h"

G_BEGIN_DECLS

typedef enum
{
  TALIA_PERSON_NONE, /* a free seat, or a computer player's */
  TALIA_PERSON_HOST, /* before the machine that the table stands on */
  TALIA_PERSON_HERE, /* at another machine */
  TALIA_PERSON_GONE, /* whose connection is lost: a computer player moves meanwhile */
} TaliaPersonState;

typedef struct
{
  TaliaPersonState state;
  gboolean idle;  /* is connected, but has not answered for long: a computer player moves meanwhile */
  char name[160]; /* UTF-8, what talia_text_clean() leaves of it */
} TaliaPerson;

/** One person a seat. */
typedef struct
{
  int seats;
  TaliaPerson at[TALIA_MAX_SEATS];
} TaliaPeople;

/** Gives somebody a name, of which so much is kept as has room. */
void talia_person_set_name (TaliaPerson *self, const char *name);

/** Whether a computer player moves for them until they are back. */
gboolean talia_person_is_played_for (const TaliaPerson *self);

/** A seat as a line: `SEAT STATE NAME`, the name escaped as in an address. */
char *talia_people_to_line (const TaliaPeople *self, int seat);

/** Reads such a line; returns the seat, -1 where it is none. */
int talia_people_parse_line (TaliaPeople *self, const char *line);

/** A name without what a word cannot hold, and back; NULL where it is damaged. */
char *talia_people_escape (const char *name);
char *talia_people_unescape (const char *word);

G_END_DECLS
