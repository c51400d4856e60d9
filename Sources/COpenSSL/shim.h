#ifndef STORETERM_COPENSSL_H
#define STORETERM_COPENSSL_H

// OpenSSL's libcrypto without the functions that release 3.0 deprecated.

#define OPENSSL_API_COMPAT 30000
#define OPENSSL_NO_DEPRECATED

#include <openssl/opensslv.h>

#if OPENSSL_VERSION_NUMBER < 0x30000000L
#error "OpenSSL 3.0 or later is needed"
#endif

#include <openssl/asn1.h>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/objects.h>
#include <openssl/params.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

/// Initializes the library for this process and returns 1 on success. Does not register OpenSSL's
/// cleanup at exit, because another thread may still use the library then.
static inline int openssl_initialize(void) {
  return OPENSSL_init_crypto(OPENSSL_INIT_NO_ATEXIT, NULL);
}

// The sizes of a private key and of an uncompressed public key of P-256, in bytes.
enum { OPENSSL_P256_SECRET = 32, OPENSSL_P256_POINT = 65 };

/// Creates a key of the curve P-256. It is written in C because each OSSL_PARAM points to its name
/// and value, which Swift keeps alive only during a call.
///
/// - Parameters:
///   - point: The public key as an uncompressed point of `OPENSSL_P256_POINT` bytes.
///   - secret: The private key; NULL creates a public key.
/// - Returns: The key, which the caller frees; NULL on failure, with the error in OpenSSL's queue.
static inline EVP_PKEY *openssl_p256_key(
    OSSL_LIB_CTX *context, const unsigned char *point, const BIGNUM *secret) {
  char group[] = "P-256";
  unsigned char number[OPENSSL_P256_SECRET];
  OSSL_PARAM parameters[4];
  size_t count = 0;
  parameters[count++] = OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, group, 0);
  parameters[count++] = OSSL_PARAM_construct_octet_string(
      OSSL_PKEY_PARAM_PUB_KEY, (void *)point, OPENSSL_P256_POINT);
  if (secret != NULL) {
    if (BN_bn2nativepad(secret, number, sizeof number) != (int)sizeof number) return NULL;
    parameters[count++] =
        OSSL_PARAM_construct_BN(OSSL_PKEY_PARAM_PRIV_KEY, number, sizeof number);
  }
  parameters[count] = OSSL_PARAM_construct_end();

  EVP_PKEY *key = NULL;
  EVP_PKEY_CTX *maker = EVP_PKEY_CTX_new_from_name(context, "EC", NULL);
  int selection = secret == NULL ? EVP_PKEY_PUBLIC_KEY : EVP_PKEY_KEYPAIR;
  if (maker != NULL && EVP_PKEY_fromdata_init(maker) == 1 &&
      EVP_PKEY_fromdata(maker, &key, selection, parameters) != 1) {
    EVP_PKEY_free(key);
    key = NULL;
  }
  EVP_PKEY_CTX_free(maker);
  // Without this, the private key would stay in stack memory.
  if (secret != NULL) OPENSSL_cleanse(number, sizeof number);
  return key;
}

#endif
