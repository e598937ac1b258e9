/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compares everything that a guest was told, as tap.c recorded it, with the record of the match: each view is, in
 * order, what that seat may know at that time; no step is taken back, and no deal's record is sent before the deal has
 * ended. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/talia-view-line.h"
#include "model/record/talia-record.h"
#include "playing.h"

/* What the host may send after each step; the first element is before the first step. */
typedef struct
{
  char *events, *view;
  guint known; /* lines of the record that are no longer secret */
} Moment;

typedef struct
{
  char **lines; /* from the record */
  GArray *moments;
  guint at;    /* the latest moment that was sent */
  guint steps; /* lines of the record that were sent */
  char *events;
  guint views, comings;
} Check;

static void
clear_moment (gpointer data)
{
  Moment *moment = data;

  g_free (moment->events);
  g_free (moment->view);
}

static void
clear (Check *self)
{
  g_clear_pointer (&self->lines, g_strfreev);
  g_clear_pointer (&self->moments, g_array_unref);
  g_clear_pointer (&self->events, g_free);
}

static char *
describe (TaliaTable *table, const TaliaState *state, int seat)
{
  TaliaView view;

  talia_game_view (talia_table_get_game (table), state, seat, &view);
  return talia_view_to_line (&view);
}

static TaliaTable *
parse (const char *text, gsize length)
{
  g_autoptr (GError) error = NULL;
  TaliaTable *table = talia_record_parse (text, (gssize) length, &error);

  if (table == NULL)
    g_error ("the record: %s", error->message);
  return table;
}

/* Reads the record: each line after the ones about the match is a step. */
static void
read_record (Check *self, const char *text, int seat)
{
  const char *deal = strstr (text, "\ndeal ");
  gsize before = deal != NULL ? (gsize) (deal + 1 - text) : strlen (text);
  g_autofree char *head = g_strndup (text, before);
  g_auto (GStrv) head_lines = g_strsplit (head, "\n", -1);
  g_autoptr (TaliaTable) table = parse (text, strlen (text)), blank = parse (text, before);
  Moment moment = { NULL, describe (blank, talia_table_get_state (blank), seat), g_strv_length (head_lines) - 1 };
  const guint first = moment.known;

  self->lines = g_strsplit (text, "\n", -1);
  self->moments = g_array_new (FALSE, FALSE, sizeof moment);
  g_array_set_clear_func (self->moments, clear_moment);
  g_array_append_val (self->moments, moment);
  for (guint i = 0; i < talia_table_get_n_steps (table); i++)
    {
      TaliaEvents events;
      TaliaState state;

      talia_table_get_events (table, i, &events);
      talia_table_get_state_at (table, (int) i, &state);
      moment.events = talia_events_to_line (&events);
      moment.view = describe (table, &state, seat);
      if (state.to_act == TALIA_NOBODY)
        moment.known = first + i + 1;
      g_array_append_val (self->moments, moment);
    }
}

/* Whether the events are those of a claim, which a guest sees as one step: the trick, and then what the last of its
 * moves caused. That is the end of the deal, or a moon whose shooter has yet to choose. */
static gboolean
is_claim (const char *events, const Moment *moment)
{
  const char *rest = strchr (events, ' ');

  return g_str_has_prefix (events, "claimed:") && rest != NULL && moment->events != NULL
         && g_str_has_suffix (moment->events, rest);
}

/* Whether the view is the seat's view at moment `i`. */
static gboolean
is_moment (Check *self, guint i, const char *view)
{
  const Moment *moment = &g_array_index (self->moments, Moment, i);

  return g_str_equal (moment->view, view) && self->steps <= moment->known
         && (self->events == NULL || g_strcmp0 (moment->events, self->events) == 0 || is_claim (self->events, moment));
}

/* Checks that a view follows the last one, as far as the seat can tell them apart; after a reconnection it may be any
 * later one. */
static void
take_view (Check *self, const char *view)
{
  const char *last = g_array_index (self->moments, Moment, self->at).view;
  gboolean step = self->events != NULL && !g_str_has_prefix (self->events, "claimed:");

  for (guint i = self->at + (self->events != NULL); i < self->moments->len; i++)
    {
      if (is_moment (self, i, view))
        {
          self->at = i;
          self->views++;
          g_clear_pointer (&self->events, g_free);
          return;
        }
      if (step && !g_str_equal (g_array_index (self->moments, Moment, i).view, last))
        break;
    }
  g_error ("no view of that time, behind step %u, %u lines of the record, events %s: %s", self->at, self->steps,
           self->events, view);
}

/* Checks the cards that a guest has chosen to pass, which the host sends again after a reconnection while they are in
 * the hand. */
static void
take_chosen (Check *self, const char *move)
{
  const char *view = g_array_index (self->moments, Moment, self->at).view, *hand = strstr (view, " hand=");
  g_auto (GStrv) words = g_strsplit (hand != NULL ? hand + strlen (" hand=") : "", " ", 2);
  g_auto (GStrv) held = g_strsplit (words[0] != NULL ? words[0] : "", ",", -1);
  g_auto (GStrv) cards = g_strsplit (move + MIN (strlen (move), strlen ("pass:")), ",", -1);

  for (guint i = 0; i < TALIA_PASSED_CARDS; i++)
    if (i >= g_strv_length (cards) || !g_strv_contains ((const char *const *) held, cards[i]))
      g_error ("chosen that is not held: %s of %s", move, view);
}

static void
take_line (Check *self, const char *line)
{
  static const char *const others[] = { "talia ", "agree ", "person ", "turn-time ", "hurry ",
                                        "begin ", "seat ",  "ping",    "refused ",   "end " };

  if (g_str_has_prefix (line, "view "))
    take_view (self, line + strlen ("view "));
  else if (g_str_has_prefix (line, "events "))
    g_set_str (&self->events, line + strlen ("events "));
  else if (g_str_has_prefix (line, "step "))
    {
      if (g_strcmp0 (self->lines[self->steps], line + strlen ("step ")) != 0)
        g_error ("no such line of the record: %s", line);
      self->steps++;
    }
  else if (g_str_has_prefix (line, "chosen "))
    take_chosen (self, line + strlen ("chosen "));
  else if (g_str_has_prefix (line, "welcome "))
    self->steps = 0;
  else
    {
      for (guint i = 0; i < G_N_ELEMENTS (others); i++)
        if (g_str_has_prefix (line, others[i]))
          return;
      g_error ("unexpected: %s", line);
    }
}

/* Checks everything from one connection, whose last line may be incomplete. */
static void
take_connection (Check *self, const char *path)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_clear_pointer (&self->events, g_free);
  self->comings++;
  for (char *line = text, *newline; (newline = strchr (line, '\n')) != NULL; line = newline + 1)
    {
      *newline = '\0';
      take_line (self, line);
    }
}

/* Usage: check-tap RECORD SEAT FILE...: each file is from one connection, in the order of time. */
int
main (int argc, char *argv[])
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  Check self = { 0 };

  g_assert_true (argc >= 3);
  g_file_get_contents (argv[1], &text, NULL, &error);
  g_assert_no_error (error);
  read_record (&self, text, atoi (argv[2]));
  for (int i = 3; i < argc; i++)
    take_connection (&self, argv[i]);
  printf ("%u %u %u\n", self.comings, self.views, self.moments->len);
  if (self.at + 1 != self.moments->len)
    g_error ("told of %u of %u moments", self.at, self.moments->len - 1);
  clear (&self);
  return 0;
}
