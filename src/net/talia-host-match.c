/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The match at a host's table: makes the moves of its guests, and tells each guest what their seat may know. */
#include <string.h>

#include "engine/talia-view-line.h"
#include "engine/talia-whole.h"
#include "model/match/talia-match-away.h"
#include "model/match/talia-number.h"
#include "model/record/talia-record.h"
#include "model/table/talia-table-notes.h"
#include "talia-host-private.h"

/* --- what they are told --------------------------------------------------------------- */

void
talia_host_tell_steps (TaliaHost *self, TaliaVisitor *visitor, const char *record, gsize end)
{
  gsize at = talia_visitor_get_told (visitor);

  while (at < end)
    {
      const char *newline = memchr (record + at, '\n', end - at);
      g_autofree char *line = g_strndup (record + at, (gsize) (newline - record) - at);

      talia_visitor_send (visitor, "step", line);
      at += strlen (line) + 1;
    }
  talia_visitor_set_told (visitor, at);
}

/* Tells a guest the record, if no deal is running, and then what their seat sees. `events` may be NULL. */
static void
tell (TaliaHost *self, TaliaVisitor *visitor, const TaliaEvents *events)
{
  g_autofree char *view = talia_match_describe_for (self->match, talia_visitor_get_seat (visitor)), *chosen = NULL;

  talia_host_tell_steps (self, visitor, self->record->str, self->finished);
  if (events != NULL)
    {
      g_autofree char *line = talia_events_to_line (events);

      talia_visitor_send (visitor, "events", line);
    }
  talia_visitor_send (visitor, "view", view);
  chosen = events == NULL ? talia_match_describe_chosen (self->match, talia_visitor_get_seat (visitor)) : NULL;
  if (chosen != NULL)
    talia_visitor_send (visitor, "chosen", chosen);
}

static void
tell_all (TaliaHost *self, const TaliaEvents *events)
{
  if (!talia_match_is_running (self->match))
    self->finished = self->record->len;
  for (guint i = self->visitors->len; i > 0; i--)
    if (talia_visitor_get_stage (self->visitors->pdata[i - 1]) == TALIA_VISITOR_SEATED)
      tell (self, self->visitors->pdata[i - 1], events);
}

void
talia_host_tell_match (TaliaHost *self, TaliaVisitor *visitor)
{
  if (self->match == NULL)
    return;
  talia_host_tell_steps (self, visitor, self->record->str, self->finished);
  talia_visitor_send (visitor, "begin", "");
  tell (self, visitor, NULL);
}

void
talia_host_set_stand_ins (TaliaHost *self)
{
  guint gone = 0;

  for (int seat = 0; seat < self->people.seats; seat++)
    if (talia_person_is_played_for (&self->people.at[seat]))
      gone |= 1u << seat;
  if (self->match != NULL)
    talia_match_set_stand_ins (self->match, gone);
}

static void
recorded_cb (TaliaHost *self, const char *lines)
{
  if (lines != NULL)
    g_string_append_printf (self->record, "%s\n", lines);
}

/* Connections that are lost while everybody is told are removed in the next iteration of the main loop. */
static void
happened_cb (TaliaHost *self, const TaliaEvents *events)
{
  const int mover = self->to_act;

  self->to_act = talia_match_get_to_act (self->match);
  tell_all (self, events);
  for (int seat = 0; seat < self->people.seats; seat++)
    if ((seat == mover || self->people.at[seat].idle) && (talia_match_get_stand_ins (self->match) & 1u << seat) == 0)
      talia_host_hear_of (self, seat);
}

static void
restored_cb (TaliaHost *self)
{
  tell_all (self, NULL);
}

/* --- what they do --------------------------------------------------------------------- */

static void
play (TaliaHost *self, TaliaVisitor *visitor, const char *text)
{
  g_autoptr (GError) error = NULL;
  TaliaMove move;

  if (!talia_move_parse (text, &move))
    talia_visitor_send (visitor, "refused", talia_rule_id (TALIA_RULE_WRONG_MOVE));
  else if (!talia_match_play_for (self->match, talia_visitor_get_seat (visitor), &move, &error))
    talia_visitor_send (visitor, "refused", talia_rule_id ((TaliaRuleId) error->code));
}

/* Before the match, a guest may take another seat. */
static void
sit (TaliaHost *self, TaliaVisitor *visitor, const char *text)
{
  int from = talia_visitor_get_seat (visitor);
  TaliaPerson *people = self->people.at;
  g_autofree char *line = NULL;
  int to;

  if (self->match != NULL || !talia_whole_parse_place (text, self->people.seats, &to)
      || people[to].state != TALIA_PERSON_NONE || self->seated[to] != NULL)
    {
      talia_visitor_send (visitor, "refused", "seat");
      return;
    }
  people[to] = people[from];
  people[from] = (TaliaPerson) { 0 };
  self->seated[to] = g_steal_pointer (&self->seated[from]);
  g_free (self->tokens[to]);
  self->tokens[to] = g_steal_pointer (&self->tokens[from]);
  talia_visitor_set_seat (visitor, to);
  line = g_strdup_printf ("%d", to);
  talia_visitor_send (visitor, "seat", line);
  talia_host_tell_seat (self, from);
  talia_host_tell_seat (self, to);
}

