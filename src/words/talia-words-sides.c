/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names the players and sides, and describes their standings. */
#include "talia-words-sides.h"

#include <glib/gi18n.h>

#include "model/base/talia-text.h"
#include "talia-words-cards.h"

char *
talia_words_side (TaliaMatch *match, int side)
{
  return talia_scored_name_side (TALIA_SCORED (match), side);
}

static char *
name_seat (TaliaTable *table, int i)
{
  const char *text = talia_table_get_seat (table, i);
  g_autoptr (TaliaSeat) seat = text != NULL ? talia_seat_new_from_text (i, text) : NULL;

  return g_strdup (seat != NULL ? talia_seat_get_name (seat) : talia_seat_default_name (i));
}

/* Returns the difference between the points of a side and those of the nearest other side. */
static int
get_lead (const TaliaState *state, int side)
{
  int lead = G_MAXINT;

  for (int other = 0; other < state->sides; other++)
    if (other != side)
      lead = MIN (lead, ABS (state->total[other] - state->total[side]));
  return lead;
}

char *
talia_words_lead (TaliaTable *table, const TaliaView *view)
{
  const TaliaState *state = &view->seen;
  g_autofree char *name = NULL, *partner = NULL;
  guint leaders;
  int own, leader;

  g_return_val_if_fail (TALIA_IS_TABLE (table), NULL);

  leaders = talia_game_leaders (talia_table_get_game (table), state);
  if (view->seat == TALIA_NOBODY || state->deals == 0 || (leaders & (leaders - 1)) != 0)
    return NULL;
  own = talia_state_side (state, view->seat);
  leader = g_bit_nth_lsf (leaders, -1);
  if (leader == own)
    return g_strdup_printf (_ ("you lead by %d"), get_lead (state, own));
  name = name_seat (table, leader);
  if (state->sides == state->seats)
    /* Translators: a player's name, and by how many points that player is ahead of you */
    return g_strdup_printf (_ ("%s leads by %d"), name, ABS (state->total[leader] - state->total[own]));
  partner = name_seat (table, leader + state->sides);
  /* Translators: two partners' names, and by how many points they are ahead of you */
  return g_strdup_printf (_ ("%s and %s lead by %d"), name, partner, ABS (state->total[leader] - state->total[own]));
}

char *
talia_words_format_points (int points)
{
  return points < 0 ? talia_text_number (g_strdup_printf ("−%d", -points)) : g_strdup_printf ("%d", points);
}

char *
talia_words_format_gain (int points)
{
  return points > 0 ? talia_text_number (g_strdup_printf ("+%d", points)) : talia_words_format_points (points);
}

char *
talia_words_points_of (const char *name, int points)
{
  g_autofree char *number = talia_words_format_points (points);

  g_return_val_if_fail (name != NULL, NULL);

  /* Translators: a player's name and points */
  return g_strdup_printf (ngettext ("%s: %s point", "%s: %s points", (gulong) ABS (points)), name, number);
}

const char *
talia_words_place (int place)
{
  /* Translators: places in the standings, as short as can be */
  static const char *const places[TALIA_MAX_SEATS] = { NC_ ("place", "1st"), NC_ ("place", "2nd"), NC_ ("place", "3rd"),
                                                       NC_ ("place", "4th"), NC_ ("place", "5th"), NC_ ("place", "6th"),
                                                       NC_ ("place", "7th") };

  g_return_val_if_fail (place >= 1 && place <= TALIA_MAX_SEATS, NULL);

  return g_dpgettext2 (NULL, "place", places[place - 1]);
}

/* The sentences about who has won; a match of a single deal is a deal for players, unless it was ended early. */
static char *
tell_own_win (gboolean is_deal, gboolean in_pairs)
{
  if (in_pairs)
    return g_strdup (is_deal ? _ ("You and your partner win the deal!") : _ ("You and your partner win the match!"));
  return g_strdup (is_deal ? _ ("You win the deal!") : _ ("You win the match!"));
}

static char *
tell_draw (gboolean is_deal, const char *list)
{
  if (is_deal)
    /* Translators: followed by a list of names */
    return g_strdup_printf (_ ("The deal is a draw: %s"), list);
  /* Translators: followed by a list of names */
  return g_strdup_printf (_ ("The match is a draw: %s"), list);
}

static char *
tell_win (gboolean is_deal, gboolean in_pairs, const char *list)
{
  if (in_pairs && is_deal)
    /* Translators: "Anna and Piotr" */
    return g_strdup_printf (_ ("%s win the deal"), list);
  if (in_pairs)
    /* Translators: "Anna and Piotr" */
    return g_strdup_printf (_ ("%s win the match"), list);
  return is_deal ? g_strdup_printf (_ ("%s wins the deal"), list) : g_strdup_printf (_ ("%s wins the match"), list);
}

/* Returns the names of these sides as a list, and their number. */
static char *
list_sides (TaliaScored *scored, guint sides, guint *n)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (int side = 0; side < talia_scored_get_state (scored)->sides; side++)
    if (sides & 1u << side)
      g_strv_builder_take (builder, talia_scored_name_side (scored, side));
  names = g_strv_builder_end (builder);
  *n = g_strv_length (names);
  return talia_words_list ((const char *const *) names);
}

static gboolean
are_you (TaliaScored *scored, guint sides)
{
  const int addressee = talia_scored_get_addressee (scored);

  return addressee != TALIA_NOBODY && sides == 1u << addressee;
}

/* Returns a sentence that says that these sides have won. */
static char *
tell_winners (TaliaScored *scored, guint winners)
{
  const TaliaState *state = talia_scored_get_state (scored);
  const gboolean is_deal = state->deals == 1 && state->phase == TALIA_PHASE_OVER;
  const gboolean in_pairs = state->sides != state->seats;
  g_autofree char *list = NULL;
  guint n;

  if (are_you (scored, winners))
    return tell_own_win (is_deal, in_pairs);
  list = list_sides (scored, winners, &n);
  return n > 1 ? tell_draw (is_deal, list) : tell_win (is_deal, in_pairs, list);
}

char *
talia_words_winners (TaliaMatch *match)
{
  g_return_val_if_fail (TALIA_IS_MATCH (match), NULL);

  return tell_winners (TALIA_SCORED (match), talia_match_get_view (match)->seen.winners);
}

char *
talia_words_leaders (TaliaScored *scored)
{
  const TaliaState *state;
  g_autofree char *list = NULL;
  guint leaders, n;

  g_return_val_if_fail (TALIA_IS_SCORED (scored), NULL);

  /* Before the end of the first deal, everybody would be winning. */
  if (g_list_model_get_n_items (talia_scored_get_deals (scored)) == 0)
    return NULL;
  state = talia_scored_get_state (scored);
  leaders =
      state->phase == TALIA_PHASE_OVER ? state->winners : talia_game_leaders (talia_scored_get_game (scored), state);
  if (talia_scored_is_over (scored))
    return tell_winners (scored, leaders);
  if (are_you (scored, leaders))
    return g_strdup (_ ("You are winning."));
  list = list_sides (scored, leaders, &n);
  if (n > 1)
    /* Translators: followed by a list of names */
    return g_strdup_printf (_ ("Tied for the lead: %s."), list);
  return state->sides == state->seats ? g_strdup_printf (_ ("%s is winning."), list)
                                      /* Translators: "Anna and Piotr" */
                                      : g_strdup_printf (C_ ("partners", "%s are winning."), list);
}
