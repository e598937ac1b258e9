/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window: the start page, and the table on top of it. */
#include "talia-window.h"

#include <glib/gi18n.h>

#include "model/record/talia-store.h"
#include "model/talia-match-seats.h"
#include "model/talia-number.h"
#include "model/talia-table-notes.h"
#include "talia-window-dialogs.h"
#include "talia-window-files.h"
#include "talia-window-guide.h"
#include "talia-window-look.h"
#include "talia-window-matches.h"
#include "talia-window-network.h"
#include "talia-window-pages.h"
#include "talia-window-regulars.h"
#include "talia-window-review.h"
#include "talia-window-rules.h"
#include "talia-window-size.h"
#include "talia-window-troubles.h"
#include "talia-window-unsaved.h"
#include "talia-window-waiting.h"
#include "ui/book/talia-book-reader.h"
#include "ui/desktop/talia-platform.h"
#include "ui/desktop/talia-press.h"
#include "ui/start/talia-match-settings.h"
#include "ui/start/talia-new-match-dialog.h"
#include "ui/start/talia-start-page.h"
#include "words/talia-words-plan.h"

struct _TaliaWindow
{
  AdwApplicationWindow parent_instance;

  AdwToastOverlay *toasts;
  AdwNavigationView *pages;

  TaliaStore *store;
  TaliaWindowLook *look; /* at what it holds */
  TaliaWindowMatches *matches;
  TaliaWindowNetwork *network;
  char *wanted; /* the file of a match to go on with, while it is asked whether others are to be left */
};

G_DEFINE_FINAL_TYPE (TaliaWindow, talia_window, ADW_TYPE_APPLICATION_WINDOW)

/* Which match can be gone on with and how far it is, such as "Spades · Deal 3"; NULL when that is not known. */
static char *
describe_open_match (TaliaWindow *self)
{
  g_autoptr (TaliaTable) table = talia_store_peek_match (self->store);

  return table != NULL ? talia_words_standing (table) : NULL;
}

static void
update_continue (AdwApplicationWindow *window, TaliaTable *unused)
{
  TaliaWindow *self = TALIA_WINDOW (window);
  g_autofree char *standing = describe_open_match (self);

  talia_start_page_set_standing (talia_window_pages_find (self->pages, TALIA_TYPE_START_PAGE), standing);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.continue", talia_store_has_match (self->store));
}

/* Does `then` once it is known which match is stored. Until then there is one to go on with, whatever it is. */
static void
when_known (TaliaWindow *self, TaliaWindowThen then, TaliaTable *table)
{
  if (!talia_window_look_then (self->look, then, table))
    return;
  talia_start_page_set_standing (talia_window_pages_find (self->pages, TALIA_TYPE_START_PAGE), NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.continue", TRUE);
}

static void
play_match (TaliaWindow *self, TaliaTable *table)
{
  g_autoptr (TaliaMatch) match = talia_window_network_create_match (self->network, table);
  AdwNavigationPage *page = ADW_NAVIGATION_PAGE (talia_table_page_new (match));

  /* A match that is begun at the table takes the place of the one before, which is to be gone: not by replacing pages,
   * which keeps them (libadwaita 1.7). */
  if (talia_window_pages_find (self->pages, TALIA_TYPE_TABLE_PAGE) != NULL)
    {
      adw_navigation_view_set_animate_transitions (self->pages, FALSE);
      adw_navigation_view_pop_to_page (self->pages, talia_window_pages_find (self->pages, TALIA_TYPE_START_PAGE));
      adw_navigation_view_push (self->pages, page);
      adw_navigation_view_set_animate_transitions (self->pages, TRUE);
    }
  else
    adw_navigation_view_push (self->pages, page);
  talia_window_network_watch (self->network, GTK_WIDGET (page), match);
}

static void
popped_cb (TaliaWindow *self)
{
  talia_archive_update (talia_window_matches_get_archive (self->matches));
  when_known (self, NULL, NULL);
}

static void
show_start_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adw_navigation_view_pop_to_tag (TALIA_WINDOW (widget)->pages, "start");
}

