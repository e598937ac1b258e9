/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A challenge: a match, or its first deals, as a short text, with which somebody else can play the same cards against
 * the same computer players. */
#include "talia-challenge.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

#include "bots/talia-bot.h"
#include "engine/talia-whole.h"
#include "model/base/talia-limits.h"
#include "model/base/talia-text.h"
#include "model/table/talia-table-notes.h"
#include "model/table/talia-table-private.h"
#include "model/table/talia-table-regulars.h"
#include "talia-match-seats.h"
#include "talia-number.h"

/* talia:1:GAME:OPTION,OPTION:NUMBER:LEVEL,-,LEVEL+REGULAR:DEALS:POINTS:PLACE:NAME:CHECK. Options with their usual
 * values are left out; `-` is the seat of the person; an empty DEALS means the whole match. */
enum
{
  GAME,
  OPTIONS,
  NUMBER,
  SEATS,
  DEALS,
  POINTS,
  PLACE,
  NAME,
  CHECK,
  N_PARTS
};

/* The letters of the checksum, none of which looks like another, and the length of the checksum. */
#define LETTERS "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
#define CHECK_LENGTH 5

/* The greatest length of text that is searched for a challenge. */
#define LONGEST 4096
#define LONGEST_NAME 40

#define MOST_POINTS 1000000

G_DEFINE_QUARK (talia - challenge - error - quark, talia_challenge_error)

void
talia_challenge_clear (TaliaChallenge *self)
{
  g_clear_pointer (&self->name, g_free);
}

static gboolean
fail (GError **error, const char *sentence)
{
  g_set_error_literal (error, TALIA_CHALLENGE_ERROR, 0, sentence);
  return FALSE;
}

/* --- from a match -------------------------------------------------------------------------------- */

/* Whether all deals follow from the number of the match. */
static gboolean
is_numbered (TaliaTable *table)
{
  const guint64 number = talia_number_of (table);
  guint64 deals = 0;

  for (guint i = 0; i < talia_table_get_n_steps (table); i++)
    {
      const TaliaStep *step = talia_table_get_step (table, i);

      if (!step->is_deal)
        continue;
      if (!step->deal->has_seed || step->deal->seed != number + deals)
        return FALSE;
      deals++;
    }
  return number > 0;
}

static gboolean
init_seats (TaliaChallenge *self, TaliaTable *table, GError **error)
{
  self->n_seats = (guint) talia_table_get_n_seats (table);
  self->seat = talia_match_seats_find_person (table);
  for (guint i = 0; i < self->n_seats; i++)
    {
      const char *text = talia_table_get_seat (table, (int) i);
      g_autoptr (TaliaSeat) seat = text != NULL ? talia_seat_new_from_text ((int) i, text) : NULL;

      if ((int) i == self->seat && seat != NULL)
        self->name = g_strdup (talia_seat_get_given_name (seat));
      else if (seat == NULL || talia_seat_is_person (seat))
        return fail (error, _ ("Only a match of one person against computer players can become a challenge."));
      else
        {
          const TaliaRegular *regular = talia_table_get_regular (table, (int) i);

          self->levels[i] = talia_level_find (talia_seat_get_level (seat))->id;
          self->regulars[i] = regular != NULL ? regular->id : NULL;
        }
    }
  if (self->seat == TALIA_NOBODY)
    return fail (error, _ ("Only a match of one person against computer players can become a challenge."));
  return TRUE;
}

gboolean
talia_challenge_init (TaliaChallenge *self, TaliaTable *table, GError **error)
{
  const TaliaState *state = talia_table_get_state (table);
  const gboolean over = state->phase == TALIA_PHASE_OVER;

  *self = (TaliaChallenge) { .game = talia_table_get_game (table), .options = state->options };
  self->number = talia_number_of (table);
  self->deals = over ? 0 : state->deals - (state->phase != TALIA_PHASE_DEAL && state->deals > 0);
  if (!over && self->deals == 0)
    return fail (error, _ ("There is no result yet: no deal is over."));
  if (!is_numbered (table))
    return fail (error, _ ("This match has no number by which others could get the same cards."));
  if (!init_seats (self, table, error))
    return FALSE;
  self->points = state->total[talia_state_side (state, self->seat)];
  self->place = talia_game_place (self->game, state, talia_state_side (state, self->seat));
  return TRUE;
}

/* --- as text --------------------------------------------------------------------------------------- */

char *
talia_challenge_make_check (const char *text, gsize length)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  guint8 digest[32];
  gsize n = sizeof digest;
  char *check = g_new0 (char, CHECK_LENGTH + 1);

  g_checksum_update (checksum, (const guchar *) text, (gssize) length);
  g_checksum_get_digest (checksum, digest, &n);
  for (int i = 0; i < CHECK_LENGTH; i++)
    check[i] = LETTERS[digest[i] % strlen (LETTERS)];
  return check;
}

