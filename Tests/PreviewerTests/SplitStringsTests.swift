import Foundation
import Testing

@testable import Previewer

@Suite("Strings of expressions that take too long to type check")
struct SplitStringsTests {
  private static func place(
    _ line: Int,
    _ column: Int,
    in path: String = "A.swift"
  )
    -> CompilerDiagnostic.Place
  {
    CompilerDiagnostic.Place(path: path, line: line, column: column)
  }

  /// A prepared file: its lines follow the directive that the compiler counts from.
  private static func prepared(_ source: String) -> String {
    "#sourceLocation(file: \"A.swift\", line: 1)\n\(source)\n#sourceLocation()\nstruct Other {}"
  }

  @Test("each interpolated value becomes a statement of a closure, without labels and formats")
  func values() throws {
    let source = Self.prepared(
      #"""
      let a = "before \(kept)"
      Text("a \(x.price * 12, specifier: "%.2f") b \(f("\(y)", (1, 2))) \n \(date: z, style: .time)")
        .help("\(w)")
      let b = "after \(kept)"
      """#
    )
    let split = try #require(SplitStrings(source, of: "A.swift", stoppedAt: [Self.place(2, 1)]))
    let lines = split.text.split(separator: "\n").map(String.init)
    #expect(lines[1] == #"let a = "before \(kept)""#)
    #expect(
      lines[2]
        == #"Text({ _ = (x.price * 12); _ = (f("\(y)", (1, 2))); _ = (z); return "" }())"#
    )
    #expect(lines[3] == #"  .help({ _ = (w); return "" }())"#)
    #expect(lines[4] == #"let b = "after \(kept)""#)
    #expect(lines[5...] == ["#sourceLocation()", "struct Other {}"])
  }

  @Test("strings of several lines keep their lines, and raw strings their own escapes")
  func lines() throws {
    let source = Self.prepared(
      ##"""
      Text("""
        one \(a)
        two
        \(b) three
        """)
      print(#"\(no) \#(c)"#)
      """##
    )
    let places = [Self.place(1, 1), Self.place(6, 1)]
    let split = try #require(SplitStrings(source, of: "A.swift", stoppedAt: places))
    let lines = split.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == source.split(separator: "\n", omittingEmptySubsequences: false).count)
    #expect(lines[2].contains("_ = (a);") && lines[4].contains("_ = (b);"), "\(lines)")
    #expect(lines[6] == #"print({ _ = (c); return "" }())"#)
  }

  @Test("without an interpolated string in the expression, nothing is split")
  func none() {
    let source = Self.prepared("Text(\"plain\")\nlet a = \"\\(b)\"")
    #expect(SplitStrings(source, of: "A.swift", stoppedAt: [Self.place(1, 1)]) == nil)
    let other = Self.place(2, 1, in: "B.swift")
    #expect(SplitStrings(source, of: "A.swift", stoppedAt: [other]) == nil)
    #expect(SplitStrings(source, of: "A.swift", stoppedAt: [Self.place(90, 1)]) == nil)
  }

  @Test("only errors about names in the expression are reported, at the column in the source")
  func names() throws {
    let line = #"Text("\(plan.pricey) \(plan.price) \(total)")"#
    let split = try #require(
      SplitStrings(Self.prepared(line), of: "A.swift", stoppedAt: [Self.place(1, 1)])
    )
    let found = split.wrongNames(
      in: CompilerDiagnostic.all(
        in: """
          A.swift:1:30: error: value of type 'Plan' has no member 'price'
          A.swift:1:40: error: cannot find 'total' in scope
          A.swift:1:50: error: call can throw
          A.swift:9:1: error: cannot find 'total' in scope
          B.swift:1:1: error: cannot find 'total' in scope
          """
      )
    )
    #expect(
      found.map(\.headline) == [
        "A.swift:1:29: error: value of type 'Plan' has no member 'price'",
        "A.swift:1:38: error: cannot find 'total' in scope",
      ]
    )
    #expect(found.first?.details == [line, String(repeating: " ", count: 28) + "^"])
  }

  @Test("an error in a string splits that string, and the name replaces the error")
  func errorsInStrings() throws {
    let line = #"Text("\(a.price, specifier: "%f") \(a.nme)").help("\(b)")"#
    let error = "A.swift:1:7: error: incorrect argument label in call"
    let diagnostics = CompilerDiagnostic.all(in: "\(error)\nA.swift:2:1: error: extra argument")
    let areHiding = diagnostics.map(\.canHideName)
    #expect(areHiding == [true, true])
    let split = try #require(
      SplitStrings(
        Self.prepared(line),
        of: "A.swift",
        stoppedAt: diagnostics.compactMap(\.place)
      )
    )
    let closure = #"Text({ _ = (a.price); _ = (a.nme); return "" }()).help("\(b)")"#
    #expect(split.text.contains(closure), "\(split.text)")
    let found = CompilerDiagnostic.all(in: "A.swift:1:9: error: cannot find 'nme' in scope")
    let names = split.wrongNames(in: found)
    let areExplained = diagnostics.map { split.isExplained($0, by: names) }
    #expect(areExplained == [true, false])
    #expect(!split.isExplained(diagnostics[0], by: []))
  }

  @Test("hostile strings are split in time", .timeLimit(.minutes(5)))
  func hostile() {
    let value = String(repeating: "\\(((", count: 4_000)
    for text in ["\"\(value)\"", "\"\(value)", "\"\\", "\"\"\"\\(", "#\"\\#(a"] {
      let source = Self.prepared("Text(\(text))")
      _ = SplitStrings(source, of: "A.swift", stoppedAt: [Self.place(1, 1), Self.place(1, 900)])
    }
  }
}
