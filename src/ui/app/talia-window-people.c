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

/* Of each matter only the newest is told, NULL: nothing more. A host could else have thousands wait for their turn. */
static void
tell_newest (TaliaWindowPeople *self, AdwToast **about, const char *text, guint seconds)
{
  if (*about != NULL)
    adw_toast_dismiss (*about);
  g_clear_weak_pointer (about);
  if (text != NULL)
    g_set_weak_pointer (about, talia_window_people_tell_for (self, text, seconds));
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
          tell_newest (self, &self->slow, NULL, 0);
          tell_newest (self, &self->about[seat], text, 5);
        }
    }
  self->known = *people;
}

void
talia_window_people_tell_state (TaliaWindowPeople *self, const char *text, guint seconds)
{
  tell_newest (self, &self->state, text, seconds);
}

void
talia_window_people_tell_slow (TaliaWindowPeople *self, int seat)
{
  g_autofree char *who = talia_party_words_who (&self->known, seat);
  /* Translators: %s is a name */
  g_autofree char *text = g_strdup_printf (_ ("%s has not played for a while."), who);

  tell_newest (self, &self->slow, text, 0);
  adw_toast_set_button_label (self->slow, _ ("_Let a Computer Play"));
  adw_toast_set_action_name (self->slow, "win.stand-in");
  adw_toast_set_action_target_value (self->slow, g_variant_new_int32 (seat));
}

void
talia_window_people_clear (TaliaWindowPeople *self)
{
  tell_newest (self, &self->state, NULL, 0);
  tell_newest (self, &self->slow, NULL, 0);
  for (int seat = 0; seat < TALIA_MAX_SEATS; seat++)
    tell_newest (self, &self->about[seat], NULL, 0);
}
