/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about tables that several machines share. */
#include "talia-party-words.h"

#include <glib/gi18n.h>

#include "model/talia-text.h"

static const struct
{
  const char *reason, *text;
} reasons[] = {
  { "code", N_ ("That is not the code of this table.") },
  { "wait", N_ ("There were too many wrong codes. Try again in a moment.") },
  { "full", N_ ("There is no free seat at this table.") },
  { "version", N_ ("The table runs another version of Talia.") },
  { "token", N_ ("The table no longer knows you. Join it again with its code.") },
  { "closed", N_ ("The host has closed the table.") },
  { "elsewhere", N_ ("You are at this table on another computer now.") },
  { "unreachable", N_ ("There is no table at this address.") },
};

const char *
talia_party_words_reason (const char *reason)
{
  for (guint i = 0; i < G_N_ELEMENTS (reasons); i++)
    if (g_strcmp0 (reasons[i].reason, reason) == 0)
      return _ (reasons[i].text);
  return _ ("The table does not answer as it should.");
}

char *
talia_party_words_who (const TaliaPerson *person)
{
  if (person->state == TALIA_PERSON_NONE)
    return g_strdup (_ ("Free seat"));
  /* Translators: what somebody is called who has not told a name */
  return *person->name != '\0' ? talia_text_isolate (person->name) : g_strdup (_ ("Player"));
}

const char *
talia_party_words_state (const TaliaPerson *person, gboolean own)
{
  switch (person->state)
    {
    case TALIA_PERSON_NONE:
      return _ ("A computer player, unless somebody comes");
    case TALIA_PERSON_HOST:
      return own ? _ ("You, the host") : _ ("The host");
    case TALIA_PERSON_HERE:
      return own ? _ ("You") : _ ("At the table");
    case TALIA_PERSON_GONE:
      return _ ("Away; a computer player stands in");
    }
  g_assert_not_reached ();
}

char *
talia_party_words_table (const TaliaFoundTable *table)
{
  /* Translators: a table whose host has not told a name */
  return *table->host != '\0' ? talia_text_isolate (table->host) : g_strdup (_ ("Table without a name"));
}

char *
talia_party_words_found (const TaliaFoundTable *table)
{
  g_autofree char *seats = NULL;

  if (table->game == NULL)
    return g_strdup (_ ("Needs another version of Talia"));
  seats = table->free_seats == 0
              ? g_strdup (_ ("no free seats"))
              : g_strdup_printf (ngettext ("%u free seat", "%u free seats", table->free_seats), table->free_seats);
  /* Translators: a game, and how many seats are free, such as "Hearts · 2 free seats" */
  return g_strdup_printf (_ ("%s · %s"), _ (table->game->name), seats);
}

const char *
talia_party_words_finding (gboolean able, guint n)
{
  if (!able)
    return _ ("Tables on this network cannot be listed here. Type the address that the host gives you.");
  return n == 0 ? _ ("Looking for tables on this network…") : _ ("Choose a table, or type its address.");
}

char *
talia_party_words_addresses (GStrv addresses, gboolean open)
{
  /* Translators: between two addresses of one computer */
  g_autofree char *list = g_strjoinv (_ (" or "), addresses);

  if (!open)
    return g_strdup (_ ("The table is open to people at this computer alone."));
  if (*addresses == NULL)
    return g_strdup (_ ("No address was found by which others could reach this computer."));
  return g_strdup_printf (_ ("Give this code to anybody who wants to join. The address is %s."), list);
}
