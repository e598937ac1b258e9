/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the checks of views received from another machine: a true view is accepted, and a changed one is refused unless
 * it is possible too. */
#include <stdlib.h>
#include <string.h>

#include "engine/games/games.h"
#include "engine/talia-sound.h"
#include "engine/talia-view-line.h"
#include "invariants.h"
#include "starting.h"

static guint64 wanted = 1000; /* number of views of each game and preset; TALIA_VIEWS */

/* One match being played. */
typedef struct
{
  const TaliaGame *game;
  TaliaRandom random;
  TaliaState before, state; /* the state before the running deal, and now */
  guint64 views, refused, proven, dead;
} Play;

typedef void (*Look) (Play *play, const TaliaView *view);

static void
make_any (Play *play, TaliaState *state)
{
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  const int n = talia_game_legal_or_some (play->game, state, moves);

  g_assert_cmpint (n, >, 0);
  talia_game_make (play->game, state, &moves[talia_random_pick (&play->random, (guint) n)], NULL);
}

static void
deal (Play *play)
{
  TaliaPack pack;
  int dealer;

  play->before = play->state;
  talia_game_shuffle (play->game, &play->state, talia_random_next (&play->random), &pack, &dealer);
  g_assert_true (talia_game_deal (play->game, &play->before, &pack, dealer, &play->state, NULL, NULL));
}

/* Plays matches at random and checks each seat's view of each state, until there are enough views. */
static void
play_on (Play *play, const TaliaPreset *preset, Look look)
{
  talia_random_init (&play->random, 1);
  for (uint64_t number = 0; play->views < wanted; number++)
    {
      if (preset != NULL)
        starting_preset (play->game, preset, number, &play->state);
      else
        starting_at_random (play->game, &play->random, &play->state);
      while (play->state.phase != TALIA_PHASE_OVER && play->views < wanted)
        {
          deal (play);
          for (; play->state.to_act != TALIA_NOBODY; make_any (play, &play->state))
            for (int seat = 0; seat < play->state.seats; seat++)
              {
                TaliaView view;

                talia_game_view (play->game, &play->state, seat, &view);
                look (play, &view);
                play->views++;
              }
        }
    }
}

/* --- true views --- */

static void
believe (Play *play, const TaliaView *view)
{
  if (!talia_view_is_sound (play->game, &play->before, view))
    {
      g_autofree char *line = talia_view_to_line (view);

      g_error ("refused in %s: %s", play->game->id, line);
    }
}

/* --- views with one change --- */

/* The parts of a view that may change: those in its line, and others that a state has. Options and seats are fixed. */
static const struct
{
  gsize offset, size;
} places[] = {
#define PLACE(member) { offsetof (TaliaView, member), sizeof ((TaliaView *) NULL)->member }
  PLACE (seen.taken), PLACE (seen.trick),  PLACE (seen.rows),    PLACE (seen.fishing), PLACE (seen.total),
  PLACE (seen.phase), PLACE (seen.board),  PLACE (seen.to_act),  PLACE (seen.dealer),  PLACE (seen.winners),
  PLACE (seen.deals), PLACE (seen.memory), PLACE (seen.hand[0]), PLACE (held),
};

/* Changes a byte, to a random value or to a close one. */
static void
change_byte (Play *play, TaliaView *view)
{
  const guint place = talia_random_pick (&play->random, G_N_ELEMENTS (places));
  unsigned char *byte =
      (unsigned char *) view + places[place].offset + talia_random_pick (&play->random, (guint) places[place].size);

  if (places[place].offset == offsetof (TaliaView, seen.hand[0]))
    byte += (gsize) view->seat * sizeof (TaliaCards);
  switch (talia_random_pick (&play->random, 3))
    {
    case 0:
      *byte = (unsigned char) talia_random_next (&play->random);
      break;
    case 1:
      *byte ^= (unsigned char) (1u << talia_random_pick (&play->random, 8));
      break;
    default:
      *byte = (unsigned char) (*byte + (talia_random_pick (&play->random, 2) ? 1 : -1));
      break;
    }
}

