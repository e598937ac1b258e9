/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The session: owns the stored matches and the one on the table, and decides, without a window, how each request of the
 * player is handled. */
#include "talia-session.h"

#include <glib/gi18n.h>

#include "guide/talia-guide.h"
#include "model/match/talia-challenge.h"
#include "model/match/talia-number.h"
#include "model/record/talia-record-title.h"
#include "model/table/talia-table-notes.h"
#include "settings/talia-settings.h"
#include "ui/start/talia-match-settings.h"
#include "words/talia-words-archive.h"
#include "words/talia-words-plan.h"

/* At most this number of matches can be open at once. */
#define NEWEST 16

/* The time in seconds in which deleted matches can be brought back: a week. */
#define KEPT (7 * 24 * 60 * 60)

struct _TaliaSession
{
  GObject parent_instance;

  TaliaStore *store;
  TaliaArchive *archive;
  TaliaExaminer *examiner;
  GBindingGroup *thinking; /* lets the examiner wait while computer players of the match think */
  TaliaSharedTable *shared;
  TaliaMatch *match; /* the match on the table; may be NULL */
  char *standing;
  gboolean can_continue;

  TaliaReading *looking;   /* a thread that reads the stored match; may be NULL */
  TaliaRequest *wanted;    /* the request that waits until the stored match is known; may be NULL */
  TaliaQuestion *question; /* the last question about what to play; may be NULL */
  guint tidying;           /* the ID of a GSource */
  gboolean over;           /* threads may still return results */
};

G_DEFINE_FINAL_TYPE (TaliaSession, talia_session, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_MATCH,
  PROP_STANDING,
  PROP_CAN_CONTINUE,
  N_PROPS,
};

enum
{
  ASKED,
  TOLD,
  WAITING,
  RECALLED,
  FETCHED,
  RETURNED,
  UNSAVED,
  SAVED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void look (TaliaSession *self, TaliaRequest *request);
static void answered_cb (TaliaSession *self, const char *answer, TaliaQuestion *question);

static void
tell (TaliaSession *self, const char *text, gboolean stays)
{
  g_signal_emit (self, signals[TOLD], 0, text, stays);
}

static void
ask (TaliaSession *self, TaliaQuestion *question)
{
  g_signal_connect_object (question, "answered", G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
  g_signal_emit (self, signals[ASKED], 0, question);
}

/* Asks a question about what to play, and withdraws the previous one. */
static void
ask_anew (TaliaSession *self, TaliaQuestion *question)
{
  if (self->question != NULL)
    talia_question_withdraw (self->question);
  g_set_object (&self->question, question);
  ask (self, question);
}

static TaliaReading *
begin_reading (TaliaSession *self)
{
  TaliaReading *reading = talia_reading_new ();

  g_signal_emit (self, signals[WAITING], 0, reading);
  return reading;
}

static void
set_match (TaliaSession *self, TaliaMatch *match)
{
  if (!g_set_object (&self->match, match))
    return;
  g_binding_group_set_source (self->thinking, match);
  if (match == NULL)
    g_object_set (self->examiner, "held", FALSE, NULL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MATCH]);
}

static void
put_on_table (TaliaSession *self, TaliaTable *table)
{
  g_autoptr (TaliaMatch) match = talia_shared_table_create_match (self->shared, table);

  if (self->question != NULL)
    talia_question_withdraw (self->question); /* the question was about what to play */
  g_clear_object (&self->question);
  set_match (self, match);
}

/* --- the stored match -------------------------------------------------------------------- */

static void
set_stored (TaliaSession *self, const char *standing, gboolean can_continue)
{
  if (g_set_str (&self->standing, standing))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STANDING]);
  if (self->can_continue == can_continue)
    return;
  self->can_continue = can_continue;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_CONTINUE]);
}

/* Called when it is known which match is stored. */
static void
update_stored (TaliaSession *self)
{
  g_autoptr (TaliaTable) table = talia_store_peek_match (self->store);
  g_autofree char *standing = table != NULL ? talia_words_standing (table) : NULL;

  set_stored (self, standing, talia_store_has_match (self->store));
}

