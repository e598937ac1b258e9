/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of functions that defines a game. All other code uses it, and never asks which game it is. */
#pragma once

#include "talia-deal-plan.h"
#include "talia-form.h"
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

/** An event that everybody at the table may see. Contains no hidden card. */
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

/** The bid of a side in this deal, and its progress. */
typedef struct
{
  int bid;     /* the number of tricks: the sum of its bids so far */
  int tricks;  /* the tricks taken so far that count towards them */
  int nils;    /* the number of nils */
  int to_come; /* the number of bids that are still to be made */
  int bags;    /* the bags of finished deals; `bags_limit` of them cost points */
  int bags_limit;
  int bags_points; /* what they cost then */
  int bags_gained; /* the bags in this deal so far */
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
  TaliaCard cover;     /* the card on the game's tile */
  uint32_t color;      /* 0xRRGGBB, the background of the tile: dark enough for white cards to stand out */
  const TaliaOption *options;
  const TaliaPreset *presets;
  gboolean has_dealer;
  gboolean lowest_wins;

  /** Returns a sentence (msgid) that says why these options conflict, or NULL. May be NULL. */
  const char *(*conflict) (const TaliaOptions *options);
  /** Sets seats, sides and board of a state that has only its options. */
  void (*start) (TaliaState *state);
  /** Returns the cards of the next deal. */
  TaliaCards (*pack) (const TaliaState *state);
  /** Returns the title of the running deal, in a few words (msgid); NULL if it has none. */
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
  /** For moves that are not sets: lists all of them; returns their number, -1 if `room` is too small. */
  int (*legal) (const TaliaState *state, TaliaMove *moves, int room);
  /** Lists some of the moves, at least one, if legal() may find more than TALIA_MAX_LEGAL. NULL: it never does. */
  int (*some) (const TaliaState *state, TaliaMove *moves, int room);
  /** Makes a move that check() accepts. Returns TRUE if that ends the deal: end() and the scoring follow. */
  gboolean (*apply) (TaliaState *state, const TaliaMove *move, TaliaEvents *events);
  /** Called before a deal is scored. Returns FALSE if a player still has to choose something. NULL: nothing to do. */
  gboolean (*end) (TaliaState *state, TaliaEvents *events);
  /** Returns whether the totals, which include the deal just finished, end the match. */
  gboolean (*over) (const TaliaState *state);
  /** Removes from `seen`, which has no other hands any more, what else the seat may not know. May be NULL. */
  void (*hide) (TaliaState *seen, int seat);
  /**
   * Removes from `may_hold` the cards that, according to the view, cannot be there. `unseen` has the cards and their
   * numbers by place; conclusions from these numbers are drawn afterwards. NULL: nothing else is known.
   */
  void (*unseen) (const TaliaView *view, TaliaUnseen *unseen);
  /** Fills into `state`, a copy of `seen`, random cards for those that hide() and the view have removed. */
  void (*sample) (const TaliaView *view, const TaliaUnseen *unseen, TaliaRandom *random, TaliaState *state);
  /**
   * Returns whether the numbers, cards and seats of a view of a running deal are consistent enough for unseen(),
   * sample() and the functions below. The view may hold any bytes; talia_view_is_sound() asks this first.
   */
  gboolean (*adds_up) (const TaliaView *view);
  /** Collects the pack from which the deal led to `state`, a sample of such a view; returns FALSE if there is none. */
  gboolean (*gather) (const TaliaState *state, TaliaPack *pack);
  /**
   * Gets the move that was made in the position `so_far` on the way to `state`; returns FALSE if `so_far` already is
   * `state`.
   */
  gboolean (*retell) (const TaliaState *state, const TaliaState *so_far, TaliaMove *move);
  /** Returns whether a move that is illegal with the sampled cards may have been made with other ones of `unseen`.
   * NULL: never. */
  gboolean (*could_make) (const TaliaView *view, const TaliaUnseen *unseen, const TaliaState *so_far,
                          const TaliaMove *move);
  /** Gets what a side has bid; NULL in games without bids. */
  void (*contract) (const TaliaState *state, int side, TaliaContract *contract);
  /** Appends what the protocol's `total` says in addition to the totals, such as ` bags 3 7`. May be NULL. */
  void (*append_total) (const TaliaState *state, GString *out);
  /**
   * Appends the board to the text of a view, by talia_state_describe_board(), and the game's own lines before or after
   * it. NULL: only the board.
   */
  void (*describe) (const TaliaState *seen, GString *out);
  /** Returns the choice of the side that has taken everything: TALIA_MOVE_ADD, TALIA_MOVE_SUBTRACT, or 0. NULL: it
   * adds. */
  int (*moon) (const TaliaState *state);
  /**
   * Explains a side's points in this deal so far; returns the number of lines, whose sum is the points. NULL: the price
   * list of `plan` explains everything.
   */
  int (*score) (const TaliaState *state, int side, TaliaScoreLine *lines);
  /**
   * Adds to `form` what has to be known of the deal that begins with `dealt`, to score it if it is played with real
   * cards, apart from what its price list and moon() need. NULL: nothing else.
   */
  void (*ask) (const TaliaState *dealt, TaliaForm *form);
} TaliaGame;

