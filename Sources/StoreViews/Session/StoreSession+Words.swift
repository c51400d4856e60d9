import PurchaseFlow
import StoreModel

extension StoreSession {
  /// Our words in the store's language.
  var words: Words { catalog.words }

  /// Moments in the store's language.
  var dates: DateText { dateText(in: catalog.words) }
}
