/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A guest at a host that does not play by the rules: whatever is said, the visit ends, and what was played is kept. */
#include "engine/talia-view-line.h"
#include "liar.h"
#include "model/record/talia-record.h"
#include "party.h"

#define HEAD "step talia-record 1\nstep game hearts\n"
#define WELCOME "talia 3\nwelcome 1 t\n"
#define AGREED WELCOME HEAD "agree\n"
#define OPTION "step option target=50\n"
#define VIEW "view 1 hand=-"

/* The last line of each ends the visit, for that reason. */
static const struct
{
  const char *name, *lines, *reason;
} lies[] = {
  /* A line that is none at that moment. */
  { "person-before-agree", "talia 3\nperson 100000 here AAAA", "grammar" },
  { "near-person-before-agree", "talia 3\nperson 7 here AAAA\nstep x", "grammar" },
  { "person-after-welcome", WELCOME HEAD "person 1 here AAAA", "grammar" },
  { "seat-before-agree", WELCOME "seat 1", "grammar" },
  { "welcome-first", "welcome 1 t", "grammar" },
  { "welcome-twice", WELCOME "welcome 1 t", "grammar" },
  { "welcome-after-agree", AGREED "welcome 6 t\n" HEAD "begin", "grammar" },
  { "greeted-twice", "talia 3\ntalia 3", "grammar" },
  { "step-first", "step talia-record 1", "grammar" },
  { "step-before-welcome", "talia 3\n" HEAD, "grammar" },
  { "agree-before-welcome", "talia 3\nagree", "grammar" },
  { "agree-twice", AGREED "agree", "grammar" },
  { "begin-before-agree", WELCOME HEAD "begin", "grammar" },
  { "begin-twice", AGREED "begin\nbegin", "grammar" },
  { "seat-after-begin", AGREED "begin\nseat 2", "grammar" },
  { "view-before-begin", AGREED VIEW, "grammar" },
  { "events-before-view", AGREED "begin\nevents -", "grammar" },
  { "unknown", "talia 3\nhello", "grammar" },
  /* A number out of its range. */
  { "no-such-seat", WELCOME HEAD "agree\nperson 4 here AAAA", "grammar" },
  { "seat-below-none", AGREED "person -1 here AAAA", "grammar" },
  { "seat-with-a-sign", AGREED "person +1 here AAAA", "grammar" },
  { "seat-that-wraps", AGREED "person 18446744073709551615 here AAAA", "grammar" },
  { "own-seat-too-high", AGREED "seat 4", "grammar" },
  { "welcome-too-high", "talia 3\nwelcome 7 t", "grammar" },
  { "welcome-where-nobody-sits", "talia 3\nwelcome 5 t\n" HEAD "agree", "version" },
  /* Another match than the one that was agreed on. */
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

/* What is said after a match has begun well, and after the guest has come back to it. */
static const struct
{
  const char *name, *lines, *reason;
  gboolean again;
} later[] = {
  { "welcome", "welcome 1 t", "grammar" },
  { "welcome-elsewhere", "talia 3\nwelcome 2 t", "grammar", TRUE },
  { "agree", "agree", "grammar" },
  { "begin", "begin", "grammar" },
  { "seat", "seat 2", "grammar" },
  { "events-twice", "events -\nevents -", "grammar" },
  { "step-between", "events -\nstep deal", "grammar" },
  { "no-view", VIEW, "grammar" },
  { "view-before-begin", "talia 3\n" VIEW, "grammar", TRUE },
  { "other-game", "talia 3\nwelcome 1 t\nstep talia-record 1\nstep game spades\nagree", "rules", TRUE },
  { "more-seats", "talia 3\nwelcome 1 t\nstep talia-record 1\nstep game kierki\nstep option players=7\nagree", "rules",
    TRUE },
};

static void
test_later (gconstpointer data)
{
  const guint row = GPOINTER_TO_UINT (data);
  g_autoptr (Liar) liar = liar_new ();
  g_autoptr (TaliaGuest) guest = liar_invite (liar);
  g_autoptr (TaliaTable) table = playing_game_table (talia_registry_find ("hearts"), "target=50");
  g_autofree char *steps = steps_of (table), *view = NULL, *kept = NULL;
  TaliaTable *followed;
  TaliaRandom random;

  talia_random_init (&random, 1);
  liar_say (liar, WELCOME);
  liar_say (liar, steps);
  playing_steps (table, &random, 20);
  view = view_of (table, 1);
  liar_say (liar, "agree\nbegin");
  liar_say (liar, view);
  PARTY_WAIT (liar, talia_guest_get_table (guest) != NULL);
  followed = talia_guest_get_table (guest);
  if (later[row].again)
    liar_cut (liar);
  liar_say (liar, later[row].lines);
  PARTY_WAIT (liar, talia_guest_get_state (guest) == TALIA_GUEST_ENDED);
  g_assert_cmpstr (talia_guest_get_reason (guest), ==, later[row].reason);
  g_assert_true (talia_guest_get_table (guest) == followed);
  kept = view_of (followed, 1);
  g_assert_cmpstr (kept, ==, view);
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
  return g_test_run ();
}
