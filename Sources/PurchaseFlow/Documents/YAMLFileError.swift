import ExternalInput

/// The reason why a YAML file (a scenario or the settings) cannot be used, with its place.
///
/// ```swift
/// import PurchaseFlow
///
/// func problem(inFileAt path: String) -> String? {
///   do { _ = try Scenario(path: path) } catch { return "\(error.file): \(error.message)" }
///   return nil
/// }
/// ```
public struct YAMLFileError: Error, Hashable, Sendable {
  /// The file's path as it was given.
  public let file: String
  /// The line, from 1; `nil` for an error about the whole file.
  public let line: Int?
  /// The column in Unicode scalars, from 1; `nil` for an error about the whole file.
  public let column: Int?
  /// The key path of the value (`steps[2].expect.state`); empty for the whole file.
  public let keyPath: String
  /// The reason and the next step.
  public let message: String
}

extension YAMLFileError: CustomStringConvertible {
  /// The place, the message and the key path in one line, in the format of compilers.
  public var description: String { line(beforeMessage: "error: ") }

  /// The ``description`` without `error: `, for output that already names the error.
  public var placedMessage: String { line(beforeMessage: "") }

  private func line(beforeMessage word: String) -> String {
    let numbers = [line, column].compactMap { $0 }.map { ":\($0)" }.joined()
    let path = keyPath.isEmpty ? "" : " (\(PrintableText.shortened(keyPath)))"
    return PrintableText.path(file) + numbers + ": " + word + PrintableText.escaped(message)
      + path
  }
}
