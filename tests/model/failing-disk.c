/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Replaces the C library's file functions for tests: calls fail or end the program on demand, and those that change
 * something are recorded. */
#define _GNU_SOURCE
#include "failing-disk.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#define SHORT (-1) /* half of the bytes are written, which is no error */

/* The ways in which a call fails. */
static const struct
{
  int errors[5];
  guint n;
} ways[DISK_N_CALLS] = {
  [DISK_OPEN] = { { EACCES, EMFILE, EIO, ENOSPC, EROFS }, 5 },
  [DISK_LOOK] = { { EIO, EACCES }, 2 },
  [DISK_WRITE] = { { ENOSPC, SHORT, EIO, SHORT, EDQUOT }, 5 },
  [DISK_SYNC] = { { EIO, ENOSPC }, 2 },
  [DISK_TRUNCATE] = { { EIO, EACCES }, 2 },
  [DISK_RENAME] = { { EACCES, ENOSPC, EIO }, 3 },
  [DISK_UNLINK] = { { EACCES, EIO }, 2 },
  [DISK_MAKE_FOLDER] = { { ENOSPC, EACCES }, 2 },
};

typedef struct
{
  guint file; /* 0: a folder */
  char *name;
} Opened;

static GMutex mutex;
static char *watched;      /* NULL: no folder is watched */
static GPtrArray *events;  /* DiskEvent */
static GHashTable *files;  /* name -> number of the file */
static GHashTable *opened; /* descriptor -> Opened */
static GArray *lengths;    /* by file number */
static _Thread_local gboolean passes;
static DiskCall counted;
static guint n_calls, n_failed, fail_first, fail_stride, fail_times, fail_how;
static guint kill_at = G_MAXUINT;

static void
event_free (DiskEvent *event)
{
  g_free (event->name);
  g_free (event->new_name);
  g_clear_pointer (&event->data, g_bytes_unref);
  g_free (event);
}

static void
opened_free (Opened *self)
{
  g_free (self->name);
  g_free (self);
}

void
disk_forget (void)
{
  g_mutex_lock (&mutex);
  g_clear_pointer (&watched, g_free);
  g_clear_pointer (&events, g_ptr_array_unref);
  g_clear_pointer (&files, g_hash_table_unref);
  g_clear_pointer (&opened, g_hash_table_unref);
  g_clear_pointer (&lengths, g_array_unref);
  n_calls = n_failed = fail_stride = 0;
  g_mutex_unlock (&mutex);
}

void
disk_watch (const char *folder)
{
  disk_forget ();
  g_mutex_lock (&mutex);
  events = g_ptr_array_new_with_free_func ((GDestroyNotify) event_free);
  files = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  opened = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) opened_free);
  counted = DISK_N_CALLS;
  lengths = g_array_new (FALSE, TRUE, sizeof (goffset));
  g_array_set_size (lengths, 1); /* number 0 means no file */
  watched = g_strdup (folder);
  g_mutex_unlock (&mutex);
}

void
disk_fail (guint first, guint stride, guint times, guint how)
{
  g_mutex_lock (&mutex);
  fail_first = first, fail_stride = stride, fail_times = times, fail_how = how;
  g_mutex_unlock (&mutex);
}

void
disk_kill_at (guint call)
{
  g_mutex_lock (&mutex);
  kill_at = call;
  g_mutex_unlock (&mutex);
}

void
disk_count_only (DiskCall call)
{
  counted = call;
}

void
disk_let_pass (gboolean pass)
{
  passes = pass;
}

guint
disk_get_n_calls (void)
{
  return n_calls;
}

guint
disk_get_n_failed (void)
{
  return n_failed;
}

const GPtrArray *
disk_get_events (void)
{
  return events;
}

/* --- the watched calls, and which of them fail; the caller holds the mutex ---------------------------------------- */

