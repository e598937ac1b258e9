/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the moments that a moon and the end of a match are: who lights up, and that nothing does where nothing is to
 * move. */
#include "find.h"
#include "model/talia-settings.h"
#include "setup.h"
#include "ui/board/talia-seat-plate.h"
#include "window.h"

#define SEED 9

static guint
count_lit (Window *window)
{
  guint lit = 0;

  for (guint seat = 0; seat < 4; seat++)
    lit |= (guint) gtk_widget_has_css_class (find (GTK_WIDGET (window->board), TALIA_TYPE_SEAT_PLATE, seat), "moment")
           << seat;
  return lit;
}

static const struct
{
  const char *rule;
  gboolean moves, prefers;
  TaliaEventKind kind;
  guint lit; /* by seat, as bits */
} moments[] = {
  { "moon", TRUE, TRUE, TALIA_EVENT_MOON, 1u << 2 },
  { "reduced-motion", FALSE, TRUE, TALIA_EVENT_MOON, 0 },
  { "motion-off", TRUE, FALSE, TALIA_EVENT_MOON, 0 },
  { "another-event", TRUE, TRUE, TALIA_EVENT_DEAL_ENDED, 0 },
};

static void
test_moment (gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  const TaliaEvents events = { .n = 1, .at = { { .kind = (uint8_t) moments[i].kind, .seat = 2 } } };
  Window *window = window_new (NULL, SEED);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", moments[i].moves, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", moments[i].prefers ? "normal" : "off");
  g_signal_emit_by_name (window->match, "happened", &events);
  g_assert_cmphex (count_lit (window), ==, moments[i].lit);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", "off");
  window_free (window);
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      g_autofree char *path = g_strdup_printf ("/moment/%s", moments[i].rule);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_moment);
    }
  return g_test_run ();
}