static const TaliaGame *
get_game (GVariant *parameter)
{
  const TaliaGame *game = talia_registry_find (g_variant_get_string (parameter, NULL));

  return game != NULL ? game : talia_registry_list ()[0];
}

static void
offer_response_cb (AdwAlertDialog *dialog, const char *response, TaliaWindow *self)
{
  const char *file = g_object_get_data (G_OBJECT (dialog), "talia-file");

  if (g_str_equal (response, "new"))
    talia_window_start_match (self, g_object_get_data (G_OBJECT (dialog), "talia-table"));
  else if (g_str_equal (response, "continue") && file != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.go-on", "s", file);
  else if (g_str_equal (response, "continue"))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.continue", NULL);
}

/* Whether the stored match is one of that game that can be gone on with, or may be. */
static gboolean
is_stored (TaliaWindow *self, const TaliaGame *game)
{
  g_autoptr (TaliaTable) stored = talia_store_peek_match (self->store);

  return talia_store_has_match (self->store) && (stored == NULL || talia_table_get_game (stored) == game);
}

/* A match that comes by itself, such as that of today: a click too many would otherwise begin another where somebody
 * means to finish one. A match of another game just stays where it is. */
static void
offer_known (AdwApplicationWindow *window, TaliaTable *table)
{
  TaliaWindow *self = TALIA_WINDOW (window);
  const TaliaGame *game = talia_table_get_game (table);
  g_autofree char *standing = NULL, *file = NULL;
  AdwDialog *dialog;

  if (is_stored (self, game))
    standing = describe_open_match (self);
  else
    {
      file = talia_window_matches_find_unfinished (self->matches, game, &standing);
      if (file == NULL)
        {
          talia_window_start_match (self, table);
          return;
        }
    }
  dialog = talia_window_offer_to_finish (window, standing);
  g_object_set_data_full (G_OBJECT (dialog), "talia-table", g_object_ref (table), g_object_unref);
  g_object_set_data_full (G_OBJECT (dialog), "talia-file", g_steal_pointer (&file), g_free);
  g_signal_connect_object (dialog, "response", G_CALLBACK (offer_response_cb), self, 0);
}

static void
offer_free (AdwApplicationWindow *window, TaliaTable *table)
{
  when_known (TALIA_WINDOW (window), offer_known, table);
}

/* Whoever has chosen how to play is asked nothing: what was chosen would be lost if the answer were another match. */
static void
start_known (AdwApplicationWindow *window, TaliaTable *table)
{
  TaliaWindow *self = TALIA_WINDOW (window);
  gboolean put_away = is_stored (self, talia_table_get_game (table));

  talia_window_start_match (self, table);
  if (put_away)
    talia_window_tell (self->toasts, _ ("The match before stays under Matches."));
}

static void
start_free (AdwApplicationWindow *window, TaliaTable *table)
{
  when_known (TALIA_WINDOW (window), start_known, table);
}

static void
start_chosen (AdwApplicationWindow *window, TaliaTable *table)
{
  talia_window_network_when_free (TALIA_WINDOW (window)->network, start_free, table);
}

static void
offer_match (AdwApplicationWindow *window, TaliaTable *table)
{
  talia_window_network_when_free (TALIA_WINDOW (window)->network, offer_free, table);
}

static void
continue_match (AdwApplicationWindow *window, TaliaTable *unused)
{
  TaliaWindow *self = TALIA_WINDOW (window);
  g_autofree char *kept_as = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TaliaTable) table = NULL, salvaged = NULL;

  if (talia_window_pages_find (self->pages, TALIA_TYPE_TABLE_PAGE) != NULL)
    return; /* after a double click it is open already */
  table = talia_store_open_match (self->store, &kept_as, &error);
  if (table != NULL)
    {
      if (!talia_window_network_offer (self->network, table))
        play_match (self, table);
      return;
    }
  if (g_error_matches (error, TALIA_STORE_ERROR, TALIA_STORE_ERROR_ELSEWHERE))
    talia_window_tell (self->toasts, error->message);
  else
    {
      salvaged = talia_store_take_salvaged (self->store);
      talia_window_offer_salvaged (window, talia_window_tell_unreadable (window, error, kept_as, salvaged), salvaged,
                                   offer_match);
    }
  when_known (self, NULL, NULL);
}

