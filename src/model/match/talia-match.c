/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match as the person at the window plays it: its seats with people and computer players, its pace, undo, hints, and
 * turns of several people at one window. */
#include "talia-match-private.h"

#include "bots/talia-bot.h"
#include "model/base/talia-entropy.h"
#include "model/table/talia-events-type.h"
#include "model/table/talia-table-follow.h"
#include "model/table/talia-table-private.h"
#include "model/table/talia-table-regulars.h"
#include "talia-match-seats.h"
#include "talia-number.h"
#include "talia-scored.h"

static void talia_match_scored_init (TaliaScoredInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TaliaMatch, talia_match, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (TALIA_TYPE_SCORED, talia_match_scored_init))

enum
{
  PROP_TABLE = 1,
  PROP_LEVEL,
  PROP_SEATS,
  PROP_SCORE_SHEET,
  PROP_PACE,
  PROP_AUTOPLAY,
  PROP_BOTS_SEED,
  PROP_THINKING,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  N_PROPS
};
static GParamSpec *props[N_PROPS];

enum
{
  SETTLING,
  HAPPENED,
  SETTLED,
  RESTORED,
  CHANGED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static guint
count_undo (TaliaMatch *self)
{
  return talia_players_find_undoers (&self->players) != 0 ? talia_decider_count_undo (&self->decider) : 0;
}

static guint
count_redo (TaliaMatch *self)
{
  return talia_players_find_undoers (&self->players) != 0 ? talia_decider_count_redo (&self->decider) : 0;
}

static void
update_abilities (TaliaMatch *self)
{
  gboolean can_undo, can_redo;

  self->decider.seats = talia_players_find_deciders (&self->players);
  can_undo = count_undo (self) > 0;
  can_redo = count_redo (self) > 0;
  if (self->could_undo != can_undo)
    {
      self->could_undo = can_undo;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_UNDO]);
    }
  if (self->could_redo != can_redo)
    {
      self->could_redo = can_redo;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_REDO]);
    }
}

static void follow (TaliaMatch *self, const TaliaEvents *events);

/* --- moves that no person makes ------------------------------------------------------ */

static TaliaTurn
get_turn (gpointer data)
{
  TaliaMatch *self = data;
  const TaliaState *state = talia_table_get_state (self->table);
  TaliaTurn turn = { .kind = TALIA_TURN_WAIT };

  if (talia_players_are_watched (&self->players) || state->to_act == TALIA_NOBODY || self->players.curtain)
    return turn;
  if (talia_hot_seat_is_telling (&self->hot))
    turn.kind = TALIA_TURN_TELL;
  else if (talia_passing_get_due (&self->passing, &turn.move))
    turn.kind = TALIA_TURN_FORCED;
  else if (talia_match_is_played_elsewhere (self, state->to_act))
    return turn;
  else if (talia_players_is_computed (&self->players, state->to_act))
    {
      TaliaSeat *seat = talia_match_get_seat (self, state->to_act);

      turn.kind = TALIA_TURN_BOT;
      turn.level = talia_regulars_level (
          talia_table_get_regular (self->table, state->to_act),
          talia_level_find (talia_seat_is_person (seat) ? self->level : talia_seat_get_level (seat)));
    }
  else if (talia_decider_get_forced (&self->decider, state, &turn.move))
    turn.kind = TALIA_TURN_FORCED;
  else if (talia_hot_seat_is_another (&self->hot))
    turn.kind = TALIA_TURN_LEAVE;
  return turn;
}

static void
thinking_changed (gpointer data)
{
  g_object_notify_by_pspec (G_OBJECT (data), props[PROP_THINKING]);
}

static void
turn_to_nobody (gpointer data, TaliaTurnKind kind)
{
  TaliaMatch *self = data;
  TaliaEvents events = { 0 };

  if (kind == TALIA_TURN_LEAVE)
    {
      talia_hot_seat_drop (&self->hot);
      talia_match_jump (self);
      return;
    }
  talia_hot_seat_tell (&self->hot, &events);
  follow (self, &events);
}

static const TaliaTurnsFuncs turns_funcs = { get_turn, thinking_changed, turn_to_nobody };

/* --- the table --------------------------------------------------------------------- */

static void
take_in_results (TaliaMatch *self)
{
  talia_score_sheet_update (self->score_sheet);
  talia_match_seats_update (self->seats, talia_match_get_game (self), talia_hot_seat_get_state (&self->hot));
}

