/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The faces of the players of a side. */
#include "talia-faces.h"

#include "talia-face.h"

GtkWidget *
talia_faces_of_side (TaliaMatch *match, int side, int size)
{
  const TaliaState *state = &talia_match_get_view (match)->seen;
  GtkWidget *box = NULL;

  for (int seat = 0; seat < state->seats; seat++)
    {
      const char *regular = talia_seat_get_regular (talia_match_get_seat (match, seat));

      if (talia_state_side (state, seat) != side || regular == NULL)
        continue;
      if (box == NULL)
        box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
      gtk_box_append (GTK_BOX (box), talia_face_new (regular, size));
    }
  if (box != NULL)
    gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  return box;
}
