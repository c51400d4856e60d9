import TerminalUI

/// What Enter does where the focus is in a sheet that asks for something.
enum PromptEnter: String, Hashable, Sendable, CaseIterable {
  /// What the sheet asks for.
  case confirm
  /// Opens a menu.
  case open
  /// Takes what the open menu has in focus.
  case pick
  /// Switches something on or off.
  case change
  /// What the button says.
  case press
}

/// What Escape does in a sheet that asks for something.
enum PromptEscape: Hashable, Sendable {
  /// Leaves the sheet; nothing is done.
  case cancel
  /// Closes a menu, or a sheet that asks for nothing any more.
  case close
  /// Leaves a message for later.
  case later
}

private enum PromptEnterKey: FocusedValueKey {
  typealias Value = PromptEnter
}

extension FocusedValues {
  /// What Enter does; `nil` in an open menu, which tells of nothing that it was opened from.
  var promptEnter: PromptEnter? {
    get { self[PromptEnterKey.self] }
    set { self[PromptEnterKey.self] = newValue }
  }
}
