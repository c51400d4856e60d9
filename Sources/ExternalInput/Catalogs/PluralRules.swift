/// The plural categories of whole numbers, by the rules of Unicode CLDR.
///
/// Foundation on Linux selects plural forms only inside its own formatters, so the rules are
/// written here. `PluralRulesTests` compares them with CLDR's rules.
package enum PluralRules {
  /// Returns the plural category of a number in a language, such as `one` or `few`.
  ///
  /// - Parameter language: The language, such as `pl` or `pt-BR`. A language without a rule here
  ///   has the rule of English.
  package static func category(of number: Int, in language: String) -> String {
    let (all, ten, hundred) = (number.magnitude, number.magnitude % 10, number.magnitude % 100)
    let isFew = (2...4).contains(ten) && !(12...14).contains(hundred)
    // “Million” is a noun in these languages: “1 000 000 de mois”, but “999 999 mois”.
    let isMillions = all != 0 && all % 1_000_000 == 0
    switch code(of: language) {
    case "ja", "zh", "yue", "ko", "vi", "th", "id", "in", "ms": return "other"
    case "fr", "pt":
      if language == "pt-PT" { return all == 1 ? "one" : isMillions ? "many" : "other" }
      return all < 2 ? "one" : isMillions ? "many" : "other"
    case "es", "it", "ca": return all == 1 ? "one" : isMillions ? "many" : "other"
    case "hy": return all < 2 ? "one" : "other"
    case "cs", "sk": return all == 1 ? "one" : (2...4).contains(all) ? "few" : "other"
    case "pl": return all == 1 ? "one" : isFew ? "few" : "many"
    case "ru", "uk", "be": return ten == 1 && hundred != 11 ? "one" : isFew ? "few" : "many"
    case "sr", "hr", "bs": return ten == 1 && hundred != 11 ? "one" : isFew ? "few" : "other"
    case "he", "iw": return all == 1 ? "one" : all == 2 ? "two" : "other"
    case "ar":
      switch (all, hundred) {
      case (0, _): return "zero"
      case (1, _): return "one"
      case (2, _): return "two"
      case (_, 3...10): return "few"
      case (_, 11...99): return "many"
      default: return "other"
      }
    default: return all == 1 ? "one" : "other"
    }
  }

  /// Returns a language without its script and region.
  private static func code(of language: String) -> Substring {
    Substring(language.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") })
  }
}
