/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The options of the Kierki family: a row for each option, with the games that have it (docs/rules/kierki.md). */
#include "kierki-options.h"

#define N_(text) (text)

/* --- the values of choices ------------------------------------------------------------------ */

static const TaliaOptionChoice scope_choices[] = {
  [TALIA_SCOPE_ALONE] = { "standalone", N_ ("A game of its own") },
  [TALIA_SCOPE_PARTY] = { "party", N_ ("Part of a Kierki match") },
  { NULL },
};

static const TaliaOptionChoice last_choices[] = {
  [TALIA_LAST_ONE] = { "one", N_ ("The last trick") },
  [TALIA_LAST_TWO] = { "two", N_ ("The last two") },
  [TALIA_LAST_SEVENTH] = { "seventh-last", N_ ("Seventh and last") },
  { NULL },
};

static const TaliaOptionChoice force_choices[] = {
  [TALIA_FORCE_OFF] = { "off", N_ ("Never") },
  [TALIA_FORCE_DISCARD] = { "discard", N_ ("When you cannot follow") },
  [TALIA_FORCE_STRICT] = { "strict", N_ ("Under a higher card too") },
  { NULL },
};

/* The number of deals for each choice, if Loteryjka ends a party, and if it is played alone. */
static const TaliaOptionChoice party_deals_choices[] = {
  { "0", N_ ("No Loteryjka") }, { "1", N_ ("One deal") }, { "4", N_ ("Four deals") }, { NULL }
};
static const int party_deals[] = { 0, 1, 4 };

static const TaliaOptionChoice lottery_deals_choices[] = { { "1", N_ ("One deal") },
                                                           { "4", N_ ("Four deals") },
                                                           { NULL } };
static const int lottery_deals[] = { 1, 4 };

/* Balanced prizes are split over three deals, because 1275 is not divisible by four. */
#define SPLIT 4
#define BALANCED_SPLIT 3

static const TaliaOptionChoice prizes_choices[] = {
  [TALIA_PRIZES_CLASSIC] = { "classic", N_ ("800 and 500") },
  [TALIA_PRIZES_BALANCED] = { "balanced", N_ ("790 and 485") },
  { NULL },
};

static const TaliaOptionChoice heart_choices[] = { { "1", N_ ("1 point") }, { "20", N_ ("20 points") }, { NULL } };

static const TaliaOptionChoice moon_choices[] = {
  [TALIA_MOON_OTHERS] = { "others-plus", N_ ("The others pay") },
  [TALIA_MOON_OFF] = { "off", N_ ("Nothing special") },
  { NULL },
};

static const TaliaOptionChoice pass_choices[] = {
  [TALIA_GREEK_LEFT] = { "every-left", N_ ("Always left") },
  [TALIA_GREEK_SECOND] = { "from-second-left", N_ ("Left from deal 2 on") },
  [TALIA_GREEK_WINDOWS] = { "windows", N_ ("Changing") },
  { NULL },
};

static const TaliaOptionChoice end_choices[] = {
  [TALIA_END_DEALS] = { "deals", N_ ("After a number of deals") },
  [TALIA_END_POINTS] = { "points", N_ ("At an agreed score") },
  { NULL },
};

static const TaliaOptionChoice removed_choices[] = {
  { "CD", N_ ("Clubs and diamonds") },
  { "CS", N_ ("Clubs and spades") },
  { "DS", N_ ("Diamonds and spades") },
  { NULL },
};

static const TaliaOptionChoice aside_choices[] = {
  [TALIA_ASIDE_OUT] = { "out", N_ ("Stays out of play") },
  [TALIA_ASIDE_LAST_TRICK] = { "last-trick", N_ ("To the last trick") },
  { NULL },
};

/* --- the options ---------------------------------------------------------------------------- */

/*
 * A row each; `game` is one of the names below, for what differs between games. Formatted by hand: clang-format would
 * give each word of a row in a macro a line of its own.
 */
/* clang-format off */

