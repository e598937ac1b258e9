/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The state of a table without widgets: the texts, prompts and choices that the table page shows. Needs no display. */
#include "talia-table-session.h"

#include <glib/gi18n.h>

#include "guide/talia-guide.h"
#include "model/match/talia-decider.h"
#include "settings/talia-settings.h"
#include "talia-table-choices.h"
#include "talia-table-tips.h"
#include "words/talia-words-plan.h"
#include "words/talia-words.h"

enum
{
  PROP_MATCH = 1,
  PROP_ACTIONS,
  PROP_CHOICES,
  PROP_MOST_CHOICES,
  PROP_NEWS_KIND,
  PROP_OFFERED,
  FIRST_TEXT,
  PROP_TITLE = FIRST_TEXT,
  PROP_SUBTITLE,
  PROP_PROMPT,
  PROP_NEWS,
  PROP_NEWS_RULE,
  PROP_LAST_LABEL,
  PROP_CONFIRM_LABEL,
  PROP_BOARD_PROMPT,
  FIRST_FLAG,
  PROP_CURTAIN = FIRST_FLAG,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_CAN_HINT,
  PROP_CAN_CLAIM,
  PROP_CAN_DEAL,
  PROP_CAN_REVIEW,
  PROP_CAN_LOOK_BACK,
  PROP_CAN_SHOW_SCORE,
  PROP_HAS_SCHEDULE,
  PROP_MARKS_SCHEDULE,
  PROP_OPENS_SCORE,
  PROP_HAS_REGULARS,
  PROP_CAN_CONFIRM,
  PROP_BRIEF,
  PROP_ROOMY,
  PROP_BUSY,
  PROP_WAITS,
  PROP_SILENT,
  PROP_USES_KEYS,
  PROP_TIPLESS,
  N_PROPS
};

struct _TaliaTableSession
{
  GObject parent_instance;

  TaliaMatch *match;
  GSignalGroup *match_signals;
  GSimpleActionGroup *actions;
  TaliaTableChoices *choices;
  guint most_choices;
  TaliaNewsKind news_kind;
  char **offered;
  GCancellable *hint; /* cancels the requested hint; NULL: none is requested */
  gboolean closed;

  /* Indexed by property; each array is used only for the properties of its type. */
  char *texts[N_PROPS];
  gboolean flags[N_PROPS];
};

G_DEFINE_FINAL_TYPE (TaliaTableSession, talia_table_session, G_TYPE_OBJECT)

enum
{
  ANNOUNCED,
  CHANGED,
  OFFERED,
  HINTED,
  REFUSED,
  UNDO_COSTS,
  ACTING,
  ACTED,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

static const TaliaState *
get_state (TaliaTableSession *self)
{
  return &talia_match_get_view (self->match)->seen;
}

static void
notify (TaliaTableSession *self, guint id)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[id]);
}

static void
set_text (TaliaTableSession *self, guint id, const char *text)
{
  if (g_set_str (&self->texts[id], text))
    notify (self, id);
}

static void
set_flag (TaliaTableSession *self, guint id, gboolean flag)
{
  if (self->flags[id] == flag)
    return;
  self->flags[id] = flag;
  notify (self, id);
}

/* --- the news ------------------------------------------------------------------------------ */

static void
announce (TaliaTableSession *self, const char *text, TaliaSpeakPriority priority)
{
  if (*text != '\0')
    g_signal_emit (self, signals[ANNOUNCED], 0, text, priority);
}

static void
set_news (TaliaTableSession *self, TaliaNewsKind kind, const char *text, const char *rule)
{
  g_object_freeze_notify (G_OBJECT (self));
  if (self->news_kind != kind)
    {
      self->news_kind = kind;
      notify (self, PROP_NEWS_KIND);
    }
  set_text (self, PROP_NEWS, text);
  set_text (self, PROP_NEWS_RULE, rule);
  g_object_thaw_notify (G_OBJECT (self));
}

