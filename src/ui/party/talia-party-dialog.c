/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog before a match at a shared table: the table is opened or joined, and people take their seats. */
#include "talia-party-dialog.h"

#include <glib/gi18n.h>

#include "net/talia-addresses.h"
#include "settings/talia-settings.h"
#include "talia-party-found.h"
#include "talia-party-networks.h"
#include "talia-party-seats.h"
#include "talia-party-time.h"
#include "talia-party-words.h"
#include "ui/book/talia-book-played.h"
#include "ui/start/talia-match-settings.h"

struct _TaliaPartyDialog
{
  AdwDialog parent_instance;

  AdwNavigationView *pages;
  GtkEditable *name;
  AdwPreferencesGroup *host_group;
  AdwComboRow *game;
  AdwPreferencesGroup *tables;
  GtkEditable *address;
  GtkEditable *code;
  GtkWidget *join;
  GtkWidget *back;
  GtkLabel *trouble;
  GtkWidget *code_group;
  GtkLabel *shown_code;
  GtkLabel *shown_address;
  AdwPreferencesGroup *seats;
  AdwPreferencesGroup *networks;
  AdwPreferencesRow *rules;
  TaliaBookPlayed *played;
  GtkWidget *time_group;
  AdwComboRow *turn_time;
  GtkWidget *waiting;
  GtkLabel *told_time;
  GtkWidget *start;

  TaliaPartySeats rows;
  TaliaPartyFound found;
  char *seat; /* the last seat of the player */
  TaliaHost *host;
  TaliaGuest *guest;
};

G_DEFINE_FINAL_TYPE (TaliaPartyDialog, talia_party_dialog, ADW_TYPE_DIALOG)

enum
{
  HOSTED,
  JOINED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static void
tell (TaliaPartyDialog *self, const char *text)
{
  gtk_label_set_label (self->trouble, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->trouble), text != NULL);
}

/* Whether the entry contains anything but blanks. */
static gboolean
is_filled (GtkEditable *entry)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (entry)));

  return *text != '\0';
}

static void
changed_cb (TaliaPartyDialog *self)
{
  tell (self, NULL);
  gtk_widget_set_sensitive (self->join, is_filled (self->address) && is_filled (self->code));
}

/* Leaves the table, whether it is a host's or a guest's. */
static void
leave (TaliaPartyDialog *self)
{
  if (self->host != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->host, self);
      talia_host_close (self->host);
    }
  if (self->guest != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->guest, self);
      talia_guest_leave (self->guest);
    }
  g_clear_object (&self->host);
  g_clear_object (&self->guest);
}

static void
popped_cb (TaliaPartyDialog *self)
{
  leave (self);
  gtk_widget_set_sensitive (GTK_WIDGET (self->host_group), TRUE);
  changed_cb (self);
}

/* Shows the page of the table: what is played there, and by whom. */
static void
show_table (TaliaPartyDialog *self, const TaliaPeople *people, int own)
{
  gboolean host = self->host != NULL;
  TaliaOptions options;
  const TaliaGame *game =
      host ? talia_host_get_game (self->host, &options) : talia_guest_get_game (self->guest, &options);

  talia_party_seats_show (&self->rows, people, own, !host);
  gtk_widget_set_visible (self->code_group, host);
  if (!host)
    gtk_widget_set_visible (GTK_WIDGET (self->networks), FALSE);
  gtk_widget_set_visible (self->start, host);
  gtk_widget_set_visible (self->time_group, host);
  gtk_widget_set_visible (self->waiting, !host);
  if (g_strcmp0 (adw_navigation_view_get_visible_page_tag (self->pages), "table") == 0)
    return;
  adw_preferences_row_set_title (self->rules, _ (game->name));
  talia_book_played_set_options (self->played, game, &options);
  adw_navigation_view_push_by_tag (self->pages, "table");
  if (host)
    gtk_widget_grab_focus (self->start);
}

static void
keep_name (TaliaPartyDialog *self)
{
  talia_match_settings_store_name (gtk_editable_get_text (self->name));
}

/* --- the host ------------------------------------------------------------------------- */

static void
host_changed_cb (TaliaPartyDialog *self)
{
  show_table (self, talia_host_get_people (self->host), 0);
}

/* Opens the table at the usual port, whose number need not be told to guests, or at any other. */
static gboolean
open_host (TaliaHost *host, GError **error)
{
  return talia_host_open (host, TALIA_NET_PORT, NULL, NULL) || talia_host_open (host, 0, NULL, error);
}

/* Shows the addresses by which others can join, or why they cannot. */
static void
show_addresses (gpointer data, const GError *error)
{
  TaliaPartyDialog *self = data;
  const char *const *networks = talia_host_get_networks (self->host);
  g_auto (GStrv) addresses = talia_addresses_list (networks, talia_host_get_port (self->host));
  g_autofree char *where = talia_party_words_addresses (addresses, networks == NULL || *networks != NULL);

  gtk_label_set_label (self->shown_address, error != NULL ? error->message : where);
}

