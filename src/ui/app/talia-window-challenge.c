/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Challenges in the window: copying one from a match, and pasting one. */
#include "talia-window-challenge.h"

#include <glib/gi18n.h>

#include "ui/matches/talia-challenge-dialog.h"
#include "ui/review/talia-review-page.h"
#include "ui/start/talia-match-settings.h"
#include "ui/table/talia-table-page.h"
#include "words/talia-words-challenge.h"

struct _TaliaWindowChallenge
{
  AdwApplicationWindow *window;
  AdwNavigationView *pages;
  TaliaWindowThen offer;
  TaliaWindowRead read;
  gpointer data;
};

static void
tell (AdwApplicationWindow *window, const char *text)
{
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_overlay_add_toast (ADW_TOAST_OVERLAY (adw_application_window_get_content (window)), toast);
}

static void
copy (AdwApplicationWindow *window, TaliaTable *table)
{
  g_auto (TaliaChallenge) challenge = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;

  if (!talia_challenge_init (&challenge, table, &error))
    {
      tell (window, error->message);
      return;
    }
  message = talia_words_challenge_message (&challenge);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), message);
  tell (window, _ ("Challenge copied: paste it into a message"));
}

static void
copy_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TaliaWindowChallenge *self = data;
  const char *file = g_variant_get_string (parameter, NULL);
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->pages);

  if (*file != '\0')
    self->read (self->data, file, copy);
  else if (TALIA_IS_TABLE_PAGE (page))
    copy (self->window, talia_match_get_table (talia_table_page_get_match (TALIA_TABLE_PAGE (page))));
  else if (TALIA_IS_REVIEW_PAGE (page))
    copy (self->window, talia_review_get_table (talia_review_page_get_review (TALIA_REVIEW_PAGE (page))));
}

static void
copy_number_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TaliaWindowChallenge *self = data;
  const char *number = g_variant_get_string (parameter, NULL);

  if (*number == '\0')
    {
      tell (self->window, _ ("This deal has no number."));
      return;
    }
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self->window)), number);
  tell (self->window, _ ("Number copied"));
}

static void
paste_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TaliaWindowChallenge *self = data;

  if (adw_application_window_get_visible_dialog (self->window) == NULL)
    talia_challenge_dialog_present (GTK_WIDGET (self->window));
}

static void
play_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TaliaWindowChallenge *self = data;
  g_auto (TaliaChallenge) challenge = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (TaliaSeat) own = NULL;
  g_autoptr (TaliaTable) table = NULL;

  if (!talia_challenge_parse (&challenge, g_variant_get_string (parameter, NULL), &error))
    {
      tell (self->window, error->message);
      return;
    }
  own = talia_match_settings_load_seat (challenge.game, 0);
  table = talia_challenge_create_table (&challenge, talia_seat_get_given_name (own));
  self->offer (self->window, table);
}

static const GActionEntry actions[] = {
  { .name = "challenge", .activate = paste_cb },
  { .name = "play-challenge", .activate = play_cb, .parameter_type = "s" },
  { .name = "copy-number", .activate = copy_number_cb, .parameter_type = "s" },
  { .name = "copy-challenge", .activate = copy_cb, .parameter_type = "s" },
};

TaliaWindowChallenge *
talia_window_challenge_new (AdwApplicationWindow *window, AdwNavigationView *pages, TaliaWindowThen offer,
                            TaliaWindowRead read, gpointer data)
{
  TaliaWindowChallenge *self = g_new0 (TaliaWindowChallenge, 1);

  *self = (TaliaWindowChallenge) { window, pages, offer, read, data };
  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), self);
  return self;
}

void
talia_window_challenge_free (TaliaWindowChallenge *self)
{
  g_action_map_remove_action_entries (G_ACTION_MAP (self->window), actions, G_N_ELEMENTS (actions));
  g_free (self);
}
