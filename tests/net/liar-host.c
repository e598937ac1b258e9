/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A host that first tells its guests the truth and then lies: with lines that could be true, but come in the wrong
 * order or name other people, and at the end with lines that cannot be true.
 *
 * Usage: liar-host LINES QUIET SEED. Prints `table PORT CODE`; for each visit it prints `begun N GAME`, then `read
 * LINES` (of all visits so far) after each answered ping, and `ended N`, until it is killed. A visit has about LINES
 * lines. After every QUIET lines it prints `quiet` and then `shown`, and waits for a line of input after each.
 */
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "engine/talia-sound.h"
#include "engine/talia-view-line.h"
#include "liar.h"
#include "net/talia-people.h"
#include "party.h"
#include "teller.h"

#define BATCH 400        /* lines until a ping that must be answered */
#define MOST_BEGUN 150   /* steps before the guest comes */
#define MOST_WALKED 70   /* the most steps of a false deal */
#define MOST_CHANGES 200 /* the most changes that are tried until one cannot be true */

/* Names that are hard to show, escaped as in a line. */
static const char *const names[] = {
  "Ala",
  "Zażółć%20Gęślą",
  "",
  "%E2%80%AE%E2%80%AEkcart",
  "%D7%A9%D7%9C%D7%95%D7%9D",
  "a%CC%81%CC%81%CC%81%CC%81%CC%81%CC%81%CC%81%CC%81",
  "%3Cb%3E%26amp%3B%3C%2Fb%3E",
  "%25s%25n%25d",
  "%F0%9F%82%A1%F0%9F%82%A1%F0%9F%82%A1",
  "%0A%0D%09%1B%5B31m",
  "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
};

static const char *const states[] = { "none", "host", "here", "gone" };
static const char *const rules[] = { "wrong-move", "not-your-turn", "no-deal", "follow-suit", "seat" };
static const char *const steps[] = { "deal", "note title A", "seat 0 easy A", "move 2C", "x", "" };
static const char *const values[] = { "0", "1", "-1", "2", "255", "13",       "-", "2C", "QS", "AH",    "2C,TD", "7",
                                      "6", "3", "14", "x", "999", "40000000", "",  "/",  "=",  "TC,JC", "deal" };
/* Lines that end a visit at any time. */
static const char *const ends[] = {
  "welcome 1 t",        "agree",        "begin",      "seat 2",       "hello", "person 9 here A",
  "events -\nevents -", "refused code", "end closed", "view 1 hand=-"
};

typedef struct
{
  guint lines, quiet; /* from the command line */
  Liar *liar;
  Teller *teller;
  TaliaRandom random;
  guint64 read;        /* lines of all visits that the guest has read */
  guint said;          /* lines of this visit */
  guint unanswered;    /* lines of this visit since the last ping */
  guint pings;         /* pings on this connection */
  guint deals;         /* deals of the true match when it was looked at */
  char *last;          /* the last view sent */
  gboolean to_act;     /* whether it is the guest's turn in the last view */
  TaliaState before;   /* the state before the running deal */
  TaliaState other;    /* the false deal */
  gboolean walked;     /* the guest was sent `other` */
  gboolean led_astray; /* the guest was sent something false */
  gboolean is_record_spoilt;
} Host;

#define PICK(self, list) (list)[talia_random_pick (&(self)->random, G_N_ELEMENTS (list))]

static void
say (Host *self, const char *line)
{
  liar_say (self->liar, line);
  for (const char *at = line; at != NULL; at = strchr (at + 1, '\n'))
    self->said++, self->unanswered++;
  self->pings += g_str_equal (line, "ping");
}

/* Sends a ping and waits until the guest has read everything before it. */
static void
wait_for_guest (Host *self)
{
  say (self, "ping");
  while (self->liar->pongs != self->pings
         && !self->liar->gone) /* no timeout: the program that started this one has it */
    g_main_context_iteration (NULL, TRUE);
  if (self->liar->gone)
    return;
  self->read += self->unanswered;
  self->unanswered = 0;
  g_print ("read %" G_GUINT64_FORMAT "\n", self->read);
}

