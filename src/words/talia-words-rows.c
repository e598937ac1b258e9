/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words for games of rows: events, prompts, and how the seats stand. */
#include "talia-words-rows.h"

#include <glib/gi18n.h>

#include "talia-words-cards.h"
#include "talia-words-sides.h"

/* --- events ---------------------------------------------------------------------------- */

/* Says that a seat is the first or the second without cards. */
static char *
describe_out (const char *name, gboolean own, int place)
{
  if (place == 1)
    /* Translators: a player's name */
    return own ? g_strdup (_ ("You are the first out of cards"))
               : g_strdup_printf (_ ("%s is the first out of cards"), name);
  /* Translators: a player's name */
  return own ? g_strdup (_ ("You are the second out of cards"))
             : g_strdup_printf (_ ("%s is the second out of cards"), name);
}

char *
talia_words_rows_event (TaliaMatch *match, const TaliaEvent *event)
{
  const char *name;
  gboolean own;

  g_return_val_if_fail (TALIA_IS_MATCH (match), NULL);
  g_return_val_if_fail (event != NULL && event->seat >= 0, NULL);

  name = talia_seat_get_name (talia_match_get_seat (match, event->seat));
  own = event->seat == talia_match_get_own_seat (match);
  switch (event->kind)
    {
    case TALIA_EVENT_SKIPPED:
      /* Translators: a player's name */
      return own ? g_strdup (_ ("You pass")) : g_strdup_printf (_ ("%s passes"), name);
    case TALIA_EVENT_OUT:
      return describe_out (name, own, event->value);
    default:
      g_return_val_if_reached (NULL);
    }
}

/* --- what is expected of the player, and how the seats stand ----------------------------- */

char *
talia_words_rows_prompt (const TaliaView *view)
{
  const TaliaRows *rows = &view->seen.rows;
  gboolean fits = (view->seen.hand[view->seat] & talia_rows_open (rows)) != 0;

  if (!rows->begun)
    return g_strdup (fits ? _ ("Your turn: begin with an eight")
                          : _ ("Your turn: you have no eight, so you must pass"));
  if (!fits)
    return g_strdup (_ ("Your turn: none of your cards fits, so you must pass"));
  return g_strdup (rows->may_pass ? _ ("Your turn: lay a card that fits, or pass")
                                  : _ ("Your turn: lay a card that fits"));
}

/* Whether the seat's last move in this deal was a pass. */
static gboolean
has_skipped (TaliaTable *table, int seat)
{
  for (int i = (int) talia_table_get_n_steps (table) - 1; i > talia_table_get_deal_step (table); i--)
    {
      TaliaEvents events;

      talia_table_get_events (table, (guint) i, &events);
      if (events.at[0].seat == seat)
        return events.at[0].kind == TALIA_EVENT_SKIPPED;
    }
  return FALSE;
}

char *
talia_words_rows_turn (TaliaMatch *match, int seat)
{
  /* Translators: on a player's plate, as short as can be: has just lost the turn because no card fits */
  return g_strdup (has_skipped (talia_match_get_table (match), seat) ? C_ ("lottery", "Passed") : "");
}

char *
talia_words_rows_cards (const TaliaView *view, int seat, gboolean brief)
{
  const TaliaRows *rows = &view->seen.rows;
  int n = view->held[seat];

  for (int place = 0; place < rows->n_out; place++)
    if (rows->out[place] == seat && brief)
      return g_strdup (talia_words_place (place + 1));
    else if (rows->out[place] == seat)
      return g_strdup (place == 0 ? _ ("First out of cards") : _ ("Second out of cards"));
  if (brief)
    return g_strdup ("");
  return g_strdup_printf (ngettext ("%d card", "%d cards", (gulong) n), n);
}

/* The cards that the seat has laid, such as "8♣ 7♣ J♦", in that order. */
static char *
list_laid (const TaliaRows *rows, int seat)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < rows->n_played; i++)
    if (rows->by[i] == seat)
      g_string_append_printf (text, "%s%s%s", text->len > 0 ? " " : "",
                              talia_words_rank_index (talia_card_rank (rows->played[i])),
                              talia_words_suit_sign (talia_card_suit (rows->played[i])));
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static char *
describe_rows (TaliaMatch *match, int seat)
{
  const TaliaView *view = talia_match_get_view (match);
  const TaliaRows *rows = &view->seen.rows;
  const char *name = talia_seat_get_name (talia_match_get_seat (match, seat));
  g_autofree char *laid = list_laid (rows, seat), *lacks = NULL;

  if (rows->n_played == 0 || seat == view->seat)
    return NULL;
  lacks = talia_words_cards (rows->lacks[seat] & ~rows->laid & ~view->seen.hand[view->seat]);
  if (*lacks == '\0')
    /* Translators: a player, and the cards laid by that player so far, in that order */
    return g_strdup_printf (_ ("%s laid: %s"), name, laid);
  /* Translators: a player, the cards laid by that player so far, and cards that the player has not, having passed */
  return g_strdup_printf (_ ("%s laid: %s. Not held, because of a pass: %s"), name, laid, lacks);
}

char **
talia_words_rows_list_seen (TaliaMatch *match)
{
  const int seats = talia_match_get_view (match)->seen.seats;
  g_autoptr (GStrvBuilder) all = g_strv_builder_new ();

  for (int seat = 0; seat < seats; seat++)
    {
      char *text = describe_rows (match, seat);

      if (text != NULL)
        g_strv_builder_take (all, text);
    }
  return g_strv_builder_end (all);
}
