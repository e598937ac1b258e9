/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows in the window what concerns a table that several machines share: the people there, whose turn it is, and a
 * button that leads back to it. */
#include "talia-window-network.h"

#include <glib/gi18n.h>

#include "settings/talia-settings.h"
#include "talia-window-dialogs.h"
#include "talia-window-pages.h"
#include "talia-window-turn.h"
#include "ui/party/talia-party-again.h"
#include "ui/party/talia-party-dialog.h"
#include "ui/party/talia-party-words.h"
#include "ui/start/talia-start-page.h"
#include "words/talia-words-plan.h"

struct _TaliaWindowNetwork
{
  AdwApplicationWindow *window;
  AdwNavigationView *pages;
  TaliaSession *session;
  TaliaSharedTable *shared;

  TaliaPeople known;                /* as last announced */
  TaliaGuestState was;              /* the last known state of our guest */
  GtkWidget *page;                  /* the page that shows the match; may be NULL */
  AdwToast *state;                  /* the toast about the connection, … */
  AdwToast *slow;                   /* … about a person for whom nobody moves, … */
  AdwToast *about[TALIA_MAX_SEATS]; /* … and about the person at each seat, while it is shown */
  TaliaWindowTurn *turn;            /* notifies the player that the others wait */
  GSimpleAction *back;              /* goes to the table; enabled while there is one */
  GSimpleAction *get_up;            /* leaves another machine's table for good; enabled while that is possible */
};

/* --- the page ------------------------------------------------------------------------- */

/* A page that is closed makes its match wait, because nobody watches it any more. A shared match must go on for the
 * others. */
static void
page_gone_cb (gpointer data, GObject *page)
{
  TaliaWindowNetwork *self = data;

  self->page = NULL;
  if (talia_shared_table_get_match (self->shared) != NULL)
    talia_match_release (talia_shared_table_get_match (self->shared));
}

static void
unwatch (TaliaWindowNetwork *self)
{
  if (self->page != NULL)
    g_object_weak_unref (G_OBJECT (self->page), page_gone_cb, self);
  self->page = NULL;
}

void
talia_window_network_watch (TaliaWindowNetwork *self, GtkWidget *page, TaliaMatch *match)
{
  if (match != talia_shared_table_get_match (self->shared))
    return;
  unwatch (self);
  self->page = page;
  g_object_weak_ref (G_OBJECT (page), page_gone_cb, self);
}

/* --- what is told of the people ----------------------------------------------------------- */

static AdwToastOverlay *
get_toasts (TaliaWindowNetwork *self)
{
  return ADW_TOAST_OVERLAY (adw_application_window_get_content (self->window));
}

/* Shows only the newest message on each subject (NULL: none). Otherwise a host could queue thousands of them. */
static void
tell_newest (TaliaWindowNetwork *self, AdwToast **about, const char *text, guint seconds)
{
  if (*about != NULL)
    adw_toast_dismiss (*about);
  g_clear_weak_pointer (about);
  if (text != NULL)
    g_set_weak_pointer (about, talia_window_tell_for (get_toasts (self), text, seconds));
}

/* Describes what has changed about a person in a sentence about `who`; NULL if that needs no sentence. */
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

static void
tell_changes (TaliaWindowNetwork *self, const TaliaPeople *people, int own)
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

static void
tell_state (TaliaWindowNetwork *self, const char *text, guint seconds)
{
  tell_newest (self, &self->state, text, seconds);
}

static void
slow_cb (TaliaWindowNetwork *self, int seat)
{
  g_autofree char *who = talia_party_words_who (&self->known, seat);
  /* Translators: %s is a name */
  g_autofree char *text = g_strdup_printf (_ ("%s has not played for a while."), who);

  tell_newest (self, &self->slow, text, 0);
  adw_toast_set_button_label (self->slow, _ ("_Let a Computer Play"));
  adw_toast_set_action_name (self->slow, "win.stand-in");
  adw_toast_set_action_target_value (self->slow, g_variant_new_int32 (seat));
}

static void
clear_told (TaliaWindowNetwork *self)
{
  tell_newest (self, &self->state, NULL, 0);
  tell_newest (self, &self->slow, NULL, 0);
  for (int seat = 0; seat < TALIA_MAX_SEATS; seat++)
    tell_newest (self, &self->about[seat], NULL, 0);
}

/* --- the way back ---------------------------------------------------------------------- */

/* The start page has a button that leads back: to the table, if there is one, whichever machine it is at, or else to
 * the last table. */
