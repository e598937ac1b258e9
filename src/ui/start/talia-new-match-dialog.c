/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The dialog for a new match: the players and the number of the match come first; the rules are collapsed to a line
 * that says how they differ from the usual ones. */
#include "talia-new-match-dialog.h"

#include <glib/gi18n.h>

#include "guide/talia-guided-deal.h"
#include "model/match/talia-number.h"
#include "talia-match-settings.h"
#include "talia-number-group.h"
#include "talia-option-group.h"
#include "talia-preset-group.h"
#include "talia-seat-group.h"
#include "ui/print/talia-sheet-dialog.h"
#include "ui/print/talia-sheet-table.h"

struct _TaliaNewMatchDialog
{
  AdwDialog parent_instance;

  const TaliaGame *game;

  GtkWidget *guided;
  GtkWidget *print_row;
  AdwExpanderRow *rules;
  TaliaPresetGroup *presets;
  TaliaOptionGroup *options;
  TaliaSeatGroup *seats;
  TaliaNumberGroup *number;
  GtkLabel *conflict;
  GtkWidget *start_button;
};

G_DEFINE_FINAL_TYPE (TaliaNewMatchDialog, talia_new_match_dialog, ADW_TYPE_DIALOG)

enum
{
  SIGNAL_STARTED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

/* Returns the options of the rows, and the dealer, who is chosen among the players. */
static void
get_options (TaliaNewMatchDialog *self, TaliaOptions *options)
{
  int dealer = talia_game_dealer_option (self->game);

  talia_option_group_get_options (self->options, options);
  if (dealer >= 0)
    options->value[dealer] = (int16_t) talia_seat_group_get_dealer (self->seats);
}

/* Shows as many seats as the options ask for; leaves them unchanged if the options conflict. */
static void
update_seats (TaliaNewMatchDialog *self)
{
  int dealer = talia_game_dealer_option (self->game);
  TaliaOptions options;
  TaliaState state;

  talia_option_group_get_options (self->options, &options);
  if (dealer >= 0)
    options.value[dealer] = TALIA_NOBODY;
  if (talia_game_start (self->game, &options, &state, NULL))
    talia_seat_group_set_state (self->seats, &state);
}

/* Says what is agreed. Where it cannot be played, there is something to change. */
static void
show_rules (TaliaNewMatchDialog *self, gboolean good)
{
  g_autofree char *agreed = talia_preset_group_describe (self->presets);

  adw_expander_row_set_subtitle (self->rules, agreed);
  if (!good)
    adw_expander_row_set_expanded (self->rules, TRUE);
}

static void
changed_cb (TaliaNewMatchDialog *self)
{
  g_autoptr (GError) error = NULL;
  TaliaOptions options;
  TaliaState state;
  gboolean good;
  guint64 number;

  if (self->game == NULL)
    return;
  update_seats (self);
  get_options (self, &options);
  good = talia_game_start (self->game, &options, &state, &error);
  talia_preset_group_follow (self->presets, &options, good);
  show_rules (self, good);
  gtk_widget_set_sensitive (self->print_row, good);
  talia_number_group_set_match (self->number, !good || talia_number_has_usual_pack (self->game, &state),
                                talia_seat_group_is_shared (self->seats));
  if (good && !talia_number_group_get_number (self->number, &number))
    g_set_error_literal (&error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                         N_ ("A match number is a whole number, 1 or more."));
  gtk_label_set_label (self->conflict, error != NULL ? _ (error->message) : "");
  gtk_widget_set_visible (GTK_WIDGET (self->conflict), error != NULL);
  gtk_widget_set_sensitive (self->start_button, error == NULL);
}

static void
preset_chosen_cb (TaliaNewMatchDialog *self, const TaliaOptions *options)
{
  talia_option_group_set_options (self->options, options);
}

static void
guided_cb (TaliaNewMatchDialog *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.guided", "s", self->game->id);
  adw_dialog_close (ADW_DIALOG (self));
}

/* For an evening of these rules with real cards. */
static void
print_cb (TaliaNewMatchDialog *self)
{
  g_autoptr (TaliaSheet) sheet = NULL;
  TaliaOptions options;

  get_options (self, &options);
  sheet = talia_sheet_new_blank (self->game, &options);
  if (sheet != NULL)
    talia_sheet_dialog_present (sheet, GTK_WIDGET (self));
}

static void
start_cb (TaliaNewMatchDialog *self)
{
  g_autoptr (TaliaTable) table = NULL;
  g_autoptr (GError) error = NULL;
  TaliaOptions options;
  guint64 number;

  get_options (self, &options);
  table = talia_table_new (self->game, &options, &error);
  if (table == NULL)
    {
      g_critical ("No match with these options: %s", error->message);
      return;
    }
  if (talia_number_group_get_number (self->number, &number) && number > 0)
    talia_number_set (table, number, NULL);
  talia_match_settings_store_options (self->game, &options);
  talia_seat_group_seat (self->seats, table);

  g_object_ref (self);
  adw_dialog_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[SIGNAL_STARTED], 0, table);
  g_object_unref (self);
}

