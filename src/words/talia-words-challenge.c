/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about challenges: sending, receiving and finishing one. */
#include "talia-words-challenge.h"

#include <glib/gi18n.h>

#include "model/base/talia-text.h"
#include "talia-words-sides.h"

/* Describes the game, and how much of it is played. */
static char *
describe_match (const TaliaChallenge *challenge)
{
  if (challenge->deals == 0)
    return g_strdup (_ (challenge->game->name));
  /* Translators: the name of a game and how many deals of it, such as "Spades, 3 deals" */
  return g_strdup_printf (ngettext ("%s, %u deal", "%s, %u deals", challenge->deals), _ (challenge->game->name),
                          challenge->deals);
}

static char *
get_name (const TaliaChallenge *challenge)
{
  /* Translators: who has sent a challenge without a name */
  return *challenge->name != '\0' ? talia_text_isolate (challenge->name) : g_strdup (_ ("Challenger"));
}

char *
talia_words_challenge (const TaliaChallenge *challenge)
{
  g_autofree char *match = NULL, *name = NULL, *points = NULL;

  g_return_val_if_fail (challenge != NULL, NULL);

  match = describe_match (challenge);
  name = get_name (challenge);
  points = talia_words_format_points (challenge->points);
  /* Translators: a challenge: the game, somebody's name, their points, such as "American Hearts. Ola: 14" */
  return g_strdup_printf (_ ("%s. %s: %s"), match, name, points);
}

char *
talia_words_challenge_message (const TaliaChallenge *challenge)
{
  g_autofree char *match = NULL, *points = NULL, *text = NULL, *invitation = NULL;

  g_return_val_if_fail (challenge != NULL, NULL);

  match = describe_match (challenge);
  points = talia_words_format_points (challenge->points);
  text = talia_challenge_to_text (challenge);
  /* Translators: a message to a friend: the game and the sender's points. A line with the challenge follows */
  invitation = g_strdup_printf (_ ("%s: my result is %s. Can you do better with the same cards? Copy this message, and "
                                   "in Talia choose Paste a Challenge."),
                                match, points);
  return g_strdup_printf ("%s\n%s\n", invitation, text);
}

char *
talia_words_challenge_result (TaliaMatch *match)
{
  TaliaTable *table;
  const TaliaState *state;
  g_auto (TaliaChallenge) challenge = { 0 };
  g_autofree char *name = NULL, *theirs = NULL, *ours = NULL;
  int points, better;

  g_return_val_if_fail (TALIA_IS_MATCH (match), NULL);

  table = talia_match_get_table (match);
  if (!talia_challenge_recall (&challenge, table))
    return NULL;
  state = &talia_match_get_view (match)->seen;
  points = state->total[talia_state_side (state, talia_match_get_own_seat (match))];
  better = talia_table_get_game (table)->lowest_wins ? challenge.points - points : points - challenge.points;
  name = get_name (&challenge);
  theirs = talia_words_format_points (challenge.points);
  ours = talia_words_format_points (points);
  if (better > 0)
    /* Translators: the end of a challenge: somebody's name, their points, the player's points */
    return g_strdup_printf (_ ("%s had %s, you have %s. You win the challenge!"), name, theirs, ours);
  if (better < 0)
    return g_strdup_printf (_ ("%s had %s, you have %s. You lose the challenge."), name, theirs, ours);
  return g_strdup_printf (_ ("%s had %s, and you have the same. The challenge is a draw."), name, theirs);
}
