/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A chip with the bid of a side, the tricks it has taken, and its bags. */
#include "talia-contract-chip.h"

#include <glib/gi18n.h>

#include "talia-plate-line.h"
#include "words/talia-words-bids.h"
#include "words/talia-words-sides.h"

/* The meter of bags along the lower edge, within the padding from the style sheet. */
#define METER_HEIGHT 3.f
#define METER_GAP 2.f

struct _TaliaContractChip
{
  GtkWidget parent_instance;

  GtkWidget *lines; /* all of it */
  GtkLabel *side;
  GtkWidget *heading;
  GtkBox *first, *second; /* the lines of the chip; a brief chip has only the first */
  GtkLabel *contract;
  GtkLabel *bags_word; /* shown only if there is room for the whole word */
  GtkLabel *bags;

  TaliaMatch *match;
  int of; /* the side, counted from the player's own, which is 0 */
  gboolean brief;
  TaliaContract shown;
};

G_DEFINE_FINAL_TYPE (TaliaContractChip, talia_contract_chip, GTK_TYPE_WIDGET)

enum
{
  PROP_BRIEF = 1,
  N_PROPS
};
static GParamSpec *props[N_PROPS];

/* Sets the name of the side, which is "We" or "They" if there is no room for names. */
static void
update_side (TaliaContractChip *self)
{
  const TaliaView *view = talia_match_get_view (self->match);
  const TaliaState *state = &view->seen;
  int partner = (view->seat + state->sides) % state->seats;
  g_autofree char *name = NULL;

  if (self->brief)
    /* Translators: the player's own side, and the other one */
    name = g_strdup (self->of == 0 ? _ ("We") : _ ("They"));
  else if (self->of == 0 && partner != view->seat)
    /* Translators: the player's own side; the partner's name */
    name = g_strdup_printf (_ ("You and %s"), talia_seat_get_name (talia_match_get_seat (self->match, partner)));
  else
    name = talia_words_side (self->match, (talia_state_side (state, view->seat) + self->of) % state->sides);
  gtk_label_set_label (self->side, name);
}

/* Moves contract and bags to the line that has room for them. */
static void
arrange (TaliaContractChip *self)
{
  talia_plate_line_move (GTK_WIDGET (self->contract), self->brief ? self->first : self->second, TRUE);
  talia_plate_line_move (GTK_WIDGET (self->bags), self->brief ? self->first : self->second, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->second), !self->brief);
  gtk_label_set_ellipsize (self->side, self->brief ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END); /* “We”, not “…” */
  if (self->brief)
    gtk_widget_add_css_class (GTK_WIDGET (self), "brief");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "brief");
}

static void
update (TaliaContractChip *self)
{
  const TaliaView *view = talia_match_get_view (self->match);
  const TaliaState *state = &view->seen;
  int side = (talia_state_side (state, view->seat) + self->of) % state->sides;
  gboolean there = talia_game_contract (talia_match_get_game (self->match), state, side, &self->shown);
  g_autofree char *contract = talia_words_contract (&self->shown);
  g_autofree char *bags = g_strdup_printf ("%d/%d", self->shown.bags, self->shown.bags_limit), *spoken = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), there);
  update_side (self);
  gtk_label_set_label (self->contract, contract);
  gtk_label_set_label (self->bags, bags);
  /* Translators: "You and Jan"; tricks taken and bid, such as "3 of 7"; then bags collected and how many cost */
  spoken = g_strdup_printf (_ ("%s: %s. Bags: %d of %d."), gtk_label_get_label (self->side), contract, self->shown.bags,
                            self->shown.bags_limit);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), spoken);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
talia_contract_chip_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_BRIEF:
      g_value_set_boolean (value, TALIA_CONTRACT_CHIP (object)->brief);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
talia_contract_chip_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  TaliaContractChip *self = TALIA_CONTRACT_CHIP (object);

  switch (id)
    {
    case PROP_BRIEF:
      self->brief = g_value_get_boolean (value);
      arrange (self);
      update (self);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
talia_contract_chip_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                             int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (TALIA_CONTRACT_CHIP (widget)->lines, orientation, for_size, minimum, natural, minimum_baseline,
                      natural_baseline);
}

