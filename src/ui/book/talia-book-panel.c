/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rule book beside the table or by itself: pages, contents, search, and a way back. */
#include "talia-book-panel.h"

#include <glib/gi18n.h>
#include <string.h>

#include "talia-book-article.h"
#include "talia-book-contents.h"
#include "talia-book-target.h"

/* The greatest number of letters that a search takes. */
#define MAX_WORDS 100

/* A place where the reader has been. */
typedef struct
{
  const TaliaBookPage *page;
  double scroll;
} Place;

struct _TaliaBookPanel
{
  AdwBin parent_instance;

  TaliaBookArticle *article; /* the open page, NULL initially */
  const TaliaGame *game;     /* the game of the running match */
  TaliaOptions options;
  GArray *history;          /* of Place */
  GArray *hits;             /* of TaliaBookHit: the results of the search */
  int hit;                  /* the current result, -1: none */
  const TaliaBookNode *at;  /* the last node that the reader was led to */
  const TaliaBookNode *now; /* the node that was relevant when the reader asked for the current rules */
  TaliaBookTarget target;   /* the part of the page that is scrolled into view */

  GtkLabel *title;
  GtkToggleButton *contents_button;
  GtkEditable *search;
  GtkWidget *steps;
  GtkLabel *count;
  GtkStack *stack;
  TaliaBookContents *contents;
  GtkScrolledWindow *scroller;
  AdwClamp *clamp;
};

G_DEFINE_FINAL_TYPE (TaliaBookPanel, talia_book_panel, ADW_TYPE_BIN)

static const TaliaBookPage *
get_page (TaliaBookPanel *self)
{
  return self->article != NULL ? talia_book_article_get_page (self->article) : NULL;
}

/* --- where the reader is led ----------------------------------------------------------------- */

/* Whether the reader has moved away from the last node that they were led to. */
static gboolean
has_wandered (TaliaBookPanel *self)
{
  return gtk_toggle_button_get_active (self->contents_button) || talia_book_target_is_left (&self->target);
}

static void
clear_target (TaliaBookPanel *self)
{
  talia_book_target_clear (&self->target);
  self->at = NULL;
}

/* Scrolls to the node; if the reader was led to it, it is also marked. */
static void
go_to_node (TaliaBookPanel *self, const TaliaBookNode *node, gboolean mark)
{
  GtkWidget *widget = node != NULL ? talia_book_article_reveal (self->article, node) : NULL;

  clear_target (self);
  self->at = node;
  if (node == NULL || widget != NULL)
    talia_book_target_go (&self->target, widget, mark);
}

/* --- pages --------------------------------------------------------------------------------- */

static void
show_contents (TaliaBookPanel *self, gboolean show)
{
  const TaliaBookPage *page = get_page (self);

  show = show || page == NULL;
  gtk_stack_set_visible_child_name (self->stack, show ? "contents" : "page");
  gtk_label_set_label (self->title, show ? _ ("Contents") : talia_book_title (page->id));
  gtk_toggle_button_set_active (self->contents_button, show);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rules.back", self->history->len > 0 || (show && page != NULL));
}

static void
update_options (TaliaBookPanel *self)
{
  gboolean own = self->article != NULL && self->game != NULL && g_str_equal (get_page (self)->id, self->game->id);

  if (self->article != NULL)
    talia_book_article_set_options (self->article, own ? &self->options : NULL);
}

static void
link_cb (TaliaBookArticle *article, const char *to, TaliaBookPanel *self)
{
  talia_book_panel_go (self, to);
}

static void
open_page (TaliaBookPanel *self, const TaliaBookPage *page)
{
  if (page != get_page (self))
    {
      clear_target (self);
      self->article = TALIA_BOOK_ARTICLE (talia_book_article_new (page));
      g_signal_connect_object (self->article, "link", G_CALLBACK (link_cb), self, 0);
      adw_clamp_set_child (self->clamp, GTK_WIDGET (self->article));
      talia_book_contents_set_page (self->contents, page);
      update_options (self);
      talia_book_article_mark (self->article, self->hits, self->hit);
    }
  show_contents (self, FALSE);
}

