/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score pad in a window: its place on the start page, its dialog, its page and its file. */
#include "talia-window-pad.h"

#include <glib/gi18n.h>

#include "model/pad/talia-pad-file.h"
#include "model/pad/talia-pad-folder.h"
#include "talia-window-dialogs.h"
#include "talia-window-pages.h"
#include "ui/pad/talia-pad-dialog.h"
#include "ui/pad/talia-pad-page.h"
#include "ui/pad/talia-pad-sheet.h"
#include "ui/print/talia-sheet-dialog.h"
#include "words/talia-words-pad.h"

/* The number of pads that are looked at, from the newest one. */
#define MOST 50

/* How long messages are shown, and how long the deletion of a pad can be undone, in seconds. */
#define SECONDS 5
#define PATIENCE 20

struct _TaliaWindowPad
{
  AdwApplicationWindow *window;
  AdwNavigationView *pages;
  TaliaStartPage *start;
  TaliaArchive *archive;
  TaliaPadFile *file;      /* of the last pad; NULL: there is none, or it is damaged */
  TaliaScorePad *salvaged; /* what could be read of a damaged one; NULL: it was whole */
  char *damage;            /* what was wrong with it */
  AdwToast *unsaved;       /* the message that the pad could not be saved, while it is shown */
  GStrv offered;           /* the paths of the pads that the dialog offers */
};

static TaliaScorePad *
get_last (TaliaWindowPad *self)
{
  return self->file != NULL ? talia_pad_file_get_pad (self->file) : self->salvaged;
}

static void
forget (TaliaWindowPad *self)
{
  if (get_last (self) != NULL)
    g_signal_handlers_disconnect_by_data (get_last (self), self);
  if (self->file != NULL)
    g_signal_handlers_disconnect_by_data (self->file, self);
  g_clear_object (&self->file);
  g_clear_object (&self->salvaged);
}

/* Whether deals are to follow on the last pad. */
static gboolean
is_played (TaliaWindowPad *self)
{
  return get_last (self) != NULL && !talia_score_pad_is_over (get_last (self));
}

/* Offers the last pad on the start page as long as deals are to follow. */
static void
offer (TaliaWindowPad *self)
{
  TaliaScorePad *last = get_last (self);
  g_autofree char *title = is_played (self) ? talia_words_pad_title (last) : NULL;

  talia_start_page_set_pad (self->start, title);
}

static void
open_file (TaliaWindowPad *self, const char *path)
{
  g_autoptr (GError) error = NULL;

  forget (self);
  self->file = talia_pad_file_open (path, &self->salvaged, &error);
  g_free (self->damage);
  self->damage = error != NULL ? g_strdup (error->message) : NULL;
}

/* Finds the newest pad that is still played; if there is none, the newest one. Returns its path, or NULL. */
static char *
find_newest (void)
{
  g_autofree char *folder = talia_pad_folder_get (), *newest = NULL;
  g_auto (GStrv) paths = talia_pad_folder_list (folder);

  for (guint i = 0; paths[i] != NULL && i < MOST; i++)
    {
      g_autoptr (TaliaScorePad) pad = talia_pad_file_peek (paths[i]);

      if (pad == NULL)
        continue;
      if (!talia_score_pad_is_over (pad))
        return g_strdup (paths[i]);
      if (newest == NULL)
        newest = g_strdup (paths[i]);
    }
  return g_steal_pointer (&newest);
}

/* Whether the file of the last pad was deleted, in the list of all matches or by another program. */
static gboolean
is_gone (TaliaWindowPad *self)
{
  const char *path = self->file != NULL ? talia_pad_file_get_path (self->file) : NULL;

  return path != NULL && !g_file_test (path, G_FILE_TEST_EXISTS);
}

void
talia_window_pad_look (TaliaWindowPad *self)
{
  g_autofree char *path = NULL;

  if (talia_window_pages_find (self->pages, TALIA_TYPE_PAD_PAGE) != NULL)
    return;
  if (is_gone (self))
    forget (self);
  if (is_played (self))
    return;
  path = find_newest ();
  if (path != NULL)
    open_file (self, path);
  offer (self);
}

