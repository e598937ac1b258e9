/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A request to play a match: which one, and which questions the session may put to the player first. */
#pragma once

#include "model/table/talia-table.h"

G_BEGIN_DECLS

typedef enum
{
  TALIA_REQUEST_OFFER,    /* the match of `table`, after offering an unfinished match of its game */
  TALIA_REQUEST_QUICK,    /* the unfinished match of a game, or the match of `table` if there is none */
  TALIA_REQUEST_CHOSEN,   /* the match of `table`, for which the player has just chosen players and rules */
  TALIA_REQUEST_PLAY_ON,  /* the match of `table`, whatever match is stored */
  TALIA_REQUEST_CONTINUE, /* the stored match */
  TALIA_REQUEST_GO_ON,    /* the match in `file`, which is a file of the archive */
} TaliaRequestKind;

/** TaliaRequest: an immutable value with a reference count. */
typedef struct
{
  TaliaRequestKind kind;
  TaliaTable *table; /* may be NULL */
  char *file;        /* may be NULL */
} TaliaRequest;

/** Returns a request with copies of its arguments; `table` and `file` may be NULL. */
TaliaRequest *talia_request_new (TaliaRequestKind kind, TaliaTable *table, const char *file);
TaliaRequest *talia_request_ref (TaliaRequest *self);
void talia_request_unref (TaliaRequest *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TaliaRequest, talia_request_unref)

G_END_DECLS
