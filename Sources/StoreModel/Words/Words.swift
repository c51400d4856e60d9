import Foundation

/// The texts of the store and the program in one language.
///
/// A String Catalog contains the texts in the languages of ``Language``. Regional variants (`de_AT`,
/// `pt_PT`, `zh_HK`) use the texts of their language. Every other locale uses the English texts with
/// its own format of numbers.
///
/// ```swift
/// import Foundation
/// import StoreModel
///
/// let words = Words(locale: Locale(identifier: "en_US"))
/// let verb = words[.subscribe]                                   // "Subscribe"
/// let terms = words.text(.freeThen, "1 week", "$9.99/month")     // "1 week free, then $9.99/month"
/// let restored = words.count(.purchasesRestored, 3)              // "3 purchases restored"
/// ```
public struct Words: Hashable, Sendable {
  /// The locale that formats numbers and dates.
  public let locale: Locale
  /// The language of the texts.
  public let language: Language

  /// Selects the language for a locale; English if there are no texts in its language.
  public init(locale: Locale) {
    self.locale = locale
    self.language = Language(locale: locale)
  }

  /// Returns the text of a key in the String Catalog, with its placeholders.
  public subscript(key: Key) -> String { template(key, .other) }

  /// Returns the text of a key with its placeholders filled.
  ///
  /// Arguments are inserted literally: a `%` in an argument is a percent sign. Integers are
  /// written in the locale's digits.
  public func text(_ key: Key, _ arguments: any LosslessStringConvertible...) -> String {
    fill(self[key], with: arguments)
  }

  /// Returns the text of a key in the plural form for a number.
  ///
  /// The number is the first argument, in the locale's digits. The other arguments follow it.
  public func count(
    _ key: CountedKey,
    _ number: Int,
    _ arguments: any LosslessStringConvertible...
  ) -> String {
    fill(template(key, language.pluralCategory(of: number)), with: [number] + arguments)
  }

  /// Returns an integer in the locale's digits and grouping.
  public func number(_ value: Int) -> String { value.formatted(.number.locale(locale)) }

  /// The locale's digits from 0 to 9, or the Latin digits if the locale writes numbers without
  /// digits, such as Roman numerals.
  ///
  /// One number with all digits is formatted, because a call of Foundation takes much longer than
  /// the rest.
  package var digits: [Character] {
    let digits: [Character] = number(9_876_543_210).filter(\.isNumber).reversed()
    return digits.count == 10 ? digits : Array("0123456789")
  }

  func fill(_ template: String, with arguments: [any LosslessStringConvertible]) -> String {
    Self.fill(template, with: arguments.map(written))
  }

  private func written(_ argument: any LosslessStringConvertible) -> String {
    if let number = argument as? Int { return self.number(number) }
    return argument.description
  }
}
