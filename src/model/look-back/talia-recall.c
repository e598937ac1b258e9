/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A question after a deal about something that a person with a good memory would know. */
#include "talia-recall.h"

#include "model/table/talia-table-private.h"
#include "talia-memory.h"

/* The greatest number of cards of one kind that a player is asked about. */
#define MOST_OUT 5

/* The number of cards of a suit or rank that must be gone before a question about the rest is interesting. */
#define GONE_OF_SUIT 4
#define GONE_OF_RANK 1
/* The number of cards of a suit that must be gone before a question about voids is interesting even if nobody is
 * void. */
#define GONE_BEFORE_NOBODY 7

/* The possible questions, by the kind of board. In rows all cards lie open. */
typedef struct
{
  TaliaBoardKind board;
  TaliaRecallKind kind;
  int suit, rank; /* exactly one of suit and rank is -1 */
} Topic;

static const Topic topics[] = {
  { TALIA_BOARD_TRICK, TALIA_RECALL_COUNT, TALIA_CLUBS, -1 },
  { TALIA_BOARD_TRICK, TALIA_RECALL_COUNT, TALIA_DIAMONDS, -1 },
  { TALIA_BOARD_TRICK, TALIA_RECALL_COUNT, TALIA_HEARTS, -1 },
  { TALIA_BOARD_TRICK, TALIA_RECALL_COUNT, TALIA_SPADES, -1 },
  { TALIA_BOARD_TRICK, TALIA_RECALL_WHICH, TALIA_CLUBS, -1 },
  { TALIA_BOARD_TRICK, TALIA_RECALL_WHICH, TALIA_DIAMONDS, -1 },
  { TALIA_BOARD_TRICK, TALIA_RECALL_WHICH, TALIA_HEARTS, -1 },
  { TALIA_BOARD_TRICK, TALIA_RECALL_WHICH, TALIA_SPADES, -1 },
  { TALIA_BOARD_TRICK, TALIA_RECALL_WHO, TALIA_CLUBS, -1 },
  { TALIA_BOARD_TRICK, TALIA_RECALL_WHO, TALIA_DIAMONDS, -1 },
  { TALIA_BOARD_TRICK, TALIA_RECALL_WHO, TALIA_HEARTS, -1 },
  { TALIA_BOARD_TRICK, TALIA_RECALL_WHO, TALIA_SPADES, -1 },
  { TALIA_BOARD_FISHING, TALIA_RECALL_COUNT, TALIA_SPADES, -1 },
  { TALIA_BOARD_FISHING, TALIA_RECALL_COUNT, -1, TALIA_JACK },
  { TALIA_BOARD_FISHING, TALIA_RECALL_COUNT, -1, TALIA_QUEEN },
  { TALIA_BOARD_FISHING, TALIA_RECALL_COUNT, -1, TALIA_KING },
  { TALIA_BOARD_FISHING, TALIA_RECALL_COUNT, -1, TALIA_ACE },
};

/* A moment of the deal as the seat saw it. */
typedef struct
{
  TaliaView view;
  TaliaMemory memory;
  TaliaCards own;               /* all cards that it has held since the deal began */
  TaliaCards gone;              /* the cards that have been taken */
  guint lacks[TALIA_MAX_SEATS]; /* by seat: the suits, as bits, in which it has shown out */
  guint trick;
} Moment;

static TaliaCards
get_asked (const Topic *topic)
{
  return topic->suit >= 0 ? TALIA_SUIT_CARDS (topic->suit) : TALIA_RANK_CARDS (topic->rank);
}

static void
add_choice (TaliaRecall *self, int choice, int right)
{
  if (choice == right)
    self->right = self->n_choices;
  self->choices[self->n_choices++] = choice;
}

/* Creates choices of consecutive numbers, with the true one at a random place. */
static gboolean
ask_count (TaliaRecall *self, const Moment *moment, const Topic *topic, TaliaRandom *random)
{
  int n = talia_cards_count (self->out), most = topic->suit >= 0 ? TALIA_RANKS : TALIA_SUITS;
  int lowest = n - (int) talia_random_below (random, (uint64_t) MIN (n, TALIA_RECALL_CHOICES - 1) + 1);

  if (n > MOST_OUT)
    return FALSE;
  lowest = MIN (lowest, most - (TALIA_RECALL_CHOICES - 1));
  for (int i = 0; i < TALIA_RECALL_CHOICES; i++)
    add_choice (self, lowest + i, n);
  return TRUE;
}

/* Creates choices of cards: one that was out among others that were gone, in their order. */
static gboolean
ask_which (TaliaRecall *self, const Moment *moment, const Topic *topic, TaliaRandom *random)
{
  TaliaCards gone = get_asked (topic) & moment->gone & ~moment->own, cards;
  TaliaCard out;

  if (self->out == 0 || talia_cards_count (self->out) > MOST_OUT || talia_cards_count (gone) < 2)
    return FALSE;
  out = talia_random_card (random, self->out);
  cards = TALIA_BIT (out) | talia_random_cards (random, gone, MIN (talia_cards_count (gone), TALIA_RECALL_CHOICES - 1));
  while (cards != 0)
    add_choice (self, talia_cards_pop (&cards), out);
  return TRUE;
}

/* Finds the one other seat that had shown to be void in the suit, or TALIA_NOBODY if none had. Returns FALSE if there
 * are several, or if one can be found by counting alone. */
static gboolean
find_lacking (const Moment *moment, int suit, int *found)
{
  *found = TALIA_NOBODY;
  for (int seat = 0; seat < moment->view.seen.seats; seat++)
    if (moment->memory.lacks[seat] & (1u << suit))
      {
        if (*found != TALIA_NOBODY || !(moment->lacks[seat] & (1u << suit)))
          return FALSE;
        *found = seat;
      }
  return TRUE;
}

