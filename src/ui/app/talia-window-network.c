/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's match with other machines, at this machine's table or at another's. */
#include "talia-window-network.h"

#include <glib/gi18n.h>

#include "bots/talia-bot.h"
#include "model/talia-settings.h"
#include "talia-window-dialogs.h"
#include "talia-window-pages.h"
#include "talia-window-people.h"
#include "talia-window-turn.h"
#include "talia-window-unsaved.h"
#include "ui/party/talia-party-again.h"
#include "ui/party/talia-party-dialog.h"
#include "ui/party/talia-party-words.h"
#include "ui/start/talia-start-page.h"
#include "words/talia-words-plan.h"

struct _TaliaWindowNetwork
{
  AdwApplicationWindow *window;
  AdwNavigationView *pages;
  TaliaStore *store;
  TaliaWindowThen play;

  TaliaHost *host; /* the one or the other, or none */
  TaliaGuest *guest;
  TaliaGuestState was; /* the guest, when its state was looked at last */
  TaliaMatch *match;
  GtkWidget *page;          /* that shows it */
  TaliaWindowPeople people; /* and what is told of them */
  TaliaWindowTurn *turn;    /* that the others wait for */
  GSimpleAction *back;      /* to the table; enabled while there is one */
  GSimpleAction *get_up;    /* for good, from another machine's table; enabled while that can be */
};

/* --- the page ------------------------------------------------------------------------- */

/* A page that goes holds its match, since nobody looks on any more. Here others do. */
static void
page_gone_cb (gpointer data, GObject *page)
{
  TaliaWindowNetwork *self = data;

  self->page = NULL;
  if (self->match != NULL)
    talia_match_release (self->match);
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
  if (match != self->match)
    return;
  unwatch (self);
  self->page = page;
  g_object_weak_ref (G_OBJECT (page), page_gone_cb, self);
}

/* --- what is told, and the way back ---------------------------------------------------- */

/* Whether there is a table to go back to: of a match that goes on, and not of a guest for whom it has ended. */
static gboolean
is_open (TaliaWindowNetwork *self)
{
  return self->match != NULL && talia_match_get_view (self->match)->seen.phase != TALIA_PHASE_OVER
         && (self->guest == NULL || talia_guest_get_state (self->guest) != TALIA_GUEST_ENDED);
}

/* The start page has the way back: to the table, whoever it stands at, or to the last one. */
static void
update_back (TaliaWindowNetwork *self)
{
  TaliaStartPage *page = talia_window_pages_find (self->pages, TALIA_TYPE_START_PAGE);
  g_autofree char *last = g_settings_get_string (talia_settings_get (), TALIA_PARTY_SEAT_KEY), *standing = NULL,
                  *text = NULL;
  const gboolean open = is_open (self);

  if (open)
    {
      const gboolean idle = self->people.known.at[talia_match_get_own_seat (self->match)].idle;
      const char *due = talia_match_get_own_turn (self->match) ? _ ("It is your turn.") : NULL;

      standing = talia_words_standing (talia_match_get_table (self->match));
      text = g_strjoin ("\n", standing, idle ? _ ("A computer player moves for you.") : due, NULL);
    }
  g_simple_action_set_enabled (self->back, open || (self->match == NULL && *last != '\0'));
  talia_start_page_set_open_table (page, text, open && self->host != NULL);
  talia_window_turn_set_match (self->turn, open ? self->match : NULL);
}

/* Of the people; and whether somebody moves for the player at seat `own`. */
static void
follow_people (TaliaWindowNetwork *self, const TaliaPeople *people, int own)
{
  talia_window_people_follow (&self->people, people, own);
  update_back (self);
  talia_window_turn_set_played_for (self->turn, people->at[own].idle);
}

static void
host_changed_cb (TaliaWindowNetwork *self)
{
  follow_people (self, talia_host_get_people (self->host), talia_match_get_own_seat (self->match));
  talia_party_again_keep (self->host);
}

static void
waiting_cb (TaliaWindowNetwork *self, int seat, guint left)
{
  if (seat == talia_match_get_own_seat (self->match))
    talia_window_turn_hurry (self->turn, left);
  else
    talia_window_people_tell_slow (&self->people, seat);
}

static void
hurried_cb (TaliaWindowNetwork *self, guint left)
{
  talia_window_turn_hurry (self->turn, left);
}

