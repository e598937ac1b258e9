/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Takes the place of talia-shared-table.c if Talia is built without a network: nothing is ever shared. */
#include "bots/talia-bot.h"
#include "talia-shared-table.h"

struct _TaliaSharedTable
{
  GObject parent_instance;
};

G_DEFINE_FINAL_TYPE (TaliaSharedTable, talia_shared_table, G_TYPE_OBJECT)

static void
talia_shared_table_class_init (TaliaSharedTableClass *klass)
{
  g_signal_new ("began", TALIA_TYPE_SHARED_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_OBJECT);
  g_signal_new ("unsaved", TALIA_TYPE_SHARED_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_ERROR);
}

static void
talia_shared_table_init (TaliaSharedTable *self)
{
}

TaliaSharedTable *
talia_shared_table_new (TaliaStore *store)
{
  return g_object_new (TALIA_TYPE_SHARED_TABLE, NULL);
}

const char *
talia_shared_table_reopen (TaliaSharedTable *self, TaliaTable *table, GError **error)
{
  g_return_val_if_reached (NULL);
}

gboolean
talia_shared_table_can_reopen (TaliaSharedTable *self, TaliaTable *table)
{
  return FALSE;
}

void
talia_shared_table_leave (TaliaSharedTable *self)
{
}

TaliaMatch *
talia_shared_table_create_match (TaliaSharedTable *self, TaliaTable *table)
{
  return talia_match_new (table, TALIA_LEVEL_EASY); /* for seats that a record leaves free */
}

gboolean
talia_shared_table_is_open (TaliaSharedTable *self)
{
  return FALSE;
}

gboolean
talia_shared_table_is_ours (TaliaSharedTable *self)
{
  return FALSE;
}
