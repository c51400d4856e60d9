import PurchaseFlow
import StoreModel
import TerminalUI

/// The texts and the date formatter of the enclosing store.
struct StoreWords {
  /// The user interface texts.
  let words: Words
  /// The date formatter.
  let dates: DateText
}

private enum StoreWordsKey: EnvironmentKey {
  static var defaultValue: StoreWords {
    let words = Words(locale: EnvironmentValues().locale)
    return StoreWords(words: words, dates: DateText(words: words, zone: .utc))
  }
}

extension EnvironmentValues {
  var storeWords: StoreWords {
    get { self[StoreWordsKey.self] }
    set { self[StoreWordsKey.self] = newValue }
  }
}
