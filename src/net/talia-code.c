/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The certificate of a table, and the short code that identifies it (docs/SECURITY.md). */
#include "talia-code.h"

#include <gnutls/crypto.h>
#include <gnutls/x509.h>
#include <string.h>

#include "model/base/talia-entropy.h"

/* No two letters look alike: there are no 0 and O, and no 1 and I. */
static const char letters[] = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/* The rounds of PBKDF2, which make it expensive to search for another key that fits a known code. */
#define ROUNDS 100000
#define DAYS_VALID 3650 /* never checked, since the certificate is known by its fingerprint */

/* --- the certificate ------------------------------------------------------------------ */

static int
fill_certificate (gnutls_x509_crt_t crt, gnutls_x509_privkey_t key)
{
  const time_t now = (time_t) (g_get_real_time () / G_USEC_PER_SEC);
  guint64 serial = talia_entropy () >> 1;
  int result;

  if ((result = gnutls_x509_crt_set_version (crt, 3)) < 0
      || (result = gnutls_x509_crt_set_serial (crt, &serial, sizeof serial)) < 0
      || (result = gnutls_x509_crt_set_dn_by_oid (crt, GNUTLS_OID_X520_COMMON_NAME, 0, "Talia", 5)) < 0
      || (result = gnutls_x509_crt_set_activation_time (crt, now - 24 * 60 * 60)) < 0
      || (result = gnutls_x509_crt_set_expiration_time (crt, now + (time_t) DAYS_VALID * 24 * 60 * 60)) < 0
      || (result = gnutls_x509_crt_set_key (crt, key)) < 0)
    return result;
  return gnutls_x509_crt_sign2 (crt, crt, key, GNUTLS_DIG_SHA256, 0);
}

/* Writes key and certificate as PEM, one after the other. */
static int
write_pem (gnutls_x509_crt_t crt, gnutls_x509_privkey_t key, GString *pem)
{
  gnutls_datum_t data[2] = { 0 };
  int result;

  if ((result = gnutls_x509_crt_export2 (crt, GNUTLS_X509_FMT_PEM, &data[0])) >= 0
      && (result = gnutls_x509_privkey_export2_pkcs8 (key, GNUTLS_X509_FMT_PEM, NULL, GNUTLS_PKCS_PLAIN, &data[1]))
             >= 0)
    for (guint i = 0; i < G_N_ELEMENTS (data); i++)
      g_string_append_len (pem, (const char *) data[i].data, data[i].size);
  for (guint i = 0; i < G_N_ELEMENTS (data); i++)
    gnutls_free (data[i].data);
  return result;
}

GTlsCertificate *
talia_code_make_certificate (GError **error)
{
  g_autoptr (GString) pem = g_string_new (NULL);
  gnutls_x509_crt_t crt = NULL;
  gnutls_x509_privkey_t key = NULL;
  int result;

  if ((result = gnutls_x509_crt_init (&crt)) >= 0 && (result = gnutls_x509_privkey_init (&key)) >= 0
      && (result =
              gnutls_x509_privkey_generate (key, GNUTLS_PK_ECDSA, GNUTLS_CURVE_TO_BITS (GNUTLS_ECC_CURVE_SECP256R1), 0))
             >= 0
      && (result = fill_certificate (crt, key)) >= 0)
    result = write_pem (crt, key, pem);
  gnutls_x509_privkey_deinit (key);
  gnutls_x509_crt_deinit (crt);
  if (result < 0)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, gnutls_strerror (result));
      return NULL;
    }
  return g_tls_certificate_new_from_pem (pem->str, (gssize) pem->len, error);
}

char *
talia_code_get_fingerprint (GTlsCertificate *certificate)
{
  g_autoptr (GByteArray) der = NULL;

  g_object_get (certificate, "certificate", &der, NULL);
  g_return_val_if_fail (der != NULL, NULL);
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, der->data, der->len);
}

/* --- the code ------------------------------------------------------------------------- */

static void
make_check (const char *secret, GTlsCertificate *certificate, char check[TALIA_CODE_HALF + 1])
{
  g_autofree char *fingerprint = talia_code_get_fingerprint (certificate);
  const gnutls_datum_t key = { (unsigned char *) secret, TALIA_CODE_HALF };
  const gnutls_datum_t salt = { (unsigned char *) fingerprint, (unsigned) strlen (fingerprint) };
  unsigned char out[TALIA_CODE_HALF];

  if (gnutls_pbkdf2 (GNUTLS_MAC_SHA256, &key, &salt, ROUNDS, out, sizeof out) < 0)
    g_error ("PBKDF2 with SHA-256 is missing"); /* cannot happen with any GnuTLS that we build with */
  for (guint i = 0; i < TALIA_CODE_HALF; i++)
    check[i] = letters[out[i] % 32];
  check[TALIA_CODE_HALF] = '\0';
}

void
talia_code_make (GTlsCertificate *certificate, TaliaCode *code)
{
  guint64 bits = talia_entropy ();

  *code = (TaliaCode) { 0 };
  for (guint i = 0; i < TALIA_CODE_HALF; i++)
    code->secret[i] = letters[bits >> 5 * i & 31];
  make_check (code->secret, certificate, code->check);
}

gboolean
talia_code_fits (const TaliaCode *code, GTlsCertificate *certificate)
{
  char check[TALIA_CODE_HALF + 1];

  make_check (code->secret, certificate, check);
  return talia_code_is_same (check, code->check);
}

char *
talia_code_to_text (const TaliaCode *code)
{
  return g_strconcat (code->secret, "-", code->check, NULL);
}

gboolean
talia_code_parse (const char *text, TaliaCode *code)
{
  char read[2 * TALIA_CODE_HALF];
  guint n = 0;

  for (; *text != '\0'; text++)
    {
      char c = g_ascii_toupper (*text);

      if (c == ' ' || c == '-')
        continue;
      if (n == sizeof read || strchr (letters, c) == NULL)
        return FALSE;
      read[n++] = c;
    }
  if (n < sizeof read)
    return FALSE;
  *code = (TaliaCode) { 0 };
  memcpy (code->secret, read, TALIA_CODE_HALF);
  memcpy (code->check, read + TALIA_CODE_HALF, TALIA_CODE_HALF);
  return TRUE;
}

gboolean
talia_code_is_same (const char *a, const char *b)
{
  gsize length = strlen (a);

  return strlen (b) == length && gnutls_memcmp (a, b, length) == 0;
}

char *
talia_code_make_token (void)
{
  return g_strdup_printf ("%016" G_GINT64_MODIFIER "x%016" G_GINT64_MODIFIER "x", talia_entropy (), talia_entropy ());
}
