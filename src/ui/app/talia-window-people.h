/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is told in the window of the people at a table that several machines share. */
#pragma once

#include <adwaita.h>

#include "net/talia-people.h"

G_BEGIN_DECLS

typedef struct
{
  AdwApplicationWindow *window;
  TaliaPeople known;                /* as they were told of last */
  AdwToast *state;                  /* what is told of the connection, … */
  AdwToast *slow;                   /* … of somebody for whom nobody moves, … */
  AdwToast *about[TALIA_MAX_SEATS]; /* … and of the person at each seat, while that is to be seen */
} TaliaWindowPeople;

/** Tells something, for that many seconds; 0: until it is dismissed. */
AdwToast *talia_window_people_tell_for (TaliaWindowPeople *self, const char *text, guint seconds);
void talia_window_people_tell (TaliaWindowPeople *self, const char *text);

/** Tells of those who were lost or do not answer, and who are back; not of the player at seat `own`. */
void talia_window_people_follow (TaliaWindowPeople *self, const TaliaPeople *people, int own);

/** Tells what has become of the connection, in place of what was told of it before. `seconds` as above. */
void talia_window_people_tell_state (TaliaWindowPeople *self, const char *text, guint seconds);

/** The match waits for that seat and nobody moves for it: offers `win.stand-in` (i: the seat). */
void talia_window_people_tell_slow (TaliaWindowPeople *self, int seat);

/** Takes back what is told for as long as it is true. */
void talia_window_people_clear (TaliaWindowPeople *self);

G_END_DECLS
