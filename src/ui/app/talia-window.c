/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window: shows the properties and signals of the session, and passes on what the player does. */
#include "talia-window.h"

#include <glib/gi18n.h>

#include "guide/talia-guide.h"
#include "model/match/talia-match-seats.h"
#include "settings/talia-settings.h"
#include "talia-window-bundle.h"
#include "talia-window-daily.h"
#include "talia-window-dialogs.h"
#include "talia-window-exercises.h"
#include "talia-window-network.h"
#include "talia-window-pad.h"
#include "talia-window-pages.h"
#include "talia-window-tiles.h"
#include "talia-window-waiting.h"
#include "ui/book/talia-book-reader.h"
#include "ui/desktop/talia-platform.h"
#include "ui/desktop/talia-press.h"
#include "ui/exercise/talia-collections-page.h"
#include "ui/faces/talia-regular-dialog.h"
#include "ui/matches/talia-challenge-dialog.h"
#include "ui/matches/talia-matches-page.h"
#include "ui/matches/talia-statistics-page.h"
#include "ui/pad/talia-pad-page.h"
#include "ui/print/talia-sheet-dialog.h"
#include "ui/print/talia-sheet-table.h"
#include "ui/review/talia-review-deal.h"
#include "ui/start/talia-match-settings.h"
#include "ui/start/talia-new-match-dialog.h"
#include "ui/start/talia-start-page.h"
#include "words/talia-words-challenge.h"
#include "words/talia-words-plan.h"
#include "words/talia-words-sides.h"

/* The time for which a passing message is shown. */
#define SECONDS 5

struct _TaliaWindow
{
  AdwApplicationWindow parent_instance;

  AdwToastOverlay *toasts;
  AdwNavigationView *pages;

  TaliaSession *session; /* NULL once another window has taken it over */
  TaliaWindowTiles *tiles;
  TaliaWindowDaily *daily;
  TaliaWindowExercises *exercises;
  TaliaWindowBundle *bundle;
  TaliaWindowNetwork *network;
  TaliaWindowPad *pad;
  AdwToast *unsaved; /* says that a match could not be stored, while it is shown */
  guint source;      /* the GSource that updates the tiles */
};

G_DEFINE_FINAL_TYPE (TaliaWindow, talia_window, ADW_TYPE_APPLICATION_WINDOW)

/* --- the session --------------------------------------------------------------------------- */

