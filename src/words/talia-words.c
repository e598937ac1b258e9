/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences for any game: passes requests for sentences on to the file for the game's core. */
#include "talia-words.h"

#include <glib/gi18n.h>

#include "talia-words-fishing.h"
#include "talia-words-plan.h"
#include "talia-words-rows.h"
#include "talia-words-trick.h"

/* --- moves ----------------------------------------------------------------------------- */

/* Describes a move; `moon` is the number of points for taking everything. */
static char *
describe_move (const TaliaMove *move, int moon)
{
  g_return_val_if_fail (move != NULL, NULL);

  switch ((TaliaMoveKind) move->kind)
    {
    case TALIA_MOVE_PLAY:
      return talia_words_card (move->card);
    case TALIA_MOVE_SKIP:
      return g_strdup (_ ("Pass"));
    case TALIA_MOVE_PASS:
      return talia_words_cards (move->cards);
    case TALIA_MOVE_BID:
      if (move->value == 0)
        return g_strdup (_ ("Nil"));
      return g_strdup_printf (ngettext ("%d trick", "%d tricks", move->value), move->value);
    case TALIA_MOVE_BLIND:
      return g_strdup (_ ("Blind nil"));
    case TALIA_MOVE_LOOK:
      return g_strdup (_ ("Look at Your Cards"));
    case TALIA_MOVE_ADD:
      return g_strdup_printf (
          ngettext ("Give the Others %d Point Each", "Give the Others %d Points Each", (gulong) moon), moon);
    case TALIA_MOVE_SUBTRACT:
      return g_strdup_printf (ngettext ("Take %d Point off Your Total", "Take %d Points off Your Total", (gulong) moon),
                              moon);
    case TALIA_MOVE_TRAIL:
      /* Translators: in Casino, to lay a card on the table without taking anything */
      return g_strdup (_ ("Trail"));
    case TALIA_MOVE_TAKE:
      return g_strdup (_ ("Take"));
    case TALIA_MOVE_BUILD:
      /* Translators: in Casino, to make a build of that value */
      return g_strdup_printf (_ ("Build %d"), move->value);
    }
  g_return_val_if_reached (NULL);
}

const char *
talia_words_claim (TaliaClaim claim)
{
  switch (claim)
    {
    case TALIA_CLAIM_NONE:
      return NULL;
    case TALIA_CLAIM_REST:
      return _ ("Claim the Rest");
    case TALIA_CLAIM_END:
      return _ ("End the Deal");
    }
  g_return_val_if_reached (NULL);
}

char *
talia_words_choice (TaliaMatch *match, const TaliaMove *move)
{
  const TaliaState *state;
  TaliaDealPlan plan;

  g_return_val_if_fail (TALIA_IS_MATCH (match), NULL);
  g_return_val_if_fail (move != NULL, NULL);

  state = &talia_match_get_view (match)->seen;
  if (state->board == TALIA_BOARD_FISHING)
    return talia_words_fishing_move (&state->fishing, move);
  talia_game_plan (talia_match_get_game (match), state, state->deals, &plan);
  return describe_move (move, plan.moon.points);
}

/* Returns the label of a button as part of a sentence. */
static char *
lower_first (const char *label)
{
  char first[7] = "";

  if (*label == '\0')
    return g_strdup (label);
  g_unichar_to_utf8 (g_unichar_tolower (g_utf8_get_char (label)), first);
  return g_strconcat (first, g_utf8_next_char (label), NULL);
}

char *
talia_words_proposal (TaliaMatch *match, const TaliaMove *move)
{
  g_autofree char *choice = talia_words_choice (match, move), *card = NULL, *cards = NULL;
  g_autofree char *label = lower_first (choice);

  if (move->card == TALIA_NO_CARD || move->cards == 0)
    return g_steal_pointer (&label);
  card = talia_words_card (move->card);
  cards = talia_words_cards (move->cards);
  /* Translators: a move that is proposed: its name, such as "Build 9", the card of the hand, the cards of the table */
  return g_strdup_printf (_ ("%s (%s; %s)"), label, card, cards);
}

/* --- events ---------------------------------------------------------------------------- */

static char *
describe_card (const char *name, gboolean own, TaliaCard card)
{
  g_autofree char *card_name = talia_words_card_in (card, TALIA_CASE_ACCUSATIVE);

  /* Translators: the name of a card follows */
  return own ? g_strdup_printf (_ ("You play the %s"), card_name)
             /* Translators: a player's name, the name of a card */
             : g_strdup_printf (_ ("%s plays the %s"), name, card_name);
}

