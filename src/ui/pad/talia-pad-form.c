/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The form of a deal that was played with real cards: a row for each question about it. */
#include "talia-pad-form.h"

#include <glib/gi18n.h>

#include "engine/talia-whole.h"
#include "model/pad/talia-fault-text.h"
#include "talia-pad-choice.h"
#include "talia-pad-order.h"
#include "words/talia-words-sides.h"

/* Shown as long as a number has not been entered. */
#define NO_NUMBER "–"

/* On a row of a number: whether it has none so far, and whether its text has just been read as a number. */
#define UNTOLD_KEY "untold"
#define TYPED_KEY "typed"

/* The greatest number that can be typed, so that the form can say that it is too much. */
#define MOST_TYPED 999

struct _TaliaPadForm
{
  AdwPreferencesPage parent_instance;

  TaliaScorePad *pad;
  guint deal;
  int dealer;
  TaliaForm form;
  TaliaTold given; /* what the player has entered */
  TaliaTold told;  /* the same with what follows from it */
  gboolean showing;

  GStrv seats, sides;                                 /* names */
  GtkWidget *rows[TALIA_MAX_FIELDS][TALIA_MAX_SEATS]; /* of a field that each answers by itself; otherwise the first */
  GtkWidget *blind[TALIA_MAX_SEATS];                  /* switches for bids before the cards are seen */
  GtkLabel *sums[TALIA_MAX_FIELDS];
  TaliaPadChoice *dealers; /* NULL: the rules say who deals */
};

G_DEFINE_FINAL_TYPE (TaliaPadForm, talia_pad_form, ADW_TYPE_PREFERENCES_PAGE)

enum
{
  SIGNAL_ACTIVATED,
  SIGNAL_CHANGED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static gboolean
is_of_numbers (const TaliaField *field)
{
  return field->kind == TALIA_FIELD_COUNT || field->kind == TALIA_FIELD_RANKS || field->kind == TALIA_FIELD_BID;
}

/* --- showing --------------------------------------------------------------------------------- */

/* Shows a number, and whether it follows from the others. */
static void
show_number (GtkWidget *row, int answer, gboolean follows)
{
  const gboolean blind = answer == TALIA_BID_BLIND;

  adw_spin_row_set_value (ADW_SPIN_ROW (row), answer == TALIA_UNTOLD ? -1 : blind ? 0 : answer);
  g_object_set_data (G_OBJECT (row), UNTOLD_KEY, GINT_TO_POINTER (answer == TALIA_UNTOLD));
  gtk_widget_set_sensitive (row, !blind);
  (follows ? gtk_widget_add_css_class : gtk_widget_remove_css_class) (row, "follows");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  follows ? _ ("Follows from the other numbers") : "", -1);
}

static void
show_sum (TaliaPadForm *self, guint index)
{
  const TaliaField *field = &self->form.fields[index];
  g_autofree char *text = NULL;
  int sum = 0;

  for (int cell = 0; cell < field->cells; cell++)
    if (self->told.answer[index][cell] != TALIA_UNTOLD)
      sum += self->told.answer[index][cell];
  /* Translators: how many tricks or cards have been entered for all players, and how many there are */
  text = g_strdup_printf (_ ("%d of %d"), sum, field->whole);
  gtk_label_set_label (self->sums[index], text);
}

/* Returns whether this has to be answered: a choice only if the deal came out like that. */
static gboolean
is_asked (TaliaPadForm *self, guint index)
{
  const TaliaField *field = &self->form.fields[index];
  TaliaTold told = self->told;
  TaliaState next;
  TaliaFault fault;

  if (field->kind != TALIA_FIELD_CHOICE)
    return TRUE;
  told.answer[index][0] = TALIA_UNTOLD;
  fault = talia_tell_score (talia_scored_get_game (TALIA_SCORED (self->pad)), &self->form, &told, &next);
  return fault.reason == TALIA_FAULT_UNTOLD && fault.field == index;
}

