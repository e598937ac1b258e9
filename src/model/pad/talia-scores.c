/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the file of a score pad (docs/RECORD.md, "Scores"). */
#include "talia-scores.h"

#include <glib/gi18n.h>

#include "engine/talia-whole.h"
#include "model/base/talia-text.h"
#include "model/record/talia-record-head.h"
#include "talia-answers.h"
#include "talia-fault-text.h"

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

/* Each of these takes a step, or returns why it cannot be taken: a sentence without a full stop. */

static char *
read_player (TaliaScorePad *pad, const char *text)
{
  int seat;

  if (!take_number (&text, "", talia_score_pad_get_state (pad, 0)->seats, &seat))
    return g_strdup (_ ("there is no such seat"));
  talia_score_pad_set_player (pad, seat, text);
  return NULL;
}

static char *
read_title (TaliaScorePad *pad, const char *text)
{
  talia_score_pad_set_title (pad, text);
  return NULL;
}

/* Enters deal number `n`: adds it if it is the next one, otherwise corrects it. */
static char *
read_answers (TaliaScorePad *pad, guint n, int dealer, const char *text)
{
  const gboolean is_next = n > talia_score_pad_get_n_deals (pad);
  g_autoptr (GError) error = NULL;
  TaliaForm form;
  TaliaTold told;
  TaliaFault fault;
  guint at = n;
  char *why;

  if (!talia_score_pad_ask (pad, n, dealer, &form, &told, &error))
    return g_strdup (_ (error->message));
  if (!talia_answers_read (&form, text, &told))
    return g_strdup (_ ("the answers are not those that this deal asks for"));
  fault = is_next ? talia_score_pad_add (pad, dealer, &told) : talia_score_pad_correct (pad, n, &told, &at);
  if (fault.reason == TALIA_FAULT_NONE)
    return NULL;
  why = is_next ? talia_fault_text (pad, &form, &fault) : talia_fault_text_of_correction (pad, n, at, &fault);
  if (g_str_has_suffix (why, "."))
    why[strlen (why) - 1] = '\0';
  return why;
}

/* `deal [dealer=D] ANSWERS`; the dealer is given if and only if the rules do not say who it is. */
static char *
read_deal (TaliaScorePad *pad, const char *text)
{
  const guint n = talia_score_pad_get_n_deals (pad);
  int dealer = TALIA_NOBODY;

  if (talia_score_pad_needs_dealer (pad)
      && !take_number (&text, "dealer=", talia_score_pad_get_state (pad, n)->seats, &dealer))
    return g_strdup (_ ("it does not say who deals"));
  return read_answers (pad, n + 1, dealer, text);
}

/* `correct N ANSWERS` */
static char *
read_correction (TaliaScorePad *pad, const char *text)
{
  int deal;

  if (!take_number (&text, "", (int) talia_score_pad_get_n_deals (pad) + 1, &deal) || deal == 0)
    return g_strdup (_ ("there is no such deal"));
  return read_answers (pad, (guint) deal, TALIA_NOBODY, text);
}

static char *
read_undo (TaliaScorePad *pad, const char *text)
{
  return *text == '\0' && talia_score_pad_undo (pad) ? NULL : g_strdup (_ ("nothing can be taken back"));
}

static char *
read_end (TaliaScorePad *pad, const char *text)
{
  return *text == '\0' && talia_score_pad_end (pad) ? NULL : g_strdup (_ ("the match is over already"));
}

static const struct
{
  const char *word;
  char *(*read) (TaliaScorePad *pad, const char *text);
} lines[] = {
  { "title", read_title },        { "player", read_player }, { "deal", read_deal },
  { "correct", read_correction }, { "undo", read_undo },     { "end", read_end },
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
        g_autofree char *why = lines[i].read (reader->pad, line + length + (line[length] == ' '));

        if (why != NULL)
          /* Translators: a line of the file of a score pad, and why it is impossible */
          talia_record_damage (error, reader->head.line, _ ("“%s”: %s"), quoted, why);
        return why == NULL;
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
  return (g_str_has_prefix (line, "player ") || g_str_has_prefix (line, "title ")
          || talia_record_head_check_edited (&reader->head, line, error))
         && read_step (reader, line, error);
}

gboolean
talia_scores_is (const char *text, gsize length)
{
  TaliaRecordLine line = { 0 };

  while (talia_record_line_next (&line, text, length))
    if (line.length > 0)
      return talia_record_line_begins (&line, TALIA_SCORES_MAGIC " ");
  return FALSE;
}

TaliaScorePad *
talia_scores_salvage (const char *text, gsize length, TaliaRecordOrigin origin, TaliaRecordReading *reading, gsize *end,
                      GError **error)
{
  Reader reader = { .head = { .magic = TALIA_SCORES_MAGIC, .line = 1 } };
  TaliaRecordLine line = { 0 };
  gboolean good = TRUE;
  gsize at = 0;

  while (good && talia_record_line_next (&line, text, length) && (line.ends || origin == TALIA_RECORD_SHARED))
    {
      if (!talia_record_reading_report (reading, line.number, at, length, error))
        {
          g_clear_object (&reader.pad);
          return NULL;
        }
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
