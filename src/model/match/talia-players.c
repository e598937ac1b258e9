/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The players of a match by seat: who acts there, who may take moves back, and what the view at this window shows. */
#include "talia-players.h"

/* The properties of each kind of player. */
static const struct
{
  gboolean person;    /* a person, at whatever machine */
  gboolean here;      /* at this window */
  gboolean computed;  /* a computer player of this machine chooses the moves */
  gboolean elsewhere; /* another machine sends the moves */
  gboolean networked; /* there are other machines */
  gboolean early;     /* cards to pass are accepted before the seat's turn */
} traits[] = {
  [TALIA_PLAYER_NONE] = { 0 },
  [TALIA_PLAYER_COMPUTER] = { .computed = TRUE },
  [TALIA_PLAYER_HERE] = { .person = TRUE, .here = TRUE, .early = TRUE },
  [TALIA_PLAYER_STAND_IN_HERE] = { .person = TRUE, .here = TRUE, .computed = TRUE, .early = TRUE },
  [TALIA_PLAYER_ELSEWHERE] = { .person = TRUE, .elsewhere = TRUE, .networked = TRUE, .early = TRUE },
  [TALIA_PLAYER_STAND_IN_ELSEWHERE] = { .person = TRUE, .computed = TRUE, .networked = TRUE },
  [TALIA_PLAYER_AT_HOST] = { .elsewhere = TRUE, .networked = TRUE },
};

static guint
find_here (const TaliaPlayers *self)
{
  guint found = 0;

  for (int seat = 0; seat < TALIA_MAX_SEATS; seat++)
    if (traits[self->at[seat]].here)
      found |= 1u << seat;
  return found;
}

gboolean
talia_players_are_watched (const TaliaPlayers *self)
{
  for (int seat = 0; seat < TALIA_MAX_SEATS; seat++)
    if (self->at[seat] != TALIA_PLAYER_NONE)
      return FALSE;
  return TRUE;
}

gboolean
talia_players_are_networked (const TaliaPlayers *self)
{
  for (int seat = 0; seat < TALIA_MAX_SEATS; seat++)
    if (traits[self->at[seat]].networked)
      return TRUE;
  return FALSE;
}

gboolean
talia_players_are_shared (const TaliaPlayers *self)
{
  const guint here = find_here (self);

  return (here & (here - 1)) != 0;
}

gboolean
talia_players_is_here (const TaliaPlayers *self, int seat)
{
  return traits[self->at[seat]].here;
}

gboolean
talia_players_is_computed (const TaliaPlayers *self, int seat)
{
  return traits[self->at[seat]].computed;
}

gboolean
talia_players_is_elsewhere (const TaliaPlayers *self, int seat)
{
  return traits[self->at[seat]].elsewhere;
}

/* At one window people choose one after the other, with the curtain between them. */
gboolean
talia_players_may_choose_early (const TaliaPlayers *self, int seat)
{
  return talia_players_are_networked (self) && !talia_players_are_shared (self) && traits[self->at[seat]].early;
}

guint
talia_players_find_deciders (const TaliaPlayers *self)
{
  return self->curtain ? find_here (self) : find_here (self) & 1u << self->own;
}

guint
talia_players_find_undoers (const TaliaPlayers *self)
{
  return talia_players_are_networked (self) ? 0 : talia_players_find_deciders (self);
}

guint
talia_players_find_asked (const TaliaPlayers *self)
{
  return talia_players_are_networked (self) ? 0 : find_here (self) & ~talia_players_find_deciders (self);
}

guint
talia_players_find_stand_ins (const TaliaPlayers *self)
{
  guint found = 0;

  for (int seat = 0; seat < TALIA_MAX_SEATS; seat++)
    if (traits[self->at[seat]].person && traits[self->at[seat]].computed)
      found |= 1u << seat;
  return found;
}

TaliaSight
talia_players_get_sight (const TaliaPlayers *self)
{
  return self->open ? TALIA_SIGHT_ALL : self->curtain ? TALIA_SIGHT_COMMON : TALIA_SIGHT_OWN;
}

void
talia_players_take_seat (TaliaPlayers *self)
{
  if (!talia_players_is_here (self, self->own))
    self->own = MAX (g_bit_nth_lsf (find_here (self), -1), 0);
}

gboolean
talia_players_set_away (TaliaPlayers *self, guint seats)
{
  guint away = 0;

  for (int seat = 0; seat < TALIA_MAX_SEATS; seat++)
    if (traits[self->at[seat]].networked)
      away |= 1u << seat;
  if (away == seats)
    return FALSE;
  for (int seat = 0; seat < TALIA_MAX_SEATS; seat++)
    {
      TaliaPlayer *player = &self->at[seat];

      if (seats & 1u << seat)
        *player = traits[*player].person && traits[*player].computed ? TALIA_PLAYER_STAND_IN_ELSEWHERE
                                                                     : TALIA_PLAYER_ELSEWHERE;
      else if (traits[*player].person)
        *player = TALIA_PLAYER_HERE;
    }
  talia_players_take_seat (self);
  return TRUE;
}

gboolean
talia_players_set_stand_ins (TaliaPlayers *self, guint seats)
{
  const guint before = talia_players_find_stand_ins (self);

  for (int seat = 0; seat < TALIA_MAX_SEATS; seat++)
    {
      TaliaPlayer *player = &self->at[seat];
      const gboolean stands_in = (seats & 1u << seat) != 0;

      if (!traits[*player].person)
        continue;
      if (traits[*player].here)
        *player = stands_in ? TALIA_PLAYER_STAND_IN_HERE : TALIA_PLAYER_HERE;
      else
        *player = stands_in ? TALIA_PLAYER_STAND_IN_ELSEWHERE : TALIA_PLAYER_ELSEWHERE;
    }
  return talia_players_find_stand_ins (self) != before;
}