static void
append_options (GString *text, const TaliaChallenge *self)
{
  const char *between = "";
  TaliaOptions usual;

  talia_game_init_options (self->game, &usual);
  for (guint i = 0; i < talia_options_count (self->game->options); i++)
    {
      g_autofree char *value = talia_options_value_text (self->game->options, &self->options, i);
      g_autofree char *normal = talia_options_value_text (self->game->options, &usual, i);

      if (g_str_equal (value, normal))
        continue;
      g_string_append_printf (text, "%s%s=%s", between, self->game->options[i].key, value);
      between = ",";
    }
}

char *
talia_challenge_to_text (const TaliaChallenge *self)
{
  g_autoptr (GString) text = g_string_new (TALIA_CHALLENGE_MAGIC);
  g_autofree char *name = NULL, *check = NULL, *clean = NULL;

  g_return_val_if_fail (self != NULL && self->game != NULL, NULL);

  clean = talia_text_clean (self->name != NULL ? self->name : "", LONGEST_NAME);
  name = g_uri_escape_string (clean, NULL, TRUE);
  g_string_append_printf (text, "%s:", self->game->id);
  append_options (text, self);
  g_string_append_printf (text, ":%" G_GUINT64_FORMAT ":", self->number);
  for (guint i = 0; i < self->n_seats; i++)
    {
      g_string_append_printf (text, "%s%s", i > 0 ? "," : "", self->levels[i] != NULL ? self->levels[i] : "-");
      if (self->regulars[i] != NULL)
        g_string_append_printf (text, "+%s", self->regulars[i]);
    }
  g_string_append_printf (text, ":%u:%d:%d:%s:", self->deals, self->points, self->place, name);
  check = talia_challenge_make_check (text->str, text->len);
  g_string_append (text, check);
  return g_string_free_and_steal (g_steal_pointer (&text));
}

/* Cuts the challenge out of a message, even if its lines were wrapped: all its parts, the last of which is the
 * checksum. Returns NULL if the text ends too early. */
static GStrv
cut_out (const char *text, const char **start, GString *code)
{
  guint parts = 0;
  gsize check = 0;

  *start = strstr (text, TALIA_CHALLENGE_MAGIC);
  if (*start == NULL)
    return NULL;
  g_string_append (code, TALIA_CHALLENGE_MAGIC);
  for (const char *at = *start + strlen (TALIA_CHALLENGE_MAGIC); *at != '\0' && code->len < LONGEST; at++)
    {
      if (g_ascii_isspace (*at))
        continue;
      g_string_append_c (code, *at);
      if (parts == CHECK && ++check == CHECK_LENGTH)
        return g_strsplit (code->str + strlen (TALIA_CHALLENGE_MAGIC), ":", -1);
      parts += *at == ':';
    }
  return NULL;
}

static gboolean
is_whole (const GString *code)
{
  const gsize length = code->len - CHECK_LENGTH;
  g_autofree char *check = talia_challenge_make_check (code->str, length),
                  *given = g_ascii_strup (code->str + length, -1);

  return g_str_equal (check, given);
}

static gboolean
parse_options (TaliaChallenge *self, const char *text)
{
  g_auto (GStrv) settings = g_strsplit (text, ",", -1);
  TaliaState state;

  talia_game_init_options (self->game, &self->options);
  for (guint i = 0; settings[i] != NULL && *text != '\0'; i++)
    if (!talia_options_set (self->game->options, &self->options, settings[i], NULL))
      return FALSE;
  if (!talia_game_start (self->game, &self->options, &state, NULL))
    return FALSE;
  self->n_seats = state.seats;
  return TRUE;
}

/* Parses a computer player: LEVEL or LEVEL+REGULAR. */
static gboolean
parse_player (TaliaChallenge *self, guint i, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "+", 2);
  const TaliaLevel *level = parts[0] != NULL ? talia_level_find (parts[0]) : NULL;
  const TaliaRegular *regular = level != NULL && parts[1] != NULL ? talia_regulars_find (parts[1]) : NULL;

  if (level == NULL || !talia_level_plays (level, self->game) || (parts[1] != NULL && regular == NULL))
    return FALSE;
  self->levels[i] = level->id;
  self->regulars[i] = regular != NULL ? regular->id : NULL;
  return TRUE;
}

