import Testing

@testable import MacroExpansion

@Suite("@Entry")
struct EntryMacroTests {
  private static func expansion(
    _ declaration: String,
    role: String = "peer",
    in context: [String] = ["extension EnvironmentValues {\n}"]
  ) throws -> String {
    let attachment = PluginRequest.Attachment(
      macro: "EntryMacro",
      role: role,
      declaration: declaration,
      context: context,
      place: SourcePlace()
    )
    return try EntryMacro(attachment).expansion(as: role)
  }

  @Test("a default with a written type is computed on each access")
  func writtenType() throws {
    #expect(
      try Self.expansion("@Entry var size: [String: Int] = [\"a\": 1] // all") == """
        private struct __Key_size: EnvironmentKey {
          static var defaultValue: [String: Int] { get { return ["a": 1] // all
        } }
        }
        """
    )
  }

  @Test("a default with an inferred type is stored")
  func inferredType() throws {
    #expect(
      try Self.expansion("@Entry public nonisolated var size = 4").contains(
        "static let defaultValue = 4"
      )
    )
  }

  @Test("an optional has nil as its default", arguments: ["Int?", "Optional<Int>"])
  func optional(type: String) throws {
    #expect(
      try Self.expansion("@Entry var size: \(type)").contains(
        "static var defaultValue: \(type) { get { return nil } }"
      )
    )
  }

  @Test("the accessors read and write through the key")
  func accessors() throws {
    #expect(
      try Self.expansion("@Entry var `default` = 1", role: "accessor") == """
        {
          get { self[__Key_default.self] }
          set { self[__Key_default.self] = newValue }
        }
        """
    )
  }

  @Test(
    "the key's protocol follows the extended type",
    arguments: [
      ("extension SwiftUI.EnvironmentValues", "EnvironmentKey"),
      ("public extension Transaction", "TransactionKey"),
      ("extension /* these */ ContainerValues", "ContainerValueKey"),
    ]
  )
  func containers(context: String, protocolName: String) throws {
    #expect(
      try Self.expansion("@Entry var a = 1", in: [context + " {\n}"]).hasPrefix(
        "private struct __Key_a: \(protocolName) {"
      )
    )
  }

  @Test("a focused value has a key of the wrapped type")
  func focusedValues() throws {
    #expect(
      try Self.expansion("@Entry var a: Binding<Int>?", in: ["extension FocusedValues {}"]) == """
        private struct __Key_a: FocusedValueKey {
          typealias Value = Binding<Int>
        }
        """
    )
  }

  @Test("each failure names what is missing")
  func failures() {
    #expect(throws: EntryMacro.Failure.noDefault(name: "a")) {
      try Self.expansion("@Entry var a: Int")
    }
    #expect(throws: EntryMacro.Failure.noDefault(name: "a")) {
      try Self.expansion("@Entry var a: Int { 5 }")
    }
    #expect(throws: EntryMacro.Failure.notAVariable) { try Self.expansion("@Entry func a() {}") }
    #expect(throws: EntryMacro.Failure.notOptional(name: "a")) {
      try Self.expansion("@Entry var a: Int = 1", in: ["extension FocusedValues {}"])
    }
    #expect(throws: EntryMacro.Failure.elsewhere) {
      try Self.expansion("@Entry var a = 1", in: ["extension String {}"])
    }
  }
}

@Suite("Parsed variable declarations")
struct VariableDeclarationTests {
  @Test(
    "a declaration yields its name, type and value",
    arguments: [
      ("@Entry var a: Int = 1", "a", "Int", "1"),
      ("/// var b\n@Entry @MainActor\npublic internal(set) var a = 1", "a", nil, "1"),
      ("@available(iOS 17, *) @Entry var a: () -> Void = {}", "a", "() -> Void", "{}"),
      (
        "@Entry var a: Dictionary<String, (Int) -> Int>", "a", "Dictionary<String, (Int) -> Int>",
        nil
      ),
      ("@Entry var a /* = 2 */ : Int /* = 3 */ = 4", "a", "Int", "4"),
      ("@Entry var größe: A.B? = nil", "größe", "A.B?", "nil"),
      ("@A(\"var (x\\(1))\") var a: [Int] = [\n1,\n2\n]\n", "a", "[Int]", "[\n1,\n2\n]"),
      ("@Entry var a: some P<A> & Q = \"=\"", "a", "some P<A> & Q", "\"=\""),
    ] as [(String, String, String?, String?)]
  )
  func parts(source: String, name: String, type: String?, value: String?) throws {
    let declaration = try #require(VariableDeclaration(source))
    #expect(declaration.name == name)
    #expect(declaration.type == type)
    #expect(declaration.value == value)
  }

  @Test(
    "other, truncated and empty declarations yield nil",
    arguments: [
      "", "@", "@Entry", "@Entry let a = 1 ", "var", "@Entry(", "/* var a = 1", "func f() {}",
      "@A(\"",
    ]
  )
  func others(source: String) {
    #expect(VariableDeclaration(source) == nil)
  }
}
