/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The part of the rules panel that lists the options of the running match, with the setting of each. */
#include "talia-book-played.h"

#include <glib/gi18n.h>

#include "words/talia-words-sides.h"

struct _TaliaBookPlayed
{
  AdwBin parent_instance;

  GtkGrid *options;
};

G_DEFINE_FINAL_TYPE (TaliaBookPlayed, talia_book_played, ADW_TYPE_BIN)

static void
talia_book_played_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_BOOK_PLAYED);

  G_OBJECT_CLASS (talia_book_played_parent_class)->dispose (object);
}

static void
talia_book_played_class_init (TaliaBookPlayedClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_book_played_dispose;

  gtk_widget_class_set_css_name (widget_class, "rules-played");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-book-played.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaBookPlayed, options);
}

static void
talia_book_played_init (TaliaBookPlayed *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

char *
talia_book_played_describe (const TaliaOption *option, int value)
{
  g_return_val_if_fail (option != NULL, NULL);

  switch (option->type)
    {
    case TALIA_OPTION_BOOL:
      return g_strdup (value ? C_ ("option", "yes") : C_ ("option", "no"));
    case TALIA_OPTION_INT:
      return option->least != NULL && value == option->min ? g_strdup (_ (option->least))
                                                           : talia_words_format_points (value);
    case TALIA_OPTION_CHOICE:
      return g_strdup (_ (option->choices[value].label));
    }
  g_assert_not_reached ();
}

static GtkWidget *
create_label (const char *text, float xalign)
{
  return g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", xalign, "wrap", TRUE, "justify",
                       xalign > 0 ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT, "hexpand", xalign == 0, NULL);
}

void
talia_book_played_set_options (TaliaBookPlayed *self, const TaliaGame *game, const TaliaOptions *options)
{
  GtkWidget *child;

  g_return_if_fail (TALIA_IS_BOOK_PLAYED (self));
  g_return_if_fail (options == NULL || game != NULL);

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->options))) != NULL)
    gtk_grid_remove (self->options, child);
  gtk_widget_set_visible (GTK_WIDGET (self), options != NULL);
  for (int i = 0; options != NULL && game->options[i].key != NULL; i++)
    {
      g_autofree char *text = talia_book_played_describe (&game->options[i], options->value[i]);
      GtkWidget *value;

      if (i == talia_game_dealer_option (game)) /* the dealer is not part of the rules */
        continue;
      value = create_label (text, 1);
      gtk_widget_add_css_class (value, "heading");
      gtk_grid_attach (self->options, create_label (_ (game->options[i].label), 0), 0, i, 1, 1);
      gtk_grid_attach (self->options, value, 1, i, 1, 1);
    }
}
