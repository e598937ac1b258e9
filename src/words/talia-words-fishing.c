/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words for fishing games: moves, events, builds. */
#include "talia-words-fishing.h"

#include <glib/gi18n.h>

#include "engine/fishing/talia-fishing-game.h"
#include "engine/fishing/talia-fishing-meanings.h"
#include "talia-words-cards.h"
#include "talia-words-sides.h"

/* By rank: whole sentences, because other languages inflect the names of cards. */
static const struct
{
  const char *take, *trail;
} rank_moves[TALIA_RANKS] = {
  { N_ ("Take with the two"), N_ ("Trail the two") },     { N_ ("Take with the three"), N_ ("Trail the three") },
  { N_ ("Take with the four"), N_ ("Trail the four") },   { N_ ("Take with the five"), N_ ("Trail the five") },
  { N_ ("Take with the six"), N_ ("Trail the six") },     { N_ ("Take with the seven"), N_ ("Trail the seven") },
  { N_ ("Take with the eight"), N_ ("Trail the eight") }, { N_ ("Take with the nine"), N_ ("Trail the nine") },
  { N_ ("Take with the ten"), N_ ("Trail the ten") },     { N_ ("Take with the jack"), N_ ("Trail the jack") },
  { N_ ("Take with the queen"), N_ ("Trail the queen") }, { N_ ("Take with the king"), N_ ("Trail the king") },
  { N_ ("Take with the ace"), N_ ("Trail the ace") },
};

/* --- moves ----------------------------------------------------------------------------- */

char *
talia_words_fishing_move (const TaliaFishing *table, const TaliaMove *move)
{
  TaliaCards cards = move->cards | TALIA_BIT (move->card);
  int groups = talia_fishing_count_groups (&table->rules, cards, move->value);

  switch (talia_fishing_get_meaning (table, move))
    {
    case TALIA_MEANING_TAKE:
      return g_strdup (_ (rank_moves[talia_card_rank (move->card)].take));
    case TALIA_MEANING_TRAIL:
      return g_strdup (_ (rank_moves[talia_card_rank (move->card)].trail));
    case TALIA_MEANING_ADD:
      /* Translators: in Casino, to lay more cards to a build of that value */
      return g_strdup_printf (_ ("Add to the build of %d"), move->value);
    case TALIA_MEANING_RAISE:
      /* Translators: in Casino, to make a build worth so much */
      return g_strdup_printf (_ ("Raise to %d"), move->value);
    case TALIA_MEANING_BUILD:
      if (groups > 1)
        /* Translators: in Casino, to make a multiple build, such as "Build 2 × 9" of 9 and 4 + 5 */
        return g_strdup_printf (_ ("Build %d × %d"), groups, move->value);
      /* Translators: in Casino, to make a build of that value */
      return g_strdup_printf (_ ("Build %d"), move->value);
    }
  g_return_val_if_reached (NULL);
}

/* --- events ---------------------------------------------------------------------------- */

static char *
describe_trail (const char *name, gboolean own, const TaliaEvent *event)
{
  g_autofree char *card = talia_words_card_in (event->card, TALIA_CASE_ACCUSATIVE);

  /* Translators: in Casino, to lay a card on the table without taking anything; the name of a card follows */
  return own ? g_strdup_printf (_ ("You trail the %s"), card)
             /* Translators: a player's name, the name of a card */
             : g_strdup_printf (_ ("%s trails the %s"), name, card);
}

static char *
describe_capture (const char *name, gboolean own, const TaliaEvent *event)
{
  g_autofree char *card = talia_words_card_in (event->card, TALIA_CASE_INSTRUMENTAL);
  g_autofree char *cards = talia_words_cards_in (event->cards & ~TALIA_BIT (event->card), TALIA_CASE_ACCUSATIVE);

  /* Translators: in Casino; the name of the card that takes, the names of the cards taken */
  return own ? g_strdup_printf (_ ("You take with the %s: %s"), card, cards)
             /* Translators: a player's name, the name of the card that takes, the names of the cards taken */
             : g_strdup_printf (_ ("%s takes with the %s: %s"), name, card, cards);
}

static char *
describe_residue (const char *name, gboolean own, const TaliaEvent *event)
{
  g_autofree char *cards = talia_words_cards_in (event->cards, TALIA_CASE_ACCUSATIVE);

  /* Translators: followed by the names of the cards */
  return own ? g_strdup_printf (_ ("You get the rest of the table: %s"), cards)
             /* Translators: a player's name, the names of the cards */
             : g_strdup_printf (_ ("%s gets the rest of the table: %s"), name, cards);
}

