/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bar between the trick and the hand: prompts, news and buttons. */
#include "talia-board-bar.h"

#include <adwaita.h>

/* So long two digits make one number. */
#define TYPING_MS 1000
/* What is expected of the player, and what has happened, is about so long, in letters. */
#define PROMPT_LETTERS 34
#define NEWS_LETTERS 100
#define MOST_NEWS_LINES 3
#define MOST_PROMPT_LINES 2
/* A button is so much higher than its text; a small one so wide. */
#define BUTTON_PADDING 22
#define USUAL_LINE 18
#define SMALL_BUTTON_PADDING 18
#define RULE_LINES 1.4f /* the height of the link to a rule, in lines */
#define SMALL_BUTTON_LINES 2.2
#define SPACING 3
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
  gboolean measured; /* the letters are */
  Letters prompt_letters, news_letters;

  AdwWrapBox *standing;
  GtkWidget *caption; /* the prompt stands in its middle */
  GtkLabel *prompt;
  GtkWidget *news_box;
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

  widget_class->css_changed = talia_board_bar_css_changed;

  props[PROP_PROMPT] = g_param_spec_string ("prompt", NULL, NULL, NULL, flags);
  props[PROP_NEWS] = g_param_spec_string ("news", NULL, NULL, NULL, flags);
  props[PROP_RULE] = g_param_spec_string ("rule", NULL, NULL, NULL, flags);
  props[PROP_MOST_CHOICES] = g_param_spec_uint ("most-choices", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "board-bar");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-board-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaBoardBar, standing);
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

/* Once for all that is asked while places are found. */
static void
ensure_letters (TaliaBoardBar *self)
{
  if (self->measured)
    return;
  measure_letters (self->prompt, &self->prompt_letters);
  measure_letters (self->news, &self->news_letters);
  self->measured = TRUE;
}

/* About how many lines so many letters are at a width. */
static int
count_lines (const Letters *letters, int n, int width)
{
  return (n * letters->ten / 10 + width - 1) / MAX (width, 1);
}

/* What stays in sight, with the space below it. */
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

/* Around the text of a button, which grows with letters that are larger than usual; see style.css. */
static int
get_padding (TaliaBoardBar *self, int usual)
{
  GtkWidget *board = gtk_widget_get_parent (GTK_WIDGET (self));

  return board != NULL && gtk_widget_has_css_class (board, "large-letters")
             ? usual * self->news_letters.line / USUAL_LINE
             : usual;
}

/* As many as there may be in this deal; room for one even where there is none. */
static int
measure_buttons (TaliaBoardBar *self, int width)
{
  int news = self->news_letters.line,
      height = news + get_padding (self, self->most_choices > 1 ? SMALL_BUTTON_PADDING : BUTTON_PADDING);
  int in_row = MAX ((int) ((width + BUTTON_SPACING) / (news * SMALL_BUTTON_LINES + BUTTON_SPACING)), 1);
  int rows = MAX ((int) (self->most_choices + (guint) in_row - 1) / in_row, 1);

  return rows * height + (rows - 1) * ROW_SPACING;
}

int
talia_board_bar_measure_room (TaliaBoardBar *self, int width)
{
  int news, news_lines, prompt_lines, buttons;

  g_return_val_if_fail (TALIA_IS_BOARD_BAR (self), 0);

  ensure_letters (self);
  news = self->news_letters.line;
  prompt_lines = count_lines (&self->prompt_letters, PROMPT_LETTERS, width);
  news_lines = CLAMP (count_lines (&self->news_letters, NEWS_LETTERS, width), 1, MOST_NEWS_LINES);
  buttons = measure_buttons (self, width);
  /* Why a move was refused and the link to the rule; or a button and what happened, or a hint. */
  if (self->most_choices > 1)
    buttons += width < NARROW_WIDTH ? 0 : SPACING + MIN (news_lines, 2) * news; /* what is bid is seen anyway */
  else
    buttons = MAX (buttons + SPACING + news * (self->most_choices == 1 ? news_lines : 1),
                   news_lines * news + news + get_padding (self, BUTTON_PADDING));
  return measure_standing (self, width) + MIN (prompt_lines, 2) * self->prompt_letters.line + SPACING + buttons;
}

int
talia_board_bar_measure_least (TaliaBoardBar *self, int width)
{
  int prompt_lines, buttons;

  g_return_val_if_fail (TALIA_IS_BOARD_BAR (self), 0);

  ensure_letters (self);
  prompt_lines = MIN (count_lines (&self->prompt_letters, PROMPT_LETTERS, width), MOST_PROMPT_LINES);
  buttons = MAX (measure_buttons (self, width), (int) ((1 + RULE_LINES) * (float) self->news_letters.line));
  return measure_standing (self, width) + prompt_lines * self->prompt_letters.line + SPACING + buttons;
}

/* --- shortening ------------------------------------------------------------------------------ */

/* Of what a label says, in all its lines. */
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

/* All but the prompt and the news. */
static int
measure_rest (TaliaBoardBar *self, int width)
{
  int choices = measure_child (GTK_WIDGET (self->choices), width);
  int rest = measure_standing (self, width) + (choices > 0 ? choices + SPACING : 0);

  if (gtk_widget_get_visible (self->news_box))
    rest += SPACING + measure_child (self->rule_button, width);
  return rest;
}

int
talia_board_bar_measure_whole (TaliaBoardBar *self, int width)
{
  g_return_val_if_fail (TALIA_IS_BOARD_BAR (self), 0);

  return measure_rest (self, width) + measure_text (self->prompt, width)
         + (gtk_widget_get_visible (self->news_box) ? measure_text (self->news, width) : 0);
}

/* So many lines at most, or as many as there are; returns the height of what is left. */
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

void
talia_board_bar_fit (TaliaBoardBar *self, int width, int height)
{
  int left, news;
  gboolean is_told, has_rule;

  g_return_if_fail (TALIA_IS_BOARD_BAR (self));

  ensure_letters (self);
  news = gtk_widget_get_visible (self->news_box) ? self->news_letters.line : 0;
  has_rule = gtk_widget_get_visible (self->rule_button); /* which says nothing without why */
  left = height - measure_rest (self, width);
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

GtkWidget *
talia_board_bar_add_choice (TaliaBoardBar *self, const char *label, const char *action, GVariant *target)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  g_return_val_if_fail (TALIA_IS_BOARD_BAR (self), NULL);

  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  gtk_label_set_justify (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (button, "pill");
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
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

/* The button of a move such as `bid:10`. */
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