static void
talia_new_match_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_NEW_MATCH_DIALOG);

  G_OBJECT_CLASS (talia_new_match_dialog_parent_class)->dispose (object);
}

static void
talia_new_match_dialog_class_init (TaliaNewMatchDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_new_match_dialog_dispose;

  signals[SIGNAL_STARTED] = g_signal_new ("started", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, TALIA_TYPE_TABLE);

  g_type_ensure (TALIA_TYPE_PRESET_GROUP);
  g_type_ensure (TALIA_TYPE_OPTION_GROUP);
  g_type_ensure (TALIA_TYPE_SEAT_GROUP);
  g_type_ensure (TALIA_TYPE_NUMBER_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-new-match-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaNewMatchDialog, guided);
  gtk_widget_class_bind_template_child (widget_class, TaliaNewMatchDialog, print_row);
  gtk_widget_class_bind_template_child (widget_class, TaliaNewMatchDialog, rules);
  gtk_widget_class_bind_template_child (widget_class, TaliaNewMatchDialog, presets);
  gtk_widget_class_bind_template_child (widget_class, TaliaNewMatchDialog, options);
  gtk_widget_class_bind_template_child (widget_class, TaliaNewMatchDialog, seats);
  gtk_widget_class_bind_template_child (widget_class, TaliaNewMatchDialog, number);
  gtk_widget_class_bind_template_child (widget_class, TaliaNewMatchDialog, conflict);
  gtk_widget_class_bind_template_child (widget_class, TaliaNewMatchDialog, start_button);
  gtk_widget_class_bind_template_callback (widget_class, preset_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, guided_cb);
  gtk_widget_class_bind_template_callback (widget_class, print_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
}

static void
talia_new_match_dialog_init (TaliaNewMatchDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

TaliaNewMatchDialog *
talia_new_match_dialog_new (const TaliaGame *game, guint grade)
{
  TaliaNewMatchDialog *self;
  g_autoptr (GPtrArray) levels = NULL;
  TaliaOptions options;
  int dealer;

  g_return_val_if_fail (game != NULL, NULL);

  self = g_object_new (TALIA_TYPE_NEW_MATCH_DIALOG, NULL);
  levels = talia_match_settings_list_levels (game, grade);
  dealer = talia_game_dealer_option (game);
  adw_dialog_set_title (ADW_DIALOG (self), _ (game->name));
  gtk_widget_set_visible (self->guided, talia_guided_deal_exists (game));
  talia_preset_group_set_game (self->presets, game);
  talia_option_group_set_game (self->options, game, ADW_PREFERENCES_GROUP (self->seats));
  talia_seat_group_set_game (self->seats, game, levels);

  self->game = game;
  talia_match_settings_load_options (game, &options);
  talia_option_group_set_options (self->options, &options);
  if (dealer >= 0)
    talia_seat_group_set_dealer (self->seats, options.value[dealer]);
  return self;
}
