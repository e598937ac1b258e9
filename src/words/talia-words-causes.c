/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences for what at the table makes a move the best (TaliaCauseId). */
#include "talia-words-causes.h"

#include <glib/gi18n.h>

#include "talia-words-cards.h"

/* A sentence, and the cases of the cards in it, in their order: first those of `cards`, then those of `beside`. */
typedef struct
{
  const char *text;
  const char *plain; /* if tricks cost no points, but are not wanted; NULL: the same */
  TaliaCase first, second;
  const char *sure, *sure_plain; /* likewise, if it is certain (TALIA_FACT_SURE); NULL: the same */
} Sentence;

/* Translators: in these sentences %s is a card, or two; the first %s of a sentence must stay the first */
static const Sentence sentences[TALIA_CAUSES] = {
  [TALIA_CAUSE_OTHER_TAKES] = { N_ ("If you play the %s, you most likely take this trick, and points with it."),
                                N_ ("If you play the %s, you most likely take this trick."), TALIA_CASE_ACCUSATIVE, 0,
                                N_ ("If you play the %s, you take this trick, and points with it."),
                                N_ ("If you play the %s, you take this trick.") },
  [TALIA_CAUSE_KEEP_PENALTY] = { N_ ("Either card most likely takes this trick. Keep the %s, which costs points "
                                     "itself."),
                                 NULL, TALIA_CASE_ACCUSATIVE, 0,
                                 N_ ("Either card takes this trick. Keep the %s, which costs points itself."), NULL },
  [TALIA_CAUSE_KEPT_HIGH] = { N_ ("Nobody can beat the %s in its suit: later you would probably take points with it."),
                              N_ ("Nobody can beat the %s in its suit: later you would probably take a trick with it."),
                              TALIA_CASE_GENITIVE, 0 },
  [TALIA_CAUSE_KEPT_TAKES] = { N_ ("If you keep the %s, you most likely take points with it later."),
                               N_ ("If you keep the %s, you most likely take a trick with it later."),
                               TALIA_CASE_ACCUSATIVE, 0 },
  [TALIA_CAUSE_KEPT_DEARER] = { N_ ("You most likely take a trick with the %s in any case: now it costs you fewer "
                                    "points than later."),
                                NULL, TALIA_CASE_INSTRUMENTAL, 0 },
  [TALIA_CAUSE_EMPTIES] = { N_ ("You run out of that suit: when it is led again, you can throw the %s."), NULL,
                            TALIA_CASE_ACCUSATIVE, 0 },
  [TALIA_CAUSE_GUARD] = { N_ ("Keep the %s: when its suit is led, you can play low instead of taking the trick with the "
                              "%s."),
                          NULL, TALIA_CASE_ACCUSATIVE, TALIA_CASE_INSTRUMENTAL },
  [TALIA_CAUSE_EXIT] = { N_ ("Keep the %s: you can lead it later, and let somebody else take the trick."), NULL,
                         TALIA_CASE_ACCUSATIVE, 0 },
  [TALIA_CAUSE_NEXT_LEAD] = { N_ ("If you take this trick with the %s, you have to lead next, and risk points."),
                              N_ ("If you take this trick with the %s, you have to lead next, and risk another one."),
                              TALIA_CASE_INSTRUMENTAL, 0 },
  [TALIA_CAUSE_KEPT_LEADS] = { N_ ("If you keep the %s, you most likely take a trick with it, have to lead, and risk points."),
                               N_ ("If you keep the %s, you most likely take a trick with it, and have to lead again."),
                               TALIA_CASE_ACCUSATIVE, 0 },
  [TALIA_CAUSE_DISCARDS] = { N_ ("You can then more often throw the %s on somebody else’s trick."), NULL,
                             TALIA_CASE_ACCUSATIVE, 0 },
  [TALIA_CAUSE_OTHER_MAY] = { N_ ("If you play the %s, you may well take this trick, and points with it."),
                              N_ ("If you play the %s, you may well take this trick."), TALIA_CASE_ACCUSATIVE, 0 },
  [TALIA_CAUSE_KEPT_MAY] = { N_ ("If you keep the %s, you may well take points with it later."),
                             N_ ("If you keep the %s, you may well take a trick with it later."), TALIA_CASE_ACCUSATIVE,
                             0 },
  [TALIA_CAUSE_KEPT_RISK] = { N_ ("Later you would be more likely to take points with the %s than with the %s."),
                              N_ ("Later you would be more likely to take a trick with the %s than with the %s."),
                              TALIA_CASE_INSTRUMENTAL, TALIA_CASE_INSTRUMENTAL },
  [TALIA_CAUSE_OTHER_MORE] = { N_ ("With the %s, you would be more likely to take this trick, and points with it."),
                               N_ ("With the %s, you would be more likely to take this trick."),
                               TALIA_CASE_INSTRUMENTAL, 0 },
  [TALIA_CAUSE_LESS] = { N_ ("Later you are less likely to take points with the %s."),
                         N_ ("Later you are less likely to take a trick with the %s."), TALIA_CASE_INSTRUMENTAL, 0 },
  [TALIA_CAUSE_KEEP_BREAKER] = { N_ ("Keep the %s: you may well take a penalty card with it."), NULL,
                                 TALIA_CASE_ACCUSATIVE, 0 },
  [TALIA_CAUSE_ALL_SO_FAR] = { N_ ("So far, one player has taken all the penalty cards."), NULL, 0, 0 },
  [TALIA_CAUSE_NIL_TAKES] = { N_ ("An opponent who has bid nil is more likely to take this trick."), NULL, 0, 0 },
  [TALIA_CAUSE_TAKES] = { N_ ("You most likely take this trick."), NULL, 0, 0, N_ ("You take this trick."), NULL },
  [TALIA_CAUSE_PARTNER_TAKES] = { N_ ("Your partner most likely takes this trick."), NULL, 0, 0 },
  [TALIA_CAUSE_KEEP_WINNER] = { N_ ("Keep the %s: you most likely take a trick with it later."), NULL,
                                TALIA_CASE_ACCUSATIVE, 0 },
  [TALIA_CAUSE_KEEP_OTHER] = { N_ ("Either card most likely takes this trick: keep the %s for another one."), NULL,
                               TALIA_CASE_ACCUSATIVE, 0,
                               N_ ("Either card takes this trick: keep the %s for another one."), NULL },
  [TALIA_CAUSE_NOT_LATER] = { N_ ("You are more likely to take a trick with the %s now than later."), NULL,
                              TALIA_CASE_INSTRUMENTAL, 0 },
  [TALIA_CAUSE_RUFFS] = { N_ ("You run out of that suit: when it is led again, you can take the trick with the %s."),
                          NULL, TALIA_CASE_INSTRUMENTAL, 0 },
  [TALIA_CAUSE_PROMOTES] = { N_ ("That may force out higher cards: later you are more likely to take a trick with the %s."),
                             NULL, TALIA_CASE_INSTRUMENTAL, 0 },
  [TALIA_CAUSE_KEEP_CHANCE] = { N_ ("Keep the %s: you may well take a trick with it later."), NULL,
                                TALIA_CASE_ACCUSATIVE, 0 },
  [TALIA_CAUSE_MORE] = { N_ ("Later you are more likely to take a trick with the %s."), NULL, TALIA_CASE_INSTRUMENTAL,
                         0 },
  [TALIA_CAUSE_SIDE_TAKES] = { N_ ("You and your partner are more likely to take this trick."), NULL, 0, 0 },
  [TALIA_CAUSE_PARTNER_HAD] = { N_ ("Otherwise your partner most likely has to take this trick."), NULL, 0, 0 },
  [TALIA_CAUSE_CAN_WAIT] = { N_ ("Nobody else can take the %s: that can wait."), NULL, TALIA_CASE_GENITIVE, 0 },
  [TALIA_CAUSE_KEEP_SCORING] = { N_ ("Do not leave others a card that scores: %s."), NULL, TALIA_CASE_NOMINATIVE, 0 },
  [TALIA_CAUSE_KEEP_TAKER] = { N_ ("Keep the %s: perhaps you can take something with it on your next turn."), NULL,
                               TALIA_CASE_ACCUSATIVE, 0 },
  [TALIA_CAUSE_THEN_TAKES] = { N_ ("If both of you play well, you then take the %s with the %s."), NULL,
                               TALIA_CASE_ACCUSATIVE, TALIA_CASE_INSTRUMENTAL },
  [TALIA_CAUSE_THEN_LOSES] = { N_ ("Otherwise your opponent can take the %s with the %s."), NULL, TALIA_CASE_ACCUSATIVE,
                               TALIA_CASE_INSTRUMENTAL },
  [TALIA_CAUSE_TAKES_LAST] = { N_ ("If both of you play well, you are then the last to take, and get the cards that are "
                                   "left on the table."),
                               NULL, 0, 0 },
  [TALIA_CAUSE_PASSES_LESS] = { N_ ("Later you will less often be without a card that fits."), NULL, 0, 0 },
  [TALIA_CAUSE_OTHERS_PASS] = { N_ ("The others will more often be without a card that fits."), NULL, 0, 0 },
  [TALIA_CAUSE_NIL_RISK] = { N_ ("The greatest risk: %s."), NULL, TALIA_CASE_NOMINATIVE, 0 },
  [TALIA_CAUSE_HIGHEST] = { N_ ("Nobody can beat the %s in its suit."), NULL, TALIA_CASE_GENITIVE, 0 },
};

