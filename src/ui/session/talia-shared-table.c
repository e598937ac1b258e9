/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table that this machine shares with others, while there is one: its host or guest, and its match. */
#include "talia-shared-table.h"

#include "bots/talia-bot.h"
#include "settings/talia-settings.h"
#include "ui/party/talia-party-again.h"
#include "ui/party/talia-party-dialog.h"

struct _TaliaSharedTable
{
  GObject parent_instance;

  TaliaStore *store;
  TaliaHost *host; /* at most one of them is not NULL */
  TaliaGuest *guest;
  TaliaMatch *match;
  gboolean can_get_up;
};

G_DEFINE_FINAL_TYPE (TaliaSharedTable, talia_shared_table, G_TYPE_OBJECT)

enum
{
  BEGAN,
  CHANGED,
  PEOPLE_CHANGED,
  HURRIED,
  SLOW,
  ENDED,
  UNSAVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Disconnects from the table. If `wait`, the guests of our table get no message, so that they wait for it to open
 * again. */
static void
let_go (TaliaSharedTable *self, gboolean wait)
{
  if (self->match != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->match, self);
      g_signal_handlers_disconnect_by_data (talia_match_get_table (self->match), self);
    }
  if (self->host != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->host, self);
      (wait ? talia_host_kill : talia_host_close) (self->host);
    }
  if (self->guest != NULL)
    g_signal_handlers_disconnect_by_data (self->guest, self);
  g_clear_object (&self->host);
  g_clear_object (&self->guest); /* without a message: the seat stays reserved for us */
  g_clear_object (&self->match);
  self->can_get_up = FALSE;
  g_signal_emit (self, signals[ENDED], 0);
}

static void
keep (TaliaSharedTable *self, TaliaTable *table)
{
  g_autoptr (GError) error = NULL;

  if (!talia_store_begin_match (self->store, table, &error))
    g_signal_emit (self, signals[UNSAVED], 0, error);
}

static gboolean
is_end (const TaliaEvents *events)
{
  for (guint i = 0; i < events->n; i++)
    if (events->at[i].kind == TALIA_EVENT_MATCH_ENDED)
      return TRUE;
  return FALSE;
}

