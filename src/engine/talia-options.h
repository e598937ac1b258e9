/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game's options, and the schema, a table of these options from which dialogs, the protocol and the rules pages are
 * made. */
#pragma once

#include <glib.h>
#include <stdint.h>

G_BEGIN_DECLS

#define TALIA_MAX_OPTIONS 24

typedef enum
{
  TALIA_OPTION_BOOL,
  TALIA_OPTION_INT,
  TALIA_OPTION_CHOICE,
} TaliaOptionType;

/** One value of a choice: its id in records, its name for players (msgid). */
typedef struct
{
  const char *id;
  const char *label;
} TaliaOptionChoice;

/** One option of a game. A schema is an array of these that ends with a NULL key. */
typedef struct
{
  const char *key;
  TaliaOptionType type;
  int initial;                      /* the default: 0 or 1, a number, or the index of a choice */
  int min, max;                     /* TALIA_OPTION_INT only */
  const TaliaOptionChoice *choices; /* TALIA_OPTION_CHOICE only; ends with a NULL id */
  const char *label;                /* msgid: a few words */
  const char *help;                 /* msgid: a sentence */
  const char *least;                /* TALIA_OPTION_INT only, msgid: what the least value means if it is no number; or
                                     * NULL */
  const char *when; /* a condition on earlier options, without which it has no effect; NULL or "": it always has */
  gboolean apart;   /* about who plays, not how: a preset that does not name it does not change it */
} TaliaOption;

/** A named set of options; an array of these ends with a NULL id. Options that are not named have their defaults. */
typedef struct
{
  const char *id;
  const char *label;    /* msgid */
  const char *settings; /* `KEY=VALUE KEY=VALUE`, may be empty */
  const char *about;    /* msgid: a second line, such as where people play in this way */
} TaliaPreset;

/** The options of one match: a value for each entry of the schema, in its order. */
typedef struct
{
  int16_t value[TALIA_MAX_OPTIONS];
} TaliaOptions;

/** The GError domain of options that are refused; the message is a sentence. */
#define TALIA_OPTION_ERROR (talia_option_error_quark ())
GQuark talia_option_error_quark (void);
typedef enum
{
  TALIA_OPTION_ERROR_UNKNOWN,  /* no option of that name */
  TALIA_OPTION_ERROR_VALUE,    /* not a value of the option */
  TALIA_OPTION_ERROR_CONFLICT, /* values that conflict */
} TaliaOptionError;

/** Returns the number of options in the schema. */
guint talia_options_count (const TaliaOption *schema);

/** Returns the index of the option `key` (of `length` characters, -1: up to NUL); -1 if there is none. */
int talia_options_find (const TaliaOption *schema, const char *key, gssize length);

/** Sets every option to its default. */
void talia_options_init (const TaliaOption *schema, TaliaOptions *options);

/** Sets one option from `KEY=VALUE`. Changes nothing on error. */
gboolean talia_options_set (const TaliaOption *schema, TaliaOptions *options, const char *setting, GError **error);

/** Sets every option to its default, then those that the preset names. */
void talia_options_apply_preset (const TaliaOption *schema, TaliaOptions *options, const TaliaPreset *preset);

/** Returns the value of option `index` as its text in records, a new string. */
char *talia_options_value_text (const TaliaOption *schema, const TaliaOptions *options, guint index);

/** Returns the protocol's line about an option: `KEY TYPE DEFAULT VALUES`, a new string. */
char *talia_option_describe (const TaliaOption *option);

G_END_DECLS