/* The greatest number of the player's other cards that are named. */
#define NAMED 2

/* Spades from this rank on take a trick because they are high, those below because the player is out of a suit, or
 * because everybody else is out of spades. */
#define HIGH_TRUMP TALIA_JACK

/* Adds a sentence about cards, if there are any. */
static void
add_cards (GString *text, const char *sentence, TaliaCards cards)
{
  g_autofree char *said = talia_words_cards_put (sentence, cards, TALIA_CASE_NOMINATIVE);

  if (cards != 0)
    g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", said);
}

/* Says what a hand is worth: the cards that can be relied on, the others with what they depend on, and the sum. */
static char *
say_bid (const TaliaCause *cause)
{
  const TaliaCards low = TALIA_SUIT_CARDS (TALIA_SPADES) & ~talia_cards_above (TALIA_CARD (HIGH_TRUMP, TALIA_SPADES))
                         & ~TALIA_CARD_BIT (HIGH_TRUMP, TALIA_SPADES);
  GString *text = g_string_new (NULL);

  if (cause->cards == 0)
    g_string_append (text, _ ("No card is sure of a trick."));
  /* Translators: %s are cards, in the nominative */
  add_cards (text, _ ("Most likely worth a trick: %s."), cause->cards);
  /* Translators: %s are cards, in the nominative */
  add_cards (text, _ ("Not certain, because somebody may beat or trump them: %s."), cause->beside & ~low);
  /* Translators: %s are low spades, in the nominative */
  add_cards (text, _ ("Not certain, because you must be able to trump with them: %s."), cause->beside & low);
  g_string_append_c (text, ' ');
  /* Translators: how many tricks the whole hand can expect, such as 3.4 */
  g_string_append_printf (text, _ ("In all, expect about %.1f tricks."), cause->number / 10.0);
  return g_string_free_and_steal (text);
}

