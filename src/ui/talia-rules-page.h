/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules of a game as they are written in data/rules: sections of blocks, without widgets. */
#pragma once

#include "talia-cards.h"

G_BEGIN_DECLS

typedef enum
{
  TALIA_BLOCK_TITLE, /* starts a section */
  TALIA_BLOCK_PARAGRAPH,
  TALIA_BLOCK_ITEM, /* of a list */
  TALIA_BLOCK_NOTE,
  TALIA_BLOCK_OPTION, /* explains the option `option` */
  TALIA_BLOCK_CARDS,
  TALIA_BLOCK_TABLE,
} TaliaBlockKind;

typedef enum
{
  TALIA_CELL_TEXT,  /* a msgid */
  TALIA_CELL_VALUE, /* shown as it is: a number */
  TALIA_CELL_CARDS,
} TaliaCellKind;

typedef struct
{
  TaliaCellKind kind;
  char *text;
  GArray *cards; /* of TaliaCard */
} TaliaCell;

/** One block; fields that the kind does not use are NULL. */
typedef struct
{
  TaliaBlockKind kind;
  char *text;      /* msgid */
  GStrv rules;     /* ids of the rules (talia_rule_id()) that are explained here */
  char *option;    /* key */
  GArray *cards;   /* of TaliaCard */
  GPtrArray *rows; /* of GPtrArray of TaliaCell; the first row is the head */
} TaliaBlock;

/** The blocks of a page, in order. */
typedef struct
{
  char *game;
  GPtrArray *blocks;
} TaliaRulesPage;

/**
 * Reads a page. White space in texts is normalised as xgettext does it, so that they are found
 * in the catalogs. Error: G_MARKUP_ERROR.
 */
TaliaRulesPage *talia_rules_page_parse (const char *xml, gssize length, GError **error);

void talia_rules_page_free (TaliaRulesPage *page);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaRulesPage, talia_rules_page_free)

/** The first block that explains the rule; NULL when there is none. */
const TaliaBlock *talia_rules_page_find_rule (const TaliaRulesPage *page, const char *rule_id);

G_END_DECLS
