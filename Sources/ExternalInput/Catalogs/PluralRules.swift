/// The plural categories of whole numbers, by the rules of Unicode CLDR.
package enum PluralRules {
  /// Returns the plural category of a number in a language, such as `one` or `few`.
  package static func category(of number: Int, in language: String) -> String {
    let (all, ten, hundred) = (number.magnitude, number.magnitude % 10, number.magnitude % 100)
    switch language.prefix(2) {
    case "ja", "zh", "ko", "vi", "th", "id", "ms": return "other"
    case "fr", "pt", "hy": return all < 2 ? "one" : "other"
    case "cs", "sk": return all == 1 ? "one" : (2...4).contains(all) ? "few" : "other"
    case "ru", "uk", "be", "sr", "hr", "bs", "pl":
      let isOne = language.hasPrefix("pl") ? all == 1 : ten == 1 && hundred != 11
      if isOne { return "one" }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? "few" : "many"
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
}