/* Replaces one of the values of a line by something else. */
static void
write_other (Play *play, const char *value, GString *out)
{
  const TaliaCard card = talia_random_card (&play->random, TALIA_ALL_CARDS);
  TaliaCards cards;

  if (strchr ("0123456789-", *value) != NULL && g_ascii_strtoll (value, NULL, 10) != 0
      && strpbrk (value, "CDHST") == NULL)
    g_string_append_printf (out, "%d", atoi (value) + (int) talia_random_pick (&play->random, 5) - 2);
  else if (g_str_equal (value, "0"))
    g_string_append_printf (out, "%u", talia_random_pick (&play->random, 4));
  else if (talia_cards_parse (value, -1, &cards))
    {
      if (talia_cards_count (cards) == 1 && talia_random_pick (&play->random, 2))
        cards = 0;
      talia_cards_append (out, cards ^ TALIA_BIT (card));
    }
  else
    g_string_append (out, value);
}

/* Changes one value of one field of the line; returns FALSE if the field is not read. */
static gboolean
change_line (Play *play, TaliaView *view)
{
  g_autofree char *line = talia_view_to_line (view);
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  const guint word = 1 + talia_random_pick (&play->random, g_strv_length (words) - 1);
  const gsize name = strcspn (words[word], "=") + 1;
  g_auto (GStrv) values = g_strsplit (words[word] + name, "/", -1);
  const guint value = talia_random_pick (&play->random, g_strv_length (values));
  g_autoptr (GString) other = g_string_new (NULL);
  g_autofree char *joined = NULL, *changed = NULL;

  write_other (play, values[value], other);
  g_free (values[value]);
  values[value] = g_strdup (other->str);
  joined = g_strjoinv ("/", values);
  words[word][name] = '\0';
  changed = g_strconcat (words[word], joined, NULL);
  g_free (words[word]);
  words[word] = g_steal_pointer (&changed);
  changed = g_strjoinv (" ", words);
  return talia_view_parse_line (&play->before, changed, view);
}

/* Asserts that a view is possible: a state that has this view can be sampled, and played to its end. */
static void
prove (Play *play, const TaliaView *view)
{
  const TaliaGame *game = play->game;
  TaliaState state;
  TaliaView again;

  talia_game_sample (game, view, &play->random, &state);
  talia_game_view (game, &state, view->seat, &again);
  g_assert_cmpmem (&again, sizeof again, view, sizeof *view);
  for (int side = state.sides; side < TALIA_MAX_SEATS; side++)
    g_assert_cmpint (state.total[side], ==, 0);
  while (state.to_act != TALIA_NOBODY)
    make_any (play, &state);
  invariants_check_deal (game, &state);
}

static void
change (Play *play, const TaliaView *view)
{
  TaliaView other = *view;

  if (talia_random_pick (&play->random, 2))
    change_byte (play, &other);
  else if (!change_line (play, &other))
    {
      play->dead++;
      return;
    }
  if (memcmp (&other, view, sizeof other) == 0)
    return;
  if (!talia_view_is_sound (play->game, &play->before, &other))
    {
      play->refused++;
      /* Without knowledge of the match the view may be accepted, but only if it is possible. */
      if (talia_view_is_sound (play->game, NULL, &other))
        prove (play, &other);
      return;
    }
  play->proven++;
  prove (play, &other);
}

/* --- steps --- */

/* Changes one thing in the events of a step. */
static void
misreport (Play *play, TaliaEvents *events)
{
  TaliaEvent *event = &events->at[talia_random_pick (&play->random, events->n)];

  switch (talia_random_pick (&play->random, 6))
    {
    case 0:
      event->seat = (int8_t) ((event->seat + 1) % play->state.seats);
      break;
    case 1:
      event->card ^= 1;
      break;
    case 2:
      event->value++;
      break;
    case 3:
      event->cards ^= TALIA_BIT (talia_random_card (&play->random, TALIA_ALL_CARDS));
      break;
    case 4:
      events->n--;
      break;
    default:
      *event = (TaliaEvent) { .kind = TALIA_EVENT_MATCH_ENDED, .seat = TALIA_NOBODY };
      break;
    }
}

