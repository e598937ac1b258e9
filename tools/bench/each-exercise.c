/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "each-exercise.h"

void
each_exercise (int argc, char **argv, EachExercise function)
{
  const TaliaGame *game = argc == 3 ? talia_registry_find (argv[1]) : NULL;
  g_autofree char *text = NULL;
  g_autoptr (TaliaCollection) collection = NULL;
  g_autoptr (GPtrArray) list = NULL;

  if (game == NULL || !g_file_get_contents (argv[2], &text, NULL, NULL))
    g_error ("%s GAME FILE", argv[0]);
  collection = talia_collection_parse (game, text);
  if (collection == NULL)
    g_error ("%s is damaged", argv[2]);
  list = talia_collection_list (collection, 0);
  for (guint i = 0; i < list->len; i++)
    {
      g_autoptr (TaliaTrial) trial = talia_collection_open (collection, list->pdata[i]);

      if (trial == NULL)
        g_error ("an exercise does not fit the rules");
      function (game, trial, list->pdata[i]);
    }
}
