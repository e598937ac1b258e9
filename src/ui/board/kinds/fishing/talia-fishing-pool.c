/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards in the middle of a fishing board: loose cards, builds, and cards just taken. */
#include "talia-fishing-pool.h"

#include <math.h>

#include "ui/cards/talia-card-widget.h"
#include "words/talia-words-fishing.h"
#include "words/talia-words.h"

/* The greatest size of cards on the table, relative to those of the hand, which are more important. */
#define LARGEST 1.f

static const TaliaView *
get_view (TaliaFishingPool *pool)
{
  return talia_board_get_view (TALIA_BOARD (pool->board));
}

/* Returns the taken cards that are still on view. */
static TaliaCards
get_lying (const TaliaFishingPool *pool)
{
  return talia_board_get_lying (TALIA_BOARD (pool->board));
}

/* --- cards ------------------------------------------------------------------------------- */

/* Scales a pose so that a card on the table is as large as one of the hand would be. */
static TaliaPose
fit (const TaliaFishingPool *pool, TaliaPose pose)
{
  pose.scale *= talia_hand_board_get_ratio (pool->board, pool->card_width);
  return pose;
}

static void
make_card (TaliaFishingPool *pool, TaliaCard card)
{
  g_autofree char *name = talia_words_card (card);
  GtkWidget *widget = talia_card_widget_new_choosable (card, name);

  pool->cards[card] = widget;
  g_signal_connect_object (widget, "played", pool->played, pool->board, 0);
  g_signal_connect_object (widget, "confirmed", pool->confirmed, pool->board, 0);
  g_signal_connect_object (widget, "notify::has-focus", pool->focused, pool->board, 0);
  talia_stage_add (TALIA_STAGE (pool->board), widget);
}

static GtkWidget *
take_card (TaliaFishingPool *pool, TaliaCard card)
{
  GtkWidget *widget = g_steal_pointer (&pool->cards[card]);

  g_signal_handlers_disconnect_by_data (widget, pool->board);
  return widget;
}

void
talia_fishing_pool_add (TaliaFishingPool *pool, TaliaCard card, int seat)
{
  TaliaBoard *board = TALIA_BOARD (pool->board);
  GtkWidget *hand_card = talia_hand_board_get_card (pool->board, card);
  TaliaPose pose;

  if (pool->cards[card] != NULL)
    return;
  make_card (pool, card);
  if (hand_card != NULL && talia_stage_get_pose (TALIA_STAGE (board), hand_card, &pose))
    pose = fit (pool, pose);
  else if (!talia_hand_board_get_seat_pose (pool->board, seat, &pose))
    return;
  talia_stage_enter (TALIA_STAGE (board), pool->cards[card], &pose, TALIA_MOTION_PLAY, 0);
}

/* --- cards that were taken ----------------------------------------------------------------- */

void
talia_fishing_pool_let_lie (TaliaFishingPool *pool, TaliaCards cards, TaliaCard card, int seat)
{
  talia_board_let_lie (TALIA_BOARD (pool->board), cards, seat);
  if (card != TALIA_NO_CARD)
    pool->taking = card;
}

/* --- stacks ---------------------------------------------------------------------------------- */

/* Compares cards by rank, with aces first. */
static int
compare_ranks (const void *a, const void *b)
{
  TaliaCard first = *(const TaliaCard *) a, second = *(const TaliaCard *) b;
  int by_rank = (talia_card_rank (first) + 1) % TALIA_RANKS - (talia_card_rank (second) + 1) % TALIA_RANKS;

  return by_rank != 0 ? by_rank : first - second;
}

