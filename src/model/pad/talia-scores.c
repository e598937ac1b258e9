/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the file of a score pad (docs/RECORD.md, "Scores"). */
#include "talia-scores.h"

#include <glib/gi18n.h>

#include "engine/talia-whole.h"
#include "model/base/talia-text.h"
#include "model/record/talia-record-head.h"
#include "talia-answers.h"

typedef struct
{
  TaliaRecordHead head;
  TaliaScorePad *pad; /* set when the options are complete */
} Reader;

/* Begins the pad at the first line that is not an option. */
static gboolean
start (Reader *reader, GError **error)
{
  g_autoptr (GError) conflict = NULL;

  if (reader->pad != NULL)
    return TRUE;
  reader->pad = talia_score_pad_new (reader->head.game, &reader->head.options, &conflict);
  if (reader->pad == NULL)
    talia_record_damage (error, reader->head.line, "%s", _ (conflict->message));
  return reader->pad != NULL;
}

/* Cuts off the first word of the text, and reads the number below `n` in it that follows `name`. */
static gboolean
take_number (const char **text, const char *name, int n, int *number)
{
  const char *space = strchr (*text, ' ');
  g_autofree char *word = space != NULL ? g_strndup (*text, (gsize) (space - *text)) : g_strdup (*text);

  if (!g_str_has_prefix (word, name) || !talia_whole_parse_place (word + strlen (name), n, number))
    return FALSE;
  *text = space != NULL ? space + 1 : *text + strlen (*text);
  return TRUE;
}

static gboolean
read_player (TaliaScorePad *pad, const char *text)
{
  int seat;

  if (!take_number (&text, "", talia_score_pad_get_state (pad, 0)->seats, &seat))
    return FALSE;
  talia_score_pad_set_player (pad, seat, text);
  return TRUE;
}

/* `deal [dealer=D] ANSWERS`; the dealer is given if and only if the rules do not say who it is. */
static gboolean
read_deal (TaliaScorePad *pad, const char *text)
{
  const guint n = talia_score_pad_get_n_deals (pad);
  int dealer = TALIA_NOBODY;
  TaliaForm form;
  TaliaTold told;

  if (talia_score_pad_needs_dealer (pad)
      && !take_number (&text, "dealer=", talia_score_pad_get_state (pad, n)->seats, &dealer))
    return FALSE;
  return talia_score_pad_ask (pad, n + 1, dealer, &form, &told, NULL) && talia_answers_read (&form, text, &told)
         && talia_score_pad_add (pad, dealer, &told).reason == TALIA_FAULT_NONE;
}

/* `correct N ANSWERS` */
static gboolean
read_correction (TaliaScorePad *pad, const char *text)
{
  int deal;
  TaliaForm form;
  TaliaTold told;

  return take_number (&text, "", (int) talia_score_pad_get_n_deals (pad) + 1, &deal) && deal > 0
         && talia_score_pad_ask (pad, (guint) deal, TALIA_NOBODY, &form, &told, NULL)
         && talia_answers_read (&form, text, &told)
         && talia_score_pad_correct (pad, (guint) deal, &told, NULL).reason == TALIA_FAULT_NONE;
}

static gboolean
read_undo (TaliaScorePad *pad, const char *text)
{
  return *text == '\0' && talia_score_pad_undo (pad);
}

static gboolean
read_end (TaliaScorePad *pad, const char *text)
{
  return *text == '\0' && talia_score_pad_end (pad);
}

static const struct
{
  const char *word;
  gboolean (*read) (TaliaScorePad *pad, const char *text);
} lines[] = {
  { "player", read_player }, { "deal", read_deal }, { "correct", read_correction },
  { "undo", read_undo },     { "end", read_end },
};

static gboolean
read_step (Reader *reader, const char *line, GError **error)
{
  const gsize length = strcspn (line, " ");
  g_autofree char *quoted = talia_text_quote (line);

  if (!start (reader, error))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (strlen (lines[i].word) == length && strncmp (lines[i].word, line, length) == 0)
      {
        if (lines[i].read (reader->pad, line + length + (line[length] == ' ')))
          return TRUE;
        talia_record_damage (error, reader->head.line, _ ("“%s” cannot be told of this match"), quoted);
        return FALSE;
      }
  talia_record_damage (error, reader->head.line, _ ("“%s” is not a line of a score pad"), quoted);
  return FALSE;
}

static gboolean
read_line (Reader *reader, const TaliaRecordLine *bytes, GError **error)
{
  g_autofree char *line = NULL;

  if (!talia_record_head_check (bytes, error))
    return FALSE;
  if (bytes->length == 0)
    return TRUE;
  line = g_strndup (bytes->text, bytes->length);
  if (talia_record_head_wants (&reader->head, line))
    return talia_record_head_read (&reader->head, line, reader->pad == NULL, error);
  return (g_str_has_prefix (line, "player ") || talia_record_head_check_edited (&reader->head, line, error))
         && read_step (reader, line, error);
}

TaliaScorePad *
talia_scores_salvage (const char *text, gsize length, TaliaRecordOrigin origin, gsize *end, GError **error)
{
  Reader reader = { .head = { .magic = TALIA_SCORES_MAGIC, .line = 1 } };
  TaliaRecordLine line = { 0 };
  gboolean good = TRUE;
  gsize at = 0;

  while (good && talia_record_line_next (&line, text, length) && (line.ends || origin == TALIA_RECORD_SHARED))
    {
      reader.head.line = line.number;
      good = read_line (&reader, &line, line.ends ? error : NULL);
      if (good)
        at = line.whole;
      reader.head.line += good;
    }
  /* A last line that is torn is no damage. */
  if (good || !line.ends)
    good = talia_record_head_finish (&reader.head, at == 0, error) && start (&reader, error);
  else if (reader.head.game != NULL)
    start (&reader, NULL);
  if (end != NULL)
    *end = at;
  return reader.pad;
}
