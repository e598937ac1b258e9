/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells a player who is not looking at the table that other people wait for their move. */
#include "talia-window-turn.h"

#include <glib/gi18n.h>

#include "talia-window-dialogs.h"
#include "ui/start/talia-start-page.h"
#include "ui/table/talia-table-page.h"
#include "words/talia-words-plan.h"

/* The time in milliseconds for which the table has to be out of sight before a notification is sent. A window that is
 * coming to the front may lose the focus for an instant, and GLib cannot take a notification back before the desktop
 * has answered. */
#define LASTING_MS 500

#define NOTIFICATION "turn"

/* The possible messages; a higher value says more than those before it. */
typedef enum
{
  NOTHING,
  TURN,
  HURRY,
  PLAYED_FOR,
} News;

/* The places where a message is shown. */
typedef enum
{
  IN_WINDOW = 1 << 0,
  ON_DESKTOP = 1 << 1,
  AT_TABLE = 1 << 2, /* if the page of the table is visible */
} Place;

struct _TaliaWindowTurn
{
  AdwApplicationWindow *window;
  AdwNavigationView *pages;
  TaliaMatch *match; /* NULL: none */
  gboolean played_for;
  guint left; /* in seconds; 0: no limit */

  News news; /* as shown last */
  guint places;
  AdwToast *toast;
  guint telling; /* the timeout before a notification is sent; 0: none is needed, or it has been sent */
};

static News
find_news (TaliaWindowTurn *self)
{
  if (self->match == NULL)
    return NOTHING;
  if (self->played_for)
    return PLAYED_FOR;
  if (!talia_match_get_own_turn (self->match))
    return NOTHING;
  return self->left > 0 ? HURRY : TURN;
}

/* Players who see the table see that it is their turn, and on the start page the button says so. */
static guint
find_places (TaliaWindowTurn *self, News news)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->pages);
  const gboolean at_table =
      TALIA_IS_TABLE_PAGE (page) && talia_table_page_get_match (TALIA_TABLE_PAGE (page)) == self->match;
  guint places = at_table ? AT_TABLE : 0;

  if (news == NOTHING)
    return 0;
  if (!TALIA_IS_START_PAGE (page) && (!at_table || news != TURN))
    places |= IN_WINDOW;
  if (!at_table || !gtk_window_is_active (GTK_WINDOW (self->window))
      || gtk_window_is_suspended (GTK_WINDOW (self->window)))
    places |= ON_DESKTOP;
  return places;
}

/* Creates a sentence, and the text below it in a notification; both are new strings. */
static char *
describe (TaliaWindowTurn *self, News news, char **more)
{
  switch (news)
    {
    case TURN:
      *more = talia_words_standing (talia_match_get_table (self->match));
      return g_strdup (_ ("It is your turn. The others are waiting."));
    case HURRY:
      *more = g_strdup_printf (ngettext ("A computer player will move for you in %u second.",
                                         "A computer player will move for you in %u seconds.", self->left),
                               self->left);
      return g_strdup (_ ("The others are waiting for you."));
    case PLAYED_FOR:
      *more = g_strdup (_ ("It stops as soon as you are back."));
      return g_strdup (_ ("A computer player moves for you."));
    case NOTHING:
      break;
    }
  g_return_val_if_reached (NULL);
}

/* Returns the application if it can send notifications, or NULL without a session bus, where GLib complains and leaks
 * memory. The window's own property would not do, since it is NULL when the window is about to close. */
static GApplication *
get_teller (void)
{
  GApplication *application = g_application_get_default ();

  return application != NULL && g_application_get_dbus_connection (application) != NULL ? application : NULL;
}

static void
withdraw (TaliaWindowTurn *self)
{
  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
  g_clear_weak_pointer (&self->toast);
  g_clear_handle_id (&self->telling, g_source_remove);
  if (self->places & ON_DESKTOP && get_teller () != NULL)
    g_application_withdraw_notification (get_teller (), NOTIFICATION);
  self->news = NOTHING;
  self->places = 0;
}