/* Whether the news is outdated. It is worth knowing who took a trick until the next one is led. */
static gboolean
is_outdated (TaliaTableSession *self)
{
  const TaliaState *state = get_state (self);

  return self->news_kind != TALIA_NEWS_EVENT || state->board != TALIA_BOARD_TRICK || state->trick.in_trick == 1;
}

static void
tell (TaliaTableSession *self, const TaliaEvents *events)
{
  g_autofree char *line = talia_table_news_write (self->match, events);
  g_autofree char *spoken = talia_table_news_speak (self->match, events);
  gboolean dealt = FALSE;

  for (guint i = 0; i < events->n; i++)
    dealt |= events->at[i].kind == TALIA_EVENT_DEALT;
  if (*line != '\0' || dealt || is_outdated (self))
    set_news (self, TALIA_NEWS_EVENT, line, NULL);
  announce (self, spoken, TALIA_SPEAK_MEDIUM);
}

void
talia_table_session_refuse (TaliaTableSession *self, const GError *error)
{
  g_return_if_fail (TALIA_IS_TABLE_SESSION (self));
  g_return_if_fail (error != NULL);

  g_signal_emit (self, signals[REFUSED], 0);
  set_news (self, TALIA_NEWS_REFUSAL, _ (error->message), talia_rule_id ((TaliaRuleId) error->code));
  announce (self, _ (error->message), TALIA_SPEAK_HIGH);
}

void
talia_table_session_forget_refusal (TaliaTableSession *self)
{
  g_return_if_fail (TALIA_IS_TABLE_SESSION (self));

  if (self->news_kind == TALIA_NEWS_REFUSAL)
    set_news (self, TALIA_NEWS_EVENT, "", NULL);
}

/* Shows a text that is not urgent, until there is other news. */
static void
tell_aside (TaliaTableSession *self, const char *text)
{
  set_news (self, TALIA_NEWS_EVENT, text, NULL);
  announce (self, text, TALIA_SPEAK_LOW);
}

/* --- the prompt ------------------------------------------------------------------------------ */

static char *
create_prompt (TaliaTableSession *self)
{
  if (talia_match_is_telling (self->match))
    return g_strdup (_ ("What has happened since your last turn"));
  if (self->flags[PROP_WAITS])
    return g_strdup (_ ("Click, or press Enter, to go on"));
  if (self->flags[PROP_SILENT])
    return g_strdup ("");
  return self->texts[PROP_BOARD_PROMPT] != NULL ? g_strdup (self->texts[PROP_BOARD_PROMPT])
                                                : talia_words_prompt (self->match);
}

/* Updates the prompt, but not before the match has settled, because texts wait for the cards. */
static void
update_prompt (TaliaTableSession *self)
{
  g_autofree char *prompt = talia_match_is_settled (self->match) ? create_prompt (self) : NULL;

  if (prompt != NULL)
    set_text (self, PROP_PROMPT, prompt);
}

/* Announces the prompt if the player has to do something. Otherwise the moves of the others are announced anyway, and
 * in a guided deal the guide says what to do. */
static void
announce_prompt (TaliaTableSession *self)
{
  g_autofree char *prompt = NULL;

  if (talia_match_is_telling (self->match))
    return; /* the past moves are announced instead */
  prompt = create_prompt (self);
  if (self->flags[PROP_WAITS]
      || (talia_match_get_own_turn (self->match) && !talia_guide_is_for (talia_match_get_table (self->match))))
    announce (self, prompt, TALIA_SPEAK_MEDIUM);
}

/* Shows a tip if the line of news is empty. */
static void
tell_tip (TaliaTableSession *self)
{
  const gboolean fits = *self->texts[PROP_NEWS] == '\0' && !self->flags[PROP_TIPLESS];
  g_autofree char *tip = fits ? talia_table_tips_tell (self->match, self->flags[PROP_USES_KEYS]) : NULL;

  if (tip != NULL)
    tell_aside (self, tip);
}

/* --- the choices ----------------------------------------------------------------------------- */

static TaliaClaim
get_claim (TaliaTableSession *self)
{
  return g_settings_get_boolean (talia_settings_get (), "end-deals-early") ? talia_match_get_claim (self->match)
                                                                           : TALIA_CLAIM_NONE;
}

