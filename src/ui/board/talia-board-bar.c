/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bar between the trick and the hand: prompts, news and buttons. */
#include "talia-board-bar.h"

#include <adwaita.h>

/* The longest time between two digits of one number, in milliseconds. */
#define TYPING_MS 1000
/* The usual lengths of the prompt and of the news, in letters. */
#define PROMPT_LETTERS 34
#define NEWS_LETTERS 100
#define MOST_NEWS_LINES 3
#define MOST_PROMPT_LINES 2
/* How much higher a button is than its text, for usual and for small buttons; the usual height of a line; and the width
 * of a small button, in heights of a line. */
#define BUTTON_PADDING 22
#define USUAL_LINE 18
#define SMALL_BUTTON_PADDING 18
#define RULE_LINES 1.4f /* the height of the link to a rule, in lines */
#define SMALL_BUTTON_LINES 2.2
#define SPACING 3
#define SAID_PADDING 13 /* of the pill behind the prompt, at each side; see style.css */
#define NARROW_WIDTH 300
#define BUTTON_SPACING 6
#define ROW_SPACING 4

/* The height of a line, and the width of ten letters. */
typedef struct
{
  int line, ten;
} Letters;

struct _TaliaBoardBar
{
  GtkWidget parent_instance;

  GString *typed;
  guint32 typed_at;
  guint most_choices;
  gboolean measured; /* the letters have been measured */
  Letters prompt_letters, news_letters;

  gboolean many_above;  /* buttons that are shown before anything is in the middle are above what is kept */
  gboolean prompt_last; /* the news and the buttons are above the prompt */
  gboolean line_low;    /* the line is at the lower end, and the news is above it */
  gboolean in_line;     /* the buttons are at the end of the line */
  gboolean relieved;    /* while there are buttons, a bubble says what to do */

  AdwWrapBox *standing;
  GtkWidget *line;
  GtkBox *above;
  GtkBox *message;
  GtkBox *end;
  GtkWidget *caption; /* contains the prompt, centred */
  GtkLabel *prompt;
  GtkBox *news_box;
  GtkLabel *news;
  GtkWidget *rule_button;
  AdwWrapBox *choices;
};

G_DEFINE_FINAL_TYPE (TaliaBoardBar, talia_board_bar, GTK_TYPE_WIDGET)

enum
{
  PROP_PROMPT = 1,
  PROP_NEWS,
  PROP_RULE,
  PROP_MOST_CHOICES,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
set_news (TaliaBoardBar *self, const char *text)
{
  gtk_label_set_text (self->news, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->news_box), text != NULL && *text != '\0');
}

static void
set_rule (TaliaBoardBar *self, const char *id)
{
  if (id != NULL)
    {
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->rule_button), "s", id);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->rule_button), "win.show-rules");
    }
  gtk_widget_set_visible (self->rule_button, id != NULL);
}

static void
talia_board_bar_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  TaliaBoardBar *self = TALIA_BOARD_BAR (object);

  switch (id)
    {
    case PROP_PROMPT:
      talia_board_bar_set_prompt (self, g_value_get_string (value) != NULL ? g_value_get_string (value) : "");
      break;
    case PROP_NEWS:
      set_news (self, g_value_get_string (value));
      break;
    case PROP_RULE:
      set_rule (self, g_value_get_string (value));
      break;
    case PROP_MOST_CHOICES:
      self->most_choices = g_value_get_uint (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
talia_board_bar_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_BOARD_BAR);

  G_OBJECT_CLASS (talia_board_bar_parent_class)->dispose (object);
}

static void
talia_board_bar_finalize (GObject *object)
{
  g_string_free (TALIA_BOARD_BAR (object)->typed, TRUE);

  G_OBJECT_CLASS (talia_board_bar_parent_class)->finalize (object);
}

/* Whether the pointer is on the bar itself. It never is: where the bar shows nothing, the table is below it. */
static gboolean
talia_board_bar_contains (GtkWidget *widget, double x, double y)
{
  return FALSE;
}

