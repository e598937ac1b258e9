/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What goes on at a table: what is said, expected and offered there, for the page that shows it. Needs no display. */
#include "talia-table-session.h"

#include <glib/gi18n.h>

#include "guide/talia-guide.h"
#include "model/talia-decider.h"
#include "model/talia-settings.h"
#include "talia-table-tips.h"
#include "words/talia-words-plan.h"
#include "words/talia-words.h"

struct _TaliaTableSession
{
  GObject parent_instance;

  TaliaMatch *match;
  GSignalGroup *match_signals;

  char *subtitle;
  gboolean brief, has_schedule;
  char *prompt;
  char *news, *news_rule;
  TaliaNewsKind news_kind;
  guint most_choices;

  gboolean busy, waits, uses_keys;
  char *board_prompt;
};

G_DEFINE_FINAL_TYPE (TaliaTableSession, talia_table_session, G_TYPE_OBJECT)

enum
{
  PROP_MATCH = 1,
  PROP_TITLE,
  PROP_SUBTITLE,
  PROP_BRIEF,
  PROP_HAS_SCHEDULE,
  PROP_PROMPT,
  PROP_NEWS,
  PROP_NEWS_KIND,
  PROP_NEWS_RULE,
  PROP_MOST_CHOICES,
  PROP_BUSY,
  PROP_WAITS,
  PROP_BOARD_PROMPT,
  PROP_USES_KEYS,
  N_PROPS
};

enum
{
  ANNOUNCED,
  CHANGED,
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
set_text (TaliaTableSession *self, guint id, char **property, const char *text)
{
  if (g_set_str (property, text))
    notify (self, id);
}

static void
set_flag (TaliaTableSession *self, guint id, gboolean *property, gboolean value)
{
  if (*property == value)
    return;
  *property = value;
  notify (self, id);
}

/* --- what is said -------------------------------------------------------------------------- */

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
  set_text (self, PROP_NEWS, &self->news, text);
  set_text (self, PROP_NEWS_RULE, &self->news_rule, rule);
  g_object_thaw_notify (G_OBJECT (self));
}

/* Who took a trick stays worth knowing until the next one is led. */
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

void
talia_table_session_tell_hint (TaliaTableSession *self, const TaliaAdvice *advice)
{
  g_autofree char *text = talia_table_news_propose (self->match, advice);

  set_news (self, TALIA_NEWS_HINT, text, NULL);
  announce (self, text, TALIA_SPEAK_HIGH);
}

void
talia_table_session_tell_tip (TaliaTableSession *self, const char *text)
{
  set_news (self, TALIA_NEWS_EVENT, text, NULL);
  announce (self, text, TALIA_SPEAK_LOW);
}

/* --- what is expected ------------------------------------------------------------------------ */

static char *
create_prompt (TaliaTableSession *self)
{
  if (talia_match_is_telling (self->match))
    return g_strdup (_ ("What has happened since your last turn"));
  if (self->waits)
    return g_strdup (_ ("Click, or press Enter, to go on"));
  return self->board_prompt != NULL ? g_strdup (self->board_prompt) : talia_words_prompt (self->match);
}

/* What is to be said waits for the cards. */
static void
update_prompt (TaliaTableSession *self)
{
  g_autofree char *prompt = talia_match_is_settled (self->match) ? create_prompt (self) : NULL;

  if (prompt != NULL)
    set_text (self, PROP_PROMPT, &self->prompt, prompt);
}

/* Aloud, when something is expected; where nothing is, everybody is heard anyway. */
static void
announce_prompt (TaliaTableSession *self)
{
  g_autofree char *prompt = NULL;

  if (talia_match_is_telling (self->match))
    return; /* and so is heard */
  prompt = create_prompt (self);
  if (self->waits || talia_match_get_own_turn (self->match))
    announce (self, prompt, TALIA_SPEAK_MEDIUM);
}

/* Where the line of news is free. */
static void
tell_tip (TaliaTableSession *self)
{
  g_autofree char *tip = *self->news == '\0' ? talia_table_tips_tell (self->match, self->uses_keys) : NULL;

  if (tip != NULL)
    talia_table_session_tell_tip (self, tip);
}

