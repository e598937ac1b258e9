/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of functions that defines a game. All other code uses it, and never asks which game it is. */
#pragma once

#include "talia-deal-plan.h"
#include "talia-moves.h"
#include "talia-options.h"
#include "talia-payoff.h"
#include "talia-random.h"
#include "talia-refusal.h"
#include "talia-state.h"
#include "talia-unseen.h"

G_BEGIN_DECLS

typedef enum
{
  TALIA_EVENT_DEALT,     /* value: the deal's number */
  TALIA_EVENT_CHOSE,     /* seat has chosen what to pass */
  TALIA_EVENT_EXCHANGED, /* value: seats clockwise that the cards travelled */
  TALIA_EVENT_BID,       /* seat, value */
  TALIA_EVENT_PLAYED,    /* seat, card */
  TALIA_EVENT_VOID,      /* seat has shown that it holds no card of suit `value` for the first time */
  TALIA_EVENT_BROKEN,    /* the banned suit `value` may be led from now on */
  TALIA_EVENT_TRICK,     /* seat took `cards` */
  TALIA_EVENT_SKIPPED,   /* seat lost its turn */
  TALIA_EVENT_OUT,       /* seat has no cards left; value: its place, from 1 */
  TALIA_EVENT_MOON,      /* seat took every penalty, worth `points`; value: a TaliaMoveKind once chosen, else 0 */
  TALIA_EVENT_ROUND,     /* more cards have been dealt out of the same pack; value: rounds still to come, 0: the last */
  TALIA_EVENT_TRAILED,   /* seat laid `card` on the table */
  TALIA_EVENT_CAPTURED,  /* seat took `cards`, its own `card` among them */
  TALIA_EVENT_SWEPT,     /* seat left nothing on the table, which counts */
  TALIA_EVENT_BUILT,     /* seat made the build `cards`, its own `card` among them, of `value` */
  TALIA_EVENT_ADDED,     /* seat added to a build of `value`, which now holds `cards` */
  TALIA_EVENT_RAISED,    /* seat raised a build to `value`; it now holds `cards` */
  TALIA_EVENT_RESIDUE,   /* the `cards` left at the end go to seat */
  TALIA_EVENT_CLAIMED,   /* seat takes the `cards` that are left without playing them; nobody: they count for nothing */
  TALIA_EVENT_DEAL_ENDED,
  TALIA_EVENT_MATCH_ENDED,
} TaliaEventKind;

/** Something that everybody at the table may notice. Holds no hidden card. */
typedef struct
{
  TaliaCards cards;
  uint8_t kind;
  int8_t seat;
  TaliaCard card;
  uint8_t value;
  int16_t points;
} TaliaEvent;

#define TALIA_MAX_EVENTS 24

typedef struct
{
  guint n;
  TaliaEvent at[TALIA_MAX_EVENTS];
} TaliaEvents;

/** What a side has undertaken in this deal, and how far it is. */
typedef struct
{
  int bid;     /* tricks, the sum of its bids so far */
  int tricks;  /* taken so far that count towards them */
  int nils;    /* bids to take none */
  int to_come; /* bids that are still to be made */
  int bags;    /* collected in finished deals, of `bags_limit`, at which they cost */
  int bags_limit;
  int bags_points; /* what they cost then */
  int bags_gained; /* in this deal so far */
} TaliaContract;

/**
 * TaliaGame:
 *
 * Functions may assume what the talia_game_ functions below have checked: a state of this
 * game, a pack of the right cards, room for the results.
 */
