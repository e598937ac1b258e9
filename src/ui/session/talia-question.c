/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A question that the session asks the player: what it is about, and which answers there are. */
#include "talia-question.h"

struct _TaliaQuestion
{
  GObject parent_instance;

  TaliaQuestionKind kind;
  gboolean open;
  TaliaRequest *request;
  gboolean hosted;
  char *file, *standing, *kept_as;
  TaliaTable *table;
  GError *error;
  GPtrArray *files;
};

G_DEFINE_FINAL_TYPE (TaliaQuestion, talia_question, G_TYPE_OBJECT)

enum
{
  ANSWERED,
  WITHDRAWN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
talia_question_finalize (GObject *object)
{
  TaliaQuestion *self = TALIA_QUESTION (object);

  g_clear_pointer (&self->request, talia_request_unref);
  g_clear_pointer (&self->files, g_ptr_array_unref);
  g_clear_object (&self->table);
  g_clear_error (&self->error);
  g_free (self->file);
  g_free (self->standing);
  g_free (self->kept_as);

  G_OBJECT_CLASS (talia_question_parent_class)->finalize (object);
}

static void
talia_question_class_init (TaliaQuestionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = talia_question_finalize;

  signals[ANSWERED] = g_signal_new ("answered", TALIA_TYPE_QUESTION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[WITHDRAWN] =
      g_signal_new ("withdrawn", TALIA_TYPE_QUESTION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
talia_question_init (TaliaQuestion *self)
{
  self->open = TRUE;
}

static TaliaQuestion *
create (TaliaQuestionKind kind, TaliaRequest *request, TaliaTable *table)
{
  TaliaQuestion *self = g_object_new (TALIA_TYPE_QUESTION, NULL);

  self->kind = kind;
  self->request = request != NULL ? talia_request_ref (request) : NULL;
  g_set_object (&self->table, table);
  return self;
}

TaliaQuestion *
talia_question_new_leave (TaliaRequest *request, gboolean hosted)
{
  TaliaQuestion *self = create (TALIA_QUESTION_LEAVE, request, NULL);

  self->hosted = hosted;
  return self;
}

TaliaQuestion *
talia_question_new_finish (TaliaRequest *request, const char *file, const char *standing)
{
  TaliaQuestion *self = create (TALIA_QUESTION_FINISH, request, NULL);

  self->file = g_strdup (file);
  self->standing = g_strdup (standing);
  return self;
}

TaliaQuestion *
talia_question_new_reopen (TaliaTable *table)
{
  return create (TALIA_QUESTION_REOPEN, NULL, table);
}

TaliaQuestion *
talia_question_new_unreadable (const GError *error, const char *kept_as, TaliaTable *salvaged)
{
  TaliaQuestion *self = create (TALIA_QUESTION_UNREADABLE, NULL, salvaged);

  self->error = g_error_copy (error);
  self->kept_as = g_strdup (kept_as);
  return self;
}

TaliaQuestion *
talia_question_new_unopened (GPtrArray *files, TaliaTable *salvaged)
{
  TaliaQuestion *self = create (TALIA_QUESTION_UNOPENED, NULL, salvaged);

  self->files = g_ptr_array_ref (files);
  return self;
}

TaliaQuestionKind
talia_question_get_kind (TaliaQuestion *self)
{
  return self->kind;
}

TaliaRequest *
talia_question_get_request (TaliaQuestion *self)
{
  return self->request;
}

gboolean
talia_question_get_hosted (TaliaQuestion *self)
{
  return self->hosted;
}

const char *
talia_question_get_file (TaliaQuestion *self)
{
  return self->file;
}

const char *
talia_question_get_standing (TaliaQuestion *self)
{
  return self->standing;
}

TaliaTable *
talia_question_get_table (TaliaQuestion *self)
{
  return self->table;
}

const GError *
talia_question_get_error (TaliaQuestion *self)
{
  return self->error;
}

const char *
talia_question_get_kept_as (TaliaQuestion *self)
{
  return self->kept_as;
}

GPtrArray *
talia_question_get_files (TaliaQuestion *self)
{
  return self->files;
}

gboolean
talia_question_is_open (TaliaQuestion *self)
{
  return self->open;
}

void
talia_question_answer (TaliaQuestion *self, const char *answer)
{
  g_return_if_fail (TALIA_IS_QUESTION (self));
  g_return_if_fail (answer != NULL);

  if (!self->open)
    return;
  self->open = FALSE;
  g_signal_emit (self, signals[ANSWERED], 0, answer);
}

void
talia_question_withdraw (TaliaQuestion *self)
{
  g_return_if_fail (TALIA_IS_QUESTION (self));

  if (!self->open)
    return;
  self->open = FALSE;
  g_signal_emit (self, signals[WITHDRAWN], 0);
}
