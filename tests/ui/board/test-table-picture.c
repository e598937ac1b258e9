/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the small picture of a table: it has a description in words, can be drawn for every game at any moment, and
 * shows what its player may see. */
#include "find.h"
#include "model/match/talia-match-seats.h"
#include "playing.h"
#include "setup.h"
#include "ui/board/stage/talia-table-picture.h"
#include "window.h"

static TaliaTable *
create_table (const char *game, guint steps)
{
  TaliaTable *table = playing_game_table (talia_registry_find (game), "");
  TaliaRandom random;

  talia_random_init (&random, 3);
  playing_steps (table, &random, steps);
  return table;
}

static void
test_words (void)
{
  static const struct
  {
    const char *game;
    guint steps;
    const char *begins, *ends;
  } rows[] = {
    { "hearts", 0, "The next deal is still to be dealt.", "dealt." },
    { "hearts", 1, "There is nothing on the table. ", " 13 cards in your hand." },
    { "spades", 6, "On the table: seven of diamonds.", " 13 cards in your hand." },
    { "loteryjka", 30, "", " cards on the table." },
    { "royal", 1, "On the table: ", " 4 cards in your hand." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (TaliaTable) table = create_table (rows[i].game, rows[i].steps);
      g_autofree char *text = NULL;
      TaliaView view;

      talia_match_seats_glance (table, &view);
      text = talia_table_picture_describe (&view);
      g_test_message ("%s: %s", rows[i].game, text);
      g_assert_true (g_str_has_prefix (text, rows[i].begins));
      g_assert_true (strstr (text, rows[i].ends) != NULL);
    }
}

/* The number of cards in a picture, which are textures of their own size. */
static guint
count_textures (GskRenderNode *node)
{
  guint n = 0;

  switch ((guint) gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        n += count_textures (gsk_container_node_get_child (node, i));
      return n;
    case GSK_TRANSFORM_NODE:
      return count_textures (gsk_transform_node_get_child (node));
    case GSK_ROUNDED_CLIP_NODE:
      return count_textures (gsk_rounded_clip_node_get_child (node));
    case GSK_CLIP_NODE:
      return count_textures (gsk_clip_node_get_child (node));
    case GSK_TEXTURE_NODE:
      return 1;
    default:
      return 0;
    }
}

static guint
count_drawn (GtkWidget *picture)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  GTK_WIDGET_GET_CLASS (picture)->snapshot (picture, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  return node != NULL ? count_textures (node) : 0;
}

/* It shows each card on the table and up to five of the player's hand, or three if nothing is on the table, and no
 * others; between deals a pack of three backs. */
static void
test_cards (void)
{
  GtkWidget *window = adw_window_new (), *picture = talia_table_picture_new ();

  adw_window_set_content (ADW_WINDOW (window), picture);
  gtk_window_present (GTK_WINDOW (window));
  wait_until (gtk_widget_get_width (picture) > 0);
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    for (guint steps = 0; steps < 60; steps += 4)
      {
        g_autoptr (TaliaTable) table = create_table ((*game)->id, steps);
        TaliaView view;
        guint hand, on_table, expected;

        talia_match_seats_glance (table, &view);
        talia_table_picture_set_view (TALIA_TABLE_PICTURE (picture), &view);
        hand = (guint) talia_cards_count (view.seen.hand[view.seat]);
        on_table = (guint) talia_cards_count (talia_state_table (&view.seen));
        expected = MIN (hand, on_table > 0 ? 5 : 3) + on_table;
        g_assert_cmpuint (count_drawn (picture), ==, view.seen.phase == TALIA_PHASE_DEAL ? 3 : expected);
      }
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);
  g_test_add_func ("/table-picture/words", test_words);
  g_test_add_func ("/table-picture/cards", test_cards);
  return g_test_run ();
}
