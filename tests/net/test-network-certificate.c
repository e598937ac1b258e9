/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests that a certificate signed by an authority of the system, which anybody can get, is not trusted more than any
 * other: a guest recognises the host by the code or the fingerprint alone, and sends nothing to another host. */
#include <gnutls/gnutls.h>
#include <gnutls/x509.h>
#include <string.h>

#include "net/talia-code.h"
#include "party.h"

typedef struct
{
  gnutls_x509_crt_t crt;
  gnutls_x509_privkey_t key;
} Identity;

/* Creates a certificate for the name, signed by the authority; if `authority` is NULL, the certificate of an authority,
 * signed by itself. */
static Identity
make_identity (const char *name, const Identity *authority)
{
  const time_t now = time (NULL);
  Identity self;

  g_assert_cmpint (gnutls_x509_privkey_init (&self.key), >=, 0);
  g_assert_cmpint (
      gnutls_x509_privkey_generate (self.key, GNUTLS_PK_ECDSA, GNUTLS_CURVE_TO_BITS (GNUTLS_ECC_CURVE_SECP256R1), 0),
      >=, 0);
  g_assert_cmpint (gnutls_x509_crt_init (&self.crt), >=, 0);
  gnutls_x509_crt_set_version (self.crt, 3);
  gnutls_x509_crt_set_serial (self.crt, authority != NULL ? "2" : "1", 1);
  gnutls_x509_crt_set_dn_by_oid (self.crt, GNUTLS_OID_X520_COMMON_NAME, 0, name, (unsigned) strlen (name));
  gnutls_x509_crt_set_subject_alt_name (self.crt, GNUTLS_SAN_DNSNAME, name, (unsigned) strlen (name), GNUTLS_FSAN_SET);
  gnutls_x509_crt_set_activation_time (self.crt, now - 60 * 60);
  gnutls_x509_crt_set_expiration_time (self.crt, now + 24 * 60 * 60);
  gnutls_x509_crt_set_basic_constraints (self.crt, authority == NULL, -1);
  gnutls_x509_crt_set_key_usage (self.crt, authority != NULL ? GNUTLS_KEY_DIGITAL_SIGNATURE : GNUTLS_KEY_KEY_CERT_SIGN);
  gnutls_x509_crt_set_key (self.crt, self.key);
  g_assert_cmpint (gnutls_x509_crt_sign2 (self.crt, authority != NULL ? authority->crt : self.crt,
                                          authority != NULL ? authority->key : self.key, GNUTLS_DIG_SHA256, 0),
                   >=, 0);
  return self;
}

static void
identity_clear (Identity *self)
{
  gnutls_x509_crt_deinit (self->crt);
  gnutls_x509_privkey_deinit (self->key);
}

static char *
write_crt (const Identity *identity)
{
  gnutls_datum_t data;
  char *pem;

  g_assert_cmpint (gnutls_x509_crt_export2 (identity->crt, GNUTLS_X509_FMT_PEM, &data), >=, 0);
  pem = g_strndup ((const char *) data.data, data.size);
  gnutls_free (data.data);
  return pem;
}

static char *
write_key (const Identity *identity)
{
  gnutls_datum_t data;
  char *pem;

  g_assert_cmpint (
      gnutls_x509_privkey_export2_pkcs8 (identity->key, GNUTLS_X509_FMT_PEM, NULL, GNUTLS_PKCS_PLAIN, &data), >=, 0);
  pem = g_strndup ((const char *) data.data, data.size);
  gnutls_free (data.data);
  return pem;
}

/* Makes the system trust the authority. */
static void
trust (const Identity *authority, const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "authorities.pem", NULL), *pem = write_crt (authority);
  g_autoptr (GTlsDatabase) database = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, pem, -1, NULL));
  database = g_tls_file_database_new (path, &error);
  g_assert_no_error (error);
  g_tls_backend_set_default_database (g_tls_backend_get_default (), database);
}

/* Opens another host in the place of the true one, with such a certificate, and even with the code. */
static void
open_other (Party *self, const Identity *identity, const char *code)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *crt = write_crt (identity), *key = write_key (identity), *saved = NULL;
  g_autoptr (GError) error = NULL;

  party_open (self, &party_games[0], 2);
  talia_host_close (self->host);
  g_key_file_set_string (file, "host", "certificate", crt);
  g_key_file_set_string (file, "host", "key", key);
  g_key_file_set_string (file, "host", "code", code);
  saved = g_key_file_to_data (file, NULL, NULL);
  talia_host_open (self->host, 0, saved, &error);
  g_assert_no_error (error);
  self->port = talia_host_get_port (self->host);
}

static void
assert_refuses (Party *party, TaliaGuest *guest)
{
  g_assert_nonnull (guest);
  PARTY_WAIT (party, talia_guest_get_state (guest) != TALIA_GUEST_CONNECTING);
  g_assert_cmpint (talia_guest_get_state (guest), ==, TALIA_GUEST_ENDED);
  g_assert_cmpstr (talia_guest_get_reason (guest), ==, "code");
}

static void
test_signed_by_an_authority (void)
{
  g_autofree char *folder = playing_folder (), *saved = NULL;
  Identity authority = make_identity ("authority.example", NULL);
  Identity identity = make_identity ("other.example", &authority);
  g_autoptr (TaliaGuest) first = NULL, back = NULL;
  g_auto (GStrv) words = NULL;
  Party ours, other;

  trust (&authority, folder);
  party_open (&ours, &party_games[0], 1);
  party_add (&ours, "Ola");
  open_other (&other, &identity, talia_host_get_code (ours.host));

  first = talia_guest_new ("127.0.0.1", other.port, talia_host_get_code (ours.host), "Ewa");
  assert_refuses (&other, first);

  saved = talia_guest_save (ours.guests[0].guest);
  words = g_strsplit (saved, " ", -1);
  g_free (words[1]);
  words[1] = g_strdup_printf ("%u", other.port);
  g_free (saved);
  saved = g_strjoinv (" ", words);
  back = talia_guest_new_saved (saved);
  assert_refuses (&other, back);

  party_close (&ours);
  party_close (&other);
  identity_clear (&identity);
  identity_clear (&authority);
  playing_remove_folder (g_steal_pointer (&folder));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/network-certificate/signed-by-an-authority", test_signed_by_an_authority);
  return g_test_run ();
}
