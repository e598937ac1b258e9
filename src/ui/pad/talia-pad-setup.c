/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of a dialog on which the players and rules of a new score pad are chosen, for one game. */
#include "talia-pad-setup.h"

#include <glib/gi18n.h>

#include "model/match/talia-scored.h"
#include "talia-pad-players.h"
#include "ui/start/talia-match-settings.h"
#include "ui/start/talia-option-group.h"
#include "ui/start/talia-preset-group.h"

struct _TaliaPadSetup
{
  AdwNavigationPage parent_instance;

  TaliaPadPlayers *players;
  AdwExpanderRow *rules;
  TaliaPresetGroup *presets;
  TaliaOptionGroup *options;
  GtkLabel *conflict;
  GtkWidget *start;

  const TaliaGame *game; /* NULL until everything is there */
};

G_DEFINE_FINAL_TYPE (TaliaPadSetup, talia_pad_setup, ADW_TYPE_NAVIGATION_PAGE)

enum
{
  SIGNAL_STARTED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static void
get_options (TaliaPadSetup *self, TaliaOptions *options, int dealer)
{
  const int option = talia_game_dealer_option (self->game);

  talia_option_group_get_options (self->options, options);
  if (option >= 0)
    options->value[option] = (int16_t) dealer;
}

static void
changed_cb (TaliaPadSetup *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *agreed = NULL;
  TaliaOptions options;
  TaliaState state;
  gboolean good;

  if (self->game == NULL)
    return;
  get_options (self, &options, TALIA_NOBODY);
  good = talia_game_start (self->game, &options, &state, &error);
  if (good)
    talia_pad_players_set_state (self->players, &state);
  else
    adw_expander_row_set_expanded (self->rules, TRUE);
  talia_preset_group_follow (self->presets, &options, good);
  agreed = talia_preset_group_describe (self->presets);
  adw_expander_row_set_subtitle (self->rules, agreed);
  gtk_label_set_label (self->conflict, good ? "" : _ (error->message));
  gtk_widget_set_visible (GTK_WIDGET (self->conflict), !good);
  gtk_widget_set_sensitive (self->start, good);
}

/* Enter was pressed in the last name. */
static void
named_cb (TaliaPadSetup *self)
{
  gtk_widget_grab_focus (self->start);
}

static void
preset_chosen_cb (TaliaPadSetup *self, const TaliaOptions *options)
{
  talia_option_group_set_options (self->options, options);
}

static void
start_cb (TaliaPadSetup *self)
{
  g_autoptr (TaliaScorePad) pad = NULL;
  TaliaOptions options;

  get_options (self, &options, talia_pad_players_get_dealer (self->players));
  pad = talia_score_pad_new (self->game, &options, NULL);
  if (pad == NULL)
    return;
  talia_pad_players_name (self->players, pad);
  g_signal_emit (self, signals[SIGNAL_STARTED], 0, pad);
}

static void
talia_pad_setup_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TALIA_TYPE_PAD_SETUP);

  G_OBJECT_CLASS (talia_pad_setup_parent_class)->dispose (object);
}

static void
talia_pad_setup_class_init (TaliaPadSetupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = talia_pad_setup_dispose;

  signals[SIGNAL_STARTED] = g_signal_new ("started", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, TALIA_TYPE_SCORE_PAD);

  g_type_ensure (TALIA_TYPE_PAD_PLAYERS);
  g_type_ensure (TALIA_TYPE_PRESET_GROUP);
  g_type_ensure (TALIA_TYPE_OPTION_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/taliacards/Talia/talia-pad-setup.ui");
  gtk_widget_class_bind_template_child (widget_class, TaliaPadSetup, players);
  gtk_widget_class_bind_template_child (widget_class, TaliaPadSetup, rules);
  gtk_widget_class_bind_template_child (widget_class, TaliaPadSetup, presets);
  gtk_widget_class_bind_template_child (widget_class, TaliaPadSetup, options);
  gtk_widget_class_bind_template_child (widget_class, TaliaPadSetup, conflict);
  gtk_widget_class_bind_template_child (widget_class, TaliaPadSetup, start);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, named_cb);
  gtk_widget_class_bind_template_callback (widget_class, preset_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
}

static void
talia_pad_setup_init (TaliaPadSetup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Gets the rules of the newest pad of this game; if there is none, those of the last match. */
static void
load_options (const TaliaGame *game, GPtrArray *pads, TaliaOptions *options)
{
  for (guint i = 0; i < pads->len; i++)
    {
      TaliaScorePad *pad = g_ptr_array_index (pads, i);

      if (talia_scored_get_game (TALIA_SCORED (pad)) == game)
        {
          *options = talia_score_pad_get_state (pad, 0)->options;
          return;
        }
    }
  talia_match_settings_load_options (game, options);
}

/* Returns the newest pad with a name for each seat, so that two who play a game in between do not replace the others;
 * if there is none, the newest one, or NULL. */
static TaliaScorePad *
find_players (const TaliaGame *game, GPtrArray *pads, const TaliaOptions *options)
{
  TaliaState state;

  if (talia_game_start (game, options, &state, NULL))
    for (guint i = 0; i < pads->len; i++)
      if (talia_score_pad_get_state (g_ptr_array_index (pads, i), 0)->seats >= state.seats)
        return g_ptr_array_index (pads, i);
  return pads->len > 0 ? g_ptr_array_index (pads, 0) : NULL;
}

TaliaPadSetup *
talia_pad_setup_new (const TaliaGame *game, GPtrArray *pads)
{
  TaliaPadSetup *self;
  TaliaOptions options;

  g_return_val_if_fail (game != NULL && pads != NULL, NULL);

  load_options (game, pads, &options);
  self = g_object_new (TALIA_TYPE_PAD_SETUP, "title", _ (game->name), NULL);
  talia_preset_group_set_game (self->presets, game);
  talia_option_group_set_game (self->options, game, ADW_PREFERENCES_GROUP (self->players));
  talia_pad_players_set_game (self->players, game, find_players (game, pads, &options));
  self->game = game;
  talia_option_group_set_options (self->options, &options);
  return self;
}
