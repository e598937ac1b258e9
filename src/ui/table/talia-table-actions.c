/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions by which a match goes on, back or to its end, for buttons, menus and keys of a table. */
#include "talia-table-actions.h"

#include "talia-table-asking.h"
#include "ui/desktop/talia-press.h"
#include "ui/faces/talia-faces.h"

/* Where a widget of the class has its TaliaTableActions. */
static gsize actions_offset;

static const TaliaTableActions *
get_actions (GtkWidget *widget)
{
  return G_STRUCT_MEMBER_P (widget, actions_offset);
}

void
talia_table_actions_deal (const TaliaTableActions *self)
{
  g_autoptr (GError) error = NULL;

  talia_press_settle (gtk_widget_get_root (self->focus->page));
  if (!talia_match_deal (self->match, NULL, &error))
    g_warning ("Cannot deal: %s", error->message);
  talia_table_focus_move (self->focus);
}

static void
hint_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  talia_table_hint_ask (get_actions (widget)->hint);
}

static void
undo_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const TaliaTableActions *self = get_actions (widget);

  if (g_str_equal (name, "table.undo"))
    talia_table_asking_undo (widget, self->match);
  else
    talia_match_redo (self->match);
  talia_table_focus_move (self->focus);
}

static void
confirm_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const TaliaTableActions *self = get_actions (widget);

  talia_board_confirm (self->focus->board);
  talia_table_focus_move (self->focus);
}

static void
choose_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TaliaBoard *board = get_actions (widget)->focus->board;
  TaliaMove move;

  if (!talia_move_parse (g_variant_get_string (parameter, NULL), &move))
    return;
  talia_board_hasten (board);
  talia_board_play (board, &move, NULL);
}

static void
end_deal_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const TaliaTableActions *self = get_actions (widget);

  talia_press_settle (gtk_widget_get_root (widget));
  talia_board_hasten (self->focus->board);
  talia_match_claim (self->match);
}

static void
next_deal_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  talia_table_actions_deal (get_actions (widget));
}

static void
raise_curtain_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  talia_press_settle (gtk_widget_get_root (widget));
  talia_match_raise_curtain (get_actions (widget)->match);
}

static void
new_match_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "win.new-match", "s", talia_match_get_game (get_actions (widget)->match)->id);
}

/* Shows all regulars at the table; with a pointer, one can be asked for. */
static void
regulars_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TaliaMatch *match = get_actions (widget)->match;
  g_autoptr (GString) ids = g_string_new (NULL);

  for (int seat = 0; seat < talia_match_get_view (match)->seen.seats; seat++)
    {
      const char *regular = talia_seat_get_regular (talia_match_get_seat (match, seat));

      if (regular != NULL)
        g_string_append_printf (ids, "%s%s", ids->len > 0 ? " " : "", regular);
    }
  gtk_widget_activate_action (widget, "win.show-regulars", "s", ids->str);
}

static void
review_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  gtk_widget_activate_action (widget, "win.review", "u", 0);
}

void
talia_table_actions_install (GtkWidgetClass *klass, gsize offset)
{
  static const struct
  {
    const char *name, *parameter;
    GtkWidgetActionActivateFunc activate;
    guint key;
    GdkModifierType modifiers;
  } actions[] = {
    { "table.undo", NULL, undo_action, GDK_KEY_z, GDK_CONTROL_MASK },
    { "table.redo", NULL, undo_action, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK },
    { "table.hint", NULL, hint_action, GDK_KEY_h, GDK_CONTROL_MASK },
    { "table.confirm", NULL, confirm_action, 0, 0 },
    { "table.choose", "s", choose_action, 0, 0 },
    { "table.end-deal", NULL, end_deal_action, GDK_KEY_e, GDK_CONTROL_MASK },
    { "table.next-deal", NULL, next_deal_action, 0, 0 },
    { "table.raise-curtain", NULL, raise_curtain_action, 0, 0 },
    { "table.new-match", NULL, new_match_action, GDK_KEY_n, GDK_CONTROL_MASK },
    { "table.regulars", NULL, regulars_action, 0, 0 },
    { "table.review", NULL, review_action, GDK_KEY_r, GDK_CONTROL_MASK },
  };

  actions_offset = offset;
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      gtk_widget_class_install_action (klass, actions[i].name, actions[i].parameter, actions[i].activate);
      if (actions[i].key != 0)
        gtk_widget_class_add_binding_action (klass, actions[i].key, actions[i].modifiers, actions[i].name, NULL);
    }
  gtk_widget_class_add_binding_action (klass, GDK_KEY_h, 0, "table.hint", NULL);
}

void
talia_table_actions_update_undo (const TaliaTableActions *self)
{
  gboolean can_undo, can_redo;

  g_object_get (self->match, "can-undo", &can_undo, "can-redo", &can_redo, NULL);
  gtk_widget_action_set_enabled (self->focus->page, "table.undo", can_undo);
  gtk_widget_action_set_enabled (self->focus->page, "table.redo", can_redo);
}

void
talia_table_actions_update_choices (const TaliaTableActions *self)
{
  gtk_widget_action_set_enabled (self->focus->page, "table.confirm", talia_board_get_can_confirm (self->focus->board));
  gtk_widget_action_set_enabled (self->focus->page, "table.end-deal", self->buttons->claim != TALIA_CLAIM_NONE);
}

void
talia_table_actions_update (const TaliaTableActions *self)
{
  gboolean is_due = talia_match_get_view (self->match)->seen.phase == TALIA_PHASE_DEAL;

  talia_table_actions_update_undo (self);
  gtk_widget_action_set_enabled (self->focus->page, "table.review",
                                 g_list_model_get_n_items (G_LIST_MODEL (talia_match_get_score_sheet (self->match)))
                                     > 0);
  gtk_widget_action_set_enabled (self->focus->page, "table.hint", talia_match_get_own_turn (self->match));
  gtk_widget_action_set_enabled (self->focus->page, "table.next-deal",
                                 is_due && !talia_board_get_busy (self->focus->board));
  gtk_widget_action_set_enabled (self->focus->page, "table.regulars", talia_faces_are_at (self->match));
}
