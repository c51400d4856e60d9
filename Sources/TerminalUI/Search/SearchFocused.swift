extension View {
  /// Binds the focus of the search field in this view to a Boolean state: SwiftUI's
  /// `searchFocused(_:)`.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    environment(
      \.searchFocus,
      SearchFocus {
        AnyView(FocusBoundView(content: $0, binding: binding, value: true, nothing: false))
      }
    )
  }

  /// Binds the focus of the search field in this view to a state that equals `value` while the
  /// field has the focus: SwiftUI's `searchFocused(_:equals:)`.
  public func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding,
    equals value: Value
  ) -> some View {
    environment(
      \.searchFocus,
      SearchFocus {
        AnyView(FocusBoundView(content: $0, binding: binding, value: value, nothing: nil))
      }
    )
  }
}

/// The state to which the focus of a search field is bound.
struct SearchFocus {
  let tie: @MainActor (AnyView) -> AnyView

  /// Returns the field. Its focus is bound to the state if `focus` is not `nil`.
  @MainActor
  static func tied(_ field: some View, to focus: SearchFocus?) -> AnyView {
    let field = AnyView(field)
    return focus?.tie(field) ?? field
  }
}

private enum SearchFocusKey: EnvironmentKey {
  static var defaultValue: SearchFocus? { nil }
}

extension EnvironmentValues {
  var searchFocus: SearchFocus? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}