/* A step is accepted from the view before it with its events, and not from another view or with other events. */
static void
look_at_step (Play *play, const TaliaState *from, const TaliaState *earlier, const TaliaEvents *events, int seat)
{
  TaliaEvents other = *events;
  TaliaView before, then, view;

  talia_game_view (play->game, from, seat, &before);
  talia_game_view (play->game, earlier, seat, &then);
  talia_game_view (play->game, &play->state, seat, &view);
  g_assert_true (talia_view_follows (play->game, &play->before, &before, events, &view));
  g_assert_false (talia_view_follows (play->game, &play->before, &view, events, &view));
  if (memcmp (&then, &before, sizeof then) != 0)
    g_assert_false (talia_view_follows (play->game, &play->before, &then, events, &view));
  /* Two steps may be one claim, but not in rows or with a card set aside, because a claim ends the deal. */
  talia_events_claim (&other, earlier, seat, events);
  if (play->state.board == TALIA_BOARD_TRICK && talia_state_hidden (&play->state) == 0)
    g_assert_true (talia_view_follows (play->game, &play->before, &then, &other, &view));
  other = *events;
  misreport (play, &other);
  g_assert_false (talia_view_follows (play->game, &play->before, &before, &other, &view));
  play->views++;
}

static void
test_steps (gconstpointer data)
{
  const TaliaGame *game = data;
  g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  Play play = { .game = game };

  talia_random_init (&play.random, 2);
  while (play.views < 4 * wanted)
    {
      TaliaState from, earlier;
      TaliaEvents events;

      starting_at_random (game, &play.random, &play.state);
      deal (&play);
      for (from = play.before; play.state.to_act != TALIA_NOBODY;)
        {
          const int n = talia_game_legal_or_some (game, &play.state, moves);

          earlier = from;
          from = play.state;
          talia_game_make (game, &play.state, &moves[talia_random_pick (&play.random, (guint) n)], &events);
          for (int seat = 0; seat < from.seats && play.state.to_act != TALIA_NOBODY; seat++)
            look_at_step (&play, &from, &earlier, &events, seat);
        }
    }
}

/* --- cases --- */

typedef struct
{
  const TaliaGame *game;
  const TaliaPreset *preset; /* NULL: random options */
} Case;

static void
test_true (gconstpointer data)
{
  const Case *test = data;
  Play play = { .game = test->game };

  play_on (&play, test->preset, believe);
  g_test_message ("%" G_GUINT64_FORMAT " true views", play.views);
}

static void
test_changed (gconstpointer data)
{
  const Case *test = data;
  Play play = { .game = test->game };

  play_on (&play, test->preset, change);
  g_test_message ("%" G_GUINT64_FORMAT " refused, %" G_GUINT64_FORMAT " not even read, %" G_GUINT64_FORMAT
                  " of another true state",
                  play.refused, play.dead, play.proven);
  g_assert_cmpuint (play.refused, >, 20 * play.proven);
}

static void
add_case (const TaliaGame *game, const TaliaPreset *preset)
{
  const char *id = preset != NULL ? preset->id : "random";
  g_autofree char *truth = g_strdup_printf ("/sound/true/%s/%s", game->id, id);
  g_autofree char *changed = g_strdup_printf ("/sound/changed/%s/%s", game->id, id);
  const Case test = { game, preset };

  g_test_add_data_func_full (truth, g_memdup2 (&test, sizeof test), test_true, g_free);
  g_test_add_data_func_full (changed, g_memdup2 (&test, sizeof test), test_changed, g_free);
}

static void
add_game (const TaliaGame *game)
{
  g_autofree char *steps = g_strdup_printf ("/sound/steps/%s", game->id);

  g_test_add_data_func (steps, game, test_steps);
  add_case (game, NULL);
  for (const TaliaPreset *preset = game->presets; preset->id != NULL; preset++)
    add_case (game, preset);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (g_getenv ("TALIA_VIEWS") != NULL)
    wanted = g_ascii_strtoull (g_getenv ("TALIA_VIEWS"), NULL, 10);
  add_game (&talia_game_template);
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    add_game (*game);
  return g_test_run ();
}