static void
guest_changed_cb (TaliaWindowNetwork *self)
{
  TaliaGuestState state = talia_guest_get_state (self->guest), was = self->was;

  self->was = state;
  follow_people (self, talia_guest_get_people (self->guest), talia_guest_get_seat (self->guest));
  if (state == was)
    return;
  if (state == TALIA_GUEST_LOST)
    talia_window_people_tell_state (&self->people, _ ("The connection is lost. Talia is trying to reconnect…"), 0);
  else if (state == TALIA_GUEST_PLAYING && was == TALIA_GUEST_LOST)
    talia_window_people_tell_state (&self->people, _ ("Back at the table"), 5);
  else if (state == TALIA_GUEST_ENDED)
    {
      talia_window_people_clear (&self->people);
      talia_window_people_tell_state (&self->people, talia_party_words_reason (talia_guest_get_reason (self->guest)),
                                      0);
    }
}

/* --- the match ------------------------------------------------------------------------ */

/* Where `wait`, the guests of our table are told nothing: they wait for it to be opened again. */
static void
leave (TaliaWindowNetwork *self, gboolean wait)
{
  unwatch (self);
  talia_window_people_clear (&self->people);
  if (self->match != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->match, self);
      g_signal_handlers_disconnect_by_data (talia_match_get_table (self->match), self);
    }
  if (self->host != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->host, self);
      (wait ? talia_host_kill : talia_host_close) (self->host);
    }
  if (self->guest != NULL)
    g_signal_handlers_disconnect_by_data (self->guest, self);
  g_clear_object (&self->host);
  g_clear_object (&self->guest); /* without a word: the seat stays ours */
  g_clear_object (&self->match);
  g_simple_action_set_enabled (self->get_up, FALSE);
  update_back (self);
}

static void
keep (TaliaWindowNetwork *self, TaliaTable *table)
{
  g_autoptr (GError) error = NULL;

  if (!talia_store_begin_match (self->store, table, &error))
    talia_window_tell_unsaved (ADW_TOAST_OVERLAY (adw_application_window_get_content (self->window)), error);
}

static gboolean
is_end (const TaliaEvents *events)
{
  for (guint i = 0; i < events->n; i++)
    if (events->at[i].kind == TALIA_EVENT_MATCH_ENDED)
      return TRUE;
  return FALSE;
}

static void
happened_here_cb (TaliaWindowNetwork *self, const TaliaEvents *events)
{
  if (is_end (events))
    talia_party_again_forget ();
}

/* Plays the match at our table from now on. */
static void
host_match (TaliaWindowNetwork *self, TaliaHost *host, TaliaMatch *match)
{
  TaliaTable *table = talia_match_get_table (match);

  self->host = g_object_ref (host);
  self->match = g_object_ref (match);
  talia_host_begin (host, match);
  talia_party_again_keep (host);
  self->people.known = *talia_host_get_people (host);
  g_signal_connect_swapped (host, "changed", G_CALLBACK (host_changed_cb), self);
  g_signal_connect_swapped (host, "waiting", G_CALLBACK (waiting_cb), self);
  g_signal_connect_swapped (match, "changed", G_CALLBACK (update_back), self);
  g_signal_connect_swapped (table, "happened", G_CALLBACK (happened_here_cb), self);
  self->play (self->window, table);
  update_back (self);
}

static void
hosted_cb (TaliaWindowNetwork *self, TaliaHost *host, TaliaMatch *match)
{
  leave (self, FALSE);
  keep (self, talia_match_get_table (match));
  host_match (self, host, match);
}

/* The whole of it is known now, and kept as any match is. */
static void
happened_cb (TaliaWindowNetwork *self, const TaliaEvents *events, TaliaTable *table)
{
  if (!is_end (events))
    return;
  keep (self, table);
  g_settings_reset (talia_settings_get (), TALIA_PARTY_SEAT_KEY);
  g_simple_action_set_enabled (self->get_up, FALSE);
}

static void
joined_cb (TaliaWindowNetwork *self, TaliaGuest *guest)
{
  TaliaTable *table = talia_guest_get_table (guest);
  g_autofree char *seat = talia_guest_save (guest);

  leave (self, FALSE);
  self->guest = g_object_ref (guest);
  self->was = talia_guest_get_state (guest);
  self->people.known = *talia_guest_get_people (guest);
  self->match = talia_match_new (table, TALIA_LEVEL_EASY);
  g_settings_set_string (talia_settings_get (), TALIA_PARTY_SEAT_KEY, seat);
  g_signal_connect_swapped (guest, "changed", G_CALLBACK (guest_changed_cb), self);
  g_signal_connect_swapped (guest, "hurried", G_CALLBACK (hurried_cb), self);
  g_signal_connect_swapped (self->match, "changed", G_CALLBACK (update_back), self);
  g_signal_connect_data (table, "happened", G_CALLBACK (happened_cb), self, NULL, G_CONNECT_SWAPPED);
  g_simple_action_set_enabled (self->get_up, TRUE);
  self->play (self->window, table);
  update_back (self);
}

