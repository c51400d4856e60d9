import PurchaseFlow

/// What a list of purchases is narrowed to: words that all have to fit, each the other way
/// round behind a `!`.
///
/// `product:` a name or an identifier, `state:` and `offer:` names of ours, `since:` and
/// `until:` days, and anything else is looked for in all of these. What has blanks in it
/// stands in quotation marks.
struct TransactionFilter: Hashable, Sendable {
  /// What may stand before a colon.
  enum Key: String, Hashable, Sendable, CaseIterable {
    case product
    case state
    case offer
    case since
    case until

    /// As it is written.
    var token: String { rawValue + ":" }
  }

  /// One of the words.
  struct Term: Hashable, Sendable {
    /// Whether what fits is left out.
    var isInverted: Bool
    /// What stands before the colon.
    var key: Key?
    /// The rest, without quotation marks.
    var value: String
  }

  /// Why a word narrows nothing.
  enum Problem: Hashable, Sendable {
    /// It should be a day.
    case unreadableDate(String)
    /// There is no such state.
    case unknownState(String)
    /// There is no such kind of offer.
    case unknownOffer(String)
  }

  let terms: [Term]

  /// Reads what a person typed.
  init(_ text: String) {
    terms = Self.words(of: text).compactMap(Self.term)
  }

  /// The words of a text: blanks part them, but not between quotation marks.
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

/// The kinds of offers as the filter names them.
enum OfferToken: String, Hashable, Sendable, CaseIterable {
  case introductory
  case promotional
  case code
  case winback
  case none

  /// Whether a transaction was sold so.
  func fits(_ offer: PurchaseFlow.Transaction.Offer?) -> Bool {
    switch self {
    case .introductory: offer?.type == .introductory
    case .promotional: offer?.type == .promotional
    case .code: offer?.type == .code
    case .winback: offer?.type == .winBack
    case .none: offer == nil
    }
  }
}
