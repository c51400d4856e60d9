import PurchaseFlow
import StoreModel

extension StoreSession {
  /// The user interface texts in the language of the store.
  var words: Words { catalog.words }

  /// The date formatter for the language of the store.
  var dates: DateText { dateText(in: catalog.words) }
}
