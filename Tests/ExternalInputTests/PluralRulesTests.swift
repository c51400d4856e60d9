import ExternalInput
import Testing

@Suite("Plural rules")
struct PluralRulesTests {
  @Test(
    "the plural category follows the language's rules",
    arguments: [
      ("en", 1, "one"), ("en", 0, "other"), ("fr", 0, "one"), ("ja", 1, "other"),
      ("ru", 21, "one"), ("ru", 11, "many"), ("ru", 3, "few"), ("pl", 21, "many"),
      ("cs", 3, "few"), ("ar", 0, "zero"), ("ar", 105, "few"), ("ar", 100, "other"),
      ("de-AT", 1, "one"), ("en", -1, "one"), ("fr", 1_000_000, "many"), ("es_419", 2, "other"),
      ("pt-PT", 0, "other"), ("pt-BR", 0, "one"), ("zh-Hant", 1, "other"), ("fil", 1, "one"),
    ]
  )
  func plurals(language: String, number: Int, form: String) {
    #expect(PluralRules.category(of: number, in: language) == form)
  }

  @Test("every category is that of CLDR's rule", arguments: CLDRPluralRules.all)
  func rules(_ rules: CLDRPluralRules) {
    let millions = [1_000_000, 1_000_001, 2_000_000, 2_500_000, 21_000_000, 1_000_000_000]
    for language in rules.languages {
      for number in Array(0...1_000) + millions {
        let category = PluralRules.category(of: number, in: language)
        #expect(category == rules.category(of: number), "\(number) in \(language)")
      }
    }
  }
}

/// The rules of some languages as CLDR writes them (`plurals.xml`), evaluated for whole numbers.
struct CLDRPluralRules: Sendable, CustomTestStringConvertible {
  let languages: [String]
  /// Categories with their conditions. All other numbers have the category `other`.
  let rules: [(category: String, condition: String)]

  var testDescription: String { languages.joined(separator: " ") }

  private static let millions =
    "e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5"

  static let all = [
    CLDRPluralRules(["ja", "zh-Hans", "zh-Hant", "ko", "th", "vi", "id", "ms", "yue"], []),
    CLDRPluralRules(["en", "de", "nl", "sv"], [("one", "i = 1 and v = 0")]),
    CLDRPluralRules(["nb", "no", "nn", "tr", "da-DK", "hu"], [("one", "n = 1")]),
    CLDRPluralRules(["es"], [("one", "n = 1"), ("many", millions)]),
    CLDRPluralRules(["it", "ca", "pt-PT"], [("one", "i = 1 and v = 0"), ("many", millions)]),
    CLDRPluralRules(["fr"], [("one", "i = 0,1"), ("many", millions)]),
    CLDRPluralRules(["pt", "pt-BR"], [("one", "i = 0..1"), ("many", millions)]),
    CLDRPluralRules(["hy"], [("one", "i = 0,1")]),
    CLDRPluralRules(
      ["he", "iw"],
      [("one", "i = 1 and v = 0 or i = 0 and v != 0"), ("two", "i = 2 and v = 0")]
    ),
    CLDRPluralRules(["cs", "sk"], [("one", "i = 1 and v = 0"), ("few", "i = 2..4 and v = 0")]),
    CLDRPluralRules(
      ["pl"],
      [
        ("one", "i = 1 and v = 0"),
        ("few", "v = 0 and i % 10 = 2..4 and i % 100 != 12..14"),
        (
          "many",
          "v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or "
            + "v = 0 and i % 100 = 12..14"
        ),
      ]
    ),
    CLDRPluralRules(
      ["ru", "uk", "be"],
      [
        ("one", "v = 0 and i % 10 = 1 and i % 100 != 11"),
        ("few", "v = 0 and i % 10 = 2..4 and i % 100 != 12..14"),
        (
          "many",
          "v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14"
        ),
      ]
    ),
    CLDRPluralRules(
      ["sr", "hr", "bs"],
      [
        ("one", "v = 0 and i % 10 = 1 and i % 100 != 11"),
        ("few", "v = 0 and i % 10 = 2..4 and i % 100 != 12..14"),
      ]
    ),
    CLDRPluralRules(
      ["ar"],
      [
        ("zero", "n = 0"), ("one", "n = 1"), ("two", "n = 2"), ("few", "n % 100 = 3..10"),
        ("many", "n % 100 = 11..99"),
      ]
    ),
  ]

  init(_ languages: [String], _ rules: [(category: String, condition: String)]) {
    (self.languages, self.rules) = (languages, rules)
  }

  func category(of number: Int) -> String {
    rules.first { Self.holds($0.condition, for: number) }?.category ?? "other"
  }

  private static func holds(_ condition: String, for number: Int) -> Bool {
    condition.split(separator: " or ").contains { part in
      part.split(separator: " and ").allSatisfy { holds(relation: $0, for: number) }
    }
  }

  /// Evaluates a relation such as `i % 100 != 12..14`. Of the operands, `n` and `i` are the number,
  /// and `v` and `e` are 0, because a whole number has neither decimals nor an exponent.
  private static func holds(relation: Substring, for number: Int) -> Bool {
    let words = relation.split(separator: " ")
    var value = ["n", "i"].contains(words.first) ? number : 0
    if words.count == 5, let divisor = Int(words[2]) { value %= divisor }
    let isListed = words[words.count - 1].split(separator: ",").contains { range in
      let ends = range.split(separator: "..").compactMap { Int($0) }
      return ends.min().map { $0 <= value } == true && ends.max().map { value <= $0 } == true
    }
    return isListed == (words[words.count - 2] == "=")
  }
}