static void
show_field (TaliaPadForm *self, guint index)
{
  const TaliaField *field = &self->form.fields[index];
  const int16_t *told = self->told.answer[index], *given = self->given.answer[index];

  for (int cell = 0; is_of_numbers (field) && cell < field->cells; cell++)
    show_number (self->rows[index][cell], told[cell], given[cell] == TALIA_UNTOLD && told[cell] != TALIA_UNTOLD);
  if (self->sums[index] != NULL)
    show_sum (self, index);
  switch (field->kind)
    {
    case TALIA_FIELD_TAKER:
      talia_pad_choice_set_selected (TALIA_PAD_CHOICE (self->rows[index][0]), told[0] == TALIA_UNTOLD ? -1
                                                                              : told[0] == TALIA_NOBODY
                                                                                  ? field->most + 1
                                                                                  : told[0]);
      break;
    case TALIA_FIELD_CHOICE:
      talia_pad_choice_set_selected (TALIA_PAD_CHOICE (self->rows[index][0]), told[0] == TALIA_UNTOLD     ? -1
                                                                              : told[0] == TALIA_MOVE_ADD ? 0
                                                                                                          : 1);
      gtk_widget_set_visible (self->rows[index][0], is_asked (self, index));
      break;
    case TALIA_FIELD_SEQUENCE:
      talia_pad_order_set (TALIA_PAD_ORDER (self->rows[index][0]), told);
      break;
    case TALIA_FIELD_BID:
      for (int seat = 0; seat < field->cells; seat++)
        if (self->blind[seat] != NULL)
          adw_switch_row_set_active (ADW_SWITCH_ROW (self->blind[seat]), told[seat] == TALIA_BID_BLIND);
      break;
    case TALIA_FIELD_COUNT:
    case TALIA_FIELD_RANKS:
      break;
    }
}

static void
show (TaliaPadForm *self)
{
  self->told = self->given;
  talia_told_fill (&self->form, &self->told);
  for (guint i = 0; i < self->form.n_fields; i++)
    if (!is_asked (self, i))
      self->given.answer[i][0] = self->told.answer[i][0] = TALIA_UNTOLD;
  self->showing = TRUE;
  for (guint i = 0; i < self->form.n_fields; i++)
    show_field (self, i);
  if (self->dealers != NULL)
    talia_pad_choice_set_selected (self->dealers, self->dealer);
  self->showing = FALSE;
}

/* --- reading --------------------------------------------------------------------------------- */

static void
read_numbers (TaliaPadForm *self, guint index)
{
  const TaliaField *field = &self->form.fields[index];

  for (int cell = 0; cell < field->cells; cell++)
    {
      const int value = (int) adw_spin_row_get_value (ADW_SPIN_ROW (self->rows[index][cell]));
      const gboolean blind = field->kind == TALIA_FIELD_BID && self->blind[cell] != NULL
                             && adw_switch_row_get_active (ADW_SWITCH_ROW (self->blind[cell]));
      const int shown = self->told.answer[index][cell] == TALIA_UNTOLD ? -1 : self->told.answer[index][cell];

      if (blind)
        self->given.answer[index][cell] = TALIA_BID_BLIND;
      else if (value != shown) /* a number that follows from others is nobody's answer */
        self->given.answer[index][cell] = value < 0 ? TALIA_UNTOLD : (int16_t) value;
    }
}

static void
read_field (TaliaPadForm *self, guint index)
{
  const TaliaField *field = &self->form.fields[index];
  int16_t *given = self->given.answer[index];
  int selected;

  if (is_of_numbers (field))
    read_numbers (self, index);
  else if (field->kind == TALIA_FIELD_SEQUENCE)
    talia_pad_order_get (TALIA_PAD_ORDER (self->rows[index][0]), given);
  else
    {
      selected = talia_pad_choice_get_selected (TALIA_PAD_CHOICE (self->rows[index][0]));
      if (selected < 0)
        given[0] = TALIA_UNTOLD;
      else if (field->kind == TALIA_FIELD_CHOICE)
        given[0] = selected == 0 ? TALIA_MOVE_ADD : TALIA_MOVE_SUBTRACT;
      else
        given[0] = (int16_t) (selected > field->most ? TALIA_NOBODY : selected);
    }
}