static void
stored_changed_cb (TaliaWindow *self)
{
  TaliaStartPage *start = talia_window_pages_find (self->pages, TALIA_TYPE_START_PAGE);
  g_autoptr (TaliaTable) table = NULL;
  g_autofree char *standing = NULL;
  TaliaView view;

  if (self->session == NULL)
    return;
  if (talia_session_get_can_continue (self->session))
    table = talia_session_peek_stored (self->session);
  if (table != NULL)
    {
      g_autofree char *how_far = talia_words_how_far (table), *lead = NULL;

      talia_match_seats_glance (table, &view);
      lead = talia_words_lead (table, &view);
      standing = lead != NULL ? g_strdup_printf ("%s · %s", how_far, lead) : g_steal_pointer (&how_far);
    }
  talia_start_page_set_stored (start, table != NULL ? talia_table_get_game (table) : NULL, standing,
                               table != NULL ? &view : NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.continue", talia_session_get_can_continue (self->session));
}

static void
match_changed_cb (TaliaWindow *self)
{
  TaliaMatch *match = talia_session_get_match (self->session);
  AdwNavigationPage *before = talia_window_pages_find (self->pages, TALIA_TYPE_TABLE_PAGE),
                    *start = talia_window_pages_find (self->pages, TALIA_TYPE_START_PAGE), *page;

  if (match == NULL)
    {
      if (before != NULL)
        adw_navigation_view_pop_to_page (self->pages, start);
      return;
    }
  page = ADW_NAVIGATION_PAGE (talia_table_page_new (match));
  /* Removes the page of the previous match when a new one begins at the table. It must be destroyed; replacing pages
   * would keep it alive (libadwaita 1.7). */
  adw_navigation_view_set_animate_transitions (self->pages, before == NULL);
  if (before != NULL)
    adw_navigation_view_pop_to_page (self->pages, start);
  adw_navigation_view_push (self->pages, page);
  adw_navigation_view_set_animate_transitions (self->pages, TRUE);
  talia_window_network_watch (self->network, GTK_WIDGET (page), match);
}

static void
asked_cb (TaliaWindow *self, TaliaQuestion *question)
{
  if (talia_question_get_kind (question) == TALIA_QUESTION_REOPEN)
    talia_window_network_ask_to_reopen (self->network, question);
  else
    talia_window_put_question (ADW_APPLICATION_WINDOW (self), question);
}

static void
told_cb (TaliaWindow *self, const char *text, gboolean stays)
{
  talia_window_tell_for (self->toasts, text, stays ? 0 : SECONDS);
}

static void
waiting_cb (TaliaWindow *self, TaliaReading *reading)
{
  talia_window_waiting_show (ADW_APPLICATION_WINDOW (self), reading, _ ("Reading the Match"));
}

static void
recalled_cb (TaliaWindow *self)
{
  adw_navigation_view_pop_to_page (self->pages, talia_window_pages_find (self->pages, TALIA_TYPE_TABLE_PAGE));
}

static void
fetched_cb (TaliaWindow *self)
{
  talia_window_pages_settle (self->pages);
}

static void
returned_cb (TaliaWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.back-to-table", NULL);
}

static void
saved_cb (TaliaWindow *self)
{
  if (self->unsaved != NULL)
    adw_toast_dismiss (self->unsaved);
}

static void
unsaved_cb (TaliaWindow *self, const GError *error)
{
  g_autofree char *text = g_strdup_printf (_ ("The match could not be saved: %s"), error->message);

  saved_cb (self);
  g_set_weak_pointer (&self->unsaved, talia_window_tell (self->toasts, text));
}

/* Another page needs much for a moment, to draw its cards. */
static void
page_changed_cb (AdwNavigationView *pages, GParamSpec *pspec, gpointer data)
{
  talia_platform_return_memory ();
}

static void
page_gone_cb (gpointer data, GObject *page)
{
  talia_platform_return_memory ();
}

static void
popped_cb (TaliaWindow *self, AdwNavigationPage *page)
{
  g_object_weak_ref (G_OBJECT (page), page_gone_cb, NULL);
  if (self->session == NULL)
    return;
  if (TALIA_IS_TABLE_PAGE (page))
    talia_session_leave_match (self->session, talia_table_page_get_match (TALIA_TABLE_PAGE (page)));
  talia_archive_update (talia_session_get_archive (self->session));
  talia_session_look (self->session);
}

static gboolean
drop_cb (TaliaWindow *self, const GValue *value)
{
  GSList *list = G_VALUE_HOLDS_STRING (value) ? NULL : g_value_get_boxed (value);
  g_autoptr (GPtrArray) files = g_ptr_array_new ();

  if (G_VALUE_HOLDS_STRING (value)) /* from a message: a challenge, or what is said to be none */
    {
      talia_session_play_challenge (self->session, g_value_get_string (value));
      return TRUE;
    }
  for (GSList *at = list; at != NULL; at = at->next)
    g_ptr_array_add (files, at->data);
  if (files->len == 0)
    return FALSE;
  talia_session_open_files (self->session, (GFile **) files->pdata, files->len);
  return TRUE;
}

/* --- actions: playing ---------------------------------------------------------------------- */

static void
show_start_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  adw_navigation_view_pop_to_tag (TALIA_WINDOW (widget)->pages, "start");
}

/* Offers the match of the day. */
static void
show_daily_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TaliaWindow *self = TALIA_WINDOW (widget);

  adw_navigation_view_pop_to_tag (self->pages, "start");
  talia_start_page_offer_daily (talia_window_pages_find (self->pages, TALIA_TYPE_START_PAGE));
}