typedef struct
{
  const char *id;      /* in records and the protocol */
  const char *name;    /* msgid */
  const char *summary; /* msgid: one line for the start page */
  TaliaCard cover;     /* the card that stands for the game there */
  uint32_t color;      /* 0xRRGGBB, that of its ground: dark enough for white cards to stand out */
  const TaliaOption *options;
  const TaliaPreset *presets;
  gboolean has_dealer;
  gboolean lowest_wins;

  /** A sentence (msgid) that says why these options cannot go together, or NULL. May be NULL. */
  const char *(*conflict) (const TaliaOptions *options);
  /** Sets seats, sides and board of a state that has nothing but its options. */
  void (*start) (TaliaState *state);
  /** The cards of the next deal. */
  TaliaCards (*pack) (const TaliaState *state);
  /** What the running deal is about, in a few words (msgid); NULL when there is nothing to say. */
  const char *(*title) (const TaliaState *state);
  /**
   * Fills in `plan`, which is empty, for deal number `deal` (from 1) of this match: what it is about and how it is
   * scored. Returns the number of deals in the match, 0 if it is open. NULL: no deal has a price list.
   */
  guint (*plan) (const TaliaState *state, guint deal, TaliaDealPlan *plan);
  /** Deals into a state whose hands are empty and whose `deals` and `dealer` are already those of this deal. */
  void (*deal) (TaliaState *state, const TaliaPack *pack, TaliaEvents *events);
  /** Judges one move of the seat to act by itself. */
  TaliaRefusal (*check) (const TaliaState *state, const TaliaMove *move);
  /** Puts the legal moves of the seat to act, as sets, into the empty `moves`. NULL: legal() lists them. */
  void (*moves) (const TaliaState *state, TaliaMoves *moves);
  /** Where they are no sets: writes them all out; returns their number, -1 when `room` is too small. */
  int (*legal) (const TaliaState *state, TaliaMove *moves, int room);
  /** Lists some of the moves, at least one, where legal() may find more than TALIA_MAX_LEGAL. NULL: it never does. */
  int (*some) (const TaliaState *state, TaliaMove *moves, int room);
  /** Makes a move that check() accepts. Returns TRUE when that ends the deal: end() and the count follow. */
  gboolean (*apply) (TaliaState *state, const TaliaMove *move, TaliaEvents *events);
  /** Before a deal is counted. Returns FALSE when somebody has still to choose something. NULL: nothing is to be done.
   */
  gboolean (*end) (TaliaState *state, TaliaEvents *events);
  /** Whether the totals, which include the deal just finished, end the match. */
  gboolean (*over) (const TaliaState *state);
  /** Takes out of `seen`, where others' hands are already gone, what else the seat may not know. May be NULL. */
  void (*hide) (TaliaState *seen, int seat);
  /**
   * Takes out of `may_hold` what the view proves not to lie there; `unseen` holds the cards, their numbers by place and
   * no more knowledge than that; what follows from the numbers is concluded afterwards. NULL: nothing else is known.
   */
  void (*unseen) (const TaliaView *view, TaliaUnseen *unseen);
  /** Puts into `state`, a copy of what is seen, what hide() and the view took out, at random. */
  void (*sample) (const TaliaView *view, const TaliaUnseen *unseen, TaliaRandom *random, TaliaState *state);
  /**
   * Whether the numbers, cards and seats of a view of a running deal are consistent enough for unseen(), sample() and
   * the functions below. The view may hold any bytes; talia_view_is_sound() asks this first.
   */
  gboolean (*adds_up) (const TaliaView *view);
  /** The pack from which the deal led to `state`, a sample of such a view; FALSE: no pack does. */
  gboolean (*gather) (const TaliaState *state, TaliaPack *pack);
  /** The move that was made next where `so_far`, of the same deal, had been reached; FALSE when that is `state`. */
  gboolean (*retell) (const TaliaState *state, const TaliaState *so_far, TaliaMove *move);
  /** Whether a move that the cards drawn forbid may have been made with other ones of the `unseen`. NULL: never. */
  gboolean (*could_make) (const TaliaView *view, const TaliaUnseen *unseen, const TaliaState *so_far,
                          const TaliaMove *move);
  /** What a side has bid; NULL in games without bids. */
  void (*contract) (const TaliaState *state, int side, TaliaContract *contract);
  /** Appends what the protocol's `total` says beside the totals, such as ` bags 3 7`. May be NULL. */
  void (*append_total) (const TaliaState *state, GString *out);
  /**
   * Appends to a view's text what lies on the board, by talia_state_describe_board(), and lines of the game's own
   * before or after it. NULL: only the board.
   */
  void (*describe) (const TaliaState *seen, GString *out);
  /** The choice of the side that has taken everything: TALIA_MOVE_ADD, TALIA_MOVE_SUBTRACT, or 0. NULL: it adds. */
  int (*moon) (const TaliaState *state);
  /**
   * Explains a side's points in this deal so far; returns the number of lines. The points are their sum. NULL: the
   * price list of `plan` says it all.
   */
  int (*score) (const TaliaState *state, int side, TaliaScoreLine *lines);
} TaliaGame;

