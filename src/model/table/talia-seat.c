/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One seat at the table: who sits there and how the match stands for them. */
#include "talia-seat.h"

#include <glib/gi18n.h>

#include "bots/talia-bot.h"
#include "bots/talia-regulars.h"
#include "model/base/talia-text.h"
#include "talia-seat-private.h"
#include "talia-table-private.h"

/* The word in a record that stands for a person, at the place of a level. */
#define PERSON "human"

/* Seat 0 belongs to the person. */
/* Translators: names of computer players, in turn of women and men; short ones that are usual in your language */
static const char *const default_names[TALIA_MAX_SEATS] = { "",
                                                            NC_ ("player", "Alice"),
                                                            NC_ ("player", "Tom"),
                                                            NC_ ("player", "Emma"),
                                                            NC_ ("player", "Ben"),
                                                            NC_ ("player", "Lucy"),
                                                            NC_ ("player", "Sam") };

struct _TaliaSeat
{
  GObject parent_instance;

  int index;
  char *name;
  char *shown_name; /* the name for sentences */
  char *called;     /* the same, if others have the same name; NULL: nobody has */
  char *level;
  char *regular;
  gboolean alone; /* whether no other person is at the table */
  int total;
  gboolean to_act;
  gboolean dealer;
  int tricks;
  int points;
  int place;
};

G_DEFINE_FINAL_TYPE (TaliaSeat, talia_seat, G_TYPE_OBJECT)

enum
{
  PROP_INDEX = 1,
  PROP_NAME,
  PROP_LEVEL,
  PROP_REGULAR,
  PROP_TOTAL,
  PROP_TO_ACT,
  PROP_DEALER,
  PROP_TRICKS,
  PROP_POINTS,
  PROP_PLACE,
  N_PROPS
};
static GParamSpec *props[N_PROPS];

static void
take_name (TaliaSeat *self, const char *name)
{
  self->name = talia_text_clean (name != NULL ? name : "", TALIA_TEXT_NAME);
  self->shown_name = talia_text_isolate (self->name);
}

