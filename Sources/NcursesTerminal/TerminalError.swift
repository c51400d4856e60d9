import ExternalInput

/// Why a program cannot take over the terminal.
public enum TerminalError: Error, Hashable, Sendable {
  /// Standard input is not a terminal.
  case noInput
  /// Standard output is not a terminal.
  case noOutput
  /// There is no description of the terminal of this name (`TERM`), or no name.
  case unknown(name: String)
  /// The terminal of this name cannot place its cursor.
  case limited(name: String)
  /// Memory or file descriptors ran out.
  case noResources
}

extension TerminalError: CustomStringConvertible {
  /// One line: what is missing, and what to do.
  public var description: String {
    message(alternative: "print a screen with `storeterm render FILE`")
  }

  /// One line: what is missing, and what to do; `alternative` is what works without a
  /// terminal.
  public func message(alternative: String) -> String {
    switch self {
    case .noInput:
      "standard input is not a terminal: start the program in one, or \(alternative)"
    case .noOutput:
      "standard output is not a terminal: start the program in one, or \(alternative)"
    case .unknown(""):
      "the variable TERM is not set: set it to the terminal's name, or \(alternative)"
    case .unknown(let name):
      "the terminal \(PrintableText.quotedName(name)) is not known here: "
        + "set TERM to another name (xterm-256color), or \(alternative)"
    case .limited(let name):
      "the terminal \(PrintableText.quotedName(name)) cannot place its cursor: "
        + "use another terminal, or \(alternative)"
    case .noResources:
      "there is not enough memory, or too many files are open: close some programs and try again"
    }
  }
}
