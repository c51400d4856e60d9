import PurchaseFlow

/// The filter of a list of purchases. A purchase must match all its terms. A `!` before a term
/// inverts it.
///
/// - `product:` takes a name or an identifier.
/// - `state:` and `offer:` take a ``TransactionState`` or an ``OfferToken``.
/// - `since:` and `until:` take a date.
/// - A term without a key searches all texts of a row.
///
/// Quotation marks enclose values with blanks.
struct TransactionFilter: Hashable, Sendable {
  /// The part of a term before the colon, such as `product` in `product:Pro`.
  enum Key: String, Hashable, Sendable, CaseIterable {
    case product
    case state
    case offer
    case since
    case until

    /// The key with its colon.
    var token: String { rawValue + ":" }
  }

  /// One condition of the filter.
  struct Term: Hashable, Sendable {
    /// Whether matching purchases are excluded.
    var isInverted: Bool
    /// The key; `nil` for a search in all texts.
    var key: Key?
    /// The value, without quotation marks.
    var value: String
  }

  /// The reason why a term is invalid. An invalid term is ignored.
  enum Problem: Hashable, Sendable {
    /// The value is not a date.
    case unreadableDate(String)
    /// No state has this name.
    case unknownState(String)
    /// No kind of offer has this name.
    case unknownOffer(String)
  }

  let terms: [Term]

  /// Parses a typed filter.
  init(_ text: String) {
    terms = Self.words(of: text).compactMap(Self.term)
  }

  /// Returns the words of a text, separated by blanks outside quotation marks.
  static func words(of text: String) -> [String] {
    var words = [""]
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character == " ", !isQuoted {
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }

  private static func term(_ word: String) -> Term? {
    var rest = word[...]
    let isInverted = rest.first == "!"
    if isInverted { rest = rest.dropFirst() }
    let key = Key.allCases.first { rest.lowercased().hasPrefix($0.token) }
    if let key { rest = rest.dropFirst(key.token.count) }
    let value = rest.filter { $0 != "\"" }
    return value.isEmpty ? nil : Term(isInverted: isInverted, key: key, value: String(value))
  }
}

/// The kinds of offers by their names in the filter.
enum OfferToken: String, Hashable, Sendable, CaseIterable {
  case introductory
  case promotional
  case code
  case winback
  case retention
  case none

  /// Returns whether a transaction's offer is of this kind.
  func fits(_ offer: PurchaseFlow.Transaction.Offer?) -> Bool {
    switch self {
    case .introductory: offer?.type == .introductory
    case .promotional: offer?.type == .promotional
    case .code: offer?.type == .code
    case .winback: offer?.type == .winBack
    case .retention: offer?.type == .retention
    case .none: offer == nil
    }
  }
}