/* Replaces the choices before `can-claim` is updated, so that a focused button is gone before its action is disabled.
 */
static void
update_choices (TaliaTableSession *self)
{
  TaliaClaim claim = get_claim (self);
  gboolean anew = talia_table_choices_offer (self->choices, self->match, (const char *const *) self->offered,
                                             self->texts[PROP_CONFIRM_LABEL], claim);

  set_flag (self, PROP_CAN_CLAIM, claim != TALIA_CLAIM_NONE);
  if (anew)
    g_signal_emit (self, signals[OFFERED], 0);
}

/* The deal needs a button for each bid, from no trick to all of them, or one button to pass cards or to lose a turn, or
 * none if only cards are played. */
static void
update_most_choices (TaliaTableSession *self)
{
  const TaliaState *state = get_state (self);
  guint n = state->board != TALIA_BOARD_TRICK || state->trick.pass_shift != 0 ? 1 : 0;

  if (talia_match_get_game (self->match)->contract != NULL)
    n = TALIA_MAX_PACK / state->seats + 1;
  if (self->most_choices == n)
    return;
  self->most_choices = n;
  notify (self, PROP_MOST_CHOICES);
}

/* --- the current state -------------------------------------------------------------------------- */

static void
update_title (TaliaTableSession *self)
{
  const TaliaGame *game = talia_match_get_game (self->match);
  const TaliaState *state = get_state (self);
  g_autofree char *deal = state->deals > 0 ? talia_words_deal (game, state, self->flags[PROP_BRIEF]) : NULL;
  TaliaDealPlan plan;

  talia_game_plan (game, state, MAX (state->deals, 1), &plan);
  set_flag (self, PROP_HAS_SCHEDULE, plan.n_stakes > 0);
  set_flag (self, PROP_MARKS_SCHEDULE, plan.n_stakes > 0 && !self->flags[PROP_BRIEF]);
  set_text (self, PROP_SUBTITLE, deal != NULL ? deal : "");
}

/* Whether there is a last trick or turn to look at. Passed cards can be looked at before the first trick is complete.
 */
static gboolean
has_last (TaliaTableSession *self)
{
  const TaliaState *state = get_state (self);
  TaliaTable *table = talia_match_get_table (self->match);

  if (state->board == TALIA_BOARD_TRICK)
    return state->trick.tricks > 0 || (state->trick.pass_shift != 0 && state->phase == TALIA_PHASE_PLAY);
  if (state->board == TALIA_BOARD_FISHING)
    return state->fishing.n_played > 0;
  return talia_table_get_deal_step (table) + 1 < (int) talia_table_get_n_steps (table);
}

/* Decides whether the score sheet opens: as the player chose last. Without a choice, it opens with the memory aid,
 * which is in the same panel, or if there is room for it and it says more than the totals at the seats. */
static void
update_opens_score (TaliaTableSession *self)
{
  const TaliaGame *game = talia_match_get_game (self->match);
  gboolean opens = g_settings_get_boolean (talia_settings_get (), "memory-aid")
                   || (self->flags[PROP_ROOMY]
                       && (self->flags[PROP_CAN_REVIEW] || talia_game_has_schedule (game, get_state (self))));
  g_autofree char *choice = g_settings_get_string (talia_settings_get (), "score-sheet");

  if (!g_str_equal (choice, "automatic"))
    opens = g_str_equal (choice, "open");
  set_flag (self, PROP_OPENS_SCORE, opens);
}

