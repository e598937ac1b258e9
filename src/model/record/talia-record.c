/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The record of a match as text, one line for each step (docs/RECORD.md). */
#include "talia-record.h"

#include <glib/gi18n.h>

#include "bots/talia-bot.h"
#include "model/base/talia-text.h"
#include "model/table/talia-seat.h"
#include "model/table/talia-table-notes.h"
#include "model/table/talia-table-private.h"
#include "talia-record-head.h"
#include "talia-record-lines.h"

#define MAGIC "talia-record"

/* The number of lines after which a reading reports its progress. */
#define LINES_A_REPORT 1024

/* --- reading ------------------------------------------------------------------------ */

typedef struct
{
  TaliaRecordHead head; /* how the record begins, and the number of the line that is being read */
  TaliaTable *table;    /* set when the options are complete */
} Reader;

static gboolean
parse_uint (const char *text, guint64 max, guint64 *value)
{
  return g_ascii_isdigit (*text) && g_ascii_string_to_unsigned (text, 10, 0, max, value, NULL);
}

/* Begins the match at the first line that is not an option, when the options are complete. */
static gboolean
start_match (Reader *reader, GError **error)
{
  g_autoptr (GError) conflict = NULL;

  if (reader->table != NULL)
    return TRUE;
  reader->table = talia_table_new (reader->head.game, &reader->head.options, &conflict);
  if (reader->table == NULL)
    talia_record_damage (error, reader->head.line, "%s", _ (conflict->message));
  return reader->table != NULL;
}

/* `note KEY VALUE`: additional information, which is kept even if the key is unknown. */
static gboolean
read_note (Reader *reader, const char *text, GError **error)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 2);
  g_autoptr (GError) refusal = NULL;

  if (!start_match (reader, error))
    return FALSE;
  if (g_strv_length (words) == 2 && talia_table_set_note (reader->table, words[0], words[1], &refusal))
    return TRUE;
  talia_record_damage (error, reader->head.line, "%s",
                       refusal != NULL ? refusal->message : _ ("the note is empty or too long"));
  return FALSE;
}

/* Whether the player at the seat can play the game; a person always can. */
static gboolean
can_play (const TaliaGame *game, TaliaSeat *seat)
{
  const TaliaLevel *level = talia_seat_is_person (seat) ? NULL : talia_level_find (talia_seat_get_level (seat));

  return level == NULL || level->plays == NULL || level->plays (game);
}

static gboolean
read_seat (Reader *reader, const char *text, GError **error)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 2);
  g_autoptr (TaliaSeat) seat = NULL;
  g_autofree char *quoted = NULL;
  guint64 index;

  if (!start_match (reader, error))
    return FALSE;
  if (g_strv_length (words) < 2 || !parse_uint (words[0], talia_table_get_state (reader->table)->seats - 1u, &index))
    {
      talia_record_damage (error, reader->head.line, _ ("there is no such seat"));
      return FALSE;
    }
  seat = talia_seat_new_from_text ((int) index, words[1]);
  if (seat == NULL || !can_play (reader->head.game, seat))
    {
      quoted = talia_text_quote (words[1]);
      talia_record_damage (error, reader->head.line, _ ("“%s” cannot sit at the table"), quoted);
      return FALSE;
    }
  talia_table_set_seat (reader->table, (int) index, words[1]);
  return TRUE;
}

/* The greatest number of words of a deal; further ones are not split. */
#define DEAL_WORDS 3

