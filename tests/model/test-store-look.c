/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests reading the stored match without delaying the program, and continuing it after damage. */
#include <glib/gstdio.h>

#include "endless.h"
#include "model/record/talia-record.h"
#include "storing.h"

#define LONG 20000 /* undone moves: more than is read at once */

static void
store (Storing *self, const char *text)
{
  g_assert_true (g_file_set_contents (self->current, text, -1, NULL));
}

static void
looked_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_set_object ((GAsyncResult **) data, result);
}

/* Looks at the stored match and waits for the answer; returns FALSE if that was cancelled. */
static gboolean
look (Storing *self, TaliaRecordReading *reading)
{
  g_autoptr (GAsyncResult) result = NULL;

  talia_store_look_async (self->store, reading, looked_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  return talia_store_look_finish (self->store, result, NULL);
}

/* A short record is read immediately, and so is none at all. */
static void
test_what_is_short_needs_no_look (Storing *self, gconstpointer data)
{
  g_autofree char *record = endless_record (20);

  g_assert_true (talia_store_is_ready (self->store));
  store (self, record);
  g_assert_true (talia_store_is_ready (self->store));
  g_assert_true (talia_store_has_match (self->store));
}

/* A long record is read by the look, and not again when it is opened. */
static void
test_what_is_long_is_read_once (Storing *self, gconstpointer data)
{
  g_autofree char *record = endless_to_and_fro (LONG);
  g_autoptr (TaliaTable) peeked = NULL, opened = NULL;
  TaliaRecordReading reading = { 0 };

  store (self, record);
  g_assert_false (talia_store_is_ready (self->store));
  g_assert_true (look (self, &reading));
  g_assert_true (talia_store_is_ready (self->store));
  g_assert_true (talia_store_has_match (self->store));
  peeked = talia_store_peek_match (self->store);
  opened = storing_open (self);
  g_assert_true (opened == peeked);
  g_assert_true (talia_store_is_ready (self->store));
}

static void
test_what_has_changed_is_read_anew (Storing *self, gconstpointer data)
{
  g_autofree char *record = endless_to_and_fro (LONG), *other = endless_to_and_fro (LONG + 1);
  TaliaRecordReading reading = { 0 };

  store (self, record);
  g_assert_true (look (self, &reading));
  store (self, other);
  g_assert_false (talia_store_is_ready (self->store));
}

static void
test_a_look_can_be_cancelled (Storing *self, gconstpointer data)
{
  g_autofree char *record = endless_to_and_fro (LONG);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  TaliaRecordReading reading = { .cancellable = cancellable };

  store (self, record);
  g_cancellable_cancel (cancellable);
  g_assert_false (look (self, &reading));
  g_assert_false (talia_store_is_ready (self->store));
  storing_assert_n_files (self->folder, "damaged-", 0);
}

/* The damaged file is put aside unchanged, and the match continues in a new one. */
static void
test_a_damaged_match_goes_on (Storing *self, gconstpointer data)
{
  g_autofree char *good = endless_record (3), *bad = g_strconcat (good, "deal pack=oops\n2C\n", NULL);
  g_autofree char *kept_as = NULL, *kept = NULL;
  g_autoptr (TaliaTable) salvaged = NULL, opened = NULL;
  g_autoptr (GError) error = NULL;

  store (self, bad);
  g_assert_null (talia_store_open_match (self->store, &kept_as, &error));
  g_assert_true (error->domain == TALIA_RECORD_ERROR);
  salvaged = talia_store_take_salvaged (self->store);
  g_assert_null (talia_store_take_salvaged (self->store));
  g_assert_true (talia_store_begin_match (self->store, salvaged, NULL));
  storing_assert_file_is (self, salvaged);
  g_assert_true (g_file_get_contents (kept_as, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, bad);
  g_assert_true (talia_table_deal_seed (salvaged, 1, NULL));

  storing_restart (self);
  opened = storing_open (self);
  g_assert_cmpuint (talia_table_get_state (opened)->deals, ==, 4);
}

/* A record without a valid step cannot be continued. */
static void
test_nothing_is_left_of_a_head (Storing *self, gconstpointer data)
{
  store (self, "talia-record 1\ngame hearts\noption target=90\ndeal pack=oops\n");
  g_assert_null (talia_store_open_match (self->store, NULL, NULL));
  g_assert_null (talia_store_take_salvaged (self->store));
}

int
main (int argc, char **argv)
{
  static const StoringTest tests[] = {
    { "/store-look/what-is-short-needs-no-look", test_what_is_short_needs_no_look },
    { "/store-look/what-is-long-is-read-once", test_what_is_long_is_read_once },
    { "/store-look/what-has-changed-is-read-anew", test_what_has_changed_is_read_anew },
    { "/store-look/a-look-can-be-cancelled", test_a_look_can_be_cancelled },
    { "/store-look/a-damaged-match-goes-on", test_a_damaged_match_goes_on },
    { "/store-look/nothing-is-left-of-a-head", test_nothing_is_left_of_a_head },
  };

  return storing_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
