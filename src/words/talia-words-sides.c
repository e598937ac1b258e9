/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names the players and sides, and describes their standings. */
#include "talia-words-sides.h"

#include <glib/gi18n.h>

#include "talia-words-cards.h"

char *
talia_words_scored_side (TaliaScored *scored, int side)
{
  const TaliaState *state;
  g_autofree char *name = NULL, *partner = NULL;

  g_return_val_if_fail (TALIA_IS_SCORED (scored), NULL);

  state = talia_scored_get_state (scored);
  g_return_val_if_fail (side >= 0 && side < state->sides, NULL);

  name = talia_scored_name_seat (scored, side);
  if (state->sides == state->seats)
    return g_steal_pointer (&name);
  partner = talia_scored_name_seat (scored, side + state->sides);
  /* Translators: two partners */
  return g_strdup_printf (_ ("%s and %s"), name, partner);
}

char *
talia_words_side (TaliaMatch *match, int side)
{
  return talia_words_scored_side (TALIA_SCORED (match), side);
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
  return points < 0 ? g_strdup_printf ("−%d", -points) : g_strdup_printf ("%d", points);
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

char *
talia_words_level (const char *id)
{
  const TaliaLevel *level;

  g_return_val_if_fail (id != NULL, NULL);

  level = talia_level_find (id);
  return g_strdup (level != NULL && level->label != NULL ? _ (level->label) : id);
}

/* The sentences about who has won; a match of a single deal is a deal for players. */
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

char *
talia_words_result (const TaliaState *state, guint winners, const char *const *sides)
{
  const gboolean is_deal = state->deals == 1;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  g_autofree char *list = NULL;

  for (int side = 0; side < state->sides; side++)
    if (winners & 1u << side)
      g_strv_builder_add (builder, sides[side]);
  names = g_strv_builder_end (builder);
  list = talia_words_list ((const char *const *) names);
  return g_strv_length (names) > 1 ? tell_draw (is_deal, list) : tell_win (is_deal, state->sides != state->seats, list);
}

char *
talia_words_winners (TaliaMatch *match)
{
  const TaliaState *state;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  int own_side;

  g_return_val_if_fail (TALIA_IS_MATCH (match), NULL);

  state = &talia_match_get_view (match)->seen;
  own_side = talia_state_side (state, talia_match_get_own_seat (match));
  if (state->winners == 1 << own_side
      && !talia_match_is_shared (match)) /* in a shared match everybody reads the sentence */
    return tell_own_win (state->deals == 1, state->sides != state->seats);

  for (int side = 0; side < state->sides; side++)
    g_strv_builder_take (builder, talia_words_side (match, side));
  names = g_strv_builder_end (builder);
  return talia_words_result (state, state->winners, (const char *const *) names);
}
