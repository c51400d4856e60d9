/// A place to show frames and to hear what a person does.
///
/// The view layer knows no more of a terminal than this; `NcursesTerminal` is the
/// real one and ``MemoryTerminal`` its twin for tests.
@MainActor
public protocol Terminal: AnyObject, Sendable {
  /// The size to draw for, in cells. Follows the window.
  var size: Size { get }

  /// Shows a frame. Only what differs from the last one need reach the screen.
  func present(_ frame: Frame)

  /// Waits until there is input and returns all of it that has arrived, in order; an
  /// empty array when the wait was ended by ``wake()``, or the terminal has gone and
  /// nothing more will come. The main actor is free meanwhile.
  func nextEvents() async -> [InputEvent]

  /// Ends the wait for input with what there is, or else makes the next wait return at
  /// once: something has changed without it.
  func wake()

  /// Forgets what is on the screen, so that the next frame is sent whole (Ctrl-L).
  func invalidate()

  /// Gives the screen back, stops the program as the shell's job control does, and
  /// takes the screen again when it continues (Ctrl-Z).
  func suspend()
}
