/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The guide through a first deal: tells the player what to do now and why, and what a wrong move costs. */
#include "talia-guide.h"

#include <glib/gi18n.h>

#include "model/look-back/talia-judge.h"
#include "model/match/talia-number.h"
#include "model/table/talia-table-notes.h"
#include "words/talia-words-reasons.h"
#include "words/talia-words.h"

/* The average loss, in points of the game, below which a move is not commented. */
#define WORTH 1.0

struct _TaliaGuide
{
  GObject parent_instance;

  TaliaMatch *match;
  const TaliaGuidedDeal *deal;

  TaliaGuideStage stage;
  char *text;
  char *rule;
  gboolean points; /* whether the guide points at `move` */
  TaliaMove move;

  guint n_read;         /* the number of the text at the beginning */
  guint n_moves;        /* the number of moves that the person has made */
  TaliaView asked;      /* the person's view at the last decision about which the expert was asked */
  guint n_asked;        /* the number of the move at that decision; 0: none */
  TaliaMove proposed;   /* the move that is proposed there */
  char *better;         /* its description in words */
  char *why;            /* its reason in words, if the expert proposed it; NULL: none */
  char *doubt;          /* the text about the move that was made there */
  gboolean holds;       /* whether the guide holds the match */
  GCancellable *hint;   /* while the expert is looking for a move */
  GCancellable *second; /* while the expert is judging the move that was made */
};

G_DEFINE_FINAL_TYPE (TaliaGuide, talia_guide, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static const TaliaState *
get_state (TaliaGuide *self)
{
  return &talia_match_get_view (self->match)->seen;
}

static void
drop (GCancellable **pending)
{
  if (*pending != NULL)
    g_cancellable_cancel (*pending);
  g_clear_object (pending);
}

static void
set_holds (TaliaGuide *self, gboolean holds)
{
  if (self->holds == holds)
    return;
  self->holds = holds;
  if (holds)
    talia_match_hold (self->match);
  else
    talia_match_release (self->match);
}

/* `move` may be NULL. */
static void
say (TaliaGuide *self, TaliaGuideStage stage, const char *text, const char *rule, const TaliaMove *move)
{
  self->stage = stage;
  g_set_str (&self->text, text);
  g_set_str (&self->rule, rule);
  self->points = move != NULL;
  if (move != NULL)
    self->move = *move;
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Whether the first `n` moves are those that the guide proposed. */
static gboolean
follows (TaliaGuide *self, const GArray *moves, guint n)
{
  if (n > self->deal->steps->len)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!talia_move_equal (&g_array_index (moves, TaliaMove, i),
                           &g_array_index (self->deal->steps, TaliaGuidedStep, i).move))
      return FALSE;
  return TRUE;
}

/* Returns the step after these moves; NULL if they are not those of the guide, or if it has no more steps. */
static const TaliaGuidedStep *
find_step (TaliaGuide *self, const GArray *moves, guint n)
{
  return n < self->deal->steps->len && follows (self, moves, n) ? &g_array_index (self->deal->steps, TaliaGuidedStep, n)
                                                                : NULL;
}

/* Whether the last move was the first to differ from the guide's. */
static gboolean
has_just_left (TaliaGuide *self)
{
  g_autoptr (GArray) moves = talia_match_list_own_moves (self->match);

  return moves->len > 0 && follows (self, moves, moves->len - 1) && !follows (self, moves, moves->len);
}

/* --- what to do now ------------------------------------------------------------------------- */

static void
propose (TaliaGuide *self, const TaliaMove *move)
{
  g_free (self->better);
  g_clear_pointer (&self->why, g_free);
  self->proposed = *move;
  self->better = talia_words_proposal (self->match, move);
}

static void
hinted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TaliaGuide) self = data;
  g_autofree TaliaAdvice *advice = talia_match_hint_finish (TALIA_MATCH (source), result, NULL);
  g_autofree char *reason = NULL, *hint = NULL, *text = NULL;

  if (advice == NULL)
    return; /* the table has changed meanwhile */
  g_clear_object (&self->hint);
  reason = talia_words_reason (&advice->reason);
  propose (self, &advice->move);
  self->why = talia_words_why (&advice->reason);
  if (reason != NULL)
    /* Translators: a hint: the proposed card or cards, then a sentence that says why */
    hint = g_strdup_printf (_ ("Hint: %s. %s"), self->better, reason);
  else
    hint = g_strdup_printf (_ ("Hint: %s"), self->better);
  if (has_just_left (self))
    text = g_strdup_printf ("%s %s", _ ("You have left the prepared deal: from here on there is a hint for each move."),
                            hint);
  else
    text = g_steal_pointer (&hint);
  say (self, TALIA_GUIDE_ASKS, text, NULL, &advice->move);
}

