/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests the list of all matches by itself: each filter above it, and the matches that it then shows. */
#include "archiving.h"
#include "find.h"
#include "setup.h"
#include "ui/matches/talia-match-row.h"
#include "ui/matches/talia-matches-page.h"

/* The drop-downs in their order. */
enum
{
  GAMES,
  STATES,
  TIMES,
  ORDERS
};

/* A choice by its name, and the files in the list then, without folder and ending. */
static const struct
{
  guint row;
  const char *choice, *names;
} choices[] = {
  { GAMES, "American Hearts", "current a d" },
  { GAMES, "All games", "current a b c d" },
  { STATES, "Unfinished", "current b d" },
  { STATES, "Finished", "a c" },
  { STATES, "Won", "c" },
  { STATES, "With Real Cards", "" },
  { STATES, "All", "current a b c d" },
  { TIMES, "Last 30 Days", "" }, /* the matches are from 2025 */
  { TIMES, "All Time", "current a b c d" },
  { ORDERS, "Oldest first", "d c b a current" },
  { ORDERS, "By game", "current d a b c" },
  { ORDERS, "By opponents", "c current b d a" },
  { ORDERS, "By result", "c a current b d" },
  { GAMES, "American Hearts", "a current d" },
  { ORDERS, "Newest first", "current a d" },
};

static guint
find_choice (GtkDropDown *row, const char *name)
{
  GtkStringList *list = GTK_STRING_LIST (gtk_drop_down_get_model (row));
  guint i = 0;

  while (g_strcmp0 (gtk_string_list_get_string (list, i), name) != 0)
    g_assert_cmpuint (++i, <, g_list_model_get_n_items (G_LIST_MODEL (list)));
  return i;
}

/* Returns the titles in the list, whether or not their rows have been created. */
static char *
list_names (GtkWidget *page)
{
  GtkSelectionModel *selection = gtk_list_view_get_model (GTK_LIST_VIEW (find (page, GTK_TYPE_LIST_VIEW, 0)));
  GListModel *slice = gtk_no_selection_get_model (GTK_NO_SELECTION (selection));
  GListModel *list = gtk_slice_list_model_get_model (GTK_SLICE_LIST_MODEL (slice));
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (TaliaArchiveMatch) match = g_list_model_get_item (list, i);
      g_autofree char *name = g_path_get_basename (talia_archive_match_get_facts (match)->file);

      *strchr (name, '.') = '\0';
      g_string_append_printf (names, "%s%s", i > 0 ? " " : "", name);
    }
  return g_string_free_and_steal (names);
}

static void
test_choices (Archiving *self, gconstpointer data)
{
  GtkWidget *page = g_object_ref_sink (GTK_WIDGET (talia_matches_page_new (self->archive)));

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      GtkDropDown *row = GTK_DROP_DOWN (find (page, GTK_TYPE_DROP_DOWN, choices[i].row));
      g_autofree char *names = NULL;

      gtk_drop_down_set_selected (row, find_choice (row, choices[i].choice));
      names = list_names (page);
      g_assert_cmpstr (names, ==, choices[i].names);
    }
  g_assert_finalize_object (page);
}

/* The row of a match that is excluded from the statistics says why; other rows do not mention statistics. */
static const struct
{
  guint apart;
  const char *end;
} marks[] = {
  { 0, " · Ola, Ewa" },
  { TALIA_APART_HINT, " · Ola, Ewa · with hints" },
  { TALIA_APART_UNDO, " · Ola, Ewa · with moves taken back" },
  { TALIA_APART_UNDO | TALIA_APART_HINT, " · Ola, Ewa · with moves taken back" },
  { TALIA_APART_BRANCH | TALIA_APART_UNDO, " · Ola, Ewa · played on from a review" },
};

static void
test_marks (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      const TaliaMatchFacts facts = { .game = talia_registry_find ("hearts"),
                                      .title = (char *) "",
                                      .others = (char *) "Ola, Ewa",
                                      .sides = 4,
                                      .apart = marks[i].apart };
      g_autofree char *text = talia_match_row_describe (&facts);

      g_assert_true (g_str_has_suffix (text, marks[i].end));
    }
}

int
main (int argc, char **argv)
{
  setup_still (&argc, &argv);
  g_test_add ("/matches-page/choices", Archiving, NULL, archiving_set_up, test_choices, archiving_tear_down);
  g_test_add_func ("/matches-page/marks", test_marks);
  return g_test_run ();
}
