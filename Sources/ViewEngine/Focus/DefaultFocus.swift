/// When a default focus is used: SwiftUI's `DefaultFocusEvaluationPriority`.
///
/// - In a terminal: The focus starts at the default with both priorities.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let isUserInitiated: Bool

  /// When the focus comes without somebody having moved it.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// Also when somebody moves it here.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

private struct DefaultFocus<Content: View, Value: Hashable>: View {
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value

  var body: some View { content.onAppear { binding.wrappedValue = value } }
}

extension View {
  /// Says where the focus starts when this view appears: SwiftUI's `defaultFocus`.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    DefaultFocus(content: self, binding: binding, value: value)
  }

  /// Says that the focus starts in this view. The namespace names the scope; here the
  /// scope is the screen, or the sheet.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true,
    in namespace: Namespace.ID
  ) -> some View {
    self.prefersDefaultFocus(prefersDefaultFocus)
  }
}
