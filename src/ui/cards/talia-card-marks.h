/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws the marks by which a card stands out or recedes. No two states differ by colour alone. */
#pragma once

#include "talia-card-signs.h"

G_BEGIN_DECLS

/**
 * What makes a card stand out. In a hand that is its height, and for a hint a glow below it besides, which is not drawn
 * here; on the table, where cards do not rise, a warm rim; and in high contrast lines of different kinds.
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
  const TaliaCardLook *look; /* of the card itself */
  TaliaCardMark mark;
  TaliaCardSigns signs;
  gboolean in_hand; /* where marks change its height */
  gboolean dimmed;  /* may not be played now */
  gboolean focused; /* has the focus of the keyboard */
  gboolean hovered; /* a click would play it */
} TaliaCardState;

/** Draws the state on a card `w` wide and `h` high with its top left corner at the origin. */
void talia_card_marks_append (GtkSnapshot *snapshot, PangoContext *pango, float w, float h,
                              const TaliaCardState *state);

G_END_DECLS