/* Waits for a line from the program that started this one, which may look at the window meanwhile; pings keep the guest
 * waiting. */
static void
wait_for_word (Host *self, const char *why)
{
  struct pollfd word = { .fd = STDIN_FILENO, .events = POLLIN };
  char answer[8];

  g_print ("%s\n", why);
  while (poll (&word, 1, 1000) == 0)
    wait_for_guest (self);
  if (fgets (answer, sizeof answer, stdin) == NULL)
    exit (1);
}

/* Sends nothing for a while, so that the guest can move. */
static void
be_quiet (Host *self)
{
  wait_for_guest (self);
  wait_for_word (self, "quiet");
  say (self, self->last);
  wait_for_guest (self);
  wait_for_word (self, "shown");
}

/* --- the truth ------------------------------------------------------------------------ */

/* Sends the true lines up to the next view. */
static void
tell_truth (Host *self)
{
  do
    {
      g_autofree char *line = teller_next (self->teller);

      g_assert_nonnull (line);
      say (self, line);
    }
  while (!g_queue_is_empty (&self->teller->lines));
  self->led_astray = self->walked = self->to_act = FALSE;
}

/* Whether the next step ends the match, after which nothing could be sent. */
static gboolean
ends_match (Host *self)
{
  Teller *next = self->teller;
  TaliaRandom random = next->random;
  TaliaState state = *talia_table_get_state (next->table);
  g_autofree TaliaMove *legal = g_new (TaliaMove, TALIA_MAX_LEGAL);
  int n;

  if (state.to_act == TALIA_NOBODY)
    return FALSE;
  n = talia_game_legal_or_some (talia_table_get_game (next->table), &state, legal);
  talia_game_apply (talia_table_get_game (next->table), &state, &legal[talia_random_pick (&random, (guint) n)], &state,
                    NULL);
  return state.phase == TALIA_PHASE_OVER;
}

static void
say_view (Host *self, const TaliaView *view)
{
  g_autofree char *text = talia_view_to_line (view);

  g_free (self->last);
  self->last = g_strdup_printf ("view %s", text);
  say (self, self->last);
  self->to_act = view->seen.to_act == self->teller->seat;
}

/* --- false deals ------------------------------------------------------------------------ */

/* Finds the state of the match before the deal. Returns FALSE if no deal is running. */
static gboolean
find_before (Host *self)
{
  TaliaTable *table = self->teller->table;
  const TaliaState *state = talia_table_get_state (table);
  guint step = talia_table_get_n_steps (table);

  if (state->to_act == TALIA_NOBODY)
    return FALSE;
  if (self->deals == state->deals)
    return TRUE;
  do
    step--;
  while (!talia_table_get_step (table, step)->is_deal);
  talia_table_get_state_at (table, (int) step - 1, &self->before);
  self->deals = state->deals;
  self->led_astray = self->walked = FALSE;
  return TRUE;
}

/* Makes any move in the false deal; returns FALSE at its end. */
static gboolean
walk (Host *self, TaliaEvents *events)
{
  const TaliaGame *game = talia_table_get_game (self->teller->table);
  g_autofree TaliaMove *legal = g_new (TaliaMove, TALIA_MAX_LEGAL);
  const int n = talia_game_legal_or_some (game, &self->other, legal);

  talia_game_apply (game, &self->other, &legal[talia_random_pick (&self->random, (guint) n)], &self->other, events);
  return self->other.to_act != TALIA_NOBODY;
}

static void
deal_other (Host *self)
{
  const TaliaGame *game = talia_table_get_game (self->teller->table);
  TaliaPack pack;
  TaliaState last;
  int dealer;

  talia_game_shuffle (game, &self->before, talia_random_next (&self->random), &pack, &dealer);
  g_assert_true (talia_game_deal (game, &self->before, &pack, dealer, &self->other, NULL, NULL));
  for (guint n = talia_random_pick (&self->random, MOST_WALKED); n > 0; n--)
    {
      last = self->other;
      if (!walk (self, NULL))
        {
          self->other = last;
          break;
        }
    }
}