static void
talia_board_bar_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (talia_board_bar_parent_class)->css_changed (widget, change);
  TALIA_BOARD_BAR (widget)->measured = FALSE;
}

static void
talia_board_bar_class_init (TaliaBoardBarClass *klass)
{
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = talia_board_bar_set_property;
  G_OBJECT_CLASS (klass)->dispose = talia_board_bar_dispose;
  G_OBJECT_CLASS (klass)->finalize = talia_board_bar_finalize;

  widget_class->contains = talia_board_bar_contains;
  widget_class->css_changed = talia_board_bar_css_changed;

  props[PROP_PROMPT] = g_param_spec_string ("prompt", NULL, NULL, NULL, flags);
  props[PROP_NEWS] = g_param_spec_string ("news", NULL, NULL, NULL, flags);
  props[PROP_RULE] = g_param_spec_string ("rule", NULL, NULL, NULL, flags);
  props[PROP_MOST_CHOICES] = g_param_spec_uint ("most-choices", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "board-bar");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-board-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaBoardBar, standing);
  gtk_widget_class_bind_template_child (widget_class, TaliaBoardBar, line);
  gtk_widget_class_bind_template_child (widget_class, TaliaBoardBar, above);
  gtk_widget_class_bind_template_child (widget_class, TaliaBoardBar, message);
  gtk_widget_class_bind_template_child (widget_class, TaliaBoardBar, end);
  gtk_widget_class_bind_template_child (widget_class, TaliaBoardBar, caption);
  gtk_widget_class_bind_template_child (widget_class, TaliaBoardBar, prompt);
  gtk_widget_class_bind_template_child (widget_class, TaliaBoardBar, news_box);
  gtk_widget_class_bind_template_child (widget_class, TaliaBoardBar, news);
  gtk_widget_class_bind_template_child (widget_class, TaliaBoardBar, rule_button);
  gtk_widget_class_bind_template_child (widget_class, TaliaBoardBar, choices);
}

static void
talia_board_bar_init (TaliaBoardBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->typed = g_string_new (NULL);
  /* The player's plate is at the left end of the line, even if text is written from right to left. */
  gtk_widget_set_direction (self->line, GTK_TEXT_DIR_LTR);
}

GtkWidget *
talia_board_bar_new (void)
{
  return g_object_new (TALIA_TYPE_BOARD_BAR, NULL);
}

void
talia_board_bar_add_standing (TaliaBoardBar *self, GtkWidget *widget)
{
  g_return_if_fail (TALIA_IS_BOARD_BAR (self));

  adw_wrap_box_append (self->standing, widget);
  gtk_widget_set_visible (GTK_WIDGET (self->standing), TRUE);
}

guint
talia_board_bar_get_most_choices (TaliaBoardBar *self)
{
  g_return_val_if_fail (TALIA_IS_BOARD_BAR (self), 0);

  return self->most_choices;
}

static void
measure_letters (GtkLabel *label, Letters *letters)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (label), "nnnnnnnnnn");

  pango_layout_get_pixel_size (layout, &letters->ten, &letters->line);
}

/* Measures the letters once for all measurements, until the style changes. */
static void
ensure_letters (TaliaBoardBar *self)
{
  if (self->measured)
    return;
  measure_letters (self->prompt, &self->prompt_letters);
  measure_letters (self->news, &self->news_letters);
  self->measured = TRUE;
}

/* Returns about how many lines `n` letters take at a width. */
static int
count_lines (const Letters *letters, int n, int width)
{
  return (n * letters->ten / 10 + width - 1) / MAX (width, 1);
}

/* Returns the padding around the text of a button, which is greater if letters are larger than usual; see style.css. */
static int
get_padding (TaliaBoardBar *self, int usual)
{
  GtkWidget *board = gtk_widget_get_parent (GTK_WIDGET (self));

  return board != NULL && gtk_widget_has_css_class (board, "large-letters")
             ? usual * self->news_letters.line / USUAL_LINE
             : usual;
}

/* Returns the height that is kept below the prompt in a line at the lower end, so that the prompt has the same centre
 * as a button beside it. */