/* Whether the stored match is of that game and can be continued, as far as that is known. */
static gboolean
is_stored (TaliaSession *self, const TaliaGame *game)
{
  g_autoptr (TaliaTable) stored = talia_store_peek_match (self->store);

  return talia_store_has_match (self->store) && (stored == NULL || talia_table_get_game (stored) == game);
}

/* Whether the match on the table is the stored one, and not a guided deal or what is left of a shared match. */
static gboolean
is_on_table (TaliaSession *self)
{
  g_autoptr (TaliaTable) stored = talia_store_peek_match (self->store);

  return self->match != NULL && stored != NULL && talia_match_get_table (self->match) == stored;
}

static void
continue_stored (TaliaSession *self)
{
  g_autofree char *kept_as = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TaliaTable) table = NULL, salvaged = NULL;
  g_autoptr (TaliaQuestion) question = NULL;

  if (is_on_table (self))
    return; /* after a double click, the match is already open */
  table = talia_store_open_match (self->store, &kept_as, &error);
  if (table != NULL && talia_shared_table_can_reopen (self->shared, table))
    {
      talia_shared_table_leave (self->shared); /* what remains of a shared match that has ended */
      question = talia_question_new_reopen (table);
      ask_anew (self, question);
      return;
    }
  if (table != NULL)
    {
      put_on_table (self, table);
      return;
    }
  if (g_error_matches (error, TALIA_STORE_ERROR, TALIA_STORE_ERROR_ELSEWHERE))
    tell (self, error->message, TRUE);
  else
    {
      salvaged = talia_store_take_salvaged (self->store);
      question = talia_question_new_unreadable (error, kept_as, salvaged);
      ask (self, question);
    }
  look (self, NULL);
}

/* --- what is to be played ------------------------------------------------------------------ */

/* Finds the newest unfinished match of a game in the archive; returns its file, or NULL if there is none, and its
 * description. */
static char *
find_put_away (TaliaSession *self, const TaliaGame *game, char **standing)
{
  g_autoptr (TaliaMatchFacts) facts = talia_session_find_unfinished (self, game, FALSE);
  g_autofree char *title = NULL, *outcome = NULL;

  if (facts == NULL)
    return NULL;
  title = talia_words_match_title (facts);
  outcome = talia_words_match_outcome (facts);
  *standing = g_strdup_printf ("%s · %s", title, outcome);
  return g_steal_pointer (&facts->file);
}

/* Offers a match that was not set up in the dialog, such as the match of the day. It asks about an unfinished match of
 * the same game, because an accidental click would otherwise replace a match that somebody means to finish. A match of
 * another game simply stays in the archive. */
static void
offer (TaliaSession *self, TaliaRequest *request)
{
  const TaliaGame *game = talia_table_get_game (request->table);
  g_autoptr (TaliaQuestion) question = NULL;
  g_autofree char *standing = NULL, *file = NULL;

  if (is_stored (self, game))
    standing = g_strdup (self->standing);
  else if ((file = find_put_away (self, game, &standing)) == NULL)
    {
      talia_session_begin (self, request->table);
      return;
    }
  question = talia_question_new_finish (request, file, standing);
  ask_anew (self, question);
}

/* The tile shows the table of an unfinished match, if there is one, so a click continues that match. */
static void
play_quick (TaliaSession *self, TaliaRequest *request)
{
  const TaliaGame *game = talia_table_get_game (request->table);
  g_autofree char *standing = NULL, *file = NULL;

  if (is_stored (self, game))
    talia_session_continue (self);
  else if ((file = find_put_away (self, game, &standing)) != NULL)
    talia_session_go_on (self, file);
  else
    talia_session_begin (self, request->table);
}

static void
play_chosen (TaliaSession *self, TaliaRequest *request)
{
  gboolean put_away = is_stored (self, talia_table_get_game (request->table));

  talia_session_begin (self, request->table);
  if (put_away)
    tell (self, _ ("The match before stays under Matches."), TRUE);
}