static gboolean
parse_seats (TaliaChallenge *self, const char *text)
{
  g_auto (GStrv) seats = g_strsplit (text, ",", -1);

  self->seat = TALIA_NOBODY;
  if (g_strv_length (seats) != self->n_seats)
    return FALSE;
  for (guint i = 0; i < self->n_seats; i++)
    if (g_str_equal (seats[i], "-") && self->seat == TALIA_NOBODY)
      self->seat = (int) i;
    else if (!parse_player (self, i, seats[i]))
      return FALSE;
  return self->seat != TALIA_NOBODY;
}

/* Parses the result: DEALS, POINTS and PLACE. */
static gboolean
parse_result (TaliaChallenge *self, char **parts)
{
  gint64 deals, points, place;

  if (!talia_whole_parse (parts[0], 0, TALIA_MAX_DEALS, &deals)
      || !talia_whole_parse (parts[1], -MOST_POINTS, MOST_POINTS, &points)
      || !talia_whole_parse (parts[2], 0, TALIA_MAX_SEATS, &place))
    return FALSE;
  self->deals = (guint) deals;
  self->points = (int) points;
  self->place = (int) place;
  return TRUE;
}

static gboolean
parse_name (TaliaChallenge *self, const char *text)
{
  g_autofree char *name = g_uri_unescape_string (text, NULL);

  if (name != NULL)
    self->name = talia_text_clean (name, LONGEST_NAME);
  return name != NULL;
}

gboolean
talia_challenge_parse (TaliaChallenge *self, const char *text, GError **error)
{
  g_autoptr (GString) code = g_string_new (NULL);
  const char *start;
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (self != NULL && text != NULL, FALSE);

  *self = (TaliaChallenge) { 0 };
  parts = cut_out (text, &start, code);
  if (start == NULL)
    return fail (error, strstr (text, "talia:") != NULL ? _ ("This challenge comes from another version of Talia.")
                                                        : _ ("There is no challenge in this text."));
  if (parts == NULL || !is_whole (code))
    return fail (error, _ ("The challenge is incomplete, or a letter in it is wrong: copy it again."));
  self->game = g_strv_length (parts) == N_PARTS ? talia_registry_find (parts[GAME]) : NULL;
  if (self->game == NULL)
    return fail (error, _ ("The challenge is for a game that this version does not have."));
  if (!parse_options (self, parts[OPTIONS]))
    return fail (error, _ ("The challenge uses rules that this version does not know."));
  if (!parse_seats (self, parts[SEATS]))
    return fail (error, _ ("The challenge uses computer players that this version does not know."));
  if (!talia_number_parse (parts[NUMBER], &self->number) || !parse_result (self, parts + DEALS)
      || !parse_name (self, parts[NAME]))
    return fail (error, _ ("The challenge does not say what to play."));
  return TRUE;
}

/* --- as a match --------------------------------------------------------------------------------- */

TaliaTable *
talia_challenge_create_table (const TaliaChallenge *self, const char *name)
{
  TaliaTable *table = talia_table_new (self->game, &self->options, NULL);
  g_autofree char *note = g_strdup_printf ("%u %d %d %s", self->deals, self->points, self->place, self->name);

  g_return_val_if_fail (table != NULL, NULL);

  talia_number_set (table, self->number, NULL);
  talia_table_set_note (table, TALIA_NOTE_CHALLENGE, note, NULL);
  talia_table_set_regulars (table, self->regulars);
  for (guint i = 0; i < self->n_seats; i++)
    {
      const char *other = self->regulars[i] != NULL ? "" : talia_seat_default_name ((int) i);
      g_autoptr (TaliaSeat) seat =
          talia_seat_new_regular ((int) i, (int) i == self->seat ? name : other, self->levels[i], self->regulars[i]);
      g_autofree char *text = talia_seat_to_text (seat);

      talia_table_set_seat (table, (int) i, text);
    }
  return table;
}

gboolean
talia_challenge_recall (TaliaChallenge *self, TaliaTable *table)
{
  const char *note = talia_table_get_note (table, TALIA_NOTE_CHALLENGE);
  const TaliaState *state = talia_table_get_state (table);
  g_auto (GStrv) parts = note != NULL ? g_strsplit (note, " ", 4) : NULL;

  *self = (TaliaChallenge) { 0 };
  if (parts == NULL || g_strv_length (parts) < 3 || !parse_result (self, parts))
    return FALSE;
  self->name = talia_text_clean (parts[3] != NULL ? parts[3] : "", LONGEST_NAME); /* the name may be empty */
  if (state->phase == TALIA_PHASE_OVER)
    return self->deals == 0 || state->deals <= self->deals;
  return state->phase == TALIA_PHASE_DEAL && state->deals > 0 && state->deals == self->deals;
}
