import TerminalUI

/// The effect of Enter on the element in focus in a prompt.
enum PromptEnter: String, Hashable, Sendable, CaseIterable {
  /// Performs the action of the prompt and closes it.
  case confirm
  /// Opens a menu.
  case open
  /// Selects the item in focus in the open menu.
  case pick
  /// Toggles a switch.
  case change
  /// Presses a button.
  case press
}

/// The effect of Escape in a prompt.
enum PromptEscape: Hashable, Sendable {
  /// Closes the prompt without an action.
  case cancel
  /// Closes a menu, or a message that needs no answer.
  case close
  /// Postpones a message.
  case later
}

private enum PromptEnterKey: FocusedValueKey {
  typealias Value = PromptEnter
}

extension FocusedValues {
  /// The effect of Enter. It is `nil` in an open menu, which does not inherit focused values from
  /// its prompt.
  var promptEnter: PromptEnter? {
    get { self[PromptEnterKey.self] }
    set { self[PromptEnterKey.self] = newValue }
  }
}
