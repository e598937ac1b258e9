/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Fuzzes a host whose guests may say anything. The first line of the input is a game with its settings; the second is
 * the number of the match, and how many steps of it have been made; the others say what the guests do. `+N` stands for
 * the next N things that an honest guest does, who joins, sends the code, waits until the host begins, and plays;
 * `*WORD VALUE TEXT` for the next one with a field changed, `!` for a lost connection, `@` for switching to the other
 * of two guests; every other line is sent as it is.
 */
#include <string.h>

#include "../support/teller.h"
#include "fuzz.h"
#include "model/match/talia-match.h"
#include "model/record/talia-record.h"
#include "model/table/talia-table-private.h"
#include "net/talia-host-private.h"

#define MOST_LINES 400
#define SECRET "AAAAA"
#define GUESTS 2

typedef struct
{
  TaliaVisitor *visitor; /* NULL: not connected */
  char *token;           /* with which the guest can return */
} Guest;

typedef struct
{
  TaliaHost *host;
  TaliaMatch *match;
  TaliaRandom random;
  Guest guests[GUESTS];
  Guest *guest; /* the current one */
  guint heard;  /* number of lines */
  guint seated; /* the number of those from a seated guest */
} Table;

/* Creates a certificate once, since that takes long; nothing is encrypted with it. */
static GTlsCertificate *
get_certificate (void)
{
  static GTlsCertificate *certificate;

  if (certificate == NULL)
    certificate = talia_code_make_certificate (NULL);
  g_assert_nonnull (certificate);
  return g_object_ref (certificate);
}

static void
left_cb (Guest *guest, TaliaVisitor *visitor)
{
  g_signal_handlers_disconnect_by_data (visitor, guest);
  guest->visitor = NULL;
}

static void
come (Table *self)
{
  g_autoptr (GSocket) socket = g_socket_new (G_SOCKET_FAMILY_IPV4, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_TCP, NULL);
  g_autoptr (GSocketConnection) connection = NULL;

  g_assert_nonnull (socket);
  connection = g_socket_connection_factory_create_connection (socket);
  self->guest->visitor = talia_host_receive (self->host, connection);
  g_signal_connect_swapped (self->guest->visitor, "left", G_CALLBACK (left_cb), self->guest);
}

static void
break_connection (Table *self)
{
  if (self->guest->visitor != NULL)
    talia_visitor_leave (self->guest->visitor);
}

/* The record has what was played, and the seats of connected people are theirs. */
static void
check (Table *self)
{
  TaliaHost *host = self->host;
  g_autofree char *record = NULL;

  for (int seat = 0; seat < host->people.seats; seat++)
    g_assert_cmpint (host->people.at[seat].state == TALIA_PERSON_HERE, ==,
                     host->seated[seat] != NULL
                         && talia_visitor_get_stage (host->seated[seat]) == TALIA_VISITOR_SEATED);
  if (host->match == NULL)
    return;
  record = talia_record_write (talia_match_get_table (self->match));
  g_assert_cmpstr (host->record->str, ==, record);
  g_assert_cmpuint (host->finished, <=, host->record->len);
}

static void
say (Table *self, const char *line)
{
  TaliaVisitor *visitor = self->guest->visitor;
  int seat;

  if (!g_utf8_validate (line, -1, NULL) || strlen (line) > TALIA_CHANNEL_MAX_LINE)
    return; /* no channel accepts such a line */
  self->heard++;
  if (visitor == NULL)
    return;
  self->seated += talia_visitor_get_stage (visitor) == TALIA_VISITOR_SEATED && self->host->match != NULL;
  if (!g_str_equal (line, "pong"))
    g_signal_emit_by_name (visitor, "line", line);
  seat = self->guest->visitor != NULL ? talia_visitor_get_seat (self->guest->visitor) : -1;
  if (seat >= 0)
    g_set_str (&self->guest->token, self->host->tokens[seat]);
  check (self);
}

static char *
write_move (Table *self, const TaliaState *state)
{
  g_autofree TaliaMove *legal = g_new (TaliaMove, TALIA_MAX_LEGAL);
  g_autofree char *text = NULL;
  const int n = talia_game_legal_or_some (self->host->game, state, legal);

  g_assert_cmpint (n, >, 0);
  text = talia_move_to_text (&legal[talia_random_pick (&self->random, (guint) n)]);
  return g_strdup_printf ("play %s", text);
}