static char *
describe_build (const char *name, gboolean own, const TaliaEvent *event)
{
  g_autofree char *cards = talia_words_cards_in (event->cards, TALIA_CASE_GENITIVE);

  /* Translators: in Casino, to lay cards together; the value of the build, the names of its cards */
  return own ? g_strdup_printf (_ ("You build %d: %s"), event->value, cards)
             /* Translators: a player's name, the value of the build, the names of its cards */
             : g_strdup_printf (_ ("%s builds %d: %s"), name, event->value, cards);
}

static char *
describe_add (const char *name, gboolean own, const TaliaEvent *event)
{
  g_autofree char *card = talia_words_card_in (event->card, TALIA_CASE_ACCUSATIVE);

  /* Translators: in Casino, to lay more cards to a build; the name of a card, the value of the build */
  return own ? g_strdup_printf (_ ("You add the %s to the build of %d"), card, event->value)
             /* Translators: a player's name, the name of a card, the value of the build */
             : g_strdup_printf (_ ("%s adds the %s to the build of %d"), name, card, event->value);
}

static char *
describe_raise (const char *name, gboolean own, const TaliaEvent *event)
{
  g_autofree char *card = talia_words_card_in (event->card, TALIA_CASE_INSTRUMENTAL);

  /* Translators: in Casino, to make a build worth more; the new value of the build, the name of a card */
  return own ? g_strdup_printf (_ ("You raise the build to %d with the %s"), event->value, card)
             /* Translators: a player's name, the new value of the build, the name of a card */
             : g_strdup_printf (_ ("%s raises the build to %d with the %s"), name, event->value, card);
}

char *
talia_words_fishing_event (TaliaMatch *match, const TaliaEvent *event)
{
  const char *name;
  gboolean own;

  g_return_val_if_fail (TALIA_IS_MATCH (match), NULL);
  g_return_val_if_fail (event != NULL && event->seat >= 0, NULL);

  name = talia_seat_get_name (talia_match_get_seat (match, event->seat));
  own = event->seat == talia_match_get_own_seat (match);
  switch (event->kind)
    {
    case TALIA_EVENT_TRAILED:
      return describe_trail (name, own, event);
    case TALIA_EVENT_CAPTURED:
      return describe_capture (name, own, event);
    case TALIA_EVENT_SWEPT:
      /* Translators: in Casino, to take everything on the table; a player's name */
      return own ? g_strdup (_ ("You sweep the table")) : g_strdup_printf (_ ("%s sweeps the table"), name);
    case TALIA_EVENT_RESIDUE:
      return describe_residue (name, own, event);
    case TALIA_EVENT_BUILT:
      return describe_build (name, own, event);
    case TALIA_EVENT_ADDED:
      return describe_add (name, own, event);
    case TALIA_EVENT_RAISED:
      return describe_raise (name, own, event);
    default:
      g_return_val_if_reached (NULL);
    }
}

/* --- what lies on the table ------------------------------------------------------------ */

static const TaliaState *
get_state (TaliaMatch *match)
{
  return &talia_match_get_view (match)->seen;
}

char *
talia_words_build (TaliaMatch *match, int build)
{
  const TaliaFishing *table = &get_state (match)->fishing;
  int owner = table->owner[build];
  int groups = talia_fishing_count_groups (&table->rules, table->build[build], table->value[build]);
  g_autofree char *value = groups > 1 ? g_strdup_printf ("%d × %d", groups, table->value[build])
                                      : g_strdup_printf ("%d", table->value[build]);

  if (owner == talia_match_get_own_seat (match))
    /* Translators: written on a build of the player: its value, such as "9" or "2 × 9" */
    return g_strdup_printf (_ ("%s · yours"), value);
  return g_strdup_printf ("%s · %s", value, talia_seat_get_name (talia_match_get_seat (match, owner)));
}

