/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A hand face up beside a player: a slip of paper with the cards of each suit. */
#include "talia-open-hand.h"

#include <glib/gi18n.h>

#include "settings/talia-settings.h"
#include "talia-card-look.h"
#include "words/talia-words-cards.h"

struct _TaliaOpenHand
{
  AdwBin parent_instance;

  TaliaCards cards;
  TaliaCards marked;
  guint per_line;
  GtkLabel *label;
};

G_DEFINE_FINAL_TYPE (TaliaOpenHand, talia_open_hand, ADW_TYPE_BIN)

/* Shows the cards of a suit from the highest to the lowest, or a dash if there are none, so that a void is seen at
 * once. */
static void
append_suit (TaliaOpenHand *self, GString *markup, int suit)
{
  const GdkRGBA *ink = talia_card_look_get_ink (suit, g_settings_get_boolean (talia_settings_get (), "four-colors"));
  gboolean any = FALSE;

  g_string_append_printf (markup, "<span color=\"#%02x%02x%02x\">%s</span>", (guint) (ink->red * 255),
                          (guint) (ink->green * 255), (guint) (ink->blue * 255), talia_words_suit_sign (suit));
  for (int rank = TALIA_ACE; rank >= TALIA_TWO; rank--)
    if (self->cards & TALIA_CARD_BIT (rank, suit))
      {
        gboolean marked = (self->marked & TALIA_CARD_BIT (rank, suit)) != 0;

        g_string_append_printf (markup, "%s%s%s%s", self->per_line == 1 ? " " : "\u200a", marked ? "<u>" : "",
                                talia_words_rank_index (rank), marked ? "</u>" : "");
        any = TRUE;
      }
  if (!any)
    g_string_append (markup, self->per_line == 1 ? " –" : "–");
}

static void
update (TaliaOpenHand *self)
{
  g_autoptr (GString) markup = g_string_new (NULL);
  g_autofree char *name = self->cards != 0 ? talia_words_cards (self->cards) : g_strdup (_ ("No cards"));

  for (int suit = TALIA_SPADES; suit >= TALIA_CLUBS; suit--)
    {
      guint index = (guint) (TALIA_SPADES - suit);

      append_suit (self, markup, suit);
      if (suit > TALIA_CLUBS)
        g_string_append (markup, (index + 1) % self->per_line == 0 ? "\n" : " ");
    }
  gtk_label_set_markup (self->label, markup->str);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), name);
}

static void
talia_open_hand_class_init (TaliaOpenHandClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "open-hand");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
talia_open_hand_init (TaliaOpenHand *self)
{
  self->per_line = 1;
  self->label = GTK_LABEL (g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "xalign",
                                         0.f, "ellipsize", PANGO_ELLIPSIZE_END, NULL));
  gtk_widget_set_direction (GTK_WIDGET (self->label), GTK_TEXT_DIR_LTR); /* as on cards */
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->label));
  g_signal_connect_object (talia_settings_get (), "changed::indices", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (talia_settings_get (), "changed::four-colors", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

void
talia_open_hand_set_cards (TaliaOpenHand *self, TaliaCards cards, TaliaCards marked)
{
  g_return_if_fail (TALIA_IS_OPEN_HAND (self));

  if (self->cards == cards && self->marked == marked)
    return;
  self->cards = cards;
  self->marked = marked;
  update (self);
}

void
talia_open_hand_set_per_line (TaliaOpenHand *self, guint suits)
{
  g_return_if_fail (TALIA_IS_OPEN_HAND (self));
  g_return_if_fail (suits == 1 || suits == 2 || suits == 4);

  if (self->per_line == suits)
    return;
  self->per_line = suits;
  update (self);
}

TaliaCards
talia_open_hand_get_cards (TaliaOpenHand *self)
{
  g_return_val_if_fail (TALIA_IS_OPEN_HAND (self), 0);

  return self->cards;
}
