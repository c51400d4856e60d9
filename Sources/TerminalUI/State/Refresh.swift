/// Loads anew what a view shows: SwiftUI's `RefreshAction`.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Loads, and returns when that is done.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// Loads anew what the views around show; nothing where they cannot.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets a person have the content loaded anew: SwiftUI's `refreshable`. There is nothing
  /// to pull at in a terminal; Ctrl-R does it while the focus is inside.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
      .onKeyPress(Key.control("r")) {
        Task { await action() }
        return .handled
      }
  }
}
