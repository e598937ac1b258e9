/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows on a board: one for each suit, which grows in both directions from its eight. */
#include "talia-rows-middle.h"

#include <glib/gi18n.h>

#include "ui/cards/talia-card-face.h"
#include "ui/cards/talia-card-widget.h"
#include "words/talia-words.h"

/* The least part of a card that its right neighbour and the row below leave free, as fractions of its width and height,
 * so that its whole index is visible. If there is room, MOST_STEP and MOST_PITCH are used. */
#define LEAST_STEP .5f
#define LEAST_PITCH .75f
/* On a low board, cards are smaller and closer together, just far enough apart that a large index is visible. */
#define LOW_PITCH .56f
#define MIN_LOW_WIDTH 26
#define MIN_WIDTH 40
#define MAX_WIDTH 190
#define MOST_STEP 1.06f
#define MOST_PITCH 1.05f

/* The positions of the rows: the centre of the two of clubs, and the distances to the next rank and to the next row. */
typedef struct
{
  float x, y;
  float step, pitch;
  int width, height; /* the size of a card */
} Grid;

static Grid
compute_grid (const TaliaBoardGeometry *geometry)
{
  float w = geometry->middle_width, h = geometry->middle_height;
  Grid grid;

  grid.width = (int) MIN (w / (1 + LEAST_STEP * (TALIA_RANKS - 1)),
                          h / (1 + LEAST_PITCH * (TALIA_SUITS - 1)) / TALIA_CARD_ASPECT);
  grid.width = CLAMP (grid.width, MIN_WIDTH, MAX_WIDTH);
  grid.width = CLAMP ((int) (h / (1 + LOW_PITCH * (TALIA_SUITS - 1)) / TALIA_CARD_ASPECT), MIN_LOW_WIDTH, grid.width);
  grid.height = (int) (grid.width * TALIA_CARD_ASPECT);
  grid.step = MIN ((w - grid.width) / (TALIA_RANKS - 1), grid.width * MOST_STEP);
  grid.pitch = MIN ((h - grid.height) / (TALIA_SUITS - 1), grid.height * MOST_PITCH);
  grid.x = geometry->middle.x - grid.step * (TALIA_RANKS - 1) / 2;
  grid.y = geometry->middle.y - grid.pitch * (TALIA_SUITS - 1) / 2;
  return grid;
}

/* The rows of the suits, counted from the top; black and red suits alternate. */
static const int row_of_suit[TALIA_SUITS] = { 0, 1, 3, 2 };

static TaliaPose
get_pose (const Grid *grid, TaliaCard card)
{
  return (TaliaPose) { grid->x + (float) talia_card_rank (card) * grid->step,
                       grid->y + (float) row_of_suit[talia_card_suit (card)] * grid->pitch, 0, 1 };
}

static int
get_height (TaliaCard card)
{
  return row_of_suit[talia_card_suit (card)] * TALIA_RANKS + talia_card_rank (card);
}

/* Puts a card above its left neighbour and above the row before, whichever was laid first. */
static void
stack (TaliaRowsMiddle *rows, GtkWidget *widget, TaliaCard card)
{
  GtkWidget *above = NULL;
  int lowest = G_MAXINT;

  for (TaliaCard other = 0; other < TALIA_CARD_NUMBERS; other++)
    if (rows->cards[other] != NULL && get_height (other) > get_height (card) && get_height (other) < lowest)
      {
        above = rows->cards[other];
        lowest = get_height (other);
      }
  if (above != NULL)
    gtk_widget_insert_before (widget, GTK_WIDGET (rows->board), above);
}

static void
insert (TaliaRowsMiddle *rows, TaliaCard card, const char *name)
{
  rows->cards[card] = talia_card_widget_new_on_table (card, name);
  talia_stage_add (TALIA_STAGE (rows->board), rows->cards[card]);
  stack (rows, rows->cards[card], card);
}

