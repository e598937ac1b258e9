/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A host: a table that people at other machines may join. */
#include "talia-host-private.h"

#include "model/record/talia-record.h"
#include "talia-listen.h"

#define PATIENCE 20000 /* in milliseconds */

G_DEFINE_FINAL_TYPE (TaliaHost, talia_host, G_TYPE_OBJECT)

enum
{
  CHANGED,
  WAITING,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

/* --- those who come ------------------------------------------------------------------- */

static void
line_cb (TaliaHost *self, const char *line, TaliaVisitor *visitor)
{
  switch (talia_visitor_get_stage (visitor))
    {
    case TALIA_VISITOR_OUTSIDE: /* nothing is read from them */
      break;
    case TALIA_VISITOR_CAME:
    case TALIA_VISITOR_GREETED:
      talia_host_admit (self, visitor, line);
      break;
    case TALIA_VISITOR_WELCOMED:
      if (g_str_equal (line, "agreed"))
        talia_host_seat (self, visitor);
      else
        talia_visitor_dismiss (visitor, "refused", "grammar");
      break;
    case TALIA_VISITOR_SEATED:
      talia_host_hear (self, visitor, line);
      break;
    }
}

static void
left_cb (TaliaHost *self, TaliaVisitor *visitor)
{
  talia_host_miss (self, visitor);
  g_signal_handlers_disconnect_by_data (visitor, self);
  g_ptr_array_remove (self->visitors, visitor); /* the others stay in the queue */
  talia_host_let_in (self);
}

TaliaVisitor *
talia_host_receive (TaliaHost *self, GSocketConnection *connection)
{
  TaliaVisitor *visitor = talia_visitor_new (connection, self->patience);

  g_signal_connect_object (visitor, "line", G_CALLBACK (line_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (visitor, "left", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  talia_host_meet (self, visitor);
  return visitor;
}

static gboolean
incoming_cb (TaliaHost *self, GSocketConnection *connection)
{
  talia_host_receive (self, connection);
  return TRUE;
}

void
talia_host_tell_seat (TaliaHost *self, int seat)
{
  g_autofree char *line = talia_people_to_line (&self->people, seat);

  for (guint i = 0; i < self->visitors->len; i++)
    if (talia_visitor_get_stage (self->visitors->pdata[i]) == TALIA_VISITOR_SEATED)
      talia_visitor_send (self->visitors->pdata[i], "person", line);
  talia_host_set_stand_ins (self);
  talia_host_tell_network (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
talia_host_tell_waiting (TaliaHost *self, int seat, guint left)
{
  g_signal_emit (self, signals[WAITING], 0, seat, left);
}

/* --- the network ---------------------------------------------------------------------- */

void
talia_host_announce (TaliaHost *self)
{
  g_return_if_fail (TALIA_IS_HOST (self) && self->service != NULL && self->announcer == NULL);

  for (int seat = 0; seat < self->people.seats && self->announcer == NULL; seat++)
    if (self->people.at[seat].state == TALIA_PERSON_HOST)
      self->announcer =
          talia_announcer_new (self->people.at[seat].name, self->game, (const char *const *) self->networks, self->port,
                               talia_host_count_free_seats (self));
}

void
talia_host_tell_network (TaliaHost *self)
{
  if (self->announcer != NULL)
    talia_announcer_set_free_seats (self->announcer, talia_host_count_free_seats (self));
}

/* --- the object ----------------------------------------------------------------------- */

static void
talia_host_dispose (GObject *object)
{
  TaliaHost *self = TALIA_HOST (object);

  talia_host_close (self);
  g_clear_object (&self->match);
  g_clear_object (&self->certificate);
  G_OBJECT_CLASS (talia_host_parent_class)->dispose (object);
}

static void
talia_host_finalize (GObject *object)
{
  TaliaHost *self = TALIA_HOST (object);

  g_free (self->head);
  g_free (self->code_text);
  g_strfreev (self->networks);
  g_ptr_array_unref (self->visitors);
  talia_guesses_free (self->guesses);
  for (guint i = 0; i < G_N_ELEMENTS (self->tokens); i++)
    {
      g_free (self->tokens[i]);
      g_free (self->origins[i]);
    }
  if (self->record != NULL)
    g_string_free (self->record, TRUE);
  G_OBJECT_CLASS (talia_host_parent_class)->finalize (object);
}

static void
talia_host_class_init (TaliaHostClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = talia_host_dispose;
  object_class->finalize = talia_host_finalize;
  signals[CHANGED] =
      g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[WAITING] = g_signal_new ("waiting", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_UINT);
}

static void
talia_host_init (TaliaHost *self)
{
  self->visitors = g_ptr_array_new_with_free_func (g_object_unref);
  self->patience = PATIENCE;
  self->turn_time = TALIA_HOST_TURN_TIME;
  self->guesses = talia_guesses_new ();
}

/* Returns the lines of a record for the game and its options alone. */
static char *
write_head (TaliaTable *table)
{
  g_autofree char *record = talia_record_write (table);
  g_auto (GStrv) lines = g_strsplit (record, "\n", -1);
  GString *head = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL && (i < 2 || g_str_has_prefix (lines[i], "option ")); i++)
    g_string_append_printf (head, "%s\n", lines[i]);
  return g_string_free_and_steal (head);
}

TaliaHost *
talia_host_new (const TaliaGame *game, const TaliaOptions *options, const char *name, GError **error)
{
  g_autoptr (TaliaHost) self = g_object_new (TALIA_TYPE_HOST, NULL);
  g_autoptr (TaliaTable) blank = NULL;

  blank = talia_table_new (game, options, error);
  if (blank == NULL)
    return NULL;
  self->game = game;
  self->options = *options;
  self->head = write_head (blank);
  self->people.seats = talia_table_get_n_seats (blank);
  self->people.at[0].state = TALIA_PERSON_HOST;
  talia_person_set_name (&self->people.at[0], name);
  return g_steal_pointer (&self);
}

/* --- the door ------------------------------------------------------------------------- */

#define GROUP "host"

char *
talia_host_save (TaliaHost *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *certificate = NULL, *key = NULL;

  g_return_val_if_fail (TALIA_IS_HOST (self) && self->certificate != NULL, NULL);

  g_object_get (self->certificate, "certificate-pem", &certificate, "private-key-pem", &key, NULL);
  g_key_file_set_string (file, GROUP, "certificate", certificate);
  g_key_file_set_string (file, GROUP, "key", key);
  g_key_file_set_string (file, GROUP, "code", self->code_text);
  g_key_file_set_integer (file, GROUP, "port", self->port);
  if (self->networks != NULL)
    g_key_file_set_string_list (file, GROUP, "networks", (const char *const *) self->networks,
                                g_strv_length (self->networks));
  for (int seat = 0; seat < self->people.seats; seat++)
    if (self->tokens[seat] != NULL)
      {
        g_autofree char *name = g_strdup_printf ("token-%d", seat);

        g_key_file_set_string (file, GROUP, name, self->tokens[seat]);
      }
  return g_key_file_to_data (file, NULL, NULL);
}

static gboolean
load (TaliaHost *self, const char *saved, GError **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *certificate = NULL, *key = NULL, *code = NULL, *pem = NULL;

  if (!g_key_file_load_from_data (file, saved, (gsize) -1, G_KEY_FILE_NONE, error)
      || (certificate = g_key_file_get_string (file, GROUP, "certificate", error)) == NULL
      || (key = g_key_file_get_string (file, GROUP, "key", error)) == NULL
      || (code = g_key_file_get_string (file, GROUP, "code", error)) == NULL)
    return FALSE;
  pem = g_strconcat (certificate, key, NULL);
  self->certificate = g_tls_certificate_new_from_pem (pem, -1, error);
  if (self->certificate == NULL)
    return FALSE;
  if (!talia_code_parse (code, &self->code))
    talia_code_make (self->certificate, &self->code);
  self->port = (guint16) g_key_file_get_integer (file, GROUP, "port", NULL);
  if (g_key_file_has_key (file, GROUP, "networks", NULL))
    {
      g_strfreev (self->networks);
      self->networks = g_key_file_get_string_list (file, GROUP, "networks", NULL, NULL);
      if (self->networks == NULL) /* an empty list, which does not mean all */
        self->networks = g_new0 (char *, 1);
    }
  for (int seat = 0; seat < self->people.seats; seat++)
    {
      g_autofree char *name = g_strdup_printf ("token-%d", seat);

      self->tokens[seat] = g_key_file_get_string (file, GROUP, name, NULL);
    }
  return TRUE;
}

static void
close_service (TaliaHost *self)
{
  if (self->service == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->service, self);
  g_socket_service_stop (self->service);
  g_socket_listener_close (G_SOCKET_LISTENER (self->service));
  g_clear_object (&self->service);
}

static gboolean
open_service (TaliaHost *self, GError **error)
{
  self->service = g_socket_service_new ();
  if (!talia_listen (G_SOCKET_LISTENER (self->service), (const char *const *) self->networks, &self->port, error))
    {
      self->port = 0;
      g_clear_object (&self->service);
      return FALSE;
    }
  g_signal_connect_object (self->service, "incoming", G_CALLBACK (incoming_cb), self, G_CONNECT_SWAPPED);
  return TRUE;
}

gboolean
talia_host_open (TaliaHost *self, guint16 port, const char *saved, GError **error)
{
  g_return_val_if_fail (TALIA_IS_HOST (self) && self->service == NULL, FALSE);

  g_clear_object (&self->certificate); /* of an earlier attempt */
  g_clear_pointer (&self->code_text, g_free);
  self->port = 0;
  if (saved != NULL)
    {
      if (!load (self, saved, error))
        return FALSE;
    }
  else
    {
      self->certificate = talia_code_make_certificate (error);
      if (self->certificate == NULL)
        return FALSE;
      talia_code_make (self->certificate, &self->code);
    }
  self->code_text = talia_code_to_text (&self->code);
  if (port != 0)
    self->port = port;
  return open_service (self, error);
}

gboolean
talia_host_set_networks (TaliaHost *self, const char *const *networks, GError **error)
{
  gboolean open, announced;

  g_return_val_if_fail (TALIA_IS_HOST (self), FALSE);

  open = self->service != NULL;
  announced = self->announcer != NULL;
  g_clear_pointer (&self->announcer, talia_announcer_free);
  close_service (self);
  g_strfreev (self->networks);
  self->networks = g_strdupv ((GStrv) networks);
  if (open && !open_service (self, error))
    return FALSE;
  if (announced)
    talia_host_announce (self);
  return TRUE;
}

const char *const *
talia_host_get_networks (TaliaHost *self)
{
  g_return_val_if_fail (TALIA_IS_HOST (self), NULL);
  return (const char *const *) self->networks;
}

static void
shut (TaliaHost *self, gboolean tell)
{
  g_clear_pointer (&self->announcer, talia_announcer_free);
  close_service (self);
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (talia_match_get_table (self->match), self);
  for (guint i = 0; i < self->visitors->len; i++)
    {
      g_signal_handlers_disconnect_by_data (self->visitors->pdata[i], self);
      if (tell)
        talia_visitor_dismiss (self->visitors->pdata[i], "end", "closed");
      else
        talia_visitor_drop (self->visitors->pdata[i]);
    }
  g_ptr_array_set_size (self->visitors, 0);
  g_clear_handle_id (&self->look, g_source_remove);
  g_clear_handle_id (&self->clock, g_source_remove);
  for (int seat = 0; seat < self->people.seats; seat++)
    self->seated[seat] = NULL;
}

void
talia_host_close (TaliaHost *self)
{
  g_return_if_fail (TALIA_IS_HOST (self));

  shut (self, TRUE);
}

void
talia_host_kill (TaliaHost *self)
{
  g_return_if_fail (TALIA_IS_HOST (self));

  shut (self, FALSE);
}

const char *
talia_host_get_code (TaliaHost *self)
{
  g_return_val_if_fail (TALIA_IS_HOST (self), NULL);
  return self->code_text;
}

guint16
talia_host_get_port (TaliaHost *self)
{
  g_return_val_if_fail (TALIA_IS_HOST (self), 0);
  return self->port;
}

const TaliaGame *
talia_host_get_game (TaliaHost *self, TaliaOptions *options)
{
  g_return_val_if_fail (TALIA_IS_HOST (self), NULL);
  *options = self->options;
  return self->game;
}

const TaliaPeople *
talia_host_get_people (TaliaHost *self)
{
  g_return_val_if_fail (TALIA_IS_HOST (self), NULL);
  return &self->people;
}

void
talia_host_set_patience (TaliaHost *self, guint milliseconds)
{
  g_return_if_fail (TALIA_IS_HOST (self));
  self->patience = milliseconds;
}

TaliaMatch *
talia_host_get_match (TaliaHost *self)
{
  g_return_val_if_fail (TALIA_IS_HOST (self), NULL);
  return self->match;
}
