/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that the reasons which the search gives for a move are true. */
#include <math.h>

#include "bots/search/core/search-reasons.h"
#include "bots/search/trick/trick-parts.h"
#include "engine/games/games.h"

static const struct
{
  TaliaReasonId thought;
  double takes, ahead, matters, error, all;
  TaliaReasonId said;
  int number;
} findings[] = {
  { TALIA_REASON_DISCARD_HEART, NAN, NAN, NAN, 0.0, NAN, TALIA_REASON_DISCARD_HEART, 0 },
  { TALIA_REASON_LEAD_LOW, 0.1, 3.0, 3.0, 0.0, NAN, TALIA_REASON_LEAD_LOW, 0 },
  { TALIA_REASON_LEAD_LOW, 0.5, 3.0, 3.0, 0.0, NAN, TALIA_REASON_BETTER, 3 },
  { TALIA_REASON_LEAD_LOW, 0.5, 3.0, 3.0, 2.1, NAN, TALIA_REASON_AS_GOOD, 0 },
  { TALIA_REASON_LEAD_LOW, 0.5, NAN, NAN, 0.0, NAN, TALIA_REASON_NONE, 0 },
  { TALIA_REASON_TRICK_TAKEN, 0.9, 0.2, 0.2, 0.0, NAN, TALIA_REASON_A_LITTLE_BETTER, 0 }, /* no reason is needed */
  { TALIA_REASON_NIL_COVER, 0.9, 0.2, 0.2, 0.0, NAN, TALIA_REASON_NIL_COVER, 0 },
  { TALIA_REASON_NIL_COVER, 0.6, 0.2, 0.2, 0.0, NAN, TALIA_REASON_A_LITTLE_BETTER, 0 },
  { TALIA_REASON_NIL_COVER, NAN, 1.4, 1.4, 0.0, NAN, TALIA_REASON_BETTER, 1 },
  { TALIA_REASON_NONE, NAN, 0.0, 0.0, 0.0, NAN, TALIA_REASON_AS_GOOD, 0 },
  { TALIA_REASON_FOLLOW_TAKES_DEAR, 1.0, 125.0, 125.0, 1.0, NAN, TALIA_REASON_BETTER, 125 },
  { TALIA_REASON_NONE, NAN, INFINITY, INFINITY, 0.0, NAN, TALIA_REASON_ONLY_MOVE, 0 },
  { TALIA_REASON_ONLY_CARD, NAN, INFINITY, INFINITY, 0.0, NAN, TALIA_REASON_ONLY_CARD, 0 },
  { TALIA_REASON_DISCARD_HEART, 0.9, 2.0, 2.0, 0.0, 4.0, TALIA_REASON_TAKE_ALL, 0 },
  { TALIA_REASON_DISCARD_HEART, 0.9, 2.0, 2.0, 0.0, 0.1, TALIA_REASON_DISCARD_HEART, 0 }, /* not worth the attempt */
  { TALIA_REASON_LEAD_LOW, 0.5, -1.0, 3.0, 0.5, NAN, TALIA_REASON_FOR_MATCH, 0 }, /* costs points, but helps to win */
  { TALIA_REASON_LEAD_LOW, 0.5, -1.0, 0.5, 0.5, NAN, TALIA_REASON_AS_GOOD, 0 },
  { TALIA_REASON_LEAD_LOW, 0.5, 0.2, 3.0, 0.5, NAN, TALIA_REASON_A_LITTLE_BETTER, 0 }, /* it costs no points */
  { TALIA_REASON_LEAD_LOW, 0.5, -0.2, 3.0, 0.5, NAN, TALIA_REASON_A_LITTLE_BETTER, 0 },
  { TALIA_REASON_DISCARD_DANGEROUS, NAN, 0.2, 0.2, 0.1, NAN, TALIA_REASON_DISCARD_DANGEROUS, 0 },
  { TALIA_REASON_DISCARD_DANGEROUS, NAN, 0.2, 0.2, 0.2, NAN, TALIA_REASON_AS_GOOD, 0 },       /* it may be chance */
  { TALIA_REASON_TRAIL_LEAST, NAN, INFINITY, INFINITY, 0.0, NAN, TALIA_REASON_ONLY_MOVE, 0 }, /* of one move */
  { TALIA_REASON_BID_TRICKS, NAN, 0.0, 0.0, 1.0, NAN, TALIA_REASON_BID_TRICKS, 0 },
  { TALIA_REASON_BID_TRICKS, NAN, NAN, NAN, 0.0, NAN, TALIA_REASON_NONE, 0 }, /* another bid is better */
};

