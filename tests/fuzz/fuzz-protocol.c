/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzzes the protocol: every line gets one well-formed answer, and none ends the process. */
#define _GNU_SOURCE
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "cli/talia-line-reader.h"
#include "cli/talia-protocol.h"
#include "fuzz.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (TaliaLineReader) reader = NULL;
  TaliaProtocol protocol;
  TaliaLineStatus status;
  const char *line;
  int fd = memfd_create ("lines", 0);

  g_assert_cmpint (fd, >=, 0);
  g_assert_cmpint (write (fd, data, size), ==, size);
  lseek (fd, 0, SEEK_SET);
  reader = talia_line_reader_new (fd);
  talia_protocol_init (&protocol);
  while (!protocol.quit && (status = talia_line_reader_next (reader, &line)) != TALIA_LINE_END)
    {
      g_autofree char *answer = NULL;

      /* The files that the input names must not be read. */
      if (strstr (line, "load") != NULL)
        continue;
      answer = talia_protocol_run (&protocol, line, status == TALIA_LINE_TOO_LONG);
      if (answer != NULL)
        {
          g_assert_true (answer[0] == '=' || answer[0] == '?');
          g_assert_true (g_str_has_suffix (answer, "\n\n"));
          if (answer[0] == '=')
            FUZZ_TAKEN ();
        }
    }
  talia_protocol_clear (&protocol);
  close (fd);
  return 0;
}