/* `deal [seed=N] [dealer=D] pack=CARDS`, exactly as written. */
static gboolean
read_deal (Reader *reader, const char *text, GError **error)
{
  g_auto (GStrv) words = g_strsplit (text, " ", DEAL_WORDS + 1);
  g_autoptr (GError) refusal = NULL;
  TaliaPack pack, shuffled;
  guint64 seed, seat;
  const TaliaState *state;
  gboolean has_seed, has_dealer, drawn;
  int dealer = TALIA_NOBODY, drawn_dealer;
  guint i = 0;

  if (!start_match (reader, error))
    return FALSE;

  state = talia_table_get_state (reader->table);
  drawn = reader->head.game->has_dealer && talia_game_next_dealer (reader->head.game, state) == TALIA_NOBODY;
  has_seed = words[i] != NULL && g_str_has_prefix (words[i], "seed=") && parse_uint (words[i] + 5, G_MAXUINT64, &seed);
  i += has_seed;
  has_dealer =
      words[i] != NULL && g_str_has_prefix (words[i], "dealer=") && parse_uint (words[i] + 7, state->seats - 1u, &seat);
  i += has_dealer;
  if (has_dealer)
    dealer = (int) seat;
  if (words[i] == NULL || words[i + 1] != NULL || !g_str_has_prefix (words[i], "pack=") || has_dealer != drawn
      || !talia_pack_parse (words[i] + 5, &pack))
    {
      talia_record_damage (error, reader->head.line, _ ("the deal is not written as it should be"));
      return FALSE;
    }
  if (has_seed)
    {
      talia_game_shuffle (reader->head.game, state, seed, &shuffled, &drawn_dealer);
      if (pack.n != shuffled.n || memcmp (pack.cards, shuffled.cards, pack.n) != 0
          || (has_dealer && drawn_dealer != dealer))
        {
          talia_record_damage (error, reader->head.line, _ ("the cards do not match the number of the deal"));
          return FALSE;
        }
    }
  if (!talia_table_deal (reader->table, &pack, dealer, has_seed ? &seed : NULL, &refusal))
    {
      talia_record_damage (error, reader->head.line, "%s", _ (refusal->message));
      return FALSE;
    }
  return TRUE;
}

static gboolean
read_step (Reader *reader, const char *line, GError **error)
{
  g_autoptr (GError) refusal = NULL;
  g_autofree char *quoted = NULL;
  TaliaMove move;

  if (!start_match (reader, error))
    return FALSE;
  if (g_str_equal (line, "undo"))
    {
      if (talia_table_undo (reader->table, 1))
        return TRUE;
      talia_record_damage (error, reader->head.line, _ ("there is no move to undo"));
      return FALSE;
    }
  if (!talia_move_parse (line, &move))
    {
      quoted = talia_text_quote (line);
      talia_record_damage (error, reader->head.line, _ ("“%s” is not a step of a match"), quoted);
      return FALSE;
    }
  if (!talia_table_play (reader->table, &move, &refusal))
    {
      quoted = talia_text_quote (line);
      /* Translators: a move, then the sentence that refuses it. */
      talia_record_damage (error, reader->head.line, _ ("“%s” is against the rules: %s"), quoted, _ (refusal->message));
      return FALSE;
    }
  return TRUE;
}

static gboolean
read_line (Reader *reader, const char *line, GError **error)
{
  if (talia_record_head_wants (&reader->head, line))
    return talia_record_head_read (&reader->head, line, reader->table == NULL, error);
  if (g_str_has_prefix (line, "note "))
    return read_note (reader, line + strlen ("note "), error);
  if (g_str_has_prefix (line, "seat "))
    return read_seat (reader, line + strlen ("seat "), error);
  if (g_str_has_prefix (line, "deal "))
    return read_deal (reader, line + strlen ("deal "), error);
  return read_step (reader, line, error);
}

/* Whether the line contains text that a person has written, which is arbitrary. */
static gboolean
is_free_text (const char *line)
{
  return g_str_has_prefix (line, "seat ") || g_str_has_prefix (line, "note ");
}

/* Checks the bytes of a line, then reads it. A blank line has no meaning. */
static gboolean
read_bytes (Reader *reader, const TaliaRecordLine *bytes, GError **error)
{
  g_autofree char *line = NULL;

  if (!talia_record_head_check (bytes, error))
    return FALSE;
  if (bytes->length == 0)
    return TRUE;
  line = g_strndup (bytes->text, bytes->length);
  if (reader->head.begun && !is_free_text (line) && !talia_record_head_check_edited (&reader->head, line, error))
    return FALSE;
  return read_line (reader, line, error);
}

gboolean
talia_record_reading_report (TaliaRecordReading *reading, guint line, gsize at, gsize length, GError **error)
{
  if (reading == NULL || line % LINES_A_REPORT != 0)
    return TRUE;
  g_atomic_int_set (&reading->permille, (gint) (1000 * at / length));
  return !g_cancellable_set_error_if_cancelled (reading->cancellable, error);
}

