import ExternalInput
import Foundation
import Testing

@Suite("String Catalogs")
struct StringCatalogTests {
  private static let file = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "plain" : { "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello" } },
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo" } }
        } },
        "days" : { "extractionState" : "manual", "localizations" : {
          "en" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "value" : "%lld day" } },
            "other" : { "stringUnit" : { "value" : "%lld days" } }
          } } }
        } },
        "device" : { "localizations" : {
          "en" : { "variations" : { "device" : {
            "iphone" : { "stringUnit" : { "value" : "Tap" } },
            "mac" : { "stringUnit" : { "value" : "Click" } }
          } } }
        } },
        "untranslated" : {},
        "odd" : [ { "localizations" : 1 } ]
      },
      "version" : "1.0"
    }
    """#

  @Test("a catalog contains texts, plural forms and device forms")
  func entries() {
    let catalog = StringCatalog(Array(Self.file.utf8))
    #expect(catalog.isComplete)
    #expect(catalog.sourceLanguage == "en")
    #expect(
      catalog.languages == [
        "en": [
          "plain": .text("Hello"), "days": .plural(["one": "%lld day", "other": "%lld days"]),
          "device": .text("Click"),
        ],
        "de": ["plain": .text("Hallo")],
      ]
    )
  }

  @Test("a catalog can be read in one language only")
  func language() {
    let catalog = StringCatalog(Array(Self.file.utf8), language: "de")
    #expect(catalog.languages == ["de": ["plain": .text("Hallo")]])
    #expect(StringCatalog(Array(Self.file.utf8), language: "fr").languages == ["fr": [:]])
  }

  @Test("a missing plural form falls back to `other`")
  func forms() {
    let plural = StringCatalog.Entry.plural(["one": "a", "other": "b"])
    #expect(plural.form("one") == "a" && plural.form("few") == "b")
    #expect(StringCatalog.Entry.plural(["one": "a"]).form("few") == nil)
    #expect(StringCatalog.Entry.text("c").form("few") == "c")
  }

  @Test("a text precedes plural forms, and plural forms precede device forms, in any order")
  func precedence() {
    let text = #""stringUnit": {"value": "text"}"#
    let plural = #""plural": {"other": {"stringUnit": {"value": "plural"}}}"#
    let device = #""device": {"other": {"stringUnit": {"value": "device"}}}"#
    let cases = [
      ("{\(text), \"variations\": {\(plural)}}", StringCatalog.Entry.text("text")),
      ("{\"variations\": {\(plural)}, \(text)}", .text("text")),
      ("{\"variations\": {\(plural), \(device)}}", .plural(["other": "plural"])),
      ("{\"variations\": {\(device), \(plural)}}", .plural(["other": "plural"])),
      ("{\"variations\": {\(device)}}", .text("device")),
    ]
    for (localization, entry) in cases {
      let file = "{\"strings\": {\"key\": {\"localizations\": {\"en\": \(localization)}}}}"
      #expect(StringCatalog(Array(file.utf8)).languages["en"]?["key"] == entry, "\(localization)")
    }
  }

  @Test("a catalog may have a byte order mark and escapes")
  func escapes() {
    let file =
      "\u{FEFF}"
      + #"{"\u0073trings": {"a\n": {"localizations": {"e\u006E": {"stringUnit": {"value": "\u00e9\"\ud83d\ude00"}}}}}}"#
    for language in [nil, "en"] {
      let catalog = StringCatalog(Array(file.utf8), language: language)
      #expect(catalog.languages == ["en": ["a\n": .text("é\"😀")]])
    }
  }

  @Test("a damaged catalog yields the texts before the damage, and never crashes")
  func damage() {
    let bytes = Array(Self.file.utf8)
    for length in 0..<bytes.count {
      #expect(!StringCatalog(Array(bytes.prefix(length))).isComplete)
      var changed = bytes
      for byte in #"{}[]",:\0"#.utf8 {
        changed[length] = byte
        _ = StringCatalog(changed, language: "en")
      }
    }
    let start = StringCatalog(Array(Self.file.components(separatedBy: "\"days\"")[0].utf8))
    #expect(start.languages == ["en": ["plain": .text("Hello")], "de": ["plain": .text("Hallo")]])
    #expect(StringCatalog([]).languages.isEmpty)
    #expect(StringCatalog(Array("[1, {}]".utf8)).languages.isEmpty)
  }

  private static let head = #"{"sourceLanguage" : "en", "strings" : {"#
  private static let end = #"}, "version" : "1.0"}"#
  private static let line = #"{"stringUnit" : {"state" : "translated", "value" : "#

  /// A file with one localization a line. The last key has no German text.
  private static let lines = """
    \(head)
    "a{" : {"extractionState" : "manual", "localizations" : {
    "de" : \(line)"{\\"A\\","}},
    "en" : \(line)"a"}},
    "zh-Hans" : \(line)"阿"}},
    "zh-Hant" : \(line)"阿："}}}},
    "b" : {"comment" : "Not c", "localizations" : {
    "de" : {"variations" : {"plural" : {"other" : \(line)"B"}}}}},
    "en" : \(line)"b"}}}},
    "c" : {"localizations" : {
    "en" : \(line)"c"}},
    "zh-Hant" : \(line)"丙"}}}}
    """

  private static func texts(_ file: String, _ language: String) -> [String: StringCatalog.Entry] {
    Array(file.utf8).withUnsafeBufferPointer {
      StringCatalog.texts(inEmbedded: $0, language: language)
    }
  }

  @Test(
    "an embedded catalog gives the same texts in every layout",
    arguments: ["de", "en", "zh-Hans", "zh-Hant", "zh", "fr", ""]
  )
  func embedded(language: String) throws {
    let files = [Self.lines + Self.end + "\n", Self.lines + "\n" + Self.end + "\n"]
    for file in files + [Self.file] + files.map({ $0.replacing("\n", with: "\n\n") }) {
      let catalog = StringCatalog(Array(file.utf8))
      #expect(catalog.isComplete)
      #expect(Self.texts(file, language) == catalog.languages[language, default: [:]])
    }
    let german = Self.texts(files[0], "de")
    #expect(german == ["a{": .text("{\"A\","), "b": .plural(["other": "B"])])
  }

  @Test("a damaged embedded catalog never crashes the reader")
  func embeddedDamage() {
    let bytes = Array((Self.lines + Self.end + "\n").utf8)
    for length in 0..<bytes.count {
      for byte in #"{}",\#n"#.utf8 {
        var changed = bytes
        changed[length] = byte
        changed.withUnsafeBufferPointer {
          _ = StringCatalog.texts(inEmbedded: $0, language: "en")
        }
      }
      bytes[..<length].withUnsafeBufferPointer {
        _ = StringCatalog.texts(inEmbedded: $0, language: "en")
      }
    }
  }
}