static void
update_back (TaliaWindowNetwork *self)
{
  TaliaStartPage *page = talia_window_pages_find (self->pages, TALIA_TYPE_START_PAGE);
  TaliaMatch *match = talia_shared_table_get_match (self->shared);
  g_autofree char *last = g_settings_get_string (talia_settings_get (), TALIA_PARTY_SEAT_KEY), *standing = NULL,
                  *text = NULL;
  const gboolean open = talia_shared_table_is_open (self->shared);

  if (open)
    {
      const gboolean idle = self->known.at[talia_match_get_own_seat (match)].idle;
      const char *due = talia_match_get_own_turn (match) ? _ ("It is your turn.") : NULL;

      standing = talia_words_standing (talia_match_get_table (match));
      text = g_strjoin ("\n", standing, idle ? _ ("A computer player moves for you.") : due, NULL);
    }
  g_simple_action_set_enabled (self->back, open || (match == NULL && *last != '\0'));
  g_simple_action_set_enabled (self->get_up, talia_shared_table_can_get_up (self->shared));
  talia_start_page_set_open_table (page, text, talia_shared_table_is_ours (self->shared));
  talia_window_turn_set_match (self->turn, open ? match : NULL);
}

/* --- the table ------------------------------------------------------------------------- */

static void
began_cb (TaliaWindowNetwork *self)
{
  TaliaGuest *guest = talia_shared_table_get_guest (self->shared);

  self->known = *talia_shared_table_get_people (self->shared);
  if (guest != NULL)
    self->was = talia_guest_get_state (guest);
}

static void
ended_cb (TaliaWindowNetwork *self)
{
  unwatch (self);
  clear_told (self);
  update_back (self);
}

static void
tell_connection (TaliaWindowNetwork *self, TaliaGuest *guest)
{
  TaliaGuestState state = talia_guest_get_state (guest), was = self->was;

  self->was = state;
  if (state == was)
    return;
  if (state == TALIA_GUEST_LOST)
    tell_state (self, _ ("The connection is lost. Talia is trying to reconnect…"), 0);
  else if (state == TALIA_GUEST_PLAYING && was == TALIA_GUEST_LOST)
    tell_state (self, _ ("Back at the table"), 5);
  else if (state == TALIA_GUEST_ENDED)
    {
      clear_told (self);
      tell_state (self, talia_party_words_reason (talia_guest_get_reason (guest)), 0);
    }
}

static void
people_changed_cb (TaliaWindowNetwork *self)
{
  TaliaGuest *guest = talia_shared_table_get_guest (self->shared);
  const TaliaPeople *people = talia_shared_table_get_people (self->shared);
  const int own = guest != NULL ? talia_guest_get_seat (guest)
                                : talia_match_get_own_seat (talia_shared_table_get_match (self->shared));

  tell_changes (self, people, own);
  update_back (self);
  talia_window_turn_set_played_for (self->turn, people->at[own].idle);
  if (guest != NULL)
    tell_connection (self, guest);
}

static void
hurried_cb (TaliaWindowNetwork *self, guint left)
{
  talia_window_turn_hurry (self->turn, left);
}

void
talia_window_network_ask_to_reopen (TaliaWindowNetwork *self, TaliaQuestion *question)
{
  if (adw_application_window_get_visible_dialog (self->window) == NULL) /* after a double click, it is open */
    talia_window_answer_by (talia_party_again_ask (GTK_WIDGET (self->window), talia_question_get_table (question)),
                            question);
}

/* --- the actions ---------------------------------------------------------------------- */

/* Opens the dialog; if the player has a seat to go back to, the dialog goes there. */
static void
open_dialog (TaliaWindowNetwork *self, gboolean back)
{
  g_autofree char *seat = g_settings_get_string (talia_settings_get (), TALIA_PARTY_SEAT_KEY);
  TaliaPartyDialog *dialog = talia_party_dialog_new (seat);

  g_signal_connect_object (dialog, "hosted", G_CALLBACK (talia_shared_table_host), self->shared, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "joined", G_CALLBACK (talia_shared_table_join), self->shared, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (self->window));
  if (back)
    talia_party_dialog_go_back (dialog);
}