static char *
describe_deal_end (TaliaMatch *match)
{
  const TaliaState *state = &talia_match_get_view (match)->seen;
  g_autoptr (GString) list = g_string_new (NULL);

  for (int side = 0; side < state->sides; side++)
    {
      g_autofree char *name = talia_words_side (match, side);
      g_autofree char *points =
          talia_words_format_points (talia_game_score (talia_match_get_game (match), state, side, NULL, NULL));

      g_string_append_printf (list, "%s%s %s", side > 0 ? ", " : "", name, points);
    }
  /* Translators: followed by a list of names and points */
  return g_strdup_printf (_ ("The deal is over. Points: %s"), list->str);
}

char *
talia_words_event (TaliaMatch *match, const TaliaEvent *event)
{
  const char *name = NULL;
  gboolean own;

  g_return_val_if_fail (TALIA_IS_MATCH (match), NULL);
  g_return_val_if_fail (event != NULL, NULL);

  own = event->seat == talia_match_get_own_seat (match);
  if (event->seat >= 0)
    name = talia_seat_get_name (talia_match_get_seat (match, event->seat));

  switch ((TaliaEventKind) event->kind)
    {
    case TALIA_EVENT_DEALT:
      return talia_words_deal (talia_match_get_game (match), &talia_match_get_view (match)->seen, FALSE);
    case TALIA_EVENT_PLAYED:
      return describe_card (name, own, event->card);
    case TALIA_EVENT_ROUND:
      return event->value == 0 ? g_strdup (_ ("These are the last cards")) : g_strdup (_ ("More cards are dealt"));
    case TALIA_EVENT_CHOSE:
    case TALIA_EVENT_EXCHANGED:
    case TALIA_EVENT_BID:
    case TALIA_EVENT_VOID:
    case TALIA_EVENT_BROKEN:
    case TALIA_EVENT_TRICK:
    case TALIA_EVENT_MOON:
      return talia_words_trick_event (match, event);
    case TALIA_EVENT_SKIPPED:
    case TALIA_EVENT_OUT:
      return talia_words_rows_event (match, event);
    case TALIA_EVENT_TRAILED:
    case TALIA_EVENT_CAPTURED:
    case TALIA_EVENT_SWEPT:
    case TALIA_EVENT_BUILT:
    case TALIA_EVENT_ADDED:
    case TALIA_EVENT_RAISED:
    case TALIA_EVENT_RESIDUE:
      return talia_words_fishing_event (match, event);
    case TALIA_EVENT_CLAIMED:
      if (name == NULL)
        return NULL; /* the sentence about the end of the deal is enough */
      return own ? g_strdup (_ ("You take the rest")) : g_strdup_printf (_ ("%s takes the rest"), name);
    case TALIA_EVENT_DEAL_ENDED:
      return describe_deal_end (match);
    case TALIA_EVENT_MATCH_ENDED:
      return talia_words_winners (match);
    }
  g_return_val_if_reached (NULL);
}

/* --- what is expected of the player ----------------------------------------------------- */

static char *
ask_to_act (const TaliaGame *game, const TaliaView *view)
{
  switch ((TaliaBoardKind) view->seen.board)
    {
    case TALIA_BOARD_TRICK:
      return talia_words_trick_prompt (game, view);
    case TALIA_BOARD_ROWS:
      return talia_words_rows_prompt (view);
    case TALIA_BOARD_FISHING:
      return g_strdup (_ ("Your turn"));
    }
  g_return_val_if_reached (NULL);
}

char *
talia_words_prompt (TaliaMatch *match)
{
  const TaliaView *view;
  const TaliaState *state;

  g_return_val_if_fail (TALIA_IS_MATCH (match), NULL);

  view = talia_match_get_view (match);
  state = &view->seen;

  if (state->phase == TALIA_PHASE_DEAL)
    return g_strdup (state->deals > 0 ? _ ("The deal is over") : _ ("The cards have not been dealt yet"));
  if (state->phase == TALIA_PHASE_OVER)
    return g_strdup (_ ("The match is over"));
  if (state->to_act == view->seat)
    return ask_to_act (talia_match_get_game (match), view);
  if (state->phase == TALIA_PHASE_PASS)
    return g_strdup (_ ("The others are choosing their cards"));
  return g_strdup_printf (state->phase == TALIA_PHASE_BID
                              /* Translators: a player's name */
                              ? _ ("Waiting for %s to bid")
                              /* Translators: a player's name */
                              : _ ("Waiting for %s"),
                          talia_seat_get_name (talia_match_get_seat (match, state->to_act)));
}
