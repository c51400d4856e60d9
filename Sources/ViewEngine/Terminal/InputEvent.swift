/// A key as SwiftUI's `KeyEquivalent` names it, in the terminal's reach.
public enum Key: Hashable, Sendable {
  /// A printable character, as typed (`?`, `Q`, `é`).
  case character(Character)
  /// A letter held with Control, lower case: Ctrl-L is `.control("l")`.
  case control(Character)
  /// The arrow keys.
  case up
  /// Down arrow.
  case down
  /// Left arrow.
  case left
  /// Right arrow.
  case right
  /// Enter or Return.
  case enter
  /// The space bar.
  case space
  /// Tab.
  case tab
  /// Shift-Tab.
  case backtab
  /// Escape.
  case escape
  /// Home.
  case home
  /// End.
  case end
  /// Page Up.
  case pageUp
  /// Page Down.
  case pageDown
  /// Backspace.
  case backspace
  /// Delete (forward).
  case delete
  /// A function key, from 1.
  case function(Int)
}

/// What a mouse did.
public enum MouseAction: Hashable, Sendable {
  /// The main button went down. A click or a release follows.
  case press
  /// The mouse came to another cell with the main button held.
  case drag
  /// The main button went up at another cell than it went down at.
  case release
  /// The main button was pressed and released.
  case click
  /// The other button was pressed, which asks for a menu of what can be done.
  case secondaryClick
  /// The wheel was turned one notch up.
  case wheelUp
  /// The wheel was turned one notch down.
  case wheelDown
}

/// One thing a person did at the terminal.
public enum InputEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The mouse did something at a cell.
  case mouse(MouseAction, at: Point)
  /// Text was pasted; of controls it has only newlines and tabs.
  case paste(String)
  /// The terminal has a new size, or its contents must be drawn again.
  case resize(Size)
  /// The terminal's ground is light or dark; told when that is found out, and when it changes.
  case colorScheme(ColorScheme)
}
