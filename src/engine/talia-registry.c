/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of games. A new game is one line here. */
#include "games/games.h"

#include <string.h>

/* clang-format off */
static const TaliaRules *const games[] = {
  &talia_rules_hearts,
  &talia_rules_spades,
  &talia_rules_kierki,
  &talia_rules_loteryjka,
  &talia_rules_punktowe,
  &talia_rules_czarna_dama,
  &talia_rules_greckie,
  &talia_rules_casino,
  &talia_rules_royal,
  NULL,
};
/* clang-format on */

const TaliaRules *const *
talia_registry_list (void)
{
  return games;
}

const TaliaRules *
talia_registry_find (const char *id)
{
  for (int i = 0; games[i] != NULL; i++)
    if (strcmp (games[i]->id, id) == 0)
      return games[i];
  return NULL;
}
