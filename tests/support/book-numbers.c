/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks the numbers in the rules pages against the numbers that the engine counts. */
#include "book-play.h"

#include <stdlib.h>
#include <string.h>

#include "engine/fishing/talia-fishing-game.h"

#define ENOUGH 12     /* a number is accepted after it was right this often */
#define PATIENCE 3000 /* matches that are played at most to reach that */

typedef struct
{
  const char *what; /* the subject of a score line; NULL: the sum of all sides */
  gboolean each;    /* what the line scores for one thing, instead of for all of them */
  int deal;         /* 0: any deal */
  gboolean match;   /* the totals of a whole match, instead of one deal */
  gboolean has_sign;
  int value;
  int seen;
  char *complaint;
} Search;

/* Parses a number as the pages write it, perhaps as the result of a sum; `has_sign` is set if a plus or a minus stands
 * before it. */
static gboolean
parse_number (const char *sum, int *value, gboolean *has_sign)
{
  const char *equals = strstr (sum, "= ");
  const char *text = equals != NULL ? equals + strlen ("= ") : sum;
  gboolean minus = g_str_has_prefix (text, "−");
  const char *digits = minus ? text + strlen ("−") : *text == '+' ? text + 1 : text;
  gint64 number;

  *has_sign = digits != text;
  if (!g_ascii_string_to_signed (digits, 10, 0, G_MAXINT16, &number, NULL))
    return FALSE;
  *value = (int) (minus ? -number : number);
  return TRUE;
}

static gboolean
agrees (const Search *search, int found, int times)
{
  return search->has_sign ? found == search->value * times : ABS (found) == ABS (search->value * times);
}

static void
note (Search *search, int found, int times)
{
  search->seen++;
  if (!agrees (search, found, times) && search->complaint == NULL)
    search->complaint = g_strdup_printf ("the engine counts %d for %d", found, times);
}

static void
note_lines (const TaliaGame *game, const TaliaState *state, int sides, Search *search)
{
  for (int side = 0; side < sides; side++)
    {
      TaliaScoreLine lines[TALIA_MAX_SCORE_LINES];
      int n;

      talia_game_score (game, state, side, lines, &n);
      for (int i = 0; i < n; i++)
        if (g_str_equal (lines[i].what, search->what))
          note (search, lines[i].points, search->each ? lines[i].count : 1);
    }
}

static gboolean
look_cb (const TaliaGame *game, const TaliaState *state, gpointer data)
{
  Search *search = data;
  gboolean between = state->phase == TALIA_PHASE_DEAL || state->phase == TALIA_PHASE_OVER;
  int sum = 0;

  if (state->deals == 0 || !between || (search->deal > 0 && (int) state->deals != search->deal)
      || (search->match && state->phase != TALIA_PHASE_OVER))
    return FALSE;
  if (search->what != NULL)
    note_lines (game, state, state->sides, search);
  else
    {
      for (int side = 0; side < state->sides; side++)
        sum += search->match ? state->total[side] : talia_game_score (game, state, side, NULL, NULL);
      note (search, sum, 1);
    }
  return search->seen >= ENOUGH || search->complaint != NULL;
}

/* Gives these cards to one side in the wanted deal, and the other cards to the next side. */
static gboolean
give_cb (const TaliaGame *game, const TaliaState *state, gpointer data)
{
  static const TaliaPhase phases[] = { TALIA_PHASE_PLAY, TALIA_PHASE_DEAL };
  const TaliaBookNode *node = ((gpointer *) data)[0];
  Search *search = ((gpointer *) data)[1];
  TaliaCards cards = 0;
  TaliaState given = *state;

  if (state->phase == TALIA_PHASE_DEAL || (int) state->deals < MAX (search->deal, 1))
    return FALSE;
  for (guint i = 0; i < node->cards->len; i++)
    cards |= TALIA_BIT (g_array_index (node->cards, TaliaCard, i));
  memset (given.taken, 0, sizeof given.taken);
  given.taken[0] = cards;
  given.taken[1] = game->pack (state) & ~cards;
  /* Some score lines exist only while a deal is played, others only after it. */
  for (guint i = 0; i < G_N_ELEMENTS (phases) && search->seen == 0; i++)
    {
      given.phase = (uint8_t) phases[i];
      if (search->what == NULL)
        {
          note (search, talia_game_score (game, &given, 0, NULL, NULL), 1);
          continue;
        }
      note_lines (game, &given, 1, search);
      if (search->seen == 0) /* the lines of the other sides */
        note_lines (game, &given, given.sides, search);
    }
  return TRUE;
}

