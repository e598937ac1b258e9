/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Handles the messages that a guest gets from its host. */
#include <string.h>

#include "engine/talia-view-line.h"
#include "engine/talia-whole.h"
#include "model/record/talia-record.h"
#include "model/table/talia-table-follow.h"
#include "model/table/talia-table-notes.h"
#include "talia-guest-private.h"

/* A limit of one day; a message with a longer time is not serious. */
#define TALIA_GUEST_MAX_SECONDS 86400

static void
greet (TaliaGuest *self, const char *text)
{
  g_autofree char *name = NULL;

  if (!g_str_equal (text, TALIA_NET_VERSION))
    {
      talia_guest_end (self, "version");
      return;
    }
  if (self->token != NULL)
    {
      talia_channel_send (self->channel, "back %s", self->token);
      return;
    }
  name = talia_people_escape (self->name);
  talia_channel_send (self->channel, "join %s %s", self->code.secret, name);
}

static void
take_welcome (TaliaGuest *self, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 3);
  int seat;

  if (g_strv_length (words) != 2 || !talia_whole_parse_place (words[0], TALIA_MAX_SEATS, &seat)
      || (self->table != NULL && seat != talia_table_follow_get_seat (self->table)))
    {
      talia_guest_end (self, "grammar");
      return;
    }
  self->seat = seat;
  g_set_str (&self->token, words[1]);
  g_string_truncate (self->record, 0);
  g_clear_object (&self->told);
}

static TaliaTable *
read_record (TaliaGuest *self)
{
  return talia_record_parse (self->record->str, (gssize) self->record->len, NULL);
}

/* Reads the deal that has ended, and plays it after the others, so that a host cannot make the guest read earlier deals
 * again and again. */
static gboolean
read_deal (TaliaGuest *self)
{
  const gsize read = self->read;

  self->read = self->record->len;
  return talia_record_go_on (self->told, self->record->str + read, self->read - read, NULL);
}

/* Whether both are matches of the same game with the same options. */
static gboolean
is_same_game (TaliaTable *a, TaliaTable *b)
{
  return talia_table_get_game (a) == talia_table_get_game (b)
         && talia_state_equal (talia_table_follow_get_start (a), talia_table_follow_get_start (b));
}

/* The game and its options are known; checks whether they can be played here. */
static void
agree (TaliaGuest *self, const char *text)
{
  g_autoptr (TaliaTable) blank = read_record (self);

  if (blank == NULL || self->seat >= talia_table_get_n_seats (blank))
    {
      talia_guest_end (self, "version");
      return;
    }
  if (self->table != NULL && !is_same_game (blank, self->table))
    {
      talia_guest_end (self, "rules");
      return;
    }
  g_set_object (&self->blank, blank);
  self->people.seats = talia_table_get_n_seats (blank);
  talia_channel_send (self->channel, "agreed");
  self->wait = MIN (250, self->retry);
  talia_guest_set_state (self, self->table != NULL ? TALIA_GUEST_PLAYING : TALIA_GUEST_SITTING);
}

static void
take_step (TaliaGuest *self, const char *text)
{
  if (self->record->len + strlen (text) > TALIA_RECORD_MAX_LENGTH)
    talia_guest_end (self, "grammar");
  else
    g_string_append_printf (self->record, "%s\n", text);
}

static void
take_person (TaliaGuest *self, const char *text)
{
  if (talia_people_parse_line (&self->people, text) < 0)
    talia_guest_end (self, "grammar");
  else
    talia_guest_set_state (self, self->state);
}

static void
take_seat (TaliaGuest *self, const char *text)
{
  int seat;

  if (self->table != NULL || !talia_whole_parse_place (text, self->people.seats, &seat))
    {
      talia_guest_end (self, "grammar");
      return;
    }
  self->seat = seat;
  talia_guest_set_state (self, self->state);
}

static void
take_turn_time (TaliaGuest *self, const char *text)
{
  gint64 seconds;

  if (!talia_whole_parse (text, 0, TALIA_GUEST_MAX_SECONDS, &seconds))
    {
      talia_guest_end (self, "grammar");
      return;
    }
  self->turn_time = (guint) seconds;
  talia_guest_set_state (self, self->state);
}

static void
take_hurry (TaliaGuest *self, const char *text)
{
  gint64 left;

  if (talia_whole_parse (text, 1, TALIA_GUEST_MAX_SECONDS, &left))
    talia_guest_be_hurried (self, (guint) left);
  else
    talia_guest_end (self, "grammar");
}

static TaliaTable *
make_table (TaliaGuest *self, TaliaTable *record)
{
  const TaliaNote *notes = talia_table_list_notes (record);
  g_autofree char *own = g_strdup_printf ("%d", self->seat);
  TaliaTable *table;
  TaliaState open;

  talia_table_get_open_state (record, &open);
  table =
      talia_table_follow_new (talia_table_get_game (record), &open.options, self->seat, talia_guest_ask, self, NULL);
  for (int seat = 0; seat < talia_table_get_n_seats (record); seat++)
    if (talia_table_get_seat (record, seat) != NULL)
      talia_table_set_seat (table, seat, talia_table_get_seat (record, seat));
  for (; notes != NULL && notes->key != NULL; notes++)
    talia_table_set_note (table, notes->key, notes->value, NULL);
  talia_table_set_note (table, TALIA_NOTE_SEAT, own, NULL);
  return table;
}