/* Creates choices: some of the other seats, clockwise, and nobody. */
static gboolean
ask_who (TaliaRecall *self, const Moment *moment, const Topic *topic, TaliaRandom *random)
{
  const TaliaView *view = &moment->view;
  TaliaCards others = (TALIA_BIT (view->seen.seats) - 1) & ~TALIA_BIT (view->seat), chosen; /* seats as bits */
  int right, n = MIN (talia_cards_count (others), TALIA_RECALL_CHOICES - 1);

  if (self->out == 0 || view->seen.seats < 3 || !find_lacking (moment, topic->suit, &right)
      || (right == TALIA_NOBODY && talia_cards_count (moment->gone & get_asked (topic)) < GONE_BEFORE_NOBODY))
    return FALSE;
  chosen = right == TALIA_NOBODY ? talia_random_cards (random, others, n)
                                 : TALIA_BIT (right) | talia_random_cards (random, others & ~TALIA_BIT (right), n - 1);
  for (int i = 1; i < view->seen.seats; i++)
    if (chosen & TALIA_BIT ((view->seat + i) % view->seen.seats))
      add_choice (self, (view->seat + i) % view->seen.seats, right);
  add_choice (self, TALIA_NOBODY, right);
  return TRUE;
}

static gboolean
ask (TaliaRecall *self, const Moment *moment, const Topic *topic, TaliaRandom *random)
{
  static gboolean (*const ways[]) (TaliaRecall *, const Moment *, const Topic *, TaliaRandom *) = {
    [TALIA_RECALL_COUNT] = ask_count,
    [TALIA_RECALL_WHICH] = ask_which,
    [TALIA_RECALL_WHO] = ask_who,
  };
  TaliaCards asked = get_asked (topic);

  *self = (TaliaRecall) {
    .kind = topic->kind,
    .trick = moment->trick,
    .suit = topic->suit,
    .rank = topic->rank,
    .out = moment->memory.out & asked,
  };
  if (talia_cards_count (moment->gone & asked) < (topic->suit >= 0 ? GONE_OF_SUIT : GONE_OF_RANK))
    return FALSE;
  return ways[topic->kind](self, moment, topic, random);
}

/* Whether the events of a step lead to a moment that can be asked about; records what they show. */
static gboolean
follow (Moment *moment, const TaliaEvents *events)
{
  gboolean found = FALSE;

  for (guint i = 0; i < events->n; i++)
    {
      const TaliaEvent *event = &events->at[i];

      if (event->kind == TALIA_EVENT_VOID)
        moment->lacks[event->seat] |= 1u << event->value;
      moment->trick += event->kind == TALIA_EVENT_TRICK;
      found |= event->kind == TALIA_EVENT_TRICK || (event->kind == TALIA_EVENT_ROUND && event->value == 0);
    }
  return found;
}

/* Whether it is not so early that little has been seen, nor so late that nothing is left. */
static gboolean
is_worth_asking (const Moment *moment, int held)
{
  return moment->view.held[moment->view.seat] >= 2 && (moment->trick == 0 || (int) moment->trick >= held / 3);
}

static GArray *
collect_moments (TaliaTable *table, int seat)
{
  const TaliaGame *game = talia_table_get_game (table);
  GArray *moments = g_array_new (FALSE, TRUE, sizeof (Moment));
  Moment moment = { 0 };
  int held = 0;

  for (int i = talia_table_get_deal_step (table); i >= 0 && i < (int) talia_table_get_n_steps (table); i++)
    {
      TaliaEvents events;
      TaliaState state;

      if (talia_table_get_step (table, (guint) i)->follows)
        break; /* a trick that was claimed, whose cards nobody has seen */
      talia_table_get_events (table, (guint) i, &events);
      talia_table_get_state_at (table, i, &state);
      talia_game_view (game, &state, seat, &moment.view);
      held = MAX (held, moment.view.held[seat]);
      moment.own |= moment.view.seen.hand[seat];
      if (!follow (&moment, &events) || !is_worth_asking (&moment, held))
        continue;
      talia_memory_init (&moment.memory, game, &moment.view);
      moment.gone = 0;
      for (int side = 0; side < state.sides; side++)
        moment.gone |= talia_state_taken (&moment.view.seen, side);
      g_array_append_val (moments, moment);
    }
  return moments;
}

gboolean
talia_recall_init (TaliaRecall *self, TaliaTable *table, int seat)
{
  g_autoptr (GArray) moments = NULL, found = g_array_new (FALSE, FALSE, sizeof (TaliaRecall));
  TaliaRandom random;

  g_return_val_if_fail (self != NULL && TALIA_IS_TABLE (table), FALSE);
  g_return_val_if_fail (seat >= 0 && seat < talia_table_get_n_seats (table), FALSE);

  moments = collect_moments (table, seat);
  if (moments->len == 0)
    return FALSE;
  /* The question is not stored; it follows from the cards, so that it is always the same. */
  talia_random_init (&random, g_array_index (moments, Moment, 0).own);
  for (guint i = 0; i < moments->len; i++)
    for (guint t = 0; t < G_N_ELEMENTS (topics); t++)
      if (topics[t].board == g_array_index (moments, Moment, i).view.seen.board)
        {
          TaliaRecall recall;

          if (ask (&recall, &g_array_index (moments, Moment, i), &topics[t], &random))
            g_array_append_val (found, recall);
        }
  if (found->len == 0)
    return FALSE;
  *self = g_array_index (found, TaliaRecall, talia_random_below (&random, found->len));
  return TRUE;
}