static void
follow_int (TaliaSeat *self, int *field, int value, int prop)
{
  if (*field == value)
    return;
  *field = value;
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

static void
talia_seat_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  TaliaSeat *self = TALIA_SEAT (object);

  switch (id)
    {
    case PROP_INDEX:
      g_value_set_int (value, self->index);
      break;
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_LEVEL:
      g_value_set_string (value, self->level);
      break;
    case PROP_REGULAR:
      g_value_set_string (value, self->regular);
      break;
    case PROP_TOTAL:
      g_value_set_int (value, self->total);
      break;
    case PROP_TO_ACT:
      g_value_set_boolean (value, self->to_act);
      break;
    case PROP_DEALER:
      g_value_set_boolean (value, self->dealer);
      break;
    case PROP_TRICKS:
      g_value_set_int (value, self->tricks);
      break;
    case PROP_POINTS:
      g_value_set_int (value, self->points);
      break;
    case PROP_PLACE:
      g_value_set_int (value, self->place);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
talia_seat_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  TaliaSeat *self = TALIA_SEAT (object);

  switch (id)
    {
    case PROP_INDEX:
      self->index = g_value_get_int (value);
      break;
    case PROP_NAME:
      take_name (self, g_value_get_string (value));
      break;
    case PROP_LEVEL:
      self->level = g_value_dup_string (value);
      break;
    case PROP_REGULAR:
      self->regular = g_value_dup_string (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
talia_seat_finalize (GObject *object)
{
  TaliaSeat *self = TALIA_SEAT (object);

  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->shown_name, g_free);
  g_clear_pointer (&self->called, g_free);
  g_clear_pointer (&self->level, g_free);
  g_clear_pointer (&self->regular, g_free);

  G_OBJECT_CLASS (talia_seat_parent_class)->finalize (object);
}

static void
talia_seat_class_init (TaliaSeatClass *klass)
{
  const GParamFlags fixed = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  const GParamFlags following = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = talia_seat_get_property;
  object_class->set_property = talia_seat_set_property;
  object_class->finalize = talia_seat_finalize;

  props[PROP_INDEX] = g_param_spec_int ("index", NULL, NULL, 0, TALIA_MAX_SEATS - 1, 0, fixed);
  props[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, "", fixed);
  props[PROP_LEVEL] = g_param_spec_string ("level", NULL, NULL, NULL, fixed);
  props[PROP_REGULAR] = g_param_spec_string ("regular", NULL, NULL, NULL, fixed);
  props[PROP_TOTAL] = g_param_spec_int ("total", NULL, NULL, G_MININT, G_MAXINT, 0, following);
  props[PROP_TO_ACT] = g_param_spec_boolean ("to-act", NULL, NULL, FALSE, following);
  props[PROP_DEALER] = g_param_spec_boolean ("dealer", NULL, NULL, FALSE, following);
  props[PROP_TRICKS] = g_param_spec_int ("tricks", NULL, NULL, 0, TALIA_MAX_TRICKS, 0, following);
  props[PROP_POINTS] = g_param_spec_int ("points", NULL, NULL, G_MININT, G_MAXINT, 0, following);
  props[PROP_PLACE] = g_param_spec_int ("place", NULL, NULL, 0, TALIA_MAX_SEATS, 0, following);

  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
talia_seat_init (TaliaSeat *self)
{
}

const char *
talia_seat_default_name (int index)
{
  g_return_val_if_fail (index >= 0 && index < TALIA_MAX_SEATS, NULL);
  return index == 0 ? "" : g_dpgettext2 (NULL, "player", default_names[index]);
}

TaliaSeat *
talia_seat_new (int index, const char *name, const char *level)
{
  return g_object_new (TALIA_TYPE_SEAT, "index", index, "name", name, "level", level, NULL);
}

const char *
talia_seat_regular_name (const char *regular)
{
  const TaliaRegular *who = regular != NULL ? talia_regulars_find (regular) : NULL;

  g_return_val_if_fail (who != NULL, NULL);
  return g_dpgettext2 (NULL, "regular", who->name);
}

TaliaSeat *
talia_seat_new_regular (int index, const char *name, const char *level, const char *regular)
{
  if (regular != NULL && (name == NULL || *name == '\0'))
    name = talia_seat_regular_name (regular);
  return g_object_new (TALIA_TYPE_SEAT, "index", index, "name", name, "level", level, "regular", regular, NULL);
}

TaliaSeat *
talia_seat_new_from_text (int index, const char *text)
{
  const char *space;
  g_autofree char *level = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  space = strchr (text, ' ');
  level = space != NULL ? g_strndup (text, (gsize) (space - text)) : g_strdup (text);
  if (g_str_equal (level, PERSON))
    g_clear_pointer (&level, g_free);
  else if (talia_level_find (level) == NULL)
    return NULL;
  return talia_seat_new (index, space != NULL ? space + 1 : "", level);
}

char *
talia_seat_to_text (TaliaSeat *self)
{
  g_return_val_if_fail (TALIA_IS_SEAT (self), NULL);

  return g_strconcat (self->level != NULL ? self->level : PERSON, *self->name != '\0' ? " " : "", self->name, NULL);
}

int
talia_seat_get_index (TaliaSeat *self)
{
  g_return_val_if_fail (TALIA_IS_SEAT (self), 0);
  return self->index;
}

const char *
talia_seat_get_name (TaliaSeat *self)
{
  g_return_val_if_fail (TALIA_IS_SEAT (self), NULL);
  if (self->called != NULL)
    return self->called;
  if (self->level != NULL || *self->name != '\0')
    return self->shown_name;
  /* Translators: what the only person at the table is called in lists and on labels, such as "You, Jan and Ewa", who
   * has not told a name. Sentences of which it would be the subject have a form of their own. */
  return self->alone ? C_ ("player", "You")
                     /* Translators: what somebody is called who has not told a name */
                     : _ ("Player");
}

void
talia_seat_set_alone (TaliaSeat *self, gboolean alone)
{
  g_return_if_fail (TALIA_IS_SEAT (self));

  self->alone = alone;
}

const char *
talia_seat_get_given_name (TaliaSeat *self)
{
  g_return_val_if_fail (TALIA_IS_SEAT (self), NULL);
  return self->name;
}

void
talia_seat_set_called (TaliaSeat *self, const char *called)
{
  g_return_if_fail (TALIA_IS_SEAT (self) && called != NULL);

  g_free (self->called);
  self->called = talia_text_isolate (called);
}

gboolean
talia_seat_has_namesake (TaliaSeat *self)
{
  g_return_val_if_fail (TALIA_IS_SEAT (self), FALSE);
  return self->called != NULL;
}

const char *
talia_seat_get_level (TaliaSeat *self)
{
  g_return_val_if_fail (TALIA_IS_SEAT (self), NULL);
  return self->level;
}

const char *
talia_seat_get_regular (TaliaSeat *self)
{
  g_return_val_if_fail (TALIA_IS_SEAT (self), NULL);
  return self->regular;
}

int
talia_seat_get_total (TaliaSeat *self)
{
  g_return_val_if_fail (TALIA_IS_SEAT (self), 0);
  return self->total;
}

gboolean
talia_seat_get_to_act (TaliaSeat *self)
{
  g_return_val_if_fail (TALIA_IS_SEAT (self), FALSE);
  return self->to_act;
}

gboolean
talia_seat_get_dealer (TaliaSeat *self)
{
  g_return_val_if_fail (TALIA_IS_SEAT (self), FALSE);
  return self->dealer;
}

int
talia_seat_get_tricks (TaliaSeat *self)
{
  g_return_val_if_fail (TALIA_IS_SEAT (self), 0);
  return self->tricks;
}

int
talia_seat_get_points (TaliaSeat *self)
{
  g_return_val_if_fail (TALIA_IS_SEAT (self), 0);
  return self->points;
}

int
talia_seat_get_place (TaliaSeat *self)
{
  g_return_val_if_fail (TALIA_IS_SEAT (self), 0);
  return self->place;
}

gboolean
talia_seat_is_person (TaliaSeat *self)
{
  g_return_val_if_fail (TALIA_IS_SEAT (self), FALSE);
  return self->level == NULL;
}

void
talia_seat_update (TaliaSeat *self, const TaliaGame *game, const TaliaState *state)
{
  int side = talia_state_side (state, self->index);
  int points = state->deals > 0 ? talia_game_score (game, state, side, NULL, NULL) : 0;
  int place = state->phase == TALIA_PHASE_OVER ? talia_game_place (game, state, side) : 0;

  g_object_freeze_notify (G_OBJECT (self));
  follow_int (self, &self->total, state->total[side], PROP_TOTAL);
  follow_int (self, &self->to_act, state->to_act == self->index, PROP_TO_ACT);
  follow_int (self, &self->dealer, game->has_dealer && state->dealer == self->index, PROP_DEALER);
  follow_int (self, &self->tricks, state->board == TALIA_BOARD_TRICK ? state->trick.won[self->index] : 0, PROP_TRICKS);
  follow_int (self, &self->points, points, PROP_POINTS);
  follow_int (self, &self->place, place, PROP_PLACE);
  g_object_thaw_notify (G_OBJECT (self));
}