static void
open_cb (TaliaPartyDialog *self)
{
  const TaliaGame *game = talia_registry_list ()[adw_combo_row_get_selected (self->game)];
  g_auto (GStrv) home = talia_addresses_list_home ();
  g_autofree char *name = NULL;
  g_autoptr (GError) error = NULL;
  TaliaOptions options;

  if (self->host != NULL || self->guest != NULL)
    return;
  keep_name (self);
  name = talia_match_settings_load_name ();
  talia_match_settings_load_options (game, &options);
  self->host = talia_host_new (game, &options, name, &error);
  if (self->host == NULL || !talia_host_set_networks (self->host, (const char *const *) home, &error)
      || !open_host (self->host, &error))
    {
      tell (self, error->message);
      g_clear_object (&self->host);
      return;
    }
  talia_party_time_follow (self->host);
  talia_host_announce (self->host);
  gtk_label_set_label (self->shown_code, talia_host_get_code (self->host));
  show_addresses (self, NULL);
  g_signal_connect_object (self->host, "changed", G_CALLBACK (host_changed_cb), self, G_CONNECT_SWAPPED);
  host_changed_cb (self);
  talia_party_networks_show (self->networks, self->host, show_addresses, self);
}

static void
start_cb (TaliaPartyDialog *self)
{
  g_autoptr (TaliaHost) host = g_steal_pointer (&self->host);
  g_autoptr (TaliaMatch) match = NULL;

  if (host == NULL)
    return;
  g_signal_handlers_disconnect_by_data (host, self);
  match = talia_host_make_match (host, TALIA_LEVEL_MEDIUM);
  g_object_ref (self);
  g_signal_emit (self, signals[HOSTED], 0, host, match);
  adw_dialog_close (ADW_DIALOG (self));
  g_object_unref (self);
}

/* --- a guest -------------------------------------------------------------------------- */

static void
update_time (TaliaPartyDialog *self)
{
  g_autofree char *text = talia_party_words_told_time (talia_guest_get_turn_time (self->guest));

  gtk_label_set_label (self->told_time, text);
}

static void
guest_changed_cb (TaliaPartyDialog *self)
{
  switch (talia_guest_get_state (self->guest))
    {
    case TALIA_GUEST_CONNECTING:
    case TALIA_GUEST_PLAYING:
    case TALIA_GUEST_LOST:
      break;
    case TALIA_GUEST_SITTING:
      update_time (self);
      show_table (self, talia_guest_get_people (self->guest), talia_guest_get_seat (self->guest));
      break;
    case TALIA_GUEST_ENDED:
      {
        g_autofree char *reason = g_strdup (talia_guest_get_reason (self->guest));

        if (g_str_equal (reason, "token")) /* there is no seat to return to */
          g_settings_reset (talia_settings_get (), TALIA_PARTY_SEAT_KEY);
        leave (self);
        adw_navigation_view_pop_to_tag (self->pages, "choose");
        changed_cb (self);
        tell (self, talia_party_words_reason (reason));
      }
      break;
    }
}

static void
guest_begun_cb (TaliaPartyDialog *self)
{
  g_autoptr (TaliaGuest) guest = g_steal_pointer (&self->guest);

  g_signal_handlers_disconnect_by_data (guest, self);
  g_object_ref (self);
  g_signal_emit (self, signals[JOINED], 0, guest);
  adw_dialog_close (ADW_DIALOG (self));
  g_object_unref (self);
}

static void
follow_guest (TaliaPartyDialog *self, TaliaGuest *guest)
{
  self->guest = guest;
  gtk_widget_set_sensitive (self->join, FALSE);
  g_signal_connect_object (guest, "changed", G_CALLBACK (guest_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (guest, "begun", G_CALLBACK (guest_begun_cb), self, G_CONNECT_SWAPPED);
}

static void
join_cb (TaliaPartyDialog *self)
{
  g_autofree char *name = NULL, *address = NULL;
  TaliaGuest *guest;

  if (self->host != NULL || self->guest != NULL || !gtk_widget_get_sensitive (self->join))
    return;
  keep_name (self);
  name = talia_match_settings_load_name ();
  address = g_strstrip (g_strdup (gtk_editable_get_text (self->address)));
  guest = talia_guest_new (address, TALIA_NET_PORT, gtk_editable_get_text (self->code), name);
  if (guest != NULL)
    follow_guest (self, guest);
  else
    tell (self, _ ("A code has ten characters, letters and digits."));
}

static void
back_cb (TaliaPartyDialog *self)
{
  TaliaGuest *guest = NULL;

  if (self->host != NULL || self->guest != NULL)
    return;
  guest = talia_guest_new_saved (self->seat);
  if (guest != NULL)
    follow_guest (self, guest);
}

static void
sit_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TaliaPartyDialog *self = TALIA_PARTY_DIALOG (widget);

  if (self->guest != NULL)
    talia_guest_sit (self->guest, g_variant_get_int32 (parameter));
}

/* --- the dialog ----------------------------------------------------------------------- */

static void
talia_party_dialog_dispose (GObject *object)
{
  leave (TALIA_PARTY_DIALOG (object));
  talia_party_found_stop (&TALIA_PARTY_DIALOG (object)->found);
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_PARTY_DIALOG);

  G_OBJECT_CLASS (talia_party_dialog_parent_class)->dispose (object);
}

