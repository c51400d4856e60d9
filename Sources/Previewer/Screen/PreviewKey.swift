import TerminalUI

/// What the previewer does at a key, whatever the previewed program makes of others.
enum PreviewKey: Hashable {
  case problem
  case again
  case next
  case leave

  /// The key's name.
  var name: String {
    switch self {
    case .problem: "F4"
    case .again: "F5"
    case .next: "F6"
    case .leave: "q"
    }
  }

  /// What it does, in a word.
  var hint: String {
    switch self {
    case .problem: "errors"
    case .again: "again"
    case .next: "next"
    case .leave: "quit"
    }
  }

  /// The function keys are the previewer's, since programs written for a phone have none.
  init?(_ event: InputEvent) {
    switch event {
    case .key(.function(4)): self = .problem
    case .key(.function(5)): self = .again
    case .key(.function(6)): self = .next
    default: return nil
    }
  }
}
