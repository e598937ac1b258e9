/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Outlines for drawing cards: suit signs and the emblems of the face cards. */
#include "talia-card-pips.h"

/* An outline in a square with side 1 around the origin. M and L are followed by one point, C by three, Z by none, and O
 * (a circle) by its centre and (radius, 0). Every outline runs clockwise, so that overlaps stay filled. */
typedef struct
{
  char command;
  float at[6];
} Step;

static const Step heart[] = {
  { 'M', { 0, .5f } },
  { 'C', { -.13f, .27f, -.5f, .08f, -.5f, -.2f } },
  { 'C', { -.5f, -.38f, -.38f, -.48f, -.25f, -.48f } },
  { 'C', { -.13f, -.48f, -.04f, -.41f, 0, -.28f } },
  { 'C', { .04f, -.41f, .13f, -.48f, .25f, -.48f } },
  { 'C', { .38f, -.48f, .5f, -.38f, .5f, -.2f } },
  { 'C', { .5f, .08f, .13f, .27f, 0, .5f } },
  { 'Z', { 0 } },
};

static const Step diamond[] = {
  { 'M', { 0, -.54f } },
  { 'C', { .1f, -.34f, .24f, -.15f, .41f, 0 } },
  { 'C', { .24f, .15f, .1f, .34f, 0, .54f } },
  { 'C', { -.1f, .34f, -.24f, .15f, -.41f, 0 } },
  { 'C', { -.24f, -.15f, -.1f, -.34f, 0, -.54f } },
  { 'Z', { 0 } },
};

static const Step spade[] = {
  { 'M', { 0, -.52f } },
  { 'C', { .12f, -.3f, .49f, -.12f, .49f, .14f } },
  { 'C', { .49f, .31f, .37f, .37f, .27f, .37f } },
  { 'C', { .16f, .37f, .08f, .31f, .035f, .22f } },
  { 'C', { .04f, .35f, .09f, .44f, .18f, .5f } },
  { 'L', { -.18f, .5f } },
  { 'C', { -.09f, .44f, -.04f, .35f, -.035f, .22f } },
  { 'C', { -.08f, .31f, -.16f, .37f, -.27f, .37f } },
  { 'C', { -.37f, .37f, -.49f, .31f, -.49f, .14f } },
  { 'C', { -.49f, -.12f, -.12f, -.3f, 0, -.52f } },
  { 'Z', { 0 } },
};

static const Step club[] = {
  { 'O', { 0, -.27f, .235f } },
  { 'O', { -.265f, .115f, .235f } },
  { 'O', { .265f, .115f, .235f } },
  { 'O', { 0, -.01f, .12f } },
  { 'M', { .035f, .05f } },
  { 'C', { .035f, .3f, .08f, .43f, .18f, .5f } },
  { 'L', { -.18f, .5f } },
  { 'C', { -.08f, .43f, -.035f, .3f, -.035f, .05f } },
  { 'Z', { 0 } },
};

/* A lily. */
static const Step jack[] = {
  { 'M', { 0, -.47f } },
  { 'C', { .17f, -.27f, .17f, -.06f, .075f, .1f } },
  { 'L', { -.075f, .1f } },
  { 'C', { -.17f, -.06f, -.17f, -.27f, 0, -.47f } },
  { 'Z', { 0 } },
  { 'M', { .12f, .1f } },
  { 'C', { .14f, -.12f, .24f, -.28f, .36f, -.26f } },
  { 'C', { .49f, -.24f, .5f, -.03f, .37f, .03f } },
  { 'C', { .39f, -.05f, .36f, -.11f, .31f, -.09f } },
  { 'C', { .25f, -.07f, .23f, .01f, .23f, .1f } },
  { 'Z', { 0 } },
  { 'M', { -.12f, .1f } },
  { 'L', { -.23f, .1f } },
  { 'C', { -.23f, .01f, -.25f, -.07f, -.31f, -.09f } },
  { 'C', { -.36f, -.11f, -.39f, -.05f, -.37f, .03f } },
  { 'C', { -.5f, -.03f, -.49f, -.24f, -.36f, -.26f } },
  { 'C', { -.24f, -.28f, -.14f, -.12f, -.12f, .1f } },
  { 'Z', { 0 } },
  { 'M', { -.27f, .14f } },
  { 'L', { .27f, .14f } },
  { 'L', { .27f, .21f } },
  { 'L', { -.27f, .21f } },
  { 'Z', { 0 } },
  { 'M', { -.1f, .25f } },
  { 'L', { .1f, .25f } },
  { 'C', { .09f, .33f, .05f, .39f, 0, .45f } },
  { 'C', { -.05f, .39f, -.09f, .33f, -.1f, .25f } },
  { 'Z', { 0 } },
};

/* A coronet of round leaves. */
static const Step queen[] = {
  { 'O', { 0, -.3f, .095f } },
  { 'O', { -.24f, -.21f, .075f } },
  { 'O', { .24f, -.21f, .075f } },
  { 'O', { -.44f, -.08f, .06f } },
  { 'O', { .44f, -.08f, .06f } },
  { 'M', { -.42f, -.02f } },
  { 'C', { -.34f, .06f, -.27f, .02f, -.23f, -.14f } },
  { 'C', { -.19f, .02f, -.06f, .02f, 0, -.22f } },
  { 'C', { .06f, .02f, .19f, .02f, .23f, -.14f } },
  { 'C', { .27f, .02f, .34f, .06f, .42f, -.02f } },
  { 'L', { .34f, .15f } },
  { 'C', { .12f, .11f, -.12f, .11f, -.34f, .15f } },
  { 'Z', { 0 } },
  { 'M', { -.335f, .2f } },
  { 'C', { -.12f, .16f, .12f, .16f, .335f, .2f } },
  { 'L', { .32f, .31f } },
  { 'C', { .12f, .27f, -.12f, .27f, -.32f, .31f } },
  { 'Z', { 0 } },
};

