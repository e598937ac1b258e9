/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window tells of matches and files that cannot be read. */
#include "talia-window-troubles.h"

#include <glib/gi18n.h>

#include "model/record/talia-record-reader.h"
#include "model/talia-text.h"

/* How many files that cannot be opened are named. */
#define MAX_TOLD 5

static void
present (AdwApplicationWindow *window, AdwDialog *dialog)
{
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _ ("_Close"));
  adw_dialog_present (dialog, GTK_WIDGET (window));
}

void
talia_window_tell_unreadable (AdwApplicationWindow *window, const GError *error, const char *kept_as)
{
  AdwDialog *dialog;
  g_autofree char *body = NULL;

  g_return_if_fail (ADW_IS_APPLICATION_WINDOW (window));
  g_return_if_fail (error != NULL);

  if (kept_as != NULL)
    {
      g_autofree char *path = talia_text_clean_path (kept_as);
      g_autofree char *kept = g_strdup_printf (_ ("It is kept as %s"), path);

      body = g_strdup_printf ("%s\n\n%s", error->message, kept);
      dialog = adw_alert_dialog_new (_ ("The Stored Match Is Damaged"), body);
    }
  else
    dialog = adw_alert_dialog_new (_ ("The Stored Match Cannot Be Read"), error->message);
  present (window, dialog);
}

static guint
count_unopened (GPtrArray *files)
{
  guint n = 0;

  for (guint i = 0; i < files->len; i++)
    n += ((const TaliaRecordFile *) files->pdata[i])->error != NULL;
  return n;
}

/* What is wrong with each of the `bad` files that cannot be opened, the first few one below the other. */
static char *
describe_unopened (GPtrArray *files, guint bad)
{
  g_autoptr (GString) body = g_string_new (NULL);
  guint told = 0;

  for (guint i = 0; i < files->len && told < MAX_TOLD; i++)
    {
      const TaliaRecordFile *file = files->pdata[i];

      if (file->error == NULL)
        continue;
      if (told++ > 0)
        g_string_append (body, "\n\n");
      if (bad > 1 && file->error->domain == TALIA_RECORD_ERROR)
        g_string_append_printf (body, "%s\n", file->name);
      g_string_append (body, file->error->message);
    }
  if (bad > told)
    {
      g_string_append (body, "\n\n");
      /* Translators: after the files that are named, one below the other */
      g_string_append_printf (body, ngettext ("and %u more file", "and %u more files", bad - told), bad - told);
    }
  return g_string_free (g_steal_pointer (&body), FALSE);
}

void
talia_window_tell_unopened (AdwApplicationWindow *window, GPtrArray *files)
{
  guint bad = count_unopened (files);
  g_autofree char *body = describe_unopened (files, bad);

  g_return_if_fail (ADW_IS_APPLICATION_WINDOW (window));

  present (window,
           adw_alert_dialog_new (bad > 1 ? _ ("Files Cannot Be Opened") : _ ("The File Cannot Be Opened"), body));
}