/* Returns the name relative to the watched folder, "." for the folder itself; NULL if the path is elsewhere. */
static const char *
find_name (const char *path)
{
  gsize length = watched != NULL ? strlen (watched) : 0;

  if (passes || watched == NULL || strncmp (path, watched, length) != 0)
    return NULL;
  return path[length] == '\0' ? "." : path[length] == '/' ? path + length + 1 : NULL;
}

static Opened *
find_opened (int fd)
{
  return !passes && watched != NULL ? g_hash_table_lookup (opened, GINT_TO_POINTER (fd)) : NULL;
}

/* Returns 0, SHORT or the number of an error. */
static int
judge (DiskCall call)
{
  guint n, since;

  if (counted != DISK_N_CALLS && call != counted)
    return 0;
  n = n_calls++;
  if (n == kill_at && call == DISK_WRITE)
    return SHORT;
  if (n == kill_at)
    raise (SIGKILL);
  if (fail_stride == 0 || n < fail_first || (n - fail_first) % fail_stride >= fail_times)
    return 0;
  n_failed++;
  since = (n - fail_first) / fail_stride + (n - fail_first) % fail_stride;
  return ways[call].errors[(fail_how + since) % ways[call].n];
}

static DiskEvent *
note (DiskCall call, guint file, const char *name, gboolean failed)
{
  DiskEvent *event = g_new0 (DiskEvent, 1);

  *event = (DiskEvent) { .call = call, .failed = failed, .file = file, .name = g_strdup (name) };
  g_ptr_array_add (events, event);
  return event;
}

/* --- replacements for the C library's functions ------------------------------------------------------------------ */

/* Functions with two names (such as `open` and `open64`) have one replacement. */
#define STANDS_FOR(type, function, arguments, symbol)                                                                  \
  type function arguments __asm__ (symbol);                                                                            \
  type function arguments

#define REAL(type, symbol) ((type) dlsym (RTLD_NEXT, symbol))

static void
remember_opened (int fd, const char *name, gboolean is_new)
{
  Opened *self = g_new0 (Opened, 1);
  struct stat info;

  if (is_new)
    {
      goffset nothing = 0;

      g_hash_table_insert (files, g_strdup (name), GUINT_TO_POINTER (lengths->len));
      note (DISK_OPEN, lengths->len, name, FALSE);
      g_array_append_val (lengths, nothing);
    }
  self->name = g_strdup (name);
  if (REAL (int (*) (int, struct stat *), "fstat64") (fd, &info) == 0 && !S_ISDIR (info.st_mode))
    self->file = GPOINTER_TO_UINT (g_hash_table_lookup (files, name));
  g_hash_table_insert (opened, GINT_TO_POINTER (fd), self);
}

STANDS_FOR (int, disk_open, (const char *path, int flags, ...), "open64")
{
  int (*real) (const char *, int, ...) = REAL (int (*) (const char *, int, ...), "open64");
  const char *name;
  va_list arguments;
  mode_t mode;
  int fd = -1, verdict;

  va_start (arguments, flags);
  mode = (flags & O_CREAT) != 0 ? va_arg (arguments, mode_t) : 0;
  va_end (arguments);
  g_mutex_lock (&mutex);
  name = find_name (path);
  verdict = name != NULL ? judge (DISK_OPEN) : 0;
  if (verdict == 0)
    fd = real (path, flags, mode);
  if (fd >= 0 && name != NULL)
    remember_opened (fd, name, (flags & O_CREAT) != 0 && !g_hash_table_contains (files, name));
  else if (fd >= 0 && watched != NULL)
    g_hash_table_remove (opened, GINT_TO_POINTER (fd));
  g_mutex_unlock (&mutex);
  if (verdict != 0)
    errno = verdict;
  return fd;
}

STANDS_FOR (int, disk_close, (int fd), "close")
{
  g_mutex_lock (&mutex);
  if (watched != NULL)
    g_hash_table_remove (opened, GINT_TO_POINTER (fd));
  g_mutex_unlock (&mutex);
  return REAL (int (*) (int), "close") (fd);
}

