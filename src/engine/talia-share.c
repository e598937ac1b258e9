/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Given only how many cards of each kind every player took, such as three hearts and one queen, finds cards for each
 * player that agree with these numbers. */
#include "talia-share.h"

#include <string.h>

/* The greatest number of groups: there cannot be more groups than cards. */
#define MAX_GROUPS TALIA_MAX_PACK

/* What is still to be given. Cards that are in the same shares are one group. */
typedef struct
{
  TaliaShare shares[TALIA_MAX_SHARES];
  guint n_shares;
  int parties;
  int room[TALIA_SHARE_PARTIES];
  TaliaCards taken[TALIA_SHARE_PARTIES];
  TaliaCards groups[MAX_GROUPS]; /* without cards that only a share of ranks has */
  guint n_groups;
} Search;

/* --- the ranks ------------------------------------------------------------------------------- */

/* The cards that only the share of ranks has, after all others were given. */
typedef struct
{
  Search *search;
  TaliaCards by_rank[TALIA_RANKS + 1];
  int sum[TALIA_SHARE_PARTIES];
  int order[TALIA_SHARE_PARTIES];                                    /* the parties, that with the least sum first */
  uint8_t failed[TALIA_SHARE_PARTIES][(1 << (TALIA_RANKS + 1)) / 8]; /* by the ranks left: there is no way on */
} Ranks;

static gboolean give_ranks_to (Ranks *ranks, int i, guint left);

/* Gives the party number `i` ranks up to `most` that add up to `sum`, and goes on with the next party. High ranks are
 * tried first: with the low ones that remain, more sums can be made. */
static gboolean
choose_ranks (Ranks *ranks, int i, guint left, int most, int sum)
{
  const int party = ranks->order[i];

  if (sum == 0)
    return give_ranks_to (ranks, i + 1, left);
  for (int rank = MIN (sum, most); rank > 0 && ranks->search->room[party] > 0; rank--)
    if (left >> rank & 1)
      {
        ranks->search->room[party]--;
        if (choose_ranks (ranks, i, left & ~(1u << rank), rank - 1, sum - rank))
          {
            ranks->search->taken[party] |= ranks->by_rank[rank];
            return TRUE;
          }
        ranks->search->room[party]++;
      }
  return FALSE;
}

/* Gives party number `i` and those after it their ranks out of `left`. The party with the smallest sum comes first: if
 * one of the sums is impossible, it is most likely that one, so that the search ends at once. */
static gboolean
give_ranks_to (Ranks *ranks, int i, guint left)
{
  if (i == ranks->search->parties)
    return left == 0;
  if (ranks->failed[i][left / 8] >> left % 8 & 1)
    return FALSE;
  if (choose_ranks (ranks, i, left, TALIA_RANKS, ranks->sum[ranks->order[i]]))
    return TRUE;
  ranks->failed[i][left / 8] |= (uint8_t) (1 << left % 8);
  return FALSE;
}

static gboolean
give_ranks (Search *search)
{
  Ranks ranks = { .search = search };
  const TaliaShare *share = NULL;
  TaliaCards cards = 0;
  guint left = 0;

  for (guint i = 0; i < search->n_shares; i++)
    if (search->shares[i].ranks)
      share = &search->shares[i];
  if (share == NULL)
    return TRUE;
  cards = share->cards;
  for (int party = 0; party < search->parties; party++)
    cards &= ~search->taken[party];
  while (cards != 0)
    {
      const TaliaCard card = talia_cards_pop (&cards);

      ranks.by_rank[talia_card_number (card)] = TALIA_BIT (card);
      left |= 1u << talia_card_number (card);
    }
  for (int party = 0; party < search->parties; party++)
    {
      int at = party;

      ranks.sum[party] = share->has[party];
      for (; at > 0 && ranks.sum[ranks.order[at - 1]] > ranks.sum[party]; at--)
        ranks.order[at] = ranks.order[at - 1];
      ranks.order[at] = party;
    }
  return give_ranks_to (&ranks, 0, left);
}

/* --- the groups ------------------------------------------------------------------------------ */

/* Gives the first `n` cards of a group to a party; returns FALSE if the group has fewer, or the party may not have as
 * many. */