static int
get_foot (TaliaBoardBar *self)
{
  if (!self->line_low || !self->in_line)
    return 0;
  return MAX (self->news_letters.line + get_padding (self, BUTTON_PADDING) - self->prompt_letters.line, 0) / 2;
}

/* Returns the height of the widgets that are always visible, with the space below them. */
static int
measure_standing (TaliaBoardBar *self, int width)
{
  int least, standing;

  if (!gtk_widget_get_visible (GTK_WIDGET (self->standing)))
    return 0;
  gtk_widget_measure (GTK_WIDGET (self->standing), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->standing), GTK_ORIENTATION_VERTICAL, MAX (width, least), NULL, &standing, NULL,
                      NULL);
  return standing > 0 ? standing + SPACING : 0;
}

/* Returns the height of the greatest number of buttons in this deal, or of one if there are none. */
static int
measure_buttons (TaliaBoardBar *self, int width)
{
  int news = self->news_letters.line,
      height = news + get_padding (self, self->most_choices > 1 ? SMALL_BUTTON_PADDING : BUTTON_PADDING);
  int in_row = MAX ((int) ((width + BUTTON_SPACING) / (news * SMALL_BUTTON_LINES + BUTTON_SPACING)), 1);
  int rows = MAX ((int) (self->most_choices + (guint) in_row - 1) / in_row, 1);

  return rows * height + (rows - 1) * ROW_SPACING;
}

/* Returns the height that is kept for the prompt; without a prompt beside buttons, their room is enough for it. */
static int
measure_prompt (TaliaBoardBar *self, int width)
{
  if (self->relieved)
    return 0;
  return MIN (count_lines (&self->prompt_letters, PROMPT_LETTERS, width), MOST_PROMPT_LINES)
         * self->prompt_letters.line;
}

/* Returns the height of the news that must always have room: why a move was refused, and the link to the rule, unless
 * that is beside it. */
static int
measure_refusal (TaliaBoardBar *self)
{
  return (int) ((self->in_line ? 1 : 1 + RULE_LINES) * (float) self->news_letters.line);
}

/* Returns the height of the news beside usual buttons, or of bids, if the bar has room for these. */
static int
measure_news (TaliaBoardBar *self, int width)
{
  return width < NARROW_WIDTH
             ? 0
             : SPACING + CLAMP (count_lines (&self->news_letters, NEWS_LETTERS, width), 1, 2) * self->news_letters.line;
}

int
talia_board_bar_measure_room (TaliaBoardBar *self, int width)
{
  int news, lines, told;

  g_return_val_if_fail (TALIA_IS_BOARD_BAR (self), 0);

  ensure_letters (self);
  news = self->news_letters.line;
  lines = CLAMP (count_lines (&self->news_letters, NEWS_LETTERS, width), 1, MOST_NEWS_LINES);
  if (self->in_line || (self->many_above && (self->most_choices > 1 || self->prompt_last)))
    /* Above the prompt, which keeps its place, the news has no other room. */
    told = MAX (MIN (lines, self->line_low ? MOST_NEWS_LINES : 2) * news, measure_refusal (self));
  else if (self->most_choices > 1) /* the bids that were made are visible anyway */
    told = measure_buttons (self, width) + measure_news (self, width);
  else /* a button and the news or a hint; or why a move was refused, and the link */
    told = MAX (measure_buttons (self, width) + SPACING + news * (self->most_choices == 1 ? lines : 1),
                lines * news + news + get_padding (self, BUTTON_PADDING));
  return measure_standing (self, width) + measure_prompt (self, width) + get_foot (self) + SPACING + told;
}

int
talia_board_bar_measure_least (TaliaBoardBar *self, int width)
{
  const gboolean grows = self->many_above && self->prompt_last;
  int told;

  g_return_val_if_fail (TALIA_IS_BOARD_BAR (self), 0);

  ensure_letters (self);
  told = measure_refusal (self);
  if (grows && self->most_choices > 0)
    told = MAX (told, measure_buttons (self, width) + measure_news (self, width));
  else if (!self->in_line && !(self->most_choices > 1 && self->many_above))
    told = MAX (told, measure_buttons (self, width));
  return measure_standing (self, width) + measure_prompt (self, width) + get_foot (self) + SPACING + told;
}

