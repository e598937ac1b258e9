/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A finished match as a contest for ratings: who sat on which side, and which place each side took. */
#include "talia-contest.h"

#include <string.h>

#include "bots/talia-bot.h"
#include "model/table/talia-seat.h"
#include "model/table/talia-table-private.h"

/* The words for the person to whom the match belongs, and for others. */
#define OWN "own"
#define PERSON "human"

/* More than the length of any level's id. */
#define LONGEST_LEVEL 32

static TaliaSeat *
read_seat (TaliaTable *table, int index)
{
  const char *text = talia_table_get_seat (table, index);

  return talia_seat_new_from_text (index, text != NULL ? text : TALIA_LEVEL_EASY);
}

char *
talia_contest_describe (TaliaTable *table, int own)
{
  const TaliaState *state = talia_table_get_state (table);
  GString *text = g_string_new (NULL);

  for (int i = 0; i < state->seats && own != TALIA_NOBODY && state->phase == TALIA_PHASE_OVER; i++)
    {
      const int side = talia_state_side (state, i);
      g_autoptr (TaliaSeat) seat = read_seat (table, i);

      if (seat == NULL) /* a level of another version, whose strength is not known */
        {
          g_string_truncate (text, 0);
          break;
        }
      g_string_append_printf (text, "%d%d ", side, talia_game_place (talia_table_get_game (table), state, side));
      if (i == own)
        g_string_append (text, OWN "\n");
      else if (talia_seat_is_person (seat))
        g_string_append_printf (text, PERSON "%s%s\n", *talia_seat_get_given_name (seat) != '\0' ? " " : "",
                                talia_seat_get_given_name (seat));
      else
        g_string_append_printf (text, "%s\n", talia_seat_get_level (seat));
    }
  return g_string_free_and_steal (text);
}

/* Finds the level that the first `length` bytes name. */
static const TaliaLevel *
find_level (const char *text, gsize length)
{
  char id[LONGEST_LEVEL];

  if (length >= sizeof id)
    return NULL;
  memcpy (id, text, length);
  id[length] = '\0';
  return talia_level_find (id);
}

/* Reads the player of a line, which has `length` bytes. */
static gboolean
parse_player (TaliaContestant *self, const char *player, gsize length)
{
  const gsize before = MIN (strlen (PERSON " "), length);
  const TaliaLevel *level = find_level (player, length);

  self->own = length == strlen (OWN) && strncmp (player, OWN, length) == 0;
  self->level = level != NULL ? level->id : NULL;
  if (length >= strlen (PERSON) && strncmp (player, PERSON " ", before) == 0)
    {
      self->name = player + before;
      self->length = length - before;
    }
  return self->own || self->level != NULL || self->name != NULL;
}

gboolean
talia_contest_parse (TaliaContest *self, const char *text)
{
  *self = (TaliaContest) { 0 };
  for (const char *line = text, *end; *line != '\0'; line = end + 1)
    {
      TaliaContestant *one = &self->players[self->n];

      end = strchr (line, '\n');
      if (end == NULL || end - line < 4 || self->n == TALIA_MAX_SEATS)
        return FALSE;
      one->side = (guint) (line[0] - '0');
      one->place = (guint) (line[1] - '0');
      if (one->side >= TALIA_MAX_SEATS || one->place < 1 || one->place > TALIA_MAX_SEATS || line[2] != ' '
          || !parse_player (one, line + 3, (gsize) (end - line) - 3))
        return FALSE;
      self->n++;
      self->sides = MAX (self->sides, one->side + 1);
    }
  return self->n > 0;
}
