/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The exercises of a game that come with Talia: positions from matches of experts (docs/EXERCISES.md). */
#include "talia-collection.h"

#include "bots/talia-bot.h"
#include "bots/talia-reason-text.h"
#include "engine/talia-whole.h"
#include "model/table/talia-seat.h"
#include "model/table/talia-table-private.h"

#define RESOURCE "/io/github/taliacards/Talia/exercises/%s.txt"

/* The level of the others if the position is played on. */
#define LEVEL "expert"

/* An exercise: where it is in the text. */
typedef struct
{
  guint match, line; /* the lines that begin the match, and the exercise */
  guint grade;
  guint64 number; /* of the match: of its first deal */
  guint deal, step;
  double loss, error; /* of the easy level's move */
} Ask;

struct _TaliaCollection
{
  const TaliaGame *game;
  GStrv lines;
  GArray *asks;
};

/* The words of a line: its first one says what it is; moves have none. */
static GStrv
split (const char *line)
{
  return g_strsplit (line, " ", -1);
}

static gboolean
is_line (GStrv words, const char *kind, guint least)
{
  return g_strv_length (words) >= least && g_str_equal (words[0], kind);
}

/* --- reading --------------------------------------------------------------------------------- */

/* `ask GRADE THEME MOVE REASON...` begins an exercise, and the first `but MOVE LOSS ERROR` below it is about the easy
 * level's move. */
static gboolean
read_ask (TaliaCollection *self, Ask *ask, guint line)
{
  g_auto (GStrv) words = split (self->lines[line]);
  g_auto (GStrv) but = self->lines[line + 1] != NULL ? split (self->lines[line + 1]) : g_new0 (char *, 1);
  gint64 grade;

  if (!is_line (words, "ask", 5) || !is_line (but, "but", 4) || ask->deal == 0
      || !talia_whole_parse (words[1], 1, TALIA_COLLECTION_GRADES, &grade))
    return FALSE;
  ask->line = line;
  ask->grade = (guint) grade;
  ask->loss = g_ascii_strtod (but[2], NULL);
  ask->error = g_ascii_strtod (but[3], NULL);
  g_array_append_val (self->asks, *ask);
  return TRUE;
}

/* `deal NUMBER` begins a deal. */
static gboolean
read_deal (Ask *at, GStrv words)
{
  guint64 number;

  if (!g_ascii_string_to_unsigned (words[1], 10, 1, G_MAXINT64, &number, NULL))
    return FALSE;
  at->number = at->deal == 0 ? number : at->number;
  at->deal++;
  at->step = 1;
  return TRUE;
}

/* Reads a line; `at` is the place in the match that is being read. */
static gboolean
read_line (TaliaCollection *self, Ask *at, guint line)
{
  g_auto (GStrv) words = split (self->lines[line]);

  if (is_line (words, "ask", 1))
    return read_ask (self, at, line);
  if (is_line (words, "deal", 2))
    return read_deal (at, words);
  if (is_line (words, "match", 1))
    *at = (Ask) { .match = line };
  else if (!is_line (words, "but", 4))
    at->step += g_strv_length (words);
  return TRUE;
}

TaliaCollection *
talia_collection_parse (const TaliaGame *game, const char *text)
{
  g_autoptr (TaliaCollection) self = g_new0 (TaliaCollection, 1);
  Ask at = { 0 };

  g_return_val_if_fail (game != NULL && text != NULL, NULL);

  self->game = game;
  self->lines = g_strsplit (text, "\n", -1);
  self->asks = g_array_new (FALSE, FALSE, sizeof (Ask));
  for (guint line = 0; self->lines[line] != NULL; line++)
    if (self->lines[line][0] != '\0' && !read_line (self, &at, line))
      return NULL;
  return g_steal_pointer (&self);
}

void
talia_collection_free (TaliaCollection *self)
{
  g_strfreev (self->lines);
  g_array_unref (self->asks);
  g_free (self);
}

static TaliaCollection *
load (const TaliaGame *game)
{
  g_autofree char *path = g_strdup_printf (RESOURCE, game->id);
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autofree char *text =
      bytes != NULL ? g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes)) : g_strdup ("");

  return talia_collection_parse (game, text);
}

const TaliaCollection *
talia_collection_get (const TaliaGame *game)
{
  static GHashTable *collections;
  TaliaCollection *self;

  g_return_val_if_fail (game != NULL, NULL);

  if (collections == NULL)
    collections = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) talia_collection_free);
  self = g_hash_table_lookup (collections, game);
  if (self == NULL)
    {
      self = load (game);
      if (self == NULL)
        g_error ("the exercises of %s are damaged", game->id);
      g_hash_table_insert (collections, (gpointer) game, self);
    }
  return self;
}

/* --- the list -------------------------------------------------------------------------------- */

static char *
make_key (const TaliaCollection *self, const Ask *ask)
{
  return g_strdup_printf (TALIA_COLLECTION_KEY "%s %" G_GUINT64_FORMAT, self->game->id, ask->number);
}

