/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layout of board and panel: side by side if there is room, otherwise the panel is in a sheet that covers part of
 * the board. */
#include "talia-table-layout.h"

struct _TaliaTableLayout
{
  AdwBin parent_instance;

  AdwMultiLayoutView *layouts;
  AdwOverlaySplitView *split;
  AdwBottomSheet *sheet;
  gboolean low, roomy;
  gboolean beside; /* whether the panel is shown beside the board if there is room */
  guint showing;   /* the tick callback that shows or hides it, or 0 */
  int size;
  guint idle;
};

G_DEFINE_FINAL_TYPE (TaliaTableLayout, talia_table_layout, ADW_TYPE_BIN)

enum
{
  PROP_BOARD = 1,
  PROP_PANEL,
  PROP_NARROW,
  PROP_LOW,
  PROP_ROOMY,
  PROP_SIZE,
  PROP_OPEN,
  N_PROPS
};
static GParamSpec *props[N_PROPS];

static GtkWidget *
get_panel (TaliaTableLayout *self)
{
  return adw_multi_layout_view_get_child (self->layouts, "panel");
}

/* Hides a closed panel, so that it is not measured: a split view measures it for any width there is (libadwaita 1.7).
 */
static void
update_panel (TaliaTableLayout *self)
{
  gtk_widget_set_visible (get_panel (self), self->beside || talia_table_layout_get_narrow (self));
}

/* Shows or hides the panel once the split view has a size. Before that, its animation would divide by the panel's width
 * of 0, and the width of the board would not be a number (libadwaita 1.7). */
static gboolean
show_panel_cb (GtkWidget *split, GdkFrameClock *clock, gpointer data)
{
  TaliaTableLayout *self = data;

  if (gtk_widget_get_mapped (split) && adw_swipeable_get_distance (ADW_SWIPEABLE (split)) <= 0)
    return G_SOURCE_CONTINUE;
  self->showing = 0;
  if (!talia_table_layout_get_narrow (self))
    adw_overlay_split_view_set_show_sidebar (self->split, self->beside);
  return G_SOURCE_REMOVE;
}

static void
show_panel (TaliaTableLayout *self)
{
  if (self->showing == 0 && show_panel_cb (GTK_WIDGET (self->split), NULL, self) == G_SOURCE_CONTINUE)
    self->showing = gtk_widget_add_tick_callback (GTK_WIDGET (self->split), show_panel_cb, self, NULL);
}

static void
set_layout_cb (gpointer data)
{
  TaliaTableLayout *self = data;

  self->idle = 0;
  update_panel (self);
  adw_multi_layout_view_set_layout_name (self->layouts, talia_table_layout_get_narrow (self) ? "narrow" : "wide");
}

static void
set_layout_later (TaliaTableLayout *self)
{
  if (self->idle == 0)
    self->idle = g_idle_add_once (set_layout_cb, self);
}

/* The layout itself changes later, from the main loop. A breakpoint is applied during an allocation, and children that
 * move to another layout at that time are never freed (libadwaita 1.7). */
static void
set_narrow (TaliaTableLayout *self, gboolean narrow)
{
  if (talia_table_layout_get_narrow (self) == narrow)
    return;
  adw_overlay_split_view_set_pin_sidebar (self->split, !narrow); /* else it would be shown as soon as there is room */
  adw_overlay_split_view_set_collapsed (self->split, narrow);
  show_panel (self);
  set_layout_later (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NARROW]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_OPEN]);
}

static void
set_size (TaliaTableLayout *self, int size)
{
  static const struct
  {
    const char *style; /* a class of style.css */
    double panel;      /* its greatest width */
  } sizes[] = { { NULL, 340 }, { "large", 460 }, { "huge", 680 }, { "vast", 960 } };

  if (self->size == size)
    return;
  if (sizes[self->size].style != NULL)
    gtk_widget_remove_css_class (GTK_WIDGET (self), sizes[self->size].style);
  self->size = size;
  if (sizes[size].style != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), sizes[size].style);
  adw_overlay_split_view_set_max_sidebar_width (self->split, sizes[size].panel);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SIZE]);
}

static void
open_changed_cb (TaliaTableLayout *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_OPEN]);
}

