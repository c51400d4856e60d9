/// Has the focus start anew: SwiftUI's `ResetFocusAction`. It goes to what prefers it, in
/// whatever scope: here the scope is the screen, or the sheet.
public struct ResetFocusAction {
  let board: FocusedBoard?

  /// Has the focus start anew.
  @MainActor
  public func callAsFunction(in namespace: Namespace.ID) { board?.host?.focusEngine.resetFocus() }
}

extension EnvironmentValues {
  /// Has the focus start anew: SwiftUI's `resetFocus`.
  public var resetFocus: ResetFocusAction { ResetFocusAction(board: focusedBoard) }
}