static void
talia_party_dialog_finalize (GObject *object)
{
  g_free (TALIA_PARTY_DIALOG (object)->seat);

  G_OBJECT_CLASS (talia_party_dialog_parent_class)->finalize (object);
}

static void
closed_cb (TaliaPartyDialog *self)
{
  leave (self);
  talia_party_found_stop (&self->found);
}

static void
talia_party_dialog_class_init (TaliaPartyDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_party_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = talia_party_dialog_finalize;

  signals[HOSTED] = g_signal_new ("hosted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 2, TALIA_TYPE_HOST, TALIA_TYPE_MATCH);
  signals[JOINED] = g_signal_new ("joined", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, TALIA_TYPE_GUEST);

  g_type_ensure (TALIA_TYPE_BOOK_PLAYED);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-party-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaPartyDialog, pages);
  gtk_widget_class_bind_template_child (widget_class, TaliaPartyDialog, name);
  gtk_widget_class_bind_template_child (widget_class, TaliaPartyDialog, host_group);
  gtk_widget_class_bind_template_child (widget_class, TaliaPartyDialog, game);
  gtk_widget_class_bind_template_child (widget_class, TaliaPartyDialog, tables);
  gtk_widget_class_bind_template_child (widget_class, TaliaPartyDialog, address);
  gtk_widget_class_bind_template_child (widget_class, TaliaPartyDialog, code);
  gtk_widget_class_bind_template_child (widget_class, TaliaPartyDialog, join);
  gtk_widget_class_bind_template_child (widget_class, TaliaPartyDialog, back);
  gtk_widget_class_bind_template_child (widget_class, TaliaPartyDialog, trouble);
  gtk_widget_class_bind_template_child (widget_class, TaliaPartyDialog, code_group);
  gtk_widget_class_bind_template_child (widget_class, TaliaPartyDialog, shown_code);
  gtk_widget_class_bind_template_child (widget_class, TaliaPartyDialog, shown_address);
  gtk_widget_class_bind_template_child (widget_class, TaliaPartyDialog, seats);
  gtk_widget_class_bind_template_child (widget_class, TaliaPartyDialog, networks);
  gtk_widget_class_bind_template_child (widget_class, TaliaPartyDialog, rules);
  gtk_widget_class_bind_template_child (widget_class, TaliaPartyDialog, played);
  gtk_widget_class_bind_template_child (widget_class, TaliaPartyDialog, time_group);
  gtk_widget_class_bind_template_child (widget_class, TaliaPartyDialog, turn_time);
  gtk_widget_class_bind_template_child (widget_class, TaliaPartyDialog, waiting);
  gtk_widget_class_bind_template_child (widget_class, TaliaPartyDialog, told_time);
  gtk_widget_class_bind_template_child (widget_class, TaliaPartyDialog, start);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, open_cb);
  gtk_widget_class_bind_template_callback (widget_class, join_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, popped_cb);
  gtk_widget_class_install_action (widget_class, "party.sit", "i", sit_action);
}

static void
talia_party_dialog_init (TaliaPartyDialog *self)
{
  g_autoptr (GtkStringList) games = gtk_string_list_new (NULL);
  g_autofree char *name = talia_match_settings_load_name ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows.group = self->seats;
  for (guint i = 0; talia_registry_list ()[i] != NULL; i++)
    gtk_string_list_append (games, _ (talia_registry_list ()[i]->name));
  adw_combo_row_set_model (self->game, G_LIST_MODEL (games));
  gtk_editable_set_text (self->name, name);
  /* Not in the Blueprint, because two versions of its formatter break such a long line in different ways. */
  adw_preferences_group_set_description (
      self->host_group,
      _ ("The options are those of the last match of that game that you started. Computer players take the seats that stay free."));
  talia_party_found_start (&self->found, self->tables, self->address, GTK_WIDGET (self->code));
  talia_party_time_bind (self->turn_time);
  g_signal_connect (self, "closed", G_CALLBACK (closed_cb), NULL);
  changed_cb (self);
}

TaliaPartyDialog *
talia_party_dialog_new (const char *seat)
{
  TaliaPartyDialog *self = g_object_new (TALIA_TYPE_PARTY_DIALOG, NULL);

  self->seat = g_strdup (seat);
  gtk_widget_set_visible (self->back, *seat != '\0');
  return self;
}

void
talia_party_dialog_go_back (TaliaPartyDialog *self)
{
  g_return_if_fail (TALIA_IS_PARTY_DIALOG (self));

  back_cb (self);
}
