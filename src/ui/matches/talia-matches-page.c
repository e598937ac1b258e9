/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of all matches, open and finished, and of all score pads: the player can search, continue, review, save and
 * delete them. */
#include "talia-matches-page.h"

#include <glib/gi18n.h>

#include "model/archive/talia-archive-list.h"
#include "talia-match-row.h"
#include "talia-rename-dialog.h"
#include "talia-time-choice.h"
#include "talia-unhurried-list.h"
#include "ui/desktop/talia-escape.h"
#include "words/talia-words-archive.h"

/* In the order of the choices in the Blueprint, which for the sorting is that of TaliaArchiveOrder. */
enum
{
  STATES_ALL,
  STATES_OPEN,
  STATES_FINISHED,
  STATES_WON,
  STATES_PADS
};

/* The time in seconds during which undo is offered; it is also possible later. */
#define PATIENCE 20

struct _TaliaMatchesPage
{
  AdwNavigationPage parent_instance;

  GtkEditable *search;
  GtkDropDown *games;
  GtkDropDown *states;
  GtkDropDown *time;
  GtkDropDown *order;
  AdwBanner *damaged;
  GtkStack *stack;
  AdwStatusPage *failed;
  GtkListView *list;

  TaliaArchive *archive;
  TaliaArchiveList *matches;
  GPtrArray *deleted; /* the deleted files, the last one at the end */
  char *kept;         /* the file whose row takes the focus once it exists; NULL: none */
  int focused;        /* the row that takes the focus if that row no longer exists; -1: none */
};

G_DEFINE_FINAL_TYPE (TaliaMatchesPage, talia_matches_page, ADW_TYPE_NAVIGATION_PAGE)

enum
{
  TOLD,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static void
tell (TaliaMatchesPage *self, AdwToast *toast)
{
  adw_toast_set_use_markup (toast, FALSE);
  g_signal_emit (self, signals[TOLD], 0, toast);
  g_object_unref (toast);
}

/* --- what is asked for ----------------------------------------------------------------------- */

static void
tell_damaged (TaliaMatchesPage *self)
{
  guint n = talia_archive_count_damaged (self->archive);
  g_autofree char *text = g_strdup_printf (ngettext ("%u file could not be read. It was left as it was.",
                                                     "%u files could not be read. They were left as they were.", n),
                                           n);

  adw_banner_set_title (self->damaged, text);
  adw_banner_set_revealed (self->damaged, n > 0);
}

/* Restores the focus: to the row of the match that the player has come back from, or to the row beside a deleted one.
 * Rows are added to the list a few in each frame. */
static void
keep_focus (TaliaMatchesPage *self)
{
  int n = (int) g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (self->list)));
  int all = (int) g_list_model_get_n_items (G_LIST_MODEL (self->matches));
  int row = self->kept != NULL ? talia_archive_list_find (self->matches, self->kept) : -1;

  if (row < 0)
    row = MIN (self->focused, all - 1);
  if (row < 0 || row >= n)
    return;
  gtk_list_view_scroll_to (self->list, (guint) row, GTK_LIST_SCROLL_FOCUS, NULL);
  g_clear_pointer (&self->kept, g_free);
  self->focused = -1;
}

static void
show_some_or_none (TaliaMatchesPage *self)
{
  const TaliaArchiveQuery all = { .kind = TALIA_ARCHIVE_ALL };
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->matches));

  tell_damaged (self);
  if (n > 0)
    {
      gtk_stack_set_visible_child_name (self->stack, "matches");
      keep_focus (self);
    }
  else if (talia_archive_get_failure (self->archive) != NULL)
    {
      adw_status_page_set_description (self->failed, talia_archive_get_failure (self->archive));
      gtk_stack_set_visible_child_name (self->stack, "failed");
    }
  else
    gtk_stack_set_visible_child_name (self->stack,
                                      talia_archive_count (self->archive, &all) > 0 ? "not-found" : "none");
}

static void
query_cb (TaliaMatchesPage *self)
{
  guint game, state;
  TaliaArchiveQuery query;

  if (self->matches == NULL) /* the page is still being built */
    return;
  game = gtk_drop_down_get_selected (self->games);
  state = gtk_drop_down_get_selected (self->states);
  query = (TaliaArchiveQuery) {
    .kind = state == STATES_PADS ? TALIA_ARCHIVE_PADS : TALIA_ARCHIVE_ALL,
    .game = game > 0 && game != GTK_INVALID_LIST_POSITION ? talia_registry_list ()[game - 1]->id : NULL,
    .unfinished = state == STATES_OPEN,
    .finished = state == STATES_FINISHED,
    .won = state == STATES_WON,
    .since = talia_time_choice_get_since (gtk_drop_down_get_selected (self->time)),
    .text = gtk_editable_get_text (self->search),
    .order = (TaliaArchiveOrder) gtk_drop_down_get_selected (self->order),
  };
  talia_archive_list_set_query (self->matches, &query);
}

