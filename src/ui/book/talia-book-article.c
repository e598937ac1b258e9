/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One page of the rule book, shown as widgets. */
#include "talia-book-article.h"

#include <glib/gi18n.h>

#include "talia-book-example.h"
#include "talia-book-played.h"
#include "talia-book-section.h"
#include "talia-book-table.h"
#include "talia-book-text.h"

struct _TaliaBookArticle
{
  AdwBin parent_instance;

  const TaliaBookPage *page;
  const TaliaGame *game; /* NULL: the page is not about a game */
  GHashTable *widgets;   /* GtkWidget by TaliaBookNode: the widget that shows the node */
  GHashTable *labels;    /* GtkLabel by TaliaBookNode: the label with the text of the node */

  TaliaBookPlayed *played;
};

G_DEFINE_FINAL_TYPE (TaliaBookArticle, talia_book_article, ADW_TYPE_BIN)

enum
{
  SIGNAL_LINK,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

/* --- building ------------------------------------------------------------------------------ */

static gboolean
activate_link_cb (GtkLabel *label, const char *to, TaliaBookArticle *self)
{
  g_signal_emit (self, signals[SIGNAL_LINK], 0, to);
  return TRUE;
}

static void
remember (TaliaBookArticle *self, const TaliaBookNode *node, GtkWidget *widget, GtkLabel *label)
{
  g_hash_table_insert (self->widgets, (gpointer) node, widget);
  if (label == NULL)
    return;
  g_hash_table_insert (self->labels, (gpointer) node, label);
  g_signal_connect_object (label, "activate-link", G_CALLBACK (activate_link_cb), self, 0);
}

/* Whether any row of the table has a cell of that kind in the column. */
static gboolean
column_has (const TaliaBookNode *table, guint x, TaliaBookElement element)
{
  for (guint y = 0; y < table->children->len; y++)
    {
      const TaliaBookNode *line = g_ptr_array_index (table->children, y);

      if (line->element == TALIA_ELEMENT_ROW && x < line->children->len
          && ((const TaliaBookNode *) g_ptr_array_index (line->children, x))->element == element)
        return TRUE;
    }
  return FALSE;
}

/* Numbers are aligned to the end of a column, words and cards to its start, where they take the free space. */
static TaliaBookColumn
plan_column (const TaliaBookNode *table, guint x, gboolean last)
{
  gboolean numbers = column_has (table, x, TALIA_ELEMENT_VALUE), cards = column_has (table, x, TALIA_ELEMENT_CARDS);
  gboolean words = column_has (table, x, TALIA_ELEMENT_CELL);

  return (TaliaBookColumn) { .xalign = x > 0 && (numbers || (last && !cards)) ? 1 : 0,
                             .expand = !numbers && (words || cards || x == 0) };
}

static GtkWidget *
create_table (TaliaBookArticle *self, const TaliaBookNode *node)
{
  GtkWidget *table = talia_book_table_new ();

  for (guint y = 0; y < node->children->len; y++)
    {
      const TaliaBookNode *line = g_ptr_array_index (node->children, y);

      remember (self, line, talia_book_table_append_row (TALIA_BOOK_TABLE (table)), NULL);
      for (guint x = 0; x < line->children->len; x++)
        {
          const TaliaBookNode *cell = g_ptr_array_index (line->children, x);
          GtkWidget *widget = talia_book_table_append_cell (TALIA_BOOK_TABLE (table), cell,
                                                            plan_column (node, x, x + 1 == line->children->len));

          remember (self, cell, widget, GTK_IS_LABEL (widget) ? GTK_LABEL (widget) : NULL);
        }
    }
  return table;
}

static GtkWidget *
create_text (TaliaBookArticle *self, const TaliaBookNode *node)
{
  const char *key = node->attribute[TALIA_ATTRIBUTE_KEY];
  int option = key != NULL && self->game != NULL ? talia_options_find (self->game->options, key, -1) : -1;
  GtkWidget *text = talia_book_text_new (node, option >= 0 ? _ (self->game->options[option].label) : NULL);

  remember (self, node, text, talia_book_text_get_label (TALIA_BOOK_TEXT (text)));
  return text;
}

static GtkWidget *create_block (TaliaBookArticle *self, const TaliaBookNode *node);

static GtkWidget *
create_example (TaliaBookArticle *self, const TaliaBookNode *node)
{
  const TaliaBookNode *title = talia_book_node_child (node, TALIA_ELEMENT_TITLE);
  /* Translators: the title of a worked example in the rules when it has none of its own */
  GtkWidget *example = talia_book_example_new (title != NULL ? _ (title->text) : _ ("Example"));

  if (title != NULL)
    remember (self, title, example, talia_book_example_get_label (TALIA_BOOK_EXAMPLE (example)));
  for (guint i = 0; i < node->children->len; i++)
    {
      GtkWidget *block = create_block (self, g_ptr_array_index (node->children, i));

      if (block != NULL)
        talia_book_example_append (TALIA_BOOK_EXAMPLE (example), block);
    }
  return example;
}

static GtkWidget *
create_list (TaliaBookArticle *self, const TaliaBookNode *node)
{
  GtkWidget *list = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 3,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_LIST, NULL);

