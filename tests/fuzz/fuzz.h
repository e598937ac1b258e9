/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The functions of a fuzz target that libFuzzer and the replay program call. */
#pragma once

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* Called where an input was taken for what it should be, so that there was something to check. The replay program,
 * which alone has this function, fails where a seed does not come so far. */
void fuzz_taken (void) __attribute__ ((weak));

#define FUZZ_TAKEN() (fuzz_taken != NULL ? fuzz_taken () : (void) 0)
