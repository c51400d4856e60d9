import TerminalUI

/// A key that the previewer handles itself.
enum PreviewKey: Hashable {
  case problem
  case again
  case next
  case leave

  /// The name of the key on the status line.
  var name: String {
    switch self {
    case .problem: "F4"
    case .again: "F5"
    case .next: "F6"
    case .leave: "q"
    }
  }

  /// The action, in a word.
  var hint: String {
    switch self {
    case .problem: "errors"
    case .again: "again"
    case .next: "next"
    case .leave: "quit"
    }
  }

  /// Creates the key of an event; `nil` for other events. The previewer uses function keys, because
  /// phone apps do not use them.
  init?(_ event: InputEvent) {
    switch event {
    case .key(.function(4)): self = .problem
    case .key(.function(5)): self = .again
    case .key(.function(6)): self = .next
    default: return nil
    }
  }
}
