/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests a guest whose host breaks the rules: whatever the host sends, the guest ends the connection and keeps what was
 * played. */
#include <stdlib.h>
#include <string.h>

#include "engine/talia-view-line.h"
#include "liar.h"
#include "model/record/talia-record.h"
#include "party.h"
#include "teller.h"

#define HEAD "step talia-record 1\nstep game hearts\n"
#define WELCOME "talia 4\nwelcome 1 t\n"
#define AGREED WELCOME HEAD "agree\n"
#define OPTION "step option target=50\n"
#define VIEW "view 1 hand=-"

/* The last line of each row ends the visit, for this reason. */
static const struct
{
  const char *name, *lines, *reason;
} lies[] = {
  /* Lines that are not allowed at that moment. */
  { "person-before-agree", "talia 4\nperson 100000 here AAAA", "grammar" },
  { "near-person-before-agree", "talia 4\nperson 7 here AAAA\nstep x", "grammar" },
  { "person-after-welcome", WELCOME HEAD "person 1 here AAAA", "grammar" },
  { "seat-before-agree", WELCOME "seat 1", "grammar" },
  { "welcome-first", "welcome 1 t", "grammar" },
  { "welcome-twice", WELCOME "welcome 1 t", "grammar" },
  { "welcome-after-agree", AGREED "welcome 6 t\n" HEAD "begin", "grammar" },
  { "greeted-twice", "talia 4\ntalia 4", "grammar" },
  { "step-first", "step talia-record 1", "grammar" },
  { "step-before-welcome", "talia 4\n" HEAD, "grammar" },
  { "agree-before-welcome", "talia 4\nagree", "grammar" },
  { "agree-twice", AGREED "agree", "grammar" },
  { "begin-before-agree", WELCOME HEAD "begin", "grammar" },
  { "begin-twice", AGREED "begin\nbegin", "grammar" },
  { "seat-after-begin", AGREED "begin\nseat 2", "grammar" },
  { "view-before-begin", AGREED VIEW, "grammar" },
  { "events-before-view", AGREED "begin\nevents -", "grammar" },
  { "turn-time-before-agree", WELCOME "turn-time 90", "grammar" },
  { "turn-time-before-the-first-view", AGREED "begin\nturn-time 90", "grammar" },
  { "hurry-before-view", AGREED "hurry 20", "grammar" },
  { "chosen-before-view", AGREED "chosen pass:2C,3C,4C", "grammar" },
  { "unknown", "talia 4\nhello", "grammar" },
  /* Numbers out of range. */
  { "no-such-seat", WELCOME HEAD "agree\nperson 4 here AAAA", "grammar" },
  { "seat-below-none", AGREED "person -1 here AAAA", "grammar" },
  { "seat-with-a-sign", AGREED "person +1 here AAAA", "grammar" },
  { "seat-that-wraps", AGREED "person 18446744073709551615 here AAAA", "grammar" },
  { "own-seat-too-high", AGREED "seat 4", "grammar" },
  { "turn-time-below-none", AGREED "turn-time -1", "grammar" },
  { "turn-time-too-long", AGREED "turn-time 86401", "grammar" },
  { "turn-time-that-wraps", AGREED "turn-time 4294967386", "grammar" },
  { "turn-time-of-nothing", AGREED "turn-time", "grammar" },
  { "idle-where-nobody-sits", AGREED "person 4 idle AAAA", "grammar" },
  { "unknown-state", AGREED "person 1 idle-host AAAA", "grammar" },
  { "welcome-too-high", "talia 4\nwelcome 7 t", "grammar" },
  { "welcome-where-nobody-sits", "talia 4\nwelcome 5 t\n" HEAD "agree", "version" },
  /* A match other than the one that was agreed on. */
  { "other-options", AGREED OPTION "begin", "rules" },
};