static void
continue_free (AdwApplicationWindow *window, TaliaTable *unused)
{
  when_known (TALIA_WINDOW (window), continue_match, NULL);
}

static void
continue_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TaliaWindow *self = TALIA_WINDOW (widget);

  if (talia_window_network_is_stored (self->network))
    gtk_widget_activate_action (widget, "win.back-to-table", NULL);
  else
    talia_window_network_when_free (self->network, continue_free, NULL);
}

/* Another match than the one on the table takes its place there. */
static void
go_on_fetched (AdwApplicationWindow *window, TaliaTable *unused)
{
  TaliaWindow *self = TALIA_WINDOW (window);

  if (talia_window_pages_find (self->pages, TALIA_TYPE_TABLE_PAGE) != NULL)
    adw_navigation_view_pop_to_page (self->pages, talia_window_pages_find (self->pages, TALIA_TYPE_START_PAGE));
  continue_match (window, NULL);
  talia_window_pages_settle (self->pages);
}

/* The open one as it stands, another from where it was put away. */
static void
go_on_free (AdwApplicationWindow *window, TaliaTable *unused)
{
  TaliaWindow *self = TALIA_WINDOW (window);
  g_autofree char *path = talia_archive_get_path (talia_window_matches_get_archive (self->matches), self->wanted);
  AdwNavigationPage *table = talia_window_pages_find (self->pages, TALIA_TYPE_TABLE_PAGE);
  g_autoptr (GError) error = NULL;

  if (talia_store_is_put_away (self->store, path))
    {
      if (talia_store_fetch_match (self->store, path, &error))
        when_known (self, go_on_fetched, NULL);
      else
        talia_window_tell (self->toasts, error->message);
    }
  else if (!talia_store_is_open (self->store, path))
    talia_window_tell (self->toasts, _ ("The match is open in another window of Talia."));
  else if (table != NULL)
    adw_navigation_view_pop_to_page (self->pages, table);
  else
    when_known (self, go_on_fetched, NULL);
}

/* The tile shows the table of an unfinished match, if there is one: that is what a click goes on with. */
static void
quick_known (AdwApplicationWindow *window, TaliaTable *table)
{
  TaliaWindow *self = TALIA_WINDOW (window);
  const TaliaGame *game = talia_table_get_game (table);
  g_autofree char *standing = NULL, *file = NULL;

  if (is_stored (self, game))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.continue", NULL);
  else if ((file = talia_window_matches_find_unfinished (self->matches, game, &standing)) != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.go-on", "s", file);
  else
    talia_window_start_match (self, table);
}

static void
go_on_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TaliaWindow *self = TALIA_WINDOW (widget);
  g_autofree char *path =
      talia_archive_get_path (talia_window_matches_get_archive (self->matches), g_variant_get_string (parameter, NULL));

  g_set_str (&self->wanted, g_variant_get_string (parameter, NULL));
  if (talia_window_network_is_stored (self->network) && talia_store_is_open (self->store, path))
    gtk_widget_activate_action (widget, "win.back-to-table", NULL);
  else
    talia_window_network_when_free (self->network, go_on_free, NULL);
}

static void
quick_free (AdwApplicationWindow *window, TaliaTable *table)
{
  when_known (TALIA_WINDOW (window), quick_known, table);
}

static void
quick_match_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TaliaWindow *self = TALIA_WINDOW (widget);
  g_autoptr (TaliaTable) table = talia_match_settings_create_table (get_game (parameter));

  if (talia_window_network_is_stored (self->network) && is_stored (self, get_game (parameter)))
    gtk_widget_activate_action (widget, "win.back-to-table", NULL);
  else
    talia_window_network_when_free (self->network, quick_free, table);
}

/* By the options of last time. */
static void
play_again_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (TaliaTable) table = talia_match_settings_create_table (get_game (parameter));

  offer_match (ADW_APPLICATION_WINDOW (widget), table);
}

