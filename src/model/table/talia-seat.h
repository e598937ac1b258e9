/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One seat at the table: who sits there and how the match stands for them. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * TaliaSeat:
 *
 * Properties: `index` (int), `name` (string; a person's or a bot's), `level` (string: the id of a
 * TaliaLevel, or NULL for a person), `regular` (string: the id of a TaliaRegular, or NULL for nobody in particular),
 * `total` (int: the side's total), `to-act` (boolean), `dealer` (boolean), `tricks` (int: taken in this deal), `points`
 * (int: of this deal so far), `place` (int: the side's in the finished match, 0 before). All but the first of these, up
 * to `regular`, follow the table of the match that the seat belongs to.
 */
#define TALIA_TYPE_SEAT (talia_seat_get_type ())
G_DECLARE_FINAL_TYPE (TaliaSeat, talia_seat, TALIA, SEAT, GObject)

/** What a computer player there is called whom nobody has named, in the language that is spoken now. */
const char *talia_seat_default_name (int index);

/** A seat; `level` is NULL for a person. Of the name it keeps what talia_text_clean() leaves of it. */
TaliaSeat *talia_seat_new (int index, const char *name, const char *level);

/** The seat of a regular (an id of talia-regulars.h), NULL for nobody in particular; an empty name is the regular's. */
TaliaSeat *talia_seat_new_regular (int index, const char *name, const char *level, const char *regular);

/** What a regular is called in the language that is spoken now. */
const char *talia_seat_regular_name (const char *regular);

int talia_seat_get_index (TaliaSeat *self);
/**
 * The name of the player, safe in any sentence (talia_text_isolate()); for a person without a name, a word in the
 * current language.
 */
const char *talia_seat_get_name (TaliaSeat *self);

/** Whether somebody else at the table has the same name, so that talia_seat_get_name() ends with what tells them apart.
 */
gboolean talia_seat_has_namesake (TaliaSeat *self);

/** The name as it was given, for editing and storing; empty if there is none. */
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

/** The seat as text for the record: `human NAME` or `LEVEL NAME`. */
char *talia_seat_to_text (TaliaSeat *self);

/** Reads that text; NULL when it is damaged or names a level that does not exist. */
TaliaSeat *talia_seat_new_from_text (int index, const char *text);

G_END_DECLS