/* Says why the bid is lower than the tricks that the cards can expect. */
static char *
say_below (const TaliaCause *cause)
{
  g_autofree char *cards = say_bid (cause);

  return g_strdup_printf ("%s %s", cards, _ ("Leave a margin below that: a failed bid costs more than a bag."));
}

static char *
say_at_risk (const TaliaCause *cause)
{
  g_autofree char *cards = talia_words_cards_in (cause->cards, TALIA_CASE_ACCUSATIVE);

  /* Translators: how many cards, and one or two cards on the table */
  return g_strdup_printf (ngettext ("Otherwise %d card still out can take the %s.",
                                    "Otherwise %d cards still out can take the %s.", (gulong) cause->number),
                          cause->number, cards);
}

static char *
say_owner_takes (const TaliaCause *cause)
{
  /* Translators: the value of a build */
  return g_strdup_printf (_ ("The owner of the build of %d holds a card that takes it."), cause->number);
}

static char *
say_lets_sweep (const TaliaCause *cause)
{
  return g_strdup_printf (ngettext ("Otherwise %d card still out can sweep the table.",
                                    "Otherwise %d cards still out can sweep the table.", (gulong) cause->number),
                          cause->number);
}

static char *
say_build_risk (const TaliaCause *cause)
{
  g_autofree char *card = talia_words_cards_in (cause->cards, TALIA_CASE_INSTRUMENTAL);

  /* Translators: how many cards, and the card that somebody wants to build with */
  return g_strdup_printf (ngettext ("%d card still out can take a build with the %s.",
                                    "%d cards still out can take a build with the %s.", (gulong) cause->number),
                          cause->number, card);
}

static char *
say_leaves (const TaliaCause *cause)
{
  if (cause->number == 0)
    /* Translators: how many cards could after the other move */
    return g_strdup_printf (ngettext ("No card still out can take anything then; otherwise %d could.",
                                      "No card still out can take anything then; otherwise %d could.",
                                      (gulong) cause->otherwise),
                            cause->otherwise);
  /* Translators: how many cards can, and how many could after the other move */
  return g_strdup_printf (ngettext ("Only %d card still out can take anything then; otherwise %d could.",
                                    "Only %d cards still out can take anything then; otherwise %d could.",
                                    (gulong) cause->number),
                          cause->number, cause->otherwise);
}