/* A reason from rules of thumb is given only if the search confirms it. */
static void
test_reasons_are_so (void)
{
  const TaliaPosition position = { 0 };
  const TaliaMove move = TALIA_PLAY (TALIA_CARD (TALIA_TWO, TALIA_CLUBS));

  for (guint i = 0; i < G_N_ELEMENTS (findings); i++)
    {
      const TaliaReason thought = talia_reason (findings[i].thought);
      const TaliaFinding finding = { .takes = findings[i].takes,
                                     .ahead = findings[i].ahead,
                                     .matters = findings[i].matters,
                                     .error = findings[i].error,
                                     .all = findings[i].all };
      TaliaReason said = talia_search_reason (&position, &move, &thought, &finding);

      g_assert_cmpint (said.id, ==, findings[i].said);
      g_assert_cmpint (said.number, ==, findings[i].number);
    }
}

static const struct
{
  double ahead, matters;
  TaliaReasonId said;
} contrasts[] = {
  { 3.0, 3.0, TALIA_REASON_BETTER },
  { 0.5, 0.5, TALIA_REASON_A_LITTLE_BETTER },
  { 0.1, 0.1, TALIA_REASON_NONE },  /* it may be chance */
  { -3.0, 3.0, TALIA_REASON_NONE }, /* it does not bring more points */
};

/* What makes the best move better than a chosen one is told if it is clearly better, with what is behind it. */
static void
test_chosen_moves_are_answered (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (contrasts); i++)
    {
      const TaliaFinding finding = { .takes = NAN,
                                     .ahead = contrasts[i].ahead,
                                     .matters = contrasts[i].matters,
                                     .error = 0.2,
                                     .all = NAN,
                                     .cause = { .id = TALIA_CAUSE_TAKES } };
      const TaliaReason said = talia_search_contrast (&finding);

      g_assert_cmpint (said.id, ==, contrasts[i].said);
      g_assert_cmpint (said.cause.id, ==, said.id == TALIA_REASON_NONE ? TALIA_CAUSE_NONE : TALIA_CAUSE_TAKES);
    }
}

/* To somebody who has chosen another move, what is said of the best move by itself remains, and the cause is the one
 * of the difference to the chosen move. */
static void
test_reasons_face_the_choice (void)
{
  TaliaReason under = talia_reason (TALIA_REASON_FOLLOW_UNDER), better = talia_reason (TALIA_REASON_BETTER),
              against = talia_reason (TALIA_REASON_A_LITTLE_BETTER), none = talia_reason (TALIA_REASON_NONE),
              bid = talia_reason (TALIA_REASON_BID_TRICKS), said;

  under.cause.id = TALIA_CAUSE_EXIT;
  against.cause.id = TALIA_CAUSE_TAKES;
  said = talia_reason_facing (&under, &against);
  g_assert_cmpint (said.id, ==, TALIA_REASON_FOLLOW_UNDER);
  g_assert_cmpint (said.cause.id, ==, TALIA_CAUSE_TAKES);
  said = talia_reason_facing (&better, &against);
  g_assert_cmpmem (&said, sizeof said, &against, sizeof against);
  against.cause.id = TALIA_CAUSE_NONE; /* the cause may be true of that move, too */
  said = talia_reason_facing (&under, &against);
  g_assert_cmpint (said.id, ==, TALIA_REASON_FOLLOW_UNDER);
  g_assert_cmpint (said.cause.id, ==, TALIA_CAUSE_NONE);
  bid.cause.id = TALIA_CAUSE_BID_CARDS; /* this is about the hand, whatever is bid */
  said = talia_reason_facing (&bid, &against);
  g_assert_cmpmem (&said, sizeof said, &bid, sizeof bid);
  said = talia_reason_facing (&under, &none); /* the cause may be true of that move, too */
  g_assert_cmpint (said.id, ==, TALIA_REASON_FOLLOW_UNDER);
  g_assert_cmpint (said.cause.id, ==, TALIA_CAUSE_NONE);
  said = talia_reason_facing (&better, &none);
  g_assert_cmpint (said.id, ==, TALIA_REASON_BETTER);
  said = talia_reason_facing (&bid, &none);
  g_assert_cmpmem (&said, sizeof said, &bid, sizeof bid);
}