TaliaMatch *
talia_window_network_create_match (TaliaWindowNetwork *self, TaliaTable *table)
{
  if (self->match != NULL && talia_match_get_table (self->match) == table)
    return g_object_ref (self->match);
  leave (self, FALSE);
  return talia_match_new (table, TALIA_LEVEL_EASY); /* for seats that a record leaves free */
}

/* --- a table that is opened again ------------------------------------------------------ */

static void
open_again (TaliaWindowNetwork *self, TaliaTable *table)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TaliaHost) host = talia_party_again_open (table, &error);
  g_autoptr (TaliaMatch) match = NULL;
  g_autofree char *text = NULL;

  if (host == NULL)
    {
      talia_window_people_tell (&self->people, error->message);
      return;
    }
  match = talia_match_new (table, TALIA_LEVEL_MEDIUM); /* who stands in */
  host_match (self, host, match);
  talia_host_announce (host);
  /* Translators: %s is the code to join with */
  text = g_strdup_printf (_ ("The table is open. Code: %s"), talia_host_get_code (host));
  talia_window_people_tell_for (&self->people, text, 0);
}

static void
again_cb (TaliaWindowNetwork *self, const char *response, AdwDialog *dialog)
{
  TaliaTable *table = g_object_get_data (G_OBJECT (dialog), "talia-table");

  if (g_str_equal (response, "open"))
    open_again (self, table);
  else if (g_str_equal (response, "here"))
    self->play (self->window, table);
}

gboolean
talia_window_network_offer (TaliaWindowNetwork *self, TaliaTable *table)
{
  AdwDialog *dialog;

  if ((self->match != NULL && talia_match_get_table (self->match) == table) || !talia_party_again_is_shared (table))
    return FALSE;
  if (adw_application_window_get_visible_dialog (self->window) != NULL)
    return TRUE; /* after a double click the question is open already */
  leave (self, FALSE);
  dialog = talia_party_again_ask (GTK_WIDGET (self->window), table);
  g_object_set_data_full (G_OBJECT (dialog), "talia-table", g_object_ref (table), g_object_unref);
  g_signal_connect_swapped (dialog, "response", G_CALLBACK (again_cb), self);
  return TRUE;
}

/* --- getting up for good -------------------------------------------------------------- */

static void
get_up (TaliaWindowNetwork *self)
{
  g_autoptr (TaliaGuest) guest = g_steal_pointer (&self->guest);

  if (guest == NULL)
    return;
  g_signal_handlers_disconnect_by_data (guest, self);
  g_settings_reset (talia_settings_get (), TALIA_PARTY_SEAT_KEY);
  leave (self, FALSE);
  talia_guest_leave (guest);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.show-start", NULL);
}

static void
ask_get_up (TaliaWindowNetwork *self)
{
  g_signal_connect_swapped (talia_window_ask_to_get_up (self->window), "response::leave", G_CALLBACK (get_up), self);
}

/* --- leaving for another match -------------------------------------------------------- */

static void
leaving_cb (TaliaWindowNetwork *self, const char *response, AdwDialog *dialog)
{
  TaliaWindowThen *then = g_object_get_data (G_OBJECT (dialog), "talia-then");

  if (g_str_equal (response, "back"))
    g_action_activate (G_ACTION (self->back), NULL);
  if (!g_str_equal (response, "leave"))
    return;
  leave (self, FALSE);
  (*then) (self->window, g_object_get_data (G_OBJECT (dialog), "talia-table"));
}

void
talia_window_network_when_free (TaliaWindowNetwork *self, TaliaWindowThen then, TaliaTable *table)
{
  TaliaWindowThen *kept;
  AdwDialog *dialog;

  if (!is_open (self))
    {
      then (self->window, table);
      return;
    }
  dialog = talia_window_offer_to_stay (self->window, self->host != NULL);
  kept = g_new (TaliaWindowThen, 1);
  *kept = then;
  g_object_set_data_full (G_OBJECT (dialog), "talia-then", kept, g_free);
  if (table != NULL)
    g_object_set_data_full (G_OBJECT (dialog), "talia-table", g_object_ref (table), g_object_unref);
  g_signal_connect_swapped (dialog, "response", G_CALLBACK (leaving_cb), self);
}