/* Step 3: the stored match is known. */
static void
decide (TaliaSession *self, TaliaRequest *request)
{
  switch (request->kind)
    {
    case TALIA_REQUEST_OFFER:
      offer (self, request);
      break;
    case TALIA_REQUEST_QUICK:
      play_quick (self, request);
      break;
    case TALIA_REQUEST_CHOSEN:
      play_chosen (self, request);
      break;
    case TALIA_REQUEST_PLAY_ON:
      talia_session_begin (self, request->table);
      break;
    case TALIA_REQUEST_CONTINUE:
      continue_stored (self);
      break;
    case TALIA_REQUEST_GO_ON: /* a match that replaces the one on the table */
      set_match (self, NULL);
      continue_stored (self);
      g_signal_emit (self, signals[FETCHED], 0);
      break;
    }
}

static void
known (TaliaSession *self)
{
  g_autoptr (TaliaRequest) request = g_steal_pointer (&self->wanted);

  update_stored (self);
  if (request != NULL)
    decide (self, request);
}

static void
looked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TaliaSession) self = data;
  gboolean found = talia_store_look_finish (self->store, result, NULL);

  g_clear_object (&self->looking);
  if (self->over)
    g_clear_object (&self->store);
  else if (found)
    known (self);
  else
    g_clear_pointer (&self->wanted, talia_request_unref);
}

/* Step 2: finds out which match is stored, then carries out `request` (NULL: nothing). Does nothing more if the player
 * cancels the reading. */
static void
look (TaliaSession *self, TaliaRequest *request)
{
  if (request != NULL || self->looking == NULL)
    {
      g_clear_pointer (&self->wanted, talia_request_unref);
      self->wanted = request != NULL ? talia_request_ref (request) : NULL;
    }
  if (self->looking == NULL && talia_store_is_ready (self->store))
    {
      known (self);
      return;
    }
  set_stored (self, NULL, TRUE); /* until it is known, assume that there is a match to continue */
  if (self->looking != NULL)
    return;
  self->looking = begin_reading (self);
  talia_store_look_async (self->store, talia_reading_get (self->looking), looked_cb, g_object_ref (self));
}

/* Makes a match of the archive the stored one: the open match stays as it is, any other is moved out of the archive. */
static void
fetch (TaliaSession *self, TaliaRequest *request)
{
  g_autofree char *path = talia_archive_get_path (self->archive, request->file);
  g_autoptr (GError) error = NULL;

  if (talia_store_is_put_away (self->store, path))
    {
      if (talia_store_fetch_match (self->store, path, &error))
        look (self, request);
      else
        tell (self, error->message, TRUE);
    }
  else if (!talia_store_is_open (self->store, path))
    tell (self, _ ("The match is open in another window of Talia."), TRUE);
  else if (is_on_table (self))
    g_signal_emit (self, signals[RECALLED], 0);
  else
    look (self, request);
}

/* Continues when there is no shared table to leave, or when it has been left. */
static void
go_ahead (TaliaSession *self, TaliaRequest *request)
{
  if (request->kind == TALIA_REQUEST_GO_ON)
    fetch (self, request);
  else if (request->kind == TALIA_REQUEST_PLAY_ON)
    {
      g_clear_pointer (&self->wanted, talia_request_unref);
      decide (self, request);
    }
  else
    look (self, request);
}

/* Step 1: other people may be waiting at a shared table. */
static void
want (TaliaSession *self, TaliaRequestKind kind, TaliaTable *table, const char *file)
{
  g_autoptr (TaliaRequest) request = talia_request_new (kind, table, file);
  g_autoptr (TaliaQuestion) question = NULL;

  if (talia_shared_table_is_open (self->shared))
    {
      question = talia_question_new_leave (request, talia_shared_table_is_ours (self->shared));
      ask_anew (self, question);
    }
  else
    go_ahead (self, request);
}

/* --- answers ------------------------------------------------------------------------------- */

static void
reopen (TaliaSession *self, TaliaTable *table)
{
  g_autoptr (GError) error = NULL;
  const char *code = talia_shared_table_reopen (self->shared, table, &error);
  /* Translators: %s is the code to join with */
  g_autofree char *text = code != NULL ? g_strdup_printf (_ ("The table is open. Code: %s"), code) : NULL;

  tell (self, text != NULL ? text : error->message, text != NULL);
}

static void
answer_leave (TaliaSession *self, TaliaQuestion *question, const char *answer)
{
  if (g_str_equal (answer, "back"))
    g_signal_emit (self, signals[RETURNED], 0);
  if (!g_str_equal (answer, "leave"))
    return;
  talia_shared_table_leave (self->shared);
  go_ahead (self, talia_question_get_request (question));
}

