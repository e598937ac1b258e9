/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The contents of a file that should hold a match, as they were when it was read. */
#include "talia-stored.h"

#include "model/table/talia-table-private.h"
#include "talia-record-lines.h"

void
talia_stored_free (TaliaStored *self)
{
  g_free (self->path);
  g_clear_object (&self->table);
  g_clear_object (&self->salvaged);
  g_clear_error (&self->error);
  g_free (self);
}

static gboolean
is_cancelled (const TaliaStored *self)
{
  return g_error_matches (self->error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

TaliaStored *
talia_stored_read (const char *path, TaliaRecordOrigin origin, TaliaRecordReading *reading)
{
  g_autoptr (TaliaStored) self = g_new0 (TaliaStored, 1);
  g_autoptr (GError) too_long = NULL;
  g_autoptr (TaliaTable) table = NULL;
  g_autofree char *text = NULL;
  gsize length, end;

  self->path = g_strdup (path);
  /* Gets the stamp before reading, so that any change during or after the reading is noticed. */
  if (g_stat (path, &self->as) != 0)
    self->as = (GStatBuf) { 0 };
  text = talia_record_load_start (path, &length, &too_long);
  if (text == NULL)
    {
      self->error = g_steal_pointer (&too_long);
      return g_steal_pointer (&self);
    }
  self->encoded = talia_record_decode (&text, &length);
  table = talia_record_salvage (text, length, origin, reading, &end, &self->error);
  self->end = (goffset) end;
  if (is_cancelled (self))
    return NULL;
  if (self->error == NULL && too_long != NULL)
    self->error = g_steal_pointer (&too_long);
  if (self->error == NULL)
    self->table = g_steal_pointer (&table);
  else if (table != NULL && talia_table_get_n_steps (table) > 0)
    self->salvaged = g_steal_pointer (&table);
  return g_steal_pointer (&self);
}

gboolean
talia_stored_is_current (const TaliaStored *self)
{
  GStatBuf now;

  return g_stat (self->path, &now) == 0 && now.st_dev == self->as.st_dev && now.st_ino == self->as.st_ino
         && now.st_size == self->as.st_size && now.st_mtim.tv_sec == self->as.st_mtim.tv_sec
         && now.st_mtim.tv_nsec == self->as.st_mtim.tv_nsec;
}

gboolean
talia_stored_is_missing (const TaliaStored *self)
{
  return g_error_matches (self->error, G_FILE_ERROR, G_FILE_ERROR_NOENT)
         || g_error_matches (self->error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
}

gboolean
talia_stored_goes_on (const TaliaStored *self)
{
  return self->table != NULL ? talia_table_get_state (self->table)->phase != TALIA_PHASE_OVER
                             : !talia_stored_is_missing (self);
}
