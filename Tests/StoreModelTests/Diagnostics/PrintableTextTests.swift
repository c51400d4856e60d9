import Testing

@testable import StoreModel

@Suite("Printable text")
struct PrintableTextTests {
  @Test(
    "controls are written out, everything else stays",
    arguments: [
      ("plain", "plain"), ("日本 é 😀", "日本 é 😀"), ("a\u{1B}[1m", "a\\u{1B}[1m"),
      ("a\nb\tc", "a\\u{A}b\\u{9}c"), ("\u{202E}x", "\\u{202E}x"), ("\u{85}", "\\u{85}"),
      ("\u{2028}", "\\u{2028}"), ("\u{7F}", "\\u{7F}"),
    ]
  )
  func escaping(text: String, expected: String) {
    #expect(PrintableText.escaped(text) == expected)
  }

  @Test("a quotation is cut at 40 characters")
  func quoting() {
    #expect(PrintableText.quoted("ab") == "\"ab\"")
    #expect(PrintableText.quoted(String(repeating: "a", count: 40)).count == 42)
    #expect(PrintableText.quoted(String(repeating: "a", count: 41)).hasSuffix("…\""))
  }
}