static void
update_flags (TaliaTableSession *self)
{
  gboolean curtain = talia_match_get_curtain (self->match);
  TaliaScoreSheet *sheet = talia_match_get_score_sheet (self->match);

  set_flag (self, PROP_CURTAIN, curtain);
  set_flag (self, PROP_CAN_REVIEW, g_list_model_get_n_items (G_LIST_MODEL (sheet)) > 0);
  set_flag (self, PROP_CAN_HINT, talia_match_get_own_turn (self->match));
  set_flag (self, PROP_CAN_DEAL, get_state (self)->phase == TALIA_PHASE_DEAL && !self->flags[PROP_BUSY]);
  set_flag (self, PROP_HAS_REGULARS, talia_match_has_regulars (self->match));
  set_flag (self, PROP_CAN_LOOK_BACK, has_last (self) && !curtain);
  set_flag (self, PROP_CAN_SHOW_SCORE, !curtain);
  update_opens_score (self);
  set_text (self, PROP_LAST_LABEL, get_state (self)->board == TALIA_BOARD_TRICK ? _ ("Last Trick") : _ ("Last Turns"));
}

static void
update_undo (TaliaTableSession *self)
{
  gboolean can_undo, can_redo;

  g_object_get (self->match, "can-undo", &can_undo, "can-redo", &can_redo, NULL);
  set_flag (self, PROP_CAN_UNDO, can_undo);
  set_flag (self, PROP_CAN_REDO, can_redo);
}

/* Updates everything, but not before the match has settled, because texts wait for the cards. */
static void
update (TaliaTableSession *self)
{
  if (!talia_match_is_settled (self->match))
    return;
  update_most_choices (self);
  update_title (self);
  update_prompt (self);
  update_choices (self);
  update_undo (self);
  update_flags (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
settled_cb (TaliaMatch *match, const TaliaEvents *events, TaliaTableSession *self)
{
  tell (self, events);
}

static void
restored_cb (TaliaMatch *match, TaliaTableSession *self)
{
  set_news (self, TALIA_NEWS_EVENT, "", NULL);
}

/* Cancels the requested hint, if there is one. */
static void
forget_hint (TaliaTableSession *self)
{
  if (self->hint != NULL)
    g_cancellable_cancel (self->hint);
  g_clear_object (&self->hint);
}

static void
changed_cb (TaliaMatch *match, TaliaTableSession *self)
{
  forget_hint (self);
  update (self);
  announce_prompt (self);
  tell_tip (self);
}

static void
set_busy (TaliaTableSession *self, gboolean busy)
{
  if (self->flags[PROP_BUSY] == busy)
    return;
  set_flag (self, PROP_BUSY, busy);
  update (self);
  if (!busy && g_settings_get_boolean (talia_settings_get (), "wait-after-trick"))
    announce_prompt (self); /* the last announcement said how to go on */
}

/* --- actions ------------------------------------------------------------------------------------ */

static void
hint_answered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (TaliaTableSession) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree TaliaAdvice *advice = talia_match_hint_finish (TALIA_MATCH (source), result, &error);
  g_autofree char *text = NULL;

  if (self->closed)
    return;
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    tell_aside (self, _ ("There is no hint for this position."));
  if (advice == NULL)
    return; /* the table has changed meanwhile */
  g_signal_emit (self, signals[HINTED], 0, &advice->move);
  text = talia_table_news_propose (self->match, advice);
  set_news (self, TALIA_NEWS_HINT, text, NULL);
  announce (self, text, TALIA_SPEAK_HIGH);
}

static gboolean
ask_for_hint (TaliaTableSession *self, GVariant *parameter)
{
  forget_hint (self);
  self->hint = g_cancellable_new ();
  talia_match_hint_async (self->match, self->hint, hint_answered_cb, g_object_ref (self));
  return TRUE;
}

static gboolean
undo (TaliaTableSession *self, GVariant *parameter)
{
  guint cost = talia_match_find_undo_cost (self->match);

  if (cost == 0)
    talia_match_undo (self->match);
  else
    g_signal_emit (self, signals[UNDO_COSTS], 0, cost);
  return TRUE;
}

static gboolean
redo (TaliaTableSession *self, GVariant *parameter)
{
  talia_match_redo (self->match);
  return TRUE;
}

static gboolean
choose (TaliaTableSession *self, GVariant *parameter)
{
  g_autoptr (GError) error = NULL;
  TaliaMove move;

  if (!talia_move_parse (g_variant_get_string (parameter, NULL), &move))
    return FALSE;
  if (talia_match_play (self->match, &move, &error))
    return TRUE;
  talia_table_session_refuse (self, error);
  return FALSE;
}

static gboolean
end_deal (TaliaTableSession *self, GVariant *parameter)
{
  return talia_match_claim (self->match);
}

static gboolean
deal (TaliaTableSession *self, GVariant *parameter)
{
  g_autoptr (GError) error = NULL;

  if (!talia_match_deal (self->match, NULL, &error))
    g_warning ("Cannot deal: %s", error->message);
  return TRUE;
}

static gboolean
raise_curtain (TaliaTableSession *self, GVariant *parameter)
{
  talia_match_raise_curtain (self->match);
  return TRUE;
}

/* An action is enabled while its `property` is TRUE. Actions without a function are carried out by the page alone. */
static const struct
{
  const char *name, *parameter, *property;
  gboolean (*act) (TaliaTableSession *self, GVariant *parameter);
} actions[] = {
  { "undo", NULL, "can-undo", undo },
  { "redo", NULL, "can-redo", redo },
  { "hint", NULL, "can-hint", ask_for_hint },
  { "confirm", NULL, "can-confirm", NULL },
  { "choose", "s", NULL, choose },
  { "end-deal", NULL, "can-claim", end_deal },
  { "next-deal", NULL, "can-deal", deal },
  { "raise-curtain", NULL, NULL, raise_curtain },
  { "new-match", NULL, NULL, NULL },
  { "regulars", NULL, "has-regulars", NULL },
  { "review", NULL, "can-review", NULL },
  { "last-trick", NULL, "can-look-back", NULL },
  { "show-schedule", NULL, "has-schedule", NULL },
  { "show-score", NULL, "can-show-score", NULL },
};

static void
activate_cb (GSimpleAction *action, GVariant *parameter, TaliaTableSession *session)
{
  g_autoptr (TaliaTableSession) self = g_object_ref (session); /* the action may destroy the page */
  const char *name = g_action_get_name (G_ACTION (action));
  GQuark detail = g_quark_from_string (name);
  gsize i = 0;

  while (!g_str_equal (actions[i].name, name))
    i++;
  g_signal_emit (self, signals[ACTING], detail);
  if (actions[i].act == NULL || actions[i].act (self, parameter))
    g_signal_emit (self, signals[ACTED], detail);
}

static void
add_actions (TaliaTableSession *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      const char *type = actions[i].parameter;
      g_autoptr (GSimpleAction) action =
          g_simple_action_new (actions[i].name, type != NULL ? G_VARIANT_TYPE (type) : NULL);

      if (actions[i].property != NULL)
        g_object_bind_property (self, actions[i].property, action, "enabled", G_BINDING_SYNC_CREATE);
      g_signal_connect_object (action, "activate", G_CALLBACK (activate_cb), self, 0);
      g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (action));
    }
}

