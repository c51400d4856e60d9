import Foundation

/// What a page shows of an output: its lines, where `…` as a line stands for any lines, and at the
/// end of a line for the rest of it.
struct OutputPattern {
  private let lines: [Substring]

  init(_ text: String) { lines = Self.lines(of: text) }

  /// Whether parts are left out, so that the page cannot be recorded from an output.
  var leavesOut: Bool { lines.contains("…") }

  /// The lines that have to be seen, without blanks around.
  var texts: [String] {
    lines.filter { $0 != "…" }.map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  /// Whether an output is what the page shows.
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
