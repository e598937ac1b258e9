/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All matches in the window: their page, the unfinished ones on the start page, and continuing one. */
#include "talia-window-matches.h"

#include <glib/gi18n.h>

#include "model/record/talia-record-reader.h"
#include "model/record/talia-record-title.h"
#include "talia-window-bundle.h"
#include "talia-window-challenge.h"
#include "talia-window-files.h"
#include "talia-window-pictures.h"
#include "talia-window-reset.h"
#include "talia-window-troubles.h"
#include "talia-window-waiting.h"
#include "ui/matches/talia-matches-page.h"
#include "ui/matches/talia-statistics-page.h"
#include "ui/start/talia-match-settings.h"
#include "ui/start/talia-start-page.h"
#include "words/talia-words-archive.h"

struct _TaliaWindowMatches
{
  AdwApplicationWindow *window;
  AdwNavigationView *pages;
  AdwToastOverlay *toasts;
  TaliaStore *store;
  TaliaWindowThen review, offer;
  TaliaArchive *archive;
  TaliaWindowPictures *pictures; /* NULL before the first look */
  TaliaWindowBundle *bundle;
  TaliaWindowChallenge *challenge;
  TaliaWindowReset *reset;
  guint source;
};

/* The seconds for which deleted matches can be brought back: a week. */
#define KEPT (7 * 24 * 60 * 60)

/* Where a window has its archive. */
#define ARCHIVE "talia-archive"

/* No more than that can be open at once. */
#define NEWEST 16

/* The newest unfinished one of a game that was put away, or, where `open`, is the open one here; not others' open ones.
 */
static TaliaMatchFacts *
find_newest (TaliaWindowMatches *self, const TaliaGame *game, gboolean open)
{
  const TaliaArchiveQuery query = { .game = game->id, .unfinished = TRUE };
  g_autoptr (GPtrArray) found = talia_archive_find (self->archive, &query, 0, NEWEST);

  for (guint i = 0; i < found->len; i++)
    {
      const TaliaMatchFacts *facts = found->pdata[i];
      g_autofree char *path = talia_archive_get_path (self->archive, facts->file);

      if (talia_match_facts_is_put_away (facts)
          || (open && talia_store_is_ready (self->store) && talia_store_is_open (self->store, path)))
        return g_ptr_array_steal_index (found, i);
    }
  return NULL;
}

/* How far an unfinished match is, and who has how much; a new string. */
static char *
describe_unfinished (const TaliaMatchFacts *facts)
{
  g_autofree char *outcome = talia_words_match_outcome (facts), *points = talia_words_match_points (facts);

  if (facts->deals == 0)
    /* Translators: how far an unfinished match is, such as "3 deals played" */
    return g_strdup_printf (_ ("Unfinished: %s"), outcome);
  /* Translators: how far an unfinished match is, such as "3 deals played", and the points, such as "25 : 30" */
  return g_strdup_printf (_ ("Unfinished: %s · %s"), outcome, points);
}

/* What came of the last match of a game that is over; a new string, NULL where none is. */
static char *
describe_last (TaliaWindowMatches *self, const TaliaGame *game)
{
  const TaliaArchiveQuery query = { .game = game->id, .finished = TRUE };
  g_autoptr (GPtrArray) found = talia_archive_find (self->archive, &query, 0, 1);
  g_autofree char *outcome = found->len > 0 ? talia_words_match_outcome (found->pdata[0]) : NULL;

  /* Translators: what came of a match, such as "won" or "2nd of 4" */
  return outcome != NULL ? g_strdup_printf (_ ("Last match: %s"), outcome) : NULL;
}

static void
update_tiles (TaliaWindowMatches *self)
{
  AdwNavigationPage *start = adw_navigation_view_find_page (self->pages, "start");

  if (start == NULL)
    return;
  if (self->pictures == NULL)
    self->pictures = talia_window_pictures_new (TALIA_START_PAGE (start), self->archive);
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    {
      g_autoptr (TaliaMatchFacts) facts = find_newest (self, *game, TRUE);
      g_autofree char *text = facts != NULL ? describe_unfinished (facts) : NULL;
      g_autofree char *last = describe_last (self, *game);

      talia_start_page_set_unfinished (TALIA_START_PAGE (start), *game, text);
      talia_start_page_set_last (TALIA_START_PAGE (start), *game, last);
      talia_window_pictures_set (self->pictures, *game, facts);
    }
  talia_window_pictures_read (self->pictures);
}