static const struct
{
  TaliaReasonId thought;
  const char *hand, *best; /* the winning card of the trick, played by the seat to the right */
  int later;               /* the number of players after this one */
  const char *card;
  double takes;
  gboolean least, said;
} looks[] = {
  { TALIA_REASON_FOLLOW_UNDER, "2C,9C,KC", "TC", 0, "9C", 0.0, TRUE, TRUE },
  { TALIA_REASON_FOLLOW_UNDER, "2C,9C,KC", "TC", 0, "2C", 0.0, TRUE, FALSE },  /* the nine is higher */
  { TALIA_REASON_FOLLOW_UNDER, "2C,9C,KC", "TC", 0, "KC", 1.0, FALSE, FALSE }, /* takes it */
  { TALIA_REASON_FOLLOW_UNDER, "2C,9C,KC", "TD", 0, "9C", 0.0, TRUE, FALSE },  /* another suit */
  { TALIA_REASON_FOLLOW_TAKES_FREE, "2C,9C,KC", "TC", 0, "KC", 1.0, FALSE, TRUE },
  { TALIA_REASON_FOLLOW_TAKES_FREE, "JC,KC", "TC", 0, "JC", 1.0, FALSE, FALSE },    /* the king is higher */
  { TALIA_REASON_FOLLOW_TAKES_FREE, "2C,9C,KC", "TC", 1, "KC", 1.0, FALSE, FALSE }, /* somebody may add penalty cards */
  { TALIA_REASON_FOLLOW_TAKES_DEAR, "JC,KC,2D", "TC", 0, "KC", 1.0, TRUE, TRUE },
  { TALIA_REASON_FOLLOW_TAKES_DEAR, "2C,JC,KC", "TC", 0, "KC", 1.0, FALSE, FALSE }, /* the two of clubs would not */
  { TALIA_REASON_FOLLOW_LOW, "JC,KC", "TC", 2, "JC", 0.5, TRUE, TRUE },
  { TALIA_REASON_FOLLOW_LOW, "JC,KC", "TC", 2, "KC", 0.5, TRUE, FALSE }, /* the jack is lower */
  { TALIA_REASON_FOLLOW_LOW, "JC,KC", "TC", 2, "JC", 1.0, TRUE, FALSE }, /* no card beats it */
  { TALIA_REASON_FOLLOW_LOW, "JC,KC", "TC", 0, "JC", 0.9, TRUE, FALSE }, /* nobody plays after it */
  { TALIA_REASON_NIL_LEAST, "JC,KC", "TC", 2, "JC", 0.6, TRUE, TRUE },
  { TALIA_REASON_NIL_LEAST, "JC,KC", "TC", 2, "KC", 0.6, FALSE, FALSE },
  { TALIA_REASON_TRICK_LATER, "3C,KC", "TC", 2, "3C", 0.0, TRUE, TRUE },
  { TALIA_REASON_TRICK_LATER, "JC,KC", "QC", 2, "JC", 0.0, TRUE, FALSE }, /* that is no low card */
};

/* A reason about a card agrees with the hand and the trick. */
static void
test_cards_are_what_is_said_of_them (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      const TaliaReason thought = talia_reason (looks[i].thought);
      const TaliaFinding finding = { .takes = looks[i].takes, .ahead = NAN, .all = NAN, .least = looks[i].least };
      TaliaPosition position = { .known = { .best_seat = 1, .later = looks[i].later } };
      const TaliaMove move = TALIA_PLAY (talia_card_parse (looks[i].card));

      g_assert_true (talia_cards_parse (looks[i].hand, -1, &position.known.hand));
      position.known.best = talia_card_parse (looks[i].best);
      g_assert_cmpint (talia_search_reason (&position, &move, &thought, &finding).id, ==,
                       looks[i].said ? looks[i].thought : TALIA_REASON_NONE);
    }
}