static void
begin (TaliaGuest *self, const char *text)
{
  TaliaTable *record = self->told = read_record (self);

  self->read = self->record->len;
  if (record == NULL || !is_same_game (record, self->blank))
    {
      talia_guest_end (self, "rules");
      return;
    }
  if (self->table != NULL)
    talia_table_follow_reconnect (self->table, talia_guest_ask, self);
  else if (self->first == NULL)
    self->first = make_table (self, record);
  if (!talia_table_follow_take_record (self->table != NULL ? self->table : self->first, record))
    talia_guest_end (self, "rules");
}

static void
take_events (TaliaGuest *self, const char *text)
{
  g_set_str (&self->events, text);
}

static void
take_view (TaliaGuest *self, const char *text)
{
  TaliaTable *table = self->table != NULL ? self->table : self->first;
  g_autofree char *line = g_steal_pointer (&self->events);
  TaliaEvents events;
  TaliaView view;
  gboolean good;

  if (table == NULL || !talia_view_parse_line (talia_table_follow_get_start (table), text, &view)
      || (line != NULL && !talia_events_parse_line (line, view.seen.seats, &events)))
    {
      talia_guest_end (self, "grammar");
      return;
    }
  if (view.seen.to_act != TALIA_NOBODY)
    good = talia_table_follow_tell (table, &view, line != NULL ? &events : NULL);
  else
    good = read_deal (self) && talia_table_follow_end_deal (table, self->told, &view, line != NULL ? &events : NULL);
  if (!good)
    talia_guest_end (self, "rules");
  else if (self->first != NULL)
    {
      talia_guest_set_state (self, TALIA_GUEST_PLAYING);
      talia_guest_begin (self, g_steal_pointer (&self->first));
    }
}

static void
take_chosen (TaliaGuest *self, const char *text)
{
  TaliaMove move;

  if (self->table == NULL || !talia_move_parse (text, &move) || move.kind != TALIA_MOVE_PASS)
    talia_guest_end (self, "grammar");
  else if (!talia_table_follow_tell_chosen (self->table, move.cards))
    talia_guest_end (self, "rules");
}

static void
take_refusal (TaliaGuest *self, const char *text)
{
  if (self->table != NULL && talia_rule_from_id (text) != TALIA_RULE_NONE)
    talia_table_follow_refuse (self->table);
  else if (!g_str_equal (text, "seat"))
    talia_guest_end (self, text);
}

static void
take_ping (TaliaGuest *self, const char *text)
{
  talia_channel_send (self->channel, "pong");
}

/*
 * The messages of a host, the stages (as bits) in which each is allowed, and the stage that follows; 0: the stage stays
 * the same.
 */
#define AT(heard) (1u << TALIA_HEARD_##heard)
#define ALWAYS G_MAXUINT

static const struct
{
  const char *word;
  void (*take) (TaliaGuest *self, const char *text);
  guint at;
  TaliaHeard then;
} words[] = {
  { "talia", greet, AT (NOTHING), TALIA_HEARD_VERSION },
  { "welcome", take_welcome, AT (VERSION), TALIA_HEARD_WELCOME },
  { "step", take_step, AT (WELCOME) | AT (AGREE) | AT (VIEW) },
  { "agree", agree, AT (WELCOME), TALIA_HEARD_AGREE },
  { "person", take_person, AT (AGREE) | AT (VIEW) },
  { "seat", take_seat, AT (AGREE) },
  { "turn-time", take_turn_time, AT (AGREE) | AT (VIEW) },
  { "hurry", take_hurry, AT (VIEW) },
  { "begin", begin, AT (AGREE), TALIA_HEARD_BEGIN },
  { "events", take_events, AT (VIEW), TALIA_HEARD_EVENTS },
  { "view", take_view, AT (BEGIN) | AT (VIEW) | AT (EVENTS), TALIA_HEARD_VIEW },
  { "chosen", take_chosen, AT (VIEW) },
  { "refused", take_refusal, ALWAYS },
  { "end", talia_guest_end, ALWAYS },
  { "ping", take_ping, ALWAYS },
};

void
talia_guest_hear (TaliaGuest *self, const char *line)
{
  gsize length = strcspn (line, " ");

  if (self->state == TALIA_GUEST_ENDED)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (strlen (words[i].word) == length && strncmp (words[i].word, line, length) == 0
        && words[i].at & 1u << self->heard)
      {
        if (words[i].then != TALIA_HEARD_NOTHING)
          self->heard = words[i].then;
        words[i].take (self, line[length] == ' ' ? line + length + 1 : "");
        return;
      }
  talia_guest_end (self, "grammar");
}
