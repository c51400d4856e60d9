import ArgumentParser

/// A command whose notes are in its help, in the manual page and in
/// `Documentation/Command-line.md`.
protocol DocumentedCommand: ParsableCommand {
  /// The parts of the help other than the options.
  static var notes: CommandNotes { get }
}

/// The parts of a command's help other than the options: a discussion, examples and exit codes.
///
/// ```swift
/// static let notes = CommandNotes(
///   discussion: "Prints the result.",
///   examples: [.init("storeterm info", purpose: "Print all paths.")],
///   exitCodes: [.init(0, "Done.")]
/// )
/// ```
struct CommandNotes {
  /// A command line that works as written, with its purpose.
  struct Example {
    let line: String
    let purpose: String

    init(_ line: String, purpose: String) {
      self.line = line
      self.purpose = purpose
    }
  }

  /// An exit code of the command, with its meaning.
  struct ExitCode {
    let code: Int
    let meaning: String

    init(_ code: Int, _ meaning: String) {
      self.code = code
      self.meaning = meaning
    }
  }

  /// Paragraphs of prose, with an empty line between them.
  let discussion: String
  /// Example command lines.
  let examples: [Example]
  /// The exit codes in ascending order.
  let exitCodes: [ExitCode]

  /// The text for `--help`: the discussion, the examples and the exit codes.
  var helpText: String {
    let shown = examples.map { "  \($0.line)\n      \($0.purpose)" }
    let codes = exitCodes.map { exit in
      let number = "\(exit.code)"
      let gap = String(repeating: " ", count: 5 - number.count)
      return "  \(number)\(gap)" + Self.lines(exit.meaning).joined(separator: "\n       ")
    }
    return [
      discussion, (["EXAMPLES:"] + shown).joined(separator: "\n"),
      (["EXIT CODES:"] + codes).joined(separator: "\n"),
    ]
    .joined(separator: "\n\n")
  }

  /// Breaks a text into lines of at most 72 characters, so that help with an indentation of 7 fits
  /// into 80 columns. When ArgumentParser breaks a line, it does not indent the next line.
  private static func lines(_ text: String) -> [String] {
    text.split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.count + word.count < 72 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}
