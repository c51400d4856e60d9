import ExternalInput
import Foundation

extension Words {
  /// A language that the texts are written in.
  public enum Language: String, CaseIterable, Hashable, Sendable {
    /// English, also for every language that has no texts.
    case english = "en"
    /// Japanese, for `ja` with any region.
    case japanese = "ja"
    /// German, for `de` with any region.
    case german = "de"
    /// Arabic, which is written from right to left.
    case arabic = "ar"

    /// The language of a locale's texts.
    public init(locale: Locale) {
      let code = locale.language.languageCode?.identifier ?? ""
      self = Language(rawValue: code) ?? .english
    }
  }
}

extension Words.Language {
  /// The plural form that a number takes, by the rules of Unicode CLDR for whole
  /// numbers.
  ///
  /// English and German tell one from the rest, Japanese tells nothing apart, and
  /// Arabic has six forms: 0, 1, 2, …03 to …10, …11 to …99, and …00 to …02.
  public func pluralCategory(of number: Int) -> Words.PluralCategory {
    Words.PluralCategory(rawValue: PluralRules.category(of: number, in: rawValue)) ?? .other
  }
}

extension Words {
  /// A class of numbers that share a grammatical form, as Unicode CLDR names them.
  public enum PluralCategory: String, CaseIterable, Hashable, Sendable {
    /// None of them, where a language says that in its own way.
    case zero
    /// One of them.
    case one
    /// A pair.
    case two
    /// A small number.
    case few
    /// A larger number.
    case many
    /// Every number without a form of its own.
    case other
  }
}