gboolean
talia_window_network_is_stored (TaliaWindowNetwork *self)
{
  return is_open (self) && self->host != NULL;
}

/* --- the actions ---------------------------------------------------------------------- */

/* Opens the dialog; with a seat to go back to, on the way there. */
static void
open_dialog (TaliaWindowNetwork *self, gboolean back)
{
  g_autofree char *seat = g_settings_get_string (talia_settings_get (), TALIA_PARTY_SEAT_KEY);
  TaliaPartyDialog *dialog = talia_party_dialog_new (seat);

  g_signal_connect_swapped (dialog, "hosted", G_CALLBACK (hosted_cb), self);
  g_signal_connect_swapped (dialog, "joined", G_CALLBACK (joined_cb), self);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (self->window));
  if (back)
    talia_party_dialog_go_back (dialog);
}

/* Whoever comes back is there again, also where the table was on the page all the time. */
static void
go_back (TaliaWindowNetwork *self)
{
  AdwNavigationPage *page = self->page != NULL ? ADW_NAVIGATION_PAGE (self->page) : NULL;

  if (adw_application_window_get_visible_dialog (self->window) != NULL)
    adw_dialog_close (adw_application_window_get_visible_dialog (self->window));
  if (self->match == NULL)
    {
      open_dialog (self, TRUE);
      return;
    }
  if (self->host != NULL)
    talia_host_be_here (self->host);
  else
    talia_guest_be_here (self->guest);
  if (page == NULL)
    self->play (self->window, talia_match_get_table (self->match));
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
  if (is_open (self))
    go_back (self);
  else
    open_dialog (self, FALSE);
}

static void
stand_in_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TaliaWindowNetwork *self = data;
  const int seat = g_variant_get_int32 (parameter);

  if (self->host != NULL && seat >= 0 && seat < self->people.known.seats)
    talia_host_stand_in (self->host, seat);
}

static const GActionEntry actions[] = {
  { .name = "network", .activate = network_cb },
  { .name = "stand-in", .activate = stand_in_cb, .parameter_type = "i" },
};

TaliaWindowNetwork *
talia_window_network_new (AdwApplicationWindow *window, AdwNavigationView *pages, TaliaStore *store,
                          TaliaWindowThen play)
{
  TaliaWindowNetwork *self = g_new0 (TaliaWindowNetwork, 1);

  self->store = g_object_ref (store);
  self->play = play;
  self->get_up = g_simple_action_new ("leave-table", NULL);
  self->back = g_simple_action_new ("back-to-table", NULL);
  g_simple_action_set_enabled (self->get_up, FALSE);
  g_signal_connect_swapped (self->get_up, "activate", G_CALLBACK (ask_get_up), self);
  g_signal_connect_swapped (self->back, "activate", G_CALLBACK (go_back), self);
  g_signal_connect_swapped (talia_settings_get (), "changed::" TALIA_PARTY_SEAT_KEY, G_CALLBACK (update_back), self);
  talia_window_network_move (self, window, pages);
  return self;
}

void
talia_window_network_free (TaliaWindowNetwork *self)
{
  g_signal_handlers_disconnect_by_data (talia_settings_get (), self);
  leave (self, TRUE);
  talia_window_turn_free (self->turn);
  g_object_unref (self->get_up);
  g_object_unref (self->back);
  g_object_unref (self->store);
  g_free (self);
}

void
talia_window_network_move (TaliaWindowNetwork *self, AdwApplicationWindow *window, AdwNavigationView *pages)
{
  unwatch (self);
  g_clear_pointer (&self->turn, talia_window_turn_free);
  if (self->window != NULL)
    {
      g_action_map_remove_action (G_ACTION_MAP (self->window), "leave-table");
      g_action_map_remove_action (G_ACTION_MAP (self->window), "back-to-table");
      g_action_map_remove_action_entries (G_ACTION_MAP (self->window), actions, G_N_ELEMENTS (actions));
    }
  self->window = self->people.window = window;
  self->pages = pages;
  self->turn = talia_window_turn_new (window, pages);
  g_action_map_add_action (G_ACTION_MAP (window), G_ACTION (self->get_up));
  g_action_map_add_action (G_ACTION_MAP (window), G_ACTION (self->back));
  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), self);
  update_back (self);
}