static void
changed_cb (TaliaPadForm *self)
{
  TaliaTold told;

  if (self->showing)
    return;
  for (guint i = 0; i < self->form.n_fields; i++)
    read_field (self, i);
  if (self->dealers != NULL)
    {
      self->dealer = talia_pad_choice_get_selected (self->dealers);
      talia_score_pad_ask (self->pad, self->deal, MAX (self->dealer, 0), &self->form, &told, NULL);
    }
  show (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* A player who presses the button for more in a row without a number means 1; 0 can be typed, or reached with the
 * button for less. */
static void
value_changed_cb (AdwSpinRow *row, GParamSpec *pspec, TaliaPadForm *self)
{
  const gboolean typed = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), TYPED_KEY));
  const gboolean untold = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), UNTOLD_KEY));

  g_object_set_data (G_OBJECT (row), TYPED_KEY, NULL);
  if (!self->showing && untold && !typed && adw_spin_row_get_value (row) == 0)
    adw_spin_row_set_value (row, 1);
  else
    changed_cb (self);
}

static gboolean
output_cb (AdwSpinRow *row)
{
  if (adw_spin_row_get_value (row) >= 0)
    return FALSE;
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (row)), NO_NUMBER))
    gtk_editable_set_text (GTK_EDITABLE (row), NO_NUMBER);
  return TRUE;
}

static int
input_cb (AdwSpinRow *row, double *value)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (row))));
  char *end;
  const guint64 number = g_ascii_strtoull (text, &end, 10);

  *value = -1;
  if (*text == '\0' || g_str_equal (text, NO_NUMBER))
    return TRUE;
  if (!g_ascii_isdigit (*text) || *end != '\0')
    return GTK_INPUT_ERROR;
  *value = (double) MIN (number, MOST_TYPED);
  g_object_set_data (G_OBJECT (row), TYPED_KEY, GINT_TO_POINTER (*value != adw_spin_row_get_value (row)));
  return TRUE;
}

/* Reads a number while it is typed: whoever types the last one and then presses the button below the form must find it
 * sensitive. A text that would be written in another way, such as "07" or none, is read when the row is left. */
static void
text_changed_cb (TaliaPadForm *self, GtkEditable *text)
{
  AdwSpinRow *row = ADW_SPIN_ROW (gtk_widget_get_ancestor (GTK_WIDGET (text), ADW_TYPE_SPIN_ROW));
  const char *digits = gtk_editable_get_text (text);
  gint64 number;

  if (!self->showing && row != NULL && talia_whole_parse (digits, 0, MOST_TYPED, &number)
      && (*digits != '0' || number == 0) && number != (gint64) adw_spin_row_get_value (row))
    adw_spin_row_update (row);
}

/* Enter was pressed in the row of a number, which has been read by now. */
static void
activated_cb (TaliaPadForm *self)
{
  g_signal_emit (self, signals[SIGNAL_ACTIVATED], 0);
}

/* --- rows ------------------------------------------------------------------------------------ */

