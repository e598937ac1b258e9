/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that sounds are heard at a real PulseAudio server with the right volume, and that the server may come and
 * go. */
#include "ui/desktop/talia-speaker.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <pulse/glib-mainloop.h>
#include <pulse/pulseaudio.h>

#include "playing.h"
#include "setup.h"

static char *folder, *address; /* the folder and the address of the server's socket */
static GSubprocess *server;
static GBytes *sound;

/* Records what the server's only device plays. */
typedef struct
{
  pa_glib_mainloop *loop;
  pa_context *context;
  pa_stream *stream;
  int peak; /* the loudest sample since this was set to 0 */
} Ear;

static void
read_cb (pa_stream *stream, size_t n, void *data)
{
  Ear *ear = data;
  const void *samples;

  while (pa_stream_readable_size (stream) > 0 && pa_stream_peek (stream, &samples, &n) == 0)
    {
      for (gsize i = 0; samples != NULL && i < n / sizeof (gint16); i++)
        ear->peak = MAX (ear->peak, abs (((const gint16 *) samples)[i]));
      pa_stream_drop (stream);
    }
}

/* Whether the server takes connections; its socket is there a moment earlier. */
static gboolean
is_listening (void)
{
  g_autoptr (GSocketAddress) place = g_unix_socket_address_new (address);
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  g_autoptr (GSocketConnection) connection = g_socket_client_connect (client, G_SOCKET_CONNECTABLE (place), NULL, NULL);

  return connection != NULL;
}

static void
start_server (void)
{
  g_autofree char *protocol = g_strconcat ("module-native-protocol-unix socket=", address, NULL);
  g_autoptr (GSubprocessLauncher) launcher =
      g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_SILENCE);
  g_autoptr (GError) error = NULL;

  g_subprocess_launcher_setenv (launcher, "HOME", folder, TRUE);
  g_subprocess_launcher_setenv (launcher, "XDG_RUNTIME_DIR", folder, TRUE);
  server = g_subprocess_launcher_spawn (launcher, &error, "pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no",
                                        "--exit-idle-time=-1", "--realtime=no", "--high-priority=no", "-L",
                                        "module-null-sink", "-L", protocol, NULL);
  g_assert_no_error (error);
  wait_until (is_listening ());
}

static void
stop_server (void)
{
  g_subprocess_force_exit (server);
  g_subprocess_wait (server, NULL, NULL);
  g_clear_object (&server);
  g_remove (address);
}

static void
ear_open (Ear *ear)
{
  const pa_sample_spec spec = { .format = PA_SAMPLE_S16LE, .channels = 1, .rate = 16000 };
  const pa_buffer_attr soon = { .maxlength = (guint32) -1, .fragsize = 640 };

  *ear = (Ear) { .loop = pa_glib_mainloop_new (NULL) };
  ear->context = pa_context_new (pa_glib_mainloop_get_api (ear->loop), "ear");
  g_assert_cmpint (pa_context_connect (ear->context, NULL, PA_CONTEXT_NOAUTOSPAWN, NULL), ==, 0);
  wait_until (pa_context_get_state (ear->context) == PA_CONTEXT_READY);
  ear->stream = pa_stream_new (ear->context, "ear", &spec, NULL);
  pa_stream_set_read_callback (ear->stream, read_cb, ear);
  g_assert_cmpint (pa_stream_connect_record (ear->stream, "@DEFAULT_MONITOR@", &soon, PA_STREAM_ADJUST_LATENCY), ==, 0);
  wait_until (pa_stream_get_state (ear->stream) == PA_STREAM_READY);
}

static void
ear_close (Ear *ear)
{
  pa_stream_unref (ear->stream);
  pa_context_disconnect (ear->context);
  pa_context_unref (ear->context);
  pa_glib_mainloop_free (ear->loop);
}

static void
count_cb (pa_context *context, const pa_sink_input_info *input, int last, void *data)
{
  int *left = data;

  *left = last ? -*left - 1 : *left + 1;
}

/* Waits until the sound is over. */
static void
wait_for_silence (Ear *ear)
{
  int playing;

  do
    {
      int left = 0;
      pa_operation *asking = pa_context_get_sink_input_info_list (ear->context, count_cb, &left);

      wait_until (left < 0);
      pa_operation_unref (asking);
      playing = -left - 1;
    }
  while (playing > 0);
}

static int
play (TaliaSpeaker *speaker, Ear *ear, double volume)
{
  ear->peak = 0;
  talia_speaker_play (speaker, sound, volume);
  wait_until (ear->peak > 0);
  wait_for_silence (ear);
  return ear->peak;
}