/* Stores the current place before the reader goes to another. */
static void
note_place (TaliaBookPanel *self)
{
  Place place = { get_page (self), talia_book_target_get_scroll (&self->target) };

  if (place.page != NULL)
    g_array_append_val (self->history, place);
}

static void
back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TaliaBookPanel *self = TALIA_BOOK_PANEL (widget);
  Place place;

  if (gtk_toggle_button_get_active (self->contents_button) && get_page (self) != NULL)
    {
      show_contents (self, FALSE);
      return;
    }
  if (self->history->len == 0)
    return;
  place = g_array_index (self->history, Place, self->history->len - 1);
  g_array_set_size (self->history, self->history->len - 1);
  open_page (self, place.page);
  self->at = NULL;
  talia_book_target_go_back (&self->target, place.scroll);
}

static void
contents_toggled_cb (TaliaBookPanel *self)
{
  show_contents (self, gtk_toggle_button_get_active (self->contents_button));
}

static void
chosen_cb (TaliaBookPanel *self, const char *place)
{
  talia_book_panel_go (self, place);
}

/* --- searching ----------------------------------------------------------------------------- */

static void
show_hit (TaliaBookPanel *self, int hit)
{
  const TaliaBookHit *shown = hit >= 0 ? &g_array_index (self->hits, TaliaBookHit, hit) : NULL;
  g_autofree char *count = NULL;

  self->hit = hit;
  if (shown != NULL && shown->page != get_page (self))
    note_place (self);
  if (shown != NULL)
    open_page (self, shown->page);
  if (self->article != NULL)
    talia_book_article_mark (self->article, self->hits, hit);
  if (shown != NULL)
    go_to_node (self, shown->node, FALSE);
  /* Translators: which of the places that a search has found, such as 3/12 */
  count = g_strdup_printf (_ ("%d/%d"), hit + 1, (int) self->hits->len);
  gtk_label_set_label (self->count, count);
}

static void
search_changed_cb (TaliaBookPanel *self)
{
  const char *words = gtk_editable_get_text (self->search);
  const TaliaBookPage *page = get_page (self);

  g_array_unref (self->hits);
  self->hits = talia_book_search (words, page != NULL ? page->id : NULL);
  gtk_widget_set_visible (self->steps, *words != '\0');
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rules.next", self->hits->len > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rules.previous", self->hits->len > 0);
  if (*words != '\0' && self->hits->len == 0)
    gtk_widget_add_css_class (GTK_WIDGET (self->search), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->search), "error");
  show_hit (self, self->hits->len > 0 ? 0 : -1);
  if (*words != '\0')
    gtk_accessible_announce (GTK_ACCESSIBLE (self), gtk_label_get_label (self->count),
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
step_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TaliaBookPanel *self = TALIA_BOOK_PANEL (widget);
  int n = (int) self->hits->len, by = g_str_equal (name, "rules.next") ? 1 : n - 1;

  if (n > 0)
    show_hit (self, (self->hit + by) % n);
}

static void
next_cb (TaliaBookPanel *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "rules.next", NULL);
}

static void
previous_cb (TaliaBookPanel *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "rules.previous", NULL);
}

/* Escape first clears the search, and then leaves the page of the rules, if they have one: the entry would keep every
 * Escape for itself. */
