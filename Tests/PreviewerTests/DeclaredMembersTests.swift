import Testing

@testable import Previewer

@Suite("Members that extensions declare")
struct DeclaredMembersTests {
  private static func members(_ text: String) -> [String: Set<String>] {
    DeclaredMembers.all(in: SourceTokens(text))
  }

  @Test("static members and types of extensions are found, by the name of the extended type")
  func found() {
    let members = Self.members(
      """
      extension Color {
        static let brand = Color("brand")
        public static var `default`: Color { let inner = 1; return .red }
        let notStatic = 1
        var computed: Int { 1 }
        static func mixed(_ name: String) -> Color { .red }
        enum Icons { static let star = 1 }
      }
      #if DEBUG
        extension SwiftUI.ShapeStyle where Self == Color { static var brand: Color { .brand } }
      #endif
      extension Color { nonisolated static let second = Color.red }
      """
    )
    #expect(
      members == [
        "Color": ["brand", "default", "mixed", "Icons", "second"], "ShapeStyle": ["brand"],
      ]
    )
  }

  @Test("types, functions and comments declare nothing")
  func others() {
    let members = Self.members(
      """
      enum Theme { static let brand = 1 }
      struct A { func f() { } }
      // extension Color { static let brand = 1 }
      let text = "extension Color { static let brand = 1 }"
      extension Color: Brand {}
      """
    )
    #expect(members == ["Color": []])
  }

  @Test(
    "unfinished code ends the search",
    arguments: [
      "extension", "extension Color", "extension Color {", "extension Color { static",
      "extension {",
      "extension extension extension", "{ extension Color { static let a = 1 }",
    ]
  )
  func unfinished(text: String) {
    #expect(Self.members(text).values.allSatisfy { $0.isEmpty })
  }

  @Test("many extensions without a body are read in linear time")
  func long() {
    #expect(Self.members(String(repeating: "extension A ", count: 20_000)).isEmpty)
  }
}
