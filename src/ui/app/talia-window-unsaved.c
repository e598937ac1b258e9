/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window tells of matches that cannot be saved. */
#include "talia-window-unsaved.h"

#include <glib/gi18n.h>

#include "talia-window-files.h"

#define TOAST "talia-unsaved" /* what was told of it, while it is to be seen */

static void
take_back (AdwToastOverlay *toasts)
{
  if (g_object_get_data (G_OBJECT (toasts), TOAST) != NULL)
    adw_toast_dismiss (g_object_get_data (G_OBJECT (toasts), TOAST));
}

static void
dismissed_cb (AdwToastOverlay *toasts)
{
  g_object_set_data (G_OBJECT (toasts), TOAST, NULL);
}

void
talia_window_tell_unsaved (AdwToastOverlay *toasts, const GError *error)
{
  g_autofree char *text = g_strdup_printf (_ ("The match could not be saved: %s"), error->message);
  AdwToast *toast;

  take_back (toasts);
  toast = talia_window_tell (toasts, text);
  g_object_set_data (G_OBJECT (toasts), TOAST, toast);
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (dismissed_cb), toasts, G_CONNECT_SWAPPED);
}

static void
failed_cb (AdwToastOverlay *toasts, const GError *error)
{
  talia_window_tell_unsaved (toasts, error);
}

void
talia_window_tell_of_store (AdwToastOverlay *toasts, TaliaStore *store)
{
  g_signal_connect_object (store, "failed", G_CALLBACK (failed_cb), toasts, G_CONNECT_SWAPPED);
  g_signal_connect_object (store, "recovered", G_CALLBACK (take_back), toasts, G_CONNECT_SWAPPED);
}
