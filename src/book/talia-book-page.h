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
  TALIA_ELEMENT_INCLUDE, /* gone once talia_book_page_include() has been called */
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
  TALIA_ELEMENT_VALUE, /* a number that the engine bears out, shown as it is */
  TALIA_ELEMENT_EXAMPLE,
  TALIA_ELEMENTS
} TaliaBookElement;

typedef enum
{
  TALIA_ATTRIBUTE_ID,
  TALIA_ATTRIBUTE_GAME,
  TALIA_ATTRIBUTE_NAME,  /* `page`: of a page that is no game's */
  TALIA_ATTRIBUTE_RULE,  /* ids of refusals that are explained here */
  TALIA_ATTRIBUTE_LINE,  /* msgids of score lines that are explained here, with | between them */
  TALIA_ATTRIBUTE_IF,    /* a condition on the options */
  TALIA_ATTRIBUTE_KEY,   /* of an option */
  TALIA_ATTRIBUTE_PHASE, /* when the section is what matters */
  TALIA_ATTRIBUTE_BOARD,
  TALIA_ATTRIBUTE_DEAL,   /* of a section: a deal's title; of a value: its number */
  TALIA_ATTRIBUTE_OF,     /* what a value is, see docs/RULES-PAGES.md */
  TALIA_ATTRIBUTE_WITH,   /* the options that a value is checked under */
  TALIA_ATTRIBUTE_PIECES, /* `cards` of a value */
  TALIA_ATTRIBUTE_FROM,   /* of an include: PAGE#SECTION */
  TALIA_ATTRIBUTES
} TaliaBookAttribute;

typedef struct _TaliaBookNode TaliaBookNode;

/** An element. What its kind does not have is NULL. */
struct _TaliaBookNode
{
  TaliaBookElement element;
  TaliaBookNode *parent;
  GPtrArray *children; /* of TaliaBookNode, owned by the page */
  char *text;          /* a msgid, or shown as it is; may hold links */
  GArray *cards;       /* of TaliaCard */
  char *attribute[TALIA_ATTRIBUTES];
};

typedef struct
{
  char *id;         /* of the game, or the page's own */
  GPtrArray *nodes; /* of TaliaBookNode: all of them in reading order, the page itself first */
} TaliaBookPage;

/**
 * Reads a page. White space in texts is normalised as xgettext does it, so that they are found
 * in the catalogs. Error: G_MARKUP_ERROR.
 */
TaliaBookPage *talia_book_page_parse (const char *xml, gssize length, GError **error);

/** Frees a node, but not its children: the page holds all. */
void talia_book_node_free (TaliaBookNode *node);

void talia_book_page_free (TaliaBookPage *page);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaBookPage, talia_book_page_free)

/**
 * Where something is explained: `id` is an element's own id, the id of a rule (talia_rule_id()), or
 * `score/` and the msgid of a score line. NULL when the page has no such place.
 */
const TaliaBookNode *talia_book_page_find (const TaliaBookPage *page, const char *id);

/** Where the option is explained; NULL when it is not. */
const TaliaBookNode *talia_book_page_find_option (const TaliaBookPage *page, const char *key);

/**
 * The section that matters now: of those whose `phase`, `board` and `deal` all agree with the
 * state the one that says most. NULL when there is none.
 */
const TaliaBookNode *talia_book_page_find_now (const TaliaBookPage *page, const TaliaGame *game,
                                               const TaliaState *state);

/** The first child of that kind; NULL when there is none. */
const TaliaBookNode *talia_book_node_child (const TaliaBookNode *node, TaliaBookElement element);

/** Whether the node's text is a msgid. */
gboolean talia_book_node_is_translated (const TaliaBookNode *node);

/**
 * A text with links as Pango markup, where `<link to="…">` has become `<a href="…">`. Sets `plain`
 * (may be NULL) to the text without markup. New strings.
 */
char *talia_book_text_to_markup (const char *text, char **plain);

G_END_DECLS
