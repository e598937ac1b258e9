/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the texts of a guided deal in a speech bubble at the table. */
#include "talia-table-guide.h"

#include <glib/gi18n.h>

/* What the style adds to the text of a button at each side, and above and below it; and the least height between. */
#define BUTTON_SIDE 17
#define BUTTON_EDGE 2
#define LEAST_BUTTON 24
/* The bubble is narrow if its width is less than that of its buttons times this factor. */
#define NARROW 2.3

/* The height that is kept at a width, and whether the buttons are then below the text. */
typedef struct
{
  int height;
  gboolean stacked;
} TaliaGuideRoom;

struct _TaliaTableGuide
{
  TaliaBoardBubble parent_instance;

  GtkBox *box;
  GtkLabel *text;
  GtkWidget *buttons;
  GtkWidget *rule_button;
  GtkWidget *back_button;
  GtkWidget *on_button;

  TaliaGuide *guide;
  gboolean low;
  int padding[2];    /* by orientation */
  GHashTable *rooms; /* TaliaGuideRoom by width */
};

G_DEFINE_FINAL_TYPE (TaliaTableGuide, talia_table_guide, TALIA_TYPE_BOARD_BUBBLE)

enum
{
  PROP_GUIDE = 1,
  PROP_LOW,
  N_PROPS
};

enum
{
  WENT_ON,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

static gboolean
is_waiting (TaliaTableGuide *self)
{
  TaliaGuideStage stage = talia_guide_get_stage (self->guide);

  return stage == TALIA_GUIDE_TELLS || stage == TALIA_GUIDE_DOUBTS;
}

/* Announces the text if it is visible; before that, nobody could hear it. Does not interrupt what is being said. */
static void
announce (TaliaTableGuide *self)
{
  GtkWidget *page = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_NAVIGATION_PAGE);

  if (page != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_accessible_announce (GTK_ACCESSIBLE (page), gtk_label_get_label (self->text),
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
set_suggested (GtkWidget *button, gboolean suggested)
{
  if (suggested)
    gtk_widget_add_css_class (button, "suggested-action");
  else
    gtk_widget_remove_css_class (button, "suggested-action");
}

/* The guide is silent while others move: what it said was about the last move of the person. */
static void
update (TaliaTableGuide *self)
{
  TaliaGuideStage stage = talia_guide_get_stage (self->guide);
  const char *text = talia_guide_get_text (self->guide), *rule = talia_guide_get_rule (self->guide);
  const TaliaMove *move = talia_guide_get_move (self->guide);

  if (!g_str_equal (text, gtk_label_get_label (self->text)))
    {
      gtk_label_set_label (self->text, text);
      announce (self);
    }
  if (rule != NULL)
    {
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rule_button), "s", rule);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->rule_button), "win.show-rules");
    }
  gtk_widget_set_visible (self->rule_button, rule != NULL);
  gtk_widget_set_visible (self->back_button, stage == TALIA_GUIDE_DOUBTS);
  gtk_button_set_label (GTK_BUTTON (self->on_button), stage == TALIA_GUIDE_TELLS ? _ ("_Next") : _ ("Go _On"));
  gtk_widget_set_visible (self->on_button, is_waiting (self));
  set_suggested (self->on_button, stage == TALIA_GUIDE_TELLS);
  gtk_widget_set_visible (self->buttons, rule != NULL || is_waiting (self));
  talia_board_bubble_set_cards (TALIA_BOARD_BUBBLE (self), move != NULL ? talia_move_get_cards (move) : 0);
  gtk_widget_set_visible (GTK_WIDGET (self), stage != TALIA_GUIDE_WAITS && *text != '\0');
}

static void
go_on_cb (TaliaTableGuide *self)
{
  talia_guide_go_on (self->guide);
  if (!is_waiting (self))
    g_signal_emit (self, signals[WENT_ON], 0);
}