static const TaliaGame *
get_game (GVariant *parameter)
{
  const TaliaGame *game = talia_registry_find (g_variant_get_string (parameter, NULL));

  return game != NULL ? game : talia_registry_list ()[0];
}

static void
continue_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TaliaWindow *self = TALIA_WINDOW (widget);

  if (talia_window_pages_find (self->pages, TALIA_TYPE_TABLE_PAGE) != NULL)
    recalled_cb (self); /* there are other pages above it */
  else
    talia_session_continue (self->session);
}

static void
go_on_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  talia_session_go_on (TALIA_WINDOW (widget)->session, g_variant_get_string (parameter, NULL));
}

static void
quick_match_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  talia_session_play_quick (TALIA_WINDOW (widget)->session, get_game (parameter));
}

/* Begins a match with the last used options. */
static void
play_again_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TaliaSession *session = TALIA_WINDOW (widget)->session;
  const TaliaGame *game = get_game (parameter);
  g_autoptr (TaliaTable) table =
      talia_match_settings_create_table (game, talia_archive_get_grade (talia_session_get_archive (session), game->id));

  talia_session_offer (session, table);
}

static void
new_match_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TaliaSession *session = TALIA_WINDOW (widget)->session;
  const TaliaGame *game = get_game (parameter);
  TaliaNewMatchDialog *dialog;

  if (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (widget)) != NULL)
    return;
  dialog = talia_new_match_dialog_new (game, talia_archive_get_grade (talia_session_get_archive (session), game->id));
  g_signal_connect_object (dialog, "started", G_CALLBACK (talia_session_play_chosen), session, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), widget);
}

/* Plays the match of the day. */
static void
daily_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const TaliaGame *game = talia_registry_find (g_variant_get_string (parameter, NULL));
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  if (game != NULL)
    talia_window_daily_play (TALIA_WINDOW (widget)->daily, game, now);
}

static void
exercises_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  talia_window_exercises_open (TALIA_WINDOW (widget)->exercises, now);
}

static void
practise_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  const char *id, *theme_id;
  const TaliaGame *game;
  TaliaThemeId theme;

  g_variant_get (parameter, "(&s&s)", &id, &theme_id);
  game = talia_registry_find (id);
  if (game != NULL && talia_theme_find (theme_id, &theme)
      && !talia_window_exercises_practise (TALIA_WINDOW (widget)->exercises, game, theme, now))
    told_cb (TALIA_WINDOW (widget), _ ("There are no exercises of this kind at the moment."), FALSE);
}

static void
collections_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  talia_window_exercises_open_collections (TALIA_WINDOW (widget)->exercises, now);
}

static void
guided_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const TaliaGame *game = talia_registry_find (g_variant_get_string (parameter, NULL));
  g_autoptr (TaliaSeat) person = game != NULL ? talia_match_settings_load_seat (game, 0) : NULL;
  g_autoptr (TaliaTable) table =
      person != NULL ? talia_guide_create_table (game, talia_seat_get_given_name (person)) : NULL;

  if (table != NULL)
    talia_session_play_on (TALIA_WINDOW (widget)->session, table);
}

/* --- actions on any match -------------------------------------------------------------------- */

typedef void (*TableFunc) (TaliaWindow *self, TaliaTable *table);

/* What is to be done with a match once it is read. */
typedef struct
{
  TaliaWindow *window;
  TableFunc act;
} Reading;

/* Returns the match on the page that is shown; NULL if it shows none. */
static TaliaTable *
find_shown_table (TaliaWindow *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->pages);

  if (TALIA_IS_TABLE_PAGE (page))
    return talia_match_get_table (talia_table_page_get_match (TALIA_TABLE_PAGE (page)));
  if (TALIA_IS_REVIEW_PAGE (page))
    return talia_review_get_table (talia_review_page_get_review (TALIA_REVIEW_PAGE (page)));
  return NULL;
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Reading *reading = data;
  g_autoptr (TaliaWindow) self = reading->window;
  g_autoptr (TaliaTable) table = talia_session_read_finish (TALIA_SESSION (source), result, NULL);

  if (table != NULL && self->session != NULL)
    reading->act (self, table);
}

