/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names of cards, in the grammatical form that a sentence needs. */
#include "talia-words-cards.h"

#include <glib/gi18n.h>

#include "settings/talia-settings.h"

/* The contexts of the table below, by TaliaCase. */
static const char *const cases[] = { "nominative", "genitive", "accusative", "instrumental" };

/* Translators: ranks of cards in the form for each part that a card has in a sentence: by itself, what a build is made
 * of, what is played or taken, and with what something is taken. */
static const char *const rank_names[G_N_ELEMENTS (cases)][TALIA_RANKS] = {
  {
      NC_ ("nominative", "two"),
      NC_ ("nominative", "three"),
      NC_ ("nominative", "four"),
      NC_ ("nominative", "five"),
      NC_ ("nominative", "six"),
      NC_ ("nominative", "seven"),
      NC_ ("nominative", "eight"),
      NC_ ("nominative", "nine"),
      NC_ ("nominative", "ten"),
      NC_ ("nominative", "jack"),
      NC_ ("nominative", "queen"),
      NC_ ("nominative", "king"),
      NC_ ("nominative", "ace"),
  },
  {
      NC_ ("genitive", "two"),
      NC_ ("genitive", "three"),
      NC_ ("genitive", "four"),
      NC_ ("genitive", "five"),
      NC_ ("genitive", "six"),
      NC_ ("genitive", "seven"),
      NC_ ("genitive", "eight"),
      NC_ ("genitive", "nine"),
      NC_ ("genitive", "ten"),
      NC_ ("genitive", "jack"),
      NC_ ("genitive", "queen"),
      NC_ ("genitive", "king"),
      NC_ ("genitive", "ace"),
  },
  {
      NC_ ("accusative", "two"),
      NC_ ("accusative", "three"),
      NC_ ("accusative", "four"),
      NC_ ("accusative", "five"),
      NC_ ("accusative", "six"),
      NC_ ("accusative", "seven"),
      NC_ ("accusative", "eight"),
      NC_ ("accusative", "nine"),
      NC_ ("accusative", "ten"),
      NC_ ("accusative", "jack"),
      NC_ ("accusative", "queen"),
      NC_ ("accusative", "king"),
      NC_ ("accusative", "ace"),
  },
  {
      NC_ ("instrumental", "two"),
      NC_ ("instrumental", "three"),
      NC_ ("instrumental", "four"),
      NC_ ("instrumental", "five"),
      NC_ ("instrumental", "six"),
      NC_ ("instrumental", "seven"),
      NC_ ("instrumental", "eight"),
      NC_ ("instrumental", "nine"),
      NC_ ("instrumental", "ten"),
      NC_ ("instrumental", "jack"),
      NC_ ("instrumental", "queen"),
      NC_ ("instrumental", "king"),
      NC_ ("instrumental", "ace"),
  },
};

static const char *const suit_names[TALIA_SUITS] = { N_ ("clubs"), N_ ("diamonds"), N_ ("hearts"), N_ ("spades") };

/* The variation selector requests the text glyph, in case there is an emoji font. */
static const char *const suit_signs[TALIA_SUITS] = { "♣\uFE0E", "♦\uFE0E", "♥\uFE0E", "♠\uFE0E" };

static const char *const pip_indices[] = { "2", "3", "4", "5", "6", "7", "8", "9", "10" };
static const char *const indices_wdka[] = { "W", "D", "K", "A" };
static const char *const indices_jqka[] = { "J", "Q", "K", "A" };

/* --- names ----------------------------------------------------------------------------- */

char *
talia_words_card_in (TaliaCard card, TaliaCase which)
{
  const char *rank;

  g_return_val_if_fail (talia_card_is_valid (card), NULL);

  rank = g_dpgettext2 (NULL, cases[which], rank_names[which][talia_card_rank (card)]);
  /* Translators: the name of a card: its rank, in whatever form, and its suit */
  return g_strdup_printf (C_ ("card", "%s of %s"), rank, _ (suit_names[talia_card_suit (card)]));
}

char *
talia_words_card (TaliaCard card)
{
  return talia_words_card_in (card, TALIA_CASE_NOMINATIVE);
}

char *
talia_words_list (const char *const *items)
{
  g_autoptr (GString) list = g_string_new (NULL);
  guint n = g_strv_length ((GStrv) items);

  for (guint i = 0; i + 1 < n; i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", items[i]);
  if (n > 1)
    /* Translators: the end of a list */
    return g_strdup_printf (_ ("%s and %s"), list->str, items[n - 1]);
  return g_strdup (n > 0 ? items[0] : "");
}

char *
talia_words_cards_in (TaliaCards cards, TaliaCase which)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  while (cards != 0)
    g_strv_builder_take (names, talia_words_card_in (talia_cards_pop (&cards), which));
  list = g_strv_builder_end (names);
  return talia_words_list ((const char *const *) list);
}

char *
talia_words_cards_put (const char *sentence, TaliaCards cards, TaliaCase which)
{
  g_auto (GStrv) around = g_strsplit (sentence, "%s", 2);
  g_autofree char *names = cards != 0 ? talia_words_cards_in (cards, which) : NULL;

  return names != NULL && around[0] != NULL && around[1] != NULL ? g_strconcat (around[0], names, around[1], NULL)
                                                                 : g_strdup (sentence);
}

char *
talia_words_cards (TaliaCards cards)
{
  return talia_words_cards_in (cards, TALIA_CASE_NOMINATIVE);
}

/* --- suits and indices ------------------------------------------------------------------- */

const char *
talia_words_suit (int suit)
{
  g_return_val_if_fail (suit >= 0 && suit < TALIA_SUITS, NULL);

  return _ (suit_names[suit]);
}

const char *
talia_words_suit_sign (int suit)
{
  g_return_val_if_fail (suit >= 0 && suit < TALIA_SUITS, NULL);

  return suit_signs[suit];
}

const char *
talia_words_rank_index (int rank)
{
  g_autofree char *indices = NULL;

  g_return_val_if_fail (rank >= 0 && rank < TALIA_RANKS, NULL);

  if (rank < TALIA_JACK)
    return pip_indices[rank];

  indices = g_settings_get_string (talia_settings_get (), "indices");
  if (g_str_equal (indices, "wdka"))
    return indices_wdka[rank - TALIA_JACK];
  if (g_str_equal (indices, "jqka"))
    return indices_jqka[rank - TALIA_JACK];

  switch (rank)
    {
    case TALIA_JACK:
      /* Translators: the letter printed on a jack */
      return C_ ("card", "J");
    case TALIA_QUEEN:
      /* Translators: the letter printed on a queen */
      return C_ ("card", "Q");
    case TALIA_KING:
      /* Translators: the letter printed on a king */
      return C_ ("card", "K");
    default:
      /* Translators: the letter printed on an ace */
      return C_ ("card", "A");
    }
}

const char *
talia_words_part (gboolean leads, gboolean wins)
{
  if (leads && wins)
    /* Translators: of a card of the running trick, read out by screen readers */
    return _ ("Led, and winning the trick so far");
  if (leads)
    /* Translators: of a card of the running trick, read out by screen readers */
    return _ ("Led to this trick");
  /* Translators: of a card of the running trick, read out by screen readers */
  return wins ? _ ("Winning the trick so far") : NULL;
}