/* Sends the next step of the false deal with its events, or a moment of another one. */
static void
tell_other (Host *self)
{
  const TaliaGame *game = talia_table_get_game (self->teller->table);
  TaliaEvents events = { 0 };
  TaliaView view;

  if (!find_before (self))
    {
      tell_truth (self);
      return;
    }
  if (self->walked && talia_random_pick (&self->random, 12) > 0 && walk (self, &events))
    {
      g_autofree char *text = talia_events_to_line (&events), *line = g_strdup_printf ("events %s", text);

      say (self, line);
    }
  else
    deal_other (self);
  talia_game_view (game, &self->other, self->teller->seat, &view);
  say_view (self, &view);
  self->led_astray = self->walked = TRUE;
}

/* Sends the true view, from which the match continues. */
static void
tell_view (Host *self)
{
  TaliaView view;

  if (!find_before (self))
    {
      tell_truth (self);
      return;
    }
  talia_table_get_view (self->teller->table, self->teller->seat, &view);
  say_view (self, &view);
  self->led_astray = self->walked = FALSE;
}

static void
go_on (Host *self)
{
  if (self->is_record_spoilt || ends_match (self))
    {
      tell_other (self);
      return;
    }
  if (self->led_astray)
    tell_view (self);
  tell_truth (self);
}

/* --- damaged lines ---------------------------------------------------------------------- */

static char *
damage (Host *self, const char *line)
{
  g_autofree char *how = g_strdup_printf ("%u %u %s", talia_random_pick (&self->random, 60),
                                          talia_random_pick (&self->random, 60), PICK (self, values));

  return teller_damage (line, how);
}

/* Changes a part of the view; returns whether the result is still possible. */
static gboolean
change_view (Host *self, char **changed)
{
  const TaliaGame *game = talia_table_get_game (self->teller->table);
  g_autofree char *line = NULL;
  TaliaState start;
  TaliaView view;

  if (self->walked)
    talia_game_view (game, &self->other, self->teller->seat, &view);
  else
    talia_table_get_view (self->teller->table, self->teller->seat, &view);
  line = talia_view_to_line (&view);
  *changed = damage (self, line);
  g_assert_true (talia_game_start (game, &self->before.options, &start, NULL));
  return talia_view_parse_line (&start, *changed, &view) && view.seat == self->teller->seat
         && talia_view_is_sound (game, &self->before, &view);
}

static void
tell_changed_view (Host *self)
{
  g_autofree char *changed = NULL, *line = NULL;

  if (!find_before (self) || !change_view (self, &changed))
    return;
  line = g_strdup_printf ("view %s", changed);
  say (self, line);
  self->led_astray = TRUE;
  self->walked = FALSE;
}

static void
tell_person (Host *self)
{
  const guint n = (guint) talia_table_get_n_seats (self->teller->table);
  TaliaPeople people = { .seats = (int) n };
  g_autofree char *line =
      g_strdup_printf ("%u %s %s", talia_random_pick (&self->random, n), PICK (self, states), PICK (self, names));
  g_autofree char *other = damage (self, line), *said = NULL;
  const gboolean changed = talia_random_pick (&self->random, 3) == 0 && talia_people_parse_line (&people, other) >= 0;

  said = g_strdup_printf ("person %s", changed ? other : line);
  say (self, said);
}

static void
tell_refusal (Host *self)
{
  g_autofree char *line = g_strdup_printf ("refused %s", PICK (self, rules));

  say (self, line);
}

/* Sends a false step, after which no deal may end, because its record would be wrong. */
static void
tell_step (Host *self)
{
  g_autofree char *line = g_strdup_printf ("step %s", PICK (self, steps));

  if (self->is_record_spoilt)
    say (self, line);
}

static void
tell_ping (Host *self)
{
  say (self, "ping");
}

/* --- visits ----------------------------------------------------------------------------- */

