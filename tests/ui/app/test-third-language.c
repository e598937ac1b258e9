/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that a language which po/LINGUAS names is offered and used, although no code knows it; run by
 * with-third-language. */
#include <adwaita.h>

#include "playing.h"
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/app/talia-preferences-dialog.h"
#include "ui/app/talia-window.h"
#include "ui/desktop/talia-language.h"
#include "words/talia-words-cards.h"

#include "find.h"
#include "window.h"

static GtkApplication *application;

static void
test_list (void)
{
  g_auto (GStrv) codes = talia_language_list ();
  g_autofree char *codes_text = g_strjoinv (" ", codes);
  g_autofree char *polish = talia_language_get_name ("pl");
  g_autofree char *third = talia_language_get_name ("eo");
  g_autofree char *unknown = talia_language_get_name ("tlh");

  g_assert_cmpstr (codes_text, ==, "en eo pl"); /* English, Esperanto, polski */
  g_assert_cmpstr (polish, ==, "polski");
  g_assert_cmpstr (third, ==, "Esperanto");
  g_assert_cmpstr (unknown, ==, "tlh");
}

static TaliaWindow *
get_window (void)
{
  GtkWindow *window = gtk_application_get_active_window (application);

  return TALIA_IS_WINDOW (window) && gtk_widget_get_mapped (GTK_WIDGET (window)) ? TALIA_WINDOW (window) : NULL;
}

static AdwDialog *
get_preferences (void)
{
  AdwApplicationWindow *window = ADW_APPLICATION_WINDOW (get_window ());
  AdwDialog *dialog = window != NULL ? adw_application_window_get_visible_dialog (window) : NULL;

  return TALIA_IS_PREFERENCES_DIALOG (dialog) ? dialog : NULL;
}

/* Returns the row of the preferences with that language, and the position of the language in it. */
static AdwComboRow *
find_row (const char *language, guint *position)
{
  GtkWidget *row;

  for (int i = 0; (row = find (GTK_WIDGET (get_preferences ()), ADW_TYPE_COMBO_ROW, i)) != NULL; i++)
    {
      GtkStringList *names = GTK_STRING_LIST (adw_combo_row_get_model (ADW_COMBO_ROW (row)));

      *position = gtk_string_list_find (names, language);
      if (*position != GTK_INVALID_LIST_POSITION)
        return ADW_COMBO_ROW (row);
    }
  g_assert_not_reached ();
}

static gboolean
window_says (const char *text)
{
  return get_window () != NULL && has_shown_text (GTK_WIDGET (get_window ()), text);
}

static void
test_preferences (void)
{
  g_autofree char *stored = NULL;
  AdwComboRow *row;
  guint position;

  wait_until (window_says ("What shall we play?"));
  g_action_group_activate_action (G_ACTION_GROUP (application), "preferences", NULL);
  wait_until (get_preferences () != NULL);
  row = find_row ("Esperanto", &position);
  g_assert_cmpuint (position, ==, 2);
  adw_combo_row_set_selected (row, position);
  stored = g_settings_get_string (talia_settings_get (), "language");
  g_assert_cmpstr (stored, ==, "eo");

  wait_until (window_says ("Kion ni ludu?"));
  g_assert_cmpstr (talia_words_rank_index (TALIA_QUEEN), ==, "Dm");
}

/* If a catalog no longer exists, the language of the system is used, which main() has made Polish. */
static void
test_unknown (void)
{
  guint position;

  g_settings_set_string (talia_settings_get (), "language", "tlh");
  wait_until (window_says ("W co gramy?") && get_preferences () != NULL);
  g_assert_cmpuint (adw_combo_row_get_selected (find_row ("Esperanto", &position)), ==, 0);
}

int
main (int argc, char **argv)
{
  char *data = playing_folder ();
  int status = 0;

  g_setenv ("LANGUAGE", "pl", TRUE);
  application = setup_application (&argc, &argv, data);
  if (application != NULL)
    {
      g_test_add_func ("/third-language/list", test_list);
      g_test_add_func ("/third-language/preferences", test_preferences);
      g_test_add_func ("/third-language/unknown", test_unknown);
      status = g_test_run ();
      gtk_window_destroy (gtk_application_get_active_window (application));
      g_object_unref (application);
    }
  playing_remove_folder (data);
  return status;
}
