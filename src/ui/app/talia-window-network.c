/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's match with other machines, at this machine's table or at another's. */
#include "talia-window-network.h"

#include <glib/gi18n.h>

#include "bots/talia-bot.h"
#include "model/talia-settings.h"
#include "talia-window-files.h"
#include "ui/party/talia-party-again.h"
#include "ui/party/talia-party-dialog.h"
#include "ui/party/talia-party-words.h"

#define SEAT_KEY "network-seat"

struct _TaliaWindowNetwork
{
  AdwApplicationWindow *window;
  TaliaStore *store;
  TaliaWindowNetworkPlay play;

  TaliaHost *host; /* the one or the other, or none */
  TaliaGuest *guest;
  TaliaGuestState was; /* the guest, when its state was looked at last */
  TaliaPeople people;  /* at that time */
  TaliaMatch *match;
  GtkWidget *page;                  /* that shows it */
  AdwToast *state;                  /* what is told of the connection, … */
  AdwToast *about[TALIA_MAX_SEATS]; /* … and of the person at each seat, while that is to be seen */
  GSimpleAction *get_up;            /* for good, from another machine's table; enabled while that can be */
};

static AdwToast *
tell_for (TaliaWindowNetwork *self, const char *text, guint seconds)
{
  return talia_window_tell_for (ADW_TOAST_OVERLAY (adw_application_window_get_content (self->window)), text, seconds);
}

static void
tell (TaliaWindowNetwork *self, const char *text)
{
  tell_for (self, text, 5);
}

/* Of each matter only the newest is told, NULL: nothing more. A host could else have thousands wait for their turn. */
static void
tell_newest (TaliaWindowNetwork *self, AdwToast **about, const char *text, guint seconds)
{
  if (*about != NULL)
    adw_toast_dismiss (*about);
  g_clear_weak_pointer (about);
  if (text != NULL)
    g_set_weak_pointer (about, tell_for (self, text, seconds));
}

static void
forget_people (TaliaWindowNetwork *self)
{
  for (int seat = 0; seat < TALIA_MAX_SEATS; seat++)
    tell_newest (self, &self->about[seat], NULL, 0);
}

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

/* --- people --------------------------------------------------------------------------- */

/* Tells of those who were lost, and who are back. */
static void
tell_people (TaliaWindowNetwork *self, const TaliaPeople *people, int own)
{
  for (int seat = 0; seat < people->seats; seat++)
    {
      TaliaPersonState before = self->people.at[seat].state, now = people->at[seat].state;
      g_autofree char *who = talia_party_words_who (&people->at[seat]), *text = NULL;

      if (before == TALIA_PERSON_HERE && now == TALIA_PERSON_GONE && seat != own)
        /* Translators: %s is a name */
        text = g_strdup_printf (_ ("%s is away. A computer player stands in."), who);
      else if (before == TALIA_PERSON_GONE && now == TALIA_PERSON_HERE && seat != own)
        /* Translators: %s is a name */
        text = g_strdup_printf (_ ("%s is back."), who);
      if (text != NULL)
        tell_newest (self, &self->about[seat], text, 5);
    }
  self->people = *people;
}

static void
host_changed_cb (TaliaWindowNetwork *self)
{
  tell_people (self, talia_host_get_people (self->host), 0);
  talia_party_again_keep (self->host);
}

static void
guest_changed_cb (TaliaWindowNetwork *self)
{
  TaliaGuestState state = talia_guest_get_state (self->guest), was = self->was;

  self->was = state;
  tell_people (self, talia_guest_get_people (self->guest), talia_guest_get_seat (self->guest));
  if (state == was)
    return;
  if (state == TALIA_GUEST_LOST)
    tell_newest (self, &self->state, _ ("The connection is lost. Talia is trying to reconnect…"), 0);
  else if (state == TALIA_GUEST_PLAYING && was == TALIA_GUEST_LOST)
    tell_newest (self, &self->state, _ ("Back at the table"), 5);
  else if (state == TALIA_GUEST_ENDED)
    {
      forget_people (self);
      tell_newest (self, &self->state, talia_party_words_reason (talia_guest_get_reason (self->guest)), 0);
    }
}

/* --- the match ------------------------------------------------------------------------ */

/* Where `wait`, the guests of our table are told nothing: they wait for it to be opened again. */
static void
leave (TaliaWindowNetwork *self, gboolean wait)
{
  unwatch (self);
  tell_newest (self, &self->state, NULL, 0);
  forget_people (self);
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (talia_match_get_table (self->match), self);
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
}

