/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzzes the record loader: a record is either refused with a sentence, or written and read again as the same match. */
#include "fuzz.h"
#include "model/record/talia-record.h"
#include "model/table/talia-table-private.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) again_error = NULL;
  g_autoptr (TaliaTable) table = NULL;
  g_autoptr (TaliaTable) again = NULL;
  g_autofree char *record = NULL;

  table = talia_record_parse ((const char *) data, (gssize) size, &error);
  if (table == NULL)
    {
      g_assert_nonnull (error);
      return 0;
    }
  record = talia_record_write (table);
  again = talia_record_parse (record, -1, &again_error);
  g_assert_no_error (again_error);
  g_assert_true (talia_state_equal (talia_table_get_state (table), talia_table_get_state (again)));
  FUZZ_TAKEN ();
  return 0;
}
