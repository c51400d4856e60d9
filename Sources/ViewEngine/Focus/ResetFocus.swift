/// An action that resets the focus to the default: SwiftUI's `ResetFocusAction`. The scope is
/// always the screen or the sheet.
public struct ResetFocusAction {
  let store: FocusedValueStore?

  /// Resets the focus. `namespace` has no effect.
  @MainActor
  public func callAsFunction(in namespace: Namespace.ID) { store?.host?.focusEngine.resetFocus() }
}

extension EnvironmentValues {
  /// The action that resets the focus: SwiftUI's `resetFocus`.
  public var resetFocus: ResetFocusAction { ResetFocusAction(store: focusedValueStore) }
}
