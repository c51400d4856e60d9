import TerminalUI

/// The clipboard of the terminal, for copying text: UIKit's `UIPasteboard`.
///
/// - In a terminal: Only text that this program copied can be read: a terminal does not let
///   programs read its clipboard.
@MainActor @preconcurrency
public final class UIPasteboard {
  /// The clipboard of the terminal.
  public static let general = UIPasteboard()

  /// The text that this program copied last; setting it copies a text.
  public var string: String? {
    get { Clipboard.general.text }
    set { if let newValue { Clipboard.general.copy(newValue) } }
  }

  /// Whether this program copied a text.
  public var hasStrings: Bool { string != nil }
}
