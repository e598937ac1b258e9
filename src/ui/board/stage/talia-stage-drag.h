/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drags a piece on a stage with the pointer or a finger. */
#pragma once

#include "talia-stage.h"

G_BEGIN_DECLS

/** Lets the player drag the pieces for which `can_drag` of the stage's class returns TRUE. */
void talia_stage_drag_attach (TaliaStage *stage);

G_END_DECLS
