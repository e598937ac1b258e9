/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Exercises in a window: their place on the start page, and their page. */
#include "talia-window-exercises.h"

#include "settings/talia-settings.h"
#include "talia-window-pages.h"
#include "ui/exercise/talia-exercise-page.h"

struct _TaliaWindowExercises
{
  AdwNavigationView *pages;
  TaliaStartPage *start;
  TaliaSession *session;
  TaliaExercises *exercises;
  guint32 today; /* 0: the page has not been brought up to date yet */
};

static void
update (TaliaWindowExercises *self)
{
  g_autoptr (GPtrArray) list = NULL;

  if (self->today == 0 || !gtk_widget_get_mapped (GTK_WIDGET (self->start)))
    return;
  if (g_settings_get_boolean (talia_settings_get (), "exercises"))
    list = talia_exercises_list (self->exercises, self->today);
  talia_start_page_set_exercises (self->start, list != NULL ? list->len : 0);
}

TaliaWindowExercises *
talia_window_exercises_new (AdwNavigationView *pages, TaliaStartPage *start, TaliaSession *session)
{
  TaliaWindowExercises *self = g_new0 (TaliaWindowExercises, 1);

  self->pages = g_object_ref (pages);
  self->start = g_object_ref (start);
  self->session = g_object_ref (session);
  self->exercises = talia_exercises_new (talia_session_get_archive (session));
  g_signal_connect_swapped (start, "map", G_CALLBACK (update), self);
  g_signal_connect_swapped (talia_settings_get (), "changed::exercises", G_CALLBACK (update), self);
  return self;
}

void
talia_window_exercises_free (TaliaWindowExercises *self)
{
  g_signal_handlers_disconnect_by_data (talia_settings_get (), self);
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

void
talia_window_exercises_open (TaliaWindowExercises *self, GDateTime *now)
{
  g_autoptr (GPtrArray) list = NULL;
  TaliaExercisePage *page;
  guint32 today;

  g_return_if_fail (self != NULL && now != NULL);

  today = talia_match_facts_find_day (now);
  list = talia_exercises_list (self->exercises, today);
  if (list->len == 0 || talia_window_pages_find (self->pages, TALIA_TYPE_EXERCISE_PAGE) != NULL)
    return;
  page = talia_exercise_page_new (self->exercises, list, today);
  g_signal_connect_object (page, "play", G_CALLBACK (talia_session_play_on), self->session, G_CONNECT_SWAPPED);
  adw_navigation_view_push (self->pages, ADW_NAVIGATION_PAGE (page));
}