static void
stop_cb (TaliaBookPanel *self)
{
  if (*gtk_editable_get_text (self->search) != '\0')
    gtk_editable_set_text (self->search, "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "rules.leave", NULL);
}

/* --- the widget ---------------------------------------------------------------------------- */

static void
talia_book_panel_dispose (GObject *object)
{
  TaliaBookPanel *self = TALIA_BOOK_PANEL (object);

  talia_book_target_clear (&self->target);
  self->article = NULL;
  gtk_widget_dispose_template (GTK_WIDGET (self), TALIA_TYPE_BOOK_PANEL);
  g_clear_pointer (&self->history, g_array_unref);
  g_clear_pointer (&self->hits, g_array_unref);

  G_OBJECT_CLASS (talia_book_panel_parent_class)->dispose (object);
}

/* During a match, the page of its game is set at once, but its widgets are built when the panel is first shown. */
static void
talia_book_panel_map (GtkWidget *widget)
{
  TaliaBookPanel *self = TALIA_BOOK_PANEL (widget);

  if (self->article == NULL && self->game != NULL)
    talia_book_panel_show (self, self->game->id, NULL);
  GTK_WIDGET_CLASS (talia_book_panel_parent_class)->map (widget);
}

/* Focuses the node that the reader was led to, or else the beginning of the page. */
static gboolean
talia_book_panel_grab_focus (GtkWidget *widget)
{
  TaliaBookPanel *self = TALIA_BOOK_PANEL (widget);

  if (self->target.widget != NULL && gtk_widget_get_mapped (self->target.widget))
    return gtk_widget_grab_focus (self->target.widget);
  return gtk_widget_child_focus (GTK_WIDGET (self->stack), GTK_DIR_TAB_FORWARD);
}

static void
talia_book_panel_class_init (TaliaBookPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_book_panel_dispose;
  widget_class->grab_focus = talia_book_panel_grab_focus;
  widget_class->map = talia_book_panel_map;

  g_type_ensure (TALIA_TYPE_BOOK_CONTENTS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-book-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaBookPanel, title);
  gtk_widget_class_bind_template_child (widget_class, TaliaBookPanel, contents_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaBookPanel, search);
  gtk_widget_class_bind_template_child (widget_class, TaliaBookPanel, steps);
  gtk_widget_class_bind_template_child (widget_class, TaliaBookPanel, count);
  gtk_widget_class_bind_template_child (widget_class, TaliaBookPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, TaliaBookPanel, contents);
  gtk_widget_class_bind_template_child (widget_class, TaliaBookPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, TaliaBookPanel, clamp);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, previous_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);

  gtk_widget_class_install_action (widget_class, "rules.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "rules.next", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "rules.previous", NULL, step_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "rules.back", NULL);
}

static void
talia_book_panel_init (TaliaBookPanel *self)
{
  self->history = g_array_new (FALSE, FALSE, sizeof (Place));
  self->hits = g_array_new (FALSE, FALSE, sizeof (TaliaBookHit));
  self->hit = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  talia_book_target_init (&self->target, self->scroller, self->clamp);
  g_signal_connect_swapped (self->contents_button, "toggled", G_CALLBACK (contents_toggled_cb), self);
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search), NULL);
  /* Limits pasted text, because an entry lays out its whole text. */
  gtk_text_set_max_length (GTK_TEXT (gtk_editable_get_delegate (self->search)), MAX_WORDS);
  talia_book_contents_set_page (self->contents, NULL);
  show_contents (self, TRUE);
}

GtkWidget *
talia_book_panel_new (void)
{
  return g_object_new (TALIA_TYPE_BOOK_PANEL, NULL);
}

static void
end_search (TaliaBookPanel *self)
{
  if (*gtk_editable_get_text (self->search) == '\0')
    return;
  gtk_editable_set_text (self->search, "");
  search_changed_cb (self);
}

void
talia_book_panel_show (TaliaBookPanel *self, const char *page, const char *id)
{
  const TaliaBookPage *wanted = page != NULL ? talia_book_get (page) : NULL;
  const TaliaBookNode *node;

  g_return_if_fail (TALIA_IS_BOOK_PANEL (self));

  if (wanted == NULL)
    {
      show_contents (self, TRUE);
      return;
    }
  node = id != NULL ? talia_book_page_find (wanted, id) : NULL;
  if (wanted != get_page (self) || node != NULL)
    note_place (self);
  if (node != NULL)
    end_search (self);
  if (wanted != get_page (self) || node != NULL)
    {
      open_page (self, wanted);
      go_to_node (self, node, TRUE);
    }
  show_contents (self, FALSE);
}

