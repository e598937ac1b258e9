/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes keys activate the actions of a review. */
#include "talia-review-keys.h"

#include "ui/desktop/talia-escape.h"
#include "ui/plot/talia-plot-canvas.h"

static const struct
{
  guint key, keypad;
  GdkModifierType modifiers;
  gboolean board; /* also on the board */
  const char *action;
} keys[] = {
  { GDK_KEY_Left, GDK_KEY_KP_Left, 0, FALSE, "review.step-back" },
  { GDK_KEY_Right, GDK_KEY_KP_Right, 0, FALSE, "review.step-forward" },
  { GDK_KEY_Return, GDK_KEY_KP_Enter, 0, TRUE, "review.step-forward" },
  { GDK_KEY_space, GDK_KEY_KP_Space, 0, TRUE, "review.step-forward" },
  { GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, 0, TRUE, "review.stop-back" },
  { GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down, 0, TRUE, "review.stop-forward" },
  { GDK_KEY_Left, GDK_KEY_KP_Left, GDK_CONTROL_MASK, TRUE, "review.stop-back" },
  { GDK_KEY_Right, GDK_KEY_KP_Right, GDK_CONTROL_MASK, TRUE, "review.stop-forward" },
  { GDK_KEY_Home, GDK_KEY_KP_Home, 0, TRUE, "review.first" },
  { GDK_KEY_End, GDK_KEY_KP_End, 0, TRUE, "review.last" },
  { GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, GDK_CONTROL_MASK, TRUE, "review.previous-deal" },
  { GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down, GDK_CONTROL_MASK, TRUE, "review.next-deal" },
  { GDK_KEY_o, GDK_KEY_O, 0, TRUE, "review.open-hands" },
};

/* On a plot, the arrow keys move from point to point. */
static gboolean
is_for_plot (GtkWidget *focus, guint key, GdkModifierType modifiers)
{
  static const guint own[] = { GDK_KEY_Left, GDK_KEY_KP_Left, GDK_KEY_Right, GDK_KEY_KP_Right,
                               GDK_KEY_Home, GDK_KEY_KP_Home, GDK_KEY_End,   GDK_KEY_KP_End };

  for (guint i = 0; i < G_N_ELEMENTS (own); i++)
    if (key == own[i] && modifiers == 0)
      return TALIA_IS_PLOT_CANVAS (focus);
  return FALSE;
}

/* In right-to-left languages, the left arrow key goes forwards. */
static guint
mirror (GtkWidget *page, guint key)
{
  if (gtk_widget_get_direction (page) != GTK_TEXT_DIR_RTL)
    return key;
  switch (key)
    {
    case GDK_KEY_Left:
      return GDK_KEY_Right;
    case GDK_KEY_Right:
      return GDK_KEY_Left;
    case GDK_KEY_KP_Left:
      return GDK_KEY_KP_Right;
    case GDK_KEY_KP_Right:
      return GDK_KEY_KP_Left;
    default:
      return key;
    }
}

static gboolean
pressed_cb (GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state, GtkWidget *board)
{
  GtkWidget *page = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (page));
  GdkModifierType modifiers = state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK);
  gboolean on_board = focus != NULL && gtk_widget_is_ancestor (focus, board);

  if (focus != NULL
      && (gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL || is_for_plot (focus, key, modifiers)))
    return GDK_EVENT_PROPAGATE;
  key = mirror (page, key);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      gboolean presses = keys[i].key == GDK_KEY_Return || keys[i].key == GDK_KEY_space;

      if ((key != keys[i].key && key != keys[i].keypad) || modifiers != keys[i].modifiers)
        continue;
      if (presses ? !on_board : on_board && !keys[i].board) /* these keys press buttons elsewhere */
        return GDK_EVENT_PROPAGATE;
      gtk_widget_activate_action (page, keys[i].action, NULL);
      return GDK_EVENT_STOP;
    }
  return GDK_EVENT_PROPAGATE;
}

void
talia_review_keys_attach (AdwNavigationPage *page, GtkWidget *board)
{
  GtkEventController *controller = gtk_event_controller_key_new ();

  g_return_if_fail (ADW_IS_NAVIGATION_PAGE (page));
  g_return_if_fail (GTK_IS_WIDGET (board));

  /* Handles the keys before the slider and the cards, which have other uses for them. */
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_object (controller, "key-pressed", G_CALLBACK (pressed_cb), board, 0);
  gtk_widget_add_controller (GTK_WIDGET (page), controller);

  talia_escape_leaves (page);
}