static GtkWidget *
create_number (TaliaPadForm *self, const char *name)
{
  GtkWidget *row = adw_spin_row_new (gtk_adjustment_new (-1, -1, MOST_TYPED, 1, 5, 0), 1, 0);
  GtkEditable *text;

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  g_signal_connect (row, "output", G_CALLBACK (output_cb), NULL);
  g_signal_connect (row, "input", G_CALLBACK (input_cb), NULL);
  g_signal_connect_object (row, "notify::value", G_CALLBACK (value_changed_cb), self, G_CONNECT_DEFAULT);
  /* The delegate of the row is a spin button, whose "activate" is not emitted for keys. */
  text = gtk_editable_get_delegate (gtk_editable_get_delegate (GTK_EDITABLE (row)));
  g_signal_connect_object (text, "activate", G_CALLBACK (activated_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (text, "changed", G_CALLBACK (text_changed_cb), self, G_CONNECT_SWAPPED);
  adw_spin_row_update (ADW_SPIN_ROW (row));
  return row;
}

static GtkWidget *
create_blind (TaliaPadForm *self, const char *name)
{
  GtkWidget *row = adw_switch_row_new ();
  /* Translators: a player who has bid blind nil */
  g_autofree char *title = g_strdup_printf (_ ("%s: blind nil"), name);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  g_signal_connect_object (row, "notify::active", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  return row;
}

/* Adds a group with a number for each side or seat. */
static void
add_numbers (TaliaPadForm *self, guint index)
{
  const TaliaField *field = &self->form.fields[index];
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _ (field->what));
  if (field->kind != TALIA_FIELD_BID)
    {
      self->sums[index] = GTK_LABEL (gtk_label_new (NULL));
      gtk_widget_add_css_class (GTK_WIDGET (self->sums[index]), "numeric");
      gtk_widget_add_css_class (GTK_WIDGET (self->sums[index]), "dim-label");
      adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group), GTK_WIDGET (self->sums[index]));
    }
  for (int cell = 0; cell < field->cells; cell++)
    {
      self->rows[index][cell] = create_number (self, field->by_seat ? self->seats[cell] : self->sides[cell]);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->rows[index][cell]);
      if (field->kind == TALIA_FIELD_BID && (field->blind >> cell & 1))
        {
          self->blind[cell] = create_blind (self, self->seats[cell]);
          adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->blind[cell]);
        }
    }
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (self), ADW_PREFERENCES_GROUP (group));
}

static GtkWidget *
create_taker (TaliaPadForm *self, const TaliaField *field)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) answers = NULL;

  g_strv_builder_addv (builder, (const char **) self->sides);
  if (field->spare > 0)
    /* Translators: no player has taken the card, because it was set aside */
    g_strv_builder_add (builder, _ ("Nobody"));
  answers = g_strv_builder_end (builder);
  return talia_pad_choice_new (_ (field->what), (const char *const *) answers);
}

static GtkWidget *
create_row (TaliaPadForm *self, const TaliaField *field)
{
  /* Translators: what a player who has taken everything chooses for the points */
  const char *const choices[] = { _ ("The others get the points"), _ ("The points come off the player’s total"), NULL };

  if (field->kind == TALIA_FIELD_SEQUENCE)
    return talia_pad_order_new (_ (field->what), (const char *const *) self->sides, field->cells);
  if (field->kind == TALIA_FIELD_CHOICE)
    return talia_pad_choice_new (_ (field->what), choices);
  return create_taker (self, field);
}

/* Adds rows for all fields; those without numbers that follow each other are a group. */
static void
add_fields (TaliaPadForm *self)
{
  GtkWidget *group = NULL;

  for (guint i = 0; i < self->form.n_fields; i++)
    {
      if (is_of_numbers (&self->form.fields[i]))
        {
          add_numbers (self, i);
          group = NULL;
          continue;
        }
      if (group == NULL)
        {
          group = adw_preferences_group_new ();
          adw_preferences_page_add (ADW_PREFERENCES_PAGE (self), ADW_PREFERENCES_GROUP (group));
        }
      self->rows[i][0] = create_row (self, &self->form.fields[i]);
      g_signal_connect_object (self->rows[i][0], "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->rows[i][0]);
    }
}

static void
add_dealers (TaliaPadForm *self)
{
  GtkWidget *group = adw_preferences_group_new ();

  self->dealers = TALIA_PAD_CHOICE (talia_pad_choice_new (_ ("Who deals"), (const char *const *) self->seats));
  g_signal_connect_object (self->dealers, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), GTK_WIDGET (self->dealers));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (self), ADW_PREFERENCES_GROUP (group));
}

/* --- the type -------------------------------------------------------------------------------- */

