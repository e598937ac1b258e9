/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes up for services that the machine lacks. */
#pragma once

/** To be called first of all: libraries look at the environment as soon as they are used. */
void talia_surroundings_prepare (void);