/* Escape first clears the search, and then leaves the page. */
static void
stop_search_cb (TaliaMatchesPage *self)
{
  if (*gtk_editable_get_text (self->search) != '\0')
    gtk_editable_set_text (self->search, "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "navigation.pop", NULL);
}

static void
fill_games (TaliaMatchesPage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _ ("All games"));
  for (const TaliaGame *const *game = talia_registry_list (); *game != NULL; game++)
    gtk_string_list_append (names, _ ((*game)->name));
  gtk_drop_down_set_model (self->games, G_LIST_MODEL (names));
}

/* --- rows -------------------------------------------------------------------------------------- */

static void
setup_cb (TaliaMatchesPage *self, GtkListItem *item)
{
  GtkWidget *row = talia_match_row_new ();

  g_object_bind_property (row, "description", item, "accessible-label", G_BINDING_SYNC_CREATE);
  gtk_list_item_set_child (item, row);
}

static void
bind_cb (TaliaMatchesPage *self, GtkListItem *item)
{
  talia_match_row_set_match (TALIA_MATCH_ROW (gtk_list_item_get_child (item)), gtk_list_item_get_item (item));
}

/* Does what most players will want with that match. */
static void
activate_cb (TaliaMatchesPage *self, guint position)
{
  g_autoptr (TaliaArchiveMatch) match = g_list_model_get_item (G_LIST_MODEL (self->matches), position);
  const TaliaMatchFacts *facts = match != NULL ? talia_archive_match_get_facts (match) : NULL;

  if (facts != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), talia_match_row_get_action (facts), "s", facts->file);
}

/* --- what is done with one ------------------------------------------------------------------------ */

/* The actions that open another page, and those of the window to which they are passed on. */
static const struct
{
  const char *name, *action;
} passed_on[] = {
  { "matches.go-on", "win.go-on" },
  { "matches.review", "win.review-match" },
  { "matches.open-pad", "win.open-pad" },
};

/* Passes an action that opens another page to the window. This page stays below, for the way back. */
static void
pass_on_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_set_str (&TALIA_MATCHES_PAGE (widget)->kept, g_variant_get_string (parameter, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (passed_on); i++)
    if (g_str_equal (passed_on[i].name, name))
      gtk_widget_activate_action_variant (widget, passed_on[i].action, parameter);
}

/* Returns the text about a match, if it is in the list (transfer full), or NULL. */
static TaliaArchiveMatch *
find_match (TaliaMatchesPage *self, const char *file)
{
  int row = talia_archive_list_find (self->matches, file);

  return row >= 0 ? g_list_model_get_item (G_LIST_MODEL (self->matches), (guint) row) : NULL;
}

static void
call_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TaliaMatchesPage *self = TALIA_MATCHES_PAGE (widget);
  const char *file = g_variant_get_string (parameter, NULL);
  g_autoptr (TaliaArchiveMatch) match = find_match (self, file);

  if (match == NULL)
    return;
  talia_rename_dialog_present (widget, talia_archive_match_get_facts (match));
}

/* Brings back the match that was deleted last. */
static void
undo_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TaliaMatchesPage *self = TALIA_MATCHES_PAGE (widget);
  g_autofree char *file = NULL;
  g_autoptr (GError) error = NULL;

  if (self->deleted->len == 0)
    return;
  file = g_ptr_array_steal_index (self->deleted, self->deleted->len - 1);
  if (!talia_archive_restore (self->archive, file, &error))
    tell (self, adw_toast_new (error->message));
}

static void
undo_cb (AdwToast *toast, TaliaMatchesPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "matches.undo", NULL);
}

static void
delete_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TaliaMatchesPage *self = TALIA_MATCHES_PAGE (widget);
  const char *file = g_variant_get_string (parameter, NULL);
  const int row = talia_archive_list_find (self->matches, file);
  g_autoptr (TaliaArchiveMatch) match = find_match (self, file);
  const gboolean pad = match != NULL && talia_archive_match_get_facts (match)->pad;
  g_autoptr (GError) error = NULL;
  AdwToast *toast;

  if (!talia_archive_remove (self->archive, file, &error))
    {
      tell (self, adw_toast_new (error->message));
      return;
    }
  self->focused = row;
  toast = adw_toast_new (pad ? _ ("Score pad deleted") : _ ("Match deleted"));
  g_ptr_array_add (self->deleted, g_strdup (file));
  adw_toast_set_button_label (toast, _ ("_Undo"));
  adw_toast_set_timeout (toast, PATIENCE);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_cb), self, 0);
  tell (self, toast);
}

typedef struct
{
  TaliaMatchesPage *page;
  char *file;
} Export;

static void
exported_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Export *export = data;
  g_autoptr (TaliaMatchesPage) self = export->page;
  g_autofree char *file = export->file;
  g_autoptr (GFile) target = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, NULL);
  g_autoptr (GError) error = NULL;

  if (target != NULL && self->archive != NULL && !talia_archive_export (self->archive, file, target, &error))
    tell (self, adw_toast_new (error->message));
}