static gboolean
give (Search *search, guint group, int party, int n)
{
  TaliaCards given = 0;

  for (int i = 0; i < n && search->groups[group] != 0; i++)
    given |= TALIA_BIT (talia_cards_pop (&search->groups[group]));
  search->taken[party] |= given;
  search->room[party] -= n;
  if (talia_cards_count (given) < n || search->room[party] < 0)
    return FALSE;
  for (guint i = 0; i < search->n_shares; i++)
    {
      TaliaShare *share = &search->shares[i];

      for (TaliaCards rest = given & share->cards; rest != 0;)
        {
          const TaliaCard card = talia_cards_pop (&rest);

          share->has[party] -= share->ranks ? talia_card_number (card) : 1;
        }
      if (share->has[party] < 0)
        return FALSE;
    }
  return TRUE;
}

/* Returns the share of which this group alone is left; NULL if there is none. */
static const TaliaShare *
only_of (const Search *search, guint group)
{
  for (guint i = 0; i < search->n_shares; i++)
    {
      const TaliaShare *share = &search->shares[i];
      gboolean only = !share->ranks && (share->cards & search->groups[group]) != 0;

      for (guint other = 0; other < search->n_groups && only; other++)
        only = other == group || (share->cards & search->groups[other]) == 0;
      if (only)
        return share;
    }
  return NULL;
}

static gboolean solve (Search *search);

/* Gives each party those cards of the group that the share says. */
static gboolean
solve_only (Search *search, guint group, const TaliaShare *share)
{
  int has[TALIA_SHARE_PARTIES];

  memcpy (has, share->has, sizeof has);
  for (int party = 0; party < search->parties; party++)
    if (has[party] < 0 || !give (search, group, party, has[party]))
      return FALSE;
  return search->groups[group] == 0 && solve (search);
}

/* Tries each party for one card of the smallest group. */
static gboolean
solve_any (Search *search, guint group)
{
  for (int party = 0; party < search->parties; party++)
    {
      Search tried = *search;

      if (give (&tried, group, party, 1) && solve (&tried))
        {
          *search = tried;
          return TRUE;
        }
    }
  return FALSE;
}

static gboolean
solve (Search *search)
{
  int smallest = -1;

  for (guint group = 0; group < search->n_groups; group++)
    if (search->groups[group] != 0)
      {
        const TaliaShare *share = only_of (search, group);

        if (share != NULL)
          return solve_only (search, group, share);
        if (smallest < 0 || talia_cards_count (search->groups[group]) < talia_cards_count (search->groups[smallest]))
          smallest = (int) group;
      }
  return smallest >= 0 ? solve_any (search, (guint) smallest) : give_ranks (search);
}

/* Returns the shares that a card is in, as bits. */
static guint
shares_of (const Search *search, TaliaCard card, gboolean ranks)
{
  guint in = 0;

  for (guint i = 0; i < search->n_shares; i++)
    if ((search->shares[i].cards >> card & 1) && (ranks || !search->shares[i].ranks))
      in |= 1u << i;
  return in;
}

static void
make_groups (Search *search)
{
  guint in[MAX_GROUPS];

  for (TaliaCards rest = TALIA_ALL_CARDS; rest != 0;)
    {
      const TaliaCard card = talia_cards_pop (&rest);
      const guint shares = shares_of (search, card, TRUE), counts = shares_of (search, card, FALSE);
      guint group = 0;

      if (counts == 0)
        continue;
      /* Cards that count by rank differ from each other. */
      while (group < search->n_groups && (in[group] != shares || shares != counts))
        group++;
      if (group == search->n_groups)
        search->n_groups++;
      in[group] = shares;
      search->groups[group] |= TALIA_BIT (card);
    }
}

gboolean
talia_share_out (const TaliaShare *shares, guint n, int parties, const int room[TALIA_SHARE_PARTIES],
                 TaliaCards taken[TALIA_SHARE_PARTIES])
{
  Search search = { .n_shares = n, .parties = parties };

  g_assert (n <= TALIA_MAX_SHARES && parties <= TALIA_SHARE_PARTIES);
  if (n > 0)
    memcpy (search.shares, shares, n * sizeof *shares);
  memcpy (search.room, room, sizeof search.room);
  make_groups (&search);
  if (!solve (&search))
    return FALSE;
  memcpy (taken, search.taken, sizeof search.taken);
  return TRUE;
}