char *
talia_words_build_name (TaliaMatch *match, int build)
{
  const TaliaFishing *table = &get_state (match)->fishing;
  int value = table->value[build], owner = table->owner[build];
  gboolean single = talia_fishing_is_single (&table->rules, table->build[build], value);
  const char *name = talia_seat_get_name (talia_match_get_seat (match, owner));
  g_autofree char *cards = talia_words_cards (table->build[build]);

  if (owner == talia_match_get_own_seat (match))
    /* Translators: a build, read out by screen readers: its value, the names of its cards */
    return single ? g_strdup_printf (_ ("Your build of %d: %s"), value, cards)
                  /* Translators: the same for a multiple build */
                  : g_strdup_printf (_ ("Your multiple build of %d: %s"), value, cards);
  /* Translators: a build, read out by screen readers: its value, its owner, the names of its cards */
  return single ? g_strdup_printf (_ ("%2$s’s build of %1$d: %3$s"), value, name, cards)
                /* Translators: the same for a multiple build */
                : g_strdup_printf (_ ("%2$s’s multiple build of %1$d: %3$s"), value, name, cards);
}

static int
count_pile (const TaliaState *state, int seat)
{
  return talia_cards_count (talia_state_taken (state, talia_state_side (state, seat)));
}

static int
count_sweeps (const TaliaState *state, int seat)
{
  int side = talia_state_side (state, seat), n = 0;

  for (uint64_t plays = talia_fishing_game_sweeps (state); plays != 0; plays &= plays - 1)
    n += talia_state_side (state, talia_fishing_player (state->dealer, state->seats, __builtin_ctzll (plays))) == side;
  return n;
}

char *
talia_words_pile (const TaliaState *state, int seat, gboolean brief)
{
  int n = count_pile (state, seat);

  /* Translators: in Casino, on a player's plate: how many cards have been taken */
  return brief ? g_strdup_printf ("%d", n) : g_strdup_printf (C_ ("pile", "Taken: %d"), n);
}

char *
talia_words_sweeps (const TaliaState *state, int seat)
{
  int n = count_sweeps (state, seat);

  return n > 0 ? g_strdup_printf ("★%d", n) : g_strdup ("");
}

char *
talia_words_pile_name (const TaliaState *state, int seat)
{
  int cards = count_pile (state, seat), sweeps = count_sweeps (state, seat);

  if (talia_fishing_game_last_capturer (state) == seat)
    /* Translators: in Casino, read out by screen readers */
    return g_strdup_printf (_ ("Cards taken: %d. Sweeps: %d. Last to take"), cards, sweeps);
  return g_strdup_printf (_ ("Cards taken: %d. Sweeps: %d"), cards, sweeps);
}

static char *
describe_stock (int n)
{
  if (n == 0)
    return g_strdup (_ ("These are the last cards"));
  /* Translators: cards that are still to be dealt */
  return g_strdup_printf (ngettext ("%d card in the pack", "%d cards in the pack", (gulong) n), n);
}

char *
talia_words_stock (TaliaMatch *match)
{
  const TaliaState *state = get_state (match);
  int last = talia_fishing_game_last_capturer (state);
  g_autofree char *stock = describe_stock (state->fishing.n_stock);

  if (last == TALIA_NOBODY)
    return g_steal_pointer (&stock);
  if (last == talia_match_get_own_seat (match))
    /* Translators: in Casino: how many cards are still to be dealt; who took something last gets the rest */
    return g_strdup_printf (_ ("%s · Last to take: you"), stock);
  /* Translators: the same with the name of another player */
  return g_strdup_printf (_ ("%s · Last to take: %s"), stock, talia_seat_get_name (talia_match_get_seat (match, last)));
}

static char *
describe_taken (TaliaMatch *match, int side)
{
  const TaliaState *seen = &talia_match_get_view (match)->seen;
  const TaliaCards taken = talia_state_taken (seen, side);
  const int n = talia_cards_count (taken);
  const int spades = talia_cards_count (taken & TALIA_SUIT_CARDS (TALIA_SPADES));
  g_autofree char *cards = g_strdup_printf (ngettext ("%d card", "%d cards", (gulong) n), n);
  g_autofree char *of_them = g_strdup_printf (ngettext ("%d spade", "%d spades", (gulong) spades), spades);
  g_autofree char *name = talia_words_side (match, side);

  /* Translators: a player or a pair, how many cards they have taken, and how many of these are spades */
  return g_strdup_printf (_ ("%s: %s taken, %s among them"), name, cards, of_them);
}

char **
talia_words_fishing_list_seen (TaliaMatch *match)
{
  const int sides = talia_match_get_view (match)->seen.sides;
  g_autoptr (GStrvBuilder) all = g_strv_builder_new ();

  for (int side = 0; side < sides; side++)
    g_strv_builder_take (all, describe_taken (match, side));
  return g_strv_builder_end (all);
}
