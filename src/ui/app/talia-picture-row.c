/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of the preferences for choosing one of several pictures. */
#include "talia-picture-row.h"

struct _TaliaPictureRow
{
  AdwPreferencesRow parent_instance;

  AdwWrapBox *box;
  GtkWidget *first; /* the other buttons are in its group */
  guint selected;
};

G_DEFINE_FINAL_TYPE (TaliaPictureRow, talia_picture_row, ADW_TYPE_PREFERENCES_ROW)

enum
{
  PROP_0,
  PROP_SELECTED,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static GtkWidget *
get_button (TaliaPictureRow *self, guint place)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->box));

  for (; place > 0 && button != NULL; place--)
    button = gtk_widget_get_next_sibling (button);
  return button;
}

static void
select_place (TaliaPictureRow *self, guint place)
{
  GtkWidget *button = get_button (self, place);

  if (button != NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  if (self->selected == place)
    return;
  self->selected = place;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SELECTED]);
}

static void
toggled_cb (TaliaPictureRow *self, GtkWidget *toggled)
{
  guint place = 0;

  if (!gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (toggled)))
    return;
  while (get_button (self, place) != toggled)
    place++;
  select_place (self, place);
}

static void
talia_picture_row_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_SELECTED:
      g_value_set_uint (value, TALIA_PICTURE_ROW (object)->selected);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
talia_picture_row_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_SELECTED:
      select_place (TALIA_PICTURE_ROW (object), g_value_get_uint (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

/* Tab moves the focus to the chosen picture, and from any picture out of the row; arrow keys move it between pictures.
 */
static gboolean
talia_picture_row_focus (GtkWidget *widget, GtkDirectionType direction)
{
  TaliaPictureRow *self = TALIA_PICTURE_ROW (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  GtkWidget *chosen = get_button (self, self->selected);

  if (chosen == NULL || (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD))
    return GTK_WIDGET_CLASS (talia_picture_row_parent_class)->focus (widget, direction);
  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->box)))
    return FALSE;
  return gtk_widget_grab_focus (chosen);
}

static void
talia_picture_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_PICTURE_ROW);

  G_OBJECT_CLASS (talia_picture_row_parent_class)->dispose (object);
}

static void
talia_picture_row_class_init (TaliaPictureRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = talia_picture_row_get_property;
  object_class->set_property = talia_picture_row_set_property;
  object_class->dispose = talia_picture_row_dispose;
  widget_class->focus = talia_picture_row_focus;

  props[PROP_SELECTED] = g_param_spec_uint ("selected", NULL, NULL, 0, G_MAXUINT, 0,
                                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-picture-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaPictureRow, box);
}

static void
talia_picture_row_init (TaliaPictureRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
talia_picture_row_add (TaliaPictureRow *self, const char *name, GtkWidget *picture)
{
  GtkWidget *button;

  g_return_if_fail (TALIA_IS_PICTURE_ROW (self));
  g_return_if_fail (GTK_IS_WIDGET (picture));

  button = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "child", picture, "tooltip-text", name, NULL);
  gtk_widget_add_css_class (button, "picture");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (self->first == NULL)
    {
      self->first = button;
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
    }
  else
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (self->first));
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  adw_wrap_box_append (self->box, button);
}
