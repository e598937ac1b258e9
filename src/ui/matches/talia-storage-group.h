/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A group of rows in the preferences: how many matches are stored, and buttons to export, import and delete them. */
#pragma once

#include <adwaita.h>

#include "model/archive/talia-archive.h"

G_BEGIN_DECLS

/**
 * TaliaStorageGroup:
 *
 * Uses the window's actions `win.export-all`, `win.import-all` and `win.delete-finished`, for which it closes the
 * dialog that it is in.
 */
#define TALIA_TYPE_STORAGE_GROUP (talia_storage_group_get_type ())
G_DECLARE_FINAL_TYPE (TaliaStorageGroup, talia_storage_group, TALIA, STORAGE_GROUP, AdwPreferencesGroup)

/** Shows how many matches `archive` has, and follows its changes. To be called once. */
void talia_storage_group_set_archive (TaliaStorageGroup *self, TaliaArchive *archive);

G_END_DECLS