static void
keep (TaliaWindowNetwork *self, TaliaTable *table)
{
  g_autoptr (GError) error = NULL;

  if (!talia_store_begin_match (self->store, table, &error))
    {
      g_autofree char *text = g_strdup_printf (_ ("The match could not be saved: %s"), error->message);

      tell (self, text);
    }
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
  self->people = *talia_host_get_people (host);
  g_signal_connect_swapped (host, "changed", G_CALLBACK (host_changed_cb), self);
  g_signal_connect_swapped (table, "happened", G_CALLBACK (happened_here_cb), self);
  self->play (self->window, table);
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
  g_settings_reset (talia_settings_get (), SEAT_KEY);
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
  self->people = *talia_guest_get_people (guest);
  self->match = talia_match_new (table, TALIA_LEVEL_EASY);
  g_settings_set_string (talia_settings_get (), SEAT_KEY, seat);
  g_signal_connect_swapped (guest, "changed", G_CALLBACK (guest_changed_cb), self);
  g_signal_connect_data (table, "happened", G_CALLBACK (happened_cb), self, NULL, G_CONNECT_SWAPPED);
  g_simple_action_set_enabled (self->get_up, TRUE);
  self->play (self->window, table);
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
      tell (self, error->message);
      return;
    }
  match = talia_match_new (table, TALIA_LEVEL_MEDIUM); /* who stands in */
  host_match (self, host, match);
  talia_host_announce (host);
  /* Translators: %s is the code to join with */
  text = g_strdup_printf (_ ("The table is open. Code: %s"), talia_host_get_code (host));
  tell_for (self, text, 0);
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
  leave (self, FALSE);
  talia_guest_leave (guest);
  g_settings_reset (talia_settings_get (), SEAT_KEY);
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.show-start", NULL);
}

static void
ask_get_up (TaliaWindowNetwork *self)
{
  AdwDialog *dialog = adw_alert_dialog_new (_ ("Leave the Table?"), NULL);
  AdwAlertDialog *alert = ADW_ALERT_DIALOG (dialog);

  adw_alert_dialog_set_body (alert, _ ("A computer player takes your seat for the rest of the match. To come back, you "
                                       "need the code of the table."));
  adw_alert_dialog_add_responses (alert, "cancel", _ ("_Cancel"), "leave", _ ("_Leave"), NULL);
  adw_alert_dialog_set_response_appearance (alert, "leave", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_default_response (alert, "cancel");
  adw_alert_dialog_set_close_response (alert, "cancel");
  g_signal_connect_swapped (dialog, "response::leave", G_CALLBACK (get_up), self);
  adw_dialog_present (dialog, GTK_WIDGET (self->window));
}

/* --- the action ----------------------------------------------------------------------- */

static void
network_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TaliaWindowNetwork *self = data;
  g_autofree char *seat = g_settings_get_string (talia_settings_get (), SEAT_KEY);
  TaliaPartyDialog *dialog;

  if (adw_application_window_get_visible_dialog (self->window) != NULL || self->page != NULL)
    return;
  if (self->match != NULL)
    {
      self->play (self->window, talia_match_get_table (self->match));
      return;
    }
  dialog = talia_party_dialog_new (seat);
  g_signal_connect_swapped (dialog, "hosted", G_CALLBACK (hosted_cb), self);
  g_signal_connect_swapped (dialog, "joined", G_CALLBACK (joined_cb), self);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (self->window));
}

static const GActionEntry actions[] = { { .name = "network", .activate = network_cb } };

TaliaWindowNetwork *
talia_window_network_new (AdwApplicationWindow *window, TaliaStore *store, TaliaWindowNetworkPlay play)
{
  TaliaWindowNetwork *self = g_new0 (TaliaWindowNetwork, 1);

  self->store = g_object_ref (store);
  self->play = play;
  self->get_up = g_simple_action_new ("leave-table", NULL);
  g_simple_action_set_enabled (self->get_up, FALSE);
  g_signal_connect_swapped (self->get_up, "activate", G_CALLBACK (ask_get_up), self);
  talia_window_network_move (self, window);
  return self;
}

void
talia_window_network_free (TaliaWindowNetwork *self)
{
  leave (self, TRUE);
  g_object_unref (self->get_up);
  g_object_unref (self->store);
  g_free (self);
}

void
talia_window_network_move (TaliaWindowNetwork *self, AdwApplicationWindow *window)
{
  unwatch (self);
  if (self->window != NULL)
    {
      g_action_map_remove_action (G_ACTION_MAP (self->window), "network");
      g_action_map_remove_action (G_ACTION_MAP (self->window), "leave-table");
    }
  self->window = window;
  g_action_map_add_action (G_ACTION_MAP (window), G_ACTION (self->get_up));
  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), self);
}
