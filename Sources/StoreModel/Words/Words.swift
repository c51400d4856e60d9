import Foundation

/// The store's and the program's own texts in one language.
///
/// The texts stand in one strings file (Apple's String Catalog format) in English,
/// Japanese, German and Arabic. Regional variants read their language (`de_AT`,
/// `ar_EG`); every other locale reads the English words, with its own way to write
/// numbers.
///
/// ```swift
/// let words = Words(locale: Locale(identifier: "en_US"))
/// words[.subscribe]                                    // "Subscribe"
/// words.text(.freeThen, "1 week", "$9.99/month")       // "1 week free, then $9.99/month"
/// words.count(.daysLeft, 3)                            // "3 days left"
/// ```
public struct Words: Hashable, Sendable {
  /// The locale that numbers are written for.
  public let locale: Locale
  /// The language that the texts are in.
  public let language: Language

  /// The words of a locale.
  public init(locale: Locale) {
    self.locale = locale
    self.language = Language(locale: locale)
  }

  /// A text as it stands in the strings file.
  public subscript(key: Key) -> String { template(key.rawValue, category: .other) }

  /// A text with its placeholders filled.
  ///
  /// Arguments are inserted literally: a `%` in one is only a percent sign. Integers
  /// are written in the locale's digits.
  public func text(_ key: Key, _ arguments: any LosslessStringConvertible...) -> String {
    Self.fill(self[key], with: arguments.map(written))
  }

  /// A text in the plural form for a number.
  ///
  /// The number is the first argument, in the locale's digits; others follow it.
  public func count(
    _ key: CountedKey,
    _ number: Int,
    _ arguments: any LosslessStringConvertible...
  ) -> String {
    let template = template(key.rawValue, category: language.pluralCategory(of: number))
    return Self.fill(template, with: [self.number(number)] + arguments.map(written))
  }

  /// A whole number in the locale's digits and grouping.
  public func number(_ value: Int) -> String { value.formatted(.number.locale(locale)) }

  private func written(_ argument: any LosslessStringConvertible) -> String {
    if let number = argument as? Int { return self.number(number) }
    return argument.description
  }

  private func template(_ key: String, category: PluralCategory) -> String {
    let forms = language.strings[key]
    return forms?[category] ?? forms?[.other] ?? key
  }
}