/* A crown of points with a cross. */
static const Step king[] = {
  { 'M', { -.035f, -.46f } },
  { 'L', { .035f, -.46f } },
  { 'L', { .035f, -.39f } },
  { 'L', { .1f, -.39f } },
  { 'L', { .1f, -.32f } },
  { 'L', { .035f, -.32f } },
  { 'L', { .035f, -.22f } },
  { 'L', { -.035f, -.22f } },
  { 'L', { -.035f, -.32f } },
  { 'L', { -.1f, -.32f } },
  { 'L', { -.1f, -.39f } },
  { 'L', { -.035f, -.39f } },
  { 'Z', { 0 } },
  { 'O', { -.44f, -.2f, .06f } },
  { 'O', { .44f, -.2f, .06f } },
  { 'M', { -.44f, -.16f } },
  { 'L', { -.2f, .0f } },
  { 'L', { 0, -.25f } },
  { 'L', { .2f, .0f } },
  { 'L', { .44f, -.16f } },
  { 'L', { .36f, .15f } },
  { 'L', { -.36f, .15f } },
  { 'Z', { 0 } },
  { 'M', { -.36f, .2f } },
  { 'L', { .36f, .2f } },
  { 'L', { .345f, .32f } },
  { 'L', { -.345f, .32f } },
  { 'Z', { 0 } },
};

typedef struct
{
  const Step *steps;
  guint n;
} Outline;

#define OUTLINE(steps) { steps, G_N_ELEMENTS (steps) }

static const Outline suits[TALIA_SUITS] = { OUTLINE (club), OUTLINE (diamond), OUTLINE (heart), OUTLINE (spade) };
static const Outline courts[] = { OUTLINE (jack), OUTLINE (queen), OUTLINE (king) };

/* The positions of the signs of a card: column -1..1, row 0..1 from the top. */
typedef struct
{
  float column, row;
} Spot;

static const Spot spots[9][10] = {
  { { 0, 0 }, { 0, 1 } },
  { { 0, 0 }, { 0, .5f }, { 0, 1 } },
  { { -1, 0 }, { 1, 0 }, { -1, 1 }, { 1, 1 } },
  { { -1, 0 }, { 1, 0 }, { 0, .5f }, { -1, 1 }, { 1, 1 } },
  { { -1, 0 }, { 1, 0 }, { -1, .5f }, { 1, .5f }, { -1, 1 }, { 1, 1 } },
  { { -1, 0 }, { 1, 0 }, { 0, .25f }, { -1, .5f }, { 1, .5f }, { -1, 1 }, { 1, 1 } },
  { { -1, 0 }, { 1, 0 }, { 0, .25f }, { -1, .5f }, { 1, .5f }, { 0, .75f }, { -1, 1 }, { 1, 1 } },
  { { -1, 0 }, { 1, 0 }, { -1, .333f }, { 1, .333f }, { 0, .5f }, { -1, .667f }, { 1, .667f }, { -1, 1 }, { 1, 1 } },
  { { -1, 0 },
    { 1, 0 },
    { 0, .167f },
    { -1, .333f },
    { 1, .333f },
    { -1, .667f },
    { 1, .667f },
    { 0, .833f },
    { -1, 1 },
    { 1, 1 } },
};

static void
add_outline (GskPathBuilder *builder, const Outline *outline, float x, float y, float size, gboolean turned)
{
  float s = turned ? -size : size;

#define X(i) (x + s * step->at[i])
#define Y(i) (y + s * step->at[i])
  for (guint i = 0; i < outline->n; i++)
    {
      const Step *step = &outline->steps[i];

      switch (step->command)
        {
        case 'M':
          gsk_path_builder_move_to (builder, X (0), Y (1));
          break;
        case 'L':
          gsk_path_builder_line_to (builder, X (0), Y (1));
          break;
        case 'C':
          gsk_path_builder_cubic_to (builder, X (0), Y (1), X (2), Y (3), X (4), Y (5));
          break;
        case 'O':
          gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (X (0), Y (1)), size * step->at[2]);
          break;
        default:
          gsk_path_builder_close (builder);
        }
    }
#undef X
#undef Y
}

void
talia_card_pips_add (GskPathBuilder *builder, int suit, float x, float y, float size, gboolean turned)
{
  g_return_if_fail (suit >= 0 && suit < TALIA_SUITS);

  add_outline (builder, &suits[suit], x, y, size, turned);
}

GskPath *
talia_card_pips_body (TaliaCard card, const graphene_rect_t *area, float size)
{
  int rank = talia_card_rank (card);
  GskPathBuilder *builder;

  g_return_val_if_fail (rank <= TALIA_TEN, NULL);

  builder = gsk_path_builder_new ();
  for (int i = 0; i < rank + 2; i++)
    {
      const Spot *spot = &spots[rank][i];
      float x = area->origin.x + area->size.width * (.5f + spot->column / 2);
      float y = area->origin.y + area->size.height * spot->row;

      talia_card_pips_add (builder, talia_card_suit (card), x, y, size, spot->row > .5f);
    }
  return gsk_path_builder_free_to_path (builder);
}

void
talia_card_pips_add_emblem (GskPathBuilder *builder, int rank, float x, float y, float size, gboolean turned)
{
  g_return_if_fail (rank >= TALIA_JACK && rank <= TALIA_KING);

  add_outline (builder, &courts[rank - TALIA_JACK], x, y, size, turned);
}
