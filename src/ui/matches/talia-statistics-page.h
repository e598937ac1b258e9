/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The statistics page: the choice of matches, their statistics in numbers, and plots over time. */
#pragma once

#include <adwaita.h>

#include "model/archive/talia-archive.h"

G_BEGIN_DECLS

#define TALIA_TYPE_STATISTICS_PAGE (talia_statistics_page_get_type ())
G_DECLARE_FINAL_TYPE (TaliaStatisticsPage, talia_statistics_page, TALIA, STATISTICS_PAGE, AdwNavigationPage)

/** Creates a page that follows the archive. */
TaliaStatisticsPage *talia_statistics_page_new (TaliaArchive *archive);

G_END_DECLS
