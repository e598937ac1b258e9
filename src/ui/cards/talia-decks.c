/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds the AisleRiot decks of the system and of the player, and loads the one that the player has chosen. */
#include "talia-decks.h"

#include <glib/gi18n.h>

#include "model/base/talia-data-folder.h"
#include "settings/talia-settings.h"

struct _TaliaDecks
{
  GObject parent_instance;

  char *id; /* the value of the preference that was last followed */
  TaliaCardDeck *deck;

  char *wanted;           /* the deck that is being loaded */
  gboolean by_preference; /* `wanted` is from the preference, not a choice just made */
  GCancellable *loading;
};

G_DEFINE_FINAL_TYPE (TaliaDecks, talia_decks, G_TYPE_OBJECT)

enum
{
  CHANGED,
  REFUSED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Shows a deck. The preference is set before the signal, because handlers read it. */
static void
show (TaliaDecks *self, const char *id, TaliaCardDeck *deck)
{
  g_set_str (&self->id, id);
  g_settings_set_string (talia_settings_get (), "deck", id);
  if (g_set_object (&self->deck, deck))
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
stop_loading (TaliaDecks *self)
{
  g_cancellable_cancel (self->loading);
  g_clear_object (&self->loading);
  g_clear_pointer (&self->wanted, g_free);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  TaliaDecks *self = TALIA_DECKS (source);
  g_autoptr (GError) error = NULL;
  g_autoptr (TaliaCardDeck) deck = g_task_propagate_pointer (G_TASK (result), &error);
  g_autofree char *id = NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return; /* another deck was chosen */
  id = g_steal_pointer (&self->wanted);
  g_clear_object (&self->loading);
  if (deck != NULL || self->by_preference)
    show (self, id, deck);
  else
    g_signal_emit (self, signals[REFUSED], 0, error->message);
}

static void
load_thread (GTask *task, gpointer source, gpointer file, GCancellable *cancellable)
{
  GError *error = NULL;
  TaliaCardDeck *deck = talia_card_deck_load (file, cancellable, &error);

  if (deck != NULL)
    g_task_return_pointer (task, deck, g_object_unref);
  else
    g_task_return_error (task, error);
}

static void
load (TaliaDecks *self, const char *id, gboolean by_preference)
{
  g_autoptr (GFile) file = talia_decks_find (self, id);
  g_autoptr (GTask) task = NULL;

  stop_loading (self);
  if (file == NULL)
    {
      g_autofree char *sentence = g_strdup_printf (_ ("The deck “%s” is no longer there."), id);

      if (by_preference)
        show (self, id, NULL);
      else
        g_signal_emit (self, signals[REFUSED], 0, sentence);
      return;
    }
  self->loading = g_cancellable_new ();
  self->wanted = g_strdup (id);
  self->by_preference = by_preference;
  task = g_task_new (self, self->loading, loaded_cb, NULL);
  g_task_set_task_data (task, g_steal_pointer (&file), g_object_unref);
  g_task_run_in_thread (task, load_thread);
}

static void
follow_preference (TaliaDecks *self)
{
  g_autofree char *id = g_settings_get_string (talia_settings_get (), "deck");

  if (g_strcmp0 (id, self->id) == 0)
    return;
  if (*id != '\0')
    {
      load (self, id, TRUE);
      return;
    }
  stop_loading (self);
  show (self, id, NULL);
}

static void
add_folder (GHashTable *files, const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if ((g_str_has_suffix (name, ".svg") || g_str_has_suffix (name, ".svgz")) && *name != '.'
        && g_utf8_validate (name, -1, NULL) && !g_hash_table_contains (files, name))
      g_hash_table_insert (files, g_strdup (name), g_build_filename (folder, name, NULL));
}

/* Returns the path of the folder for the player's own decks. */
static char *
get_own_folder (void)
{
  return talia_data_folder_get ("decks");
}

/* Returns the paths of all decks by id. */
static GHashTable *
find_all (void)
{
  GHashTable *files = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autofree char *own = get_own_folder ();
  const char *const *systems = g_get_system_data_dirs ();

  add_folder (files, own);
  for (guint i = 0; systems[i] != NULL; i++)
    {
      g_autofree char *folder = g_build_filename (systems[i], "aisleriot", "cards", NULL);

      add_folder (files, folder);
    }
  return files;
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  g_autofree char *first = talia_decks_get_name (*(const char *const *) a);
  g_autofree char *second = talia_decks_get_name (*(const char *const *) b);

  return g_utf8_collate (first, second);
}

static void
talia_decks_dispose (GObject *object)
{
  TaliaDecks *self = TALIA_DECKS (object);

  stop_loading (self);
  g_clear_object (&self->deck);
  g_clear_pointer (&self->id, g_free);

  G_OBJECT_CLASS (talia_decks_parent_class)->dispose (object);
}

static void
talia_decks_class_init (TaliaDecksClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = talia_decks_dispose;

  signals[CHANGED] = g_signal_new ("changed", TALIA_TYPE_DECKS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REFUSED] =
      g_signal_new ("refused", TALIA_TYPE_DECKS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
talia_decks_init (TaliaDecks *self)
{
  g_signal_connect_object (talia_settings_get (), "changed::deck", G_CALLBACK (follow_preference), self,
                           G_CONNECT_SWAPPED);
  follow_preference (self);
}

TaliaDecks *
talia_decks_get (void)
{
  static TaliaDecks *decks;

  if (decks == NULL)
    decks = g_object_new (TALIA_TYPE_DECKS, NULL);
  return decks;
}

GStrv
talia_decks_list (TaliaDecks *self)
{
  g_autoptr (GHashTable) files = NULL;
  g_autoptr (GPtrArray) ids = NULL;

  g_return_val_if_fail (TALIA_IS_DECKS (self), NULL);

  files = find_all ();
  ids = g_hash_table_get_keys_as_ptr_array (files);
  g_ptr_array_sort (ids, compare_names);
  for (guint i = 0; i < ids->len; i++)
    ids->pdata[i] = g_strdup (ids->pdata[i]);
  g_ptr_array_add (ids, NULL);
  return (GStrv) g_ptr_array_steal (ids, NULL);
}

GFile *
talia_decks_find (TaliaDecks *self, const char *id)
{
  g_autoptr (GHashTable) files = NULL;
  const char *path;

  g_return_val_if_fail (TALIA_IS_DECKS (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  files = find_all ();
  path = g_hash_table_lookup (files, id);
  return path != NULL ? g_file_new_for_path (path) : NULL;
}

GFile *
talia_decks_make_folder (GError **error)
{
  g_autofree char *path = get_own_folder ();
  g_autoptr (GFile) folder = g_file_new_for_path (path);

  if (!g_file_test (path, G_FILE_TEST_IS_DIR) && !g_file_make_directory_with_parents (folder, NULL, error))
    return NULL;
  return g_steal_pointer (&folder);
}

char *
talia_decks_get_name (const char *id)
{
  const char *end = strrchr (id, '.');
  g_autofree char *stem = g_strndup (id, end != NULL ? (gsize) (end - id) : strlen (id));
  g_autofree char *first = g_utf8_strup (stem, *stem != '\0' ? g_utf8_next_char (stem) - stem : 0);
  char *name = *stem != '\0' ? g_strconcat (first, g_utf8_next_char (stem), NULL) : g_strdup (id);

  return g_strdelimit (name, "_", ' ');
}

void
talia_decks_choose (TaliaDecks *self, const char *id)
{
  g_return_if_fail (TALIA_IS_DECKS (self));
  g_return_if_fail (id != NULL);

  if (*id != '\0')
    {
      load (self, id, FALSE);
      return;
    }
  stop_loading (self);
  show (self, id, NULL);
}

TaliaCardDeck *
talia_decks_get_deck (TaliaDecks *self)
{
  g_return_val_if_fail (TALIA_IS_DECKS (self), NULL);

  return self->deck;
}