/* Does something with the match of a file or, if the name is empty, with the one that is shown. */
static void
act_on_match (TaliaWindow *self, const char *file, TableFunc act)
{
  TaliaTable *table = find_shown_table (self);
  Reading *reading;

  if (*file == '\0')
    {
      if (table != NULL)
        act (self, table);
      return;
    }
  reading = g_new (Reading, 1);
  *reading = (Reading) { g_object_ref (self), act };
  talia_session_read_async (self->session, file, read_cb, reading);
}

/* --- actions: challenges ------------------------------------------------------------------- */

static void
copy_challenge (TaliaWindow *self, TaliaTable *table)
{
  g_auto (TaliaChallenge) challenge = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *message = NULL;

  if (!talia_challenge_init (&challenge, table, &error))
    {
      told_cb (self, error->message, FALSE);
      return;
    }
  message = talia_words_challenge_message (&challenge);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), message);
  told_cb (self, _ ("Challenge copied: paste it into a message"), FALSE);
}

static void
copy_challenge_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  act_on_match (TALIA_WINDOW (widget), g_variant_get_string (parameter, NULL), copy_challenge);
}

static void
copy_number_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TaliaWindow *self = TALIA_WINDOW (widget);
  const char *number = g_variant_get_string (parameter, NULL);

  if (*number == '\0')
    {
      told_cb (self, _ ("This deal has no number."), FALSE);
      return;
    }
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), number);
  told_cb (self, _ ("Number copied"), FALSE);
}

static void
paste_challenge_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (widget)) == NULL)
    talia_challenge_dialog_present (widget);
}

static void
play_challenge_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  talia_session_play_challenge (TALIA_WINDOW (widget)->session, g_variant_get_string (parameter, NULL));
}

/* --- actions: printing ---------------------------------------------------------------------- */

static void
print_score (TaliaWindow *self, TaliaTable *table)
{
  g_autoptr (TaliaSheet) sheet = talia_sheet_new_table (table);

  talia_sheet_dialog_present (sheet, GTK_WIDGET (self));
}

static void
print_score_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  act_on_match (TALIA_WINDOW (widget), g_variant_get_string (parameter, NULL), print_score);
}

/* --- actions: pages ------------------------------------------------------------------------ */

/* After a double click it is already open. */
static gboolean
is_shown (TaliaWindow *self, GType type)
{
  return G_TYPE_CHECK_INSTANCE_TYPE (adw_navigation_view_get_visible_page (self->pages), type);
}

static void
page_told_cb (TaliaMatchesPage *page, AdwToast *toast, AdwToastOverlay *toasts)
{
  adw_toast_overlay_add_toast (toasts, g_object_ref (toast));
}

static void
matches_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TaliaWindow *self = TALIA_WINDOW (widget);
  TaliaMatchesPage *page;

  if (is_shown (self, TALIA_TYPE_MATCHES_PAGE))
    return;
  page = talia_matches_page_new (talia_session_get_archive (self->session));
  g_signal_connect_object (page, "told", G_CALLBACK (page_told_cb), self->toasts, 0);
  adw_navigation_view_push (self->pages, ADW_NAVIGATION_PAGE (page));
}

static void
statistics_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TaliaWindow *self = TALIA_WINDOW (widget);

  if (!is_shown (self, TALIA_TYPE_STATISTICS_PAGE))
    adw_navigation_view_push (
        self->pages, ADW_NAVIGATION_PAGE (talia_statistics_page_new (talia_session_get_archive (self->session))));
}

static void
call_match_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const char *file, *title;

  g_variant_get (parameter, "(&s&s)", &file, &title);
  talia_session_rename (TALIA_WINDOW (widget)->session, file, title);
}