  for (guint i = 0; i < node->children->len; i++)
    gtk_box_append (GTK_BOX (list), create_text (self, g_ptr_array_index (node->children, i)));
  return list;
}

/* Creates the widget of a block; NULL for one that is shown by its parent. */
static GtkWidget *
create_block (TaliaBookArticle *self, const TaliaBookNode *node)
{
  GtkWidget *block = NULL;

  switch (node->element)
    {
    case TALIA_ELEMENT_PARAGRAPH:
    case TALIA_ELEMENT_NOTE:
    case TALIA_ELEMENT_OPTION:
    case TALIA_ELEMENT_TERM:
      return create_text (self, node);
    case TALIA_ELEMENT_LIST:
      block = create_list (self, node);
      break;
    case TALIA_ELEMENT_CARDS:
      block = talia_game_cards_new (node->cards, FALSE);
      break;
    case TALIA_ELEMENT_TABLE:
      block = create_table (self, node);
      break;
    case TALIA_ELEMENT_EXAMPLE:
      block = create_example (self, node);
      break;
    case TALIA_ELEMENT_PAGE:
    case TALIA_ELEMENT_SECTION:
    case TALIA_ELEMENT_INCLUDE:
    case TALIA_ELEMENT_TITLE:
    case TALIA_ELEMENT_ITEM:
    case TALIA_ELEMENT_HEAD:
    case TALIA_ELEMENT_ROW:
    case TALIA_ELEMENT_CELL:
    case TALIA_ELEMENT_LABEL:
    case TALIA_ELEMENT_VALUE:
    case TALIA_ELEMENTS:
      return NULL;
    }
  remember (self, node, block, NULL);
  return block;
}

static void
append_section (TaliaBookArticle *self, const TaliaBookNode *node)
{
  const TaliaBookNode *title = talia_book_node_child (node, TALIA_ELEMENT_TITLE);
  GtkWidget *section = talia_book_section_new (title != NULL ? _ (title->text) : "");

  remember (self, node, section, NULL);
  if (title != NULL)
    remember (self, title, section, talia_book_section_get_label (TALIA_BOOK_SECTION (section)));
  for (guint i = 0; i < node->children->len; i++)
    {
      GtkWidget *block = create_block (self, g_ptr_array_index (node->children, i));

      if (block != NULL)
        talia_book_section_append (TALIA_BOOK_SECTION (section), block);
    }
  gtk_box_append (GTK_BOX (adw_bin_get_child (ADW_BIN (self))), section);
}

/* --- the widget ---------------------------------------------------------------------------- */

static void
talia_book_article_dispose (GObject *object)
{
  TaliaBookArticle *self = TALIA_BOOK_ARTICLE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TALIA_TYPE_BOOK_ARTICLE);
  g_clear_pointer (&self->widgets, g_hash_table_unref);
  g_clear_pointer (&self->labels, g_hash_table_unref);

  G_OBJECT_CLASS (talia_book_article_parent_class)->dispose (object);
}