/* --- automatic moves -------------------------------------------------------------------------------- */

static const struct
{
  const char *key, *changed;
  TaliaAutoplay flag;
} preferences[] = {
  { "autoplay-forced", "changed::autoplay-forced", TALIA_AUTOPLAY_FORCED },
  { "play-last", "changed::play-last", TALIA_AUTOPLAY_LAST },
  { "skip-lost-turns", "changed::skip-lost-turns", TALIA_AUTOPLAY_SKIP },
};

static void
update_autoplay (TaliaTableSession *self)
{
  guint autoplay = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (preferences); i++)
    if (g_settings_get_boolean (talia_settings_get (), preferences[i].key))
      autoplay |= preferences[i].flag;
  talia_match_set_autoplay (self->match, autoplay);
}

/* Follows the preferences for automatic moves, but not in a guided deal, in which the player makes even forced moves.
 */
static void
follow_autoplay (TaliaTableSession *self)
{
  if (talia_guide_is_for (talia_match_get_table (self->match)))
    {
      talia_match_set_autoplay (self->match, 0);
      return;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (preferences); i++)
    g_signal_connect_object (talia_settings_get (), preferences[i].changed, G_CALLBACK (update_autoplay), self,
                             G_CONNECT_SWAPPED);
  update_autoplay (self);
}

