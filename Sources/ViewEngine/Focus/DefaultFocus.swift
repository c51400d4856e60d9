/// The condition for using a default focus: SwiftUI's `DefaultFocusEvaluationPriority`.
///
/// - In a terminal: With both priorities, the focus starts at the default view.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let isUserInitiated: Bool

  /// The default focus is used if the focus moves without user action.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// The default focus is also used if a person moves the focus to this view.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

private struct DefaultFocus<Content: View, Value: Hashable>: View {
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value

  var body: some View { content.onAppear { binding.wrappedValue = value } }
}

extension View {
  /// Sets the initial focus when this view appears: SwiftUI's `defaultFocus`.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    DefaultFocus(content: self, binding: binding, value: value)
  }

  /// Sets whether the initial focus is in this view. The scope is always the screen or the sheet;
  /// `namespace` has no effect.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true,
    in namespace: Namespace.ID
  ) -> some View {
    self.prefersDefaultFocus(prefersDefaultFocus)
  }
}