STANDS_FOR (ssize_t, disk_read, (int fd, void *buffer, size_t length), "read")
{
  int verdict;

  g_mutex_lock (&mutex);
  verdict = find_opened (fd) != NULL ? judge (DISK_LOOK) : 0;
  g_mutex_unlock (&mutex);
  errno = verdict;
  return verdict == 0 ? REAL (ssize_t (*) (int, void *, size_t), "read") (fd, buffer, length) : -1;
}

STANDS_FOR (ssize_t, disk_write, (int fd, const void *buffer, size_t length), "write")
{
  ssize_t (*real) (int, const void *, size_t) = REAL (ssize_t (*) (int, const void *, size_t), "write");
  ssize_t n = -1;
  int verdict;
  Opened *self;

  g_mutex_lock (&mutex);
  self = find_opened (fd);
  verdict = self != NULL ? judge (DISK_WRITE) : 0;
  if (verdict == 0 || verdict == SHORT)
    n = real (fd, buffer, verdict == SHORT ? (length + 1) / 2 : length);
  if (verdict == SHORT && n_calls == kill_at + 1)
    raise (SIGKILL);
  if (n > 0 && self != NULL)
    {
      DiskEvent *event = note (DISK_WRITE, self->file, self->name, FALSE);
      goffset *end = &g_array_index (lengths, goffset, self->file);

      event->offset = *end; /* all watched files are only written at their end */
      event->data = g_bytes_new (buffer, (gsize) n);
      *end += n;
    }
  g_mutex_unlock (&mutex);
  if (verdict > 0)
    errno = verdict;
  return n;
}

/* The mutex is not held during the call, because another thread continues to write. */
static int
sync_by (const char *symbol, int fd)
{
  int verdict = 0, result = -1;
  guint file = 0, began = 0;
  g_autofree char *name = NULL;
  Opened *self;

  g_mutex_lock (&mutex);
  if ((self = find_opened (fd)) != NULL)
    {
      verdict = judge (DISK_SYNC);
      file = self->file;
      name = g_strdup (self->name);
      began = events->len;
    }
  g_mutex_unlock (&mutex);
  if (verdict == 0)
    result = name != NULL ? 0 : REAL (int (*) (int), symbol) (fd); /* a test need not wait for a real disk */
  g_mutex_lock (&mutex);
  if (name != NULL && watched != NULL)
    note (DISK_SYNC, file, name, verdict != 0)->began = began;
  g_mutex_unlock (&mutex);
  if (verdict != 0)
    errno = verdict;
  return result;
}

/* A fixed time: otherwise the number of calls that look for a free file name would depend on the clock. */
STANDS_FOR (GDateTime *, disk_now, (void), "g_date_time_new_now_utc")
{
  return g_date_time_new_utc (2026, 11, 22, 12, 0, 0);
}

STANDS_FOR (int, disk_sync, (int fd), "fsync")
{
  return sync_by ("fsync", fd);
}

STANDS_FOR (int, disk_sync_data, (int fd), "fdatasync")
{
  return sync_by ("fdatasync", fd);
}

STANDS_FOR (int, disk_truncate, (int fd, off_t length), "ftruncate64")
{
  int verdict, result = -1;
  Opened *self;

  g_mutex_lock (&mutex);
  self = find_opened (fd);
  verdict = self != NULL ? judge (DISK_TRUNCATE) : 0;
  if (verdict == 0)
    result = REAL (int (*) (int, off_t), "ftruncate64") (fd, length);
  if (result == 0 && self != NULL)
    {
      note (DISK_TRUNCATE, self->file, self->name, FALSE)->offset = length;
      g_array_index (lengths, goffset, self->file) = length;
    }
  g_mutex_unlock (&mutex);
  if (verdict != 0)
    errno = verdict;
  return result;
}