/* --- the object --------------------------------------------------------------------------------------- */

static void
talia_table_session_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  TaliaTableSession *self = TALIA_TABLE_SESSION (object);

  switch (id)
    {
    case PROP_MATCH:
      g_value_set_object (value, self->match);
      break;
    case PROP_ACTIONS:
      g_value_set_object (value, self->actions);
      break;
    case PROP_CHOICES:
      g_value_set_object (value, self->choices);
      break;
    case PROP_MOST_CHOICES:
      g_value_set_uint (value, self->most_choices);
      break;
    case PROP_NEWS_KIND:
      g_value_set_enum (value, self->news_kind);
      break;
    case PROP_OFFERED:
      g_value_set_boxed (value, self->offered);
      break;
    default:
      if (id == PROP_NEWS && self->flags[PROP_SILENT] && self->news_kind == TALIA_NEWS_EVENT)
        g_value_set_static_string (value, "");
      else if (id < FIRST_FLAG)
        g_value_set_string (value, self->texts[id]);
      else
        g_value_set_boolean (value, self->flags[id]);
    }
}

static void
set_offered (TaliaTableSession *self, const char *const *offered)
{
  const char *const *now = (const char *const *) self->offered;

  if (now == NULL || offered == NULL ? now == offered : g_strv_equal (now, offered))
    return;
  g_strfreev (self->offered);
  self->offered = g_strdupv ((char **) offered);
  notify (self, PROP_OFFERED);
  update_choices (self);
}