int
talia_board_bar_measure_line (TaliaBoardBar *self)
{
  g_return_val_if_fail (TALIA_IS_BOARD_BAR (self), 0);

  ensure_letters (self);
  return self->prompt_letters.line + 2 * get_foot (self);
}

int
talia_board_bar_measure_many (TaliaBoardBar *self, int width)
{
  g_return_val_if_fail (TALIA_IS_BOARD_BAR (self), 0);

  ensure_letters (self);
  return self->most_choices > 1 ? measure_buttons (self, width) + SPACING : 0;
}

/* Moves a widget to another box, after a sibling there; NULL: to the beginning. */
static void
move (GtkWidget *widget, GtkBox *to, GtkWidget *after)
{
  g_object_ref (widget);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (widget)), widget);
  gtk_box_insert_child_after (to, widget, after);
  g_object_unref (widget);
}

/* Moves the buttons to their place; if one of them has the focus, it keeps it. */
static void
place_choices (TaliaBoardBar *self)
{
  const gboolean raised = gtk_widget_get_visible (GTK_WIDGET (self->above));
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->choices)))
    focus = NULL;
  move (GTK_WIDGET (self->choices),
        raised          ? self->above
        : self->in_line ? self->end
                        : self->message,
        raised || self->in_line               ? NULL
        : self->prompt_last || self->line_low ? GTK_WIDGET (self->news_box)
                                              : self->caption);
  adw_wrap_box_set_align (self->choices, self->in_line && !raised ? 1 : .5f);
  if (focus != NULL)
    gtk_widget_grab_focus (focus);
}

/* Aligns what is in the line with its upper or its lower end; at the lower end, the news is above the prompt. */
static void
align_line (TaliaBoardBar *self)
{
  const gboolean is_low = self->prompt_last || self->line_low;

  move (GTK_WIDGET (self->news_box), self->message,
        is_low ? NULL : gtk_widget_get_last_child (GTK_WIDGET (self->message)));
  place_choices (self);
  gtk_widget_set_vexpand (self->line, is_low);
  gtk_widget_set_valign (GTK_WIDGET (self->message), is_low ? GTK_ALIGN_END : GTK_ALIGN_START);
  gtk_widget_set_visible (self->caption, TRUE);
}

void
talia_board_bar_set_in_line (TaliaBoardBar *self, gboolean in_line)
{
  g_return_if_fail (TALIA_IS_BOARD_BAR (self));

  if (self->in_line == in_line)
    return;
  self->in_line = in_line;
  place_choices (self);
  move (self->rule_button, in_line ? self->end : self->news_box,
        in_line ? gtk_widget_get_last_child (GTK_WIDGET (self->end)) : GTK_WIDGET (self->news));
  gtk_widget_set_halign (self->rule_button, in_line ? GTK_ALIGN_END : GTK_ALIGN_CENTER);
  gtk_widget_set_visible (GTK_WIDGET (self->end), in_line);
}

void
talia_board_bar_set_prompt_last (TaliaBoardBar *self, gboolean last)
{
  g_return_if_fail (TALIA_IS_BOARD_BAR (self));

  if (self->prompt_last == last)
    return;
  self->prompt_last = last;
  /* What always stands there has its place below all that comes and goes. */
  gtk_widget_insert_after (GTK_WIDGET (self->standing), GTK_WIDGET (self),
                           last ? self->line : GTK_WIDGET (self->above));
  align_line (self);
}

void
talia_board_bar_set_line_low (TaliaBoardBar *self, gboolean low)
{
  g_return_if_fail (TALIA_IS_BOARD_BAR (self));

  if (self->line_low == low)
    return;
  self->line_low = low;
  gtk_widget_set_valign (GTK_WIDGET (self->end), low ? GTK_ALIGN_END : GTK_ALIGN_START);
  align_line (self);
}

