/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists the decisions of the person that the expert has judged in finished matches, with the points that each gave
 * away. */
#include "talia-losses.h"

#include "talia-archive-index-private.h"
#include "talia-verdict-text.h"

TaliaLoss *
talia_loss_copy (const TaliaLoss *self)
{
  TaliaLoss *copy = g_memdup2 (self, sizeof *self);

  copy->file = g_strdup (self->file);
  copy->match = g_strdup (self->match);
  return copy;
}

void
talia_loss_free (TaliaLoss *self)
{
  g_free (self->file);
  g_free (self->match);
  g_free (self);
}

/* Adds the decisions of a row: file, key, seat, deal and text of a verdict, and the game. */
static void
add_deal (sqlite3_stmt *row, GPtrArray *losses)
{
  const char *file = (const char *) sqlite3_column_text (row, 0), *match = (const char *) sqlite3_column_text (row, 1);
  const char *text = (const char *) sqlite3_column_text (row, 4);
  g_auto (GStrv) lines = text != NULL ? g_strsplit (text, "\n", -1) : NULL;

  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    {
      TaliaLoss loss = {
        .file = (char *) file,
        .match = (char *) match,
        .seat = sqlite3_column_int (row, 2),
        .deal = (guint) sqlite3_column_int (row, 3),
        .game = talia_registry_find ((const char *) sqlite3_column_text (row, 5)),
      };

      if (talia_verdict_text_read_loss (lines[i], &loss.step, &loss.loss, &loss.error, &loss.theme))
        g_ptr_array_add (losses, talia_loss_copy (&loss));
    }
}

GPtrArray *
talia_losses_list (TaliaArchiveIndex *index)
{
  /* The same match may be in several files. */
  static const char sql[] =
      "SELECT m.file, v.match, v.seat, v.deal, v.judgements, m.game FROM kept.verdict AS v CROSS JOIN match AS m "
      "ON m.key = v.match AND m.own = v.seat WHERE v.sight = 0 AND m.over = 1 AND m.pad = 0 "
      "GROUP BY v.rowid ORDER BY v.rowid DESC LIMIT " G_STRINGIFY (TALIA_LOSSES_DEALS);
  GPtrArray *losses = g_ptr_array_new_with_free_func ((GDestroyNotify) talia_loss_free);
  sqlite3_stmt *rows = NULL;

  if (index == NULL || !talia_archive_index_attach_verdicts (index))
    return losses;
  sqlite3_prepare_v2 (talia_archive_index_get_database (index), sql, -1, &rows, NULL);
  while (rows != NULL && sqlite3_step (rows) == SQLITE_ROW)
    add_deal (rows, losses);
  sqlite3_finalize (rows);
  talia_archive_index_detach_verdicts (index);
  return losses;
}