static void
talia_table_layout_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  TaliaTableLayout *self = TALIA_TABLE_LAYOUT (object);

  switch (id)
    {
    case PROP_BOARD:
      g_value_set_object (value, adw_multi_layout_view_get_child (self->layouts, "board"));
      break;
    case PROP_PANEL:
      g_value_set_object (value, adw_multi_layout_view_get_child (self->layouts, "panel"));
      break;
    case PROP_NARROW:
      g_value_set_boolean (value, talia_table_layout_get_narrow (self));
      break;
    case PROP_LOW:
      g_value_set_boolean (value, self->low);
      break;
    case PROP_ROOMY:
      g_value_set_boolean (value, self->roomy);
      break;
    case PROP_SIZE:
      g_value_set_int (value, self->size);
      break;
    case PROP_OPEN:
      g_value_set_boolean (value, talia_table_layout_get_open (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
talia_table_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  TaliaTableLayout *self = TALIA_TABLE_LAYOUT (object);

  switch (id)
    {
    case PROP_BOARD:
      adw_multi_layout_view_set_child (self->layouts, "board", g_value_get_object (value));
      break;
    case PROP_PANEL:
      adw_multi_layout_view_set_child (self->layouts, "panel", g_value_get_object (value));
      /* A closed panel is hidden only after it has slid out of view. */
      g_signal_connect_object (get_panel (self), "unmap", G_CALLBACK (set_layout_later), self, G_CONNECT_SWAPPED);
      break;
    case PROP_NARROW:
      set_narrow (self, g_value_get_boolean (value));
      break;
    case PROP_SIZE:
      set_size (self, g_value_get_int (value));
      break;
    case PROP_LOW:
      self->low = g_value_get_boolean (value);
      g_object_notify_by_pspec (object, pspec);
      break;
    case PROP_ROOMY:
      self->roomy = g_value_get_boolean (value);
      g_object_notify_by_pspec (object, pspec);
      break;
    case PROP_OPEN:
      talia_table_layout_set_open (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
talia_table_layout_dispose (GObject *object)
{
  if (TALIA_TABLE_LAYOUT (object)->showing != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (TALIA_TABLE_LAYOUT (object)->split),
                                     TALIA_TABLE_LAYOUT (object)->showing);
  TALIA_TABLE_LAYOUT (object)->showing = 0;
  adw_bin_set_child (ADW_BIN (object), NULL); /* before the template removes it without telling the bin */
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_TABLE_LAYOUT);
  g_clear_handle_id (&TALIA_TABLE_LAYOUT (object)->idle, g_source_remove);

  G_OBJECT_CLASS (talia_table_layout_parent_class)->dispose (object);
}

static void
talia_table_layout_class_init (TaliaTableLayoutClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = talia_table_layout_get_property;
  object_class->set_property = talia_table_layout_set_property;
  object_class->dispose = talia_table_layout_dispose;

  props[PROP_BOARD] = g_param_spec_object ("board", NULL, NULL, GTK_TYPE_WIDGET, flags);
  props[PROP_PANEL] = g_param_spec_object ("panel", NULL, NULL, GTK_TYPE_WIDGET, flags);
  props[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE, flags);
  props[PROP_LOW] = g_param_spec_boolean ("low", NULL, NULL, FALSE, flags);
  props[PROP_ROOMY] = g_param_spec_boolean ("roomy", NULL, NULL, FALSE, flags);
  props[PROP_SIZE] = g_param_spec_int ("size", NULL, NULL, 0, 3, 0, flags);
  props[PROP_OPEN] = g_param_spec_boolean ("open", NULL, NULL, TRUE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "table-layout");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-table-layout.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaTableLayout, layouts);
  gtk_widget_class_bind_template_child (widget_class, TaliaTableLayout, split);
  gtk_widget_class_bind_template_child (widget_class, TaliaTableLayout, sheet);
}

static void
talia_table_layout_init (TaliaTableLayout *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->beside = adw_overlay_split_view_get_show_sidebar (self->split);
  g_signal_connect_swapped (self->split, "notify::show-sidebar", G_CALLBACK (open_changed_cb), self);
  g_signal_connect_swapped (self->sheet, "notify::open", G_CALLBACK (open_changed_cb), self);
}

/* Asks the split view, not the layout, which changes later: a sidebar that is shown while the split view is collapsed
 * leaves a shade behind, which is drawn without a size (libadwaita 1.7). */
gboolean
talia_table_layout_get_narrow (TaliaTableLayout *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE_LAYOUT (self), FALSE);

  return adw_overlay_split_view_get_collapsed (self->split);
}

gboolean
talia_table_layout_get_roomy (TaliaTableLayout *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE_LAYOUT (self), FALSE);

  return self->roomy;
}

gboolean
talia_table_layout_get_open (TaliaTableLayout *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE_LAYOUT (self), FALSE);

  return talia_table_layout_get_narrow (self) ? adw_bottom_sheet_get_open (self->sheet) : self->beside;
}

void
talia_table_layout_set_open (TaliaTableLayout *self, gboolean open)
{
  g_return_if_fail (TALIA_IS_TABLE_LAYOUT (self));

  if (talia_table_layout_get_narrow (self))
    adw_bottom_sheet_set_open (self->sheet, open);
  else
    talia_table_layout_set_beside (self, open);
}

void
talia_table_layout_set_beside (TaliaTableLayout *self, gboolean beside)
{
  g_return_if_fail (TALIA_IS_TABLE_LAYOUT (self));

  self->beside = beside;
  if (beside || !gtk_widget_get_mapped (get_panel (self)))
    update_panel (self);
  show_panel (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_OPEN]);
}

void
talia_table_layout_arrange_like (TaliaTableLayout *self, TaliaTableLayout *other)
{
  g_return_if_fail (TALIA_IS_TABLE_LAYOUT (self));
  g_return_if_fail (TALIA_IS_TABLE_LAYOUT (other));

  talia_table_layout_set_beside (self, other->beside);
  adw_bottom_sheet_set_open (self->sheet, adw_bottom_sheet_get_open (other->sheet));
}