/* Lists cards by rank; if they have been taken, the card that took them is last, so that it is on top. */
static int
list_cards (const TaliaFishingPool *pool, TaliaCards cards, TaliaCard *list)
{
  gboolean taken = pool->taking != TALIA_NO_CARD && (cards & TALIA_BIT (pool->taking)) != 0;
  int n = 0;

  if (taken)
    cards &= ~TALIA_BIT (pool->taking);
  while (cards != 0)
    list[n++] = talia_cards_pop (&cards);
  qsort (list, (gsize) n, sizeof *list, compare_ranks);
  if (taken)
    list[n++] = pool->taking;
  return n;
}

/* Returns the card of a stack that takes the focus: the last one. */
static TaliaCard
get_front (const TaliaFishingPool *pool, int stack)
{
  TaliaCard list[TALIA_MAX_PACK];
  int n = list_cards (pool, pool->stacks[stack], list);

  return list[n - 1];
}

static void
add_stack (TaliaFishingPool *pool, TaliaCards cards)
{
  pool->at[pool->n_stacks].n = talia_cards_count (cards);
  pool->stacks[pool->n_stacks++] = cards;
}

static void
list_stacks (TaliaFishingPool *pool)
{
  const TaliaState *state = &get_view (pool)->seen;
  gboolean playing = state->phase == TALIA_PHASE_PLAY;
  TaliaCard loose[TALIA_MAX_PACK];
  int n = playing ? list_cards (pool, state->fishing.loose, loose) : 0;

  pool->n_stacks = 0;
  for (int i = 0; i < n; i++)
    add_stack (pool, TALIA_BIT (loose[i]));
  for (int i = 0; playing && i < state->fishing.n_builds; i++)
    add_stack (pool, state->fishing.build[i]);
  if (get_lying (pool) != 0)
    add_stack (pool, get_lying (pool));
}

static void
set_badge (TaliaFishingPool *pool, int stack, const char *text, gboolean is_name)
{
  GtkWidget **badge = &pool->badges[stack];

  if (text == NULL)
    {
      if (*badge != NULL)
        talia_stage_remove (TALIA_STAGE (pool->board), g_steal_pointer (badge));
      return;
    }
  if (*badge == NULL)
    {
      *badge = gtk_label_new (NULL);
      gtk_label_set_ellipsize (GTK_LABEL (*badge), PANGO_ELLIPSIZE_END);
      gtk_widget_add_css_class (*badge, "badge");
      /* The names of the cards tell screen readers the same. */
      gtk_accessible_update_state (GTK_ACCESSIBLE (*badge), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
      talia_stage_add (TALIA_STAGE (pool->board), *badge);
    }
  gtk_label_set_text (GTK_LABEL (*badge), text);
  /* The badge of taken cards has its own tooltip, because they cannot be pressed. The badge of a build has none,
   * because its cards show the whole text. */
  gtk_widget_set_can_target (*badge, is_name);
  gtk_widget_set_tooltip_text (*badge, is_name ? text : NULL);
}

/* Sets the text of a stack's badge, and the names of its front card and its other cards. */
static void
describe_stack (TaliaFishingPool *pool, int stack)
{
  const TaliaState *state = &get_view (pool)->seen;
  TaliaMatch *match = talia_board_get_match (TALIA_BOARD (pool->board));
  TaliaCard list[TALIA_MAX_PACK];
  int n = list_cards (pool, pool->stacks[stack], list), build = talia_fishing_find_build (&state->fishing, list[0]);
  gboolean taken = (pool->stacks[stack] & get_lying (pool)) != 0;
  g_autofree char *badge = NULL, *name = NULL;

  if (taken)
    badge = g_strdup (
        talia_seat_get_name (talia_match_get_seat (match, talia_board_get_taker (TALIA_BOARD (pool->board)))));
  else if (build >= 0)
    {
      badge = talia_words_build (match, build);
      name = talia_words_build_name (match, build);
    }
  for (int i = 0; i < n; i++)
    {
      GtkWidget *widget = pool->cards[list[i]];
      g_autofree char *card = talia_words_card (list[i]);

      gtk_widget_set_focusable (widget, i == n - 1 && !taken);
      gtk_widget_set_can_target (widget, !taken);
      talia_card_widget_set_name (TALIA_CARD_WIDGET (widget), i == n - 1 && name != NULL ? name : card);
      gtk_widget_set_tooltip_text (widget, name); /* the text of the badge may be cut off */
    }
  set_badge (pool, stack, badge, taken);
}

static void
show_stock (TaliaFishingPool *pool)
{
  const TaliaState *state = &get_view (pool)->seen;
  g_autofree char *text = talia_words_stock (talia_board_get_match (TALIA_BOARD (pool->board)));

  if (pool->stock == NULL)
    {
      pool->stock = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "natural-wrap-mode",
                                  GTK_NATURAL_WRAP_NONE, "justify", GTK_JUSTIFY_CENTER, NULL);
      gtk_widget_add_css_class (pool->stock, "stock");
      gtk_widget_set_can_target (pool->stock, FALSE);
      talia_stage_add (TALIA_STAGE (pool->board), pool->stock);
    }
  gtk_label_set_text (GTK_LABEL (pool->stock), text);
  gtk_widget_set_visible (pool->stock, state->phase == TALIA_PHASE_PLAY);
}