static void
talia_book_article_class_init (TaliaBookArticleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_book_article_dispose;

  g_type_ensure (TALIA_TYPE_BOOK_PLAYED);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-book-article.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaBookArticle, played);

  signals[SIGNAL_LINK] = g_signal_new ("link", TALIA_TYPE_BOOK_ARTICLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
talia_book_article_init (TaliaBookArticle *self)
{
  self->widgets = g_hash_table_new (NULL, NULL);
  self->labels = g_hash_table_new (NULL, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
talia_book_article_new (const TaliaBookPage *page)
{
  TaliaBookArticle *self = g_object_new (TALIA_TYPE_BOOK_ARTICLE, NULL);
  const TaliaBookNode *root;

  g_return_val_if_fail (page != NULL, NULL);

  self->page = page;
  self->game = talia_registry_find (page->id);
  root = g_ptr_array_index (page->nodes, 0);
  for (guint i = 0; i < root->children->len; i++)
    if (((const TaliaBookNode *) g_ptr_array_index (root->children, i))->element == TALIA_ELEMENT_SECTION)
      append_section (self, g_ptr_array_index (root->children, i));
  /* The first section, on the goal of the game, comes before the options of this match. */
  gtk_box_reorder_child_after (GTK_BOX (adw_bin_get_child (ADW_BIN (self))), GTK_WIDGET (self->played),
                               gtk_widget_get_next_sibling (GTK_WIDGET (self->played)));
  return GTK_WIDGET (self);
}

const TaliaBookPage *
talia_book_article_get_page (TaliaBookArticle *self)
{
  g_return_val_if_fail (TALIA_IS_BOOK_ARTICLE (self), NULL);

  return self->page;
}

/* --- as played here ------------------------------------------------------------------------ */

/* Describes the status to screen readers when they reach the widget, and shows it above if `shown`. */
static void
set_status (GtkWidget *widget, const char *status, gboolean shown)
{
  GtkAccessible *read = GTK_ACCESSIBLE (widget);
  const char *label = shown ? status : NULL;

  if (TALIA_IS_BOOK_TEXT (widget))
    {
      talia_book_text_set_status (TALIA_BOOK_TEXT (widget), label);
      read = GTK_ACCESSIBLE (talia_book_text_get_label (TALIA_BOOK_TEXT (widget)));
    }
  else if (TALIA_IS_BOOK_SECTION (widget))
    {
      talia_book_section_set_status (TALIA_BOOK_SECTION (widget), label);
      read = GTK_ACCESSIBLE (talia_book_section_get_label (TALIA_BOOK_SECTION (widget)));
    }
  else if (TALIA_IS_BOOK_TABLE (gtk_widget_get_parent (widget)))
    talia_book_table_set_row_status (widget, label);

  if (status != NULL)
    gtk_accessible_update_property (read, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, status, -1);
  else
    gtk_accessible_reset_property (read, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

/* Whether the node is in a part that does not apply to this match, which says so and is grey as a whole. */
static gboolean
is_in_part_without_force (TaliaBookArticle *self, const TaliaBookNode *node, const TaliaOptions *options)
{
  for (node = node->parent; node != NULL && options != NULL; node = node->parent)
    if (node->attribute[TALIA_ATTRIBUTE_IF] != NULL
        && talia_game_condition_holds (node->attribute[TALIA_ATTRIBUTE_IF], self->game->options, options) == FALSE)
      return TRUE;
  return FALSE;
}

/* Whether the match has this variant or, without a match, whether it is usual; -1: it is no variant, or grey anyway. */
static int
judge (TaliaBookArticle *self, const TaliaBookNode *node, const TaliaOptions *options)
{
  const char *condition = node->attribute[TALIA_ATTRIBUTE_IF];

  if (condition == NULL || is_in_part_without_force (self, node, options))
    return -1;
  return options != NULL ? talia_game_condition_holds (condition, self->game->options, options)
                         : talia_game_condition_is_usual (condition, self->game->options);
}

/* Returns the status that the reader has seen last, of the part before or of the one around this node, so that it need
 * not be repeated. */
static int
judge_before (TaliaBookArticle *self, const TaliaBookNode *node, const TaliaOptions *options)
{
  const TaliaBookNode *before = node->parent;
  int verdict = -1;

  for (guint i = 0; g_ptr_array_index (node->parent->children, i) != node; i++)
    before = g_ptr_array_index (node->parent->children, i);
  for (; before != NULL && verdict < 0; before = before->parent)
    verdict = judge (self, before, options);
  return verdict;
}

static void
show_condition (TaliaBookArticle *self, const TaliaBookNode *node, GtkWidget *widget, const TaliaOptions *options)
{
  int verdict = judge (self, node, options);
  gboolean shown = node->element == TALIA_ELEMENT_SECTION || verdict != judge_before (self, node, options);
  const char *status = NULL;

  gtk_widget_remove_css_class (widget, "off");
  gtk_widget_remove_css_class (widget, "on");
  if (verdict >= 0 && options != NULL)
    {
      gtk_widget_add_css_class (widget, verdict ? "on" : "off");
      status = verdict ? _ ("In this match") : _ ("Not in this match");
    }
  else if (verdict >= 0)
    /* Translators: of two ways to play, above the text about each */
    status = verdict ? C_ ("rules", "Usually") : C_ ("rules", "If agreed");
  set_status (widget, status, shown);
}

static void
show_setting (TaliaBookArticle *self, const TaliaBookNode *node, GtkWidget *widget, const TaliaOptions *options)
{
  int index = talia_options_find (self->game->options, node->attribute[TALIA_ATTRIBUTE_KEY], -1);
  const TaliaOption *option = index >= 0 ? &self->game->options[index] : NULL;
  g_autofree char *value = NULL, *status = NULL;

  if (option != NULL && index != talia_game_dealer_option (self->game)
      && !is_in_part_without_force (self, node, options))
    {
      value = talia_book_played_describe (option, options != NULL ? options->value[index] : option->initial);
      /* Translators: how an option of the rules is set in the running match */
      status = options != NULL ? g_strdup_printf (_ ("In this match: %s"), value)
                               /* Translators: how an option of the rules is set at most tables */
                               : g_strdup_printf (_ ("Usually: %s"), value);
    }
  set_status (widget, status, TRUE);
}

void
talia_book_article_set_options (TaliaBookArticle *self, const TaliaOptions *options)
{
  GHashTableIter iter;
  gpointer key, widget;

  g_return_if_fail (TALIA_IS_BOOK_ARTICLE (self));

  if (self->game == NULL)
    return;
  talia_book_played_set_options (self->played, self->game, options);
  g_hash_table_iter_init (&iter, self->widgets);
  while (g_hash_table_iter_next (&iter, &key, &widget))
    {
      const TaliaBookNode *node = key;

      if (node->attribute[TALIA_ATTRIBUTE_IF] != NULL)
        show_condition (self, node, widget, options);
      else if (node->element == TALIA_ELEMENT_OPTION)
        show_setting (self, node, widget, options);
    }
}

/* --- going somewhere ----------------------------------------------------------------------- */

GtkWidget *
talia_book_article_reveal (TaliaBookArticle *self, const TaliaBookNode *node)
{
  GtkWidget *widget, *fold;

  g_return_val_if_fail (TALIA_IS_BOOK_ARTICLE (self), NULL);
  g_return_val_if_fail (node != NULL, NULL);

  widget = g_hash_table_lookup (self->widgets, node);
  fold = widget != NULL ? gtk_widget_get_ancestor (widget, TALIA_TYPE_BOOK_EXAMPLE) : NULL;
  if (fold != NULL)
    talia_book_example_unfold (TALIA_BOOK_EXAMPLE (fold));
  return widget;
}

static void
add_mark (PangoAttrList *marks, const TaliaBookHit *hit, gboolean current)
{
  PangoAttribute *parts[] = {
    /* The colours of a highlighter pen on paper, the same in light and dark. */
    current ? pango_attr_background_new (0xff00, 0x9500, 0x0000) : pango_attr_background_new (0xf900, 0xf000, 0x6b00),
    pango_attr_foreground_new (0, 0, 0),
  };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      parts[i]->start_index = hit->start;
      parts[i]->end_index = hit->end;
      pango_attr_list_insert (marks, parts[i]);
    }
}

void
talia_book_article_mark (TaliaBookArticle *self, const GArray *hits, int current)
{
  GHashTableIter iter;
  gpointer label;

  g_return_if_fail (TALIA_IS_BOOK_ARTICLE (self));

  g_hash_table_iter_init (&iter, self->labels);
  while (g_hash_table_iter_next (&iter, NULL, &label))
    gtk_label_set_attributes (label, NULL);
  for (guint i = 0; hits != NULL && i < hits->len; i++)
    {
      const TaliaBookHit *hit = &g_array_index (hits, TaliaBookHit, i);
      GtkLabel *shown = g_hash_table_lookup (self->labels, hit->node);
      g_autoptr (PangoAttrList) marks = NULL;

      if (shown == NULL || hit->page != self->page)
        continue;
      marks = gtk_label_get_attributes (shown) != NULL ? pango_attr_list_copy (gtk_label_get_attributes (shown))
                                                       : pango_attr_list_new ();
      add_mark (marks, hit, (int) i == current);
      gtk_label_set_attributes (shown, marks);
    }
}