static void
talia_table_session_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  TaliaTableSession *self = TALIA_TABLE_SESSION (object);

  switch (id)
    {
    case PROP_MATCH:
      self->match = g_value_dup_object (value);
      break;
    case PROP_OFFERED:
      set_offered (self, g_value_get_boxed (value));
      break;
    case PROP_CONFIRM_LABEL:
      set_text (self, id, g_value_get_string (value));
      update_choices (self);
      break;
    case PROP_BOARD_PROMPT:
      set_text (self, id, g_value_get_string (value));
      update_prompt (self);
      break;
    case PROP_CAN_CONFIRM:
    case PROP_USES_KEYS:
    case PROP_TIPLESS:
      set_flag (self, id, g_value_get_boolean (value));
      break;
    case PROP_BRIEF:
      set_flag (self, id, g_value_get_boolean (value));
      update_title (self);
      break;
    case PROP_ROOMY:
      set_flag (self, id, g_value_get_boolean (value));
      update_opens_score (self);
      break;
    case PROP_WAITS:
      set_flag (self, id, g_value_get_boolean (value));
      update_prompt (self);
      break;
    case PROP_SILENT:
      set_flag (self, id, g_value_get_boolean (value));
      notify (self, PROP_NEWS);
      update_prompt (self);
      break;
    case PROP_BUSY:
      set_busy (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
talia_table_session_constructed (GObject *object)
{
  static const char *const opening[] = { "changed::score-sheet", "changed::memory-aid" };
  TaliaTableSession *self = TALIA_TABLE_SESSION (object);

  G_OBJECT_CLASS (talia_table_session_parent_class)->constructed (object);

  self->texts[PROP_TITLE] = g_strdup (_ (talia_match_get_game (self->match)->name));
  follow_autoplay (self);
  g_signal_connect_object (talia_settings_get (), "changed::end-deals-early", G_CALLBACK (update_choices), self,
                           G_CONNECT_SWAPPED);
  for (gsize i = 0; i < G_N_ELEMENTS (opening); i++)
    g_signal_connect_object (talia_settings_get (), opening[i], G_CALLBACK (update_opens_score), self,
                             G_CONNECT_SWAPPED);
  g_signal_group_set_target (self->match_signals, self->match);
  add_actions (self);
  update (self);
}

static void
talia_table_session_dispose (GObject *object)
{
  TaliaTableSession *self = TALIA_TABLE_SESSION (object);

  forget_hint (self);
  g_clear_object (&self->match_signals);
  g_clear_object (&self->actions);
  g_clear_object (&self->choices);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (talia_table_session_parent_class)->dispose (object);
}

static void
talia_table_session_finalize (GObject *object)
{
  TaliaTableSession *self = TALIA_TABLE_SESSION (object);

  for (guint id = FIRST_TEXT; id < FIRST_FLAG; id++)
    g_free (self->texts[id]);
  g_strfreev (self->offered);

  G_OBJECT_CLASS (talia_table_session_parent_class)->finalize (object);
}

/* Only the properties with which the page describes itself and its board are writable. */
static void
install_texts_and_flags (void)
{
  static const struct
  {
    guint id;
    const char *name;
    gboolean can_be_set;
  } plain[] = {
    { PROP_TITLE, "title" },
    { PROP_SUBTITLE, "subtitle" },
    { PROP_PROMPT, "prompt" },
    { PROP_NEWS, "news" },
    { PROP_NEWS_RULE, "news-rule" },
    { PROP_LAST_LABEL, "last-label" },
    { PROP_CONFIRM_LABEL, "confirm-label", TRUE },
    { PROP_BOARD_PROMPT, "board-prompt", TRUE },
    { PROP_CURTAIN, "curtain" },
    { PROP_CAN_UNDO, "can-undo" },
    { PROP_CAN_REDO, "can-redo" },
    { PROP_CAN_HINT, "can-hint" },
    { PROP_CAN_CLAIM, "can-claim" },
    { PROP_CAN_DEAL, "can-deal" },
    { PROP_CAN_REVIEW, "can-review" },
    { PROP_CAN_LOOK_BACK, "can-look-back" },
    { PROP_CAN_SHOW_SCORE, "can-show-score" },
    { PROP_HAS_SCHEDULE, "has-schedule" },
    { PROP_MARKS_SCHEDULE, "marks-schedule" },
    { PROP_OPENS_SCORE, "opens-score" },
    { PROP_HAS_REGULARS, "has-regulars" },
    { PROP_CAN_CONFIRM, "can-confirm", TRUE },
    { PROP_BRIEF, "brief", TRUE },
    { PROP_ROOMY, "roomy", TRUE },
    { PROP_BUSY, "busy", TRUE },
    { PROP_WAITS, "waits", TRUE },
    { PROP_SILENT, "silent", TRUE },
    { PROP_USES_KEYS, "uses-keys", TRUE },
    { PROP_TIPLESS, "tipless", TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (plain); i++)
    {
      GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS
                          | (plain[i].can_be_set ? G_PARAM_WRITABLE : 0);

      props[plain[i].id] = plain[i].id < FIRST_FLAG ? g_param_spec_string (plain[i].name, NULL, NULL, NULL, flags)
                                                    : g_param_spec_boolean (plain[i].name, NULL, NULL, FALSE, flags);
    }
}

static guint
add_signal (const char *name, GSignalFlags flags, guint n, GType first, GType second)
{
  return g_signal_new (name, TALIA_TYPE_TABLE_SESSION, G_SIGNAL_RUN_LAST | flags, 0, NULL, NULL, NULL, G_TYPE_NONE, n,
                       first, second);
}

static void
talia_table_session_class_init (TaliaTableSessionClass *klass)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = talia_table_session_get_property;
  object_class->set_property = talia_table_session_set_property;
  object_class->constructed = talia_table_session_constructed;
  object_class->dispose = talia_table_session_dispose;
  object_class->finalize = talia_table_session_finalize;

  props[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, TALIA_TYPE_MATCH,
                                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  props[PROP_ACTIONS] = g_param_spec_object ("actions", NULL, NULL, G_TYPE_ACTION_GROUP, flags);
  props[PROP_CHOICES] = g_param_spec_object ("choices", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  props[PROP_MOST_CHOICES] = g_param_spec_uint ("most-choices", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_NEWS_KIND] = g_param_spec_enum ("news-kind", NULL, NULL, TALIA_TYPE_NEWS_KIND, TALIA_NEWS_EVENT, flags);
  props[PROP_OFFERED] = g_param_spec_boxed ("offered", NULL, NULL, G_TYPE_STRV, flags | G_PARAM_WRITABLE);
  install_texts_and_flags ();
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[ANNOUNCED] = add_signal ("announced", 0, 2, G_TYPE_STRING, G_TYPE_INT);
  signals[CHANGED] = add_signal ("changed", 0, 0, 0, 0);
  signals[OFFERED] = add_signal ("offered", 0, 0, 0, 0);
  signals[HINTED] = add_signal ("hinted", 0, 1, G_TYPE_POINTER, 0);
  signals[REFUSED] = add_signal ("refused", 0, 0, 0, 0);
  signals[UNDO_COSTS] = add_signal ("undo-costs", 0, 1, G_TYPE_UINT, 0);
  signals[ACTING] = add_signal ("acting", G_SIGNAL_DETAILED, 0, 0, 0);
  signals[ACTED] = add_signal ("acted", G_SIGNAL_DETAILED, 0, 0, 0);
}

static void
talia_table_session_init (TaliaTableSession *self)
{
  self->texts[PROP_NEWS] = g_strdup ("");
  self->actions = g_simple_action_group_new ();
  self->choices = talia_table_choices_new ();
  self->match_signals = g_signal_group_new (TALIA_TYPE_MATCH);
  g_signal_group_connect (self->match_signals, "settled", G_CALLBACK (settled_cb), self);
  g_signal_group_connect (self->match_signals, "restored", G_CALLBACK (restored_cb), self);
  g_signal_group_connect (self->match_signals, "changed", G_CALLBACK (changed_cb), self);
  g_signal_group_connect_swapped (self->match_signals, "notify::can-undo", G_CALLBACK (update_undo), self);
  g_signal_group_connect_swapped (self->match_signals, "notify::can-redo", G_CALLBACK (update_undo), self);
}

TaliaTableSession *
talia_table_session_new (TaliaMatch *match)
{
  g_return_val_if_fail (TALIA_IS_MATCH (match), NULL);

  return g_object_new (TALIA_TYPE_TABLE_SESSION, "match", match, NULL);
}

TaliaMatch *
talia_table_session_get_match (TaliaTableSession *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE_SESSION (self), NULL);

  return self->match;
}

GActionGroup *
talia_table_session_get_actions (TaliaTableSession *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE_SESSION (self), NULL);

  return G_ACTION_GROUP (self->actions);
}

GListModel *
talia_table_session_get_choices (TaliaTableSession *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE_SESSION (self), NULL);

  return G_LIST_MODEL (self->choices);
}

const char *
talia_table_session_get_lead (TaliaTableSession *self)
{
  const TaliaView *view;

  g_return_val_if_fail (TALIA_IS_TABLE_SESSION (self), NULL);

  view = talia_match_get_view (self->match);
  return view->seen.hand[view->seat] == 0 ? talia_table_choices_get_first_move (self->choices) : NULL;
}

void
talia_table_session_choose_score (TaliaTableSession *self, gboolean open)
{
  g_return_if_fail (TALIA_IS_TABLE_SESSION (self));

  g_settings_set_string (talia_settings_get (), "score-sheet", open ? "open" : "closed");
}

gboolean
talia_table_session_get_opens_score (TaliaTableSession *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE_SESSION (self), FALSE);

  return self->flags[PROP_OPENS_SCORE];
}

gboolean
talia_table_session_get_busy (TaliaTableSession *self)
{
  g_return_val_if_fail (TALIA_IS_TABLE_SESSION (self), FALSE);

  return self->flags[PROP_BUSY];
}

void
talia_table_session_close (TaliaTableSession *self)
{
  g_return_if_fail (TALIA_IS_TABLE_SESSION (self));

  self->closed = TRUE;
  forget_hint (self);
  g_signal_group_set_target (self->match_signals, NULL);
  talia_match_hold (self->match);
  talia_match_settle (self->match);
}
