/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws the marks by which a card stands out or recedes. No two states differ by colour alone. */
#pragma once

#include "talia-card-signs.h"

G_BEGIN_DECLS

/**
 * The ways in which a card stands out. In a hand it stands higher than others, and a card that a hint proposes also has
 * a glow below it, which is not drawn here; on the table, where cards do not rise, it has a warm rim; in high contrast
 * there are lines of different kinds.
 */
typedef enum
{
  TALIA_CARD_PLAIN,
  TALIA_CARD_RECEIVED, /* has come from another player: in a hand with a tag (TaliaCardSigns) */
  TALIA_CARD_MARKED,   /* is chosen, as for passing */
  TALIA_CARD_HINTED,   /* is what the hint proposes */
  TALIA_CARD_OFFERED,  /* goes together with what is marked */
} TaliaCardMark;

typedef struct
{
  const TaliaCardLook *look; /* the look of the card itself */
  TaliaCardMark mark;
  TaliaCardSigns signs;
  gboolean in_hand; /* whether marks change its height */
  gboolean dimmed;  /* may not be played now */
  gboolean focused; /* has the focus of the keyboard */
  gboolean hovered; /* whether a click would play it */
} TaliaCardState;

/** Draws the state on a card of width `w` and height `h` with its top left corner at the origin. */
void talia_card_marks_append (GtkSnapshot *snapshot, PangoContext *pango, float w, float h,
                              const TaliaCardState *state);

G_END_DECLS
