/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that the engine protocol tells a seat nothing of cards that the seat cannot see: in two matches that differ
 * only in such cards, every answer about what the seat may know is the same. */
#include "cli/talia-protocol.h"

#include "pairing.h"
#include "playing.h"

/* Commands that can be used at any time, including those about the seat; %d is the seat. */
static const char *const always[] = { "turn", "dealer", "view %d", "trick", "table", "score", "total", "result" };
/* Commands about the seat to act, and about the moves of its computer player. */
static const char *const own_turn[] = { "legal", "bots_seed 5", "advise easy", "genmove easy" };
/* A command that takes longer, so it is used for one in SOMETIMES pairs. */
static const char *const sometimes[] = { "bots_seed 5", "advise medium" };
#define SOMETIMES 50

typedef struct
{
  const TaliaGame *game;
  char *settings;
} Case;

static guint wanted; /* pairs of a case */

/* The protocol reads files. */
static void
load (TaliaProtocol *protocol, const char *folder, const char *record)
{
  g_autofree char *path = g_build_filename (folder, "match.talia", NULL);
  g_autofree char *line = g_strconcat ("load ", path, NULL);
  g_autofree char *answer = NULL;

  g_assert_true (g_file_set_contents_full (path, record, -1, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  answer = talia_protocol_run (protocol, line, FALSE);
  g_assert_true (g_str_has_prefix (answer, "="));
}

static void
ask_both (TaliaProtocol pair[2], const char *const *questions, gsize n, int seat)
{
  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *line = g_strdup (questions[i]);
      g_autofree char *one = NULL, *other = NULL;

      if (g_str_has_suffix (line, "%d"))
        {
          g_free (line);
          line = g_strdup_printf ("%.*s%d", (int) strlen (questions[i]) - 2, questions[i], seat);
        }
      one = talia_protocol_run (&pair[0], line, FALSE);
      other = talia_protocol_run (&pair[1], line, FALSE);
      g_assert_cmpstr (one, ==, other);
    }
}

static void
test_pairs (gconstpointer data)
{
  const Case *test = data;
  char *folder = playing_folder ();
  guint found = 0;

  for (guint64 number = 0; found < wanted; number++)
    {
      const int seat = (int) (number % 2); /* either of two players; of more, one who leads and one who follows */
      g_autoptr (Pairing) pairing = pairing_new (test->game, test->settings, number, seat);

      for (guint i = 0; i < 20 && found < wanted; i++, found++)
        {
          const gboolean any_turn = found % 2 == 1;
          g_autofree char *record = NULL, *other = NULL;
          TaliaProtocol pair[2];

          if (!pairing_find (pairing, any_turn, &record, &other))
            break;
          for (int which = 0; which < 2; which++)
            {
              talia_protocol_init (&pair[which]);
              load (&pair[which], folder, which == 0 ? record : other);
            }
          ask_both (pair, always, G_N_ELEMENTS (always), seat);
          if (!any_turn && found % SOMETIMES == 0)
            ask_both (pair, sometimes, G_N_ELEMENTS (sometimes), seat);
          if (!any_turn)
            ask_both (pair, own_turn, G_N_ELEMENTS (own_turn), seat);
          for (int which = 0; which < 2; which++)
            talia_protocol_clear (&pair[which]);
        }
    }
  g_test_message ("%u pairs", found);
  playing_remove_folder (folder);
}

static void
free_case (gpointer data)
{
  Case *test = data;

  g_free (test->settings);
  g_free (test);
}

static void
add (const TaliaGame *game, const char *id, const char *settings)
{
  g_autofree char *path = g_strdup_printf ("/secrecy/%s/%s", game->id, id);
  Case *test = g_new (Case, 1);

  *test = (Case) { game, g_strdup (settings) };
  g_test_add_data_func_full (path, test, test_pairs, free_case);
}

/* Adds the tests of each preset with each number of players. */
static void
add_game (const TaliaGame *game)
{
  const int players = talia_options_find (game->options, "players", -1);

  for (const TaliaPreset *preset = game->presets; preset->id != NULL; preset++)
    add (game, preset->id, preset->settings);
  for (int n = players >= 0 ? game->options[players].min : 1; players >= 0 && n <= game->options[players].max; n++)
    {
      g_autofree char *id = g_strdup_printf ("%d-players", n), *settings = g_strdup_printf ("players=%d", n);

      add (game, id, settings);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  wanted = playing_amount ("TALIA_PROTOCOL_PAIRS", 20);
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    add_game (*game);
  return g_test_run ();
}