/* Updates the match from the table. The view is updated first, because handlers of the other changes may read it. */
static void
take_in (TaliaMatch *self)
{
  talia_passing_forget (&self->passing);
  talia_hot_seat_get_view (&self->hot, &self->view);
  talia_passing_show (&self->passing, &self->view);
  if (self->settled)
    take_in_results (self);
  update_abilities (self);
  talia_turns_restart (self->turns);
}

static void
follow (TaliaMatch *self, const TaliaEvents *events)
{
  gboolean keep = FALSE;

  if (!self->settled) /* the results of the previous step come first; the view is still the old one */
    {
      self->settled = TRUE;
      g_signal_emit (self, signals[SETTLED], 0, &self->kept);
    }
  g_signal_emit (self, signals[SETTLING], 0, events, &keep);
  self->settled = !keep;
  self->kept = *events;
  take_in (self);
  g_signal_emit (self, signals[HAPPENED], 0, events);
  if (keep)
    return;
  g_signal_emit (self, signals[SETTLED], 0, events);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
talia_match_jump (TaliaMatch *self)
{
  self->settled = TRUE;
  take_in (self);
  g_signal_emit (self, signals[RESTORED], 0);
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
talia_match_is_played_elsewhere (TaliaMatch *self, int seat)
{
  return talia_players_is_elsewhere (&self->players, seat) || talia_table_follow_is_waiting (self->table);
}

void
talia_match_stand_ins_changed (TaliaMatch *self)
{
  gboolean unattended = FALSE;

  for (int seat = 0; seat < TALIA_MAX_SEATS; seat++)
    unattended |= self->players.at[seat] == TALIA_PLAYER_STAND_IN_HERE;
  talia_turns_set_unattended (self->turns, unattended);
  talia_turns_restart (self->turns);
}

void
talia_match_be_back (TaliaMatch *self)
{
  if (talia_players_set_stand_ins (&self->players,
                                   talia_players_find_stand_ins (&self->players) & ~(1u << self->players.own)))
    talia_match_stand_ins_changed (self);
}

gboolean
talia_match_choose (TaliaMatch *self, int seat, const TaliaMove *move, GError **error)
{
  if (!talia_passing_choose (&self->passing, seat, move, error))
    return FALSE;
  if (seat == self->players.own && talia_table_follow_get_seat (self->table) == TALIA_NOBODY)
    talia_match_jump (self);
  return TRUE;
}

static void
happened_cb (TaliaMatch *self, const TaliaEvents *events)
{
  talia_hot_seat_follow (&self->hot);
  follow (self, events);
}

static void
restored_cb (TaliaMatch *self)
{
  talia_hot_seat_follow (&self->hot);
  talia_match_jump (self);
}

/* --- the object ----------------------------------------------------------------------- */

static void
talia_match_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  TaliaMatch *self = TALIA_MATCH (object);

  switch (id)
    {
    case PROP_TABLE:
      g_value_set_object (value, self->table);
      break;
    case PROP_LEVEL:
      g_value_set_string (value, self->level);
      break;
    case PROP_SEATS:
      g_value_set_object (value, self->seats);
      break;
    case PROP_SCORE_SHEET:
      g_value_set_object (value, self->score_sheet);
      break;
    case PROP_PACE:
      g_value_set_uint (value, self->pace);
      break;
    case PROP_AUTOPLAY:
      g_value_set_uint (value, self->decider.autoplay);
      break;
    case PROP_THINKING:
      g_value_set_boolean (value, talia_turns_get_thinking (self->turns));
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, self->could_undo);
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, self->could_redo);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
talia_match_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  TaliaMatch *self = TALIA_MATCH (object);

  switch (id)
    {
    case PROP_TABLE:
      self->table = g_value_dup_object (value);
      break;
    case PROP_LEVEL:
      self->level = g_value_dup_string (value);
      break;
    case PROP_PACE:
      talia_match_set_pace (self, g_value_get_uint (value));
      break;
    case PROP_AUTOPLAY:
      talia_match_set_autoplay (self, g_value_get_uint (value));
      break;
    case PROP_BOTS_SEED:
      talia_turns_set_seed (self->turns, g_value_get_uint64 (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

/* Sets who plays at each seat, before any seat is set to be at another machine. */
static void
find_players (TaliaMatch *self)
{
  const int followed = talia_table_follow_get_seat (self->table);

  for (int seat = 0; seat < talia_table_get_n_seats (self->table); seat++)
    if (followed != TALIA_NOBODY)
      self->players.at[seat] = seat == followed ? TALIA_PLAYER_HERE : TALIA_PLAYER_AT_HOST;
    else
      self->players.at[seat] =
          talia_seat_is_person (talia_match_get_seat (self, seat)) ? TALIA_PLAYER_HERE : TALIA_PLAYER_COMPUTER;
  talia_players_take_seat (&self->players);
}

static void
talia_match_constructed (GObject *object)
{
  TaliaMatch *self = TALIA_MATCH (object);

  G_OBJECT_CLASS (talia_match_parent_class)->constructed (object);

  g_assert (self->table != NULL);
  talia_match_seats_make (self->seats, self->table, self->level);
  self->decider.table = self->hot.table = self->passing.table = self->table;
  self->passing.players = self->hot.players = &self->players;
  find_players (self);
  self->score_sheet = talia_score_sheet_new (self->table);
  self->turns = talia_turns_new (self->table, &turns_funcs, self);

  g_signal_connect_object (self->table, "happened", G_CALLBACK (happened_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "restored", G_CALLBACK (restored_cb), self, G_CONNECT_SWAPPED);
  talia_hot_seat_follow (&self->hot);
  take_in (self);
}

static void
talia_match_dispose (GObject *object)
{
  TaliaMatch *self = TALIA_MATCH (object);

  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  g_clear_pointer (&self->turns, talia_turns_free);
  g_clear_object (&self->score_sheet);
  g_clear_object (&self->seats);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (talia_match_parent_class)->dispose (object);
}

static void
talia_match_finalize (GObject *object)
{
  g_clear_pointer (&TALIA_MATCH (object)->level, g_free);

  G_OBJECT_CLASS (talia_match_parent_class)->finalize (object);
}

static void
talia_match_class_init (TaliaMatchClass *klass)
{
  const GParamFlags fixed = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  const GParamFlags variable = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = talia_match_get_property;
  object_class->set_property = talia_match_set_property;
  object_class->constructed = talia_match_constructed;
  object_class->dispose = talia_match_dispose;
  object_class->finalize = talia_match_finalize;

  props[PROP_TABLE] = g_param_spec_object ("table", NULL, NULL, TALIA_TYPE_TABLE, fixed);
  props[PROP_LEVEL] = g_param_spec_string ("level", NULL, NULL, TALIA_LEVEL_EASY, fixed);
  props[PROP_SEATS] = g_param_spec_object ("seats", NULL, NULL, G_TYPE_LIST_MODEL, readable);
  props[PROP_SCORE_SHEET] = g_param_spec_object ("score-sheet", NULL, NULL, TALIA_TYPE_SCORE_SHEET, readable);
  props[PROP_PACE] = g_param_spec_uint ("pace", NULL, NULL, 0, 60000, 0, variable);
  props[PROP_AUTOPLAY] = g_param_spec_uint ("autoplay", NULL, NULL, 0, G_MAXUINT, 0, variable);
  props[PROP_BOTS_SEED] =
      g_param_spec_uint64 ("bots-seed", NULL, NULL, 0, G_MAXUINT64, 0, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_THINKING] = g_param_spec_boolean ("thinking", NULL, NULL, FALSE, readable);
  props[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, readable);
  props[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, readable);

  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[HAPPENED] = g_signal_new ("happened", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, TALIA_TYPE_EVENTS_LENT);
  signals[SETTLING] =
      g_signal_new ("settling", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled,
                    NULL, NULL, G_TYPE_BOOLEAN, 1, TALIA_TYPE_EVENTS_LENT);
  signals[SETTLED] = g_signal_new ("settled", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, TALIA_TYPE_EVENTS_LENT);
  signals[RESTORED] =
      g_signal_new ("restored", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CHANGED] =
      g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
talia_match_init (TaliaMatch *self)
{
  self->seats = g_list_store_new (TALIA_TYPE_SEAT);
  self->settled = TRUE;
}

TaliaMatch *
talia_match_new (TaliaTable *table, const char *level)
{
  g_return_val_if_fail (TALIA_IS_TABLE (table), NULL);
  g_return_val_if_fail (level != NULL && talia_level_find (level) != NULL, NULL);

  return g_object_new (TALIA_TYPE_MATCH, "table", table, "level", level, NULL);
}

TaliaMatch *
talia_match_new_watched (TaliaTable *table, int seat)
{
  TaliaMatch *self;

  g_return_val_if_fail (TALIA_IS_TABLE (table), NULL);
  g_return_val_if_fail (seat >= 0 && seat < talia_table_get_n_seats (table), NULL);

  self = talia_match_new (table, talia_levels ()[0].id);
  self->players = (TaliaPlayers) { .own = seat };
  take_in (self);
  return self;
}

TaliaTable *
talia_match_get_table (TaliaMatch *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), NULL);
  return self->table;
}

const TaliaGame *
talia_match_get_game (TaliaMatch *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), NULL);
  return talia_table_get_game (self->table);
}

const TaliaView *
talia_match_get_view (TaliaMatch *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), NULL);
  return &self->view;
}

