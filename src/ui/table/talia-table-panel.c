/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The panel beside or below the table: the score sheet and the rules. */
#include "talia-table-panel.h"

#include "settings/talia-settings.h"
#include "talia-memory-grid.h"
#include "ui/score/talia-score-view.h"

struct _TaliaTablePanel
{
  AdwBin parent_instance;

  GtkWidget *switcher;
  AdwViewStack *stack;
  TaliaScoreView *score_view;
  TaliaBookPanel *rules_panel;
  TaliaMemoryGrid *memory;
};

G_DEFINE_FINAL_TYPE (TaliaTablePanel, talia_table_panel, ADW_TYPE_BIN)

enum
{
  PROP_NARROW = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
talia_table_panel_set_property (GObject *object, guint property, const GValue *value, GParamSpec *spec)
{
  TaliaTablePanel *self = TALIA_TABLE_PANEL (object);

  switch (property)
    {
    case PROP_NARROW:
      gtk_widget_set_visible (self->switcher, !g_value_get_boolean (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, spec);
    }
}

static void
talia_table_panel_get_property (GObject *object, guint property, GValue *value, GParamSpec *spec)
{
  switch (property)
    {
    case PROP_NARROW:
      g_value_set_boolean (value, !gtk_widget_get_visible (TALIA_TABLE_PANEL (object)->switcher));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, spec);
    }
}

static void
talia_table_panel_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_TABLE_PANEL);

  G_OBJECT_CLASS (talia_table_panel_parent_class)->dispose (object);
}

static void
talia_table_panel_class_init (TaliaTablePanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = talia_table_panel_set_property;
  object_class->get_property = talia_table_panel_get_property;
  object_class->dispose = talia_table_panel_dispose;

  properties[PROP_NARROW] =
      g_param_spec_boolean ("narrow", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (TALIA_TYPE_SCORE_VIEW);
  g_type_ensure (TALIA_TYPE_BOOK_PANEL);
  g_type_ensure (TALIA_TYPE_MEMORY_GRID);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-table-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaTablePanel, switcher);
  gtk_widget_class_bind_template_child (widget_class, TaliaTablePanel, stack);
  gtk_widget_class_bind_template_child (widget_class, TaliaTablePanel, score_view);
  gtk_widget_class_bind_template_child (widget_class, TaliaTablePanel, rules_panel);
  gtk_widget_class_bind_template_child (widget_class, TaliaTablePanel, memory);
}

static void
talia_table_panel_init (TaliaTablePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
talia_table_panel_set_match (TaliaTablePanel *self, TaliaMatch *match)
{
  g_return_if_fail (TALIA_IS_TABLE_PANEL (self));
  g_return_if_fail (TALIA_IS_MATCH (match));

  talia_score_view_set_scored (self->score_view, TALIA_SCORED (match));
  talia_memory_grid_set_match (self->memory, match);
  g_settings_bind (talia_settings_get (), "memory-aid", self->memory, "visible", G_SETTINGS_BIND_GET);
  talia_book_panel_set_options (self->rules_panel, talia_match_get_game (match),
                                &talia_match_get_view (match)->seen.options);
}

void
talia_table_panel_set_covered (TaliaTablePanel *self, gboolean covered)
{
  g_return_if_fail (TALIA_IS_TABLE_PANEL (self));

  gtk_widget_set_visible (adw_bin_get_child (ADW_BIN (self)), !covered);
}

void
talia_table_panel_show (TaliaTablePanel *self, const char *name)
{
  g_return_if_fail (TALIA_IS_TABLE_PANEL (self));

  adw_view_stack_set_visible_child_name (self->stack, name);
}

gboolean
talia_table_panel_is_at (TaliaTablePanel *self, const char *name)
{
  g_return_val_if_fail (TALIA_IS_TABLE_PANEL (self), FALSE);

  return g_strcmp0 (adw_view_stack_get_visible_child_name (self->stack), name) == 0;
}

TaliaBookPanel *
talia_table_panel_get_game (TaliaTablePanel *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE_PANEL (self), NULL);

  return self->rules_panel;
}

void
talia_table_panel_arrange_like (TaliaTablePanel *self, TaliaTablePanel *other)
{
  g_return_if_fail (TALIA_IS_TABLE_PANEL (self));
  g_return_if_fail (TALIA_IS_TABLE_PANEL (other));

  adw_view_stack_set_visible_child_name (self->stack, adw_view_stack_get_visible_child_name (other->stack));
  talia_book_panel_arrange_like (self->rules_panel, other->rules_panel);
}
