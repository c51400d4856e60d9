import ExternalInput
import TestSupport
import Testing

@Suite("Locale names")
struct LocaleNameTests {
  @Test(
    "well-formed locale names are accepted",
    arguments: [
      "en", "en_US", "de-DE", "zh_Hans_CN", "ca_ES_VALENCIA", "en_US_POSIX", "de_DE_1996",
      "en@currency=EUR", "ar@calendar=islamic;numbers=latn", "sr-Latn-RS", "es_419",
    ]
  )
  func known(name: String) {
    #expect(LocaleName.isWellFormed(name))
    #expect(LocaleName.locale(name) != nil)
  }

  @Test(
    "malformed locale names are refused",
    arguments: [
      "simplifiedchinese", "abcdefghijkl", "x-abcdefghijklm", "i-klingon", "e", "", "en_",
      "en_US_" + String(repeating: "POSIX_", count: 60) + "A", "../../etc", "é_É", "en US",
      "en\n_US", "en_abcdefghijklmnop", "en@a", "en@a=", "en@=b", "en@a=b;",
      "en@currency=" + String(repeating: "a", count: 40), "\u{0}", "en\u{0}US",
    ]
  )
  func refused(name: String) {
    #expect(!LocaleName.isWellFormed(name))
    #expect(LocaleName.locale(name) == nil)
    #expect(LocaleName.knownLocale(name) == nil)
  }

  @Test(
    "a variable with an invalid locale name is replaced by C or C.UTF-8",
    arguments: [
      ("en_US.UTF-8", nil), ("de_DE@euro", nil), ("C", nil), ("POSIX", nil), ("C.UTF-8", nil),
      ("ja_JP.eucJP", nil), ("", nil), ("sr_RS.UTF-8@latin", nil),
      ("simplifiedchinese", "C"), ("simplifiedchinese.UTF-8", "C.UTF-8"),
      ("en_US.UTF-8@" + String(repeating: "a", count: 30), "C.UTF-8"), ("en_US.", "C"),
      ("\u{FFFD}\u{FFFD}.utf8", "C.UTF-8"), ("en_US@", "C"),
    ] as [(String, String?)]
  )
  func variables(value: String, safe: String?) {
    #expect(LocaleVariables.safe(value) == safe)
  }

  @Test("the replacement of a random value is itself valid")
  func random() {
    var random = SeededRandom.forTest()
    let parts = ["en", "_", "-", ".", "@", "US", "UTF-8", "a", "abcdefghijklmnop", "é", "=", ";"]
    for _ in 0..<random.rounds(of: 100_000) {
      let count = Int.random(in: 0...8, using: &random)
      let value = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      if let safe = LocaleVariables.safe(value) {
        #expect(LocaleVariables.safe(safe) == nil, "\(value)")
      }
    }
  }
}
