import Foundation

/// A command line of a block of `sh`.
struct PageCommand: CustomStringConvertible {
  /// The line without its comment.
  let description: String
  /// The exit code in the comment, as in `# exit code 2`; default: 0.
  let exitCode: Int32

  /// Parses the lines of a block, without lines that contain only a comment.
  static func commands(_ block: String) -> [PageCommand] {
    block.split(separator: "\n").compactMap { PageCommand($0) }
  }

  init?(_ line: Substring) {
    let comment = line.firstRange(of: #/(^|\s+)# /#)
    let command = line[..<(comment?.lowerBound ?? line.endIndex)]
    guard !command.isEmpty else { return nil }
    description = String(command)
    let remark = comment.map { line[$0.upperBound...] } ?? ""
    exitCode = remark.firstMatch(of: /exit code (\d+)/).flatMap { Int32($0.1) } ?? 0
  }

  /// The words, without leading assignments of variables.
  var words: [Substring] {
    description.split(separator: " ").drop { $0.contains(/^[A-Z_]+=/) }.map { $0 }
  }

  /// Programs that a page may show but no test runs: they change the machine or need other tools.
  private static let shownOnly: Set<Substring> = [
    "git", "infocmp", "locale", "make", "swift",
  ]

  /// Whether a test can run the line.
  var isRun: Bool { !Self.shownOnly.contains(words.first ?? "") }

  /// Whether the line starts the program in a terminal, where it runs until `q`.
  var opensTerminal: Bool {
    let words = words
    guard words.first == "storeterm", !description.contains(/[|<]/) else { return false }
    let printing: Set<Substring> = [
      "render", "simulate", "check", "diff", "fmt", "info", "styles", "man", "help",
    ]
    let isAnswered = ["--print", "--list", "--help", "--version", "--bugreport"]
      .contains { words.contains(Substring($0)) }
    let isPrinted = words.dropFirst().first.map(printing.contains) ?? false
    return !isAnswered && !isPrinted && !words.contains("--generate-completion-script")
  }
}