#define SCOPE_ROW(game)                                                                                               \
  { "scope", TALIA_OPTION_CHOICE, TALIA_SCOPE_ALONE, 0, 0, scope_choices, N_ ("Played as"),                           \
    N_ ("Only these penalty cards, or a match of Kierki that counts them too.") }

#define PLAYERS_ROW(game)                                                                                             \
  { "players", TALIA_OPTION_INT, 4, 3, TALIA_MAX_SEATS, NULL, N_ ("Players"),                                         \
    N_ ("If the pack cannot be dealt evenly, some twos are taken out."),                                              \
    .apart = TRUE }

#define ROBBER_ROW(game)                                                                                              \
  { "robber", TALIA_OPTION_BOOL, FALSE, 0, 0, NULL, N_ ("Robber"),                                                    \
    N_ ("A seventh deal, in which all the penalties of the first six deals count at once."),                          \
    .when = game##_PARTY_WHEN }

#define LAST_TRICKS_ROW(game)                                                                                         \
  { "last-tricks", TALIA_OPTION_CHOICE, TALIA_LAST_ONE, 0, 0, last_choices, N_ ("Last trick"),                        \
    N_ ("Which tricks count in No Last Trick; two of them share its points."),                                        \
    .when = game##_PARTY_WHEN }

#define BAN_HEARTS_2_ROW(game)                                                                                        \
  { "ban-hearts-2", TALIA_OPTION_BOOL, FALSE, 0, 0, NULL, N_ ("No heart leads in No Hearts"),                         \
    N_ ("You may not lead a heart while you hold a card of another suit."),                                           \
    .when = game##_PARTY_WHEN }

#define BAN_HEARTS_5_ROW(game)                                                                                        \
  { "ban-hearts-5", TALIA_OPTION_BOOL, TRUE, 0, 0, NULL, N_ ("No heart leads in No King of Hearts"),                  \
    N_ ("You may not lead a heart while you hold a card of another suit."),                                           \
    .when = game##_PARTY_WHEN }

#define BAN_HEARTS_7_ROW(game)                                                                                        \
  { "ban-hearts-7", TALIA_OPTION_BOOL, TRUE, 0, 0, NULL, N_ ("No heart leads in the Robber"),                         \
    N_ ("You may not lead a heart while you hold a card of another suit."),                                           \
    .when = "robber=true" }

#define KH_FORCE_ROW(game)                                                                                            \
  { "kh-force", TALIA_OPTION_CHOICE, TALIA_FORCE_DISCARD, 0, 0, force_choices, N_ ("King of hearts must go"),         \
    N_ ("In No King of Hearts and in the Robber: not at all; when you cannot follow suit; or also under the "         \
        "ace of hearts."),                                                                                            \
    .when = game##_PARTY_WHEN }

#define LOTTERY_DEALS_ROW(game)                                                                                       \
  { "lottery-deals", TALIA_OPTION_CHOICE, game##_LOTTERY_DEALS_INITIAL, 0, 0, game##_LOTTERY_DEALS_CHOICES,           \
    N_ ("Deals of Loteryjka"),                                                                                        \
    N_ ("The prizes are won in one deal, or split over four (three, if they are balanced)."),                         \
    .when = game##_PARTY_WHEN }

#define LOTTERY_PRIZES_ROW(game)                                                                                      \
  { "lottery-prizes", TALIA_OPTION_CHOICE, TALIA_PRIZES_CLASSIC, 0, 0, prizes_choices, N_ ("Prizes of Loteryjka"),    \
    N_ ("For the first and the second player out of cards. 790 and 485 are for three players, and exactly "           \
        "balance the penalties of the six deals."),                                                                   \
    .when = game##_PRIZES_WHEN }

#define LOTTERY_MAY_PASS_ROW(game)                                                                                    \
  { "lottery-may-pass", TALIA_OPTION_BOOL, FALSE, 0, 0, NULL, N_ ("You may hold cards back"),                         \
    N_ ("In Loteryjka you may pass even if you can play."),                                                           \
    .when = game##_LOTTERY_WHEN }

#define HEART_VALUE_ROW(game)                                                                                         \
  { "heart-value", TALIA_OPTION_CHOICE, 0, 0, 0, heart_choices, N_ ("Each heart costs"),                              \
    N_ ("The queen of spades costs 13 points in any case."),                                                          \
    .when = game##_ALONE_WHEN }

#define QS_FORCE_ROW(game)                                                                                            \
  { "qs-force", TALIA_OPTION_CHOICE, game##_QS_FORCE_INITIAL, 0, 0, force_choices,                                    \
    N_ ("Queen of spades must go"),                                                                                   \
    N_ ("Not at all; when you cannot follow suit; or also under the king or the ace of spades."),                     \
    .when = game##_QUEEN_WHEN }

#define BAN_HEARTS_ROW(game)                                                                                          \
  { "ban-hearts", TALIA_OPTION_BOOL, FALSE, 0, 0, NULL, N_ ("No heart leads"),                                        \
    N_ ("You may not lead a heart while you hold a card of another suit."),                                           \
    .when = game##_BAN_WHEN }

#define MOON_ROW(game)                                                                                                \
  { "moon", TALIA_OPTION_CHOICE, TALIA_MOON_OTHERS, 0, 0, moon_choices, N_ ("Taking all the penalty cards"),          \
    N_ ("What happens when one player takes all the penalty cards of a deal."),                                       \
    .when = game##_ALONE_WHEN }

#define GREEK_PASS_ROW(game)                                                                                          \
  { "greek-pass", TALIA_OPTION_CHOICE, TALIA_GREEK_LEFT, 0, 0, pass_choices, N_ ("Passing cards"),                    \
    N_ ("Where your three cards go: left in every deal, left from the second deal on, or changing as in Windows.") }

#define WINDOWS_RULES_ROW(game)                                                                                       \
  { "windows-rules", TALIA_OPTION_BOOL, FALSE, 0, 0, NULL, N_ ("Much as in Windows"),                                 \
    N_ ("The lowest club leads, no penalty cards fall on the first trick, and hearts must be broken.") }

#define END_MODE_ROW(game)                                                                                            \
  { "end-mode", TALIA_OPTION_CHOICE, TALIA_END_DEALS, 0, 0, end_choices, N_ ("End of the match"),                     \
    N_ ("After an agreed number of deals, or when somebody reaches an agreed score."),                                \
    .when = game##_ALONE_WHEN }

#define END_DEALS_ROW(game)                                                                                           \
  { "end-deals", TALIA_OPTION_INT, 0, 0, 40, NULL, N_ ("Number of deals"),                                            \
    N_ ("How many deals you play; 0 means that everybody deals once."), N_ ("One for each player"),                   \
    .when = game##_DEALS_WHEN }

#define END_POINTS_ROW(game)                                                                                          \
  { "end-points", TALIA_OPTION_INT, game##_END_POINTS_INITIAL, 1, 10000, NULL, N_ ("Number of points"),               \
    N_ ("The match ends when somebody has at least this many points after a deal."),                                  \
    .when = game##_POINTS_WHEN }

#define REMOVED_5_ROW(game)                                                                                           \
  { "removed-5", TALIA_OPTION_CHOICE, 0, 0, 0, removed_choices, N_ ("Twos taken out with five players"),              \
    N_ ("Which two twos are taken out."),                                                                             \
    .when = "players=5" }

#define ASIDE_6_ROW(game)                                                                                             \
  { "aside-6", TALIA_OPTION_CHOICE, TALIA_ASIDE_OUT, 0, 0, aside_choices, N_ ("Card set aside with six players"),     \
    N_ ("What happens to the one card that is left over."),                                                           \
    .when = "players=6" }

#define END_EARLY_ROW(game)                                                                                           \
  { "end-early", TALIA_OPTION_BOOL, FALSE, 0, 0, NULL, N_ ("Stop when all penalties are taken"),                      \
    N_ ("The deal ends once all the penalties have been taken. This never changes a score.") }

#define DEALER_ROW(game) TALIA_OPTION_DEALER

#define PARTY_LOTTERY_DEALS_INITIAL 1
#define PARTY_LOTTERY_DEALS_CHOICES party_deals_choices
#define SPOT_LOTTERY_DEALS_INITIAL 1
#define SPOT_LOTTERY_DEALS_CHOICES party_deals_choices
#define BLACK_LOTTERY_DEALS_INITIAL 1
#define BLACK_LOTTERY_DEALS_CHOICES party_deals_choices
#define LOTTERY_LOTTERY_DEALS_INITIAL 1
#define LOTTERY_LOTTERY_DEALS_CHOICES lottery_deals_choices
#define BLACK_QS_FORCE_INITIAL TALIA_FORCE_DISCARD
#define GREEK_QS_FORCE_INITIAL TALIA_FORCE_OFF
#define SPOT_END_POINTS_INITIAL 300
#define BLACK_END_POINTS_INITIAL 100
#define GREEK_END_POINTS_INITIAL 300

/* Options that have no effect unless Kierki is played, or unless it is not. */
#define PARTY_PARTY_WHEN ""
#define LOTTERY_PARTY_WHEN ""
#define SPOT_PARTY_WHEN "scope=party"
#define BLACK_PARTY_WHEN "scope=party"
#define SPOT_ALONE_WHEN "scope=standalone"
#define BLACK_ALONE_WHEN "scope=standalone"
#define GREEK_ALONE_WHEN ""
#define PARTY_LOTTERY_WHEN "lottery-deals!=0"
#define SPOT_LOTTERY_WHEN "scope=party lottery-deals!=0"
#define BLACK_LOTTERY_WHEN "scope=party lottery-deals!=0"
#define LOTTERY_LOTTERY_WHEN ""
#define PARTY_PRIZES_WHEN "players=3 lottery-deals!=0"
#define SPOT_PRIZES_WHEN "scope=party players=3 lottery-deals!=0"
#define BLACK_PRIZES_WHEN "scope=party players=3 lottery-deals!=0"
#define LOTTERY_PRIZES_WHEN "players=3"
#define BLACK_QUEEN_WHEN ""
#define GREEK_QUEEN_WHEN "windows-rules=false"
#define SPOT_BAN_WHEN "scope=standalone"
#define BLACK_BAN_WHEN "scope=standalone"
#define GREEK_BAN_WHEN "windows-rules=false"
#define SPOT_DEALS_WHEN "scope=standalone end-mode=deals"
#define BLACK_DEALS_WHEN "scope=standalone end-mode=deals"
#define GREEK_DEALS_WHEN "end-mode=deals"
#define SPOT_POINTS_WHEN "scope=standalone end-mode=points"
#define BLACK_POINTS_WHEN "scope=standalone end-mode=points"
#define GREEK_POINTS_WHEN "end-mode=points"

/* --- which game has which, in the order of its settings ------------------------------------- */

#define PARTY_SCHEMA(_)                                                                                               \
  _ (PARTY, PLAYERS)                                                                                                  \
  _ (PARTY, ROBBER)                                                                                                   \
  _ (PARTY, LOTTERY_DEALS)                                                                                            \
  _ (PARTY, LOTTERY_PRIZES)                                                                                           \
  _ (PARTY, LOTTERY_MAY_PASS)                                                                                         \
  _ (PARTY, LAST_TRICKS)                                                                                              \
  _ (PARTY, BAN_HEARTS_2)                                                                                             \
  _ (PARTY, BAN_HEARTS_5)                                                                                             \
  _ (PARTY, BAN_HEARTS_7)                                                                                             \
  _ (PARTY, KH_FORCE)                                                                                                 \
  _ (PARTY, REMOVED_5)                                                                                                \
  _ (PARTY, ASIDE_6)                                                                                                  \
  _ (PARTY, END_EARLY)                                                                                                \
  _ (PARTY, DEALER)

#define LOTTERY_SCHEMA(_)                                                                                             \
  _ (LOTTERY, PLAYERS)                                                                                                \
  _ (LOTTERY, LOTTERY_DEALS)                                                                                          \
  _ (LOTTERY, LOTTERY_PRIZES)                                                                                         \
  _ (LOTTERY, LOTTERY_MAY_PASS)                                                                                       \
  _ (LOTTERY, REMOVED_5)                                                                                              \
  _ (LOTTERY, DEALER)

#define SPOT_SCHEMA(_)                                                                                                \
  _ (SPOT, SCOPE)                                                                                                     \
  _ (SPOT, PLAYERS)                                                                                                   \
  _ (SPOT, BAN_HEARTS)                                                                                                \
  _ (SPOT, MOON)                                                                                                      \
  _ (SPOT, END_MODE)                                                                                                  \
  _ (SPOT, END_DEALS)                                                                                                 \
  _ (SPOT, END_POINTS)                                                                                                \
  _ (SPOT, ROBBER)                                                                                                    \
  _ (SPOT, LOTTERY_DEALS)                                                                                             \
  _ (SPOT, LOTTERY_PRIZES)                                                                                            \
  _ (SPOT, LOTTERY_MAY_PASS)                                                                                          \
  _ (SPOT, LAST_TRICKS)                                                                                               \
  _ (SPOT, BAN_HEARTS_2)                                                                                              \
  _ (SPOT, BAN_HEARTS_5)                                                                                              \
  _ (SPOT, BAN_HEARTS_7)                                                                                              \
  _ (SPOT, KH_FORCE)                                                                                                  \
  _ (SPOT, REMOVED_5)                                                                                                 \
  _ (SPOT, ASIDE_6)                                                                                                   \
  _ (SPOT, END_EARLY)                                                                                                 \
  _ (SPOT, DEALER)

#define BLACK_SCHEMA(_)                                                                                               \
  _ (BLACK, SCOPE)                                                                                                    \
  _ (BLACK, PLAYERS)                                                                                                  \
  _ (BLACK, HEART_VALUE)                                                                                              \
  _ (BLACK, QS_FORCE)                                                                                                 \
  _ (BLACK, BAN_HEARTS)                                                                                               \
  _ (BLACK, MOON)                                                                                                     \
  _ (BLACK, END_MODE)                                                                                                 \
  _ (BLACK, END_DEALS)                                                                                                \
  _ (BLACK, END_POINTS)                                                                                               \
  _ (BLACK, ROBBER)                                                                                                   \
  _ (BLACK, LOTTERY_DEALS)                                                                                            \
  _ (BLACK, LOTTERY_PRIZES)                                                                                           \
  _ (BLACK, LOTTERY_MAY_PASS)                                                                                         \
  _ (BLACK, LAST_TRICKS)                                                                                              \
  _ (BLACK, BAN_HEARTS_2)                                                                                             \
  _ (BLACK, BAN_HEARTS_5)                                                                                             \
  _ (BLACK, BAN_HEARTS_7)                                                                                             \
  _ (BLACK, KH_FORCE)                                                                                                 \
  _ (BLACK, REMOVED_5)                                                                                                \
  _ (BLACK, ASIDE_6)                                                                                                  \
  _ (BLACK, END_EARLY)                                                                                                \
  _ (BLACK, DEALER)

#define GREEK_SCHEMA(_)                                                                                               \
  _ (GREEK, PLAYERS)                                                                                                  \
  _ (GREEK, GREEK_PASS)                                                                                               \
  _ (GREEK, WINDOWS_RULES)                                                                                            \
  _ (GREEK, QS_FORCE)                                                                                                 \
  _ (GREEK, BAN_HEARTS)                                                                                               \
  _ (GREEK, MOON)                                                                                                     \
  _ (GREEK, END_MODE)                                                                                                 \
  _ (GREEK, END_DEALS)                                                                                                \
  _ (GREEK, END_POINTS)                                                                                               \
  _ (GREEK, REMOVED_5)                                                                                                \
  _ (GREEK, ASIDE_6)                                                                                                  \
  _ (GREEK, END_EARLY)                                                                                                \
  _ (GREEK, DEALER)

/* clang-format on */

/* From one list of names: the positions in a schema, the schema, and where each option of the family is in it. */
#define AS_PLACE(game, option) game##_AT_##option,
#define AS_ROW(game, option) [game##_AT_##option] = option##_ROW (game),
#define AS_INDEX(game, option) [TALIA_KIERKI_##option] = game##_AT_##option + 1,

enum
{
  PARTY_SCHEMA (AS_PLACE)
};
enum
{
  LOTTERY_SCHEMA (AS_PLACE)
};
enum
{
  SPOT_SCHEMA (AS_PLACE)
};
enum
{
  BLACK_SCHEMA (AS_PLACE)
};
enum
{
  GREEK_SCHEMA (AS_PLACE)
};

const TaliaOption talia_kierki_party_options[] = { PARTY_SCHEMA (AS_ROW){ NULL } };
const TaliaOption talia_kierki_lottery_options[] = { LOTTERY_SCHEMA (AS_ROW){ NULL } };
const TaliaOption talia_kierki_spot_options[] = { SPOT_SCHEMA (AS_ROW){ NULL } };
const TaliaOption talia_kierki_black_options[] = { BLACK_SCHEMA (AS_ROW){ NULL } };
const TaliaOption talia_kierki_greek_options[] = { GREEK_SCHEMA (AS_ROW){ NULL } };

/* Counted from 1; 0 if a game does not have the option. */
static const uint8_t places[TALIA_KIERKI_GAMES][TALIA_KIERKI_OPTIONS] = {
  [TALIA_KIERKI_PARTY] = { PARTY_SCHEMA (AS_INDEX) }, [TALIA_KIERKI_LOTTERY] = { LOTTERY_SCHEMA (AS_INDEX) },
  [TALIA_KIERKI_SPOT] = { SPOT_SCHEMA (AS_INDEX) },   [TALIA_KIERKI_BLACK] = { BLACK_SCHEMA (AS_INDEX) },
  [TALIA_KIERKI_GREEK] = { GREEK_SCHEMA (AS_INDEX) },
};

int
talia_kierki_value (TaliaKierkiGame game, const TaliaOptions *options, TaliaKierkiOption option)
{
  int place = places[game][option];

  return place > 0 ? options->value[place - 1] : 0;
}

gboolean
talia_kierki_is_party (TaliaKierkiGame game, const TaliaOptions *options)
{
  return game == TALIA_KIERKI_PARTY || talia_kierki_value (game, options, TALIA_KIERKI_SCOPE) == TALIA_SCOPE_PARTY;
}

int
talia_kierki_lottery_deals (TaliaKierkiGame game, const TaliaOptions *options)
{
  int choice = talia_kierki_value (game, options, TALIA_KIERKI_LOTTERY_DEALS);
  int deals = 0;

  if (game == TALIA_KIERKI_LOTTERY)
    deals = lottery_deals[choice];
  else if (talia_kierki_is_party (game, options))
    deals = party_deals[choice];
  if (deals == SPLIT && talia_kierki_value (game, options, TALIA_KIERKI_LOTTERY_PRIZES) == TALIA_PRIZES_BALANCED)
    deals = BALANCED_SPLIT;
  return deals;
}

const char *
talia_kierki_conflict (TaliaKierkiGame game, const TaliaOptions *options)
{
  int players = talia_kierki_value (game, options, TALIA_KIERKI_PLAYERS);

  if (talia_kierki_lottery_deals (game, options) > 0 && players != 3
      && talia_kierki_value (game, options, TALIA_KIERKI_LOTTERY_PRIZES) == TALIA_PRIZES_BALANCED)
    return N_ ("The balanced prizes are for three players.");
  if (talia_kierki_is_party (game, options) && players == 7
      && talia_kierki_value (game, options, TALIA_KIERKI_LAST_TRICKS) == TALIA_LAST_SEVENTH)
    return N_ ("With seven players the seventh trick is the last one.");
  return NULL;
}
