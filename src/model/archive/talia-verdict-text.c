/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes the expert's verdict on a deal as text, and reads it back. */
#include "talia-verdict-text.h"

#include "engine/talia-whole.h"
#include "model/table/talia-table-private.h"

/* The fields of a line: step in the deal, loss, error, expected result, its error; id, cards, seat, suit and number of
 * the reason; id, cards, cards beside, number, number otherwise and facts of its cause; theme; best move. */
#define FIELDS 18
#define CAUSE 10
#define THEME 16

static void
append_number (GString *line, double number)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (line, " %s", g_ascii_dtostr (text, sizeof text, number));
}

static void
append_cause (GString *line, const TaliaCause *cause)
{
  g_string_append_printf (line, " %d %" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT " %d %d %d", cause->id, cause->cards,
                          cause->beside, cause->number, cause->otherwise, cause->facts);
}

TaliaThemeId
talia_verdict_text_find_theme (TaliaTable *table, const TaliaJudgement *judgement)
{
  const TaliaGame *game;
  TaliaState before;
  TaliaView view;

  g_return_val_if_fail (TALIA_IS_TABLE (table) && judgement != NULL, TALIA_THEMES);

  game = talia_table_get_game (table);
  talia_table_get_state_at (table, (int) judgement->step - 1, &before);
  talia_game_view (game, &before, talia_table_get_step (table, judgement->step)->seat, &view);
  return talia_game_get_theme (game, &view, &judgement->best);
}

char *
talia_verdict_text_write (const GArray *judgements, TaliaTable *table, guint first)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (judgements != NULL && TALIA_IS_TABLE (table), NULL);

  for (guint i = 0; i < judgements->len; i++)
    {
      const TaliaJudgement *it = &g_array_index (judgements, TaliaJudgement, i);
      g_autofree char *best = talia_move_to_text (&it->best);

      g_string_append_printf (text, "%u", it->step - first);
      append_number (text, it->loss);
      append_number (text, it->error);
      append_number (text, it->expected);
      append_number (text, it->expected_error);
      g_string_append_printf (text, " %d %" G_GUINT64_FORMAT " %d %d %d", it->reason.id, it->reason.cards,
                              it->reason.seat, it->reason.suit, it->reason.number);
      append_cause (text, &it->reason.cause);
      g_string_append_printf (text, " %s %s\n", talia_theme_get (talia_verdict_text_find_theme (table, it))->id, best);
    }
  return g_string_free_and_steal (text);
}

static gboolean
read_reason (char *const *fields, TaliaReason *reason)
{
  gint64 id, seat, suit, number;
  guint64 cards;

  if (!talia_whole_parse (fields[0], 0, TALIA_REASONS - 1, &id)
      || !talia_whole_parse (fields[2], TALIA_NOBODY, TALIA_MAX_SEATS, &seat)
      || !talia_whole_parse (fields[3], -1, TALIA_SUITS - 1, &suit)
      || !talia_whole_parse (fields[4], G_MININT16, G_MAXINT16, &number)
      || !g_ascii_string_to_unsigned (fields[1], 10, 0, G_MAXUINT64, &cards, NULL))
    return FALSE;
  *reason = (TaliaReason) { .cards = cards & TALIA_ALL_CARDS,
                            .id = (uint8_t) id,
                            .seat = (int8_t) seat,
                            .suit = (int8_t) suit,
                            .number = (int16_t) number };
  return TRUE;
}

static gboolean
read_cause (char *const *fields, TaliaCause *cause)
{
  gint64 id, number, otherwise, facts;
  guint64 cards, beside;

  if (!talia_whole_parse (fields[0], 0, TALIA_CAUSES - 1, &id)
      || !g_ascii_string_to_unsigned (fields[1], 10, 0, G_MAXUINT64, &cards, NULL)
      || !g_ascii_string_to_unsigned (fields[2], 10, 0, G_MAXUINT64, &beside, NULL)
      || !talia_whole_parse (fields[3], 0, G_MAXINT16, &number)
      || !talia_whole_parse (fields[4], 0, G_MAXINT16, &otherwise)
      || !talia_whole_parse (fields[5], 0, (1 << TALIA_FACTS) - 1, &facts))
    return FALSE;
  *cause = (TaliaCause) { .cards = cards & TALIA_ALL_CARDS,
                          .beside = beside & TALIA_ALL_CARDS,
                          .id = (uint8_t) id,
                          .facts = (uint8_t) facts,
                          .number = (int16_t) number,
                          .otherwise = (int16_t) otherwise };
  return TRUE;
}

static gboolean
read_loss (char *const *fields, guint *step, double *loss, double *error)
{
  gint64 number;

  if (g_strv_length ((char **) fields) != FIELDS || !talia_whole_parse (fields[0], 1, G_MAXINT32, &number))
    return FALSE;
  *step = (guint) number;
  *loss = MAX (g_ascii_strtod (fields[1], NULL), 0.0);
  *error = MAX (g_ascii_strtod (fields[2], NULL), 0.0);
  return TRUE;
}

gboolean
talia_verdict_text_read_loss (const char *line, guint *step, double *loss, double *error, TaliaThemeId *theme)
{
  g_auto (GStrv) fields = NULL;

  g_return_val_if_fail (line != NULL, FALSE);

  fields = g_strsplit (line, " ", FIELDS);
  return read_loss (fields, step, loss, error) && talia_theme_find (fields[THEME], theme);
}

static gboolean
read_line (const char *line, TaliaTable *table, guint first, TaliaJudgement *it)
{
  g_auto (GStrv) fields = g_strsplit (line, " ", FIELDS);
  guint step;

  if (!read_loss (fields, &step, &it->loss, &it->error) || first + step >= talia_table_get_n_steps (table))
    return FALSE;
  it->step = first + step;
  it->made = talia_table_get_step (table, it->step)->move;
  it->expected = g_ascii_strtod (fields[3], NULL);
  it->expected_error = MAX (g_ascii_strtod (fields[4], NULL), 0.0);
  return read_reason (fields + 5, &it->reason) && read_cause (fields + CAUSE, &it->reason.cause)
         && talia_move_parse (fields[FIELDS - 1], &it->best);
}

GArray *
talia_verdict_text_read (const char *text, TaliaTable *table, guint first)
{
  g_autoptr (GArray) judgements = g_array_new (FALSE, TRUE, sizeof (TaliaJudgement));
  g_auto (GStrv) lines = NULL;

  g_return_val_if_fail (text != NULL && TALIA_IS_TABLE (table), NULL);

  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      TaliaJudgement it = { 0 };

      if (!read_line (lines[i], table, first, &it))
        return NULL;
      g_array_append_val (judgements, it);
    }
  return g_steal_pointer (&judgements);
}

char *
talia_verdict_text_digest (TaliaTable *table, guint first)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  g_return_val_if_fail (TALIA_IS_TABLE (table), NULL);

  for (guint i = first; i < talia_table_get_n_steps (table); i++)
    {
      const TaliaStep *step = talia_table_get_step (table, i);
      g_autofree char *line = talia_step_to_line (step);

      if (step->is_deal && i > first)
        break;
      g_checksum_update (sum, (const guchar *) line, -1);
      g_checksum_update (sum, (const guchar *) "\n", 1);
    }
  return g_strndup (g_checksum_get_string (sum), 32);
}

int
talia_verdict_text_find_deal (TaliaTable *table, guint deal)
{
  guint n = 0;

  for (guint i = 0; i < talia_table_get_n_steps (table); i++)
    if (talia_table_get_step (table, i)->is_deal && ++n == deal)
      return (int) i;
  return -1;
}