static void
test_sounds_are_heard_as_loud_as_wanted (void)
{
  TaliaSpeaker *speaker;
  Ear ear;
  int whole, half;

  start_server ();
  speaker = talia_speaker_new ();
  ear_open (&ear);
  whole = play (speaker, &ear, 1);
  half = play (speaker, &ear, .5);
  g_test_message ("loudest sample: %d at volume 1, %d at 0.5", whole, half);
  g_assert_cmpint (whole, >, 2000);
  g_assert_cmpint (half, >, whole / 20); /* volumes are cubic: half the volume is an eighth of the amplitude */
  g_assert_cmpint (half, <, whole / 4);
  g_object_unref (speaker);
  ear_close (&ear);
  stop_server ();
}

/* Finds the highest number of a stream; the server lists the streams that are there in any order. */
static void
number_cb (pa_context *context, const pa_sink_input_info *input, int last, void *data)
{
  int *highest = data;

  if (!last)
    *highest = MAX (*highest, (int) input->index);
}

/* A silent sound is not even a stream at the server: the loud one after it has the next number. */
static void
test_silence_is_no_stream (void)
{
  TaliaSpeaker *speaker;
  pa_operation *asking;
  int index = -1;
  Ear ear;

  start_server ();
  speaker = talia_speaker_new ();
  ear_open (&ear);
  play (speaker, &ear, 1); /* the speaker is connected now */
  talia_speaker_play (speaker, sound, 0);
  ear.peak = 0;
  talia_speaker_play (speaker, sound, 1);
  wait_until (ear.peak > 0);
  asking = pa_context_get_sink_input_info_list (ear.context, number_cb, &index);
  wait_until (pa_operation_get_state (asking) == PA_OPERATION_DONE);
  pa_operation_unref (asking);
  g_assert_cmpint (index, ==, 1);
  g_object_unref (speaker);
  ear_close (&ear);
  stop_server ();
}

/* Each sound asks for a server where there was none. */
static void
test_a_server_may_come_and_go (void)
{
  TaliaSpeaker *speaker = talia_speaker_new ();
  Ear ear;

  for (int turn = 0; turn < 2; turn++)
    {
      for (int i = 0; i < 3; i++)
        {
          talia_speaker_play (speaker, sound, 1);
          while (g_main_context_iteration (NULL, FALSE))
            ;
        }
      start_server ();
      ear_open (&ear);
      g_assert_cmpint (play (speaker, &ear, 1), >, 2000);
      talia_speaker_play (speaker, sound, 1);
      stop_server (); /* in the middle of a sound */
      wait_until (pa_context_get_state (ear.context) == PA_CONTEXT_FAILED);
      ear_close (&ear);
    }
  g_object_unref (speaker);
}

static void
test_a_speaker_may_go_before_it_is_heard (void)
{
  TaliaSpeaker *speaker;

  start_server ();
  for (int i = 0; i < 3; i++)
    {
      speaker = talia_speaker_new ();
      for (int turn = 0; turn < i * 10; turn++)
        g_main_context_iteration (NULL, FALSE);
      talia_speaker_play (speaker, sound, 1);
      for (int turn = 0; turn < i * 10; turn++)
        g_main_context_iteration (NULL, FALSE);
      g_object_unref (speaker);
    }
  stop_server ();
}

int
main (int argc, char **argv)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *program = NULL, *name = NULL;
  int status;

  setup_still (&argc, &argv);
  program = g_find_program_in_path ("pulseaudio");
  if (program == NULL)
    {
      g_print ("1..0 # SKIP there is no pulseaudio\n");
      return 0;
    }
  folder = playing_folder ();
  address = g_build_filename (folder, "native", NULL);
  name = g_strconcat ("unix:", address, NULL);
  g_setenv ("PULSE_SERVER", name, TRUE);
  sound = g_resources_lookup_data ("/io/github/taliacards/Talia/sounds/take.wav", G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  g_assert_no_error (error);

  g_test_add_func ("/speaker/sounds-are-heard-as-loud-as-wanted", test_sounds_are_heard_as_loud_as_wanted);
  g_test_add_func ("/speaker/silence-is-no-stream", test_silence_is_no_stream);
  g_test_add_func ("/speaker/a-server-may-come-and-go", test_a_server_may_come_and_go);
  g_test_add_func ("/speaker/may-go-before-it-is-heard", test_a_speaker_may_go_before_it_is_heard);
  status = g_test_run ();
  g_bytes_unref (sound);
  g_free (address);
  playing_remove_folder (folder);
  return status;
}