/** Sets `options` to the game's defaults. */
void talia_game_init_options (const TaliaGame *game, TaliaOptions *options);

/** The index of the option that fixes who deals first (a seat, or TALIA_NOBODY to draw it); -1 where there is none. */
int talia_game_dealer_option (const TaliaGame *game);

/** Starts a match; the first deal is not dealt yet. Error: TALIA_OPTION_ERROR_CONFLICT. */
gboolean talia_game_start (const TaliaGame *game, const TaliaOptions *options, TaliaState *state, GError **error);

/**
 * What deal number `deal` (from 1) costs and demands. Returns how many deals the match has, 0 where
 * their number is open; `plan` (may be NULL) stays empty where the game has no price list.
 */
guint talia_game_plan (const TaliaGame *game, const TaliaState *state, guint deal, TaliaDealPlan *plan);

/** Whether it is known from the start how many deals the match has, and that they are not all about the same. */
gboolean talia_game_has_schedule (const TaliaGame *game, const TaliaState *state);

/**
 * Shuffles the next deal from an unsigned 64-bit seed and draws the dealer where one is to be
 * random (docs/RECORD.md, "From a seed to a pack"). `dealer` is what talia_game_deal() takes.
 */
void talia_game_shuffle (const TaliaGame *game, const TaliaState *state, uint64_t seed, TaliaPack *pack, int *dealer);

/** The seat that deals the next deal; TALIA_NOBODY where it is still to be drawn or the game has none. */
int talia_game_next_dealer (const TaliaGame *game, const TaliaState *state);

/**
 * Deals. `dealer` matters only where talia_game_next_dealer() is TALIA_NOBODY and the game has a
 * dealer. Refused in the middle of a deal, after the match, and with a pack that is not
 * exactly this deal's cards: TALIA_DEAL_ERROR with a sentence.
 * `next` may be `state` itself; `events` may be NULL.
 */
gboolean talia_game_deal (const TaliaGame *game, const TaliaState *state, const TaliaPack *pack, int dealer,
                          TaliaState *next, TaliaEvents *events, GError **error);

#define TALIA_DEAL_ERROR (talia_deal_error_quark ())
GQuark talia_deal_error_quark (void);

/** Judges one move of the seat to act, without listing all. Works on a view's `seen` of that seat. */
TaliaRefusal talia_game_check (const TaliaGame *game, const TaliaState *state, const TaliaMove *move);

/** The legal moves; returns their number, which is `moves->n`: -1 when there are too many, 0 when nobody acts. */
int talia_game_moves (const TaliaGame *game, const TaliaState *state, TaliaMoves *moves);

/** The same written into an array, in no set order; -1 when there are more than `room`. */
int talia_game_legal (const TaliaGame *game, const TaliaState *state, TaliaMove *moves, int room);

/**
 * Lists the legal moves as talia_game_legal() does; where there are more than TALIA_MAX_LEGAL, which
 * must be the room of `moves`, a choice of them. For bots.
 */
int talia_game_legal_or_some (const TaliaGame *game, const TaliaState *state, TaliaMove moves[TALIA_MAX_LEGAL]);

/**
 * Makes a move, or leaves `next` alone and returns the rule that refuses it. Never crashes,
 * whatever the move. `next` may be `state` itself; `events` may be NULL.
 */
TaliaRefusal talia_game_apply (const TaliaGame *game, const TaliaState *state, const TaliaMove *move, TaliaState *next,
                               TaliaEvents *events);

/** Makes a move that talia_game_legal() has listed for this very state, without judging it again; in place. */
void talia_game_make (const TaliaGame *game, TaliaState *state, const TaliaMove *move, TaliaEvents *events);

