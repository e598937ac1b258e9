/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Fuzzes a guest whose host may say anything. The first line of the input is a game with its settings; the second is
 * the number of the match, and after how many steps the guest joins; the others say what the host sends. `+N` stands
 * for the next N true lines, `*WORD VALUE TEXT` for the next one with a field changed, `-` for one that is left out,
 * `!` for a lost connection; every other line is sent as it is. After each, the person at the guest does something that
 * is possible there.
 */
#include <string.h>

#include "../support/teller.h"
#include "bots/talia-bot.h"
#include "fuzz.h"
#include "model/look-back/talia-replay.h"
#include "model/match/talia-match.h"
#include "model/record/talia-record.h"
#include "model/table/talia-table-follow.h"
#include "net/talia-guest-private.h"
#include "showable.h"
#include "words/talia-words.h"

#define MOST_LINES 400
#define MOST_THOUGHTS 6

typedef struct
{
  TaliaGuest *guest;
  TaliaMatch *match; /* NULL before it has begun */
  guint heard;       /* lines */
  guint thoughts;
  gboolean lied_to; /* a line other than the true ones was sent */
} Visit;

/* A channel without a connection, to which the guest can send; nothing is kept. */
static TaliaChannel *
get_channel (void)
{
  static TaliaChannel *channel;

  if (channel == NULL)
    {
      g_autoptr (GInputStream) in = g_memory_input_stream_new ();
      g_autoptr (GOutputStream) out = g_memory_output_stream_new_resizable ();
      g_autoptr (GIOStream) stream = g_simple_io_stream_new (in, out);

      channel = talia_channel_new (stream, FALSE);
      talia_channel_close (channel);
    }
  return g_object_ref (channel);
}

static TaliaGuest *
come (void)
{
  TaliaGuest *guest = g_object_new (TALIA_TYPE_GUEST, NULL);

  guest->channel = get_channel ();
  guest->name = g_strdup ("Ola");
  g_strlcpy (guest->code.secret, "AAAAA", sizeof guest->code.secret);
  return guest;
}

/* Lets each level in turn think about the view, also that of the hint. */
static void
think (Visit *self)
{
  const TaliaGame *game = talia_match_get_game (self->match);
  const TaliaView *view = talia_match_get_view (self->match);
  const TaliaLevel *level = talia_levels ();
  TaliaThinking thinking = { .worlds = 1 };
  g_autoptr (GArray) advice = NULL;
  guint n = 0;

  while (level[n].id != NULL)
    n++;
  level += self->thoughts++ % n;
  talia_random_init (&thinking.random, self->heard);
  advice = talia_level_advise (level, game, view, &thinking);
  g_assert_cmpuint (advice->len, >, 0);
  for (guint i = 0; i < advice->len; i++)
    g_assert_cmpint (talia_game_check (game, &view->seen, &g_array_index (advice, TaliaAdvice, i).move).rule, ==,
                     TALIA_RULE_NONE);
}

static void
look_back (Visit *self)
{
  g_autoptr (TaliaTable) ended = talia_table_follow_copy_ended (talia_match_get_table (self->match));
  g_autoptr (TaliaReplay) replay = talia_replay_new (ended);
  g_autofree char *record = talia_record_write (ended);

  assert_showable (record, TALIA_RECORD_MAX_LENGTH);
  g_assert_cmpuint (talia_replay_get_n_steps (replay), ==, talia_table_get_n_steps (ended));
}

static void
do_something (Visit *self)
{
  const TaliaView *view = talia_match_get_view (self->match);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree TaliaMove *legal = NULL;
  g_autofree char *prompt = talia_words_prompt (self->match);
  TaliaDealPlan plan;
  int n;

  talia_game_describe_view (talia_match_get_game (self->match), view, text);
  talia_game_plan (talia_match_get_game (self->match), &view->seen, view->seen.deals, &plan);
  talia_game_settled (talia_match_get_game (self->match), &view->seen);
  for (int side = 0; side < view->seen.sides; side++)
    talia_game_score (talia_match_get_game (self->match), &view->seen, side, NULL, NULL);
  talia_match_get_claim (self->match);
  talia_match_find_undo_cost (self->match);
  talia_match_undo (self->match);
  if (view->seen.to_act == TALIA_NOBODY)
    look_back (self);
  if (!talia_match_get_own_turn (self->match))
    return;
  legal = g_new (TaliaMove, TALIA_MAX_LEGAL);
  n = talia_game_legal_or_some (talia_match_get_game (self->match), &view->seen, legal);
  g_assert_cmpint (n, >, 0);
  if (self->thoughts < MOST_THOUGHTS)
    think (self);
  if (self->heard % 2)
    talia_match_claim (self->match);
  talia_match_play (self->match, &legal[self->heard % (guint) n], NULL);
}

static void
hear (Visit *self, const char *line)
{
  if (!g_utf8_validate (line, -1, NULL) || strlen (line) > TALIA_CHANNEL_MAX_LINE)
    return; /* no channel accepts such a line */
  self->heard++;
  talia_guest_hear (self->guest, line);
  if (self->match == NULL && talia_guest_get_table (self->guest) != NULL)
    self->match = talia_match_new (talia_guest_get_table (self->guest), "easy");
  if (self->match == NULL)
    return;
  FUZZ_TAKEN ();
  do_something (self);
}

static void
break_connection (Visit *self)
{
  TaliaGuest *guest = self->guest;

  if (talia_guest_get_state (guest) == TALIA_GUEST_ENDED)
    return;
  guest->heard = TALIA_HEARD_NOTHING;
  g_clear_pointer (&guest->events, g_free);
  if (guest->table != NULL)
    talia_table_follow_reconnect (guest->table, NULL, NULL);
}

/* Passes true lines to the guest; `how` damages them, NULL: not at all. */
static void
hear_truth (Visit *self, Teller *teller, guint64 n, const char *how)
{
  for (guint64 i = 0; i < n && self->heard < MOST_LINES; i++)
    {
      g_autofree char *line = teller_next (teller), *other = NULL;

      if (line == NULL)
        return;
      other = how != NULL ? teller_damage (line, how) : NULL;
      self->lied_to |= g_strcmp0 (other != NULL ? other : line, line) != 0;
      hear (self, other != NULL ? other : line);
      g_assert_true (self->lied_to || talia_guest_get_state (self->guest) != TALIA_GUEST_ENDED);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (Teller) teller = teller_read (lines);
  Visit self = { 0 };

  if (teller == NULL)
    return 0;
  self.guest = come ();
  for (guint i = 2; lines[i] != NULL && self.heard < MOST_LINES; i++)
    switch (*lines[i])
      {
      case '+':
        hear_truth (&self, teller, g_ascii_strtoull (lines[i] + 1, NULL, 10), NULL);
        break;
      case '*':
        hear_truth (&self, teller, 1, lines[i] + 1);
        break;
      case '-':
        self.lied_to = TRUE;
        g_free (teller_next (teller));
        break;
      case '!':
        self.lied_to = TRUE;
        break_connection (&self);
        break;
      default:
        self.lied_to = TRUE;
        hear (&self, lines[i]);
      }
  g_clear_object (&self.match);
  g_object_unref (self.guest);
  return 0;
}