static void
answer_finish (TaliaSession *self, TaliaQuestion *question, const char *answer)
{
  const char *file = talia_question_get_file (question);

  if (g_str_equal (answer, "new"))
    talia_session_begin (self, talia_question_get_request (question)->table);
  else if (g_str_equal (answer, "continue") && file != NULL)
    talia_session_go_on (self, file);
  else if (g_str_equal (answer, "continue"))
    talia_session_continue (self);
}

static void
answered_cb (TaliaSession *self, const char *answer, TaliaQuestion *question)
{
  g_autoptr (TaliaQuestion) kept = g_object_ref (question);

  if (self->over)
    return;
  if (self->question == question)
    g_clear_object (&self->question);
  switch (talia_question_get_kind (question))
    {
    case TALIA_QUESTION_LEAVE:
      answer_leave (self, question, answer);
      break;
    case TALIA_QUESTION_FINISH:
      answer_finish (self, question, answer);
      break;
    case TALIA_QUESTION_REOPEN:
      if (g_str_equal (answer, "open"))
        reopen (self, talia_question_get_table (question));
      else if (g_str_equal (answer, "here"))
        put_on_table (self, talia_question_get_table (question));
      break;
    case TALIA_QUESTION_UNREADABLE:
    case TALIA_QUESTION_UNOPENED:
      if (g_str_equal (answer, "salvage"))
        talia_session_offer (self, talia_question_get_table (question));
      break;
    }
}

/* --- files --------------------------------------------------------------------------------- */

/* Data for a thread that reads files: the session to report to, and the progress that the player waits for. */
typedef struct
{
  TaliaSession *session;
  TaliaReading *reading;
} Opening;

/* Offers the first match or challenge among the files, and reports the files that have none. */
static void
open_loaded (TaliaSession *self, GPtrArray *files)
{
  const TaliaRecordFile *first = NULL;
  g_autoptr (TaliaQuestion) question = NULL;
  TaliaTable *salvaged = NULL;
  guint good = 0;

  for (guint i = 0; i < files->len; i++)
    {
      const TaliaRecordFile *file = files->pdata[i];

      if (file->error == NULL && good++ == 0)
        first = file;
      if (salvaged == NULL)
        salvaged = file->salvaged;
    }
  if (good > 1)
    tell (self, _ ("Only the first match was opened."), TRUE);
  if (first != NULL && first->table != NULL)
    talia_session_offer (self, first->table);
  else if (first != NULL)
    talia_session_play_challenge (self, first->challenge);
  if (good == files->len)
    return;
  question = talia_question_new_unopened (files, first == NULL ? salvaged : NULL); /* an intact one is played */
  ask (self, question);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Opening *opening = data;
  g_autoptr (TaliaSession) self = opening->session;
  g_autoptr (GPtrArray) files = talia_record_reader_load_finish (result, NULL);

  g_clear_object (&opening->reading);
  if (files != NULL && !self->over)
    open_loaded (self, files);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GTask) task = data;
  TaliaSession *self = g_task_get_source_object (task);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) files = talia_record_reader_load_finish (result, &error);
  const TaliaRecordFile *file = files != NULL && files->len > 0 ? files->pdata[0] : NULL;
  g_autoptr (TaliaQuestion) question = NULL;

  g_task_set_task_data (task, NULL, NULL); /* nobody waits for it any more */
  if (file == NULL || self->over)
    {
      g_task_return_new_error_literal (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "nobody waits");
      return;
    }
  if (file->table != NULL)
    {
      g_task_return_pointer (task, g_object_ref (file->table), g_object_unref);
      return;
    }
  question = talia_question_new_unopened (files, NULL);
  ask (self, question);
  g_task_return_new_error_literal (task, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, file->error->message);
}

/* --- the object ----------------------------------------------------------------------------- */

static void
unsaved_cb (TaliaSession *self, const GError *error)
{
  g_signal_emit (self, signals[UNSAVED], 0, error);
}

static void
saved_cb (TaliaSession *self)
{
  g_signal_emit (self, signals[SAVED], 0);
}

