/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who plays in the arena. */
#include "arena-player.h"

#include <string.h>

#include "baseline.h"

#define MAX_BUDGET (24 * 3600 * 1000)

G_DEFINE_QUARK (arena - error, arena_error)

static const TaliaLevel *
find_level (const char *id)
{
  return g_str_equal (id, talia_baseline.id) ? &talia_baseline : talia_level_find (id);
}

/* Reads `300` or `50ms` into the budget. */
static gboolean
parse_part (TaliaBudget *budget, const char *part)
{
  guint64 number;
  g_autofree char *digits = g_strdup (part);
  gboolean ms = g_str_has_suffix (part, "ms");

  if (ms)
    digits[strlen (digits) - 2] = '\0';
  if (!g_ascii_string_to_unsigned (digits, 10, 1, MAX_BUDGET, &number, NULL))
    return FALSE;
  *(ms ? &budget->ms : &budget->worlds) = (guint) number;
  return TRUE;
}

static gboolean
parse_budget (TaliaBudget *budget, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ",", -1);

  for (char **part = parts; *part != NULL; part++)
    if (!parse_part (budget, *part))
      return FALSE;
  return parts[0] != NULL;
}

gboolean
arena_player_parse (ArenaPlayer *player, const char *text, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (text, "@", 2);
  const char *id = parts[0] != NULL ? parts[0] : "";

  *player = (ArenaPlayer) { .level = find_level (id) };
  if (player->level == NULL)
    {
      g_set_error (error, ARENA_ERROR, 0, "there is no player “%s”", id);
      return FALSE;
    }
  if (parts[1] != NULL && !parse_budget (&player->budget, parts[1]))
    {
      g_set_error (error, ARENA_ERROR, 0, "“%s” is no budget, such as 300 (worlds), 50ms or 50ms,300", parts[1]);
      return FALSE;
    }
  player->has_budget = parts[1] != NULL;
  player->name = g_strdup (text);
  return TRUE;
}

void
arena_player_clear (ArenaPlayer *player)
{
  g_clear_pointer (&player->name, g_free);
}

void
arena_player_begin (const ArenaPlayer *player, TaliaThinking *thinking)
{
  const TaliaBudget *budget = player->has_budget ? &player->budget : &player->level->budget;

  thinking->worlds = budget->worlds;
  thinking->deadline = budget->ms > 0 ? g_get_monotonic_time () + (gint64) budget->ms * 1000 : 0;
}
