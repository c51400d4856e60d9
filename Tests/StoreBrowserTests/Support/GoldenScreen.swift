import Foundation
import Testing

/// A screen as text, held against the one that was recorded for it.
///
/// A file has a header that names what is shown and on what, then the numbered rows with
/// the blanks at their ends left out. `RECORD=1 swift test --filter GoldenScreen` writes
/// the files again and fails, so that recording cannot pass unnoticed.
struct GoldenScreen {
  let name: String
  let header: [String]
  let lines: [String]

  static var directory: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Golden")
  }

  /// The names of all files that were recorded.
  static func recordedNames() throws -> Set<String> {
    let files = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    return Set(files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) })
  }

  /// The rows that were recorded under a name.
  static func recordedRows(_ name: String) throws -> [Substring] {
    let text = try String(
      contentsOf: directory.appending(path: "\(name).txt"),
      encoding: .utf8
    )
    let numbered = text.split(separator: "\n").filter { $0.first?.isNumber == true }
    return numbered.map { $0.drop { $0 != "│" }.dropFirst() }
  }

  private static var isRecording: Bool {
    ProcessInfo.processInfo.environment["RECORD"] == "1"
  }

  private var url: URL { Self.directory.appending(path: "\(name).txt") }

  /// The content of the file.
  var text: String { (header + rows(lines)).map { $0 + "\n" }.joined() }

  private func rows(_ lines: [String]) -> [String] {
    lines.enumerated().map { index, line in
      let number = index + 1
      return "\(number < 10 ? "0" : "")\(number)│\(line)"
    }
  }

  /// Fails the test where the screen is not the recorded one.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    if Self.isRecording {
      try FileManager.default.createDirectory(
        at: Self.directory,
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: url)
      Issue.record("recorded \(name); run again without RECORD", sourceLocation: sourceLocation)
      return
    }
    guard let data = try? Data(contentsOf: url) else {
      fail("was never recorded", text, sourceLocation)
      return
    }
    let recorded = String(decoding: data, as: UTF8.self)
    if recorded != text { fail("differs", difference(from: recorded), sourceLocation) }
  }

  private func fail(_ what: String, _ shown: String, _ sourceLocation: SourceLocation) {
    Issue.record(
      """
      The screen \(name) \(what) (- recorded, + now):
      \(shown)
      Look at it; if it is right, record it: RECORD=1 swift test --filter GoldenScreen
      """,
      sourceLocation: sourceLocation
    )
  }

  /// All rows, those that differ twice: as they were recorded and as they are.
  private func difference(from recorded: String) -> String {
    let (old, new) = (Self.split(recorded), Self.split(text))
    var result: [String] = []
    for index in 0..<max(old.count, new.count) {
      let before = index < old.count ? old[index] : nil
      let after = index < new.count ? new[index] : nil
      if before == after {
        result.append("  \(after ?? "")")
      } else {
        result += [before.map { "- \($0)" }, after.map { "+ \($0)" }].compactMap { $0 }
      }
    }
    return result.joined(separator: "\n")
  }

  private static func split(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