/* Reads whole lines up to the first bad one, which begins at `end`, or up to a torn last one. If `torn`, that is read
 * as well, but ignored if it is bad. */
static gboolean
read_lines (Reader *reader, const char *text, gsize length, gboolean torn, TaliaRecordReading *reading, gsize *end,
            GError **error)
{
  TaliaRecordLine line = { 0 };

  while (talia_record_line_next (&line, text, length) && (line.ends || torn))
    {
      reader->head.line = line.number;
      if (!talia_record_reading_report (reading, line.number, *end, length, error))
        return FALSE;
      if (!read_bytes (reader, &line, line.ends ? error : NULL))
        return !line.ends;
      reader->head.line++;
      *end = line.whole;
    }
  return TRUE;
}

/* After the last line: checks that the lines make up a match. */
static gboolean
finish (Reader *reader, gboolean empty, GError **error)
{
  return talia_record_head_finish (&reader->head, empty, error) && start_match (reader, error);
}

TaliaTable *
talia_record_salvage (const char *text, gsize length, TaliaRecordOrigin origin, TaliaRecordReading *reading, gsize *end,
                      GError **error)
{
  Reader reader = { .head = { .magic = MAGIC, .line = 1 } };
  g_autoptr (GError) problem = NULL;
  gsize at = 0;

  g_return_val_if_fail (text != NULL || length == 0, NULL);

  if (read_lines (&reader, text, length, origin == TALIA_RECORD_SHARED, reading, &at, &problem))
    finish (&reader, !reader.head.begun && at == length, &problem);
  else if (problem->domain != TALIA_RECORD_ERROR)
    g_clear_object (&reader.table);
  else if (reader.head.game != NULL)
    start_match (&reader, NULL);
  if (end != NULL)
    *end = at;
  if (problem != NULL)
    g_propagate_error (error, g_steal_pointer (&problem));
  return reader.table;
}

TaliaTable *
talia_record_read (const char *text, gsize length, TaliaRecordOrigin origin, gsize *end, GError **error)
{
  g_autoptr (GError) problem = NULL;
  g_autoptr (TaliaTable) table = talia_record_salvage (text, length, origin, NULL, end, &problem);

  if (problem == NULL)
    return g_steal_pointer (&table);
  g_propagate_error (error, g_steal_pointer (&problem));
  return NULL;
}

TaliaTable *
talia_record_parse (const char *text, gssize length, GError **error)
{
  g_return_val_if_fail (text != NULL, NULL);

  return talia_record_read (text, length < 0 ? strlen (text) : (gsize) length, TALIA_RECORD_SHARED, NULL, error);
}

gboolean
talia_record_go_on (TaliaTable *table, const char *text, gsize length, GError **error)
{
  Reader reader = { .head = { MAGIC, 1, TRUE, talia_table_get_game (table) }, .table = table };
  gsize end = 0;

  g_return_val_if_fail (text != NULL || length == 0, FALSE);

  return read_lines (&reader, text, length, FALSE, NULL, &end, error);
}

/* --- writing ------------------------------------------------------------------------ */

char *
talia_record_write (TaliaTable *table)
{
  const TaliaGame *game = talia_table_get_game (table);
  const TaliaState *state = talia_table_get_state (table);
  GString *text = g_string_new (NULL);

  talia_record_head_write (text, MAGIC, game, &state->options);
  for (const TaliaNote *note = talia_table_list_notes (table); note->key != NULL; note++)
    g_string_append_printf (text, "note %s %s\n", note->key, note->value);
  for (int seat = 0; seat < state->seats; seat++)
    {
      const char *who = talia_table_get_seat (table, seat);

      if (who != NULL)
        g_string_append_printf (text, "seat %d %s\n", seat, who);
    }
  for (guint i = 0; i < talia_table_get_n_steps (table); i++)
    {
      g_autofree char *line = talia_step_to_line (talia_table_get_step (table, i));

      g_string_append_printf (text, "%s\n", line);
    }
  return g_string_free_and_steal (text);
}