static const struct
{
  int best_seat; /* in a match of pairs; the player's seat is 0 */
  double takes;
  gboolean said;
} partners[] = { { 2, 0.1, TRUE }, { 1, 0.1, FALSE }, { 2, 0.5, FALSE }, { TALIA_NOBODY, 0.1, FALSE } };

static void
test_the_trick_is_the_partners (void)
{
  const TaliaState seen = { .seats = 4, .sides = 2 };
  const TaliaReason thought = talia_reason (TALIA_REASON_TRICK_PARTNER);
  const TaliaMove move = TALIA_PLAY (talia_card_parse ("3C"));

  for (guint i = 0; i < G_N_ELEMENTS (partners); i++)
    {
      const TaliaPosition position = { .known = { .seen = &seen, .best_seat = partners[i].best_seat } };
      const TaliaFinding finding = { .takes = partners[i].takes, .ahead = NAN, .all = NAN };

      g_assert_cmpint (talia_search_reason (&position, &move, &thought, &finding).id, ==,
                       partners[i].said ? TALIA_REASON_TRICK_PARTNER : TALIA_REASON_NONE);
    }
}

/* One card less than half of them. */
#define MANY "2C,3C,4C,5C,6C,7C,8C,9C,TC,JC,QC,KC,AC,2D,3D,4D,5D,6D,7D,8D,9D,TD,JD,QD,KD"

static const struct
{
  TaliaReasonId thought;
  const char *taken;
  gboolean said;
  int side; /* that has taken them; the player's is 0 */
} races[] = {
  { TALIA_REASON_TAKE_SPADES, "2S,3S,4S,5S,6S,7S", TRUE, 1 },
  { TALIA_REASON_TAKE_SPADES, "2S,3S,4S,5S,6S,7S,8S", FALSE, 1 }, /* seven are more than all others together */
  { TALIA_REASON_TAKE_CARDS, "2S,3S,4S,5S,6S,7S,8S", TRUE, 1 },
  { TALIA_REASON_TAKE_CARDS, MANY, TRUE, 1 },
  { TALIA_REASON_TAKE_CARDS, MANY ",2S", FALSE, 1 },    /* all others are only as many */
  { TALIA_REASON_TAKE_CARDS, MANY ",2S", TRUE, 0 },     /* the others may still have as many */
  { TALIA_REASON_TAKE_CARDS, MANY ",2S,3S", FALSE, 0 }, /* the player already has the most */
};

/* The reason of most cards is not given if it is already decided who has most of them. */
static void
test_most_cards_are_still_to_be_had (void)
{
  const TaliaMove move = TALIA_PLAY (0);

  for (guint i = 0; i < G_N_ELEMENTS (races); i++)
    {
      const TaliaReason thought = talia_reason (races[i].thought);
      const TaliaFinding finding = { .takes = NAN, .ahead = NAN, .all = NAN };
      TaliaState seen = { .seats = 2, .sides = 2 };
      const TaliaPosition position = { .known = { .seen = &seen } };

      g_assert_true (talia_cards_parse (races[i].taken, -1, &seen.taken[races[i].side]));
      g_assert_cmpint (talia_search_reason (&position, &move, &thought, &finding).id, ==,
                       races[i].said ? races[i].thought : TALIA_REASON_NONE);
    }
}

static const struct
{
  double ahead, error, gained;
  gboolean said;
} gains[] = {
  { 3.0, 0.5, 2.0, TRUE },
  { 3.0, 0.5, 1.0, FALSE }, /* most of the difference comes from elsewhere */
  { 0.8, 0.5, 0.7, FALSE }, /* the difference may be chance */
  { 0.8, 0.2, 0.7, TRUE },
};

/* The reason says in what a move is better if that is mainly one thing. */
static void
test_gains_are_so (void)
{
  const TaliaPosition position = { 0 };
  const TaliaMove move = TALIA_PLAY (0);
  const TaliaReason none = talia_reason (TALIA_REASON_NONE);

  for (guint i = 0; i < G_N_ELEMENTS (gains); i++)
    {
      const TaliaFinding finding = { .takes = NAN,
                                     .ahead = gains[i].ahead,
                                     .matters = gains[i].ahead,
                                     .error = gains[i].error,
                                     .all = NAN,
                                     .gained = gains[i].gained,
                                     .gain = { 0, TALIA_GAIN_TRICKS_LEFT } };

      g_assert_cmpint (talia_search_reason (&position, &move, &none, &finding).gain, ==,
                       gains[i].said ? TALIA_GAIN_TRICKS_LEFT : TALIA_GAIN_NONE);
    }
}

