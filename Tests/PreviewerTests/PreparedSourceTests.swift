import Testing

@testable import Previewer

@Suite("Prepared source")
struct PreparedSourceTests {
  private static func prepared(_ source: String) -> String {
    let outline = SourceOutline(source)
    return PreparedSource(outline, showing: ShownContent(outline).items, path: "A.swift").text
  }

  /// Returns the lines that `#sourceLocation` assigns to the previewed file, with their numbers.
  private static func told(_ text: String) -> [(number: Int, line: String)] {
    var number: Int?
    var found: [(Int, String)] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("#sourceLocation(") {
        number = line.firstMatch(of: /line: (\d+)\)/).flatMap { Int($0.1) }
      } else if let current = number {
        found.append((current, line))
        number = current + 1
      }
    }
    return found
  }

  private static let source = """
    import SwiftUI
    @main struct Tea: App { var body: some Scene { WindowGroup { Text("ä") } } }

    #Preview("One") { @Previewable @State var count = Int(
        "1"
      ) ?? 0
      Text("\\(count)")
      Button("Ü") { count += 1 } }
    """

  @Test("every part of the source keeps its line and column")
  func places() {
    let lines = Self.source.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in Self.told(Self.prepared(Self.source)) where number <= lines.count {
      let own = Array(lines[number - 1].utf8)
      for (column, byte) in line.utf8.enumerated() where byte != 0x20 {
        #expect(column < own.count && own[column] == byte, "\(number): \(line)")
      }
    }
  }

  @Test("only @main, @Previewable and moved content are blanked")
  func whole() {
    var seen = Array(repeating: UInt8(0x20), count: 2000)
    let lines = Self.source.split(separator: "\n", omittingEmptySubsequences: false)
    var starts: [Int] = [0]
    for line in lines { starts.append((starts.last ?? 0) + line.utf8.count + 1) }
    for (number, line) in Self.told(Self.prepared(Self.source)) where number <= lines.count {
      for (column, byte) in line.utf8.enumerated() where byte != 0x20 {
        seen[starts[number - 1] + column] = byte
      }
    }
    var expected = Self.source
    for word in ["@main", "@Previewable"] {
      expected = expected.replacing(word, with: String(repeating: " ", count: word.count))
    }
    let shown = Array(expected.utf8).map { $0 == 0x0A ? 0x20 : $0 }
    #expect(Array(seen[..<shown.count]) == shown)
  }

  @Test("an @Previewable variable becomes a property of the preview's view")
  func previewable() throws {
    let text = Self.prepared(Self.source)
    let view = try #require(text.range(of: "private struct StoretermPreview0_"))
    let body = try #require(
      text.range(of: "var body: some SwiftUI.View", range: view.upperBound..<text.endIndex)
    )
    #expect(text[view.upperBound..<body.lowerBound].contains("@State var count"))
    #expect(!text[body.upperBound...].contains("@State"))
  }

  @Test("a preview inside an #if is shown under the same condition")
  func conditions() {
    let text = Self.prepared(
      """
      #if DEBUG
      #if os(iOS)
      #Preview("A") { Text("a") }
      #elseif os(macOS)
      #Preview("B") { Text("b") }
      #else // all others
      #Preview("C") { Text("c") }
      #endif
      #endif
      """
    )
    #expect(text.contains("#if (DEBUG) && (os(iOS))\n    view(\"A\")"))
    #expect(text.contains("#if (DEBUG) && !(os(iOS)) && (os(macOS))\n    view(\"B\")"))
    #expect(
      text.contains("#if (DEBUG) && !(os(iOS)) && !(os(macOS)) && (true)\n    view(\"C\")")
    )
  }

  @Test("a preview's traits keep their line and column")
  func traits() throws {
    let source = """
      import SwiftUI
      #Preview("One", traits: .modifier(Data(of: [1, 2])), .portrait) { Text("a") }
      #Preview("Two") { Text("b") }
      #Preview(traits:
        .sizeThatFitsLayout
      ) { Text("c") }
      """
    let text = Self.prepared(source)
    #expect(text.contains("surrounded(\"One\", StoretermTraits0_) { StoretermPreview0_() }"))
    #expect(text.contains("view(\"Two\") { StoretermPreview1_() }"))
    #expect(text.contains("surrounded(\"Preview 3\", StoretermTraits2_)"))
    let line = try #require(Self.told(text).last { $0.line.contains(".portrait]") })
    #expect(line.number == 2)
    #expect(
      line.line == String(repeating: " ", count: 22) + "[ .modifier(Data(of: [1, 2])), .portrait]"
    )
  }

  @Test("attributes for Objective-C are blanked")
  func objectiveC() {
    let outline = SourceOutline(
      "@objcMembers class A { @objc(b:) func b() {}\n  @objc (C) var c = 1 }"
    )
    #expect(
      PreparedSource(outline, showing: [], path: "A.swift").text
        == "#sourceLocation(file: \"A.swift\", line: 1)\n"
        + "             class A {           func b() {}\n        (C) var c = 1 }\n"
    )
  }

  @Test("in other files only @main and attributes for Objective-C are removed")
  func beside() {
    let outline = SourceOutline("@main struct A {}\nstruct B: View {}")
    #expect(
      PreparedSource(outline, showing: [], path: "a\"b.swift").text
        == "#sourceLocation(file: \"a\\\"b.swift\", line: 1)\n      struct A {}\nstruct B: View {}\n"
    )
  }
}