static void
archive_failed_cb (TaliaSession *self, const GError *error)
{
  tell (self, error->message, FALSE);
}

/* Runs after the window is shown, so that the window does not have to wait for it. */
static void
tidy_cb (gpointer data)
{
  TaliaSession *self = data;

  self->tidying = 0;
  talia_archive_empty_bin (self->archive, KEPT);
  talia_archive_update (self->archive);
}

static void
talia_session_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  TaliaSession *self = TALIA_SESSION (object);

  switch (id)
    {
    case PROP_MATCH:
      g_value_set_object (value, self->match);
      break;
    case PROP_STANDING:
      g_value_set_string (value, self->standing);
      break;
    case PROP_CAN_CONTINUE:
      g_value_set_boolean (value, self->can_continue);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
talia_session_dispose (GObject *object)
{
  TaliaSession *self = TALIA_SESSION (object);

  g_clear_handle_id (&self->tidying, g_source_remove);
  self->over = TRUE;
  if (self->looking != NULL)
    talia_reading_cancel (self->looking); /* the thread needs session and store until it answers */
  g_clear_pointer (&self->wanted, talia_request_unref);
  g_clear_object (&self->question);
  g_clear_object (&self->match);
  g_clear_object (&self->thinking);
  if (self->examiner != NULL)
    g_object_run_dispose (G_OBJECT (self->examiner)); /* its thread may still hold it */
  g_clear_object (&self->examiner);
  if (self->shared != NULL)
    g_object_run_dispose (G_OBJECT (self->shared)); /* disconnects all guests */
  g_clear_object (&self->shared);
  if (self->archive != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->archive, self);
      g_object_run_dispose (G_OBJECT (self->archive)); /* a thread may still hold it */
    }
  g_clear_object (&self->archive);
  if (self->store != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->store, self);
      talia_store_flush (self->store); /* a name that was entered is kept even if the window is closed at once */
    }
  if (self->looking == NULL)
    g_clear_object (&self->store);

  G_OBJECT_CLASS (talia_session_parent_class)->dispose (object);
}

static void
talia_session_finalize (GObject *object)
{
  g_free (TALIA_SESSION (object)->standing);

  G_OBJECT_CLASS (talia_session_parent_class)->finalize (object);
}