void
talia_board_bar_set_relieved (TaliaBoardBar *self, gboolean relieved)
{
  g_return_if_fail (TALIA_IS_BOARD_BAR (self));

  self->relieved = relieved;
}

void
talia_board_bar_set_many_above (TaliaBoardBar *self, gboolean above)
{
  g_return_if_fail (TALIA_IS_BOARD_BAR (self));

  self->many_above = above;
}

void
talia_board_bar_set_raised (TaliaBoardBar *self, int height, int inset)
{
  g_return_if_fail (TALIA_IS_BOARD_BAR (self));

  if (gtk_widget_get_visible (GTK_WIDGET (self->above)) != (height > 0))
    {
      gtk_widget_set_visible (GTK_WIDGET (self->above), height > 0);
      place_choices (self);
    }
  gtk_widget_set_size_request (GTK_WIDGET (self->above), -1, MAX (height - SPACING, 0));
  gtk_widget_set_margin_start (GTK_WIDGET (self->above), inset);
  gtk_widget_set_margin_end (GTK_WIDGET (self->above), inset);
}

/* --- shortening ------------------------------------------------------------------------------ */

/* Returns the height of the whole text of a label. */
static int
measure_text (GtkLabel *label, int width)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (label), gtk_label_get_text (label));
  int height;

  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, MAX (width, 1) * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

static int
measure_child (GtkWidget *child, int width)
{
  int least, height;

  if (!gtk_widget_get_visible (child))
    return 0;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, MAX (width, least), &height, NULL, NULL, NULL);
  return height;
}

/* Returns the height of everything above and below the prompt and the news, without these two. */
static int
measure_rest (TaliaBoardBar *self, int width)
{
  const gboolean raised = gtk_widget_get_visible (GTK_WIDGET (self->above));
  int rest = measure_standing (self, width) + get_foot (self);

  if (raised)
    rest += measure_child (GTK_WIDGET (self->above), width) + SPACING;
  if (!self->in_line && !raised)
    {
      int choices = measure_child (GTK_WIDGET (self->choices), width);

      rest += choices > 0 ? choices + SPACING : 0;
    }
  if (gtk_widget_get_visible (GTK_WIDGET (self->news_box)))
    rest += SPACING + (self->in_line ? 0 : measure_child (self->rule_button, width));
  return rest;
}

int
talia_board_bar_measure_whole (TaliaBoardBar *self, int width)
{
  int height, end;

  g_return_val_if_fail (TALIA_IS_BOARD_BAR (self), 0);

  height = measure_rest (self, width) + measure_text (self->prompt, width)
           + (gtk_widget_get_visible (GTK_WIDGET (self->news_box)) ? measure_text (self->news, width) : 0);
  if (!self->in_line)
    return height;
  gtk_widget_measure (GTK_WIDGET (self->end), GTK_ORIENTATION_VERTICAL, -1, &end, NULL, NULL, NULL);
  return MAX (height, measure_standing (self, width) + end);
}

/* Shortens the text of a label to the lines that fit into a height, at least one; returns the height of the text
 * then. */
