/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game Spades (piki): its bids and its scores, by the rules of the Polish games site Kurnik
 * (docs/rules/spades.md). */
#include "spades.h"
#include "engine/trick/talia-trick-game.h"

#define N_(text) (text)

#define SPADES TALIA_SUIT_CARDS (TALIA_SPADES)
#define MAX_BID 13

/* The deficit in points from which on a side may bid blind nil. */
#define BLIND_DEFICIT 200
#define NIL_POINTS 100
#define BLIND_POINTS 200
#define BAGS_LIMIT 10
#define BAGS_POINTS 100

/* In the order of the schema below. */
enum
{
  OPTION_TARGET,
  OPTION_LOSS,
  OPTION_NIL_TRICKS,
  OPTION_ELDEST,
  OPTION_DEALER
};
enum
{
  NIL_BAGS_ONLY,
  NIL_OVERTRICKS,
  NIL_CONTRACT,
  NIL_IGNORE
};
enum
{
  ELDEST_DEALER,
  ELDEST_LEFT
};

static const TaliaOptionChoice nil_choices[] = {
  [NIL_BAGS_ONLY] = { "bags-only", N_ ("Bags only") },
  [NIL_OVERTRICKS] = { "overtricks", N_ ("Bags with points") },
  [NIL_CONTRACT] = { "contract", N_ ("Help the partner") },
  [NIL_IGNORE] = { "ignore", N_ ("Count for nothing") },
  { NULL },
};

static const TaliaOptionChoice eldest_choices[] = {
  [ELDEST_DEALER] = { "dealer", N_ ("The dealer") },
  [ELDEST_LEFT] = { "left", N_ ("Player on the left") },
  { NULL },
};

static const TaliaOption options[] = {
  [OPTION_TARGET] = { "target", TALIA_OPTION_INT, 500, 50, 1000, NULL, N_ ("Play to"),
                      N_ ("The match ends when a pair has at least this many points after a deal.") },
  [OPTION_LOSS] = { "loss", TALIA_OPTION_INT, -200, -1000, -50, NULL, N_ ("Lost at"),
                    N_ ("The match also ends when a pair has fallen to this score.") },
  [OPTION_NIL_TRICKS] = { "nil-tricks", TALIA_OPTION_CHOICE, NIL_BAGS_ONLY, 0, 0, nil_choices,
                          N_ ("Tricks of a failed nil"), N_ ("How to count tricks taken after bidding nil.") },
  [OPTION_ELDEST] = { "eldest", TALIA_OPTION_CHOICE, ELDEST_DEALER, 0, 0, eldest_choices, N_ ("Bids and leads first"),
                      N_ ("Who bids first and leads to the first trick: the dealer, or the player on the dealer’s left.") },
  [OPTION_DEALER] = TALIA_OPTION_DEALER,
  { NULL },
};

static const TaliaPreset presets[] = {
  { "kurnik", N_ ("Failed nil: bags only"), "", N_ ("As on Kurnik: the dealer bids and leads first") },
  { "world", N_ ("Failed nil: bags with points"), "eldest=left nil-tricks=overtricks",
    N_ ("As in most of the world: the player on the dealer’s left begins") },
  { "short", N_ ("Short match"), "target=250", N_ ("To 250 points") },
  { NULL },
};

static void
start (TaliaState *state)
{
  state->seats = 4;
  state->sides = 2;
  state->board = TALIA_BOARD_TRICK;
}

static TaliaCards
pack (const TaliaState *state)
{
  return TALIA_ALL_CARDS;
}

static int
eldest (const TaliaState *state)
{
  return (state->dealer + (state->options.value[OPTION_ELDEST] == ELDEST_LEFT)) % state->seats;
}

/* Whether the seat's side is far enough behind; totals do not change during a deal. */
static gboolean
may_bid_blind (const TaliaState *state, int seat)
{
  int side = talia_state_side (state, seat);

  return state->total[1 - side] - state->total[side] >= BLIND_DEFICIT;
}

/* Returns NULL after the deal, because the totals then include the deal and no longer show whether a blind nil was
 * allowed in it. */