/* The last pad may have been deleted, or one that is still played may have been brought back. */
static void
archive_changed_cb (TaliaWindowPad *self)
{
  const TaliaArchiveQuery played = { .kind = TALIA_ARCHIVE_PADS, .unfinished = TRUE };

  if (is_gone (self) || (!is_played (self) && talia_archive_count (self->archive, &played) > 0))
    talia_window_pad_look (self);
}

/* --- messages -------------------------------------------------------------------------------- */

/* Returns the place for messages, which on the page of a pad is above its button. */
static AdwToastOverlay *
get_toasts (TaliaWindowPad *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->pages);

  if (TALIA_IS_PAD_PAGE (page))
    return talia_pad_page_get_toasts (TALIA_PAD_PAGE (page));
  return ADW_TOAST_OVERLAY (adw_application_window_get_content (self->window));
}

static void
tell_unsaved (TaliaWindowPad *self, const GError *error)
{
  g_autofree char *text = g_strdup_printf (_ ("The score pad could not be saved: %s"), error->message);

  if (self->unsaved != NULL)
    adw_toast_dismiss (self->unsaved);
  g_set_weak_pointer (&self->unsaved, talia_window_tell (get_toasts (self), text));
}

/* When the page of a pad is left, the message that it is not saved stays in the window; if the pad is over, the start
 * page offers another one that is still played. */
static void
popped_cb (TaliaWindowPad *self, AdwNavigationPage *page)
{
  if (!TALIA_IS_PAD_PAGE (page))
    return;
  if (self->unsaved != NULL)
    {
      g_autofree char *text = g_strdup (adw_toast_get_title (self->unsaved));

      adw_toast_dismiss (self->unsaved);
      g_set_weak_pointer (&self->unsaved, talia_window_tell (get_toasts (self), text));
    }
  talia_window_pad_look (self);
}

/* --- the page -------------------------------------------------------------------------------- */

static void
told_cb (TaliaPadPage *page, const char *text, TaliaWindowPad *self)
{
  talia_window_tell_for (get_toasts (self), text, SECONDS);
}

static void
failed_cb (TaliaPadFile *file, GError *error, TaliaWindowPad *self)
{
  tell_unsaved (self, error);
}

static void
recovered_cb (TaliaPadFile *file, TaliaWindowPad *self)
{
  if (self->unsaved != NULL)
    adw_toast_dismiss (self->unsaved);
}

/* Moves the file of the pad to the bin, and offers to bring it back. */
static void
deleted_cb (TaliaPadPage *page, TaliaWindowPad *self)
{
  g_autofree char *path = g_strdup (talia_pad_file_get_path (self->file)), *removed = NULL;
  g_autoptr (GError) error = NULL;
  AdwToast *toast;

  if (path != NULL && (removed = talia_pad_folder_remove (path, &error)) == NULL)
    {
      talia_window_tell (get_toasts (self), error->message);
      return;
    }
  forget (self);
  adw_navigation_view_pop (self->pages);
  if (path == NULL)
    return;
  toast = talia_window_create_toast (_ ("Score pad deleted"), PATIENCE);
  adw_toast_set_button_label (toast, _ ("_Undo"));
  adw_toast_set_action_name (toast, "win.restore-pad");
  adw_toast_set_action_target_value (toast, g_variant_new ("(^ay^ay)", removed, path));
  adw_toast_overlay_add_toast (get_toasts (self), toast);
}

static void
show_page (TaliaWindowPad *self)
{
  const char *path = talia_pad_file_get_path (self->file);
  TaliaScorePad *pad = get_last (self);
  TaliaPadPage *page = talia_pad_page_new (pad, path != NULL ? talia_pad_folder_get_time (path) : 0);

  g_signal_handlers_disconnect_by_data (self->file, self);
  g_signal_connect (self->file, "failed", G_CALLBACK (failed_cb), self);
  g_signal_connect (self->file, "recovered", G_CALLBACK (recovered_cb), self);
  g_signal_handlers_disconnect_by_data (pad, self);
  g_signal_connect_swapped (pad, "changed", G_CALLBACK (offer), self);
  g_signal_connect (page, "told", G_CALLBACK (told_cb), self);
  g_signal_connect (page, "deleted", G_CALLBACK (deleted_cb), self);
  adw_navigation_view_push (self->pages, ADW_NAVIGATION_PAGE (page));
  offer (self);
}

