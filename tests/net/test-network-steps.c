/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counts the work of a guest for one line of its host: it does not grow with the length of the match. */
#include "model/table/talia-table-private.h"
#include "net/talia-guest-private.h"
#include "steps.h"
#include "teller.h"

#define FEWEST 12 /* the fewest deals of the match */
#define MOST 1.5  /* the highest ratio of the work at the end of a deal to that at the first one */

static TaliaGuest *
come (void)
{
  g_autoptr (GInputStream) in = g_memory_input_stream_new ();
  g_autoptr (GOutputStream) out = g_memory_output_stream_new_resizable ();
  g_autoptr (GIOStream) stream = g_simple_io_stream_new (in, out);
  TaliaGuest *guest = g_object_new (TALIA_TYPE_GUEST, NULL);

  guest->channel = talia_channel_new (stream, FALSE);
  guest->name = g_strdup ("Ola");
  return guest;
}

static guint64
count_steps (TaliaGuest *guest, const char *line)
{
  const guint64 before = steps_count ();

  talia_guest_hear (guest, line);
  g_assert_cmpstr (talia_guest_get_reason (guest), ==, NULL);
  return steps_count () - before;
}

static gboolean
ends_deal (TaliaGuest *guest, const char *line)
{
  return g_str_has_prefix (line, "view ") && talia_table_get_state (guest->table)->to_act == TALIA_NOBODY;
}

/* Returns the highest work in a range of lines. */
static guint64
find_most (const GArray *steps, guint from, guint to)
{
  guint64 most = 0;

  for (guint i = from; i < to; i++)
    most = MAX (most, g_array_index (steps, guint64, i));
  return most;
}

/* At the end of a deal only the new part of the record is read and played, however many deals came before. */
static void
test_ends_of_deals (void)
{
  g_autoptr (Teller) teller = teller_new ("hearts target=200", 1, 1);
  g_autoptr (TaliaGuest) guest = come ();
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (guint64));
  char *line;

  while ((line = teller_next (teller)) != NULL)
    {
      const guint64 n = count_steps (guest, line);

      if (ends_deal (guest, line))
        g_array_append_val (steps, n);
      g_free (line);
    }
  g_assert_cmpuint (steps->len, >=, FEWEST);
  g_test_message ("%u deals: at first %" G_GUINT64_FORMAT ", at last %" G_GUINT64_FORMAT, steps->len,
                  find_most (steps, 0, 3), find_most (steps, steps->len - 3, steps->len));
  g_assert_cmpuint (find_most (steps, 0, 3), >, 0);
  g_assert_cmpfloat ((double) find_most (steps, steps->len - 3, steps->len), <=,
                     MOST * (double) find_most (steps, 0, 3));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/network-steps/ends-of-deals", test_ends_of_deals);
  return g_test_run ();
}
