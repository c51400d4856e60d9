import Foundation

struct KeyHandler<Content> {
  let content: Content
  let action: @MainActor (KeyPress) -> KeyPress.Result
}

extension KeyHandler: View, PrimitiveView where Content: View {
  /// Creates the node of this view. Called by the engine only.
  func _makeNode(_ context: _NodeContext) -> _Node { KeyHandlerNode(self, context) }
}

private final class KeyHandlerNode<Content: View>: ViewNode<KeyHandler<Content>> {
  private var child = OnlyChild()
  override var children: [Node] { child.list }

  override func resolve() {
    child = child.showing(reconcile(child.node, view.content, environment))
  }

  override var keyHandling: KeyHandling { .byState }

  override func handle(_ key: Key) -> Bool {
    environment.isEnabled && view.action(KeyPress(key)) == .handled
  }
}

extension View {
  /// Adds an action for key presses while this view or a view inside has the focus: SwiftUI's
  /// `onKeyPress(phases:action:)`.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyHandler(content: self) { phases.contains($0.phase) ? action($0) : .ignored }
  }

  /// Adds an action for one key while this view or a view inside has the focus.
  public func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    KeyHandler(content: self) { $0.key == key ? action() : .ignored }
  }

  /// Adds an action for one key while this view or a view inside has the focus.
  public func onKeyPress(
    _ key: KeyEquivalent,
    phases: KeyPress.Phases,
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Adds an action for several keys while this view or a view inside has the focus.
  public func onKeyPress(
    keys: Set<KeyEquivalent>,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
  }

  /// Adds an action for keys whose character is in `characters`, while this view or a view inside
  /// has the focus.
  public func onKeyPress(
    characters: CharacterSet,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { press in
      press.key.character.unicodeScalars.allSatisfy(characters.contains) ? action(press) : .ignored
    }
  }

  /// Adds an action for a key as the terminal reports it, while this view or a view inside has the
  /// focus.
  @_disfavoredOverload
  public func onKeyPress(
    _ key: Key,
    action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    KeyHandler(content: self) { $0.input == key ? action() : .ignored }
  }
}
