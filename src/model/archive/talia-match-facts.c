/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The facts about a match or a score pad that lists of matches show, such as its date and result, so that none has to
 * be replayed for a list. */
#include "talia-match-facts.h"

#include <glib/gstdio.h>
#include <string.h>

#include "bots/talia-bot.h"
#include "model/base/talia-text.h"
#include "model/match/talia-match-seats.h"
#include "model/match/talia-number.h"
#include "model/match/talia-scored.h"
#include "model/pad/talia-pad-folder.h"
#include "model/pad/talia-scores.h"
#include "model/record/talia-record.h"
#include "model/table/talia-table-notes.h"
#include "model/table/talia-table-private.h"
#include "talia-contest.h"
#include "talia-match-people.h"

gboolean
talia_match_facts_stat (const char *folder, const char *file, gint64 *stamp, gint64 *size)
{
  g_autofree char *path = g_build_filename (folder, file, NULL);
  GStatBuf there;

  if (g_stat (path, &there) != 0 || !S_ISREG (there.st_mode))
    return FALSE;
  *stamp = (gint64) there.st_mtim.tv_sec * G_GINT64_CONSTANT (1000000000) + there.st_mtim.tv_nsec;
  *size = (gint64) there.st_size;
  return TRUE;
}

/* Finds the players other than the person to whom the match belongs. */
static void
look_at_seats (TaliaMatchFacts *self, TaliaTable *table, int own)
{
  g_autoptr (GListStore) seats = g_list_store_new (TALIA_TYPE_SEAT);
  GString *others = g_string_new (NULL);
  const char *level = NULL;

  for (int i = 0; i < (int) self->seats; i++)
    {
      const char *text = talia_table_get_seat (table, i);
      g_autoptr (TaliaSeat) seat = text != NULL ? talia_seat_new_from_text (i, text) : NULL;

      if (seat != NULL)
        g_list_store_append (seats, seat);
    }
  talia_match_seats_tell_apart (G_LIST_MODEL (seats));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (seats)); i++)
    {
      g_autoptr (TaliaSeat) seat = g_list_model_get_item (G_LIST_MODEL (seats), i);

      const char *its;

      if (talia_seat_get_index (seat) == own)
        continue;
      g_string_append_printf (others, "%s%s", others->len > 0 ? ", " : "", talia_seat_get_name (seat));
      if (talia_seat_is_person (seat))
        continue;
      its = talia_level_chosen (talia_level_find (talia_seat_get_level (seat)))->id;
      if (level == NULL)
        level = its;
      else if (!g_str_equal (level, its))
        level = "";
    }
  self->others = g_string_free_and_steal (others);
  self->level = g_strdup (level != NULL ? level : "");
}

/* Compares the total of a side with the best of the others. */
static void
look_at_totals (TaliaMatchFacts *self, const TaliaState *state, int side)
{
  gboolean first = TRUE;

  self->points = state->total[side];
  for (int i = 0; i < state->sides; i++)
    if (i != side)
      {
        int it = state->total[i];

        self->best_other = first                     ? it
                           : self->game->lowest_wins ? MIN (self->best_other, it)
                                                     : MAX (self->best_other, it);
        first = FALSE;
      }
}

static void
look_at_scores (TaliaMatchFacts *self, const TaliaState *state, int own)
{
  const int side = own != TALIA_NOBODY ? talia_state_side (state, own) : 0;

  self->over = state->phase == TALIA_PHASE_OVER;
  self->deals = state->deals;
  if (!self->over && state->phase != TALIA_PHASE_DEAL)
    self->deals = MAX (self->deals, 1) - 1;
  if (self->over && own != TALIA_NOBODY)
    self->place = talia_game_place (self->game, state, side);
  look_at_totals (self, state, side);
}

static gint64
find_date (const TaliaMatchFacts *self, TaliaTable *table)
{
  const char *note = talia_table_get_note (table, TALIA_NOTE_DATE);
  g_autoptr (GTimeZone) utc = g_time_zone_new_utc ();
  g_autoptr (GDateTime) date = note != NULL ? g_date_time_new_from_iso8601 (note, utc) : NULL;

  return date != NULL ? g_date_time_to_unix (date) : self->stamp / G_GINT64_CONSTANT (1000000000);
}

guint32
talia_match_facts_find_day (GDateTime *time)
{
  GDate date;
  int year, month, day;

  g_return_val_if_fail (time != NULL, 0);

  g_date_time_get_ymd (time, &year, &month, &day);
  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) day, (GDateMonth) month, (GDateYear) year);
  return g_date_get_julian (&date);
}

