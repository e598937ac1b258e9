/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The look of cards: the player's preferences, and the colours that follow from them. */
#include "talia-card-look.h"

#include <adwaita.h>

#include "settings/talia-settings.h"
#include "talia-decks.h"

/* The scale of the desktop's text from which on indices are always large. */
#define LARGE_TEXT 1.4
#define USUAL_DPI (96 * 1024)

static gboolean
is_text_large (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi = 0;

  if (settings != NULL)
    g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  return dpi >= LARGE_TEXT * USUAL_DPI;
}

TaliaCardLook
talia_card_look_get (void)
{
  GSettings *settings = talia_settings_get ();

  return (TaliaCardLook) {
    .four_colors = g_settings_get_boolean (settings, "four-colors"),
    .large_indices = g_settings_get_boolean (settings, "large-indices") || is_text_large (),
    .high_contrast =
        gdk_display_get_default () != NULL && adw_style_manager_get_high_contrast (adw_style_manager_get_default ()),
    .back = (TaliaCardBack) g_settings_get_enum (settings, "card-back"),
    .deck = talia_decks_get_deck (talia_decks_get ()),
    .deck_indices = !g_settings_get_boolean (settings, "own-indices"),
  };
}

const GdkRGBA *
talia_card_look_get_ink (int suit, gboolean four_colors)
{
  /* The colours are dark enough to be readable on a card that is dimmed because it may not be played. */
  static const GdkRGBA black = { .118f, .118f, .118f, 1 }, red = { .753f, .110f, .157f, 1 },
                       blue = { .102f, .373f, .706f, 1 }, green = { .063f, .431f, .212f, 1 };
  static const GdkRGBA *const two[TALIA_SUITS] = { &black, &red, &red, &black };
  static const GdkRGBA *const four[TALIA_SUITS] = { &green, &blue, &red, &black };

  g_return_val_if_fail (suit >= 0 && suit < TALIA_SUITS, &black);

  return four_colors ? four[suit] : two[suit];
}

const GdkRGBA *
talia_card_look_get_paper (void)
{
  static const GdkRGBA paper = { 1, .996f, .985f, 1 };

  return &paper;
}