static const struct
{
  guint weight;
  void (*tell) (Host *self);
} kinds[] = {
  { 24, go_on },       { 30, tell_other },  { 3, tell_view }, { 8, tell_changed_view },
  { 12, tell_person }, { 3, tell_refusal }, { 6, tell_step }, { 6, tell_ping },
};

static void
tell_something (Host *self)
{
  guint all = 0, at;

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    all += kinds[i].weight;
  at = talia_random_pick (&self->random, all);
  for (guint i = 0;; at -= kinds[i++].weight)
    if (at < kinds[i].weight)
      {
        kinds[i].tell (self);
        return;
      }
}

/* Sends impossible lines until the guest ends the visit. */
static void
end_visit (Host *self)
{
  for (guint tries = 0; !self->liar->gone && tries < MOST_CHANGES; tries++)
    {
      g_autofree char *changed = NULL, *line = NULL;

      if (talia_random_pick (&self->random, 4) > 0 && find_before (self) && !change_view (self, &changed))
        line = g_strdup_printf ("view %s", changed);
      else
        line = g_strdup (PICK (self, ends));
      say (self, line);
      wait_for_guest (self);
    }
  g_assert_true (self->liar->gone);
  self->read += self->unanswered - 1; /* without the last ping, which was not read */
}

/* Repeats everything to a guest who has reconnected. */
static void
tell_again (Host *self)
{
  self->liar->pongs = self->pings = 0;
  teller_again (self->teller);
  self->led_astray = self->walked = FALSE;
  tell_truth (self);
}

/* Cuts the connection; the guest reconnects by itself. */
static void
break_off (Host *self)
{
  liar_cut (self->liar);
  tell_again (self);
}

/* Waits for a guest who has lost the connection because the machine is busy. A guest who has noticed a lie does not
 * return. */
static void
wait_for_return (Host *self)
{
  PARTY_WAIT (self, !self->liar->gone);
  tell_again (self);
}

/* Starts a match of the game and plays some steps, but not to its end. */
static void
begin_match (Host *self, const PartyGame *game)
{
  g_autofree char *first = g_strdup_printf ("%s %s", game->game, game->options);

  do
    {
      g_clear_pointer (&self->teller, teller_free);
      self->teller =
          teller_new (first, talia_random_next (&self->random), talia_random_pick (&self->random, MOST_BEGUN));
    }
  while (talia_table_get_state (self->teller->table)->to_act == TALIA_NOBODY || ends_match (self));
  self->deals = G_MAXUINT;
}

static void
visit (Host *self, guint number)
{
  const PartyGame *game = &party_games[number % party_n_games];
  const guint came = self->liar->came;
  guint breaks = number % 3 == 2 ? self->lines / 2 : G_MAXUINT, quiet = self->quiet;

  begin_match (self, game);
  self->said = self->unanswered = 0;
  self->is_record_spoilt = number % 4 == 3;
  while (self->liar->came == came)
    g_main_context_iteration (NULL, TRUE);
  self->liar->pongs = self->pings = 0;
  tell_truth (self);
  wait_for_guest (self);
  g_print ("begun %u %s\n", number, game->game);
  while (self->said < self->lines)
    {
      tell_something (self);
      if (self->unanswered >= BATCH)
        wait_for_guest (self);
      if (self->said > quiet && self->to_act)
        {
          quiet += self->quiet;
          be_quiet (self);
        }
      if (self->said > breaks)
        {
          breaks = G_MAXUINT;
          break_off (self);
        }
      if (self->liar->gone) /* no lie so far could be noticed */
        wait_for_return (self);
    }
  end_visit (self);
  g_print ("ended %u\n", number);
}

int
main (int argc, char **argv)
{
  Host self = { 0 };

  g_assert_cmpint (argc, ==, 4);
  self.lines = (guint) atoi (argv[1]);
  self.quiet = (guint) atoi (argv[2]);
  talia_random_init (&self.random, g_ascii_strtoull (argv[3], NULL, 10));
  self.liar = liar_new ();
  setvbuf (stdout, NULL, _IOLBF, 0);
  g_print ("table %u %s\n", self.liar->port, self.liar->code);
  for (guint number = 0;; number++)
    visit (&self, number);
}
