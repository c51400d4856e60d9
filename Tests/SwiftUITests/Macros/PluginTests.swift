import TestSupport
import Testing

@testable import MacroExpansion

@Suite("Compiler plugin")
struct PluginTests {
  private static func answer(_ json: String) throws -> String {
    String(decoding: try PluginConversation.response(to: Array(json.utf8)), as: UTF8.self)
  }

  @Test("the plugin reports its protocol version")
  func capability() throws {
    #expect(
      try Self.answer(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
        == #"{"getCapabilityResult":{"capability":{"features":[],"protocolVersion":7}}}"#
    )
  }

  @Test("a preview macro expands to nothing")
  func preview() throws {
    let request = #"{"expandFreestandingMacro":{"macro":{"typeName":"PreviewMacro"}}}"#
    let nothing = #"{"expandMacroResult":{"diagnostics":[],"expandedSource":""}}"#
    #expect(try Self.answer(request) == nothing)
    let attached = #"{"expandAttachedMacro":{"macro":{"typeName":"PreviewableMacro"}}}"#
    #expect(try Self.answer(attached) == nothing)
  }

  @Test("a diagnostic is placed at the declaration")
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

  @Test("an unknown request is answered with an error")
  func unknown() throws {
    #expect(try Self.answer(#"{"dance":{}}"#).contains("dance"))
  }

  @Test("escaped characters are decoded and encoded")
  func characters() throws {
    let answer = try Self.answer(
      #"""
      {"expandAttachedMacro":{"macro":{"typeName":"EntryMacro"},"macroRole":"peer",
        "declSyntax":{"source":"@Entry var a = \"\ud83d\udc4d\u00e9\/\t\""}}}
      """#
    )
    #expect(answer.contains(#"static let defaultValue = \"👍é/\t\""#), "\(answer)")
  }

  @Test(
    "an unreadable request is answered with an error",
    arguments: [
      "", "{", "[1", "[1,]", "{\"a\"}", "{\"a\":}", "\"a", "\"\\", "nul", "1 2", "-", "}", "[]",
      #"{"expandAttachedMacro":{"macroRole":1}}"#,
    ]
  )
  func unreadable(json: String) throws {
    #expect(try Self.answer(json).contains("cannot read the compiler's request"))
  }

  @Test("a request that is nested too deeply is answered with an error")
  func depth() throws {
    let nested = String(repeating: "[", count: 100_000)
    #expect(try Self.answer(nested).contains("cannot read the compiler's request"))
  }

  @Test("every damaged request is answered")
  func damage() throws {
    var random = SeededRandom.forTest()
    let request = Array(
      #"""
      {"expandAttachedMacro":{"macro":{"typeName":"EntryMacro"},"macroRole":"peer",
        "declSyntax":{"source":"@Entry var a: Int = \u0031",
          "location":{"fileName":"A.swift","offset":41}},"lexicalContext":[{"source":""}]}}
      """#.utf8
    )
    for _ in 0..<random.rounds(of: 200_000) {
      var bytes = request
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] =
          request.randomElement(using: &random) ?? 0
      }
      bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
      let response = try PluginConversation.response(to: bytes)
      #expect(response.starts(with: "{\"".utf8), "seed \(random.seed)")
    }
  }
}
