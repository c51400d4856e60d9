import Foundation
import PurchaseFlow
import StoreModel
import TerminalUI

extension StoreSession {
  /// Our words in the store's language.
  var words: Words { catalog.words }

  /// Moments in the store's language.
  var dates: DateText { dateText(locale: catalog.locale) }
}

extension StoreCatalog {
  /// The direction in which the store's language is read.
  public var layoutDirection: LayoutDirection {
    switch locale.language.characterDirection {
    case .rightToLeft: .rightToLeft
    default: .leftToRight
    }
  }
}
