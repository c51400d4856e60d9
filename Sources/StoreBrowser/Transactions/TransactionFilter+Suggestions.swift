import PurchaseFlow
import StoreModel

extension TransactionFilter {
  /// Returns completions of the last word, which is a key or a value of a key.
  ///
  /// - Parameters:
  ///   - products: The names of purchased products.
  ///   - today: The clock's date in ISO 8601 form, such as `2026-03-01`.
  static func suggestions(
    for text: String,
    products: [String],
    today: String
  ) -> [String] {
    let word = words(of: text).last ?? ""
    let sign = word.first == "!" ? "!" : ""
    let typed = word.dropFirst(sign.count).lowercased()
    let key = Key.allCases.first { typed.hasPrefix($0.token) }
    guard let key else {
      return Key.allCases.map(\.token).filter { $0.hasPrefix(typed) }.map { sign + $0 }
    }
    let values: [String] =
      switch key {
      case .product: products.map { $0.contains(" ") ? "\"\($0)\"" : $0 }
      case .state: TransactionState.allCases.map(\.rawValue)
      case .offer: OfferToken.allCases.map(\.rawValue)
      case .since, .until: [today]
      }
    let begun = typed.dropFirst(key.token.count).filter { $0 != "\"" }.foldedForSearch
    let found = values.filter {
      let value = $0.filter { $0 != "\"" }.foldedForSearch
      return value.hasPrefix(begun) && value != begun
    }
    return found.map { sign + key.token + $0 }
  }

  /// Returns the text with its last word replaced by a suggestion. If the word is complete, a blank
  /// follows.
  static func completing(_ text: String, with suggestion: String) -> String {
    let rest = words(of: text).dropLast().map { $0 + " " }.joined()
    return rest + suggestion + (suggestion.hasSuffix(":") ? "" : " ")
  }
}