/* Makes a move for the player to act, unless that is the guest. */
static void
move_others (Table *self, const TaliaState *state)
{
  g_autofree char *text = write_move (self, state);
  TaliaMove move;

  g_assert_true (talia_move_parse (text + strlen ("play "), &move));
  talia_table_play (talia_match_get_table (self->match), &move, NULL);
}

/* Returns the next line of an honest guest; NULL if somebody else has to act first. */
static char *
find_line (Table *self)
{
  const TaliaState *state = talia_table_get_state (talia_match_get_table (self->match));

  if (self->guest->visitor == NULL)
    {
      come (self);
      return NULL;
    }
  switch (talia_visitor_get_stage (self->guest->visitor))
    {
    case TALIA_VISITOR_OUTSIDE:
      return NULL;
    case TALIA_VISITOR_CAME:
      return g_strdup ("talia " TALIA_NET_VERSION);
    case TALIA_VISITOR_GREETED:
      return self->guest->token != NULL ? g_strdup_printf ("back %s", self->guest->token)
                                        : g_strdup ("join " SECRET " Ola");
    case TALIA_VISITOR_WELCOMED:
      return g_strdup ("agreed");
    case TALIA_VISITOR_SEATED:
      break;
    }
  if (self->host->match == NULL)
    talia_host_begin (self->host, self->match);
  else if (state->phase == TALIA_PHASE_DEAL)
    return g_strdup ("deal");
  else if (state->to_act == talia_visitor_get_seat (self->guest->visitor))
    return write_move (self, state);
  else if (state->to_act != TALIA_NOBODY)
    move_others (self, state);
  return NULL;
}

/* Does what an honest guest does next; `how` damages the line, NULL: not at all. */
static void
go_on (Table *self, guint64 n, const char *how)
{
  for (guint64 i = 0; i < n && self->heard < MOST_LINES; i++)
    {
      g_autofree char *line = find_line (self), *other = NULL;

      if (line == NULL)
        {
          self->heard++;
          check (self);
          continue;
        }
      other = how != NULL ? teller_damage (line, how) : NULL;
      say (self, other != NULL ? other : line);
    }
}

static void
open_table (Table *self, Teller *teller)
{
  TaliaTable *table = teller->table;

  *self = (Table) { .guest = self->guests, .random = teller->random };
  self->host = talia_host_new (talia_table_get_game (table), &talia_table_get_state (table)->options, "Ala", NULL);
  g_assert_nonnull (self->host);
  self->host->certificate = get_certificate ();
  g_strlcpy (self->host->code.secret, SECRET, sizeof self->host->code.secret);
  self->match = talia_match_new (table, "easy");
  talia_match_hold (self->match); /* computer players think in threads */
}

static void
close_table (Table *self)
{
  for (guint i = 0; i < GUESTS; i++)
    {
      if (self->guests[i].visitor != NULL)
        g_signal_handlers_disconnect_by_data (self->guests[i].visitor, &self->guests[i]);
      g_free (self->guests[i].token);
    }
  talia_host_kill (self->host);
  g_object_unref (self->host);
  g_object_unref (self->match);
  while (g_main_context_iteration (NULL, FALSE)) /* closes remaining connections */
    ;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (Teller) teller = teller_read (lines);
  Table self;

  if (teller == NULL)
    return 0;
  open_table (&self, teller);
  for (guint i = 2; lines[i] != NULL && self.heard < MOST_LINES; i++)
    switch (*lines[i])
      {
      case '+':
        go_on (&self, g_ascii_strtoull (lines[i] + 1, NULL, 10), NULL);
        break;
      case '*':
        go_on (&self, 1, lines[i] + 1);
        break;
      case '!':
        break_connection (&self);
        break;
      case '@':
        self.guest = &self.guests[self.guest == self.guests];
        break;
      default:
        say (&self, lines[i]);
      }
  if (self.seated > 0)
    FUZZ_TAKEN ();
  close_table (&self);
  return 0;
}
