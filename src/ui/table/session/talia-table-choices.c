/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The list of choices that buttons offer to the person at the table. */
#include "talia-table-choices.h"

#include "words/talia-words-bids.h"
#include "words/talia-words.h"

/* If there are more moves than this, no buttons offer them. */
#define MAX_CHOICES 32

struct _TaliaTableChoices
{
  GObject parent_instance;

  GPtrArray *items;
  /* The values from which the items were created. */
  char **words; /* the moves, written by talia_move_to_text() */
  char *confirm;
  TaliaClaim claim;
};

static GType
get_item_type (GListModel *model)
{
  return TALIA_TYPE_TABLE_CHOICE;
}

static guint
get_n_items (GListModel *model)
{
  return TALIA_TABLE_CHOICES (model)->items->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  TaliaTableChoices *self = TALIA_TABLE_CHOICES (model);

  return position < self->items->len ? g_object_ref (self->items->pdata[position]) : NULL;
}

static void
model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (TaliaTableChoices, talia_table_choices, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, model_init))

static void
talia_table_choices_finalize (GObject *object)
{
  TaliaTableChoices *self = TALIA_TABLE_CHOICES (object);

  g_ptr_array_unref (self->items);
  g_strfreev (self->words);
  g_free (self->confirm);

  G_OBJECT_CLASS (talia_table_choices_parent_class)->finalize (object);
}

static void
talia_table_choices_class_init (TaliaTableChoicesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = talia_table_choices_finalize;
}

static void
talia_table_choices_init (TaliaTableChoices *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
  self->words = g_new0 (char *, 1);
}

TaliaTableChoices *
talia_table_choices_new (void)
{
  return g_object_new (TALIA_TYPE_TABLE_CHOICES, NULL);
}

/* Returns the words of the offered moves or, without an offer, of the legal moves that are not cards; may be empty. */
static char **
list_words (TaliaMatch *match, const char *const *offered)
{
  const TaliaState *state = &talia_match_get_view (match)->seen;
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  TaliaMove moves[MAX_CHOICES];
  int n = 0;

  if (offered != NULL)
    return g_strdupv ((char **) offered);
  if (state->phase != TALIA_PHASE_PASS && state->phase != TALIA_PHASE_PLAY && talia_match_get_own_turn (match))
    n = talia_game_legal (talia_match_get_game (match), state, moves, MAX_CHOICES);
  for (int i = 0; i < n; i++)
    g_strv_builder_take (words, talia_move_to_text (&moves[i]));
  return g_strv_builder_end (words);
}

static void
add (TaliaTableChoices *self, const char *action, const char *word, const char *label, const char *brief)
{
  g_ptr_array_add (self->items, talia_table_choice_new (action, word, label, brief));
}

static void
add_moves (TaliaTableChoices *self, TaliaMatch *match)
{
  for (guint i = 0; self->words[i] != NULL; i++)
    {
      g_autofree char *label = NULL, *brief = NULL;
      TaliaMove move;

      if (!talia_move_parse (self->words[i], &move))
        continue;
      label = talia_words_choice (match, &move);
      brief = talia_words_move_short (&move);
      add (self, "choose", self->words[i], label, brief);
    }
}

gboolean
talia_table_choices_offer (TaliaTableChoices *self, TaliaMatch *match, const char *const *offered, const char *confirm,
                           TaliaClaim claim)
{
  g_auto (GStrv) words = NULL;
  guint before;

  g_return_val_if_fail (TALIA_IS_TABLE_CHOICES (self), FALSE);

  words = list_words (match, offered);
  if (g_strv_equal ((const char *const *) self->words, (const char *const *) words)
      && g_strcmp0 (self->confirm, confirm) == 0 && self->claim == claim)
    return FALSE;
  g_strfreev (self->words);
  self->words = g_steal_pointer (&words);
  g_set_str (&self->confirm, confirm);
  self->claim = claim;

  before = self->items->len;
  g_ptr_array_set_size (self->items, 0);
  if (confirm != NULL)
    add (self, "confirm", NULL, confirm, NULL);
  add_moves (self, match);
  if (claim != TALIA_CLAIM_NONE)
    add (self, "end-deal", NULL, talia_words_claim (claim), NULL);
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, self->items->len);
  return TRUE;
}

const char *
talia_table_choices_get_first_move (TaliaTableChoices *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE_CHOICES (self), NULL);

  return self->words[0];
}