/* --- the moment --------------------------------------------------------------------------------- */

static void
update_title (TaliaTableSession *self)
{
  const TaliaGame *game = talia_match_get_game (self->match);
  const TaliaState *state = get_state (self);
  g_autofree char *deal = state->deals > 0 ? talia_words_deal (game, state, self->brief) : NULL;
  TaliaDealPlan plan;

  talia_game_plan (game, state, MAX (state->deals, 1), &plan);
  set_flag (self, PROP_HAS_SCHEDULE, &self->has_schedule, plan.n_stakes > 0);
  set_text (self, PROP_SUBTITLE, &self->subtitle, deal != NULL ? deal : "");
}

/* A bid for each trick and none, one button for cards that are passed or a turn that is lost, or cards alone. */
static guint
count_most_choices (TaliaTableSession *self)
{
  const TaliaState *state = get_state (self);

  if (talia_match_get_game (self->match)->contract != NULL)
    return TALIA_MAX_PACK / state->seats + 1;
  return state->board != TALIA_BOARD_TRICK || state->trick.pass_shift != 0 ? 1 : 0;
}

static void
update_most_choices (TaliaTableSession *self)
{
  guint n = count_most_choices (self);

  if (self->most_choices == n)
    return;
  self->most_choices = n;
  notify (self, PROP_MOST_CHOICES);
}

