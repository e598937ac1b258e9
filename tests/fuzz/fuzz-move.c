/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzzes the text of moves, lists, packs and options: a text that can be read is written back unchanged. */
#include <string.h>

#include "engine/talia-game.h"
#include "fuzz.h"

static void
fuzz_move (const char *text)
{
  g_autofree char *again = NULL;
  TaliaMove move;

  if (!talia_move_parse (text, &move))
    return;
  FUZZ_TAKEN ();
  again = talia_move_to_text (&move);
  g_assert_cmpstr (again, ==, text);
}

static void
fuzz_cards (const char *text)
{
  g_autofree char *again = NULL;
  TaliaCards cards;
  TaliaPack pack;

  if (talia_pack_parse (text, &pack))
    g_assert_cmpint (pack.n, <=, TALIA_MAX_PACK);
  if (!talia_cards_parse (text, -1, &cards))
    return;
  again = talia_cards_to_text (cards);
  g_assert_cmpstr (again, ==, text);
}

static void
fuzz_options (const char *text)
{
  for (int i = 0; talia_registry_list ()[i] != NULL; i++)
    {
      const TaliaGame *game = talia_registry_list ()[i];
      g_autoptr (GError) error = NULL;
      TaliaOptions options;

      talia_game_init_options (game, &options);
      if (talia_options_set (game->options, &options, text, &error))
        FUZZ_TAKEN ();
      else
        g_assert_nonnull (error);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);

  fuzz_move (text);
  fuzz_cards (text);
  fuzz_options (text);
  return 0;
}
