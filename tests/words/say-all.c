/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints every sentence about a card, one a line, in the language that LANGUAGE names, for test-said.py. */
#include <libintl.h>
#include <locale.h>

#include "model/table/talia-table-private.h"
#include "words/talia-words-bids.h"
#include "words/talia-words-trick.h"
#include "words/talia-words.h"

static const int numbers[] = { 0, 1, 2, 5, 13, 22 };

/* Starts a match in which the person is Zosia and the next player Jan. */
static TaliaMatch *
start_match (const char *id)
{
  const TaliaGame *game = talia_registry_find (id);
  g_autoptr (TaliaTable) table = NULL;
  TaliaOptions options;

  talia_game_init_options (game, &options);
  table = talia_table_new (game, &options, NULL);
  talia_table_set_seat (table, 0, "human Zosia");
  talia_table_set_seat (table, 1, "easy Jan");
  return talia_match_new (table, "easy");
}

/* Prints the sentence about an event with the person as its subject, and with another player. */
static void
say (TaliaMatch *match, TaliaEvent event)
{
  for (event.seat = 0; event.seat < 2; event.seat++)
    {
      g_autofree char *text = talia_words_event (match, &event);

      if (text != NULL)
        g_print ("%s\n", text);
    }
}

static void
say_cases (void)
{
  for (TaliaCards cards = TALIA_ALL_CARDS; cards != 0;)
    {
      TaliaCard card = talia_cards_pop (&cards);
      g_auto (GStrv) said = g_new0 (char *, TALIA_CASE_INSTRUMENTAL + 2);
      g_autofree char *line = NULL;

      for (int which = TALIA_CASE_NOMINATIVE; which <= TALIA_CASE_INSTRUMENTAL; which++)
        said[which] = talia_words_card_in (card, (TaliaCase) which);
      line = g_strjoinv (" · ", said);
      g_print ("%s\n", line);
    }
}

/* Prints the sentences about moves with a single card; the rank of a card names builds as well. */
static void
say_plays (void)
{
  static const TaliaEventKind kinds[] = { TALIA_EVENT_PLAYED, TALIA_EVENT_TRAILED, TALIA_EVENT_ADDED,
                                          TALIA_EVENT_RAISED };
  g_autoptr (TaliaMatch) match = start_match ("casino");

  for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
    for (TaliaCards cards = TALIA_ALL_CARDS; cards != 0;)
      {
        TaliaCard card = talia_cards_pop (&cards);

        say (match, (TaliaEvent) { .kind = (guint8) kinds[k], .card = card, .cards = TALIA_BIT (card), .value = 8 });
      }
}

/* Returns the card that follows `places` places later in the pack. */
static TaliaCard
get_next (TaliaCard card, int places)
{
  TaliaCards cards = TALIA_ALL_CARDS;

  for (int i = 0; i < places; i++)
    {
      cards &= ~(TALIA_BIT (card) | (TALIA_BIT (card) - 1));
      if (cards == 0)
        cards = TALIA_ALL_CARDS;
      card = talia_cards_first (cards);
    }
  return card;
}

/* Prints the sentences about cards taken, built or left to somebody: each card alone, and with one, two or four
 * others. */
static void
say_captures (void)
{
  static const TaliaEventKind kinds[] = { TALIA_EVENT_CAPTURED, TALIA_EVENT_BUILT, TALIA_EVENT_RESIDUE };
  static const int others[] = { 1, 2, 4 };
  g_autoptr (TaliaMatch) match = start_match ("casino");

  for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
    for (TaliaCards cards = TALIA_ALL_CARDS; cards != 0;)
      {
        TaliaCard card = talia_cards_pop (&cards);
        TaliaCards taken = TALIA_BIT (card);

        for (int i = 0; i < others[talia_card_rank (card) % G_N_ELEMENTS (others)]; i++)
          taken |= TALIA_BIT (get_next (card, 1 + 17 * i));
        say (match, (TaliaEvent) { .kind = (guint8) kinds[k], .card = card, .cards = taken, .value = 9 });
      }
}

