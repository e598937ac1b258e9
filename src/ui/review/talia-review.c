/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A review of a match: knows which deal and step it shows, from which seat, and which hands may be seen. */
#include "talia-review.h"

#include "model/match/talia-match-seats.h"
#include "model/match/talia-number.h"
#include "talia-review-deal.h"

struct _TaliaReview
{
  GObject parent_instance;

  TaliaTable *table;
  TaliaReplay *replay;
  int seat;           /* the seat of the person who reviews the match */
  int chosen_seat;    /* the seat to look from, if that is allowed */
  gboolean open;      /* what the person wants to see, if that is allowed */
  gboolean shared;    /* whether several people play, none of whom may see a hand before the deal is over */
  TaliaMatch *teller; /* the match as the person sees it */
  TaliaMatch *match;  /* the match as it is shown; NULL while it is replaced */
  TaliaReviewDeal deal;
};

G_DEFINE_FINAL_TYPE (TaliaReview, talia_review, G_TYPE_OBJECT)

enum
{
  PROP_MATCH = 1,
  N_PROPS
};
static GParamSpec *props[N_PROPS];

enum
{
  CHANGED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

/* A board shows cards that stay on the table only when it animates the step, so that step is made again. */
static void
move (TaliaReview *self, int position)
{
  if (position > self->deal.first && talia_replay_get_position (self->replay) != position
      && talia_review_deal_shows_taking (self->table, position))
    talia_replay_set_position (self->replay, position - 1);
  talia_replay_set_position (self->replay, position);
}

/* Lowers the curtain before any part of a deal that several people play is shown. */
static void
draw_curtain (TaliaReview *self)
{
  if (!self->shared || self->deal.is_ended)
    return;
  talia_match_drop_curtain (self->teller);
  if (self->match != NULL)
    talia_match_drop_curtain (self->match);
}

/* Raises the curtain once everything visible belongs to a deal that is over. */
static void
raise_curtain (TaliaReview *self)
{
  if (!self->deal.is_ended)
    return;
  talia_match_raise_curtain (self->teller);
  talia_match_raise_curtain (self->match);
}

/*
 * The only function that changes what is visible. Of a deal that is still being played, it shows only what the player's
 * own seat sees: it closes all hands, and removes the view of another seat, before the replay enters such a deal, and
 * opens the hands only after it has left it.
 */
static void
look (TaliaReview *self, int position)
{
  int seat = self->deal.is_ended ? self->chosen_seat : self->seat;
  gboolean open = self->deal.is_ended && self->open;

  if (self->match != NULL && !open)
    talia_match_set_open (self->match, FALSE);
  draw_curtain (self);
  if (self->match != NULL && talia_match_get_own_seat (self->match) != seat)
    {
      g_clear_object (&self->match);
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MATCH]);
    }
  move (self, CLAMP (position, self->deal.first, self->deal.last));
  if (self->match == NULL)
    {
      self->match = talia_replay_watch (self->replay, seat);
      draw_curtain (self);
      talia_match_set_open (self->match, open);
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MATCH]);
    }
  talia_match_set_open (self->match, open);
  raise_curtain (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* The match may go on or be undone during the review; the deal that is shown may then be a deal that is played
 * again. */
static void
table_happened_cb (TaliaReview *self)
{
  guint deals = talia_review_deal_count (self->table);
  int position = talia_replay_get_position (self->replay);

  if (deals == 0)
    return; /* the first deal of a match cannot be undone */
  talia_review_deal_find (&self->deal, self->table, self->replay, MIN (self->deal.number, deals));
  look (self, position);
}

static void
table_restored_cb (TaliaReview *self)
{
  int position = talia_replay_get_position (self->replay);

  if (self->match != NULL)
    talia_match_set_open (self->match, FALSE);
  g_clear_object (&self->match);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MATCH]);
  /* Other moves may have been made since; the replay reads them when it moves. */
  talia_replay_set_position (self->replay, -1);
  talia_replay_set_position (self->replay, position);
  table_happened_cb (self);
}

static void
talia_review_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_object (value, TALIA_REVIEW (object)->match);
}

