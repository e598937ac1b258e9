/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps presses from deciding the wrong thing: a press acts only on what was shown when it began, and one gesture makes
 * one decision. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/*
 * Whoever presses means what they see. Four rules follow from that, and they are kept here, before any widget below
 * hears of the press, so that nothing that decides has to ask:
 *
 * 1. What is asked may change while a button or a finger is down: another player has moved, a trick is swept, a
 *    summary has come. Such a press ends without effect, a drag puts its card back (talia_press_outdate()).
 * 2. A press belongs to the same click as the one before when it is at the same place and comes within the desktop's
 *    double-click time of it, or within 600 ms of the press that began the click or decided something: slow hands
 *    double-click slowly. Once a click has decided something (talia_press_settle()), the rest of it, be it the second
 *    press or the fifth, does nothing at all.
 * 3. Where the first press of a click has decided nothing, such as one that only ends the look at a finished trick, the
 *    next does what it says if it is upon what was there when the click began. So clicking ahead stays quick: one press
 *    hurries, the next plays the card that the player has seen under the pointer all the time.
 * 4. A key that repeats because it is held only moves the focus or writes text: it decides nothing, it also closes and
 *    opens nothing. A key that bounces is one that is held.
 *
 * The rules on presses hold below what is guarded: the table, not the buttons around it. So clicking Undo twice takes
 * back two moves; what steps, scrolls and counts repeats as usual. Accessible actions name what they do and always
 * count.
 */

/** Minds the presses and keys in a window, for as long as it is there. Once is enough. */
void talia_press_watch (GtkWindow *window);

/** The same for the keys in a dialog of such a window, once: while it is open, its window hears of none. */
void talia_press_watch_dialog (AdwDialog *dialog);

/** What is below `area` decides something when it is pressed. */
void talia_press_guard (GtkWidget *area);

/** What is asked or shown in the guarded areas of this widget's window has changed: presses from before are void. */
void talia_press_outdate (GtkWidget *widget);

/**
 * Whether that has happened to the press that is going on, or has just ended, in the widget's window: for a drag, which
 * with the GTK of GNOME 51 goes on whatever becomes of the press.
 */
gboolean talia_press_is_outdated (GtkWidget *widget);

/** Something has been decided in this window (NULL: in none): what is left of the click that did it decides nothing. */
void talia_press_settle (GtkRoot *window);

G_END_DECLS
