/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The certificate of a table, and the short code that identifies it (docs/SECURITY.md). */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** Letters of each half of a code; each is one of 32. */
#define TALIA_CODE_HALF 5

/**
 * TaliaCode:
 *
 * The first half is the secret that a guest tells the host, the second the check by which the guest knows the host:
 * what PBKDF2 makes of the secret with the certificate's fingerprint as salt. The guest tells the secret only to a host
 * that it has known by the check.
 */
typedef struct
{
  char secret[TALIA_CODE_HALF + 1];
  char check[TALIA_CODE_HALF + 1];
} TaliaCode;

/** A new key with a certificate that it has signed itself. Error: G_IO_ERROR. */
GTlsCertificate *talia_code_make_certificate (GError **error);

/** The SHA-256 of the certificate, in hexadecimal. */
char *talia_code_get_fingerprint (GTlsCertificate *certificate);

/** A new code for that certificate. */
void talia_code_make (GTlsCertificate *certificate, TaliaCode *code);

/** Whether the certificate is the one that the code was made for. Takes some hundredths of a second, on purpose. */
gboolean talia_code_fits (const TaliaCode *code, GTlsCertificate *certificate);

/** The code as people tell it: `7KQ2X-9MPAB`. */
char *talia_code_to_text (const TaliaCode *code);

/** Reads it as people write it: in any case, with or without spaces and dashes. */
gboolean talia_code_parse (const char *text, TaliaCode *code);

/** Whether two secrets are the same, in a time that does not tell how far they are. */
gboolean talia_code_is_same (const char *a, const char *b);

/** A token of 128 random bits, in hexadecimal. */
char *talia_code_make_token (void);

G_END_DECLS