static void
review_read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TaliaWindow) self = data;
  g_autoptr (TaliaTable) table = talia_session_read_finish (TALIA_SESSION (source), result, NULL);

  if (table != NULL && self->session != NULL)
    talia_window_pages_review (self->pages, self->session, table, NULL, MAX (talia_match_seats_find_person (table), 0),
                               talia_review_deal_find_ended (table));
}

static void
review_match_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  talia_session_read_async (TALIA_WINDOW (widget)->session, g_variant_get_string (parameter, NULL), review_read_cb,
                            g_object_ref (widget));
}

static void
review_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TaliaWindow *self = TALIA_WINDOW (widget);

  talia_window_pages_review_table (self->pages, self->session, talia_window_get_table_page (self),
                                   g_variant_get_uint32 (parameter));
}

static void
read_rules_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  talia_window_pages_read_rules (TALIA_WINDOW (widget)->pages, g_variant_get_string (parameter, NULL));
}

static void
show_rules_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  talia_window_pages_show_rules (TALIA_WINDOW (widget)->pages, g_variant_get_string (parameter, NULL));
}

static void
show_regulars_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_auto (GStrv) ids = g_strsplit (g_variant_get_string (parameter, NULL), " ", -1);

  talia_regular_dialog_present (widget, talia_session_get_archive (TALIA_WINDOW (widget)->session),
                                (const char *const *) ids);
}

static const struct
{
  const char *name, *parameter;
  GtkWidgetActionActivateFunc activate;
} actions[] = {
  { "win.continue", NULL, continue_action },
  { "win.go-on", "s", go_on_action },
  { "win.show-start", NULL, show_start_action },
  { "win.quick-match", "s", quick_match_action },
  { "win.play-again", "s", play_again_action },
  { "win.new-match", "s", new_match_action },
  { "win.daily", "s", daily_action },
  { "win.show-daily", NULL, show_daily_action },
  { "win.exercises", NULL, exercises_action },
  { "win.practise", "(ss)", practise_action },
  { "win.collections", NULL, collections_action },
  { "win.guided", "s", guided_action },
  { "win.challenge", NULL, paste_challenge_action },
  { "win.play-challenge", "s", play_challenge_action },
  { "win.copy-challenge", "s", copy_challenge_action },
  { "win.copy-number", "s", copy_number_action },
  { "win.print-score", "s", print_score_action },
  { "win.matches", NULL, matches_action },
  { "win.statistics", NULL, statistics_action },
  { "win.rename-match", "(ss)", call_match_action },
  { "win.review-match", "s", review_match_action },
  { "win.review", "u", review_action },
  { "win.show-rules", "s", show_rules_action },
  { "win.read-rules", "s", read_rules_action },
  { "win.show-regulars", "s", show_regulars_action },
};

/* --- the window itself ----------------------------------------------------------------------- */

/* The screen on which the window was last closed may be gone. */
static void
fit (GtkWindow *window)
{
  GListModel *monitors = gdk_display_get_monitors (gtk_widget_get_display (GTK_WIDGET (window)));
  int width, height, widest = 0, highest = 0;

  for (guint i = 0; i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);
      GdkRectangle place;

      gdk_monitor_get_geometry (monitor, &place);
      widest = MAX (widest, place.width);
      highest = MAX (highest, place.height);
    }
  gtk_window_get_default_size (window, &width, &height);
  if (widest > 0 && (width > widest || height > highest))
    gtk_window_set_default_size (window, MIN (width, widest), MIN (height, highest));
}

/* Restores the size that the window had when it was last closed. */
static void
keep_size (GtkWindow *window)
{
  GSettings *settings = talia_settings_get ();

  g_settings_bind (settings, "window-width", window, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-height", window, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-maximized", window, "maximized", G_SETTINGS_BIND_DEFAULT);
  fit (window);
}

/* Accepts files and texts that are dropped on the window. */
static void
accept_drops (TaliaWindow *self)
{
  GType types[] = { GDK_TYPE_FILE_LIST, G_TYPE_STRING };
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);

  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