static void
test_lie (gconstpointer data)
{
  const char *const *lie = data;
  g_autoptr (Liar) liar = liar_new ();
  g_autoptr (TaliaGuest) guest = liar_invite (liar);

  liar_say (liar, lie[1]);
  PARTY_WAIT (liar, talia_guest_get_state (guest) == TALIA_GUEST_ENDED);
  g_assert_cmpstr (talia_guest_get_reason (guest), ==, lie[2]);
  g_assert_null (talia_guest_get_table (guest));
}

static char *
steps_of (TaliaTable *table)
{
  g_autofree char *record = talia_record_write (table);
  GString *steps = g_string_new (NULL);
  g_auto (GStrv) lines = g_strsplit (record, "\n", -1);

  for (guint i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    g_string_append_printf (steps, "step %s\n", lines[i]);
  return g_string_free_and_steal (steps);
}

static char *
view_of (TaliaTable *table, int seat)
{
  g_autofree char *text = NULL;
  TaliaView view;

  talia_table_get_view (table, seat, &view);
  text = talia_view_to_line (&view);
  return g_strdup_printf ("view %s", text);
}

/* Lines sent after a match has begun correctly, and after the guest has reconnected to it. */
static const struct
{
  const char *name, *lines, *reason;
  gboolean again;
} later[] = {
  { "welcome", "welcome 1 t", "grammar" },
  { "welcome-elsewhere", "talia 4\nwelcome 2 t", "grammar", TRUE },
  { "agree", "agree", "grammar" },
  { "begin", "begin", "grammar" },
  { "seat", "seat 2", "grammar" },
  { "events-twice", "events -\nevents -", "grammar" },
  { "step-between", "events -\nstep deal", "grammar" },
  { "hurry-at-once", "hurry 0", "grammar" },
  { "hurry-between", "events -\nhurry 5", "grammar" },
  { "turn-time-between", "events -\nturn-time 5", "grammar" },
  { "chosen-between", "events -\nchosen pass:2C,3C,4C", "grammar" },
  { "chosen-no-move", "chosen 2C", "grammar" },
  { "chosen-another-move", "chosen play:2C", "grammar" },
  { "chosen-without-passing", "chosen pass:2C,3C,4C", "rules" },
  { "no-view", VIEW, "rules" },
  { "view-before-begin", "talia 4\n" VIEW, "grammar", TRUE },
  { "other-game", "talia 4\nwelcome 1 t\nstep talia-record 1\nstep game spades\nagree", "rules", TRUE },
  { "more-seats", "talia 4\nwelcome 1 t\nstep talia-record 1\nstep game kierki\nstep option players=7\nagree", "rules",
    TRUE },
};

/* A match with a guest, after some steps. */
typedef struct
{
  Liar *liar;
  TaliaGuest *guest;
  TaliaTable *table; /* the true table */
  TaliaTable *followed;
  char *view;
  TaliaRandom random;
} Visit;

/* Sends everything that precedes a view. */
static void
open_table (Visit *self, TaliaTable *blank)
{
  g_autofree char *steps = steps_of (blank);

  liar_say (self->liar, WELCOME);
  liar_say (self->liar, steps);
  liar_say (self->liar, "agree\nbegin");
}

static void
tell_view (Visit *self)
{
  g_free (self->view);
  self->view = view_of (self->table, 1);
  liar_say (self->liar, self->view);
}

static void
visit (Visit *self)
{
  g_autoptr (TaliaTable) blank = playing_game_table (talia_registry_find ("hearts"), "target=50");

  *self = (Visit) { .liar = liar_new (), .table = playing_game_table (talia_registry_find ("hearts"), "target=50") };
  self->guest = liar_invite (self->liar);
  talia_random_init (&self->random, 1);
  playing_steps (self->table, &self->random, 20);
  open_table (self, blank);
  tell_view (self);
  PARTY_WAIT (self, talia_guest_get_table (self->guest) != NULL);
  self->followed = talia_guest_get_table (self->guest);
}

static void
leave (Visit *self)
{
  g_object_unref (self->table);
  g_object_unref (self->guest);
  liar_free (self->liar);
  g_free (self->view);
}

static gboolean
is_shown (Visit *self)
{
  g_autofree char *shown = view_of (self->followed, 1);

  return g_str_equal (shown, self->view);
}

/* A connection may break between events and their view. */
static void
test_broken (void)
{
  g_autoptr (TaliaTable) blank = playing_game_table (talia_registry_find ("hearts"), "target=50");
  g_autofree char *line = NULL, *events = NULL;
  TaliaEvents happened;
  Visit self;

  visit (&self);
  playing_step (self.table, &self.random);
  talia_table_get_events (self.table, talia_table_get_n_steps (self.table) - 1, &happened);
  events = talia_events_to_line (&happened);
  line = g_strdup_printf ("events %s\nping", events);
  liar_say (self.liar, line);
  PARTY_WAIT (&self, self.liar->pongs > 0);
  playing_steps (self.table, &self.random, 24);
  liar_cut (self.liar);
  open_table (&self, blank);
  tell_view (&self);
  PARTY_WAIT (&self, is_shown (&self) || talia_guest_get_state (self.guest) == TALIA_GUEST_ENDED);
  g_assert_cmpstr (talia_guest_get_reason (self.guest), ==, NULL);
  leave (&self);
}

/* An impossible view and a view that does not follow from the events are not shown. */
static void
test_view (gconstpointer data)
{
  const gboolean told = GPOINTER_TO_INT (data);
  g_autofree char *line = NULL, *text = NULL;
  TaliaView lie;
  Visit self;

  visit (&self);
  playing_step (self.table, &self.random);
  talia_table_get_view (self.table, 1, &lie);
  if (!told)
    lie.held[2]--;
  line = talia_view_to_line (&lie);
  text = g_strdup_printf ("%sview %s", told ? "events deal-ended:-1:-:0:0:-\n" : "", line);
  liar_say (self.liar, text);
  PARTY_WAIT (&self, talia_guest_get_state (self.guest) == TALIA_GUEST_ENDED);
  g_assert_cmpstr (talia_guest_get_reason (self.guest), ==, "rules");
  g_assert_true (is_shown (&self));
  leave (&self);
}

/* The record of a deal that differs from the steps that were sent, and has another result. */
static void
test_other_record (void)
{
  g_autoptr (TaliaTable) other = playing_game_table (talia_registry_find ("hearts"), "target=50");
  g_autofree char *steps = NULL, *events = NULL, *view = NULL, *text = NULL;
  TaliaEvents happened;
  Visit self;

  visit (&self);
  talia_random_init (&self.random, 2);
  playing_step (other, &self.random);
  while (talia_table_get_state (other)->to_act != TALIA_NOBODY)
    playing_step (other, &self.random);
  talia_table_get_events (other, talia_table_get_n_steps (other) - 1, &happened);
  events = talia_events_to_line (&happened);
  steps = steps_of (other);
  view = view_of (other, 1);
  text = g_strdup_printf ("%sevents %s\n%s", strstr (steps, "step deal"), events, view);
  liar_say (self.liar, text);
  PARTY_WAIT (&self, talia_guest_get_state (self.guest) == TALIA_GUEST_ENDED || is_shown (&self) == FALSE);
  g_assert_cmpstr (talia_guest_get_reason (self.guest), ==, "rules");
  g_assert_true (is_shown (&self));
  leave (&self);
}

/* Returns a random replacement for a part of a line. */
static char *
draw_damage (TaliaRandom *random)
{
  static const char *const texts[] = { "0", "1", "-1", "2", "255", "13",       "-", "2C", "QS", "AH",    "2C,TD", "7",
                                       "6", "3", "14", "x", "999", "40000000", "",  "/",  "=",  "TC,JC", "deal" };

  return g_strdup_printf ("%u %u %s", talia_random_pick (random, 60), talia_random_pick (random, 60),
                          texts[talia_random_pick (random, G_N_ELEMENTS (texts))]);
}

/* Lets the person ask for a hint, make a move, or do nothing. */
static void
meddle (TaliaMatch *match, TaliaRandom *random)
{
  switch (talia_random_pick (random, 4))
    {
    case 0:
      talia_match_hint_async (match, NULL, NULL, NULL);
      break;
    case 1:
      if (talia_match_get_own_turn (match))
        party_move (match, random);
      break;
    case 2:
      talia_match_claim (match);
      break;
    default:
      talia_match_undo (match);
    }
}

/* Plays one visit to a host that, from some moment on, damages one line in eight; counts the lines sent. */
static guint
visit_damaged (Liar *liar, guint number, guint *damaged)
{
  const PartyGame *game = &party_games[number % party_n_games];
  g_autofree char *first = g_strdup_printf ("%s %s", game->game, game->options);
  g_autoptr (Teller) teller = teller_new (first, number, number % 3 * 50);
  g_autoptr (TaliaGuest) guest = liar_invite (liar);
  g_autoptr (TaliaMatch) match = NULL;
  TaliaRandom random;
  guint said = 0, honest;

  talia_random_init (&random, number);
  for (honest = talia_random_pick (&random, number % 4 == 0 ? 300 : 40);
       talia_guest_get_state (guest) != TALIA_GUEST_ENDED; said++)
    {
      g_autofree char *line = teller_next (teller), *how = draw_damage (&random), *other = NULL;

      if (line == NULL)
        break;
      if (said >= honest && talia_random_pick (&random, 8) == 0)
        {
          other = teller_damage (line, how);
          *damaged += !g_str_equal (other, line);
        }
      liar_say (liar, other != NULL ? other : line);
      for (guint turns = talia_random_pick (&random, 6); turns > 0; turns--)
        g_main_context_iteration (NULL, FALSE);
      if (match == NULL && talia_guest_get_table (guest) != NULL)
        match = talia_match_new (talia_guest_get_table (guest), "easy");
      if (match != NULL && talia_guest_get_state (guest) == TALIA_GUEST_PLAYING)
        meddle (match, &random);
    }
  return said;
}

/* Whatever else a host sends in a match of any game, the guest survives, and accepts none of it. */
static void
test_damaged (void)
{
  const char *wanted = g_getenv ("TALIA_NET_LIES");
  const guint n = wanted != NULL ? (guint) atoi (wanted) : 2000;
  g_autoptr (Liar) liar = liar_new ();
  guint said = 0, visits = 0, damaged = 0;

  for (; said < n; visits++)
    said += visit_damaged (liar, visits, &damaged);
  g_test_message ("%u lines in %u visits, %u of them damaged", said, visits, damaged);
}

static void
test_later (gconstpointer data)
{
  const guint row = GPOINTER_TO_UINT (data);
  Visit self;

  visit (&self);
  if (later[row].again)
    liar_cut (self.liar);
  liar_say (self.liar, later[row].lines);
  PARTY_WAIT (&self, talia_guest_get_state (self.guest) == TALIA_GUEST_ENDED);
  g_assert_cmpstr (talia_guest_get_reason (self.guest), ==, later[row].reason);
  g_assert_true (talia_guest_get_table (self.guest) == self.followed);
  g_assert_true (is_shown (&self));
  leave (&self);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (lies); i++)
    {
      g_autofree char *path = g_strdup_printf ("/network-lies/%s", lies[i].name);

      g_test_add_data_func (path, &lies[i], test_lie);
    }
  for (guint i = 0; i < G_N_ELEMENTS (later); i++)
    {
      g_autofree char *path = g_strdup_printf ("/network-lies/later/%s", later[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_later);
    }
  g_test_add_data_func ("/network-lies/view-that-cannot-be", GINT_TO_POINTER (FALSE), test_view);
  g_test_add_data_func ("/network-lies/view-that-does-not-follow", GINT_TO_POINTER (TRUE), test_view);
  g_test_add_func ("/network-lies/other-record", test_other_record);
  g_test_add_func ("/network-lies/damaged", test_damaged);
  g_test_add_func ("/network-lies/broken", test_broken);
  return g_test_run ();
}
