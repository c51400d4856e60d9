import Testing

@testable import ExternalInput

@Suite("JSON tokens")
struct JSONScannerTests {
  private static func tokens(
    _ text: String,
    from start: Int = 0
  ) throws(JSONSyntaxError) -> [(JSONScanner.Token, String)] {
    var scanner = JSONScanner(Array(text.utf8), from: start)
    var tokens: [(JSONScanner.Token, String)] = []
    while let token = try scanner.next() {
      tokens.append((token, String(decoding: scanner.tokenBytes, as: UTF8.self)))
    }
    return tokens
  }

  private static func problem(_ text: String) -> JSONSyntaxError? {
    do throws(JSONSyntaxError) {
      _ = try tokens(text)
      return nil
    } catch {
      return error
    }
  }

  @Test("tokens are returned in order, in their original spelling")
  func order() throws {
    let tokens = try Self.tokens(#" {"a\n": [1.50e+2, "\u0041", true, false, null], "b": {}} "#)
    #expect(
      tokens.map(\.0) == [
        .objectStart, .key, .arrayStart, .number, .string, .true, .false, .null, .arrayEnd, .key,
        .objectStart, .objectEnd, .objectEnd,
      ]
    )
    #expect(
      tokens.map(\.1) == [
        "{", #""a\n""#, "[", "1.50e+2", #""\u0041""#, "true", "false", "null", "]", #""b""#, "{",
        "}", "}",
      ]
    )
  }

  @Test("scanning starts at the given offset")
  func start() throws {
    #expect(try Self.tokens("\u{FEFF}1", from: 3).map(\.1) == ["1"])
  }

  @Test(
    "a string token is decoded on request",
    arguments: [
      (#""""#, ""), (#""plain""#, "plain"), (#""12345678\"""#, "12345678\""),
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u00C9""#, "éÉ"),
      (#""\ud83d\ude00""#, "😀"), (#""\ud83d""#, "\u{FFFD}"), (#""\ude00x""#, "\u{FFFD}x"),
      (#""\ud83d\u0041""#, "\u{FFFD}A"), (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
      (#""日本語\n日本語日本語日本語""#, "日本語\n日本語日本語日本語"),
    ]
  )
  func strings(token: String, text: String) throws {
    var scanner = JSONScanner(Array(token.utf8))
    #expect(try scanner.next() == .string)
    #expect(scanner.text == text)
    #expect(Array(scanner.tokenBytes) == Array(token.utf8))
    #expect(try scanner.next() == nil)
  }

  @Test("a key is compared with a name after its escapes are decoded")
  func names() throws {
    for (key, isSame) in [("strings", true), (#"\u0073trings"#, true), ("string", false)] {
      var scanner = JSONScanner(Array("{\"\(key)\": 1}".utf8))
      _ = try scanner.next()
      _ = try scanner.next()
      #expect(scanner.isText("strings") == isSame)
    }
  }

  @Test("a string ends at its quotation mark, at any position within eight bytes")
  func ends() throws {
    for count in 0..<40 {
      for end in ["\"", #"\n""#, "\u{1}"] {
        for character in ["a", "é", "\u{7F}", "\u{10FFFF}", "!", "#", "[", "]"] {
          let text = String(repeating: character, count: count)
          let file = "[\"\(text)\(end), \"\(text)\"]"
          if end == "\u{1}" {
            let offset = 2 + text.utf8.count
            #expect(Self.problem(file) == .init(kind: .controlCharacterInText, offset: offset))
          } else {
            #expect(try Self.tokens(file).map(\.0) == [.arrayStart, .string, .string, .arrayEnd])
          }
        }
      }
    }
  }

  @Test("skipping a value skips everything inside")
  func skipping() throws {
    var scanner = JSONScanner(Array(#"{"a": [[{}], {"b": ["]"]}], "c": 2}"#.utf8))
    #expect(try scanner.next() == .objectStart)
    #expect(try scanner.next() == .key)
    try scanner.skipValue()
    #expect(try scanner.next() == .key)
    #expect(scanner.text == "c" && scanner.depth == 1)
    try scanner.skipValue()
    #expect(try scanner.next() == .objectEnd)
    #expect(try scanner.next() == nil)
  }

  @Test("skipping without checks ends at the same place, and reports what never ends")
  func uncheckedSkipping() throws {
    let values = [
      "1", #""a\"]""#, "[]", "{}", #"[[{}], {"b": ["]", "\\"]}]"#,
      #"{ "a" : [ { } ] , "b" : "}" }"#,
      "[nonsense]",
    ]
    for value in values {
      var scanner = JSONScanner(Array("[\(value), 2]".utf8))
      #expect(try scanner.next() == .arrayStart)
      try scanner.skipUncheckedValue()
      #expect(try scanner.next() == .number && scanner.depth == 1, "\(value)")
      #expect(try scanner.next() == .arrayEnd)
    }
    for value in ["[", "[[]", #"["a"#, #"["\"#, #"["\x"#, "[\"\u{1}\"]", "{]", "[}", "", "[1,"] {
      var scanner = JSONScanner(Array(value.utf8))
      #expect(throws: JSONSyntaxError.self, "\(value)") { try scanner.skipUncheckedValue() }
    }
  }

  @Test(
    "scanning stops at invalid JSON and reports its kind and offset",
    arguments: [
      ("", JSONSyntaxError.Kind.expectedValue, 0), ("[1,]", .trailingComma, 2),
      ("[1 2]", .missingComma(.list), 3), (#"{"a":1 "b":2}"#, .missingComma(.object), 7),
      ("{1:2}", .expectedKey, 1), (#"{"a" 1}"#, .expectedColon, 5), ("[", .endsInside(.list), 1),
      (#"{"a":"#, .endsInside(.object), 5), (#"["a"#, .endsInside(.text), 3),
      (#"["a\"#, .endsInside(.text), 3), (#"["\x"]"#, .unknownEscape, 2),
      (#"["\u12"]"#, .unknownEscape, 2), (#"["\ud83d\u00g0"]"#, .unknownEscape, 8),
      ("[01]", .malformedNumber, 1), ("[1.]", .malformedNumber, 1), ("[-]", .malformedNumber, 1),
      ("[1}", .wrongClosing(.list), 2), (#"{"a":1]"#, .wrongClosing(.object), 6),
      ("[1] 2", .textAfterEnd, 4), ("[// a\n1]", .comment, 1), ("['a']", .singleQuotes, 1),
      ("[1\n=======\n]", .conflictMarker, 3), ("[truer]", .expectedValue, 1),
    ]
  )
  func problems(text: String, kind: JSONSyntaxError.Kind, offset: Int) {
    #expect(Self.problem(text) == JSONSyntaxError(kind: kind, offset: offset))
  }

  @Test("nesting deeper than 512 levels is refused")
  func depth() {
    let limit = JSONScanner.depthLimit
    #expect(limit == 512)
    let nested = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
    #expect(Self.problem(nested(limit)) == nil)
    let problem = JSONSyntaxError(kind: .tooDeep(limit: limit), offset: limit)
    #expect(Self.problem(nested(limit + 1)) == problem)
  }
}
