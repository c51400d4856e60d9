/// An action that reloads the content of a view: SwiftUI's `RefreshAction`.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Reloads the content, and returns when it is loaded.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The action that reloads the content around the view; `nil` if it cannot be reloaded.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Sets the action that reloads the content: SwiftUI's `refreshable`. Ctrl-R runs it while a view
  /// inside has the focus, instead of a pull gesture.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
      .onKeyPress(Key.control("r")) {
        Task { await action() }
        return .handled
      }
  }
}