guint32
talia_match_facts_find_daily (TaliaTable *table)
{
  const char *note = talia_table_get_note (table, TALIA_NOTE_DAILY);
  g_autofree char *midnight = note != NULL ? g_strconcat (note, "T00:00:00Z", NULL) : NULL;
  g_autoptr (GDateTime) day = midnight != NULL ? g_date_time_new_from_iso8601 (midnight, NULL) : NULL;

  return day != NULL && talia_number_of (table) == talia_number_of_day (day) ? talia_match_facts_find_day (day) : 0;
}

static guint
count_undone (const char *text)
{
  static const char line[] = "\nundo\n";
  guint n = 0;

  for (const char *at = text; (at = strstr (at, line)) != NULL; at++)
    n++;
  return n;
}

/* A state contains the result of the previous deal until the next one is dealt. */
static void
look_at_feats (TaliaMatchFacts *self, TaliaTable *table)
{
  for (guint i = 0; self->own != TALIA_NOBODY && i < self->deals; i++)
    {
      TaliaState end;

      talia_table_get_dealing (table, i, &end);
      talia_feats_add (&self->feats, self->game, &end, self->own);
    }
}

static guint
find_apart (TaliaTable *table)
{
  guint apart = 0;

  if (talia_table_get_taken_back (table) || talia_table_was_helped (table, TALIA_HELP_UNDO))
    apart |= TALIA_APART_UNDO;
  if (talia_table_was_helped (table, TALIA_HELP_HINT))
    apart |= TALIA_APART_HINT;
  if (talia_table_get_note (table, TALIA_NOTE_BEFORE) != NULL)
    apart |= TALIA_APART_BRANCH;
  return apart;
}

/* Returns the options of a match that differ from the usual ones; a new string. */
static char *
make_rules (const TaliaGame *game, const TaliaOptions *options)
{
  GString *rules = g_string_new (NULL);
  TaliaOptions usual;

  g_return_val_if_fail (game != NULL && options != NULL, NULL);

  talia_game_init_options (game, &usual);
  for (guint i = 0; i < talia_options_count (game->options); i++)
    if (options->value[i] != usual.value[i])
      {
        g_autofree char *value = talia_options_value_text (game->options, options, i);

        g_string_append_printf (rules, "%s%s=%s", rules->len > 0 ? " " : "", game->options[i].key, value);
      }
  return g_string_free_and_steal (rules);
}

char *
talia_match_facts_make_key (TaliaTable *table)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  const TaliaState *state;
  g_autofree char *rules = NULL;

  g_return_val_if_fail (TALIA_IS_TABLE (table), NULL);

  state = talia_table_get_state (table);
  rules = make_rules (talia_table_get_game (table), &state->options);
  g_checksum_update (sum, (const guchar *) talia_table_get_game (table)->id, -1);
  g_checksum_update (sum, (const guchar *) rules, -1);
  if (talia_table_get_note (table, TALIA_NOTE_DATE) != NULL)
    g_checksum_update (sum, (const guchar *) talia_table_get_note (table, TALIA_NOTE_DATE), -1);
  if (talia_table_get_n_steps (table) > 0)
    {
      g_autofree char *line = talia_step_to_line (talia_table_get_step (table, 0));

      g_checksum_update (sum, (const guchar *) line, -1);
    }
  return g_strndup (g_checksum_get_string (sum), 32);
}

static void
look_at_match (TaliaMatchFacts *self, TaliaTable *table)
{
  const TaliaState *state = talia_table_get_state (table);
  const char *title = talia_table_get_note (table, TALIA_NOTE_TITLE);
  const int own = talia_match_seats_find_person (table);

  self->game = talia_table_get_game (table);
  self->seats = state->seats;
  self->sides = state->sides;
  self->date = find_date (self, table);
  self->day = own != TALIA_NOBODY ? talia_match_facts_find_daily (table) : 0;
  self->own = own;
  self->apart = find_apart (table);
  self->rules = make_rules (self->game, &state->options);
  self->key = talia_match_facts_make_key (table);
  self->title = title != NULL ? talia_text_clean (title, TALIA_TEXT_LINE) : g_strdup ("");
  look_at_seats (self, table, own);
  look_at_scores (self, state, own);
  look_at_feats (self, table);
  self->people = talia_match_people_describe (table);
  self->contest = talia_contest_describe (table, own);
}

