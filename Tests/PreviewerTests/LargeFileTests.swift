import Testing

@testable import Previewer

/// Files that are larger than any person writes. A debug build parses each in a few seconds. With
/// quadratic time it would take minutes.
@Suite("Large source files")
struct LargeFileTests {
  private static let count = 20_000

  /// Requires work to finish within a minute, which is enough for slow machines.
  private static func inTime(_ work: () -> Void) {
    let time = ContinuousClock().measure(work)
    #expect(time < .seconds(60), "\(time)")
  }

  private static func lines(_ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  @Test("a large file of views is parsed in time, and used views are recognised")
  func views() {
    let source = Self.lines {
      "struct V\($0): View { var body: some View { V\($0 / 2 * 2)() } }\nextension V\($0) {}"
    }
    Self.inTime {
      let types = SourceOutline(source).types
      #expect(types.count == Self.count)
      // Each view shows the even view of its pair. An odd view thus uses another view, an even one
      // itself.
      #expect(types.prefix(4).map(\.isUsed) == [true, false, true, false])
      #expect(types.count(where: \.isUsed) == Self.count / 2)
    }
  }

  @Test("a large file of types without bodies is parsed in time")
  func headers() {
    let source = Self.lines { "struct V\($0): View" }
    Self.inTime { #expect(SourceOutline(source).types.isEmpty) }
  }

  @Test("a large file of previews with one name is parsed and prepared in time, with line numbers")
  func previews() {
    let source = Self.lines { _ in "#Preview(\"A\") { Text(\"a\") }" }
    Self.inTime {
      let outline = SourceOutline(source)
      let content = ShownContent(outline)
      #expect(content.items.prefix(3).map(\.name) == ["A", "A 2", "A 3"])
      #expect(content.items.last?.name == "A \(Self.count)")
      let text = PreparedSource(outline, showing: content.items, path: "A.swift").text
      let place = "#sourceLocation(file: \"A.swift\", line: \(Self.count))"
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let line = lines.firstIndex { $0 == place }
      // The text keeps its column after the macro's name and the brace.
      let indent = String(repeating: " ", count: "#Preview(\"A\") {".utf8.count)
      #expect(line.map { lines[$0 + 1].hasPrefix(indent + " Text(\"a\")") } == true)
    }
  }

  @Test("deeply nested strings are parsed without a stack overflow")
  func nestedStrings() {
    let nested = "let a = \"" + String(repeating: "\\(\"", count: 500_000) + "\n"
    Self.inTime { #expect(SourceOutline(nested).previews.isEmpty) }
    let some = String(repeating: "\\(\"", count: 20) + String(repeating: "\")", count: 20)
    let source = "let a = \"#Preview {}" + some + "#Preview {}\"\n#Preview {}"
    #expect(SourceOutline(source).previews.count == 1)
  }

  @Test("a long run of number signs is parsed in time")
  func hashes() {
    let source =
      String(repeating: "#", count: 500_000) + "\n#Preview(#\"A\"#) {}\n##\"#Preview {}\"##"
    Self.inTime { #expect(SourceOutline(source).previews.count == 1) }
  }

  @Test("a condition with too many brackets or negations is undecided")
  func conditions() {
    for (open, close) in [("(", ")"), ("!", "")] {
      let deep = String(repeating: open, count: 100_000) + "DEBUG"
      #expect(BuildCondition(deep + String(repeating: close, count: 100_000)).value == nil)
      let few = String(repeating: open, count: 20) + "DEBUG"
      #expect(BuildCondition(few + String(repeating: close, count: 20)).value == true)
    }
  }

  @Test(
    "a cancelled task stops parsing",
    arguments: ["struct A {}\n", "/*", "let a = \"a\"\n", "//", "\n", "\"\"\"a"]
  )
  func cancelled(part: String) async {
    let source = String(repeating: part, count: 1_000_000) + "\nlet end = 1\n"
    let words = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return SourceOutline(source).source.tokens.map(\.word)
    }.value
    #expect(!words.contains("end"))
  }
}
