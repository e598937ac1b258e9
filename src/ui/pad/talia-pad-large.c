/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The totals of a score pad, in full screen and in figures that everybody at the table can read. */
#include "talia-pad-large.h"

#include <glib/gi18n.h>

#include "words/talia-words-pad.h"
#include "words/talia-words-sides.h"

/* The sizes of a window in which the figures are larger, each larger than the one before: names of breakpoints and of
 * CSS classes. */
static const char *const sizes[] = { "wide", "huge", "vast" };

#define N_SIZES G_N_ELEMENTS (sizes)

struct _TaliaPadLarge
{
  AdwNavigationPage parent_instance;

  AdwBreakpointBin *bin;
  AdwBreakpoint *sizes[N_SIZES];
  GtkFlowBox *sides;
  GtkLabel *next;
  GtkLabel *dealer;

  TaliaScorePad *pad;
  gboolean was_full; /* whether the window was on the full screen before */
};

G_DEFINE_FINAL_TYPE (TaliaPadLarge, talia_pad_large, ADW_TYPE_NAVIGATION_PAGE)

static GtkWidget *
create_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
add_side (TaliaPadLarge *self, int side, gboolean leads)
{
  TaliaScored *scored = TALIA_SCORED (self->pad);
  const int total = talia_scored_get_state (scored)->total[side];
  g_autofree char *name = talia_scored_name_side (scored, side), *points = talia_words_format_points (total),
                  *spoken = talia_words_points_of (name, total);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *figure = create_label (points, "figure"), *child;

  gtk_box_append (GTK_BOX (box), create_label (name, "name"));
  gtk_box_append (GTK_BOX (box), figure);
  if (leads)
    gtk_widget_add_css_class (box, "leads");
  gtk_flow_box_append (self->sides, box);
  child = gtk_widget_get_parent (box);
  gtk_widget_set_focusable (child, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
update (TaliaPadLarge *self)
{
  TaliaScored *scored = TALIA_SCORED (self->pad);
  const TaliaState *state = talia_scored_get_state (scored);
  const guint leaders = state->deals > 0 ? talia_game_leaders (talia_scored_get_game (scored), state) : 0;
  const gboolean over = talia_score_pad_is_over (self->pad);
  g_autofree char *next = over ? talia_words_leaders (TALIA_SCORED (self->pad))
                               : talia_words_pad_deal (self->pad, talia_score_pad_get_n_deals (self->pad) + 1);
  g_autofree char *dealer = over ? NULL : talia_words_pad_dealer (self->pad);

  gtk_flow_box_remove_all (self->sides);
  for (int side = 0; side < state->sides; side++)
    add_side (self, side, leaders >> side & 1);
  gtk_label_set_label (self->next, next != NULL ? next : "");
  gtk_label_set_label (self->dealer, dealer != NULL ? dealer : "");
}

static void
size_changed_cb (TaliaPadLarge *self)
{
  for (guint i = 0; i < N_SIZES; i++)
    if (self->sizes[i] == adw_breakpoint_bin_get_current_breakpoint (self->bin))
      gtk_widget_add_css_class (GTK_WIDGET (self), sizes[i]);
    else
      gtk_widget_remove_css_class (GTK_WIDGET (self), sizes[i]);
}

static void
talia_pad_large_showing (AdwNavigationPage *page)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (page));

  ADW_NAVIGATION_PAGE_CLASS (talia_pad_large_parent_class)->showing (page);

  TALIA_PAD_LARGE (page)->was_full = gtk_window_is_fullscreen (GTK_WINDOW (root));
  gtk_window_fullscreen (GTK_WINDOW (root));
}

static void
talia_pad_large_hiding (AdwNavigationPage *page)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (page));

  if (root != NULL && !TALIA_PAD_LARGE (page)->was_full)
    gtk_window_unfullscreen (GTK_WINDOW (root));

  ADW_NAVIGATION_PAGE_CLASS (talia_pad_large_parent_class)->hiding (page);
}

static void
talia_pad_large_dispose (GObject *object)
{
  TaliaPadLarge *self = TALIA_PAD_LARGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TALIA_TYPE_PAD_LARGE);
  g_clear_object (&self->pad);

  G_OBJECT_CLASS (talia_pad_large_parent_class)->dispose (object);
}

static void
talia_pad_large_class_init (TaliaPadLargeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_pad_large_dispose;
  ADW_NAVIGATION_PAGE_CLASS (klass)->showing = talia_pad_large_showing;
  ADW_NAVIGATION_PAGE_CLASS (klass)->hiding = talia_pad_large_hiding;

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-pad-large.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaPadLarge, bin);
  for (guint i = 0; i < N_SIZES; i++)
    gtk_widget_class_bind_template_child_full (widget_class, sizes[i], FALSE,
                                               G_STRUCT_OFFSET (TaliaPadLarge, sizes)
                                                   + (gssize) (i * sizeof (AdwBreakpoint *)));
  gtk_widget_class_bind_template_child (widget_class, TaliaPadLarge, sides);
  gtk_widget_class_bind_template_child (widget_class, TaliaPadLarge, next);
  gtk_widget_class_bind_template_child (widget_class, TaliaPadLarge, dealer);
  gtk_widget_class_bind_template_callback (widget_class, size_changed_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F11, 0, "navigation.pop", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "navigation.pop", NULL);
}

static void
talia_pad_large_init (TaliaPadLarge *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

TaliaPadLarge *
talia_pad_large_new (TaliaScorePad *pad)
{
  TaliaPadLarge *self;

  g_return_val_if_fail (TALIA_IS_SCORE_PAD (pad), NULL);

  self = g_object_new (TALIA_TYPE_PAD_LARGE, NULL);
  self->pad = g_object_ref (pad);
  g_signal_connect_object (pad, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return self;
}
