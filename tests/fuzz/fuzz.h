/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What libFuzzer and the replay program call. */
#pragma once

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);
