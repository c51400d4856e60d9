/// The clipboard of the terminal, to which the program copies. It also works over SSH.
///
/// A program cannot read the clipboard. A terminal that let programs read the clipboard would
/// reveal what other programs copied.
///
/// ```swift
/// import TerminalUI
///
/// @MainActor
/// func copyCode(_ code: String) -> String {
///   Clipboard.general.copy(code) ? "Copied" : "This terminal has no clipboard"
/// }
/// ```
@MainActor
public final class Clipboard {
  /// The shared clipboard of the program.
  public static let general = Clipboard()

  /// The text that the program copied last, or `nil`.
  public private(set) var text: String?
  /// The terminal that shows the program.
  package weak var terminal: (any Terminal)?

  init() {}

  /// Copies a text.
  ///
  /// - Returns: `false` if the terminal is not known to have a clipboard.
  @discardableResult
  public func copy(_ text: String) -> Bool {
    self.text = text
    return terminal?.copy(text) ?? true
  }
}
