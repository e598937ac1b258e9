/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small card for texts and tables: the letter or number of its rank and the sign of its suit, with its name for
 * screen readers. */
#include "talia-mini-card.h"

#include "model/base/talia-text.h"
#include "settings/talia-settings.h"
#include "talia-card-look.h"
#include "words/talia-words-cards.h"

struct _TaliaMiniCard
{
  AdwBin parent_instance;

  TaliaCard card;
  GtkLabel *label;
};

G_DEFINE_FINAL_TYPE (TaliaMiniCard, talia_mini_card, ADW_TYPE_BIN)

static void
update (TaliaMiniCard *self)
{
  int suit = talia_card_suit (self->card);
  const GdkRGBA *ink = talia_card_look_get_ink (suit, g_settings_get_boolean (talia_settings_get (), "four-colors"));
  g_autofree char *text = talia_text_number (
      g_strconcat (talia_words_rank_index (talia_card_rank (self->card)), talia_words_suit_sign (suit), NULL));
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_foreground_new ((guint16) (ink->red * G_MAXUINT16),
                                                                 (guint16) (ink->green * G_MAXUINT16),
                                                                 (guint16) (ink->blue * G_MAXUINT16)));
  gtk_label_set_attributes (self->label, attributes);
  gtk_label_set_label (self->label, text);
}

static void
talia_mini_card_class_init (TaliaMiniCardClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "mini-card");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
talia_mini_card_init (TaliaMiniCard *self)
{
  self->label = GTK_LABEL (g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->label));
}

GtkWidget *
talia_mini_card_new (TaliaCard card)
{
  TaliaMiniCard *self;
  g_autofree char *name = NULL;

  g_return_val_if_fail (talia_card_is_valid (card), NULL);

  self = g_object_new (TALIA_TYPE_MINI_CARD, NULL);
  self->card = card;
  name = talia_words_card (card);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  g_signal_connect_object (talia_settings_get (), "changed::indices", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (talia_settings_get (), "changed::four-colors", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

TaliaCard
talia_mini_card_get_card (TaliaMiniCard *self)
{
  g_return_val_if_fail (TALIA_IS_MINI_CARD (self), TALIA_NO_CARD);

  return self->card;
}
