/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes two records of a match that differ only in cards that the person at seat 0 cannot see; it is that person's
 * turn in both. Usage: make-pair GAME OPTIONS SEED FILE FILE */
#include "pairing.h"

int
main (int argc, char **argv)
{
  const TaliaGame *game = argc == 6 ? talia_registry_find (argv[1]) : NULL;
  g_autoptr (Pairing) pairing = NULL;
  g_autofree char *record = NULL, *other = NULL;

  if (game == NULL)
    return 2;
  pairing = pairing_new (game, argv[2], g_ascii_strtoull (argv[3], NULL, 10), 0);
  return pairing_find (pairing, FALSE, &record, &other) && g_file_set_contents (argv[4], record, -1, NULL)
                 && g_file_set_contents (argv[5], other, -1, NULL)
             ? 0
             : 1;
}