static const char *
title (const TaliaState *state)
{
  if (state->phase != TALIA_PHASE_BID && state->phase != TALIA_PHASE_PLAY)
    return NULL;
  return may_bid_blind (state, 0) || may_bid_blind (state, 1) ? N_ ("Blind nil is allowed") : NULL;
}

/* Whether the seat still has to choose between a blind nil and a look at its cards. */
static gboolean
is_blind (const TaliaState *state, int seat)
{
  return state->phase == TALIA_PHASE_BID && state->trick.bid[seat] == TALIA_BID_NONE && may_bid_blind (state, seat);
}

static void
deal (TaliaState *state, const TaliaPack *cards, TaliaEvents *events)
{
  TaliaSpadesMemory *memory = talia_spades_memory (state);

  memcpy (memory->before, memory->bags, sizeof memory->before);
  state->trick = (TaliaTrick) {
    .rules = {
      .lead_ban = SPADES,
      .lead_free = SPADES,
      .break_discard = SPADES,
      .trump = TALIA_SPADES,
      .opening = TALIA_NO_CARD,
      .ban_refusal = TALIA_RULE_NOT_BROKEN,
    },
  };
  memset (state->trick.bid, TALIA_BID_NONE, sizeof state->trick.bid);
  talia_trick_game_deal (state, cards);
  state->phase = TALIA_PHASE_BID;
  state->to_act = (int8_t) eldest (state);
}

static TaliaRefusal
check_bid (const TaliaState *state, const TaliaMove *move)
{
  int seat = state->to_act;

  switch (move->kind)
    {
    case TALIA_MOVE_BID:
      if (is_blind (state, seat))
        return TALIA_REFUSED (TALIA_RULE_LOOK_FIRST);
      return move->value <= MAX_BID ? TALIA_ACCEPTED : TALIA_REFUSED (TALIA_RULE_BID_RANGE);
    case TALIA_MOVE_BLIND:
      if (is_blind (state, seat))
        return TALIA_ACCEPTED;
      return TALIA_REFUSED (may_bid_blind (state, seat) ? TALIA_RULE_BLIND_LATE : TALIA_RULE_BLIND_SCORE);
    case TALIA_MOVE_LOOK:
      if (is_blind (state, seat))
        return TALIA_ACCEPTED;
      break;
    default:
      break;
    }
  return TALIA_REFUSED (TALIA_RULE_WRONG_MOVE);
}

static TaliaRefusal
check (const TaliaState *state, const TaliaMove *move)
{
  return state->phase == TALIA_PHASE_BID ? check_bid (state, move) : talia_trick_game_check (state, move);
}

static void
list_moves (const TaliaState *state, TaliaMoves *moves)
{
  if (state->phase != TALIA_PHASE_BID)
    talia_trick_game_moves (state, moves);
  else if (is_blind (state, state->to_act))
    moves->plain = 1u << TALIA_MOVE_LOOK | 1u << TALIA_MOVE_BLIND;
  else
    moves->bids = MAX_BID + 1;
}

static void
apply_bid (TaliaState *state, const TaliaMove *move, TaliaEvents *events)
{
  int seat = state->to_act;
  uint8_t bid = move->kind == TALIA_MOVE_BLIND  ? TALIA_BID_BLIND
                : move->kind == TALIA_MOVE_LOOK ? TALIA_BID_LOOKED
                                                : move->value;

  state->trick.bid[seat] = bid;
  talia_events_add (events, (TaliaEvent) { .kind = TALIA_EVENT_BID, .seat = (int8_t) seat, .value = bid });
  if (bid == TALIA_BID_LOOKED)
    return;
  state->to_act = (int8_t) ((seat + 1) % state->seats);
  if (state->to_act == eldest (state))
    talia_trick_game_begin_play (state, eldest (state));
}

static gboolean
is_nil (uint8_t bid)
{
  return bid == 0 || bid == TALIA_BID_BLIND;
}

/* The bids and tricks of a side in this deal. */
typedef struct
{
  int contract;   /* the sum of its bids */
  int tricks;     /* the tricks that count towards it */
  int nil_tricks; /* the tricks of its nil bidders, if they count separately */
  int bags;       /* the bags gained */
} Result;