/* Otherwise, for a move that is a little better, the reason is the most likely outcome of the trick. */
static void
test_the_trick_is_told_for_want_of_better (void)
{
  static const struct
  {
    double takes, gained;
    TaliaGainId said;
  } cases[] = {
    { 0.9, 0.0, TALIA_GAIN_MOST_LIKELY_TAKES },
    { 0.1, 0.0, TALIA_GAIN_MOST_LIKELY_NOT },
    { 0.5, 0.0, TALIA_GAIN_NONE },
    { 0.1, 0.8, TALIA_GAIN_TRICKS_LEFT },
    { NAN, 0.0, TALIA_GAIN_NONE },
  };
  const TaliaPosition position = { 0 };
  const TaliaMove move = TALIA_PLAY (0);
  const TaliaReason none = talia_reason (TALIA_REASON_NONE);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TaliaFinding finding = { .takes = cases[i].takes,
                                     .ahead = 0.8,
                                     .matters = 0.8,
                                     .error = 0.1,
                                     .all = NAN,
                                     .gained = cases[i].gained,
                                     .gain = { 0, TALIA_GAIN_TRICKS_LEFT } };
      const TaliaReason reason = talia_search_reason (&position, &move, &none, &finding);

      g_assert_cmpint (reason.id, ==, TALIA_REASON_A_LITTLE_BETTER);
      g_assert_cmpint (reason.gain, ==, cases[i].said);
    }
}

/* --- where points come from ---------------------------------------------------------------------- */

static void
make_some_move (const TaliaGame *game, TaliaState *state, TaliaRandom *random)
{
  TaliaMove moves[TALIA_MAX_LEGAL];
  const int n = talia_game_legal_or_some (game, state, moves);

  talia_game_make (game, state, &moves[talia_random_pick (random, (guint) n)], NULL);
}

/* Plays trick-taking deals at random, and calls `look` with positions and the last state of their deals. */
static void
play_deals (const char *id, guint deals, void (*look) (const TaliaPosition *position, const TaliaState *end))
{
  const TaliaGame *game = talia_registry_find (id);
  TaliaState state = { 0 };
  TaliaOptions options;
  TaliaRandom random;

  talia_random_init (&random, 1);
  talia_game_init_options (game, &options);
  for (guint i = 0; i < deals; i++)
    {
      TaliaPosition position = { 0 };
      TaliaPack pack;
      int dealer;

      if (i == 0 || state.phase == TALIA_PHASE_OVER)
        g_assert_true (talia_game_start (game, &options, &state, NULL));
      talia_game_shuffle (game, &state, i, &pack, &dealer);
      g_assert_true (talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL));
      talia_game_prepare_payoff (game, &state, &position.payoff);
      talia_game_plan (game, &state, state.deals, &position.deal);
      position.known.game = game;
      while (state.phase != TALIA_PHASE_DEAL && state.phase != TALIA_PHASE_OVER)
        make_some_move (game, &state, &random);
      if (state.board == TALIA_BOARD_TRICK)
        look (&position, &state);
    }
}

static double
add_up (const double parts[TALIA_PARTS])
{
  double sum = 0.0;

  for (int part = 0; part < TALIA_PARTS; part++)
    sum += parts[part];
  return sum;
}

/* If nobody takes everything, the parts add up to what the side pays. */
static void
look_at_prices (const TaliaPosition *position, const TaliaState *end)
{
  int points[TALIA_MAX_SEATS];

  talia_payoff_points (&position->payoff, end, points);
  for (int own = 0; own < end->seats; own++)
    {
      TaliaPosition view = *position;
      double parts[TALIA_PARTS] = { 0.0 };

      view.known.own = own;
      talia_trick_split (&view, end, parts);
      if (parts[TALIA_MAX_STAKES] == 0.0)
        g_assert_cmpfloat (add_up (parts), ==, -points[own]);
      for (guint part = 0; part < TALIA_PARTS; part++)
        if (parts[part] != 0.0)
          g_assert_cmpint (talia_trick_gain (&view, part).id, !=, TALIA_GAIN_NONE);
    }
}

