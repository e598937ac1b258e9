/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The themes of decisions: which part of a player's skill a decision asks for, such as leading or bidding. */
#include "talia-theme.h"

#include "engine/rows/talia-rows.h"
#include "engine/trick/talia-trick.h"

#define N_(text) (text)

/* With so few cards in hand, the deal is near its end. */
#define LAST_CARDS_TRICK 4
#define LAST_CARDS_ROWS 3

/* A card is guarded if it costs at least this part of all penalties of the deal: a queen of four, but no heart. */
#define GUARDED_PART 4

static const TaliaTheme themes[TALIA_THEMES] = {
  [TALIA_THEME_BID] = { "bid", N_ ("Bidding"), N_ ("how many tricks to bid") },
  [TALIA_THEME_PASS] = { "pass", N_ ("Passing cards"), N_ ("which cards to give away before the play") },
  [TALIA_THEME_NIL] = { "nil", N_ ("Nil on your side"), N_ ("every card, as long as it can still be made") },
  [TALIA_THEME_MOON] = { "moon", N_ ("All penalties on one side"),
                         N_ ("every card, once somebody has half of them and nobody else has any") },
  [TALIA_THEME_GUARD] = { "guard", N_ ("The highest penalty cards"),
                          N_ ("playing their suit while you hold one, or a higher card") },
  [TALIA_THEME_END] = { "end", N_ ("End of the deal"), N_ ("your last few cards") },
  [TALIA_THEME_LEAD] = { "lead", N_ ("Leading"), N_ ("which card begins a trick") },
  [TALIA_THEME_FOLLOW] = { "follow", N_ ("Following suit"), N_ ("which card of the suit that was led") },
  [TALIA_THEME_DISCARD] = { "discard", N_ ("Not able to follow"), N_ ("which card of another suit to play") },
  [TALIA_THEME_OPEN] = { "open", N_ ("Eights"), N_ ("whether to open a row with one") },
  [TALIA_THEME_LAY] = { "lay", N_ ("Adding to rows"), N_ ("which card to lay, or to hold back") },
  [TALIA_THEME_CAPTURE] = { "capture", N_ ("Taking"), N_ ("where taking cards is right") },
  [TALIA_THEME_BUILD] = { "build", N_ ("Building"), N_ ("where building is right") },
  [TALIA_THEME_TRAIL] = { "trail", N_ ("Trailing"), N_ ("where trailing is right") },
};

const TaliaTheme *
talia_theme_get (TaliaThemeId theme)
{
  g_return_val_if_fail (theme < TALIA_THEMES, NULL);

  return &themes[theme];
}

gboolean
talia_theme_find (const char *id, TaliaThemeId *theme)
{
  g_return_val_if_fail (id != NULL && theme != NULL, FALSE);

  for (guint i = 0; i < TALIA_THEMES; i++)
    if (g_str_equal (themes[i].id, id))
      {
        *theme = (TaliaThemeId) i;
        return TRUE;
      }
  return FALSE;
}

/* Whether somebody on the seat's side has bid nil and has not taken a trick. */
static gboolean
has_nil (const TaliaView *view)
{
  const TaliaState *seen = &view->seen;

  for (int seat = 0; seat < seen->seats; seat++)
    if (talia_state_side (seen, seat) == talia_state_side (seen, view->seat) && seen->trick.won[seat] == 0
        && (seen->trick.bid[seat] == 0 || seen->trick.bid[seat] == TALIA_BID_BLIND))
      return TRUE;
  return FALSE;
}

/* Whether one side alone has penalties, and at least half of them, in a deal that rewards taking them all. */
static gboolean
has_moon (const TaliaDealPlan *plan, const TaliaState *seen)
{
  const TaliaCards penalties = talia_deal_plan_cards (plan);
  TaliaCards taken = 0;
  guint sides = 0;

  if (plan->moon.own == NULL)
    return FALSE;
  for (int side = 0; side < seen->sides; side++)
    {
      const TaliaCards own = talia_state_taken (seen, side) & penalties;

      taken |= own;
      sides += own != 0;
    }
  return sides == 1 && 2 * talia_deal_plan_cost_of (plan, taken) >= talia_deal_plan_cost_of (plan, penalties);
}