TaliaSeat *
talia_match_get_seat (TaliaMatch *self, int seat)
{
  g_autoptr (TaliaSeat) found = NULL;

  g_return_val_if_fail (TALIA_IS_MATCH (self), NULL);
  g_return_val_if_fail (seat >= 0, NULL);

  found = g_list_model_get_item (G_LIST_MODEL (self->seats), (guint) seat);
  return found; /* owned by the list */
}

gboolean
talia_match_has_regulars (TaliaMatch *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), FALSE);

  for (int seat = 0; seat < talia_match_get_view (self)->seen.seats; seat++)
    if (talia_seat_get_regular (talia_match_get_seat (self, seat)) != NULL)
      return TRUE;
  return FALSE;
}

TaliaScoreSheet *
talia_match_get_score_sheet (TaliaMatch *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), NULL);
  return self->score_sheet;
}

void
talia_match_settle (TaliaMatch *self)
{
  TaliaEvents events;

  g_return_if_fail (TALIA_IS_MATCH (self));

  if (self->settled)
    return;
  self->settled = TRUE;
  events = self->kept;
  take_in_results (self);
  g_signal_emit (self, signals[SETTLED], 0, &events);
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
talia_match_is_settled (TaliaMatch *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), TRUE);
  return self->settled;
}

void
talia_match_set_pace (TaliaMatch *self, guint pace)
{
  g_return_if_fail (TALIA_IS_MATCH (self));

  if (self->pace == pace)
    return;
  self->pace = pace;
  talia_turns_set_pace (self->turns, pace);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PACE]);
}

