import Foundation

/// Selects localizations for a locale.
///
/// Apple documents no order, so the order is this project's choice: the locale, the same language,
/// `en_US`, any English, the first localization. Case and the difference between hyphen and
/// underscore are ignored.
struct LocalePreference: Hashable, Sendable {
  /// The rank of a localization's match with the locale; smaller is better.
  enum Rank: Int, Comparable, CaseIterable {
    case exact
    case sameLanguage
    case americanEnglish
    case english
    case other

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  private let identifier: String

  /// Creates a preference for a locale.
  init(_ locale: Locale) {
    identifier = String(locale.identifier.prefix { $0 != "@" })
  }

  /// Returns the rank of a localization's locale.
  func rank(of locale: String) -> Rank {
    if Self.areSame(locale, identifier) { return .exact }
    if Self.shareLanguage(locale, identifier) { return .sameLanguage }
    if Self.areSame(locale, "en_US") { return .americanEnglish }
    return Self.shareLanguage(locale, "en") ? .english : .other
  }

  /// Returns the best match among localizations with content; if several match equally, the first
  /// of them.
  func best<Candidate>(
    of candidates: [Candidate],
    locale: (Candidate) -> String,
    isEmpty: (Candidate) -> Bool
  ) -> Candidate? {
    // Most products have one localization, and a store can have hundreds of products.
    if candidates.count == 1 { return candidates.first { !isEmpty($0) } }
    var best: (rank: Rank, candidate: Candidate)?
    for candidate in candidates where !isEmpty(candidate) {
      let rank = rank(of: locale(candidate))
      if best.map({ rank < $0.rank }) ?? true { best = (rank, candidate) }
      if rank == .exact { break }
    }
    return best?.candidate
  }

  /// Returns whether two locales have the same language, in any script or region.
  static func shareLanguage(_ left: String, _ right: String) -> Bool {
    areSame(left.utf8.prefix { !isSeparator($0) }, right.utf8.prefix { !isSeparator($0) })
  }

  private static func areSame(_ left: String, _ right: String) -> Bool {
    areSame(left.utf8[...], right.utf8[...])
  }

  private static func areSame(
    _ left: Substring.UTF8View,
    _ right: Substring.UTF8View
  ) -> Bool {
    left.elementsEqual(right) { folded($0) == folded($1) }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "-"): UInt8(ascii: "_")
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 0x20
    default: byte
    }
  }
}
