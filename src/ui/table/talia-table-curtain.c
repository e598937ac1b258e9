/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The curtain that hides the table between the turns of two people at one window. */
#include "talia-table-curtain.h"

#include <glib/gi18n.h>

#include "ui/desktop/talia-press.h"

struct _TaliaTableCurtain
{
  AdwBin parent_instance;

  AdwStatusPage *status;
  GtkButton *button;
};

G_DEFINE_FINAL_TYPE (TaliaTableCurtain, talia_table_curtain, ADW_TYPE_BIN)

static gboolean
talia_table_curtain_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (TALIA_TABLE_CURTAIN (widget)->button));
}

static void
talia_table_curtain_dispose (GObject *object)
{
  adw_bin_set_child (ADW_BIN (object), NULL); /* before the template removes it without telling the bin */
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_TABLE_CURTAIN);

  G_OBJECT_CLASS (talia_table_curtain_parent_class)->dispose (object);
}

static void
talia_table_curtain_class_init (TaliaTableCurtainClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_table_curtain_dispose;
  widget_class->grab_focus = talia_table_curtain_grab_focus;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-table-curtain.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaTableCurtain, status);
  gtk_widget_class_bind_template_child (widget_class, TaliaTableCurtain, button);
}

static void
talia_table_curtain_init (TaliaTableCurtain *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  talia_press_guard (GTK_WIDGET (self));
}

/* Names the person for whom the match waits; after an undo this may be another person. */
static void
set_person (TaliaTableCurtain *self, TaliaSeat *seat)
{
  /* Translators: a button by which the next player takes the screen; their name */
  g_autofree char *label = g_strdup_printf (_ ("I Am %s"), talia_seat_get_name (seat));

  adw_status_page_set_title (self->status, talia_seat_get_name (seat));
  gtk_button_set_label (self->button, label);
}

/* --- the curtain ------------------------------------------------------------------------------------- */

/* Covers the table instead of hiding it or removing it from the window, after which libadwaita 1.7 would never free the
 * children of its AdwMultiLayoutView. */
gboolean
talia_table_curtain_follow (TaliaMatch *match, GtkOverlay *place)
{
  GtkWidget *table = gtk_overlay_get_child (place), *curtain = gtk_widget_get_next_sibling (table);
  gboolean was_down = curtain != NULL, down = talia_match_get_curtain (match);

  if (down && !was_down)
    {
      curtain = g_object_new (TALIA_TYPE_TABLE_CURTAIN, NULL);
      gtk_overlay_add_overlay (place, curtain);
    }
  else if (!down && was_down)
    gtk_overlay_remove_overlay (place, curtain);
  gtk_widget_set_can_focus (table, !down);
  if (down)
    set_person (TALIA_TABLE_CURTAIN (curtain), talia_match_get_seat (match, talia_match_get_own_seat (match)));
  return down != was_down;
}
