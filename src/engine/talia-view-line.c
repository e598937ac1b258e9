/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes a view as one line and reads it back, by a table of the fields and their ranges. */
#include "talia-view-line.h"

#include <stddef.h>
#include <string.h>

#include "talia-whole.h"

typedef enum
{
  CARDS, /* a set: a list of cards */
  BITS,  /* 64 bits, in hexadecimal */
  CARD,  /* one card; `-` for none where `max` says so */
  SEAT,  /* an option of the match */
  U8,
  I8,
  U32,
  I32,
} Kind;

/* `count` values of a state (or view) from `offset` on; numbers are `min` to `max`. */
typedef struct
{
  const char *name;
  gsize offset;
  Kind kind;
  guint count;
  gint64 min, max;
} Field;

#define AT(member) offsetof (TaliaView, member)
#define SEEN(member) offsetof (TaliaView, seen.member)

/* Options, seats and sides are those of the match, and other hands are not in a view. */
static const Field common[] = {
  { "phase", SEEN (phase), U8, 1, 0, TALIA_PHASE_OVER },
  { "board", SEEN (board), U8, 1, 0, TALIA_BOARD_FISHING },
  { "turn", SEEN (to_act), SEAT, 1, TALIA_NOBODY },
  { "dealer", SEEN (dealer), SEAT, 1, TALIA_NOBODY },
  { "deal", SEEN (deals), U32, 1, 0, G_MAXUINT16 },
  { "winners", SEEN (winners), U8, 1, 0, G_MAXUINT8 },
  { "total", SEEN (total), I32, TALIA_MAX_SEATS, -TALIA_MAX_TOTAL, TALIA_MAX_TOTAL },
  { "held", AT (held), U8, TALIA_MAX_SEATS, 0, TALIA_MAX_PACK },
  { "taken", SEEN (taken), CARDS, TALIA_MAX_SEATS },
  { "memory", SEEN (memory), U8, TALIA_MEMORY_BYTES, 0, G_MAXUINT8 },
  { NULL },
};

static const Field trick[] = {
  { "lead-ban", SEEN (trick.rules.lead_ban), CARDS, 1 },
  { "lead-free", SEEN (trick.rules.lead_free), CARDS, 1 },
  { "break-lead", SEEN (trick.rules.break_lead), CARDS, 1 },
  { "break-follow", SEEN (trick.rules.break_follow), CARDS, 1 },
  { "break-discard", SEEN (trick.rules.break_discard), CARDS, 1 },
  { "shield", SEEN (trick.rules.shield), CARDS, 1 },
  { "force", SEEN (trick.rules.force), CARDS, 1 },
  { "force-under", SEEN (trick.rules.force_under), CARDS, 1 },
  { "ends-without", SEEN (trick.rules.ends_without), CARDS, 1 },
  { "trump", SEEN (trick.rules.trump), U8, 1, 0, TALIA_NO_TRUMP },
  { "opening", SEEN (trick.rules.opening), CARD, 1, 0, TALIA_NO_CARD },
  { "ban-refusal", SEEN (trick.rules.ban_refusal), U8, 1, 0, TALIA_RULES_COUNT - 1 },
  { "shield-refusal", SEEN (trick.rules.shield_refusal), U8, 1, 0, TALIA_RULES_COUNT - 1 },
  { "force-refusal", SEEN (trick.rules.force_refusal), U8, 1, 0, TALIA_RULES_COUNT - 1 },
  { "either-refusal", SEEN (trick.rules.either_refusal), U8, 1, 0, TALIA_RULES_COUNT - 1 },
  { "last-takes-aside", SEEN (trick.rules.last_takes_aside), U8, 1, 0, 1 },
  { "passed-by", SEEN (trick.pass), CARDS, TALIA_MAX_SEATS },
  { "aside", SEEN (trick.aside), CARDS, 1 },
  { "played", SEEN (trick.played), CARD, TALIA_MAX_PACK },
  { "winner", SEEN (trick.winner), SEAT, TALIA_MAX_TRICKS },
  { "n-played", SEEN (trick.n_played), U8, 1, 0, TALIA_MAX_PACK },
  { "tricks", SEEN (trick.tricks), U8, 1, 0, TALIA_MAX_TRICKS },
  { "in-trick", SEEN (trick.in_trick), U8, 1, 0, TALIA_MAX_SEATS },
  { "leader", SEEN (trick.leader), SEAT, 1 },
  { "broken", SEEN (trick.broken), U8, 1, 0, 1 },
  { "pass-shift", SEEN (trick.pass_shift), I8, 1, 0, TALIA_MAX_SEATS },
  { "won", SEEN (trick.won), U8, TALIA_MAX_SEATS, 0, TALIA_MAX_TRICKS },
  { "bid", SEEN (trick.bid), U8, TALIA_MAX_SEATS, 0, TALIA_BID_NONE },
  { NULL },
};

