/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The matches that a query finds, as a list model that reads only the rows that are shown. */
#include "talia-archive-list.h"

/* The number of rows that are read at a time: slightly more than a tall window shows. */
#define PAGE 64

struct _TaliaArchiveMatch
{
  GObject parent_instance;

  TaliaMatchFacts *facts;
};

G_DEFINE_FINAL_TYPE (TaliaArchiveMatch, talia_archive_match, G_TYPE_OBJECT)

static void
talia_archive_match_finalize (GObject *object)
{
  g_clear_pointer (&TALIA_ARCHIVE_MATCH (object)->facts, talia_match_facts_free);

  G_OBJECT_CLASS (talia_archive_match_parent_class)->finalize (object);
}

static void
talia_archive_match_class_init (TaliaArchiveMatchClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = talia_archive_match_finalize;
}

static void
talia_archive_match_init (TaliaArchiveMatch *self)
{
}

const TaliaMatchFacts *
talia_archive_match_get_facts (TaliaArchiveMatch *self)
{
  g_return_val_if_fail (TALIA_IS_ARCHIVE_MATCH (self), NULL);
  return self->facts;
}

/* --- the list ---------------------------------------------------------------------------- */

struct _TaliaArchiveList
{
  GObject parent_instance;

  TaliaArchive *archive;
  TaliaArchiveQuery query;
  char *game, *text;
  guint n;
  GHashTable *pages; /* GPtrArray of TaliaArchiveMatch, by number */
};

static void talia_archive_list_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TaliaArchiveList, talia_archive_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, talia_archive_list_list_model_init))

static GPtrArray *
get_page (TaliaArchiveList *self, guint number)
{
  GPtrArray *page = g_hash_table_lookup (self->pages, GUINT_TO_POINTER (number));
  g_autoptr (GPtrArray) found = NULL;

  if (page != NULL)
    return page;
  found = talia_archive_find (self->archive, &self->query, number * PAGE, PAGE);
  page = g_ptr_array_new_with_free_func (g_object_unref);
  g_ptr_array_set_free_func (found, NULL);
  for (guint i = 0; i < found->len; i++)
    {
      TaliaArchiveMatch *match = g_object_new (TALIA_TYPE_ARCHIVE_MATCH, NULL);

      match->facts = found->pdata[i];
      g_ptr_array_add (page, match);
    }
  g_hash_table_insert (self->pages, GUINT_TO_POINTER (number), page);
  return page;
}

static GType
talia_archive_list_get_item_type (GListModel *model)
{
  return TALIA_TYPE_ARCHIVE_MATCH;
}

static guint
talia_archive_list_get_n_items (GListModel *model)
{
  return TALIA_ARCHIVE_LIST (model)->n;
}

static gpointer
talia_archive_list_get_item (GListModel *model, guint position)
{
  TaliaArchiveList *self = TALIA_ARCHIVE_LIST (model);
  GPtrArray *page;

  if (position >= self->n)
    return NULL;
  page = get_page (self, position / PAGE);
  /* Another program may have taken some away; the next look brings the number in line. */
  return position % PAGE < page->len ? g_object_ref (page->pdata[position % PAGE])
                                     : g_object_new (TALIA_TYPE_ARCHIVE_MATCH, NULL);
}

static void
talia_archive_list_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = talia_archive_list_get_item_type;
  iface->get_n_items = talia_archive_list_get_n_items;
  iface->get_item = talia_archive_list_get_item;
}

static void
refresh (TaliaArchiveList *self)
{
  guint before = self->n;

  g_hash_table_remove_all (self->pages);
  self->n = talia_archive_count (self->archive, &self->query);
  if (before > 0 || self->n > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), 0, before, self->n);
}

static void
talia_archive_list_finalize (GObject *object)
{
  TaliaArchiveList *self = TALIA_ARCHIVE_LIST (object);

  g_clear_object (&self->archive);
  g_clear_pointer (&self->game, g_free);
  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->pages, g_hash_table_unref);

  G_OBJECT_CLASS (talia_archive_list_parent_class)->finalize (object);
}

static void
talia_archive_list_class_init (TaliaArchiveListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = talia_archive_list_finalize;
}

static void
talia_archive_list_init (TaliaArchiveList *self)
{
  self->pages = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_ptr_array_unref);
}

TaliaArchiveList *
talia_archive_list_new (TaliaArchive *archive)
{
  TaliaArchiveList *self;

  g_return_val_if_fail (TALIA_IS_ARCHIVE (archive), NULL);

  self = g_object_new (TALIA_TYPE_ARCHIVE_LIST, NULL);
  self->archive = g_object_ref (archive);
  g_signal_connect_object (archive, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  refresh (self);
  return self;
}

int
talia_archive_list_find (TaliaArchiveList *self, const char *file)
{
  GHashTableIter pages;
  gpointer number, page;

  g_return_val_if_fail (TALIA_IS_ARCHIVE_LIST (self) && file != NULL, -1);

  g_hash_table_iter_init (&pages, self->pages);
  while (g_hash_table_iter_next (&pages, &number, &page))
    for (guint i = 0; i < ((GPtrArray *) page)->len; i++)
      {
        const TaliaArchiveMatch *match = ((GPtrArray *) page)->pdata[i];

        if (g_str_equal (match->facts->file, file))
          return (int) (GPOINTER_TO_UINT (number) * PAGE + i);
      }
  return -1;
}

void
talia_archive_list_set_query (TaliaArchiveList *self, const TaliaArchiveQuery *query)
{
  g_return_if_fail (TALIA_IS_ARCHIVE_LIST (self) && query != NULL);

  g_set_str (&self->game, query->game);
  g_set_str (&self->text, query->text);
  self->query = *query;
  self->query.game = self->game;
  self->query.text = self->text;
  refresh (self);
}
