/// What a button is for: SwiftUI's `ButtonRole`.
public enum ButtonRole: Hashable, Sendable {
  /// Takes something away.
  case destructive
  /// Leaves without doing anything.
  case cancel
  /// Agrees to what is asked.
  case confirm
  /// Puts away what is shown.
  case close
}