/* Keeps the pad in a new file, and shows it. */
static void
begin (TaliaWindowPad *self, TaliaScorePad *pad)
{
  g_autofree char *folder = talia_pad_folder_get ();
  g_autoptr (GError) error = NULL;
  TaliaPadFile *file = talia_pad_file_new (pad, folder, &error);

  forget (self);
  self->file = file;
  show_page (self);
  if (error != NULL)
    tell_unsaved (self, error);
}

/* Shows the last pad; a damaged one goes on in a new file. */
static void
go_on (TaliaWindowPad *self)
{
  g_autoptr (TaliaScorePad) salvaged = NULL;
  g_autofree char *text = NULL;

  if (get_last (self) == NULL || talia_window_pages_find (self->pages, TALIA_TYPE_PAD_PAGE) != NULL)
    return;
  if (self->salvaged == NULL)
    {
      show_page (self);
      return;
    }
  salvaged = g_object_ref (self->salvaged);
  text = g_strdup_printf (_ ("The file of the score pad is damaged (%s). It goes on in a new file, from before that."),
                          self->damage);
  begin (self, salvaged);
  talia_window_tell (get_toasts (self), text);
}

static void
continue_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  talia_window_pad_look (data);
  go_on (data);
}

/* Brings a pad back from the bin, and shows it if nothing else was opened meanwhile. */
static void
restore_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TaliaWindowPad *self = data;
  const char *removed, *path;
  g_autoptr (GError) error = NULL;

  g_variant_get (parameter, "(^&ay^&ay)", &removed, &path);
  if (!talia_pad_folder_restore (removed, path, &error))
    {
      talia_window_tell (get_toasts (self), error->message);
      return;
    }
  talia_archive_update (self->archive);
  if (adw_navigation_view_get_visible_page (self->pages) == ADW_NAVIGATION_PAGE (self->start))
    {
      open_file (self, path);
      go_on (self);
    }
  talia_window_pad_look (self);
}

/* Shows the pad of the file. */
static void
go_on_with (TaliaWindowPad *self, const char *path)
{
  AdwNavigationPage *open = talia_window_pages_find (self->pages, TALIA_TYPE_PAD_PAGE);
  const gboolean last = self->file != NULL && g_strcmp0 (talia_pad_file_get_path (self->file), path) == 0;

  if (open != NULL)
    adw_navigation_view_pop_to_page (self->pages,
                                     last ? open : adw_navigation_view_get_previous_page (self->pages, open));
  /* The pad of the page that was open last goes on in its file. */
  if (!last)
    open_file (self, path);
  go_on (self);
}

static void
open_pad_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autofree char *folder = talia_pad_folder_get ();
  g_autofree char *name = g_path_get_basename (g_variant_get_string (parameter, NULL));
  g_autofree char *path = g_build_filename (folder, name, NULL);

  go_on_with (data, path);
}

/* --- the list of matches --------------------------------------------------------------------- */

/* Returns the file of a pad in the list (transfer full), which may be the last one; says why it cannot be opened. */
static TaliaPadFile *
open_listed (TaliaWindowPad *self, const char *file)
{
  g_autofree char *path = talia_archive_get_path (self->archive, file);
  g_autoptr (TaliaScorePad) salvaged = NULL;
  g_autoptr (GError) error = NULL;
  TaliaPadFile *opened;

  if (self->file != NULL && g_strcmp0 (talia_pad_file_get_path (self->file), path) == 0)
    return g_object_ref (self->file);
  opened = talia_pad_file_open (path, &salvaged, &error);
  if (opened == NULL)
    talia_window_tell (get_toasts (self), error->message);
  return opened;
}

static void
print_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TaliaWindowPad *self = data;
  const char *file = g_variant_get_string (parameter, NULL);
  g_autoptr (TaliaPadFile) opened = open_listed (self, file);
  g_autoptr (TaliaSheet) sheet = NULL;

  if (opened == NULL)
    return;
  sheet = talia_pad_sheet_new (talia_pad_file_get_pad (opened), talia_pad_folder_get_time (file));
  talia_sheet_dialog_present (sheet, GTK_WIDGET (self->window));
}

