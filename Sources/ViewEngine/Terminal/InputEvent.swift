/// A key as a terminal reports it. ``KeyEquivalent`` is the corresponding SwiftUI type.
///
/// ```swift
/// import TerminalUI
///
/// func isQuit(_ key: Key) -> Bool {
///   key == .character("q") || key == .escape || key == .control("c")
/// }
/// ```
public enum Key: Hashable, Sendable {
  /// A printable character as typed, for example `?`, `Q` or `é`.
  case character(Character)
  /// A lowercase letter held with Control: Ctrl-L is `.control("l")`.
  case control(Character)
  /// The up arrow key.
  case up
  /// The down arrow key.
  case down
  /// The left arrow key.
  case left
  /// The right arrow key.
  case right
  /// The Enter or Return key; terminals do not distinguish them.
  case enter
  /// The space bar.
  case space
  /// The Tab key. Ctrl-I is the same in a terminal.
  case tab
  /// Shift-Tab.
  case backtab
  /// The Escape key, if no characters of an escape sequence follow it.
  case escape
  /// The Home key, which moves to the start.
  case home
  /// The End key, which moves to the end.
  case end
  /// The Page Up key, which scrolls up by half a screen.
  case pageUp
  /// The Page Down key, which scrolls down by half a screen.
  case pageDown
  /// The Backspace key, which deletes the character before the cursor.
  case backspace
  /// The Delete key, which deletes the character after the cursor.
  case delete
  /// A function key by its number, from 1.
  case function(Int)
}

/// An event of the mouse, as the terminal reports it.
///
/// ```swift
/// import TerminalUI
///
/// @MainActor
/// func scrollDown(_ host: ViewHost, at place: Point) {
///   host.send(.mouse(.wheelDown, at: place))
/// }
/// ```
public enum MouseAction: Hashable, Sendable {
  /// The main button was pressed. A click or a release follows.
  case press
  /// The mouse moved to another cell while the main button was held.
  case drag
  /// The main button was released in a cell other than the cell in which it was pressed.
  case release
  /// The main button was pressed and released in the same cell.
  case click
  /// The secondary button was pressed, to open a context menu.
  case secondaryClick
  /// The wheel was turned up by one notch.
  case wheelUp
  /// The wheel was turned down by one notch.
  case wheelDown
}

/// An input event of a terminal.
///
/// ```swift
/// import TerminalUI
///
/// @MainActor
/// func pressEnter(in host: ViewHost) -> Frame {
///   host.send(.key(.enter))
///   return host.render()
/// }
/// ```
public enum InputEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The mouse performed an action at a cell.
  case mouse(MouseAction, at: Point)
  /// Text was pasted. Its only control characters are newlines and tabs.
  case paste(String)
  /// The terminal changed its size, in cells, or needs to be redrawn.
  case resize(Size)
  /// The colour scheme of the terminal's background was detected or changed.
  case colorScheme(ColorScheme)
}
