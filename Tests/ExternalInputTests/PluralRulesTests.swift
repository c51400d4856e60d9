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
      ("de-AT", 1, "one"), ("en", -1, "one"),
    ]
  )
  func plurals(language: String, number: Int, form: String) {
    #expect(PluralRules.category(of: number, in: language) == form)
  }
}
