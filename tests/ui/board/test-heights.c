/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the drawing order on every kind of board: a flying card is above everything that does not fly. */
#include "settings/talia-settings.h"
#include "setup.h"
#include "ui/cards/talia-card-widget.h"
#include "window.h"

#include <math.h>

/* The movement of a piece. */
typedef struct
{
  TaliaPose rest, last;   /* its place before it moved; its place in the previous frame */
  TaliaStageLayer height; /* in the previous frame: tells rest from the ends of a flight */
  gboolean is_card;
} Way;

typedef struct
{
  Window *window;
  const char *game;
  GHashTable *ways;  /* GtkWidget -> Way */
  GPtrArray *before; /* the pieces in the previous frame, in drawing order */
  guint flights;
} Watch;

static void
set_motion (gboolean moves)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", moves, NULL);
  g_settings_set_string (talia_settings_get (), "animation-speed", moves ? "fast" : "off");
}

static float
measure (TaliaPose a, TaliaPose b)
{
  return hypotf (a.x - b.x, a.y - b.y);
}

typedef enum
{
  GONE,
  LIES,
  SLIDES, /* by at most its own width */
  FLIES,
} Motion;

/* Returns the movement of the piece up to the previous frame: if it has moved since, it had not arrived. */
static Motion
find_motion (Watch *watch, GtkWidget *piece)
{
  const Way *way = g_hash_table_lookup (watch->ways, piece);
  TaliaPose now;

  if (way == NULL || !talia_stage_get_pose (TALIA_STAGE (watch->window->board), piece, &now))
    return GONE;
  if (measure (way->last, now) < 1)
    return way->height == TALIA_STAGE_LAYER_TABLE ? LIES : SLIDES;
  return way->is_card && measure (way->rest, way->last) > (float) gtk_widget_get_width (piece) ? FLIES : SLIDES;
}

static void
follow (Watch *watch, GtkWidget *piece)
{
  Way *way = g_hash_table_lookup (watch->ways, piece);
  TaliaPose now;

  if (!talia_stage_get_pose (TALIA_STAGE (watch->window->board), piece, &now))
    return;
  if (way == NULL)
    {
      way = g_new0 (Way, 1);
      way->is_card = TALIA_IS_CARD_WIDGET (piece);
      way->rest = way->last = now;
      g_hash_table_insert (watch->ways, piece, way);
    }
  if (measure (way->last, now) < 1 || !talia_stage_get_moving (TALIA_STAGE (watch->window->board)))
    way->rest = now; /* it may start again in the next frame */
  way->last = now;
  way->height = talia_stage_get_layer (TALIA_STAGE (watch->window->board), piece);
}

static gboolean
is_gone (gpointer piece, gpointer way, gpointer list)
{
  return !g_ptr_array_find (list, piece, NULL);
}

static void
painted_cb (GdkFrameClock *clock, Watch *watch)
{
  g_autoptr (GPtrArray) list = talia_stage_list (TALIA_STAGE (watch->window->board));
  gboolean flown = FALSE;

  g_hash_table_foreach_remove (watch->ways, is_gone, list);
  for (guint i = 0; i < watch->before->len; i++)
    {
      GtkWidget *piece = g_ptr_array_index (watch->before, i);
      Motion motion = find_motion (watch, piece);

      watch->flights += motion == FLIES;
      flown |= motion == FLIES;
      if (flown && motion == LIES)
        g_error ("%s: a card flies below a %s", watch->game, G_OBJECT_TYPE_NAME (piece));
    }
  for (guint i = 0; i < list->len; i++)
    follow (watch, g_ptr_array_index (list, i));
  g_clear_pointer (&watch->before, g_ptr_array_unref);
  watch->before = g_steal_pointer (&list);
}

/* Watches some moves of each player until everything rests. */
static void
watch_moves (Watch *watch)
{
  Window *window = watch->window;

  for (int i = 0; i < 14 && talia_table_get_state (window->table)->to_act != TALIA_NOBODY; i++)
    {
      g_autofree TaliaMove *moves = g_new (TaliaMove, TALIA_MAX_LEGAL);
      int n =
          talia_game_legal_or_some (talia_table_get_game (window->table), talia_table_get_state (window->table), moves);

      g_assert_cmpint (n, >, 0);
      g_assert_true (talia_table_play (window->table, &moves[n / 2], NULL));
      window_wait_for_rest (window);
    }
}

static const struct
{
  const char *game, *options;
} rows[] = {
  { "hearts", "" }, { "spades", "" }, { "kierki", "players=7" }, { "loteryjka", "" }, { "casino", "players=2" },
};

static void
test_flights_are_above (gconstpointer data)
{
  const guint row = GPOINTER_TO_UINT (data);
  Watch watch = { .game = rows[row].game,
                  .ways = g_hash_table_new_full (NULL, NULL, NULL, g_free),
                  .before = g_ptr_array_new () };
  GdkFrameClock *clock;
  gulong handler;

  watch.window = window_new_game (rows[row].game, rows[row].options, 5);
  talia_match_hold (watch.window->match);
  window_wait_for_rest (watch.window);
  set_motion (TRUE);
  clock = gtk_widget_get_frame_clock (watch.window->window);
  handler = g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), &watch);
  watch_moves (&watch);
  g_signal_handler_disconnect (clock, handler);
  g_assert_cmpuint (watch.flights, >, 0); /* a busy machine draws few frames of each flight */
  talia_match_release (watch.window->match);
  set_motion (FALSE);
  window_free (watch.window);
  g_hash_table_unref (watch.ways);
  g_ptr_array_unref (watch.before);
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/heights/flights-are-above/%s", rows[i].game);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_flights_are_above);
    }
  return g_test_run ();
}
