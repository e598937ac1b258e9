/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prepares the environment of the program on machines that lack services which its libraries expect. */
#pragma once

/** Prepares the environment. To be called first of all, because libraries look at the environment as soon as they are
 * used. */
void talia_surroundings_prepare (void);
