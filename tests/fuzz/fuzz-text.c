/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzzes the cleaning of text from outside: the result is short, has one line, and does not change when it is cleaned
 * again. */
#include "fuzz.h"
#include "model/base/talia-text.h"
#include "model/table/talia-seat.h"
#include "showable.h"

/* The limit in characters: a letter with all its marks; the last one may be an ellipsis. */
#define MAX_LENGTH(letters) ((letters) * 5)

static void
fuzz_clean (const char *text, guint limit)
{
  g_autofree char *clean = talia_text_clean (text, limit), *again = talia_text_clean (clean, limit);
  g_autofree char *stripped = g_strstrip (g_strdup (clean)), *isolated = talia_text_isolate (clean);

  assert_showable (clean, MAX_LENGTH (limit));
  assert_showable (isolated, MAX_LENGTH (limit) + 3);
  g_assert_cmpstr (again, ==, clean);
  g_assert_cmpstr (stripped, ==, clean);
  g_assert_null (strpbrk (clean, "\n\t"));
  g_assert_null (strstr (clean, "  "));
}

/* The text of a seat, read again, gives the same seat. */
static void
fuzz_seat (const char *text)
{
  g_autoptr (TaliaSeat) seat = talia_seat_new_from_text (1, text);
  g_autoptr (TaliaSeat) again = NULL;
  g_autofree char *line = NULL;

  if (seat == NULL)
    return;
  assert_showable (talia_seat_get_name (seat), MAX_LENGTH (TALIA_TEXT_NAME) + 3);
  line = talia_seat_to_text (seat);
  again = talia_seat_new_from_text (1, line);
  g_assert_nonnull (again);
  g_assert_cmpstr (talia_seat_get_name (again), ==, talia_seat_get_name (seat));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size), *path = NULL, *quoted = NULL;
  g_autofree char *seated = g_strconcat ("easy ", text, NULL);

  fuzz_clean (text, 1);
  fuzz_clean (text, TALIA_TEXT_NAME);
  fuzz_seat (text);
  fuzz_seat (seated);
  path = talia_text_clean_path (text);
  assert_showable (path, MAX_LENGTH (TALIA_TEXT_LINE) + 5);
  quoted = talia_text_quote (text);
  assert_showable (quoted, MAX_LENGTH (TALIA_TEXT_NAME) + 3);
  FUZZ_TAKEN ();
  return 0;
}