static char *
say_takers (const TaliaCause *cause)
{
  g_autofree char *none = talia_words_cards_in (cause->cards, TALIA_CASE_GENITIVE);
  g_autofree char *some = talia_words_cards_in (cause->cards, TALIA_CASE_ACCUSATIVE);
  g_autofree char *other = cause->beside != 0 ? talia_words_cards_in (cause->beside, TALIA_CASE_ACCUSATIVE) : NULL;

  if (cause->number == 0 && other == NULL)
    /* Translators: a card that is laid on the table */
    return g_strdup_printf (_ ("No card still out can take the %s."), none);
  if (cause->number == 0)
    /* Translators: the card that is laid on the table, how many cards, and another card that could be laid */
    return g_strdup_printf (ngettext ("No card still out can take the %s, but %d can take the %s.",
                                      "No card still out can take the %s, but %d can take the %s.",
                                      (gulong) cause->otherwise),
                            none, cause->otherwise, other);
  if (other != NULL)
    /* Translators: how many cards, the card that is laid on the table, how many cards, and another card that could be
     * laid */
    return g_strdup_printf (ngettext ("Only %d card still out can take the %s, but %d can take the %s.",
                                      "Only %d cards still out can take the %s, but %d can take the %s.",
                                      (gulong) cause->number),
                            cause->number, some, cause->otherwise, other);
  /* Translators: how many cards, and a card that is laid on the table */
  return g_strdup_printf (ngettext ("Only %d card still out can take the %s.",
                                    "Only %d cards still out can take the %s.", (gulong) cause->number),
                          cause->number, some);
}

static char *
say_beaten (const TaliaCause *cause)
{
  /* Translators: cards of the suit that is led */
  return g_strdup_printf (
      ngettext ("%d higher card of that suit is still out, so somebody else most likely takes the trick.",
                "%d higher cards of that suit are still out, so somebody else most likely takes the trick.",
                (gulong) cause->number),
      cause->number);
}

static char *
say_below_all (const TaliaCause *cause)
{
  /* Translators: cards of the suit that is led */
  return g_strdup_printf (
      ngettext ("The only card of that suit that is still out is higher: whoever has it has to take the trick.",
                "The %d cards of that suit that are still out are all higher: somebody else has to take the trick.",
                (gulong) cause->number),
      cause->number);
}

/* Says how many cards of others can be laid one after the other. */
static char *
say_lets_out (const TaliaCause *cause)
{
  const int fewer = talia_cards_count (cause->beside);
  g_autofree char *card = talia_words_cards_in (cause->cards, TALIA_CASE_ACCUSATIVE);

  if (fewer == 0)
    /* Translators: a card, and how many cards of other players can be laid on it, one after the other */
    return g_strdup_printf (
        ngettext ("If you lay the %s, others can lay %d card; after this card, none.",
                  "If you lay the %s, others can lay %d cards, one after the other; after this card, none.",
                  (gulong) cause->number),
        card, cause->number);
  /* Translators: a card, how many cards of other players can be laid on it, one after the other, and how many on the
   * card that is better */
  return g_strdup_printf (ngettext ("If you lay the %s, others can lay %d card; after this card, only %d.",
                                    "If you lay the %s, others can lay %d cards, one after the other; after this card, "
                                    "only %d.",
                                    (gulong) cause->number),
                          card, cause->number, fewer);
}

/* Says that fewer of the player's cards wait for others behind another card. */
static char *
say_own_waits (const TaliaCause *cause)
{
  const int fewer = talia_cards_count (cause->beside);
  g_autofree char *card = talia_words_cards_in (cause->cards, TALIA_CASE_INSTRUMENTAL);

  if (fewer == 0)
    /* Translators: how many cards of the player, and a card with which a row could grow */
    return g_strdup_printf (
        ngettext ("Behind this card %d of your cards waits for others to lay theirs, behind the %s none.",
                  "Behind this card %d of your cards wait for others to lay theirs, behind the %s none.",
                  (gulong) cause->number),
        cause->number, card);
  /* Translators: how many cards of the player, a card with which a row could grow, and how many wait behind that */
  return g_strdup_printf (
      ngettext ("Behind this card %d of your cards waits for others to lay theirs, behind the %s only %d.",
                "Behind this card %d of your cards wait for others to lay theirs, behind the %s only %d.",
                (gulong) cause->number),
      cause->number, card, fewer);
}

