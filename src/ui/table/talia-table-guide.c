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
  TaliaTableFocus *focus; /* this and the next of the page that this is part of */
  AdwToolbarView *toolbars;
  TaliaTableLayout *layout;
};

G_DEFINE_FINAL_TYPE (TaliaTableGuide, talia_table_guide, ADW_TYPE_BIN)

static gboolean
is_waiting (TaliaTableGuide *self)
{
  TaliaGuideStage stage = talia_guide_get_stage (self->guide);

  return stage == TALIA_GUIDE_TELLS || stage == TALIA_GUIDE_DOUBTS;
}

/* Before it is seen, nobody could hear it. */
static void
announce (TaliaTableGuide *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_accessible_announce (GTK_ACCESSIBLE (self->focus->page), gtk_label_get_label (self->text),
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

static void
point (TaliaTableGuide *self)
{
  const TaliaMove *move = talia_guide_get_move (self->guide);
  TaliaBoard *board = talia_table_focus_get_board (self->focus);
  g_autofree char *word = move != NULL ? talia_move_to_text (move) : NULL;

  if (move == NULL || board == NULL)
    return;
  talia_board_show_hint (board, move);
  talia_board_bar_hint_choice (self->focus->bar, word);
}

static void
set_suggested (GtkWidget *button, gboolean suggested)
{
  if (suggested)
    gtk_widget_add_css_class (button, "suggested-action");
  else
    gtk_widget_remove_css_class (button, "suggested-action");
}

/* They come and go, but not the room for them, or the table would move. A low one has none to spare. */
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
  self->focus->ahead = stage == TALIA_GUIDE_DOUBTS ? self->back_button : is_waiting (self) ? self->on_button : NULL;
  if (self->focus->ahead != NULL && gtk_widget_get_mapped (self->focus->ahead))
    talia_table_focus_move (self->focus);
  point (self);
}

static void
go_on_cb (TaliaTableGuide *self)
{
  talia_guide_go_on (self->guide);
  if (!is_waiting (self))
    talia_table_focus_move (self->focus);
}

static void
talia_table_guide_map (GtkWidget *widget)
{
  TaliaTableGuide *self = TALIA_TABLE_GUIDE (widget);

  GTK_WIDGET_CLASS (talia_table_guide_parent_class)->map (widget);

  announce (self);
  keep_room_for_buttons (self);
  if (self->focus->ahead != NULL)
    gtk_widget_grab_focus (self->focus->ahead);
}

static void
talia_table_guide_dispose (GObject *object)
{
  TaliaTableGuide *self = TALIA_TABLE_GUIDE (object);

  if (self->focus != NULL)
    self->focus->ahead = NULL;
  if (self->guide != NULL)
    g_signal_handlers_disconnect_by_data (self->guide, self);
  g_clear_object (&self->guide);
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_TABLE_GUIDE);

  G_OBJECT_CLASS (talia_table_guide_parent_class)->dispose (object);
}

static void
talia_table_guide_class_init (TaliaTableGuideClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_table_guide_dispose;
  widget_class->map = talia_table_guide_map;

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

/* Texts that nobody sees, next to the one that is seen: the stack is as high as the highest. */
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

/* Where the page has a bar below, it is narrow, and the buttons stand below the text. A low one has no room to spare.
 */
static void
update_shape (TaliaTableGuide *self)
{
  gboolean has_bar = adw_toolbar_view_get_reveal_bottom_bars (self->toolbars);
  gboolean low = talia_table_layout_get_narrow (self->layout) && !has_bar;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box),
                                  has_bar ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_stack_set_vhomogeneous (self->texts, !low);
  if (low)
    gtk_widget_add_css_class (GTK_WIDGET (self), "low");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "low");
  keep_room_for_buttons (self);
}

void
talia_table_guide_add (AdwToolbarView *toolbars, TaliaTableLayout *layout, TaliaMatch *match, TaliaTableFocus *focus)
{
  TaliaTableGuide *self;

  if (!talia_guide_is_for (talia_match_get_table (match)))
    return;
  self = g_object_new (TALIA_TYPE_TABLE_GUIDE, NULL);
  self->focus = focus;
  self->guide = talia_guide_new (match);
  reserve_room (self);
  self->toolbars = toolbars;
  self->layout = layout;
  g_signal_connect_object (toolbars, "notify::reveal-bottom-bars", G_CALLBACK (update_shape), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (layout, "notify::narrow", G_CALLBACK (update_shape), self, G_CONNECT_SWAPPED);
  update_shape (self);
  g_signal_connect_swapped (self->guide, "changed", G_CALLBACK (update), self);
  adw_toolbar_view_add_top_bar (toolbars, GTK_WIDGET (self));
  update (self);
}
