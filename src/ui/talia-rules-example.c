/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A worked example, folded until somebody wants to see it. */
#include "talia-rules-example.h"

struct _TaliaRulesExample
{
  AdwBin parent_instance;

  GtkLabel *title;
  GtkBox *blocks;
};

G_DEFINE_FINAL_TYPE (TaliaRulesExample, talia_rules_example, ADW_TYPE_BIN)

static void
talia_rules_example_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_RULES_EXAMPLE);

  G_OBJECT_CLASS (talia_rules_example_parent_class)->dispose (object);
}

static void
talia_rules_example_class_init (TaliaRulesExampleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_rules_example_dispose;

  gtk_widget_class_set_css_name (widget_class, "rules-example");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-rules-example.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaRulesExample, title);
  gtk_widget_class_bind_template_child (widget_class, TaliaRulesExample, blocks);
}

static void
talia_rules_example_init (TaliaRulesExample *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
talia_rules_example_new (const char *title)
{
  TaliaRulesExample *self = g_object_new (TALIA_TYPE_RULES_EXAMPLE, NULL);

  g_return_val_if_fail (title != NULL, NULL);

  gtk_label_set_label (self->title, title);
  return GTK_WIDGET (self);
}

void
talia_rules_example_append (TaliaRulesExample *self, GtkWidget *block)
{
  g_return_if_fail (TALIA_IS_RULES_EXAMPLE (self));

  gtk_box_append (self->blocks, block);
}

GtkLabel *
talia_rules_example_get_label (TaliaRulesExample *self)
{
  g_return_val_if_fail (TALIA_IS_RULES_EXAMPLE (self), NULL);

  return self->title;
}

void
talia_rules_example_unfold (TaliaRulesExample *self)
{
  g_return_if_fail (TALIA_IS_RULES_EXAMPLE (self));

  gtk_expander_set_expanded (GTK_EXPANDER (adw_bin_get_child (ADW_BIN (self))), TRUE);
}