/* Fails, because it would make files longer, and no promise of the store depends on it. */
STANDS_FOR (int, disk_set_aside, (int fd, int mode, off_t offset, off_t length), "fallocate64")
{
  errno = EOPNOTSUPP;
  return -1;
}

STANDS_FOR (int, disk_rename_at, (int from_folder, const char *from, int to_folder, const char *to, unsigned flags),
            "renameat2")
{
  const char *name, *new_name;
  int verdict, result = -1;

  g_mutex_lock (&mutex);
  name = find_name (from), new_name = find_name (to);
  verdict = name != NULL ? judge (DISK_RENAME) : 0;
  if (verdict == 0)
    result = REAL (int (*) (int, const char *, int, const char *, unsigned), "renameat2") (from_folder, from, to_folder,
                                                                                           to, flags);
  if (result == 0 && name != NULL && new_name != NULL)
    {
      gpointer file = g_hash_table_lookup (files, name);

      note (DISK_RENAME, GPOINTER_TO_UINT (file), name, FALSE)->new_name = g_strdup (new_name);
      g_hash_table_insert (files, g_strdup (new_name), file);
      g_hash_table_remove (files, name);
    }
  g_mutex_unlock (&mutex);
  if (verdict != 0)
    errno = verdict;
  return result;
}

STANDS_FOR (int, disk_rename, (const char *from, const char *to), "rename")
{
  return disk_rename_at (AT_FDCWD, from, AT_FDCWD, to, 0);
}

/* A call with a path as its only argument. */
static int
by_path (DiskCall call, const char *symbol, const char *path, mode_t mode)
{
  int verdict, result = -1;
  const char *name;

  g_mutex_lock (&mutex);
  name = find_name (path);
  verdict = name != NULL ? judge (call) : 0;
  if (verdict == 0 && call == DISK_UNLINK)
    result = REAL (int (*) (const char *), symbol) (path);
  else if (verdict == 0)
    result = REAL (int (*) (const char *, mode_t), symbol) (path, mode);
  if (result == 0 && name != NULL && call != DISK_LOOK)
    {
      note (call, GPOINTER_TO_UINT (g_hash_table_lookup (files, name)), name, FALSE);
      g_hash_table_remove (files, name);
    }
  g_mutex_unlock (&mutex);
  if (verdict != 0)
    errno = verdict;
  return result;
}

STANDS_FOR (int, disk_unlink, (const char *path), "unlink")
{
  return by_path (DISK_UNLINK, "unlink", path, 0);
}

STANDS_FOR (int, disk_make_folder, (const char *path, mode_t mode), "mkdir")
{
  return by_path (DISK_MAKE_FOLDER, "mkdir", path, mode);
}

STANDS_FOR (int, disk_access, (const char *path, int mode), "access")
{
  return by_path (DISK_LOOK, "access", path, (mode_t) mode);
}

static int
look (const char *symbol, const char *path, struct stat *info)
{
  int verdict;

  g_mutex_lock (&mutex);
  verdict = find_name (path) != NULL ? judge (DISK_LOOK) : 0;
  g_mutex_unlock (&mutex);
  if (verdict == 0)
    return REAL (int (*) (const char *, struct stat *), symbol) (path, info);
  errno = verdict;
  return -1;
}

STANDS_FOR (int, disk_look, (const char *path, struct stat *info), "stat64")
{
  return look ("stat64", path, info);
}

STANDS_FOR (int, disk_look_at_link, (const char *path, struct stat *info), "lstat64")
{
  return look ("lstat64", path, info);
}

STANDS_FOR (int, disk_look_at_opened, (int fd, struct stat *info), "fstat64")
{
  int verdict;

  g_mutex_lock (&mutex);
  verdict = find_opened (fd) != NULL ? judge (DISK_LOOK) : 0;
  g_mutex_unlock (&mutex);
  if (verdict == 0)
    return REAL (int (*) (int, struct stat *), "fstat64") (fd, info);
  errno = verdict;
  return -1;
}