static const char *const priced[] = { "hearts", "kierki", "punktowe", "czarna-dama", "greckie" };

static void
test_parts_add_up (gconstpointer data)
{
  play_deals (data, 60, look_at_prices);
}

static gboolean
bids_nil (const TaliaTrick *trick, int seat)
{
  return trick->bid[seat] == 0 || trick->bid[seat] == TALIA_BID_BLIND;
}

/* The points that a nil may win or lose. */
static double
worth_of_nil (const TaliaTrick *trick, int seat)
{
  const double risk = trick->bid[seat] == TALIA_BID_BLIND ? 200.0 : 100.0;

  return !bids_nil (trick, seat) ? 0.0 : trick->won[seat] == 0 ? risk : -risk;
}

static double
worth_of_bids (const TaliaTrick *trick, int own)
{
  int bid = 0, won = 0;

  for (int seat = own % 2; seat < 4; seat += 2)
    if (!bids_nil (trick, seat))
      {
        bid += trick->bid[seat];
        won += trick->won[seat];
      }
  return won >= bid ? 10.0 * bid : -10.0 * bid;
}

/* Bids and nils that were made are gains. */
static void
look_at_bids (const TaliaPosition *position, const TaliaState *end)
{
  const TaliaState seen = { .phase = TALIA_PHASE_PLAY };
  const TaliaTrick *trick = &end->trick;

  for (int own = 0; own < end->seats; own++)
    {
      const int next = (own + 1) % 4, partner = (own + 2) % 4, last = (own + 3) % 4;
      const double worths[TALIA_GAINS] = {
        [TALIA_GAIN_BID_OWN] = worth_of_bids (trick, own),
        [TALIA_GAIN_BID_THEIRS] = -worth_of_bids (trick, next),
        [TALIA_GAIN_NIL_OWN] = worth_of_nil (trick, own),
        [TALIA_GAIN_NIL_PARTNER] = worth_of_nil (trick, partner),
        [TALIA_GAIN_NIL_THEIRS] = -worth_of_nil (trick, next) - worth_of_nil (trick, last),
      };
      TaliaPosition view = *position;
      double parts[TALIA_PARTS] = { 0.0 };

      view.known.own = own;
      view.known.seen = &seen;
      talia_trick_split (&view, end, parts);
      for (guint part = 0; part < TALIA_PARTS; part++)
        {
          const TaliaGainId gain = (TaliaGainId) talia_trick_gain (&view, part).id;

          if (gain != TALIA_GAIN_BAGS)
            g_assert_cmpfloat (parts[part], ==, worths[gain]);
        }
    }
}

static void
test_bids_are_parts (void)
{
  play_deals ("spades", 60, look_at_bids);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reasons/are-so", test_reasons_are_so);
  g_test_add_func ("/reasons/cards-are-what-is-said-of-them", test_cards_are_what_is_said_of_them);
  g_test_add_func ("/reasons/chosen-moves-are-answered", test_chosen_moves_are_answered);
  g_test_add_func ("/reasons/face-the-choice", test_reasons_face_the_choice);
  g_test_add_func ("/reasons/the-trick-is-the-partners", test_the_trick_is_the_partners);
  g_test_add_func ("/reasons/most-cards-are-still-to-be-had", test_most_cards_are_still_to_be_had);
  g_test_add_func ("/reasons/gains-are-so", test_gains_are_so);
  g_test_add_func ("/reasons/the-trick-for-want-of-better", test_the_trick_is_told_for_want_of_better);
  for (guint i = 0; i < G_N_ELEMENTS (priced); i++)
    {
      g_autofree char *path = g_strdup_printf ("/reasons/parts-add-up/%s", priced[i]);

      g_test_add_data_func (path, priced[i], test_parts_add_up);
    }
  g_test_add_func ("/reasons/bids-are-parts", test_bids_are_parts);
  return g_test_run ();
}
