/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A choice that a button offers to the person at the table: a move without a card, or ending the deal. */
#include "talia-table-choice.h"

enum
{
  PROP_LABEL = 1,
  PROP_BRIEF,
  PROP_ACTION,
  PROP_WORD,
  N_PROPS
};

struct _TaliaTableChoice
{
  GObject parent_instance;

  char *texts[N_PROPS]; /* indexed by property */
};

G_DEFINE_FINAL_TYPE (TaliaTableChoice, talia_table_choice, G_TYPE_OBJECT)

static GParamSpec *props[N_PROPS];

static void
talia_table_choice_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_string (value, TALIA_TABLE_CHOICE (object)->texts[id]);
}

static void
talia_table_choice_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  TALIA_TABLE_CHOICE (object)->texts[id] = g_value_dup_string (value);
}

static void
talia_table_choice_finalize (GObject *object)
{
  for (guint id = 1; id < N_PROPS; id++)
    g_free (TALIA_TABLE_CHOICE (object)->texts[id]);

  G_OBJECT_CLASS (talia_table_choice_parent_class)->finalize (object);
}

static void
talia_table_choice_class_init (TaliaTableChoiceClass *klass)
{
  static const char *const names[N_PROPS] = { NULL, "label", "brief", "action", "word" };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = talia_table_choice_get_property;
  object_class->set_property = talia_table_choice_set_property;
  object_class->finalize = talia_table_choice_finalize;

  for (guint id = 1; id < N_PROPS; id++)
    props[id] = g_param_spec_string (names[id], NULL, NULL, NULL,
                                     G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
talia_table_choice_init (TaliaTableChoice *self)
{
}

TaliaTableChoice *
talia_table_choice_new (const char *action, const char *word, const char *label, const char *brief)
{
  return g_object_new (TALIA_TYPE_TABLE_CHOICE, "action", action, "word", word, "label", label, "brief", brief, NULL);
}

const char *
talia_table_choice_get_label (TaliaTableChoice *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE_CHOICE (self), NULL);

  return self->texts[PROP_LABEL];
}

const char *
talia_table_choice_get_brief (TaliaTableChoice *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE_CHOICE (self), NULL);

  return self->texts[PROP_BRIEF];
}

const char *
talia_table_choice_get_action (TaliaTableChoice *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE_CHOICE (self), NULL);

  return self->texts[PROP_ACTION];
}

const char *
talia_table_choice_get_word (TaliaTableChoice *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE_CHOICE (self), NULL);

  return self->texts[PROP_WORD];
}