static void
new_match_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TaliaNewMatchDialog *dialog;

  if (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (widget)) != NULL)
    return;
  dialog = talia_new_match_dialog_new (get_game (parameter));
  g_signal_connect_object (dialog, "started", G_CALLBACK (start_chosen), widget, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), widget);
}

static void
read_rules_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  talia_window_rules_read (TALIA_WINDOW (widget)->pages, g_variant_get_string (parameter, NULL));
}

static void
show_rules_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  talia_window_rules_show (TALIA_WINDOW (widget)->pages, g_variant_get_string (parameter, NULL));
}

static void
play_free (AdwApplicationWindow *window, TaliaTable *table)
{
  talia_window_start_match (TALIA_WINDOW (window), table);
}

static void
play_on (AdwApplicationWindow *window, TaliaTable *table)
{
  talia_window_network_when_free (TALIA_WINDOW (window)->network, play_free, table);
}

static void
review_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  talia_window_review_table (TALIA_WINDOW (widget)->pages, talia_window_get_table_page (TALIA_WINDOW (widget)),
                             g_variant_get_uint32 (parameter), play_on);
}

static void
talia_window_dispose (GObject *object)
{
  TaliaWindow *self = TALIA_WINDOW (object);

  g_clear_pointer (&self->network, talia_window_network_free); /* while there is a page to take its button from */
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_WINDOW);
  g_clear_pointer (&self->look, talia_window_look_free);
  g_clear_pointer (&self->matches, talia_window_matches_free);
  g_clear_pointer (&self->wanted, g_free);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (talia_window_parent_class)->dispose (object);
}

static void
talia_window_class_init (TaliaWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_window_dispose;

  g_type_ensure (TALIA_TYPE_START_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, TaliaWindow, pages);

  gtk_widget_class_install_action (widget_class, "win.continue", NULL, continue_action);
  gtk_widget_class_install_action (widget_class, "win.go-on", "s", go_on_action);
  gtk_widget_class_install_action (widget_class, "win.show-start", NULL, show_start_action);
  gtk_widget_class_install_action (widget_class, "win.quick-match", "s", quick_match_action);
  gtk_widget_class_install_action (widget_class, "win.play-again", "s", play_again_action);
  gtk_widget_class_install_action (widget_class, "win.new-match", "s", new_match_action);
  gtk_widget_class_install_action (widget_class, "win.show-rules", "s", show_rules_action);
  gtk_widget_class_install_action (widget_class, "win.read-rules", "s", read_rules_action);
  gtk_widget_class_install_action (widget_class, "win.review", "u", review_action);
}

static void
talia_window_init (TaliaWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  talia_press_watch (GTK_WINDOW (self));
  talia_platform_mind_buttons (GTK_WINDOW (self));
  talia_window_mind_dialogs (ADW_APPLICATION_WINDOW (self));
  g_signal_connect_object (self->pages, "popped", G_CALLBACK (popped_cb), self, G_CONNECT_SWAPPED);
  talia_window_size_keep (GTK_WINDOW (self));
}

static void
play_shared (AdwApplicationWindow *window, TaliaTable *table)
{
  play_match (TALIA_WINDOW (window), table);
}

static void
review_table (AdwApplicationWindow *window, TaliaTable *table)
{
  talia_window_review_push (TALIA_WINDOW (window)->pages, table, NULL, MAX (talia_match_seats_find_person (table), 0),
                            talia_review_deal_find_ended (table), play_on);
}

static TaliaWindow *
create_window (GtkApplication *application, TaliaStore *store)
{
  TaliaWindow *self = g_object_new (TALIA_TYPE_WINDOW, "application", application, NULL);

  self->store = g_object_ref (store);
  self->look = talia_window_look_new (ADW_APPLICATION_WINDOW (self), store, update_continue);
  self->matches = talia_window_matches_new (ADW_APPLICATION_WINDOW (self), self->pages, self->toasts, store,
                                            review_table, offer_match);
  talia_window_regulars_install (ADW_APPLICATION_WINDOW (self), talia_window_matches_get_archive (self->matches));
  self->network = talia_window_network_new (ADW_APPLICATION_WINDOW (self), self->pages, store, play_shared);
  talia_window_guide_install (ADW_APPLICATION_WINDOW (self), play_on);
  talia_window_tell_of_store (self->toasts, store);
  when_known (self, NULL, NULL);
  return self;
}

