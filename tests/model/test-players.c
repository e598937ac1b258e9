/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests who may act, take moves back and look at cards at each seat, in every mode that a match has. */
#include "model/match/talia-match-away.h"
#include "model/match/talia-match-private.h"
#include "model/table/talia-table-follow.h"
#include "playing.h"

/* Changes of the match after a deal has begun. */
enum
{
  GUEST = 1 << 0,   /* the table only follows another one, as at the guest in seat `own` */
  WATCHED = 1 << 1, /* from the seat `own` */
  OPEN = 1 << 2,
  RAISED = 1 << 3, /* the person to act has raised the curtain */
  DROPPED = 1 << 4,
  HELD = 1 << 5, /* held back, as by a guide */
  BACK = 1 << 6, /* the absent people have returned */
};

/* Sets of seats are bits. In `seats`, p is a person and c a computer player; in `acts`, h is a person here, s a
 * stand-in, c a computer player, e a person elsewhere, and a dot nobody. */
static const struct
{
  const char *mode;
  const char *seats;
  guint steps; /* values of the enumeration above */
  guint away, stand_ins;
  const char *acts;
  int own;
  guint undo;  /* seats whose decisions may be undone */
  guint asked; /* seats that must agree to that */
  guint early; /* seats that may choose cards to pass before their turn */
  guint seen;  /* seats whose hands are visible */
} rows[] = {
  { "solo", "pccc", 0, 0, 0, "hccc", 0, 0x1, 0, 0, 0x1 },
  { "solo-at-another-seat", "cpcc", 0, 0, 0, "chcc", 1, 0x2, 0, 0, 0x2 },
  { "guided", "pccc", HELD, 0, 0, "hccc", 0, 0x1, 0, 0, 0x1 },
  { "nobody", "cccc", 0, 0, 0, "cccc", 0, 0, 0, 0, 0x1 },
  { "hot-seat-between", "pcpc", 0, 0, 0, "hchc", 0, 0x5, 0, 0, 0 },
  { "hot-seat", "pcpc", RAISED, 0, 0, "hchc", 0, 0x1, 0x4, 0, 0x1 },
  { "host", "ppcc", 0, 0x2, 0, "hecc", 0, 0, 0, 0x3, 0x1 },
  { "host-of-two-here", "pppc", 0, 0x4, 0, "hhec", 0, 0, 0, 0, 0 },
  { "host-at-another-seat", "pcpc", 0, 0x1, 0, "echc", 2, 0, 0, 0x5, 0x4 },
  { "away-no-more", "ppcc", BACK, 0x2, 0, "hhcc", 0, 0x3, 0, 0, 0 },
  { "stand-in-elsewhere", "ppcc", 0, 0x2, 0x2, "hscc", 0, 0, 0, 0x1, 0x1 },
  { "stand-in-here", "ppcc", 0, 0x2, 0x1, "secc", 0, 0, 0, 0x3, 0x1 },
  { "stand-in-of-a-computer", "ppcc", 0, 0x2, 0x8, "hecc", 0, 0, 0, 0x3, 0x1 },
  { "guest", "pppc", GUEST, 0, 0, "ehee", 1, 0, 0, 0x2, 0x2 },
  { "watched", "pccc", WATCHED, 0, 0, "....", 2, 0, 0, 0, 0x4 },
  { "watched-between", "ppcc", WATCHED | DROPPED, 0, 0, "....", 2, 0, 0, 0, 0 },
  { "review", "ppcc", WATCHED | OPEN, 0, 0, "....", 2, 0, 0, 0, 0xf },
};

static void
ask_cb (const char *line, gpointer data)
{
}

/* Returns the table that follows `played` on another computer. */
static TaliaTable *
follow (TaliaTable *played, int seat)
{
  const TaliaOptions options = talia_table_get_state (played)->options;
  TaliaTable *table = talia_table_follow_new (talia_table_get_game (played), &options, seat, ask_cb, NULL, NULL);
  TaliaView view;

  for (int i = 0; i < talia_table_get_n_seats (table); i++)
    talia_table_set_seat (table, i, talia_table_get_seat (played, i));
  talia_table_get_view (played, seat, &view);
  g_assert_true (talia_table_follow_tell (table, &view, NULL));
  return table;
}

static TaliaMatch *
create_match (guint row, TaliaTable *table)
{
  const guint steps = rows[row].steps;
  g_autoptr (TaliaTable) followed = steps & GUEST ? follow (table, rows[row].own) : NULL;
  TaliaMatch *match = steps & WATCHED ? talia_match_new_watched (table, rows[row].own)
                                      : talia_match_new (followed != NULL ? followed : table, TALIA_LEVEL_EASY);

  if (rows[row].away != 0)
    talia_match_set_away (match, rows[row].away);
  if (steps & BACK)
    talia_match_set_away (match, 0);
  if (rows[row].stand_ins != 0)
    talia_match_set_stand_ins (match, rows[row].stand_ins);
  if (steps & RAISED)
    talia_match_raise_curtain (match);
  if (steps & DROPPED)
    talia_match_drop_curtain (match);
  if (steps & OPEN)
    talia_match_set_open (match, TRUE);
  if (steps & HELD)
    talia_match_hold (match);
  return match;
}

static char
describe_actor (const TaliaPlayers *players, int seat)
{
  if (talia_players_is_elsewhere (players, seat))
    return 'e';
  if (talia_players_is_computed (players, seat))
    return talia_players_find_stand_ins (players) & 1u << seat ? 's' : 'c';
  return talia_players_is_here (players, seat) ? 'h' : '.';
}

static void
test_row (gconstpointer data)
{
  const guint row = GPOINTER_TO_UINT (data);
  g_autoptr (TaliaTable) table = playing_table ("target=50");
  g_autoptr (TaliaMatch) match = NULL;
  TaliaRandom random;
  gboolean can_undo;

  talia_random_init (&random, 1);
  for (int seat = 0; seat < 4; seat++)
    talia_table_set_seat (table, seat, rows[row].seats[seat] == 'p' ? "human Ala" : "easy Ola");
  g_assert_true (talia_table_deal_seed (table, 3, NULL));
  match = create_match (row, table);

  g_assert_cmpint (talia_match_get_own_seat (match), ==, rows[row].own);
  g_assert_cmphex (talia_players_find_undoers (&match->players), ==, rows[row].undo);
  g_assert_cmphex (talia_players_find_asked (&match->players), ==, rows[row].asked);
  for (int seat = 0; seat < 4; seat++)
    {
      g_assert_cmpint (describe_actor (&match->players, seat), ==, rows[row].acts[seat]);
      g_assert_cmpint (talia_players_may_choose_early (&match->players, seat), ==, (rows[row].early >> seat) & 1);
      g_assert_cmpint (talia_match_get_view (match)->seen.hand[seat] != 0, ==, (rows[row].seen >> seat) & 1);
    }

  /* All players have passed cards and played one. */
  playing_steps (table, &random, 9);
  g_object_get (match, "can-undo", &can_undo, NULL);
  g_assert_cmpint (can_undo, ==, rows[row].undo != 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint row = 0; row < G_N_ELEMENTS (rows); row++)
    {
      g_autofree char *path = g_strconcat ("/players/", rows[row].mode, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (row), test_row);
    }
  return g_test_run ();
}
