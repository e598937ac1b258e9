/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Kierki family: its games and their options. */
#pragma once

#include "engine/games/games.h"

G_BEGIN_DECLS

/** The games of the family, as in the field `variant` of a state. */
typedef enum
{
  TALIA_KIERKI_PARTY, /* kierki */
  TALIA_KIERKI_LOTTERY,
  TALIA_KIERKI_SPOT,  /* punktowe */
  TALIA_KIERKI_BLACK, /* czarna-dama */
  TALIA_KIERKI_GREEK, /* greckie */
  TALIA_KIERKI_GAMES
} TaliaKierkiGame;

/** All options of the family. Each game has some of them. */
typedef enum
{
  TALIA_KIERKI_NONE,
  TALIA_KIERKI_SCOPE,
  TALIA_KIERKI_PLAYERS,
  TALIA_KIERKI_ROBBER,
  TALIA_KIERKI_LAST_TRICKS,
  TALIA_KIERKI_BAN_HEARTS_2,
  TALIA_KIERKI_BAN_HEARTS_5,
  TALIA_KIERKI_BAN_HEARTS_7,
  TALIA_KIERKI_KH_FORCE,
  TALIA_KIERKI_LOTTERY_DEALS,
  TALIA_KIERKI_LOTTERY_PRIZES,
  TALIA_KIERKI_LOTTERY_MAY_PASS,
  TALIA_KIERKI_HEART_VALUE,
  TALIA_KIERKI_QS_FORCE,
  TALIA_KIERKI_BAN_HEARTS,
  TALIA_KIERKI_MOON,
  TALIA_KIERKI_GREEK_PASS,
  TALIA_KIERKI_WINDOWS_RULES,
  TALIA_KIERKI_END_MODE,
  TALIA_KIERKI_END_DEALS,
  TALIA_KIERKI_END_POINTS,
  TALIA_KIERKI_REMOVED_5,
  TALIA_KIERKI_ASIDE_6,
  TALIA_KIERKI_END_EARLY,
  TALIA_KIERKI_DEALER,
  TALIA_KIERKI_OPTIONS
} TaliaKierkiOption;

/* The values of the choices, in the order of their lists. */
enum
{
  TALIA_SCOPE_ALONE,
  TALIA_SCOPE_PARTY
};
enum
{
  TALIA_LAST_ONE,
  TALIA_LAST_TWO,
  TALIA_LAST_SEVENTH
};
enum
{
  TALIA_FORCE_OFF,
  TALIA_FORCE_DISCARD,
  TALIA_FORCE_STRICT
};
enum
{
  TALIA_PRIZES_CLASSIC,
  TALIA_PRIZES_BALANCED
};
enum
{
  TALIA_MOON_OTHERS,
  TALIA_MOON_OFF
};
enum
{
  TALIA_GREEK_LEFT,
  TALIA_GREEK_SECOND,
  TALIA_GREEK_WINDOWS
};
enum
{
  TALIA_END_DEALS,
  TALIA_END_POINTS
};
enum
{
  TALIA_ASIDE_OUT,
  TALIA_ASIDE_LAST_TRICK
};

/** The schemas of the games. */
extern const TaliaOption talia_kierki_party_options[];
extern const TaliaOption talia_kierki_lottery_options[];
extern const TaliaOption talia_kierki_spot_options[];
extern const TaliaOption talia_kierki_black_options[];
extern const TaliaOption talia_kierki_greek_options[];

/** Returns the value of an option in these options of `game`; 0 if the game does not have it. */
int talia_kierki_value (TaliaKierkiGame game, const TaliaOptions *options, TaliaKierkiOption option);

/** Returns talia_kierki_value() for a match. */
static inline int
talia_kierki_option (const TaliaState *state, TaliaKierkiOption option)
{
  return talia_kierki_value ((TaliaKierkiGame) state->variant, &state->options, option);
}

/**
 * Returns whether these are the options of a whole match of Kierki with its six penalty deals, even with the scoring of
 * a variant.
 */
gboolean talia_kierki_is_party (TaliaKierkiGame game, const TaliaOptions *options);

/** Returns how many deals of Loteryjka a match has. */
int talia_kierki_lottery_deals (TaliaKierkiGame game, const TaliaOptions *options);

/** Returns why these options conflict (msgid), or NULL. */
const char *talia_kierki_conflict (TaliaKierkiGame game, const TaliaOptions *options);

G_END_DECLS