/* Checks counts of cards that are dealt, instead of scores. */
static gboolean
count_cb (const TaliaGame *game, const TaliaState *state, gpointer data)
{
  const char *of = ((const TaliaBookNode *) ((gpointer *) data)[0])->attribute[TALIA_ATTRIBUTE_OF];
  Search *search = ((gpointer *) data)[1];

  if (state->deals == 0)
    return FALSE;
  if (g_str_equal (of, "pack"))
    note (search, talia_cards_count (game->pack (state)), 1);
  else if (g_str_equal (of, "hand"))
    note (search, talia_cards_count (state->hand[0]), 1);
  else if (g_str_equal (of, "rest"))
    note (search, talia_cards_count (talia_state_hidden (state)), 1);
  else if (g_str_equal (of, "rounds") && state->board == TALIA_BOARD_FISHING)
    note (search, talia_fishing_game_rounds (state), 1);
  return TRUE;
}

/* Sets the options so that the condition is true; of several values that make it true, the first. */
static gboolean
set_options (const TaliaGame *game, const char *condition, TaliaOptions *options)
{
  g_auto (GStrv) parts = g_strsplit (condition != NULL ? condition : "", " ", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      if (strstr (parts[i], "!=") != NULL || *parts[i] == '\0')
        continue;
      *strchrnul (parts[i], '|') = '\0';
      if (!talia_options_set (game->options, options, parts[i], NULL))
        return FALSE;
    }
  return TRUE;
}

static gboolean
set_all_options (const TaliaGame *game, const TaliaBookNode *value, TaliaOptions *options)
{
  talia_game_init_options (game, options);
  for (const TaliaBookNode *node = value; node != NULL; node = node->parent)
    if (!set_options (game, node->attribute[TALIA_ATTRIBUTE_IF], options))
      return FALSE;
  return set_options (game, value->attribute[TALIA_ATTRIBUTE_WITH], options);
}

static void
search_in_play (const TaliaGame *game, const TaliaBookNode *value, const TaliaOptions *options, Search *search)
{
  gpointer data[] = { (gpointer) value, search };
  TaliaRandom random;

  talia_random_init (&random, 1);
  if (value->cards != NULL)
    book_play_match (game, options, &random, give_cb, data);
  else if (search->what == NULL && !search->match && !g_str_equal (value->attribute[TALIA_ATTRIBUTE_OF], "deal"))
    book_play_match (game, options, &random, count_cb, data);
  else
    for (int match = 0; match < PATIENCE && search->seen < ENOUGH && search->complaint == NULL; match++)
      book_play_match (game, options, &random, look_cb, search);
}

char *
book_numbers_check (const TaliaGame *game, const TaliaBookNode *value)
{
  const char *of = value->attribute[TALIA_ATTRIBUTE_OF], *deal = value->attribute[TALIA_ATTRIBUTE_DEAL];
  Search search = { .deal = deal != NULL ? atoi (deal) : 0 };
  TaliaOptions options;

  if (of == NULL)
    return g_strdup ("it does not say what it is");
  if (!parse_number (value->text, &search.value, &search.has_sign))
    return g_strdup ("it is no number");
  if (!set_all_options (game, value, &options))
    return g_strdup ("no such options");

  search.each = g_str_has_prefix (of, "each:");
  search.match = g_str_equal (of, "match");
  if (search.each || g_str_has_prefix (of, "line:"))
    search.what = of + strlen ("each:");
  if (g_str_has_prefix (of, "option:"))
    {
      int index = talia_options_find (game->options, of + strlen ("option:"), -1);

      if (index >= 0)
        note (&search, options.value[index], 1);
    }
  else
    search_in_play (game, value, &options, &search);
  if (search.seen == 0)
    return g_strdup ("the engine never counts it");
  return search.complaint;
}
