/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The functions of a fuzz target that libFuzzer and the replay program call. */
#pragma once

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/* Asserts that the text is UTF-8 of at most that many characters, and that nothing in it is hidden: no control
 * characters except newlines, no override or embedding, isolates in pairs, and no more marks on a letter than a
 * language has. */
void fuzz_taken (void) __attribute__ ((weak));

#define FUZZ_TAKEN() (fuzz_taken != NULL ? fuzz_taken () : (void) 0)