static const Field rows[] = {
  { "laid", SEEN (rows.laid), CARDS, 1 },
  { "aside", SEEN (rows.aside), CARDS, 1 },
  { "lacks", SEEN (rows.lacks), CARDS, TALIA_MAX_SEATS },
  { "out", SEEN (rows.out), SEAT, TALIA_ROWS_PLACES },
  { "n-out", SEEN (rows.n_out), U8, 1, 0, TALIA_ROWS_PLACES },
  { "begun", SEEN (rows.begun), U8, 1, 0, 1 },
  { "may-pass", SEEN (rows.may_pass), U8, 1, 0, 1 },
  { "skips", SEEN (rows.skips), U8, 1, 0, G_MAXUINT8 },
  { "played", SEEN (rows.played), CARD, TALIA_MAX_PACK },
  { "by", SEEN (rows.by), SEAT, TALIA_MAX_PACK },
  { "n-played", SEEN (rows.n_played), U8, 1, 0, TALIA_MAX_PACK },
  { NULL },
};

static const Field fishing[] = {
  { "top", SEEN (fishing.rules.top), U8, 1, 0, 14 },
  { "face-capture", SEEN (fishing.rules.face_capture), U8, 1, 0, TALIA_FACE_ONE_OR_THREE },
  { "raise", SEEN (fishing.rules.raise), U8, 1, 0, TALIA_RAISE_OFF },
  { "trail-with-build", SEEN (fishing.rules.trail_with_build), U8, 1, 0, 1 },
  { "table-ace-high", SEEN (fishing.rules.table_ace_high), U8, 1, 0, 1 },
  { "count-sweeps", SEEN (fishing.rules.sweeps), U8, 1, 0, 1 },
  { "last-sweep", SEEN (fishing.rules.last_sweep), U8, 1, 0, 1 },
  { "loose", SEEN (fishing.loose), CARDS, 1 },
  { "build", SEEN (fishing.build), CARDS, TALIA_MAX_BUILDS },
  { "captures", SEEN (fishing.captures), BITS, 1 },
  { "sweeps", SEEN (fishing.sweeps), BITS, 1 },
  { "value", SEEN (fishing.value), U8, TALIA_MAX_BUILDS, 0, 14 },
  { "owner", SEEN (fishing.owner), SEAT, TALIA_MAX_BUILDS },
  { "played", SEEN (fishing.played), CARD, TALIA_FISHING_PLAYS },
  { "with", SEEN (fishing.with), CARDS, TALIA_FISHING_PLAYS },
  { "into", SEEN (fishing.into), U8, TALIA_FISHING_PLAYS, 0, 14 },
  { "n-builds", SEEN (fishing.n_builds), U8, 1, 0, TALIA_MAX_BUILDS },
  { "stock", SEEN (fishing.n_stock), U8, 1, 0, TALIA_FISHING_PLAYS },
  { "n-played", SEEN (fishing.n_played), U8, 1, 0, TALIA_FISHING_PLAYS },
  { "counted", SEEN (fishing.counted), U8, 1, 0, G_MAXUINT8 },
  { NULL },
};

static const Field *const boards[] = {
  [TALIA_BOARD_TRICK] = trick,
  [TALIA_BOARD_ROWS] = rows,
  [TALIA_BOARD_FISHING] = fishing,
};

static const gsize sizes[] = {
  [CARDS] = sizeof (TaliaCards), [BITS] = 8, [CARD] = 1, [SEAT] = 1, [U8] = 1, [I8] = 1, [U32] = 4, [I32] = 4,
};

/* --- out ------------------------------------------------------------------------------ */

static gboolean
is_nothing (const TaliaView *view, const Field *field)
{
  const unsigned char *at = (const unsigned char *) view + field->offset;

  for (gsize i = 0; i < field->count * sizes[field->kind]; i++)
    if (at[i] != 0)
      return FALSE;
  return TRUE;
}

static void
append_value (GString *out, Kind kind, const unsigned char *at)
{
  union
  {
    uint64_t u64;
    uint32_t u32;
    int32_t i32;
  } value = { 0 };
  char card[2];

  memcpy (&value, at, sizes[kind]);
  switch (kind)
    {
    case CARDS:
      talia_cards_append (out, value.u64);
      break;
    case BITS:
      g_string_append_printf (out, "%" G_GINT64_MODIFIER "x", value.u64);
      break;
    case CARD:
      if (*at == TALIA_NO_CARD)
        g_string_append_c (out, '-');
      else
        {
          talia_card_write (*at, card);
          g_string_append_len (out, card, 2);
        }
      break;
    case U8:
      g_string_append_printf (out, "%u", *at);
      break;
    case SEAT:
    case I8:
      g_string_append_printf (out, "%d", (int8_t) *at);
      break;
    case U32:
      g_string_append_printf (out, "%u", value.u32);
      break;
    case I32:
      g_string_append_printf (out, "%d", value.i32);
      break;
    }
}