static void
talia_session_class_init (TaliaSessionClass *klass)
{
  struct
  {
    const char *name;
    guint n;
    GType types[2];
  } rows[N_SIGNALS] = {
    [ASKED] = { "asked", 1, { G_TYPE_OBJECT } },
    [TOLD] = { "told", 2, { G_TYPE_STRING, G_TYPE_BOOLEAN } },
    [WAITING] = { "waiting", 1, { G_TYPE_OBJECT } },
    [RECALLED] = { "recalled" },
    [FETCHED] = { "fetched" },
    [RETURNED] = { "returned" },
    [UNSAVED] = { "unsaved", 1, { G_TYPE_ERROR } },
    [SAVED] = { "saved" },
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = talia_session_get_property;
  object_class->dispose = talia_session_dispose;
  object_class->finalize = talia_session_finalize;

  properties[PROP_MATCH] =
      g_param_spec_object ("match", NULL, NULL, TALIA_TYPE_MATCH, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_STANDING] =
      g_param_spec_string ("standing", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_CAN_CONTINUE] =
      g_param_spec_boolean ("can-continue", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_newv (rows[i].name, TALIA_TYPE_SESSION, G_SIGNAL_RUN_LAST, NULL, NULL, NULL, NULL,
                                G_TYPE_NONE, rows[i].n, rows[i].types);
}

static void
talia_session_init (TaliaSession *self)
{
}

TaliaSession *
talia_session_new (const char *folder)
{
  TaliaSession *self = g_object_new (TALIA_TYPE_SESSION, NULL);

  self->store = talia_store_new (folder);
  self->archive = talia_archive_new (folder);
  self->examiner = talia_examiner_new (self->archive, TALIA_JUDGE_WORLDS, TALIA_EXAMINER_NICE);
  g_settings_bind (talia_settings_get (), "exercises", self->examiner, "wanted", G_SETTINGS_BIND_GET);
  self->thinking = g_binding_group_new ();
  g_binding_group_bind (self->thinking, "thinking", self->examiner, "held", G_BINDING_SYNC_CREATE);
  self->shared = talia_shared_table_new (self->store);
  g_signal_connect_swapped (self->store, "failed", G_CALLBACK (unsaved_cb), self);
  g_signal_connect_swapped (self->store, "recovered", G_CALLBACK (saved_cb), self);
  g_signal_connect_swapped (self->archive, "failed", G_CALLBACK (archive_failed_cb), self);
  g_signal_connect_object (self->shared, "unsaved", G_CALLBACK (unsaved_cb), self, G_CONNECT_SWAPPED);
  /* Connected after other handlers, which must know who is there before the match is shown. */
  g_signal_connect_object (self->shared, "began", G_CALLBACK (put_on_table), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  self->tidying = g_idle_add_once (tidy_cb, self);
  return self;
}

TaliaArchive *
talia_session_get_archive (TaliaSession *self)
{
  g_return_val_if_fail (TALIA_IS_SESSION (self), NULL);

  return self->archive;
}

TaliaExaminer *
talia_session_get_examiner (TaliaSession *self)
{
  g_return_val_if_fail (TALIA_IS_SESSION (self), NULL);

  return self->examiner;
}

TaliaSharedTable *
talia_session_get_shared_table (TaliaSession *self)
{
  g_return_val_if_fail (TALIA_IS_SESSION (self), NULL);

  return self->shared;
}

TaliaMatch *
talia_session_get_match (TaliaSession *self)
{
  g_return_val_if_fail (TALIA_IS_SESSION (self), NULL);

  return self->match;
}

TaliaTable *
talia_session_peek_stored (TaliaSession *self)
{
  g_return_val_if_fail (TALIA_IS_SESSION (self), NULL);

  return talia_store_peek_match (self->store);
}

gboolean
talia_session_get_can_continue (TaliaSession *self)
{
  g_return_val_if_fail (TALIA_IS_SESSION (self), FALSE);

  return self->can_continue;
}

gboolean
talia_session_is_beside_another (TaliaSession *self)
{
  g_return_val_if_fail (TALIA_IS_SESSION (self), FALSE);

  return talia_store_is_shared (self->store);
}

void
talia_session_open_files (TaliaSession *self, GFile **files, guint n)
{
  Opening *opening;

  g_return_if_fail (TALIA_IS_SESSION (self));

  opening = g_new (Opening, 1);
  *opening = (Opening) { g_object_ref (self), begin_reading (self) };
  talia_record_reader_load_async (files, n, talia_reading_get (opening->reading), loaded_cb, opening);
}

void
talia_session_play_challenge (TaliaSession *self, const char *text)
{
  g_auto (TaliaChallenge) challenge = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (TaliaSeat) own = NULL;
  g_autoptr (TaliaTable) table = NULL;

  g_return_if_fail (TALIA_IS_SESSION (self));
  g_return_if_fail (text != NULL);

  if (!talia_challenge_parse (&challenge, text, &error))
    {
      tell (self, error->message, FALSE);
      return;
    }
  own = talia_match_settings_load_seat (challenge.game, 0);
  table = talia_challenge_create_table (&challenge, talia_seat_get_given_name (own));
  talia_session_offer (self, table);
}

void
talia_session_offer (TaliaSession *self, TaliaTable *table)
{
  g_return_if_fail (TALIA_IS_SESSION (self));
  g_return_if_fail (TALIA_IS_TABLE (table));

  want (self, TALIA_REQUEST_OFFER, table, NULL);
}

void
talia_session_play_quick (TaliaSession *self, const TaliaGame *game)
{
  g_autoptr (TaliaTable) table = NULL;

  g_return_if_fail (TALIA_IS_SESSION (self));
  g_return_if_fail (game != NULL);

  table = talia_match_settings_create_table (game, talia_archive_get_grade (self->archive, game->id));
  if (talia_shared_table_is_ours (self->shared) && is_stored (self, game))
    g_signal_emit (self, signals[RETURNED], 0);
  else
    want (self, TALIA_REQUEST_QUICK, table, NULL);
}

void
talia_session_play_chosen (TaliaSession *self, TaliaTable *table)
{
  g_return_if_fail (TALIA_IS_SESSION (self));
  g_return_if_fail (TALIA_IS_TABLE (table));

  want (self, TALIA_REQUEST_CHOSEN, table, NULL);
}

void
talia_session_play_on (TaliaSession *self, TaliaTable *table)
{
  g_return_if_fail (TALIA_IS_SESSION (self));
  g_return_if_fail (TALIA_IS_TABLE (table));

  want (self, TALIA_REQUEST_PLAY_ON, table, NULL);
}

void
talia_session_begin (TaliaSession *self, TaliaTable *table)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (TALIA_IS_SESSION (self));
  g_return_if_fail (TALIA_IS_TABLE (table));

  talia_table_note_beginning (table);
  talia_number_draw (table);
  if (!talia_guide_is_for (table) && !talia_store_begin_match (self->store, table, &error))
    unsaved_cb (self, error);
  put_on_table (self, table);
}

void
talia_session_continue (TaliaSession *self)
{
  g_return_if_fail (TALIA_IS_SESSION (self));

  if (talia_shared_table_is_ours (self->shared))
    g_signal_emit (self, signals[RETURNED], 0);
  else
    want (self, TALIA_REQUEST_CONTINUE, NULL, NULL);
}

void
talia_session_go_on (TaliaSession *self, const char *file)
{
  g_autofree char *path = NULL;

  g_return_if_fail (TALIA_IS_SESSION (self));
  g_return_if_fail (file != NULL);

  path = talia_archive_get_path (self->archive, file);
  if (talia_shared_table_is_ours (self->shared) && talia_store_is_open (self->store, path))
    g_signal_emit (self, signals[RETURNED], 0);
  else
    want (self, TALIA_REQUEST_GO_ON, NULL, file);
}

void
talia_session_show_table (TaliaSession *self, TaliaTable *table)
{
  g_return_if_fail (TALIA_IS_SESSION (self));
  g_return_if_fail (TALIA_IS_TABLE (table));

  put_on_table (self, table);
}

void
talia_session_leave_match (TaliaSession *self, TaliaMatch *match)
{
  g_return_if_fail (TALIA_IS_SESSION (self));

  if (self->match == match)
    set_match (self, NULL);
}

void
talia_session_look (TaliaSession *self)
{
  g_return_if_fail (TALIA_IS_SESSION (self));

  look (self, NULL);
}

static void
retitled_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TaliaSession) self = data;
  g_autoptr (GError) error = NULL;
  const gboolean renamed = talia_store_rename_match_finish (result, &error);

  if (self->over)
    return;
  if (renamed)
    talia_archive_update (self->archive);
  else
    tell (self, error->message, TRUE);
}

