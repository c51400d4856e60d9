import Foundation
import TestSupport
import Testing

/// A screen as text, compared with its recording.
///
/// A file has a header with the configuration and the terminal, then the numbered rows without
/// trailing blanks. `RECORD=1 swift test --filter GoldenScreen` writes the files again and fails,
/// so that a recording run is never mistaken for a passing one.
struct GoldenScreen {
  let name: String
  let header: [String]
  let lines: [String]

  static var directory: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Golden")
  }

  /// The names of all recorded files.
  static func recordedNames() throws -> Set<String> {
    let files = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    return Set(files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) })
  }

  /// The rows of a golden file, without the header and the row numbers.
  static func recordedRows(_ name: String) throws -> [Substring] {
    let text = try String(
      contentsOf: directory.appending(path: "\(name).txt"),
      encoding: .utf8
    )
    let numbered = text.split(separator: "\n").filter { $0.first?.isNumber == true }
    return numbered.map { $0.drop { $0 != "│" }.dropFirst() }
  }

  private var url: URL { Self.directory.appending(path: "\(name).txt") }

  /// The content of the file.
  var text: String { (header + GoldenFile.numbered(lines)).map { $0 + "\n" }.joined() }

  /// Fails the test if the screen differs from its recording.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let complaint = try GoldenFile(url, text: text).complaint(recordWith: "GoldenScreen")
    if let complaint { Issue.record("\(complaint)", sourceLocation: sourceLocation) }
  }
}