/* Puts each stack above those to its left, and all of them below the hand. */
static void
restack (TaliaFishingPool *pool)
{
  GtkWidget *above = NULL;

  for (int stack = 0; stack < pool->n_stacks; stack++)
    {
      TaliaCard list[TALIA_MAX_PACK];
      int n = list_cards (pool, pool->stacks[stack], list);

      for (int i = 0; i < n; i++)
        {
          gtk_widget_insert_after (pool->cards[list[i]], GTK_WIDGET (pool->board), above);
          above = pool->cards[list[i]];
        }
      if (pool->badges[stack] != NULL)
        {
          gtk_widget_insert_after (pool->badges[stack], GTK_WIDGET (pool->board), above);
          above = pool->badges[stack];
        }
    }
}

/* --- cards that leave the table ---------------------------------------------------------------- */

void
talia_fishing_pool_sweep (TaliaFishingPool *pool, TaliaCards cards, int seat)
{
  TaliaCard list[TALIA_MAX_PACK];
  GtkWidget *taken[TALIA_MAX_PACK];
  int n = list_cards (pool, cards, list);

  for (int i = 0; i < n; i++)
    taken[i] = take_card (pool, list[i]);
  if (n > 0)
    talia_hand_board_take (pool->board, taken, (guint) n, taken[n - 1], seat);
  pool->taking = TALIA_NO_CARD;
  talia_fishing_pool_sync (pool, FALSE);
  talia_board_queue_arrange (TALIA_BOARD (pool->board));
}

/* Removes a card that is no longer on the table. If the match jumped to a point after it was taken, it flies to those
 * that have been taken. */
static void
give_back (TaliaFishingPool *pool, TaliaCard card)
{
  GtkWidget *widget = take_card (pool, card);
  TaliaPose pose;

  /* A card that is back in the player's own hand already flies there from here. */
  if (talia_hand_board_get_card (pool->board, card) == NULL
      && talia_hand_board_get_taken_pose (pool->board, card, FALSE, &pose))
    {
      pose = fit (pool, pose);
      talia_stage_dismiss (TALIA_STAGE (pool->board), widget, &pose);
    }
  else
    talia_stage_remove (TALIA_STAGE (pool->board), widget);
}

/* Adds a card to the table; `dealt`: from the pack. If it had been taken and that was undone, it flies back. */
static void
bring (TaliaFishingPool *pool, TaliaCard card, gboolean dealt)
{
  TaliaPose pose;

  make_card (pool, card);
  if (talia_hand_board_get_taken_pose (pool->board, card, TRUE, &pose))
    {
      pose = fit (pool, pose);
      talia_stage_enter (TALIA_STAGE (pool->board), pool->cards[card], &pose, TALIA_MOTION_TAKE, 0);
    }
  else if (dealt)
    talia_hand_board_deal_to_table (pool->board, pool->cards[card]);
}

