/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A score pad: the scores of a match that is played with real cards. */
#include "talia-score-pad.h"

#include <glib/gi18n.h>

#include "model/base/talia-limits.h"
#include "model/base/talia-names.h"
#include "model/base/talia-text.h"
#include "model/match/talia-deal-score.h"
#include "model/match/talia-scored.h"
#include "model/record/talia-record-head.h"
#include "model/record/talia-record-title.h"
#include "talia-answers.h"

/* A deal with its current answers. */
typedef struct
{
  TaliaTold told;
  TaliaState after;
  int dealer;        /* as it was entered; TALIA_NOBODY if the rules determine it */
  guint corrections; /* how often it was corrected */
} Deal;

typedef enum
{
  STEP_DEAL,
  STEP_CORRECTION,
  STEP_END,
} StepKind;

/* A step. */
typedef struct
{
  StepKind kind;
  guint deal; /* from 1 */
  TaliaTold told;
  int dealer; /* of STEP_DEAL, as it was entered */
} Step;

struct _TaliaScorePad
{
  GObject parent_instance;
  const TaliaGame *game;
  TaliaState begun;
  char *title; /* NULL: none was given */
  char *players[TALIA_MAX_SEATS];
  GArray *deals;   /* of Deal */
  GArray *steps;   /* of Step: those that have not been taken back */
  GArray *undone;  /* of Step: those that have been taken back and can be taken again, the next one last */
  GPtrArray *rows; /* of TaliaDealScore, by deal; NULL: nobody has asked for it yet */
  guint anew;      /* the deals that were scored anew so far; a step without any counts as one */
  gboolean ended, redoing;
};

enum
{
  LINE,
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void talia_score_pad_list_model_init (GListModelInterface *iface);
static void talia_score_pad_scored_init (TaliaScoredInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TaliaScorePad, talia_score_pad, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, talia_score_pad_list_model_init)
                                   G_IMPLEMENT_INTERFACE (TALIA_TYPE_SCORED, talia_score_pad_scored_init))

static Deal *
get_deal (TaliaScorePad *self, guint deal)
{
  return &g_array_index (self->deals, Deal, deal - 1);
}

static Step *
get_step (TaliaScorePad *self, guint index)
{
  return &g_array_index (self->steps, Step, index);
}

/* --- lines ----------------------------------------------------------------------------------- */

/* Returns the line of a step; the deals before it are as they are now. */
static char *
make_line (TaliaScorePad *self, const Step *step)
{
  g_autofree char *answers = NULL, *dealer = NULL;
  TaliaForm form;
  TaliaTold now;

  if (step->kind == STEP_END)
    return g_strdup ("end");
  talia_score_pad_ask (self, step->deal, TALIA_NOBODY, &form, &now, NULL);
  answers = talia_answers_write (&form, &step->told);
  if (step->kind == STEP_CORRECTION)
    return g_strdup_printf ("correct %u%s", step->deal, answers);
  if (get_deal (self, step->deal)->dealer != TALIA_NOBODY)
    dealer = g_strdup_printf (" dealer=%d", get_deal (self, step->deal)->dealer);
  return g_strconcat ("deal", dealer != NULL ? dealer : "", answers, NULL);
}

