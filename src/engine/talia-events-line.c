/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes events as one line, and reads them back. */
#include "talia-view-line.h"

#include <string.h>

#include "talia-whole.h"

/* The fields that each kind of event has: a seat, a card, and values up to `value`. */
static const struct
{
  const char *name;
  gboolean seat, card;
  guint value;
} kinds[] = {
  [TALIA_EVENT_DEALT] = { "dealt", FALSE, FALSE, G_MAXUINT8 },
  [TALIA_EVENT_CHOSE] = { "chose", TRUE, FALSE, 0 },
  [TALIA_EVENT_EXCHANGED] = { "exchanged", FALSE, FALSE, TALIA_MAX_SEATS },
  [TALIA_EVENT_BID] = { "bid", TRUE, FALSE, G_MAXUINT8 },
  [TALIA_EVENT_PLAYED] = { "played", TRUE, TRUE, 0 },
  [TALIA_EVENT_VOID] = { "void", TRUE, FALSE, TALIA_SUITS - 1 },
  [TALIA_EVENT_BROKEN] = { "broken", FALSE, FALSE, TALIA_SUITS - 1 },
  [TALIA_EVENT_TRICK] = { "trick", TRUE, FALSE, 0 },
  [TALIA_EVENT_SKIPPED] = { "skipped", TRUE, FALSE, 0 },
  [TALIA_EVENT_OUT] = { "out", TRUE, FALSE, TALIA_MAX_SEATS },
  [TALIA_EVENT_MOON] = { "moon", TRUE, FALSE, TALIA_MOVE_BUILD },
  [TALIA_EVENT_ROUND] = { "round", FALSE, FALSE, TALIA_MAX_PACK },
  [TALIA_EVENT_TRAILED] = { "trailed", TRUE, TRUE, 0 },
  [TALIA_EVENT_CAPTURED] = { "captured", TRUE, TRUE, 14 },
  [TALIA_EVENT_SWEPT] = { "swept", TRUE, FALSE, 0 },
  [TALIA_EVENT_BUILT] = { "built", TRUE, TRUE, 14 },
  [TALIA_EVENT_ADDED] = { "added", TRUE, TRUE, 14 },
  [TALIA_EVENT_RAISED] = { "raised", TRUE, TRUE, 14 },
  [TALIA_EVENT_RESIDUE] = { "residue", TRUE, FALSE, 0 },
  [TALIA_EVENT_CLAIMED] = { "claimed", FALSE, FALSE, 0 },
  [TALIA_EVENT_DEAL_ENDED] = { "deal-ended", FALSE, FALSE, G_MAXUINT8 },
  [TALIA_EVENT_MATCH_ENDED] = { "match-ended", FALSE, FALSE, G_MAXUINT8 },
};

char *
talia_events_to_line (const TaliaEvents *events)
{
  GString *out = g_string_new (events->n == 0 ? "-" : NULL);

  for (guint i = 0; i < events->n; i++)
    {
      const TaliaEvent *event = &events->at[i];
      char card[3] = "-";

      if (event->card != TALIA_NO_CARD)
        talia_card_write (event->card, card);
      g_string_append_printf (out, "%s%s:%d:%s:%u:%d:", i > 0 ? " " : "", kinds[event->kind].name, event->seat, card,
                              event->value, event->points);
      talia_cards_append (out, event->cards);
    }
  return g_string_free_and_steal (out);
}

static gboolean
find_kind (const char *name, uint8_t *kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].name, name))
      {
        *kind = (uint8_t) i;
        return TRUE;
      }
  return FALSE;
}

static gboolean
read_event (const char *text, int seats, TaliaEvent *event)
{
  g_auto (GStrv) parts = g_strsplit (text, ":", 7);
  gint64 seat, value, points;

  if (g_strv_length (parts) != 6 || !find_kind (parts[0], &event->kind))
    return FALSE;
  event->card = strlen (parts[2]) == 2 ? talia_card_parse (parts[2]) : TALIA_NO_CARD;
  if ((event->card == TALIA_NO_CARD && (kinds[event->kind].card || !g_str_equal (parts[2], "-")))
      || !talia_whole_parse (parts[1], kinds[event->kind].seat ? 0 : TALIA_NOBODY, seats - 1, &seat)
      || !talia_whole_parse (parts[3], 0, kinds[event->kind].value, &value)
      || !talia_whole_parse (parts[4], G_MININT16, G_MAXINT16, &points)
      || !talia_cards_parse (parts[5], -1, &event->cards))
    return FALSE;
  event->seat = (int8_t) seat;
  event->value = (uint8_t) value;
  event->points = (int16_t) points;
  return TRUE;
}

gboolean
talia_events_parse_line (const char *line, int seats, TaliaEvents *events)
{
  g_auto (GStrv) words = g_strsplit (line, " ", TALIA_MAX_EVENTS + 1);
  TaliaEvents read = { 0 };

  if (!g_str_equal (line, "-"))
    for (; words[read.n] != NULL; read.n++)
      if (read.n == TALIA_MAX_EVENTS || !read_event (words[read.n], seats, &read.at[read.n]))
        return FALSE;
  *events = read;
  return TRUE;
}
