/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Limits the wrong codes that an address may try, so that somebody who guesses is slowed down and nobody else is kept
 * out. */
#include "talia-guesses.h"

#include "talia-rate.h"

#define BURST 5  /* the number of wrong codes at once from one address … */
#define RATE 0.5 /* … and per second after that */

/* The same from all addresses together, against attackers with many addresses. */
#define BURST_OF_ALL 40
#define RATE_OF_ALL 2

/* The number of addresses that are counted separately; all others share one count. */
#define ADDRESSES 256

struct _TaliaGuesses
{
  GHashTable *addresses; /* TaliaRate, by address */
  TaliaRate all;
};

TaliaGuesses *
talia_guesses_new (void)
{
  TaliaGuesses *self = g_new0 (TaliaGuesses, 1);

  self->addresses = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  talia_rate_init (&self->all, BURST_OF_ALL, RATE_OF_ALL, g_get_monotonic_time ());
  return self;
}

void
talia_guesses_free (TaliaGuesses *self)
{
  g_hash_table_unref (self->addresses);
  g_free (self);
}

/* Whether the address can be forgotten, because its count has returned to the initial value. */
static gboolean
is_forgotten (gpointer address, gpointer rate, gpointer now)
{
  talia_rate_allows (rate, *(gint64 *) now);
  return ((TaliaRate *) rate)->left >= BURST;
}

gboolean
talia_guesses_allow (TaliaGuesses *self, const char *address, gint64 now)
{
  TaliaRate *rate = g_hash_table_lookup (self->addresses, address);

  return (rate == NULL || talia_rate_allows (rate, now)) && talia_rate_allows (&self->all, now);
}

void
talia_guesses_take (TaliaGuesses *self, const char *address, gint64 now)
{
  TaliaRate *rate = g_hash_table_lookup (self->addresses, address);

  talia_rate_take (&self->all, now);
  if (rate == NULL && g_hash_table_size (self->addresses) >= ADDRESSES)
    g_hash_table_foreach_remove (self->addresses, is_forgotten, &now);
  if (rate == NULL && g_hash_table_size (self->addresses) < ADDRESSES)
    {
      rate = g_new (TaliaRate, 1);
      talia_rate_init (rate, BURST, RATE, now);
      g_hash_table_insert (self->addresses, g_strdup (address), rate);
    }
  if (rate != NULL)
    talia_rate_take (rate, now);
}