static void
failed_cb (TaliaArchive *archive, const GError *error, gpointer data)
{
  TaliaWindowMatches *self = data;
  AdwToast *toast = adw_toast_new (error->message);

  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* The match of today. */
static void
daily_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TaliaWindowMatches *self = data;
  const TaliaGame *game = talia_registry_find (g_variant_get_string (parameter, NULL));
  g_autoptr (GDateTime) today = g_date_time_new_now_local ();
  g_autoptr (TaliaTable) table = game != NULL ? talia_match_settings_create_daily (game, today) : NULL;

  if (table != NULL)
    self->offer (self->window, table);
}

/* Also where the window has gone since. */
typedef struct
{
  AdwToastOverlay *toasts;
  TaliaArchive *archive;
} Renaming;

static void
retitled_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Renaming *renaming = data;
  g_autoptr (AdwToastOverlay) toasts = renaming->toasts;
  g_autoptr (TaliaArchive) archive = renaming->archive;
  g_autoptr (GError) error = NULL;

  if (!talia_store_rename_match_finish (result, &error))
    talia_window_tell (toasts, error->message);
  else if (gtk_widget_get_root (GTK_WIDGET (toasts)) != NULL)
    talia_archive_update (archive);
}

static void
call_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TaliaWindowMatches *self = data;
  const char *file, *title;
  g_autofree char *path = NULL, *clean = NULL;
  Renaming *renaming = g_new (Renaming, 1);

  g_variant_get (parameter, "(&s&s)", &file, &title);
  path = talia_archive_get_path (self->archive, file);
  clean = talia_record_clean_title (title);
  *renaming = (Renaming) { g_object_ref (self->toasts), g_object_ref (self->archive) };
  talia_store_rename_match_async (self->store, path, clean, retitled_cb, renaming);
}

typedef struct
{
  AdwApplicationWindow *window;
  AdwNavigationView *pages;
  TaliaWindowThen then;
  TaliaWindowWaiting *waiting;
} Reading;

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Reading *reading = data;
  g_autoptr (AdwApplicationWindow) window = reading->window;
  g_autoptr (AdwNavigationView) pages = reading->pages;
  g_autoptr (GPtrArray) files = talia_record_reader_load_finish (result, NULL);
  const TaliaRecordFile *file = files != NULL && files->len > 0 ? files->pdata[0] : NULL;

  talia_window_waiting_free (reading->waiting);
  if (file == NULL || gtk_widget_get_root (GTK_WIDGET (pages)) == NULL)
    return; /* nobody waits any more */
  if (file->table != NULL)
    reading->then (window, file->table);
  else
    talia_window_tell_unopened (window, files, NULL);
}

/* Reads a match in a thread and gives it to `then`; tells of one that cannot be read. */
static void
read_then (gpointer data, const char *file, TaliaWindowThen then)
{
  TaliaWindowMatches *self = data;
  g_autofree char *path = talia_archive_get_path (self->archive, file);
  g_autoptr (GFile) record = g_file_new_for_path (path);
  Reading *reading = g_new (Reading, 1);

  *reading = (Reading) { g_object_ref (self->window), g_object_ref (self->pages), then,
                         talia_window_waiting_new (self->window) };
  talia_record_reader_load_async (&record, 1, talia_window_waiting_get_reading (reading->waiting), read_cb, reading);
}

static void
review_match_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  talia_window_matches_review (data, g_variant_get_string (parameter, NULL));
}

static void
matches_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  talia_window_matches_show (data);
}

static void
statistics_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  talia_window_matches_show_statistics (data);
}

static const GActionEntry actions[] = {
  { .name = "daily", .activate = daily_cb, .parameter_type = "s" },
  { .name = "rename-match", .activate = call_cb, .parameter_type = "(ss)" },
  { .name = "review-match", .activate = review_match_cb, .parameter_type = "s" },
  { .name = "matches", .activate = matches_cb },
  { .name = "statistics", .activate = statistics_cb },
};

/* Once the window is there, which nobody is to wait for. */
static void
look_cb (gpointer data)
{
  TaliaWindowMatches *self = data;

  self->source = 0;
  talia_archive_empty_bin (self->archive, KEPT);
  update_tiles (self);
  talia_archive_update (self->archive);
}

