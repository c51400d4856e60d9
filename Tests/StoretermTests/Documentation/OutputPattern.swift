import Foundation

/// The expected output on a page. A line `…` matches any lines, and `…` at the end of a line
/// matches the rest of that line.
struct OutputPattern {
  private let lines: [Substring]

  init(_ text: String) { lines = Self.lines(of: text) }

  /// Whether lines are omitted, so that the page cannot be recorded from an output.
  var leavesOut: Bool { lines.contains("…") }

  /// The lines that must appear, without leading and trailing blanks.
  var texts: [String] {
    lines.filter { $0 != "…" }.map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  /// Whether an output matches the page.
  func matches(_ output: String) -> Bool {
    matches(lines[...], Self.lines(of: Self.withoutProgress(output))[...])
  }

  /// An output without the lines that only a slow machine prints.
  static func withoutProgress(_ output: String) -> String {
    output.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains(#/^reviewed \d+ of \d+ plans$|^building .* so far, at most /#) }
      .joined(separator: "\n")
  }

  private static func lines(of text: String) -> [Substring] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.reversed().drop(while: \.isEmpty).reversed()
  }

  private func matches(_ pattern: ArraySlice<Substring>, _ output: ArraySlice<Substring>) -> Bool {
    guard let first = pattern.first else { return output.isEmpty }
    let rest = pattern.dropFirst()
    if first == "…" {
      return (output.startIndex...output.endIndex).contains { matches(rest, output[$0...]) }
    }
    guard let line = output.first else { return false }
    let isSame = first == line || first.hasSuffix("…") && line.hasPrefix(first.dropLast())
    return isSame && matches(rest, output.dropFirst())
  }
}
