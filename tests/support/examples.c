/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs the worked examples of the rules; each line of a file is a test case. */
#include "examples.h"

#include <string.h>

typedef struct
{
  JsonParser *parser;
  ExampleTest test;
} Example;

static void
run_example (gconstpointer data)
{
  const Example *example = data;

  g_assert_nonnull (example->test);
  example->test (json_node_get_object (json_parser_get_root (example->parser)));
}

static void
free_example (gpointer data)
{
  Example *example = data;

  g_object_unref (example->parser);
  g_free (example);
}

void
examples_add (const char *name, const ExampleKind *kinds)
{
  g_autofree char *file = g_strdup_printf ("%s/%s.jsonl", EXAMPLES, name);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (file, &text, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (g_strstrip (text), !=, "");
  lines = g_strsplit (text, "\n", -1);
  for (int i = 0; lines[i] != NULL; i++)
    {
      Example *example;
      JsonObject *object;
      const char *kind;
      g_autofree char *path = NULL;

      if (*lines[i] == '\0')
        continue;
      example = g_new0 (Example, 1);
      example->parser = json_parser_new ();
      json_parser_load_from_data (example->parser, lines[i], -1, &error);
      g_assert_no_error (error);
      object = json_node_get_object (json_parser_get_root (example->parser));
      kind = json_object_get_string_member (object, "kind");
      for (int k = 0; kinds[k].kind != NULL; k++)
        if (strcmp (kinds[k].kind, kind) == 0)
          example->test = kinds[k].test;
      path = g_strdup_printf ("/examples/%s/%s/%s", name, kind, json_object_get_string_member (object, "id"));
      g_test_add_data_func_full (path, example, run_example, free_example);
    }
}

int
example_card_list (JsonArray *array, TaliaCard *cards)
{
  int n = (int) json_array_get_length (array);

  for (int i = 0; i < n; i++)
    {
      cards[i] = talia_card_parse (json_array_get_string_element (array, (guint) i));
      g_assert_cmpint (cards[i], !=, TALIA_NO_CARD);
    }
  return n;
}

TaliaCards
example_cards (JsonObject *example, const char *name)
{
  TaliaCard cards[TALIA_MAX_PACK];
  TaliaCards set = 0;
  int n;

  if (!json_object_has_member (example, name))
    return 0;
  n = example_card_list (json_object_get_array_member (example, name), cards);
  for (int i = 0; i < n; i++)
    set |= TALIA_BIT (cards[i]);
  return set;
}

int
example_ints (JsonObject *example, const char *name, int *numbers)
{
  JsonArray *array = json_object_get_array_member (example, name);
  int n = (int) json_array_get_length (array);

  for (int i = 0; i < n; i++)
    numbers[i] = (int) json_array_get_int_element (array, (guint) i);
  return n;
}

uint8_t
example_set (JsonObject *example, const char *name)
{
  int numbers[TALIA_MAX_SEATS];
  int n = example_ints (example, name, numbers);
  uint8_t set = 0;

  for (int i = 0; i < n; i++)
    set |= (uint8_t) (1 << numbers[i]);
  return set;
}

void
example_assert_legal (const TaliaGame *game, const TaliaState *state, TaliaCards cards)
{
  TaliaMove moves[TALIA_MAX_PACK + 1];
  int n = talia_game_legal (game, state, moves, G_N_ELEMENTS (moves));
  TaliaCards listed = 0;

  for (int i = 0; i < n; i++)
    if (moves[i].kind == TALIA_MOVE_PLAY)
      listed |= TALIA_BIT (moves[i].card);
  g_assert_cmphex (listed, ==, cards);
  for (TaliaCards rest = TALIA_ALL_CARDS; rest != 0;)
    {
      TaliaMove move = TALIA_PLAY (talia_cards_pop (&rest));
      gboolean accepted = talia_game_check (game, state, &move).rule == TALIA_RULE_NONE;

      g_assert_cmpint (accepted, ==, (cards & TALIA_BIT (move.card)) != 0);
    }
}

static void
set_option (JsonObject *object, const char *key, JsonNode *value, gpointer data)
{
  gpointer *context = data;
  const TaliaGame *game = context[0];
  g_autoptr (GError) error = NULL;
  g_autofree char *setting = NULL;

  if (json_node_get_value_type (value) == G_TYPE_STRING)
    setting = g_strdup_printf ("%s=%s", key, json_node_get_string (value));
  else if (json_node_get_value_type (value) == G_TYPE_BOOLEAN)
    setting = g_strdup_printf ("%s=%s", key, json_node_get_boolean (value) ? "true" : "false");
  else
    setting = g_strdup_printf ("%s=%d", key, (int) json_node_get_int (value));
  talia_options_set (game->options, context[1], setting, &error);
  g_assert_no_error (error);
}

TaliaState
example_state (const TaliaGame *game, JsonObject *example, guint deal)
{
  g_autoptr (GError) error = NULL;
  TaliaOptions options;
  TaliaState state;
  gpointer context[] = { (gpointer) game, &options };

  talia_game_init_options (game, &options);
  if (json_object_has_member (example, "players"))
    {
      g_autofree char *setting = g_strdup_printf ("players=%d", (int) json_object_get_int_member (example, "players"));

      talia_options_set (game->options, &options, setting, &error);
      g_assert_no_error (error);
    }
  if (json_object_has_member (example, "options"))
    json_object_foreach_member (json_object_get_object_member (example, "options"), set_option, context);
  talia_game_start (game, &options, &state, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < deal; i++)
    {
      TaliaPack pack;
      int dealer;

      state.phase = TALIA_PHASE_DEAL;
      talia_game_shuffle (game, &state, i, &pack, &dealer);
      talia_game_deal (game, &state, &pack, dealer, &state, NULL, &error);
      g_assert_no_error (error);
    }
  return state;
}