/* Whether the card is of a suit in which a card that costs much has not been taken, and the seat holds it or a higher
 * one. */
static gboolean
is_guarding (const TaliaDealPlan *plan, const TaliaView *view, TaliaCard card)
{
  const TaliaCards suit = TALIA_SUIT_CARDS (talia_card_suit (card)), held = view->seen.hand[view->seat] & suit;
  const int all = talia_deal_plan_cost_of (plan, talia_deal_plan_cards (plan));
  TaliaCards rest = talia_deal_plan_cards (plan) & suit;

  for (int side = 0; side < view->seen.sides; side++)
    rest &= ~talia_state_taken (&view->seen, side);
  while (rest != 0)
    {
      const TaliaCard it = talia_cards_pop (&rest);

      if (GUARDED_PART * talia_deal_plan_cost (plan, it) >= all && held >> it != 0)
        return TRUE;
    }
  return FALSE;
}

static TaliaThemeId
get_trick_theme (const TaliaGame *game, const TaliaView *view, const TaliaMove *right)
{
  const TaliaTrick *trick = &view->seen.trick;
  TaliaDealPlan plan;

  talia_game_plan (game, &view->seen, view->seen.deals, &plan);
  if (game->contract != NULL && has_nil (view))
    return TALIA_THEME_NIL;
  if (view->seen.phase == TALIA_PHASE_MOON || has_moon (&plan, &view->seen))
    return TALIA_THEME_MOON;
  if (right->card != TALIA_NO_CARD && is_guarding (&plan, view, right->card))
    return TALIA_THEME_GUARD;
  if (view->held[view->seat] <= LAST_CARDS_TRICK)
    return TALIA_THEME_END;
  if (trick->in_trick == 0)
    return TALIA_THEME_LEAD;
  return view->seen.hand[view->seat] & TALIA_SUIT_CARDS (talia_trick_led (trick)) ? TALIA_THEME_FOLLOW
                                                                                  : TALIA_THEME_DISCARD;
}

/* A row begins with an eight. */
static TaliaThemeId
get_rows_theme (const TaliaView *view)
{
  const TaliaCards open = view->seen.hand[view->seat] & talia_rows_open (&view->seen.rows);

  if (view->held[view->seat] <= LAST_CARDS_ROWS)
    return TALIA_THEME_END;
  return open & TALIA_RANK_CARDS (TALIA_EIGHT) ? TALIA_THEME_OPEN : TALIA_THEME_LAY;
}

/* Once everything is dealt, the deal is near its end. */
static TaliaThemeId
get_fishing_theme (const TaliaView *view, const TaliaMove *right)
{
  if (view->seen.fishing.n_stock == 0)
    return TALIA_THEME_END;
  return right->kind == TALIA_MOVE_TAKE    ? TALIA_THEME_CAPTURE
         : right->kind == TALIA_MOVE_BUILD ? TALIA_THEME_BUILD
                                           : TALIA_THEME_TRAIL;
}

TaliaThemeId
talia_game_get_theme (const TaliaGame *game, const TaliaView *view, const TaliaMove *right)
{
  g_return_val_if_fail (game != NULL && view != NULL && right != NULL, TALIA_THEME_END);

  if (view->seen.phase == TALIA_PHASE_BID)
    return TALIA_THEME_BID;
  if (view->seen.phase == TALIA_PHASE_PASS)
    return TALIA_THEME_PASS;
  switch ((TaliaBoardKind) view->seen.board)
    {
    case TALIA_BOARD_TRICK:
      return get_trick_theme (game, view, right);
    case TALIA_BOARD_ROWS:
      return get_rows_theme (view);
    case TALIA_BOARD_FISHING:
      return get_fishing_theme (view, right);
    }
  g_return_val_if_reached (TALIA_THEME_END);
}