/* In a low window, the letters are smaller. */
static void
set_low (TaliaTableGuide *self, gboolean low)
{
  self->low = low;
  if (low)
    gtk_widget_add_css_class (GTK_WIDGET (self), "low");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "low");
  g_hash_table_remove_all (self->rooms);
}

static int
measure_text (GtkWidget *widget, const char *text, int width, int *height)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  int natural;

  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, width > 0 ? width * PANGO_SCALE : -1);
  pango_layout_get_pixel_size (layout, &natural, height);
  return natural;
}

/* Measures the buttons as if those of the longer pair were visible. */
static void
measure_buttons (TaliaTableGuide *self, int *width, int *height)
{
  const char *pairs[][2] = { { _ ("Show the Rule"), _ ("_Next") }, { _ ("Take It _Back"), _ ("Go _On") } };

  *width = 0;
  for (gsize i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      int first = measure_text (self->on_button, pairs[i][0], 0, height),
          second = measure_text (self->on_button, pairs[i][1], 0, height);

      *width = MAX (*width, first + second + 4 * BUTTON_SIDE + gtk_box_get_spacing (GTK_BOX (self->buttons)));
    }
  *height = MAX (*height, LEAST_BUTTON) + 2 * BUTTON_EDGE;
}

/* Returns the height of the box at a width with the longest of all texts and with buttons, which are `side` wide and
 * `button` high. */
static int
measure_longest (TaliaTableGuide *self, int width, gboolean stacked, int side, int button)
{
  g_autoptr (GPtrArray) all = talia_guide_list_texts (self->guide);
  const int spacing = gtk_box_get_spacing (self->box);
  int longest = 0;

  if (!stacked)
    width -= side + spacing;
  for (guint i = 0; i < all->len; i++)
    {
      int height;

      measure_text (GTK_WIDGET (self->text), all->pdata[i], MAX (width, 1), &height);
      longest = MAX (longest, height);
    }
  return stacked ? longest + spacing + button : MAX (longest, button);
}

/* Returns the size that the style adds around the box; that of a hidden widget is not known. */
static int
measure_padding (TaliaTableGuide *self, GtkOrientation orientation)
{
  int whole, box;

  gtk_widget_measure (GTK_WIDGET (self), orientation, -1, &whole, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->box), orientation, -1, &box, NULL, NULL, NULL);
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    self->padding[orientation] = whole - box;
  return self->padding[orientation];
}

static TaliaGuideRoom *
create_room (TaliaTableGuide *self, int width)
{
  TaliaGuideRoom *room = g_new (TaliaGuideRoom, 1);
  int side, button;

  measure_buttons (self, &side, &button);
  room->stacked = width < NARROW * side;
  room->height = measure_longest (self, width, room->stacked, side, button);
  return room;
}

/* The board measures a few times whenever it is arranged, so the results are kept. */
static int
talia_table_guide_measure_room (TaliaBoardBubble *bubble, int width)
{
  TaliaTableGuide *self = TALIA_TABLE_GUIDE (bubble);
  const int inner = width - measure_padding (self, GTK_ORIENTATION_HORIZONTAL);
  TaliaGuideRoom *room = g_hash_table_lookup (self->rooms, GINT_TO_POINTER (inner));

  if (room == NULL)
    {
      room = create_room (self, inner);
      g_hash_table_insert (self->rooms, GINT_TO_POINTER (inner), room);
    }
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box),
                                  room->stacked ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  return room->height + measure_padding (self, GTK_ORIENTATION_VERTICAL);
}

static void
talia_table_guide_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (talia_table_guide_parent_class)->css_changed (widget, change);
  g_hash_table_remove_all (TALIA_TABLE_GUIDE (widget)->rooms);
}