void
talia_session_rename (TaliaSession *self, const char *file, const char *title)
{
  g_autofree char *path = NULL, *clean = NULL;

  g_return_if_fail (TALIA_IS_SESSION (self));

  path = talia_archive_get_path (self->archive, file);
  clean = talia_record_clean_title (title);
  talia_store_rename_match_async (self->store, path, clean, retitled_cb, g_object_ref (self));
}

void
talia_session_read_async (TaliaSession *self, const char *file, GAsyncReadyCallback callback, gpointer data)
{
  g_autofree char *path = NULL;
  g_autoptr (GFile) record = NULL;
  TaliaReading *reading;
  GTask *task;

  g_return_if_fail (TALIA_IS_SESSION (self));

  path = talia_archive_get_path (self->archive, file);
  record = g_file_new_for_path (path);
  reading = begin_reading (self);
  task = g_task_new (self, NULL, callback, data);
  g_task_set_source_tag (task, talia_session_read_async);
  g_task_set_task_data (task, reading, g_object_unref);
  talia_record_reader_load_async (&record, 1, talia_reading_get (reading), read_cb, task);
}

TaliaTable *
talia_session_read_finish (TaliaSession *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

TaliaMatchFacts *
talia_session_find_unfinished (TaliaSession *self, const TaliaGame *game, gboolean open)
{
  const TaliaArchiveQuery query = { .game = game->id, .unfinished = TRUE };
  g_autoptr (GPtrArray) found = NULL;

  g_return_val_if_fail (TALIA_IS_SESSION (self), NULL);

  found = talia_archive_find (self->archive, &query, 0, NEWEST);
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