/* What says causes with a number; the others have a sentence. */
static char *(*const say[TALIA_CAUSES]) (const TaliaCause *cause) = {
  [TALIA_CAUSE_BEATEN] = say_beaten,           [TALIA_CAUSE_BID_CARDS] = say_bid,
  [TALIA_CAUSE_BID_BELOW] = say_below,         [TALIA_CAUSE_AT_RISK] = say_at_risk,
  [TALIA_CAUSE_BUILD_RISK] = say_build_risk,   [TALIA_CAUSE_LEAVES] = say_leaves,
  [TALIA_CAUSE_TAKERS] = say_takers,           [TALIA_CAUSE_LETS_OUT] = say_lets_out,
  [TALIA_CAUSE_OWN_WAITS] = say_own_waits,     [TALIA_CAUSE_BELOW_ALL] = say_below_all,
  [TALIA_CAUSE_OWNER_TAKES] = say_owner_takes, [TALIA_CAUSE_LETS_SWEEP] = say_lets_sweep,
};

/* Chooses between the forms of a sentence. */
static const char *
choose (const Sentence *sentence, const TaliaCause *cause)
{
  const gboolean plain = cause->number == 1 && sentence->plain != NULL, sure = cause->facts & TALIA_FACT_SURE;

  if (sure && (plain ? sentence->sure_plain : sentence->sure) != NULL)
    return plain ? sentence->sure_plain : sentence->sure;
  return plain ? sentence->plain : sentence->text;
}

/* Whether the cause is about a player who has to lead, and `beside` has the other cards, which nobody can beat. */
static gboolean
is_about_lead (TaliaCauseId id)
{
  return id == TALIA_CAUSE_EXIT || id == TALIA_CAUSE_NEXT_LEAD || id == TALIA_CAUSE_KEPT_LEADS;
}

/* Says what is true of the trick, before the cause itself; NULL if that is nothing. */
static const char *
say_facts (const TaliaCause *cause)
{
  if (cause->facts & TALIA_FACT_FREE)
    return cause->facts & TALIA_FACT_SURE ? _ ("This trick costs you nothing.")
                                          : _ ("This trick most likely costs you nothing.");
  return cause->facts & TALIA_FACT_TRUMP ? _ ("An opponent is out of that suit, and may trump it.") : NULL;
}

/* Says from which cards the player would have to lead, after the cause itself; NULL if that is not known. */
static char *
say_left (const TaliaCause *cause)
{
  if (!is_about_lead (cause->id) || cause->beside == 0)
    return NULL;
  if (talia_cards_count (cause->beside) > NAMED)
    return g_strdup (_ ("Nobody can beat your other cards."));
  /* Translators: %s is a card of the player, or two */
  return talia_words_cards_put (_ ("Nobody can beat the %s."), cause->beside, TALIA_CASE_GENITIVE);
}

static char *
say_cause (const TaliaCause *cause)
{
  const Sentence *sentence = &sentences[cause->id];
  g_autofree char *first = NULL;

  if (say[cause->id] != NULL)
    return say[cause->id](cause);
  first = talia_words_cards_put (_ (choose (sentence, cause)), cause->cards, sentence->first);
  return is_about_lead (cause->id) ? g_steal_pointer (&first)
                                   : talia_words_cards_put (first, cause->beside, sentence->second);
}

char *
talia_words_cause (const TaliaCause *cause)
{
  const char *facts;
  g_autofree char *left = NULL, *said = NULL;

  g_return_val_if_fail (cause != NULL && cause->id < TALIA_CAUSES, NULL);

  if (cause->id == TALIA_CAUSE_NONE)
    return NULL;
  facts = say_facts (cause);
  left = say_left (cause);
  said = say_cause (cause);
  return g_strconcat (facts != NULL ? facts : "", facts != NULL ? " " : "", said, left != NULL ? " " : "", left, NULL);
}

char *
talia_words_cause_brief (const TaliaCause *cause)
{
  TaliaCause brief;

  g_return_val_if_fail (cause != NULL, NULL);

  brief = *cause;
  if (cause->id == TALIA_CAUSE_BID_CARDS || cause->id == TALIA_CAUSE_BID_BELOW)
    brief.beside = 0;
  return talia_words_cause (&brief);
}
