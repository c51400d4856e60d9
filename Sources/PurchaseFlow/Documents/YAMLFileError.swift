import ExternalInput

/// Why a file in YAML, a scenario or the settings, cannot be used, and where in it.
public struct YAMLFileError: Error, Hashable, Sendable {
  /// The file's path as it was given.
  public let file: String
  /// The line, counted from 1; `nil` where the whole file is meant.
  public let line: Int?
  /// The column, counted from 1 in Unicode scalars.
  public let column: Int?
  /// Which value is meant (`steps[2].expect.state`); empty for the whole file.
  public let keyPath: String
  /// What is wrong and what to do.
  public let message: String
}

extension YAMLFileError: CustomStringConvertible {
  /// Place, message and key path in one line, as compilers write it.
  public var description: String { line(beforeMessage: "error: ") }

  /// The same for behind a word that says already that it is an error.
  public var placedMessage: String { line(beforeMessage: "") }

  private func line(beforeMessage word: String) -> String {
    let numbers = [line, column].compactMap { $0 }.map { ":\($0)" }.joined()
    let path = keyPath.isEmpty ? "" : " (\(PrintableText.shortened(keyPath)))"
    return PrintableText.path(file) + numbers + ": " + word + PrintableText.escaped(message)
      + path
  }
}
