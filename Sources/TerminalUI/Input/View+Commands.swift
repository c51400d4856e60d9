/// The direction of an arrow key: SwiftUI's `MoveCommandDirection`.
public enum MoveCommandDirection: Hashable, Sendable {
  /// The up arrow.
  case up
  /// The down arrow.
  case down
  /// The left arrow.
  case left
  /// The right arrow.
  case right

  init?(_ key: Key) {
    switch key {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    default: return nil
    }
  }
}

extension View {
  /// Runs an action for arrow keys while this view or a view in it has the focus: SwiftUI's
  /// `onMoveCommand`. The focus does not move.
  public func onMoveCommand(
    perform action: (@MainActor (MoveCommandDirection) -> Void)?
  ) -> some View {
    onKeyPress { press in
      guard let action, let direction = MoveCommandDirection(press.input) else { return .ignored }
      action(direction)
      return .handled
    }
  }

  /// Runs an action for Escape while this view or a view in it has the focus: SwiftUI's
  /// `onExitCommand`.
  public func onExitCommand(perform action: (@MainActor () -> Void)?) -> some View {
    onKeyPress(KeyEquivalent.escape) {
      action?()
      return action == nil ? .ignored : .handled
    }
  }

  /// Runs an action for Backspace and Delete while this view or a view in it has the focus:
  /// SwiftUI's `onDeleteCommand`.
  public func onDeleteCommand(perform action: (@MainActor () -> Void)?) -> some View {
    onKeyPress(keys: [.delete, .deleteForward]) { _ in
      action?()
      return action == nil ? .ignored : .handled
    }
  }
}
