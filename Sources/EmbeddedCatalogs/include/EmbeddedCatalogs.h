#pragma once

#include <stddef.h>

/// The content of a file that is embedded in the program. It is never freed.
typedef struct {
  const unsigned char *_Nonnull bytes;
  size_t count;
} embedded_file;

// Each function returns a String Catalog (`.xcstrings`). The function's name contains the name of
// the target or of the catalog file.

embedded_file embedded_store_model(void);
embedded_file embedded_terminal_ui(void);
embedded_file embedded_terminal_export(void);
embedded_file embedded_account(void);
embedded_file embedded_browser(void);
embedded_file embedded_configuration(void);
embedded_file embedded_filter(void);
embedded_file embedded_gallery(void);
embedded_file embedded_look(void);
embedded_file embedded_messages(void);
embedded_file embedded_settings(void);
embedded_file embedded_timeline(void);
embedded_file embedded_transaction_actions(void);
embedded_file embedded_transactions(void);