TaliaWindowMatches *
talia_window_matches_new (AdwApplicationWindow *window, AdwNavigationView *pages, AdwToastOverlay *toasts,
                          TaliaStore *store, TaliaWindowThen review, TaliaWindowThen offer)
{
  TaliaWindowMatches *self = g_new0 (TaliaWindowMatches, 1);

  *self = (TaliaWindowMatches) { window, pages, toasts, g_object_ref (store), review, offer, talia_archive_new (NULL) };
  g_signal_connect_swapped (self->archive, "changed", G_CALLBACK (update_tiles), self);
  g_signal_connect (self->archive, "failed", G_CALLBACK (failed_cb), self);
  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), self);
  self->bundle = talia_window_bundle_new (window, toasts, self->archive);
  self->challenge = talia_window_challenge_new (window, pages, offer, read_then, self);
  self->reset = talia_window_reset_new (window, toasts, self->archive);
  g_object_set_data (G_OBJECT (window), ARCHIVE, self->archive);
  talia_window_files_accept (window, toasts, offer);
  self->source = g_idle_add_once (look_cb, self);
  return self;
}

void
talia_window_matches_free (TaliaWindowMatches *self)
{
  g_clear_handle_id (&self->source, g_source_remove);
  g_signal_handlers_disconnect_by_data (self->archive, self);
  g_clear_pointer (&self->pictures, talia_window_pictures_free);
  talia_window_bundle_free (self->bundle);
  talia_window_challenge_free (self->challenge);
  talia_window_reset_free (self->reset);
  g_object_set_data (G_OBJECT (self->window), ARCHIVE, NULL);
  g_action_map_remove_action_entries (G_ACTION_MAP (self->window), actions, G_N_ELEMENTS (actions));
  talia_store_flush (self->store); /* whoever has given a name and closes the window at once has given it */
  g_object_run_dispose (G_OBJECT (self->archive)); /* a thread may still hold it */
  g_object_unref (self->archive);
  g_object_unref (self->store);
  g_free (self);
}

TaliaArchive *
talia_window_matches_find_archive (GtkWidget *widget)
{
  GtkRoot *window = gtk_widget_get_root (widget);

  return window != NULL ? g_object_get_data (G_OBJECT (window), ARCHIVE) : NULL;
}

TaliaArchive *
talia_window_matches_get_archive (TaliaWindowMatches *self)
{
  return self->archive;
}

static void
told_cb (TaliaMatchesPage *page, AdwToast *toast, AdwToastOverlay *toasts)
{
  adw_toast_overlay_add_toast (toasts, g_object_ref (toast));
}

/* After a double click it is open already. */
static gboolean
is_shown (TaliaWindowMatches *self, GType type)
{
  return G_TYPE_CHECK_INSTANCE_TYPE (adw_navigation_view_get_visible_page (self->pages), type);
}

void
talia_window_matches_show (TaliaWindowMatches *self)
{
  TaliaMatchesPage *page;

  if (is_shown (self, TALIA_TYPE_MATCHES_PAGE))
    return;
  page = talia_matches_page_new (self->archive);
  g_signal_connect_object (page, "told", G_CALLBACK (told_cb), self->toasts, 0);
  adw_navigation_view_push (self->pages, ADW_NAVIGATION_PAGE (page));
}

void
talia_window_matches_show_again (TaliaWindowMatches *self, AdwNavigationView *old)
{
  g_autoptr (GListModel) stack = adw_navigation_view_get_navigation_stack (old);

  for (guint i = 0; i < g_list_model_get_n_items (stack); i++)
    {
      g_autoptr (AdwNavigationPage) page = g_list_model_get_item (stack, i);

      if (TALIA_IS_MATCHES_PAGE (page))
        talia_window_matches_show (self);
      else if (TALIA_IS_STATISTICS_PAGE (page))
        talia_window_matches_show_statistics (self);
    }
}

void
talia_window_matches_show_statistics (TaliaWindowMatches *self)
{
  if (!is_shown (self, TALIA_TYPE_STATISTICS_PAGE))
    adw_navigation_view_push (self->pages, ADW_NAVIGATION_PAGE (talia_statistics_page_new (self->archive)));
}

char *
talia_window_matches_find_unfinished (TaliaWindowMatches *self, const TaliaGame *game, char **standing)
{
  g_autoptr (TaliaMatchFacts) facts = find_newest (self, game, FALSE);
  g_autofree char *title = NULL, *outcome = NULL;

  if (facts == NULL)
    return NULL;
  title = talia_words_match_title (facts);
  outcome = talia_words_match_outcome (facts);
  *standing = g_strdup_printf ("%s · %s", title, outcome);
  return g_steal_pointer (&facts->file);
}

void
talia_window_matches_review (TaliaWindowMatches *self, const char *file)
{
  read_then (self, file, self->review);
}
