/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The people at a table that several machines share: the name and the state of each, which every machine knows. */
#include "talia-people.h"

#include <string.h>

#include "engine/talia-whole.h"
#include "model/base/talia-text.h"

static const struct
{
  const char *word;
  TaliaPersonState state;
  gboolean idle;
} states[] = {
  { "none", TALIA_PERSON_NONE }, { "host", TALIA_PERSON_HOST },       { "host-idle", TALIA_PERSON_HOST, TRUE },
  { "here", TALIA_PERSON_HERE }, { "idle", TALIA_PERSON_HERE, TRUE }, { "gone", TALIA_PERSON_GONE },
};

void
talia_person_set_name (TaliaPerson *self, const char *name)
{
  g_autofree char *clean = talia_text_clean (name, TALIA_TEXT_NAME);
  gsize length = strlen (clean);

  if (length >= sizeof self->name)
    length = (gsize) (g_utf8_find_prev_char (clean, clean + sizeof self->name) - clean);
  memcpy (self->name, clean, length);
  self->name[length] = '\0';
}

char *
talia_people_escape (const char *name)
{
  return g_uri_escape_string (name, NULL, TRUE);
}

char *
talia_people_unescape (const char *word)
{
  g_autofree char *name = g_uri_unescape_string (word, NULL);

  return name != NULL && g_utf8_validate (name, -1, NULL) ? g_steal_pointer (&name) : NULL;
}

gboolean
talia_person_is_played_for (const TaliaPerson *self)
{
  return self->state == TALIA_PERSON_GONE || self->idle;
}

char *
talia_people_to_line (const TaliaPeople *self, int seat)
{
  const TaliaPerson *person = &self->at[seat];
  g_autofree char *name = talia_people_escape (person->name);
  guint row = 0;

  while (states[row].state != person->state || states[row].idle != person->idle)
    row++;
  return g_strdup_printf ("%d %s %s", seat, states[row].word, name);
}

int
talia_people_parse_line (TaliaPeople *self, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 4);
  g_autofree char *name = NULL;
  int seat;

  if (g_strv_length (words) != 3 || !talia_whole_parse_place (words[0], self->seats, &seat)
      || (name = talia_people_unescape (words[2])) == NULL)
    return -1;
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    if (g_str_equal (states[i].word, words[1]))
      {
        self->at[seat].state = states[i].state;
        self->at[seat].idle = states[i].idle;
        talia_person_set_name (&self->at[seat], name);
        return seat;
      }
  return -1;
}
