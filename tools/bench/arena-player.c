/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A player of the arena: a level with a budget for each move, or an external program. */
#include "arena-player.h"

#include <string.h>

#include "baseline.h"
#include "bots/talia-regulars.h"
#include "glance.h"

#define PROGRAM "program:"
#define MAX_BUDGET (24 * 3600 * 1000)

G_DEFINE_QUARK (arena - error, arena_error)

static const TaliaLevel *
find_level (const char *id)
{
  static const TaliaLevel *const own[] = { &talia_baseline, &talia_baseline_moon, &talia_glance };

  for (guint i = 0; i < G_N_ELEMENTS (own); i++)
    if (g_str_equal (id, own[i]->id))
      return own[i];
  return talia_level_find (id);
}

/* Parses `300`, `50ms` or `2threads` into the budget. */
static gboolean
parse_part (TaliaBudget *budget, const char *part)
{
  const struct
  {
    const char *unit;
    guint *field;
  } parts[] = { { "ms", &budget->ms }, { "threads", &budget->threads }, { "", &budget->worlds } };
  g_autofree char *digits = g_strdup (part);
  guint64 number;
  guint i = 0;

  while (!g_str_has_suffix (part, parts[i].unit))
    i++;
  digits[strlen (digits) - strlen (parts[i].unit)] = '\0';
  if (!g_ascii_string_to_unsigned (digits, 10, 1, MAX_BUDGET, &number, NULL))
    return FALSE;
  *parts[i].field = (guint) number;
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

/* Parses the text after the `@`, or NULL. */
static gboolean
read_budget (ArenaPlayer *player, const char *text, GError **error)
{
  player->has_budget = text != NULL;
  if (text == NULL || parse_budget (&player->budget, text))
    return TRUE;
  g_set_error (error, ARENA_ERROR, 0, "“%s” is no budget, such as 300 (worlds), 50ms or 50ms,2threads", text);
  return FALSE;
}

static gboolean
parse_level (ArenaPlayer *player, const char *text, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (text, "@", 2);
  g_auto (GStrv) names = g_strsplit (parts[0] != NULL ? parts[0] : "", "+", 2);
  const char *id = names[0] != NULL ? names[0] : "", *name = names[0] != NULL ? names[1] : NULL;
  const TaliaRegular *regular = name != NULL ? talia_regulars_find (name) : NULL;

  player->level = find_level (id);
  if (player->level == NULL || (name != NULL && regular == NULL))
    {
      g_set_error (error, ARENA_ERROR, 0, "there is no player “%s”", player->level == NULL ? id : name);
      return FALSE;
    }
  if (regular != NULL)
    {
      player->tempered = g_new (TaliaLevel, 1);
      *player->tempered = talia_regulars_level (regular, player->level);
      player->level = player->tempered;
    }
  return read_budget (player, parts[1], error);
}

/* The program checks the level, because only it knows its levels. */
static gboolean
parse_program (ArenaPlayer *player, const char *text, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (text, ":", 3);
  g_auto (GStrv) level = NULL;

  if (g_strv_length (parts) != 3 || *parts[1] == '\0' || *parts[2] == '\0')
    {
      g_set_error (error, ARENA_ERROR, 0, "a program is given as program:LEVEL:COMMAND");
      return FALSE;
    }
  level = g_strsplit (parts[1], "@", 2);
  if (!read_budget (player, level[1], error))
    return FALSE;
  if (player->budget.worlds > 0 || player->budget.threads > 0)
    {
      g_set_error (error, ARENA_ERROR, 0, "a program takes no number of worlds or threads, only a time such as 50ms");
      return FALSE;
    }
  player->command = g_strdup (parts[2]);
  player->question = player->budget.ms > 0 ? g_strdup_printf ("genmove %s %u", level[0], player->budget.ms)
                                           : g_strdup_printf ("genmove %s", level[0]);
  return TRUE;
}

gboolean
arena_player_parse (ArenaPlayer *player, const char *text, GError **error)
{
  *player = (ArenaPlayer) { .name = g_strdup (text) };
  return g_str_has_prefix (text, PROGRAM) ? parse_program (player, text, error) : parse_level (player, text, error);
}

void
arena_player_clear (ArenaPlayer *player)
{
  g_clear_pointer (&player->name, g_free);
  g_clear_pointer (&player->tempered, g_free);
  g_clear_pointer (&player->command, g_free);
  g_clear_pointer (&player->question, g_free);
}

void
arena_player_begin (const ArenaPlayer *player, TaliaThinking *thinking)
{
  const TaliaBudget *budget = player->has_budget ? &player->budget : &player->level->budget;

  thinking->worlds = budget->worlds;
  thinking->threads = budget->threads;
  thinking->deadline = budget->ms > 0 ? g_get_monotonic_time () + (gint64) budget->ms * 1000 : 0;
}
