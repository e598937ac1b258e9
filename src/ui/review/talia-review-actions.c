/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions of a review, shared by its buttons, menus and keys. */
#include "talia-review-actions.h"

static void
first_cb (GSimpleAction *action, GVariant *parameter, gpointer review)
{
  talia_review_set_position (review, talia_review_get_first (review));
}

static void
last_cb (GSimpleAction *action, GVariant *parameter, gpointer review)
{
  talia_review_set_position (review, talia_review_get_last (review));
}

static void
step_back_cb (GSimpleAction *action, GVariant *parameter, gpointer review)
{
  talia_review_set_position (review, talia_review_get_position (review) - 1);
}

static void
step_forward_cb (GSimpleAction *action, GVariant *parameter, gpointer review)
{
  talia_review_set_position (review, talia_review_get_position (review) + 1);
}

static void
stop_back_cb (GSimpleAction *action, GVariant *parameter, gpointer review)
{
  talia_review_set_position (review, talia_review_get_stop (review, -1));
}

static void
stop_forward_cb (GSimpleAction *action, GVariant *parameter, gpointer review)
{
  talia_review_set_position (review, talia_review_get_stop (review, 1));
}

static void
previous_deal_cb (GSimpleAction *action, GVariant *parameter, gpointer review)
{
  talia_review_set_deal (review, talia_review_get_deal (review) - 1);
}

static void
next_deal_cb (GSimpleAction *action, GVariant *parameter, gpointer review)
{
  talia_review_set_deal (review, talia_review_get_deal (review) + 1);
}

static void
deal_cb (GSimpleAction *action, GVariant *value, gpointer review)
{
  talia_review_set_deal (review, g_variant_get_uint32 (value));
}

static void
seen_by_cb (GSimpleAction *action, GVariant *value, gpointer review)
{
  int seat = g_variant_get_int32 (value);

  if (seat >= 0 && seat < talia_table_get_n_seats (talia_review_get_table (review)))
    talia_review_set_seen_by (review, seat);
}

static void
open_hands_cb (GSimpleAction *action, GVariant *value, gpointer review)
{
  talia_review_set_open_hands (review, g_variant_get_boolean (value));
}

static const GActionEntry entries[] = {
  { .name = "first", .activate = first_cb },
  { .name = "last", .activate = last_cb },
  { .name = "step-back", .activate = step_back_cb },
  { .name = "step-forward", .activate = step_forward_cb },
  { .name = "stop-back", .activate = stop_back_cb },
  { .name = "stop-forward", .activate = stop_forward_cb },
  { .name = "previous-deal", .activate = previous_deal_cb },
  { .name = "next-deal", .activate = next_deal_cb },
  { .name = "deal", .parameter_type = "u", .state = "uint32 0", .change_state = deal_cb },
  { .name = "seen-by", .parameter_type = "i", .state = "0", .change_state = seen_by_cb },
  { .name = "open-hands", .state = "false", .change_state = open_hands_cb },
};

static void
enable (GActionMap *actions, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (actions, name)), enabled);
}

static void
set_state (GActionMap *actions, const char *name, GVariant *state)
{
  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (actions, name)), state);
}

static void
changed_cb (TaliaReview *review, GActionMap *actions)
{
  int position = talia_review_get_position (review);
  gboolean can_go_back = position > talia_review_get_first (review);
  gboolean can_go_on = position < talia_review_get_last (review);
  gboolean ended = talia_review_get_ended (review);

  enable (actions, "first", can_go_back);
  enable (actions, "step-back", can_go_back);
  enable (actions, "stop-back", can_go_back);
  enable (actions, "step-forward", can_go_on);
  enable (actions, "stop-forward", can_go_on);
  enable (actions, "last", can_go_on);
  enable (actions, "previous-deal", talia_review_get_deal (review) > 1);
  enable (actions, "next-deal", talia_review_get_deal (review) < talia_review_get_n_deals (review));
  enable (actions, "open-hands", ended);
  enable (actions, "seen-by", ended);
  set_state (actions, "deal", g_variant_new_uint32 (talia_review_get_deal (review)));
  set_state (actions, "seen-by", g_variant_new_int32 (talia_review_get_seen_by (review)));
  set_state (actions, "open-hands", g_variant_new_boolean (talia_review_get_open_hands (review)));
}

GSimpleActionGroup *
talia_review_actions_new (TaliaReview *review)
{
  GSimpleActionGroup *actions = g_simple_action_group_new ();

  g_return_val_if_fail (TALIA_IS_REVIEW (review), NULL);

  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), review);
  g_signal_connect_object (review, "changed", G_CALLBACK (changed_cb), actions, 0);
  changed_cb (review, G_ACTION_MAP (actions));
  return actions;
}
