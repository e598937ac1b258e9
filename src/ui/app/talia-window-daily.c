/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The deal of the day in a window: shows it on the start page, and plays it. */
#include "talia-window-daily.h"

#include "model/look-back/talia-expert-match.h"
#include "model/look-back/talia-replay.h"
#include "model/record/talia-record-reader.h"
#include "ui/start/talia-match-settings.h"

/* The number of matches of one day that are looked at. */
#define MOST 50

struct _TaliaWindowDaily
{
  TaliaStartPage *page;
  TaliaSession *session;
  GDateTime *now;            /* when the page was last brought up to date; NULL: never */
  GPtrArray *experts;        /* TaliaMatchFacts of the matches of that day that an expert has played */
  GCancellable *cancellable; /* NULL: no expert is playing */
};

/* An expert who is playing. */
typedef struct
{
  TaliaWindowDaily *owner;    /* not to be touched if it was cancelled */
  TaliaRecordReading reading; /* owns its GCancellable, which stops the expert as well */
  const TaliaGame *game;
  guint sides;
  int seat; /* the one in the match that was played */
} Expert;

static void update (TaliaWindowDaily *self);

static void
stop (TaliaWindowDaily *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
}

static void
expert_free (Expert *expert)
{
  g_object_unref (expert->reading.cancellable);
  g_free (expert);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Expert, expert_free)

static void
expert_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Expert) expert = data;
  const int place = talia_expert_match_finish (result, NULL);
  TaliaMatchFacts *facts;

  /* Without a result, no expert plays until the page is shown again. */
  if (g_cancellable_is_cancelled (expert->reading.cancellable) || place == 0)
    return;
  g_clear_object (&expert->owner->cancellable);
  facts = g_new0 (TaliaMatchFacts, 1);
  facts->game = expert->game;
  facts->sides = expert->sides;
  facts->over = TRUE;
  facts->place = place;
  g_ptr_array_add (expert->owner->experts, facts);
  update (expert->owner);
}

/* The expert plays the match from its beginning: with its rules and players, which need not be those of a new one. */
static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Expert) expert = data;
  g_autoptr (GPtrArray) files = talia_record_reader_load_finish (result, NULL);
  TaliaTable *played = files != NULL && files->len > 0 ? ((TaliaRecordFile *) files->pdata[0])->table : NULL;
  g_autoptr (TaliaReplay) replay = NULL;
  g_autoptr (TaliaTable) table = NULL;
  GCancellable *cancellable = expert->reading.cancellable;
  const int seat = expert->seat;

  if (g_cancellable_is_cancelled (cancellable) || played == NULL || talia_match_facts_find_daily (played) == 0
      || seat >= talia_table_get_n_seats (played))
    return; /* the file has changed meanwhile */
  replay = talia_replay_new (played);
  table = talia_replay_branch (replay, seat, seat);
  talia_expert_match_async (table, seat, cancellable, expert_cb, g_steal_pointer (&expert));
}

/* Reads the match, in a thread, for the expert. */
static void
begin (TaliaWindowDaily *self, const TaliaMatchFacts *facts)
{
  g_autofree char *path = talia_archive_get_path (talia_session_get_archive (self->session), facts->file);
  g_autoptr (GFile) record = g_file_new_for_path (path);
  Expert *expert = g_new0 (Expert, 1);

  self->cancellable = g_cancellable_new ();
  expert->owner = self;
  expert->reading.cancellable = g_object_ref (self->cancellable);
  expert->game = facts->game;
  expert->sides = facts->sides;
  expert->seat = facts->own;
  talia_record_reader_load_async (&record, 1, &expert->reading, read_cb, expert);
}

static gboolean
is_of_game (gconstpointer facts, gconstpointer game)
{
  return ((const TaliaMatchFacts *) facts)->game == game;
}