static int
shorten (GtkLabel *label, const Letters *letters, int width, int height)
{
  int whole = measure_text (label, width), lines = MAX (height / MAX (letters->line, 1), 1);
  gboolean is_short = whole > MAX (height, letters->line);

  gtk_label_set_ellipsize (label, is_short ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_label_set_lines (label, is_short ? lines : -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (label), is_short ? gtk_label_get_text (label) : NULL);
  return is_short ? lines * letters->line : whole;
}

/* Sets and returns the width of the end of the line: the width that is kept for it, or more if its buttons need
 * more. */
static int
size_end (TaliaBoardBar *self, int width, int side)
{
  int natural;

  /* The layout does not know the width that was requested last time, which the widget would return. */
  gtk_layout_manager_measure (gtk_widget_get_layout_manager (GTK_WIDGET (self->end)), GTK_WIDGET (self->end),
                              GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  side = MAX (side, MIN (natural, width / 2));
  gtk_widget_set_size_request (GTK_WIDGET (self->end), side, -1);
  return side;
}

/* Keeps the prompt in its place if the buttons need `more` width than is kept for them, by the same margin on its left,
 * as far as the prompt leaves it. Returns the width that both take. */
static int
centre_message (TaliaBoardBar *self, int width, int more)
{
  GtkWidget *message = GTK_WIDGET (self->message);
  const gboolean is_rtl = gtk_widget_get_direction (message) == GTK_TEXT_DIR_RTL;
  int margin = 0;

  if (more > 0)
    {
      g_autoptr (PangoLayout) layout =
          gtk_widget_create_pango_layout (GTK_WIDGET (self->prompt), gtk_label_get_text (self->prompt));
      int needed;

      pango_layout_get_pixel_size (layout, &needed, NULL);
      margin = CLAMP (width - more - needed - 2 * SAID_PADDING, 0, more);
    }
  gtk_widget_set_margin_start (message, is_rtl ? 0 : margin);
  gtk_widget_set_margin_end (message, is_rtl ? margin : 0);
  return margin + more;
}

/* Returns the width of the longest row of buttons if each row but the last has this number of them. */
static int
measure_rows (TaliaBoardBar *self, int in_row)
{
  int n = 0, row = 0, longest = 0;

  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->choices)); button != NULL;
       button = gtk_widget_get_next_sibling (button), n++)
    {
      int natural;

      gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
      row = n % in_row == 0 ? natural : row + BUTTON_SPACING + natural;
      longest = MAX (longest, row);
    }
  return longest;
}

/* Divides many buttons in the middle evenly into rows, so that the last one is not alone in its row. */
static void
even_out (TaliaBoardBar *self, int width)
{
  const gboolean raised = gtk_widget_get_visible (GTK_WIDGET (self->above));
  int n = 0, in_row, rows, margin = 0;

  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->choices)); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    n++;
  for (in_row = n; in_row > 1 && measure_rows (self, in_row) > width;)
    in_row--;
  rows = raised && n > 0 ? (n + in_row - 1) / in_row : 0;
  if (rows > 1)
    margin = MAX ((width - measure_rows (self, (n + rows - 1) / rows)) / 2, 0);
  gtk_widget_set_margin_start (GTK_WIDGET (self->choices), margin);
  gtk_widget_set_margin_end (GTK_WIDGET (self->choices), margin);
}

void
talia_board_bar_fit (TaliaBoardBar *self, int width, int height, int side)
{
  int left, news;
  gboolean is_told, has_rule;

  g_return_if_fail (TALIA_IS_BOARD_BAR (self));

  ensure_letters (self);
  even_out (self, width);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->message), get_foot (self));
  if (self->in_line)
    width -= side + centre_message (self, width - side, size_end (self, width, side) - side);
  news = gtk_widget_get_visible (GTK_WIDGET (self->news_box)) ? self->news_letters.line : 0;
  has_rule = gtk_widget_get_visible (self->rule_button); /* the link makes no sense without the news */
  left = height - measure_rest (self, width);
  if (self->prompt_last) /* why a move was refused takes the place of the prompt rather than being cut off */
    gtk_widget_set_visible (self->caption,
                            !has_rule || left >= self->prompt_letters.line + measure_text (self->news, width));
  if (!gtk_widget_get_visible (self->caption))
    left += self->prompt_letters.line;
  is_told = has_rule || left >= self->prompt_letters.line + news;
  left -= shorten (self->prompt, &self->prompt_letters, width, left - (is_told ? news : 0));
  gtk_widget_set_visible (GTK_WIDGET (self->news), is_told);
  if (is_told && news > 0)
    shorten (self->news, &self->news_letters, width, left);
  else if (news > 0)
    gtk_widget_set_tooltip_text (GTK_WIDGET (self->prompt), gtk_label_get_text (self->news));
}

