/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The about dialog: names, addresses and release notes from the metainfo, and credits. */
#include "talia-about.h"

#include <glib/gi18n.h>

#include "ui/cards/talia-card-deck.h"

/* The page with the licence calls back as soon as the program is idle, whether the dialog still exists or not
 * (libadwaita 1.7). */
static void
closed_cb (AdwDialog *about)
{
  g_idle_add_once (g_object_unref, g_object_ref (about));
}

static gboolean
translate_cb (const GMatchInfo *paragraph, GString *result, gpointer data)
{
  g_autofree char *tag = g_match_info_fetch (paragraph, 1), *text = g_match_info_fetch (paragraph, 2);

  g_string_append_printf (result, "<%s>%s</%s>", tag, _ (text), tag);
  return FALSE;
}

/* AppStream goes by the locale alone, although the window may have another language. It reads the texts without
 * translations, and they are translated here. */
static void
translate (AdwAboutDialog *about)
{
  g_autoptr (GRegex) paragraphs = g_regex_new ("<(p|li)>(.*?)</\\1>", G_REGEX_DOTALL, 0, NULL);
  g_autofree char *notes =
      g_regex_replace_eval (paragraphs, adw_about_dialog_get_release_notes (about), -1, 0, 0, translate_cb, NULL, NULL);

  adw_about_dialog_set_application_name (about, _ (adw_about_dialog_get_application_name (about)));
  adw_about_dialog_set_developer_name (about, _ (adw_about_dialog_get_developer_name (about)));
  adw_about_dialog_set_release_notes (about, notes);
}

AdwDialog *
talia_about_dialog_new (void)
{
  AdwAboutDialog *about =
      ADW_ABOUT_DIALOG (adw_about_dialog_new_from_appdata ("/io/github/taliacards/Talia/metainfo.xml", TALIA_VERSION));
  const char *developers[] = { "The Talia developers https://github.com/taliacards", NULL };
  const char *artists[] = { "Charles Esquiaqui", "Vincent Bermel", NULL };
  const char *algorithms[] = { "David Blackman", "Sebastiano Vigna", NULL };

  translate (about);
  adw_about_dialog_set_comments (
      about, _ ("A card table for Polish and international card games.\n\nThe shuffle depends on the number of the "
                "deal alone, and the computer players see only what you would see in their place."));
  adw_about_dialog_set_copyright (about, "© 2026 The Talia developers");
  adw_about_dialog_set_developers (about, developers);
  /* Translators: put your names here, one a line */
  adw_about_dialog_set_translator_credits (about, _ ("translator-credits"));
  adw_about_dialog_add_acknowledgement_section (about, _ ("Random numbers: xoshiro256**"), algorithms);
  adw_about_dialog_add_legal_section (about, _ ("List of matches: SQLite"), NULL, GTK_LICENSE_CUSTOM,
                                      _ ("SQLite is in the public domain."));
  adw_about_dialog_add_legal_section (about, _ ("Matches in one file: libarchive"), "© 2003–2018 Tim Kientzle",
                                      GTK_LICENSE_BSD, NULL);
  adw_about_dialog_add_legal_section (about, _ ("Sounds: the client library of PulseAudio"),
                                      "© 2004–2006 Lennart Poettering\n© 2006 Pierre Ossman", GTK_LICENSE_LGPL_2_1,
                                      NULL);
  adw_about_dialog_add_legal_section (
      about, _ ("Rules of the games"), NULL, GTK_LICENSE_CUSTOM,
      _ ("American Hearts and Spades are as on the Polish games site Kurnik, Kierki and its relatives as in the Polish "
         "Wikibooks, and Casino as on a Polish website about kasyno. Where these leave something open, Talia follows "
         "pagat.com and Foster’s Hoyle.\n\n"
         "The texts were newly written for Talia. Names of other sites, programs and books only say where people play "
         "that way; Talia has no ties to them."));
  if (talia_card_deck_get_built_in () != NULL)
    {
      adw_about_dialog_set_artists (about, artists);
      adw_about_dialog_add_legal_section (
          about, _ ("Face cards and a back: the deck “Neoclassical” of AisleRiot"),
          "© 2012 Charles Esquiaqui\n© 2024 Vincent Bermel", GTK_LICENSE_CUSTOM,
          _ ("The deck may be used under the GNU Lesser General Public License, version 3 or later. Its face cards are "
             "based on the “Free Vector Playing Cards Deck” by Charles Esquiaqui, licensed under Creative Commons "
             "Attribution (CC BY)."));
    }
  g_signal_connect (about, "closed", G_CALLBACK (closed_cb), NULL);
  return ADW_DIALOG (about);
}
