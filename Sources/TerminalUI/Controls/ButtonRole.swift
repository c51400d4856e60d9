/// The purpose of a button: SwiftUI's `ButtonRole`.
public enum ButtonRole: Hashable, Sendable {
  /// Deletes data or has another irreversible effect.
  case destructive
  /// Leaves a dialog without a change.
  case cancel
  /// Confirms a change or a question.
  case confirm
  /// Closes a view.
  case close
}