static void
changed_cb (TaliaSharedTable *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
begin (TaliaSharedTable *self, TaliaTable *table)
{
  g_signal_emit (self, signals[BEGAN], 0, table);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- at our table ---------------------------------------------------------------------- */

static void
happened_here_cb (TaliaSharedTable *self, const TaliaEvents *events)
{
  if (is_end (events))
    talia_party_again_forget ();
}

static void
host_changed_cb (TaliaSharedTable *self)
{
  g_signal_emit (self, signals[PEOPLE_CHANGED], 0);
  if (self->host != NULL)
    talia_party_again_keep (self->host);
}

static void
waiting_cb (TaliaSharedTable *self, int seat, guint left)
{
  if (seat == talia_match_get_own_seat (self->match))
    g_signal_emit (self, signals[HURRIED], 0, left);
  else
    g_signal_emit (self, signals[SLOW], 0, seat);
}

static void
begin_as_host (TaliaSharedTable *self, TaliaHost *host, TaliaMatch *match)
{
  TaliaTable *table = talia_match_get_table (match);

  self->host = g_object_ref (host);
  self->match = g_object_ref (match);
  talia_host_begin (host, match);
  talia_party_again_keep (host);
  g_signal_connect_swapped (host, "changed", G_CALLBACK (host_changed_cb), self);
  g_signal_connect_swapped (host, "waiting", G_CALLBACK (waiting_cb), self);
  g_signal_connect_swapped (match, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (table, "happened", G_CALLBACK (happened_here_cb), self);
  begin (self, table);
}

/* --- at another machine's table --------------------------------------------------------- */

/* The whole match is known now, and is stored like any other. */
static void
happened_there_cb (TaliaSharedTable *self, const TaliaEvents *events, TaliaTable *table)
{
  if (!is_end (events))
    return;
  keep (self, table);
  g_settings_reset (talia_settings_get (), TALIA_PARTY_SEAT_KEY);
  self->can_get_up = FALSE;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
guest_changed_cb (TaliaSharedTable *self)
{
  g_signal_emit (self, signals[PEOPLE_CHANGED], 0);
}

static void
hurried_cb (TaliaSharedTable *self, guint left)
{
  g_signal_emit (self, signals[HURRIED], 0, left);
}

static void
talia_shared_table_dispose (GObject *object)
{
  TaliaSharedTable *self = TALIA_SHARED_TABLE (object);

  let_go (self, TRUE);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (talia_shared_table_parent_class)->dispose (object);
}

static void
talia_shared_table_class_init (TaliaSharedTableClass *klass)
{
  const struct
  {
    const char *name;
    guint n;
    GType type;
  } rows[N_SIGNALS] = {
    [BEGAN] = { "began", 1, G_TYPE_OBJECT },
    [CHANGED] = { "changed", 0, G_TYPE_NONE },
    [PEOPLE_CHANGED] = { "people-changed", 0, G_TYPE_NONE },
    [HURRIED] = { "hurried", 1, G_TYPE_UINT },
    [SLOW] = { "slow", 1, G_TYPE_INT },
    [ENDED] = { "ended", 0, G_TYPE_NONE },
    [UNSAVED] = { "unsaved", 1, G_TYPE_ERROR },
  };

  G_OBJECT_CLASS (klass)->dispose = talia_shared_table_dispose;

  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (rows[i].name, TALIA_TYPE_SHARED_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, rows[i].n, rows[i].type);
}

static void
talia_shared_table_init (TaliaSharedTable *self)
{
}

TaliaSharedTable *
talia_shared_table_new (TaliaStore *store)
{
  TaliaSharedTable *self = g_object_new (TALIA_TYPE_SHARED_TABLE, NULL);

  self->store = g_object_ref (store);
  return self;
}

void
talia_shared_table_host (TaliaSharedTable *self, TaliaHost *host, TaliaMatch *match)
{
  g_return_if_fail (TALIA_IS_SHARED_TABLE (self));

  let_go (self, FALSE);
  keep (self, talia_match_get_table (match));
  begin_as_host (self, host, match);
}

void
talia_shared_table_join (TaliaSharedTable *self, TaliaGuest *guest)
{
  TaliaTable *table = talia_guest_get_table (guest);
  g_autofree char *seat = talia_guest_save (guest);

  g_return_if_fail (TALIA_IS_SHARED_TABLE (self));

  let_go (self, FALSE);
  self->guest = g_object_ref (guest);
  self->match = talia_match_new (table, TALIA_LEVEL_EASY);
  self->can_get_up = TRUE;
  g_settings_set_string (talia_settings_get (), TALIA_PARTY_SEAT_KEY, seat);
  g_signal_connect_swapped (guest, "changed", G_CALLBACK (guest_changed_cb), self);
  g_signal_connect_swapped (guest, "hurried", G_CALLBACK (hurried_cb), self);
  g_signal_connect_swapped (self->match, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (table, "happened", G_CALLBACK (happened_there_cb), self);
  begin (self, table);
}

const char *
talia_shared_table_reopen (TaliaSharedTable *self, TaliaTable *table, GError **error)
{
  g_autoptr (TaliaHost) host = talia_party_again_open (table, error);
  g_autoptr (TaliaMatch) match = NULL;

  g_return_val_if_fail (TALIA_IS_SHARED_TABLE (self), NULL);

  if (host == NULL)
    return NULL;
  match = talia_match_new (table, TALIA_LEVEL_MEDIUM); /* the level of computer players that stand in */
  begin_as_host (self, host, match);
  talia_host_announce (host);
  return talia_host_get_code (self->host);
}

gboolean
talia_shared_table_can_reopen (TaliaSharedTable *self, TaliaTable *table)
{
  g_return_val_if_fail (TALIA_IS_SHARED_TABLE (self), FALSE);

  return (self->match == NULL || talia_match_get_table (self->match) != table) && talia_party_again_is_shared (table);
}

void
talia_shared_table_leave (TaliaSharedTable *self)
{
  g_return_if_fail (TALIA_IS_SHARED_TABLE (self));

  let_go (self, FALSE);
}

void
talia_shared_table_get_up (TaliaSharedTable *self)
{
  g_autoptr (TaliaGuest) guest = g_steal_pointer (&self->guest);

  g_return_if_fail (TALIA_IS_SHARED_TABLE (self));

  if (guest == NULL)
    return;
  g_signal_handlers_disconnect_by_data (guest, self);
  g_settings_reset (talia_settings_get (), TALIA_PARTY_SEAT_KEY);
  let_go (self, FALSE);
  talia_guest_leave (guest);
}

gboolean
talia_shared_table_can_get_up (TaliaSharedTable *self)
{
  g_return_val_if_fail (TALIA_IS_SHARED_TABLE (self), FALSE);

  return self->can_get_up;
}

void
talia_shared_table_be_here (TaliaSharedTable *self)
{
  g_return_if_fail (TALIA_IS_SHARED_TABLE (self));

  if (self->host != NULL)
    talia_host_be_here (self->host);
  else if (self->guest != NULL)
    talia_guest_be_here (self->guest);
}

TaliaMatch *
talia_shared_table_create_match (TaliaSharedTable *self, TaliaTable *table)
{
  g_return_val_if_fail (TALIA_IS_SHARED_TABLE (self), NULL);

  if (self->match != NULL && talia_match_get_table (self->match) == table)
    return g_object_ref (self->match);
  let_go (self, FALSE);
  return talia_match_new (table, TALIA_LEVEL_EASY); /* for seats that a record leaves free */
}

gboolean
talia_shared_table_is_open (TaliaSharedTable *self)
{
  g_return_val_if_fail (TALIA_IS_SHARED_TABLE (self), FALSE);

  return self->match != NULL && talia_match_get_view (self->match)->seen.phase != TALIA_PHASE_OVER
         && (self->guest == NULL || talia_guest_get_state (self->guest) != TALIA_GUEST_ENDED);
}

gboolean
talia_shared_table_is_ours (TaliaSharedTable *self)
{
  return talia_shared_table_is_open (self) && self->host != NULL;
}

TaliaMatch *
talia_shared_table_get_match (TaliaSharedTable *self)
{
  g_return_val_if_fail (TALIA_IS_SHARED_TABLE (self), NULL);

  return self->match;
}

TaliaHost *
talia_shared_table_get_host (TaliaSharedTable *self)
{
  g_return_val_if_fail (TALIA_IS_SHARED_TABLE (self), NULL);

  return self->host;
}

TaliaGuest *
talia_shared_table_get_guest (TaliaSharedTable *self)
{
  g_return_val_if_fail (TALIA_IS_SHARED_TABLE (self), NULL);

  return self->guest;
}

const TaliaPeople *
talia_shared_table_get_people (TaliaSharedTable *self)
{
  g_return_val_if_fail (TALIA_IS_SHARED_TABLE (self), NULL);

  if (self->host != NULL)
    return talia_host_get_people (self->host);
  return self->guest != NULL ? talia_guest_get_people (self->guest) : NULL;
}
