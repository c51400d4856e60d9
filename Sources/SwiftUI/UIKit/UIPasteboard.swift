import TerminalUI

/// The terminal's clipboard: UIKit's `UIPasteboard`, as far as programs put text there.
///
/// Cells cannot show what others put there: a terminal does not let programs read it, so that
/// only what this program put there itself is found.
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
