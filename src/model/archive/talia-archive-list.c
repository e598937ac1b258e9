/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The matches that a query finds, as a list model that reads only the rows that are shown. */
#include "talia-archive-list.h"

/* The number of rows that are read at a time: slightly more than a tall window shows. */
#define PAGE 64

/* The number of pages that are kept: more than a list view shows, but few enough that a change in a long list is found
 * soon. */
#define MAX_PAGES 8

struct _TaliaArchiveMatch
{
  GObject parent_instance;

  TaliaMatchFacts *facts;
  GHashTable *held; /* the table of its list, from which this match is removed when its last reference is dropped */
};

G_DEFINE_FINAL_TYPE (TaliaArchiveMatch, talia_archive_match, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static void
talia_archive_match_finalize (GObject *object)
{
  TaliaArchiveMatch *self = TALIA_ARCHIVE_MATCH (object);

  if (self->held != NULL)
    g_hash_table_remove (self->held, self->facts->file);
  g_clear_pointer (&self->held, g_hash_table_unref);
  g_clear_pointer (&self->facts, talia_match_facts_free);

  G_OBJECT_CLASS (talia_archive_match_parent_class)->finalize (object);
}

static void
talia_archive_match_class_init (TaliaArchiveMatchClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = talia_archive_match_finalize;

  signals[CHANGED] =
      g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
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

static gboolean
is_of_file (TaliaArchiveMatch *self, const char *file)
{
  return self->facts != NULL && g_str_equal (self->facts->file, file);
}

/* Takes ownership of `facts`. The facts about a file that has not changed are the same. */
static void
take_facts (TaliaArchiveMatch *self, TaliaMatchFacts *facts)
{
  const gboolean news = self->facts->stamp != facts->stamp || self->facts->size != facts->size;

  talia_match_facts_free (self->facts);
  self->facts = facts;
  if (news)
    g_signal_emit (self, signals[CHANGED], 0);
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
  GHashTable *held;  /* every TaliaArchiveMatch to which there still is a reference anywhere, by file; not owned */
  GHashTable *known; /* during a change of the list: the pages before it */
};

static void talia_archive_list_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TaliaArchiveList, talia_archive_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, talia_archive_list_list_model_init))

static GHashTable *
create_pages (void)
{
  return g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_ptr_array_unref);
}

/* Returns the match of `facts` (transfer full): the same object as before, if it still exists. */
static TaliaArchiveMatch *
make_match (TaliaArchiveList *self, TaliaMatchFacts *facts)
{
  TaliaArchiveMatch *match = g_hash_table_lookup (self->held, facts->file);

  if (match != NULL)
    {
      take_facts (match, facts);
      return g_object_ref (match);
    }
  match = g_object_new (TALIA_TYPE_ARCHIVE_MATCH, NULL);
  match->facts = facts;
  match->held = g_hash_table_ref (self->held);
  g_hash_table_insert (self->held, g_strdup (facts->file), match);
  return match;
}

/* Keeps a page, and drops the one that is farthest from it if there are too many. */
static void
keep_page (TaliaArchiveList *self, guint number, GPtrArray *page)
{
  guint farthest = number;
  GHashTableIter pages;
  gpointer other;

  g_hash_table_iter_init (&pages, self->pages);
  while (g_hash_table_iter_next (&pages, &other, NULL))
    if (ABS ((int) number - GPOINTER_TO_INT (other)) > ABS ((int) number - (int) farthest))
      farthest = GPOINTER_TO_UINT (other);
  if (g_hash_table_size (self->pages) >= MAX_PAGES)
    g_hash_table_remove (self->pages, GUINT_TO_POINTER (farthest));
  g_hash_table_insert (self->pages, GUINT_TO_POINTER (number), page);
}

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
    g_ptr_array_add (page, make_match (self, found->pdata[i]));
  keep_page (self, number, page);
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
  /* Another program may have removed some matches; the next update corrects the number. */
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

/* --- what changed ---------------------------------------------------------------------------- */

/* Whether the match that is now at `now` is the one that was at `before`, as far as that is known. */
static gboolean
is_same (TaliaArchiveList *self, guint before, guint now)
{
  const GPtrArray *known = g_hash_table_lookup (self->known, GUINT_TO_POINTER (before / PAGE)), *page;

  if (known == NULL)
    return TRUE;
  page = get_page (self, now / PAGE);
  return before % PAGE < known->len && now % PAGE < page->len && page->pdata[now % PAGE] == known->pdata[before % PAGE];
}

/* Narrows `first`, `removed` and `added`, which describe the whole list, by leaving out what is the same at both of its
 * ends. */
static void
trim (TaliaArchiveList *self, guint *first, guint *removed, guint *added)
{
  const guint before = *removed, now = *added;
  guint tail = 0;

  while (*first < MIN (before, now) && is_same (self, *first, *first))
    (*first)++;
  while (tail < MIN (before, now) - *first && is_same (self, before - 1 - tail, now - 1 - tail))
    tail++;
  *removed = before - *first - tail;
  *added = now - *first - tail;
}

/* Reads the list again and emits what has changed. A match that is still in the list is the same object as before. */
static void
refresh (TaliaArchiveList *self)
{
  guint first = 0, removed = self->n, added = talia_archive_count (self->archive, &self->query);

  self->n = added;
  self->known = g_steal_pointer (&self->pages);
  self->pages = create_pages ();
  trim (self, &first, &removed, &added);
  if (removed > 0 || added > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), first, removed, added);
  g_clear_pointer (&self->known, g_hash_table_unref);
}

static void
talia_archive_list_finalize (GObject *object)
{
  TaliaArchiveList *self = TALIA_ARCHIVE_LIST (object);

  g_clear_object (&self->archive);
  g_clear_pointer (&self->game, g_free);
  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->pages, g_hash_table_unref);
  g_clear_pointer (&self->held, g_hash_table_unref);

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
  self->pages = create_pages ();
  self->held = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
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
      if (is_of_file (((GPtrArray *) page)->pdata[i], file))
        return (int) (GPOINTER_TO_UINT (number) * PAGE + i);
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
