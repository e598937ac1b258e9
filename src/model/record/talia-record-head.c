/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads and writes the lines with which records of matches and of score pads begin: format, game, options
 * (docs/RECORD.md). */
#include "talia-record-head.h"

#include <glib/gi18n.h>
#include <string.h>

#include "model/base/talia-text.h"
#include "talia-record-file.h"

#define VERSION "1"

/* --- the lines ------------------------------------------------------------------------------- */

gboolean
talia_record_head_check (const TaliaRecordLine *bytes, GError **error)
{
  for (gsize i = 0; i < bytes->length; i++)
    if (g_ascii_iscntrl (bytes->text[i]))
      {
        talia_record_damage (error, bytes->number,
                             _ ("the line has a character that cannot be in a record; a text editor may have put it "
                                "there"));
        return FALSE;
      }
  if (!g_utf8_validate (bytes->text, (gssize) bytes->length, NULL))
    {
      talia_record_damage (error, bytes->number,
                           _ ("the line is not valid UTF-8; a text editor may have saved it in another encoding"));
      return FALSE;
    }
  return TRUE;
}

/* Whether the line contains changes that editors make, and no program: other dashes, quotes and spaces, words moved
 * apart. */
static gboolean
is_edited (const char *line)
{
  return !g_str_is_ascii (line) || strstr (line, "  ") != NULL;
}

gboolean
talia_record_head_check_edited (const TaliaRecordHead *self, const char *line, GError **error)
{
  g_autofree char *quoted = NULL;

  if (!is_edited (line))
    return TRUE;
  quoted = talia_text_quote (line);
  talia_record_damage (error, self->line, _ ("“%s” is not a line of a record; a text editor may have changed it"),
                       quoted);
  return FALSE;
}

/* --- the beginning --------------------------------------------------------------------------- */

static gboolean
begins (const TaliaRecordHead *self, const char *line)
{
  return g_str_has_prefix (line, self->magic) && line[strlen (self->magic)] == ' ';
}

/* Reads the first line. Without a number, it has no version. */
static gboolean
read_version (TaliaRecordHead *self, const char *line, GError **error)
{
  const char *version = begins (self, line) ? line + strlen (self->magic) + 1 : NULL;

  if (!begins (self, line))
    talia_record_damage (error, self->line, _ ("this is not the record of a match"));
  else if (*version == '\0' || version[strspn (version, "0123456789")] != '\0')
    talia_record_damage (error, self->line, _ ("this is not how a record begins; a text editor may have changed it"));
  else if (!g_str_equal (version, VERSION))
    talia_record_damage (error, self->line, _ ("the record comes from another version of Talia"));
  else
    self->begun = TRUE;
  return self->begun;
}

static gboolean
read_game (TaliaRecordHead *self, const char *id, GError **error)
{
  g_autofree char *quoted = talia_text_quote (id);

  self->game = talia_registry_find (id);
  if (self->game == NULL)
    {
      talia_record_damage (error, self->line, _ ("there is no game “%s”"), quoted);
      return FALSE;
    }
  talia_game_init_options (self->game, &self->options);
  return TRUE;
}

static gboolean
read_option (TaliaRecordHead *self, const char *setting, gboolean open, GError **error)
{
  TaliaOptions options = self->options; /* a refused line changes nothing */
  g_autoptr (GError) refusal = NULL;
  g_autofree char *quoted = NULL;
  int index;

  if (!open)
    {
      talia_record_damage (error, self->line, _ ("the options must come before everything else"));
      return FALSE;
    }
  if (!talia_options_set (self->game->options, &options, setting, &refusal))
    {
      quoted = talia_text_quote (setting);
      if (g_str_equal (quoted, setting)) /* otherwise the refusal, which quotes it, could not be shown */
        talia_record_damage (error, self->line, "%s", refusal->message);
      else
        talia_record_damage (error, self->line, _ ("“%s” is not an option of this game"), quoted);
      return FALSE;
    }
  index = talia_options_find (self->game->options, setting, (gssize) strcspn (setting, "="));
  if (self->options_seen & 1u << index)
    {
      talia_record_damage (error, self->line, _ ("the option was already given"));
      return FALSE;
    }
  self->options = options;
  self->options_seen |= 1u << index;
  return TRUE;
}

gboolean
talia_record_head_wants (const TaliaRecordHead *self, const char *line)
{
  return self->game == NULL || g_str_has_prefix (line, "option ");
}

gboolean
talia_record_head_read (TaliaRecordHead *self, const char *line, gboolean open, GError **error)
{
  if (!self->begun)
    return read_version (self, line, error);
  if (self->game != NULL)
    return read_option (self, line + strlen ("option "), open, error);
  if (g_str_has_prefix (line, "game "))
    return read_game (self, line + strlen ("game "), error);
  talia_record_damage (error, self->line, _ ("the game is missing"));
  return FALSE;
}

gboolean
talia_record_head_finish (const TaliaRecordHead *self, gboolean empty, GError **error)
{
  if (self->game == NULL)
    talia_record_damage (error, self->line,
                         empty ? _ ("the file is empty") : _ ("the record ends before it says which game"));
  return self->game != NULL;
}

void
talia_record_head_write (GString *text, const char *magic, const TaliaGame *game, const TaliaOptions *options)
{
  g_string_append_printf (text, "%s " VERSION "\ngame %s\n", magic, game->id);
  for (guint i = 0; i < talia_options_count (game->options); i++)
    {
      g_autofree char *value = talia_options_value_text (game->options, options, i);

      g_string_append_printf (text, "option %s=%s\n", game->options[i].key, value);
    }
}