static void
talia_table_guide_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  TaliaTableGuide *self = TALIA_TABLE_GUIDE (object);

  switch (id)
    {
    case PROP_GUIDE:
      g_value_set_object (value, self->guide);
      break;
    case PROP_LOW:
      g_value_set_boolean (value, self->low);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
talia_table_guide_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  TaliaTableGuide *self = TALIA_TABLE_GUIDE (object);

  switch (id)
    {
    case PROP_GUIDE:
      self->guide = g_value_dup_object (value);
      break;
    case PROP_LOW:
      set_low (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
talia_table_guide_constructed (GObject *object)
{
  TaliaTableGuide *self = TALIA_TABLE_GUIDE (object);

  G_OBJECT_CLASS (talia_table_guide_parent_class)->constructed (object);

  g_signal_connect_object (self->guide, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

static void
talia_table_guide_map (GtkWidget *widget)
{
  TaliaTableGuide *self = TALIA_TABLE_GUIDE (widget);
  GtkWidget *ahead = talia_table_guide_get_ahead (self);

  GTK_WIDGET_CLASS (talia_table_guide_parent_class)->map (widget);

  announce (self);
  if (ahead != NULL)
    gtk_widget_grab_focus (ahead);
}

static void
talia_table_guide_dispose (GObject *object)
{
  TaliaTableGuide *self = TALIA_TABLE_GUIDE (object);

  if (self->guide != NULL)
    g_signal_handlers_disconnect_by_data (self->guide, self);
  g_clear_object (&self->guide);
  adw_bin_set_child (ADW_BIN (object), NULL); /* before the template removes it without telling the bin */
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_TABLE_GUIDE);

  G_OBJECT_CLASS (talia_table_guide_parent_class)->dispose (object);
}

static void
talia_table_guide_finalize (GObject *object)
{
  g_hash_table_unref (TALIA_TABLE_GUIDE (object)->rooms);

  G_OBJECT_CLASS (talia_table_guide_parent_class)->finalize (object);
}

static void
talia_table_guide_class_init (TaliaTableGuideClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = talia_table_guide_get_property;
  object_class->set_property = talia_table_guide_set_property;
  object_class->constructed = talia_table_guide_constructed;
  object_class->dispose = talia_table_guide_dispose;
  object_class->finalize = talia_table_guide_finalize;
  widget_class->map = talia_table_guide_map;
  widget_class->css_changed = talia_table_guide_css_changed;
  TALIA_BOARD_BUBBLE_CLASS (klass)->measure_room = talia_table_guide_measure_room;

  props[PROP_GUIDE] = g_param_spec_object ("guide", NULL, NULL, TALIA_TYPE_GUIDE, flags | G_PARAM_CONSTRUCT_ONLY);
  props[PROP_LOW] = g_param_spec_boolean ("low", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[WENT_ON] =
      g_signal_new ("went-on", TALIA_TYPE_TABLE_GUIDE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-table-guide.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaTableGuide, box);
  gtk_widget_class_bind_template_child (widget_class, TaliaTableGuide, text);
  gtk_widget_class_bind_template_child (widget_class, TaliaTableGuide, buttons);
  gtk_widget_class_bind_template_child (widget_class, TaliaTableGuide, rule_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaTableGuide, back_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaTableGuide, on_button);
  gtk_widget_class_bind_template_callback (widget_class, go_on_cb);
}

static void
talia_table_guide_init (TaliaTableGuide *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->rooms = g_hash_table_new_full (NULL, NULL, NULL, g_free);
}

GtkWidget *
talia_table_guide_new (TaliaGuide *guide)
{
  g_return_val_if_fail (TALIA_IS_GUIDE (guide), NULL);

  return g_object_new (TALIA_TYPE_TABLE_GUIDE, "guide", guide, NULL);
}

const TaliaMove *
talia_table_guide_get_move (TaliaTableGuide *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE_GUIDE (self), NULL);

  return talia_guide_get_move (self->guide);
}

GtkWidget *
talia_table_guide_get_ahead (TaliaTableGuide *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE_GUIDE (self), NULL);

  if (!is_waiting (self))
    return NULL;
  return talia_guide_get_stage (self->guide) == TALIA_GUIDE_DOUBTS ? self->back_button : self->on_button;
}
