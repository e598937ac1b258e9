/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is told in the window of the people at a table that several machines share. */
#include "talia-window-people.h"

#include <glib/gi18n.h>

#include "talia-window-files.h"
#include "ui/party/talia-party-words.h"

AdwToast *
talia_window_people_tell_for (TaliaWindowPeople *self, const char *text, guint seconds)
{
  return talia_window_tell_for (ADW_TOAST_OVERLAY (adw_application_window_get_content (self->window)), text, seconds);
}

void
talia_window_people_tell (TaliaWindowPeople *self, const char *text)
{
  talia_window_people_tell_for (self, text, 5);
}

static void
dismiss (AdwToast **toast)
{
  if (*toast != NULL)
    adw_toast_dismiss (*toast);
  g_clear_weak_pointer (toast);
}

/* What has become of somebody, in a sentence about `who`; NULL: nothing that is worth one. */
static char *
describe_change (const TaliaPerson *before, const TaliaPerson *now, const char *who)
{
  const gboolean was_there = before->state == TALIA_PERSON_HERE || before->state == TALIA_PERSON_HOST;

  if (was_there && now->state == TALIA_PERSON_GONE)
    /* Translators: %s is a name */
    return g_strdup_printf (_ ("%s is away. A computer player stands in."), who);
  if (now->idle && !before->idle)
    /* Translators: %s is a name */
    return g_strdup_printf (_ ("%s does not answer. A computer player stands in."), who);
  if (talia_person_is_played_for (before) && !talia_person_is_played_for (now) && now->state != TALIA_PERSON_NONE)
    /* Translators: %s is a name */
    return g_strdup_printf (_ ("%s is back."), who);
  return NULL;
}

void
talia_window_people_follow (TaliaWindowPeople *self, const TaliaPeople *people, int own)
{
  for (int seat = 0; seat < people->seats; seat++)
    {
      g_autofree char *who = talia_party_words_who (people, seat);
      g_autofree char *text = seat != own ? describe_change (&self->known.at[seat], &people->at[seat], who) : NULL;

      if (text != NULL)
        {
          dismiss (&self->slow);
          talia_window_people_tell (self, text);
        }
    }
  self->known = *people;
}

void
talia_window_people_tell_lost (TaliaWindowPeople *self, gboolean lost)
{
  dismiss (&self->lost);
  if (lost)
    g_set_weak_pointer (&self->lost, talia_window_people_tell_for (
                                         self, _ ("The connection is lost. Talia is trying to reconnect…"), 0));
}

void
talia_window_people_tell_slow (TaliaWindowPeople *self, int seat)
{
  g_autofree char *who = talia_party_words_who (&self->known, seat);
  /* Translators: %s is a name */
  g_autofree char *text = g_strdup_printf (_ ("%s has not played for a while."), who);

  dismiss (&self->slow);
  g_set_weak_pointer (&self->slow, talia_window_people_tell_for (self, text, 0));
  adw_toast_set_button_label (self->slow, _ ("_Let a Computer Play"));
  adw_toast_set_action_name (self->slow, "win.stand-in");
  adw_toast_set_action_target_value (self->slow, g_variant_new_int32 (seat));
}

void
talia_window_people_clear (TaliaWindowPeople *self)
{
  dismiss (&self->lost);
  dismiss (&self->slow);
}