void
talia_fishing_pool_sync (TaliaFishingPool *pool, gboolean dealt)
{
  const TaliaView *view = get_view (pool);
  TaliaCards wanted = get_lying (pool);
  int old_stacks = pool->n_stacks;

  if (view->seen.phase == TALIA_PHASE_PLAY)
    wanted |= talia_state_table (&view->seen);
  for (TaliaCard card = 0; card < TALIA_CARD_NUMBERS; card++)
    if (pool->cards[card] != NULL && !(wanted & TALIA_BIT (card)))
      give_back (pool, card);
  while (wanted != 0)
    {
      TaliaCard card = talia_cards_pop (&wanted);

      if (pool->cards[card] == NULL)
        bring (pool, card, dealt);
    }

  list_stacks (pool);
  for (int stack = pool->n_stacks; stack < old_stacks; stack++)
    set_badge (pool, stack, NULL, FALSE);
  for (int stack = 0; stack < pool->n_stacks; stack++)
    describe_stack (pool, stack);
  restack (pool);
  show_stock (pool);
}

/* --- places ------------------------------------------------------------------------------------ */

/* Measures a widget at its natural width, but not wider than `most` unless it needs to be. */
static void
measure (GtkWidget *widget, int most, int *width, int *height)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, width, NULL, NULL);
  *width = MAX (least, MIN (*width, most));
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, *width, NULL, height, NULL, NULL);
}

/* Whether a stack overlaps the one before it. */
static gboolean
is_piled (const TaliaFishingPool *pool, int stack, int card_width)
{
  const TaliaFishingStack *at = pool->at;

  return stack > 0 && stack < pool->n_stacks && at[stack - 1].row == at[stack].row
         && at[stack].x - at[stack - 1].x < card_width + at[stack - 1].step * (at[stack - 1].n - 1);
}

/* Places a badge along the lower edge of the visible part of its stack; it may be a little wider than that if there is
 * no overlap on either side. */
static void
place_badge (TaliaFishingPool *pool, int stack, const TaliaFishingGeometry *geometry, float zoom)
{
  const TaliaFishingStack *at = &pool->at[stack];
  gboolean is_covered = is_piled (pool, stack + 1, geometry->card_width);
  float free = is_covered ? at[1].x - at->x : geometry->card_width + at->step * (at->n - 1);
  float most = is_covered || is_piled (pool, stack, geometry->card_width) ? free : free + 6;
  TaliaPose pose = { at->x + (free - geometry->card_width) / 2, 0, 0, zoom };
  int width, height;

  measure (pool->badges[stack], G_MAXINT, &width, &height);
  width = MIN (width, (int) (most / zoom));
  pose.y = at->y + geometry->card_height / 2.f - (float) height * zoom / 2 + 4;
  talia_stage_place (TALIA_STAGE (pool->board), pool->badges[stack], width, height, &pose);
}

void
talia_fishing_pool_place (TaliaFishingPool *pool, const TaliaBoardGeometry *board_geometry)
{
  TaliaBoard *board = TALIA_BOARD (pool->board);
  TaliaFishingGeometry geometry;
  TaliaPose middle = board_geometry->middle, pose;
  float zoom = board_geometry->zoom;
  int width, height;

  measure (pool->stock, (int) ((float) board_geometry->middle_width / zoom), &width, &height);
  pose = (TaliaPose) { middle.x, middle.y - (board_geometry->middle_height - (float) height * zoom) / 2, 0, zoom };
  if (gtk_widget_get_visible (pool->stock))
    talia_stage_place (TALIA_STAGE (board), pool->stock, width, height, &pose);

  height = (int) ceilf ((float) height * zoom);
  middle.y += height / 2.f;
  talia_fishing_geometry_compute (&geometry, pool->at, pool->n_stacks, &middle, board_geometry->middle_width,
                                  board_geometry->middle_height - height - 8,
                                  (int) (board_geometry->card_width * LARGEST));
  pool->card_width = geometry.card_width;
  for (int stack = 0; stack < pool->n_stacks; stack++)
    {
      TaliaCard list[TALIA_MAX_PACK];
      int n = list_cards (pool, pool->stacks[stack], list);

      for (int i = 0; i < n; i++)
        {
          pose = (TaliaPose) { pool->at[stack].x + i * pool->at[stack].step, pool->at[stack].y, 0, 1 };
          talia_stage_place (TALIA_STAGE (board), pool->cards[list[i]], geometry.card_width, geometry.card_height,
                             &pose);
        }
      if (pool->badges[stack] != NULL)
        place_badge (pool, stack, &geometry, zoom);
    }
}

