/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about the expert's verdict on a deal. */
#include "talia-verdict-words.h"

#include <glib/gi18n.h>

#include "words/talia-words-causes.h"
#include "words/talia-words-coach.h"
#include "words/talia-words-reasons.h"
#include "words/talia-words.h"

char *
talia_verdict_words_sum (TaliaMatch *match, int seat, GArray *judgements)
{
  double sum = 0.0;
  const char *name;

  for (guint i = 0; i < judgements->len; i++)
    sum += g_array_index (judgements, TaliaJudgement, i).loss;
  if (judgements->len == 0)
    return g_strdup (_ ("There was nothing to decide."));
  if (seat == talia_match_get_own_seat (match))
    return g_strdup_printf (ngettext ("You gave away %.1f points in %u decision.",
                                      "You gave away %.1f points in %u decisions.", judgements->len),
                            sum, judgements->len);
  name = talia_seat_get_name (talia_match_get_seat (match, seat));
  /* Translators: a player's name, points, how many decisions */
  return g_strdup_printf (ngettext ("%s gave away %.1f points in %u decision.",
                                    "%s gave away %.1f points in %u decisions.", judgements->len),
                          name, sum, judgements->len);
}

char *
talia_verdict_words_moment (TaliaMatch *match, int move)
{
  const TaliaState *state = &talia_match_get_view (match)->seen;

  if (state->phase == TALIA_PHASE_BID)
    return g_strdup (C_ ("moment of a deal", "Bid"));
  if (state->phase == TALIA_PHASE_PASS)
    return g_strdup (C_ ("moment of a deal", "Passing"));
  if (state->board == TALIA_BOARD_TRICK && state->phase == TALIA_PHASE_PLAY)
    return g_strdup_printf (_ ("Trick %d"), state->trick.tricks + 1);
  return g_strdup_printf (_ ("Move %d"), move);
}

char *
talia_verdict_words_moment_brief (TaliaMatch *match, int move)
{
  const TaliaState *state = &talia_match_get_view (match)->seen;

  if (state->phase != TALIA_PHASE_PLAY)
    return g_strdup ("");
  return g_strdup_printf ("%d", state->board == TALIA_BOARD_TRICK ? state->trick.tricks + 1 : move);
}

char *
talia_verdict_words_made (TaliaMatch *match, const TaliaJudgement *judgement, int move)
{
  const TaliaState *state = &talia_match_get_view (match)->seen;
  g_autofree char *made = talia_words_proposal (match, &judgement->made);

  if (state->phase == TALIA_PHASE_BID)
    /* Translators: what somebody bid, such as "4 tricks" */
    return g_strdup_printf (_ ("Bid: %s"), made);
  if (state->board == TALIA_BOARD_TRICK && state->phase == TALIA_PHASE_PLAY)
    /* Translators: which trick it was, and what was played to it */
    return g_strdup_printf (_ ("Trick %d: %s"), state->trick.tricks + 1, made);
  /* Translators: which move of the deal it was, and what was done */
  return g_strdup_printf (_ ("Move %d: %s"), move, made);
}

/* Whether the reason only says how much better the move is than another; what is behind it says why. */
static gboolean
compares (TaliaReasonId reason)
{
  return reason == TALIA_REASON_BETTER || reason == TALIA_REASON_A_LITTLE_BETTER || reason == TALIA_REASON_AS_GOOD;
}

char *
talia_verdict_words_reason (const TaliaReason *reason)
{
  return compares (reason->id) ? talia_words_cause (&reason->cause) : talia_words_reason (reason);
}

char *
talia_verdict_words_better (TaliaMatch *match, const TaliaJudgement *judgement)
{
  g_autofree char *best = talia_words_proposal (match, &judgement->best);
  g_autofree char *reason = talia_verdict_words_reason (&judgement->reason);

  /* Translators: another move than the one that was made */
  return reason != NULL ? g_strdup_printf (_ ("Better: %s. %s"), best, reason)
                        : g_strdup_printf (_ ("Better: %s"), best);
}

char *
talia_verdict_words_quality (guint deals, guint decisions)
{
  g_autofree char *one = g_strdup_printf (ngettext ("%u decision", "%u decisions", decisions), decisions);
  g_autofree char *two = g_strdup_printf (ngettext ("%u deal", "%u deals", deals), deals);

  /* Translators: so many decisions, in so many deals: "34 decisions in 3 deals" */
  return g_strdup_printf (_ ("%s in %s of this match"), one, two);
}

char *
talia_verdict_words_loss (const TaliaJudgement *judgement)
{
  const TaliaCoachLoss loss = { judgement->loss, judgement->error };

  return talia_words_coach_loss (&loss);
}
