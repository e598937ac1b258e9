/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One seat at the table: who sits there and how the match stands for them. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * TaliaSeat:
 *
 * Properties: `index` (int), `name` (string; a person's or a bot's), `level` (string: the id of a TaliaLevel, or NULL
 * for a person), `regular` (string: the id of a TaliaRegular, or NULL for nobody in particular), `total` (int: the
 * side's total), `to-act` (boolean), `dealer` (boolean), `tricks` (int: taken in this deal), `points` (int: of this
 * deal so far), `place` (int: the side's in the finished match, 0 before). The properties after `regular` follow the
 * table of the match that the seat belongs to.
 */
#define TALIA_TYPE_SEAT (talia_seat_get_type ())
G_DECLARE_FINAL_TYPE (TaliaSeat, talia_seat, TALIA, SEAT, GObject)

/** Returns the default name of a computer player there, in the current language. */
const char *talia_seat_default_name (int index);

/** Creates a seat; `level` is NULL for a person. The name is cleaned by talia_text_clean(). */
TaliaSeat *talia_seat_new (int index, const char *name, const char *level);

/** Creates the seat of a regular (an id of talia-regulars.h), or NULL for nobody in particular; if the name is empty,
 * it is the regular's. */
TaliaSeat *talia_seat_new_regular (int index, const char *name, const char *level, const char *regular);

/** Returns the name of a regular in the current language. */
const char *talia_seat_regular_name (const char *regular);

int talia_seat_get_index (TaliaSeat *self);
/**
 * Returns the name of the player, safe in any sentence (talia_text_isolate()); for a person without a name, a word in
 * the current language.
 */
const char *talia_seat_get_name (TaliaSeat *self);

/** Returns whether somebody else at the table has the same name, so that talia_seat_get_name() ends with a
 * distinguishing number. */
gboolean talia_seat_has_namesake (TaliaSeat *self);

/** Returns the name as it was given, for editing and storing; "" if there is none. */
const char *talia_seat_get_given_name (TaliaSeat *self);

const char *talia_seat_get_level (TaliaSeat *self);
const char *talia_seat_get_regular (TaliaSeat *self);
int talia_seat_get_total (TaliaSeat *self);
gboolean talia_seat_get_to_act (TaliaSeat *self);
gboolean talia_seat_get_dealer (TaliaSeat *self);
int talia_seat_get_tricks (TaliaSeat *self);
int talia_seat_get_points (TaliaSeat *self);
int talia_seat_get_place (TaliaSeat *self);
gboolean talia_seat_is_person (TaliaSeat *self);

/** Returns the seat as text for the record: `human NAME` or `LEVEL NAME`. */
char *talia_seat_to_text (TaliaSeat *self);

/** Parses that text; returns NULL if it is damaged or has an unknown level. */
TaliaSeat *talia_seat_new_from_text (int index, const char *text);

G_END_DECLS
