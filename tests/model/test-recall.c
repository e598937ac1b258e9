/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the question after a deal: a person who has watched can answer it, and only one choice is right; checked
 * against the cards of whole deals of every game. */
#include "model/look-back/talia-recall.h"
#include "playing.h"

#define DEALS 12

typedef struct
{
  const char *game, *settings;
  gboolean asks; /* FALSE: all cards are open */
} Row;

static const Row rows[] = {
  { "hearts", "", TRUE },          { "spades", "", TRUE },           { "kierki", "players=3", TRUE },
  { "kierki", "", TRUE },          { "kierki", "players=7", TRUE },  { "punktowe", "", TRUE },
  { "czarna-dama", "", TRUE },     { "greckie", "players=5", TRUE }, { "loteryjka", "", FALSE },
  { "casino", "players=2", TRUE }, { "casino", "players=4", TRUE },  { "royal", "players=3", TRUE },
};

/* The state at the moment that the question is about. */
typedef struct
{
  TaliaState state;
  guint lacks[TALIA_MAX_SEATS]; /* shown by events */
  gboolean found;
} Truth;

static void
find_truth (TaliaTable *table, const TaliaRecall *recall, Truth *truth)
{
  guint tricks = 0;

  *truth = (Truth) { 0 };
  for (int i = talia_table_get_deal_step (table); i < (int) talia_table_get_n_steps (table) && !truth->found; i++)
    {
      TaliaEvents events;

      g_assert_false (talia_table_get_step (table, (guint) i)->follows);
      talia_table_get_events (table, (guint) i, &events);
      for (guint e = 0; e < events.n; e++)
        {
          const TaliaEvent *event = &events.at[e];

          if (event->kind == TALIA_EVENT_VOID)
            truth->lacks[event->seat] |= 1u << event->value;
          tricks += event->kind == TALIA_EVENT_TRICK;
          if (recall->trick > 0 ? tricks == recall->trick : event->kind == TALIA_EVENT_ROUND && event->value == 0)
            truth->found = TRUE;
        }
      talia_table_get_state_at (table, i, &truth->state);
    }
  g_assert_true (truth->found);
}

/* Whether the choice is true, judged by all the cards. */
static gboolean
is_true (const TaliaRecall *recall, const Truth *truth, int seat, int choice)
{
  TaliaCards others = talia_state_hidden (&truth->state);
  TaliaCards asked = recall->suit >= 0 ? TALIA_SUIT_CARDS (recall->suit) : TALIA_RANK_CARDS (recall->rank);
  guint lacking = 0;

  for (int other = 0; other < truth->state.seats; other++)
    if (other != seat)
      others |= truth->state.hand[other];
  g_assert_cmpuint (recall->out, ==, others & asked);
  switch (recall->kind)
    {
    case TALIA_RECALL_COUNT:
      return __builtin_popcountll (others & asked) == choice;
    case TALIA_RECALL_WHICH:
      return (others & TALIA_BIT (choice)) != 0;
    case TALIA_RECALL_WHO:
      for (int other = 0; other < truth->state.seats; other++)
        if (other != seat && truth->lacks[other] & (1u << recall->suit))
          {
            g_assert_cmpuint (truth->state.hand[other] & asked, ==, 0);
            lacking |= 1u << other;
          }
      return choice == TALIA_NOBODY ? lacking == 0 : (lacking >> choice & 1) != 0;
    }
  g_assert_not_reached ();
}

static void
check (TaliaTable *table, int seat, guint *kinds)
{
  TaliaRecall recall, again;
  Truth truth;

  if (!talia_recall_init (&recall, table, seat))
    return;
  g_assert_true (talia_recall_init (&again, table, seat));
  g_assert_cmpint (again.kind, ==, recall.kind);
  g_assert_cmpuint (again.trick, ==, recall.trick);
  g_assert_cmpuint (again.out, ==, recall.out);
  find_truth (table, &recall, &truth);
  g_assert_cmpuint (recall.n_choices, >=, 3);
  for (guint i = 0; i < recall.n_choices; i++)
    {
      g_assert_cmpint (is_true (&recall, &truth, seat, recall.choices[i]), ==, i == recall.right);
      for (guint j = 0; j < i; j++)
        g_assert_cmpint (recall.choices[i], !=, recall.choices[j]);
    }
  *kinds |= 1u << recall.kind;
}

static void
test_one_choice_is_right (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (TaliaTable) table = playing_game_table (talia_registry_find (row->game), row->settings);
  TaliaRandom random;
  guint kinds = 0;

  talia_random_init (&random, 11);
  for (guint deal = 0; deal < DEALS; deal++)
    {
      if (talia_table_get_state (table)->phase == TALIA_PHASE_OVER)
        {
          g_object_unref (table);
          table = playing_game_table (talia_registry_find (row->game), row->settings);
        }
      do
        playing_step (table, &random);
      while (talia_table_get_state (table)->phase != TALIA_PHASE_DEAL
             && talia_table_get_state (table)->phase != TALIA_PHASE_OVER);
      for (int seat = 0; seat < talia_table_get_n_seats (table); seat++)
        check (table, seat, &kinds);
    }
  g_assert_cmpint (kinds != 0, ==, row->asks);
  if (talia_table_get_state (table)->board == TALIA_BOARD_TRICK)
    g_assert_cmpuint (kinds, ==, 1u << TALIA_RECALL_COUNT | 1u << TALIA_RECALL_WHICH | 1u << TALIA_RECALL_WHO);
}

/* A claim shows no card. */
static void
test_what_is_claimed_is_not_asked_about (void)
{
  g_autoptr (TaliaTable) table = playing_table ("");
  TaliaRandom random;
  TaliaRecall recall;
  g_auto (TaliaMoves) legal = { 0 };
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (TaliaMove));
  TaliaState state;

  g_assert_false (talia_recall_init (&recall, table, 0)); /* before the first deal */
  talia_random_init (&random, 2);
  while (talia_table_get_state (table)->phase != TALIA_PHASE_PLAY)
    playing_step (table, &random);
  g_assert_false (talia_recall_init (&recall, table, 0)); /* nothing has been seen */
  state = *talia_table_get_state (table);
  while (state.phase == TALIA_PHASE_PLAY)
    {
      TaliaMove move;

      talia_moves_clear (&legal);
      g_assert_cmpint (talia_game_moves (talia_table_get_game (table), &state, &legal), >, 0);
      talia_moves_get (&legal, 0, &move);
      g_array_append_val (moves, move);
      talia_game_make (talia_table_get_game (table), &state, &move, NULL);
    }
  g_assert_true (talia_table_claim (table, 0, (TaliaMove *) moves->data, moves->len, NULL));
  g_assert_false (talia_recall_init (&recall, table, 0)); /* the deal is over, and still the seat has seen nothing */
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/recall/%s/%u", rows[i].game, i);

      g_test_add_data_func (path, &rows[i], test_one_choice_is_right);
    }
  g_test_add_func ("/recall/claimed", test_what_is_claimed_is_not_asked_about);
  return g_test_run ();
}
