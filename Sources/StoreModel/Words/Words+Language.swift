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

    /// Returns the language of the texts for a locale; English if there are no texts in its
    /// language.
    public init(locale: Locale) {
      let code = locale.language.languageCode?.identifier ?? ""
      self = Language(rawValue: code) ?? .english
    }
  }
}

extension Words.Language {
  /// Returns the plural category of an integer by the rules of Unicode CLDR.
  ///
  /// English and German distinguish 1 from other numbers, and Japanese has one form. Arabic has six
  /// forms: for 0, for 1, for 2, and for numbers that end in 03 to 10, in 11 to 99, and in 00 to
  /// 02.
  public func pluralCategory(of number: Int) -> Words.PluralCategory {
    Words.PluralCategory(rawValue: PluralRules.category(of: number, in: rawValue)) ?? .other
  }
}

extension Words {
  /// A class of numbers that share a grammatical form, as Unicode CLDR names them.
  public enum PluralCategory: String, CaseIterable, Hashable, Sendable {
    /// Zero, in languages that have a separate form for zero.
    case zero
    /// One, and similar numbers in some languages.
    case one
    /// Two, in languages with a dual form.
    case two
    /// A small number.
    case few
    /// A larger number.
    case many
    /// All other numbers.
    case other
  }
}
