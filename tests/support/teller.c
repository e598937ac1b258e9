/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The messages of an honest host about a random match, for tests, and functions that damage a line a little. */
#include "teller.h"

#include <string.h>

#include "engine/talia-view-line.h"
#include "model/record/talia-record.h"
#include "model/table/talia-table-private.h"

#define MOST_BEGUN 400 /* the most steps before the guest joins that an input can ask for */

static void G_GNUC_PRINTF (2, 3) tell (Teller *self, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_queue_push_tail (&self->lines, g_strdup_vprintf (format, arguments));
  va_end (arguments);
}

/* Tells the lines of the record that were not told yet, up to `end`. */
static void
tell_record (Teller *self, const char *record, const char *end)
{
  const char *newline;

  while (record + self->told < end && (newline = strchr (record + self->told, '\n')) != NULL)
    {
      g_autofree char *line = g_strndup (record + self->told, (gsize) (newline - record) - self->told);

      tell (self, "step %s", line);
      self->told += strlen (line) + 1;
    }
}

/* Returns the end of the lines that name the game and its options. */
static const char *
find_end_of_head (const char *record)
{
  const char *at = record;

  for (guint i = 0; *at != '\0' && (i < 2 || g_str_has_prefix (at, "option ")); i++)
    at = strchr (at, '\n') + 1;
  return at;
}

/* Returns the end of the lines of finished deals. */
static const char *
find_end_of_deals (Teller *self, const char *record)
{
  const char *deal = g_strrstr (record, "\ndeal ");

  return talia_table_get_state (self->table)->to_act != TALIA_NOBODY ? deal + 1 : record + strlen (record);
}

static void
tell_view (Teller *self, const TaliaEvents *events)
{
  g_autofree char *line = NULL;
  TaliaView view;

  if (talia_table_get_state (self->table)->to_act == TALIA_NOBODY)
    {
      g_autofree char *record = talia_record_write (self->table);

      tell_record (self, record, record + strlen (record));
    }
  if (events != NULL)
    {
      g_autofree char *happened = talia_events_to_line (events);

      tell (self, "events %s", happened);
    }
  talia_table_get_view (self->table, self->seat, &view);
  line = talia_view_to_line (&view);
  tell (self, "view %s", line);
}

static void
tell_beginning (Teller *self)
{
  g_autofree char *record = talia_record_write (self->table);

  tell (self, "talia 4");
  tell (self, "welcome %d t", self->seat);
  tell_record (self, record, find_end_of_head (record));
  tell (self, "agree");
  for (int seat = 0; seat < talia_table_get_n_seats (self->table); seat++)
    tell (self, "person %d %s A", seat, seat == 0 ? "host-idle" : "here");
  tell_record (self, record, find_end_of_deals (self, record));
  tell (self, "begin");
  tell_view (self, NULL);
}

Teller *
teller_new (const char *first, guint64 number, guint begun)
{
  g_auto (GStrv) words = g_strsplit (first, " ", 40);
  const TaliaGame *game = words[0] != NULL ? talia_registry_find (words[0]) : NULL;
  TaliaOptions options;
  TaliaTable *table;
  Teller *self;

  if (game == NULL)
    return NULL;
  talia_game_init_options (game, &options);
  for (guint i = 1; words[i] != NULL; i++)
    talia_options_set (game->options, &options, words[i], NULL);
  table = talia_table_new (game, &options, NULL);
  if (table == NULL)
    return NULL;
  self = g_new0 (Teller, 1);
  self->table = table;
  talia_random_init (&self->random, number);
  self->seat = (int) (number % (guint) talia_table_get_n_seats (table));
  g_queue_init (&self->lines);
  for (int seat = 0; seat < talia_table_get_n_seats (table); seat++)
    talia_table_set_seat (table, seat, "human A"); /* no computer player may sit at the guest's seat */
  while (begun-- > 0 && teller_step (self))
    ;
  tell_beginning (self);
  return self;
}

Teller *
teller_read (GStrv lines)
{
  guint64 number;
  char *begun;

  if (lines[0] == NULL || lines[1] == NULL)
    return NULL;
  number = g_ascii_strtoull (lines[1], &begun, 10);
  return teller_new (lines[0], number, (guint) MIN (g_ascii_strtoull (begun, NULL, 10), MOST_BEGUN));
}

void
teller_again (Teller *self)
{
  g_queue_clear_full (&self->lines, g_free);
  self->told = 0;
  tell_beginning (self);
}

gboolean
teller_step (Teller *self)
{
  const TaliaState *state = talia_table_get_state (self->table);
  g_autofree TaliaMove *moves = NULL;
  int n;

  if (state->phase == TALIA_PHASE_OVER)
    return FALSE;
  if (state->phase == TALIA_PHASE_DEAL)
    return talia_table_deal_seed (self->table, talia_random_next (&self->random), NULL);
  moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  n = talia_game_legal_or_some (talia_table_get_game (self->table), state, moves);
  g_assert_cmpint (n, >, 0);
  return talia_table_play (self->table, &moves[talia_random_pick (&self->random, (guint) n)], NULL);
}

char *
teller_next (Teller *self)
{
  if (g_queue_is_empty (&self->lines) && teller_step (self))
    {
      TaliaEvents events;

      talia_table_get_events (self->table, talia_table_get_n_steps (self->table) - 1, &events);
      tell_view (self, &events);
    }
  return g_queue_pop_head (&self->lines);
}

/* Returns `whole` with part number `at` replaced by `text`. */
static char *
replace (const char *whole, const char *between, guint at, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (whole, between, -1);
  const guint n = g_strv_length (parts);

  if (n == 0)
    return g_strdup (text);
  g_free (parts[at % n]);
  parts[at % n] = g_strdup (text);
  return g_strjoinv (between, parts);
}

char *
teller_damage (const char *line, const char *how)
{
  g_auto (GStrv) wanted = g_strsplit (how, " ", 3), words = g_strsplit (line, " ", -1);
  g_autofree char *value = NULL, *named = NULL;
  const char *values;
  guint word, at;

  if (g_strv_length (wanted) != 3)
    return g_strdup (line);
  word = (guint) g_ascii_strtoull (wanted[0], NULL, 10) % MAX (g_strv_length (words), 1);
  at = (guint) g_ascii_strtoull (wanted[1], NULL, 10);
  values = strchr (words[word], '=');
  values = values != NULL ? values + 1 : words[word];
  value = replace (values, strchr (values, ':') != NULL ? ":" : "/", at, wanted[2]);
  named = g_strdup_printf ("%.*s%s", (int) (values - words[word]), words[word], value);
  return replace (line, " ", word, named);
}

void
teller_free (Teller *self)
{
  g_queue_clear_full (&self->lines, g_free);
  g_object_unref (self->table);
  g_free (self);
}
