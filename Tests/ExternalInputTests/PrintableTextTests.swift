import ExternalInput
import Testing

@Suite("Printable text")
struct PrintableTextTests {
  @Test(
    "control characters are escaped, and other text is unchanged",
    arguments: [
      ("plain", "plain"), ("日本 é 😀", "日本 é 😀"), ("a\u{1B}[1m", "a\\u{1B}[1m"),
      ("a\nb\tc", "a\\u{A}b\\u{9}c"), ("\u{202E}x", "\\u{202E}x"), ("\u{85}", "\\u{85}"),
      ("\u{2028}", "\\u{2028}"), ("\u{7F}", "\\u{7F}"), ("a\r\nb", "a\\u{D}\\u{A}b"),
    ]
  )
  func escaping(text: String, expected: String) {
    #expect(PrintableText.escaped(text) == expected)
  }

  @Test("a quotation is cut at 40 characters and a name at 200")
  func quoting() {
    #expect(PrintableText.quoted("ab") == "\"ab\"")
    #expect(PrintableText.quoted(String(repeating: "a", count: 40)).count == 42)
    #expect(PrintableText.quoted(String(repeating: "a", count: 41)).hasSuffix("…\""))
    let name = String(repeating: "é", count: 200)
    #expect(PrintableText.quotedName(name) == "\"\(name)\"")
    #expect(PrintableText.quotedName(name + "é") == "\"\(name)…\"")
  }

  @Test("a path is shown in full unless it contains the start of a private key")
  func paths() {
    let random = "/tmp/aB3dE6gH9kLmN2pQrS5uV8xYz1C4f7J0T/store.storekit"
    #expect(PrintableText.path(random) == random)
    #expect(PrintableText.path("") == "\"\"")
    for key in [
      "MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg",
      "-----BEGIN EC PRIVATE KEY-----\n" + String(repeating: "A", count: 64),
    ] {
      #expect(PrintableText.path("store\(key)") == "(withheld)")
    }
  }

  @Test("line feeds are kept, and other line breaks are escaped")
  func lines() {
    let text = "one\ntwo\u{85}\u{2028}\r\n\u{1B}three"
    #expect(PrintableText.lines(text) == "one\ntwo\\u{85}\\u{2028}\\u{D}\n\\u{1B}three")
  }

  @Test("a list shows twenty names and counts the rest")
  func list() {
    let names = (1...10_000).map { "\($0)" }
    #expect(PrintableText.list(["a", "b\n"]) == "a, b\\u{A}")
    #expect(PrintableText.list(names).hasSuffix(", 20 and 9980 more"))
  }

  @Test("JSON and XML output contains no control characters, and harmless JSON keeps its content")
  func otherFormats() {
    let hostile = "\u{1B}[2J\u{9B}1m\u{202E}\"<&>\u{2028}\n\u{7F}\u{FFFE}"
    for text in [JSONText.string(hostile), XMLText.escaped(hostile)] {
      #expect(!text.unicodeScalars.contains(where: PrintableText.needsEscaping), "\(text)")
    }
    #expect(XMLText.escaped("<a b=\"c\">&\n") == "&lt;a b=&quot;c&quot;&gt;&amp;&#10;")
    #expect(
      JSONText.escapingControlCharacters(in: "{\n\"a\": \"\u{202E}\"\n}")
        == "{\n\"a\": \"\\u202e\"\n}"
    )
  }
}
