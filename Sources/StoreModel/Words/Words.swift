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
/// words.count(.purchasesRestored, 3)                   // "3 purchases restored"
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
  public subscript(key: Key) -> String { template(key, .other) }

  /// A text with its placeholders filled.
  ///
  /// Arguments are inserted literally: a `%` in one is only a percent sign. Integers
  /// are written in the locale's digits.
  public func text(_ key: Key, _ arguments: any LosslessStringConvertible...) -> String {
    fill(self[key], with: arguments)
  }

  /// A text in the plural form for a number.
  ///
  /// The number is the first argument, in the locale's digits; others follow it.
  public func count(
    _ key: CountedKey,
    _ number: Int,
    _ arguments: any LosslessStringConvertible...
  ) -> String {
    fill(template(key, language.pluralCategory(of: number)), with: [number] + arguments)
  }

  /// A whole number in the locale's digits and grouping.
  public func number(_ value: Int) -> String { value.formatted(.number.locale(locale)) }

  func fill(_ template: String, with arguments: [any LosslessStringConvertible]) -> String {
    Self.fill(template, with: arguments.map(written))
  }

  private func written(_ argument: any LosslessStringConvertible) -> String {
    if let number = argument as? Int { return self.number(number) }
    return argument.description
  }
}
