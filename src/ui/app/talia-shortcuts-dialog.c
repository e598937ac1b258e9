/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog that lists the keyboard shortcuts. */
#include "talia-shortcuts-dialog.h"

#include <glib/gi18n.h>

#include "words/talia-words-cards.h"

struct _TaliaShortcutsDialog
{
  AdwDialog parent_instance;

  AdwPreferencesPage *page;
};

G_DEFINE_FINAL_TYPE (TaliaShortcutsDialog, talia_shortcuts_dialog, ADW_TYPE_DIALOG)

/* Placeholder for the card indices, whose letters are a preference. */
#define INDICES "indices"
/* Placeholder for an example of a rank and a suit, typed one after the other. */
#define RANK_AND_SUIT "rank-and-suit"
/* Placeholder for the numbers that can be bid. */
#define BIDS "bids"

/* A row of the list; a row without keys starts a group. */
typedef struct
{
  const char *title;
  const char *keys[3]; /* accelerators, INDICES, RANK_AND_SUIT or BIDS */
} Shortcut;

static const Shortcut shortcuts[] = {
  { N_ ("Playing"), { NULL } },
  { N_ ("Move from card to card"), { "Left", "Right" } },
  { N_ ("Play the card, or mark it for passing"), { "Return", "space" } },
  { N_ ("Jump to a card by its rank"), { INDICES } },
  { N_ ("Jump to a card by its rank and suit"), { RANK_AND_SUIT } },
  { N_ ("Jump to a bid"), { BIDS } },
  { N_ ("Continue after a trick"), { "Return", "space", "Escape" } },
  { N_ ("Undo"), { "<Control>z" } },
  { N_ ("Redo"), { "<Control><Shift>z" } },
  { N_ ("Hint"), { "<Control>h" } },
  { N_ ("Last trick"), { "<Control>l" } },
  { N_ ("Claim the rest, or end the deal"), { "<Control>e" } },
  { N_ ("Score sheet"), { "F9" } },
  { N_ ("Review finished deals"), { "<Control>r" } },
  { N_ ("Review"), { NULL } },
  { N_ ("Step back and forward"), { "Left", "Right" } },
  { N_ ("Previous and next trick"), { "Page_Up", "Page_Down" } },
  { N_ ("Beginning and end of the deal"), { "Home", "End" } },
  { N_ ("Previous and next deal"), { "<Control>Page_Up", "<Control>Page_Down" } },
  { N_ ("Open hands"), { "o" } },
  { N_ ("Window"), { NULL } },
  { N_ ("New match"), { "<Control>n" } },
  { N_ ("All matches"), { "<Control>m" } },
  { N_ ("Score pad"), { "<Control>k" } },
  { N_ ("Exercises"), { "<Control>t" } },
  { N_ ("Rules of the game"), { "F1" } },
  { N_ ("Main menu"), { "F10" } },
  { N_ ("Preferences"), { "<Control>comma" } },
  { N_ ("Keyboard shortcuts"), { "<Control>question" } },
  { N_ ("Go back"), { "<Alt>Left" } },
  { N_ ("Close the window"), { "<Control>w" } },
  { N_ ("Quit"), { "<Control>q" } },
};

static char *
describe_key (const char *key)
{
  GdkModifierType modifiers;
  guint keyval;

  if (g_str_equal (key, INDICES))
    return g_strdup_printf ("2…9, 0, %s, %s, %s, %s", talia_words_rank_index (TALIA_JACK),
                            talia_words_rank_index (TALIA_QUEEN), talia_words_rank_index (TALIA_KING),
                            talia_words_rank_index (TALIA_ACE));
  if (g_str_equal (key, BIDS))
    return g_strdup ("0…13");
  if (g_str_equal (key, RANK_AND_SUIT))
    {
      g_autofree char *suit = g_utf8_substring (talia_words_suit (TALIA_SPADES), 0, 1);

      return g_strdup_printf ("%s %s", talia_words_rank_index (TALIA_QUEEN), suit);
    }
  gtk_accelerator_parse (key, &keyval, &modifiers);
  return gtk_accelerator_get_label (keyval, modifiers);
}

static GtkWidget *
create_row (const Shortcut *shortcut)
{
  GtkWidget *row = adw_action_row_new ();
  g_autoptr (GString) spoken = g_string_new (NULL);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (shortcut->title));
  for (guint i = 0; i < G_N_ELEMENTS (shortcut->keys) && shortcut->keys[i] != NULL; i++)
    {
      g_autofree char *text = describe_key (shortcut->keys[i]);
      GtkWidget *label = gtk_label_new (text);

      gtk_widget_add_css_class (label, "keycap");
      gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
      g_string_append_printf (spoken, "%s%s", i > 0 ? ", " : "", text);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken->str, -1);
  return row;
}

static void
talia_shortcuts_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_SHORTCUTS_DIALOG);

  G_OBJECT_CLASS (talia_shortcuts_dialog_parent_class)->dispose (object);
}

static void
talia_shortcuts_dialog_class_init (TaliaShortcutsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_shortcuts_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-shortcuts-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaShortcutsDialog, page);
}

static void
talia_shortcuts_dialog_init (TaliaShortcutsDialog *self)
{
  AdwPreferencesGroup *group = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));

  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    {
      if (shortcuts[i].keys[0] != NULL)
        {
          adw_preferences_group_add (group, create_row (&shortcuts[i]));
          continue;
        }
      group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
      adw_preferences_group_set_title (group, _ (shortcuts[i].title));
      adw_preferences_page_add (self->page, group);
    }
}

AdwDialog *
talia_shortcuts_dialog_new (void)
{
  return g_object_new (TALIA_TYPE_SHORTCUTS_DIALOG, NULL);
}