/** Ends the deal as after its last card: counts it, unless somebody has to choose first. After talia_playout(). */
void talia_game_end_deal (const TaliaGame *game, TaliaState *state, TaliaEvents *events);

/** What `seat` may know. */
void talia_game_view (const TaliaGame *game, const TaliaState *state, int seat, TaliaView *view);

/** What `seat` would see with all hands open: only to look back at a deal that is over, never to play by. */
void talia_game_view_open (const TaliaGame *game, const TaliaState *state, int seat, TaliaView *view);

/** What the view says about the cards that it does not show; nothing is unseen before the first deal. */
void talia_game_unseen (const TaliaGame *game, const TaliaView *view, TaliaUnseen *unseen);

/**
 * A full state that the view's seat cannot tell from the true one: it has the same view, and the same deal could have
 * been played to it by the rules. (The one thing that a fishing board does not show again: who had to guard a build
 * that is gone.) Every such state is as likely as talia_unseen_deal() says; what the others chose to pass is any of the
 * cards that they may have passed. Always succeeds; takes a microsecond or two.
 */
void talia_game_sample (const TaliaGame *game, const TaliaView *view, TaliaRandom *random, TaliaState *state);

/** The same where talia_game_unseen() has already been asked: for many samples of one view. */
void talia_game_sample_unseen (const TaliaGame *game, const TaliaView *view, const TaliaUnseen *unseen,
                               TaliaRandom *random, TaliaState *state);

/** Appends the view as text: two views that are equal give the same bytes, and others do not. */
void talia_game_describe_view (const TaliaGame *game, const TaliaView *view, GString *out);

/** Appends what the board of a view's state shows, line by line. For games. */
void talia_state_describe_board (const TaliaState *seen, GString *out);

/** Prepares the payoff of the running deal, or of the one that ended last. */
void talia_game_prepare_payoff (const TaliaGame *game, const TaliaState *state, TaliaPayoff *payoff);

/** The points of a side in this deal so far (final when the deal is over), explained in `lines` (may be NULL). */
int talia_game_score (const TaliaGame *game, const TaliaState *state, int side,
                      TaliaScoreLine lines[TALIA_MAX_SCORE_LINES], int *n_lines);

/**
 * Whether everybody can tell that the running deal's points can no longer change, because no card that counts in its
 * price list is still to be taken. Works on a view's `seen` as well.
 */
gboolean talia_game_settled (const TaliaGame *game, const TaliaState *state);

/** What a side has undertaken in the running or just finished deal; FALSE in games without bids and before any deal. */
gboolean talia_game_contract (const TaliaGame *game, const TaliaState *state, int side, TaliaContract *contract);

/** What the running deal is about (msgid); NULL when there is nothing to say, or when the game's name says it. */
const char *talia_game_title (const TaliaGame *game, const TaliaState *state);

/** The side's place if the match ended with these totals, from 1; equal totals share one. */
int talia_game_place (const TaliaGame *game, const TaliaState *state, int side);

/** The sides that would win if the match ended with these totals: bit by side. */
uint8_t talia_game_leaders (const TaliaGame *game, const TaliaState *state);

/** Notes an event; nothing where `events` is NULL. For games. */
void talia_events_add (TaliaEvents *events, TaliaEvent event);

/**
 * What a claim of `seat` shows: that the cards are taken which lie and are held in `from`, and what `last`, the events
 * of its last move, say after its trick.
 */
void talia_events_claim (TaliaEvents *events, const TaliaState *from, int seat, const TaliaEvents *last);

/** Whether `events` are those of `steps` steps from `from` on, the last of which has the events `last`. */
gboolean talia_events_tell (const TaliaEvents *events, const TaliaState *from, guint steps, const TaliaEvents *last);

/** Adds the deal's scores to the totals and ends the deal, and the match where it is over; nobody chooses any more. */
void talia_game_finish_deal (const TaliaGame *game, TaliaState *state, TaliaEvents *events);

/** The listed games, in the order of the start page; ends with NULL. */
const TaliaGame *const *talia_registry_list (void);

/** The listed game of that id; NULL when there is none. */
const TaliaGame *talia_registry_find (const char *id);

G_END_DECLS
