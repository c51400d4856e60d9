/// Where an arrow key points: SwiftUI's `MoveCommandDirection`.
public enum MoveCommandDirection: Hashable, Sendable {
  /// Up.
  case up
  /// Down.
  case down
  /// Left.
  case left
  /// Right.
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
  /// Acts on arrow keys pressed while this view, or one in it, has the focus, instead of
  /// moving the focus: SwiftUI's `onMoveCommand`.
  public func onMoveCommand(
    perform action: (@MainActor (MoveCommandDirection) -> Void)?
  ) -> some View {
    onKeyPress { press in
      guard let action, let direction = MoveCommandDirection(press.input) else { return .ignored }
      action(direction)
      return .handled
    }
  }

  /// Acts on Escape pressed while this view, or one in it, has the focus: SwiftUI's
  /// `onExitCommand`.
  public func onExitCommand(perform action: (@MainActor () -> Void)?) -> some View {
    onKeyPress(KeyEquivalent.escape) {
      action?()
      return action == nil ? .ignored : .handled
    }
  }

  /// Acts on Backspace or Delete pressed while this view, or one in it, has the focus:
  /// SwiftUI's `onDeleteCommand`.
  public func onDeleteCommand(perform action: (@MainActor () -> Void)?) -> some View {
    onKeyPress(keys: [.delete, .deleteForward]) { _ in
      action?()
      return action == nil ? .ignored : .handled
    }
  }
}