/** Sets `options` to the game's defaults. */
void talia_game_init_options (const TaliaGame *game, TaliaOptions *options);

/** Returns the index of the option for the first dealer (a seat, or TALIA_NOBODY for a random one); -1 if there is
 * none. */
int talia_game_dealer_option (const TaliaGame *game);

/** Starts a match; the first deal is not dealt yet. Error: TALIA_OPTION_ERROR_CONFLICT. */
gboolean talia_game_start (const TaliaGame *game, const TaliaOptions *options, TaliaState *state, GError **error);

/**
 * Gets the prices and demands of deal number `deal` (from 1). Returns how many deals the match has, 0 if their number
 * is open; `plan` (may be NULL) stays empty if the game has no price list.
 */
guint talia_game_plan (const TaliaGame *game, const TaliaState *state, guint deal, TaliaDealPlan *plan);

/** Returns whether the number of deals is known from the start, and the deals differ. */
gboolean talia_game_has_schedule (const TaliaGame *game, const TaliaState *state);

/**
 * Shuffles the next deal from an unsigned 64-bit seed and draws the dealer if that is random (docs/RECORD.md, "From a
 * seed to a pack"). `dealer` is to be passed to talia_game_deal().
 */
void talia_game_shuffle (const TaliaGame *game, const TaliaState *state, uint64_t seed, TaliaPack *pack, int *dealer);

/** Returns the dealer of the next deal; TALIA_NOBODY if the dealer has yet to be drawn, or the game has none. */
int talia_game_next_dealer (const TaliaGame *game, const TaliaState *state);

/**
 * Deals. `dealer` is used only if talia_game_next_dealer() is TALIA_NOBODY and the game has a dealer. Refused in the
 * middle of a deal, after the match, and with a pack that is not exactly this deal's cards: TALIA_DEAL_ERROR with a
 * sentence. `next` may be `state` itself; `events` may be NULL.
 */
gboolean talia_game_deal (const TaliaGame *game, const TaliaState *state, const TaliaPack *pack, int dealer,
                          TaliaState *next, TaliaEvents *events, GError **error);

#define TALIA_DEAL_ERROR (talia_deal_error_quark ())
GQuark talia_deal_error_quark (void);

/** Judges one move of the seat to act, without listing all. Works on the field `seen` of that seat's view. */
TaliaRefusal talia_game_check (const TaliaGame *game, const TaliaState *state, const TaliaMove *move);

/** Gets the legal moves; returns their number, which is `moves->n`: -1 if there are too many, 0 if nobody is to act. */
int talia_game_moves (const TaliaGame *game, const TaliaState *state, TaliaMoves *moves);

/** Writes the legal moves into an array, in no particular order; returns -1 if there are more than `room`. */
int talia_game_legal (const TaliaGame *game, const TaliaState *state, TaliaMove *moves, int room);

/**
 * Lists the legal moves as talia_game_legal() does; if there are more than TALIA_MAX_LEGAL, which must be the room of
 * `moves`, lists some of them. For bots.
 */
int talia_game_legal_or_some (const TaliaGame *game, const TaliaState *state, TaliaMove moves[TALIA_MAX_LEGAL]);

/**
 * Makes a move, or leaves `next` unchanged and returns the rule that refuses it. Never crashes, whatever the move.
 * `next` may be `state` itself; `events` may be NULL.
 */
TaliaRefusal talia_game_apply (const TaliaGame *game, const TaliaState *state, const TaliaMove *move, TaliaState *next,
                               TaliaEvents *events);

/** Makes a move that talia_game_legal() has listed for this very state, without judging it again, in place. */
void talia_game_make (const TaliaGame *game, TaliaState *state, const TaliaMove *move, TaliaEvents *events);

