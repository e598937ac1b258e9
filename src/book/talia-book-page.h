/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page of the rule book, read from data/rules (docs/RULES-PAGES.md), without widgets. */
#pragma once

#include "engine/talia-condition.h"
#include "engine/talia-game.h"

G_BEGIN_DECLS

typedef enum
{
  TALIA_ELEMENT_PAGE,
  TALIA_ELEMENT_SECTION,
  TALIA_ELEMENT_INCLUDE, /* removed by talia_book_page_include() */
  TALIA_ELEMENT_TITLE,   /* of a page, a section or an example */
  TALIA_ELEMENT_PARAGRAPH,
  TALIA_ELEMENT_LIST,
  TALIA_ELEMENT_ITEM,
  TALIA_ELEMENT_NOTE,
  TALIA_ELEMENT_OPTION, /* explains the option `key` */
  TALIA_ELEMENT_TERM,   /* a word of the glossary, explained by the paragraphs after it */
  TALIA_ELEMENT_CARDS,
  TALIA_ELEMENT_TABLE,
  TALIA_ELEMENT_HEAD,
  TALIA_ELEMENT_ROW,
  TALIA_ELEMENT_CELL,  /* a msgid */
  TALIA_ELEMENT_LABEL, /* shown as it is */
  TALIA_ELEMENT_VALUE, /* a number that is checked against the engine, shown unchanged */
  TALIA_ELEMENT_EXAMPLE,
  TALIA_ELEMENTS
} TaliaBookElement;

typedef enum
{
  TALIA_ATTRIBUTE_ID,
  TALIA_ATTRIBUTE_GAME,
  TALIA_ATTRIBUTE_NAME,  /* `page`: of a page that is not about a game */
  TALIA_ATTRIBUTE_RULE,  /* ids of refusals that the node explains */
  TALIA_ATTRIBUTE_LINE,  /* msgids of score lines that the node explains, separated by | */
  TALIA_ATTRIBUTE_IF,    /* a condition on the options */
  TALIA_ATTRIBUTE_KEY,   /* the key of an option */
  TALIA_ATTRIBUTE_PHASE, /* the phase in which the section is relevant */
  TALIA_ATTRIBUTE_BOARD,
  TALIA_ATTRIBUTE_DEAL,   /* of a section: the title of a deal; of a value: its number */
  TALIA_ATTRIBUTE_OF,     /* the meaning of a value, see docs/RULES-PAGES.md */
  TALIA_ATTRIBUTE_WITH,   /* the options with which a value is checked */
  TALIA_ATTRIBUTE_PIECES, /* `cards` of a value */
  TALIA_ATTRIBUTE_FROM,   /* of an include: PAGE#SECTION */
  TALIA_ATTRIBUTES
} TaliaBookAttribute;

typedef struct _TaliaBookNode TaliaBookNode;

/** An element. Fields that its kind does not have are NULL. */
struct _TaliaBookNode
{
  TaliaBookElement element;
  TaliaBookNode *parent;
  GPtrArray *children; /* of TaliaBookNode, owned by the page */
  char *text;          /* a msgid, or a text that is shown unchanged; may contain links */
  GArray *cards;       /* of TaliaCard */
  char *attribute[TALIA_ATTRIBUTES];
};

typedef struct
{
  char *id;         /* the id of the game, or of the page */
  GPtrArray *nodes; /* of TaliaBookNode: all nodes in reading order, beginning with the page itself */
} TaliaBookPage;

/**
 * Reads a page. White space in texts is normalised as xgettext does it, so that they are found
 * in the catalogs. Error: G_MARKUP_ERROR.
 */
TaliaBookPage *talia_book_page_parse (const char *xml, gssize length, GError **error);

/** Frees this node alone: the page owns all nodes, its children among them. */
void talia_book_node_free (TaliaBookNode *node);

void talia_book_page_free (TaliaBookPage *page);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaBookPage, talia_book_page_free)

/**
 * Finds where something is explained: `id` is an element's id, the id of a rule (talia_rule_id()), or `score/` and the
 * msgid of a score line. Returns NULL if the page has no such place.
 */
const TaliaBookNode *talia_book_page_find (const TaliaBookPage *page, const char *id);

/** Finds where the option is explained; returns NULL if it is not. */
const TaliaBookNode *talia_book_page_find_option (const TaliaBookPage *page, const char *key);

/**
 * Finds the section that is relevant now: of those whose `phase`, `board` and `deal` all match the state, the one with
 * the most conditions. Returns NULL if there is none.
 */
const TaliaBookNode *talia_book_page_find_now (const TaliaBookPage *page, const TaliaGame *game,
                                               const TaliaState *state);

/** Returns the first child of that kind; NULL if there is none. */
const TaliaBookNode *talia_book_node_child (const TaliaBookNode *node, TaliaBookElement element);

/** Returns whether the node's text is a msgid. */
gboolean talia_book_node_is_translated (const TaliaBookNode *node);

/**
 * Converts a text with links to Pango markup, in which `<link to="…">` has become `<a href="…">`. Sets `plain` (may be
 * NULL) to the text without markup. New strings.
 */
char *talia_book_text_to_markup (const char *text, char **plain);

G_END_DECLS