static void
export_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TaliaMatchesPage *self = TALIA_MATCHES_PAGE (widget);
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  Export *export = g_new (Export, 1);
  g_autofree char *suggested = NULL;
  g_autoptr (TaliaArchiveMatch) match = NULL;

  *export = (Export) { g_object_ref (self), g_variant_dup_string (parameter, NULL) };
  match = find_match (self, export->file);
  suggested = match != NULL ? talia_words_match_file_name (talia_archive_match_get_facts (match))
                            : g_path_get_basename (export->file);
  gtk_file_dialog_set_title (dialog, _ ("Save a Copy of the Match"));
  gtk_file_dialog_set_initial_name (dialog, suggested);
  gtk_file_dialog_save (dialog, GTK_WINDOW (gtk_widget_get_root (widget)), NULL, exported_cb, export);
}

/* ----------------------------------------------------------------------------------------------- */

static void
talia_matches_page_shown (AdwNavigationPage *page)
{
  TaliaMatchesPage *self = TALIA_MATCHES_PAGE (page);
  GListModel *shown = G_LIST_MODEL (gtk_list_view_get_model (self->list));

  ADW_NAVIGATION_PAGE_CLASS (talia_matches_page_parent_class)->shown (page);
  talia_archive_update (self->archive);
  if (g_list_model_get_n_items (G_LIST_MODEL (self->matches)) == 0)
    gtk_widget_grab_focus (GTK_WIDGET (self->search));
  else if (self->kept == NULL && g_list_model_get_n_items (shown) > 0)
    gtk_widget_grab_focus (GTK_WIDGET (self->list));
  else /* there may be no row yet */
    {
      self->focused = 0;
      keep_focus (self);
    }
}

static void
talia_matches_page_dispose (GObject *object)
{
  TaliaMatchesPage *self = TALIA_MATCHES_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_MATCHES_PAGE);
  g_clear_pointer (&self->deleted, g_ptr_array_unref);
  g_clear_pointer (&self->kept, g_free);
  g_clear_object (&self->matches);
  g_clear_object (&self->archive);

  G_OBJECT_CLASS (talia_matches_page_parent_class)->dispose (object);
}

static void
talia_matches_page_class_init (TaliaMatchesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_matches_page_dispose;
  ADW_NAVIGATION_PAGE_CLASS (klass)->shown = talia_matches_page_shown;

  /**
   * TaliaMatchesPage::told:
   * @toast: what is to be shown
   */
  signals[TOLD] = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, ADW_TYPE_TOAST);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-matches-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchesPage, search);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchesPage, games);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchesPage, states);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchesPage, time);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchesPage, order);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchesPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchesPage, damaged);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchesPage, failed);
  gtk_widget_class_bind_template_child (widget_class, TaliaMatchesPage, list);
  gtk_widget_class_bind_template_callback (widget_class, query_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);

  for (guint i = 0; i < G_N_ELEMENTS (passed_on); i++)
    gtk_widget_class_install_action (widget_class, passed_on[i].name, "s", pass_on_action);
  gtk_widget_class_install_action (widget_class, "matches.rename", "s", call_action);
  gtk_widget_class_install_action (widget_class, "matches.export", "s", export_action);
  gtk_widget_class_install_action (widget_class, "matches.delete", "s", delete_action);
  gtk_widget_class_install_action (widget_class, "matches.undo", NULL, undo_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "matches.undo", NULL);
}

static void
talia_matches_page_init (TaliaMatchesPage *self)
{
  self->deleted = g_ptr_array_new_with_free_func (g_free);
  self->focused = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  talia_escape_leaves (ADW_NAVIGATION_PAGE (self));
  fill_games (self);
}

TaliaMatchesPage *
talia_matches_page_new (TaliaArchive *archive)
{
  TaliaMatchesPage *self;
  g_autoptr (GtkSelectionModel) selection = NULL;

  g_return_val_if_fail (TALIA_IS_ARCHIVE (archive), NULL);

  self = g_object_new (TALIA_TYPE_MATCHES_PAGE, NULL);
  self->archive = g_object_ref (archive);
  self->matches = talia_archive_list_new (archive);
  query_cb (self);
  selection =
      GTK_SELECTION_MODEL (gtk_no_selection_new (talia_unhurried_list_new (self->list, G_LIST_MODEL (self->matches))));
  gtk_list_view_set_model (self->list, selection);
  g_signal_connect_object (selection, "items-changed", G_CALLBACK (keep_focus), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (archive, "changed", G_CALLBACK (show_some_or_none), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (archive, "failed", G_CALLBACK (show_some_or_none), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->matches, "items-changed", G_CALLBACK (show_some_or_none), self, G_CONNECT_SWAPPED);
  show_some_or_none (self);
  return self;
}
