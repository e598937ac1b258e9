/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row for entering a sequence of sides, such as the sides that made the sweeps of a deal, in order. */
#include "talia-pad-order.h"

#include <glib/gi18n.h>

#define BUTTON_WIDTH 56
#define BUTTON_HEIGHT 44

struct _TaliaPadOrder
{
  AdwPreferencesRow parent_instance;

  GtkLabel *list;
  AdwWrapBox *buttons;
  GtkWidget *remove;

  GStrv sides;
  guint n, most;
  int16_t answers[TALIA_FIELD_CELLS];
};

G_DEFINE_FINAL_TYPE (TaliaPadOrder, talia_pad_order, ADW_TYPE_PREFERENCES_ROW)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static void
show (TaliaPadOrder *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->n; i++)
    g_string_append_printf (text, "%s%u. %s", i > 0 ? ", " : "", i + 1, self->sides[self->answers[i]]);
  /* Translators: there was none of what is asked for, such as sweeps */
  gtk_label_set_label (self->list, self->n > 0 ? text->str : C_ ("score pad", "None"));
  gtk_widget_set_sensitive (self->remove, self->n > 0);
}

static void
add_cb (TaliaPadOrder *self, GtkWidget *button)
{
  if (self->n == self->most)
    return;
  self->answers[self->n++] = (int16_t) GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "side"));
  show (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
remove_cb (TaliaPadOrder *self)
{
  self->answers[--self->n] = TALIA_UNTOLD;
  show (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
talia_pad_order_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_PAD_ORDER);

  G_OBJECT_CLASS (talia_pad_order_parent_class)->dispose (object);
}

static void
talia_pad_order_finalize (GObject *object)
{
  g_strfreev (TALIA_PAD_ORDER (object)->sides);

  G_OBJECT_CLASS (talia_pad_order_parent_class)->finalize (object);
}

static void
talia_pad_order_class_init (TaliaPadOrderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_pad_order_dispose;
  G_OBJECT_CLASS (klass)->finalize = talia_pad_order_finalize;

  signals[SIGNAL_CHANGED] =
      g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-pad-order.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaPadOrder, list);
  gtk_widget_class_bind_template_child (widget_class, TaliaPadOrder, buttons);
  gtk_widget_class_bind_template_child (widget_class, TaliaPadOrder, remove);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);
}

static void
talia_pad_order_init (TaliaPadOrder *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
talia_pad_order_new (const char *title, const char *const *sides, guint most)
{
  TaliaPadOrder *self = g_object_new (TALIA_TYPE_PAD_ORDER, "title", title, NULL);
  GtkWidget *before = NULL;

  self->sides = g_strdupv ((char **) sides);
  self->most = MIN (most, TALIA_FIELD_CELLS);
  for (guint i = 0; i < TALIA_FIELD_CELLS; i++)
    self->answers[i] = TALIA_UNTOLD;
  for (int side = 0; sides[side] != NULL; side++)
    {
      /* Translators: a button that adds a player's name to a list */
      g_autofree char *label = g_strdup_printf (_ ("+ %s"), sides[side]);
      GtkWidget *button = gtk_button_new_with_label (label);

      gtk_widget_set_size_request (button, BUTTON_WIDTH, BUTTON_HEIGHT);
      gtk_button_set_can_shrink (GTK_BUTTON (button), TRUE);
      g_object_set_data (G_OBJECT (button), "side", GINT_TO_POINTER (side));
      g_signal_connect_object (button, "clicked", G_CALLBACK (add_cb), self, G_CONNECT_SWAPPED);
      adw_wrap_box_insert_child_after (self->buttons, button, before);
      before = button;
    }
  show (self);
  return GTK_WIDGET (self);
}

void
talia_pad_order_get (TaliaPadOrder *self, int16_t answers[TALIA_FIELD_CELLS])
{
  g_return_if_fail (TALIA_IS_PAD_ORDER (self));

  memcpy (answers, self->answers, sizeof self->answers);
}

void
talia_pad_order_set (TaliaPadOrder *self, const int16_t answers[TALIA_FIELD_CELLS])
{
  g_return_if_fail (TALIA_IS_PAD_ORDER (self));

  memcpy (self->answers, answers, sizeof self->answers);
  for (self->n = 0; self->n < self->most && answers[self->n] != TALIA_UNTOLD;)
    self->n++;
  show (self);
}
