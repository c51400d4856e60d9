/// A place to show frames and to hear what a person does.
///
/// The view layer knows no more of a terminal than this; `NcursesTerminal` is the
/// real one and ``MemoryTerminal`` its twin for tests.
@MainActor
public protocol Terminal: AnyObject, Sendable {
  /// Hears all input that has arrived, in order, or `nil` when the terminal has gone and
  /// nothing more will come.
  typealias Listener = @MainActor ([InputEvent]?) -> Void

  /// The size to draw for, in cells. Follows the window.
  var size: Size { get }

  /// Shows a frame. Only what differs from the last one need reach the screen.
  func present(_ frame: Frame)

  /// Tells `listener` of all input from now on, and of what came before and was told to
  /// nobody; never before this returns, and never while it is still at the input before.
  /// A listener takes the place of the one before. With `nil` nobody is told any more.
  func listen(_ listener: Listener?)

  /// Forgets what is on the screen, so that the next frame is sent whole (Ctrl-L).
  func invalidate()

  /// Gives the screen back, stops the program as the shell's job control does, and
  /// takes the screen again when it continues (Ctrl-Z).
  func suspend()

  /// Puts a text where the person can paste it from.
  ///
  /// - Returns: Whether that was tried; a terminal does not tell whether it worked.
  func copy(_ text: String) -> Bool

  /// Shows frames in the colours of a theme from now on.
  func choose(_ theme: ColorTheme)
}

extension Terminal {
  /// There are no colours to choose from.
  public func choose(_ theme: ColorTheme) {}

  /// There is no place to paste from.
  public func copy(_ text: String) -> Bool { false }
}
