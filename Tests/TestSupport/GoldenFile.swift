import Foundation

/// Compares a text with its recording.
///
/// `RECORD=1 swift test --filter …` writes the recordings again. The tests then fail, so that
/// recording is never mistaken for passing.
public struct GoldenFile {
  /// The file of the recording.
  public let url: URL
  /// The current text.
  public let text: String

  /// Creates a comparison of a file with a text.
  public init(_ url: URL, text: String) {
    self.url = url
    self.text = text
  }

  /// Whether files are written instead of compared.
  public static var isRecording: Bool {
    ProcessInfo.processInfo.environment["RECORD"] == "1"
  }

  /// Returns the difference from the recording, or `nil` if there is none. When recording, writes
  /// the file and returns a message.
  public func complaint(recordWith filter: String) throws -> String? {
    if Self.isRecording {
      let folder = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      return "recorded \(url.lastPathComponent); run again without RECORD"
    }
    guard let data = try? Data(contentsOf: url) else {
      return describe("is not recorded", filter)
    }
    let recorded = String(decoding: data, as: UTF8.self)
    return recorded == text ? nil : describe("differs", filter, from: recorded)
  }

  private func describe(_ what: String, _ filter: String, from recorded: String? = nil) -> String {
    """
    \(url.lastPathComponent) \(what) (- recorded, + current):
    \(recorded.map(difference) ?? text)
    If the current text is correct, record it: RECORD=1 swift test --filter \(filter)
    """
  }

  /// Returns all lines. A line that differs appears twice: recorded and current.
  private func difference(from recorded: String) -> String {
    let (old, new) = (Self.lines(recorded), Self.lines(text))
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

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Returns the lines of a screen with their numbers, from 1.
  public static func numbered(_ lines: [String]) -> [String] {
    lines.enumerated().map { "\($0 < 9 ? "0" : "")\($0 + 1)│\($1)" }
  }
}