const TaliaCollection *
talia_collection_of (const TaliaLoss *exercise)
{
  g_auto (GStrv) words = NULL;
  const TaliaGame *game;

  g_return_val_if_fail (exercise != NULL, NULL);

  if (!g_str_has_prefix (exercise->match, TALIA_COLLECTION_KEY))
    return NULL;
  words = split (exercise->match + strlen (TALIA_COLLECTION_KEY));
  game = talia_registry_find (words[0]);
  return game != NULL ? talia_collection_get (game) : NULL;
}

GPtrArray *
talia_collection_list (const TaliaCollection *self, guint grade)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) talia_loss_free);

  g_return_val_if_fail (self != NULL, list);

  for (guint i = 0; i < self->asks->len; i++)
    {
      const Ask *ask = &g_array_index (self->asks, Ask, i);
      g_autofree char *key = make_key (self, ask);
      const TaliaLoss loss = {
        .file = NULL, .match = key, .deal = ask->deal, .step = ask->step, .loss = ask->loss, .error = ask->error
      };

      if (grade == 0 || ask->grade == grade)
        g_ptr_array_add (list, talia_loss_copy (&loss));
    }
  return list;
}

/* --- the position ---------------------------------------------------------------------------- */

/* Makes a move, or deals. */
static gboolean
play_line (TaliaTable *table, const char *line)
{
  g_auto (GStrv) words = split (line);
  TaliaMove move;

  if (is_line (words, "ask", 1) || is_line (words, "but", 1))
    return TRUE;
  if (is_line (words, "deal", 2))
    return talia_table_deal_seed (table, g_ascii_strtoull (words[1], NULL, 10), NULL);
  for (guint i = 0; words[i] != NULL; i++)
    if (!talia_move_parse (words[i], &move) || !talia_table_play (table, &move, NULL))
      return FALSE;
  return TRUE;
}

/* The person sits at the seat whose turn it is, experts at all others. */
static void
seat_players (TaliaTable *table)
{
  const int own = talia_table_get_state (table)->to_act;

  for (int i = 0; i < talia_table_get_n_seats (table); i++)
    {
      g_autoptr (TaliaSeat) seat = i == own ? talia_seat_new (i, "", NULL)
                                            : talia_seat_new (i, talia_seat_default_name (i > 0 ? i : own), LEVEL);
      g_autofree char *text = talia_seat_to_text (seat);

      talia_table_set_seat (table, i, text);
    }
}

/* Reads the best move and all others that the expert has considered, first of them the easy level's. */
static GArray *
read_answers (const TaliaCollection *self, const Ask *ask, guint step)
{
  g_autoptr (GArray) answers = g_array_new (FALSE, TRUE, sizeof (TaliaJudgement));
  g_auto (GStrv) words = split (self->lines[ask->line]);
  TaliaJudgement it = { .step = step };
  TaliaReason reason;

  if (!talia_move_parse (words[3], &it.best) || !talia_reason_parse (words + 4, &reason))
    return NULL;
  it.reason = reason;
  it.made = it.best;
  g_array_append_val (answers, it);
  for (guint line = ask->line + 1; self->lines[line] != NULL && g_str_has_prefix (self->lines[line], "but "); line++)
    {
      g_auto (GStrv) but = split (self->lines[line]);
      TaliaReason against = talia_reason (TALIA_REASON_NONE);

      if (!is_line (but, "but", 4) || !talia_move_parse (but[1], &it.made)
          || (but[4] != NULL && !talia_reason_parse (but + 4, &against)))
        return NULL;
      it.reason = talia_reason_facing (&reason, &against);
      it.loss = g_ascii_strtod (but[2], NULL);
      it.error = g_ascii_strtod (but[3], NULL);
      g_array_append_val (answers, it);
    }
  return answers->len > 1 ? g_steal_pointer (&answers) : NULL;
}

static TaliaTrial *
open_ask (const TaliaCollection *self, const Ask *ask)
{
  g_autoptr (TaliaTable) table = NULL;
  g_autoptr (GArray) answers = NULL;
  TaliaOptions options;
  int own;

  talia_game_init_options (self->game, &options);
  table = talia_table_new (self->game, &options, NULL);
  for (guint line = ask->match + 1; line < ask->line; line++)
    if (!play_line (table, self->lines[line]))
      return NULL;
  own = talia_table_get_state (table)->to_act;
  answers = read_answers (self, ask, talia_table_get_n_steps (table));
  if (own == TALIA_NOBODY || answers == NULL)
    return NULL;
  seat_players (table);
  if (!talia_table_play (table, &g_array_index (answers, TaliaJudgement, 1).made, NULL))
    return NULL;
  return talia_trial_new_answered (table, own, answers);
}

TaliaTrial *
talia_collection_open (const TaliaCollection *self, const TaliaLoss *exercise)
{
  g_return_val_if_fail (self != NULL && exercise != NULL, NULL);

  for (guint i = 0; i < self->asks->len; i++)
    {
      const Ask *ask = &g_array_index (self->asks, Ask, i);
      g_autofree char *key = make_key (self, ask);

      if (g_str_equal (key, exercise->match) && ask->deal == exercise->deal && ask->step == exercise->step)
        return open_ask (self, ask);
    }
  return NULL;
}
