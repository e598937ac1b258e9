/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Creates the faces of the players of a side, in a row. */
#include "talia-faces.h"

#include "talia-face.h"
#include "talia-own-face.h"

/* Creates the face of a seat; NULL for a computer player that is nobody in particular. */
static GtkWidget *
create_face (TaliaSeat *seat, int size)
{
  GtkWidget *face;

  if (talia_seat_get_regular (seat) == NULL && !talia_seat_is_person (seat))
    return NULL;
  face = talia_face_new (NULL, size);
  talia_own_face_show_seat (TALIA_FACE (face), seat);
  return face;
}

GtkWidget *
talia_faces_of_side (TaliaMatch *match, int side, int size)
{
  const TaliaState *state = &talia_match_get_view (match)->seen;
  GtkWidget *box = NULL;

  for (int seat = 0; seat < state->seats; seat++)
    {
      GtkWidget *face;

      if (!talia_match_has_regulars (match) || talia_state_side (state, seat) != side)
        continue;
      face = create_face (talia_match_get_seat (match, seat), size);
      if (face == NULL)
        continue;
      if (box == NULL)
        box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
      gtk_box_append (GTK_BOX (box), face);
    }
  if (box != NULL)
    gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  return box;
}
