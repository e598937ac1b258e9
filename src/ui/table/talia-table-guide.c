/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The texts of a guided deal above the table. */
#include "talia-table-guide.h"

#include <glib/gi18n.h>

struct _TaliaTableGuide
{
  AdwBin parent_instance;

  GtkBox *box;
  GtkStack *texts;
  GtkLabel *text;
  GtkWidget *buttons;
  GtkWidget *rule_button;
  GtkWidget *back_button;
  GtkWidget *on_button;

  TaliaGuide *guide;
  gboolean stacked, low;
};

G_DEFINE_FINAL_TYPE (TaliaTableGuide, talia_table_guide, ADW_TYPE_BIN)

enum
{
  PROP_GUIDE = 1,
  PROP_STACKED,
  PROP_LOW,
  N_PROPS
};

enum
{
  WENT_ON,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

static gboolean
is_waiting (TaliaTableGuide *self)
{
  TaliaGuideStage stage = talia_guide_get_stage (self->guide);

  return stage == TALIA_GUIDE_TELLS || stage == TALIA_GUIDE_DOUBTS;
}

/* Announces the text if it is visible; before that, nobody could hear it. */
static void
announce (TaliaTableGuide *self)
{
  GtkWidget *page = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_NAVIGATION_PAGE);

  if (page != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_accessible_announce (GTK_ACCESSIBLE (page), gtk_label_get_label (self->text),
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

static void
set_suggested (GtkWidget *button, gboolean suggested)
{
  if (suggested)
    gtk_widget_add_css_class (button, "suggested-action");
  else
    gtk_widget_remove_css_class (button, "suggested-action");
}

/* Reserves the height of the buttons while they are hidden, so that the table does not move; not in a low window, which
 * has no height to spare. */
static void
keep_room_for_buttons (TaliaTableGuide *self)
{
  int height, kept;

  if (gtk_widget_has_css_class (GTK_WIDGET (self), "low"))
    {
      gtk_widget_set_size_request (self->buttons, -1, -1);
      return;
    }
  gtk_widget_get_size_request (self->buttons, NULL, &kept);
  gtk_widget_measure (self->buttons, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  if (height > kept)
    gtk_widget_set_size_request (self->buttons, -1, height);
}

static void
update (TaliaTableGuide *self)
{
  TaliaGuideStage stage = talia_guide_get_stage (self->guide);
  const char *text = talia_guide_get_text (self->guide), *rule = talia_guide_get_rule (self->guide);

  if (!g_str_equal (text, gtk_label_get_label (self->text)))
    {
      gtk_label_set_label (self->text, text);
      announce (self);
    }
  if (rule != NULL)
    {
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rule_button), "s", rule);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->rule_button), "win.show-rules");
    }
  gtk_widget_set_visible (self->rule_button, rule != NULL);
  gtk_widget_set_visible (self->back_button, stage == TALIA_GUIDE_DOUBTS);
  gtk_button_set_label (GTK_BUTTON (self->on_button), stage == TALIA_GUIDE_TELLS ? _ ("_Next") : _ ("Go _On"));
  gtk_widget_set_visible (self->on_button, is_waiting (self));
  set_suggested (self->on_button, stage == TALIA_GUIDE_TELLS);
  keep_room_for_buttons (self);
}

static void
go_on_cb (TaliaTableGuide *self)
{
  talia_guide_go_on (self->guide);
  if (!is_waiting (self))
    g_signal_emit (self, signals[WENT_ON], 0);
}

/* If stacked, puts the buttons below the text. In a low window, no height is reserved for longer texts. */
static void
update_shape (TaliaTableGuide *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box),
                                  self->stacked ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_stack_set_vhomogeneous (self->texts, !self->low);
  if (self->low)
    gtk_widget_add_css_class (GTK_WIDGET (self), "low");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "low");
  keep_room_for_buttons (self);
}

/* Adds all texts as hidden pages of the stack, so that it is as high as the highest of them. */
static void
reserve_room (TaliaTableGuide *self)
{
  g_autoptr (GPtrArray) all = talia_guide_list_texts (self->guide);

  for (guint i = 0; i < all->len; i++)
    {
      GtkWidget *label = gtk_label_new (all->pdata[i]);

      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
      gtk_stack_add_child (self->texts, label);
    }
}

