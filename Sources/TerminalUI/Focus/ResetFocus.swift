/// Has the focus start anew: SwiftUI's `ResetFocusAction`. It goes to what prefers it, in
/// whatever scope: here the scope is the screen, or the sheet.
public struct ResetFocusAction {
  let action: @MainActor () -> Void

  /// Has the focus start anew.
  @MainActor
  public func callAsFunction(in namespace: Namespace.ID) { action() }
}

private enum ResetFocusKey: EnvironmentKey {
  static var defaultValue: ResetFocusAction { ResetFocusAction {} }
}

extension EnvironmentValues {
  /// Has the focus start anew: SwiftUI's `resetFocus`.
  public internal(set) var resetFocus: ResetFocusAction {
    get { self[ResetFocusKey.self] }
    set { self[ResetFocusKey.self] = newValue }
  }
}

extension ViewHost {
  /// What has the focus start anew on this screen.
  var resetFocus: ResetFocusAction {
    ResetFocusAction { [weak self] in
      self?.aftermath.add {
        guard let self else { return }
        let elements = self.focusableElements
        let preferred = elements.first { $0.node.prefersDefaultFocus } ?? elements.first
        if let preferred { self.focus(preferred.node) }
      }
      self?.setNeedsLayout()
    }
  }
}
