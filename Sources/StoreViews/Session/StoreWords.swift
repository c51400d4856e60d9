import PurchaseFlow
import StoreModel
import TerminalUI

/// The language of the store around, and how it writes moments.
struct StoreWords {
  /// Texts.
  let words: Words
  /// Moments.
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
