/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks the codes and tokens of guests who want to join a host's table, and seats those whose code or token is
 * right. */
#include <string.h>

#include "talia-host-private.h"

/* Whether a seat is free: before the match, one without a person; during the match, one whose person has left. */
static gboolean
is_free (TaliaHost *self, int seat)
{
  TaliaPersonState wanted = self->match != NULL ? TALIA_PERSON_GONE : TALIA_PERSON_NONE;

  return self->people.at[seat].state == wanted && self->seated[seat] == NULL;
}

guint
talia_host_count_free_seats (TaliaHost *self)
{
  guint n = 0;

  for (int seat = 0; seat < self->people.seats; seat++)
    n += is_free (self, seat);
  return n;
}

/* Finds a seat for a person of that name; -1: there is none. */
static int
find_seat (TaliaHost *self, const char *name)
{
  TaliaPerson person = { 0 };
  int found = -1;

  talia_person_set_name (&person, name);
  for (int seat = 0; seat < self->people.seats; seat++)
    if (is_free (self, seat))
      {
        if (g_str_equal (self->people.at[seat].name, person.name))
          return seat;
        if (found < 0)
          found = seat;
      }
  return found;
}

/* Gives the visitor the seat. A visitor with a token replaces their own old connection. */
static void
welcome (TaliaHost *self, TaliaVisitor *visitor, int seat)
{
  g_autofree char *text = NULL;

  if (self->seated[seat] != NULL)
    {
      TaliaVisitor *old = self->seated[seat];

      self->seated[seat] = NULL; /* before the old connection is closed */
      talia_visitor_dismiss (old, "end", "elsewhere");
    }
  self->seated[seat] = visitor;
  g_set_str (&self->origins[seat], talia_visitor_get_address (visitor));
  talia_visitor_set_seat (visitor, seat);
  talia_visitor_set_stage (visitor, TALIA_VISITOR_WELCOMED);
  text = g_strdup_printf ("%d %s", seat, self->tokens[seat]);
  talia_visitor_send (visitor, "welcome", text);
  talia_host_tell_steps (self, visitor, self->head, strlen (self->head));
  talia_visitor_send (visitor, "agree", "");
  talia_host_let_in (self); /* lets others use the place at the door that is now free */
}

static void
join (TaliaHost *self, TaliaVisitor *visitor, const char *secret, const char *word)
{
  g_autofree char *name = talia_people_unescape (word);
  const char *address = talia_visitor_get_address (visitor);
  const gint64 now = g_get_monotonic_time ();
  int seat;

  if (name == NULL)
    talia_visitor_dismiss (visitor, "refused", "grammar");
  else if (!talia_guesses_allow (self->guesses, address, now)) /* not even a right code is accepted now */
    talia_visitor_dismiss (visitor, "refused", "wait");
  else if (!talia_code_is_same (self->code.secret, secret))
    {
      talia_guesses_take (self->guesses, address, now);
      talia_visitor_dismiss (visitor, "refused", "code");
    }
  else if ((seat = find_seat (self, name)) < 0)
    talia_visitor_dismiss (visitor, "refused", "full");
  else
    {
      if (self->match == NULL)
        talia_person_set_name (&self->people.at[seat], name);
      g_free (self->tokens[seat]);
      self->tokens[seat] = talia_code_make_token ();
      welcome (self, visitor, seat);
    }
}

static void
come_back (TaliaHost *self, TaliaVisitor *visitor, const char *token)
{
  for (int seat = 0; seat < self->people.seats; seat++)
    if (self->tokens[seat] != NULL && talia_code_is_same (self->tokens[seat], token))
      {
        welcome (self, visitor, seat);
        return;
      }
  talia_visitor_dismiss (visitor, "refused", "token");
}

void
talia_host_admit (TaliaHost *self, TaliaVisitor *visitor, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 4);
  guint n = g_strv_length (words);

  if (talia_visitor_get_stage (visitor) == TALIA_VISITOR_CAME)
    {
      if (n < 2 || !g_str_equal (words[0], "talia") || !g_str_equal (words[1], TALIA_NET_VERSION))
        {
          talia_visitor_dismiss (visitor, "refused", "version");
          return;
        }
      talia_visitor_set_stage (visitor, TALIA_VISITOR_GREETED);
      talia_visitor_send (visitor, "talia", TALIA_NET_VERSION);
    }
  else if (n == 3 && g_str_equal (words[0], "join"))
    join (self, visitor, words[1], words[2]);
  else if (n == 2 && g_str_equal (words[0], "back"))
    come_back (self, visitor, words[1]);
  else
    talia_visitor_dismiss (visitor, "refused", "grammar");
}

void
talia_host_seat (TaliaHost *self, TaliaVisitor *visitor)
{
  int seat = talia_visitor_get_seat (visitor);
  /* A handler may begin the match as soon as it hears of this person, who must then be included. */
  const gboolean has_begun = self->match != NULL;

  if (has_begun && self->people.at[seat].state == TALIA_PERSON_NONE)
    {
      talia_visitor_dismiss (visitor, "refused", "full");
      return;
    }
  talia_visitor_set_stage (visitor, TALIA_VISITOR_SEATED);
  self->people.at[seat].state = TALIA_PERSON_HERE;
  self->people.at[seat].idle = FALSE;
  self->awaited[seat] = 0;
  for (int other = 0; other < self->people.seats; other++)
    if (other != seat)
      {
        g_autofree char *line = talia_people_to_line (&self->people, other);

        talia_visitor_send (visitor, "person", line);
      }
  talia_host_tell_turn_time (self, visitor);
  talia_host_tell_seat (self, seat);
  if (has_begun)
    talia_host_tell_match (self, visitor);
}

void
talia_host_miss (TaliaHost *self, TaliaVisitor *visitor)
{
  int seat = talia_visitor_get_seat (visitor);

  if (seat < 0 || self->seated[seat] != visitor)
    return;
  self->seated[seat] = NULL;
  if (self->match != NULL && self->people.at[seat].state == TALIA_PERSON_NONE)
    return;
  self->people.at[seat].state = self->match != NULL ? TALIA_PERSON_GONE : TALIA_PERSON_NONE;
  self->people.at[seat].idle = FALSE;
  if (self->match == NULL)
    {
      self->people.at[seat].name[0] = '\0';
      g_clear_pointer (&self->tokens[seat], g_free);
    }
  talia_host_tell_seat (self, seat);
}