/* Lists everybody with a name, the leaders first. A pad on which nothing was entered has no winners. */
static void
look_at_players (TaliaMatchFacts *self, TaliaScorePad *pad, const TaliaState *state)
{
  g_autoptr (GString) others = g_string_new (NULL), people = g_string_new (NULL);

  for (int place = 1; place <= state->sides; place++)
    for (int seat = 0; seat < state->seats; seat++)
      {
        const int side = talia_state_side (state, seat);
        g_autofree char *name = talia_scored_name_seat (TALIA_SCORED (pad), seat);

        if (*talia_score_pad_get_player (pad, seat) == '\0' || talia_game_place (self->game, state, side) != place)
          continue;
        g_string_append_printf (others, "%s%s", others->len > 0 ? ", " : "", name);
        if (self->over && self->deals > 0)
          talia_match_people_add (people, place, state->total[side], name);
      }
  self->others = g_strdup (others->str);
  self->people = g_strdup (people->str);
}

/* The same for every copy of the pad: two evenings may have the same players and results. */
static char *
make_pad_key (const TaliaMatchFacts *self, TaliaScorePad *pad)
{
  g_autofree char *text = talia_score_pad_write (pad);
  g_autofree char *dated = g_strdup_printf ("%" G_GINT64_FORMAT "\n%s", self->date, text);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, dated, -1);

  return g_strndup (sum, 32);
}

static void
look_at_pad (TaliaMatchFacts *self, TaliaScorePad *pad)
{
  const TaliaState *state = talia_scored_get_state (TALIA_SCORED (pad));
  const gint64 begun = talia_pad_folder_get_time (self->file);
  int leader = 0;

  self->game = talia_scored_get_game (TALIA_SCORED (pad));
  self->seats = state->seats;
  self->sides = state->sides;
  self->date = begun != 0 ? begun : self->stamp / G_GINT64_CONSTANT (1000000000);
  self->own = TALIA_NOBODY;
  self->deals = talia_score_pad_get_n_deals (pad);
  self->over = talia_score_pad_is_over (pad);
  self->title = g_strdup (talia_score_pad_get_title (pad));
  self->rules = make_rules (self->game, &state->options);
  self->key = make_pad_key (self, pad);
  while (talia_game_place (self->game, state, leader) != 1)
    leader++;
  look_at_totals (self, state, leader);
  look_at_players (self, pad, state);
}

/* Reads the text, and what it says; returns FALSE if it was cancelled. Nothing is said of a damaged file. */
static gboolean
read_text (TaliaMatchFacts *self, const char *text, gsize length, GCancellable *cancellable)
{
  TaliaRecordReading reading = { .cancellable = cancellable };
  g_autoptr (GError) damage = NULL;
  g_autoptr (TaliaScorePad) pad = NULL;
  g_autoptr (TaliaTable) table = NULL;

  if (self->pad)
    pad = talia_scores_salvage (text, length, TALIA_RECORD_AUTOSAVE, &reading, NULL, &damage);
  else
    table = talia_record_salvage (text, length, TALIA_RECORD_AUTOSAVE, &reading, NULL, &damage);
  if (g_error_matches (damage, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return FALSE;
  if (damage != NULL)
    return TRUE;
  if (pad != NULL)
    look_at_pad (self, pad);
  else
    look_at_match (self, table);
  self->undone = count_undone (text);
  return TRUE;
}

TaliaMatchFacts *
talia_match_facts_read (const char *folder, const char *file, GCancellable *cancellable)
{
  g_autoptr (TaliaMatchFacts) self = g_new0 (TaliaMatchFacts, 1);
  g_autofree char *path = g_build_filename (folder, file, NULL), *text = NULL;
  char **texts[] = {
    &self->title, &self->others, &self->level, &self->rules, &self->key, &self->people, &self->contest
  };
  gsize length;

  if (!talia_match_facts_stat (folder, file, &self->stamp, &self->size))
    return NULL;
  self->file = g_strdup (file);
  self->pad = g_str_has_prefix (file, TALIA_PAD_FOLDER G_DIR_SEPARATOR_S);
  text = talia_record_load (path, &length, NULL);
  if (text != NULL && !read_text (self, text, length, cancellable))
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (*texts[i] == NULL)
      *texts[i] = g_strdup ("");
  return g_steal_pointer (&self);
}

gboolean
talia_match_facts_is_put_away (const TaliaMatchFacts *self)
{
  return g_str_has_prefix (self->file, "matches" G_DIR_SEPARATOR_S);
}

void
talia_match_facts_free (TaliaMatchFacts *self)
{
  g_free (self->file);
  g_free (self->title);
  g_free (self->others);
  g_free (self->level);
  g_free (self->rules);
  g_free (self->key);
  g_free (self->people);
  g_free (self->contest);
  g_free (self);
}