/* A player who comes back counts as present, even if the table was on the page all the time. */
static void
go_back (TaliaWindowNetwork *self)
{
  AdwNavigationPage *page = self->page != NULL ? ADW_NAVIGATION_PAGE (self->page) : NULL;
  TaliaMatch *match = talia_shared_table_get_match (self->shared);

  if (adw_application_window_get_visible_dialog (self->window) != NULL)
    adw_dialog_close (adw_application_window_get_visible_dialog (self->window));
  if (match == NULL)
    {
      open_dialog (self, TRUE);
      return;
    }
  talia_shared_table_be_here (self->shared);
  if (page == NULL)
    talia_session_show_table (self->session, talia_match_get_table (match));
  else if (adw_navigation_view_get_visible_page (self->pages) != page)
    adw_navigation_view_pop_to_page (self->pages, page);
  talia_window_turn_hurry (self->turn, 0);
}

static void
network_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TaliaWindowNetwork *self = data;

  if (adw_application_window_get_visible_dialog (self->window) != NULL || self->page != NULL)
    return;
  if (talia_shared_table_is_open (self->shared))
    go_back (self);
  else
    open_dialog (self, FALSE);
}

static void
stand_in_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TaliaWindowNetwork *self = data;
  TaliaHost *host = talia_shared_table_get_host (self->shared);
  const int seat = g_variant_get_int32 (parameter);

  if (host != NULL && seat >= 0 && seat < self->known.seats)
    talia_host_stand_in (host, seat);
}

static void
get_up_cb (TaliaWindowNetwork *self)
{
  if (talia_shared_table_get_guest (self->shared) == NULL)
    return;
  talia_shared_table_get_up (self->shared);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.show-start", NULL);
}

static void
ask_to_get_up (TaliaWindowNetwork *self)
{
  g_signal_connect_swapped (talia_window_ask_to_get_up (self->window), "response::leave", G_CALLBACK (get_up_cb), self);
}

static const GActionEntry actions[] = {
  { .name = "network", .activate = network_cb },
  { .name = "stand-in", .activate = stand_in_cb, .parameter_type = "i" },
};

TaliaWindowNetwork *
talia_window_network_new (AdwApplicationWindow *window, AdwNavigationView *pages, TaliaSession *session)
{
  TaliaWindowNetwork *self = g_new0 (TaliaWindowNetwork, 1);

  self->window = window;
  self->pages = pages;
  self->session = g_object_ref (session);
  self->shared = g_object_ref (talia_session_get_shared_table (session));
  self->turn = talia_window_turn_new (window, pages);
  self->get_up = g_simple_action_new ("leave-table", NULL);
  self->back = g_simple_action_new ("back-to-table", NULL);
  g_signal_connect_swapped (self->get_up, "activate", G_CALLBACK (ask_to_get_up), self);
  g_signal_connect_swapped (self->back, "activate", G_CALLBACK (go_back), self);
  g_signal_connect_swapped (talia_settings_get (), "changed::" TALIA_PARTY_SEAT_KEY, G_CALLBACK (update_back), self);
  g_signal_connect_swapped (self->shared, "began", G_CALLBACK (began_cb), self);
  g_signal_connect_swapped (self->shared, "changed", G_CALLBACK (update_back), self);
  g_signal_connect_swapped (self->shared, "people-changed", G_CALLBACK (people_changed_cb), self);
  g_signal_connect_swapped (self->shared, "hurried", G_CALLBACK (hurried_cb), self);
  g_signal_connect_swapped (self->shared, "slow", G_CALLBACK (slow_cb), self);
  g_signal_connect_swapped (self->shared, "ended", G_CALLBACK (ended_cb), self);
  g_action_map_add_action (G_ACTION_MAP (window), G_ACTION (self->get_up));
  g_action_map_add_action (G_ACTION_MAP (window), G_ACTION (self->back));
  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), self);
  if (talia_shared_table_get_people (self->shared) != NULL) /* the match began before this window existed */
    began_cb (self);
  update_back (self);
  return self;
}

void
talia_window_network_free (TaliaWindowNetwork *self)
{
  g_signal_handlers_disconnect_by_data (talia_settings_get (), self);
  g_signal_handlers_disconnect_by_data (self->shared, self);
  unwatch (self);
  clear_told (self);
  g_action_map_remove_action (G_ACTION_MAP (self->window), "leave-table");
  g_action_map_remove_action (G_ACTION_MAP (self->window), "back-to-table");
  g_action_map_remove_action_entries (G_ACTION_MAP (self->window), actions, G_N_ELEMENTS (actions));
  talia_window_turn_free (self->turn);
  g_object_unref (self->get_up);
  g_object_unref (self->back);
  g_object_unref (self->shared);
  g_object_unref (self->session);
  g_free (self);
}
