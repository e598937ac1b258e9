/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzzes opening a file: the window either says why it cannot open the file, or can describe the match in it and each
 * of its steps. */
#define _GNU_SOURCE
#include <sys/mman.h>
#include <unistd.h>

#include "fuzz.h"
#include "model/look-back/talia-replay.h"
#include "model/record/talia-record-file.h"
#include "model/record/talia-record-lines.h"
#include "model/record/talia-record.h"
#include "model/table/talia-table-private.h"
#include "showable.h"
#include "words/talia-words-plan.h"
#include "words/talia-words-sides.h"
#include "words/talia-words.h"

#define MAX_SENTENCE 2000
/* The most steps of a long match that are described. */
#define MAX_STEPS 100

static void
assert_sentence (char *sentence)
{
  if (sentence != NULL)
    assert_showable (sentence, MAX_SENTENCE);
  g_free (sentence);
}

static void
happened_cb (TaliaMatch *match, const TaliaEvents *events)
{
  for (guint i = 0; i < events->n; i++)
    assert_sentence (talia_words_event (match, &events->at[i]));
}

static void
describe (TaliaMatch *match)
{
  const TaliaState *state = &talia_match_get_view (match)->seen;

  assert_sentence (talia_words_prompt (match));
  for (int side = 0; side < state->sides; side++)
    assert_sentence (talia_words_side (match, side));
  if (state->deals > 0)
    assert_sentence (talia_words_deal (talia_match_get_game (match), state, FALSE));
  if (state->phase == TALIA_PHASE_OVER)
    assert_sentence (talia_words_winners (match));
}

static void
look_at (TaliaTable *table)
{
  g_autoptr (TaliaReplay) replay = talia_replay_new (table);

  for (int seat = 0; seat < 2; seat++)
    {
      g_autoptr (TaliaMatch) match = talia_replay_watch (replay, seat);
      int last = (int) talia_replay_get_n_steps (replay) - 1;

      g_signal_connect (match, "happened", G_CALLBACK (happened_cb), NULL);
      talia_replay_set_position (replay, -1);
      for (int step = 0; step <= MIN (last, MAX_STEPS); step++)
        talia_replay_set_position (replay, step);
      talia_replay_set_position (replay, last);
      describe (match);
    }
}

/* A stored match is read at the next start: everything before the damage, as a complete match. */
static void
take_up (const char *text, size_t size)
{
  g_autoptr (TaliaTable) table = NULL, again = NULL;
  gsize end, again_end;

  table = talia_record_read (text, size, TALIA_RECORD_AUTOSAVE, &end, NULL);
  if (table == NULL)
    return;
  g_assert_cmpuint (end, <=, size);
  g_assert_true (end == 0 || text[end - 1] == '\n');
  again = talia_record_read (text, end, TALIA_RECORD_AUTOSAVE, &again_end, NULL);
  g_assert_cmpuint (again_end, ==, end);
  g_assert_true (talia_state_equal (talia_table_get_state (table), talia_table_get_state (again)));
}

/* The same as talia-record-reader.c, but without its thread, which would exceed the fuzzer's time limit on a busy
 * machine. */
int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  int fd = memfd_create ("record", 0);
  g_autofree char *path = g_strdup_printf ("/proc/self/fd/%d", fd), *text = NULL;
  g_autoptr (TaliaTable) table = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_assert_cmpint (write (fd, data, size), ==, size);
  text = talia_record_load_start (path, &length, &error);
  close (fd);
  g_assert_no_error (error);
  g_assert_cmpmem (text, length, data, size);
  talia_record_decode (&text, &length);
  table = talia_record_read (text, length, TALIA_RECORD_SHARED, NULL, &error);
  g_assert_true ((table == NULL) == (error != NULL));
  if (table != NULL)
    {
      FUZZ_TAKEN ();
      look_at (table);
    }
  else
    assert_showable (error->message, MAX_SENTENCE);
  take_up (text, length);
  return 0;
}
