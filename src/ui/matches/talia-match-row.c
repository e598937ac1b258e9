/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row for one match or score pad in the list of all matches. */
#include "talia-match-row.h"

#include <glib/gi18n.h>

#include "words/talia-words-archive.h"

struct _TaliaMatchRow
{
  GtkBox parent_instance;

  GtkImage *picture;
  GtkLabel *title;
  GtkLabel *circumstances;
  GtkLabel *outcome;
  GtkLabel *points;
  GtkMenuButton *menu_button;
  TaliaArchiveMatch *match;
};

G_DEFINE_FINAL_TYPE (TaliaMatchRow, talia_match_row, GTK_TYPE_BOX)

enum
{
  PROP_DESCRIPTION = 1,
  N_PROPERTIES
};
static GParamSpec *properties[N_PROPERTIES];

static void
talia_match_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  const TaliaMatchFacts *facts = talia_match_row_get_facts (TALIA_MATCH_ROW (object));

  g_value_take_string (value, facts != NULL ? talia_match_row_describe (facts) : g_strdup (""));
}

static void
talia_match_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_MATCH_ROW);
  g_clear_object (&TALIA_MATCH_ROW (object)->match);

  G_OBJECT_CLASS (talia_match_row_parent_class)->dispose (object);
}

static void
talia_match_row_class_init (TaliaMatchRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_match_row_dispose;
  G_OBJECT_CLASS (klass)->get_property = talia_match_row_get_property;

  properties[PROP_DESCRIPTION] =
      g_param_spec_string ("description", NULL, NULL, "", G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPERTIES, properties);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-match-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchRow, picture);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchRow, title);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchRow, circumstances);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchRow, outcome);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchRow, points);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchRow, menu_button);
}

static void
append (GMenu *menu, const char *label, const char *action, const char *file)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "s", file);
  g_menu_append_item (menu, item);
}

/* Of a score pad, which has no cards to look back at. */
static GMenuModel *
create_pad_menu (const TaliaMatchFacts *facts)
{
  GMenu *menu = g_menu_new ();

  append (menu, facts->over ? _ ("_Open Score Pad") : _ ("_Continue Score Pad"), "matches.open-pad", facts->file);
  append (menu, _ ("Pr_int Score Sheet…"), "win.print-pad", facts->file);
  append (menu, _ ("Re_name…"), "matches.rename", facts->file);
  append (menu, _ ("_Save a Copy…"), "matches.export", facts->file);
  append (menu, _ ("_Delete"), "matches.delete", facts->file);
  return G_MENU_MODEL (menu);
}

/* Creates the menu with those items that make sense for this match. */
static GMenuModel *
create_menu (const TaliaMatchFacts *facts)
{
  GMenu *menu = g_menu_new ();

  if (!facts->over)
    append (menu, _ ("_Continue Match"), "matches.go-on", facts->file);
  if (facts->deals > 0)
    append (menu, _ ("_Review"), "matches.review", facts->file);
  if (facts->deals > 0)
    append (menu, _ ("Copy as a C_hallenge"), "win.copy-challenge", facts->file);
  append (menu, _ ("Pr_int Score Sheet…"), "win.print-score", facts->file);
  append (menu, _ ("Re_name…"), "matches.rename", facts->file);
  append (menu, _ ("_Save a Copy…"), "matches.export", facts->file);
  if (talia_match_facts_is_put_away (facts))
    append (menu, _ ("_Delete"), "matches.delete", facts->file);
  return G_MENU_MODEL (menu);
}

/* Creates the menu when it is opened. A list creates some two hundred rows at once, and a menu in each would cost more
 * than the rest of them. */
static void
create_popup_cb (GtkMenuButton *button, gpointer data)
{
  TaliaMatchRow *self = data;
  const TaliaMatchFacts *facts = talia_archive_match_get_facts (self->match);
  g_autoptr (GMenuModel) menu = facts->pad ? create_pad_menu (facts) : create_menu (facts);

  gtk_menu_button_set_menu_model (button, menu);
}

static void
talia_match_row_init (TaliaMatchRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->menu_button, create_popup_cb, self, NULL);
}

GtkWidget *
talia_match_row_new (void)
{
  return g_object_new (TALIA_TYPE_MATCH_ROW, NULL);
}

const char *
talia_match_row_get_action (const TaliaMatchFacts *facts)
{
  g_return_val_if_fail (facts != NULL, NULL);

  if (facts->pad)
    return "matches.open-pad";
  return facts->over ? "matches.review" : "matches.go-on";
}

char *
talia_match_row_describe (const TaliaMatchFacts *facts)
{
  g_autofree char *title = talia_words_match_title (facts), *outcome = talia_words_match_outcome (facts);
  g_autofree char *circumstances = talia_words_match_circumstances (facts), *points = talia_words_match_points (facts);

  return g_strjoin (", ", title, outcome, points, circumstances, NULL);
}

static void
show_facts (TaliaMatchRow *self)
{
  const TaliaMatchFacts *facts = talia_match_row_get_facts (self);
  g_autofree char *icon = NULL, *title = NULL, *circumstances = NULL, *outcome = NULL, *points = NULL;

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DESCRIPTION]);
  gtk_menu_button_set_menu_model (self->menu_button, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), facts != NULL);
  if (facts == NULL)
    return;
  icon = g_strdup_printf ("talia-game-%s", facts->game->id);
  title = talia_words_match_title (facts);
  circumstances = talia_words_match_circumstances (facts);
  outcome = talia_words_match_outcome (facts);
  points = talia_words_match_points (facts);
  gtk_image_set_from_icon_name (self->picture, icon);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->circumstances, circumstances);
  gtk_label_set_label (self->outcome, outcome);
  gtk_label_set_label (self->points, points);
  gtk_widget_set_visible (GTK_WIDGET (self->points), facts->deals > 0);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->points), facts->pad ? _ ("The best points and the next best")
                                                                     : _ ("Your points and the best opponent’s"));
}

void
talia_match_row_set_match (TaliaMatchRow *self, TaliaArchiveMatch *match)
{
  g_return_if_fail (TALIA_IS_MATCH_ROW (self));

  if (self->match == match)
    return;
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_set_object (&self->match, match);
  if (match != NULL)
    g_signal_connect_object (match, "changed", G_CALLBACK (show_facts), self, G_CONNECT_SWAPPED);
  show_facts (self);
}

const TaliaMatchFacts *
talia_match_row_get_facts (TaliaMatchRow *self)
{
  g_return_val_if_fail (TALIA_IS_MATCH_ROW (self), NULL);

  return self->match != NULL ? talia_archive_match_get_facts (self->match) : NULL;
}
