/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about the course of a match, once it is over. */
#include "talia-words-course.h"

#include <glib/gi18n.h>

#include "engine/talia-whole.h"
#include "model/table/talia-table-notes.h"
#include "talia-words-sides.h"

/* Returns the side that is alone in the lead after the deal; TALIA_NOBODY if several are. */
static int
find_leader (TaliaMatch *match, TaliaDealScore *deal)
{
  TaliaState then = talia_match_get_view (match)->seen;
  guint leaders;

  for (int side = 0; side < then.sides; side++)
    then.total[side] = talia_deal_score_get_total (deal, side);
  leaders = talia_game_leaders (talia_match_get_game (match), &then);
  for (int side = 0; side < then.sides; side++)
    if (leaders == 1u << side)
      return side;
  return TALIA_NOBODY;
}

guint
talia_words_find_deciding_deal (TaliaMatch *match)
{
  GListModel *deals;
  int winner = TALIA_NOBODY;
  guint found = 0;

  g_return_val_if_fail (TALIA_IS_MATCH (match), 0);

  deals = G_LIST_MODEL (talia_match_get_score_sheet (match));
  for (guint i = g_list_model_get_n_items (deals); i > 0; i--)
    {
      g_autoptr (TaliaDealScore) deal = g_list_model_get_item (deals, i - 1);
      int leader = find_leader (match, deal);

      if (found == 0)
        winner = leader;
      if (leader == TALIA_NOBODY || leader != winner)
        break;
      found = i;
    }
  return found;
}

char *
talia_words_deciding_deal (TaliaMatch *match)
{
  guint deal = talia_words_find_deciding_deal (match);

  if (deal == 0)
    return NULL;
  if (deal == g_list_model_get_n_items (G_LIST_MODEL (talia_match_get_score_sheet (match)))) /* no deal came after it */
    return deal > 1 ? g_strdup (_ ("The last deal decided the match.")) : NULL;
  if (deal == 1)
    return g_strdup (_ ("The lead never changed after the first deal."));
  return g_strdup_printf (_ ("Deal %u decided the match: the lead never changed after it."), deal);
}

/* --- feats ------------------------------------------------------------------------------------- */

static void
add_up (TaliaMatch *match, TaliaFeats feats[TALIA_MAX_SEATS])
{
  GListModel *deals = G_LIST_MODEL (talia_match_get_score_sheet (match));

  for (guint i = 0; i < g_list_model_get_n_items (deals); i++)
    {
      g_autoptr (TaliaDealScore) deal = g_list_model_get_item (deals, i);

      for (int seat = 0; seat < talia_match_get_view (match)->seen.seats; seat++)
        {
          const TaliaFeats *more = talia_deal_score_get_feats (deal, seat);

          feats[seat].moons += more->moons;
          feats[seat].nils += more->nils;
          feats[seat].failed_nils += more->failed_nils;
          feats[seat].sweeps += more->sweeps;
        }
    }
}

static char *
describe_moons (const TaliaFeats *feats)
{
  return feats->moons > 0 ? g_strdup_printf ("%u", feats->moons) : NULL;
}

static char *
describe_nils (const TaliaFeats *feats)
{
  guint nils = feats->nils + feats->failed_nils;

  return nils > 0 ? g_strdup_printf (_ ("%u of %u"), feats->nils, nils) : NULL;
}

static char *
describe_sweeps (const TaliaFeats *feats)
{
  return feats->sweeps > 0 ? g_strdup_printf ("%u", feats->sweeps) : NULL;
}

static char *
tell_moons (const char *list)
{
  /* Translators: followed by names and how often, such as "You 1, Ola 2" */
  return g_strdup_printf (_ ("Moons shot: %s"), list);
}

static char *
tell_nils (const char *list)
{
  /* Translators: followed by names and how often, such as "You 1 of 2, Ola 0 of 1" */
  return g_strdup_printf (_ ("Nils made: %s"), list);
}

static char *
tell_sweeps (const char *list)
{
  /* Translators: followed by names and how often, such as "You 1, Ola 2" */
  return g_strdup_printf (_ ("Sweeps: %s"), list);
}

static const struct
{
  char *(*describe) (const TaliaFeats *feats); /* for one player; NULL: none */
  char *(*tell) (const char *list);            /* for all players */
} kinds[] = {
  { describe_moons, tell_moons },
  { describe_nils, tell_nils },
  { describe_sweeps, tell_sweeps },
};

static char *
list_players (TaliaMatch *match, const TaliaFeats feats[TALIA_MAX_SEATS], char *(*describe) (const TaliaFeats *feats))
{
  GString *list = g_string_new (NULL);

  for (int seat = 0; seat < talia_match_get_view (match)->seen.seats; seat++)
    {
      g_autofree char *number = describe (&feats[seat]);

      if (number != NULL)
        g_string_append_printf (list, "%s%s %s", list->len > 0 ? ", " : "",
                                talia_seat_get_name (talia_match_get_seat (match, seat)), number);
    }
  return g_string_free_and_steal (list);
}

char *
talia_words_feats (TaliaMatch *match)
{
  TaliaFeats feats[TALIA_MAX_SEATS] = { 0 };
  g_autoptr (GString) lines = g_string_new (NULL);

  g_return_val_if_fail (TALIA_IS_MATCH (match), NULL);

  add_up (match, feats);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *list = list_players (match, feats, kinds[i].describe), *line = NULL;

      if (*list == '\0')
        continue;
      line = kinds[i].tell (list);
      g_string_append_printf (lines, "%s%s", lines->len > 0 ? "\n" : "", line);
    }
  return lines->len > 0 ? g_strdup (lines->str) : NULL;
}

/* --- played before ----------------------------------------------------------------------------- */

char *
talia_words_compare_deal (TaliaMatch *match, TaliaDealScore *deal)
{
  const char *note;
  g_auto (GStrv) words = NULL, points = NULL;
  g_autofree char *before = NULL, *now = NULL;
  gint64 number;
  int side;

  g_return_val_if_fail (TALIA_IS_MATCH (match) && TALIA_IS_DEAL_SCORE (deal), NULL);

  note = talia_table_get_note (talia_match_get_table (match), TALIA_NOTE_BEFORE);
  words = g_strsplit (note != NULL ? note : "", " ", 2);
  if (g_strv_length (words) < 2 || !talia_whole_parse (words[0], 0, G_MAXINT, &number)
      || number != talia_deal_score_get_number (deal))
    return NULL;
  points = g_strsplit (words[1], ",", TALIA_MAX_SEATS);
  side = talia_state_side (&talia_match_get_view (match)->seen, talia_match_get_own_seat (match));
  if (side >= (int) g_strv_length (points) || !talia_whole_parse (points[side], -100000, 100000, &number))
    return NULL;
  before = talia_words_format_points ((int) number);
  now = talia_words_format_points (talia_deal_score_get_points (deal, side));
  /* Translators: the points of a deal when it was played before, and now that it was played otherwise */
  return g_strdup_printf (_ ("Points in this deal before: %s. This time: %s."), before, now);
}
