/// What the program puts where the person can paste it from: the terminal's clipboard while
/// there is a terminal, which works over SSH too.
///
/// Nothing is read: a terminal that let programs read the clipboard would give away what
/// others put there.
@MainActor
public final class Clipboard {
  /// The program's only one.
  public static let general = Clipboard()

  /// What the program put there last; `nil` for nothing.
  public private(set) var text: String?
  /// The terminal that is shown on.
  package weak var terminal: (any Terminal)?

  init() {}

  /// Puts a text there.
  ///
  /// - Returns: False where the terminal has no clipboard that is known of.
  @discardableResult
  public func copy(_ text: String) -> Bool {
    self.text = text
    return terminal?.copy(text) ?? true
  }
}