gboolean
talia_match_get_held (TaliaMatch *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), FALSE);
  return talia_turns_get_held (self->turns);
}

void
talia_match_hold (TaliaMatch *self)
{
  g_return_if_fail (TALIA_IS_MATCH (self));
  talia_turns_hold (self->turns);
}

void
talia_match_release (TaliaMatch *self)
{
  g_return_if_fail (TALIA_IS_MATCH (self));
  talia_turns_release (self->turns);
}

guint
talia_match_get_autoplay (TaliaMatch *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), FALSE);
  return self->decider.autoplay;
}

void
talia_match_set_autoplay (TaliaMatch *self, guint autoplay)
{
  g_return_if_fail (TALIA_IS_MATCH (self));

  if (self->decider.autoplay == autoplay)
    return;
  self->decider.autoplay = autoplay;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_AUTOPLAY]);
  update_abilities (self);
  talia_turns_ask_again (self->turns);
}

gboolean
talia_match_deal (TaliaMatch *self, const guint64 *seed, GError **error)
{
  guint64 drawn;

  g_return_val_if_fail (TALIA_IS_MATCH (self) && !talia_players_are_watched (&self->players), FALSE);
  talia_match_be_back (self);
  /* Nobody at another machine can find this number by trying out numbers until their own cards match. */
  drawn = talia_players_are_networked (&self->players) ? talia_entropy () : talia_number_of_next_deal (self->table);
  return talia_table_deal_seed (self->table, seed != NULL ? *seed : drawn, error);
}

/* --- what people do ------------------------------------------------------------------- */

int
talia_match_get_own_seat (TaliaMatch *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), 0);
  return self->players.own;
}

/* Whether somebody is at the window, and is not being shown what they have missed. */
static gboolean
is_present (TaliaMatch *self)
{
  return !self->players.curtain && !talia_hot_seat_is_telling (&self->hot);
}

gboolean
talia_match_get_own_turn (TaliaMatch *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), FALSE);
  return is_present (self) && !talia_table_follow_is_waiting (self->table)
         && (talia_decider_is_asked (&self->decider, talia_table_get_state (self->table))
             || talia_passing_may_choose (&self->passing, self->players.own));
}

gboolean
talia_match_play (TaliaMatch *self, const TaliaMove *move, GError **error)
{
  int to_act;

  g_return_val_if_fail (TALIA_IS_MATCH (self) && move != NULL, FALSE);

  to_act = talia_table_get_state (self->table)->to_act;
  if (is_present (self) && talia_passing_may_choose (&self->passing, self->players.own))
    return talia_match_choose (self, self->players.own, move, error);
  if (talia_players_are_watched (&self->players) || !is_present (self)
      || (to_act != TALIA_NOBODY && to_act != self->players.own))
    {
      talia_refusal_set_error (error, TALIA_REFUSED (TALIA_RULE_NOT_YOUR_TURN));
      return FALSE;
    }
  talia_match_be_back (self);
  return talia_table_play (self->table, move, error);
}