static void
ask (TaliaGuide *self, const GArray *moves)
{
  const TaliaGuidedStep *step = find_step (self, moves, moves->len);

  self->asked = *talia_match_get_view (self->match);
  self->n_asked = moves->len + 1;
  if (step != NULL)
    {
      propose (self, &step->move);
      say (self, TALIA_GUIDE_ASKS, _ (step->say.text), step->say.rule, &step->move);
      return;
    }
  self->points = FALSE;
  self->hint = g_cancellable_new ();
  talia_match_hint_async (self->match, self->hint, hinted_cb, g_object_ref (self));
}

static void
append (GString *all, const GArray *texts)
{
  for (guint i = 0; i < texts->len; i++)
    g_string_append_printf (all, "%s%s", all->len > 0 ? " " : "", _ (g_array_index (texts, TaliaGuidedText, i).text));
}

static char *
describe_end (TaliaGuide *self, gboolean with_result)
{
  g_autoptr (GString) all = g_string_new (NULL);

  if (with_result)
    append (all, self->deal->result);
  append (all, self->deal->end);
  return g_string_free_and_steal (g_steal_pointer (&all));
}

static void
tell_end (TaliaGuide *self, const GArray *moves)
{
  g_autofree char *text =
      describe_end (self, moves->len == self->deal->steps->len && follows (self, moves, moves->len));

  say (self, TALIA_GUIDE_ENDS, text, g_array_index (self->deal->end, TaliaGuidedText, 0).rule, NULL);
}

static void
tell_beginning (TaliaGuide *self)
{
  const TaliaGuidedText *text = &g_array_index (self->deal->begin, TaliaGuidedText, self->n_read);

  say (self, TALIA_GUIDE_TELLS, _ (text->text), text->rule, NULL);
}

static void
update (TaliaGuide *self)
{
  g_autoptr (GArray) moves = talia_match_list_own_moves (self->match);
  gboolean running = get_state (self)->phase != TALIA_PHASE_DEAL && get_state (self)->phase != TALIA_PHASE_OVER;
  gboolean tells = running && moves->len == 0 && self->n_read < self->deal->begin->len;

  drop (&self->hint);
  set_holds (self, running && (tells || self->doubt != NULL || self->second != NULL));
  if (get_state (self)->deals == 0)
    return;
  if (!running)
    tell_end (self, moves);
  else if (tells)
    tell_beginning (self);
  else if (self->doubt != NULL)
    say (self, TALIA_GUIDE_DOUBTS, self->doubt, NULL, NULL);
  else if (self->second == NULL && talia_match_get_own_turn (self->match))
    ask (self, moves);
  else
    {
      g_autofree char *text = g_strdup (self->text);

      say (self, TALIA_GUIDE_WAITS, text, NULL, NULL); /* it may still be read */
    }
}

/* --- what was done ---------------------------------------------------------------------------- */

/* Says why the proposed move is better than the one that was made, if the expert knows; otherwise NULL. */
static char *
describe_why (TaliaGuide *self, const TaliaJudgement *judgement)
{
  return self->why == NULL && talia_move_equal (&judgement->best, &self->proposed)
             ? talia_words_why (&judgement->reason)
             : g_strdup (self->why);
}

static char *
describe_loss (TaliaGuide *self, const TaliaJudgement *judgement)
{
  int points = (int) (judgement->loss + 0.5);
  g_autofree char *loss = g_strdup_printf (ngettext ("On average, this costs you about %d point.",
                                                     "On average, this costs you about %d points.", (gulong) points),
                                           points);
  g_autofree char *better = NULL, *why = NULL;

  if (self->better == NULL)
    return g_steal_pointer (&loss);
  /* Translators: another move than the one that was made */
  better = g_strdup_printf (_ ("Better: %s."), self->better);
  why = describe_why (self, judgement);
  return g_strjoin (" ", loss, better, why, NULL);
}

static void
judged_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TaliaGuide) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) judgements = talia_judge_finish (result, &error);
  const TaliaJudgement *judgement;

  if (judgements == NULL)
    return; /* the move has been taken back in the meantime */
  g_clear_object (&self->second);
  judgement = judgements->len > 0 ? &g_array_index (judgements, TaliaJudgement, 0) : NULL;
  if (judgement != NULL && judgement->loss >= WORTH && judgement->loss > judgement->error)
    self->doubt = describe_loss (self, judgement);
  update (self);
}

/* The person has made another move than the proposed one, or a move where none has been proposed yet. */
static void
doubt (TaliaGuide *self, const GArray *moves)
{
  const TaliaMove *made = &g_array_index (moves, TaliaMove, moves->len - 1);
  const TaliaGuidedStep *step = find_step (self, moves, moves->len - 1);
  const char *stray = step != NULL ? talia_guided_step_find_stray (step, made) : NULL;

  if (stray != NULL)
    {
      g_set_str (&self->doubt, _ (stray));
      return;
    }
  self->second = g_cancellable_new ();
  talia_judge_move_async (self->deal->game, &self->asked, made, 0, self->second, judged_cb, g_object_ref (self));
}

