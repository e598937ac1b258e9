/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests naming cards by typing, in English and in Polish; needs no display. */
#include <libintl.h>
#include <locale.h>

#include "ui/board/hand/talia-board-typing.h"

/* Keys typed in a row, and the card that then has the focus; "-" for none. '.' stands for two seconds. */
typedef struct
{
  const char *keys, *card;
} Typed;

/* The hand from left to right. */
#define ENGLISH_HAND "2C KC QC TD QD JH KH QS KS"
static const Typed english[] = {
  { "2", "2C" },    { "q", "QC" },  { "qq", "QD" },  { "qqq", "QS" }, { "qqqq", "QC" }, { "qs", "QS" },
  { "QS", "QS" },   { "qd", "QD" }, { "q.q", "QD" }, { "q.d", "QC" }, { "kh", "KH" },   { "khearts", "KH" },
  { "10", "TD" },   { "0", "TD" },  { "1", "TD" },   { "10d", "TD" }, { "qh", "QC" }, /* none: the focus stays */
  { "q.kh", "KH" }, { "h", "-" },   { "x", "-" },    { "qxj", "JH" }, { "a", "-" },     { "4", "-" },
};

#define POLISH_HAND "2C KC QC TD QD JH QH KH QS AS"
static const Typed polish[] = {
  { "d", "QC" },   { "dp", "QS" },    { "dt", "QC" },  { "dk", "QD" },  { "dkk", "QH" }, { "dkkk", "QD" },
  { "dka", "QD" }, { "dki", "QH" },   { "k", "KC" },   { "kk", "KH" },  { "kt", "KC" },  { "w", "JH" },
  { "ap", "AS" },  { "kk.kt", "KC" }, { "k.k", "KH" }, { "10k", "TD" }, { "q", "-" },    { "dp.d", "QC" },
};

static guint
parse (const char *text, TaliaCard *cards)
{
  guint n = 0;

  for (; *text != '\0'; text += text[2] == ' ' ? 3 : 2)
    cards[n++] = talia_card_parse (text);
  return n;
}

static void
check (const char *hand, const Typed *rows, guint n_rows)
{
  TaliaCard cards[TALIA_MAX_PACK];
  guint n = parse (hand, cards);

  for (guint row = 0; row < n_rows; row++)
    {
      TaliaBoardTyping typing = { 0 };
      guint32 time = 5000;
      int focus = -1;
      char found[3] = "-";

      for (const char *key = rows[row].keys; *key != '\0'; key++, time += 100)
        {
          TaliaCard card;

          if (*key == '.')
            time += 2000;
          else if (talia_board_typing_add (&typing, (gunichar) *key, time, cards, n, focus, &card)
                   && card != TALIA_NO_CARD)
            for (guint i = 0; i < n; i++)
              focus = cards[i] == card ? (int) i : focus;
        }
      if (focus >= 0)
        talia_card_write (cards[focus], found);
      g_test_message ("%s", rows[row].keys);
      g_assert_cmpstr (found, ==, rows[row].card);
    }
}

static void
test_english (void)
{
  check (ENGLISH_HAND, english, G_N_ELEMENTS (english));
}

static void
test_polish (void)
{
  if (setlocale (LC_ALL, "pl_PL.UTF-8") == NULL)
    {
      g_test_skip ("there is no Polish locale here");
      return;
    }
  g_setenv ("LANGUAGE", "pl", TRUE);
  bindtextdomain ("talia", g_getenv ("TALIA_LOCALEDIR"));
  textdomain ("talia");
  check (POLISH_HAND, polish, G_N_ELEMENTS (polish));
  textdomain ("none");
}

/* A letter that can only name a suit has no other function, even if the card is not held. */
static void
test_a_suit_is_not_a_command (void)
{
  TaliaBoardTyping typing = { 0 };
  TaliaCard cards[TALIA_MAX_PACK], card;
  guint n = parse (ENGLISH_HAND, cards);

  g_assert_true (talia_board_typing_add (&typing, 'q', 5000, cards, n, -1, &card));
  g_assert_true (talia_board_typing_add (&typing, 'h', 5100, cards, n, 2, &card));
  g_assert_cmpint (card, ==, TALIA_NO_CARD);
  g_assert_true (typing.missed);
  g_assert_false (talia_board_typing_add (&typing, 'h', 9000, cards, n, 2, &card));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/typing/english", test_english);
  g_test_add_func ("/typing/a-suit-is-not-a-command", test_a_suit_is_not_a_command);
  g_test_add_func ("/typing/polish", test_polish);
  return g_test_run ();
}