static void
talia_window_dispose (GObject *object)
{
  TaliaWindow *self = TALIA_WINDOW (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_weak_pointer (&self->unsaved);
  g_clear_pointer (&self->network, talia_window_network_free);
  g_clear_pointer (&self->daily, talia_window_daily_free);
  g_clear_pointer (&self->exercises, talia_window_exercises_free);
  g_clear_pointer (&self->tiles, talia_window_tiles_free);
  g_clear_pointer (&self->bundle, talia_window_bundle_free);
  g_clear_pointer (&self->pad, talia_window_pad_free);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_WINDOW);
  if (self->session != NULL)
    g_object_run_dispose (G_OBJECT (self->session)); /* threads may still have a reference */
  g_clear_object (&self->session);

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

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter, actions[i].activate);
}

static void
talia_window_init (TaliaWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
#ifdef TALIA_IS_DEVEL
  gtk_widget_add_css_class (GTK_WIDGET (self), "devel");
#endif

  talia_press_watch (GTK_WINDOW (self));
  talia_platform_mind_buttons (GTK_WINDOW (self));
  talia_window_mind_dialogs (ADW_APPLICATION_WINDOW (self));
  g_signal_connect_object (self->pages, "popped", G_CALLBACK (popped_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect (self->pages, "notify::visible-page", G_CALLBACK (page_changed_cb), NULL);
  accept_drops (self);
  keep_size (GTK_WINDOW (self));
}

/* The day may have changed while the window was out of sight. */
static void
show_day_cb (TaliaWindow *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  if (self->daily == NULL) /* the window is being closed */
    return;
  talia_window_daily_show (self->daily, now);
  talia_window_exercises_show (self->exercises, now);
}

/* Runs after the window is shown, so that the window does not have to wait for it. */
static void
fill_tiles_cb (gpointer data)
{
  TaliaWindow *self = data;

  self->source = 0;
  talia_window_tiles_update (self->tiles);
  talia_window_pad_look (self->pad);
}

/* Creates a window for that session, and takes ownership of it. */
static TaliaWindow *
create_window (GtkApplication *application, TaliaSession *session)
{
  static const struct
  {
    const char *name;
    void (*callback) (void);
  } handlers[] = {
    { "notify::standing", G_CALLBACK (stored_changed_cb) },
    { "notify::can-continue", G_CALLBACK (stored_changed_cb) },
    { "notify::match", G_CALLBACK (match_changed_cb) },
    { "asked", G_CALLBACK (asked_cb) },
    { "told", G_CALLBACK (told_cb) },
    { "waiting", G_CALLBACK (waiting_cb) },
    { "recalled", G_CALLBACK (recalled_cb) },
    { "fetched", G_CALLBACK (fetched_cb) },
    { "returned", G_CALLBACK (returned_cb) },
    { "unsaved", G_CALLBACK (unsaved_cb) },
    { "saved", G_CALLBACK (saved_cb) },
  };
  TaliaWindow *self = g_object_new (TALIA_TYPE_WINDOW, "application", application, NULL);

  self->session = session;
  for (guint i = 0; i < G_N_ELEMENTS (handlers); i++)
    g_signal_connect_swapped (session, handlers[i].name, handlers[i].callback, self);
  self->tiles = talia_window_tiles_new (talia_window_pages_find (self->pages, TALIA_TYPE_START_PAGE), session);
  self->daily = talia_window_daily_new (talia_window_pages_find (self->pages, TALIA_TYPE_START_PAGE), session);
  self->exercises =
      talia_window_exercises_new (self->pages, talia_window_pages_find (self->pages, TALIA_TYPE_START_PAGE), session);
  self->bundle =
      talia_window_bundle_new (ADW_APPLICATION_WINDOW (self), self->toasts, talia_session_get_archive (session));
  self->network = talia_window_network_new (ADW_APPLICATION_WINDOW (self), self->pages, session);
  self->pad = talia_window_pad_new (ADW_APPLICATION_WINDOW (self), self->pages,
                                    talia_window_pages_find (self->pages, TALIA_TYPE_START_PAGE),
                                    talia_session_get_archive (session));
  /* The hand may have changed even if the facts about the match have not. */
  g_signal_connect_object (talia_window_pages_find (self->pages, TALIA_TYPE_START_PAGE), "showing",
                           G_CALLBACK (stored_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (talia_session_get_archive (session), "changed", G_CALLBACK (show_day_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (show_day_cb), NULL);
  show_day_cb (self);
  self->source = g_idle_add_once (fill_tiles_cb, self);
  talia_session_look (session);
  stored_changed_cb (self);
  return self;
}

TaliaWindow *
talia_window_new (GtkApplication *application)
{
  TaliaSession *session = talia_session_new (NULL);
  TaliaWindow *self = create_window (application, session);

  if (talia_session_is_beside_another (session))
    talia_window_tell (
        self->toasts,
        _ ("Another window of Talia has a match open. What you play here is saved as a match of its own."));
  return self;
}

/* Opens the pages that were open in the other window, with the same match at the same position. */
static void
open_pages_of (TaliaWindow *self, TaliaWindow *old)
{
  g_autoptr (GListModel) stack = adw_navigation_view_get_navigation_stack (old->pages);
  TaliaTablePage *table = talia_window_pages_find (old->pages, TALIA_TYPE_TABLE_PAGE);
  AdwNavigationPage *visible = adw_navigation_view_get_visible_page (old->pages);

  if (table != NULL)
    {
      TaliaMatch *match = talia_table_page_get_match (table);
      TaliaTablePage *page = talia_table_page_new (match);

      adw_navigation_view_push (self->pages, ADW_NAVIGATION_PAGE (page));
      talia_window_network_watch (self->network, GTK_WIDGET (page), match);
      talia_table_page_arrange_like (page, table);
    }
  for (guint i = 0; i < g_list_model_get_n_items (stack); i++)
    {
      g_autoptr (AdwNavigationPage) page = g_list_model_get_item (stack, i);

      if (TALIA_IS_MATCHES_PAGE (page))
        gtk_widget_activate_action (GTK_WIDGET (self), "win.matches", NULL);
      else if (TALIA_IS_STATISTICS_PAGE (page))
        gtk_widget_activate_action (GTK_WIDGET (self), "win.statistics", NULL);
      else if (TALIA_IS_COLLECTIONS_PAGE (page))
        gtk_widget_activate_action (GTK_WIDGET (self), "win.collections", NULL);
      else if (TALIA_IS_PAD_PAGE (page))
        gtk_widget_activate_action (GTK_WIDGET (self), "win.continue-pad", NULL);
    }
  talia_window_pages_review_again (self->pages, self->session, visible);
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

  g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_pointer (&self->network, talia_window_network_free);
  other = create_window (gtk_window_get_application (GTK_WINDOW (self)), g_steal_pointer (&self->session));
  open_pages_of (other, self);
  gtk_window_present (GTK_WINDOW (other));
  gtk_window_destroy (GTK_WINDOW (self));
  /* The closed page has made the match wait because nobody was watching. */
  if ((table = talia_window_pages_find (other->pages, TALIA_TYPE_TABLE_PAGE)) != NULL)
    talia_match_release (talia_table_page_get_match (table));
  return other;
}

TaliaSession *
talia_window_get_session (TaliaWindow *self)
{
  g_return_val_if_fail (TALIA_IS_WINDOW (self), NULL);

  return self->session;
}

TaliaTablePage *
talia_window_get_table_page (TaliaWindow *self)
{
  AdwNavigationPage *page;

  g_return_val_if_fail (TALIA_IS_WINDOW (self), NULL);

  page = adw_navigation_view_get_visible_page (self->pages);
  return TALIA_IS_TABLE_PAGE (page) ? TALIA_TABLE_PAGE (page) : NULL;
}