static Result
result_of (const TaliaState *state, int side)
{
  const TaliaTrick *trick = &state->trick;
  int nil_tricks = state->options.value[OPTION_NIL_TRICKS];
  Result result = { 0 };

  for (int seat = side; seat < state->seats; seat += state->sides)
    {
      gboolean nil = is_nil (trick->bid[seat]);

      if (!nil)
        result.contract += trick->bid[seat];
      if (!nil || nil_tricks == NIL_CONTRACT)
        result.tricks += trick->won[seat];
      else if (nil_tricks != NIL_IGNORE)
        result.nil_tricks += trick->won[seat];
    }
  result.bags = MAX (result.tricks - result.contract, 0) + result.nil_tricks;
  return result;
}

static gboolean
apply (TaliaState *state, const TaliaMove *move, TaliaEvents *events)
{
  if (state->phase != TALIA_PHASE_BID)
    return talia_trick_game_play (state, move->card, events);
  apply_bid (state, move, events);
  return FALSE;
}

static gboolean
end (TaliaState *state, TaliaEvents *events)
{
  TaliaSpadesMemory *memory = talia_spades_memory (state);

  for (int side = 0; side < state->sides; side++)
    memory->bags[side] = (uint8_t) ((memory->before[side] + result_of (state, side).bags) % BAGS_LIMIT);
  return TRUE;
}

static TaliaScoreLine
score_nil (const TaliaState *state, int seat)
{
  int tricks = state->trick.won[seat];
  int worth = state->trick.bid[seat] == TALIA_BID_BLIND ? BLIND_POINTS : NIL_POINTS;

  if (worth == BLIND_POINTS)
    return (TaliaScoreLine) { tricks == 0 ? N_ ("Blind nil made") : N_ ("Blind nil failed"), 0, 1,
                              tricks == 0 ? worth : -worth };
  return (TaliaScoreLine) { tricks == 0 ? N_ ("Nil made") : N_ ("Nil failed"), 0, 1, tricks == 0 ? worth : -worth };
}

static int
score (const TaliaState *state, int side, TaliaScoreLine *lines)
{
  Result result = result_of (state, side);
  int overtricks = result.tricks - result.contract;
  int penalties = (talia_spades_memory (state)->before[side] + result.bags) / BAGS_LIMIT;
  gboolean nil_points = state->options.value[OPTION_NIL_TRICKS] == NIL_OVERTRICKS;
  int n = 0;

  /* No result is certain before the last trick. */
  if (state->phase == TALIA_PHASE_BID || state->phase == TALIA_PHASE_PLAY)
    return 0;
  if (result.contract > 0)
    lines[n++] = (TaliaScoreLine) { overtricks >= 0 ? N_ ("Bid made") : N_ ("Bid failed"), 0, result.contract,
                                    overtricks >= 0 ? 10 * result.contract : -10 * result.contract };
  if (overtricks > 0)
    lines[n++] = (TaliaScoreLine) { N_ ("Bags"), 0, overtricks, overtricks };
  for (int seat = side; seat < state->seats; seat += state->sides)
    if (is_nil (state->trick.bid[seat]))
      lines[n++] = score_nil (state, seat);
  if (result.nil_tricks > 0)
    lines[n++] = (TaliaScoreLine) { N_ ("Tricks of a failed nil (bags)"), 0, result.nil_tricks,
                                    nil_points ? result.nil_tricks : 0 };
  if (penalties > 0)
    lines[n++] = (TaliaScoreLine) { N_ ("Ten bags"), 0, penalties, -BAGS_POINTS * penalties };
  return n;
}

/* Asks for the bid and the tricks of each seat, not of each pair, because a nil is the bid of one partner. */
static void
ask (const TaliaState *dealt, TaliaForm *form)
{
  TaliaField bids = { .id = "bids", .what = N_ ("Bids"), .kind = TALIA_FIELD_BID, .by_seat = TRUE };

  for (int seat = 0; seat < dealt->seats; seat++)
    bids.blind |= (uint8_t) (may_bid_blind (dealt, seat) << seat);
  talia_form_add (form, bids);
  talia_form_add (form, (TaliaField) { .id = "tricks",
                                       .what = N_ ("Tricks"),
                                       .tricks = (1u << talia_form_tricks (form)) - 1,
                                       .kind = TALIA_FIELD_COUNT,
                                       .by_seat = TRUE });
}

