/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs a random sequence of operations on a store, and checks its folder against what the store has reported. */
#include "store-script.h"

#include "failing-disk.h"
#include "model/record/talia-record.h"

/* --- the open match
 * ------------------------------------------------------------------------------------------------ */

static void
match_free (ScriptMatch *match)
{
  g_string_free (match->text, TRUE);
  g_free (match->anew);
  g_free (match);
}

static void
recorded_cb (Script *self, const char *lines)
{
  g_string_append_printf (self->open->text, "%s\n", lines);
}

static void
failed_cb (Script *self)
{
  self->failing = TRUE;
  self->n_told++;
  if (self->open == NULL)
    return;
  self->open->kept = self->open->durable;
  self->open->doubtful = TRUE;
}

static void
recovered_cb (Script *self)
{
  self->failing = FALSE;
  self->open->doubtful = FALSE;
}

static void
close_match (Script *self)
{
  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  g_clear_object (&self->table);
  if (self->open != NULL && !self->failing && !self->open->doubtful)
    self->open->durable = self->open->kept;
  self->open = NULL;
  self->failing = FALSE;
}

/* Takes over the table (transfer full). */
static void
go_on_with (Script *self, TaliaTable *table, ScriptMatch *match)
{
  self->table = table;
  self->open = match;
  g_signal_connect_swapped (table, "recorded", G_CALLBACK (recorded_cb), self);
}

static void
start (Script *self)
{
  self->store = talia_store_new (self->folder);
  g_signal_connect_swapped (self->store, "failed", G_CALLBACK (failed_cb), self);
  g_signal_connect_swapped (self->store, "recovered", G_CALLBACK (recovered_cb), self);
}

Script *
script_new (const TaliaGame *game, guint64 seed)
{
  Script *self = g_new0 (Script, 1);

  self->base = playing_folder ();
  self->folder = g_build_filename (self->base, "talia", NULL);
  self->game = game;
  self->matches = g_ptr_array_new_with_free_func ((GDestroyNotify) match_free);
  talia_random_init (&self->random, seed);
  start (self);
  return self;
}

void
script_free (Script *self)
{
  g_assert_finalize_object (self->store);
  close_match (self);
  g_ptr_array_unref (self->matches);
  g_free (self->folder);
  playing_remove_folder (self->base);
  g_free (self);
}

/* --- the files
 * ----------------------------------------------------------------------------------------------------- */

/* Returns the length without an incomplete last line, or bytes that never reached the disk and read as zeros. */
static gsize
whole_lines (const char *text, gsize length)
{
  length = length > 0 ? strnlen (text, length) : 0;
  while (length > 0 && text[length - 1] != '\n')
    length--;
  return length;
}

gboolean
script_match_is_in (const ScriptMatch *match, gsize length, const char *text, gsize text_length)
{
  gsize whole = whole_lines (text, text_length);

  if (match->anew != NULL && strlen (match->anew) == whole && memcmp (text, match->anew, whole) == 0)
    return TRUE;
  return whole >= length && whole <= match->text->len && memcmp (text, match->text->str, whole) == 0;
}

static void
load_files (const char *folder, const char *prefix, GPtrArray *texts)
{
  g_auto (GStrv) names = NULL;

  disk_let_pass (TRUE);
  names = playing_list (folder, prefix);
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_has_suffix (names[i], ".talia"))
      g_ptr_array_add (texts, playing_read (folder, names[i]));
  disk_let_pass (FALSE);
}

/* Returns the files of matches that are open or can be continued; there are several if the first could not be read. */
static GPtrArray *
load_open (Script *self)
{
  GPtrArray *texts = g_ptr_array_new_with_free_func (g_free);

  load_files (self->folder, "current", texts);
  return texts;
}

static gboolean
is_somewhere (const ScriptMatch *match, GPtrArray *texts)
{
  for (guint i = 0; i < texts->len; i++)
    if (script_match_is_in (match, match->kept, texts->pdata[i], strlen (texts->pdata[i])))
      return TRUE;
  return FALSE;
}

void
script_check_all (Script *self)
{
  g_autofree char *put_away = g_build_filename (self->folder, "matches", NULL);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  load_files (self->folder, "", texts);
  load_files (put_away, "", texts);
  for (guint i = 0; i < self->matches->len; i++)
    {
      const ScriptMatch *match = self->matches->pdata[i];

      if (match->kept > 0 && !is_somewhere (match, texts))
        g_error ("match %u is lost:\n%s", i, match->text->str);
    }
}

static gboolean
is_file (GPtrArray *texts, const char *text)
{
  return g_ptr_array_find_with_equal_func (texts, text, g_str_equal, NULL);
}

