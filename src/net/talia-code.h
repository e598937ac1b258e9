/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The certificate of a table, and the short code that identifies it (docs/SECURITY.md). */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** The number of letters in each half of a code; each is one of 32. */
#define TALIA_CODE_HALF 5

/**
 * TaliaCode:
 *
 * The first half is the secret, which a guest sends to the host. The second half is the check, by which the guest
 * recognises the host: the PBKDF2 hash of the secret with the certificate's fingerprint as salt. The guest sends the
 * secret only to a host that has passed the check.
 */
typedef struct
{
  char secret[TALIA_CODE_HALF + 1];
  char check[TALIA_CODE_HALF + 1];
} TaliaCode;

/** Creates a new key with a self-signed certificate. Error: G_IO_ERROR. */
GTlsCertificate *talia_code_make_certificate (GError **error);

/** Returns the SHA-256 of the certificate, in hexadecimal. */
char *talia_code_get_fingerprint (GTlsCertificate *certificate);

/** Creates a new code for that certificate. */
void talia_code_make (GTlsCertificate *certificate, TaliaCode *code);

/** Returns whether the code was made for that certificate. Takes some hundredths of a second, on purpose. */
gboolean talia_code_fits (const TaliaCode *code, GTlsCertificate *certificate);

/** Returns the code as people pass it on: `7KQ2X-9MPAB`. */
char *talia_code_to_text (const TaliaCode *code);

/** Parses a code as people type it: in any case, with or without spaces and dashes. */
gboolean talia_code_parse (const char *text, TaliaCode *code);

/** Returns whether two secrets are the same; the time does not reveal how many letters are equal. */
gboolean talia_code_is_same (const char *a, const char *b);

/** Returns a token of 128 random bits, in hexadecimal. */
char *talia_code_make_token (void);

G_END_DECLS