static void
talia_review_dispose (GObject *object)
{
  TaliaReview *self = TALIA_REVIEW (object);

  talia_review_deal_clear (&self->deal);
  g_clear_object (&self->match);
  g_clear_object (&self->teller);
  g_clear_object (&self->replay);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (talia_review_parent_class)->dispose (object);
}

static void
talia_review_class_init (TaliaReviewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = talia_review_get_property;
  object_class->dispose = talia_review_dispose;

  props[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, TALIA_TYPE_MATCH,
                                           G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[CHANGED] =
      g_signal_new ("changed", TALIA_TYPE_REVIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
talia_review_init (TaliaReview *self)
{
  self->open = TRUE;
}

TaliaReview *
talia_review_new (TaliaTable *table, int seat, guint deal)
{
  TaliaReview *self;
  guint deals, people;

  g_return_val_if_fail (TALIA_IS_TABLE (table), NULL);
  g_return_val_if_fail (seat >= 0 && seat < talia_table_get_n_seats (table), NULL);

  deals = talia_review_deal_count (table);
  g_return_val_if_fail (deals > 0, NULL);

  self = g_object_new (TALIA_TYPE_REVIEW, NULL);
  self->table = g_object_ref (table);
  self->seat = self->chosen_seat = seat;
  people = talia_match_seats_find_people (table);
  self->shared = (people & (people - 1)) != 0;
  self->replay = talia_replay_new (table);
  self->teller = talia_replay_watch (self->replay, seat);
  talia_review_deal_find (&self->deal, table, self->replay, deal == 0 || deal > deals ? deals : deal);
  look (self, self->deal.first);
  g_signal_connect_object (table, "happened", G_CALLBACK (table_happened_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (table, "restored", G_CALLBACK (table_restored_cb), self, G_CONNECT_SWAPPED);
  return self;
}

TaliaTable *
talia_review_get_table (TaliaReview *self)
{
  g_return_val_if_fail (TALIA_IS_REVIEW (self), NULL);

  return self->table;
}

TaliaMatch *
talia_review_get_match (TaliaReview *self)
{
  g_return_val_if_fail (TALIA_IS_REVIEW (self), NULL);

  return self->match;
}

TaliaMatch *
talia_review_get_teller (TaliaReview *self)
{
  g_return_val_if_fail (TALIA_IS_REVIEW (self), NULL);

  return self->teller;
}

guint
talia_review_get_deal (TaliaReview *self)
{
  g_return_val_if_fail (TALIA_IS_REVIEW (self), 0);

  return self->deal.number;
}

void
talia_review_set_deal (TaliaReview *self, guint deal)
{
  g_return_if_fail (TALIA_IS_REVIEW (self));

  deal = CLAMP (deal, 1, talia_review_deal_count (self->table));
  if (deal == self->deal.number)
    return;
  talia_review_deal_find (&self->deal, self->table, self->replay, deal);
  look (self, self->deal.first);
}

guint
talia_review_get_n_deals (TaliaReview *self)
{
  g_return_val_if_fail (TALIA_IS_REVIEW (self), 0);

  return talia_review_deal_count (self->table);
}

int
talia_review_get_position (TaliaReview *self)
{
  g_return_val_if_fail (TALIA_IS_REVIEW (self), -1);

  return talia_replay_get_position (self->replay);
}

void
talia_review_set_position (TaliaReview *self, int position)
{
  g_return_if_fail (TALIA_IS_REVIEW (self));

  position = CLAMP (position, self->deal.first, self->deal.last);
  if (position != talia_replay_get_position (self->replay))
    look (self, position);
}

int
talia_review_get_first (TaliaReview *self)
{
  g_return_val_if_fail (TALIA_IS_REVIEW (self), -1);

  return self->deal.first;
}

int
talia_review_get_last (TaliaReview *self)
{
  g_return_val_if_fail (TALIA_IS_REVIEW (self), -1);

  return self->deal.last;
}

int
talia_review_get_stop (TaliaReview *self, int step)
{
  const TaliaView *view;

  g_return_val_if_fail (TALIA_IS_REVIEW (self), -1);
  g_return_val_if_fail (step == 1 || step == -1, -1);

  view = talia_match_get_view (self->match);
  if (self->deal.stops == NULL)
    talia_review_deal_find_stops (&self->deal, self->table, view->seen.board == TALIA_BOARD_TRICK, view->seat);
  return talia_review_deal_get_stop (&self->deal, talia_replay_get_position (self->replay), step);
}

void
talia_review_get_events (TaliaReview *self, TaliaEvents *events)
{
  g_return_if_fail (TALIA_IS_REVIEW (self));

  talia_table_get_events (self->table, (guint) talia_replay_get_position (self->replay), events);
}

gboolean
talia_review_get_ended (TaliaReview *self)
{
  g_return_val_if_fail (TALIA_IS_REVIEW (self), FALSE);

  return self->deal.is_ended;
}

int
talia_review_get_seen_by (TaliaReview *self)
{
  g_return_val_if_fail (TALIA_IS_REVIEW (self), 0);

  return talia_match_get_own_seat (self->match);
}

void
talia_review_set_seen_by (TaliaReview *self, int seat)
{
  g_return_if_fail (TALIA_IS_REVIEW (self));
  g_return_if_fail (seat >= 0 && seat < talia_table_get_n_seats (self->table));

  if (seat == self->chosen_seat || !self->deal.is_ended)
    return;
  self->chosen_seat = seat;
  g_clear_pointer (&self->deal.stops, g_array_unref); /* these may be turns of the seat */
  look (self, talia_replay_get_position (self->replay));
}

gboolean
talia_review_get_open_hands (TaliaReview *self)
{
  g_return_val_if_fail (TALIA_IS_REVIEW (self), FALSE);

  return talia_match_get_open (self->match);
}

void
talia_review_set_open_hands (TaliaReview *self, gboolean open)
{
  g_return_if_fail (TALIA_IS_REVIEW (self));

  if (self->open == !!open || !self->deal.is_ended)
    return;
  self->open = !!open;
  look (self, talia_replay_get_position (self->replay));
}

TaliaTable *
talia_review_branch (TaliaReview *self)
{
  g_return_val_if_fail (TALIA_IS_REVIEW (self) && self->deal.is_ended, NULL);

  return talia_replay_branch (self->replay, self->seat, talia_review_get_seen_by (self));
}

TaliaTable *
talia_review_repeat (TaliaReview *self)
{
  g_autoptr (TaliaReplay) replay = NULL;

  g_return_val_if_fail (TALIA_IS_REVIEW (self) && self->deal.is_ended, NULL);

  replay = talia_replay_new (self->table);
  talia_replay_set_position (replay, talia_replay_find_deal (replay, self->deal.number));
  return talia_replay_branch (replay, self->seat, talia_review_get_seen_by (self));
}

gboolean
talia_review_may_tell_number (TaliaReview *self)
{
  g_return_val_if_fail (TALIA_IS_REVIEW (self), FALSE);

  return self->deal.is_ended && talia_number_may_be_told (self->table);
}

char *
talia_review_dup_number (TaliaReview *self)
{
  g_autoptr (TaliaScoreSheet) sheet = NULL;
  g_autoptr (TaliaDealScore) deal = NULL;
  guint64 seed;

  g_return_val_if_fail (TALIA_IS_REVIEW (self) && talia_review_may_tell_number (self), NULL);

  sheet = talia_score_sheet_new (self->table);
  deal = g_list_model_get_item (G_LIST_MODEL (sheet), self->deal.number - 1);
  return deal != NULL && talia_deal_score_get_seed (deal, &seed) ? g_strdup_printf ("%" G_GUINT64_FORMAT, seed) : NULL;
}

void
talia_review_look_like (TaliaReview *self, TaliaReview *other)
{
  g_return_if_fail (TALIA_IS_REVIEW (self));
  g_return_if_fail (TALIA_IS_REVIEW (other) && other->table == self->table);

  self->open = other->open;
  self->chosen_seat = other->chosen_seat;
  talia_review_deal_find (&self->deal, self->table, self->replay, other->deal.number);
  look (self, talia_replay_get_position (other->replay));
}
