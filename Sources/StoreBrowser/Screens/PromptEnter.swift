import TerminalUI

/// What Enter does where the focus is in a sheet that asks for something.
enum PromptEnter: String, Hashable, Sendable, CaseIterable {
  /// What the sheet asks for.
  case confirm
  /// Opens a menu.
  case open
  /// Switches something on or off.
  case change
  /// What the button says.
  case press
}

private enum PromptEnterKey: FocusedValueKey {
  typealias Value = PromptEnter
}

extension FocusedValues {
  /// What Enter does; `nil` where it confirms.
  var promptEnter: PromptEnter? {
    get { self[PromptEnterKey.self] }
    set { self[PromptEnterKey.self] = newValue }
  }
}
