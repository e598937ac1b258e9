/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The examiner: has the expert judge the person's decisions in finished matches, in the background, so that exercises
 * can be made from them. */
#pragma once

#include "model/archive/talia-archive.h"
#include "model/look-back/talia-judge.h"

G_BEGIN_DECLS

/** The number of finished matches that are looked at: the newest ones. */
#define TALIA_EXAMINER_MATCHES 20

/** The nice value of the thread, so that it gets only time that nothing else needs. */
#define TALIA_EXAMINER_NICE 19

/**
 * TaliaExaminer:
 *
 * Judges one match after the other, whenever the archive has changed. Each deal is stored as soon as it has been judged
 * (talia-verdicts.h), and not judged again; a match that another program judges is left to it. Nothing is judged while
 * the computer saves power.
 *
 * Properties:
 * - `wanted` (boolean, default TRUE): whether matches shall be judged at all
 * - `held` (boolean): whether something more urgent needs the processor; the thread waits at once, within a decision
 *
 * Signals: `judged ()`: a deal has been judged.
 */
#define TALIA_TYPE_EXAMINER (talia_examiner_get_type ())
G_DECLARE_FINAL_TYPE (TaliaExaminer, talia_examiner, TALIA, EXAMINER, GObject)

/** Creates an examiner of the matches of `archive`. The expert draws that many worlds for a decision,
 * TALIA_JUDGE_WORLDS but in tests, in a thread with that nice value. */
TaliaExaminer *talia_examiner_new (TaliaArchive *archive, guint worlds, int nice);

/** Returns whether a match is being judged, or waits for it to go on. */
gboolean talia_examiner_is_busy (TaliaExaminer *self);

G_END_DECLS