TaliaCard
talia_fishing_pool_find_card (const TaliaFishingPool *pool, double x, double y)
{
  GtkWidget *piece = talia_stage_find_piece (TALIA_STAGE (pool->board), x, y);

  for (TaliaCard card = 0; piece != NULL && card < TALIA_CARD_NUMBERS; card++)
    if (pool->cards[card] == piece && !(get_lying (pool) & TALIA_BIT (card)))
      return card;
  for (int stack = 0; piece != NULL && stack < pool->n_stacks; stack++)
    if (pool->badges[stack] == piece && !(get_lying (pool) & pool->stacks[stack]))
      return get_front (pool, stack);
  return TALIA_NO_CARD;
}

/* --- focus --------------------------------------------------------------------------------------- */

int
talia_fishing_pool_find_focus (const TaliaFishingPool *pool)
{
  for (int stack = 0; stack < pool->n_stacks; stack++)
    if (gtk_widget_is_focus (pool->cards[get_front (pool, stack)]))
      return stack;
  return -1;
}

static gboolean
focus (TaliaFishingPool *pool, int stack)
{
  return gtk_widget_grab_focus (pool->cards[get_front (pool, stack)]);
}

gboolean
talia_fishing_pool_grab_focus (TaliaFishingPool *pool)
{
  int n = pool->n_stacks - (get_lying (pool) != 0), offered = -1, last = -1;

  for (int stack = n - 1; stack >= 0; stack--)
    {
      TaliaCard front = get_front (pool, stack);

      if (talia_card_widget_get_mark (TALIA_CARD_WIDGET (pool->cards[front])) == TALIA_CARD_OFFERED)
        offered = stack;
      if (front == pool->last_focus)
        last = stack;
    }
  return n > 0 && focus (pool, offered >= 0 ? offered : MAX (last, 0));
}

gboolean
talia_fishing_pool_move_focus (TaliaFishingPool *pool, GtkDirectionType direction)
{
  int from = talia_fishing_pool_find_focus (pool), best = -1, n = pool->n_stacks - (get_lying (pool) != 0);
  float distance = G_MAXFLOAT;

  if (from < 0)
    return FALSE;
  if (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT)
    return focus (pool, CLAMP (from + (direction == GTK_DIR_LEFT ? -1 : 1), 0, n - 1));
  for (int stack = 0; stack < n; stack++)
    {
      float away = ABS (pool->at[stack].x - pool->at[from].x);

      if (pool->at[stack].row == pool->at[from].row + (direction == GTK_DIR_UP ? -1 : 1) && away < distance)
        {
          best = stack;
          distance = away;
        }
    }
  return best >= 0 && focus (pool, best);
}

void
talia_fishing_pool_clear (TaliaFishingPool *pool)
{
  for (int card = 0; card < TALIA_CARD_NUMBERS; card++)
    if (pool->cards[card] != NULL)
      take_card (pool, (TaliaCard) card);
  memset (pool->badges, 0, sizeof pool->badges);
  pool->stock = NULL;
  pool->n_stacks = 0;
}
