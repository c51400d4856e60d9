// The String Catalogs, embedded with `#embed`. `embedInCode` of SwiftPM generates a Swift literal
// with an element for each byte. For the catalogs of the browser, this took 29 s of a debug build
// and 900 MB of memory.

#include "EmbeddedCatalogs.h"

#define FILE_OF(bytes) ((embedded_file){bytes, sizeof bytes})

static const unsigned char store_model[] = {
#embed "../StoreModel/Resources/Localizable.xcstrings"
};
embedded_file embedded_store_model(void) { return FILE_OF(store_model); }

static const unsigned char terminal_ui[] = {
#embed "../TerminalUI/Resources/Localizable.xcstrings"
};
embedded_file embedded_terminal_ui(void) { return FILE_OF(terminal_ui); }

static const unsigned char terminal_export[] = {
#embed "../TerminalExport/Resources/Localizable.xcstrings"
};
embedded_file embedded_terminal_export(void) { return FILE_OF(terminal_export); }

static const unsigned char account[] = {
#embed "../StoreBrowser/Resources/Account.xcstrings"
};
embedded_file embedded_account(void) { return FILE_OF(account); }

static const unsigned char browser[] = {
#embed "../StoreBrowser/Resources/Browser.xcstrings"
};
embedded_file embedded_browser(void) { return FILE_OF(browser); }

static const unsigned char configuration[] = {
#embed "../StoreBrowser/Resources/Configuration.xcstrings"
};
embedded_file embedded_configuration(void) { return FILE_OF(configuration); }

static const unsigned char filter[] = {
#embed "../StoreBrowser/Resources/Filter.xcstrings"
};
embedded_file embedded_filter(void) { return FILE_OF(filter); }

static const unsigned char gallery[] = {
#embed "../StoreBrowser/Resources/Gallery.xcstrings"
};
embedded_file embedded_gallery(void) { return FILE_OF(gallery); }

static const unsigned char look[] = {
#embed "../StoreBrowser/Resources/Look.xcstrings"
};
embedded_file embedded_look(void) { return FILE_OF(look); }

static const unsigned char messages[] = {
#embed "../StoreBrowser/Resources/Messages.xcstrings"
};
embedded_file embedded_messages(void) { return FILE_OF(messages); }

static const unsigned char settings[] = {
#embed "../StoreBrowser/Resources/Settings.xcstrings"
};
embedded_file embedded_settings(void) { return FILE_OF(settings); }

static const unsigned char timeline[] = {
#embed "../StoreBrowser/Resources/Timeline.xcstrings"
};
embedded_file embedded_timeline(void) { return FILE_OF(timeline); }

static const unsigned char transaction_actions[] = {
#embed "../StoreBrowser/Resources/TransactionActions.xcstrings"
};
embedded_file embedded_transaction_actions(void) { return FILE_OF(transaction_actions); }

static const unsigned char transactions[] = {
#embed "../StoreBrowser/Resources/Transactions.xcstrings"
};
embedded_file embedded_transactions(void) { return FILE_OF(transactions); }
