/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counts what two computer players do and what it costs them; measures tempers (docs/measurements/levels.md). */
#include <locale.h>
#include <math.h>

#include "arena-player.h"
#include "arena-sample.h"
#include "arena-seating.h"
#include "duel-traits.h"

static struct
{
  char *game, **settings;
  int deals, first;
  gint64 seed;
  gboolean each, seeing;
} options = { .deals = 200, .seed = 1 };

static const GOptionEntry entries[] = {
  { "game", 'g', 0, G_OPTION_ARG_STRING, &options.game, "this game", "ID" },
  { "option", 'o', 0, G_OPTION_ARG_STRING_ARRAY, &options.settings, "an option of the game; may be repeated",
    "KEY=VALUE" },
  { "deals", 'd', 0, G_OPTION_ARG_INT, &options.deals, "the number of deals, each also played with sides swapped (200)",
    "N" },
  { "first", 'f', 0, G_OPTION_ARG_INT, &options.first,
    "only the first N deals of each match, so that two versions of a player get the same deals", "N" },
  { "each", 'e', 0, G_OPTION_ARG_NONE, &options.each, "print the lead in each deal, and its moons, as well", NULL },
  { "seeing", 0, 0, G_OPTION_ARG_NONE, &options.seeing,
    "A sees all hands, which shows how much could be made and prevented by knowing them", NULL },
  { "seed", 's', 0, G_OPTION_ARG_INT64, &options.seed, "the number that all chance comes from (1)", "N" },
  { NULL }
};

typedef struct
{
  const TaliaGame *game;
  TaliaOptions options;
  ArenaPlayer players[2];
  DuelTraits traits[2];
  ArenaSample advantage;
  ArenaSample points[2]; /* of a side in a deal */
  ArenaSample apart;     /* the lead of a side over another one */
} Duel;

static void
play_move (Duel *self, TaliaState *state, int player, TaliaRandom *random)
{
  TaliaThinking thinking = { .random = *random };
  g_autoptr (GArray) advice = NULL;
  TaliaMove move;
  TaliaView view;

  if (options.seeing && player == 0)
    talia_game_view_open (self->game, state, state->to_act, &view);
  else
    talia_game_view (self->game, state, state->to_act, &view);
  arena_player_begin (&self->players[player], &thinking);
  advice = talia_level_advise (self->players[player].level, self->game, &view, &thinking);
  *random = thinking.random;
  move = g_array_index (advice, TaliaAdvice, 0).move;
  duel_traits_add_move (&self->traits[player], self->game, state, &move);
  if (talia_game_apply (self->game, state, &move, state, NULL).rule != TALIA_RULE_NONE)
    g_error ("%s gave an illegal answer", self->players[player].name);
}

static double
end_deal (Duel *self, const TaliaState *end, guint8 seating, guint tried)
{
  for (int side = 0; side < end->sides; side++)
    {
      const int player = arena_seating_side_player (side, seating);
      const double points = talia_game_score (self->game, end, side, NULL, NULL);

      arena_sample_add (&self->points[player], points);
      for (int other = 0; other < side; other++)
        arena_sample_add (&self->apart, points - talia_game_score (self->game, end, other, NULL, NULL));
    }
  for (int seat = 0; seat < end->seats; seat++)
    duel_traits_add_deal (&self->traits[arena_seating_player (end, seat, seating)], self->game, end, seat, tried);
  return arena_seating_advantage (self->game, end, seating);
}

/* Plays the deal of seed `number`; returns the lead of A's sides. */
static double
play_deal (Duel *self, TaliaState *state, guint8 seating, guint64 number)
{
  TaliaRandom random[TALIA_MAX_SEATS];
  TaliaPack pack;
  guint tried = 0;
  int dealer;

  for (int seat = 0; seat < state->seats; seat++)
    talia_random_init (&random[seat], number * TALIA_MAX_SEATS + (guint64) seat);
  talia_game_shuffle (self->game, state, number, &pack, &dealer);
  if (!talia_game_deal (self->game, state, &pack, dealer, state, NULL, NULL))
    g_error ("%s cannot be dealt", self->game->id);
  while (state->to_act != TALIA_NOBODY)
    {
      play_move (self, state, arena_seating_player (state, state->to_act, seating), &random[state->to_act]);
      tried |= duel_traits_find_moon (self->game, state);
    }
  return end_deal (self, state, seating, tried);
}