void
talia_board_bar_set_prompt (TaliaBoardBar *self, const char *text)
{
  g_return_if_fail (TALIA_IS_BOARD_BAR (self));

  gtk_label_set_text (self->prompt, text);
  if (*text != '\0')
    gtk_widget_add_css_class (GTK_WIDGET (self->prompt), "said");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->prompt), "said");
}

const char *
talia_board_bar_get_news (TaliaBoardBar *self)
{
  g_return_val_if_fail (TALIA_IS_BOARD_BAR (self), NULL);

  return gtk_label_get_text (self->news);
}

void
talia_board_bar_clear_choices (TaliaBoardBar *self)
{
  GtkWidget *child;

  g_return_if_fail (TALIA_IS_BOARD_BAR (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->choices))) != NULL)
    adw_wrap_box_remove (self->choices, child);
  gtk_widget_set_visible (GTK_WIDGET (self->choices), FALSE);
}

/* The action may remove the button, and its target with it. */
static void
choice_clicked_cb (GtkWidget *button, const char *action)
{
  GVariant *target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button));
  g_autoptr (GVariant) kept = target != NULL ? g_variant_ref (target) : NULL;

  gtk_widget_activate_action_variant (button, action, kept);
}

/* With a target there may be several buttons of one action, which is then not set as their own: GTK 4.18 notes each of
 * them in a list that lasts as long as the page, and when all of them are gone it removes only one. A single button is
 * insensitive while its action is disabled. */
GtkWidget *
talia_board_bar_add_choice (TaliaBoardBar *self, const char *label, const char *action, GVariant *target)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  g_return_val_if_fail (TALIA_IS_BOARD_BAR (self), NULL);

  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  gtk_label_set_justify (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (button, "pill");
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), target);
  if (target == NULL)
    gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  else
    g_signal_connect_data (button, "clicked", G_CALLBACK (choice_clicked_cb), g_strdup (action),
                           (GClosureNotify) (GCallback) g_free, 0);
  adw_wrap_box_append (self->choices, button);
  gtk_widget_set_visible (GTK_WIDGET (self->choices), TRUE);
  return button;
}

static const char *
get_target (GtkWidget *button)
{
  GVariant *target =
      GTK_IS_ACTIONABLE (button) ? gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button)) : NULL;

  return target != NULL && g_variant_is_of_type (target, G_VARIANT_TYPE_STRING) ? g_variant_get_string (target, NULL)
                                                                                : "";
}

GtkWidget *
talia_board_bar_find_choice (TaliaBoardBar *self, const char *target)
{
  g_return_val_if_fail (TALIA_IS_BOARD_BAR (self), NULL);
  g_return_val_if_fail (target != NULL, NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->choices)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (g_str_equal (get_target (child), target))
      return child;
  return NULL;
}

GtkWidget *
talia_board_bar_hint_choice (TaliaBoardBar *self, const char *target)
{
  GtkWidget *button = talia_board_bar_find_choice (self, target);

  if (button != NULL)
    gtk_widget_add_css_class (button, "hinted");
  return button;
}

/* Returns the button of a move with this number, such as `bid:10`. */
static GtkWidget *
find_number (TaliaBoardBar *self, const char *number)
{
  g_autofree char *end = g_strconcat (":", number, NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->choices)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (g_str_has_suffix (get_target (child), end))
      return child;
  return NULL;
}

gboolean
talia_board_bar_type (TaliaBoardBar *self, gunichar digit, guint32 time)
{
  GtkWidget *button;
  char alone[] = { (char) digit, '\0' };

  g_return_val_if_fail (TALIA_IS_BOARD_BAR (self), FALSE);
  g_return_val_if_fail (digit >= '0' && digit <= '9', FALSE);

  if (time - self->typed_at > TYPING_MS)
    g_string_truncate (self->typed, 0);
  self->typed_at = time;
  g_string_append (self->typed, alone);
  button = find_number (self, self->typed->str);
  if (button == NULL)
    {
      g_string_assign (self->typed, alone);
      button = find_number (self, alone);
    }
  return button != NULL && gtk_widget_grab_focus (button);
}
