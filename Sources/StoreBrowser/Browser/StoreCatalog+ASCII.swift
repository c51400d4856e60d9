import Foundation
import StoreModel
import TerminalUI

extension StoreCatalog {
  /// Reads a configuration for a screen that may show only ASCII.
  ///
  /// In ASCII, the texts are those of ``Foundation/Locale/forASCII``. A name of the file that would
  /// contain question marks is replaced by the reference name or the identifier, and such a
  /// description is left out.
  init(
    _ configuration: StoreConfiguration,
    locale: Locale,
    storefront: Storefront?,
    usesASCII: Bool
  ) {
    if usesASCII {
      self.init(configuration, locale: locale.forASCII, storefront: storefront) {
        $0.isReadableInASCII
      }
    } else {
      self.init(configuration, locale: locale, storefront: storefront)
    }
  }
}

extension String {
  /// Whether the text stays readable on a screen that shows only ASCII: letters lose their accents,
  /// and no character becomes a question mark.
  var isReadableInASCII: Bool {
    if utf8.allSatisfy({ $0 < 0x80 }) { return true }
    let questions = count { $0 == "?" || $0 == "？" }
    return CellText(self, asciiOnly: true).string.count { $0 == "?" } == questions
  }
}
