/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes pairs of matches that differ only in cards which one seat cannot see. */
#include "pairing.h"

#include "model/record/talia-record.h"
#include "model/table/talia-table-private.h"
#include "sampling.h"

/* How many positions are tried at most, and how often each is dealt anew, to find a pair that differs in hidden
 * cards. */
#define POSITIONS 1000
#define SAMPLES 20

struct Pairing
{
  const TaliaGame *game;
  char *settings;
  int seat;
  TaliaTable *table; /* NULL before the first match */
  TaliaRandom random;
  SamplingDeal deal; /* the running one */
  TaliaMove *moves;  /* room for TALIA_MAX_LEGAL */
};

static void
start (Pairing *self)
{
  static const char *const names[TALIA_MAX_SEATS] = { "Ala", "Ola", "Jan", "Ewa", "Zosia", "Tomek", "Hania" };
  g_autoptr (GError) error = NULL;
  TaliaOptions options;

  g_clear_object (&self->table);
  talia_options_apply_preset (self->game->options, &options, &(TaliaPreset) { "", "", self->settings });
  self->table = talia_table_new (self->game, &options, &error);
  g_assert_no_error (error);
  for (int seat = 0; seat < talia_table_get_n_seats (self->table); seat++)
    {
      g_autofree char *text = g_strdup_printf ("%s %s", seat == self->seat ? "human" : "easy", names[seat]);

      talia_table_set_seat (self->table, seat, text);
    }
}

/* Deals by a pack, because the number of a deal would reveal all cards. */
static void
deal (Pairing *self)
{
  SamplingDeal *it = &self->deal;

  it->before = *talia_table_get_state (self->table);
  talia_game_shuffle (self->game, &it->before, talia_random_next (&self->random), &it->pack, &it->dealer);
  g_assert_true (talia_table_deal (self->table, &it->pack, it->dealer, NULL, NULL));
  g_array_set_size (it->moves, 0);
}

static void
move (Pairing *self)
{
  const TaliaState *state = talia_table_get_state (self->table);
  int n = talia_game_legal_or_some (self->game, state, self->moves);
  const TaliaMove *chosen = &self->moves[talia_random_below (&self->random, (uint64_t) n)];

  g_array_append_vals (self->deal.moves, &(SamplingMove) { *chosen, state->to_act }, 1);
  g_assert_true (talia_table_play (self->table, chosen, NULL));
}

/* Plays at random until it is the seat's turn, or anybody's with `any_turn`; returns FALSE if the match ends before. */
static gboolean
play (Pairing *self, gboolean any_turn)
{
  const TaliaState *state = talia_table_get_state (self->table);

  do
    if (state->phase == TALIA_PHASE_OVER)
      return FALSE;
    else if (state->phase == TALIA_PHASE_DEAL)
      deal (self);
    else
      move (self);
  while ((any_turn ? state->to_act == TALIA_NOBODY : state->to_act != self->seat)
         || talia_random_below (&self->random, 12) != 0);
  return TRUE;
}

/* Replays the match with the running deal as it would have been with the cards of the sample. Returns NULL if the moves
 * depend on a card that no view remembers (sampling.c). */
static TaliaTable *
retell (Pairing *self, const char *record, const TaliaState *sample)
{
  const TaliaPack pack = sampling_pack (&self->deal, talia_table_get_state (self->table), sample);
  g_autoptr (TaliaTable) table = talia_record_parse (record, g_strrstr (record, "\ndeal ") + 1 - record, NULL);

  g_assert_true (talia_table_deal (table, &pack, self->deal.dealer, NULL, NULL));
  for (guint i = 0; i < self->deal.moves->len; i++)
    {
      const SamplingMove *it = &g_array_index (self->deal.moves, SamplingMove, i);
      TaliaMove made = it->move;

      if (made.kind == TALIA_MOVE_PASS)
        made.cards = sample->trick.pass[it->seat];
      if (!talia_table_play (table, &made, NULL))
        return NULL;
    }
  return g_steal_pointer (&table);
}

/* Returns another record that shows the same to the seat; NULL if the sample equals the true cards. */
static char *
make_other (Pairing *self, const char *record)
{
  TaliaView view, other_view;
  TaliaState sample;
  g_autoptr (TaliaTable) table = NULL;

  talia_table_get_view (self->table, self->seat, &view);
  talia_game_sample (self->game, &view, &self->random, &sample);
  table = retell (self, record, &sample);
  if (table == NULL || talia_state_equal (&sample, talia_table_get_state (self->table)))
    return NULL;
  talia_table_get_view (table, self->seat, &other_view);
  g_assert_cmpmem (&view, sizeof view, &other_view, sizeof other_view);
  return talia_record_write (table);
}

static char *
find_other (Pairing *self, const char *record)
{
  char *other = NULL;

  for (int i = 0; i < SAMPLES && other == NULL; i++)
    other = make_other (self, record);
  return other;
}

Pairing *
pairing_new (const TaliaGame *game, const char *settings, guint64 seed, int seat)
{
  Pairing *self = g_new0 (Pairing, 1);

  self->game = game;
  self->settings = g_strdup (settings);
  self->seat = seat;
  self->deal.moves = g_array_new (FALSE, FALSE, sizeof (SamplingMove));
  self->moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
  talia_random_init (&self->random, seed);
  return self;
}

void
pairing_free (Pairing *self)
{
  g_clear_object (&self->table);
  g_array_unref (self->deal.moves);
  g_free (self->moves);
  g_free (self->settings);
  g_free (self);
}

gboolean
pairing_find (Pairing *self, gboolean any_turn, char **record, char **other)
{
  for (int i = 0; i < POSITIONS; i++)
    {
      if (self->table == NULL || !play (self, any_turn))
        {
          start (self);
          continue;
        }
      *record = talia_record_write (self->table);
      *other = find_other (self, *record);
      if (*other != NULL)
        return TRUE;
      g_free (*record);
    }
  return FALSE;
}
