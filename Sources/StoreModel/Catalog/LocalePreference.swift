import Foundation

/// Chooses among localizations for one locale.
///
/// Ours, since Apple documents none: the locale itself, else the same language in any
/// script or region, else `en_US`, else any English, else the first. Hyphens and
/// underscores are the same, and so are upper and lower case.
struct LocalePreference: Hashable, Sendable {
  /// How near a localization is to the locale; smaller is nearer.
  enum Rank: Int, Comparable, CaseIterable {
    case exact
    case sameLanguage
    case americanEnglish
    case english
    case other

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  private let identifier: String

  /// Prefers a locale's own texts.
  init(_ locale: Locale) {
    identifier = String(locale.identifier.prefix { $0 != "@" })
  }

  /// How near a localization's locale is.
  func rank(of locale: String) -> Rank {
    if Self.areSame(locale, identifier) { return .exact }
    if Self.shareLanguage(locale, identifier) { return .sameLanguage }
    if Self.areSame(locale, "en_US") { return .americanEnglish }
    return Self.shareLanguage(locale, "en") ? .english : .other
  }

  /// The nearest of some localizations that hold anything; the first of several that
  /// are equally near.
  func best<Candidate>(
    of candidates: [Candidate],
    locale: (Candidate) -> String,
    isEmpty: (Candidate) -> Bool
  ) -> Candidate? {
    var best: (rank: Rank, candidate: Candidate)?
    for candidate in candidates where !isEmpty(candidate) {
      let rank = rank(of: locale(candidate))
      if best.map({ rank < $0.rank }) ?? true { best = (rank, candidate) }
      if rank == .exact { break }
    }
    return best?.candidate
  }

  /// Whether two locales name the same language, in whatever script or region.
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