static void
update (TaliaTableSession *self)
{
  if (!talia_match_is_settled (self->match))
    return;
  update_most_choices (self);
  update_title (self);
  update_prompt (self);
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

static void
changed_cb (TaliaMatch *match, TaliaTableSession *self)
{
  update (self);
  announce_prompt (self);
  tell_tip (self);
}

static void
set_busy (TaliaTableSession *self, gboolean busy)
{
  if (self->busy == busy)
    return;
  self->busy = busy;
  notify (self, PROP_BUSY);
  update (self);
  if (!busy && g_settings_get_boolean (talia_settings_get (), "wait-after-trick"))
    announce_prompt (self); /* what was announced last was how to go on */
}

/* --- what is played for the person ------------------------------------------------------------------ */

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

/* In a guided deal every decision is the person's own, forced ones too. */
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
    case PROP_TITLE:
      g_value_set_string (value, _ (talia_match_get_game (self->match)->name));
      break;
    case PROP_SUBTITLE:
      g_value_set_string (value, self->subtitle);
      break;
    case PROP_BRIEF:
      g_value_set_boolean (value, self->brief);
      break;
    case PROP_HAS_SCHEDULE:
      g_value_set_boolean (value, self->has_schedule);
      break;
    case PROP_PROMPT:
      g_value_set_string (value, self->prompt);
      break;
    case PROP_NEWS:
      g_value_set_string (value, self->news);
      break;
    case PROP_NEWS_KIND:
      g_value_set_enum (value, self->news_kind);
      break;
    case PROP_NEWS_RULE:
      g_value_set_string (value, self->news_rule);
      break;
    case PROP_MOST_CHOICES:
      g_value_set_uint (value, self->most_choices);
      break;
    case PROP_BUSY:
      g_value_set_boolean (value, self->busy);
      break;
    case PROP_WAITS:
      g_value_set_boolean (value, self->waits);
      break;
    case PROP_BOARD_PROMPT:
      g_value_set_string (value, self->board_prompt);
      break;
    case PROP_USES_KEYS:
      g_value_set_boolean (value, self->uses_keys);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
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
    case PROP_BRIEF:
      set_flag (self, id, &self->brief, g_value_get_boolean (value));
      update_title (self);
      break;
    case PROP_BUSY:
      set_busy (self, g_value_get_boolean (value));
      break;
    case PROP_WAITS:
      set_flag (self, id, &self->waits, g_value_get_boolean (value));
      update_prompt (self);
      break;
    case PROP_BOARD_PROMPT:
      set_text (self, id, &self->board_prompt, g_value_get_string (value));
      update_prompt (self);
      break;
    case PROP_USES_KEYS:
      set_flag (self, id, &self->uses_keys, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
talia_table_session_constructed (GObject *object)
{
  TaliaTableSession *self = TALIA_TABLE_SESSION (object);

  G_OBJECT_CLASS (talia_table_session_parent_class)->constructed (object);

  follow_autoplay (self);
  g_signal_group_set_target (self->match_signals, self->match);
  update (self);
}

static void
talia_table_session_dispose (GObject *object)
{
  TaliaTableSession *self = TALIA_TABLE_SESSION (object);

  g_clear_object (&self->match_signals);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (talia_table_session_parent_class)->dispose (object);
}

static void
talia_table_session_finalize (GObject *object)
{
  TaliaTableSession *self = TALIA_TABLE_SESSION (object);

  g_free (self->subtitle);
  g_free (self->prompt);
  g_free (self->news);
  g_free (self->news_rule);
  g_free (self->board_prompt);

  G_OBJECT_CLASS (talia_table_session_parent_class)->finalize (object);
}

static void
install_flag (guint id, const char *name, GParamFlags flags)
{
  props[id] = g_param_spec_boolean (name, NULL, NULL, FALSE, flags | G_PARAM_STATIC_STRINGS);
}

static void
install_text (guint id, const char *name, GParamFlags flags)
{
  props[id] = g_param_spec_string (name, NULL, NULL, NULL, flags | G_PARAM_STATIC_STRINGS);
}

static void
talia_table_session_class_init (TaliaTableSessionClass *klass)
{
  const GParamFlags told = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY, said = told | G_PARAM_WRITABLE;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = talia_table_session_get_property;
  object_class->set_property = talia_table_session_set_property;
  object_class->constructed = talia_table_session_constructed;
  object_class->dispose = talia_table_session_dispose;
  object_class->finalize = talia_table_session_finalize;

  props[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, TALIA_TYPE_MATCH,
                                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  install_text (PROP_TITLE, "title", told);
  install_text (PROP_SUBTITLE, "subtitle", told);
  install_flag (PROP_BRIEF, "brief", said);
  install_flag (PROP_HAS_SCHEDULE, "has-schedule", told);
  install_text (PROP_PROMPT, "prompt", told);
  install_text (PROP_NEWS, "news", told);
  props[PROP_NEWS_KIND] = g_param_spec_enum ("news-kind", NULL, NULL, TALIA_TYPE_NEWS_KIND, TALIA_NEWS_EVENT,
                                             told | G_PARAM_STATIC_STRINGS);
  install_text (PROP_NEWS_RULE, "news-rule", told);
  props[PROP_MOST_CHOICES] =
      g_param_spec_uint ("most-choices", NULL, NULL, 0, G_MAXUINT, 0, told | G_PARAM_STATIC_STRINGS);
  install_flag (PROP_BUSY, "busy", said);
  install_flag (PROP_WAITS, "waits", said);
  install_text (PROP_BOARD_PROMPT, "board-prompt", said);
  install_flag (PROP_USES_KEYS, "uses-keys", said);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[ANNOUNCED] = g_signal_new ("announced", TALIA_TYPE_TABLE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_INT);
  signals[CHANGED] =
      g_signal_new ("changed", TALIA_TYPE_TABLE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
talia_table_session_init (TaliaTableSession *self)
{
  self->news = g_strdup ("");
  self->match_signals = g_signal_group_new (TALIA_TYPE_MATCH);
  g_signal_group_connect (self->match_signals, "settled", G_CALLBACK (settled_cb), self);
  g_signal_group_connect (self->match_signals, "restored", G_CALLBACK (restored_cb), self);
  g_signal_group_connect (self->match_signals, "changed", G_CALLBACK (changed_cb), self);
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

void
talia_table_session_close (TaliaTableSession *self)
{
  g_return_if_fail (TALIA_IS_TABLE_SESSION (self));

  g_signal_group_set_target (self->match_signals, NULL);
  talia_match_hold (self->match);
  talia_match_settle (self->match);
}
