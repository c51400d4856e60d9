/// A device that shows frames and reports input.
///
/// The view layer depends on this protocol only. `NcursesTerminal` implements it for real
/// terminals, ``MemoryTerminal`` for tests.
///
/// ```swift
/// import TerminalUI
///
/// @MainActor
/// func show(_ host: ViewHost, on terminal: any Terminal) async {
///   await host.run(on: terminal, until: { false }, interrupt: {})
/// }
/// ```
@MainActor
public protocol Terminal: AnyObject, Sendable {
  /// A function that receives all new input in order, or `nil` after the terminal has closed.
  typealias Listener = @MainActor ([InputEvent]?) -> Void

  /// The size of the terminal in cells. It follows the window.
  var size: Size { get }

  /// Shows a frame. Only the changes since the last frame need to be sent.
  func present(_ frame: Frame)

  /// Sets the listener for all further input, and for earlier input that was not delivered; `nil`
  /// removes it. The listener is called only after this function has returned, and never while it
  /// is still handling earlier input.
  func listen(_ listener: Listener?)

  /// Marks the screen as unknown, so that the next frame is sent completely (Ctrl-L).
  func invalidate()

  /// Leaves the screen and stops the program, as Ctrl-Z does in a shell. Returns to the screen when
  /// the program continues.
  func suspend()

  /// Copies a text to the clipboard.
  ///
  /// - Returns: Whether copying was attempted. A terminal does not report success.
  func copy(_ text: String) -> Bool

  /// Sets the theme of all further frames.
  func choose(_ theme: ColorTheme)
}

extension Terminal {
  /// Does nothing. This is the default for terminals without a choice of colours.
  public func choose(_ theme: ColorTheme) {}

  /// Returns `false`. This is the default for terminals without a clipboard.
  public func copy(_ text: String) -> Bool { false }
}
