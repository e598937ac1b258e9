/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of a game, to be read beside the table. */
#include "talia-rules-panel.h"

#include <glib/gi18n.h>

#include "talia-rules-page.h"
#include "talia-rules-table.h"
#include "talia-rules-text.h"
#include "talia-words.h"

struct _TaliaRulesPanel
{
  AdwBin parent_instance;

  const TaliaRules *rules;
  TaliaRulesPage *page;
  GPtrArray *widgets; /* by node of the page, NULL where it has none, owned by `sections` */
  GtkWidget *marked;  /* the paragraph that a refusal led to */
  guint scrolling;    /* tick callback that waits until `marked` has its place */
  guint frames;       /* that it has waited since `marked` is mapped */

  GtkEditable *search;
  GtkScrolledWindow *scroller;
  GtkWidget *played;
  GtkGrid *options;
  GtkBox *sections;
  GtkWidget *nothing_found;
};

G_DEFINE_FINAL_TYPE (TaliaRulesPanel, talia_rules_panel, ADW_TYPE_BIN)

/* --- building the page ------------------------------------------------------------------- */

static GtkWidget *
create_title (const char *text)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "xalign", 0.0, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_HEADING, NULL);

  gtk_widget_add_css_class (label, "title-4");
  return label;
}

/* NULL for what has no widget of its own. */
static GtkWidget *
create_block (TaliaRulesPanel *self, const TaliaRulesNode *node)
{
  g_autofree char *markup = node->text != NULL ? talia_rules_text_to_markup (_ (node->text), NULL) : NULL;
  int option;

  if (node->parent == NULL || node->parent->element == TALIA_RULES_ROW)
    return NULL;
  switch ((int) node->element)
    {
    case TALIA_RULES_TITLE:
      return create_title (_ (node->text));
    case TALIA_RULES_CARDS:
      return talia_rules_cards_new (node->cards);
    case TALIA_RULES_TABLE:
      return talia_rules_table_new (node);
    case TALIA_RULES_OPTION:
      option = talia_options_find (self->rules->options, node->attribute[TALIA_RULES_KEY], -1);
      return talia_rules_text_new (node->element, option >= 0 ? _ (self->rules->options[option].label) : NULL, markup);
    case TALIA_RULES_PARAGRAPH:
    case TALIA_RULES_ITEM:
    case TALIA_RULES_NOTE:
    case TALIA_RULES_TERM:
      return talia_rules_text_new (node->element, NULL, markup);
    default:
      return NULL;
    }
}

static void
clear_page (TaliaRulesPanel *self)
{
  GtkWidget *child;

  self->marked = NULL;
  g_ptr_array_set_size (self->widgets, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->sections))) != NULL)
    gtk_box_remove (self->sections, child);
  g_clear_pointer (&self->page, talia_rules_page_free);
}

static void
fill_page (TaliaRulesPanel *self)
{
  g_autofree char *path = g_strdup_printf ("/io/github/taliacards/Talia/rules/%s.xml", self->rules->id);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) xml = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  GtkWidget *section = NULL;

  if (xml != NULL)
    self->page = talia_rules_page_parse (g_bytes_get_data (xml, NULL), (gssize) g_bytes_get_size (xml), &error);
  if (self->page == NULL)
    {
      g_critical ("No rules page for %s: %s", self->rules->id, error->message);
      return;
    }

  for (guint i = 0; i < self->page->nodes->len; i++)
    {
      const TaliaRulesNode *node = g_ptr_array_index (self->page->nodes, i);
      GtkWidget *widget = create_block (self, node);

      if (node->element == TALIA_RULES_SECTION)
        {
          section = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
          gtk_box_append (self->sections, section);
        }
      if (widget != NULL)
        gtk_box_append (section != NULL ? GTK_BOX (section) : self->sections, widget);
      g_ptr_array_add (self->widgets, widget);
    }
}

/* --- searching --------------------------------------------------------------------------- */

static gboolean
contains (const char *text, const char *needle)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);

  return strstr (folded, needle) != NULL;
}

/* Leaves only those sections that have what is looked for. */
static void
search_changed_cb (TaliaRulesPanel *self)
{
  g_autofree char *needle = g_utf8_casefold (gtk_editable_get_text (self->search), -1);
  GtkWidget *section = NULL;
  gboolean found = FALSE;

  for (guint i = 0; self->page != NULL && i < self->page->nodes->len; i++)
    {
      const TaliaRulesNode *node = g_ptr_array_index (self->page->nodes, i);

      if (node->element == TALIA_RULES_SECTION)
        {
          section = section == NULL ? gtk_widget_get_first_child (GTK_WIDGET (self->sections))
                                    : gtk_widget_get_next_sibling (section);
          gtk_widget_set_visible (section, FALSE);
        }
      if (section != NULL && talia_rules_node_is_translated (node) && contains (_ (node->text), needle))
        {
          gtk_widget_set_visible (section, TRUE);
          found = TRUE;
        }
    }
  gtk_widget_set_visible (self->nothing_found, !found);
}

/* --- going to a rule --------------------------------------------------------------------- */