static void
talia_pad_form_finalize (GObject *object)
{
  TaliaPadForm *self = TALIA_PAD_FORM (object);

  g_clear_object (&self->pad);
  g_strfreev (self->seats);
  g_strfreev (self->sides);

  G_OBJECT_CLASS (talia_pad_form_parent_class)->finalize (object);
}

static void
talia_pad_form_class_init (TaliaPadFormClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = talia_pad_form_finalize;

  signals[SIGNAL_ACTIVATED] =
      g_signal_new ("activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_CHANGED] =
      g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
talia_pad_form_init (TaliaPadForm *self)
{
}

static void
read_names (TaliaPadForm *self)
{
  const TaliaState *state = talia_score_pad_get_state (self->pad, 0);
  g_autoptr (GStrvBuilder) seats = g_strv_builder_new (), sides = g_strv_builder_new ();

  for (int seat = 0; seat < state->seats; seat++)
    g_strv_builder_take (seats, talia_scored_name_seat (TALIA_SCORED (self->pad), seat));
  for (int side = 0; side < state->sides; side++)
    g_strv_builder_take (sides, talia_scored_name_side (TALIA_SCORED (self->pad), side));
  self->seats = g_strv_builder_end (seats);
  self->sides = g_strv_builder_end (sides);
}

void
talia_pad_form_set_deal (TaliaPadForm *self, TaliaScorePad *pad, guint deal)
{
  g_return_if_fail (TALIA_IS_PAD_FORM (self));
  g_return_if_fail (TALIA_IS_SCORE_PAD (pad));
  g_return_if_fail (self->pad == NULL);

  self->pad = g_object_ref (pad);
  self->deal = deal;
  self->dealer = TALIA_NOBODY;
  if (!talia_score_pad_ask (pad, deal, 0, &self->form, &self->given, NULL))
    g_return_if_reached ();
  read_names (self);
  if (deal > talia_score_pad_get_n_deals (pad) && talia_score_pad_needs_dealer (pad))
    add_dealers (self);
  add_fields (self);
  show (self);
}

char *
talia_pad_form_get_told (TaliaPadForm *self, TaliaTold *told, int *dealer, gboolean *missing)
{
  TaliaState next;
  TaliaFault fault;

  g_return_val_if_fail (TALIA_IS_PAD_FORM (self), NULL);

  *told = self->told;
  *dealer = self->dealer;
  fault = talia_told_check (&self->form, told);
  if (fault.reason == TALIA_FAULT_NONE)
    fault = talia_tell_score (talia_scored_get_game (TALIA_SCORED (self->pad)), &self->form, told, &next);
  *missing = fault.reason == TALIA_FAULT_UNTOLD;
  if (fault.reason != TALIA_FAULT_NONE)
    return talia_pad_form_describe_fault (self, &fault);
  *missing = self->dealers != NULL && self->dealer < 0;
  return *missing ? g_strdup (_ ("Still missing: who deals.")) : NULL;
}

void
talia_pad_form_get_given (TaliaPadForm *self, TaliaTold *given, int *dealer)
{
  g_return_if_fail (TALIA_IS_PAD_FORM (self));

  *given = self->given;
  *dealer = self->dealer;
}

void
talia_pad_form_set_given (TaliaPadForm *self, const TaliaTold *given, int dealer)
{
  g_return_if_fail (TALIA_IS_PAD_FORM (self));
  g_return_if_fail (given != NULL);

  self->given = *given;
  self->dealer = dealer;
  if (self->dealers != NULL)
    {
      TaliaTold nothing;

      talia_score_pad_ask (self->pad, self->deal, MAX (dealer, 0), &self->form, &nothing, NULL);
    }
  show (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

char *
talia_pad_form_describe_fault (TaliaPadForm *self, const TaliaFault *fault)
{
  g_return_val_if_fail (TALIA_IS_PAD_FORM (self), NULL);

  return talia_fault_text (self->pad, &self->form, fault);
}