/* Reports a step that has changed the deals from number `deal` on. */
static void
report (TaliaScorePad *self, const char *line, guint deal)
{
  const guint before = self->rows->len;

  g_signal_emit (self, signals[LINE], 0, line);
  if (deal <= MAX (before, self->deals->len))
    {
      g_ptr_array_set_size (self->rows, (int) deal - 1);
      g_ptr_array_set_size (self->rows, (int) self->deals->len);
      g_list_model_items_changed (G_LIST_MODEL (self), deal - 1, before - (deal - 1), self->deals->len - (deal - 1));
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Adds a step that has already taken effect. */
static void
take (TaliaScorePad *self, const Step *step)
{
  g_autofree char *line = make_line (self, step);

  g_array_append_val (self->steps, *step);
  if (!self->redoing)
    g_array_set_size (self->undone, 0);
  report (self, line, step->kind == STEP_END ? G_MAXUINT : step->deal);
}

/* Returns how many deals are scored anew if those from number `deal` on are. */
static guint
count_anew (TaliaScorePad *self, guint deal)
{
  return self->deals->len + 1 - MIN (deal, self->deals->len);
}

/* Whether the deals from number `deal` on may still be scored anew; then counts them. */
static gboolean
may_score_anew (TaliaScorePad *self, guint deal)
{
  const guint n = count_anew (self, deal);

  if (self->anew + n > TALIA_MAX_ANEW)
    return FALSE;
  self->anew += n;
  return TRUE;
}

guint
talia_score_pad_get_n_anew (TaliaScorePad *self)
{
  return self->anew;
}

/* --- deals ----------------------------------------------------------------------------------- */

const TaliaState *
talia_score_pad_get_state (TaliaScorePad *self, guint n)
{
  g_return_val_if_fail (n <= self->deals->len, &self->begun);

  return n > 0 ? &get_deal (self, n)->after : &self->begun;
}

/* Scores the deals from number `deal` on, which follow the match `state`. Returns the fault of one of them, whose
 * number is then `at`. */
static TaliaFault
score (TaliaScorePad *self, const TaliaState *state, Deal *deals, guint n, guint *at)
{
  TaliaFault fault = { .who = TALIA_NOBODY };
  TaliaForm form;

  for (guint i = 0; i < n && fault.reason == TALIA_FAULT_NONE; i++)
    {
      *at = state->deals + 1;
      if (!talia_tell_ask (self->game, state, deals[i].dealer, &form, NULL))
        fault.reason = TALIA_FAULT_OVER;
      else
        fault = talia_tell_score (self->game, &form, &deals[i].told, &deals[i].after);
      state = &deals[i].after;
    }
  return fault;
}

/* Sets the answers of a deal; if there is a fault, nothing is changed. */
static TaliaFault
change (TaliaScorePad *self, guint deal, const TaliaTold *told, guint *at)
{
  const guint n = self->deals->len - (deal - 1);
  g_autofree Deal *deals = g_memdup2 (get_deal (self, deal), n * sizeof (Deal));
  TaliaFault fault;

  deals[0].told = *told;
  fault = score (self, talia_score_pad_get_state (self, deal - 1), deals, n, at);
  if (fault.reason == TALIA_FAULT_NONE)
    memcpy (get_deal (self, deal), deals, n * sizeof (Deal));
  return fault;
}

guint
talia_score_pad_get_n_deals (TaliaScorePad *self)
{
  return self->deals->len;
}

gboolean
talia_score_pad_is_over (TaliaScorePad *self)
{
  return self->ended || talia_score_pad_get_state (self, self->deals->len)->phase == TALIA_PHASE_OVER
         || self->deals->len >= TALIA_MAX_DEALS;
}

gboolean
talia_score_pad_ask (TaliaScorePad *self, guint deal, int dealer, TaliaForm *form, TaliaTold *told, GError **error)
{
  g_return_val_if_fail (deal >= 1 && deal <= self->deals->len + 1, FALSE);

  if (deal <= self->deals->len)
    {
      *told = get_deal (self, deal)->told;
      dealer = get_deal (self, deal)->dealer;
    }
  else
    talia_told_init (told);
  return talia_tell_ask (self->game, talia_score_pad_get_state (self, deal - 1), dealer, form, error);
}

gboolean
talia_score_pad_needs_dealer (TaliaScorePad *self)
{
  return self->game->has_dealer
         && talia_game_next_dealer (self->game, talia_score_pad_get_state (self, self->deals->len)) == TALIA_NOBODY;
}

TaliaFault
talia_score_pad_add (TaliaScorePad *self, int dealer, const TaliaTold *told)
{
  const TaliaState *state = talia_score_pad_get_state (self, self->deals->len);
  Deal deal = { .told = *told, .dealer = talia_score_pad_needs_dealer (self) ? dealer : TALIA_NOBODY };
  Step step = { STEP_DEAL, self->deals->len + 1, *told, deal.dealer };
  TaliaFault fault = { TALIA_FAULT_OVER, 0, 0, TALIA_NOBODY, 0, 0 };
  guint at;

  if (talia_score_pad_is_over (self))
    return fault;
  fault = score (self, state, &deal, 1, &at);
  if (fault.reason != TALIA_FAULT_NONE)
    return fault;
  g_array_append_val (self->deals, deal);
  take (self, &step);
  return fault;
}

TaliaFault
talia_score_pad_correct (TaliaScorePad *self, guint deal, const TaliaTold *told, guint *at)
{
  const Step step = { STEP_CORRECTION, deal, *told, TALIA_NOBODY };
  TaliaFault fault = { TALIA_FAULT_OVER, 0, 0, TALIA_NOBODY, 0, 0 };
  guint faulty = deal;

  g_return_val_if_fail (deal >= 1 && deal <= self->deals->len, fault);

  if (may_score_anew (self, deal))
    fault = change (self, deal, told, &faulty);
  if (at != NULL)
    *at = faulty;
  if (fault.reason != TALIA_FAULT_NONE)
    return fault;
  get_deal (self, deal)->corrections++;
  take (self, &step);
  return fault;
}

gboolean
talia_score_pad_is_corrected (TaliaScorePad *self, guint deal)
{
  g_return_val_if_fail (deal >= 1 && deal <= self->deals->len, FALSE);

  return get_deal (self, deal)->corrections > 0;
}

gboolean
talia_score_pad_end (TaliaScorePad *self)
{
  const Step step = { .kind = STEP_END };

  if (talia_score_pad_is_over (self) || !may_score_anew (self, G_MAXUINT))
    return FALSE;
  self->ended = TRUE;
  take (self, &step);
  return TRUE;
}

/* Gives a deal the answers that it had before its last correction. They are still possible, because the deals before
 * and after it have not changed since. */
static void
take_back_correction (TaliaScorePad *self, guint deal)
{
  guint index = self->steps->len, at;
  TaliaFault fault;

  while (get_step (self, --index)->kind == STEP_END || get_step (self, index)->deal != deal)
    ;
  get_deal (self, deal)->corrections--;
  fault = change (self, deal, &get_step (self, index)->told, &at);
  g_assert (fault.reason == TALIA_FAULT_NONE);
}

/* Returns the number of the first deal that taking back the last step would score anew. */
static guint
find_anew (TaliaScorePad *self)
{
  const Step *step = get_step (self, self->steps->len - 1);

  return step->kind == STEP_CORRECTION ? step->deal : G_MAXUINT;
}

gboolean
talia_score_pad_can_undo (TaliaScorePad *self)
{
  return self->steps->len > 0 && self->anew + count_anew (self, find_anew (self)) <= TALIA_MAX_ANEW;
}

gboolean
talia_score_pad_undo (TaliaScorePad *self)
{
  Step step;

  if (!talia_score_pad_can_undo (self))
    return FALSE;
  may_score_anew (self, find_anew (self));
  step = *get_step (self, self->steps->len - 1);
  g_array_set_size (self->steps, self->steps->len - 1);
  g_array_append_val (self->undone, step);
  if (step.kind == STEP_DEAL)
    g_array_set_size (self->deals, self->deals->len - 1);
  else if (step.kind == STEP_CORRECTION)
    take_back_correction (self, step.deal);
  else
    self->ended = FALSE;
  report (self, "undo", step.kind == STEP_END ? G_MAXUINT : step.deal);
  return TRUE;
}

gboolean
talia_score_pad_can_redo (TaliaScorePad *self)
{
  const Step *step;

  if (self->undone->len == 0)
    return FALSE;
  step = &g_array_index (self->undone, Step, self->undone->len - 1);
  return step->kind == STEP_DEAL
         || self->anew + count_anew (self, step->kind == STEP_CORRECTION ? step->deal : G_MAXUINT) <= TALIA_MAX_ANEW;
}

gboolean
talia_score_pad_redo (TaliaScorePad *self)
{
  Step step;

  if (!talia_score_pad_can_redo (self))
    return FALSE;
  step = g_array_index (self->undone, Step, self->undone->len - 1);
  g_array_set_size (self->undone, self->undone->len - 1);
  self->redoing = TRUE;
  if (step.kind == STEP_DEAL)
    talia_score_pad_add (self, step.dealer, &step.told);
  else if (step.kind == STEP_CORRECTION)
    talia_score_pad_correct (self, step.deal, &step.told, NULL);
  else
    talia_score_pad_end (self);
  self->redoing = FALSE;
  return TRUE;
}

/* --- names ----------------------------------------------------------------------------------- */

void
talia_score_pad_set_player (TaliaScorePad *self, int seat, const char *name)
{
  g_autofree char *line = NULL;

  g_return_if_fail (seat >= 0 && seat < self->begun.seats);

  g_free (self->players[seat]);
  self->players[seat] = talia_text_clean (name, TALIA_TEXT_NAME);
  line = g_strdup_printf ("player %d %s", seat, self->players[seat]);
  report (self, line, G_MAXUINT);
}

const char *
talia_score_pad_get_player (TaliaScorePad *self, int seat)
{
  g_return_val_if_fail (seat >= 0 && seat < self->begun.seats, "");

  return self->players[seat] != NULL ? self->players[seat] : "";
}

void
talia_score_pad_set_title (TaliaScorePad *self, const char *title)
{
  g_autofree char *line = NULL;

  g_return_if_fail (TALIA_IS_SCORE_PAD (self));

  g_free (self->title);
  self->title = talia_record_clean_title (title);
  line = g_strdup_printf ("title %s", self->title);
  report (self, line, G_MAXUINT);
}

const char *
talia_score_pad_get_title (TaliaScorePad *self)
{
  g_return_val_if_fail (TALIA_IS_SCORE_PAD (self), "");

  return self->title != NULL ? self->title : "";
}

static char *
name_scored_seat (TaliaScored *scored, int seat)
{
  TaliaScorePad *self = TALIA_SCORE_PAD (scored);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL, apart = NULL;

  g_return_val_if_fail (seat >= 0 && seat < self->begun.seats, NULL);

  for (int i = 0; i < self->begun.seats; i++)
    {
      const char *name = talia_score_pad_get_player (self, i);

      /* Translators: the number of a seat at the table, clockwise; the first is the person's own */
      g_strv_builder_take (builder, *name != '\0' ? g_strdup (name) : g_strdup_printf (_ ("Player %d"), i + 1));
    }
  names = g_strv_builder_end (builder);
  apart = talia_names_tell_apart ((const char *const *) names);
  return talia_text_isolate (apart[seat]);
}

/* --- the list -------------------------------------------------------------------------------- */

static GType
talia_score_pad_get_item_type (GListModel *model)
{
  return TALIA_TYPE_DEAL_SCORE;
}

static guint
talia_score_pad_get_n_items (GListModel *model)
{
  return TALIA_SCORE_PAD (model)->rows->len;
}

static gpointer
talia_score_pad_get_item (GListModel *model, guint position)
{
  TaliaScorePad *self = TALIA_SCORE_PAD (model);
  gpointer *row;
  TaliaForm form;
  TaliaTold told;

  if (position >= self->rows->len)
    return NULL;
  row = &g_ptr_array_index (self->rows, position);
  if (*row == NULL)
    {
      talia_score_pad_ask (self, position + 1, TALIA_NOBODY, &form, &told, NULL);
      *row = talia_deal_score_new_told (self->game, &form.dealt, &get_deal (self, position + 1)->after);
    }
  return g_object_ref (*row);
}

static void
talia_score_pad_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = talia_score_pad_get_item_type;
  iface->get_n_items = talia_score_pad_get_n_items;
  iface->get_item = talia_score_pad_get_item;
}

/* --- what a score sheet shows --------------------------------------------------------------- */

static const TaliaGame *
get_scored_game (TaliaScored *scored)
{
  return TALIA_SCORE_PAD (scored)->game;
}

static const TaliaState *
get_scored_state (TaliaScored *scored)
{
  TaliaScorePad *self = TALIA_SCORE_PAD (scored);

  return talia_score_pad_get_state (self, self->deals->len);
}

static GListModel *
get_scored_deals (TaliaScored *scored)
{
  return G_LIST_MODEL (scored);
}

static gboolean
is_scored_over (TaliaScored *scored)
{
  return talia_score_pad_is_over (TALIA_SCORE_PAD (scored));
}

/* Returns TALIA_NOBODY: a pad belongs to nobody in particular, because everybody at the table reads it. */
static int
get_nobody (TaliaScored *scored)
{
  return TALIA_NOBODY;
}

static void
talia_score_pad_scored_init (TaliaScoredInterface *iface)
{
  iface->get_game = get_scored_game;
  iface->get_state = get_scored_state;
  iface->get_deals = get_scored_deals;
  iface->name_seat = name_scored_seat;
  iface->is_over = is_scored_over;
  iface->get_own_side = get_nobody;
  iface->get_addressee = get_nobody;
}

static void
clear_row (gpointer row)
{
  g_clear_object (&row);
}

/* --- the whole ------------------------------------------------------------------------------- */

char *
talia_score_pad_write (TaliaScorePad *self)
{
  GString *text = g_string_new (NULL);

  talia_record_head_write (text, TALIA_SCORES_MAGIC, self->game, &self->begun.options);
  if (*talia_score_pad_get_title (self) != '\0')
    g_string_append_printf (text, "title %s\n", self->title);
  for (int seat = 0; seat < self->begun.seats; seat++)
    if (self->players[seat] != NULL)
      g_string_append_printf (text, "player %d %s\n", seat, self->players[seat]);
  for (guint i = 0; i < self->steps->len; i++)
    {
      g_autofree char *line = make_line (self, get_step (self, i));

      g_string_append_printf (text, "%s\n", line);
    }
  return g_string_free_and_steal (text);
}

TaliaScorePad *
talia_score_pad_new (const TaliaGame *game, const TaliaOptions *options, GError **error)
{
  TaliaState begun;
  TaliaScorePad *self;

  if (!talia_game_start (game, options, &begun, error))
    return NULL;
  self = g_object_new (TALIA_TYPE_SCORE_PAD, NULL);
  self->game = game;
  self->begun = begun;
  return self;
}

static void
talia_score_pad_finalize (GObject *object)
{
  TaliaScorePad *self = TALIA_SCORE_PAD (object);

  g_free (self->title);
  for (int seat = 0; seat < TALIA_MAX_SEATS; seat++)
    g_free (self->players[seat]);
  g_array_unref (self->deals);
  g_array_unref (self->steps);
  g_array_unref (self->undone);
  g_ptr_array_unref (self->rows);
  G_OBJECT_CLASS (talia_score_pad_parent_class)->finalize (object);
}

static void
talia_score_pad_class_init (TaliaScorePadClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = talia_score_pad_finalize;
  signals[LINE] = g_signal_new ("line", TALIA_TYPE_SCORE_PAD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_STRING);
  signals[CHANGED] =
      g_signal_new ("changed", TALIA_TYPE_SCORE_PAD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
talia_score_pad_init (TaliaScorePad *self)
{
  self->deals = g_array_new (FALSE, FALSE, sizeof (Deal));
  self->steps = g_array_new (FALSE, FALSE, sizeof (Step));
  self->undone = g_array_new (FALSE, FALSE, sizeof (Step));
  self->rows = g_ptr_array_new_with_free_func (clear_row);
}