/* Lets the expert play the next of today's matches that are over, while nobody sits at the table. */
static void
ask_expert (TaliaWindowDaily *self, GPtrArray *matches)
{
  for (guint i = 0; i < matches->len && self->cancellable == NULL && gtk_widget_get_mapped (GTK_WIDGET (self->page));
       i++)
    {
      const TaliaMatchFacts *facts = matches->pdata[i];

      if (facts->over && !g_ptr_array_find_with_equal_func (self->experts, facts->game, is_of_game, NULL))
        begin (self, facts);
    }
}

static void
update (TaliaWindowDaily *self)
{
  TaliaArchive *archive = talia_session_get_archive (self->session);
  const TaliaArchiveQuery query = { .day = talia_match_facts_find_day (self->now) };
  g_autoptr (GPtrArray) matches = talia_archive_find (archive, &query, 0, MOST);
  TaliaDaily daily;

  talia_archive_get_daily (archive, query.day, &daily);
  talia_start_page_set_daily (self->page, &daily, matches, self->experts);
  ask_expert (self, matches);
}

static void
mapped_cb (TaliaWindowDaily *self)
{
  if (self->now != NULL)
    update (self);
}

TaliaWindowDaily *
talia_window_daily_new (TaliaStartPage *page, TaliaSession *session)
{
  TaliaWindowDaily *self = g_new0 (TaliaWindowDaily, 1);

  self->page = g_object_ref (page);
  self->session = g_object_ref (session);
  self->experts = g_ptr_array_new_with_free_func ((GDestroyNotify) talia_match_facts_free);
  g_signal_connect_swapped (page, "map", G_CALLBACK (mapped_cb), self);
  g_signal_connect_swapped (page, "unmap", G_CALLBACK (stop), self);
  return self;
}

void
talia_window_daily_free (TaliaWindowDaily *self)
{
  stop (self);
  g_signal_handlers_disconnect_by_data (self->page, self);
  g_clear_pointer (&self->now, g_date_time_unref);
  g_ptr_array_unref (self->experts);
  g_object_unref (self->page);
  g_object_unref (self->session);
  g_free (self);
}

void
talia_window_daily_show (TaliaWindowDaily *self, GDateTime *now)
{
  g_return_if_fail (self != NULL && now != NULL);

  if (self->now != NULL && talia_match_facts_find_day (self->now) != talia_match_facts_find_day (now))
    {
      stop (self);
      g_ptr_array_set_size (self->experts, 0);
    }
  g_clear_pointer (&self->now, g_date_time_unref);
  self->now = g_date_time_ref (now);
  update (self);
}

/* Whether the match that can be continued is the one of that game and day. */
static gboolean
is_stored (TaliaSession *session, const TaliaGame *game, guint32 day)
{
  g_autoptr (TaliaTable) stored = talia_session_peek_stored (session);

  return talia_session_get_can_continue (session) && stored != NULL && talia_table_get_game (stored) == game
         && talia_match_facts_find_daily (stored) == day;
}

/* Returns the file of the newest unfinished match of that game and day that is put away; NULL if there is none. */
static char *
find_put_away (TaliaSession *session, const TaliaGame *game, guint32 day)
{
  const TaliaArchiveQuery query = { .game = game->id, .unfinished = TRUE, .day = day };
  g_autoptr (GPtrArray) found = talia_archive_find (talia_session_get_archive (session), &query, 0, MOST);

  for (guint i = 0; i < found->len; i++)
    if (talia_match_facts_is_put_away (found->pdata[i]))
      return g_strdup (((const TaliaMatchFacts *) found->pdata[i])->file);
  return NULL;
}

void
talia_window_daily_play (TaliaWindowDaily *self, const TaliaGame *game, GDateTime *now)
{
  const guint32 day = talia_match_facts_find_day (now);
  g_autofree char *file = NULL;
  g_autoptr (TaliaTable) table = NULL;

  g_return_if_fail (self != NULL && game != NULL);

  if (is_stored (self->session, game, day))
    talia_session_continue (self->session);
  else if ((file = find_put_away (self->session, game, day)) != NULL)
    talia_session_go_on (self->session, file);
  else if ((table = talia_match_settings_create_daily (game, now)) != NULL)
    talia_session_offer (self->session, table);
}
