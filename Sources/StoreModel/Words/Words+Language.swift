import ExternalInput
import Foundation

extension Words {
  /// A language that the texts are written in. The raw value is its name in String Catalogs.
  public enum Language: String, CaseIterable, Hashable, Sendable {
    /// English, also for every language that has no texts.
    case english = "en"
    /// Japanese, for `ja` with any region.
    case japanese = "ja"
    /// German, for `de` with any region.
    case german = "de"
    /// Arabic, which is written from right to left.
    case arabic = "ar"
    /// Chinese in simplified characters, also for `zh` and for China and Singapore.
    case simplifiedChinese = "zh-Hans"
    /// Chinese in traditional characters, also for Taiwan, Hong Kong and Macao.
    case traditionalChinese = "zh-Hant"
    /// French, for `fr` with any region.
    case french = "fr"
    /// Spanish, also for Latin America.
    case spanish = "es"
    /// Portuguese as written in Brazil, also for Portugal.
    case brazilianPortuguese = "pt-BR"
    /// Italian, for `it` with any region.
    case italian = "it"
    /// Korean, for `ko` with any region.
    case korean = "ko"
    /// Russian, for `ru` with any region.
    case russian = "ru"
    /// Turkish, for `tr` with any region.
    case turkish = "tr"
    /// Dutch, for `nl` with any region.
    case dutch = "nl"
    /// Norwegian (Bokmål), also for `no` and Nynorsk.
    case norwegian = "nb"
    /// Swedish, for `sv` with any region.
    case swedish = "sv"
    /// Polish, for `pl` with any region.
    case polish = "pl"
    /// Ukrainian, for `uk` with any region.
    case ukrainian = "uk"
    /// Hebrew, which is written from right to left.
    case hebrew = "he"
    /// Thai, for `th` with any region.
    case thai = "th"
    /// Vietnamese, for `vi` with any region.
    case vietnamese = "vi"
    /// Indonesian, for `id` with any region.
    case indonesian = "id"

    /// Returns the language of the texts for a locale, whatever its region; English if there are no
    /// texts in its language.
    public init(locale: Locale) { self = Language(matching: locale) ?? .english }

    /// Whether words are separated by blanks. Chinese and Japanese have no blanks between words.
    package var separatesWords: Bool {
      switch self {
      case .japanese, .simplifiedChinese, .traditionalChinese: false
      default: true
      }
    }

    /// Returns the language of the texts for a locale; `nil` if there are no texts in its language.
    package init?(matching locale: Locale) {
      let code = locale.language.languageCode?.identifier ?? ""
      // Most languages have one name. The script of the others takes longer to find out.
      let match =
        Language(rawValue: code)
        ?? CatalogLanguage.names(for: locale).lazy.compactMap(Language.init(rawValue:)).first
      guard let match else { return nil }
      self = match
    }
  }
}

extension Words.Language {
  /// Returns the plural category of an integer by the rules of Unicode CLDR.
  ///
  /// English distinguishes 1 from other numbers, Japanese has one form, and French uses the form
  /// for 1 also for 0. Russian has forms for numbers that end in 1, in 2 to 4, and for the others.
  /// Arabic has six forms: for 0, for 1, for 2, and for numbers that end in 03 to 10, in 11 to 99,
  /// and in 00 to 02.
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