static void
talia_contract_chip_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TaliaContractChip *self = TALIA_CONTRACT_CHIP (widget);

  gtk_widget_allocate (self->lines, width, height, baseline, NULL);
  gtk_widget_set_child_visible (GTK_WIDGET (self->bags_word),
                                !pango_layout_is_ellipsized (gtk_label_get_layout (self->bags_word)));
}

static void
talia_contract_chip_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TaliaContractChip *self = TALIA_CONTRACT_CHIP (widget);
  int limit = self->shown.bags_limit;
  float step = (gtk_widget_get_width (widget) + METER_GAP) / (float) MAX (limit, 1);

  GdkRGBA full, empty;

  GTK_WIDGET_CLASS (talia_contract_chip_parent_class)->snapshot (widget, snapshot);

  gtk_widget_get_color (widget, &full);
  empty = full;
  empty.alpha *= .25f;
  for (int i = 0; i < limit; i++)
    gtk_snapshot_append_color (snapshot, i < self->shown.bags ? &full : &empty,
                               &GRAPHENE_RECT_INIT ((float) i * step, (float) gtk_widget_get_height (widget) + 1,
                                                    step - METER_GAP, METER_HEIGHT));
}

/* Shows no tooltip while keys are used: if the pointer rests on the chip, the tooltip would cover what the player is
 * asked to do. */
static gboolean
talia_contract_chip_query_tooltip (GtkWidget *widget, int x, int y, gboolean by_keys, GtkTooltip *tooltip)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return !(GTK_IS_WINDOW (root) && gtk_window_get_focus_visible (GTK_WINDOW (root)))
         && GTK_WIDGET_CLASS (talia_contract_chip_parent_class)->query_tooltip (widget, x, y, by_keys, tooltip);
}

static void
talia_contract_chip_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_CONTRACT_CHIP);
  g_clear_object (&TALIA_CONTRACT_CHIP (object)->match);

  G_OBJECT_CLASS (talia_contract_chip_parent_class)->dispose (object);
}

static void
talia_contract_chip_class_init (TaliaContractChipClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->get_property = talia_contract_chip_get_property;
  G_OBJECT_CLASS (klass)->set_property = talia_contract_chip_set_property;
  G_OBJECT_CLASS (klass)->dispose = talia_contract_chip_dispose;
  widget_class->query_tooltip = talia_contract_chip_query_tooltip;
  widget_class->measure = talia_contract_chip_measure;
  widget_class->size_allocate = talia_contract_chip_size_allocate;
  widget_class->snapshot = talia_contract_chip_snapshot;

  /**
   * TaliaContractChip:brief:
   *
   * Whether there is room for one line only, without names and words.
   */
  props[PROP_BRIEF] = g_param_spec_boolean ("brief", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "contract-chip");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-contract-chip.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaContractChip, lines);
  gtk_widget_class_bind_template_child (widget_class, TaliaContractChip, side);
  gtk_widget_class_bind_template_child (widget_class, TaliaContractChip, contract);
  gtk_widget_class_bind_template_child (widget_class, TaliaContractChip, heading);
  gtk_widget_class_bind_template_child (widget_class, TaliaContractChip, first);
  gtk_widget_class_bind_template_child (widget_class, TaliaContractChip, second);
  gtk_widget_class_bind_template_child (widget_class, TaliaContractChip, bags_word);
  gtk_widget_class_bind_template_child (widget_class, TaliaContractChip, bags);
}

static void
talia_contract_chip_init (TaliaContractChip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Creates the chip of a side, counted from that of the person at the window, which is 0. */
static GtkWidget *
create_chip (TaliaMatch *match, int of)
{
  TaliaContractChip *self = g_object_new (TALIA_TYPE_CONTRACT_CHIP, NULL);

  g_return_val_if_fail (TALIA_IS_MATCH (match), NULL);

  self->match = g_object_ref (match);
  self->of = of;
  gtk_widget_add_css_class (GTK_WIDGET (self), of == 0 ? "ours" : "theirs");
  g_signal_connect_object (match, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

void
talia_contract_chip_add_all (TaliaMatch *match, TaliaBoardBar *bar, GObject *narrow, const char *property)
{
  if (talia_match_get_game (match)->contract == NULL)
    return;
  for (int i = 0; i < talia_match_get_view (match)->seen.sides; i++)
    {
      GtkWidget *chip = create_chip (match, i);

      g_object_bind_property (narrow, property, chip, "brief", G_BINDING_SYNC_CREATE);
      talia_board_bar_add_standing (bar, chip);
    }
}