static void
name_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TaliaWindowPad *self = data;
  const char *file, *title;
  g_autoptr (TaliaPadFile) opened = NULL;
  gulong failed;

  g_variant_get (parameter, "(&s&s)", &file, &title);
  opened = open_listed (self, file);
  if (opened == NULL)
    return;
  failed = g_signal_connect (opened, "failed", G_CALLBACK (failed_cb), self);
  talia_score_pad_set_title (talia_pad_file_get_pad (opened), title);
  g_signal_handler_disconnect (opened, failed);
  talia_archive_update (self->archive);
  offer (self);
}

/* --- the dialog ------------------------------------------------------------------------------ */

static void
started_cb (TaliaPadDialog *dialog, TaliaScorePad *pad, TaliaWindowPad *self)
{
  begin (self, pad);
}

static void
continued_cb (TaliaPadDialog *dialog, guint which, TaliaWindowPad *self)
{
  go_on_with (self, self->offered[which]);
}

/* Offers the pads that there are, from the newest one. */
static void
offer_all (TaliaWindowPad *self, TaliaPadDialog *dialog)
{
  g_autofree char *folder = talia_pad_folder_get ();
  g_auto (GStrv) paths = talia_pad_folder_list (folder);
  g_autoptr (GStrvBuilder) offered = g_strv_builder_new ();

  for (guint i = 0; paths[i] != NULL && i < MOST; i++)
    {
      g_autoptr (TaliaScorePad) pad = talia_pad_file_peek (paths[i]);

      if (pad == NULL)
        continue;
      talia_pad_dialog_offer (dialog, pad, talia_pad_folder_get_time (paths[i]));
      g_strv_builder_add (offered, paths[i]);
    }
  g_strfreev (self->offered);
  self->offered = g_strv_builder_end (offered);
}

static void
open_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TaliaWindowPad *self = data;
  TaliaPadDialog *dialog;

  if (adw_application_window_get_visible_dialog (self->window) != NULL
      || talia_window_pages_find (self->pages, TALIA_TYPE_PAD_PAGE) != NULL)
    return;
  talia_window_pad_look (self);
  dialog = talia_pad_dialog_new (get_last (self));
  offer_all (self, dialog);
  g_signal_connect (dialog, "started", G_CALLBACK (started_cb), self);
  g_signal_connect (dialog, "continued", G_CALLBACK (continued_cb), self);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (self->window));
}

TaliaWindowPad *
talia_window_pad_new (AdwApplicationWindow *window, AdwNavigationView *pages, TaliaStartPage *start,
                      TaliaArchive *archive)
{
  static const GActionEntry actions[] = {
    { "score-pad", .activate = open_action },
    { "continue-pad", .activate = continue_action },
    { "open-pad", .activate = open_pad_action, .parameter_type = "s" },
    { "print-pad", .activate = print_action, .parameter_type = "s" },
    { "rename-pad", .activate = name_action, .parameter_type = "(ss)" },
    { "restore-pad", .activate = restore_action, .parameter_type = "(ayay)" },
  };
  TaliaWindowPad *self = g_new0 (TaliaWindowPad, 1);

  self->window = window;
  self->pages = pages;
  self->start = start;
  self->archive = g_object_ref (archive);
  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), self);
  g_signal_connect_swapped (pages, "popped", G_CALLBACK (popped_cb), self);
  g_signal_connect_swapped (archive, "changed", G_CALLBACK (archive_changed_cb), self);
  return self;
}

void
talia_window_pad_free (TaliaWindowPad *self)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (self->window);

  g_action_map_remove_action (G_ACTION_MAP (self->window), "score-pad");
  g_action_map_remove_action (G_ACTION_MAP (self->window), "continue-pad");
  g_action_map_remove_action (G_ACTION_MAP (self->window), "open-pad");
  g_action_map_remove_action (G_ACTION_MAP (self->window), "print-pad");
  g_action_map_remove_action (G_ACTION_MAP (self->window), "rename-pad");
  g_action_map_remove_action (G_ACTION_MAP (self->window), "restore-pad");
  g_clear_weak_pointer (&self->unsaved);
  g_signal_handlers_disconnect_by_data (self->pages, self);
  g_signal_handlers_disconnect_by_data (self->archive, self);
  if (dialog != NULL)
    g_signal_handlers_disconnect_by_data (dialog, self);
  forget (self);
  g_object_unref (self->archive);
  g_strfreev (self->offered);
  g_free (self->damage);
  g_free (self);
}