static void
changed_cb (TaliaGuide *self)
{
  g_autoptr (GArray) moves = talia_match_list_own_moves (self->match);

  if (moves->len != self->n_moves)
    {
      drop (&self->second);
      g_clear_pointer (&self->doubt, g_free);
      if (moves->len > 0 && moves->len == self->n_asked
          && !(self->points && talia_move_equal (&g_array_index (moves, TaliaMove, moves->len - 1), &self->move)))
        doubt (self, moves);
      self->n_moves = moves->len;
    }
  update (self);
}

/* --- the object -------------------------------------------------------------------------------- */

static void
talia_guide_dispose (GObject *object)
{
  TaliaGuide *self = TALIA_GUIDE (object);

  drop (&self->hint);
  drop (&self->second);
  if (self->match != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->match, self);
      set_holds (self, FALSE);
    }
  g_clear_object (&self->match);

  G_OBJECT_CLASS (talia_guide_parent_class)->dispose (object);
}

static void
talia_guide_finalize (GObject *object)
{
  TaliaGuide *self = TALIA_GUIDE (object);

  g_free (self->text);
  g_free (self->rule);
  g_free (self->better);
  g_free (self->why);
  g_free (self->doubt);

  G_OBJECT_CLASS (talia_guide_parent_class)->finalize (object);
}

static void
talia_guide_class_init (TaliaGuideClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = talia_guide_dispose;
  G_OBJECT_CLASS (klass)->finalize = talia_guide_finalize;

  signals[CHANGED] =
      g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
talia_guide_init (TaliaGuide *self)
{
  self->text = g_strdup ("");
}

TaliaTable *
talia_guide_create_table (const TaliaGame *game, const char *name)
{
  const TaliaGuidedDeal *deal;
  TaliaTable *table;

  g_return_val_if_fail (game != NULL && name != NULL, NULL);

  deal = talia_guided_deal_get (game);
  table = deal != NULL ? talia_table_new (game, &deal->options, NULL) : NULL;
  if (table == NULL)
    return NULL;
  talia_table_set_note (table, TALIA_NOTE_GUIDED, game->id, NULL);
  talia_number_set (table, deal->number, NULL);
  for (int i = 0; i < talia_table_get_n_seats (table); i++)
    {
      g_autoptr (TaliaSeat) seat = i == 0 ? talia_seat_new (0, name, NULL)
                                          : talia_seat_new (i, talia_seat_default_name (i), talia_guided_deal_level ());
      g_autofree char *text = talia_seat_to_text (seat);

      talia_table_set_seat (table, i, text);
    }
  return table;
}

gboolean
talia_guide_is_for (TaliaTable *table)
{
  return talia_table_get_note (table, TALIA_NOTE_GUIDED) != NULL;
}

TaliaGuide *
talia_guide_new (TaliaMatch *match)
{
  TaliaGuide *self;

  g_return_val_if_fail (TALIA_IS_MATCH (match), NULL);
  g_return_val_if_fail (talia_guided_deal_get (talia_match_get_game (match)) != NULL, NULL);

  self = g_object_new (TALIA_TYPE_GUIDE, NULL);
  self->match = g_object_ref (match);
  self->deal = talia_guided_deal_get (talia_match_get_game (match));
  g_signal_connect_swapped (match, "changed", G_CALLBACK (changed_cb), self);
  changed_cb (self);
  return self;
}

TaliaGuideStage
talia_guide_get_stage (TaliaGuide *self)
{
  g_return_val_if_fail (TALIA_IS_GUIDE (self), TALIA_GUIDE_ENDS);
  return self->stage;
}

const char *
talia_guide_get_text (TaliaGuide *self)
{
  g_return_val_if_fail (TALIA_IS_GUIDE (self), NULL);
  return self->text;
}

const char *
talia_guide_get_rule (TaliaGuide *self)
{
  g_return_val_if_fail (TALIA_IS_GUIDE (self), NULL);
  return self->rule;
}

const TaliaMove *
talia_guide_get_move (TaliaGuide *self)
{
  g_return_val_if_fail (TALIA_IS_GUIDE (self), NULL);
  return self->points ? &self->move : NULL;
}

void
talia_guide_go_on (TaliaGuide *self)
{
  g_return_if_fail (TALIA_IS_GUIDE (self));

  if (self->stage == TALIA_GUIDE_TELLS)
    self->n_read++;
  g_clear_pointer (&self->doubt, g_free);
  update (self);
}

GPtrArray *
talia_guide_list_texts (TaliaGuide *self)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (TALIA_IS_GUIDE (self), texts);

  for (guint i = 0; i < self->deal->begin->len; i++)
    g_ptr_array_add (texts, g_strdup (_ (g_array_index (self->deal->begin, TaliaGuidedText, i).text)));
  for (guint i = 0; i < self->deal->steps->len; i++)
    {
      const TaliaGuidedStep *step = &g_array_index (self->deal->steps, TaliaGuidedStep, i);

      g_ptr_array_add (texts, g_strdup (_ (step->say.text)));
      for (guint j = 0; j < step->strays->len; j++)
        g_ptr_array_add (texts, g_strdup (_ (g_array_index (step->strays, TaliaGuidedStray, j).text)));
    }
  return texts;
}