static void
append_fields (GString *out, const TaliaView *view, const Field *fields)
{
  for (const Field *field = fields; field->name != NULL; field++)
    {
      const unsigned char *at = (const unsigned char *) view + field->offset;

      if (is_nothing (view, field))
        continue;
      g_string_append_printf (out, " %s=", field->name);
      for (guint i = 0; i < field->count; i++)
        {
          if (i > 0)
            g_string_append_c (out, '/');
          append_value (out, field->kind, at + i * sizes[field->kind]);
        }
    }
}

char *
talia_view_to_line (const TaliaView *view)
{
  GString *out = g_string_new (NULL);

  g_string_append_printf (out, "%d hand=", view->seat);
  talia_cards_append (out, view->seen.hand[view->seat]);
  append_fields (out, view, common);
  append_fields (out, view, boards[view->seen.board]);
  return g_string_free_and_steal (out);
}

/* --- in ------------------------------------------------------------------------------- */

static gboolean
read_value (const Field *field, const char *text, int seats, unsigned char *at)
{
  uint64_t bits = 0;
  gint64 number = 0;
  TaliaCard card;

  switch (field->kind)
    {
    case CARDS:
      if (!talia_cards_parse (text, -1, &bits))
        return FALSE;
      break;
    case BITS:
      if (!g_ascii_string_to_unsigned (text, 16, 0, G_MAXUINT64, &bits, NULL))
        return FALSE;
      break;
    case CARD:
      card = field->max == TALIA_NO_CARD && g_str_equal (text, "-") ? TALIA_NO_CARD
             : strlen (text) == 2                                   ? talia_card_parse (text)
                                                                    : TALIA_NO_CARD;
      if (card == TALIA_NO_CARD && (field->max != TALIA_NO_CARD || !g_str_equal (text, "-")))
        return FALSE;
      *at = card;
      return TRUE;
    case SEAT:
    case U8:
    case I8:
    case U32:
    case I32:
      if (!talia_whole_parse (text, field->min, field->kind == SEAT ? seats - 1 : field->max, &number))
        return FALSE;
      switch (sizes[field->kind])
        {
        case 1:
          *at = (unsigned char) number;
          break;
        default:
          memcpy (at, &(int32_t) { (int32_t) number }, 4);
        }
      return TRUE;
    }
  memcpy (at, &bits, sizeof bits);
  return TRUE;
}

static gboolean
read_values (const Field *field, const char *text, int seats, TaliaView *view)
{
  g_auto (GStrv) values = g_strsplit (text, "/", (int) field->count + 1);

  if (g_strv_length (values) != field->count)
    return FALSE;
  for (guint i = 0; i < field->count; i++)
    if (!read_value (field, values[i], seats, (unsigned char *) view + field->offset + i * sizes[field->kind]))
      return FALSE;
  return !is_nothing (view, field);
}

/* Reads the named fields from the words, beginning at *word, in their order. */
static gboolean
read_fields (const Field *fields, char ***word, int seats, TaliaView *view)
{
  for (const Field *field = fields; field->name != NULL; field++)
    {
      gsize length = strlen (field->name);

      if (**word == NULL || strncmp (**word, field->name, length) != 0 || (**word)[length] != '=')
        continue;
      if (!read_values (field, **word + length + 1, seats, view))
        return FALSE;
      (*word)++;
    }
  return TRUE;
}

gboolean
talia_view_parse_line (const TaliaState *start, const char *line, TaliaView *view)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 80);
  TaliaView read = { 0 };
  char **word = words + 2;
  int seat;

  if (g_strv_length (words) < 2 || !talia_whole_parse_place (words[0], start->seats, &seat)
      || !g_str_has_prefix (words[1], "hand=")
      || !talia_cards_parse (words[1] + strlen ("hand="), -1, &read.seen.hand[seat]))
    return FALSE;
  read.seat = (int8_t) seat;
  read.seen.options = start->options;
  read.seen.seats = start->seats;
  read.seen.sides = start->sides;
  read.seen.variant = start->variant;
  if (!read_fields (common, &word, start->seats, &read)
      || !read_fields (boards[read.seen.board], &word, start->seats, &read) || *word != NULL)
    return FALSE;
  *view = read;
  return TRUE;
}
