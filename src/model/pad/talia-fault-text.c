/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Says in a sentence why a deal cannot be scored from the answers that were given about it. */
#include "talia-fault-text.h"

#include <glib/gi18n.h>

#include "model/match/talia-scored.h"

static char *
name_who (TaliaScored *scored, const TaliaField *field, int who)
{
  if (who < 0)
    return NULL;
  return field->by_seat ? talia_scored_name_seat (scored, who) : talia_scored_name_side (scored, who);
}

static char *
say_too_many (const TaliaField *field, const TaliaFault *fault)
{
  if (field->kind == TALIA_FIELD_SEQUENCE)
    /* Translators: what is told in their order, such as "Sweeps", and how many there can have been */
    return g_strdup_printf (_ ("“%s”: in this order there can be only %d."), _ (field->what), fault->must);
  /* Translators: what is counted, such as "Tricks"; what all players have of it together; how many there are */
  return g_strdup_printf (_ ("“%s”: that makes %d, and there are only %d."), _ (field->what), fault->is, fault->must);
}

static char *
say_lacking (const TaliaForm *form, const TaliaFault *fault, const char *name)
{
  const TaliaField *field = &form->fields[fault->field];
  const char *other = _ (form->fields[fault->other].what);

  if (field->kind == TALIA_FIELD_TAKER)
    /* Translators: a player, a card or trick, such as "Queen of spades", and what is counted, such as "Tricks" */
    return g_strdup_printf (_ ("%s cannot have “%s” with so few of “%s”."), name, _ (field->what), other);
  /* Translators: a player, what is counted, such as "Queens", its number, another thing, such as "Tricks" */
  return g_strdup_printf (_ ("%s cannot have %d of “%s”: with so few of “%s” the most is %d."), name, fault->is,
                          _ (field->what), other, fault->must);
}

char *
talia_fault_text (TaliaScorePad *pad, const TaliaForm *form, const TaliaFault *fault)
{
  const TaliaField *field = &form->fields[fault->field];
  const char *what = field->what != NULL ? _ (field->what) : "";
  const char *other = form->fields[fault->other].what != NULL ? _ (form->fields[fault->other].what) : "";
  g_autofree char *name = name_who (TALIA_SCORED (pad), field, fault->who);

  switch (fault->reason)
    {
    case TALIA_FAULT_NONE:
      return g_strdup ("");
    case TALIA_FAULT_UNTOLD:
      if (name != NULL)
        /* Translators: what has not been entered yet, such as "Tricks", and of which player */
        return g_strdup_printf (_ ("Still missing: %s, %s."), what, name);
      /* Translators: what has not been entered yet, such as "King of hearts" */
      return g_strdup_printf (_ ("Still missing: %s."), what);
    case TALIA_FAULT_RANGE:
      /* Translators: what is counted, such as "Tricks", a number that is no answer, and the greatest that is one */
      return g_strdup_printf (_ ("“%s”: %d is impossible, the most is %d."), what, fault->is, fault->must);
    case TALIA_FAULT_BLIND:
      /* Translators: a player in Spades */
      return g_strdup_printf (_ ("%s may not bid blind nil: the pair is not far enough behind."), name);
    case TALIA_FAULT_TOO_MANY:
      return say_too_many (field, fault);
    case TALIA_FAULT_TOO_FEW:
      /* Translators: what is counted, such as "Tricks"; what all players have of it together; how many there are */
      return g_strdup_printf (_ ("“%s”: that makes only %d, and there are %d."), what, fault->is, fault->must);
    case TALIA_FAULT_TWICE:
      /* Translators: a player, and two places, such as "First out" */
      return g_strdup_printf (_ ("%s cannot be both “%s” and “%s”: one of them is somebody else."), name, what, other);
    case TALIA_FAULT_LACKS:
      return say_lacking (form, fault, name);
    case TALIA_FAULT_OVER:
      return g_strdup (_ ("No deal can follow: the match is over, or as long as it may be."));
    case TALIA_FAULT_CARDS:
      return g_strdup (_ ("The cards cannot have been shared out like this: one of the answers is wrong."));
    }
  g_return_val_if_reached (NULL);
}

char *
talia_fault_text_of_correction (TaliaScorePad *pad, guint deal, guint at, const TaliaFault *fault)
{
  g_autofree char *why = NULL;
  TaliaForm form;
  TaliaTold told;

  if (fault->reason == TALIA_FAULT_OVER)
    return at == deal ? g_strdup (_ ("There have been so many corrections that no more are possible."))
                      : g_strdup_printf (_ ("The match would have ended before deal %u, which was played."), at);
  talia_score_pad_ask (pad, at, TALIA_NOBODY, &form, &told, NULL);
  why = talia_fault_text (pad, &form, fault);
  if (at == deal)
    return g_steal_pointer (&why);
  /* Translators: the number of a deal, and a sentence that says why it is impossible after a correction */
  return g_strdup_printf (_ ("Deal %u would be impossible: %s"), at, why);
}
