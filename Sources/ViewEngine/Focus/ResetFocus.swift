/// Has the focus start anew: SwiftUI's `ResetFocusAction`. It goes to what prefers it, in
/// whatever scope: here the scope is the screen, or the sheet.
public struct ResetFocusAction {
  let board: FocusedBoard?

  /// Has the focus start anew.
  @MainActor
  public func callAsFunction(in namespace: Namespace.ID) { board?.host?.resetFocus() }
}

extension EnvironmentValues {
  /// Has the focus start anew: SwiftUI's `resetFocus`.
  public var resetFocus: ResetFocusAction { ResetFocusAction(board: focusedBoard) }
}

extension ViewHost {
  /// Has the focus start anew once the tree has come to rest.
  fileprivate func resetFocus() {
    aftermath.add { [weak self] in
      guard let self else { return }
      let elements = focusableElements
      let preferred = elements.first { $0.node.prefersDefaultFocus } ?? elements.first
      if let preferred { focus(preferred.node) }
    }
    setNeedsLayout()
  }
}
