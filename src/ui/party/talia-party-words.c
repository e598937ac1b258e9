/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about tables that several machines share. */
#include "talia-party-words.h"

#include <glib/gi18n.h>

#include "model/base/talia-names.h"
#include "model/base/talia-text.h"

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

/* Names are as in the match that follows, where people of the same name are told apart in the order of their seats. */
char *
talia_party_words_who (const TaliaPeople *people, int seat)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) all = NULL, called = NULL;
  guint place = 0;

  if (people->at[seat].state == TALIA_PERSON_NONE)
    return g_strdup (_ ("Free seat"));
  for (int i = 0; i < people->seats; i++)
    if (people->at[i].state != TALIA_PERSON_NONE)
      {
        place += i < seat;
        /* Translators: what somebody is called who has not told a name */
        g_strv_builder_add (names, *people->at[i].name != '\0' ? people->at[i].name : _ ("Player"));
      }
  all = g_strv_builder_end (names);
  called = talia_names_tell_apart ((const char *const *) all);
  return talia_text_isolate (called[place]);
}

const char *
talia_party_words_state (const TaliaPerson *person, gboolean own)
{
  if (person->idle)
    return _ ("Does not answer; a computer player stands in");
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

char *
talia_party_words_turn_time (guint seconds)
{
  if (seconds == 0)
    /* Translators: for how long somebody may think about a move */
    return g_strdup (C_ ("time for a move", "No Limit"));
  if (seconds % 60 == 0)
    return g_strdup_printf (ngettext ("%u minute", "%u minutes", seconds / 60), seconds / 60);
  return g_strdup_printf (ngettext ("%u second", "%u seconds", seconds), seconds);
}

char *
talia_party_words_told_time (guint seconds)
{
  if (seconds == 0)
    return g_strdup (_ ("You can take as long as you like over a move."));
  if (seconds % 60 == 0)
    return g_strdup_printf (ngettext ("If you take longer than %u minute over a move, a computer player moves for you "
                                      "until you are back.",
                                      "If you take longer than %u minutes over a move, a computer player moves for you "
                                      "until you are back.",
                                      seconds / 60),
                            seconds / 60);
  return g_strdup_printf (ngettext ("If you take longer than %u second over a move, a computer player moves for you "
                                    "until you are back.",
                                    "If you take longer than %u seconds over a move, a computer player moves for you "
                                    "until you are back.",
                                    seconds),
                          seconds);
}