/* Checks that the file equals the text handed to the store, if no failure was reported; a file that was rewritten does
 * not have undone moves. */
static void
check_open (Script *self)
{
  g_autoptr (GPtrArray) texts = NULL;

  if (self->table == NULL)
    return;
  if (self->failing)
    {
      /* The rewrite may have succeeded, and only a later call failed. */
      g_free (self->open->anew);
      self->open->anew = talia_record_write (self->table);
      return;
    }
  texts = load_open (self);
  if (!is_file (texts, self->open->text->str))
    {
      g_autofree char *record = talia_record_write (self->table);

      if (!is_file (texts, record))
        g_error ("the open match is in no file:\n%s", record);
      g_string_assign (self->open->text, record);
      self->open->durable = self->open->text->len; /* a rewritten record is on the disk before it is in use */
      self->open->doubtful = FALSE;
    }
  self->open->kept = self->open->text->len;
}

/* --- the operations
 * ------------------------------------------------------------------------------------------------ */

static void
begin (Script *self)
{
  ScriptMatch *match = g_new0 (ScriptMatch, 1);
  g_autoptr (GError) error = NULL;
  TaliaTable *table = playing_game_table (self->game, "");
  g_autofree char *text = NULL;

  playing_step (table, &self->random); /* a deal that makes the match unique */
  text = talia_record_write (table);
  match->text = g_string_new (text);
  g_ptr_array_add (self->matches, match);
  talia_store_begin_match (self->store, table, &error);
  close_match (self);
  self->failing = error != NULL;
  self->n_told += self->failing;
  if (!self->failing)
    match->kept = match->durable = match->text->len;
  go_on_with (self, table, match);
}

static void
end (Script *self)
{
  g_autoptr (GError) error = NULL;

  talia_store_end_match (self->store, &error);
  self->n_told += error != NULL;
  close_match (self);
}

/* Whether a file holds the record of the table. */
static gboolean
is_record_of (TaliaTable *table, const char *text, gsize length)
{
  g_autoptr (TaliaTable) read = talia_record_read (text, length, TALIA_RECORD_AUTOSAVE, NULL, NULL);
  g_autofree char *found = read != NULL ? talia_record_write (read) : NULL, *record = talia_record_write (table);

  return g_strcmp0 (found, record) == 0;
}

/* Returns the match that was continued, and cuts its text where its file ends. */
static ScriptMatch *
find_match (Script *self, TaliaTable *table)
{
  g_autoptr (GPtrArray) texts = load_open (self);

  for (guint i = 0; i < texts->len; i++)
    for (guint j = 0; j < self->matches->len; j++)
      {
        ScriptMatch *match = self->matches->pdata[j];
        gsize length = strlen (texts->pdata[i]);

        if (script_match_is_in (match, match->kept, texts->pdata[i], length)
            && is_record_of (table, texts->pdata[i], length))
          {
            if (match->doubtful)
              match->durable = 0; /* it is not known how much of the earlier text was written anew */
            g_string_truncate (match->text, 0);
            g_string_append_len (match->text, texts->pdata[i], (gssize) whole_lines (texts->pdata[i], length));
            return match;
          }
      }
  g_error ("what was opened is no match that was kept");
}

/* Ends the store and starts another, as the program does at its next start. */
static void
restart (Script *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *kept_as = NULL;
  TaliaTable *table;

  g_assert_finalize_object (self->store);
  close_match (self);
  start (self);
  if (!talia_store_has_match (self->store))
    return;
  table = talia_store_open_match (self->store, &kept_as, &error);
  g_assert_null (kept_as);
  g_assert_true ((table == NULL) == (error != NULL));
  if (table == NULL)
    {
      self->n_told++;
      return;
    }
  go_on_with (self, table, find_match (self, table));
  self->n_again++;
}

void
script_step (Script *self, gboolean flush)
{
  guint kind = (guint) talia_random_below (&self->random, 40);

  if (self->table == NULL || talia_table_get_state (self->table)->phase == TALIA_PHASE_OVER || kind == 0)
    begin (self);
  else if (kind == 1)
    end (self);
  else if (kind == 2)
    restart (self);
  else if (kind == 3)
    talia_table_set_seat (self->table, 0, talia_random_below (&self->random, 2) == 0 ? "human Ala" : "human Ola");
  else
    playing_wild_step (self->table, &self->random);
  check_open (self);
  if (flush && self->table != NULL)
    {
      talia_store_flush (self->store);
      check_open (self);
      if (!self->open->doubtful)
        self->open->durable = self->open->kept;
    }
}