gboolean
talia_match_undo (TaliaMatch *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), FALSE);
  return talia_players_find_undoers (&self->players) != 0 && talia_table_undo (self->table, count_undo (self));
}

gboolean
talia_match_redo (TaliaMatch *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), FALSE);
  return talia_players_find_undoers (&self->players) != 0 && talia_table_redo (self->table, count_redo (self));
}

guint
talia_match_find_undo_cost (TaliaMatch *self)
{
  TaliaDecider others;

  g_return_val_if_fail (TALIA_IS_MATCH (self), 0);

  others = self->decider;
  others.seats = talia_players_find_asked (&self->players);
  return talia_decider_find_deciders (&others, count_undo (self));
}

gboolean
talia_match_get_open (TaliaMatch *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), FALSE);
  return self->players.open;
}

void
talia_match_set_open (TaliaMatch *self, gboolean open)
{
  g_return_if_fail (TALIA_IS_MATCH (self));
  g_return_if_fail (talia_players_are_watched (&self->players) || !open);

  if (self->players.open == !!open)
    return;
  self->players.open = !!open;
  talia_match_jump (self);
}

gboolean
talia_match_is_shared (TaliaMatch *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), FALSE);
  return talia_players_are_shared (&self->players);
}

gboolean
talia_match_get_curtain (TaliaMatch *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), FALSE);
  return self->players.curtain;
}

void
talia_match_drop_curtain (TaliaMatch *self)
{
  g_return_if_fail (TALIA_IS_MATCH (self));

  if (self->players.curtain)
    return;
  if (talia_players_are_watched (&self->players))
    self->players.curtain = TRUE;
  else if (self->hot.running && talia_match_is_shared (self))
    talia_hot_seat_drop (&self->hot);
  else
    return;
  talia_match_jump (self);
}

/* Returns the last step that the person has seen: their own last decision, or else the deal. */
static int
find_last_seen (TaliaMatch *self)
{
  guint n;

  self->decider.seats = 1u << self->players.own;
  n = talia_decider_count_undo (&self->decider);
  return n > 0 ? (int) (talia_table_get_n_steps (self->table) - n) : talia_table_get_deal_step (self->table);
}

void
talia_match_raise_curtain (TaliaMatch *self)
{
  g_return_if_fail (TALIA_IS_MATCH (self));

  if (!self->players.curtain)
    return;
  talia_hot_seat_raise (&self->hot, talia_players_are_watched (&self->players) ? -1 : find_last_seen (self));
  talia_match_jump (self);
}

gboolean
talia_match_is_telling (TaliaMatch *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH (self), FALSE);
  return talia_hot_seat_is_telling (&self->hot);
}

void
talia_match_catch_up (TaliaMatch *self)
{
  g_return_if_fail (TALIA_IS_MATCH (self));

  if (!talia_match_is_telling (self))
    return;
  talia_hot_seat_catch_up (&self->hot);
  talia_match_jump (self);
}

/* --- what a score sheet shows --------------------------------------------------------------- */

static const TaliaGame *
get_scored_game (TaliaScored *scored)
{
  return talia_match_get_game (TALIA_MATCH (scored));
}

static const TaliaState *
get_scored_state (TaliaScored *scored)
{
  return &talia_match_get_view (TALIA_MATCH (scored))->seen;
}

static GListModel *
get_scored_deals (TaliaScored *scored)
{
  return G_LIST_MODEL (talia_match_get_score_sheet (TALIA_MATCH (scored)));
}

static char *
name_scored_seat (TaliaScored *scored, int seat)
{
  return g_strdup (talia_seat_get_name (talia_match_get_seat (TALIA_MATCH (scored), seat)));
}

static gboolean
is_scored_over (TaliaScored *scored)
{
  return get_scored_state (scored)->phase == TALIA_PHASE_OVER;
}

static int
get_own_side (TaliaScored *scored)
{
  return talia_state_side (get_scored_state (scored), talia_match_get_own_seat (TALIA_MATCH (scored)));
}

static int
get_addressee (TaliaScored *scored)
{
  return talia_match_is_shared (TALIA_MATCH (scored)) ? TALIA_NOBODY : get_own_side (scored);
}

static void
talia_match_scored_init (TaliaScoredInterface *iface)
{
  iface->get_game = get_scored_game;
  iface->get_state = get_scored_state;
  iface->get_deals = get_scored_deals;
  iface->name_seat = name_scored_seat;
  iface->is_over = is_scored_over;
  iface->get_own_side = get_own_side;
  iface->get_addressee = get_addressee;
}
