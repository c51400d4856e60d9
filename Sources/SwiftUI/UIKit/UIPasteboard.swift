import TerminalUI

/// The terminal's clipboard: UIKit's `UIPasteboard`, as far as programs put text there.
///
/// - In a terminal: Only text that this program copied can be read: a terminal does not let
///   programs read its clipboard.
@MainActor @preconcurrency
public final class UIPasteboard {
  /// The system's general pasteboard.
  public static let general = UIPasteboard()

  /// The text that this program put there last.
  public var string: String? {
    get { Clipboard.general.text }
    set { if let newValue { Clipboard.general.copy(newValue) } }
  }

  /// Whether this program put a text there.
  public var hasStrings: Bool { string != nil }
}
