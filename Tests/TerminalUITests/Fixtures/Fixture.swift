import Foundation
import TestSupport
import Testing

@testable import TerminalUI

/// A view or modifier that a golden file records at several sizes, in Unicode and in ASCII.
struct Fixture: Sendable, CustomTestStringConvertible {
  /// The name of the golden file and of the view or modifier.
  let name: String
  /// The sizes, with 0 × 0 and 1 × 1 first and the largest last. The golden file lists the colours
  /// and attributes at the largest size.
  let sizes: [Size]
  let direction: LayoutDirection
  /// The keys to press before the screen is drawn.
  let keys: [Key]
  let content: @MainActor @Sendable () -> AnyView

  var testDescription: String { name }

  init(
    _ name: String,
    _ sizes: [Size] = [Size(width: 9, height: 3), Size(width: 32, height: 8)],
    direction: LayoutDirection = .leftToRight,
    press keys: [Key] = [],
    @ViewBuilder content: @escaping @MainActor @Sendable () -> some View
  ) {
    self.name = name
    self.sizes = [Size(width: 0, height: 0), Size(width: 1, height: 1)] + sizes
    self.direction = direction
    self.keys = keys
    self.content = { AnyView(content()) }
  }

  /// Creates the right-to-left version of another fixture.
  init(mirroring other: Fixture) {
    name = "\(other.name)-rightToLeft"
    sizes = other.sizes
    direction = .rightToLeft
    keys = other.keys
    content = other.content
  }

  /// All fixtures.
  static var all: [Fixture] { leftToRight + mirrored }

  /// The fixtures in left-to-right layout.
  static var leftToRight: [Fixture] {
    layout + structure + colors + shapes + effects + text + images + indicators + controls
      + styles + lists + containers + presentations + state + semantics + vocabulary + drawings
      + unchanged + automatic + reactions + tables + answers
  }

  static var directory: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Golden")
  }

  @MainActor
  var text: String {
    var lines: [String] = []
    var unicodeStyles: [String] = []
    for ascii in [false, true] {
      for size in sizes {
        let host = makeHost(size.width, size.height, direction: direction, ascii: ascii, content)
        host.press(keys)
        let frame = host.render()
        lines.append("\(name)  \(size.width)x\(size.height)  \(ascii ? "ascii" : "unicode")")
        lines += GoldenFile.numbered(frame.lines)
        if let cursor = frame.cursor { lines.append("cursor \(cursor.x),\(cursor.y)") }
        if size == sizes.last {
          let styles = styles(of: frame)
          let repeats = ascii && !styles.isEmpty && styles == unicodeStyles
          lines += repeats ? ["~styled as in unicode"] : styles
          unicodeStyles = styles
        }
        lines.append("")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Lists each run of cells with a style: its columns, counted from 0 as in `3..<7`, and the
  /// style.
  private func styles(of frame: Frame) -> [String] {
    (0..<frame.size.height).flatMap { y in
      var runs: [(columns: Range<Int>, style: CellStyle)] = []
      for (x, cell) in frame.row(y).enumerated() where cell.style != .plain {
        if let last = runs.last, last.columns.upperBound == x, last.style == cell.style {
          runs[runs.count - 1].columns = last.columns.lowerBound..<x + 1
        } else {
          runs.append((x..<x + 1, cell.style))
        }
      }
      return runs.map { "~\(y < 9 ? "0" : "")\(y + 1) \($0.columns) \($0.style.description)" }
    }
  }
}

extension CellStyle {
  /// The attributes, then the colours, as in `bold accent on badge`.
  fileprivate var description: String {
    let names: [(Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.reverse, "reverse"), (.strikethrough, "strikethrough"), (.leftEdge, "left edge"),
      (.rightEdge, "right edge"),
    ]
    var words = names.filter { attributes.contains($0.0) }.map(\.1)
    if foreground != .standard { words.append("\(foreground.value)") }
    if background != .standard { words.append("on \(background.value)") }
    // Swift prints a role with its module and type.
    return words.joined(separator: " ").replacing(/\w+\.ColorRole\./, with: "")
  }
}

@Suite("Fixtures")
@MainActor
struct FixtureTests {
  @Test("each view and modifier matches its recording at every size", arguments: Fixture.all)
  func golden(_ fixture: Fixture) throws {
    let file = GoldenFile(
      Fixture.directory.appending(path: "\(fixture.name).txt"),
      text: fixture.text
    )
    if let complaint = try file.complaint(recordWith: "FixtureTests") {
      Issue.record("\(complaint)")
    }
  }

  @Test("fixture names are unique, and every recording belongs to a fixture")
  func names() throws {
    let names = Fixture.all.map(\.name)
    #expect(Set(names).count == names.count)
    let files = try FileManager.default.contentsOfDirectory(atPath: Fixture.directory.path)
    #expect(Set(files.filter { $0.hasSuffix(".txt") }) == Set(names.map { "\($0).txt" }))
  }
}