TaliaWindow *
talia_window_new (GtkApplication *application)
{
  g_autoptr (TaliaStore) store = talia_store_new (NULL);
  TaliaWindow *self = create_window (application, store);

  if (talia_store_is_shared (store))
    talia_window_tell (
        self->toasts,
        _ ("Another window of Talia has a match open. What you play here is saved as a match of its own."));
  return self;
}

/* The pages that were open, with the same match in the same place. */
static void
open_pages_of (TaliaWindow *self, TaliaWindow *old)
{
  TaliaTablePage *table = talia_window_pages_find (old->pages, TALIA_TYPE_TABLE_PAGE);
  AdwNavigationPage *visible = adw_navigation_view_get_visible_page (old->pages);

  if (table != NULL)
    {
      g_autoptr (TaliaMatch) match = g_object_ref (talia_table_page_get_match (table));
      TaliaTablePage *page = talia_table_page_new (match);

      adw_navigation_view_push (self->pages, ADW_NAVIGATION_PAGE (page));
      talia_window_network_watch (self->network, GTK_WIDGET (page), match);
      talia_table_page_arrange_like (page, table);
    }
  talia_window_matches_show_again (self->matches, old->pages);
  talia_window_review_again (self->pages, visible, talia_window_pages_find (self->pages, TALIA_TYPE_TABLE_PAGE),
                             play_on);
  if (TALIA_IS_BOOK_READER (visible))
    {
      TaliaBookReader *reader = talia_book_reader_new ();

      talia_book_panel_arrange_like (talia_book_reader_get_panel (reader),
                                     talia_book_reader_get_panel (TALIA_BOOK_READER (visible)));
      adw_navigation_view_push (self->pages, ADW_NAVIGATION_PAGE (reader));
    }
}

TaliaWindow *
talia_window_rebuild (TaliaWindow *self)
{
  TaliaWindow *other;
  TaliaTablePage *table;

  g_return_val_if_fail (TALIA_IS_WINDOW (self), NULL);

  other = create_window (gtk_window_get_application (GTK_WINDOW (self)), self->store);
  talia_window_network_free (other->network);
  other->network = g_steal_pointer (&self->network);
  talia_window_network_move (other->network, ADW_APPLICATION_WINDOW (other), other->pages);
  open_pages_of (other, self);
  gtk_window_present (GTK_WINDOW (other));
  gtk_window_destroy (GTK_WINDOW (self));
  /* The page that has gone holds the match: nobody looked on. */
  if ((table = talia_window_pages_find (other->pages, TALIA_TYPE_TABLE_PAGE)) != NULL)
    talia_match_release (talia_table_page_get_match (table));
  return other;
}

void
talia_window_start_match (TaliaWindow *self, TaliaTable *table)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (TALIA_IS_WINDOW (self));
  g_return_if_fail (TALIA_IS_TABLE (table));

  talia_table_note_beginning (table);
  talia_number_draw (table);
  if (!talia_guide_is_for (table) && !talia_store_begin_match (self->store, table, &error))
    talia_window_tell_unsaved (self->toasts, error);
  play_match (self, table);
}

void
talia_window_open_files (TaliaWindow *self, GFile **files, guint n)
{
  g_return_if_fail (TALIA_IS_WINDOW (self));

  talia_window_files_open (ADW_APPLICATION_WINDOW (self), self->toasts, files, n, offer_match);
}

TaliaTablePage *
talia_window_get_table_page (TaliaWindow *self)
{
  AdwNavigationPage *page;

  g_return_val_if_fail (TALIA_IS_WINDOW (self), NULL);

  page = adw_navigation_view_get_visible_page (self->pages);
  return TALIA_IS_TABLE_PAGE (page) ? TALIA_TABLE_PAGE (page) : NULL;
}
