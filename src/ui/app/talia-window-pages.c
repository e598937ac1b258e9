/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pages of the window that are open, one above the other. */
#include "talia-window-pages.h"

/* Not by a tag, which a page that is on its way out still has. */
gpointer
talia_window_pages_find (AdwNavigationView *pages, GType type)
{
  g_autoptr (GListModel) stack = adw_navigation_view_get_navigation_stack (pages);

  for (guint i = 0; i < g_list_model_get_n_items (stack); i++)
    {
      g_autoptr (AdwNavigationPage) page = g_list_model_get_item (stack, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (page, type))
        return page; /* the view holds it */
    }
  return NULL;
}
