/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ignores known warnings about the toolkit's own faults in a program in which warnings are fatal. It is linked into the
 * program, or preloaded. */
#include <glib.h>

static const struct
{
  const char *domain, *message;
} faults[] = {
  { "Gdk", "gdk_frame_timings_submitted() called on submitted frame." }, /* see popover.c */
};

static const char *
get_field (const GLogField *fields, gsize n, const char *key)
{
  for (gsize i = 0; i < n; i++)
    if (g_str_equal (fields[i].key, key))
      return fields[i].value;
  return NULL;
}

static GLogWriterOutput
write_cb (GLogLevelFlags level, const GLogField *fields, gsize n, gpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    if (g_strcmp0 (get_field (fields, n, "GLIB_DOMAIN"), faults[i].domain) == 0
        && g_strcmp0 (get_field (fields, n, "MESSAGE"), faults[i].message) == 0)
      return G_LOG_WRITER_HANDLED;
  return g_log_writer_default (level, fields, n, data);
}

static void __attribute__ ((constructor))
excuse (void)
{
  g_log_set_writer_func (write_cb, NULL, NULL);
}
