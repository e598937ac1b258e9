/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The themes of decisions: which part of a player's skill a decision asks for, such as leading or bidding. */
#pragma once

#include "talia-game.h"

G_BEGIN_DECLS

typedef enum
{
  TALIA_THEME_BID,
  TALIA_THEME_PASS,
  TALIA_THEME_NIL,
  TALIA_THEME_MOON,
  TALIA_THEME_GUARD,
  TALIA_THEME_END,
  TALIA_THEME_LEAD,
  TALIA_THEME_FOLLOW,
  TALIA_THEME_DISCARD,
  TALIA_THEME_OPEN,
  TALIA_THEME_LAY,
  TALIA_THEME_CAPTURE,
  TALIA_THEME_BUILD,
  TALIA_THEME_TRAIL,
  TALIA_THEMES
} TaliaThemeId;

/** The id and the texts of a theme. */
typedef struct
{
  const char *id;   /* in files */
  const char *name; /* msgid */
  const char *what; /* msgid: in a few words, which decisions these are */
} TaliaTheme;

/** Returns the id and the texts of a theme. */
const TaliaTheme *talia_theme_get (TaliaThemeId theme);

/** Finds a theme by the id that it has in files; returns FALSE if there is none. */
gboolean talia_theme_find (const char *id, TaliaThemeId *theme);

/**
 * Returns the theme of a decision in the running deal: it follows from the view of the seat to act and from `right`,
 * the move that should be made there. Each decision has exactly one.
 */
TaliaThemeId talia_game_get_theme (const TaliaGame *game, const TaliaView *view, const TaliaMove *right);

G_END_DECLS