static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  TaliaRulesPanel *self = TALIA_RULES_PANEL (widget);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  graphene_point_t place;

  /* Not laid out yet: the panel is only just being opened, or sections have come back from a search. */
  if (self->marked != NULL && (!gtk_widget_get_mapped (self->marked) || self->frames++ == 0))
    return G_SOURCE_CONTINUE;

  self->scrolling = 0;
  if (self->marked != NULL
      && gtk_widget_compute_point (self->marked, gtk_widget_get_parent (GTK_WIDGET (self->sections)),
                                   &GRAPHENE_POINT_INIT (0, 0), &place))
    {
      gtk_widget_grab_focus (self->marked);
      gtk_adjustment_set_value (adjustment, place.y - gtk_adjustment_get_page_size (adjustment) / 4);
    }
  return G_SOURCE_REMOVE;
}

static void
mark_rule (TaliaRulesPanel *self, const char *rule_id)
{
  const TaliaRulesNode *node = self->page != NULL ? talia_rules_page_find (self->page, rule_id) : NULL;
  guint index;

  if (self->marked != NULL)
    gtk_widget_remove_css_class (self->marked, "marked");
  self->marked = NULL;
  if (node == NULL || !g_ptr_array_find (self->page->nodes, node, &index)
      || g_ptr_array_index (self->widgets, index) == NULL)
    return;

  gtk_editable_set_text (self->search, "");
  search_changed_cb (self);
  self->marked = g_ptr_array_index (self->widgets, index);
  gtk_widget_add_css_class (self->marked, "marked");
  self->frames = 0;
  if (self->scrolling == 0)
    self->scrolling = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
}

/* --- the widget -------------------------------------------------------------------------- */

static void
talia_rules_panel_dispose (GObject *object)
{
  TaliaRulesPanel *self = TALIA_RULES_PANEL (object);

  if (self->scrolling != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->scrolling);
  self->scrolling = 0;
  gtk_widget_dispose_template (GTK_WIDGET (self), TALIA_TYPE_RULES_PANEL);
  g_clear_pointer (&self->widgets, g_ptr_array_unref);
  g_clear_pointer (&self->page, talia_rules_page_free);

  G_OBJECT_CLASS (talia_rules_panel_parent_class)->dispose (object);
}

static void
talia_rules_panel_class_init (TaliaRulesPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_rules_panel_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-rules-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaRulesPanel, search);
  gtk_widget_class_bind_template_child (widget_class, TaliaRulesPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, TaliaRulesPanel, played);
  gtk_widget_class_bind_template_child (widget_class, TaliaRulesPanel, options);
  gtk_widget_class_bind_template_child (widget_class, TaliaRulesPanel, sections);
  gtk_widget_class_bind_template_child (widget_class, TaliaRulesPanel, nothing_found);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
}

static void
talia_rules_panel_init (TaliaRulesPanel *self)
{
  self->widgets = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
talia_rules_panel_new (void)
{
  return g_object_new (TALIA_TYPE_RULES_PANEL, NULL);
}

void
talia_rules_panel_show (TaliaRulesPanel *self, const TaliaRules *rules, const char *rule_id)
{
  g_return_if_fail (TALIA_IS_RULES_PANEL (self));
  g_return_if_fail (rules != NULL);

  if (self->rules != rules)
    {
      clear_page (self);
      self->rules = rules;
      fill_page (self);
    }
  if (rule_id != NULL)
    mark_rule (self, rule_id);
}

static char *
describe_value (const TaliaOption *option, int value)
{
  switch (option->type)
    {
    case TALIA_OPTION_BOOL:
      return g_strdup (value ? C_ ("option", "yes") : C_ ("option", "no"));
    case TALIA_OPTION_INT:
      return talia_words_format_points (value);
    case TALIA_OPTION_CHOICE:
      return g_strdup (_ (option->choices[value].label));
    }
  g_assert_not_reached ();
}

void
talia_rules_panel_set_options (TaliaRulesPanel *self, const TaliaRules *rules, const TaliaOptions *options)
{
  GtkWidget *child;

  g_return_if_fail (TALIA_IS_RULES_PANEL (self));
  g_return_if_fail (options == NULL || rules != NULL);

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->options))) != NULL)
    gtk_grid_remove (self->options, child);
  gtk_widget_set_visible (self->played, options != NULL);
  for (int i = 0; options != NULL && rules->options[i].key != NULL; i++)
    {
      g_autofree char *text = describe_value (&rules->options[i], options->value[i]);
      GtkWidget *label = gtk_label_new (_ (rules->options[i].label));
      GtkWidget *value = gtk_label_new (text);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_widget_set_hexpand (label, TRUE);
      gtk_label_set_xalign (GTK_LABEL (value), 1);
      gtk_label_set_wrap (GTK_LABEL (value), TRUE);
      gtk_label_set_justify (GTK_LABEL (value), GTK_JUSTIFY_RIGHT);
      gtk_widget_add_css_class (value, "heading");
      gtk_grid_attach (self->options, label, 0, i, 1, 1);
      gtk_grid_attach (self->options, value, 1, i, 1, 1);
    }
}