static void
talia_table_guide_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  TaliaTableGuide *self = TALIA_TABLE_GUIDE (object);

  switch (id)
    {
    case PROP_GUIDE:
      g_value_set_object (value, self->guide);
      break;
    case PROP_STACKED:
      g_value_set_boolean (value, self->stacked);
      break;
    case PROP_LOW:
      g_value_set_boolean (value, self->low);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
talia_table_guide_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  TaliaTableGuide *self = TALIA_TABLE_GUIDE (object);

  switch (id)
    {
    case PROP_GUIDE:
      self->guide = g_value_dup_object (value);
      break;
    case PROP_STACKED:
      self->stacked = g_value_get_boolean (value);
      update_shape (self);
      break;
    case PROP_LOW:
      self->low = g_value_get_boolean (value);
      update_shape (self);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
talia_table_guide_constructed (GObject *object)
{
  TaliaTableGuide *self = TALIA_TABLE_GUIDE (object);

  G_OBJECT_CLASS (talia_table_guide_parent_class)->constructed (object);

  reserve_room (self);
  g_signal_connect_object (self->guide, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

static void
talia_table_guide_map (GtkWidget *widget)
{
  TaliaTableGuide *self = TALIA_TABLE_GUIDE (widget);
  GtkWidget *ahead = talia_table_guide_get_ahead (self);

  GTK_WIDGET_CLASS (talia_table_guide_parent_class)->map (widget);

  announce (self);
  keep_room_for_buttons (self);
  if (ahead != NULL)
    gtk_widget_grab_focus (ahead);
}

static void
talia_table_guide_dispose (GObject *object)
{
  TaliaTableGuide *self = TALIA_TABLE_GUIDE (object);

  if (self->guide != NULL)
    g_signal_handlers_disconnect_by_data (self->guide, self);
  g_clear_object (&self->guide);
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_TABLE_GUIDE);

  G_OBJECT_CLASS (talia_table_guide_parent_class)->dispose (object);
}

static void
talia_table_guide_class_init (TaliaTableGuideClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = talia_table_guide_get_property;
  object_class->set_property = talia_table_guide_set_property;
  object_class->constructed = talia_table_guide_constructed;
  object_class->dispose = talia_table_guide_dispose;
  widget_class->map = talia_table_guide_map;

  props[PROP_GUIDE] = g_param_spec_object ("guide", NULL, NULL, TALIA_TYPE_GUIDE, flags | G_PARAM_CONSTRUCT_ONLY);
  props[PROP_STACKED] = g_param_spec_boolean ("stacked", NULL, NULL, FALSE, flags);
  props[PROP_LOW] = g_param_spec_boolean ("low", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[WENT_ON] =
      g_signal_new ("went-on", TALIA_TYPE_TABLE_GUIDE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "table-guide");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-table-guide.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaTableGuide, box);
  gtk_widget_class_bind_template_child (widget_class, TaliaTableGuide, texts);
  gtk_widget_class_bind_template_child (widget_class, TaliaTableGuide, text);
  gtk_widget_class_bind_template_child (widget_class, TaliaTableGuide, buttons);
  gtk_widget_class_bind_template_child (widget_class, TaliaTableGuide, rule_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaTableGuide, back_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaTableGuide, on_button);
  gtk_widget_class_bind_template_callback (widget_class, go_on_cb);
}

static void
talia_table_guide_init (TaliaTableGuide *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
talia_table_guide_new (TaliaGuide *guide)
{
  g_return_val_if_fail (TALIA_IS_GUIDE (guide), NULL);

  return g_object_new (TALIA_TYPE_TABLE_GUIDE, "guide", guide, NULL);
}

const TaliaMove *
talia_table_guide_get_move (TaliaTableGuide *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE_GUIDE (self), NULL);

  return talia_guide_get_move (self->guide);
}

GtkWidget *
talia_table_guide_get_ahead (TaliaTableGuide *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE_GUIDE (self), NULL);

  if (!is_waiting (self))
    return NULL;
  return talia_guide_get_stage (self->guide) == TALIA_GUIDE_DOUBTS ? self->back_button : self->on_button;
}
