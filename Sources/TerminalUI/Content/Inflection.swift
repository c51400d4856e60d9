import Foundation

/// Automatic grammar agreement, as Foundation has it on Apple's platforms.
///
/// It supports only regular English plurals. Text in other languages stays unchanged.
enum Inflection {
  static func agreed(_ text: String, in locale: Locale) -> String {
    guard locale.language.languageCode?.identifier == "en" else { return text }
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let place = words.firstIndex(where: { $0.first?.isNumber == true }),
      words[place] != "1", place + 1 < words.count, let noun = words.last,
      noun.last?.isLetter == true
    else { return text }
    words[words.count - 1] = plural(noun)
    return words.joined(separator: " ")
  }

  private static func plural(_ noun: String) -> String {
    let low = noun.lowercased()
    if low.hasSuffix("y"), let before = low.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    let hisses = ["s", "x", "z", "ch", "sh"].contains { low.hasSuffix($0) }
    return noun + (hisses ? "es" : "s")
  }
}
