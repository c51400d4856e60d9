import TestSupport
import Testing

@testable import MacroExpansion

@Suite("The compiler's helper")
struct PluginTests {
  private static func answer(_ json: String) throws -> String {
    let message = try #require(JSONValue(parsing: Array(json.utf8)))
    return String(decoding: PluginConversation.answer(message).json.bytes, as: UTF8.self)
  }

  @Test("says which protocol it speaks")
  func capability() throws {
    #expect(
      try Self.answer(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
        == #"{"getCapabilityResult":{"capability":{"features":[],"protocolVersion":7}}}"#
    )
  }

  @Test("makes nothing of a preview")
  func preview() throws {
    let request = #"{"expandFreestandingMacro":{"macro":{"typeName":"PreviewMacro"}}}"#
    let nothing = #"{"expandMacroResult":{"diagnostics":[],"expandedSource":""}}"#
    #expect(try Self.answer(request) == nothing)
    let attached = #"{"expandAttachedMacro":{"macro":{"typeName":"PreviewableMacro"}}}"#
    #expect(try Self.answer(attached) == nothing)
  }

  @Test("puts what is wrong where the declaration is")
  func refusal() throws {
    let answer = try Self.answer(
      """
      {"expandAttachedMacro":{"macro":{"typeName":"EntryMacro"},"macroRole":"peer",
        "declSyntax":{"source":"@Entry var a: Int",
          "location":{"fileName":"A.swift","offset":41,"line":3}},
        "lexicalContext":[{"source":"extension EnvironmentValues {}"}]}}
      """
    )
    #expect(answer.contains(#""position":{"fileName":"A.swift","offset":41}"#))
    #expect(answer.contains(#""severity":"error""#))
    #expect(answer.contains(#""expandedSource":null"#))
  }

  @Test("answers what it does not know with an error")
  func unknown() throws {
    #expect(try Self.answer(#"{"dance":{}}"#).contains("dance"))
  }
}

@Suite("The helper's JSON")
struct JSONValueTests {
  @Test(
    "reads and writes",
    arguments: [
      ("null", .null), ("true", .boolean(true)), ("[]", .array([])), ("{}", .object([:])),
      ("[1,-2]", .array([.integer(1), .integer(-2)])),
      (
        #"{"a":"b","c":{"d":[false]}}"#,
        .object(["a": .string("b"), "c": .object(["d": .array([.boolean(false)])])])
      ),
      (#""\"\\é👍\u000a""#, .string("\"\\é👍\n")),
    ] as [(String, JSONValue)]
  )
  func roundTrip(text: String, value: JSONValue) {
    #expect(JSONValue(parsing: Array(text.utf8)) == value)
    #expect(String(decoding: value.bytes, as: UTF8.self) == text)
  }

  @Test("reads escapes and blanks")
  func escapes() {
    let text = " { \"a\" : \"\\/\\t\\ud83d\\udc4d\" , \"b\" : 1.5e1 } \n"
    let value = JSONValue(parsing: Array(text.utf8))
    #expect(value?["a"].text == "/\t👍")
    #expect(value?["b"].integer == 15)
  }

  @Test(
    "refuses what is cut off or no JSON",
    arguments: [
      "", "{", "[1", "[1,]", "{\"a\"}", "{\"a\":}", "\"a", "\"\\", "\"\\u12", "\"\\ud83d\"", "nul",
      "1 2", "-", "}",
    ]
  )
  func refusal(text: String) {
    #expect(JSONValue(parsing: Array(text.utf8)) == nil)
  }

  @Test("never crashes, however a message is damaged")
  func damage() {
    var random = SeededRandom.forTest()
    let message = Array(#"{"a":["b\u0041\n",{"c":-12.5e3}],"d":null,"e":"\ud83d\udc4d"}"#.utf8)
    for _ in 0..<random.rounds(of: 200_000) {
      var bytes = message
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] =
          message.randomElement(using: &random) ?? 0
      }
      bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
      guard let value = JSONValue(parsing: bytes) else { continue }
      #expect(JSONValue(parsing: value.bytes) == value, "seed \(random.seed)")
    }
  }

  @Test("stops at nesting that no compiler sends")
  func depth() {
    #expect(JSONValue(parsing: [UInt8](repeating: UInt8(ascii: "["), count: 100_000)) == nil)
  }
}