static gboolean
over (const TaliaState *state)
{
  for (int side = 0; side < state->sides; side++)
    if (state->total[side] >= state->options.value[OPTION_TARGET]
        || state->total[side] <= state->options.value[OPTION_LOSS])
      return TRUE;
  return FALSE;
}

static void
hide (TaliaState *seen, int seat)
{
  talia_trick_game_hide (seen, seat);
  if (is_blind (seen, seat))
    seen->hand[seat] = 0;
}

/* A player who was allowed to bid blind and has not must have looked first. */
static gboolean
retell (const TaliaState *state, const TaliaState *so_far, TaliaMove *move)
{
  const uint8_t bid = so_far->phase == TALIA_PHASE_BID ? state->trick.bid[so_far->to_act] : TALIA_BID_NONE;

  if (so_far->phase != TALIA_PHASE_BID)
    return talia_trick_game_retell (state, so_far, move);
  if (bid == TALIA_BID_BLIND)
    *move = TALIA_PLAIN_MOVE (TALIA_MOVE_BLIND);
  else if (is_blind (so_far, so_far->to_act))
    *move = TALIA_PLAIN_MOVE (TALIA_MOVE_LOOK);
  else if (bid != TALIA_BID_LOOKED)
    *move = TALIA_BID (bid);
  return bid != TALIA_BID_NONE && (bid != TALIA_BID_LOOKED || is_blind (so_far, so_far->to_act));
}

static void
contract (const TaliaState *state, int side, TaliaContract *out)
{
  const Result result = result_of (state, side);

  for (int seat = side; seat < state->seats; seat += state->sides)
    {
      uint8_t bid = state->trick.bid[seat];

      if (bid == TALIA_BID_NONE || bid == TALIA_BID_LOOKED)
        out->to_come++;
      else if (is_nil (bid))
        out->nils++;
      else
        out->bid += bid;
    }
  out->tricks = result.tricks;
  out->bags = talia_spades_memory (state)->bags[side];
  out->bags_limit = BAGS_LIMIT;
  out->bags_points = BAGS_POINTS;
  out->bags_gained = result.bags;
}

static void
append_total (const TaliaState *state, GString *out)
{
  const TaliaSpadesMemory *memory = talia_spades_memory (state);

  g_string_append_printf (out, " bags %d %d", memory->bags[0], memory->bags[1]);
}

/* Describes what each seat has bid, and the bags of the pairs after the last finished deal. */
static void
describe (const TaliaState *seen, GString *out)
{
  talia_state_describe_board (seen, out);
  g_string_append (out, "bids");
  for (int seat = 0; seat < seen->seats; seat++)
    switch (seen->trick.bid[seat])
      {
      case TALIA_BID_NONE:
        g_string_append (out, " -");
        break;
      case TALIA_BID_LOOKED:
        g_string_append (out, " looked");
        break;
      case TALIA_BID_BLIND:
        g_string_append (out, " blind");
        break;
      default:
        g_string_append_printf (out, " %d", seen->trick.bid[seat]);
        break;
      }
  g_string_append_printf (out, "\nbags %d %d\n", talia_spades_memory (seen)->bags[0],
                          talia_spades_memory (seen)->bags[1]);
}

const TaliaGame talia_game_spades = {
  .id = "spades",
  .name = N_ ("Spades"),
  .summary = N_ ("Bid your tricks, then take at least that many, with few bags"),
  .cover = TALIA_CARD (TALIA_ACE, TALIA_SPADES),
  .color = 0x34495e,
  .options = options,
  .presets = presets,
  .has_dealer = TRUE,
  .start = start,
  .pack = pack,
  .title = title,
  .deal = deal,
  .check = check,
  .moves = list_moves,
  .apply = apply,
  .end = end,
  .score = score,
  .ask = ask,
  .over = over,
  .hide = hide,
  .unseen = talia_trick_game_unseen,
  .sample = talia_trick_game_sample,
  .adds_up = talia_trick_game_adds_up,
  .gather = talia_trick_game_gather,
  .retell = retell,
  .contract = contract,
  .append_total = append_total,
  .describe = describe,
};