/* Sets the options of the game, and tries to start a match. */
static gboolean
prepare (Duel *self, GError **error)
{
  TaliaState state;

  talia_game_init_options (self->game, &self->options);
  for (char **setting = options.settings; setting != NULL && *setting != NULL; setting++)
    if (!talia_options_set (self->game->options, &self->options, *setting, error))
      return FALSE;
  return talia_game_start (self->game, &self->options, &state, error);
}

static gboolean
must_start (const TaliaState *state)
{
  return state->seats == 0 || state->phase == TALIA_PHASE_OVER
         || (options.first > 0 && state->deals >= (guint) options.first);
}

/* Plays matches one after the other, each deal in all seatings. */
static void
play (Duel *self)
{
  guint64 number = (guint64) options.seed * 1000000;
  TaliaState state = { 0 };

  for (int i = 0, match = 0; i < options.deals; i++, number++)
    {
      const double moons[2] = { self->traits[0].sum[DUEL_MOON], self->traits[1].sum[DUEL_MOON] };
      ArenaSeatings seatings;
      TaliaState next;
      double sum = 0.0;

      if (must_start (&state) && !talia_game_start (self->game, &self->options, &state, NULL))
        g_error ("%s does not start", self->game->id); /* these options have worked before */
      match += state.deals == 0;
      arena_seatings_init (&seatings, state.sides, FALSE, (guint) match);
      next = state;
      for (guint j = 0; j < seatings.n; j++)
        {
          TaliaState played = state;

          sum += play_deal (self, &played, seatings.sides[j], number) / seatings.n;
          if (j == seatings.followed)
            next = played;
        }
      state = next;
      arena_sample_add (&self->advantage, sum);
      if (options.each)
        g_print ("%d %+.2f %g %g\n", i + 1, sum, self->traits[0].sum[DUEL_MOON] - moons[0],
                 self->traits[1].sum[DUEL_MOON] - moons[1]);
    }
}

static void
report (const Duel *self)
{
  g_print ("%s: %s over %s: %+.2f ± %.2f points in %u deals\n", self->game->id, self->players[0].name,
           self->players[1].name, self->advantage.mean, arena_sample_half_width (&self->advantage, 0.05),
           self->advantage.n);
  g_print ("%-20s %8.3g %8.3g\n", "points", self->points[0].mean, self->points[1].mean);
  g_print ("%-20s %8.3g\n", "sides apart", sqrt (self->apart.squares / MAX (self->apart.n - 1, 1)));
  g_print ("%-20s %8.3g %8.3g\n", "spread of points", sqrt (self->points[0].squares / MAX (self->points[0].n - 1, 1)),
           sqrt (self->points[1].squares / MAX (self->points[1].n - 1, 1)));
  for (DuelTrait trait = 0; trait < DUEL_TRAITS; trait++)
    if (self->traits[0].n[trait] > 0 && self->traits[1].n[trait] > 0)
      g_print ("%-20s %8.3g %8.3g\n", duel_traits_name (trait), self->traits[0].sum[trait] / self->traits[0].n[trait],
               self->traits[1].sum[trait] / self->traits[1].n[trait]);
}

int
main (int argc, char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new ("A B - what can be seen of two computer players");
  g_autoptr (GError) error = NULL;
  Duel duel = { 0 };
  int status = 0;

  setlocale (LC_CTYPE, ""); /* otherwise “±” would be printed as a question mark */
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || argc != 3
      || (duel.game = talia_registry_find (options.game != NULL ? options.game : "hearts")) == NULL
      || !arena_player_parse (&duel.players[0], argv[1], &error)
      || !arena_player_parse (&duel.players[1], argv[2], &error) || duel.players[0].level == NULL
      || duel.players[1].level == NULL || !prepare (&duel, &error))
    {
      g_printerr ("talia-duel: %s\n", error != NULL
                                          ? error->message
                                          : "it takes a game and two levels: talia-duel -g hearts hard+doris hard");
      status = 2;
    }
  else
    {
      play (&duel);
      report (&duel);
    }
  for (int i = 0; i < 2; i++)
    arena_player_clear (&duel.players[i]);
  g_free (options.game);
  g_strfreev (options.settings);
  return status;
}
