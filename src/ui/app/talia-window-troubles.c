/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dialogs about matches and files that cannot be read. */
#include "talia-window-troubles.h"

#include <glib/gi18n.h>

#include "model/record/talia-record-reader.h"
#include "model/talia-text.h"
#include "talia-window-dialogs.h"
#include "words/talia-words-plan.h"

/* How many files that cannot be opened are named. */
#define MAX_TOLD 5

/* Shows what is told; where `salvaged` is not NULL, with the offer to go on from there. */
static AdwDialog *
present (AdwApplicationWindow *window, const char *heading, const char *told, TaliaTable *salvaged)
{
  AdwDialog *dialog = adw_alert_dialog_new (heading, told);
  AdwAlertDialog *alert = ADW_ALERT_DIALOG (dialog);

  adw_alert_dialog_add_response (alert, "close", _ ("_Close"));
  adw_alert_dialog_set_close_response (alert, "close");
  if (salvaged != NULL)
    {
      g_autofree char *moment = talia_words_salvaged (salvaged);
      g_autofree char *body = g_strdup_printf ("%s\n\n%s", told, moment);

      adw_alert_dialog_set_body (alert, body);
      adw_alert_dialog_add_response (alert, "salvage", _ ("_Continue from There"));
      adw_alert_dialog_set_response_appearance (alert, "salvage", ADW_RESPONSE_SUGGESTED);
      adw_alert_dialog_set_default_response (alert, "salvage");
    }
  talia_window_ask (window, dialog, FALSE);
  return dialog;
}

AdwDialog *
talia_window_tell_unreadable (AdwApplicationWindow *window, const GError *error, const char *kept_as,
                              TaliaTable *salvaged)
{
  g_autofree char *path = NULL, *kept = NULL, *body = NULL;

  g_return_val_if_fail (ADW_IS_APPLICATION_WINDOW (window), NULL);
  g_return_val_if_fail (error != NULL, NULL);

  if (kept_as == NULL)
    return present (window, _ ("Could Not Read the Match"), error->message, salvaged);
  path = talia_text_clean_path (kept_as);
  kept = g_strdup_printf (_ ("The file was kept as %s"), path);
  body = g_strdup_printf ("%s\n\n%s", error->message, kept);
  return present (window, _ ("The Match Is Damaged"), body, salvaged);
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

AdwDialog *
talia_window_tell_unopened (AdwApplicationWindow *window, GPtrArray *files, TaliaTable *salvaged)
{
  guint bad = count_unopened (files);
  g_autofree char *body = describe_unopened (files, bad);
  const char *heading = _ ("Could Not Open the File");

  g_return_val_if_fail (ADW_IS_APPLICATION_WINDOW (window), NULL);

  if (bad > 1)
    heading = _ ("Could Not Open the Files");
  else if (salvaged != NULL)
    heading = _ ("The File Is Damaged");
  return present (window, heading, body, salvaged);
}