/** Ends the deal after its last card: scores it, unless a player has to choose first. Called after talia_playout(). */
void talia_game_end_deal (const TaliaGame *game, TaliaState *state, TaliaEvents *events);

/** Gets what `seat` may know. */
void talia_game_view (const TaliaGame *game, const TaliaState *state, int seat, TaliaView *view);

/** Gets what `seat` would see with all hands open: only for looking back at a deal that is over, never for playing. */
void talia_game_view_open (const TaliaGame *game, const TaliaState *state, int seat, TaliaView *view);

/** Gets what the view says about the cards that it does not show; before the first deal, there are none. */
void talia_game_unseen (const TaliaGame *game, const TaliaView *view, TaliaUnseen *unseen);

/**
 * Samples a full state that the view's seat cannot distinguish from the true one: it has the same view, and the moves
 * of the deal could have led to it by the rules. (There is one exception: in a fishing game, a player may lack the card
 * that guarded a build which has since been taken, because the view does not show that card.) talia_unseen_deal() says
 * how likely each state is. Cards that others have chosen to pass are chosen at random from those that they may have
 * had. Always succeeds; takes a microsecond or two.
 */
void talia_game_sample (const TaliaGame *game, const TaliaView *view, TaliaRandom *random, TaliaState *state);

/** Samples like talia_game_sample(), with a result of talia_game_unseen() that serves for many samples of one view. */
void talia_game_sample_unseen (const TaliaGame *game, const TaliaView *view, const TaliaUnseen *unseen,
                               TaliaRandom *random, TaliaState *state);

/** Appends the view as text: equal views give the same bytes, and others do not. */
void talia_game_describe_view (const TaliaGame *game, const TaliaView *view, GString *out);

/** Appends what the board of a view's state shows, line by line. Called by games. */
void talia_state_describe_board (const TaliaState *seen, GString *out);

/** Prepares the payoff of the running deal, or of the one that ended last. */
void talia_game_prepare_payoff (const TaliaGame *game, const TaliaState *state, TaliaPayoff *payoff);

/** Returns the points of a side in this deal so far (final when the deal is over), with an explanation in `lines` (may
 * be NULL). */
int talia_game_score (const TaliaGame *game, const TaliaState *state, int side,
                      TaliaScoreLine lines[TALIA_MAX_SCORE_LINES], int *n_lines);

/**
 * Returns whether everybody can see that the points of the running deal can no longer change, because no card in its
 * price list remains to be taken. Works on the field `seen` of a view as well.
 */
gboolean talia_game_settled (const TaliaGame *game, const TaliaState *state);

/** Gets the bids of a side in the running or just finished deal; returns FALSE in games without bids and before any
 * deal. */
gboolean talia_game_contract (const TaliaGame *game, const TaliaState *state, int side, TaliaContract *contract);

/** Returns the title of the running deal (msgid); NULL if it has none, or if it is the game's name. */
const char *talia_game_title (const TaliaGame *game, const TaliaState *state);

/** Returns the side's place if the match ended with these totals, from 1; equal totals share one. */
int talia_game_place (const TaliaGame *game, const TaliaState *state, int side);

/** Returns the sides, as bits, that would win if the match ended with these totals. */
uint8_t talia_game_leaders (const TaliaGame *game, const TaliaState *state);

/** Adds an event; does nothing if `events` is NULL. Called by games. */
void talia_events_add (TaliaEvents *events, TaliaEvent event);

/**
 * Sets `events` to those of a claim. The first says that `seat` takes all cards that are on the table and in hands in
 * the state `from`. The others are taken from `last`, the events of the claim's last move: those that come after its
 * trick.
 */
void talia_events_claim (TaliaEvents *events, const TaliaState *from, int seat, const TaliaEvents *last);

/** Returns whether `events` describe what happened in `steps` steps from the state `from` on, the last of which has the
 * events `last`: a single step with just these events, or a claim. */
gboolean talia_events_tell (const TaliaEvents *events, const TaliaState *from, guint steps, const TaliaEvents *last);

/** Ends the deal once no player has to choose anything any more: adds its points to the totals, and ends the match if
 * it is over. */
void talia_game_finish_deal (const TaliaGame *game, TaliaState *state, TaliaEvents *events);

/** Returns the listed games, in the order of the start page; terminated by NULL. */
const TaliaGame *const *talia_registry_list (void);

/** Returns the listed game with that id; NULL if there is none. */
const TaliaGame *talia_registry_find (const char *id);

G_END_DECLS
