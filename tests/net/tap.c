/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Records everything that the program receives over TLS, by wrapping GnuTLS's own functions. TALIA_TAP names the file;
 * each connection has one of its own, with a number after the name. */
#include <dlfcn.h>
#include <fcntl.h>
#include <glib.h>
#include <gnutls/gnutls.h>
#include <stdlib.h>
#include <unistd.h>

static int tap = -1;

/* Returns the first number that no file has. */
static void
open_tap (const char *stem)
{
  if (tap >= 0)
    close (tap);
  tap = -1;
  for (guint i = 0; tap < 0; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s-%05u", stem, i);

      tap = open (path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    }
}

int
gnutls_init (gnutls_session_t *session, unsigned int flags)
{
  int (*next) (gnutls_session_t *session, unsigned int flags) = NULL;
  const char *stem = getenv ("TALIA_TAP");

  *(void **) &next = dlsym (RTLD_NEXT, "gnutls_init");
  if (stem != NULL)
    open_tap (stem);
  return next (session, flags);
}

ssize_t
gnutls_record_recv (gnutls_session_t session, void *data, size_t size)
{
  ssize_t (*next) (gnutls_session_t session, void *data, size_t size) = NULL;
  ssize_t n;

  *(void **) &next = dlsym (RTLD_NEXT, "gnutls_record_recv");
  n = next (session, data, size);
  if (n > 0 && tap >= 0 && write (tap, data, (size_t) n) != n)
    abort ();
  return n;
}
