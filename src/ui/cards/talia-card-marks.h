/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws the marks by which a card stands out or recedes. No two states differ by colour alone. */
#pragma once

#include "talia-card-signs.h"

G_BEGIN_DECLS

/** What makes a card stand out. */
typedef enum
{
  TALIA_CARD_PLAIN,
  TALIA_CARD_RECEIVED, /* has just been passed to the player: two thin lines */
  TALIA_CARD_MARKED,   /* is chosen, as for passing: a thick line */
  TALIA_CARD_HINTED,   /* is what the hint proposes: a dashed line */
  TALIA_CARD_OFFERED,  /* goes together with what is marked: a thin line */
} TaliaCardMark;

typedef struct
{
  const TaliaCardLook *look; /* of the card itself */
  TaliaCardMark mark;
  TaliaCardSigns signs;
  gboolean dimmed;  /* may not be played now */
  gboolean focused; /* has the focus of the keyboard */
  gboolean hovered; /* a click would play it */
} TaliaCardState;

/** Draws the state on a card `w` wide and `h` high with its top left corner at the origin. */
void talia_card_marks_append (GtkSnapshot *snapshot, PangoContext *pango, float w, float h,
                              const TaliaCardState *state);

G_END_DECLS
