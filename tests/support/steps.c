/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Measures work by counting executed blocks of code instead of time, so that a busy machine changes nothing. */
#include "steps.h"

#include <string.h>

static guint64 steps;

static void
add (gsize n)
{
  __atomic_fetch_add (&steps, n, __ATOMIC_RELAXED);
}

guint64
steps_count (void)
{
  return __atomic_load_n (&steps, __ATOMIC_RELAXED);
}

/* Called at every block of code, because of the compiler's option. */
void __sanitizer_cov_trace_pc (void);

void
__sanitizer_cov_trace_pc (void)
{
  add (1);
}

/* The linker redirects calls of a function to `__wrap_` and its name. CODE computes how many bytes the function
 * reads. */
#define COUNTED(type, name, parameters, arguments, code)                                                               \
  type __real_##name parameters;                                                                                       \
  type __wrap_##name parameters;                                                                                       \
                                                                                                                       \
  type __wrap_##name parameters                                                                                        \
  {                                                                                                                    \
    add (code);                                                                                                        \
    return __real_##name arguments;                                                                                    \
  }

/* Returns the length of the common prefix, with the first difference. */
static gsize
common (const char *a, const char *b, gsize most)
{
  gsize n = 0;

  while (n < most && a[n] != '\0' && a[n] == b[n])
    n++;
  return n + 1;
}

/* Returns the distance to the place that was found, or the length if nothing was. */
static gsize
until (const void *text, const void *found, gsize length)
{
  return found != NULL ? (gsize) ((const char *) found - (const char *) text) + 1 : length;
}

/* Without `__real_`, the call would be counted here as well, in an endless recursion. */
COUNTED (gsize, strlen, (const char *a), (a), __real_strlen (a))
COUNTED (gsize, strcspn, (const char *a, const char *b), (a, b), __real_strcspn (a, b) + 1)
COUNTED (gsize, strspn, (const char *a, const char *b), (a, b), __real_strspn (a, b) + 1)
COUNTED (char *, strchr, (const char *a, int c), (a, c), until (a, __real_strchr (a, c), __real_strlen (a)))
COUNTED (int, strcmp, (const char *a, const char *b), (a, b), common (a, b, G_MAXSIZE))
COUNTED (int, strncmp, (const char *a, const char *b, gsize n), (a, b, n), common (a, b, n))
COUNTED (char *, strstr, (const char *a, const char *b), (a, b), until (a, __real_strstr (a, b), __real_strlen (a)))
COUNTED (void *, memchr, (const void *a, int c, gsize n), (a, c, n), until (a, __real_memchr (a, c, n), n))
COUNTED (int, memcmp, (const void *a, const void *b, gsize n), (a, b, n), n)
COUNTED (void *, memcpy, (void *a, const void *b, gsize n), (a, b, n), n)
COUNTED (void *, memmove, (void *a, const void *b, gsize n), (a, b, n), n)
COUNTED (char *, g_strdup, (const char *a), (a), a != NULL ? __real_strlen (a) : 0)
COUNTED (char *, g_strndup, (const char *a, gsize n), (a, n), n)
COUNTED (GStrv, g_strsplit, (const char *a, const char *b, int n), (a, b, n), __real_strlen (a))
COUNTED (gboolean, g_utf8_validate, (const char *a, gssize n, const char **end), (a, n, end),
         n >= 0 ? (gsize) n : __real_strlen (a))
COUNTED (GString *, g_string_erase, (GString * a, gssize at, gssize n), (a, at, n), a->len - (gsize) at)
COUNTED (GString *, g_string_insert_len, (GString * a, gssize at, const char *b, gssize n), (a, at, b, n),
         (n >= 0 ? (gsize) n : __real_strlen (b)) + (at >= 0 ? a->len - (gsize) at : 0))
COUNTED (GList *, g_list_append, (GList * a, gpointer b), (a, b), g_list_length (a))
COUNTED (GSList *, g_slist_append, (GSList * a, gpointer b), (a, b), g_slist_length (a))
COUNTED (gpointer, g_ptr_array_remove_index, (GPtrArray * a, guint i), (a, i), a->len - i)
