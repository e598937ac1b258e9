/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window tells of matches that cannot be saved. */
#pragma once

#include <adwaita.h>

#include "model/record/talia-store.h"

G_BEGIN_DECLS

/** Tells that a match could not be saved, until it is told again or taken back. */
void talia_window_tell_unsaved (AdwToastOverlay *toasts, const GError *error);

/** Tells so whenever the store says so, and takes it back when the store can write again. */
void talia_window_tell_of_store (AdwToastOverlay *toasts, TaliaStore *store);

G_END_DECLS