gboolean
talia_book_panel_show_now (TaliaBookPanel *self, const TaliaGame *game, const TaliaState *state)
{
  const TaliaBookPage *page = talia_book_get (game->id);
  const TaliaBookNode *now = page != NULL ? talia_book_page_find_now (page, game, state) : NULL;

  g_return_val_if_fail (TALIA_IS_BOOK_PANEL (self), FALSE);

  self->now = now;
  if (page == get_page (self) && self->at == now)
    return FALSE;
  talia_book_panel_show (self, game->id, now != NULL ? now->attribute[TALIA_ATTRIBUTE_ID] : NULL);
  return TRUE;
}

void
talia_book_panel_focus_later (TaliaBookPanel *self)
{
  g_return_if_fail (TALIA_IS_BOOK_PANEL (self));

  show_contents (self, FALSE);
  talia_book_target_focus (&self->target);
}

void
talia_book_panel_follow (TaliaBookPanel *self, const TaliaGame *game, const TaliaState *state)
{
  const TaliaBookPage *page = talia_book_get (game->id);
  const TaliaBookNode *now = page != NULL ? talia_book_page_find_now (page, game, state) : NULL;

  g_return_if_fail (TALIA_IS_BOOK_PANEL (self));

  if (now == NULL || page != get_page (self) || self->now == NULL || self->at != self->now || has_wandered (self))
    return;
  self->now = now;
  go_to_node (self, now, FALSE); /* without a mark, because marking would take the focus from the table */
}

void
talia_book_panel_set_options (TaliaBookPanel *self, const TaliaGame *game, const TaliaOptions *options)
{
  g_return_if_fail (TALIA_IS_BOOK_PANEL (self));
  g_return_if_fail (options == NULL || game != NULL);

  self->game = options != NULL ? game : NULL;
  if (options != NULL)
    self->options = *options;
  update_options (self);
}

char *
talia_book_panel_get_place (TaliaBookPanel *self)
{
  const char *id = self->at != NULL ? self->at->attribute[TALIA_ATTRIBUTE_ID] : NULL;

  g_return_val_if_fail (TALIA_IS_BOOK_PANEL (self), NULL);

  if (get_page (self) == NULL || gtk_toggle_button_get_active (self->contents_button))
    return NULL;
  return id != NULL ? g_strdup_printf ("%s#%s", get_page (self)->id, id) : g_strdup (get_page (self)->id);
}

void
talia_book_panel_go (TaliaBookPanel *self, const char *place)
{
  g_auto (GStrv) parts = NULL;

  g_return_if_fail (TALIA_IS_BOOK_PANEL (self));
  g_return_if_fail (place != NULL);

  parts = g_strsplit (place, "#", 2);
  talia_book_panel_show (self, **parts != '\0' || get_page (self) == NULL ? parts[0] : get_page (self)->id, parts[1]);
}

/* Returns the section at the top of the visible part; NULL at the top of the page. */
static const TaliaBookNode *
find_section_in_view (TaliaBookPanel *self)
{
  const TaliaBookNode *root = g_ptr_array_index (get_page (self)->nodes, 0), *found = NULL;
  double top = talia_book_target_get_scroll (&self->target);

  for (guint i = 0; i < root->children->len; i++)
    {
      const TaliaBookNode *section = g_ptr_array_index (root->children, i);
      GtkWidget *widget = talia_book_article_reveal (self->article, section);
      graphene_point_t place;

      if (widget != NULL
          && gtk_widget_compute_point (widget, GTK_WIDGET (self->clamp), &GRAPHENE_POINT_INIT (0, 0), &place)
          && place.y <= top)
        found = section;
    }
  return found;
}

void
talia_book_panel_arrange_like (TaliaBookPanel *self, TaliaBookPanel *other)
{
  const TaliaBookPage *page;

  g_return_if_fail (TALIA_IS_BOOK_PANEL (self));
  g_return_if_fail (TALIA_IS_BOOK_PANEL (other));

  page = get_page (other);
  talia_book_panel_set_options (self, other->game, other->game != NULL ? &other->options : NULL);
  if (page == NULL)
    return;
  open_page (self, page);
  go_to_node (self, other->at != NULL ? other->at : find_section_in_view (other), FALSE);
  show_contents (self, gtk_toggle_button_get_active (other->contents_button));
}
