/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the cards that decided a match. */
#include "talia-deciding-cards.h"

#include "words/talia-words-course.h"

/* The number of possible cards: each is one bit of TaliaCards. */
#define NUMBERS (8 * sizeof (TaliaCards))

/* The points that each card counted for; negative: it does not count. */
typedef struct
{
  int worth[NUMBERS];
} Worths;

/* Counts the points of a line for each of its cards: the price of the card or, without a price list, an equal share. */
static void
add_line (Worths *worths, const TaliaScoreLine *line, const TaliaStake *stake)
{
  const int n = talia_cards_count (line->cards);

  for (TaliaCards left = line->cards; left != 0;)
    {
      TaliaCard card = talia_cards_pop (&left);
      int points = stake != NULL ? talia_stake_cost (stake, card) : line->points / n;

      worths->worth[card] = MAX (worths->worth[card], ABS (points));
    }
}

/* Returns the deal that decided the match, or the last deal if none did; NULL if no deal is finished. */
static TaliaDealScore *
find_deal (TaliaMatch *match)
{
  GListModel *deals = G_LIST_MODEL (talia_match_get_score_sheet (match));
  guint n = g_list_model_get_n_items (deals), deciding = talia_words_find_deciding_deal (match);

  return n > 0 ? g_list_model_get_item (deals, (deciding > 0 ? deciding : n) - 1) : NULL;
}

static gboolean
add_deal (Worths *worths, TaliaMatch *match)
{
  g_autoptr (TaliaDealScore) deal = find_deal (match);
  gboolean found = FALSE;

  if (deal == NULL)
    return FALSE;
  for (int side = 0; side < talia_match_get_view (match)->seen.sides; side++)
    {
      guint n;
      const TaliaScoreLine *lines = talia_deal_score_get_lines (deal, side, &n);

      for (guint i = 0; i < n; i++)
        {
          add_line (worths, &lines[i], talia_deal_score_get_stake (deal, &lines[i]));
          found |= lines[i].cards != 0;
        }
    }
  return found;
}

static void
add_taken (Worths *worths, const TaliaState *state)
{
  for (int side = 0; side < state->sides; side++)
    for (TaliaCards left = state->winners >> side & 1 ? talia_state_taken (state, side) : 0; left != 0;)
      worths->worth[talia_cards_pop (&left)] = 0;
}

/* Whether `card` is listed before `other`: it counts for more points, or for as many and has the higher rank. */
static gboolean
is_before (const Worths *worths, TaliaCard card, TaliaCard other)
{
  if (worths->worth[card] != worths->worth[other])
    return worths->worth[card] > worths->worth[other];
  return talia_card_rank (card) > talia_card_rank (other);
}

guint
talia_deciding_cards_find (TaliaMatch *match, TaliaCard cards[TALIA_DECIDING_CARDS])
{
  Worths worths;
  guint n = 0;

  g_return_val_if_fail (TALIA_IS_MATCH (match), 0);

  for (TaliaCard card = 0; card < NUMBERS; card++)
    worths.worth[card] = -1;
  if (!add_deal (&worths, match))
    add_taken (&worths, &talia_match_get_view (match)->seen);
  for (TaliaCard card = 0; card < NUMBERS; card++)
    {
      guint place = n;

      if (worths.worth[card] < 0)
        continue;
      while (place > 0 && is_before (&worths, card, cards[place - 1]))
        place--;
      if (place == TALIA_DECIDING_CARDS)
        continue;
      n = MIN (n + 1, TALIA_DECIDING_CARDS);
      for (guint i = n - 1; i > place; i--)
        cards[i] = cards[i - 1];
      cards[place] = card;
    }
  return n;
}
