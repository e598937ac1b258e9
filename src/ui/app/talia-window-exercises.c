/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Exercises in a window: their place on the start page, and their page. */
#include "talia-window-exercises.h"

#include "settings/talia-settings.h"
#include "talia-window-pages.h"
#include "ui/exercise/talia-collections-page.h"
#include "ui/exercise/talia-exercise-page.h"

struct _TaliaWindowExercises
{
  AdwNavigationView *pages;
  TaliaStartPage *start;
  TaliaSession *session;
  TaliaExercises *exercises;
  guint32 today;  /* 0: the page has not been brought up to date yet */
  gboolean known; /* whether the archive knows the matches, so that exercises can be counted */
};

/* Whether the start page has room for exercises, which is known before they are counted. */
static gboolean
has_room (void)
{
  GSettings *settings = talia_settings_get ();

  return g_settings_get_boolean (settings, "exercises") && g_settings_get_boolean (settings, "exercises-kept");
}

/* Counts the exercises. The page keeps the room that it has, so that nothing moves under the player's pointer. */
static void
update (TaliaWindowExercises *self)
{
  g_autoptr (GPtrArray) list = NULL;
  gboolean exist;

  if (self->today == 0 || !self->known || !gtk_widget_get_mapped (GTK_WIDGET (self->start))
      || !g_settings_get_boolean (talia_settings_get (), "exercises"))
    return;
  list = talia_exercises_list (self->exercises, self->today);
  exist = list->len > 0 || talia_exercises_exist (self->exercises);
  if (g_settings_get_boolean (talia_settings_get (), "exercises-kept") != exist)
    g_settings_set_boolean (talia_settings_get (), "exercises-kept", exist);
  talia_start_page_set_exercises (self->start, list->len);
}

/* Called before the page is drawn, or when the player has turned exercises on or off. */
static void
make_room (TaliaWindowExercises *self)
{
  update (self);
  talia_start_page_keep_exercises (self->start, has_room ());
}

static void
known_cb (TaliaWindowExercises *self)
{
  self->known = TRUE;
  update (self);
}

/* The archive does not say that anything has changed if it is empty. */
static void
updating_cb (TaliaWindowExercises *self)
{
  if (!self->known && !talia_archive_get_updating (talia_session_get_archive (self->session)))
    known_cb (self);
}

TaliaWindowExercises *
talia_window_exercises_new (AdwNavigationView *pages, TaliaStartPage *start, TaliaSession *session)
{
  TaliaWindowExercises *self = g_new0 (TaliaWindowExercises, 1);

  self->pages = g_object_ref (pages);
  self->start = g_object_ref (start);
  self->session = g_object_ref (session);
  self->exercises = talia_exercises_new (talia_session_get_archive (session));
  self->known = talia_archive_count (talia_session_get_archive (session), &(TaliaArchiveQuery) { 0 }) > 0;
  g_signal_connect_swapped (talia_session_get_archive (session), "changed", G_CALLBACK (known_cb), self);
  g_signal_connect_swapped (talia_session_get_archive (session), "notify::updating", G_CALLBACK (updating_cb), self);
  g_signal_connect_swapped (talia_session_get_examiner (session), "judged", G_CALLBACK (update), self);
  g_signal_connect_swapped (start, "map", G_CALLBACK (make_room), self);
  g_signal_connect_swapped (talia_settings_get (), "changed::exercises", G_CALLBACK (make_room), self);
  talia_start_page_keep_exercises (start, has_room ());
  return self;
}

void
talia_window_exercises_free (TaliaWindowExercises *self)
{
  g_signal_handlers_disconnect_by_data (talia_settings_get (), self);
  g_signal_handlers_disconnect_by_data (talia_session_get_examiner (self->session), self);
  g_signal_handlers_disconnect_by_data (talia_session_get_archive (self->session), self);
  g_signal_handlers_disconnect_by_data (self->start, self);
  talia_exercises_unref (self->exercises);
  g_object_unref (self->pages);
  g_object_unref (self->start);
  g_object_unref (self->session);
  g_free (self);
}

void
talia_window_exercises_show (TaliaWindowExercises *self, GDateTime *now)
{
  g_return_if_fail (self != NULL && now != NULL);

  self->today = talia_match_facts_find_day (now);
  update (self);
}

static void
open_list (TaliaWindowExercises *self, GPtrArray *list, guint32 today)
{
  TaliaExercisePage *page;

  if (list->len == 0 || talia_window_pages_find (self->pages, TALIA_TYPE_EXERCISE_PAGE) != NULL)
    return;
  page = talia_exercise_page_new (self->exercises, list, today);
  g_signal_connect_object (page, "play", G_CALLBACK (talia_session_play_on), self->session, G_CONNECT_SWAPPED);
  adw_navigation_view_push (self->pages, ADW_NAVIGATION_PAGE (page));
}

void
talia_window_exercises_open (TaliaWindowExercises *self, GDateTime *now)
{
  g_autoptr (GPtrArray) list = NULL;
  guint32 today;

  g_return_if_fail (self != NULL && now != NULL);

  today = talia_match_facts_find_day (now);
  list = talia_exercises_list (self->exercises, today);
  open_list (self, list, today);
}

gboolean
talia_window_exercises_practise (TaliaWindowExercises *self, const TaliaGame *game, TaliaThemeId theme, GDateTime *now)
{
  g_autoptr (GPtrArray) list = NULL;
  guint32 today;

  g_return_val_if_fail (self != NULL && game != NULL && now != NULL, FALSE);

  today = talia_match_facts_find_day (now);
  list = talia_exercises_list_theme (self->exercises, game, theme, today);
  open_list (self, list, today);
  return list->len > 0;
}

static void
chosen_cb (TaliaCollectionsPage *page, GPtrArray *list, guint today, TaliaWindowExercises *self)
{
  open_list (self, list, today);
}

void
talia_window_exercises_open_collections (TaliaWindowExercises *self, GDateTime *now)
{
  TaliaCollectionsPage *page;

  g_return_if_fail (self != NULL && now != NULL);

  if (talia_window_pages_find (self->pages, TALIA_TYPE_COLLECTIONS_PAGE) != NULL)
    return;
  page = talia_collections_page_new (self->exercises, talia_match_facts_find_day (now));
  g_signal_connect (page, "chosen", G_CALLBACK (chosen_cb), self);
  adw_navigation_view_push (self->pages, ADW_NAVIGATION_PAGE (page));
}