static void
say_tricks (void)
{
  static const TaliaEventKind plain[] = { TALIA_EVENT_TRICK, TALIA_EVENT_MOON, TALIA_EVENT_CLAIMED };
  g_autoptr (TaliaMatch) hearts = start_match ("hearts"), spades = start_match ("spades");

  for (guint k = 0; k < G_N_ELEMENTS (plain); k++)
    say (hearts, (TaliaEvent) { .kind = (guint8) plain[k], .points = 26 });
  for (int suit = TALIA_CLUBS; suit <= TALIA_SPADES; suit++)
    {
      say (hearts, (TaliaEvent) { .kind = TALIA_EVENT_VOID, .value = (guint8) suit });
      say (hearts, (TaliaEvent) { .kind = TALIA_EVENT_BROKEN, .value = (guint8) suit });
    }
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      say (hearts, (TaliaEvent) { .kind = TALIA_EVENT_MOON, .value = TALIA_MOVE_ADD, .points = (gint16) numbers[i] });
      say (hearts,
           (TaliaEvent) { .kind = TALIA_EVENT_MOON, .value = TALIA_MOVE_SUBTRACT, .points = (gint16) numbers[i] });
      if (numbers[i] <= 13)
        say (spades, (TaliaEvent) { .kind = TALIA_EVENT_BID, .value = (guint8) numbers[i] });
    }
  say (spades, (TaliaEvent) { .kind = TALIA_EVENT_BID, .value = TALIA_BID_BLIND });
}

static void
say_points (void)
{
  static const int points[] = { -22, -1, 0, 1, 2, 5, 22, 112 };

  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    {
      g_autofree char *text = talia_words_points_of ("Jan", points[i]);

      g_print ("%s\n", text);
    }
}

static void
say_others (void)
{
  g_autoptr (TaliaMatch) rows = start_match ("loteryjka"), casino = start_match ("casino");

  say (rows, (TaliaEvent) { .kind = TALIA_EVENT_SKIPPED });
  say (rows, (TaliaEvent) { .kind = TALIA_EVENT_OUT, .value = 1 });
  say (rows, (TaliaEvent) { .kind = TALIA_EVENT_OUT, .value = 2 });
  say (casino, (TaliaEvent) { .kind = TALIA_EVENT_SWEPT });
  say (casino, (TaliaEvent) { .kind = TALIA_EVENT_ROUND, .value = 2 });
  say (casino, (TaliaEvent) { .kind = TALIA_EVENT_ROUND });
}

/* Prints bids as they are shown on buttons and plates. */
static void
say_bids (void)
{
  g_autoptr (TaliaMatch) match = start_match ("spades");

  for (guint i = 0; i < G_N_ELEMENTS (numbers) && numbers[i] <= 13; i++)
    {
      TaliaMove move = TALIA_BID ((guint8) numbers[i]);
      g_autofree char *choice = talia_words_choice (match, &move), *plate = talia_words_bid (numbers[i], FALSE);
      g_autofree char *so_far = talia_words_bid_and_tricks (numbers[i], 2, FALSE);

      g_print ("%s · %s · %s\n", choice, plate, so_far);
    }
}

/* Prints the prompt for the first lead of the match, when it is the person's turn to lead. */
static void
say_lead (void)
{
  const TaliaGame *game = talia_registry_find ("hearts");

  for (guint64 number = 1; number < 20; number++)
    {
      TaliaState state;
      TaliaView view;
      TaliaMove pass[TALIA_MAX_LEGAL];
      TaliaOptions options;
      TaliaPack pack;
      int dealer;
      g_autofree char *prompt = NULL;

      talia_game_init_options (game, &options);
      talia_game_start (game, &options, &state, NULL);
      talia_game_shuffle (game, &state, number, &pack, &dealer);
      talia_game_deal (game, &state, &pack, dealer, &state, NULL, NULL);
      while (state.phase == TALIA_PHASE_PASS && talia_game_legal (game, &state, pass, TALIA_MAX_LEGAL) > 0)
        talia_game_make (game, &state, &pass[0], NULL);
      if (state.to_act != 0)
        continue;
      talia_game_view (game, &state, 0, &view);
      prompt = talia_words_trick_prompt (game, &view);
      g_print ("%s\n", prompt);
      return;
    }
}

int
main (int argc, char **argv)
{
  if (setlocale (LC_ALL, "pl_PL.UTF-8") == NULL && setlocale (LC_ALL, "en_US.UTF-8") == NULL)
    return 77; /* in the C locale, the C library would ignore the catalogs */
  bindtextdomain ("talia", g_getenv ("TALIA_LOCALEDIR"));
  bind_textdomain_codeset ("talia", "UTF-8");
  textdomain ("talia");
  say_cases ();
  say_plays ();
  say_captures ();
  say_tricks ();
  say_others ();
  say_bids ();
  say_points ();
  say_lead ();
  return 0;
}