static void
insert_place (TaliaRowsMiddle *rows, TaliaCard card)
{
  int rank = talia_card_rank (card);
  /* The suit can be seen from the row, unless the row is empty. */
  g_autofree char *text = g_strconcat (
      talia_words_rank_index (rank), rank == TALIA_EIGHT ? talia_words_suit_sign (talia_card_suit (card)) : NULL, NULL);
  float align = rank < TALIA_EIGHT ? 0 : rank > TALIA_EIGHT ? 1 : .5f; /* at the side that no card covers */
  /* Screen readers are told by the cards of the hand which of them fit. */
  GtkWidget *place =
      g_object_new (GTK_TYPE_LABEL, "label", text, "can-target", FALSE, "accessible-role",
                    GTK_ACCESSIBLE_ROLE_PRESENTATION, "ellipsize", PANGO_ELLIPSIZE_END, "xalign", align, NULL);

  gtk_widget_set_direction (place, GTK_TEXT_DIR_LTR); /* like the rows, in every language */
  gtk_widget_add_css_class (place, "card-place");
  rows->places[card] = place;
  talia_stage_add (TALIA_STAGE (rows->board), place);
  gtk_widget_insert_after (place, GTK_WIDGET (rows->board), NULL); /* below all cards */
}

float
talia_rows_middle_get_ratio (TaliaRowsMiddle *rows)
{
  const Grid grid = compute_grid (talia_hand_board_get_geometry (rows->board));

  return talia_hand_board_get_ratio (rows->board, grid.width);
}

void
talia_rows_middle_add (TaliaRowsMiddle *rows, TaliaCard card, int seat)
{
  TaliaBoard *board = TALIA_BOARD (rows->board);
  GtkWidget *hand_card = talia_hand_board_get_card (rows->board, card);
  g_autofree char *name = talia_words_card (card);
  TaliaPose pose;

  if (rows->cards[card] != NULL)
    return;
  insert (rows, card, name);
  if ((hand_card == NULL || !talia_stage_get_pose (TALIA_STAGE (board), hand_card, &pose))
      && !talia_hand_board_get_seat_pose (rows->board, seat, &pose))
    return;
  pose.scale *= talia_rows_middle_get_ratio (rows);
  talia_stage_enter (TALIA_STAGE (board), rows->cards[card], &pose, TALIA_MOTION_PLAY, 0);
}

void
talia_rows_middle_sync (TaliaRowsMiddle *rows)
{
  TaliaBoard *board = TALIA_BOARD (rows->board);
  const TaliaState *state = &talia_board_get_view (board)->seen;
  const TaliaRows *laid = &state->rows;
  TaliaCards open = state->phase == TALIA_PHASE_PLAY ? talia_rows_open (laid) : 0;

  for (TaliaCard card = 0; card < TALIA_CARD_NUMBERS; card++)
    {
      TaliaCards bit = TALIA_BIT (card);

      if (rows->places[card] != NULL && !(open & bit))
        talia_stage_remove (TALIA_STAGE (board), g_steal_pointer (&rows->places[card]));
      if (rows->cards[card] != NULL && !(laid->laid & bit))
        talia_stage_remove (TALIA_STAGE (board), g_steal_pointer (&rows->cards[card]));
      if (rows->cards[card] == NULL && (laid->laid & bit))
        {
          g_autofree char *card_name = talia_words_card (card);
          /* Translators: a card that nobody holds and that counts as played, read out by screen readers */
          g_autofree char *aside = g_strdup_printf (_ ("%s, set aside"), card_name);

          insert (rows, card, laid->aside & bit ? aside : card_name);
          if (laid->aside & bit)
            talia_card_widget_set_playable (TALIA_CARD_WIDGET (rows->cards[card]), FALSE, "");
        }
      if (rows->places[card] == NULL && (open & bit))
        insert_place (rows, card);
    }
}

void
talia_rows_middle_place (TaliaRowsMiddle *rows, const TaliaBoardGeometry *geometry)
{
  TaliaBoard *board = TALIA_BOARD (rows->board);
  gboolean visible = talia_board_get_centre (board) == NULL;
  Grid grid = compute_grid (geometry);

  for (TaliaCard card = 0; card < TALIA_CARD_NUMBERS; card++)
    {
      TaliaPose pose = get_pose (&grid, card);

      if (rows->cards[card] != NULL)
        {
          gtk_widget_set_child_visible (rows->cards[card], visible);
          talia_stage_place (TALIA_STAGE (board), rows->cards[card], grid.width, grid.height, &pose);
        }
      if (rows->places[card] != NULL)
        {
          gtk_widget_set_child_visible (rows->places[card], visible);
          pose.scale = geometry->zoom; /* because there is text on it */
          talia_stage_place (TALIA_STAGE (board), rows->places[card], (int) ((float) grid.width / pose.scale),
                             (int) ((float) grid.height / pose.scale), &pose);
        }
    }
}

void
talia_rows_middle_clear (TaliaRowsMiddle *rows)
{
  memset (rows->cards, 0, sizeof rows->cards);
  memset (rows->places, 0, sizeof rows->places);
}