void
talia_host_hear (TaliaHost *self, TaliaVisitor *visitor, const char *line)
{
  int seat = talia_visitor_get_seat (visitor);

  if (g_str_has_prefix (line, "play ") || g_str_equal (line, "claim") || g_str_equal (line, "deal"))
    talia_host_hear_of (self, seat); /* before the move is judged: the computer player no longer stands in */
  if (g_str_equal (line, "leave"))
    {
      g_clear_pointer (&self->tokens[seat], g_free); /* for good: they need the code to come back */
      talia_visitor_dismiss (visitor, "end", "left");
    }
  else if (g_str_has_prefix (line, "sit "))
    sit (self, visitor, line + strlen ("sit "));
  else if (g_str_equal (line, "here"))
    talia_host_hear_of (self, seat);
  else if (self->match == NULL)
    talia_visitor_send (visitor, "refused", talia_rule_id (TALIA_RULE_NO_DEAL));
  else if (g_str_has_prefix (line, "play "))
    play (self, visitor, line + strlen ("play "));
  else if (g_str_equal (line, "claim"))
    {
      if (!talia_match_is_running (self->match) || !talia_match_claim_for (self->match, seat))
        talia_visitor_send (visitor, "refused", talia_rule_id (TALIA_RULE_WRONG_MOVE));
    }
  else if (g_str_equal (line, "deal"))
    {
      /* Two guests may make the same request at once; for the second, it has been carried out. */
      if (!talia_match_is_running (self->match) && !talia_match_deal (self->match, NULL, NULL))
        talia_visitor_send (visitor, "refused", talia_rule_id (TALIA_RULE_WRONG_MOVE));
    }
  else
    talia_visitor_dismiss (visitor, "refused", "grammar");
}

/* --- the match ------------------------------------------------------------------------ */

TaliaMatch *
talia_host_make_match (TaliaHost *self, const char *level)
{
  g_autoptr (TaliaTable) table = NULL;
  g_autofree char *note = NULL;

  g_return_val_if_fail (TALIA_IS_HOST (self), NULL);

  /* Cannot fail, because the match was begun with the same options before. */
  table = talia_table_new (self->game, &self->options, NULL);
  talia_table_note_beginning (table);
  note = g_strdup_printf ("%08x%08x", g_random_int (), g_random_int ());
  talia_table_set_note (table, TALIA_NOTE_TABLE, note, NULL);
  for (int i = 0; i < self->people.seats; i++)
    {
      const TaliaPerson *person = &self->people.at[i];
      gboolean bot = person->state == TALIA_PERSON_NONE;
      g_autoptr (TaliaSeat) seat =
          talia_seat_new (i, bot ? talia_seat_default_name (i) : person->name, bot ? level : NULL);
      g_autofree char *text = talia_seat_to_text (seat);

      talia_table_set_seat (table, i, text);
    }
  return talia_match_new (table, level);
}

/* Takes the people of the match from the table: those who are there, and those who were there before. */
static guint
take_people (TaliaHost *self)
{
  gboolean host = FALSE;
  guint away = 0;

  for (int i = 0; i < self->people.seats; i++)
    {
      TaliaSeat *seat = talia_match_get_seat (self->match, i);
      TaliaPerson *person = &self->people.at[i];

      if (!talia_seat_is_person (seat))
        person->state = TALIA_PERSON_NONE;
      else if (!host)
        person->state = TALIA_PERSON_HOST;
      else if (person->state != TALIA_PERSON_HERE)
        person->state = TALIA_PERSON_GONE;
      host |= talia_seat_is_person (seat);
      person->idle = FALSE;
      talia_person_set_name (person, talia_seat_get_given_name (seat));
      away |= person->state >= TALIA_PERSON_HERE ? 1u << i : 0;
    }
  return away;
}

/* Writes the record, up to the part that is still secret. */
static void
take_record (TaliaHost *self, TaliaTable *table)
{
  g_autofree char *text = talia_record_write (table);
  const char *deal;

  self->record = g_string_new (text);
  deal = talia_match_is_running (self->match) ? g_strrstr (text, "\ndeal ") : NULL;
  self->finished = deal != NULL ? (gsize) (deal + 1 - text) : self->record->len;
}

void
talia_host_begin (TaliaHost *self, TaliaMatch *match)
{
  TaliaTable *table;

  g_return_if_fail (TALIA_IS_HOST (self) && self->match == NULL && TALIA_IS_MATCH (match));
  table = talia_match_get_table (match);
  g_return_if_fail (talia_match_get_game (match) == self->game);
  g_return_if_fail (talia_number_of (table) == 0);

  self->match = g_object_ref (match);
  self->to_act = talia_match_get_to_act (match);
  talia_match_set_away (match, take_people (self));
  talia_host_set_stand_ins (self);
  talia_host_tell_network (self);
  take_record (self, table);
  g_return_if_fail (g_str_has_prefix (self->record->str, self->head));
  g_signal_connect_object (table, "recorded", G_CALLBACK (recorded_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "happened", G_CALLBACK (happened_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "restored", G_CALLBACK (restored_cb), self, G_CONNECT_SWAPPED);
  for (guint i = self->visitors->len; i > 0; i--)
    if (talia_visitor_get_stage (self->visitors->pdata[i - 1]) == TALIA_VISITOR_SEATED)
      talia_host_tell_match (self, self->visitors->pdata[i - 1]);
  talia_host_start_clock (self);
}
