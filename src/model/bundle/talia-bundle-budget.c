/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Limits how much of an imported file of matches is read, since a few compressed bytes may unpack to days of work. */
#include "talia-bundle-budget.h"

#include <glib/gi18n.h>

#include "model/base/talia-text.h"

#define MAX_BYTES (G_GUINT64_CONSTANT (1024) * 1024 * TALIA_BUNDLE_MAX_MIB)

void
talia_bundle_budget_take (TaliaBundleBudget *self, const char *text, gsize length)
{
  for (gsize i = 0; i < length; i++)
    self->steps += text[i] == '\n';
}

/* The kinds of excess. */
typedef enum
{
  NOTHING,
  FILES,
  BYTES,
  STEPS,
} Excess;

static Excess
find_excess (const TaliaBundleBudget *self)
{
  if (self->files > TALIA_BUNDLE_MAX_FILES)
    return FILES;
  if (MAX (self->bytes, self->promised) > MAX_BYTES)
    return BYTES;
  return self->steps > TALIA_BUNDLE_MAX_STEPS ? STEPS : NOTHING;
}

static char *
describe (Excess excess, const char *file)
{
  g_autofree char *shown = talia_text_clean_path (file);

  switch (excess)
    {
    case FILES:
      return g_strdup_printf (_ ("With “%s”, the archive has more than %d files. Nothing was added."), shown,
                              TALIA_BUNDLE_MAX_FILES);
    case BYTES:
      return g_strdup_printf (_ ("With “%s”, the archive unpacks to more than %d MiB. Nothing was added."), shown,
                              TALIA_BUNDLE_MAX_MIB);
    case STEPS:
      return g_strdup_printf (_ ("With “%s”, there are more than %d steps to read. Nothing was added."), shown,
                              TALIA_BUNDLE_MAX_STEPS);
    case NOTHING:
      return NULL;
    }
  g_return_val_if_reached (NULL);
}

gboolean
talia_bundle_budget_allows (const TaliaBundleBudget *self)
{
  return find_excess (self) == NOTHING && !g_cancellable_is_cancelled (self->cancellable);
}

gboolean
talia_bundle_budget_check (const TaliaBundleBudget *self, const char *file, GError **error)
{
  const Excess excess = find_excess (self);
  g_autofree char *sentence = describe (excess, file);

  if (sentence == NULL)
    return !g_cancellable_set_error_if_cancelled (self->cancellable, error);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, sentence);
  return FALSE;
}
