/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keeps presses from deciding the wrong thing: a press acts only on what was shown when it began, and one gesture makes
 * one decision. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/*
 * A press means what was shown when it began. Four rules follow from that. They are enforced here, before any widget
 * receives the press, so that no widget has to check them:
 *
 * 1. What the table asks for may change while a button or a finger is down: another player moves, a trick is swept, a
 *    summary appears. Such a press ends without effect, and a drag puts its card back (talia_press_outdate()).
 * 2. A press belongs to the same click as the previous one if it is at the same place and follows within the desktop's
 *    double-click time, or within 600 ms of the press that began the click or decided something, because some people
 *    double-click slowly. Once a click has decided something (talia_press_settle()), all further presses of it have no
 *    effect.
 * 3. If the first press of a click has decided nothing, because it only cleared away a finished trick for example, the
 *    next press has its usual effect if it is on a widget that was there when the click began. So impatient players
 *    lose no time: one press clears the trick, the next plays the card that has been visible under the pointer all the
 *    time.
 * 4. A key that repeats because it is held down moves the focus or enters text; it decides nothing, and closes and
 *    opens nothing. A key that bounces counts as held down.
 *
 * The rules on presses apply inside guarded areas: to the table, not to the buttons around it. So clicking Undo twice
 * takes back two moves, and widgets that step, scroll or count repeat as usual. Accessible actions name what they do
 * and always take effect.
 */

/** Watches the presses and keys in a window, as long as the window exists. To be called once for each window. */
void talia_press_watch (GtkWindow *window);

/** Watches the keys in a dialog, since its window gets no keys while the dialog is open. To be called once for each
 * dialog. */
void talia_press_watch_dialog (AdwDialog *dialog);

/** Makes `area` a guarded area: presses on it and its children decide something. */
void talia_press_guard (GtkWidget *area);

/** Says that the guarded areas of this widget's window now ask for or show something else: earlier presses are void. */
void talia_press_outdate (GtkWidget *widget);

/**
 * Returns whether the current press in the widget's window, or the one that has just ended, is void since a call of
 * talia_press_outdate(). A drag has to ask, since with the GTK of GNOME 51 it continues whatever happens to the press.
 */
gboolean talia_press_is_outdated (GtkWidget *widget);

/** Says that something has been decided in this window (NULL: in none): the rest of the click that did it has no
 * effect. */
void talia_press_settle (GtkRoot *window);

G_END_DECLS
