/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A slot for an open match: a file, and a lock that marks its owner. */
#include "talia-slot.h"

#include <unistd.h>

#include "talia-folder.h"
#include "talia-lock.h"

char *
talia_slot_path (const char *folder, int number)
{
  g_autofree char *name = number == 1 ? g_strdup ("current.talia") : g_strdup_printf ("current-%d.talia", number);

  return g_build_filename (folder, name, NULL);
}

static char *
lock_path (const char *folder, int number)
{
  g_autofree char *name = g_strdup_printf (".lock-%d", number);

  return g_build_filename (folder, name, NULL);
}

gboolean
talia_slot_take (TaliaSlot *slot, const char *folder, int number)
{
  g_autofree char *path = lock_path (folder, number);
  int lock;

  g_return_val_if_fail (slot->number == 0, FALSE);

  (void) talia_folder_make (folder); /* an error here will occur again, and be reported, when the match is written */
  if (!talia_lock_take (path, &lock))
    return FALSE;
  *slot = (TaliaSlot) { number, lock, talia_slot_path (folder, number) };
  return TRUE;
}

gboolean
talia_slot_is_taken (const char *folder, int number)
{
  g_autofree char *path = lock_path (folder, number);

  return talia_lock_is_taken (path);
}

void
talia_slot_release (TaliaSlot *slot)
{
  if (slot->lock >= 0)
    close (slot->lock);
  g_free (slot->path);
  *slot = (TaliaSlot) TALIA_NO_SLOT;
}
