/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Replays a recorded match step by step. */
#include "talia-replay.h"

#include "bots/talia-bot.h"
#include "model/match/talia-number.h"
#include "model/table/talia-table-notes.h"
#include "model/table/talia-table-private.h"
#include "model/table/talia-table-regulars.h"

struct _TaliaReplay
{
  GObject parent_instance;

  TaliaTable *table;
  TaliaTable *shown; /* the table at the position */
  int position;
};

G_DEFINE_FINAL_TYPE (TaliaReplay, talia_replay, G_TYPE_OBJECT)

enum
{
  PROP_POSITION = 1,
  N_PROPS
};
static GParamSpec *props[N_PROPS];

static void
talia_replay_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_int (value, TALIA_REPLAY (object)->position);
}

static void
talia_replay_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  talia_replay_set_position (TALIA_REPLAY (object), g_value_get_int (value));
}

static void
talia_replay_finalize (GObject *object)
{
  TaliaReplay *self = TALIA_REPLAY (object);

  g_clear_object (&self->table);
  g_clear_object (&self->shown);

  G_OBJECT_CLASS (talia_replay_parent_class)->finalize (object);
}

static void
talia_replay_class_init (TaliaReplayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = talia_replay_get_property;
  object_class->set_property = talia_replay_set_property;
  object_class->finalize = talia_replay_finalize;

  props[PROP_POSITION] = g_param_spec_int ("position", NULL, NULL, -1, G_MAXINT, -1,
                                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
talia_replay_init (TaliaReplay *self)
{
  self->position = -1;
}

TaliaReplay *
talia_replay_new (TaliaTable *table)
{
  TaliaReplay *self;

  g_return_val_if_fail (TALIA_IS_TABLE (table), NULL);

  self = g_object_new (TALIA_TYPE_REPLAY, NULL);
  self->table = g_object_ref (table);
  /* Cannot fail, because the match was begun with the same options before. */
  self->shown = talia_table_new (talia_table_get_game (table), &talia_table_get_state (table)->options, NULL);
  for (int seat = 0; seat < talia_table_get_n_seats (table); seat++)
    if (talia_table_get_seat (table, seat) != NULL)
      talia_table_set_seat (self->shown, seat, talia_table_get_seat (table, seat));
  talia_table_copy_regulars (self->shown, table, 0, 0);
  return self;
}

TaliaMatch *
talia_replay_watch (TaliaReplay *self, int seat)
{
  g_return_val_if_fail (TALIA_IS_REPLAY (self), NULL);

  return talia_match_new_watched (self->shown, seat);
}

guint
talia_replay_get_n_steps (TaliaReplay *self)
{
  g_return_val_if_fail (TALIA_IS_REPLAY (self), 0);

  return talia_table_get_n_steps (self->table);
}

int
talia_replay_get_position (TaliaReplay *self)
{
  g_return_val_if_fail (TALIA_IS_REPLAY (self), -1);

  return self->position;
}

void
talia_replay_set_position (TaliaReplay *self, int position)
{
  g_return_if_fail (TALIA_IS_REPLAY (self));

  position = CLAMP (position, -1, (int) talia_table_get_n_steps (self->table) - 1);
  if (position == self->position)
    return;
  self->position = position;
  talia_table_walk (self->shown, self->table, position);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_POSITION]);
}

/* Notes the result that this deal had, so that it can be compared when the deal is played on from the position. */
static void
note_before (TaliaReplay *self, TaliaTable *branch)
{
  const TaliaGame *game = talia_table_get_game (self->table);
  guint deal = talia_table_get_state (self->shown)->deals;
  g_autoptr (GString) note = g_string_new (NULL);
  TaliaState end;

  if (deal == 0)
    return;
  talia_table_get_dealing (self->table, deal - 1, &end);
  g_string_append_printf (note, "%u ", deal);
  for (int side = 0; side < end.sides; side++)
    g_string_append_printf (note, "%s%d", side > 0 ? "," : "", talia_game_score (game, &end, side, NULL, NULL));
  talia_table_set_note (branch, TALIA_NOTE_BEFORE, note->str, NULL);
}

TaliaTable *
talia_replay_branch (TaliaReplay *self, int seat, int other)
{
  TaliaTable *branch;
  guint64 number;

  g_return_val_if_fail (TALIA_IS_REPLAY (self), NULL);

  branch = talia_table_new (talia_table_get_game (self->table), &talia_table_get_state (self->table)->options, NULL);
  talia_table_note_beginning (branch);
  if ((number = talia_number_of (self->table)) > 0)
    talia_number_set (branch, number, NULL);
  note_before (self, branch);
  for (int i = 0; i < talia_table_get_n_seats (branch); i++)
    {
      const char *who = talia_table_get_seat (self->table, i == seat ? other : i == other ? seat : i);
      g_autoptr (TaliaSeat) bot = talia_seat_new (i, talia_seat_default_name (other), TALIA_LEVEL_EASY);
      g_autofree char *text = talia_seat_to_text (bot);

      if (who != NULL)
        talia_table_set_seat (branch, i, who);
      else if (i == seat && seat != other) /* otherwise the player there would be taken for the person */
        talia_table_set_seat (branch, i, text);
    }
  talia_table_copy_regulars (branch, self->table, seat, other);
  talia_table_walk (branch, self->table, self->position);
  return branch;
}

int
talia_replay_find_deal (TaliaReplay *self, guint deal)
{
  guint n = 0;

  g_return_val_if_fail (TALIA_IS_REPLAY (self), -1);

  for (guint i = 0; i < talia_table_get_n_steps (self->table); i++)
    if (talia_table_get_step (self->table, i)->is_deal && ++n == deal)
      return (int) i;
  return -1;
}

int
talia_replay_find_trick (TaliaReplay *self, guint deal, guint trick)
{
  int first = talia_replay_find_deal (self, deal);
  guint taken = 0;

  for (int i = first + 1; first >= 0 && i < (int) talia_table_get_n_steps (self->table); i++)
    {
      TaliaEvents events;

      if (talia_table_get_step (self->table, (guint) i)->is_deal)
        break;
      talia_table_get_events (self->table, (guint) i, &events);
      for (guint e = 0; e < events.n; e++)
        if (events.at[e].kind == TALIA_EVENT_TRICK && ++taken == trick)
          return i;
    }
  return -1;
}