static void
tell_in_window (TaliaWindowTurn *self, News news, guint places, const char *text)
{
  AdwToastOverlay *toasts = ADW_TOAST_OVERLAY (adw_application_window_get_content (self->window));
  AdwToast *toast = talia_window_create_toast (text, 0);
  /* Translators: a short button: back to the table */
  const char *back = _ ("_Return");

  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH); /* counts only before it is added */
  adw_toast_set_button_label (toast, !(places & AT_TABLE) ? back : news == HURRY ? _ ("I Am _Here") : _ ("I Am _Back"));
  adw_toast_set_action_name (toast, "win.back-to-table");
  g_set_weak_pointer (&self->toast, toast);
  adw_toast_overlay_add_toast (toasts, toast);
}

static void
tell_on_desktop_cb (gpointer data)
{
  TaliaWindowTurn *self = data;
  g_autofree char *more = NULL, *text = describe (self, self->news, &more);
  g_autoptr (GNotification) notification = g_notification_new (text);

  self->telling = 0;
  if (get_teller () == NULL)
    return;
  g_notification_set_body (notification, more);
  g_notification_set_default_action (notification, "app.back-to-table");
  if (self->news != TURN)
    g_notification_set_priority (notification, G_NOTIFICATION_PRIORITY_HIGH);
  g_application_send_notification (get_teller (), NOTIFICATION, notification);
}

/* Shows what is new, and withdraws what is no longer true. */
static void
update (TaliaWindowTurn *self)
{
  const News news = find_news (self);
  const guint places = find_places (self, news);
  g_autofree char *text = NULL, *more = NULL;

  if (news == self->news && places == self->places)
    return;
  withdraw (self);
  self->news = news;
  self->places = places;
  if (places == 0)
    return;
  text = describe (self, news, &more);
  if (places & IN_WINDOW)
    tell_in_window (self, news, places, news == HURRY ? more : text);
  if (places & ON_DESKTOP)
    self->telling = g_timeout_add_once (LASTING_MS, tell_on_desktop_cb, self);
}

static void
happened_cb (TaliaWindowTurn *self)
{
  self->left = 0;
}

void
talia_window_turn_set_match (TaliaWindowTurn *self, TaliaMatch *match)
{
  if (self->match == match)
    return;
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_set_object (&self->match, match);
  self->left = 0;
  self->played_for = FALSE;
  if (match != NULL)
    {
      g_signal_connect_swapped (match, "happened", G_CALLBACK (happened_cb), self);
      g_signal_connect_swapped (match, "changed", G_CALLBACK (update), self);
    }
  update (self);
}

void
talia_window_turn_hurry (TaliaWindowTurn *self, guint left)
{
  self->left = left;
  withdraw (self); /* so that it is shown again, even to a player who has already answered */
  update (self);
}

void
talia_window_turn_set_played_for (TaliaWindowTurn *self, gboolean played_for)
{
  if (self->played_for == played_for)
    return;
  self->played_for = played_for;
  self->left = 0;
  update (self);
}

TaliaWindowTurn *
talia_window_turn_new (AdwApplicationWindow *window, AdwNavigationView *pages)
{
  TaliaWindowTurn *self = g_new0 (TaliaWindowTurn, 1);

  self->window = window;
  self->pages = pages;
  g_signal_connect_swapped (window, "notify::is-active", G_CALLBACK (update), self);
  g_signal_connect_swapped (window, "notify::suspended", G_CALLBACK (update), self);
  g_signal_connect_swapped (pages, "notify::visible-page", G_CALLBACK (update), self);
  return self;
}

void
talia_window_turn_free (TaliaWindowTurn *self)
{
  g_signal_handlers_disconnect_by_data (self->window, self);
  g_signal_handlers_disconnect_by_data (self->pages, self);
  talia_window_turn_set_match (self, NULL);
  g_free (self);
}
